"""MVE's and CDE's headers: arm_mve.h, arm_cde.h."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.registry import generator

from .mve_function import MveFunction, functions
from .mve_type import VECTOR_BITS, Several, Vector, primitives

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_MVE: Final = cpp("""
    /* arm_mve.h: the intrinsics of Arm's MVE. Generated; do not edit. */

    #ifndef __ARM_MVE_H
    #define __ARM_MVE_H

    #if !__ARM_FEATURE_MVE
    #error "MVE support not enabled"
    #endif

    #include <stdint.h>

    #ifdef __cplusplus
    extern "C" {
    #endif

    typedef uint16_t mve_pred16_t;
    $types

    $functions

    #if (__ARM_FEATURE_MVE & 2)

    typedef __fp16 float16_t;
    typedef float float32_t;
    $float_types

    $float_functions

    #endif /* (__ARM_FEATURE_MVE & 2) */

    #if (!defined __ARM_MVE_PRESERVE_USER_NAMESPACE)

    $plain_functions

    #endif /* (!defined __ARM_MVE_PRESERVE_USER_NAMESPACE) */

    #if (__ARM_FEATURE_MVE & 2) && (!defined __ARM_MVE_PRESERVE_USER_NAMESPACE)

    $plain_float_functions

    #endif /* (__ARM_FEATURE_MVE & 2) && (!defined __ARM_MVE_PRESERVE_USER_NAMESPACE) */

    #ifdef __cplusplus
    } /* extern "C" */
    #endif

    #endif /* __ARM_MVE_H */
""")
_CDE: Final = cpp("""
    /* arm_cde.h: the intrinsics of Arm's CDE. Generated; do not edit. */

    #ifndef __ARM_CDE_H
    #define __ARM_CDE_H

    #if !__ARM_FEATURE_CDE
    #error "CDE support not enabled"
    #endif

    #include <stdint.h>

    #ifdef __cplusplus
    extern "C" {
    #endif

    $functions

    #if __ARM_FEATURE_MVE

    typedef uint16_t mve_pred16_t;
    $types

    $vector_functions

    $macros

    #endif /* __ARM_FEATURE_MVE */

    #if __ARM_FEATURE_MVE & 2

    typedef __fp16 float16_t;
    typedef float float32_t;
    $float_types

    $float_functions

    #endif /* __ARM_FEATURE_MVE & 2 */

    #ifdef __cplusplus
    } /* extern "C" */
    #endif

    #endif /* __ARM_CDE_H */
""")
_VECTOR: Final = cpp("""
    typedef __attribute__((__neon_vector_type__($lanes), __clang_arm_mve_strict_polymorphism)) $element $name;
""")  # noqa: E501
_SEVERAL: Final = cpp("typedef struct { $vector val[$count]; } $name;\n")
_FUNCTION: Final = cpp("""
    static __inline__ __attribute__((${overloadable}__clang_arm_builtin_alias($builtin)))
    $result $name($arguments);
""")
_MACRO: Final = cpp("#define __arm_$name($parameters) $definition\n")


def _types(records: Records, is_float: bool, counts: Iterable[int], largest: int = 64) -> str:
    rows: list[str] = []
    for scalar in primitives(records):
        if scalar.is_float() != is_float or (is_float and scalar.size > largest):
            continue
        vector = Vector(scalar, VECTOR_BITS // scalar.size)
        lanes, name = str(vector.lanes), vector.in_c()
        rows.append(_VECTOR(lanes=lanes, element=scalar.in_c(), name=name))
        for count in counts:
            several = Several(vector, count)
            rows.append(_SEVERAL(vector=name, count=str(count), name=several.in_c()))
    return "".join(rows)


def _declared(
    found: Iterable[MveFunction], extension: str = "", prefix: str = "__arm_"
) -> list[str]:
    """Declarations by own and shared names; `extension` replaces the extension of each."""
    rows: list[str] = []
    for function in found:
        names: list[tuple[str, str]] = []
        if not function.record.value_as_bit("polymorphicOnly"):
            names.append((function.name, ""))
        if function.is_polymorphic:
            names.append((function.short_name, "__overloadable__, "))
        for name, overloadable in names:
            rows.append(
                _FUNCTION(
                    overloadable=overloadable,
                    builtin=function.builtin(extension),
                    result=function.result.in_c(),
                    name=prefix + name,
                    arguments=", ".join(argument.type.in_c() for argument in function.arguments),
                )
            )
    return rows


@generator("gen-arm-mve-header", help="arm_mve.h")
def MVE_HEADER(records: Records, options: Options) -> str:
    found = functions(records)
    integers = [function for function in found if not function.is_float()]
    floats = [function for function in found if function.is_float()]
    return _MVE(
        types=_types(records, False, (2, 4)),
        functions=_declared(integers, "mve"),
        float_types=_types(records, True, (2, 4)),
        float_functions=_declared(floats, "mve"),
        plain_functions=_declared(integers, "mve", ""),
        plain_float_functions=_declared(floats, "mve", ""),
    )


@generator("gen-arm-cde-header", help="arm_cde.h")
def CDE_HEADER(records: Records, options: Options) -> str:
    found = functions(records)
    floats = [function for function in found if function.is_float()]
    others = [function for function in found if not function.is_float()]
    return _CDE(
        functions=_declared(one for one in others if not one.is_vector()),
        types=_types(records, False, ()),
        vector_functions=_declared(one for one in others if one.is_vector()),
        macros=[_macro(record) for record in _macros(records)],
        float_types=_types(records, True, (), largest=32),
        float_functions=_declared(floats),
    )


def _macros(records: Records) -> list[Record]:
    found = records.all_derived_definitions("FunctionMacro")
    return sorted(found, key=lambda record: record.name)


def _macro(record: Record) -> str:
    return _MACRO(
        name=record.name,
        parameters=", ".join(record.value_as_list_of_strings("params")),
        definition=record.value_as_string("definition"),
    )
