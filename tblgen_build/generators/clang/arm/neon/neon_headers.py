"""NEON's headers: arm_neon.h, arm_fp16.h, arm_bf16.h, arm_vector_types.h."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.registry import generator
from tblgen_build.releases.clang import SCALES_ARE_SET_BY_FUNCTIONS_ELSEWHERE

from .function_bodies import functions_in_c
from .neon_type import base_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

_NEON: Final = cpp("""
    /* arm_neon.h: the intrinsics of Arm's NEON. Generated; do not edit. */

    #ifndef __ARM_NEON_H
    #define __ARM_NEON_H

    #if !defined(__arm__) && !defined(__aarch64__) && !defined(__arm64ec__)
    #error "<arm_neon.h> is intended only for ARM and AArch64 targets"
    #elif !defined(__ARM_FP)
    #error "NEON intrinsics not available with the soft-float ABI. Please use -mfloat-abi=softfp or -mfloat-abi=hard"
    #else

    #include <stdint.h>

    #include <arm_bf16.h>
    #include <arm_vector_types.h>
    #if defined(__aarch64__) || defined(__arm64ec__)
    typedef uint8_t poly8_t;
    typedef uint16_t poly16_t;
    typedef uint64_t poly64_t;
    typedef __uint128_t poly128_t;
    #else
    typedef int8_t poly8_t;
    typedef int16_t poly16_t;
    typedef int64_t poly64_t;
    #endif
    $types

    #define __ai static __inline__ __attribute__((__always_inline__, __nodebug__))

    #if !defined(__LITTLE_ENDIAN__)
    #if defined(__aarch64__) || defined(__arm64ec__)
    #define __lane_reverse_64_32 1,0
    #define __lane_reverse_64_16 3,2,1,0
    #define __lane_reverse_64_8 7,6,5,4,3,2,1,0
    #define __lane_reverse_128_64 1,0
    #define __lane_reverse_128_32 3,2,1,0
    #define __lane_reverse_128_16 7,6,5,4,3,2,1,0
    #define __lane_reverse_128_8 15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0
    #else
    #define __lane_reverse_64_32 1,0
    #define __lane_reverse_64_16 3,2,1,0
    #define __lane_reverse_64_8 7,6,5,4,3,2,1,0
    #define __lane_reverse_128_64 0,1
    #define __lane_reverse_128_32 1,0,3,2
    #define __lane_reverse_128_16 3,2,1,0,7,6,5,4
    #define __lane_reverse_128_8 7,6,5,4,3,2,1,0,15,14,13,12,11,10,9,8
    #endif
    #endif
    $functions

    #undef __ai

    #endif /* if !defined(__ARM_NEON) */
    #endif /* ifndef __ARM_FP */
""")  # noqa: E501
_HALF: Final = cpp("""
    /* arm_fp16.h: the intrinsics of Arm's half-precision numbers. Generated; do not edit. */

    #ifndef __ARM_FP16_H
    #define __ARM_FP16_H

    #include <stdint.h>

    typedef __fp16 float16_t;
    #define __ai static __inline__ __attribute__((__always_inline__, __nodebug__))

    $functions

    #undef __ai

    #endif /* __ARM_FP16_H */
""")
_BRAIN: Final = cpp("""
    /* arm_bf16.h: the intrinsics of Arm's bfloat16 numbers. Generated; do not edit. */

    #ifndef __ARM_BF16_H
    #define __ARM_BF16_H

    typedef __bf16 bfloat16_t;
    #define __ai static __inline__ __attribute__((__always_inline__, __nodebug__))

    $functions

    #undef __ai

    #endif
""")
_VECTOR_TYPES: Final = cpp("""
    /* arm_vector_types.h: vectors of Arm's NEON and SVE. Generated; do not edit. */

    #if !defined(__ARM_NEON_H) && !defined(__ARM_SVE_H)
    #error "This file should not be used standalone. Please include arm_neon.h or arm_sve.h instead"

    #endif
    #ifndef __ARM_NEON_TYPES_H
    #define __ARM_NEON_TYPES_H
    typedef float float32_t;
    typedef __fp16 float16_t;
    #if defined(__aarch64__) || defined(__arm64ec__)
    typedef __mfp8 mfloat8_t;
    typedef double float64_t;
    #endif

    typedef uint64_t fpm_t;

    enum __ARM_FPM_FORMAT { __ARM_FPM_E5M2, __ARM_FPM_E4M3 };

    enum __ARM_FPM_OVERFLOW { __ARM_FPM_INFNAN, __ARM_FPM_SATURATE };

    static __inline__ fpm_t __attribute__((__always_inline__, __nodebug__))
    __arm_fpm_init(void) {
      return 0;
    }

    static __inline__ fpm_t __attribute__((__always_inline__, __nodebug__))
    __arm_set_fpm_src1_format(fpm_t __fpm, enum __ARM_FPM_FORMAT __format) {
      return (__fpm & ~7ull) | (fpm_t)__format;
    }

    static __inline__ fpm_t __attribute__((__always_inline__, __nodebug__))
    __arm_set_fpm_src2_format(fpm_t __fpm, enum __ARM_FPM_FORMAT __format) {
      return (__fpm & ~0x38ull) | ((fpm_t)__format << 3u);
    }

    static __inline__ fpm_t __attribute__((__always_inline__, __nodebug__))
    __arm_set_fpm_dst_format(fpm_t __fpm, enum __ARM_FPM_FORMAT __format) {
      return (__fpm & ~0x1c0ull) | ((fpm_t)__format << 6u);
    }

    static __inline__ fpm_t __attribute__((__always_inline__, __nodebug__))
    __arm_set_fpm_overflow_mul(fpm_t __fpm, enum __ARM_FPM_OVERFLOW __behaviour) {
      return (__fpm & ~0x4000ull) | ((fpm_t)__behaviour << 14u);
    }

    static __inline__ fpm_t __attribute__((__always_inline__, __nodebug__))
    __arm_set_fpm_overflow_cvt(fpm_t __fpm, enum __ARM_FPM_OVERFLOW __behaviour) {
      return (__fpm & ~0x8000ull) | ((fpm_t)__behaviour << 15u);
    }

    $scales

    $types
    #endif // __ARM_NEON_TYPES_H
""")
_SCALES: Final = cpp("""
    static __inline__ fpm_t __attribute__((__always_inline__, __nodebug__))
    __arm_set_fpm_lscale(fpm_t __fpm, uint64_t __scale) {
      return (__fpm & ~0x7f0000ull) | (__scale << 16u);
    }

    static __inline__ fpm_t __attribute__((__always_inline__, __nodebug__))
    __arm_set_fpm_nscale(fpm_t __fpm, int64_t __scale) {
      return (__fpm & ~0xff000000ull) | (((fpm_t)__scale & 0xffu) << 24u);
    }

    static __inline__ fpm_t __attribute__((__always_inline__, __nodebug__))
    __arm_set_fpm_lscale2(fpm_t __fpm, uint64_t __scale) {
      return (uint32_t)__fpm | (__scale << 32u);
    }
""")
_SCALES_ELSEWHERE: Final = cpp("""
    __inline__ fpm_t __attribute__((__always_inline__, __nodebug__)) __arm_set_fpm_lscale(fpm_t __fpm, uint64_t __scale);
    __inline__ fpm_t __attribute__((__always_inline__, __nodebug__)) __arm_set_fpm_nscale(fpm_t __fpm, int64_t __scale);
    __inline__ fpm_t __attribute__((__always_inline__, __nodebug__)) __arm_set_fpm_lscale2(fpm_t __fpm, uint64_t __scale);
""")  # noqa: E501
_VECTOR: Final = cpp("typedef __attribute__((neon_${kind}vector_type($lanes))) $element $vector;\n")
_SEVERAL: Final = cpp("""
    typedef struct $name {
      $vector val[$count];
    } $name;

""")
_ON_64_BITS: Final = cpp("""
    #if defined(__aarch64__) || defined(__arm64ec__)
    $text
    #endif
""")
_POLY: Final = ("Pc", "QPc", "Ps", "QPs", "Pl", "QPl")
_BFLOAT: Final = ("b", "Qb")
# In the order of the header, those of 64-bit machines apart.
_USUAL: Final = (
    (("c", "Qc", "s", "Qs", "i", "Qi", "l", "Ql"), False),
    (("Uc", "QUc", "Us", "QUs", "Ui", "QUi", "Ul", "QUl"), False),
    (("m", "Qm"), True),
    (("h", "Qh", "f", "Qf"), False),
    (("d", "Qd"), True),
)
_COUNTS: Final = (2, 3, 4)


@generator("gen-arm-neon", help="arm_neon.h", since=22)
def NEON(records: Records, options: Options) -> str:
    return _NEON(types=_vectors(_POLY, "poly") + _structs(_POLY), functions=functions_in_c(records))


@generator("gen-arm-fp16", help="arm_fp16.h", since=22)
def HALF(records: Records, options: Options) -> str:
    return _HALF(functions=functions_in_c(records))


@generator("gen-arm-bf16", help="arm_bf16.h", since=22)
def BRAIN(records: Records, options: Options) -> str:
    return _BRAIN(functions=functions_in_c(records))


@generator("gen-arm-vector-type", help="arm_vector_types.h", since=22)
def VECTOR_TYPES(records: Records, options: Options) -> str:
    elsewhere = records.release.has(SCALES_ARE_SET_BY_FUNCTIONS_ELSEWHERE)
    return _VECTOR_TYPES(
        scales=_SCALES_ELSEWHERE() if elsewhere else _SCALES(),
        types="".join(
            [
                *[_where(_vectors(specs), is_64) for specs, is_64 in _USUAL],
                *[
                    _where(_structs(specs, (count,)), is_64)
                    for count in _COUNTS
                    for specs, is_64 in _USUAL
                ],
                _vectors(_BFLOAT),
                _structs(_BFLOAT),
            ]
        ),
    )


def _where(text: str, is_on_64_bits: bool) -> str:
    return _ON_64_BITS(text=text) if is_on_64_bits else text


def _vectors(specs: tuple[str, ...], kind: str = "") -> str:
    types = [base_type(spec) for spec in specs]
    return "".join(
        [
            _VECTOR(
                kind=kind,
                lanes=str(type_.lanes),
                element=type_.element().in_c(),
                vector=type_.in_c(),
            )
            for type_ in types
        ]
    )


def _structs(specs: tuple[str, ...], counts: tuple[int, ...] = _COUNTS) -> str:
    return "".join([_struct(spec, count) for count in counts for spec in specs])


def _struct(spec: str, count: int) -> str:
    vector = base_type(spec)
    several = vector.copy()
    several.count = count
    return _SEVERAL(name=several.in_c(), vector=vector.in_c(), count=str(count))
