"""arm_sve.h and arm_sme.h: types, enumerations, and a declaration for each builtin."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.registry import generator

from .sve_builtin import builtins, reinterpretations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .sve_builtin import Reinterpretation, SveBuiltin

_SVE: Final = cpp("""
    /* arm_sve.h: the intrinsics of Arm's SVE. Generated; do not edit. */

    #ifndef __ARM_SVE_H
    #define __ARM_SVE_H

    #if !defined(__LITTLE_ENDIAN__)
    #error "Big endian is currently not supported for arm_sve.h"
    #endif
    #include <stdint.h>

    #ifdef __cplusplus
    extern "C" {
    #else
    #include <stdbool.h>
    #endif

    typedef __fp16 float16_t;
    typedef float float32_t;
    typedef double float64_t;
    $vectors

    typedef __SVBfloat16_t svbfloat16_t;
    #include <arm_bf16.h>
    #include <arm_vector_types.h>
    typedef __SVMfloat8_t svmfloat8_t;

    typedef __SVFloat32_t svfloat32_t;
    typedef __SVFloat64_t svfloat64_t;
    $tuples
    typedef __SVBool_t svbool_t;
    typedef __clang_svboolx2_t svboolx2_t;
    typedef __clang_svboolx4_t svboolx4_t;

    $small_tuples
    typedef __SVCount_t svcount_t;

    enum svpattern
    {
      $patterns
    };

    enum svprfop
    {
      $prefetches
    };

    #define __ai static __inline__ __attribute__((__always_inline__, __nodebug__))

    #define __aio static __inline__ __attribute__((__always_inline__, __nodebug__, __overloadable__))

    $reinterpretations
    $functions
    $renamed

    #ifdef __cplusplus
    } // extern "C"
    #endif

    #undef __ai

    #undef __aio

    #endif /* __ARM_SVE_H */
""")  # noqa: E501
_SME: Final = cpp("""
    /* arm_sme.h: the intrinsics of Arm's SME. Generated; do not edit. */

    #ifndef __ARM_SME_H
    #define __ARM_SME_H

    #if !defined(__LITTLE_ENDIAN__)
    #error "Big endian is currently not supported for arm_sme.h"
    #endif
    #include <arm_sve.h>

    #include <stddef.h>

    #define __ai static __inline__ __attribute__((__always_inline__, __nodebug__))

    #define __aio static __inline__ __attribute__((__always_inline__, __nodebug__, __overloadable__))

    #ifdef __cplusplus
    extern "C" {
    #endif

    void __arm_za_disable(void) __arm_streaming_compatible;

    __ai bool __arm_has_sme(void) __arm_streaming_compatible {
      uint64_t x0, x1;
      __builtin_arm_get_sme_state(&x0, &x1);
      return x0 & (1ULL << 63);
    }

    void *__arm_sc_memcpy(void *dest, const void *src, size_t n) __arm_streaming_compatible;
    void *__arm_sc_memmove(void *dest, const void *src, size_t n) __arm_streaming_compatible;
    void *__arm_sc_memset(void *s, int c, size_t n) __arm_streaming_compatible;
    void *__arm_sc_memchr(void *s, int c, size_t n) __arm_streaming_compatible;

    __ai __attribute__((target("sme"))) void svundef_za(void) __arm_streaming_compatible __arm_out("za") { }

    $functions
    #ifdef __cplusplus
    } // extern "C"
    #endif

    #undef __ai

    #endif /* __ARM_SME_H */
""")  # noqa: E501
_VECTOR: Final = cpp("typedef __SV${type}_t sv${name}_t;\n")
_TUPLE: Final = cpp("typedef __clang_sv${name}x${count}_t sv${name}x${count}_t;\n")
_ENUMERATOR: Final = cpp("SV_$name = $value,")
_FUNCTION: Final = cpp("""
    $macro __attribute__((__clang_arm_builtin_alias(__builtin_${feature}_$builtin)))
    $result $name($parameters);
""")
_RENAMED: Final = cpp("#define ${name}_x ${name}_m\n")
_WIDTHS: Final = ("8", "16", "32", "64")
_PATTERNS: Final = (
    "POW2",
    *(f"VL{count}" for count in (1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 128, 256)),
)
_LATER_PATTERNS: Final = (("MUL4", 29), ("MUL3", 30), ("ALL", 31))
_PREFETCHES: Final = (("PLD", 0), ("PST", 8))  # loads, stores: the first number
_CONVERSIONS: Final = (
    "svcvtnt_bf16",
    "svcvtnt_bf16_f32",
    "svcvtnt_f16",
    "svcvtnt_f16_f32",
    "svcvtnt_f32",
    "svcvtnt_f32_f64",
    "svcvtxnt_f32",
    "svcvtxnt_f32_f64",
)


@generator("gen-arm-sve-header", help="arm_sve.h")
def SVE(records: Records, options: Options) -> str:
    integers = [f"{u}int{bits}" for u in ("", "u") for bits in _WIDTHS]
    tuples = [*integers, "float16", "float32", "float64"]
    counts = ("2", "3", "4")
    return _SVE(
        vectors=[_VECTOR(type=name.capitalize(), name=name) for name in [*integers, "float16"]],
        tuples=[_TUPLE(name=name, count=count) for count in counts for name in tuples],
        small_tuples=[
            _TUPLE(name=name, count=count) for name in ("bfloat16", "mfloat8") for count in counts
        ],
        patterns=_enumerators([*[(name, i) for i, name in enumerate(_PATTERNS)], *_LATER_PATTERNS]),
        prefetches=_enumerators(_prefetches()),
        reinterpretations=_reinterpretations(),
        functions=_functions(records, "sve"),
        renamed=[_RENAMED(name=name) for name in _CONVERSIONS],
    )


@generator("gen-arm-sme-header", help="arm_sme.h")
def SME(records: Records, options: Options) -> str:
    return _SME(functions=_functions(records, "sme"))


def _enumerators(rows: list[tuple[str, int]]) -> str:
    return "\n".join(_ENUMERATOR(name=name, value=str(value)) for name, value in rows).rstrip(",")


def _prefetches() -> list[tuple[str, int]]:
    return [
        (f"{kind}L{level}{policy}", first + 2 * (level - 1) + index)
        for kind, first in _PREFETCHES
        for level in (1, 2, 3)
        for index, policy in enumerate(("KEEP", "STRM"))
    ]


def _reinterpretations() -> list[str]:
    """By their full names, then by those that say the result alone."""
    found: list[str] = []
    for group in reinterpretations():
        found += [_reinterpretation(one, one.name) for one in group]
        found += [_reinterpretation(one, one.short_name) for one in group]
    return found


def _reinterpretation(builtin: Reinterpretation, name: str) -> str:
    return _FUNCTION(
        macro="__aio",
        feature="sve",
        builtin=builtin.name,
        result=builtin.to.written(),
        name=f"sv{name}",
        parameters=f"{builtin.of.written()} op",
    )


def _functions(records: Records, feature: str) -> list[str]:
    """Sorted by the features that they need; shared names come after the others."""
    rows: list[tuple[tuple[str, bool, str], str]] = []
    for builtin in builtins(records):
        record = builtin.record
        guards = builtin.guard("sve") + builtin.guard("sme")
        written = record.value_as_string("Name")
        rows.append(((guards, False, written), _function(builtin, builtin.name, feature)))
        if builtin.short_name != builtin.name:
            rows.append(((guards, True, written), _function(builtin, builtin.short_name, feature)))
    rows.sort(key=lambda row: row[0])
    return [text for _, text in rows]


def _function(builtin: SveBuiltin, name: str, feature: str) -> str:
    written = [type_.written() for type_ in builtin.types]
    return _FUNCTION(
        macro="__ai" if name == builtin.name else "__aio",
        feature=feature,
        builtin=builtin.name,
        result=written[0] if written else "void",
        name=name,
        parameters=", ".join(written[1:]),
    )
