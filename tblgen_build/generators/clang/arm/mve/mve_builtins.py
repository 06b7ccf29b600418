"""What Clang declares of MVE's and CDE's functions: builtins, and names that stand for them."""

from __future__ import annotations

from tblgen_build.generators.clang.arm.builtin_table import NO_EXCEPTIONS, BuiltinTable
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.registry import generator

from .mve_function import functions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

_CUSTOM_CHECKS: Final = "nt"
_UNEVALUATED: Final = "ntu"
_COPROCESSOR: Final = "ncU"
_ANY_TYPE: Final = "vi."
_ALIASES: Final = cpp("""
    static const IntrinToName MapData[] = {
      $rows
    };

    ArrayRef<IntrinToName> Map(MapData);

    static const char IntrinNames[] = {
        $names};

""")
_ALIAS: Final = cpp("{ ARM::BI$builtin, $name, $short_name},\n")
_NO_NAME: Final = "-1"


@generator("gen-arm-mve-builtin-def", help="Arm MVE: builtins")
def MVE_BUILTINS(records: Records, options: Options) -> str:
    found = functions(records)
    table = BuiltinTable("mve", "arm_mve", (NO_EXCEPTIONS, _CUSTOM_CHECKS, _UNEVALUATED, _ANY_TYPE))
    for function in found:
        table.add(function.name, "", NO_EXCEPTIONS)
    short: dict[str, str] = {}  # by name: attributes
    for function in found:
        if function.is_polymorphic:
            is_evaluated = not function.record.value_as_bit("nonEvaluating")
            short.setdefault(function.short_name, _CUSTOM_CHECKS if is_evaluated else _UNEVALUATED)
            table.add_texts([function.short_name])
    for name in sorted(short):
        table.add(name, _ANY_TYPE, short[name])
    return table.text()


@generator("gen-arm-cde-builtin-def", help="Arm CDE: builtins")
def CDE_BUILTINS(records: Records, options: Options) -> str:
    table = BuiltinTable("cde", "arm_cde", (_COPROCESSOR,))
    for function in functions(records):
        if not function.is_header_only:
            table.add(function.name, "", _COPROCESSOR)
    return table.text()


def _aliases(records: Records) -> str:
    names = StringOffsets()
    rows: list[str] = []
    for function in functions(records):
        if function.is_header_only:
            continue
        short = str(names.add(function.short_name)) if function.is_polymorphic else _NO_NAME
        name = str(names.add(function.name))
        rows.append(_ALIAS(builtin=function.builtin(), name=name, short_name=short))
    return _ALIASES(rows=rows, names=names.literal())


@generator("gen-arm-mve-builtin-aliases", help="Arm MVE: names that builtins may have")
def MVE_ALIASES(records: Records, options: Options) -> str:
    return _aliases(records)


@generator("gen-arm-cde-builtin-aliases", help="Arm CDE: names that builtins may have")
def CDE_ALIASES(records: Records, options: Options) -> str:
    return _aliases(records)
