"""What Clang does for calls of MVE's and CDE's functions: it checks constants, and emits code."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.registry import generator

from .mve_function import MveFunction, functions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Generator, Options

    from .call_code import Slot

_CASE: Final = cpp("case ARM::BI$builtin:\n")
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


def _cases(found: Iterable[MveFunction], extension: str = "") -> str:
    return "".join(_CASE(builtin=function.builtin(extension)) for function in found)


def _checks(records: Records, is_cde: bool) -> str:
    by_text: dict[str, list[MveFunction]] = {}
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
    """Functions whose code differs in its slots only."""

    __slots__ = ("functions", "parameters", "text")

    def __init__(self) -> None:
        self.functions: list[MveFunction] = []
        self.parameters: list[list[Slot]] = []  # with the values that the functions have
        self.text = ""

    def add(self, function: MveFunction) -> None:
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

    def place(self) -> tuple[str, list[str]]:
        """What groups are sorted by."""
        return self.text.lstrip(), [column[0].type for column in self.parameters]


def _code(records: Records) -> str:
    groups: dict[tuple[tuple[str, ...], tuple[str, ...]], _Group] = {}
    for function in functions(records):
        if not function.is_header_only:
            groups.setdefault(function.code.form(), _Group()).add(function)
    for group in groups.values():
        group.finish()
    return "".join(_body(group) for group in sorted(groups.values(), key=_Group.place))


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


MVE_CHECKS, CDE_CHECKS = _both("sema", "Arm {}: checks of arguments", _checks)
MVE_CODE, CDE_CODE = _both(
    "codegen",
    "Arm {}: lowering of builtins",
    lambda records, is_cde: _code(records),
)
