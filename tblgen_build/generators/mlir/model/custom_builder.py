"""Custom builders of operations, attributes and types."""

from __future__ import annotations

from tblgen_build._core import DefValue, Record, RecordError, StringValue, Value


class BuilderParameter:
    """A parameter that follows those every builder has."""

    __slots__ = ("cpp_type", "default", "name")

    def __init__(self, cpp_type: str, name: str | None, default: str | None) -> None:
        self.cpp_type = cpp_type
        self.name = name
        self.default = default


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
            self._parameter(name, value)
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

    def _parameter(self, name: str | None, value: Value) -> BuilderParameter:
        if isinstance(value, StringValue):
            return BuilderParameter(value.value, name, None)
        if isinstance(value, DefValue) and value.record.is_subclass_of("CArg"):
            default = value.record.value_as_optional_string("defaultValue")
            return BuilderParameter(value.record.value_as_string("type"), name, default or None)
        raise self._unexpected(value)

    def _unexpected(self, value: Value) -> RecordError:
        return self.record.error(
            f"expected a C++ type string or a CArg as a builder's parameter, got '{value}'"
        )

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
