"""Match patterns as a rule of the match table, and the C++ that it asks and runs."""

from __future__ import annotations

from functools import partial

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.llvm.match_table.byte_table import encoded
from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType
from tblgen_build.generators.llvm.match_table.rule import Rule
from tblgen_build.generators.llvm.match_table.selector_checks import check_one_use
from tblgen_build.generators.llvm.match_table.table_checks import (
    check_code,
    check_flags,
    check_instruction,
    check_int,
    check_intrinsic,
    check_literal_int,
    check_num_operands,
    check_opcode,
    check_same_operand,
    check_type,
)
from tblgen_build.generators.llvm.model.intrinsics.intrinsic_name import enum_name
from tblgen_build.releases.selection import CHECKS_ACROSS_ARE_NOT_SHARED

from .apply import Application, CombinerMatch
from .apply_types import TypeInference
from .expansion import FragmentNames, choices
from .mir_pattern import CodePattern, CombinerInstruction
from .operand import Remaining
from .rule_code import expand
from .rule_errors import error_with_notes
from .written_types import type_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, RecordError
    from tblgen_build.generators.llvm.match_table.byte_table import MatchTable
    from tblgen_build.generators.llvm.match_table.matcher import InstructionMatcher
    from tblgen_build.generators.llvm.match_table.table_checks import Check
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction

    from .combine_rule import CombineRule
    from .expansion import BoundCode, Choice
    from .mir_pattern import FragmentPattern
    from .operand import MirOperand

_BUILT_WITH_LITERALS: Final = "G_CONSTANT"
_UNSIGNED: Final = 0xFFFF_FFFF  # numbers of operands in the table, of 32 bits

_MATCHED: Final = cpp("""
    if(![&](){$code}()) {
      return false;
    }
""")
_EXPLAINED: Final = cpp("""
    // Pattern Alternatives: $label
    $code
""")


def rules_of(rule: CombineRule) -> list[Rule]:
    """One rule of the match table for each choice of alternatives and opcodes."""
    opcodes = rule.opcodes
    instructions = [None] if opcodes is None else opcodes.instructions
    values: dict[str, str] = {}
    return [
        _RuleMatch(rule, choice, instruction, values).complete()
        for choice in choices(rule.match)
        for instruction in instructions
    ]


class _RuleMatch(CombinerMatch):
    """Makes the rule of the match table for one choice, and one opcode of `wip_match_opcode`.

    `values` are what names stood for in the owner's choices before: in C++ they still do, as in the
    reference, even where another instruction has the name's operand now.
    """

    def __init__(
        self,
        owner: CombineRule,
        choice: Choice,
        opcode: Instruction | None,
        values: dict[str, str],
    ) -> None:
        applied = [p.copy() for p in owner.apply if isinstance(p, CombinerInstruction)]
        super().__init__(owner.shared, Rule(owner.shared.new_number()), applied)
        self._owner = owner
        self._choice = choice
        self._opcode = opcode
        self._values = values
        self._instructions: dict[str, int] = {}  # of patterns, by their names
        self._done: set[int] = set()
        self._called: tuple[int, int] | None = None  # where the first call names its intrinsic

    def complete(self) -> Rule:
        owner, made = self._owner, self.rule
        made.simple_checks.append(f"GICXXPred_Simple_IsRule{owner.number}Enabled")
        predicates = owner.record.value_as_list_of_defs("Predicates")
        made.features = self.shared.features.enumerator(predicates)
        if self._opcode is not None:
            self._match_opcode(self._opcode)
        else:
            self._match_instructions()
        for pattern in self._choice.one_uses:
            self._check_one_use(pattern.operands[0].name)
        for _, names in self._choice.code:
            if isinstance(names, FragmentNames):
                self._check_bound(names.use)
        if self._opcode is None:
            self._check_reached(self._choice.instructions)
        for bound in self._choice.code:
            if bound[1] or self.applied:
                self._add_code(made.root, bound)
        if self.applied:
            Application(self, owner).add()
        else:
            self._add_custom_action()
        made.actions.insert(self.first_action, partial(_comment, self._label()))
        for name in (*self._instructions, *made.named):
            self._values.setdefault(name, self._matched(name) or "")
        return made

    def _label(self) -> str:
        owner = self._owner
        label = f"Combiner Rule #{owner.number}: {owner.name}{self._choice.label}"
        return f"{label}; wip_match_opcode '{self._opcode.name}'" if self._opcode else label

    # --- instructions

    def _match_opcode(self, opcode: Instruction) -> None:
        """Nothing is known of the root but its opcode: no operands."""
        root = self.rule.root
        root.opcode = opcode
        root.checks.append(check_opcode(0, opcode))
        self._instructions[self._owner.root] = 0

    def _match_instructions(self) -> None:
        record, patterns = self._owner.record, self._choice.instructions
        checked: list[CombinerInstruction | FragmentPattern] = [*self._choice.uses, *patterns]
        checked += self._choice.one_uses
        TypeInference(record, checked, self.applied).complete()
        self.defined = {
            operand.name: pattern for pattern in patterns for operand in pattern.definitions
        }
        self._instruction(self._root(), self.rule.root)

    def _check_one_use(self, name: str) -> None:
        """Of what defines the operand."""
        definition = self.defined.get(name)
        if definition is None:
            raise self._owner.record.error(f"GIHasOneUse: no matched instruction defines '{name}'")
        number = self._instructions.get(definition.name)
        if number is not None:
            self.rule.instructions[number].checks.append(check_one_use(number))

    def _check_reached(self, patterns: Sequence[CombinerInstruction]) -> None:
        """Within fragments first, as far as they are reached."""
        missed = [pattern for pattern in patterns if id(pattern) not in self._done]
        lost = {id(pattern.use) for pattern in missed if pattern.is_root_of_use}
        for pattern in missed:
            use = pattern.use
            if use is not None and id(use) not in lost:
                name = pattern.name.removeprefix(f"{use.name}.")
                raise _unreachable(use.fragment.record, name, pattern.text)
        for pattern in missed:
            if pattern.use is None:
                raise _unreachable(self._owner.record, pattern.name, pattern.text)
            if pattern.is_root_of_use:
                text = pattern.use.fragment.record.name
                raise _unreachable(self._owner.record, pattern.name, text)

    def _root(self) -> CombinerInstruction:
        root = self._owner.root_pattern
        for pattern in self._choice.instructions:
            if root is not None and pattern.name == root.name:
                return pattern
        raise self._owner.record.error(
            f"'{self._owner.root}' is not an instruction: it cannot be a root"
        )

    def _instruction(self, pattern: CombinerInstruction, matcher: InstructionMatcher) -> None:
        self._done.add(id(pattern))
        if pattern.use is not None and pattern.is_root_of_use:
            self._check_bound(pattern.use)
            self._warn_of_types(pattern.use)
        instruction = pattern.instruction
        assert instruction is not None
        matcher.opcode = instruction
        number = matcher.number
        matcher.checks.append(check_opcode(number, instruction))
        for name in pattern.names:
            self._instructions.setdefault(name, number)
        flags = pattern.flags
        if flags is not None:
            if flags.set:
                matcher.checks.append(check_flags(number, sorted(flags.set), True))
            if flags.cleared:
                matcher.checks.append(check_flags(number, sorted(flags.cleared), False))
        definitions = len(pattern.definitions)
        if pattern.intrinsic is not None:
            self._intrinsic(pattern.intrinsic, definitions, matcher)
        for place, written in enumerate(pattern.operands):
            is_behind = pattern.intrinsic is not None and place >= definitions
            self._operand(written, place + is_behind, matcher, pattern)
        root = next((o.name for o in pattern.definitions if not o.scope), "")
        for bound in self._choice.code_of.pop(root, []) if root else []:
            self._add_code(self.rule.root, bound)

    def _warn_of_types(self, use: FragmentPattern) -> None:
        """A fragment whose operands are of other types than its use says never matches."""
        of = f"'{use.fragment.record.name}'"
        for place, got, expected in use.type_conflicts():
            name, number = use.operands[place].name, f"{place} of '{use.name}'"
            parameter = use.fragment.parameters[place].name
            notes = [f"operand {number} is '{name}'"] if name else []
            self.shared.warnings.append(
                error_with_notes(
                    self._owner.record,
                    f"impossible type constraints: operand {number} has type '{got}', "
                    f"but {of} constrains it to '{expected}'",
                    *notes,
                    f"argument {place} of {of} is '{parameter}'",
                )
            )

    def _check_bound(self, use: FragmentPattern) -> None:
        """What not all alternatives match is to be matched before the fragment is."""
        unbound = use.fragment.unbound
        for parameter, operand in zip(use.fragment.parameters, use.operands, strict=True):
            name, of = operand.name, f"'{use.fragment.record.name}'"
            if parameter.name in unbound and operand.number is None and name not in self.rule.named:
                raise error_with_notes(
                    self._owner.record,
                    f"operand '{name}' (for parameter '{parameter.name}' of {of}) "
                    "cannot be unbound",
                    f"one or more alternatives of {of} do not bind '{parameter.name}' to an "
                    f"instruction operand; either use a bound operand or ensure {of} binds "
                    f"'{parameter.name}' in all alternatives",
                )

    def _intrinsic(self, intrinsic: Record, index: int, matcher: InstructionMatcher) -> None:
        """The operand after what a call defines names what is called."""
        number = matcher.number
        operand = matcher.add_operand(index)
        # As the reference has it: the operand has no name, as that of another call, and by
        # that the table does not ask which intrinsic a second call is of.
        if self._called is not None:
            operand.checks.append(self._same(number, index, self._called, ""))
        else:
            self._called = (number, index)
        operand.checks.append(check_intrinsic(number, index, enum_name(intrinsic)))

    def _same(self, instruction: int, operand: int, other: tuple[int, int], name: str) -> Check:
        """Before 23, names and places within the other instructions tell which checks are one."""
        by_place = self._owner.record.release.has(CHECKS_ACROSS_ARE_NOT_SHARED)
        identity = None if by_place else (name, other[1])
        return check_same_operand(instruction, operand, other, identity)

    def _operand(
        self,
        written: MirOperand,
        index: int,
        matcher: InstructionMatcher,
        pattern: CombinerInstruction,
    ) -> None:
        number = matcher.number
        operand = matcher.add_operand(index, written.name)
        if isinstance(written.type, Remaining):
            self._remaining(written.name, written.type, matcher)
        known = self.rule.named.get(written.name) if written.name else None
        definition = None if written.is_def else self.defined.get(written.name)
        # The use of a fragment that is entered here; that is by its root alone.
        entered = definition.use if definition is not None else None
        if entered is pattern.use:
            entered = None
        elif pattern.use is not None:
            definition = entered = None  # a fragment does not see what is around its use
        if known is not None and written.number is None:
            if definition is not None:
                nested_name = (entered or definition).name
                raise self._owner.record.error(
                    f"Nested instruction '{nested_name}' cannot be the same as another "
                    f"operand '{written.name}'"
                )
            operand.checks.append(self._same(number, index, known, written.name))
            return
        if written.name:
            self.rule.named[written.name] = (number, index)
        if written.number is not None:
            # Before the type's: by that, rules are in the reference's order.
            is_literal = pattern.text == _BUILT_WITH_LITERALS
            check = check_literal_int if is_literal else check_int
            operand.checks.append(check(number, index, written.number))
        if isinstance(written.type, LowLevelType):
            self.shared.types.add(written.type)
            operand.checks.append(check_type(number, index, written.type))
        elif written.type is not None and not isinstance(written.type, Remaining):
            raise error_with_notes(
                self._owner.record,
                "GITypeOf can only be used in apply patterns",
                f"operand {index} of '{pattern.name}' has type '{type_text(written)}'",
            )
        if written.number is not None:
            self._check_named_number(written, pattern)
            return
        if definition is None or (entered is not None and not definition.is_root_of_use):
            return
        if id(definition) not in self._done:
            nested = self.rule.new_instruction()
            operand.checks.append(check_instruction(number, index, nested, True))
            self._instruction(definition, nested)

    def _check_named_number(self, number: MirOperand, pattern: CombinerInstruction) -> None:
        defined_by = self.defined.get(number.name, pattern)
        if number.name and defined_by is not pattern:
            raise error_with_notes(
                self._owner.record,
                f"'{number.name}' is a named immediate: no instruction can define it",
                f"'{number.name}' is defined by '{defined_by.name}'",
            )

    def _remaining(self, name: str, limits: Remaining, matcher: InstructionMatcher) -> None:
        """The operand that stands for the remaining ones is not an operand of its own."""
        matcher.counts_operands = False
        before = len(matcher.operands) - 1
        checks = matcher.checks
        least = (before + limits.least) & _UNSIGNED
        checks.append(check_num_operands(matcher.number, least, "GE"))
        if limits.most:
            checks.append(check_num_operands(matcher.number, before + limits.most, "LE"))
        self.remaining.add(name)

    def instruction_number(self, name: str) -> int | None:
        """Of the instruction that the pattern of that name has matched."""
        return self._instructions.get(name)

    # --- C++

    def _value(self, name: str, names: dict[str, MirOperand]) -> str | None:
        """What `${name}` stands for."""
        if names:
            if name not in names:  # the fragment's own, which no other choice has
                return self._matched(names[name].name)
            operand = names[name]
            if operand.number is not None and not operand.name:
                return str(operand.number)
            name = operand.name
        built = self._owner.built.get(name)
        if built is not None:
            return f"OutMIs[{built}]"
        value = self._values.get(name) or self._matched(name)
        if value is None and any(data == name for data, _ in self._owner.data):
            return f"GIMatchData_{name}"
        return value

    def _matched(self, name: str) -> str | None:
        """The instruction or the operand that has the name."""
        number = self._instructions.get(name)
        if number is not None:
            return f"State.MIs[{number}]"
        place = self.rule.named.get(name)
        if place is None:
            return None
        instruction, index = place
        if name in self.remaining:
            return f"getRemainingOperands(*State.MIs[{instruction}], {index})"
        return f"State.MIs[{instruction}]->getOperand({index})"

    def _expanded(self, bound: BoundCode) -> str:
        pattern, names = bound

        def value(name: str) -> str | None:
            return self._value(name, names)

        shared = self.shared
        return expand(
            self._owner.record, pattern.code, value, shared.warnings.append, shared.report
        )

    def _add_code(self, matcher: InstructionMatcher, bound: BoundCode) -> None:
        if isinstance(bound[1], FragmentNames):
            self._check_bound(bound[1].use)
        code = self._expanded(bound)
        if self.shared.explains_code:
            label = self._choice.label.removeprefix(" @ ") or "[]"
            code = _EXPLAINED(label=label, code=code)
        enumerator = self.shared.predicates.enumerator(code)
        matcher.checks.append(check_code(0, enumerator, looks_around=True))

    def _add_custom_action(self) -> None:
        lines = [f"{kind} GIMatchData_{name};" for name, kind in self._owner.data]
        matched = [bound for bound in self._choice.code if not bound[1]]
        if matched:
            lines.append("// Match Patterns")
            for bound in matched:
                lines.append(_MATCHED(code=self._expanded(bound)).removesuffix("\n"))
        lines.append("// Apply Patterns")
        for applied in self._owner.apply:
            assert isinstance(applied, CodePattern)
            lines.append(self._expanded((applied, {})))
        enumerator = self.shared.actions.enumerator("\n".join(lines))
        self.rule.actions.append(partial(_run, enumerator))


def _unreachable(owner: Record, name: str, text: str) -> RecordError:
    return owner.error(f"pattern '{name}' ('{text}') is unreachable from the pattern root!")


def _comment(text: str, table: MatchTable) -> None:
    table.comment(text)


def _run(enumerator: str, table: MatchTable) -> None:
    table.add("GIR_DoneWithCustomAction", encoded(2, enumerator, "Fn"))
