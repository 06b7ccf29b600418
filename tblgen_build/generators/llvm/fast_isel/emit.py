"""The functions of a fast selector: one for each operation on types, and those that dispatch."""

from __future__ import annotations

from tblgen_build.dataclass import dataclass

from .signature import FLOAT, IMMEDIATE, REGISTER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import RecordError

    from ..model.selection.patterns import SelectionPatterns
    from ..model.selection.predicate_function import PredicateFunction
    from ..model.selection.type_set import TypeSet
    from .signature import Signature
    from .table import ByResult, ByType, Choice, SelectionTable

_LETTERS: Final = {REGISTER: "r", FLOAT: "f", IMMEDIATE: "i"}
_NAMES: Final = {REGISTER: "Op", FLOAT: "f", IMMEDIATE: "imm"}
_TYPES: Final = {REGISTER: "Register ", FLOAT: "const ConstantFP *", IMMEDIATE: "uint64_t "}
_DEFAULT: Final = "  default: return Register();\n  }\n}\n\n"


class Emitter:
    def __init__(self, patterns: SelectionPatterns, table: SelectionTable) -> None:
        self._patterns = patterns
        self._table = table
        self._instructions = patterns.instructions.namespace
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
            f"static bool {function.name}(int64_t Imm) {{\n{function.immediate_code}\n}}\n"
            for function in self._functions
        ]
        return f"\n// Conditions on immediates.\n{''.join(functions)}\n\n"

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
            parameters.append(f", {_TYPES[kind]}{_NAMES[kind]}{at}")
        return _Shape(signature, "".join(letters), "".join(parameters), tuple(arguments))

    def _type(self, types: TypeSet) -> str:
        found = self._types.get(types)
        if found is None:
            type_ = self._patterns.types.simple(types)
            assert type_ is not None
            found = self._types[types] = type_.enumerator
        return found

    # --- one operation

    def _operation(self, shape: _Shape, name: str, by_type: ByType) -> str:
        parts = [f"// {name}\n\n"]
        stem = f"fastEmit_{_identifier(name)}"
        cases: list[str] = []
        for types in sorted(by_type, key=_number):
            enumerator = self._type(types)
            function = f"{stem}_{_identifier(enumerator)}"
            parts.append(self._on_type(shape, function, by_type[types]))
            call = f"{function}_{shape.suffix}(RetVT{shape.rest})"
            cases.append(f"  case {enumerator}: return {call};\n")
        parts.append(
            f"Register {stem}_{shape.suffix}(MVT VT, MVT RetVT{shape.parameters}) {{\n"
            f"  switch (VT.SimpleTy) {{\n{''.join(cases)}{_DEFAULT}"
        )
        return "".join(parts)

    def _on_type(self, shape: _Shape, function: str, by_result: ByResult) -> str:
        """What operands of one type make, of each type of result."""
        head = f"Register {function}_{shape.suffix}(MVT RetVT{shape.parameters}) {{\n"
        if len(by_result) == 1:
            ((types, choices),) = by_result.items()
            body = self._choices(shape, choices, "RetVT")
            return (
                f"{head}  if (RetVT.SimpleTy != {self._type(types)})\n"
                f"    return Register();\n{body}}}\n\n"
            )
        parts: list[str] = []
        cases: list[str] = []
        for types in sorted(by_result, key=_number):
            enumerator = self._type(types)
            name = f"{function}_{_identifier(enumerator)}_{shape.suffix}"
            body = self._choices(shape, by_result[types], enumerator)
            parts.append(f"Register {name}({shape.parameters[2:]}) {{\n{body}}}\n\n")
            cases.append(f"  case {enumerator}: return {name}({', '.join(shape.arguments)});\n")
        parts.append(f"{head}  switch (RetVT.SimpleTy) {{\n{''.join(cases)}{_DEFAULT}")
        return "".join(parts)

    def _choices(self, shape: _Shape, choices: list[Choice], result: str) -> str:
        """The most complex one first whose condition holds; of equal ones the last."""
        parts: list[str] = []
        is_certain = False
        ordered = sorted(choices, key=lambda choice: choice.complexity)
        for choice in reversed(ordered):
            body = self._emit(shape, choice, result)
            if not choice.condition:
                is_certain = True
                parts.append(body)
                continue
            if is_certain:
                raise _unreachable(choice)
            parts.append(f"  if ({choice.condition}) {{\n{body}  }}\n")
        if not is_certain:
            parts.append("  return Register();\n")
        return "".join(parts)

    def _emit(self, shape: _Shape, choice: Choice, result: str) -> str:
        copies = "".join(
            [
                "  BuildMI(*FuncInfo.MBB, FuncInfo.InsertPt, MIMD, TII.get(TargetOpcode::COPY), "
                f"{register}).addReg(Op{at});\n"
                for at, register in enumerate(choice.copied_to)
                if register
            ]
        )
        if choice.sub_register:
            call = f"extractsubreg({result}, Op0, {choice.sub_register})"
            return f"{copies}  return fastEmitInst_{call};\n"
        assert choice.class_ is not None
        passed = [at for at, register in enumerate(choice.copied_to) if not register]
        letters = "".join([_LETTERS[min(shape.signature[at], IMMEDIATE)] for at in passed])
        arguments = ", ".join([shape.arguments[at] for at in passed])
        separator = ", " if shape.signature else ""
        namespace = f"{self._instructions}::"
        return (
            f"{copies}  return fastEmitInst_{letters}({namespace}{choice.name}, "
            f"&{namespace}{choice.class_.name}RegClass{separator}{arguments});\n"
        )

    # --- all operations on operands of some kind

    def _dispatch(self, shape: _Shape, names: list[str]) -> str:
        cases = [
            f"  case {name}: return fastEmit_{_identifier(name)}_{shape.suffix}"
            f"(VT, RetVT{shape.rest});\n"
            for name in names
        ]
        override = " override" if all(kind <= IMMEDIATE for kind in shape.signature) else ""
        return (
            f"Register fastEmit_{shape.suffix}(MVT VT, MVT RetVT, unsigned Opcode"
            f"{shape.parameters}){override} {{\n{self._constrained(shape)}"
            f"  switch (Opcode) {{\n{''.join(cases)}{_DEFAULT}"
        )

    def _constrained(self, shape: _Shape) -> str:
        """Forms for immediates under conditions are tried first."""
        return "".join(
            [
                f"  if ({self._check(inner)})\n"
                f"    if (Register Reg = fastEmit_{self._shape(inner).suffix}"
                f"(VT, RetVT, Opcode{shape.rest}))\n      return Reg;\n\n"
                for inner in sorted(self._table.constrained.get(shape.signature, ()))
            ]
        )

    def _check(self, signature: Signature) -> str:
        parts: list[str] = []
        for at, kind in enumerate(signature):
            if kind > IMMEDIATE:
                function = self._function(kind)
                type_ = self._type(self._table.immediate_type(function))
                parts.append(f"VT == {type_} && {function.name}(imm{at})")
        return " &&\n        ".join(parts)


@dataclass(frozen=True, slots=True)
class _Shape:
    """How functions for a signature are named, declared and called."""

    signature: Signature
    suffix: str
    parameters: str  # each behind a comma
    arguments: tuple[str, ...]

    @property
    def rest(self) -> str:
        """The arguments behind others."""
        return "".join([f", {argument}" for argument in self.arguments])


def _identifier(name: str) -> str:
    """Of a name in a namespace. As the reference makes it: deeper ones stay as they are."""
    return name.replace("::", "_", 1)


def _number(types: TypeSet) -> int:
    """Types of patterns are single bits: larger for larger numbers."""
    assert isinstance(types, int)
    return types


def _unreachable(choice: Choice) -> RecordError:
    return choice.record.error(
        f"'{choice.name}' under the condition {choice.condition} is never selected: an instruction "
        "without a condition has a higher complexity, or the same and comes later"
    )
