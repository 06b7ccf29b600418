"""The body of an op's `print` method, from its checked format."""

from __future__ import annotations

from tblgen_build.generators.mlir.placeholders import substitute

from .literals import is_keyword, is_word, space_after, space_before
from .op_checks import value_type_builder
from .op_elements import (
    elided_anchor,
    has_implicit_terminator,
    is_generic,
    is_symbol_name,
    keyword_enum,
    unit_of_clause,
)
from .op_tree import (
    AllOperands,
    AllRegions,
    AllResults,
    AllSuccessors,
    AttrDict,
    AttributeVariable,
    CodeString,
    Custom,
    Element,
    FunctionalType,
    Literal,
    OIList,
    OperandVariable,
    OpFormat,
    OptionalGroup,
    PropDict,
    PropertyVariable,
    Ref,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
    TypedArgument,
    TypeDirective,
    Whitespace,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.attribute import Attribute
    from tblgen_build.generators.mlir.model.enum import EnumInfo
    from tblgen_build.generators.mlir.model.operator import NamedAttribute

_BUILDER: Final = {"_builder": "::mlir::OpBuilder((*this)->getContext())"}
_LOCAL_BUILDER: Final = {"_builder": "odsBuilder"}
_CODE: Final = {"_builder": "::mlir::Builder(getContext())", "_ctxt": "getContext()"}


def emit_print_body(format_: OpFormat) -> str:
    emitter = _PrintEmitter(format_)
    for element in format_.elements:
        emitter.print(element)
    return "".join(emitter.out)


def _default_of(attribute: Attribute, context: Mapping[str, str]) -> str:
    """The C++ that builds the attribute's default."""
    value = substitute(attribute.default_value, context)
    return substitute(attribute.const_builder_call, context, (value,))


class _PrintEmitter:
    """Spaces go between elements, as what was printed before and what comes next ask for."""

    def __init__(self, format_: OpFormat) -> None:
        self.format = format_
        self.op = format_.op
        self.has_terminator = has_implicit_terminator(self.op)
        self.wants_space = True
        self.after_punctuation = False
        self.out: list[str] = []

    def write(self, *parts: str) -> None:
        self.out += parts

    def getter(self, name: str) -> str:
        return f"{self.op.getter_name(name)}()"

    def attribute_getter(self, name: str) -> str:
        return f"{self.op.getter_name(name)}Attr()"

    def print(self, element: Element) -> None:
        match element:
            case Literal(text):
                self.print_literal(text)
                return
            case Whitespace(text):
                self.print_whitespace(text)
                return
            case AttrDict():
                self.print_attr_dict(element)
                return
            case PropDict():
                self.print_prop_dict()
                return
            case OptionalGroup():
                self.print_group(element)
                return
            case OIList():
                self.print_oilist(element)
                return
        if self.wants_space or not self.after_punctuation:
            self.write("  _odsPrinter << ' ';\n")
        self.wants_space = True
        self.after_punctuation = False
        _PRINTERS[type(element)](self, element)

    def print_literal(self, text: str) -> None:
        space = self.wants_space and space_before(text, self.after_punctuation)
        self.write(f'  _odsPrinter{" << " + repr(" ") if space else ""} << "{text}";\n')
        self.wants_space = space_after(text)
        self.after_punctuation = not is_word(text)

    def print_whitespace(self, text: str) -> None:
        if text == "\n":
            self.write("  _odsPrinter.printNewline();\n")
            return
        if text:
            self.write("  _odsPrinter << ' ';\n")
        self.wants_space = False
        self.after_punctuation = not text

    # --- dictionaries ----------------------------------------------------------------

    def print_attr_dict(self, attr_dict: AttrDict) -> None:
        names = [*self.format.inferred_attributes]
        names += [a.name for a in self.format.used_attributes]
        self.declare_elided("elidedAttrs", names)
        self.elide_default_attributes("elidedAttrs")
        keyword = "WithKeyword" if attr_dict.with_keyword else ""
        attributes = "(*this)->getAttrs()"
        if self.format.has_prop_dict:
            attributes = "llvm::to_vector((*this)->getDiscardableAttrs())"
        self.write(f"  _odsPrinter.printOptionalAttrDict{keyword}({attributes}, elidedAttrs);\n")
        self.after_punctuation = False

    def print_prop_dict(self) -> None:
        names = [p.name for p in self.format.used_properties]
        names += [a.name for a in self.format.used_attributes]
        self.declare_elided("elidedProps", names)
        self.elide_default_attributes("elidedProps")
        self.elide_default_properties()
        if self.op.properties or self.op.dialect.uses_properties_for_attributes:
            self.write(
                '  _odsPrinter << " ";\n'
                "  printProperties(this->getContext(), _odsPrinter, getProperties(), "
                "elidedProps);\n"
            )
        self.after_punctuation = False

    def declare_elided(self, variable: str, names: Sequence[str]) -> None:
        """The segment sizes, where the parser computes them, and `names`."""
        format_, op = self.format, self.op
        elided: list[str] = []
        if not format_.has_all_operands and op.has_trait(
            "::mlir::OpTrait::AttrSizedOperandSegments"
        ):
            elided.append("operandSegmentSizes")
        if not format_.has_all_result_types and op.has_trait(
            "::mlir::OpTrait::AttrSizedResultSegments"
        ):
            elided.append("resultSegmentSizes")
        elided += names
        self.write(f"  ::llvm::SmallVector<::llvm::StringRef, 2> {variable};\n")
        self.write(*[f'  {variable}.push_back("{name}");\n' for name in elided])

    def elide_default_attributes(self, variable: str) -> None:
        for named in self.op.attributes:
            attribute = named.attr
            if attribute.is_derived or not attribute.has_default_value:
                continue
            self.write(
                "  {\n     ::mlir::Builder odsBuilder(getContext());\n"
                f"     ::mlir::Attribute attr = {self.attribute_getter(named.name)};\n"
                f"     if(attr && (attr == {_default_of(attribute, _LOCAL_BUILDER)}))\n"
                f'       {variable}.push_back("{named.name}");\n  }}\n'
            )

    def elide_default_properties(self) -> None:
        for named in self.op.properties:
            if named.prop.has_default_value:
                default = substitute(named.prop.default_value, _LOCAL_BUILDER)
                self.write(
                    f"  if ({self.getter(named.name)} == {default}) {{\n"
                    f'    elidedProps.push_back("{named.name}");\n  }}\n'
                )

    # --- groups and clauses ------------------------------------------------------------

    def print_group(self, group: OptionalGroup) -> None:
        firsts = (*group.then_elements[:1], *group.else_elements[:1])
        elided = elided_anchor(group, firsts)
        negation = "!" if group.is_inverted else ""
        self.write(f"  if ({negation}{self.presence(group.anchor)}) {{\n")
        for element in group.then_elements:
            if element is not elided:
                self.print(element)
        self.write("  }")
        if group.else_elements:
            self.write(" else {\n")
            for element in group.else_elements:
                if element is not elided:
                    self.print(element)
            self.write("  }")
        self.write("\n")

    def presence(self, element: Element) -> str:
        """The C++ condition that a group anchored by the element is printed."""
        match element:
            case OperandVariable(var) | ResultVariable(var):
                if var.is_optional:
                    return self.getter(var.name)
                return f"!{self.getter(var.name)}.empty()" if var.is_variadic else ""
            case RegionVariable(region):
                return f"!{self.getter(region.name)}.empty()"
            case TypeDirective(arg):
                return self.presence(arg)
            case FunctionalType(inputs, _):
                return self.presence(inputs)
            case AttributeVariable(attribute):
                return self.attribute_presence(attribute)
            case PropertyVariable():
                return self.property_presence(element)
            case Custom(_, args):
                return f"({' || '.join([f'({self.presence(arg)})' for arg in args])})"
        return ""

    def attribute_presence(self, var: NamedAttribute) -> str:
        attribute, getter = var.attr, self.attribute_getter(var.name)
        if not attribute.has_default_value:
            return getter if attribute.is_optional else ""
        differs = f"{getter} != {_default_of(attribute, _BUILDER)}"
        return f"({getter} && {differs})" if attribute.is_optional else differs

    def property_presence(self, element: PropertyVariable) -> str:
        default = substitute(element.var.prop.default_value, _BUILDER)
        return f"{self.getter(element.var.name)} != {default}"

    def print_oilist(self, oilist: OIList) -> None:
        for clause in oilist.clauses:
            conditions = self.presence_of_any(clause.elements)
            self.write(f"  if (false{conditions}) {{\n")
            self.print_literal(clause.literal.text)
            if unit_of_clause(clause) is None:
                for element in clause.elements:
                    self.print(element)
            self.write("  }\n")

    def clause_presence(self, element: Element) -> str:
        match element:
            case OperandVariable(var) | ResultVariable(var):
                size = ".size()" if var.is_variadic else ""
                return f" || {self.getter(var.name)}{size}"
            case AttributeVariable(attribute):
                return f" || ({self.attribute_presence(attribute)})"
            case PropertyVariable():
                return f" || ({self.property_presence(element)})"
            case RegionVariable(region):
                return f" || {self.getter(region.name)}"
            case FunctionalType(inputs, results):
                return self.presence_of_any((inputs, results))
            case Custom(_, elements):
                return self.presence_of_any(elements)
            case OptionalGroup():
                return self.presence_of_any((*element.then_elements, *element.else_elements))
            case OIList(clauses):
                return "".join([self.presence_of_any(c.elements) for c in clauses])
        return ""

    def presence_of_any(self, elements: Sequence[Element]) -> str:
        return "".join([self.clause_presence(element) for element in elements])

    # --- attributes and properties ------------------------------------------------------

    def print_attribute(self, element: AttributeVariable) -> None:
        var = element.var
        info = keyword_enum(var.attr)
        if info is not None:
            self.print_enum(var, info)
            return
        getter = self.attribute_getter(var.name)
        if is_symbol_name(var.attr):
            self.write(f"  _odsPrinter.printSymbolName({getter}.getValue());\n")
        elif value_type_builder(var.attr) is not None:
            self.write(f"  _odsPrinter.printAttributeWithoutType({getter});\n")
        elif is_generic(element):
            self.write(f"  _odsPrinter.printAttribute({getter});\n")
        else:
            self.write(f"  _odsPrinter.printStrippedAttrOrType({getter});\n")

    def print_enum(self, var: NamedAttribute, info: EnumInfo) -> None:
        """Cases that are no keyword, or are several bits at once, are printed as a string."""
        plain = [
            case
            for case in info.cases
            if is_keyword(case.str) and (case.is_single_bit or not info.is_bit_enum)
        ]
        dereference = "*" if var.attr.is_optional else ""
        self.write(
            f"  {{\n    auto caseValue = {dereference}{self.getter(var.name)};\n"
            f"    auto caseValueStr = {info.symbol_to_string}(caseValue);\n"
        )
        if len(plain) == len(info.cases):
            self.write("    _odsPrinter << caseValueStr;\n  }\n")
            return
        self.write("    switch (caseValue) {\n")
        for case in plain:
            symbol = f"_{case.symbol}" if case.symbol[0].isdigit() else case.symbol
            self.write(f"    case {info.qualified_name}::{symbol}:\n")
        self.write(
            "      _odsPrinter << caseValueStr;\n      break;\n    default:\n"
            "      _odsPrinter << '\"' << caseValueStr << '\"';\n      break;\n    }\n  }\n"
        )

    def print_property(self, element: PropertyVariable) -> None:
        storage = f"getProperties().{element.var.name}"
        context = {"_printer": "_odsPrinter", "_ctxt": "getContext()", "_storage": storage}
        self.write(f"  {substitute(element.var.prop.printer, context)};\n")

    # --- operands, regions, successors ----------------------------------------------------

    def print_operand(self, element: OperandVariable) -> None:
        var, getter = element.var, self.getter(element.var.name)
        if var.is_variadic_of_variadic:
            self.write(
                f"  ::llvm::interleaveComma({getter}, _odsPrinter, "
                '[&](const auto &operands) { _odsPrinter << "(" << operands << ")"; });\n'
            )
        elif var.is_optional:
            self.write(f"  if (::mlir::Value value = {getter})\n    _odsPrinter << value;\n")
        else:
            self.write(f"  _odsPrinter << {getter};\n")

    def print_all_operands(self, _: AllOperands) -> None:
        self.write("  _odsPrinter << getOperation()->getOperands();\n")

    def print_region(self, element: RegionVariable) -> None:
        getter = self.getter(element.var.name)
        if element.var.is_variadic:
            self.print_region_list(getter)
        else:
            self.print_one_region(getter)

    def print_all_regions(self, _: AllRegions) -> None:
        self.print_region_list("getOperation()->getRegions()")

    def print_region_list(self, regions: str) -> None:
        self.write(
            f"  llvm::interleaveComma({regions}, _odsPrinter, [&](::mlir::Region &region) {{\n"
        )
        self.print_one_region("region")
        self.write("  });\n")

    def print_one_region(self, region: str) -> None:
        if not self.has_terminator:
            self.write(f"  _odsPrinter.printRegion({region});\n")
            return
        self.write(
            "  {\n    bool printTerminator = true;\n"
            f"    if (auto *term = {region}.empty() ? nullptr : "
            f"{region}.begin()->getTerminator()) {{\n"
            "      printTerminator = !term->getAttrDictionary().empty() ||\n"
            "                        term->getNumOperands() != 0 ||\n"
            "                        term->getNumResults() != 0;\n    }\n"
            f"    _odsPrinter.printRegion({region}, /*printEntryBlockArgs=*/true,\n"
            "      /*printBlockTerminators=*/printTerminator);\n  }\n"
        )

    def print_successor(self, element: SuccessorVariable) -> None:
        getter = self.getter(element.var.name)
        if element.var.is_variadic:
            self.write(f"  ::llvm::interleaveComma({getter}, _odsPrinter);\n")
        else:
            self.write(f"  _odsPrinter << {getter};\n")

    def print_all_successors(self, _: AllSuccessors) -> None:
        self.write("  ::llvm::interleaveComma(getOperation()->getSuccessors(), _odsPrinter);\n")

    # --- types ------------------------------------------------------------------------------

    def print_type(self, directive: TypeDirective) -> None:
        arg = directive.arg
        if isinstance(arg, AllOperands | AllResults):
            self.write(f"  _odsPrinter << {self.types(arg)};\n")
            return
        var, getter = arg.var, self.getter(arg.var.name)
        if var.is_variadic_of_variadic:
            self.write(
                f"  ::llvm::interleaveComma({getter}.getTypes(), _odsPrinter, "
                '[&](::mlir::TypeRange types) { _odsPrinter << "(" << types << ")"; });\n'
            )
        elif var.is_variable_length:
            self.write(f"  _odsPrinter << {self.types(arg)};\n")
        elif directive.is_qualified:
            self.write(f"  _odsPrinter << {getter}.getType();\n")
        else:
            self.write(
                f"  {{\n    auto type = {getter}.getType();\n"
                f"    if (auto validType = ::llvm::dyn_cast<{var.constraint.cpp_type}>(type))\n"
                "      _odsPrinter.printStrippedAttrOrType(validType);\n"
                "    else\n      _odsPrinter << type;\n  }\n"
            )

    def print_functional_type(self, directive: FunctionalType) -> None:
        inputs, results = self.types(directive.inputs), self.types(directive.results)
        self.write(f"  _odsPrinter.printFunctionalType({inputs}, {results});\n")

    def types(self, arg: TypedArgument) -> str:
        """The C++ for a range of the argument's types."""
        if isinstance(arg, AllOperands):
            return "getOperation()->getOperandTypes()"
        if isinstance(arg, AllResults):
            return "getOperation()->getResultTypes()"
        var, getter = arg.var, self.getter(arg.var.name)
        if var.is_variadic_of_variadic:
            return f"{getter}.join().getTypes()"
        if var.is_variadic:
            return f"{getter}.getTypes()"
        types = f"::llvm::ArrayRef<::mlir::Type>({getter}.getType())"
        if var.is_optional:
            return f"({getter} ? {types} : ::llvm::ArrayRef<::mlir::Type>())"
        return types

    # --- custom directives --------------------------------------------------------------------

    def print_custom(self, custom: Custom) -> None:
        args = "".join([f", {self.argument(arg)}" for arg in custom.args])
        self.write(f"  print{custom.name}(_odsPrinter, *this{args});\n")

    def argument(self, arg: Element) -> str:
        """What the user's print function is handed."""
        match arg:
            case AttributeVariable(attribute):
                return self.attribute_getter(attribute.name)
            case PropertyVariable(prop):
                storage = {"_storage": f"getProperties().{prop.name}"}
                return substitute(prop.prop.convert_from_storage, storage)
            case AttrDict():
                return "getOperation()->getAttrDictionary()"
            case PropDict():
                return "getProperties()"
            case OperandVariable(value):
                return self.getter(value.name)
            case RegionVariable(region):
                return self.getter(region.name)
            case SuccessorVariable(successor):
                return self.getter(successor.name)
            case TypeDirective(OperandVariable(value) | ResultVariable(value)):
                getter = self.getter(value.name)
                if value.is_variadic:
                    return f"{getter}.getTypes()"
                if value.is_optional:
                    return f"({getter} ? {getter}.getType() : ::mlir::Type())"
                return f"{getter}.getType()"
            case CodeString(code):
                return substitute(code, _CODE)
            case Ref(inner):
                return self.argument(inner)
        raise AssertionError(f"{type(arg).__name__} is no argument of a custom directive")


_PRINTERS: Final[Mapping[type[Element], Callable[..., None]]] = {
    AllOperands: _PrintEmitter.print_all_operands,
    AllRegions: _PrintEmitter.print_all_regions,
    AllSuccessors: _PrintEmitter.print_all_successors,
    AttributeVariable: _PrintEmitter.print_attribute,
    Custom: _PrintEmitter.print_custom,
    FunctionalType: _PrintEmitter.print_functional_type,
    OperandVariable: _PrintEmitter.print_operand,
    PropertyVariable: _PrintEmitter.print_property,
    RegionVariable: _PrintEmitter.print_region,
    SuccessorVariable: _PrintEmitter.print_successor,
    TypeDirective: _PrintEmitter.print_type,
}
