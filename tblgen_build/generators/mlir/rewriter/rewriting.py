"""The code that makes a pattern's results and replaces the matched operation with them.

Knows nothing of how the source was matched, but that its symbols are variables.
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass
from tblgen_build.generators.cpp.literals import escape
from tblgen_build.generators.mlir.model.attribute import Attribute, ConstantAttribute
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedProperty,
    NamedTypeConstraint,
    Operator,
)
from tblgen_build.generators.mlir.model.pattern import Leaf, Node, Pattern, Symbol, split_index
from tblgen_build.generators.mlir.rewriter.code import Code, Expressions
from tblgen_build.generators.mlir.rewriter.matching import constant_attribute
from tblgen_build.generators.mlir.rewriter.variables import Variables

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    Arguments = dict[int, str]  # by index: the symbol, or the variable, of an argument that is made

_DEFAULT_LOCATION: Final = "odsLoc"
_DEDUCING_TRAITS: Final = (
    "::mlir::OpTrait::SameOperandsAndResultType",
    "::mlir::OpTrait::FirstAttrDerivedResultType",
)
_SEGMENT_SIZES: Final = "operandSegmentSizes"
_SEGMENTS_TRAIT: Final = "::mlir::OpTrait::AttrSizedOperandSegments"
_SAME_SIZE_TRAIT: Final = "::mlir::OpTrait::SameVariadicOperandSize"


@dataclass(frozen=True, slots=True)
class _Trailing:
    """The directives at the end of a node's arguments."""

    count: int
    location: str
    return_type: Node | None


class Rewriter:
    """Writes the rewrite of one pattern."""

    def __init__(
        self, pattern: Pattern, variables: Variables, code: Code, expressions: Expressions
    ) -> None:
        self.pattern = pattern
        self.variables = variables
        self.code = code
        self.expressions = expressions
        self._next_value = 0

    def rewrite(self) -> None:
        self.pattern.bind_results(self.variables.symbols)
        results = self.pattern.results
        offsets, first = self._offsets()
        count = self.pattern.source.operation_count()
        locations = ", ".join([f"tblgen_ops[{i}]->getLoc()" for i in range(count)])
        self.code.line(f"auto odsLoc = rewriter.getFusedLoc({{{locations}}}); (void)odsLoc;")
        for node, offset in zip(results[:first], offsets, strict=False):
            self._make_auxiliary(node, offset)
        if not self.pattern.root.results:
            self._make_supplementals()
            self.code.line("rewriter.eraseOp(op0);")
            return
        self.code.line("::llvm::SmallVector<::mlir::Value, 4> tblgen_repl_values;")
        for node, offset in zip(results[first:], offsets[first:], strict=False):
            self._replace(self._make(node, offset, 0))
        self._make_supplementals()
        self.code.line("rewriter.replaceOp(op0, tblgen_repl_values);")

    def _offsets(self) -> tuple[list[int], int]:
        """For each result, the first value of the root that it replaces, negative where it
        replaces none; and the first result that replaces one."""
        results = self.pattern.results
        expected = len(self.pattern.root.results)
        offset = expected
        offsets: list[int] = []
        first = None if expected else len(results)
        for index in range(len(results) - 1, -1, -1):
            following, offset = offset, offset - self._value_count(results[index])
            offsets.insert(0, offset)
            if offset == 0 and first is None:
                first = index
            if offset < 0 < following:
                raise self.pattern.error(
                    f"'{results[index].record.name}' makes values that replace the matched "
                    "operation's and others that do not: a result has to do either"
                )
        if offset > 0 or first is None:
            raise self.pattern.error(
                f"the results make too few values to replace the {expected} of op "
                f"'{self.pattern.root.operation_name}'"
            )
        return offsets, first

    def _value_count(self, node: Node) -> int:
        if node.is_operation:
            if node.symbol:
                return self.variables.value_count(node.symbol)
            return len(self.pattern.operator(node).results)
        return node.return_count if node.is_native_code_call else 1

    def _make_auxiliary(self, node: Node, offset: int) -> None:
        value = self._make(node, offset, 0)
        if node.is_native_code_call and not node.return_count:
            self.code.line(f"{value};")

    def _make_supplementals(self) -> None:
        nodes = self.pattern.supplementals
        for index, node in enumerate(nodes):
            self._make_auxiliary(node, index - len(nodes))

    def _replace(self, symbol: str) -> None:
        self.code.line(
            self.variables.range(
                symbol,
                lambda values: (
                    f"for (auto v: ::llvm::SmallVector<::mlir::Value, 4>{{ {values} }}) {{ "
                    "tblgen_repl_values.push_back(v); }"
                ),
                "\n",
            )
        )

    # --- nodes

    def _make(self, node: Node, offset: int, depth: int) -> str:
        """Make what a node stands for; the symbol for it.

        `offset` is the first value of the root it replaces; it replaces none where it is negative
        or `depth` is not 0.
        """
        if node.is_location:
            raise self.pattern.error("'location' can only stand last in a node that makes an op")
        if node.is_native_code_call:
            return self._call_native_code(node, depth)
        if node.is_replace_with_value:
            return self._value_of_directive(node)
        if node.is_variadic:
            return self._make_variadic(node, depth)
        symbol = self._make_operation(node, offset, depth)
        if not node.symbol:
            self.variables.symbols.bind(symbol, Symbol("result", self.pattern.operator(node)))
        return symbol

    def _value_of_directive(self, node: Node) -> str:
        if len(node) != 1:
            raise self.pattern.error(f"'replaceWithValue' takes one symbol, got {len(node)}")
        if node.symbol:
            raise self.pattern.error(f"symbol '{node.symbol}' cannot be bound to a directive")
        return node.name(0)

    def _unique(self) -> int:
        self._next_value += 1
        return self._next_value - 1

    def _make_variadic(self, node: Node, depth: int) -> str:
        name = f"tblgen_variadic_values_{self._unique()}"
        self.variables.symbols.bind(name, Symbol("value"))
        values: list[str] = []
        for index in range(len(node)):
            child = node.child(index)
            if child is not None:
                values.append(self._make(child, index, depth + 1))
            else:
                values.append(self.argument(node.leaf(index), node.name(index)))
        self.code.line(f"::llvm::SmallVector<::mlir::Value, 4> {name};")
        for value in values:
            self.code.line(f"{name}.push_back({value});")
        return name

    def _call_native_code(self, node: Node, depth: int) -> str:
        trailing = self._trailing(node)
        if trailing.return_type is not None:
            raise self.pattern.error(
                f"native code call '{node.record.name}' cannot have a 'returnType'"
            )
        args: list[str] = []
        for index in range(len(node) - trailing.count):
            child = node.child(index)
            if child is not None:
                # The variable itself, not its value: native code may ask for the operation.
                args.append(self._make(child, index, depth + 1))
            else:
                args.append(self.argument(node.leaf(index), node.name(index)))
        call = self.expressions.at(trailing.location).expand(node.template, args)
        if not node.return_count:
            return call
        return self._keep_returned(node, call)

    def _keep_returned(self, node: Node, call: str) -> str:
        """Put what a call returns into a variable, so that C++ finds calls that return nothing."""
        name, _ = split_index(node.symbol)
        if not name:
            name = f"nativeVar_{self._unique()}"
            count = node.return_count
            kind = Symbol("values" if count > 1 else "value", count=count)
            self.variables.symbols.bind(name, kind)
        self.code.line(f"auto {name} = {call}; (void){name};")
        return node.symbol or name

    # --- directives

    def _trailing(self, node: Node) -> _Trailing:
        """Take the directives from the end of the arguments. An error where one comes twice."""
        location: Node | None = None
        return_type: Node | None = None
        count = 0
        for index in range(len(node) - 1, -1, -1):
            child = node.child(index)
            if child is None or not (child.is_location or child.is_return_type):
                break
            if (location if child.is_location else return_type) is not None:
                raise self.pattern.error(
                    f"'{node.record.name}' has more than one '{child.record.name}'"
                )
            if child.is_location:
                location = child
            else:
                return_type = child
            count += 1
        text = _DEFAULT_LOCATION if location is None else self._location(location)
        return _Trailing(count, text, return_type)

    def _location(self, node: Node) -> str:
        if not len(node):
            raise self.pattern.error("'location' needs a symbol or a string")
        if node.symbol:
            raise self.pattern.error(f"symbol '{node.symbol}' cannot be bound to a location")
        label: str | None = None
        locations: list[str] = []
        for index in range(len(node)):
            text = node.leaf(index).string
            if text is None:
                name = node.name(index)
                locations.append(self.variables.value(name, lambda value: f"{value}.getLoc()"))
            elif label is not None:
                raise self.pattern.error("'location' takes one string only")
            else:
                label = text
        if len(node) == 1:
            if label is None:
                return locations[0]
            return f'::mlir::NameLoc::get(rewriter.getStringAttr("{label}"))'
        metadata = f', rewriter.getStringAttr("{label}")' if label else ""
        return f"rewriter.getFusedLoc({{{', '.join(locations)}}}{metadata})"

    def _return_type(self, node: Node, index: int, depth: int) -> str:
        child = node.child(index)
        if child is not None:
            if not child.is_native_code_call:
                raise self.pattern.error(
                    f"'returnType' takes symbols, strings and native code calls, got "
                    f"'{child.record.name}'"
                )
            return self._call_native_code(child, depth)
        leaf = node.leaf(index)
        if leaf.string is not None:
            return self.expressions.expand(leaf.string)
        return f"{self.argument(leaf, node.name(index))}.getType()"

    # --- operations

    def _make_operation(self, node: Node, offset: int, depth: int) -> str:
        op = self.pattern.operator(node)
        trailing = self._trailing(node)
        self._check_arguments(node, op, trailing)
        made: Arguments = {}
        for index in range(len(node) - trailing.count):
            child = node.child(index)
            if child is not None:
                self._check_variadic(op, index, child)
                made[index] = self._make(child, index, depth + 1)
        symbol = node.symbol or f"tblgen_{op.cpp_class_name}_{self._unique()}"
        variable, place = split_index(symbol)
        class_ = op.qualified_cpp_class_name
        self.code.line(f"{class_} {variable};")
        self.code.open()
        creation = _Creation(self, node, op, made)
        create = f"{variable} = {class_}::create(rewriter, {trailing.location}"
        is_replacement = depth == 0 and offset >= 0
        if trailing.return_type is None and any(op.has_trait(t) for t in _DEDUCING_TRAITS):
            creation.gather()
            self.code.line(f"{create}, tblgen_values, {creation.attributes});")
        elif trailing.return_type is None and (place is not None or not is_replacement):
            creation.name_operands()
            self.code.line(f"{create},")
            self.code.line(f"  {', '.join(creation.parameters())});")
        else:
            self._check_types_given(op, trailing, is_replacement)
            creation.gather()
            self._gather_types(op, trailing.return_type, offset, depth)
            self.code.line(f"{create}, tblgen_types, tblgen_values, {creation.attributes});")
        self.code.close()
        return symbol

    def _check_types_given(self, op: Operator, trailing: _Trailing, is_replacement: bool) -> None:
        if is_replacement and trailing.return_type is not None:
            raise self.pattern.error(
                f"op '{op.operation_name}' replaces the matched operation, so it has that "
                "operation's types: it cannot have a 'returnType'"
            )

    def _check_arguments(self, node: Node, op: Operator, trailing: _Trailing) -> None:
        count = len(node) - trailing.count
        if count != len(op.arguments):
            raise self.pattern.error(
                f"op '{op.operation_name}' is made with {count} arguments, its definition has "
                f"{len(op.arguments)},"
            )

    def _check_variadic(self, op: Operator, index: int, child: Node) -> None:
        argument = op.arguments[index]
        if not isinstance(argument, NamedTypeConstraint) or not argument.is_variadic:
            return
        if child.is_operation:
            raise self.pattern.error(
                f"operand '{argument.name}' of op '{op.operation_name}' is variadic: give its "
                "values in '(variadic ...)', or bind the other op's results to a symbol"
            )

    def _gather_types(
        self, op: Operator, return_type: Node | None, offset: int, depth: int
    ) -> None:
        self.code.line("::llvm::SmallVector<::mlir::Type, 4> tblgen_types; (void)tblgen_types;")
        if return_type is not None:
            for index in range(len(return_type)):
                type_ = self._return_type(return_type, index, depth)
                self.code.line(f"tblgen_types.push_back({type_});")
            return
        for index in range(len(op.results)):
            self.code.open(f"for (auto v: castedOp0.getODSResults({offset + index})) {{")
            self.code.line("tblgen_types.push_back(v.getType());")
            self.code.close()

    # --- arguments

    def argument(self, leaf: Leaf, name: str) -> str:
        """The value of an argument that is no tree."""
        if leaf.string is not None:
            raise self.pattern.error(
                f'the string "{escape(leaf.string)}" cannot be an argument: use '
                "ConstantAttr or ConstantStrAttr"
            )
        if leaf.record is not None:
            constant = self._constant(leaf)
            if constant is not None:
                return constant
        if not (leaf.is_unspecified or leaf.is_operand_matcher or leaf.is_native_code_call):
            raise self.pattern.error(f"'{leaf.value}' cannot be an argument of a result")
        value = self.variables.value(name)
        if leaf.is_native_code_call:
            return self.expressions.with_self(value).expand(leaf.template)
        return value

    def _constant(self, leaf: Leaf) -> str | None:
        assert leaf.record is not None
        if leaf.is_constant_attr:
            constant = ConstantAttribute(leaf.record)
            return self._build_constant(constant.attribute, constant.value)
        if leaf.is_enum_case:
            value = str(leaf.record.value_as_int("value"))
            return self._build_constant(Attribute(leaf.record), value)
        return leaf.record.value_as_string("value") if leaf.is_constant_prop else None

    def _build_constant(self, attribute: Attribute, value: str) -> str:
        return constant_attribute(self.pattern, self.expressions, attribute, value)


class _Creation:
    """Prepares the arguments of one operation for its `create`."""

    def __init__(self, rewriter: Rewriter, node: Node, op: Operator, made: Arguments) -> None:
        self._rewriter = rewriter
        self._code = rewriter.code
        self._variables = rewriter.variables
        self._node = node
        self._op = op
        self._made = made
        self._uses_properties = op.dialect.uses_properties_for_attributes

    @property
    def attributes(self) -> str:
        """The variable that `gather` puts attributes and properties into."""
        return "tblgen_props" if self._uses_properties else "tblgen_attrs"

    # --- in one list of values and one of attributes

    def gather(self) -> None:
        code = self._code
        code.line("::llvm::SmallVector<::mlir::Value, 4> tblgen_values; (void)tblgen_values;")
        if self._uses_properties:
            class_ = self._op.qualified_cpp_class_name
            code.line(f"{class_}::Properties tblgen_props; (void)tblgen_props;")
        else:
            code.line(
                "::llvm::SmallVector<::mlir::NamedAttribute, 4> tblgen_attrs; (void)tblgen_attrs;"
            )
        sizes: list[str] = []
        for index, argument in enumerate(self._op.arguments):
            if isinstance(argument, NamedTypeConstraint):
                sizes.append(self._gather_operand(index, argument))
            elif isinstance(argument, NamedAttribute):
                self._set_attribute(argument.name, self._attribute(index))
            else:
                code.line(
                    f"tblgen_props.{self._op.setter_name(argument.name)}({self._attribute(index)});"
                )
        self._gather_sizes(sizes)

    def _gather_operand(self, index: int, operand: NamedTypeConstraint) -> str:
        """Returns the number of values as C++."""
        if not operand.is_variadic:
            self._code.line(f"tblgen_values.push_back({self._operand(index)});")
            return "1"
        values = self._variadic(index)
        self._code.open(f"for (auto v: {values}) {{")
        self._code.line("tblgen_values.push_back(v);")
        self._code.close()
        return f"static_cast<int32_t>({values}.size())"

    def _gather_sizes(self, sizes: list[str]) -> None:
        op = self._op
        variadics = sum(operand.is_variadic for operand in op.operands)
        given = any(attribute.name == _SEGMENT_SIZES for attribute in op.native_attributes)
        if variadics < 2 or given or op.has_trait(_SAME_SIZE_TRAIT):
            return
        values = ", ".join(sizes)
        if self._uses_properties:
            self._code.line(f"tblgen_props.{_SEGMENT_SIZES} = {{ {values} }};")
        else:
            self._code.line(
                f'tblgen_attrs.emplace_back(rewriter.getStringAttr("{_SEGMENT_SIZES}"), '
                f"rewriter.getDenseI32ArrayAttr({{ {values} }}));"
            )

    def _set_attribute(self, name: str, value: str) -> None:
        if self._uses_properties:
            field = f"tblgen_props.{name}"
            self._code.line(f"{field} = ::llvm::dyn_cast_if_present<decltype({field})>({value});")
            return
        self._code.open(f"if (auto tmpAttr = {value}) {{")
        self._code.line(f'tblgen_attrs.emplace_back(rewriter.getStringAttr("{name}"), tmpAttr);')
        self._code.close()

    # --- one by one

    def name_operands(self) -> None:
        """Give each operand a variable of its own, which `parameters` then names."""
        code = self._code
        number = 0
        for index, argument in enumerate(self._op.arguments):
            if not isinstance(argument, NamedTypeConstraint):
                continue
            if argument.is_variadic:
                name = f"tblgen_values_{number}"
                code.line(f"::llvm::SmallVector<::mlir::Value, 4> {name};")
                code.open(f"for (auto v: {self._variadic(index)}) {{")
                code.line(f"{name}.push_back(v);")
                code.close()
            else:
                name = f"tblgen_value_{number}"
                code.line(f"::mlir::Value {name} = {self._operand(index)};")
            number += 1
            self._made[index] = name

    def parameters(self) -> list[str]:
        values: list[str] = []
        for index, argument in enumerate(self._op.arguments):
            if isinstance(argument, NamedTypeConstraint):
                values.append(f"/*{argument.name}=*/{self._made[index]}")
            else:
                self._check_constant(index, argument)
                values.append(f"/*{argument.name}=*/{self._attribute(index)}")
        return values

    def _check_constant(self, index: int, argument: NamedAttribute | NamedProperty) -> None:
        """A constant's C++ type has to be the parameter's."""
        if self._node.child(index) is not None:
            return
        leaf = self._node.leaf(index)
        is_attribute = isinstance(argument, NamedAttribute)
        if leaf.is_constant_prop if is_attribute else leaf.is_constant_attr or leaf.is_enum_case:
            kind, other = ("attribute", "property") if is_attribute else ("property", "attribute")
            raise self._rewriter.pattern.error(
                f"'{argument.name}' of op '{self._op.operation_name}' is a {kind}, it cannot be a "
                f"constant {other}"
            )

    # --- values of arguments

    def _variadic(self, index: int) -> str:
        made = self._made.get(index)
        return self._variables.value(self._node.name(index) if made is None else made)

    def _operand(self, index: int) -> str:
        made = self._made.get(index)
        if made is not None:
            return self._variables.value(made)
        leaf = self._node.leaf(index)
        if leaf.is_constant_attr:
            raise self._rewriter.pattern.error(
                f"operand #{index} of op '{self._op.operation_name}' cannot be an attribute: make "
                "a constant op of it"
            )
        value = self._variables.value(self._node.name(index))
        if leaf.is_native_code_call:
            return self._rewriter.expressions.with_self(value).expand(leaf.template)
        return value

    def _attribute(self, index: int) -> str:
        """The value of an argument that is an attribute or property."""
        argument = self._op.arguments[index]
        assert isinstance(argument, (NamedAttribute, NamedProperty))
        child = self._node.child(index)
        if child is None:
            return self._rewriter.argument(self._node.leaf(index), self._node.name(index))
        if not child.is_native_code_call:
            raise self._rewriter.pattern.error(
                f"'{argument.name}' of op '{self._op.operation_name}' is no operand: only a "
                f"native code call can make it, got '{child.record.name}'"
            )
        return self._made[index]
