"""Functions of the C library that the optimizer knows (gen-target-library-info)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import bare_array, labelled
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_CLASS: Final = "TargetLibraryInfoImpl"

_SECTION: Final = cpp("""
    #ifdef GET_TARGET_LIBRARY_INFO_$name
    #undef GET_TARGET_LIBRARY_INFO_$name
    $body
    #endif

""")

_ENUM: Final = cpp("""
    enum LibFunc : unsigned {
      NotLibFunc = 0,
      $functions
      NumLibFuncs,
      End_LibFunc = NumLibFuncs,
      Begin_LibFunc = $first,
    };
""")

_DECLARATIONS: Final = cpp("""
    LLVM_ABI static const llvm::StringTable StandardNamesStrTable;
    LLVM_ABI static const llvm::StringTable::Offset StandardNamesOffsets[$count];
    LLVM_ABI static const uint8_t StandardNamesSizeTable[$count];
""")

_SIGNATURES: Final = cpp("""
    enum FuncArgTypeID : char {
      NoFuncArgType = 0,
      $types
    };
    static const FuncArgTypeID SignatureTable[] = {
      $signatures
    };
    static const uint16_t SignatureOffset[] = {
      $offsets
    };
""")


@generator("gen-target-library-info", help="functions of the C library that LLVM knows", since=22)
def TARGET_LIBRARY_INFO(records: Records, options: Options) -> str:
    functions = sorted(definitions_of(records, "TargetLibCall"), key=lambda record: record.id)
    types = sorted(definitions_of(records, "FuncArgType"), key=lambda record: record.id)
    return "".join(
        [
            file_header("Target Library Info Source Fragment", records.main_file),
            _SECTION(name="ENUM", body=_enum(functions)),
            _SECTION(name="STRING_TABLE", body=_names(functions)),
            _SECTION(name="IMPL_DECL", body=_DECLARATIONS(count=len(functions) + 1)),
            _SECTION(name="SIGNATURE_TABLE", body=_signatures(functions, types)),
        ]
    )


def _enum(functions: list[Record]) -> str:
    return _ENUM(
        functions=[f"LibFunc_{function.name}," for function in functions],
        first=f"LibFunc_{functions[0].name}" if functions else "NumLibFuncs",
    )


def _names(functions: list[Record]) -> str:
    strings = StringOffsets()
    names = of_each(functions, lambda function: function.value_as_string("String"))
    offsets = labelled([0, *map(strings.add, names)], ["", *names])
    sizes = [len(name.encode(errors="surrogateescape")) for name in names]
    count = len(functions) + 1
    return "".join(
        [
            strings.shared_definition(_CLASS, "StandardNamesStrTable"),
            bare_array(
                f"const llvm::StringTable::Offset {_CLASS}::StandardNamesOffsets[{count}]", offsets
            ),
            bare_array(
                f"const uint8_t {_CLASS}::StandardNamesSizeTable[{count}]",
                [f"{size}," for size in [0, *sizes]],
            ),
        ]
    )


def _signatures(functions: list[Record], types: list[Record]) -> str:
    signatures = [("Void",), *of_each(functions, _signature)]  # that of no function first
    stored, offsets = sequence_table(signatures, terminated=True)
    return _SIGNATURES(
        types=[f"{type_.name}," for type_ in types],
        signatures=[
            f"/* {offsets[names]} */ {', '.join([*names, 'NoFuncArgType'])}," for names in stored
        ],
        offsets=labelled(
            [offsets[signature] for signature in signatures],
            ["", *[function.name for function in functions]],
        ),
    )


def _signature(function: Record) -> tuple[str, ...]:
    result = function.value_as_optional_def("ReturnType")
    arguments = function.value_as_list_of_defs("ArgumentTypes")
    return tuple([type_.name for type_ in [*([result] if result else []), *arguments]])
