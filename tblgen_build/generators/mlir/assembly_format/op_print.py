"""The body of an operation's `print` method: one function a kind of element of its format."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.statements import if_else
from tblgen_build.generators.mlir.placeholders import substitute

from .elements import (
    AllOperands,
    AllRegions,
    AllResults,
    AllSuccessors,
    AttrDict,
    AttributeVariable,
    CodeString,
    Custom,
    FunctionalType,
    Literal,
    OIList,
    OperandVariable,
    OptionalGroup,
    PropDict,
    PropertyVariable,
    Ref,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
    TypeDirective,
    Whitespace,
)
from .format_literals import is_keyword
from .op_elements import (
    elided_anchor,
    has_implicit_terminator,
    is_generic,
    is_symbol_name,
    keyword_enum,
    unit_of_clause,
    value_type_builder,
)
from .op_presence import attribute_getter, default_of, getter, presence, presence_of_any
from .spacing import Spacing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.enum import EnumInfo
    from tblgen_build.generators.mlir.model.operator import NamedAttribute, Operator

    from .elements import Element, TypedArgument
    from .op_format import OpFormat

_LOCAL_BUILDER: Final = {"_builder": "odsBuilder"}
_CODE: Final = {"_builder": "::mlir::Builder(getContext())", "_ctxt": "getContext()"}
_BODY: Final = cpp("""
    $elements
""")


def print_body(format_: OpFormat) -> str:
    return _BODY(elements=_OpPrinter(format_).print_all(format_.elements))


class _OpPrinter:
    """Elements are printed in order, so that spaces can go between them."""

    __slots__ = ("format", "op", "spacing")

    def __init__(self, format_: OpFormat) -> None:
        self.format = format_
        self.op = format_.op
        self.spacing = Spacing("_odsPrinter")

    def print_all(self, elements: Sequence[Element], without: Element | None = None) -> list[str]:
        return [text for e in elements if e is not without for text in self.print(e)]

    def print(self, element: Element) -> tuple[str, ...]:
        """The space before the element, where it may have one, and what prints it."""
        match element:
            case Literal():
                return (self.spacing.literal(element.text),)
            case Whitespace():
                return (self.print_whitespace(element),)
            case AttrDict():
                return (self.print_attr_dict(element),)
            case OptionalGroup():
                return (self.print_group(element),)
            case PropDict():
                return (self.print_prop_dict(),)
            case OIList():
                return tuple(self.print_oilist(element))
        return self.spacing.before_value(), self.print_value(element)

    def print_value(self, element: Element) -> str:
        op = self.op
        match element:
            case OperandVariable():
                return _print_operand(op, element)
            case TypeDirective():
                return _print_type(op, element)
            case AttributeVariable():
                return _print_attribute(op, element)
            case Custom():
                return _print_custom(op, element)
            case FunctionalType():
                return _print_functional_type(op, element)
            case PropertyVariable():
                return _print_property(element)
            case RegionVariable():
                return _print_region(op, element)
            case SuccessorVariable():
                return _print_successor(op, element)
            case AllOperands():
                return "_odsPrinter << getOperation()->getOperands();"
            case AllRegions():
                return _print_regions(op, "getOperation()->getRegions()")
            case AllSuccessors():
                return _PRINT_SUCCESSORS(successors="getOperation()->getSuccessors()")
        raise AssertionError(f"{type(element).__name__} is nothing an operation prints by itself")

    def print_whitespace(self, whitespace: Whitespace) -> str:
        if whitespace.text == "\n":
            return "_odsPrinter.printNewline();"
        self.spacing.wants_space = False
        self.spacing.after_punctuation = not whitespace.text
        return self.spacing.explicit_space() if whitespace.text else ""

    # --- dictionaries ----------------------------------------------------------------

    def print_attr_dict(self, attr_dict: AttrDict) -> str:
        self.spacing.after_punctuation = False
        names = [*self.segment_sizes(), *self.format.inferred_attributes]
        names += [a.name for a in self.format.used_attributes]
        attributes = "(*this)->getAttrs()"
        if self.format.has_prop_dict:
            attributes = "llvm::to_vector((*this)->getDiscardableAttrs())"
        return _PRINT_ATTR_DICT(
            elided=[f'elidedAttrs.push_back("{name}");' for name in names],
            defaults=_elide_default_attributes(self.op, "elidedAttrs"),
            keyword="WithKeyword" if attr_dict.with_keyword else "",
            attributes=attributes,
        )

    def print_prop_dict(self) -> str:
        self.spacing.after_punctuation = False
        op, names = self.op, self.segment_sizes()
        names += [p.name for p in self.format.used_properties]
        names += [a.name for a in self.format.used_attributes]
        has_properties = op.properties or op.dialect.uses_properties_for_attributes
        return _PRINT_PROP_DICT(
            elided=[f'elidedProps.push_back("{name}");' for name in names],
            default_attributes=_elide_default_attributes(op, "elidedProps"),
            default_properties=_elide_default_properties(op),
            properties=_PRINT_PROPERTIES() if has_properties else "",
        )

    def segment_sizes(self) -> list[str]:
        """Those that the parser computes."""
        format_, op = self.format, self.op
        names: list[str] = []
        if not format_.has_all_operands and op.has_trait(
            "::mlir::OpTrait::AttrSizedOperandSegments"
        ):
            names.append("operandSegmentSizes")
        if not format_.has_all_result_types and op.has_trait(
            "::mlir::OpTrait::AttrSizedResultSegments"
        ):
            names.append("resultSegmentSizes")
        return names

    # --- groups and clauses ------------------------------------------------------------

    def print_group(self, group: OptionalGroup) -> str:
        elided = elided_anchor(group, (*group.then_elements[:1], *group.else_elements[:1]))
        then = self.print_all(group.then_elements, elided)
        otherwise = self.print_all(group.else_elements, elided) if group.else_elements else None
        negation = "!" if group.is_inverted else ""
        return if_else(f"{negation}{presence(self.op, group.anchor)}", then, otherwise)

    def print_oilist(self, oilist: OIList) -> list[str]:
        texts: list[str] = []
        for clause in oilist.clauses:
            condition = f"false{presence_of_any(self.op, clause.elements)}"
            printed = [self.spacing.literal(clause.literal.text)]
            if unit_of_clause(clause) is None:
                printed += self.print_all(clause.elements)
            texts.append(if_else(condition, printed))
        return texts


# --- dictionaries ----------------------------------------------------------------------

_PRINT_ATTR_DICT: Final = cpp("""
    ::llvm::SmallVector<::llvm::StringRef, 2> elidedAttrs;
    $elided
    $defaults
    _odsPrinter.printOptionalAttrDict$keyword($attributes, elidedAttrs);
""")

_PRINT_PROP_DICT: Final = cpp("""
    ::llvm::SmallVector<::llvm::StringRef, 2> elidedProps;
    $elided
    $default_attributes
    $default_properties
    $properties
""")

_PRINT_PROPERTIES: Final = cpp("""
    _odsPrinter << " ";
    printProperties(this->getContext(), _odsPrinter, getProperties(), elidedProps);
""")

_ELIDE_DEFAULT_ATTRIBUTE: Final = cpp("""
    {
      ::mlir::Builder odsBuilder(getContext());
      ::mlir::Attribute attr = $value;
      if(attr && (attr == $default))
        $elided.push_back("$name");
    }
""")

_ELIDE_DEFAULT_PROPERTY: Final = cpp("""
    if ($value == $default) {
      elidedProps.push_back("$name");
    }
""")


def _elide_default_attributes(op: Operator, elided: str) -> list[str]:
    return [
        _ELIDE_DEFAULT_ATTRIBUTE(
            value=attribute_getter(op, named.name),
            default=default_of(named.attr, _LOCAL_BUILDER),
            elided=elided,
            name=named.name,
        )
        for named in op.attributes
        if not named.attr.is_derived and named.attr.has_default_value
    ]


def _elide_default_properties(op: Operator) -> list[str]:
    return [
        _ELIDE_DEFAULT_PROPERTY(
            value=getter(op, named.name),
            default=substitute(named.prop.default_value, _LOCAL_BUILDER),
            name=named.name,
        )
        for named in op.properties
        if named.prop.has_default_value
    ]


# --- attributes and properties ---------------------------------------------------------

_PRINT_ENUM: Final = cpp("""
    {
      auto caseValue = $value;
      auto caseValueStr = $to_string(caseValue);
      _odsPrinter << caseValueStr;
    }
""")

_PRINT_ENUM_OR_STRING: Final = cpp("""
    {
      auto caseValue = $value;
      auto caseValueStr = $to_string(caseValue);
      switch (caseValue) {
      $cases
        _odsPrinter << caseValueStr;
        break;
      default:
        _odsPrinter << '"' << caseValueStr << '"';
        break;
      }
    }
""")


def _print_attribute(op: Operator, element: AttributeVariable) -> str:
    var = element.var
    info = keyword_enum(var.attr)
    if info is not None:
        return _print_enum(op, var, info)
    value = attribute_getter(op, var.name)
    if is_symbol_name(var.attr):
        return f"_odsPrinter.printSymbolName({value}.getValue());"
    if value_type_builder(var.attr) is not None:
        return f"_odsPrinter.printAttributeWithoutType({value});"
    if is_generic(element):
        return f"_odsPrinter.printAttribute({value});"
    return f"_odsPrinter.printStrippedAttrOrType({value});"


def _print_enum(op: Operator, var: NamedAttribute, info: EnumInfo) -> str:
    """Cases that are no keyword, or are several bits at once, are printed as a string."""
    value = f"{'*' if var.attr.is_optional else ''}{getter(op, var.name)}"
    plain = [
        case
        for case in info.cases
        if is_keyword(case.str) and (case.is_single_bit or not info.is_bit_enum)
    ]
    if len(plain) == len(info.cases):
        return _PRINT_ENUM(value=value, to_string=info.symbol_to_string)
    symbols = [f"_{c.symbol}" if c.symbol[0].isdigit() else c.symbol for c in plain]
    cases = [f"case {info.qualified_name}::{symbol}:" for symbol in symbols]
    return _PRINT_ENUM_OR_STRING(value=value, to_string=info.symbol_to_string, cases=cases)


def _print_property(element: PropertyVariable) -> str:
    storage = f"getProperties().{element.var.name}"
    context = {"_printer": "_odsPrinter", "_ctxt": "getContext()", "_storage": storage}
    return f"{substitute(element.var.prop.printer, context)};"


# --- operands, regions, successors -------------------------------------------------------

_PRINT_OPTIONAL_OPERAND: Final = cpp("""
    if (::mlir::Value value = $operand)
      _odsPrinter << value;
""")

_PRINT_NESTED_OPERANDS: Final = cpp("""
    ::llvm::interleaveComma($operands, _odsPrinter, [&](const auto &operands) {
      _odsPrinter << "(" << operands << ")";
    });
""")

_PRINT_REGIONS: Final = cpp("""
    llvm::interleaveComma($regions, _odsPrinter, [&](::mlir::Region &region) {
      $region
    });
""")

_PRINT_REGION: Final = cpp("""
    _odsPrinter.printRegion($region);
""")

_PRINT_REGION_WITH_TERMINATOR: Final = cpp("""
    {
      bool printTerminator = true;
      if (auto *term = $region.empty() ? nullptr : $region.begin()->getTerminator()) {
        printTerminator = !term->getAttrDictionary().empty() ||
                          term->getNumOperands() != 0 ||
                          term->getNumResults() != 0;
      }
      _odsPrinter.printRegion($region, /*printEntryBlockArgs=*/true,
        /*printBlockTerminators=*/printTerminator);
    }
""")

_PRINT_SUCCESSORS: Final = cpp("""
    ::llvm::interleaveComma($successors, _odsPrinter);
""")


def _print_operand(op: Operator, element: OperandVariable) -> str:
    var, value = element.var, getter(op, element.var.name)
    if var.is_variadic_of_variadic:
        return _PRINT_NESTED_OPERANDS(operands=value)
    if var.is_optional:
        return _PRINT_OPTIONAL_OPERAND(operand=value)
    return f"_odsPrinter << {value};"


def _print_region(op: Operator, element: RegionVariable) -> str:
    region = getter(op, element.var.name)
    return _print_regions(op, region) if element.var.is_variadic else _print_one(op, region)


def _print_regions(op: Operator, regions: str) -> str:
    return _PRINT_REGIONS(regions=regions, region=_print_one(op, "region"))


def _print_one(op: Operator, region: str) -> str:
    """A terminator that says nothing is left out where it is implied."""
    if has_implicit_terminator(op):
        return _PRINT_REGION_WITH_TERMINATOR(region=region)
    return _PRINT_REGION(region=region)


def _print_successor(op: Operator, element: SuccessorVariable) -> str:
    value = getter(op, element.var.name)
    if element.var.is_variadic:
        return _PRINT_SUCCESSORS(successors=value)
    return f"_odsPrinter << {value};"


# --- types -------------------------------------------------------------------------------

_PRINT_TYPE: Final = cpp("""
    {
      auto type = $value.getType();
      if (auto validType = ::llvm::dyn_cast<$type>(type))
        _odsPrinter.printStrippedAttrOrType(validType);
      else
        _odsPrinter << type;
    }
""")

_PRINT_NESTED_TYPES: Final = cpp("""
    ::llvm::interleaveComma($values.getTypes(), _odsPrinter, [&](::mlir::TypeRange types) {
      _odsPrinter << "(" << types << ")";
    });
""")


def _print_type(op: Operator, directive: TypeDirective) -> str:
    arg = directive.arg
    if isinstance(arg, AllOperands | AllResults):
        return f"_odsPrinter << {_types(op, arg)};"
    var = arg.var
    if var.is_variadic_of_variadic:
        return _PRINT_NESTED_TYPES(values=getter(op, var.name))
    if var.is_variable_length:
        return f"_odsPrinter << {_types(op, arg)};"
    if directive.is_qualified:
        return f"_odsPrinter << {getter(op, var.name)}.getType();"
    return _PRINT_TYPE(value=getter(op, var.name), type=var.constraint.cpp_type)


def _print_functional_type(op: Operator, directive: FunctionalType) -> str:
    inputs, results = _types(op, directive.inputs), _types(op, directive.results)
    return f"_odsPrinter.printFunctionalType({inputs}, {results});"


def _types(op: Operator, arg: TypedArgument) -> str:
    """The C++ for a range of the argument's types."""
    if isinstance(arg, AllOperands):
        return "getOperation()->getOperandTypes()"
    if isinstance(arg, AllResults):
        return "getOperation()->getResultTypes()"
    var, value = arg.var, getter(op, arg.var.name)
    if var.is_variadic_of_variadic:
        return f"{value}.join().getTypes()"
    if var.is_variadic:
        return f"{value}.getTypes()"
    types = f"::llvm::ArrayRef<::mlir::Type>({value}.getType())"
    if var.is_optional:
        return f"({value} ? {types} : ::llvm::ArrayRef<::mlir::Type>())"
    return types


# --- custom directives ---------------------------------------------------------------------


def _print_custom(op: Operator, custom: Custom) -> str:
    args = ", ".join(["_odsPrinter", "*this", *[_argument(op, arg) for arg in custom.args]])
    return f"print{custom.name}({args});"


def _argument(op: Operator, arg: Element) -> str:
    """What the user's print function is handed."""
    match arg:
        case AttributeVariable(var=attribute):
            return attribute_getter(op, attribute.name)
        case PropertyVariable(var=prop):
            storage = {"_storage": f"getProperties().{prop.name}"}
            return substitute(prop.prop.convert_from_storage, storage)
        case AttrDict():
            return "getOperation()->getAttrDictionary()"
        case PropDict():
            return "getProperties()"
        case OperandVariable(var=value):
            return getter(op, value.name)
        case RegionVariable(var=region):
            return getter(op, region.name)
        case SuccessorVariable(var=successor):
            return getter(op, successor.name)
        case TypeDirective(arg=OperandVariable(var=value) | ResultVariable(var=value)):
            name = getter(op, value.name)
            if value.is_variadic:
                return f"{name}.getTypes()"
            if value.is_optional:
                return f"({name} ? {name}.getType() : ::mlir::Type())"
            return f"{name}.getType()"
        case CodeString():
            return substitute(arg.code, _CODE)
        case Ref():
            return _argument(op, arg.arg)
    raise AssertionError(f"{type(arg).__name__} is no argument of a custom directive")
