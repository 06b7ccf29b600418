"""Custom builders of operations, attributes and types."""

from __future__ import annotations

from tblgen_build._core import DefValue, Record, StringValue, Value


class BuilderParameter:
    """A parameter that follows those every builder has.

    What it is instead of a type is an error only where the builder is written, not in documents.
    """

    __slots__ = ("_builder", "_value", "default", "name")

    def __init__(self, builder: Record, name: str | None, value: Value) -> None:
        self._builder = builder
        self._value = value
        self.name = name
        argument = self._argument()
        default = argument.value_as_optional_string("defaultValue") if argument else None
        self.default = default or None

    @property
    def cpp_type(self) -> str:
        if isinstance(self._value, StringValue):
            return self._value.value
        argument = self._argument()
        if argument is None:
            raise self._builder.error(
                "expected a C++ type string or a CArg as a builder's parameter, "
                f"got '{self._value}'"
            )
        return argument.value_as_string("type")

    def _argument(self) -> Record | None:
        value = self._value
        if isinstance(value, DefValue) and value.record.is_subclass_of("CArg"):
            return value.record
        return None


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
