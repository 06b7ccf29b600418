"""The code that matches a pattern's source and captures its symbols.

Knows nothing of what the match is rewritten to.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import escape
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.constraint import Constraint
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedProperty,
    NamedTypeConstraint,
    Operator,
)
from tblgen_build.generators.mlir.model.pattern import (
    AppliedConstraint,
    Leaf,
    Node,
    Pattern,
    Symbol,
    SymbolTable,
)
from tblgen_build.generators.mlir.rewriter.code import Code, Expressions
from tblgen_build.generators.mlir.rewriter.variables import Variables, variable_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import DagValue
    from tblgen_build.generators.mlir.rewriter.constraints import PatternConstraints

_MOST_ENTITIES: Final = 4
_UNUSED: Final = "<unused>"


class Matcher:
    """Writes the match of one pattern, or of a tree that several patterns share."""

    def __init__(
        self,
        pattern: Pattern,
        variables: Variables,
        code: Code,
        expressions: Expressions,
        constraints: PatternConstraints,
        shared: dict[DagValue, str],
    ) -> None:
        """`shared` has the functions that match trees which occur more than once."""
        self.pattern = pattern
        self.variables = variables
        self.code = code
        self.expressions = expressions
        self._constraints = constraints
        self._shared = shared

    def match_root(self) -> None:
        source = self.pattern.source
        op = self.pattern.root
        self._match(source, "op0", 0)
        if source.dag in self._shared:
            self.code.line(
                f"auto castedOp0 = ::llvm::dyn_cast_or_null<{op.qualified_cpp_class_name}>(op0); "
                "(void)castedOp0;"
            )
        self._check_equal_operands()
        for constraint in self.pattern.constraints:
            self._check_entities(constraint)

    def match_shared(self, node: Node) -> None:
        """The body of the function for a tree that is shared: the operation is `op0`."""
        self._match_here(node, "op0", 1)

    # --- trees

    def _match(self, node: Node, op: str, depth: int) -> None:
        function = self._shared.get(node.dag)
        if function is None:
            self._match_here(node, op, depth)
        else:
            self._call_shared(function, node, op)

    def _match_here(self, node: Node, op: str, depth: int) -> None:
        if node.is_native_code_call:
            self._match_native_code(node, op, depth)
        elif node.is_operation:
            self._match_operation(node, op, depth)
        else:
            raise self.pattern.error(
                f"'{node.record.name}' cannot be matched: expected an operation or a native code "
                "call"
            )

    def _call_shared(self, function: str, node: Node, op: str) -> None:
        bound = SymbolTable()
        self.pattern.bind(node, bound, is_source=True)
        args = ["rewriter", op, "tblgen_ops"]
        for name, place in bound:
            symbol = self.variables.symbols.find_at(name, place)
            assert symbol is not None
            args.append(variable_name(name, symbol))
        self.code.call_check(f"{function}({', '.join(args)})")

    # --- native code calls

    def _match_native_code(self, node: Node, op: str, depth: int) -> None:
        if node.template.count("$_self") != 1:
            raise self.pattern.error(
                f"native code call '{node.record.name}' is matched, so it must have '$_self' once "
                "for the operation that defines the value"
            )
        captures = [self._declare_capture(node, i, f"arg{depth}_{i}") for i in range(len(node))]
        call = self.expressions.at("odsLoc").with_self(op).expand(node.template, captures)
        failure = f'"{escape(call)} return ::mlir::failure"'
        self.code.check(op, f"!::mlir::failed({call})", failure)
        for index, capture in enumerate(captures):
            if node.bound_name(index):
                self.code.line(f"{node.name(index)} = {capture};")
        for index, capture in enumerate(captures):
            self._check_capture(node, index, capture, op)

    def _declare_capture(self, node: Node, index: int, name: str) -> str:
        child = node.child(index)
        if child is not None:
            raise self.pattern.error(
                f"argument #{index} of the native code call '{node.record.name}' is "
                f"'{child.record.name}': trees cannot be matched there"
            )
        leaf = node.leaf(index)
        type_ = "::mlir::Attribute" if leaf.is_attr_matcher else "::mlir::Value"
        self.code.line(f"{type_} {name};")
        return name

    def _check_capture(self, node: Node, index: int, capture: str, op: str) -> None:
        leaf = node.leaf(index)
        if leaf.is_unspecified:
            return
        constraint = self._constraint(leaf)
        self_ = capture if leaf.is_attr_matcher else f"{capture}.getType()"
        self._check_constraint(
            leaf,
            op,
            self_,
            f"operand {index} of native code call '{node.template}' failed to satisfy constraint: "
            f"'{escape(constraint.summary)}'",
        )

    # --- operations

    def _match_operation(self, node: Node, op_name: str, depth: int) -> None:
        op = self.pattern.operator(node)
        casted = f"castedOp{depth}"
        class_ = op.qualified_cpp_class_name
        self.code.line(f"auto {casted} = ::llvm::dyn_cast<{class_}>({op_name}); (void){casted};")
        if depth:  # the rewriter has checked the root's name
            self.code.check(op_name, casted, f'"{casted} is not {class_} type"')
        if node.symbol:
            self.code.line(f"{node.symbol} = {casted};")
        _ArgumentMatcher(self, node, op, casted, depth).match()

    def match_defining(self, node: Node, op_name: str, casted: str, what: str, depth: int) -> None:
        """Match the operation in the variable `op_name`, which may be null."""
        self.code.check(casted, op_name, f'"There\'s no operation that defines {what} of {casted}"')
        self._match(node, op_name, depth + 1)

    def match_operand(
        self, node: Node, group: Node, index: int, place: Place, value: str, element: int | None
    ) -> None:
        """Check and capture an operand; `group` is the node that the leaf stands in."""
        op, casted, argument, number = place.op, place.casted, place.argument, place.operand
        leaf = group.leaf(index)
        operand = op.arguments[argument]
        assert isinstance(operand, NamedTypeConstraint)
        if not leaf.is_unspecified:
            if not leaf.is_operand_matcher:
                raise self._wrong_leaf(op, argument, leaf, "an operand, which takes a type")
            if leaf.record is not operand.constraint.record:
                if operand.is_variable_length:
                    raise self.pattern.error(
                        f"operand #{argument} of op '{op.operation_name}' is variadic, so it "
                        "cannot be constrained further"
                    )
                self._check_constraint(
                    leaf,
                    casted,
                    f"(*{value}.begin()).getType()",
                    f"operand {number} of op '{op.operation_name}' failed to satisfy constraint: "
                    f"'{escape(self._constraint(leaf).summary)}'",
                )
        name = group.bound_name(index)
        if name:
            here = Symbol("operand", op, argument, node.dag, element)
            symbol = self.variables.symbols.find_at(name, here)
            if symbol is None:
                raise self.pattern.error(f"symbol '{name}' is not bound")
            self.code.line(f"{variable_name(name, symbol)} = {value};")

    def _wrong_leaf(self, op: Operator, argument: int, leaf: Leaf, expected: str) -> Exception:
        return self.pattern.error(
            f"argument #{argument} of op '{op.operation_name}' is {expected} constraint, "
            f"got '{leaf.value}'"
        )

    def match_attribute(
        self, node: Node, index: int, op: Operator, named: NamedAttribute, casted: str
    ) -> None:
        attribute, name = named.attr, named.name
        self.code.open()
        if op.dialect.uses_properties_for_attributes:
            stored = f"{casted}.getProperties().{op.getter_name(name)}()"
        else:
            stored = f'{casted}->getAttrOfType<{attribute.storage_type}>("{name}")'
        self.code.line(f"[[maybe_unused]] auto tblgen_attr = {stored};")
        self._complete_attribute(op, named, casted)
        leaf = node.leaf(index)
        if not leaf.is_unspecified:
            if not leaf.is_attr_matcher:
                raise self._wrong_leaf(op, index, leaf, "an attribute, which takes an attribute")
            self._check_attribute(leaf, op, named, casted)
        if node.bound_name(index):
            self.code.line(f"{node.name(index)} = tblgen_attr;")
        self.code.close()

    def _complete_attribute(self, op: Operator, named: NamedAttribute, casted: str) -> None:
        attribute = named.attr
        if attribute.has_default_value:
            value = self.expressions.expand(attribute.default_value)
            default = constant_attribute(self.pattern, self.expressions, attribute, value)
            self.code.line(f"if (!tblgen_attr) tblgen_attr = {default};")
        elif not attribute.is_optional:
            self.code.check(
                casted,
                "tblgen_attr",
                f"\"expected op '{op.operation_name}' to have attribute '{named.name}' of type "
                f"'{attribute.storage_type}'\"",
            )

    def _check_attribute(
        self, leaf: Leaf, op: Operator, named: NamedAttribute, casted: str
    ) -> None:
        constraint = self._constraint(leaf)
        # A guess at conditions that look into the attribute, which is null where it is missing.
        reads_self = "$_self" in constraint.condition and "!$_self" not in constraint.condition
        if named.attr.is_optional and reads_self:
            self.code.line("if (!tblgen_attr) return ::mlir::failure();")
        self._check_constraint(
            leaf,
            casted,
            "tblgen_attr",
            f"op '{op.operation_name}' attribute '{named.name}' failed to satisfy constraint: "
            f"'{escape(constraint.summary)}'",
        )

    def match_property(
        self, node: Node, index: int, op: Operator, named: NamedProperty, casted: str
    ) -> None:
        name = named.name
        self.code.open()
        self.code.line(
            "[[maybe_unused]] auto tblgen_prop = "
            f"{casted}.getProperties().{op.getter_name(name)}();"
        )
        leaf = node.leaf(index)
        if not leaf.is_unspecified:
            if not leaf.is_prop_matcher:
                raise self._wrong_leaf(op, index, leaf, "a property, which takes a property")
            self._check_constraint(
                leaf,
                casted,
                "tblgen_prop",
                f"op '{op.operation_name}' property '{name}' failed to satisfy constraint: "
                f"'{escape(self._constraint(leaf).summary)}'",
            )
        if node.bound_name(index):
            self.code.line(f"{node.name(index)} = tblgen_prop;")
        self.code.close()

    # --- constraints

    def _constraint(self, leaf: Leaf) -> Constraint:
        if leaf.record is None or not leaf.derives("Constraint"):
            raise self.pattern.error(f"expected a constraint, got '{leaf.value}'")
        return Constraint(leaf.record)

    def _check_constraint(self, leaf: Leaf, op: str, self_: str, failure: str) -> None:
        function = self._constraints.function(leaf)
        if function is None:
            raise self.pattern.error(
                f"'{leaf.value}' constrains neither a type nor an attribute nor a property: it can "
                "only stand in the list of constraints"
            )
        self.code.call_check(f'{function}(rewriter, {op}, {self_}, "{failure}")')

    def _check_entities(self, applied: AppliedConstraint) -> None:
        constraint, entities = applied.constraint, applied.entities
        if constraint.kind == "attribute":
            raise self.pattern.error(
                f"'{constraint.record.name}' is a constraint on attributes, which cannot stand in "
                "the list of constraints: put it on the attribute in the source"
            )
        values = [self.variables.value(entity) for entity in entities]
        summary = escape(constraint.summary)
        if constraint.kind == "type":
            if len(entities) != 1:
                raise self.pattern.error(
                    f"type constraint '{constraint.record.name}' applies to one symbol, got "
                    f"{len(entities)}"
                )
            condition = self.expressions.with_self(f"({values[0]}.getType())").expand(
                constraint.condition
            )
            failure = f"value entity '{entities[0]}' failed to satisfy constraint: '{summary}'"
        else:
            if len(entities) > _MOST_ENTITIES:
                raise self.pattern.error(
                    f"constraint '{constraint.record.name}' applies to {len(entities)} symbols; "
                    f"{_MOST_ENTITIES} is the most"
                )
            self_ = self.variables.value(applied.self_) if applied.self_ else ""
            padding = [_UNUSED] * (_MOST_ENTITIES - len(values))
            condition = self.expressions.with_self(self_).expand(
                constraint.condition, values + padding
            )
            failure = f"entities '{', '.join(entities)}' failed to satisfy constraint: '{summary}'"
        self.code.check("op0", condition, f'"{failure}"')

    def _check_equal_operands(self) -> None:
        for name, symbols in self.variables.symbols.runs():
            first = variable_name(name, symbols[0])
            for symbol in symbols[1:]:
                second = variable_name(name, symbol)
                self.code.check(
                    "op0",
                    f"*{first}.begin() == *{second}.begin()",
                    f"\"Operands '{first}' and '{second}' must be equal\"",
                )


class Place:
    """Where an operand stands: its operation, its number among the arguments and the operands."""

    __slots__ = ("argument", "casted", "op", "operand")

    def __init__(self, op: Operator, casted: str, argument: int, operand: int) -> None:
        self.op = op
        self.casted = casted
        self.argument = argument
        self.operand = operand


class _ArgumentMatcher:
    """Goes through the arguments of one operation, in the pattern and in the definition."""

    def __init__(self, matcher: Matcher, node: Node, op: Operator, casted: str, depth: int) -> None:
        self._matcher = matcher
        self._code = matcher.code
        self._pattern = matcher.pattern
        self._node = node
        self._op = op
        self._casted = casted
        self._depth = depth
        self._argument = 0
        self._operand = 0

    def match(self) -> None:
        for index in range(len(self._node)):
            child = self._node.child(index)
            if child is None:
                self._match_leaf(index)
                self._argument += 1
            elif child.is_either:
                self._match_either(child)
            else:
                self._match_child(child)
                self._argument += 1

    def _named(self) -> NamedTypeConstraint | NamedAttribute | NamedProperty:
        if self._argument >= len(self._op.arguments):
            raise self._pattern.error(
                f"op '{self._op.operation_name}' has no argument #{self._argument} to match"
            )
        return self._op.arguments[self._argument]

    def _place(self) -> Place:
        return Place(self._op, self._casted, self._argument, self._operand)

    def _range(self) -> str:
        return f"{self._casted}.getODSOperands({self._operand})"

    def _match_leaf(self, index: int) -> None:
        named = self._named()
        node = self._node
        if isinstance(named, NamedTypeConstraint):
            self._matcher.match_operand(node, node, index, self._place(), self._range(), None)
            self._operand += 1
        elif isinstance(named, NamedAttribute):
            self._matcher.match_attribute(node, self._leaf(), self._op, named, self._casted)
        else:
            self._matcher.match_property(node, self._leaf(), self._op, named, self._casted)

    def _leaf(self) -> int:
        """The index of the leaf for an attribute or a property.

        As in the reference it is the argument's in the definition. An `either` stands for two
        arguments there: behind one, the next leaf is taken.
        """
        if self._argument >= len(self._node):
            raise self._pattern.error(
                f"argument #{self._argument} of op '{self._op.operation_name}' is behind an "
                "'either', where attributes and properties cannot be matched"
            )
        return self._argument

    def _match_child(self, child: Node) -> None:
        if child.is_location or child.is_return_type:
            raise self._pattern.error(
                f"'{child.record.name}' directs how an operation is made: it cannot be matched"
            )
        named = self._named()
        if isinstance(named, NamedTypeConstraint):
            if child.is_variadic:
                self._match_variadic(child, named)
                return
            if named.is_variable_length:
                raise self._pattern.error(
                    f"operand #{self._argument} of op '{self._op.operation_name}' is variadic: "
                    "match its values with '(variadic ...)'"
                )
        defining = f"op{self._depth + 1}"
        self._code.open()
        self._code.line(f"auto *{defining} = (*{self._range()}.begin()).getDefiningOp();")
        what = f"operand {self._operand}"
        self._operand += 1
        self._matcher.match_defining(child, defining, self._casted, what, self._depth)
        self._code.line(f"tblgen_ops.push_back({defining});")
        self._code.close()

    def _match_variadic(self, group: Node, named: NamedTypeConstraint) -> None:
        if not named.is_variadic:
            raise self._pattern.error(
                f"'variadic' stands for operand #{self._argument} of op "
                f"'{self._op.operation_name}', which is not variadic"
            )
        self._code.open()
        self._code.line(f"auto variadic_operand_range = {self._range()};")
        self._code.line(
            f"if (variadic_operand_range.size() != {len(group)}) return ::mlir::failure();"
        )
        if group.symbol:
            self._code.line(f"{self._group_variable(group.symbol)} = variadic_operand_range;")
        for index in range(len(group)):
            child = group.child(index)
            if child is None:
                value = f"variadic_operand_range.slice({index}, 1)"
                self._matcher.match_operand(self._node, group, index, self._place(), value, index)
            else:
                self._match_element(child, index)
        self._code.close()
        self._operand += 1

    def _group_variable(self, name: str) -> str:
        here = Symbol("operand", self._op, self._argument, self._node.dag)
        symbol = self._matcher.variables.symbols.find_at(name, here)
        assert symbol is not None
        return variable_name(name, symbol)

    def _match_element(self, child: Node, index: int) -> None:
        if not child.is_operation:
            raise self._pattern.error(
                f"expected operations and symbols in 'variadic', got '{child.record.name}'"
            )
        defining = f"local_op_{index}"
        self._code.open()
        self._code.line(f"auto *{defining} = variadic_operand_range[{index}].getDefiningOp();")
        # The reference's spelling, in a message that has to be equal.
        what = f"variadic operand {self._operand} (variadic sub-opearnd #{index})"
        self._matcher.match_defining(child, defining, self._casted, what, self._depth)
        self._code.line(f"tblgen_ops.push_back({defining});")
        self._code.close()

    def _match_either(self, group: Node) -> None:
        if len(group) != 2:
            raise self._pattern.error(f"'either' takes two operands, got {len(group)}")
        function = f"eitherLambda{self._depth}"
        first = self._operand
        matched: list[str] = []
        self._code.open(
            f"auto {function} = [&](::mlir::OperandRange v0, ::mlir::OperandRange v1) {{"
        )
        for index in range(2):
            self._match_alternative(group, index, matched)
            self._operand += 1
            self._argument += 1
        for op in matched:
            self._code.line(f"tblgen_ops.push_back({op});")
        self._code.line("return ::mlir::success();")
        self._code.close("};")
        self._code.open()
        for index in range(2):
            self._code.line(
                f"auto eitherOperand{index} = {self._casted}.getODSOperands({first + index});"
            )
        self._code.line(
            f"if (::mlir::failed({function}(eitherOperand0, eitherOperand1)) && "
            f"::mlir::failed({function}(eitherOperand1, eitherOperand0)))"
        )
        self._code.line("  return ::mlir::failure();")
        self._code.close()

    def _match_alternative(self, group: Node, index: int, matched: list[str]) -> None:
        child = group.child(index)
        if child is None:
            if not isinstance(self._named(), NamedTypeConstraint):
                raise self._pattern.error(
                    "'either' applies to operands, but argument "
                    f"#{self._argument} of op '{self._op.operation_name}' is none"
                )
            self._matcher.match_operand(self._node, group, index, self._place(), f"v{index}", None)
            return
        if child.is_either:
            raise self._pattern.error("'either' cannot stand in an 'either'")
        defining = f"local_op_{index}"
        self._code.line(f"auto {defining} = (*v{index}.begin()).getDefiningOp();")
        self._code.open()
        what = f"operand {self._operand}"
        self._matcher.match_defining(child, defining, self._casted, what, self._depth)
        self._code.close()
        matched.append(defining)


def constant_attribute(
    pattern: Pattern, expressions: Expressions, attribute: Attribute, value: str
) -> str:
    """The C++ that builds an attribute of a constant."""
    template = attribute.const_builder_call
    if not template:
        raise pattern.error(
            f"attribute '{attribute.attr_def_name}' has no 'constBuilderCall', so it cannot be "
            "built of a constant"
        )
    return expressions.expand(template, [value])
