"""Numbers that Clang shares with Arm's `.td` files (gen-arm-sve-typeflags, -immcheck-types)."""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records, Template
    from tblgen_build.registry import Options

_SECTION: Final = cpp("""
    #ifdef $macro
    $rows
    #endif

""")
_CONSTANT: Final = cpp("const uint64_t $name = $value;\n")
_ENUMERATOR: Final = cpp("$name = $value,\n")


@generator("gen-arm-sve-typeflags", help="Generate arm_sve_typeflags.inc for clang")
def TYPE_FLAGS(records: Records, options: Options) -> str:
    return "".join(
        [
            _section(records, "LLVM_GET_SVE_TYPEFLAGS", "FlagType", _CONSTANT),
            _section(records, "LLVM_GET_SVE_ELTTYPES", "EltType"),
            _section(records, "LLVM_GET_SVE_MEMELTTYPES", "MemEltType"),
            _section(records, "LLVM_GET_SVE_MERGETYPES", "MergeType"),
        ]
    )


@generator(
    "gen-arm-immcheck-types",
    help="Generate arm_immcheck_types.inc (immediate range check types) for clang",
    since=21,
)
def CHECKS(records: Records, options: Options) -> str:
    return _section(records, "LLVM_GET_ARM_INTRIN_IMMCHECKTYPES", "ImmCheckType")


def _section(records: Records, macro: str, class_: str, row: Template = _ENUMERATOR) -> str:
    """A row for each def of the class, in the order of the reference's map."""
    values = dict(
        of_each(
            definitions(records, class_),
            lambda record: (record.name, record.value_as_int("Value")),
        )
    )
    return _SECTION(
        macro=macro,
        rows=[
            row(name=name, value=str(values[name]))
            for name in string_map_order(values, records.release)
        ],
    )
