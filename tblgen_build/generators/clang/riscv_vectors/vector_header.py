"""riscv_vector.h: the types of vectors, and the text in records (gen-riscv-vector-header)."""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.registry import generator
from tblgen_build.releases.clang import SMALL_FLOATS_HAVE_VECTORS, VECTOR_EXTENSIONS_ARE_DEFINED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

_FILE: Final = cpp("""
    /* riscv_vector.h: the types of RISC-V's vectors. Generated; do not edit. */

    #ifndef __RISCV_VECTOR_H
    #define __RISCV_VECTOR_H

    #include <stdint.h>
    #include <stddef.h>

    #ifdef __cplusplus
    extern "C" {
    #endif

    #pragma clang riscv intrinsic vector

    $extensions
    $written
    $types

    #ifdef __cplusplus
    }
    #endif // __cplusplus
    #endif // __RISCV_VECTOR_H
""")
_EXTENSION: Final = cpp("#define __riscv_intrinsic_$name 1\n")
_TYPEDEF: Final = cpp("typedef __rvv_${name}_t v${name}_t;\n")
_EXTENSIONS: Final = (
    *("v", "zvabd", "zvbb", "zvbc", "zvdot4a8i", "zve32f", "zve32x", "zve64d", "zve64f", "zve64x"),
    *("zvfbfa", "zvfbfmin", "zvfbfwma", "zvfh", "zvfhmin", "zvfofp8min", "zvkb", "zvkg", "zvkn"),
    *("zvknc", "zvkned", "zvkng", "zvknha", "zvknhb", "zvks", "zvksc", "zvksed", "zvksg", "zvksh"),
)
_MASKS: Final = (64, 32, 16, 8, 4, 2, 1)
# Elements with the fewest registers that hold one, as logarithms.
_INTEGERS: Final = (("int8", -3), ("int16", -2), ("int32", -1), ("int64", 0))
_FLOATS: Final = (("float16", -2), ("float32", -1), ("float64", 0), ("bfloat16", -2))
_SMALL_FLOATS: Final = (("float8e4m3", -3), ("float8e5m2", -3))  # which have no tuples
_MOST_REGISTERS: Final = 8


@generator("gen-riscv-vector-header", help="riscv_vector.h")
def HEADER(records: Records, options: Options) -> str:
    extensions = _EXTENSIONS if records.release.has(VECTOR_EXTENSIONS_ARE_DEFINED) else ()
    headers = definitions(records, "RVVHeader")
    names = [f"bool{count}" for count in _MASKS]
    for element, least in _INTEGERS:
        names += _vectors([element, f"u{element}"], least)
    for element, least in _FLOATS:
        names += _vectors([element], least)
    if records.release.has(SMALL_FLOATS_HAVE_VECTORS):
        for element, least in _SMALL_FLOATS:
            names += _vectors([element], least, has_tuples=False)
    return _FILE(
        extensions=[_EXTENSION(name=name) for name in extensions],
        written="".join(header.value_as_string("HeaderCode") for header in headers),
        types=[_TYPEDEF(name=name) for name in names],
    )


def _vectors(elements: list[str], least: int, has_tuples: bool = True) -> list[str]:
    """Vectors of all sizes, and tuples of them."""
    names: list[str] = []
    for lmul in range(least, 4):
        registers = f"m{1 << lmul}" if lmul >= 0 else f"mf{1 << -lmul}"
        most = _MOST_REGISTERS >> max(lmul, 0) if has_tuples else 1
        for count in range(1, most + 1):
            size = f"x{count}" if count > 1 else ""
            names += [f"{element}{registers}{size}" for element in elements]
    return names
