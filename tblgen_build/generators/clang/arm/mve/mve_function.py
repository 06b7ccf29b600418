"""MVE's and CDE's functions: one for each type that a record names."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.mistakes import of_each_record, placed

from .call_code import CallCode
from .mve_argument import MveArgument
from .mve_type import MveTypes, Scalar, record_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records

    from .mve_type import MveType


class MveFunction:
    """A function, named for its type."""

    __slots__ = (
        "arguments",
        "code",
        "extension",
        "name",
        "record",
        "result",
        "short_name",
        "types",
    )

    def __init__(self, records: Records, record: Record, parameter: Record) -> None:
        self.record = record
        self.extension = record.value_as_string("builtinExtension")
        scalar = _scalar(records, parameter)
        self.types = MveTypes(records, scalar)
        self.name = _name(record, scalar)
        self.short_name = _short_name(self.name, record.value_as_def("pnt"))
        self.result = self.types.of(record.value_as_def("ret"))
        arguments = record.value_as_dag("args")
        self.arguments: list[MveArgument] = []
        for index, (value, name) in enumerate(
            zip(arguments.args, arguments.arg_names, strict=True)
        ):
            self.arguments.append(MveArgument(self.types, record_of(value), index, name or ""))
        self.code = CallCode(record, self.types, self.arguments)

    @property
    def is_header_only(self) -> bool:
        return self.record.value_as_bit("headerOnly")

    @property
    def is_polymorphic(self) -> bool:
        return self.name != self.short_name

    def all_types(self) -> list[MveType]:
        return [self.result, *[argument.type for argument in self.arguments]]

    def is_float(self) -> bool:
        return any(type_.is_float() for type_ in self.all_types())

    def is_vector(self) -> bool:
        return any(type_.is_vector() for type_ in self.all_types())

    def builtin(self, extension: str = "") -> str:
        return f"__builtin_arm_{extension or self.extension}_{self.name}"

    def checks(self) -> list[str]:
        """Of the arguments that have to be constants."""
        return [text for argument in self.arguments for text in argument.checks]


def _name(record: Record, parameter: Scalar | None) -> str:
    has_own = record.is_subclass_of("NameOverride")
    base = record.value_as_string("basename") if has_own else record.name
    if parameter is None:
        return base
    return (
        f"{base}_{record.value_as_string('overrideKindLetter') or parameter.kind}{parameter.size}"
    )


def _short_name(name: str, how: Record) -> str:
    """The name that several functions may share."""
    words = name.split("_")
    count = how.value_as_int("NumTypeSuffixesToDiscard")
    words = words[: len(words) - count]
    extra = how.value_as_optional_string("ExtraSuffixToDiscard")
    if extra is not None and extra in words:
        del words[len(words) - 1 - words[::-1].index(extra)]
    return "_".join(words)


def _scalar(records: Records, parameter: Record) -> Scalar | None:
    """What the function's types depend on, if on anything."""
    if parameter.name == "Void":
        return None
    found = MveTypes(records).of(parameter)
    if not isinstance(found, Scalar):
        raise parameter.error("functions are named for scalars only")
    return found


def functions(records: Records) -> list[MveFunction]:
    """All of them, in the order of their names."""
    definitions(records, "PrimitiveType")
    found: dict[str, MveFunction] = {}

    def add(record: Record) -> None:
        for parameter in record.value_as_list_of_defs("params"):
            try:
                function = MveFunction(records, record, parameter)
            except RecordError as error:
                raise placed(error, record) from None
            found[function.name] = function

    of_each_record(definitions(records, "Intrinsic"), add)
    return [found[name] for name in sorted(found)]
