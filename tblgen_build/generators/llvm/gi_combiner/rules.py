"""A combine rule as rules of the match table: one for each choice of alternatives and opcodes."""

from __future__ import annotations

from functools import partial

from tblgen_build._core import DagValue, DefValue, RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.llvm.match_table.check import (
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
from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType
from tblgen_build.generators.llvm.match_table.rule import Rule
from tblgen_build.generators.llvm.model.intrinsic_name import enum_name

from .apply import Application, Match
from .code import expand
from .expansion import choices, number_of_choices
from .pattern import (
    AnyOpcode,
    CodePattern,
    FragmentPattern,
    InstructionPattern,
    Remaining,
    TypeOf,
)
from .type_inference import TypeInference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.match_table.matcher import InstructionMatcher
    from tblgen_build.generators.llvm.match_table.table import MatchTable
    from tblgen_build.generators.llvm.model.instruction import Instruction

    from .expansion import BoundCode, Choice
    from .pattern import MirOperand, Pattern
    from .shared import Shared

_BUILT_WITH_LITERALS: Final = "G_CONSTANT"

_MATCHED: Final = cpp("""
    if(![&](){$code}()) {
      return false;
    }
""")
_EXPLAINED: Final = cpp("""
    // Pattern Alternatives: $label
    $code
""")


class CombineRule:
    """A `GICombineRule`, read. `number` is its place among the combiner's rules."""

    def __init__(self, record: Record, number: int, shared: Shared) -> None:
        self.record = record
        self.name = record.name
        self.number = number
        self.shared = shared
        self.root = ""
        self.data: list[tuple[str, str]] = []  # names and types of what match passes to apply
        self._read_definitions()
        self._matched: set[str] = set()  # names that match patterns define
        self.match: list[Pattern] = []
        self.apply: list[Pattern] = []
        self._read_actions()
        self._check()

    # --- reading

    def _read_definitions(self) -> None:
        dag = self.record.value_as_dag("Defs")
        if not isinstance(dag.operator, DefValue) or dag.operator.record.name != "defs":
            raise self.record.error("Expected defs operator")
        for value, name in zip(dag.args, dag.arg_names, strict=True):
            kind = value.record if isinstance(value, DefValue) else None
            if kind is not None and kind.is_subclass_of("GIDefMatchData"):
                if not name:
                    raise self.record.error(f"data of '{self.name}' have no name")
                self.data.append((name, kind.value_as_string("Type")))
            elif kind is not None and kind.name == "root" and name:
                if self.root:
                    raise self.record.error("Combine rules must have exactly one root")
                self.root = name
            else:
                raise self.record.error(
                    "Expected a subclass of GIDefKind or a sub-dag whose operator is of type "
                    "GIDefKindWithArgs"
                )
        if not self.root:
            raise self.record.error("Combine rules must have exactly one root")

    def _read_actions(self) -> None:
        first = self.record.value_as_dag("Action0")
        second = self.record.value_as_dag("Action1")
        kind, other = _operator(first), _operator(second)
        if kind == "combine":
            if other != "empty_action":
                raise self.record.error(
                    "expected both a 'match' and 'apply' action in combine rule, "
                    "or a single 'combine' action"
                )
            for pattern in self._patterns(first, "combine"):
                (self.apply if isinstance(pattern, CodePattern) else self.match).append(pattern)
            if not self.apply:
                raise self.record.error(
                    "'combine' action needs at least one pattern to match, and C++ code to apply"
                )
            return
        if kind != "match" or other != "apply":
            raise self.record.error(
                "expected both a 'match' and 'apply' action in combine rule, "
                "or a single 'combine' action"
            )
        self.match = self._patterns(first, "match")
        self.apply = self._patterns(second, "apply")

    def _patterns(self, dag: DagValue, kind: str) -> list[Pattern]:
        if not len(dag):
            raise self.record.error(f"{kind} pattern list is empty")
        seen = set()
        patterns = []
        for place, (value, name) in enumerate(zip(dag.args, dag.arg_names, strict=True)):
            own = name or f"__{self.name}_{kind}_{place}"
            if own in seen:
                raise self.record.error(f"'{own}' {kind} pattern defined more than once!")
            seen.add(own)
            patterns.append(self.shared.reader.read(self.record, value, own))
        return patterns

    def _check(self) -> None:
        opcodes = [pattern for pattern in self.match if isinstance(pattern, AnyOpcode)]
        if len(opcodes) > 1:
            raise self.record.error("wip_opcode_match can only be present once")
        if opcodes and any(
            isinstance(pattern, InstructionPattern | FragmentPattern) for pattern in self.match
        ):
            raise self.record.error(
                f"'{self.name}' has 'wip_match_opcode' beside patterns of instructions"
            )
        if opcodes and self.root != opcodes[0].name:
            raise self.record.error(f"Cannot find root '{self.root}' in match patterns!")
        for pattern in self.match:
            if isinstance(pattern, InstructionPattern) and pattern.instruction is None:
                raise self.record.error(f"'{pattern.text}' cannot be used in a 'match' pattern")
            if isinstance(pattern, InstructionPattern):
                self._check_matched(pattern)
        code = [pattern for pattern in self.apply if isinstance(pattern, CodePattern)]
        if code and len(code) != len(self.apply):
            raise self.record.error(
                "'apply' patterns cannot mix C++ code with other types of patterns"
            )
        for pattern in self.apply:
            if isinstance(pattern, AnyOpcode):
                raise self.record.error(
                    f"'{pattern.name}': wip_match_opcode is not supported in apply patterns"
                )
            if isinstance(pattern, FragmentPattern):
                raise self.record.error(
                    f"'{pattern.name}': using GICombinePatFrag is not supported in apply patterns"
                )
            if isinstance(pattern, InstructionPattern):
                pattern.check_remaining(self.record)
        if self.data and not code:
            raise self.record.error(
                "GIDefMatchData can only be used if 'apply' in entirely written in C++"
            )
        if opcodes and not code:
            raise self.record.error(
                "cannot use wip_match_opcode in combination with apply instruction patterns!"
            )
        limit = self.record.value_as_int("MaxPermutations")
        count = number_of_choices(self.match)
        if limit >= 0 and count > limit:
            raise self.record.error(
                f"cannot emit rule '{self.name}'; {count} permutations would be emitted, "
                f"but the max is {limit}"
            )

    def _check_matched(self, pattern: InstructionPattern) -> None:
        pattern.check_remaining(self.record)
        flags = pattern.flags
        if flags is not None and flags.copied:
            raise RecordError(
                "'match' patterns cannot refer to flags from other instructions",
                self.record.location,
                [
                    (
                        f"MIFlags in '{pattern.name}' refer to: {', '.join(flags.copied)}",
                        self.record.location,
                    )
                ],
            )
        for place, operand in enumerate(pattern.operands):
            if isinstance(operand.type, TypeOf):
                kind = f"GITypeOf<${operand.type.operand}>"
                raise RecordError(
                    "GITypeOf is not supported in 'match' patterns",
                    self.record.location,
                    [
                        (
                            f"operand {place} of '{pattern.name}' has type '{kind}'",
                            self.record.location,
                        )
                    ],
                )
            if operand.is_def and operand.number is not None:
                raise self.record.error(
                    f"pattern '{pattern.name}' defines a number: expected an operand's name"
                )
            if not operand.is_def or operand.name not in self._matched:
                self._matched |= {operand.name} if operand.is_def else set()
            else:
                raise self.record.error(
                    f"Operand '{operand.name}' is defined multiple times in the 'match' patterns"
                )

    # --- rules

    def rules(self) -> list[Rule]:
        made = []
        for choice in choices(self.match):
            opcodes = [pattern for pattern in self.match if isinstance(pattern, AnyOpcode)]
            if not opcodes:
                made.append(_Match(self, choice, None).rule)
                continue
            for instruction in opcodes[0].instructions:
                made.append(_Match(self, choice, instruction).rule)
        return made


class _Match(Match):
    """Makes one rule."""

    def __init__(self, owner: CombineRule, choice: Choice, opcode: Instruction | None) -> None:
        shared = owner.shared
        applied = [p for p in owner.apply if isinstance(p, InstructionPattern)]
        super().__init__(shared, Rule(shared.new_number()), [p.copy() for p in applied])
        self.owner = owner
        self.choice = choice
        self.rule.simple_checks.append(f"GICXXPred_Simple_IsRule{owner.number}Enabled")
        self.rule.features = self.shared.features.enumerator(
            owner.record.value_as_list_of_defs("Predicates")
        )
        self._instructions: dict[str, int] = {}  # of patterns, by their names
        self._done: set[int] = set()
        self._called: tuple[int, int] | None = None  # where the first call names its intrinsic
        if opcode is not None:
            self.rule.root.opcode = opcode
            self.rule.root.checks.append(check_opcode(0, opcode))
            self._instructions[owner.root] = 0
        else:
            TypeInference(owner.record, choice.instructions, self.applied).complete()
            self.defined = {
                operand.name: pattern
                for pattern in choice.instructions
                for operand in pattern.definitions
            }
            root = self._root()
            self._instruction(root, self.rule.root)
            for pattern in choice.instructions:
                if id(pattern) not in self._done:
                    raise owner.record.error(
                        f"pattern '{pattern.name}' ('{pattern.text}') "
                        "is unreachable from the pattern root!"
                    )
        for bound in choice.code:
            if bound[1] or applied:
                self._add_code(self.rule.root, bound)
        if applied:
            Application(self, owner.record, owner.root, root.operands).add()
        else:
            self._add_custom_action()
        label = f"Combiner Rule #{owner.number}: {owner.name}{choice.label}"
        if opcode is not None:
            label += f"; wip_match_opcode '{opcode.name}'"
        first = partial(_comment, label)
        self.rule.actions.insert(self.first_action, first)

    def _root(self) -> InstructionPattern:
        name = self.owner.root
        found = self.defined.get(name)
        if found is not None:
            return found
        for pattern in self.choice.instructions:
            if name in pattern.names:
                return pattern
        raise self.owner.record.error(f"Cannot find root '{name}' in match patterns!")

    # --- instructions

    def _instruction(self, pattern: InstructionPattern, matcher: InstructionMatcher) -> None:
        self._done.add(id(pattern))
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
        index = 0
        definitions = len(pattern.definitions)
        if pattern.intrinsic is not None:
            operand = matcher.add_operand(definitions)
            enumerator = enum_name(pattern.intrinsic)
            # As the reference has it: the operand has no name, as that of another call, and by
            # that the table does not ask which intrinsic a second call is of.
            if self._called is not None:
                operand.checks.append(check_same_operand(number, definitions, self._called, ""))
            else:
                self._called = (number, definitions)
            operand.checks.append(check_intrinsic(number, definitions, enumerator))
        for place, written in enumerate(pattern.operands):
            index = place
            if pattern.intrinsic is not None and place >= definitions:
                index += 1
            self._operand(written, index, matcher, pattern)
        root = next((o.name for o in pattern.definitions if not o.scope), "")
        for bound in self.choice.code_of.pop(root, []) if root else []:
            self._add_code(self.rule.root, bound)

    def _operand(
        self,
        written: MirOperand,
        index: int,
        matcher: InstructionMatcher,
        pattern: InstructionPattern,
    ) -> None:
        number = matcher.number
        operand = matcher.add_operand(index, written.name)
        if isinstance(written.type, Remaining):
            # The operand that stands for them is no operand of its own.
            matcher.counts_operands = False
            least = len(matcher.operands) + written.type.least - 1
            matcher.checks.append(check_num_operands(number, least, "GE"))
            if written.type.most:
                most = len(matcher.operands) + written.type.most - 1
                matcher.checks.append(check_num_operands(number, most, "LE"))
            self.remaining.add(written.name)
        known = self.rule.named.get(written.name) if written.name else None
        definition = None if written.is_def else self.defined.get(written.name)
        if known is not None and written.number is None:
            if definition is not None:
                raise self.owner.record.error(
                    f"Nested instruction '{definition.name}' cannot be the same as another "
                    f"operand '{written.name}'"
                )
            operand.checks.append(check_same_operand(number, index, known, written.name))
            return
        if written.name:
            self.rule.named[written.name] = (number, index)
        if isinstance(written.type, LowLevelType):
            self.shared.types.add(written.type)
            operand.checks.append(check_type(number, index, written.type))
        elif written.type is not None and not isinstance(written.type, Remaining):
            raise self.owner.record.error("GITypeOf can only be used in apply patterns")
        if written.number is not None:
            is_literal = pattern.text == _BUILT_WITH_LITERALS
            check = check_literal_int if is_literal else check_int
            operand.checks.append(check(number, index, written.number))
            return
        if definition is not None and id(definition) not in self._done:
            nested = self.rule.new_instruction()
            operand.checks.append(check_instruction(number, index, nested, True))
            self._instruction(definition, nested)

    def instruction_number(self, name: str) -> int | None:
        """Of the instruction that the pattern of that name has matched."""
        return self._instructions.get(name)

    # --- C++

    def value(self, name: str, names: dict[str, MirOperand]) -> str | None:
        """What `${name}` stands for."""
        if names:
            operand = names[name]
            if operand.number is not None and not operand.name:
                return str(operand.number)
            name = operand.name
        for data, _ in self.owner.data:
            if data == name:
                return f"GIMatchData_{name}"
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
            return self.value(name, names)

        return expand(self.owner.record, pattern.code, value)

    def _add_code(self, matcher: InstructionMatcher, bound: BoundCode) -> None:
        code = self._expanded(bound)
        if self.shared.explains_code:
            label = self.choice.label.removeprefix(" @ ") or "[]"
            code = _EXPLAINED(label=label, code=code)
        if "return" not in bound[0].code:
            self.shared.warn_of_code(self.owner.record)
        enumerator = self.shared.predicates.enumerator(code)
        matcher.checks.append(check_code(0, enumerator))

    def _add_custom_action(self) -> None:
        lines = [f"{kind} GIMatchData_{name};" for name, kind in self.owner.data]
        matched = [bound for bound in self.choice.code if not bound[1]]
        if matched:
            lines.append("// Match Patterns")
            for bound in matched:
                lines.append(_MATCHED(code=self._expanded(bound)))
        lines.append("// Apply Patterns")
        for applied in self.owner.apply:
            assert isinstance(applied, CodePattern)
            lines.append(self._expanded((applied, {})))
        enumerator = self.shared.actions.enumerator("\n".join(lines))
        self.rule.actions.append(partial(_run, enumerator))


def _operator(dag: DagValue) -> str:
    return dag.operator.record.name if isinstance(dag.operator, DefValue) else ""


def _comment(text: str, table: MatchTable) -> None:
    table.comment(text)


def _run(enumerator: str, table: MatchTable) -> None:
    from tblgen_build.generators.llvm.match_table.table import encoded

    table.add("GIR_DoneWithCustomAction", encoded(2, enumerator, "Fn"))
