"""gen-dag-isel: a target's instruction selector over selection dags, as a table.

Every pattern becomes a chain of operations (`matching`, `results`), the chains are shortened
(`contract`) and joined into a tree (`factor`), and the tree is written as bytes (`table`).
"""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.llvm.model.the_target import require_target
from tblgen_build.registry import Option, generator

from .contract import contracted
from .factor import factored
from .facts import Facts
from .functions import HEAD, TAIL, coverage, functions, selection
from .matching import Match
from .node_predicates import NodePredicates
from .results import Result
from .table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern
    from tblgen_build.registry import Options

    from .operations import Operation

_COVERAGE: Final = "instrument-coverage"
_OMIT_COMMENTS: Final = "omit-comments"


@generator(
    "gen-dag-isel",
    help="Generate a DAG instruction selector",
    options=(
        Option(_COVERAGE, kind="flag", help="Generates tables to help identify patterns matched"),
        Option(_OMIT_COMMENTS, kind="flag", help="Do not generate comments"),
    ),
)
def DAG_ISEL(records: Records, options: Options) -> str:
    target = require_target(records).name
    facts = Facts(records)
    chains: list[list[Operation]] = []
    for pattern in facts.patterns.in_matching_order():
        chains += _chains(facts, pattern)
    predicates = NodePredicates(facts.patterns)
    with_coverage = options.flag(_COVERAGE)
    table = Table(facts, factored(chains), predicates, with_coverage=with_coverage)
    return (
        file_header(f"DAG Instruction Selector for the {target} target")
        + HEAD
        + selection(table.text())
        + functions(facts, table, predicates)
        + coverage(table)
        + TAIL
    )


def _chains(facts: Facts, pattern: SelectionPattern) -> list[list[Operation]]:
    """What matches a pattern and makes its result; one for each node that its root may be."""
    root = facts.patterns.find_complex_pattern(pattern.source)
    if root is None:
        return [_chain(facts, pattern, None)]
    checks = [facts.check_opcode(facts.patterns.node(record)) for record in root.root_nodes]
    return [_chain(facts, pattern, check) for check in checks]


def _chain(facts: Facts, pattern: SelectionPattern, first: Operation | None) -> list[Operation]:
    match = Match(facts, pattern)
    if first is not None:
        match.operations.append(first)
    match.add_structure()
    condition = facts.condition(pattern)
    if condition:
        match.operations.append(facts.operations.check_pattern_predicate(condition))
    match.add_complex_patterns()
    Result(facts, pattern, match).add()
    return contracted(match.operations, facts.operations)
