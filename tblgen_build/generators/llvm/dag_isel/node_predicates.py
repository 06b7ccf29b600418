"""The conditions on nodes that fragments pose: their C++ code, and the numbers they get.

Fragments with the same code have one number. Those whose code looks at captured operands are
numbered apart.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.selection.patterns import SelectionPatterns
    from tblgen_build.generators.llvm.model.selection.predicate_function import PredicateFunction

_ACCESSES: Final = ("IsLoad", "IsStore", "IsAtomic")
# A flag, the accesses that it may be said of, and the condition under which the node does not fit.
_ORDERINGS: Final = (
    ("IsAtomicOrderingMonotonic", "getMergedOrdering() != AtomicOrdering::Monotonic"),
    ("IsAtomicOrderingAcquire", "getMergedOrdering() != AtomicOrdering::Acquire"),
    ("IsAtomicOrderingRelease", "getMergedOrdering() != AtomicOrdering::Release"),
    ("IsAtomicOrderingAcquireRelease", "getMergedOrdering() != AtomicOrdering::AcquireRelease"),
    (
        "IsAtomicOrderingSequentiallyConsistent",
        "getMergedOrdering() != AtomicOrdering::SequentiallyConsistent",
    ),
)


class NodePredicates:
    """`numbers` has that of each used condition, `plain` and `with_operands` who has them."""

    def __init__(self, patterns: SelectionPatterns) -> None:
        self._patterns = patterns
        self.numbers: dict[PredicateFunction, int] = {}
        self.plain: list[list[PredicateFunction]] = []
        self.with_operands: list[list[PredicateFunction]] = []

    def number(self, uses: list[PredicateFunction]) -> None:
        """Number what is used, what is used most first."""
        counts: dict[PredicateFunction, int] = {}
        for function in uses:
            counts[function] = counts.get(function, 0) + 1
        sharing: dict[tuple[str, bool], list[PredicateFunction]] = {}
        for function in counts:
            sharing.setdefault((self.code(function), function.uses_operands), []).append(function)
        groups = sorted(
            sharing.items(), key=lambda item: -sum([counts[function] for function in item[1]])
        )
        for (_, uses_operands), functions in groups:
            into = self.with_operands if uses_operands else self.plain
            for function in functions:
                self.numbers[function] = len(into)
            into.append(functions)

    def code(self, function: PredicateFunction) -> str:
        """The body of a function of `SDValue Op` that tells whether the condition holds."""
        raise NotImplementedError
