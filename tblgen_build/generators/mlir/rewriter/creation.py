"""The arguments of operations that a rewrite makes: their values, and how `create` gets them."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import escape
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.attribute import Attribute, ConstantAttribute
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedProperty,
    NamedTypeConstraint,
)
from tblgen_build.releases.mlir import REWRITES_USE_PROPERTIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.cpp import Writer
    from tblgen_build.generators.mlir.model.operator import Operator
    from tblgen_build.generators.mlir.model.pattern import DagNode, Leaf, Pattern
    from tblgen_build.generators.mlir.rewriter.expressions import Expressions
    from tblgen_build.generators.mlir.rewriter.variables import Variables


# In one list of values and one of attributes, or the operation's properties.
_GATHER: Final = cpp("""
    ::llvm::SmallVector<::mlir::Value, 4> tblgen_values; (void)tblgen_values;
    ::llvm::SmallVector<::mlir::NamedAttribute, 4> tblgen_attrs; (void)tblgen_attrs;
    $arguments
    $sizes
""")

_GATHER_PROPERTIES: Final = cpp("""
    ::llvm::SmallVector<::mlir::Value, 4> tblgen_values; (void)tblgen_values;
    $class_name::Properties tblgen_props; (void)tblgen_props;
    $arguments
    $sizes
""")

_PUSH_ALL: Final = cpp("""
    for (auto v: $values) {
      tblgen_values.push_back(v);
    }
""")

_VALUES: Final = cpp("""
    ::llvm::SmallVector<::mlir::Value, 4> $name;
    for (auto v: $values) {
      $name.push_back(v);
    }
""")

_VALUE: Final = cpp("""
    ::mlir::Value $name = $value;
""")

_ADD_ATTRIBUTE: Final = cpp("""
    if (auto tmpAttr = $value) {
      tblgen_attrs.emplace_back(rewriter.getStringAttr("$name"), tmpAttr);
    }
""")

_SET_PROPERTY: Final = cpp("""
    tblgen_props.$name = ::llvm::dyn_cast_if_present<decltype(tblgen_props.$name)>($value);
""")

_ADD_SIZES: Final = cpp("""
    tblgen_attrs.emplace_back(rewriter.getStringAttr("operandSegmentSizes"),
      rewriter.getDenseI32ArrayAttr({ $sizes }));
""")

_SET_SIZES: Final = cpp("""
    tblgen_props.operandSegmentSizes = { $sizes };
""")


class ArgumentValues:
    """The values of a pattern's arguments that are no trees."""

    __slots__ = ("expressions", "pattern", "variables")

    def __init__(self, pattern: Pattern, variables: Variables, expressions: Expressions) -> None:
        self.pattern = pattern
        self.variables = variables
        self.expressions = expressions

    def value(self, leaf: Leaf, name: str) -> str:
        """The value of a leaf; `name` is the symbol it has."""
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
            message = f"'{leaf.value}' cannot be an argument of a result"
            if leaf.record is None:
                message = f"the constant '{leaf.value}' has to be a ConstantAttr"
            raise self.pattern.error(message)
        return self.symbol_value(leaf, name)

    def symbol_value(self, leaf: Leaf, name: str) -> str:
        """The value of a leaf that is not a constant."""
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
        return self.expressions.constant_attribute(self.pattern, attribute, value)


class Creation:
    """Prepares the arguments of one operation for its `create`."""

    __slots__ = ("_arguments", "_made", "_node", "_op", "_uses_properties")

    def __init__(
        self, arguments: ArgumentValues, node: DagNode, op: Operator, made: dict[int, str]
    ) -> None:
        """`made` has the symbols of the arguments that are trees, by index."""
        self._arguments = arguments
        self._node = node
        self._op = op
        self._made = made
        self._uses_properties = op.dialect.uses_properties_for_attributes and op.record.release.has(
            REWRITES_USE_PROPERTIES
        )

    @property
    def attributes(self) -> str:
        """The variable that `gather` puts attributes and properties into."""
        return "tblgen_props" if self._uses_properties else "tblgen_attrs"

    # --- in lists

    def gather(self, out: Writer) -> None:
        op = self._op
        parts: list[str] = []
        sizes: list[str] = []
        for index, argument in enumerate(op.arguments):
            if isinstance(argument, NamedTypeConstraint):
                text, size = self._gather_operand(index, argument)
                parts.append(text)
                sizes.append(size)
            elif isinstance(argument, NamedAttribute):
                set_ = _SET_PROPERTY if self._uses_properties else _ADD_ATTRIBUTE
                parts.append(set_(name=argument.name, value=self._attribute(index)))
            else:
                setter = op.setter_name(argument.name)
                parts.append(f"tblgen_props.{setter}({self._attribute(index)});")
        gathered_sizes = self._gather_sizes(sizes)
        if self._uses_properties:
            class_ = op.qualified_cpp_class_name
            out.emit(_GATHER_PROPERTIES, class_name=class_, arguments=parts, sizes=gathered_sizes)
        else:
            out.emit(_GATHER, arguments=parts, sizes=gathered_sizes)

    def _gather_operand(self, index: int, operand: NamedTypeConstraint) -> tuple[str, str]:
        """Also the number of values as C++."""
        if not operand.is_variadic:
            return f"tblgen_values.push_back({self._operand(index)});", "1"
        values = self._variadic(index)
        text = _PUSH_ALL(values=values)
        return text, f"static_cast<int32_t>({values}.size())"

    def _gather_sizes(self, sizes: list[str]) -> str:
        op = self._op
        variadics = sum([operand.is_variadic for operand in op.operands])
        given = any(
            attribute.name == known_traits.OPERAND_SEGMENT_SIZES
            for attribute in op.native_attributes
        )
        if variadics < 2 or given or op.has_trait(known_traits.SAME_OPERAND_SIZE):
            return ""
        set_ = _SET_SIZES if self._uses_properties else _ADD_SIZES
        return set_(sizes=", ".join(sizes))

    # --- one by one

    def name_operands(self, out: Writer) -> None:
        """Give each operand a variable of its own, which `parameters` then names."""
        number = 0
        for index, argument in enumerate(self._op.arguments):
            if not isinstance(argument, NamedTypeConstraint):
                continue
            if argument.is_variadic:
                name = f"tblgen_values_{number}"
                out.emit(_VALUES, name=name, values=self._variadic(index))
            else:
                name = f"tblgen_value_{number}"
                out.emit(_VALUE, name=name, value=self._operand(index))
            number += 1
            self._made[index] = name

    def parameters(self) -> list[str]:
        values: list[str] = []
        for index, argument in enumerate(self._op.arguments):
            if isinstance(argument, NamedTypeConstraint):
                values.append(f"/*{argument.name}=*/{self._made[index]}")
            else:
                self._check_constant(index, argument)
                values.append(self._label(index, argument.name) + self._attribute(index))
        return values

    def _label(self, index: int, name: str) -> str:
        """A comment that names the parameter; a constant has the name that the pattern gives it."""
        if self._node.child(index) is None:
            leaf = self._node.leaf(index)
            if leaf.is_constant_attr or leaf.is_constant_prop or leaf.is_enum_case:
                name = self._node.name(index)
        return f"/*{name}=*/" if name else ""

    def _check_constant(self, index: int, argument: NamedAttribute | NamedProperty) -> None:
        """A constant's C++ type has to be the parameter's."""
        if self._node.child(index) is not None:
            return
        leaf = self._node.leaf(index)
        is_attribute = isinstance(argument, NamedAttribute)
        if leaf.is_constant_prop if is_attribute else leaf.is_constant_attr or leaf.is_enum_case:
            kind, other = ("attribute", "property") if is_attribute else ("property", "attribute")
            raise self._arguments.pattern.error(
                f"'{argument.name}' of op '{self._op.operation_name}' is a {kind}, it cannot be a "
                f"constant {other}"
            )

    # --- values of arguments

    def _variadic(self, index: int) -> str:
        made = self._made.get(index)
        return self._arguments.variables.value(self._node.name(index) if made is None else made)

    def _operand(self, index: int) -> str:
        made = self._made.get(index)
        if made is not None:
            return self._arguments.variables.value(made)
        leaf = self._node.leaf(index)
        if leaf.is_constant_attr:
            raise self._arguments.pattern.error(
                f"operand #{index} of op '{self._op.operation_name}' cannot be an attribute: make "
                "a constant op of it"
            )
        return self._arguments.symbol_value(leaf, self._node.name(index))

    def _attribute(self, index: int) -> str:
        """The value of an argument that is an attribute or property."""
        argument = self._op.arguments[index]
        assert isinstance(argument, (NamedAttribute, NamedProperty))
        child = self._node.child(index)
        if child is None:
            return self._arguments.value(self._node.leaf(index), self._node.name(index))
        if not child.is_native_code_call:
            raise self._arguments.pattern.error(
                f"'{argument.name}' of op '{self._op.operation_name}' is not an operand: only a "
                f"native code call can make it, got '{child.record.name}'"
            )
        return self._made[index]
