"""Which instruction is selected for an operation on given operands and types, and when."""

from __future__ import annotations

from tblgen_build.releases.selection import FAST_SELECTION_HAS_RESULTS

from ..model.hardware_mode import DEFAULT_MODE
from ..model.record_names import qualified_name
from ..model.selection.complexity import complexity
from ..model.selection.types.type_set import in_mode, without_space
from .signature import IMMEDIATE, ImmediateConditions, SignatureReader, without_conditions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Release

    from ..model.instructions.instruction import Instruction
    from ..model.registers.register_class import RegisterClass
    from ..model.registers.register_file import RegisterFile
    from ..model.selection.pattern_tree import PatternNode
    from ..model.selection.patterns import SelectionPatterns
    from ..model.selection.predicate_function import PredicateFunction
    from ..model.selection.selection_pattern import SelectionPattern
    from ..model.selection.types.type_set import TypeSet
    from .signature import Signature

    # Choices by type of the result, by type of the operands.
    ByResult = dict[TypeSet, list["SelectionChoice"]]
    ByType = dict[TypeSet, ByResult]

# What FastISel.h has functions for: no other is ever called.
_SIGNATURES: Final = frozenset([(), (0,), (0, 0), (0, IMMEDIATE), (IMMEDIATE,), (1,)])


class SelectionChoice:
    """`copied_to` has a physical register for each operand that has to be there, else "".

    With a `sub_register` the operand's sub-register is all that is wanted.
    """

    __slots__ = ("class_", "complexity", "condition", "copied_to", "name", "record", "sub_register")

    def __init__(
        self,
        record: Record,
        name: str,
        class_: RegisterClass | None,
        sub_register: str,
        copied_to: tuple[str, ...],
        condition: str,
        complexity: int,
    ) -> None:
        self.record = record  # where it is written
        self.name = name
        self.class_ = class_
        self.sub_register = sub_register
        self.copied_to = copied_to
        self.condition = condition
        self.complexity = complexity


class SelectionTable:
    """`operations` are, by signature, those by enumerator; `constrained` has the signatures
    under conditions by what they are without."""

    def __init__(
        self, patterns: SelectionPatterns, registers: RegisterFile, release: Release
    ) -> None:
        self._patterns = patterns
        self._registers = registers
        self.conditions = ImmediateConditions()
        self._needs_results = release.has(FAST_SELECTION_HAS_RESULTS)
        self._void: TypeSet = patterns.types.universe.bit("isVoid")
        self._reader = SignatureReader(registers, self.conditions)
        self._results: dict[Record, tuple[RegisterClass | None] | None] = {}
        self._seen: set[tuple[object, ...]] = set()
        self.operations: dict[Signature, dict[str, ByType]] = {}
        self.constrained: dict[Signature, set[Signature]] = {}
        for pattern in patterns.patterns:
            self._add(pattern)

    def immediate_type(self, function: PredicateFunction) -> TypeSet:
        """The type of the immediates that a condition is for.

        Where there are several, the first one of the default mode, as the reference has it.
        """
        fragment = self._patterns.definitions.fragments.get(function.record)
        assert fragment is not None
        types = without_space(in_mode(fragment.trees[0].types[0], DEFAULT_MODE))
        assert isinstance(types, int)
        return types & -types

    def _add(self, pattern: SelectionPattern) -> None:
        source, result = pattern.source, pattern.destination
        if result.operator is None or result.operator.instruction is None:
            return
        if source.operator is None or source.operator.node is None:
            return
        if len(source.types) > 1 or source.predicate_calls:
            return
        if any(child.operator and child.operator.instruction for child in result.children):
            return
        class_ = self._result_class(result.operator.instruction)
        if class_ is None:
            return
        sub_register = _sub_register(result)
        if sub_register is None:
            return
        signature = self._reader.read(source, class_[0])
        if signature is None or without_conditions(signature) not in _SIGNATURES:
            return
        copied_to = self._copied_to(source, result, sub_register)
        if copied_to is not None:
            self._insert(
                pattern,
                signature,
                SelectionChoice(
                    pattern.record,
                    result.operator.name,
                    class_[0],
                    sub_register,
                    copied_to,
                    pattern.condition(),
                    complexity(self._patterns.operators, self._patterns.types, pattern),
                ),
            )

    def _result_class(self, instruction: Instruction) -> tuple[RegisterClass | None] | None:
        """The register class of the first operand; None where the instruction cannot be used."""
        record = instruction.record
        if record not in self._results:
            self._results[record] = self._find_result_class(instruction)
        return self._results[record]

    def _find_result_class(self, instruction: Instruction) -> tuple[RegisterClass | None] | None:
        if not len(instruction.operands) or instruction.flag("FastISelShouldIgnore"):
            return None
        if self._needs_results and not instruction.operands.num_defs:
            return None
        if instruction.name == "EXTRACT_SUBREG":
            return (None,)
        record = instruction.operands[0].record
        if record.is_subclass_of("RegisterOperand"):
            record = record.value_as_def("RegClass")
        if not record.is_subclass_of("RegisterClass"):
            return None
        return (self._registers.class_(record),)

    def _copied_to(
        self, source: PatternNode, result: PatternNode, sub_register: str
    ) -> tuple[str, ...] | None:
        """None where the result's operands are others than the source's, or in another order."""
        assert source.operator is not None
        if source.operator.name in ("imm", "fpimm"):
            return ("",)
        found: list[str] = []
        at = 0
        for child in source.children:
            register = _physical_register(child)
            if not register:
                if at >= len(result.children) or result.children[at].name != child.name:
                    return None
                at += 1
            found.append(register)
        if not sub_register and at < len(result.children):
            return None
        return tuple(found)

    def _type(self, node: PatternNode) -> TypeSet:
        return without_space(node.types[0]) if node.types else self._void

    def _insert(
        self, pattern: SelectionPattern, signature: Signature, choice: SelectionChoice
    ) -> None:
        source = pattern.source
        assert source.operator is not None
        assert source.operator.node is not None
        name = source.operator.node.opcode
        result = type_ = self._type(source)
        if source.children:
            type_ = self._type(source.children[0])
        key = (signature, name, type_, result, choice.condition)
        if key in self._seen:
            raise pattern.record.error(
                f"Duplicate predicate in FastISel table! '{choice.name}' is one of several "
                f"instructions for {name} under the same condition"
            )
        self._seen.add(key)
        by_type = self.operations.setdefault(signature, {}).setdefault(name, {})
        by_type.setdefault(type_, {}).setdefault(result, []).append(choice)
        plain = without_conditions(signature)
        if plain != signature:
            self.constrained.setdefault(plain, set()).add(signature)


def _sub_register(result: PatternNode) -> str | None:
    """What EXTRACT_SUBREG takes out; empty for others, None where it is more than a leaf."""
    assert result.operator is not None
    if result.operator.name != "EXTRACT_SUBREG":
        return ""
    index = result.children[1]
    if index.operator is not None:
        return None
    record = index.leaf_record
    return str(index.leaf) if record is None else qualified_name(record)


def _physical_register(node: PatternNode) -> str:
    record = node.leaf_record
    if record is None or not record.is_subclass_of("Register"):
        return ""
    return f"{record.value_as_string('Namespace')}::{record.name}"
