"""Functions of the C library that the optimizer knows (gen-target-library-info)."""

from __future__ import annotations

from tblgen_build.generators.cpp.sequence_table import SequenceTable
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.llvm.model.definitions import definitions
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_CLASS: Final = "TargetLibraryInfoImpl"
_PREFIX: Final = "GET_TARGET_LIBRARY_INFO"


@generator("gen-target-library-info", help="Generate TargetLibraryInfo")
def TARGET_LIBRARY_INFO(records: Records, options: Options) -> str:
    functions = sorted(definitions(records, "TargetLibCall"), key=lambda record: record.id)
    types = sorted(definitions(records, "FuncArgType"), key=lambda record: record.id)
    return "".join(
        [
            _section("ENUM", _enum(functions)),
            _section("STRING_TABLE", _names(functions)),
            _section("IMPL_DECL", _declarations(len(functions) + 1)),
            _section("SIGNATURE_TABLE", _signatures(functions, types)),
        ]
    )


def _section(name: str, body: str) -> str:
    return f"#ifdef {_PREFIX}_{name}\n#undef {_PREFIX}_{name}\n{body}#endif\n\n"


def _enum(functions: list[Record]) -> str:
    names = "".join([f"  LibFunc_{function.name},\n" for function in functions])
    first = f"LibFunc_{functions[0].name}" if functions else "NumLibFuncs"
    return (
        f"enum LibFunc : unsigned {{\n  NotLibFunc = 0,\n{names}  NumLibFuncs,\n"
        f"  End_LibFunc = NumLibFuncs,\n  Begin_LibFunc = {first},\n}};\n"
    )


def _names(functions: list[Record]) -> str:
    strings = StringOffsets()
    names = [function.value_as_string("String") for function in functions]
    offsets = "".join([f"  {offset},\n" for offset in [0, *map(strings.add, names)]])
    sizes = [len(name.encode(errors="surrogateescape")) for name in names]
    size_rows = "".join([f"  {size},\n" for size in [0, *sizes]])
    count = len(functions) + 1
    return (
        f"{strings.shared_definition(_CLASS, 'StandardNamesStrTable')}"
        f"const llvm::StringTable::Offset {_CLASS}::StandardNamesOffsets[{count}] = {{\n"
        f"{offsets}}};\n"
        f"const uint8_t {_CLASS}::StandardNamesSizeTable[{count}] = {{\n{size_rows}}};\n"
    )


def _declarations(count: int) -> str:
    return (
        "LLVM_ABI static const llvm::StringTable StandardNamesStrTable;\n"
        f"LLVM_ABI static const llvm::StringTable::Offset StandardNamesOffsets[{count}];\n"
        f"LLVM_ABI static const uint8_t StandardNamesSizeTable[{count}];\n"
    )


def _signatures(functions: list[Record], types: list[Record]) -> str:
    names = "".join([f"  {type_.name},\n" for type_ in types])
    signatures = [("Void",), *map(_signature, functions)]  # that of no function first
    table = SequenceTable[str](terminated=True)
    for signature in signatures:
        table.add(signature)
    table.layout()
    stored = "".join([f"  {', '.join([*types, 'NoFuncArgType'])},\n" for types in table.stored])
    offsets = "".join([f"  {table.offset(signature)},\n" for signature in signatures])
    return (
        f"enum FuncArgTypeID : char {{\n  NoFuncArgType = 0,\n{names}}};\n"
        f"static const FuncArgTypeID SignatureTable[] = {{\n{stored}}};\n"
        f"static const uint16_t SignatureOffset[] = {{\n{offsets}}};\n"
    )


def _signature(function: Record) -> tuple[str, ...]:
    result = function.value_as_optional_def("ReturnType")
    arguments = function.value_as_list_of_defs("ArgumentTypes")
    return tuple([type_.name for type_ in [*([result] if result else []), *arguments]])
