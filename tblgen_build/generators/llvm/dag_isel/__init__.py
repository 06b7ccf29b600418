"""gen-dag-isel: a target's instruction selector over selection dags, as a table.

Every pattern becomes a chain of operations (`pattern_match`, `results`), the chains are shortened
(`contract`) and joined into a tree (`factor`), and the tree is written as bytes (`matcher_table`).
"""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.llvm.model.selection.complexity import in_matching_order
from tblgen_build.generators.llvm.model.selection.patterns import SelectionPatterns
from tblgen_build.generators.llvm.model.target import require_target
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Option, Output, Warnings, generator

from .contract import contracted
from .factor import factored
from .matcher_model import MatcherModel
from .matcher_table import MatcherTable
from .member_functions import HEAD, TAIL, coverage, functions, selection
from .node_predicates import NodePredicates
from .pattern_match import Match
from .result_operations import ResultBuilder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern
    from tblgen_build.registry import Options

    from .matcher_operations import MatcherOperation

_COVERAGE: Final = "instrument-coverage"
_OMIT_COMMENTS: Final = "omit-comments"


@generator(
    "gen-dag-isel",
    help="instruction selector for SelectionDAG",
    options=(
        Option(
            _COVERAGE, kind="flag", help="also write tables that tell which patterns were matched"
        ),
        Option(_OMIT_COMMENTS, kind="flag", help="write no comments"),
    ),
    fitted=18,
)
def DAG_ISEL(records: Records, options: Options) -> Output:
    target = require_target(records).name
    with Warnings(SelectionPatterns.of(records).warnings) as warnings:
        text = _text(records, options, target)
    return Output(text, warnings=warnings)


def _text(records: Records, options: Options, target: str) -> str:
    model = MatcherModel(records)
    patterns = model.patterns
    ordered = in_matching_order(model.emitted_patterns, patterns.operators, patterns.types)
    made = of_each(ordered, lambda pattern: _chains(model, pattern))
    chains = [chain for of_pattern in made for chain in of_pattern]
    predicates = NodePredicates(model.patterns, records.release)
    with_coverage = options.flag(_COVERAGE)
    table = MatcherTable(model, factored(chains), predicates, with_coverage=with_coverage)
    with_comments = not options.flag(_OMIT_COMMENTS)
    text = table.rows(with_comments=with_comments)
    return (
        file_header(f"DAG Instruction Selector for the {target} target")
        + HEAD
        + selection(records.release, text, table.operand_lists)
        + functions(model, table, predicates, with_comments=with_comments)
        + coverage(table)
        + TAIL
    )


def _chains(model: MatcherModel, pattern: SelectionPattern) -> list[list[MatcherOperation]]:
    """What matches a pattern and makes its result; one for each node that its root may be."""
    root = model.patterns.operators.find_complex_pattern(pattern.source)
    if root is None:
        return [_chain(model, pattern, None)]
    checks = [
        model.check_opcode(model.patterns.operators.node(record)) for record in root.root_nodes
    ]
    return [_chain(model, pattern, check) for check in checks]


def _chain(
    model: MatcherModel, pattern: SelectionPattern, first: MatcherOperation | None
) -> list[MatcherOperation]:
    match = Match(model, pattern)
    if first is not None:
        match.operations.append(first)
    match.add_structure()
    condition = model.condition(pattern)
    if condition:
        match.operations.append(model.operations.check_pattern_predicate(condition))
    match.add_complex_patterns()
    ResultBuilder(model, pattern, match).add()
    return contracted(match.operations, model.operations)
