"""MVE's and CDE's functions for Clang: headers, builtins, aliases, checks and code."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.registry import generator

from .mve_model import Function, functions
from .mve_types import VECTOR_BITS, Several, Vector, primitives

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Generator, Options

    from .mve_code import Slot

_CASE: Final = cpp("case ARM::BI$builtin:\n")

# --- headers ------------------------------------------------------------------------

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


def _declared(found: Iterable[Function], extension: str = "", prefix: str = "__arm_") -> list[str]:
    """By their own names, and by those that several share; as another extension's where asked."""
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


@generator("gen-arm-mve-header", help="Generate arm_mve.h for clang")
def MVE_HEADER(records: Records, options: Options) -> str:
    found = functions(records)
    usual = [function for function in found if not function.is_float()]
    floats = [function for function in found if function.is_float()]
    return _MVE(
        types=_types(records, False, (2, 4)),
        functions=_declared(usual, "mve"),
        float_types=_types(records, True, (2, 4)),
        float_functions=_declared(floats, "mve"),
        plain_functions=_declared(usual, "mve", ""),
        plain_float_functions=_declared(floats, "mve", ""),
    )


@generator("gen-arm-cde-header", help="Generate arm_cde.h for clang")
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


# --- builtins -----------------------------------------------------------------------

_BUILTINS: Final = cpp("""
    #ifdef GET_${feature}_BUILTIN_ENUMERATORS
      $names
    #endif // GET_${feature}_BUILTIN_ENUMERATORS

    #ifdef GET_${feature}_BUILTIN_STR_TABLE
    $strings
    #endif // GET_${feature}_BUILTIN_STR_TABLE

    #ifdef GET_${feature}_BUILTIN_INFOS
      $infos
    #endif // GET_${feature}_BUILTIN_INFOS

""")
_ENUMERATOR: Final = cpp("BI__builtin_arm_${feature}_$name,\n")
_INFO: Final = cpp("Builtin::Info{Builtin::Info::StrOffsets{$name, $type, $attributes}},\n")
_COMMENTED: Final = cpp("$offset /* $text */")
_USUAL: Final = "n"  # no exceptions
_CUSTOM_CHECKS: Final = "nt"
_UNEVALUATED: Final = "ntu"
_COPROCESSOR: Final = "ncU"
_ANY_TYPE: Final = "vi."


class _Declarations:
    __slots__ = ("attributes", "feature", "infos", "names", "strings")

    def __init__(self, feature: str, texts: Iterable[str]) -> None:
        self.feature = feature
        self.strings = StringOffsets()
        for text in texts:
            self.strings.add(text)
        self.names: list[str] = []
        self.infos: list[str] = []

    def add(self, name: str, type_: str, attributes: str) -> None:
        offset = str(self.strings.add(name))
        self.names.append(_ENUMERATOR(feature=self.feature, name=name))
        self.infos.append(
            _INFO(
                name=_COMMENTED(offset=offset, text=name),
                type=self._commented(type_) if type_ else "0",
                attributes=self._commented(attributes),
            )
        )

    def _commented(self, text: str) -> str:
        return _COMMENTED(offset=str(self.strings.add(text)), text=text)

    def text(self) -> str:
        return _BUILTINS(
            feature=self.feature.upper(),
            names=self.names,
            strings=self.strings.definition("BuiltinStrings").rstrip() + "\n",
            infos=self.infos,
        )


@generator("gen-arm-mve-builtin-def", help="Generate ARM MVE builtin definitions for clang")
def MVE_BUILTINS(records: Records, options: Options) -> str:
    found = functions(records)
    made = _Declarations("mve", (_USUAL, _CUSTOM_CHECKS, _UNEVALUATED, _ANY_TYPE))
    for function in found:
        made.add(function.name, "", _USUAL)
    short: dict[str, str] = {}  # by name: attributes
    for function in found:
        if function.is_polymorphic:
            is_evaluated = not function.record.value_as_bit("nonEvaluating")
            short.setdefault(function.short_name, _CUSTOM_CHECKS if is_evaluated else _UNEVALUATED)
            made.strings.add(function.short_name)
    for name in sorted(short):
        made.add(name, _ANY_TYPE, short[name])
    return made.text()


@generator("gen-arm-cde-builtin-def", help="Generate ARM CDE builtin definitions for clang")
def CDE_BUILTINS(records: Records, options: Options) -> str:
    made = _Declarations("cde", (_COPROCESSOR,))
    for function in functions(records):
        if not function.is_header_only:
            made.add(function.name, "", _COPROCESSOR)
    return made.text()


# --- aliases ------------------------------------------------------------------------

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


# --- checks and code ----------------------------------------------------------------

_MVE_CHECKS: Final = cpp("""
    $cases
      return $checks;
""")
_CDE_CHECKS: Final = cpp("""
    $cases
      Err = $checks;
      break;
""")
_BODY: Final = cpp("""
    $cases
    case ARM::BI$builtin: {
    $parameters
    $code
    }
""")
_PARAMETERS: Final = cpp("""
      $declarations
      switch (BuiltinID) {
      $cases
      }
""")
_PARAMETER: Final = cpp("$type Param$number;\n")
_PARAMETER_CASE: Final = cpp("""
    case ARM::BI$builtin:
      $values
      break;
""")
_PARAMETER_VALUE: Final = cpp("Param$number = static_cast<$type>($value);\n")


def _cases(found: Iterable[Function], extension: str = "") -> str:
    return "".join(_CASE(builtin=function.builtin(extension)) for function in found)


def _checks(records: Records, is_cde: bool) -> str:
    by_text: dict[str, list[Function]] = {}
    for function in functions(records):
        checks = function.checks()
        if checks and not function.is_header_only:
            by_text.setdefault(" ||\n         ".join(checks), []).append(function)
    template, extension = (_CDE_CHECKS, "cde") if is_cde else (_MVE_CHECKS, "mve")
    return "".join(
        template(cases=_cases(by_text[text], extension), checks=text)
        for text in sorted(by_text, key=lambda text: text + ";")
    )


class _Group:
    """Functions with the same code, but for what is in its slots."""

    __slots__ = ("functions", "parameters", "text")

    def __init__(self) -> None:
        self.functions: list[Function] = []
        self.parameters: list[list[Slot]] = []  # with the values that the functions have
        self.text = ""

    def add(self, function: Function) -> None:
        self.functions.append(function)

    def finish(self) -> None:
        known: dict[tuple[str, ...], str] = {}
        values: list[str] = []
        first = self.functions[0].code
        for index, slot in enumerate(first.slots):
            column = [function.code.slots[index] for function in self.functions]
            texts = [one.value for one in column]
            if len(set(texts)) == 1:
                values.append(slot.value)
                continue
            key = (slot.type, *texts)
            if key not in known:
                known[key] = f"Param{len(known)}"
                self.parameters.append(column)
            values.append(known[key])
        self.text = first.text(values)


def _code(records: Records) -> str:
    groups: dict[tuple[tuple[str, ...], tuple[str, ...]], _Group] = {}
    for function in functions(records):
        if not function.is_header_only:
            groups.setdefault(function.code.form(), _Group()).add(function)
    for group in groups.values():
        group.finish()
    return "".join(
        _body(group) for group in sorted(groups.values(), key=lambda one: one.text.lstrip())
    )


def _body(group: _Group) -> str:
    declarations = [
        _PARAMETER(type=column[0].type, number=str(number))
        for number, column in enumerate(group.parameters)
    ]
    cases = [
        _PARAMETER_CASE(
            builtin=function.builtin(),
            values=[
                _PARAMETER_VALUE(
                    number=str(number), type=column[index].type, value=column[index].value
                )
                for number, column in enumerate(group.parameters)
            ],
        )
        for index, function in enumerate(group.functions)
    ]
    parameters = _PARAMETERS(declarations=declarations, cases=cases) if declarations else ""
    *others, last = group.functions
    return _BODY(
        cases=_cases(others), builtin=last.builtin(), parameters=parameters, code=group.text
    )


def _both(
    flag: str, help_: str, make: Callable[[Records, bool], str]
) -> tuple[Generator, Generator]:
    """The generators of MVE and CDE."""

    def mve(records: Records, options: Options) -> str:
        return make(records, False)

    def cde(records: Records, options: Options) -> str:
        return make(records, True)

    return (
        generator(f"gen-arm-mve-builtin-{flag}", help=help_.format("MVE"))(mve),
        generator(f"gen-arm-cde-builtin-{flag}", help=help_.format("CDE"))(cde),
    )


MVE_CHECKS, CDE_CHECKS = _both("sema", "Generate ARM {} builtin sema checks for clang", _checks)
MVE_CODE, CDE_CODE = _both(
    "codegen",
    "Generate ARM {} builtin code-generator for clang",
    lambda records, is_cde: _code(records),
)
MVE_ALIASES, CDE_ALIASES = _both(
    "aliases",
    "Generate list of valid ARM {} builtin aliases for clang",
    lambda records, is_cde: _aliases(records),
)
