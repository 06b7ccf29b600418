"""RISC-V's vector builtins as Clang declares them (gen-riscv-vector-builtins)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.registry import generator

from .vector_builtin import builtins

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .vector_builtin import VectorBuiltin

_FILE: Final = cpp("""
    // RISCV Vector builtin enumerators
    #ifdef GET_RISCVV_BUILTIN_ENUMERATORS
      $names
    #endif // GET_RISCVV_BUILTIN_ENUMERATORS

    // RISCV Vector builtin enumerators
    #ifdef GET_RISCVV_BUILTIN_STR_TABLE
    $strings
    #endif // GET_RISCVV_BUILTIN_STR_TABLE

    // RISCV Vector builtin infos
    #ifdef GET_RISCVV_BUILTIN_INFOS
      $infos
    #endif // GET_RISCVV_BUILTIN_INFOS

""")
_NAME: Final = cpp("BI__builtin_rvv_$name,\n")
_INFO: Final = cpp("""
    Builtin::Info{Builtin::Info::StrOffsets{$name /* $spelled */, $type, $attributes, $features}, HeaderDesc::NO_HEADER, ALL_LANGUAGES},
""")  # noqa: E501
_ATTRIBUTES: Final = "n"  # no exceptions
_FEATURES: Final = "zve32x"  # the least that has vectors


def _text(records: Records, options: Options) -> str:
    found = builtins(records)
    strings = StringOffsets()
    strings.add(_ATTRIBUTES)
    strings.add(_FEATURES)
    infos = [_info(builtin, strings) for builtin in found]
    return _FILE(
        names=[_NAME(name=builtin.name) for builtin in found],
        strings=strings.definition("BuiltinStrings").rstrip() + "\n",
        infos=infos,
    )


BUILTINS = generator("gen-riscv-vector-builtins", help="RISC-V vectors: builtins")(_text)
SIFIVE = generator("gen-riscv-sifive-vector-builtins", help="RISC-V, SiFive vectors: builtins")(
    _text
)
ANDES = generator(
    "gen-riscv-andes-vector-builtins",
    help="RISC-V, Andes vectors: builtins",
    since=21,
)(_text)


def _info(builtin: VectorBuiltin, strings: StringOffsets) -> str:
    name = str(strings.add(builtin.name))
    return _INFO(
        name=name,
        spelled=builtin.name,
        type=strings.commented(builtin.type) if builtin.type else "0",
        attributes=strings.commented(_ATTRIBUTES),
        features=strings.commented(_FEATURES),
    )
