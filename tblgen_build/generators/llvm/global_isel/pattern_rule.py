"""A selection pattern as a rule of the match table."""

from __future__ import annotations

from functools import partial

from tblgen_build.generators.llvm.match_table.byte_table import encoded
from tblgen_build.generators.llvm.match_table.rule import Rule
from tblgen_build.generators.llvm.match_table.selector_checks import check_register_bank
from tblgen_build.generators.llvm.model.selection.tree_text import tree_text
from tblgen_build.releases.selection import (
    PARTS_ARE_IN_THEIR_CLASS,
    REGISTERS_STAND_FOR_RESULTS,
)

from .fragment_predicates import described, first_unknown
from .matched_pattern import RuleSource
from .result import RuleResult
from .skipped import Skipped
from .subregister_classes import EXTRACT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.generators.llvm.match_table.byte_table import MatchTable
    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern
    from tblgen_build.generators.llvm.model.selection.types.type_set import TypeUniverse

    from .selector import Selector


class PatternRule:
    """The rule of one pattern. Raises Skipped where there is none."""

    def __init__(
        self, selector: Selector, pattern: SelectionPattern, number: int, with_coverage: bool
    ) -> None:
        self._selector = selector
        self._pattern = pattern
        self.num_renderers = 0
        self.rule = Rule(number)
        self._import(with_coverage)

    def _import(self, with_coverage: bool) -> None:
        pattern, rule = self._pattern, self.rule
        predicates = pattern.predicates()
        self._selector.features.number(predicates, pattern.mode_condition)
        source, destination = pattern.source, pattern.destination
        self._check_source(source)
        rule.num_results = len(source.types)
        matched = RuleSource(self._selector, rule)
        if pattern.record.is_subclass_of("GISelFlags"):
            matched.take_flags(pattern.record)
        matched.add_root(source)
        if pattern.implicit_defs:
            raise Skipped("Pattern defines a physical register")
        self._check_destination(destination)
        self.num_renderers = matched.num_renderers
        self._add_results(destination)
        # What a rule keeps knows nothing of this one, which keeps the rule.
        rule.actions.append(partial(_comment, pattern, self._selector.universe))
        result = RuleResult(self._selector, rule, matched, pattern.record)
        result.add(destination)
        rule.actions.append(partial(_end, rule.number, with_coverage, result.is_mutated))
        rule.features = self._selector.features.enumerator(predicates, pattern.mode_condition)

    def _check_source(self, node: PatternNode) -> None:
        unknown = first_unknown(node.predicate_calls)
        if unknown is not None:
            raise Skipped(
                "Src pattern root isn't a trivial operator (Has a predicate "
                f"({described(node.predicate_calls)}), first-failing:{unknown.record.name})"
            )

    # --- the destination

    def _check_destination(self, node: PatternNode) -> None:
        operator = node.operator
        if operator is None:
            if self._selector.classes.of_record(node.leaf_record) is None:
                raise Skipped("Dst pattern root isn't a known leaf")
            return
        if operator.instruction is None:
            raise Skipped("Pattern operator isn't an instruction")
        matched = len(self._pattern.source.types)
        made = operator.instruction.operands.num_defs
        if self._selector.release.has(REGISTERS_STAND_FOR_RESULTS):
            made += len(operator.instruction.implicit_defs)
        if matched <= made:
            return
        unused = any(
            call.function.flag("HasNoUse") for call in self._pattern.source.predicate_calls
        )
        if made:
            raise Skipped(
                f"Src pattern result has more defs than dst MI ({matched} def(s) vs {made} def(s))"
            )
        if not unused:
            raise Skipped(
                f"Src pattern result has {matched} def(s) without the HasNoUse predicate set to "
                "true but Dst MI has no def"
            )

    def _add_results(self, node: PatternNode) -> None:
        """The matched root's results are in the classes of what is made."""
        rule = self.rule
        instruction = None if node.operator is None else node.operator.instruction
        count = rule.num_results
        if instruction is not None:
            count = min(count, instruction.operands.num_defs)
        for index in range(count):
            operand = rule.root.operands[index]
            if instruction is None:
                operand.name = "dst"
                class_ = self._selector.classes.of_record(node.leaf_record)
            else:
                defined = instruction.operands[index]
                operand.name = f"DstI[{defined.name}]"
                class_ = (
                    self._first_class(node)
                    if index == 0
                    else self._selector.classes.of_record(defined.record)
                )
            if class_ is None:
                text = tree_text(node, self._selector.universe)
                raise Skipped(
                    f"Could not infer register class for result #{index} from pattern {text}"
                )
            operand.checks.append(check_register_bank(0, index, class_.qualified_name))

    def _first_class(self, node: PatternNode) -> RegisterClass | None:
        """Of the first result of an instruction."""
        assert node.operator is not None
        selector = self._selector
        if node.operator.name == EXTRACT and not selector.release.has(PARTS_ARE_IN_THEIR_CLASS):
            return selector.classes.of_node(node.children[0])
        return selector.classes.of_node(node)


# --- what is written around the result


def _comment(pattern: SelectionPattern, universe: TypeUniverse, table: MatchTable) -> None:
    source = tree_text(pattern.source, universe)
    destination = tree_text(pattern.destination, universe)
    table.comment(f"{source}  =>  {destination}")


def _end(number: int, with_coverage: bool, is_mutated: bool, table: MatchTable) -> None:
    if with_coverage:
        table.add("GIR_Coverage", encoded(4, number))
    else:
        table.comment(f"GIR_Coverage, {number},")
    table.add("GIR_Done" if is_mutated else "GIR_EraseRootFromParent_Done")
