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

    from tblgen_build._core import Records, Release, Template
    from tblgen_build.registry import Options

_SECTION: Final = cpp("""
    #ifdef $macro
    $rows
    #endif

""")
_CONSTANT: Final = cpp("const uint64_t $name = $value;\n")
_ENUMERATOR: Final = cpp("$name = $value,\n")
_CLASSES: Final = ("EltType", "MemEltType", "FlagType", "MergeType", "ImmCheckType")

Numbers = dict[str, dict[str, int]]  # by class and def


def shared_numbers(records: Records) -> Numbers:
    """All of them: every generator of SVE and SME wants the classes, whichever it writes."""
    return {
        class_: dict(
            of_each(
                definitions(records, class_),
                lambda record: (record.name, record.value_as_int("Value")),
            )
        )
        for class_ in _CLASSES
    }


@generator("gen-arm-sve-typeflags", help="Arm SVE: numbers of types and flags")
def TYPE_FLAGS(records: Records, options: Options) -> str:
    numbers = shared_numbers(records)
    sections = [
        ("LLVM_GET_SVE_TYPEFLAGS", numbers["FlagType"], _CONSTANT),
        ("LLVM_GET_SVE_ELTTYPES", numbers["EltType"], _ENUMERATOR),
        ("LLVM_GET_SVE_MEMELTTYPES", numbers["MemEltType"], _ENUMERATOR),
        ("LLVM_GET_SVE_MERGETYPES", numbers["MergeType"], _ENUMERATOR),
    ]
    return "".join(_section(*section, records.release) for section in sections)


@generator(
    "gen-arm-immcheck-types",
    help="kinds of range checks of immediate arguments (arm_immcheck_types.inc)",
    since=21,
)
def CHECKS(records: Records, options: Options) -> str:
    values = shared_numbers(records)["ImmCheckType"]
    macro = "LLVM_GET_ARM_INTRIN_IMMCHECKTYPES"
    return _section(macro, values, _ENUMERATOR, records.release)


def _section(macro: str, values: dict[str, int], row: Template, release: Release) -> str:
    """A row for each def, in the order of the reference's map."""
    return _SECTION(
        macro=macro,
        rows=[
            row(name=name, value=str(values[name])) for name in string_map_order(values, release)
        ],
    )
