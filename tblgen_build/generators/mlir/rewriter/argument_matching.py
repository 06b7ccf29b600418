"""The code that matches the arguments of one operation: operands, attributes and properties."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedProperty,
    NamedTypeConstraint,
)
from tblgen_build.generators.mlir.model.symbol import Symbol
from tblgen_build.generators.mlir.rewriter.checks import CHECK
from tblgen_build.generators.mlir.rewriter.variables import variable_name
from tblgen_build.releases.mlir import REWRITES_USE_PROPERTIES, VARIABLES_ARE_MAYBE_UNUSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import RecordError, TemplateValue
    from tblgen_build.generators.mlir.model.operator import Operator
    from tblgen_build.generators.mlir.model.pattern import DagNode, Leaf, Pattern
    from tblgen_build.generators.mlir.rewriter.checks import LeafChecks
    from tblgen_build.generators.mlir.rewriter.expressions import Expressions
    from tblgen_build.generators.mlir.rewriter.variables import Variables

_OPERAND: Final = cpp("""
    {
      auto *$op = (*$range.begin()).getDefiningOp();
    $match
      tblgen_ops.push_back($op);
    }
""")

_VARIADIC: Final = cpp("""
    {
      auto variadic_operand_range = $range;
      if (variadic_operand_range.size() != $count) return ::mlir::failure();
      $capture
    $elements
    }
""")

_ELEMENT: Final = cpp("""
    {
      auto *$op = variadic_operand_range[$index].getDefiningOp();
    $match
      tblgen_ops.push_back($op);
    }
""")

_EITHER: Final = cpp("""
    auto $function = [&](::mlir::OperandRange v0, ::mlir::OperandRange v1) {
    $alternatives
      $push_matched
      return ::mlir::success();
    };
    {
      auto eitherOperand0 = $casted.getODSOperands($first);
      auto eitherOperand1 = $casted.getODSOperands($second);
      if(::mlir::failed($function(eitherOperand0, eitherOperand1)) && ::mlir::failed($function(eitherOperand1, eitherOperand0)))
        return ::mlir::failure();
    }
""")  # noqa: E501

_ALTERNATIVE: Final = cpp("""
    auto $op = (*v$index.begin()).getDefiningOp();
    {
    $match
    }
""")

# What is nested brings its own indentation, but in trees that are deeper: there each level would
# move the text of all levels below it.
_NESTED: Final = cpp("  $text\n")
_MOST_INDENTED: Final = 50

_ATTRIBUTE: Final = cpp("""
    {
      [[maybe_unused]] auto tblgen_attr = $stored;
      $complete
      $check
      $capture
    }
""")

_READ_ATTRIBUTE: Final = cpp("""
    {
      auto tblgen_attr = $stored; (void)tblgen_attr;
      $complete
      $check
      $capture
    }
""")

_PROPERTY: Final = cpp("""
    {
      [[maybe_unused]] auto tblgen_prop = $casted.getProperties().$getter();
      $check
      $capture
    }
""")

_PASS_NULL: Final = """\
if (!tblgen_attr) return ::mlir::failure();
"""

_CAPTURE: Final = cpp("""
    $variable = $value;
""")


class Context:
    """What the matches of all operations of a pattern have in common."""

    __slots__ = ("checks", "expressions", "match_tree", "pattern", "variables")

    def __init__(
        self,
        pattern: Pattern,
        variables: Variables,
        expressions: Expressions,
        checks: LeafChecks,
        match_tree: Callable[[DagNode, str, int], str],
    ) -> None:
        """`match_tree` matches the operation in a variable, so many levels deep."""
        self.pattern = pattern
        self.variables = variables
        self.expressions = expressions
        self.checks = checks
        self.match_tree = match_tree


def _constant_wanted(named: NamedAttribute, leaf: Leaf) -> str:
    """A note on a number or a text: it has to say what attribute it is the value of."""
    value = leaf.value if leaf.string is not None else f'"{leaf.value}"'
    return f"write ConstantAttr<{named.attr.record.name}, {value}>"


class ArgumentMatcher:
    """Goes through the arguments of one operation, in the pattern and in the definition."""

    __slots__ = (
        "_argument",
        "_casted",
        "_context",
        "_depth",
        "_node",
        "_op",
        "_operand",
        "_pattern",
        "_plain",
        "_reads_properties",
    )

    def __init__(
        self, context: Context, node: DagNode, op: Operator, plain: str, casted: str, depth: int
    ) -> None:
        """`plain` and `casted` are variables that have the operation, so many levels deep."""
        self._context = context
        self._pattern = context.pattern
        self._node = node
        self._op = op
        self._casted = casted
        self._plain = plain
        self._reads_properties = op.record.release.has(REWRITES_USE_PROPERTIES)
        self._depth = depth
        self._argument = 0  # its number among the arguments of the definition
        self._operand = 0  # its number among the operands

    def match(self) -> list[str]:
        parts: list[str] = []
        for index in range(len(self._node)):
            child = self._node.child(index)
            if child is not None and child.is_either:
                parts.append(self._match_either(child))
                continue
            parts.append(self._match_leaf(index) if child is None else self._match_child(child))
            self._argument += 1
        return parts

    def _named(self) -> NamedTypeConstraint | NamedAttribute | NamedProperty:
        if self._argument >= len(self._op.arguments):
            raise self._pattern.error(
                f"op '{self._op.operation_name}' has no argument #{self._argument} to match"
            )
        return self._op.arguments[self._argument]

    def _range(self) -> str:
        return f"{self._casted}.getODSOperands({self._operand})"

    # --- leaves

    def _match_leaf(self, index: int) -> str:
        named = self._named()
        if isinstance(named, NamedTypeConstraint):
            text = self._match_value(self._node, index, self._range(), None)
            self._operand += 1
            return text
        if isinstance(named, NamedAttribute):
            return self._match_attribute(self._leaf(), named)
        return self._match_property(self._leaf(), named)

    def _leaf(self) -> int:
        """The index of the leaf for an attribute or a property.

        As in the reference it is the argument's in the definition. An `either` stands for two
        arguments there: after one, the next leaf is taken.
        """
        if self._argument >= len(self._node):
            raise self._pattern.error(
                f"argument #{self._argument} of op '{self._op.operation_name}' comes after an "
                "'either', where attributes and properties cannot be matched"
            )
        return self._argument

    def _wrong_leaf(self, argument: int, leaf: Leaf, expected: str, note: str = "") -> RecordError:
        return self._pattern.error(
            f"argument #{argument} of op '{self._op.operation_name}' is {expected} constraint, "
            f"got '{leaf.value}'",
            note,
        )

    def _match_value(self, group: DagNode, index: int, value: str, element: int | None) -> str:
        """Check and capture an operand; `group` is the node that the leaf stands in."""
        return self._check_value(group.leaf(index), value) + self._capture_value(
            group.bound_name(index), value, element
        )

    def _check_value(self, leaf: Leaf, value: str) -> str:
        if leaf.is_unspecified:
            return ""
        if not leaf.is_operand_matcher:
            raise self._wrong_leaf(self._argument, leaf, "an operand, which takes a type")
        operand = self._op.arguments[self._argument]
        assert isinstance(operand, NamedTypeConstraint)
        if leaf.record is operand.constraint.record:
            return ""
        name = self._op.operation_name
        if operand.is_variable_length:
            raise self._pattern.error(
                f"operand #{self._argument} of op '{name}' is variadic, so it cannot be "
                "constrained further"
            )
        type_ = f"(*{value}.begin()).getType()"
        return self._context.checks.check(
            leaf, self._casted, type_, f"operand {self._operand} of op '{name}'"
        )

    def _capture_value(self, name: str, value: str, element: int | None) -> str:
        if not name:
            return ""
        here = Symbol("operand", self._op, self._argument, self._node.dag, element)
        symbol = self._context.variables.symbols.find_at(name, here)
        if symbol is None:
            raise self._pattern.error(f"symbol '{name}' is not bound")
        return _CAPTURE(variable=variable_name(name, symbol), value=value)

    def _match_attribute(self, index: int, named: NamedAttribute) -> str:
        op, name = self._op, named.name
        if self._reads_properties and op.dialect.uses_properties_for_attributes:
            stored = f"{self._casted}.getProperties().{op.getter_name(name)}()"
        else:
            found = self._attribute_owner()
            stored = f'{found}->getAttrOfType<{named.attr.storage_type}>("{name}")'
        node = self._node
        is_standard = op.record.release.has(VARIABLES_ARE_MAYBE_UNUSED)
        template = _ATTRIBUTE if is_standard else _READ_ATTRIBUTE
        return template(
            stored=stored,
            complete=self._complete_attribute(named),
            check=self._check_attribute(index, named),
            capture=f"{node.name(index)} = tblgen_attr;" if node.bound_name(index) else "",
        )

    def _attribute_owner(self) -> str:
        """The variable whose attributes are read, and which fails the match for them."""
        return self._casted if self._reads_properties else self._plain

    def _complete_attribute(self, named: NamedAttribute) -> str:
        """Put the default where the attribute is missing, or fail the match."""
        attribute = named.attr
        if attribute.has_default_value:
            expressions = self._context.expressions
            value = expressions.expand(attribute.default_value)
            default = expressions.constant_attribute(self._pattern, attribute, value)
            return f"if (!tblgen_attr) tblgen_attr = {default};"
        if attribute.is_optional:
            return ""
        op_name, type_ = self._op.operation_name, attribute.storage_type
        expected = f"expected op '{op_name}' to have attribute '{named.name}' of type '{type_}'"
        owner = self._attribute_owner()
        return CHECK(op=owner, condition="tblgen_attr", failure=f'"{expected}"')

    def _check_attribute(self, index: int, named: NamedAttribute) -> str:
        leaf = self._node.leaf(index)
        if leaf.is_unspecified:
            return ""
        if not leaf.is_attr_matcher:
            note = _constant_wanted(named, leaf) if leaf.record is None else ""
            raise self._wrong_leaf(index, leaf, "an attribute, which takes an attribute", note)
        condition = self._context.checks.constraint(leaf).condition
        # A guess at conditions that look into the attribute, which is null where it is missing.
        reads_self = "$_self" in condition and "!$_self" not in condition
        pass_null = _PASS_NULL if named.attr.is_optional and reads_self else ""
        what = f"op '{self._op.operation_name}' attribute '{named.name}'"
        owner = self._attribute_owner()
        return pass_null + self._context.checks.check(leaf, owner, "tblgen_attr", what)

    def _match_property(self, index: int, named: NamedProperty) -> str:
        op, node = self._op, self._node
        leaf = node.leaf(index)
        check = ""
        if not leaf.is_unspecified:
            if not leaf.is_prop_matcher:
                raise self._wrong_leaf(index, leaf, "a property, which takes a property")
            what = f"op '{op.operation_name}' property '{named.name}'"
            check = self._context.checks.check(leaf, self._casted, "tblgen_prop", what)
        return _PROPERTY(
            casted=self._casted,
            getter=op.getter_name(named.name),
            check=check,
            capture=f"{node.name(index)} = tblgen_prop;" if node.bound_name(index) else "",
        )

    # --- trees

    def _nested(self, text: TemplateValue) -> TemplateValue:
        return _NESTED(text=text) if self._depth < _MOST_INDENTED else text

    def _match_defining(self, child: DagNode, defining: str, what: str) -> TemplateValue:
        """Match the operation in the variable `defining`, which may be null, as that of `what`."""
        failure = f'"There\'s no operation that defines {what} of {self._casted}"'
        check = CHECK(op=self._casted, condition=defining, failure=failure)
        return self._nested(check + self._context.match_tree(child, defining, self._depth + 1))

    def _match_child(self, child: DagNode) -> str:
        if child.is_location or child.is_return_type:
            raise self._pattern.error(
                f"'{child.record.name}' directs how an operation is made: it cannot be matched"
            )
        named = self._named()
        if isinstance(named, NamedTypeConstraint):
            if child.is_variadic:
                return self._match_variadic(child, named)
            if named.is_variable_length:
                raise self._pattern.error(
                    f"operand #{self._argument} of op '{self._op.operation_name}' is variadic: "
                    "match its values with '(variadic ...)'"
                )
        op, range_ = f"op{self._depth + 1}", self._range()
        what = f"operand {self._operand}"
        self._operand += 1
        return _OPERAND(op=op, range=range_, match=self._match_defining(child, op, what))

    def _match_variadic(self, group: DagNode, named: NamedTypeConstraint) -> str:
        if not named.is_variadic:
            raise self._pattern.error(
                f"'variadic' stands for operand #{self._argument} of op "
                f"'{self._op.operation_name}', which is not variadic"
            )
        capture = ""
        if group.symbol:
            capture = f"{self._group_variable(group.symbol)} = variadic_operand_range;"
        text = _VARIADIC(
            range=self._range(),
            count=len(group),
            capture=capture,
            elements=self._nested([self._match_element(group, i) for i in range(len(group))]),
        )
        self._operand += 1
        return text

    def _group_variable(self, name: str) -> str:
        here = Symbol("operand", self._op, self._argument, self._node.dag)
        symbol = self._context.variables.symbols.find_at(name, here)
        assert symbol is not None
        return variable_name(name, symbol)

    def _match_element(self, group: DagNode, index: int) -> str:
        child = group.child(index)
        if child is None:
            value = f"variadic_operand_range.slice({index}, 1)"
            return self._match_value(group, index, value, index)
        if not child.is_operation:
            raise self._pattern.error(
                f"expected operations and symbols in 'variadic', got '{child.record.name}'"
            )
        op = f"local_op_{index}"
        # The reference's spelling, in a message that has to be equal.
        what = f"variadic operand {self._operand} (variadic sub-opearnd #{index})"
        return _ELEMENT(op=op, index=index, match=self._match_defining(child, op, what))

    def _match_either(self, group: DagNode) -> str:
        """Both operands in either order: a lambda that is called with both."""
        if len(group) != 2:
            raise self._pattern.error(f"'either' takes two operands, got {len(group)}")
        first = self._operand
        alternatives: list[str] = []
        for index in range(2):
            alternatives.append(self._match_alternative(group, index))
            self._operand += 1
            self._argument += 1
        return _EITHER(
            function=f"eitherLambda{self._depth}",
            alternatives=self._nested(alternatives),
            push_matched=[
                f"tblgen_ops.push_back(local_op_{index});"
                for index in range(2)
                if group.child(index) is not None
            ],
            casted=self._casted,
            first=first,
            second=first + 1,
        )

    def _match_alternative(self, group: DagNode, index: int) -> str:
        child = group.child(index)
        if child is None:
            if not isinstance(self._named(), NamedTypeConstraint):
                raise self._pattern.error(
                    "'either' applies to operands, but argument "
                    f"#{self._argument} of op '{self._op.operation_name}' is none"
                )
            return self._match_value(group, index, f"v{index}", None)
        if child.is_either:
            raise self._pattern.error("'either' cannot stand in an 'either'")
        op = f"local_op_{index}"
        match = self._match_defining(child, op, f"operand {self._operand}")
        return _ALTERNATIVE(op=op, index=index, match=match)
