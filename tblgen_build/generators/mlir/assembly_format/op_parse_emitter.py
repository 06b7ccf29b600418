"""The body of an op's `parse` method, from its checked format.

Local variables of the C++: operand `x` is parsed into `xOperands` (and `xRawOperand`
behind it where there is exactly one), its types into `xTypes`, attribute `x` into `xAttr`,
region `x` into `xRegion(s)`, successor `x` into `xSuccessor(s)`.
"""

from __future__ import annotations

from tblgen_build.generators.mlir.model.operator import NamedAttribute, NamedTypeConstraint
from tblgen_build.generators.mlir.placeholders import substitute

from .literals import PUNCTUATION_PARSERS, is_word
from .op_checks import value_type_builder
from .op_elements import (
    elided_anchor,
    has_directive,
    has_implicit_terminator,
    is_generic,
    is_symbol_name,
    keyword_cases,
    keyword_enum,
    length_of,
    typed_argument,
    unit_of_clause,
)
from .op_tree import (
    AllOperands,
    AllRegions,
    AllSuccessors,
    AttrDict,
    AttributeVariable,
    BuildableType,
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
    TypeDirective,
    TypeOfAttribute,
    TypeOfValue,
    TypeSource,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Final

OPERAND: Final = "::mlir::OpAsmParser::UnresolvedOperand"
FAIL: Final = "    return ::mlir::failure();\n"
_BUILDER: Final = {"_builder": "parser.getBuilder()"}
_CODE: Final = {"_builder": "parser.getBuilder()", "_ctxt": "parser.getContext()"}


def emit_parse_body(format_: OpFormat) -> str:
    return _ParseEmitter(format_).emit()


def _token(literal: Literal) -> str:
    """The end of the parser method that reads the literal, with its arguments."""
    if is_word(literal.text):
        return f'Keyword("{literal.text}")'
    return f"{PUNCTUATION_PARSERS[literal.text]}()"


class _ParseEmitter:
    def __init__(self, format_: OpFormat) -> None:
        self.format = format_
        self.op = format_.op
        self.uses_properties = (
            bool(self.op.properties) or self.op.dialect.uses_properties_for_attributes
        )
        self.properties = f"result.getOrAddProperties<{self.op.cpp_class_name}::Properties>()"
        self.has_terminator = has_implicit_terminator(self.op)
        self.has_single_block = self.op.has_trait("::mlir::OpTrait::SingleBlock")
        self.out: list[str] = []

    def write(self, *parts: str) -> None:
        self.out += parts

    def emit(self) -> str:
        for element in self.format.elements:
            self.declare(element)
        for element in self.format.elements:
            self.parse(element)
        self.add_regions()
        self.add_successors()
        self.add_segment_sizes()
        self.resolve_types()
        self.write("  return ::mlir::success();\n")
        return "".join(self.out)

    # --- local variables -----------------------------------------------------------

    def declare(self, element: Element) -> None:
        declare = _DECLARATIONS.get(type(element))
        if declare is not None:
            declare(self, element)

    def declare_group(self, group: OptionalGroup) -> None:
        elided = elided_anchor(group, group.then_elements[:1])
        for element in group.then_elements:
            if element is not elided:
                self.declare(element)
        for element in group.else_elements:
            self.declare(element)

    def declare_oilist(self, oilist: OIList) -> None:
        for clause in oilist.clauses:
            if unit_of_clause(clause) is None:
                for element in clause.elements:
                    self.declare(element)

    def declare_custom(self, custom: Custom) -> None:
        for arg in custom.args:
            self.declare(arg)

    def declare_operand(self, operand: OperandVariable) -> None:
        name = operand.var.name
        length = length_of(operand.var)
        if length == "single":
            self.write(
                f"  {OPERAND} {name}RawOperand{{}};\n"
                f"  ::llvm::ArrayRef<{OPERAND}> {name}Operands(&{name}RawOperand, 1);\n"
            )
        else:
            self.write(f"  ::llvm::SmallVector<{OPERAND}, 4> {name}Operands;\n")
        if length == "nested":
            self.write(f"  llvm::SmallVector<int32_t> {name}OperandGroupSizes;\n")
        self.write(f"  ::llvm::SMLoc {name}OperandsLoc;\n  (void){name}OperandsLoc;\n")

    def declare_attribute(self, attribute: AttributeVariable) -> None:
        var = attribute.var
        self.write(f"  {var.attr.storage_type} {var.name}Attr;\n")

    def declare_region(self, region: RegionVariable) -> None:
        if region.var.is_variadic:
            self.declare_region_list(region.var.name)
        else:
            self.write(
                f"  std::unique_ptr<::mlir::Region> {region.var.name}Region = "
                "std::make_unique<::mlir::Region>();\n"
            )

    def declare_region_list(self, name: str) -> None:
        self.write(f"  ::llvm::SmallVector<std::unique_ptr<::mlir::Region>, 2> {name}Regions;\n")

    def declare_successor(self, successor: SuccessorVariable) -> None:
        name = successor.var.name
        if successor.var.is_variadic:
            self.declare_successor_list(name)
        else:
            self.write(f"  ::mlir::Block *{name}Successor = nullptr;\n")

    def declare_successor_list(self, name: str) -> None:
        self.write(f"  ::llvm::SmallVector<::mlir::Block *, 2> {name}Successors;\n")

    def declare_type(self, directive: TypeDirective) -> None:
        name, length = typed_argument(directive.arg)
        if length != "single":
            self.write(f"  ::llvm::SmallVector<::mlir::Type, 1> {name}Types;\n")
            return
        self.write(
            f"  ::mlir::Type {name}RawType{{}};\n"
            f"  ::llvm::ArrayRef<::mlir::Type> {name}Types(&{name}RawType, 1);\n"
        )

    def declare_functional_type(self, directive: FunctionalType) -> None:
        for arg in (directive.inputs, directive.results):
            self.write(f"  ::llvm::ArrayRef<::mlir::Type> {typed_argument(arg)[0]}Types;\n")

    # --- elements ------------------------------------------------------------------

    def parse(self, element: Element, *, in_group: bool = False) -> None:
        """Elements of an optional group that is known to be there have to be there too."""
        match element:
            case AttributeVariable():
                is_optional = not in_group and element.var.attr.is_optional
                self.parse_attribute(element, is_optional=is_optional)
            case PropertyVariable():
                self.parse_property(element)
            case Literal():
                self.write(f"  if (parser.parse{_token(element)})\n", FAIL)
            case _:
                parse = _PARSERS.get(type(element))
                if parse is not None:
                    parse(self, element)

    def parse_operand(self, operand: OperandVariable) -> None:
        name = operand.var.name
        location = f"{name}OperandsLoc = parser.getCurrentLocation();\n"
        match length_of(operand.var):
            case "single":
                self.write(f"  {location}  if (parser.parseOperand({name}RawOperand))\n", FAIL)
            case "variadic":
                self.write(f"  {location}  if (parser.parseOperandList({name}Operands))\n", FAIL)
            case "optional":
                self.write(
                    f"  {{\n    {location}    {OPERAND} operand;\n"
                    "    ::mlir::OptionalParseResult parseResult = "
                    "parser.parseOptionalOperand(operand);\n"
                    "    if (parseResult.has_value()) {\n"
                    f"      if (failed(*parseResult))\n    {FAIL}"
                    f"      {name}Operands.push_back(operand);\n    }}\n  }}\n"
                )
            case "nested":
                self.write(
                    f"  {{\n    {location}    int32_t curSize = 0;\n    do {{\n"
                    "      if (parser.parseOptionalLParen())\n        break;\n"
                    f"      if (parser.parseOperandList({name}Operands) || parser.parseRParen())\n"
                    f"    {FAIL}"
                    f"      {name}OperandGroupSizes.push_back({name}Operands.size() - curSize);\n"
                    f"      curSize = {name}Operands.size();\n"
                    "    } while (succeeded(parser.parseOptionalComma()));\n  }\n"
                )

    def parse_all_operands(self, _: AllOperands) -> None:
        self.write(
            "  [[maybe_unused]] ::llvm::SMLoc allOperandLoc = parser.getCurrentLocation();\n"
            "  if (parser.parseOperandList(allOperands))\n",
            FAIL,
        )

    def parse_attr_dict(self, attr_dict: AttrDict) -> None:
        keyword = "WithKeyword" if attr_dict.with_keyword else ""
        self.write(
            "  {\n    auto loc = parser.getCurrentLocation();(void)loc;\n"
            f"    if (parser.parseOptionalAttrDict{keyword}(result.attributes))\n  {FAIL}"
        )
        if self.uses_properties:
            self.write(
                "    if (failed(verifyInherentAttrs(result.name, result.attributes, [&]() {\n"
                '        return parser.emitError(loc) << "\'" << result.name.getStringRef() '
                '<< "\' op ";\n'
                f"      }})))\n  {FAIL}"
            )
        self.write("  }\n")

    def parse_prop_dict(self, _: PropDict) -> None:
        if self.uses_properties:
            self.write("  if (parseProperties(parser, result))\n", FAIL)

    # --- attributes and properties ---------------------------------------------------

    def store(self, name: str, value: str) -> str:
        """The statement that gives the op the attribute."""
        if self.uses_properties:
            return f"{self.properties}.{name} = {value};"
        return f'result.addAttribute("{name}", {value});'

    def parse_attribute(self, attribute: AttributeVariable, *, is_optional: bool) -> None:
        var = attribute.var
        if keyword_enum(var.attr) is not None:
            self.parse_enum(var, is_optional=is_optional)
            return
        name = f"{var.name}Attr"
        if is_symbol_name(var.attr):
            if is_optional:
                self.write(f"  (void)parser.parseOptionalSymbolName({name});\n")
            else:
                self.write(f"  if (parser.parseSymbolName({name}))\n", FAIL)
        else:
            self.parse_plain_attribute(attribute, name, is_optional=is_optional)
        if self.uses_properties:
            self.write(f"  if ({name}) {self.properties}.{var.name} = {name};\n")
        else:
            self.write(f'  if ({name}) result.attributes.append("{var.name}", {name});\n')

    def parse_plain_attribute(
        self, attribute: AttributeVariable, name: str, *, is_optional: bool
    ) -> None:
        builder = value_type_builder(attribute.var.attr)
        type_ = "::mlir::Type{}" if builder is None else substitute(builder, _BUILDER)
        if is_optional:
            result = f"parseResult{name}"
            self.write(
                f"  ::mlir::OptionalParseResult {result} =\n"
                f"    parser.parseOptionalAttribute({name}, {type_});\n"
                f"  if ({result}.has_value() && failed(*{result}))\n{FAIL}"
                f"  if ({result}.has_value() && succeeded(*{result}))\n"
            )
        elif is_generic(attribute):
            self.write(f"  if (parser.parseAttribute({name}, {type_}))\n", FAIL)
        else:
            self.write(
                f"  if (parser.parseCustomAttributeWithFallback({name}, {type_})) {{\n{FAIL}  }}\n"
            )

    def parse_enum(self, var: NamedAttribute, *, is_optional: bool) -> None:
        info = keyword_enum(var.attr)
        assert info is not None
        name = var.name
        # Without any keyword the reference overwrites the opening brace.
        keywords = ",".join([f'"{c.str}"' for c in keyword_cases(info)])
        keywords = f"{{{keywords}}}" if keywords else "}"
        missing = ""
        if not is_optional:
            cases = ", ".join([c.str for c in info.cases])
            missing = (
                '        return parser.emitError(loc, "expected string or keyword containing one '
                f"of the following enum values for attribute '{name}' [{cases}]\");\n"
            )
        built = substitute(var.attr.base.const_builder_call, _BUILDER, ("*attrOptional",))
        self.write(
            "  {\n    ::llvm::StringRef attrStr;\n    ::mlir::NamedAttrList attrStorage;\n"
            "    auto loc = parser.getCurrentLocation();\n"
            f"    if (parser.parseOptionalKeyword(&attrStr, {keywords})) {{\n"
            "      ::mlir::StringAttr attrVal;\n"
            "      ::mlir::OptionalParseResult parseResult =\n"
            "        parser.parseOptionalAttribute(attrVal, parser.getBuilder().getNoneType(), "
            f'"{name}", attrStorage);\n'
            "      if (parseResult.has_value()) {\n        if (failed(*parseResult))\n"
            f"      {FAIL}"
            f"        attrStr = attrVal.getValue();\n      }} else {{\n{missing}      }}\n    }}\n"
            "    if (!attrStr.empty()) {\n"
            f"      auto attrOptional = {info.cpp_namespace}::{info.string_to_symbol}(attrStr);\n"
            "      if (!attrOptional)\n"
            f'        return parser.emitError(loc, "invalid ") << "{name} attribute specification: '
            '\\"" << attrStr << \'"\';;\n'
            f"      {name}Attr = {built};\n      {self.store(name, name + 'Attr')}\n    }}\n  }}\n"
        )

    def parse_property(self, element: PropertyVariable, *, is_optional: bool = False) -> None:
        name, prop = element.var.name, element.var.prop
        context = {"_parser": "parser", "_ctxt": "parser.getContext()", "_storage": "propStorage"}
        result = f"{name}PropParseResult"
        if is_optional and prop.has_default_value and prop.optional_parser:
            self.write(
                f"  auto {result} = [&](auto& propStorage) -> ::mlir::OptionalParseResult {{\n"
                f"{substitute(prop.optional_parser, context)}\n    return ::mlir::success();\n"
                f"  }}({self.properties}.{name});\n"
                f"  if ({result}.has_value() && failed(*{result})) {{\n{FAIL}  }}\n"
            )
            return
        self.write(
            f"  auto {name}PropLoc = parser.getCurrentLocation();\n"
            f"  auto {result} = [&](auto& propStorage) -> ::mlir::ParseResult {{\n"
            f"{substitute(prop.parser, context)}\n    return ::mlir::success();\n"
            f"  }}({self.properties}.{name});\n"
            f"  if (failed({result})) {{\n"
            f'    return parser.emitError({name}PropLoc, "invalid value for property {name}, '
            f'expected {prop.summary}");\n  }}\n'
        )

    def set_unit(self, element: Element, *, in_clause: bool = False) -> None:
        """Set the attribute or property that some literal stands for."""
        if isinstance(element, PropertyVariable):
            self.write(f"    {self.properties}.{element.var.name} = true;\n")
            return
        assert isinstance(element, AttributeVariable)
        unit = "parser.getBuilder().getUnitAttr()"
        if in_clause and not self.uses_properties:
            unit = "UnitAttr::get(parser.getContext())"
        self.write(f"    {self.store(element.var.name, unit)}\n")

    # --- regions and successors ------------------------------------------------------

    def parse_region(self, region: RegionVariable) -> None:
        name = region.var.name
        if region.var.is_variadic:
            self.parse_region_list(name)
            return
        self.write(f"  if (parser.parseRegion(*{name}Region))\n", FAIL)
        self.complete_region(f"{name}Region")

    def parse_all_regions(self, _: AllRegions) -> None:
        self.parse_region_list("full")

    def parse_region_list(self, name: str) -> None:
        self.write(
            "  {\n    std::unique_ptr<::mlir::Region> region;\n"
            "    auto firstRegionResult = parser.parseOptionalRegion(region);\n"
            "    if (firstRegionResult.has_value()) {\n"
            f"      if (failed(*firstRegionResult))\n    {FAIL}"
            f"      {name}Regions.emplace_back(std::move(region));\n"
            "      while (succeeded(parser.parseOptionalComma())) {\n"
            "        region = std::make_unique<::mlir::Region>();\n"
            f"        if (parser.parseRegion(*region))\n      {FAIL}"
            f"        {name}Regions.emplace_back(std::move(region));\n      }}\n    }}\n  }}\n"
        )
        if self.has_terminator or self.has_single_block:
            self.write(f"  for (auto &region : {name}Regions)\n")
            self.complete_region("region")

    def complete_region(self, region: str) -> None:
        if self.has_terminator:
            self.write(f"  ensureTerminator(*{region}, parser.getBuilder(), result.location);\n")
        elif self.has_single_block:
            self.write(f"  if ({region}->empty()) {region}->emplaceBlock();\n")

    def parse_successor(self, successor: SuccessorVariable) -> None:
        name = successor.var.name
        if successor.var.is_variadic:
            self.parse_successor_list(name)
        else:
            self.write(f"  if (parser.parseSuccessor({name}Successor))\n", FAIL)

    def parse_all_successors(self, _: AllSuccessors) -> None:
        self.parse_successor_list("full")

    def parse_successor_list(self, name: str) -> None:
        self.write(
            "  {\n    ::mlir::Block *succ;\n"
            "    auto firstSucc = parser.parseOptionalSuccessor(succ);\n"
            f"    if (firstSucc.has_value()) {{\n      if (failed(*firstSucc))\n    {FAIL}"
            f"      {name}Successors.emplace_back(succ);\n"
            "      while (succeeded(parser.parseOptionalComma())) {\n"
            f"        if (parser.parseSuccessor(succ))\n      {FAIL}"
            f"        {name}Successors.emplace_back(succ);\n      }}\n    }}\n  }}\n"
        )

    # --- types -----------------------------------------------------------------------

    def parse_type(self, directive: TypeDirective) -> None:
        name, length = typed_argument(directive.arg)
        match length:
            case "variadic":
                self.write(f"  if (parser.parseTypeList({name}Types))\n", FAIL)
            case "optional":
                self.write(
                    "  {\n    ::mlir::Type optionalType;\n"
                    "    ::mlir::OptionalParseResult parseResult = "
                    "parser.parseOptionalType(optionalType);\n"
                    "    if (parseResult.has_value()) {\n"
                    f"      if (failed(*parseResult))\n    {FAIL}"
                    f"      {name}Types.push_back(optionalType);\n    }}\n  }}\n"
                )
            case "nested":
                self.write(
                    "  do {\n    if (parser.parseOptionalLParen())\n      break;\n"
                    "    if (parser.parseOptionalRParen() &&\n"
                    f"        (parser.parseTypeList({name}Types) || parser.parseRParen()))\n"
                    f"  {FAIL}  }} while (succeeded(parser.parseOptionalComma()));\n"
                )
            case "single":
                self.parse_single_type(directive, name)

    def parse_single_type(self, directive: TypeDirective, name: str) -> None:
        if directive.is_qualified:
            self.write(f"  if (parser.parseType({name}RawType))\n", FAIL)
            return
        assert isinstance(directive.arg, OperandVariable | ResultVariable)
        self.write(
            f"  {{\n    {directive.arg.var.constraint.cpp_type} type;\n"
            f"    if (parser.parseCustomTypeWithFallback(type))\n  {FAIL}"
            f"    {name}RawType = type;\n  }}\n"
        )

    def parse_functional_type(self, directive: FunctionalType) -> None:
        inputs, _ = typed_argument(directive.inputs)
        results, _ = typed_argument(directive.results)
        variable = f"{inputs}__{results}_functionType"
        self.write(
            f"  ::mlir::FunctionType {variable};\n  if (parser.parseType({variable}))\n{FAIL}"
            f"  {inputs}Types = {variable}.getInputs();\n"
            f"  {results}Types = {variable}.getResults();\n"
        )

    # --- custom directives -------------------------------------------------------------

    def parse_custom(self, custom: Custom, *, is_optional: bool = False) -> None:
        """User code gets one optional value, not a list, where there is at most one."""
        self.write("  {\n")
        for arg in custom.args:
            self.prepare_argument(arg)
        args = "".join([f", {self.argument(arg)}" for arg in custom.args])
        self.write(f"    auto odsResult = parse{custom.name}(parser{args});\n")
        if is_optional:
            self.write(
                "    if (!odsResult.has_value()) return {};\n"
                f"    if (::mlir::failed(*odsResult))\n{FAIL}"
            )
        else:
            self.write(f"    if (odsResult)\n{FAIL}")
        for arg in custom.args:
            self.store_argument(arg)
        self.write("  }\n")

    def prepare_argument(self, arg: Element) -> None:
        match arg:
            case OperandVariable(var):
                name = var.name
                self.write(f"    {name}OperandsLoc = parser.getCurrentLocation();\n")
                if var.is_optional:
                    self.write(f"    ::std::optional<{OPERAND}> {name}Operand;\n")
                elif var.is_variadic_of_variadic:
                    groups = f"::llvm::SmallVector<::llvm::SmallVector<{OPERAND}>>"
                    self.write(f"    {groups} {name}OperandGroups;\n")
            case TypeDirective():
                name, length = typed_argument(arg.arg)
                if length == "optional":
                    self.write(f"    ::mlir::Type {name}Type;\n")
                elif length == "nested":
                    groups = "::llvm::SmallVector<llvm::SmallVector<::mlir::Type>>"
                    self.write(f"    {groups} {name}TypeGroups;\n")
            case Ref(OperandVariable(var)) if var.is_optional:
                name, type_ = var.name, f"::std::optional<{OPERAND}>"
                self.write(
                    f"    {type_} {name}Operand = "
                    f"{name}Operands.empty() ? {type_}() : {name}Operands[0];\n"
                )
            case Ref(TypeDirective(inner)):
                name, length = typed_argument(inner)
                if length == "optional":
                    self.write(
                        f"    ::mlir::Type {name}Type = "
                        f"{name}Types.empty() ? ::mlir::Type() : {name}Types[0];\n"
                    )
            case _:
                pass

    def argument(self, arg: Element) -> str:
        """What the user's parse function is handed."""
        match arg:
            case AttributeVariable(var):
                return f"{var.name}Attr"
            case PropertyVariable(prop):
                return f"result.getOrAddProperties<Properties>().{prop.name}"
            case AttrDict():
                return "result.attributes"
            case PropDict():
                return "result"
            case OperandVariable(operand):
                return operand.name + _OPERAND_ARGUMENTS[length_of(operand)]
            case TypeDirective(inner):
                name, length = typed_argument(inner)
                return name + _TYPE_ARGUMENTS[length]
            case RegionVariable(region):
                if region.is_variadic:
                    return f"{region.name}Regions"
                return f"*{region.name}Region"
            case SuccessorVariable(successor):
                return f"{successor.name}Successor{'s' if successor.is_variadic else ''}"
            case CodeString(code):
                return substitute(code, _CODE)
            case Ref(inner_arg):
                return self.argument(inner_arg)
        raise AssertionError(f"{type(arg).__name__} is no argument of a custom directive")

    def store_argument(self, arg: Element) -> None:
        match arg:
            case AttributeVariable(var):
                if var.attr.is_optional or var.attr.has_default_value:
                    self.write(f"    if ({var.name}Attr)\n  ")
                self.write(f"    {self.store(var.name, var.name + 'Attr')}\n")
            case OperandVariable(operand):
                name = operand.name
                if operand.is_optional:
                    self.write(
                        f"    if ({name}Operand.has_value())\n"
                        f"      {name}Operands.push_back(*{name}Operand);\n"
                    )
                elif operand.is_variadic_of_variadic:
                    self.write(
                        f"    for (const auto &subRange : {name}OperandGroups) {{\n"
                        f"      {name}Operands.append(subRange.begin(), subRange.end());\n"
                        f"      {name}OperandGroupSizes.push_back(subRange.size());\n    }}\n"
                    )
            case TypeDirective():
                name, length = typed_argument(arg.arg)
                if length == "optional":
                    self.write(f"    if ({name}Type)\n      {name}Types.push_back({name}Type);\n")
                elif length == "nested":
                    self.write(
                        f"    for (const auto &subRange : {name}TypeGroups)\n"
                        f"      {name}Types.append(subRange.begin(), subRange.end());\n"
                    )
            case _:
                pass

    # --- groups and clauses --------------------------------------------------------------

    def parse_group(self, group: OptionalGroup) -> None:
        then_elements = group.parsed_then_elements
        self.parse_group_start(then_elements[0])
        self.parse_branch(group, then_elements[0], then_elements[1:], is_then=True)
        self.write("  }")
        else_elements = group.parsed_else_elements
        if else_elements:
            self.write(" else {\n")
            self.parse_branch(group, else_elements[0], else_elements, is_then=False)
            self.write("  }")
        self.write("\n")

    def parse_group_start(self, first: Element) -> None:
        """Try to parse the first element, and open the branch for where it is there."""
        match first:
            case AttributeVariable(var):
                self.parse_attribute(first, is_optional=True)
                self.write(f"  if ({var.name}Attr) {{\n")
            case PropertyVariable(prop):
                self.parse_property(first, is_optional=True)
                result = f"{prop.name}PropParseResult"
                self.write(f"  if ({result}.has_value() && succeeded(*{result})) {{\n")
            case Literal():
                self.write(f"  if (::mlir::succeeded(parser.parseOptional{_token(first)})) {{\n")
            case OperandVariable(operand):
                self.parse_operand(first)
                self.write(f"  if (!{operand.name}Operands.empty()) {{\n")
            case RegionVariable():
                self.parse_optional_region(first)
            case Custom():
                self.write("  if (auto optResult = [&]() -> ::mlir::OptionalParseResult {\n")
                self.parse_custom(first, is_optional=True)
                self.write(
                    "    return ::mlir::success();\n"
                    "  }(); optResult.has_value() && ::mlir::failed(*optResult)) {\n"
                    f"{FAIL}  }} else if (optResult.has_value()) {{\n"
                )

    def parse_optional_region(self, element: RegionVariable) -> None:
        name = element.var.name
        if element.var.is_variadic:
            self.parse_region_list(name)
            self.write(f"  if (!{name}Regions.empty()) {{\n")
            return
        self.write(
            f"  {{\n     auto parseResult = parser.parseOptionalRegion(*{name}Region);\n"
            "     if (parseResult.has_value() && failed(*parseResult))\n"
            f"   {FAIL}  }}\n  if (!{name}Region->empty()) {{\n"
        )
        self.complete_region(f"{name}Region")

    def parse_branch(
        self,
        group: OptionalGroup,
        first: Element,
        elements: Sequence[Element],
        *,
        is_then: bool,
    ) -> None:
        elided = elided_anchor(group, (first,))
        if elided is not None and is_then != group.is_inverted:
            self.set_unit(elided)
        for element in elements:
            if element is not elided:
                self.parse(element, in_group=True)

    def parse_oilist(self, oilist: OIList) -> None:
        for clause in oilist.clauses:
            self.write(f"  bool {clause.literal.text}Clause = false;\n")
        self.write("  while (true) {\n    ")
        for clause in oilist.clauses:
            literal = clause.literal
            flag = f"{literal.text}Clause"
            self.write(
                f"if (succeeded(parser.parseOptional{_token(literal)})) {{\n"
                f"  if ({flag}) {{\n    return parser.emitError(parser.getNameLoc())\n"
                f'          << "`{literal.text}` clause can appear at most once in the expansion '
                'of the "\n             "oilist directive";\n'
                f"  }}\n  {flag} = true;\n"
            )
            unit = unit_of_clause(clause)
            if unit is not None:
                self.set_unit(unit, in_clause=True)
            else:
                for element in clause.elements:
                    self.parse(element)
            self.write("    } else ")
        self.write("{\n      break;\n    }\n  }\n")

    # --- what was parsed goes into the result ------------------------------------------------

    def add_regions(self) -> None:
        if has_directive(self.format, AllRegions):
            self.write("  result.addRegions(fullRegions);\n")
            return
        for region in self.op.regions:
            if region.is_variadic:
                self.write(f"  result.addRegions({region.name}Regions);\n")
            else:
                self.write(f"  result.addRegion(std::move({region.name}Region));\n")

    def add_successors(self) -> None:
        if has_directive(self.format, AllSuccessors):
            self.write("  result.addSuccessors(fullSuccessors);\n")
            return
        for successor in self.op.successors:
            plural = "s" if successor.is_variadic else ""
            self.write(f"  result.addSuccessors({successor.name}Successor{plural});\n")

    def add_segment_sizes(self) -> None:
        op = self.op
        if not self.format.has_all_operands:
            if op.has_trait("::mlir::OpTrait::AttrSizedOperandSegments"):
                self.add_sizes("operandSegmentSizes", op.operands, "Operands")
            for operand in op.operands:
                if operand.is_variadic_of_variadic:
                    attribute = operand.constraint.segment_sizes_attribute
                    sizes = f"parser.getBuilder().getDenseI32ArrayAttr({operand.name}"
                    self.write(f"  {self.store(attribute, sizes + 'OperandGroupSizes)')}\n")
        if not self.format.has_all_result_types and op.has_trait(
            "::mlir::OpTrait::AttrSizedResultSegments"
        ):
            self.add_sizes("resultSegmentSizes", op.results, "Types")

    def add_sizes(self, name: str, values: Sequence[NamedTypeConstraint], suffix: str) -> None:
        sizes = ", ".join(
            [
                f"static_cast<int32_t>({v.name}{suffix}.size())" if v.is_variable_length else "1"
                for v in values
            ]
        )
        if self.op.dialect.uses_properties_for_attributes:
            self.write(
                f"  ::llvm::copy(::llvm::ArrayRef<int32_t>({{{sizes}}}), "
                f"{self.properties}.{name}.begin());\n"
            )
        else:
            self.write(
                f'  result.addAttribute("{name}", '
                f"parser.getBuilder().getDenseI32ArrayAttr({{{sizes}}}));\n"
            )

    def resolve_types(self) -> None:
        format_ = self.format
        self.verify_sources()
        for template, index in format_.buildable_types.items():
            built = substitute(template, _BUILDER)
            self.write(f"  ::mlir::Type odsBuildableType{index} = {built};\n")
        if format_.has_all_result_types:
            self.write("  result.addTypes(allResultTypes);\n")
        elif not format_.infers_result_types:
            for result, source in zip(self.op.results, format_.result_types, strict=True):
                self.write(f"  result.addTypes({self.types(source, result.name)});\n")
        if self.op.operands:
            self.resolve_operands()
        if format_.infers_result_types:
            self.infer_results()

    def verify_sources(self) -> None:
        """Types that user code transforms satisfy their constraints before it sees them."""
        verified: list[NamedTypeConstraint] = []
        for source in (*self.format.result_types, *self.format.operand_types):
            if not isinstance(source, TypeOfValue) or source.transformer is None:
                continue
            value = source.value
            if any(value is other for other in verified):
                continue
            verified.append(value)
            condition = substitute(value.constraint.condition, {"_self": "type"})
            self.write(
                f"  for (::mlir::Type type : {value.name}Types) {{\n    (void)type;\n"
                f"    if (!({condition})) {{\n"
                "      return parser.emitError(parser.getNameLoc()) << "
                f"\"'{value.name}' must be {value.constraint.summary}, but got \" << type;\n"
                "    }\n  }\n"
            )

    def types(self, source: TypeSource, name: str) -> str:
        """The C++ for the type or types of the value of that name."""
        match source:
            case BuildableType(index):
                return f"odsBuildableType{index}"
            case TypeOfValue(value, transformer):
                types = f"{value.name}Types" + ("" if value.is_variadic else "[0]")
                if transformer is None:
                    return types
                return substitute(transformer, {"_self": types, "_ctxt": "parser.getContext()"})
            case TypeOfAttribute(attribute, transformer):
                type_ = f"{attribute.name}Attr.getType()"
                return type_ if transformer is None else substitute(transformer, {"_self": type_})
        return f"{name}Types"

    def resolve_operands(self) -> None:
        format_, operands = self.format, self.op.operands
        if format_.has_all_operand_types:
            if format_.has_all_operands:
                self.resolve("allOperands", "allOperandTypes", "allOperandLoc")
            else:
                names = [f"{operand.name}Operands" for operand in operands]
                values = _concatenate(OPERAND, names)
                self.resolve(values, "allOperandTypes", "parser.getNameLoc()")
            return
        types = [
            self.types(source, operand.name)
            for operand, source in zip(operands, format_.operand_types, strict=True)
        ]
        if format_.has_all_operands:
            if len(types) > 1:
                types = [f"::llvm::ArrayRef<::mlir::Type>({type_})" for type_ in types]
            self.resolve("allOperands", _concatenate("::mlir::Type", types), "allOperandLoc")
            return
        for operand, type_ in zip(operands, types, strict=True):
            self.resolve(f"{operand.name}Operands", type_, f"{operand.name}OperandsLoc")

    def resolve(self, values: str, types: str, location: str) -> None:
        self.write(
            f"  if (parser.resolveOperands({values}, {types}, {location}, result.operands))\n",
            FAIL,
        )

    def infer_results(self) -> None:
        properties = "result.getRawProperties()"
        self.write(
            "  ::llvm::SmallVector<::mlir::Type> inferredReturnTypes;\n"
            f"  if (::mlir::failed({self.op.cpp_class_name}::inferReturnTypes("
            "parser.getContext(), result.location, result.operands, "
            f"result.attributes.getDictionary(parser.getContext()), {properties}, "
            f"result.regions, inferredReturnTypes)))\n{FAIL}"
            "  result.addTypes(inferredReturnTypes);\n"
        )


def _concatenate(type_: str, ranges: Sequence[str]) -> str:
    if len(ranges) == 1:
        return ranges[0]
    return f"::llvm::concat<const {type_}>({', '.join(ranges)})"


_OPERAND_ARGUMENTS: Final = {
    "single": "RawOperand",
    "optional": "Operand",
    "variadic": "Operands",
    "nested": "OperandGroups",
}
_TYPE_ARGUMENTS: Final = {
    "single": "RawType",
    "optional": "Type",
    "variadic": "Types",
    "nested": "TypeGroups",
}


def _declare_all_operands(emitter: _ParseEmitter, _: Element) -> None:
    emitter.write(f"  ::llvm::SmallVector<{OPERAND}, 4> allOperands;\n")


_DECLARATIONS: Final[Mapping[type[Element], Callable[..., None]]] = {
    AllOperands: _declare_all_operands,
    AllRegions: lambda emitter, _: emitter.declare_region_list("full"),
    AllSuccessors: lambda emitter, _: emitter.declare_successor_list("full"),
    AttributeVariable: _ParseEmitter.declare_attribute,
    Custom: _ParseEmitter.declare_custom,
    FunctionalType: _ParseEmitter.declare_functional_type,
    OIList: _ParseEmitter.declare_oilist,
    OperandVariable: _ParseEmitter.declare_operand,
    OptionalGroup: _ParseEmitter.declare_group,
    RegionVariable: _ParseEmitter.declare_region,
    SuccessorVariable: _ParseEmitter.declare_successor,
    TypeDirective: _ParseEmitter.declare_type,
}

_PARSERS: Final[Mapping[type[Element], Callable[..., None]]] = {
    AllOperands: _ParseEmitter.parse_all_operands,
    AllRegions: _ParseEmitter.parse_all_regions,
    AllSuccessors: _ParseEmitter.parse_all_successors,
    AttrDict: _ParseEmitter.parse_attr_dict,
    Custom: _ParseEmitter.parse_custom,
    FunctionalType: _ParseEmitter.parse_functional_type,
    OIList: _ParseEmitter.parse_oilist,
    OperandVariable: _ParseEmitter.parse_operand,
    OptionalGroup: _ParseEmitter.parse_group,
    PropDict: _ParseEmitter.parse_prop_dict,
    RegionVariable: _ParseEmitter.parse_region,
    SuccessorVariable: _ParseEmitter.parse_successor,
    TypeDirective: _ParseEmitter.parse_type,
}
