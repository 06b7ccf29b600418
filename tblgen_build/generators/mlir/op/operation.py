"""The C++ class of one operation with its adaptors: a function of that operation alone."""

from __future__ import annotations

from tblgen_build.generators.cpp import Writer, cpp
from tblgen_build.generators.cpp.classes import (
    CONSTEXPR,
    DECLARATION,
    STATIC,
    Class,
    CommonMethod,
    Parameter,
)
from tblgen_build.generators.cpp.sections import (
    BODY,
    around_body,
    comment_lines,
    section_heading,
)
from tblgen_build.generators.mlir.constraint_functions import FunctionUses
from tblgen_build.generators.mlir.model.operator import Operator
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.generators.mlir.op.accessors import (
    add_mutable_operands,
    add_operands,
    add_regions,
    add_results,
    add_successors,
    check_variable_length,
)
from tblgen_build.generators.mlir.op.adaptor import Adaptors, operand_indices, result_indices
from tblgen_build.generators.mlir.op.attributes import (
    add_attribute_getters,
    add_attribute_names,
    add_attribute_removers,
    add_attribute_setters,
    add_property_getters,
    add_property_setters,
)
from tblgen_build.generators.mlir.op.build_methods import add_attribute_splitter, add_builders
from tblgen_build.generators.mlir.op.default_attributes import add_default_attributes
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
from tblgen_build.generators.mlir.op.properties_dictionary import add_parsed_properties_setter
from tblgen_build.generators.mlir.op.properties_hooks import add_properties_hooks
from tblgen_build.generators.mlir.op.verifier import add_verifier
from tblgen_build.generators.mlir.spellings import in_namespace, trimmed
from tblgen_build.releases.mlir import DECLARATIONS_ARE_DOCUMENTED
from tblgen_build.releases.mlir_operations import (
    DICTIONARIES_ARE_ALWAYS_PARSED,
    PROPERTIES_HAVE_KEYS,
    PROPERTIES_HAVE_TYPE_IDS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.cpp.classes import Side
    from tblgen_build.generators.mlir.assembly_format.op_format import OpFormat
    from tblgen_build.registry import Warnings


_CLASSES: Final = cpp("""

    $heading
    $adaptors
    $op
""")

_TYPE_ID: Final = cpp("""
    $macro($name)
    $properties

""")

_PROPERTIES_TYPE_ID: Final = cpp("$macro($namespace::detail::$base::Properties)")

_FORWARD: Final = cpp("""
    $comment
    class $name;
""")


def emit_operation(
    op: Operator,
    functions: FunctionUses,
    side: Side,
    warnings: Warnings,
    *,
    format_error_is_fatal: bool = True,
) -> Sequence[str]:
    """The declarations or definitions of an operation's classes; or both, one after the other.

    Most of the work is the same for both.
    """
    check_variable_length(op)
    emission = OpEmission(op, functions, side, warnings, format_error_is_fatal)
    adaptors = Adaptors(emission)
    class_ = _operation_class(emission)
    sides: Sequence[Side] = ("declarations", "definitions") if side == "both" else (side,)
    return [_text_of(emission, adaptors, class_, each) for each in sides]


def _text_of(emission: OpEmission, adaptors: Adaptors, class_: Class, side: Side) -> str:
    op = emission.op
    heading = section_heading(f"{op.qualified_cpp_class_name} {side}")
    text = Writer()  # the longest one: copied as seldom as can be
    before, after = around_body(in_namespace(op.record.release, op.cpp_namespace, BODY))
    text.write(before)
    if side == "declarations":
        adaptor = adaptors.declarations()
        text.emit(_CLASSES, heading=heading, adaptors=adaptor, op=class_.declared())
        macro = "MLIR_DECLARE_EXPLICIT_TYPE_ID"
    else:
        adaptor = adaptors.definitions()
        text.emit(_CLASSES, heading=heading, adaptors=adaptor, op=class_.definition())
        macro = "MLIR_DEFINE_EXPLICIT_TYPE_ID"
    text.write(after)
    if not op.cpp_namespace:
        return text.text()
    properties = ""
    if emission.has_property_fields and emission.release.has(PROPERTIES_HAVE_TYPE_IDS):
        properties = _PROPERTIES_TYPE_ID(
            macro=macro, namespace=op.cpp_namespace, base=adaptors.base.name
        )
    name = op.qualified_cpp_class_name
    text.emit(_TYPE_ID, macro=macro, name=name, properties=properties)
    return text.text()


def forward_declaration(op: Operator) -> str:
    comment: list[str] = []
    if op.record.release.has(DECLARATIONS_ARE_DOCUMENTED):
        comment = comment_lines(op.summary) + comment_lines(op.description)
    text = _FORWARD(comment=comment, name=op.cpp_class_name)
    return in_namespace(op.record.release, op.cpp_namespace, text)


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
    for constant in (*operand_indices(emission), *result_indices(emission)):
        class_.declare(constant)
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
    add_attribute_splitter(emission, class_)


def _add_operation_name(emission: OpEmission, class_: Class) -> None:
    body = f'return ::llvm::StringLiteral("{emission.op.operation_name}");'
    flags = STATIC | CONSTEXPR
    emission.add(class_, "::llvm::StringLiteral", "getOperationName", (), flags, body)


_PARSE: Final = CommonMethod(
    "::mlir::ParseResult",
    "parse",
    (
        Parameter("::mlir::OpAsmParser &", "parser"),
        Parameter("::mlir::OperationState &", "result"),
    ),
    STATIC | DECLARATION,
)
_PRINT: Final = CommonMethod(
    "void", "print", (Parameter("::mlir::OpAsmPrinter &", "p"),), DECLARATION
)


def _add_custom_assembly(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    if op.assembly_format is None and op.record.value_as_bit("hasCustomAssemblyFormat"):
        emission.add_common(class_, _PARSE)
        emission.add_common(class_, _PRINT)


def _add_assembly_format(emission: OpEmission, class_: Class) -> None:
    if emission.op.assembly_format is None:
        if emission.release.has(DICTIONARIES_ARE_ALWAYS_PARSED):
            sizes = [sizes.name for sizes in emission.segment_properties]
            add_parsed_properties_setter(emission, class_, sizes)
        return
    # Loaded only for operations with a declarative format.
    from tblgen_build.generators.mlir.assembly_format.op_methods import add_format_methods

    tolerate = None if emission.format_error_is_fatal else emission.report
    add_format_methods(
        emission.op,
        class_,
        tolerate=tolerate,
        after_parse=lambda format_: _add_dictionary_form(emission, class_, format_),
    )


def _add_dictionary_form(emission: OpEmission, class_: Class, format_: OpFormat) -> None:
    if not format_.has_prop_dict:
        return
    used = {a.name for a in format_.used_attributes}
    used.update([p.name for p in format_.used_properties])
    if emission.release.has(PROPERTIES_HAVE_KEYS):
        used.update(format_.inferred_attributes)
    add_parsed_properties_setter(emission, class_, format_.sizes_in_text(), used)


def _extra_declarations(op: Operator) -> str:
    parts = [t.extra_concrete_class_declaration for t in op.traits if t.kind == "native"]
    return trimmed("\n".join([*filter(None, parts), op.extra_class_declaration]))


def _extra_definitions(op: Operator) -> str:
    parts = [t.extra_concrete_class_definition for t in op.traits if t.kind == "native"]
    parts = [*filter(None, parts), op.extra_class_definition]
    context = {"cppClass": op.cpp_class_name}
    return trimmed("\n".join([substitute(part, context) for part in parts]))
