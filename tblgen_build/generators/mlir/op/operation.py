"""The C++ class of one operation with its adaptors: a function of that operation alone."""

from __future__ import annotations

from tblgen_build.generators.cpp.classes import CONSTEXPR, DECLARATION, STATIC, Class, Parameter
from tblgen_build.generators.cpp.sections import close_namespace, doc_comment, open_namespace
from tblgen_build.generators.mlir.constraint_functions import FunctionUses
from tblgen_build.generators.mlir.model.operator import Operator
from tblgen_build.generators.mlir.op.accessors import (
    add_mutable_operands,
    add_operands,
    add_regions,
    add_results,
    add_successors,
    check_variable_length,
)
from tblgen_build.generators.mlir.op.adaptor import Adaptors, operand_indices
from tblgen_build.generators.mlir.op.attributes import (
    add_attribute_getters,
    add_attribute_names,
    add_attribute_removers,
    add_attribute_setters,
    add_property_getters,
    add_property_setters,
)
from tblgen_build.generators.mlir.op.build_methods import add_builders, add_default_attributes
from tblgen_build.generators.mlir.op.emission import OpEmission
from tblgen_build.generators.mlir.op.interfaces import (
    add_asm_result_names,
    add_canonicalizers,
    add_folder,
    add_infer_return_types,
    add_interface_methods,
    add_side_effects,
    add_traits,
)
from tblgen_build.generators.mlir.op.properties import (
    add_parsed_properties_setter,
    add_properties_hooks,
)
from tblgen_build.generators.mlir.op.verifier import add_verifier
from tblgen_build.generators.mlir.placeholders import substitute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.generators.cpp.classes import Side
    from tblgen_build.generators.mlir.assembly_format.op_tree import OpFormat
    from tblgen_build.registry import Warnings


def emit_operation(
    op: Operator,
    functions: FunctionUses,
    side: Side,
    warnings: Warnings,
    *,
    format_error_is_fatal: bool = True,
) -> str:
    """The declarations or definitions of an operation's classes."""
    check_variable_length(op)
    emission = OpEmission(op, functions, side, warnings, format_error_is_fatal)
    adaptors = Adaptors(emission)
    class_ = _operation_class(emission)
    name = op.qualified_cpp_class_name
    has_id = bool(op.cpp_namespace)
    if side == "declarations":
        text = adaptors.declarations() + class_.declaration()
        type_id = f"MLIR_DECLARE_EXPLICIT_TYPE_ID({name})\n\n" if has_id else ""
    else:
        text = adaptors.definitions() + class_.definition()
        type_id = f"MLIR_DEFINE_EXPLICIT_TYPE_ID({name})\n\n" if has_id else ""
    opening = open_namespace(op.cpp_namespace)
    return f"{opening}\n{text}\n{close_namespace(op.cpp_namespace)}{type_id}"


def forward_declaration(op: Operator) -> str:
    comment = doc_comment(op.summary) + doc_comment(op.description)
    opening = open_namespace(op.cpp_namespace)
    return f"{opening}{comment}class {op.cpp_class_name};\n{close_namespace(op.cpp_namespace)}"


def _operation_class(emission: OpEmission) -> Class:
    op = emission.op
    class_ = Class(emission.name, side=emission.side)
    class_.declare_visibility("public")
    class_.declare_using("Op::Op")
    class_.declare_using("Op::print")
    class_.declare_using("Adaptor", op.adaptor_name)
    class_.declare_using(
        "GenericAdaptor", f"{op.generic_adaptor_name}<RangeT>", ["typename RangeT"]
    )
    class_.declare_using("FoldAdaptor", "GenericAdaptor<::llvm::ArrayRef<::mlir::Attribute>>")
    indices = operand_indices(emission)
    if indices:
        class_.declare(indices)
    add_traits(emission)
    _add_methods(emission, class_)
    bases = ", ".join([emission.name, *emission.traits])
    class_.add_parent(f"::mlir::Op<{bases}>")
    class_.finalize()
    class_.declare_visibility("public")
    class_.declare(_extra_declarations(op), _extra_definitions(op))
    return class_


def _add_methods(emission: OpEmission, class_: Class) -> None:
    """All methods, in the order in which they are generated: earlier ones hide later ones."""
    add_attribute_names(emission, class_)
    add_asm_result_names(emission, class_)
    _add_operation_name(emission, class_)
    add_operands(emission, class_)
    add_mutable_operands(emission, class_)
    add_results(emission, class_)
    add_regions(emission, class_)
    add_successors(emission, class_)
    add_properties_hooks(emission, class_)
    add_property_getters(emission, class_)
    add_property_setters(emission, class_)
    add_attribute_getters(emission, class_)
    add_attribute_setters(emission, class_)
    add_attribute_removers(emission, class_)
    add_builders(emission, class_)
    add_default_attributes(emission, class_)
    _add_custom_assembly(emission, class_)
    add_verifier(emission, class_)
    add_canonicalizers(emission, class_)
    add_folder(emission, class_)
    add_infer_return_types(emission, class_)
    add_interface_methods(emission, class_)
    _add_assembly_format(emission, class_)
    add_side_effects(emission, class_)


def _add_operation_name(emission: OpEmission, class_: Class) -> None:
    method = emission.add(
        class_, "::llvm::StringLiteral", "getOperationName", flags=STATIC | CONSTEXPR
    )
    method.write(f'  return ::llvm::StringLiteral("{emission.op.operation_name}");\n')


def _add_custom_assembly(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    if op.assembly_format is not None or not op.record.value_as_bit("hasCustomAssemblyFormat"):
        return
    parameters = (
        Parameter("::mlir::OpAsmParser &", "parser"),
        Parameter("::mlir::OperationState &", "result"),
    )
    emission.add(class_, "::mlir::ParseResult", "parse", parameters, STATIC | DECLARATION)
    printer = Parameter("::mlir::OpAsmPrinter &", "p")
    emission.add(class_, "void", "print", [printer], DECLARATION)


def _add_assembly_format(emission: OpEmission, class_: Class) -> None:
    if emission.op.assembly_format is None:
        add_parsed_properties_setter(emission, class_)
        return
    # Loaded only for operations with a declarative format.
    from tblgen_build.generators.mlir.assembly_format.emit import emit_assembly_format

    def add_dictionary_form(format_: OpFormat) -> None:
        if format_.has_prop_dict:
            used = {a.name for a in format_.used_attributes}
            used.update([p.name for p in format_.used_properties])
            add_parsed_properties_setter(emission, class_, used)

    tolerate = None if emission.format_error_is_fatal else emission.report
    emit_assembly_format(emission.op, class_, tolerate=tolerate, after_parse=add_dictionary_form)


def _extra_declarations(op: Operator) -> str:
    parts = [t.extra_concrete_class_declaration for t in op.traits if t.kind == "native"]
    return "\n".join([p for p in parts if p] + [op.extra_class_declaration])


def _extra_definitions(op: Operator) -> str:
    parts = [t.extra_concrete_class_definition for t in op.traits if t.kind == "native"]
    context = {"cppClass": op.cpp_class_name}
    texts = [substitute(p, context) for p in [*parts, op.extra_class_definition] if p]
    return "".join([f"{text}\n" for text in texts])
