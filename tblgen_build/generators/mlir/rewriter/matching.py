"""The code that matches a pattern's source and captures its symbols.

Knows nothing of what the match is rewritten to.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import escape
from tblgen_build.generators.mlir.model.symbol_table import SymbolTable
from tblgen_build.generators.mlir.rewriter.argument_matching import ArgumentMatcher, Context
from tblgen_build.generators.mlir.rewriter.checks import (
    CHECK,
    CHECK_CALL,
    LeafChecks,
    check_entities,
)
from tblgen_build.generators.mlir.rewriter.variables import variable_name
from tblgen_build.releases.mlir import EQUAL_OPERANDS_ARE_CHECKED_FIRST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import DagValue
    from tblgen_build.generators.mlir.model.pattern import DagNode, Pattern
    from tblgen_build.generators.mlir.rewriter.expressions import Expressions
    from tblgen_build.generators.mlir.rewriter.local_constraints import PatternConstraints
    from tblgen_build.generators.mlir.rewriter.variables import Variables

_ROOT: Final = cpp("""
    $match
    $cast
    $checks
""")

# Where a function matched the root, the rewrite lacks the variable that it needs.
_CAST_ROOT: Final = cpp("""
    auto castedOp0 = ::llvm::dyn_cast_or_null<$class_name>(op0); (void)castedOp0;
""")

_OPERATION: Final = cpp("""
    auto $casted = ::llvm::dyn_cast<$class_name>($op); (void)$casted;
    $check
    $capture
    $arguments
""")

_NATIVE_CODE: Final = cpp("""
    $declarations
    $check
    $captures
    $constraints
""")


class Matcher:
    """Writes the match of one pattern, or of a tree that several patterns share."""

    __slots__ = ("_checks", "_context", "_shared", "expressions", "pattern", "variables")

    def __init__(
        self,
        pattern: Pattern,
        variables: Variables,
        expressions: Expressions,
        constraints: PatternConstraints,
        shared: dict[DagValue, str],
    ) -> None:
        """`shared` has the functions that match trees which occur more than once."""
        self.pattern = pattern
        self.variables = variables
        self.expressions = expressions
        self._checks = LeafChecks(pattern, constraints)
        self._context = Context(pattern, variables, expressions, self._checks, self._match)
        self._shared = shared

    def match_root(self) -> str:
        pattern, source = self.pattern, self.pattern.source
        op = pattern.root
        match = self._match(source, "op0", 0)
        is_shared = source.dag in self._shared
        equal_operands = self._check_equal_operands()
        constraints = [
            check_entities(pattern, self.variables, self.expressions, applied)
            for applied in pattern.constraints
        ]
        if pattern.record.release.has(EQUAL_OPERANDS_ARE_CHECKED_FIRST):
            checks = equal_operands + constraints
        else:
            checks = constraints + equal_operands
        return _ROOT(
            match=match,
            cast=_CAST_ROOT(class_name=op.qualified_cpp_class_name) if is_shared else "",
            checks=checks,
        )

    def match_shared(self, node: DagNode) -> str:
        """The body of the function for a tree that is shared: the operation is `op0`."""
        return self._match_here(node, "op0", 1)

    # --- trees

    def _match(self, node: DagNode, op: str, depth: int) -> str:
        """Match the operation in the variable `op`, which is `depth` levels deep."""
        function = self._shared.get(node.dag)
        if function is None:
            return self._match_here(node, op, depth)
        return self._call_shared(function, node, op)

    def _match_here(self, node: DagNode, op: str, depth: int) -> str:
        if node.is_native_code_call:
            return self._match_native_code(node, op, depth)
        if node.is_operation:
            return self._match_operation(node, op, depth)
        raise self.pattern.error(
            f"'{node.record.name}' cannot be matched: expected an operation or a native code call"
        )

    def _call_shared(self, function: str, node: DagNode, op: str) -> str:
        bound = SymbolTable()
        self.pattern.bind(node, bound, is_source=True)
        args = ["rewriter", op, "tblgen_ops"]
        for name, place in bound:
            symbol = self.variables.symbols.find_at(name, place)
            assert symbol is not None
            args.append(variable_name(name, symbol))
        return CHECK_CALL(call=f"{function}({', '.join(args)})")

    def _match_operation(self, node: DagNode, op_name: str, depth: int) -> str:
        op = self.pattern.operator(node)
        casted = f"castedOp{depth}"
        class_ = op.qualified_cpp_class_name
        check = ""
        if depth:  # the rewriter has checked the root's name
            failure = f'"{casted} is not {class_} type"'
            check = CHECK(op=op_name, condition=casted, failure=failure)
        return _OPERATION(
            casted=casted,
            class_name=class_,
            op=op_name,
            check=check,
            capture=f"{node.symbol} = {casted};" if node.symbol else "",
            arguments=ArgumentMatcher(self._context, node, op, op_name, casted, depth).match(),
        )

    # --- native code calls

    def _match_native_code(self, node: DagNode, op: str, depth: int) -> str:
        if node.template.count("$_self") != 1:
            raise self.pattern.error(
                f"native code call '{node.record.name}' is matched, so it must have '$_self' once "
                "for the operation that defines the value"
            )
        captures = [f"arg{depth}_{index}" for index in range(len(node))]
        declarations = [self._declaration(node, i, name) for i, name in enumerate(captures)]
        call = self.expressions.at("odsLoc").with_self(op).expand(node.template, captures)
        failure = f'"{escape(call)} return ::mlir::failure"'
        return _NATIVE_CODE(
            declarations=declarations,
            check=CHECK(op=op, condition=f"!::mlir::failed({call})", failure=failure),
            captures=[
                f"{node.name(index)} = {capture};"
                for index, capture in enumerate(captures)
                if node.bound_name(index)
            ],
            constraints=[
                self._check_capture(node, index, capture, op)
                for index, capture in enumerate(captures)
            ],
        )

    def _declaration(self, node: DagNode, index: int, name: str) -> str:
        """The variable that native code stores an argument into."""
        child = node.child(index)
        if child is not None:
            raise self.pattern.error(
                f"argument #{index} of the native code call '{node.record.name}' is "
                f"'{child.record.name}': trees cannot be matched there"
            )
        leaf = node.leaf(index)
        if leaf.is_prop_matcher:
            return f"{self.pattern.property_type(node, index)} {name};"
        return f"{'::mlir::Attribute' if leaf.is_attr_matcher else '::mlir::Value'} {name};"

    def _check_capture(self, node: DagNode, index: int, capture: str, op: str) -> str:
        leaf = node.leaf(index)
        if leaf.is_unspecified:
            return ""
        is_value = not leaf.is_attr_matcher and not leaf.is_prop_matcher
        self_ = f"{capture}.getType()" if is_value else capture
        what = f"operand {index} of native code call '{node.template}'"
        return self._checks.check(leaf, op, self_, what)

    # --- operands that share a symbol

    def _check_equal_operands(self) -> list[str]:
        checks: list[str] = []
        for name, symbols in self.variables.symbols.runs():
            first = variable_name(name, symbols[0])
            for symbol in symbols[1:]:
                second = variable_name(name, symbol)
                condition = f"*{first}.begin() == *{second}.begin()"
                failure = f"\"Operands '{first}' and '{second}' must be equal\""
                checks.append(CHECK(op="op0", condition=condition, failure=failure))
        return checks
