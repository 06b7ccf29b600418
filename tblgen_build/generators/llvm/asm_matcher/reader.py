"""Reads a target's matchables from its instructions and aliases, and resolves their operands."""

from __future__ import annotations

from tblgen_build._core import DefValue
from tblgen_build.generators.mistakes import of_each

from ..model.instructions.instruction_alias import InstructionAlias
from ..model.instructions.instruction_set import InstructionSet
from ..model.optional_bits import is_set
from ..model.predicates import AssemblerPredicates
from ..model.registers.register_file import RegisterFile
from .asm_tokens import Variant
from .class_table import ClassTable
from .matchable import (
    ALL_PARTS,
    NOT_COPIED,
    Fixed,
    Immediate,
    Matchable,
    Parsed,
    ParsedOperand,
    Tied,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records, Value

    from ..model.instructions.instruction import Instruction
    from ..model.instructions.instruction_alias import ResultOperand
    from ..model.instructions.operands import Operand
    from ..model.predicates import AssemblerPredicate
    from ..model.registers.register import Register
    from .match_class import MatchClass

    Features = tuple[AssemblerPredicate, ...]


class MatchableReader:
    """`prefix`: only instructions whose names begin so."""

    def __init__(self, records: Records, target: Record, parser: Record, prefix: str) -> None:
        self.records = records
        self.instructions = InstructionSet.of(records)
        self.predicates = AssemblerPredicates.of(records)
        self.variants = [
            Variant(record) for record in target.value_as_list_of_defs("AssemblyParserVariants")
        ]
        self.has_mnemonic_first = parser.value_as_bit("HasMnemonicFirst")
        self.tells_tokens = is_set(parser, "EmitTokenDiagnosticTypes")
        self._checks_ties = not parser.value_as_bit("ReportMultipleNearMisses")
        self._prefix = prefix
        self._features: dict[Value, Features] = {}
        self._singletons: list[Register] = []
        self._class_of: dict[Record, MatchClass] = {}
        self._classes: ClassTable | None = None

    @property
    def registers(self) -> RegisterFile:
        """Read where a token may be one's name: what is wrong with instructions is seen before."""
        return RegisterFile.of(self.records)

    @property
    def classes(self) -> ClassTable:
        if self._classes is None:
            self._classes = ClassTable(self.records, self.registers)
        return self._classes

    def read(self) -> list[Matchable]:
        matchables = self._all()
        self.classes.add_register_classes(self._singletons)
        self.classes.add_classes_by_hardware_mode()
        self.classes.add_declared_classes()
        shorter = of_each(matchables, self._build)
        if self.tells_tokens:
            self.classes.tell_tokens()
        self.classes.add_token_aliases()
        return matchables + [matchable for matchable in shorter if matchable is not None]

    def _build(self, matchable: Matchable) -> Matchable | None:
        """Complete it; returns its form with two operands, where it has one."""
        self._resolve(matchable)
        if matchable.alias is not None:
            _AliasResults(matchable, matchable.alias, self._checks_ties).build()
            return None
        build_results(matchable)
        constraint = matchable.record.value_as_string("TwoOperandAliasConstraint")
        return matchable.two_operand_form(constraint) if constraint else None

    # --- definitions

    def _all(self) -> list[Matchable]:
        found: list[Matchable] = []
        instructions = [
            instruction
            for instruction in self.instructions.by_number
            if instruction.name.startswith(self._prefix) and not instruction.is_code_gen_only
        ]
        candidates = of_each(
            instructions, lambda each: (each, each.record.value_as_string("AsmVariantName"))
        )
        definitions = self.records.all_derived_definitions_if_defined("InstAlias")
        aliases: dict[Record, InstructionAlias] = {}
        for variant in self.variants:
            self._add_instructions(found, candidates, variant)
            self._add_aliases(found, definitions, aliases, variant)
        return found

    def _add_instructions(
        self, found: list[Matchable], candidates: list[tuple[Instruction, str]], variant: Variant
    ) -> None:
        def add(candidate: tuple[Instruction, str]) -> None:
            instruction, name = candidate
            if not name or name == variant.name:
                self._add(found, Matchable.of(instruction, None, variant), variant)

        of_each(candidates, add)

    def _add_aliases(
        self,
        found: list[Matchable],
        definitions: list[Record],
        aliases: dict[Record, InstructionAlias],
        variant: Variant,
    ) -> None:
        def add(record: Record) -> None:
            alias = aliases.get(record)
            if alias is None:
                alias = aliases[record] = InstructionAlias(record, self.instructions)
            if not alias.instruction.name.startswith(self._prefix):
                return
            name = record.value_as_string("AsmVariantName")
            if not name or name == variant.name:
                self._add(found, Matchable.of(alias.instruction, alias, variant), variant)

        of_each(definitions, add)

    def _add(self, found: list[Matchable], matchable: Matchable, variant: Variant) -> None:
        matchable.take_mnemonic(is_first=self.has_mnemonic_first)
        matchable.features = self._features_of(matchable.record)
        for operand in matchable.operands:
            if operand.is_isolated:
                operand.register = self._register(operand.token, variant.register_prefix)
                if operand.register is not None:
                    # It counts even if the matchable is left out.
                    self._singletons.append(operand.register)
        if matchable.check(variant.comment):
            found.append(matchable)

    def _features_of(self, record: Record) -> Features:
        value = record.value("Predicates")
        assert value is not None
        features = self._features.get(value)
        if features is None:
            tested = self.predicates.tested(record.value_as_list_of_defs("Predicates"))
            features = self._features[value] = tuple(tested)
        return features

    def _register(self, token: str, prefix: str) -> Register | None:
        """The register that a token names."""
        if not prefix:
            return self.registers.named_in_assembly(token.lower())
        if not token.startswith(prefix):
            return None
        return self.registers.named_in_assembly(token[len(prefix) :])

    # --- the classes of operands

    def _resolve(self, matchable: Matchable) -> None:
        at = 0
        operands = matchable.operands
        while at < len(operands):
            operand = operands[at]
            token = operand.token
            if operand.register is not None:
                operand.class_ = self.classes.of_register[operand.register]
            elif not token.startswith("$") or token[1:2].isdigit():
                operand.class_ = self.classes.token(token)
            else:
                name = token[2:-1] if token.startswith("${") else token[1:]
                if matchable.alias is None:
                    self._refer_to_instruction(matchable, name, at)
                else:
                    self._refer_to_alias(matchable, matchable.alias, name, operand)
            at += 1

    def _class(self, record: Record) -> MatchClass:
        class_ = self._class_of.get(record)
        if class_ is None:
            class_ = self._class_of[record] = self.classes.of_operand(record)
        return class_

    def _refer_to_instruction(self, matchable: Matchable, name: str, at: int) -> None:
        operands = matchable.instruction.operands
        index = operands.index_of(name)
        if index is None:
            matchable.fail(
                f"the assembly string names '${name}', which is not an operand"
                f"{operands.known_names()}"
            )
        declared = operands[index]
        parsed = matchable.operands[at]
        if parsed.part == ALL_PARTS and declared.num_mi_operands > 1 and _has_no_class(declared):
            # Every part is parsed by itself.
            for part in range(1, declared.num_mi_operands):
                more = ParsedOperand(parsed.token, True)
                more.part = part
                matchable.operands.insert(at + part, more)
            parsed.part = 0
        whole = parsed.part == ALL_PARTS
        parsed.class_ = self._class(declared.record if whole else declared.mi_record(parsed.part))
        parsed.name = parsed.written = name
        tied = declared.tied_register if declared.num_mi_operands == 1 else -1
        if tied >= 0:
            number, part = operands.sub_operand_number(tied)
            parsed.name = operands[number].name
            parsed.part = part if operands[number].num_mi_operands > 1 else ALL_PARTS

    def _refer_to_alias(
        self, matchable: Matchable, alias: InstructionAlias, name: str, parsed: ParsedOperand
    ) -> None:
        for operand in alias.operands:
            if operand.record is not None and operand.name == name:
                parsed.part = operand.part
                parsed.class_ = self._class(operand.record)
                parsed.name = parsed.written = name
                return
        matchable.fail(f"the assembly string names '${name}', which the alias does not have")


def _has_no_class(operand: Operand) -> bool:
    """Whether the operand does not define how it is parsed."""
    class_ = operand.record.value("ParserMatchClass")
    return isinstance(class_, DefValue) and class_.record.value_as_string("Name") == "Imm"


def build_results(matchable: Matchable) -> None:
    """The operands of an instruction, from those that are parsed."""
    results = matchable.results
    for declared in matchable.instruction.operands:
        tied = declared.tied_register if declared.num_mi_operands == 1 else -1
        if tied >= 0:
            results.append(_tied(matchable, tied, matchable.find_written(declared.name)))
            continue
        source = matchable.find(declared.name)
        if source < 0:
            # Of a part that is tied, or not written at all.
            results.append(Immediate(0))
        elif matchable.operands[source].part == ALL_PARTS:
            results.append(Parsed(source, declared.num_mi_operands))
        else:
            results += [Parsed(source + part, 1) for part in range(declared.num_mi_operands)]


def _tied(matchable: Matchable, tied: int, written: int) -> Tied:
    """A copy of a result. If both are written, they have to be the same."""
    # Complex operands are one result, so that a machine operand's number may be too large.
    if written >= 0 and tied < len(matchable.results):
        result = matchable.results[tied]
        if isinstance(result, Parsed):
            return Tied(tied, result.source, written)
    return Tied(tied, 0, 0)


class _AliasResults:
    """The operands of an alias's instruction."""

    def __init__(self, matchable: Matchable, alias: InstructionAlias, checks_ties: bool) -> None:
        self._matchable = matchable
        self._instruction: Instruction = matchable.instruction
        self._arguments = alias.operands
        self._checks_ties = checks_ties
        # By name: the last place where the operand is written that something came of; -1 after it.
        self._last: dict[str, int] = {}

    def build(self) -> None:
        at = 0
        for index, declared in enumerate(self._instruction.operands):
            tied = declared.tied_register if declared.num_mi_operands == 1 else -1
            if tied >= 0 and self._tie(declared, tied, at):
                continue
            while at < len(self._arguments) and self._arguments[at].operand == index:
                self._add(self._arguments[at], declared)
                at += 1
        for name, last in self._last.items():
            if last >= 0 and self._matchable.find(name, last) >= 0:
                self._matchable.fail(f"nothing that is parsed can be operand '{name}'")

    def _tie(self, declared: Operand, tied: int, at: int) -> bool:
        """Whether the operand is the other's copy. If not, it is only checked against it."""
        matchable = self._matchable
        result = matchable.results[tied] if tied < len(matchable.results) else None
        first = second = 0
        if isinstance(result, Parsed):
            first = result.source
            name = matchable.operands[first].name
            last = self._last.setdefault(name, first)
            second = matchable.find(name, last)
            if self._checks_ties:
                self._last[name] = second
            if second < 0:
                second = first
        if tied >= len(self._instruction.operands):
            return False
        if declared.record.name == self._instruction.operands[tied].record.name:
            matchable.results.append(Tied(tied, first, second))
            return True
        argument = self._arguments[at]
        # The reference takes whatever number the result has.
        if isinstance(result, Tied):
            first = result.copied
        elif isinstance(result, Immediate):
            first = result.number
        second = matchable.find_part(argument.name, argument.part)
        matchable.results.append(Tied(NOT_COPIED, first, second))
        return False

    def _add(self, argument: ResultOperand, declared: Operand) -> None:
        matchable = self._matchable
        if argument.record is None:
            if argument.immediate is not None:
                matchable.results.append(Immediate(argument.immediate))
            else:
                matchable.results.append(Fixed(argument.register))
            return
        source = matchable.find_part(argument.name, argument.part)
        if source < 0:
            matchable.fail(
                f"operand '{declared.name}' of '{matchable.record.name}' "
                f"is not in the assembly string, so it is never parsed ('${argument.name}')"
            )
        self._last.setdefault(argument.name, source)
        count = declared.num_mi_operands if argument.part == ALL_PARTS else 1
        matchable.results.append(Parsed(source, count))
