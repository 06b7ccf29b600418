"""The functions of a fast selector: one for each operation on types, and those that dispatch."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.statements import as_written
from tblgen_build.releases.selection import SELECTED_REGISTERS_HAVE_A_TYPE

from .signature import FLOAT, IMMEDIATE, REGISTER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import RecordError, Release

    from ..model.selection.patterns import SelectionPatterns
    from ..model.selection.predicate_function import PredicateFunction
    from ..model.selection.types.type_set import TypeSet
    from .signature import Signature
    from .table import ByResult, ByType, SelectionChoice, SelectionTable

_LETTERS: Final = {REGISTER: "r", FLOAT: "f", IMMEDIATE: "i"}
_NAMES: Final = {REGISTER: "Op", FLOAT: "f", IMMEDIATE: "imm"}
_TYPES: Final = {FLOAT: "const ConstantFP *", IMMEDIATE: "uint64_t "}

_CONDITIONS: Final = cpp("""

    // FastEmit Immediate Predicate functions.
    $functions


""")

_CONDITION: Final = cpp("""
    static bool $name(int64_t Imm) {
      $code
    }
""")

_OPERATION: Final = cpp("""
    // FastEmit functions for $name.

    $of_types
    $register $function(MVT VT, MVT RetVT$parameters) {
      switch (VT.SimpleTy) {
      $cases
      default: return $none;
      }
    }

""")

_ONE_RESULT: Final = cpp("""
    $register $function(MVT RetVT$parameters) {
      if (RetVT.SimpleTy != $type)
        return $none;
      $choices
    }

""")

_RESULT: Final = cpp("""
    $register $function($parameters) {
      $choices
    }

""")

_RESULTS: Final = cpp("""
    $of_results
    $register $function(MVT RetVT$parameters) {
      switch (RetVT.SimpleTy) {
      $cases
      default: return $none;
      }
    }

""")

_CONDITIONAL: Final = cpp("""
    if ($condition) {
      $emit
    }
""")

_COPY: Final = cpp("""
    BuildMI(*FuncInfo.MBB, FuncInfo.InsertPt, MIMD, TII.get(TargetOpcode::COPY), $register).addReg(Op$operand);
""")  # noqa: E501

_EXTRACT: Final = cpp("""
    $copies
    return fastEmitInst_extractsubreg($result, Op0, $sub_register);
""")

_EMIT: Final = cpp("""
    $copies
    return fastEmitInst_$letters($arguments);
""")

_DISPATCH: Final = cpp("""
    // Top-level FastEmit function.

    $register fastEmit_$suffix(MVT VT, MVT RetVT, unsigned Opcode$parameters)$override {
      $constrained
      switch (Opcode) {
      $cases
      default: return $none;
      }
    }

""")

_CONSTRAINED: Final = cpp("""
    if ($check)
      if ($register Reg = fastEmit_$suffix(VT, RetVT, Opcode$arguments))
        return Reg;

""")


class Emitter:
    def __init__(
        self, release: Release, patterns: SelectionPatterns, table: SelectionTable, namespace: str
    ) -> None:
        has_registers = release.has(SELECTED_REGISTERS_HAVE_A_TYPE)
        self._register = "Register" if has_registers else "unsigned"
        self._none = "Register()" if has_registers else "0"
        self._patterns = patterns
        self._table = table
        self._instructions = namespace  # of instructions and register classes
        self._functions = table.conditions.functions
        self._types: dict[TypeSet, str] = {}

    def text(self) -> str:
        parts = [self._conditions()]
        for signature in sorted(self._table.operations):
            shape = self._shape(signature)
            operations = sorted(self._table.operations[signature].items())
            parts += [self._operation(shape, name, types) for name, types in operations]
            parts.append(self._dispatch(shape, [name for name, _ in operations]))
        return "".join(parts)

    def _conditions(self) -> str:
        if not self._functions:
            return ""
        functions = [
            _CONDITION(name=function.name, code=as_written(function.immediate_code))
            for function in self._functions
        ]
        return _CONDITIONS(functions=functions)

    def _function(self, kind: int) -> PredicateFunction:
        """The condition on an immediate."""
        return self._functions[kind - IMMEDIATE - 1]

    def _shape(self, signature: Signature) -> _Shape:
        letters: list[str] = []
        parameters: list[str] = []
        arguments: list[str] = []
        for at, full in enumerate(signature):
            kind = min(full, IMMEDIATE)
            condition = "" if full == kind else f"_{self._function(full).name}"
            letters.append(_LETTERS[kind] + condition)
            arguments.append(f"{_NAMES[kind]}{at}")
            type_ = f"{self._register} " if kind == REGISTER else _TYPES[kind]
            parameters.append(f", {type_}{_NAMES[kind]}{at}")
        return _Shape(signature, "".join(letters), "".join(parameters), arguments)

    def _type(self, types: TypeSet) -> str:
        found = self._types.get(types)
        if found is None:
            type_ = self._patterns.types.universe.simple(types)
            assert type_ is not None
            found = self._types[types] = type_.enumerator
        return found

    # --- one operation

    def _operation(self, shape: _Shape, name: str, by_type: ByType) -> str:
        stem = f"fastEmit_{_identifier(name)}"
        parts: list[str] = []
        cases: list[str] = []
        for types in sorted(by_type, key=_number):
            enumerator = self._type(types)
            function = f"{stem}_{_identifier(enumerator)}_{shape.suffix}"
            parts.append(self._on_type(shape, function, by_type[types], stem, enumerator))
            cases.append(f"case {enumerator}: return {function}(RetVT{shape.rest});")
        return _OPERATION(
            register=self._register,
            none=self._none,
            name=name,
            of_types=parts,
            function=f"{stem}_{shape.suffix}",
            parameters=shape.parameters,
            cases=cases,
        )

    def _on_type(
        self, shape: _Shape, function: str, by_result: ByResult, stem: str, operands: str
    ) -> str:
        """What operands of one type make, of each type of result."""
        if len(by_result) == 1:
            ((types, choices),) = by_result.items()
            return _ONE_RESULT(
                register=self._register,
                none=self._none,
                function=function,
                parameters=shape.parameters,
                type=self._type(types),
                choices=self._choices(shape, choices, "RetVT"),
            )
        parts: list[str] = []
        cases: list[str] = []
        arguments = ", ".join(shape.arguments)
        for types in sorted(by_result, key=_number):
            enumerator = self._type(types)
            name = f"{stem}_{_identifier(operands)}_{_identifier(enumerator)}_{shape.suffix}"
            choices_text = self._choices(shape, by_result[types], enumerator)
            parts.append(
                _RESULT(
                    register=self._register,
                    function=name,
                    parameters=shape.parameters[2:],
                    choices=choices_text,
                )
            )
            cases.append(f"case {enumerator}: return {name}({arguments});")
        return _RESULTS(
            register=self._register,
            none=self._none,
            of_results=parts,
            function=function,
            parameters=shape.parameters,
            cases=cases,
        )

    def _choices(self, shape: _Shape, choices: list[SelectionChoice], result: str) -> list[str]:
        """The most complex one first whose condition holds; of equal ones the last."""
        parts: list[str] = []
        is_certain = False
        ordered = sorted(choices, key=lambda choice: choice.complexity)
        for choice in reversed(ordered):
            emit = self._emit(shape, choice, result)
            if not choice.condition:
                is_certain = True
                parts.append(emit)
                continue
            if is_certain:
                raise _unreachable(choice)
            parts.append(_CONDITIONAL(condition=choice.condition, emit=emit))
        if not is_certain:
            parts.append(f"return {self._none};")
        return parts

    def _emit(self, shape: _Shape, choice: SelectionChoice, result: str) -> str:
        copies = [
            _COPY(register=register, operand=at)
            for at, register in enumerate(choice.copied_to)
            if register
        ]
        if choice.sub_register:
            return _EXTRACT(copies=copies, result=result, sub_register=choice.sub_register)
        assert choice.class_ is not None
        passed = [at for at, register in enumerate(choice.copied_to) if not register]
        arguments = [
            f"{self._instructions}::{choice.name}",
            f"&{self._instructions}::{choice.class_.name}RegClass",
        ]
        separator = ", " if shape.signature else ""
        given = ", ".join([shape.arguments[at] for at in passed])
        return _EMIT(
            copies=copies,
            letters="".join([_LETTERS[min(shape.signature[at], IMMEDIATE)] for at in passed]),
            arguments=f"{', '.join(arguments)}{separator}{given}",
        )

    # --- all operations on operands of some kind

    def _dispatch(self, shape: _Shape, names: list[str]) -> str:
        cases = []
        for name in names:
            function = f"fastEmit_{_identifier(name)}_{shape.suffix}"
            cases.append(f"case {name}: return {function}(VT, RetVT{shape.rest});")
        override = " override" if all(kind <= IMMEDIATE for kind in shape.signature) else ""
        return _DISPATCH(
            register=self._register,
            none=self._none,
            suffix=shape.suffix,
            parameters=shape.parameters,
            override=override,
            constrained=self._constrained(shape),
            cases=cases,
        )

    def _constrained(self, shape: _Shape) -> list[str]:
        """Forms for immediates under conditions are tried first."""
        return [
            _CONSTRAINED(
                register=self._register,
                check=self._check(inner),
                suffix=self._shape(inner).suffix,
                arguments=shape.rest,
            )
            for inner in sorted(self._table.constrained.get(shape.signature, ()))
        ]

    def _check(self, signature: Signature) -> str:
        parts: list[str] = []
        for at, kind in enumerate(signature):
            if kind > IMMEDIATE:
                function = self._function(kind)
                type_ = self._type(self._table.immediate_type(function))
                parts.append(f"VT == {type_} && {function.name}(imm{at})")
        return " && ".join(parts)


class _Shape:
    """How functions for a signature are named, declared and called."""

    __slots__ = ("arguments", "parameters", "rest", "signature", "suffix")

    def __init__(
        self, signature: Signature, suffix: str, parameters: str, arguments: list[str]
    ) -> None:
        self.signature = signature
        self.suffix = suffix
        self.parameters = parameters  # each after a comma
        self.arguments = arguments
        self.rest = "".join([f", {argument}" for argument in arguments])  # after others


def _identifier(name: str) -> str:
    """Of a name in a namespace. As the reference makes it: deeper ones stay as they are."""
    return name.replace("::", "_", 1)


def _number(types: TypeSet) -> int:
    """Types of patterns are single bits: larger for larger numbers."""
    assert isinstance(types, int)
    return types


def _unreachable(choice: SelectionChoice) -> RecordError:
    return choice.record.error(
        f"'{choice.name}' under the condition {choice.condition} is never selected: an instruction "
        "without a condition has a higher complexity, or the same and comes later"
    )
