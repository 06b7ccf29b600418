"""Rewriters: declarative patterns as classes derived from `mlir::RewritePattern`."""

from __future__ import annotations

import sys

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import noted, of_each
from tblgen_build.generators.mlir.model.pattern import Operators, Pattern
from tblgen_build.generators.mlir.rewriter.expressions import Expressions
from tblgen_build.generators.mlir.rewriter.local_constraints import PatternConstraints
from tblgen_build.generators.mlir.rewriter.matching import Matcher
from tblgen_build.generators.mlir.rewriter.rewriting import Rewriter
from tblgen_build.generators.mlir.rewriter.variables import Variables, declaration, parameter
from tblgen_build.generators.mlir.spellings import logical_result, perhaps_unused
from tblgen_build.registry import generator
from tblgen_build.releases.mlir import REWRITES_END_PLAINLY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeVar

    from tblgen_build._core import DagValue, Record, Records, Release
    from tblgen_build.generators.mlir.model.pattern import DagNode
    from tblgen_build.registry import Options

    T = TypeVar("T")

_MOST_LEVELS: Final = 1000
_FRAMES_OF_LEVEL: Final = 16  # of Python's stack, twice what has been measured

_SHARED_MATCH: Final = cpp("""
    static $result $name($parameters) {
      (void)tblgen_ops;
      $match
      return ::mlir::success();
    }

""")

_REWRITER: Final = cpp("""
    /* Generated from:
        $origin
    */
    struct $name : public ::mlir::RewritePattern {
      $name(::mlir::MLIRContext *context)
          : ::mlir::RewritePattern("$root", $benefit, context, {$created}) {}
      $result matchAndRewrite(::mlir::Operation *op0,
                              ::mlir::PatternRewriter &rewriter) const override {
        // Variables for capturing values and attributes used while creating ops
        $variables
        ::llvm::SmallVector<::mlir::Operation *, 4> tblgen_ops;

        // Match
        tblgen_ops.push_back(op0);
        $match

        // Rewrite
        $rewrite
        return ::mlir::success();
      }$end
    };

""")

_POPULATE: Final = cpp("""
    $specifiers populateWithGenerated(::mlir::RewritePatternSet &patterns) {
      $additions
    }
""")


class _SharedTrees:
    """The source trees of all patterns; those that occur more than once get a function."""

    __slots__ = ("_bottom_up", "_occurrences", "constraints", "functions")

    def __init__(self, release: Release, main_file: str) -> None:
        self.constraints = PatternConstraints(release, main_file)
        self.functions: dict[DagValue, str] = {}
        self._occurrences: dict[DagValue, int] = {}
        self._bottom_up: list[tuple[DagNode, Pattern]] = []

    def add(self, pattern: Pattern) -> None:
        self._add(pattern.source, pattern)

    def _add(self, node: DagNode, pattern: Pattern) -> None:
        occurrences = self._occurrences.get(node.dag, 0) + 1
        self._occurrences[node.dag] = occurrences
        if occurrences > 1:
            return
        for index in range(len(node)):
            child = node.child(index)
            if child is not None:
                self._add(child, pattern)
            else:
                self.constraints.add(node.leaf(index))
        self._bottom_up.append((node, pattern))

    def definitions(self) -> str:
        """All the functions; those in a tree come before it."""
        parts = [self.constraints.definitions()]
        for node, pattern in self._bottom_up:
            if self._occurrences[node.dag] > 1 and not (node.is_either or node.is_variadic):
                name = f"static_dag_matcher_{len(self.functions)}"
                parts.append(self._function(name, node, pattern))
                self.functions[node.dag] = name
        return "".join(parts)

    def _function(self, name: str, node: DagNode, pattern: Pattern) -> str:
        variables = Variables(pattern)
        pattern.bind(node, variables.symbols, is_source=True)
        variables.symbols.name_alternatives()
        parameters = [
            "::mlir::PatternRewriter &rewriter",
            "::mlir::Operation *op0",
            "::llvm::SmallVector<::mlir::Operation *, 4> &tblgen_ops",
        ]
        parameters += [parameter(name, symbol) for name, symbol in variables.symbols]
        matcher = Matcher(pattern, variables, Expressions(), self.constraints, self.functions)
        return _SHARED_MATCH(
            result=logical_result(pattern.record.release),
            name=name,
            parameters=", ".join(parameters),
            match=matcher.match_shared(node),
        )


def _result_operations(pattern: Pattern) -> list[str]:
    """The names of the operations that a rewrite creates, sorted."""
    names: dict[Record, str] = {}
    left = [*pattern.results]
    while left:
        node = left.pop()
        if node.is_operation:
            names[node.record] = pattern.operator(node).operation_name
        left += node.children()
    return sorted(names.values())


def _origin(record: Record) -> str:
    lines = [
        f"{location.file.rpartition('/')[2]}:{location.line}"
        for location in reversed(record.locations)
    ]
    return " instantiating\n".join(lines)


def _rewriter(name: str, pattern: Pattern, shared: _SharedTrees) -> str:
    variables = Variables(pattern)
    expressions = Expressions()
    root = pattern.root.operation_name
    created = ", ".join([f'"{op}"' for op in _result_operations(pattern)])
    benefit = pattern.benefit
    pattern.bind_source(variables.symbols)
    # Before the rewrite binds symbols of its own.
    declarations = [declaration(name, symbol) for name, symbol in variables.symbols]
    matcher = Matcher(pattern, variables, expressions, shared.constraints, shared.functions)
    return _REWRITER(
        origin=_origin(pattern.record),
        result=logical_result(pattern.record.release),
        end="" if pattern.record.release.has(REWRITES_END_PLAINLY) else ";",
        name=name,
        root=root,
        benefit=benefit,
        created=created,
        variables=declarations,
        match=matcher.match_root(),
        rewrite=Rewriter(pattern, variables, expressions).rewrite(),
    )


def _names(patterns: list[Pattern]) -> list[str]:
    names: list[str] = []
    anonymous = 0
    for pattern in patterns:
        if pattern.record.is_anonymous:
            names.append(f"GeneratedConvert{anonymous}")
            anonymous += 1
        else:
            names.append(pattern.record.name)
    return names


def _allow_depth(patterns: list[Pattern]) -> int:
    """Raise Python's recursion limit as the trees need it; returns what it was.

    An error where a tree is too deep.
    """
    deepest = 0
    for pattern in patterns:
        depth = pattern.depth()
        if depth > _MOST_LEVELS:
            raise pattern.error(f"a tree has {depth} levels; {_MOST_LEVELS} is the most")
        deepest = max(deepest, depth)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(limit + deepest * _FRAMES_OF_LEVEL)
    return limit


def _of_pattern(pattern: Pattern, make: Callable[[], T]) -> T:
    """What `make` returns. A mistake at another record tells of the pattern, too."""
    try:
        return make()
    except RecordError as error:
        raise noted(error, pattern.record, is_at_others=True) from None


def _emit(release: Release, patterns: list[Pattern], main_file: str) -> str:
    shared = _SharedTrees(release, main_file)
    of_each(patterns, lambda pattern: _of_pattern(pattern, lambda: shared.add(pattern)))
    parts = [file_header("Rewriters", main_file), shared.definitions()]
    names = _names(patterns)
    named = list(zip(names, patterns, strict=True))
    parts += of_each(named, lambda each: _of_pattern(each[1], lambda: _rewriter(*each, shared)))
    additions = [f"patterns.add<{name}>(patterns.getContext());" for name in names]
    parts.append(_POPULATE(specifiers=perhaps_unused(release, "void"), additions=additions))
    return "".join(parts)


@generator("gen-rewriters", help="rewrite patterns")
def REWRITERS(records: Records, options: Options) -> str:
    operators = Operators()
    found = definitions_of(records, "Pattern", "mlir/IR/PatternBase.td")
    patterns = of_each(found, lambda record: Pattern(record, operators))
    limit = _allow_depth(patterns)
    try:
        return _emit(records.release, patterns, records.main_file)
    finally:
        sys.setrecursionlimit(limit)
