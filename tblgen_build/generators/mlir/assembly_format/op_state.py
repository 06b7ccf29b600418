"""The C++ that puts what was parsed into `result`, the `OperationState` of the new operation.

It knows the local variables that parsing fills (see `op_parse`), not the text that was read.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.releases.mlir_operations import (
    CUSTOM_ARGUMENTS_NAME_THE_CLASS,
    GROUPS_OF_OPERANDS_ARE_STORED_TOGETHER,
    INFERRED_OPERANDS_ARE_RESOLVED_IF_THERE,
    MISSING_OPERANDS_ARE_NOT_RESOLVED,
    OPERATIONS_ALWAYS_HAVE_PROPERTIES,
    SINGLE_VALUES_ARE_VARIABLES,
)

from .elements import AllRegions, AllSuccessors, AttributeVariable, PropertyVariable
from .op_elements import has_directive
from .op_format import BuildableType, OpFormat, ParsedType, TypeOfAttribute, TypeOfValue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.operator import NamedTypeConstraint

    from .op_format import TypeSource

OPERAND: Final = "::mlir::OpAsmParser::UnresolvedOperand"
BUILDER: Final = {"_builder": "parser.getBuilder()"}

_DECLARE_GROUPS: Final = cpp("""
    ::mlir::detail::OperandParserStorage<$count> odsOperandVectors;
""")

_COPY_SIZES: Final = cpp("""
    ::llvm::copy(::llvm::ArrayRef<int32_t>({$sizes}), $properties.$name.begin());
""")

_ADD_SIZES: Final = cpp("""
    result.addAttribute("$name", parser.getBuilder().getDenseI32ArrayAttr({$sizes}));
""")

_VERIFY_TYPES: Final = cpp("""
    for (::mlir::Type type : ${name}Types) {
      (void)type;
      if (!($condition)) {
        return parser.emitError(parser.getNameLoc()) << "'$name' must be $summary, but got " << type;
      }
    }
""")  # noqa: E501

_RESOLVE_OPERANDS: Final = cpp("""
    if (parser.resolveOperands($operands, $types, $location, result.operands))
      return ::mlir::failure();
""")

_RESOLVE_OPTIONAL_OPERAND: Final = cpp("""
    if (!$operands.empty()) {
      $resolve
    }
""")

_INFER_RESULT_TYPES: Final = cpp("""

    ::llvm::SmallVector<::mlir::Type> inferredReturnTypes;
    if (::mlir::failed($op::inferReturnTypes(parser.getContext(),
            result.location, result.operands,
            result.attributes.getDictionary(parser.getContext()),
            result.getRawProperties(),
            result.regions, inferredReturnTypes)))
      return ::mlir::failure();
    result.addTypes(inferredReturnTypes);
""")


class OperationState:
    """How the state of one operation is filled. Each piece is text, of whole lines or none."""

    __slots__ = ("argument_properties", "format", "op", "properties", "uses_properties")

    def __init__(self, format_: OpFormat) -> None:
        self.format = format_
        self.op = op = format_.op
        self.uses_properties = op.has_properties
        if not op.record.release.has(OPERATIONS_ALWAYS_HAVE_PROPERTIES):
            self.uses_properties = op.dialect.uses_properties_for_attributes
        self.properties = f"result.getOrAddProperties<{op.cpp_class_name}::Properties>()"
        # As arguments of user code.
        self.argument_properties = self.properties
        if not op.record.release.has(CUSTOM_ARGUMENTS_NAME_THE_CLASS):
            self.argument_properties = "result.getOrAddProperties<Properties>()"

    # --- single values ---------------------------------------------------------------

    @property
    def has_variables(self) -> bool:
        """For single operands and types, which are stored in arrays otherwise."""
        return self.op.record.release.has(SINGLE_VALUES_ARE_VARIABLES)

    def single_operand(self, name: str) -> str:
        return f"{name}RawOperand" if self.has_variables else f"{name}RawOperands[0]"

    def single_type(self, name: str) -> str:
        return f"{name}RawType" if self.has_variables else f"{name}RawTypes[0]"

    # --- operands of variable length -------------------------------------------------

    def declare_groups(self) -> list[str]:
        """The declaration of what several operands of variable length are parsed into."""
        if not self._stores_groups():
            return []
        return [_DECLARE_GROUPS(count=self.op.num_variable_length_operands)]

    def group_index(self, operand: NamedTypeConstraint) -> int | None:
        """Where in there an operand is; None where it is stored by itself."""
        if not operand.is_variable_length or not self._stores_groups():
            return None
        groups = [o.name for o in self.op.operands if o.is_variable_length]
        return groups.index(operand.name)

    def _stores_groups(self) -> bool:
        if self.op.num_variable_length_operands < 2 or self.format.has_all_operands:
            return False
        return self.op.record.release.has(GROUPS_OF_OPERANDS_ARE_STORED_TOGETHER)

    @property
    def verifies_attributes(self) -> bool:
        """Whether attributes of a dictionary may be parts of `Properties`."""
        if self.op.record.release.has(OPERATIONS_ALWAYS_HAVE_PROPERTIES):
            return self.uses_properties
        return self.uses_properties and bool(self.op.attributes)

    # --- while elements are parsed -------------------------------------------------

    def set_attribute(self, name: str, value: str) -> str:
        """The statement that gives the operation the attribute."""
        return self._set(name, value, self.uses_properties)

    def _set(self, name: str, value: str, is_property: bool) -> str:
        if is_property:
            return f"{self.properties}.{name} = {value};"
        return f'result.addAttribute("{name}", {value});'

    def set_parsed_attribute(self, name: str) -> str:
        """The statement that gives it the attribute, if the parser has set its variable."""
        if self.uses_properties:
            return f"if ({name}Attr) {self.properties}.{name} = {name}Attr;"
        return f'if ({name}Attr) result.attributes.append("{name}", {name}Attr);'

    def set_unit(
        self, element: AttributeVariable | PropertyVariable, *, in_clause: bool = False
    ) -> str:
        """The statement that sets the attribute or property that some literal stands for."""
        if isinstance(element, PropertyVariable):
            return f"{self.properties}.{element.var.name} = true;"
        if self.uses_properties:
            return self.set_attribute(element.var.name, "parser.getBuilder().getUnitAttr()")
        made = (
            "UnitAttr::get(parser.getContext())"
            if in_clause
            else "parser.getBuilder().getUnitAttr()"
        )
        return self.set_attribute(element.var.name, made)

    # --- when all are parsed ---------------------------------------------------------

    def add_regions(self) -> list[str]:
        if has_directive(self.format, AllRegions):
            return ["result.addRegions(fullRegions);"]
        return [
            f"result.addRegions({region.name}Regions);"
            if region.is_variadic
            else f"result.addRegion(std::move({region.name}Region));"
            for region in self.op.regions
        ]

    def add_successors(self) -> list[str]:
        if has_directive(self.format, AllSuccessors):
            return ["result.addSuccessors(fullSuccessors);"]
        return [
            f"result.addSuccessors({s.name}Successor{'s' if s.is_variadic else ''});"
            for s in self.op.successors
        ]

    def add_segment_sizes(self) -> list[str]:
        op, lines = self.op, []
        if not self.format.has_all_operands:
            if op.has_trait(known_traits.OPERAND_SEGMENTS):
                lines.append(
                    self._set_sizes(known_traits.OPERAND_SEGMENT_SIZES, op.operands, "Operands")
                )
            for operand in op.operands:
                if operand.is_variadic_of_variadic:
                    sizes = f"{operand.name}OperandGroupSizes"
                    value = f"parser.getBuilder().getDenseI32ArrayAttr({sizes})"
                    attribute = operand.constraint.segment_sizes_attribute
                    # As for sizes, the operation's own properties do not matter here.
                    is_property = op.dialect.uses_properties_for_attributes
                    lines.append(self._set(attribute, value, is_property))
        if not self.format.has_all_result_types and op.has_trait(known_traits.RESULT_SEGMENTS):
            lines.append(self._set_sizes(known_traits.RESULT_SEGMENT_SIZES, op.results, "Types"))
        return lines

    def _set_sizes(self, name: str, values: Sequence[NamedTypeConstraint], suffix: str) -> str:
        sizes = ", ".join(
            [
                f"static_cast<int32_t>({v.name}{suffix}.size())" if v.is_variable_length else "1"
                for v in values
            ]
        )
        if self.op.dialect.uses_properties_for_attributes:
            return _COPY_SIZES(sizes=sizes, properties=self.properties, name=name)
        return _ADD_SIZES(sizes=sizes, name=name)

    # --- types -----------------------------------------------------------------------

    def verify_types(self) -> list[str]:
        """Types that user code transforms satisfy their constraints before it sees them."""
        verified: list[NamedTypeConstraint] = []
        for source in (*self.format.result_types, *self.format.operand_types):
            if not isinstance(source, TypeOfValue) or source.transformer is None:
                continue
            if not any(source.value is value for value in verified):
                verified.append(source.value)
        return [
            _VERIFY_TYPES(
                name=value.name,
                condition=substitute(value.constraint.condition, {"_self": "type"}),
                summary=value.constraint.summary,
            )
            for value in verified
        ]

    def build_types(self) -> list[str]:
        return [
            f"::mlir::Type odsBuildableType{index} = {substitute(template, BUILDER)};"
            for template, index in self.format.buildable_types.items()
        ]

    def add_result_types(self) -> list[str]:
        if self.format.has_all_result_types:
            return ["result.addTypes(allResultTypes);"]
        if self.format.infers_result_types:
            return []
        return [
            f"result.addTypes({_types(source, result.name)});"
            for result, source in zip(self.op.results, self.format.result_types, strict=True)
        ]

    def infer_result_types(self) -> str:
        """To be done when operands are resolved."""
        if not self.format.infers_result_types:
            return ""
        return _INFER_RESULT_TYPES(op=self.op.cpp_class_name)

    def resolve_operands(self) -> list[str]:
        format_, operands = self.format, self.op.operands
        if not operands:
            return []
        if format_.has_all_operand_types:
            if format_.has_all_operands:
                return [_resolve("allOperands", "allOperandTypes", "allOperandLoc")]
            values = _concatenate(OPERAND, [f"{operand.name}Operands" for operand in operands])
            return [_resolve(values, "allOperandTypes", "parser.getNameLoc()")]
        types = [
            _types(source, operand.name)
            for operand, source in zip(operands, format_.operand_types, strict=True)
        ]
        if format_.has_all_operands:
            if len(types) > 1:
                types = [f"::llvm::ArrayRef<::mlir::Type>({type_})" for type_ in types]
            return [_resolve("allOperands", _concatenate("::mlir::Type", types), "allOperandLoc")]
        return [
            self._resolve_operand(operand, type_, source)
            for operand, type_, source in zip(operands, types, format_.operand_types, strict=True)
        ]

    def _resolve_operand(self, operand: NamedTypeConstraint, type_: str, source: TypeSource) -> str:
        name = f"{operand.name}Operands"
        resolve = _resolve(name, type_, f"{name}Loc")
        release = self.op.record.release
        is_guarded = release.has(MISSING_OPERANDS_ARE_NOT_RESOLVED) or (
            not isinstance(source, ParsedType)
            and release.has(INFERRED_OPERANDS_ARE_RESOLVED_IF_THERE)
        )
        if operand.is_optional and is_guarded:
            return _RESOLVE_OPTIONAL_OPERAND(operands=name, resolve=resolve)
        return resolve


def _resolve(operands: str, types: str, location: str) -> str:
    return _RESOLVE_OPERANDS(operands=operands, types=types, location=location)


def _types(source: TypeSource, name: str) -> str:
    """The C++ for the type or types of the value of that name."""
    match source:
        case BuildableType():
            return f"odsBuildableType{source.index}"
        case TypeOfValue(value=value, transformer=transformer):
            types = f"{value.name}Types" + ("" if value.is_variadic else "[0]")
            if transformer is None:
                return types
            return substitute(transformer, {"_self": types, "_ctxt": "parser.getContext()"})
        case TypeOfAttribute(attribute=attribute, transformer=transformer):
            type_ = f"{attribute.name}Attr.getType()"
            return type_ if transformer is None else substitute(transformer, {"_self": type_})
    return f"{name}Types"


def _concatenate(type_: str, ranges: Sequence[str]) -> str:
    if len(ranges) == 1:
        return ranges[0]
    return f"::llvm::concat<const {type_}>({', '.join(ranges)})"
