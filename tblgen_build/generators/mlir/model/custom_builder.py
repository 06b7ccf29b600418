"""Custom builders of operations, attributes and types."""

from __future__ import annotations

from tblgen_build._core import DefValue, Record, StringValue, Value


class BuilderParameter:
    """A parameter after those that every builder has; `record` is the builder's owner."""

    __slots__ = ("_value", "default", "name", "record")

    def __init__(self, record: Record, name: str | None, value: Value) -> None:
        self.record = record
        self.name = name
        self.default: str | None = None
        self._value = value
        if isinstance(value, DefValue):
            self.default = value.record.value_as_optional_string("defaultValue") or None

    @property
    def cpp_type(self) -> str:
        """Raises RecordError if it is not a type. Ask only for builders that are emitted."""
        value = self._value
        if isinstance(value, StringValue):
            return value.value
        # Any record with the field will do, of class `CArg` or not, as in the reference.
        if isinstance(value, DefValue) and value.record.field("type") is not None:
            return value.record.value_as_string("type")
        raise self.record.error(
            f"expected a C++ type string or a CArg as a builder's parameter, got '{value}'"
        )


class CustomBuilder:
    """A view of a record of class `OpBuilder` or `AttrOrTypeBuilder`; `owner` is what it builds."""

    __slots__ = ("owner", "parameters", "record")

    def __init__(self, record: Record, owner: Record) -> None:
        self.record = record
        self.owner = owner
        self.parameters = self._parameters()

    def _parameters(self) -> list[BuilderParameter]:
        dag = self.record.value_as_dag("dagParams")
        operator = dag.operator
        if not isinstance(operator, DefValue) or operator.record.name != "ins":
            raise self.record.error("expected 'ins' as the operator of a builder's parameters")
        parameters = [
            BuilderParameter(self.record, name, value)
            for name, value in zip(dag.arg_names, dag.args, strict=True)
        ]
        seen_default = False
        for index, parameter in enumerate(parameters):
            if parameter.default is not None:
                seen_default = True
            elif seen_default:
                raise self.owner.error(
                    f"parameter {_describe(parameter, index)} of a builder needs a default value, "
                    "as an earlier parameter has one"
                )
        return parameters

    @property
    def body(self) -> str | None:
        """The C++ body; None where the builder is only declared."""
        return self.record.value_as_optional_string("body") or None

    @property
    def deprecation(self) -> str | None:
        if not self.record.is_subclass_of("CppDeprecated"):
            return None
        return self.record.value_as_optional_string("odsCppDeprecated")


def _describe(parameter: BuilderParameter, index: int) -> str:
    return f"'{parameter.name}'" if parameter.name else f"#{index}"
