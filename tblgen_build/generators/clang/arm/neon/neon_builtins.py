"""What Clang knows of NEON's builtins: their types, which types they are told, their constants."""

from __future__ import annotations

from functools import reduce
from operator import or_

from tblgen_build.generators.clang.arm.builtin_table import NO_EXCEPTIONS, BuiltinTable
from tblgen_build.generators.cpp import cpp
from tblgen_build.registry import generator

from .neon_function import functions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from .neon_function import NeonFunction

_CHECKS: Final = cpp("""
    #ifdef GET_NEON_OVERLOAD_CHECK
    $overloads
    #endif

    #ifdef GET_NEON_STREAMING_COMPAT_FLAG
    $modes
    #endif

    #ifdef GET_NEON_IMMEDIATE_CHECK
    $checks
    #endif

""")
_OVERLOAD: Final = cpp("""
    case NEON::BI__builtin_neon_$name: mask = ${mask}ULL;$pointer break;
""")
_POINTER: Final = cpp(" PtrArgNum = $index;")
_IS_CONST: Final = cpp(" HasConstPtr = true;")
_MODE: Final = cpp("case NEON::BI__builtin_neon_$name: BuiltinType = ArmNonStreaming; break;\n")
_CASE: Final = cpp("case NEON::BI__builtin_neon_$name:\n")
_CHECK: Final = cpp("""
     ImmChecks.emplace_back($argument, $kind, $element, $vector);
     break;
""")


@generator("gen-arm-neon-sema", help="Arm NEON: builtins and checks of arguments", since=22)
def SEMA(records: Records, options: Options) -> str:
    found = [function for function in functions(records) if function.is_builtin]
    builtins = _first_of_each_builtin(found)
    rows = [(function.builtin, _type(function), function.target_guard) for function in builtins]
    table = BuiltinTable("neon", "neon", [NO_EXCEPTIONS], margin="  ")
    for row in rows:
        table.add_texts(row)
    for name, type_, features in sorted(rows):
        table.add(name, type_, NO_EXCEPTIONS, features)
    return table.text() + _CHECKS(
        overloads=_overloads(found),
        modes=[_MODE(name=function.builtin) for function in builtins],
        checks=[_checks(f) for f in _first_of_each_builtin(filter(_takes_constant, found))],
    )


def _first_of_each_builtin(functions: Iterable[NeonFunction]) -> list[NeonFunction]:
    first: dict[str, NeonFunction] = {}
    for function in functions:
        first.setdefault(function.builtin, function)
    return list(first.values())


def _takes_constant(function: NeonFunction) -> bool:
    return any(type_.is_immediate for type_ in function.parameters)


def _type(function: NeonFunction) -> str:
    """As Clang's builtins spell it."""
    for_all = function.is_for_all_types
    result = function.result
    if result.count > 1:
        parts = ["vv*"]
    elif for_all and result.is_vector:
        parts = [result.as_bytes().spelled(function.record)]
    elif result.is_integer and not result.is_immediate and not result.is_pointer:
        is_unsigned = result.is_scalar and (function.class_letter != "S" or result.kind != "signed")
        parts = [result.of_kind("unsigned" if is_unsigned else "signed").spelled(function.record)]
    else:
        parts = [result.spelled(function.record)]
    for type_ in function.parameters:
        is_told = for_all and not (type_.is_immediate or type_.is_pointer)
        if is_told or function.is_half_in_bytes(type_):
            type_ = type_.as_bytes()
        elif function.class_letter == "I" and type_.is_integer:
            type_ = type_.of_kind("signed")
        parts.append(type_.spelled(function.record))
    return "".join(parts) + ("i" if for_all else "")


def _overloads(found: list[NeonFunction]) -> list[str]:
    """For builtins that are told the type: the allowed types, and which argument is an address."""
    by_name: dict[str, list[NeonFunction]] = {}
    for function in found:
        if function.is_for_all_types:
            by_name.setdefault(function.builtin, []).append(function)
    rows: list[str] = []
    for name in sorted(by_name):
        mask = 0
        for function in by_name[name]:
            mask |= 1 << function.key().number(function.record)
        rows.append(_OVERLOAD(name=name, mask=hex(mask), pointer=_pointer(by_name[name])))
    return rows


def _pointer(functions: list[NeonFunction]) -> str:
    """Which argument is an address, if it is one for all functions of a builtin.

    If the functions disagree, we do as the reference: the numbers are joined bit by bit, and the
    last function says whether the address is constant.
    """
    pointers = [_last_pointer(function) for function in functions]
    is_const = pointers[-1] is not None and functions[-1].arguments[pointers[-1]].is_const
    text = _IS_CONST() if is_const else ""
    numbers = [number for number in pointers if number is not None]
    if len(numbers) < len(pointers):
        return text
    shared = reduce(or_, numbers)
    return _POINTER(index=str(shared)) + text


def _last_pointer(function: NeonFunction) -> int | None:
    found = [i for i, type_ in enumerate(function.arguments) if type_.is_pointer]
    return found[-1] if found else None


def _checks(function: NeonFunction) -> str:
    checks = function.record.value_as_list_of_defs("ImmChecks")
    checks.sort(key=lambda check: check.value_as_int("ImmArgIdx"))
    return _CASE(name=function.builtin) + "".join([_check(function, check) for check in checks])


def _check(function: NeonFunction, check: Record) -> str:
    context = check.value_as_int("TypeContextArgIdx")
    element = vector = 0
    if 0 <= context < len(function.parameters):
        type_ = function.parameters[context]
        element, vector = type_.element_bits, type_.bits
    return _CHECK(
        argument=str(check.value_as_int("ImmArgIdx")),
        kind=str(check.value_as_def("Kind").value_as_int("Value")),
        element=str(element),
        vector=str(vector),
    )
