"""What traits and interfaces add to an operation: bases, methods, side effects, inferred types."""

from __future__ import annotations

from tblgen_build._core import Record
from tblgen_build.generators.cpp.classes import DECLARATION, STATIC, Class, Method, Parameter
from tblgen_build.generators.mlir.model.interface import InterfaceMethod
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedTypeConstraint,
)
from tblgen_build.generators.mlir.model.trait import SideEffect
from tblgen_build.generators.mlir.model.type_inference import InferredType
from tblgen_build.generators.mlir.op.emission import OpEmission
from tblgen_build.generators.mlir.placeholders import substitute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


_TRAIT = "::mlir::OpTrait::"
_INFER_TYPE = "::mlir::InferTypeOpInterface::Trait"


def add_traits(emission: OpEmission) -> None:
    """The C++ traits: counts first, then those that are verified first, then the others."""
    op = emission.op
    _add_count(emission, "Region", len(op.regions), op.num_variadic_regions)
    variable_results = op.num_variable_length_results
    _add_count(emission, "Result", len(op.results), variable_results)
    if len(op.results) == 1 and not variable_results:
        type_ = op.results[0].constraint.cpp_type
        emission.add_trait(f"{_TRAIT}OneTypedResult<{type_}>::Impl")
    _add_count(emission, "Successor", len(op.successors), op.num_variadic_successors)
    _add_count(emission, "Operand", len(op.operands), op.num_variable_length_operands)
    for trait in op.traits:
        if trait.kind == "native" and trait.is_structural:
            emission.add_trait(trait.qualified_name)
    emission.add_trait(f"{_TRAIT}OpInvariants")
    if emission.has_property_fields:
        emission.add_trait("::mlir::BytecodeOpInterface::Trait")
    for trait in op.traits:
        if trait.kind == "interface" or (trait.kind == "native" and not trait.is_structural):
            emission.add_trait(trait.qualified_name)


def _add_count(emission: OpEmission, kind: str, total: int, variadic: int) -> None:
    if variadic == total and variadic:
        emission.add_trait(f"{_TRAIT}Variadic{kind}s")
    elif variadic:
        emission.add_trait(f"{_TRAIT}AtLeastN{kind}s<{total - variadic}>::Impl")
    elif total == 0:
        emission.add_trait(f"{_TRAIT}Zero{kind}s")
    elif total == 1:
        emission.add_trait(f"{_TRAIT}One{kind}")
    else:
        emission.add_trait(f"{_TRAIT}N{kind}s<{total}>::Impl")


def add_asm_result_names(emission: OpEmission, class_: Class) -> None:
    """Names of results for the assembly, where there are several and the op says nothing else."""
    op = emission.op
    trait = "::mlir::OpAsmOpInterface::Trait"
    if len(op.results) <= 1 or op.has_trait(trait) or not any(r.name for r in op.results):
        return
    emission.add_trait(trait)
    parameter = Parameter("::mlir::OpAsmSetValueNameFn", "setNameFn")
    method = emission.add(class_, "void", "getAsmResultNames", [parameter])
    for index, result in enumerate(op.results):
        method.write(
            f"  auto resultGroup{index} = getODSResults({index});\n"
            f"  if (!resultGroup{index}.empty())\n"
            f'    setNameFn(*resultGroup{index}.begin(), "{result.name}");\n'
        )


# --- interface methods ---------------------------------------------------------------------


def add_interface_methods(emission: OpEmission, class_: Class) -> None:
    """Methods of interfaces whose declaration the op asks for; `using` where there is a default."""
    inherited: dict[str, None] = {}
    for trait in emission.op.traits:
        if trait.kind != "interface" or not trait.declares_methods:
            continue
        always = set(trait.always_declared_methods)
        for method in emission.op.interface(trait).methods:
            if method.body:
                continue
            if method.default_body and method.name not in always:
                inherited[f"{trait.qualified_name}<{emission.name}>::{method.name}"] = None
            else:
                add_interface_method(class_, method, is_declaration=True)
    for name in inherited:
        class_.declare_using(name)


def add_interface_method(
    class_: Class, method: InterfaceMethod, *, is_declaration: bool
) -> Method | None:
    """Add a method as its interface has it; None where the class has one like it."""
    return class_.add(
        method.return_type,
        method.name,
        [Parameter(a.type, a.name) for a in method.arguments],
        (STATIC if method.is_static else 0) | (DECLARATION if is_declaration else 0),
    )


# --- inferred result types -------------------------------------------------------------------


def add_infer_return_types(emission: OpEmission, class_: Class) -> None:
    """`inferReturnTypes`, where all result types follow from the arguments."""
    op = emission.op
    if op.inferred_types is None:
        return
    trait = op.trait(_INFER_TYPE)
    assert trait is not None
    methods = op.interface(trait).methods
    infer = next((m for m in methods if m.name == "inferReturnTypes"), None)
    if infer is None:
        raise trait.record.error(
            f"interface '{trait.record.name}' has no method 'inferReturnTypes', which op "
            f"'{op.record.name}' needs to infer its result types"
        )
    method = add_interface_method(class_, infer, is_declaration=False)
    if method is None:
        raise op.record.error(
            f"op '{op.record.name}' has another method 'inferReturnTypes' of the same parameters"
        )
    # In declarations too, for the errors it finds.
    _write_inference(emission, method, op.inferred_types)


def _operand_index(emission: OpEmission, argument: int) -> int:
    operands = [isinstance(a, NamedTypeConstraint) for a in emission.op.arguments[:argument]]
    return sum(operands)


def _write_inference(emission: OpEmission, method: Method, inferred: list[InferredType]) -> None:
    op = emission.op
    method.write(
        f"  inferredReturnTypes.resize({len(op.results)});\n"
        "  ::mlir::Builder odsBuilder(context);\n"
    )
    accessed = [
        _operand_index(emission, i.index)
        for i in inferred
        if i.is_argument and isinstance(op.arguments[i.index], NamedTypeConstraint)
    ]
    if accessed:
        method.write(f"  if (operands.size() <= {max(accessed)})\n    return ::mlir::failure();\n")
    order: dict[int, int] = {}
    while len(order) < len(inferred):
        for result, source in enumerate(inferred):
            if result not in order:
                _write_inferred_type(emission, method, result, source, order)
    for result in range(len(inferred)):
        method.write(f"  inferredReturnTypes[{result}] = odsInferredType{order[result]};\n")
    method.write("  return ::mlir::success();\n")


def _write_inferred_type(
    emission: OpEmission,
    method: Method,
    result: int,
    source: InferredType,
    order: dict[int, int],
) -> None:
    """Compute a result's type where its source is known; `order` numbers what is computed."""
    number = len(order)
    context = {"_builder": "odsBuilder", "_ctxt": "context"}
    if source.is_argument:
        type_ = _argument_type(emission, method, source.index, number)
    else:
        builder = emission.op.results[source.result_index].constraint.builder_call
        if builder is not None:
            type_ = substitute(builder, context)
        elif source.result_index in order:
            type_ = f"odsInferredType{order[source.result_index]}"
        else:
            return
    order[result] = number
    value = substitute(source.transformer, {**context, "_self": type_})
    method.write(f"  ::mlir::Type odsInferredType{number} = {value};\n")


def _argument_type(emission: OpEmission, method: Method, index: int, number: int) -> str:
    argument = emission.op.arguments[index]
    if isinstance(argument, NamedTypeConstraint):
        return f"operands[{_operand_index(emission, index)}].getType()"
    # The reference takes the position among attributes (or properties) for one among arguments.
    kind = type(argument)
    argument = emission.op.arguments[
        sum(isinstance(a, kind) for a in emission.op.arguments[:index])
    ]
    if not isinstance(argument, NamedAttribute):
        raise emission.op.record.error(
            f"properties cannot be used for type inference, but a result type of op "
            f"'{emission.op.record.name}' follows from '{emission.op.arguments[index].name}'; "
            "attributes can where they precede operands and properties"
        )
    found = f'::llvm::dyn_cast_or_null<::mlir::TypedAttr>(attributes.get("{argument.name}"))'
    if emission.op.dialect.uses_properties_for_attributes:
        found = f"(properties ? properties.as<Properties *>()->{argument.name} : {found})"
    method.write(
        f"  ::mlir::TypedAttr odsInferredTypeAttr{number} = {found};\n"
        f"  if (!odsInferredTypeAttr{number}) return ::mlir::failure();\n"
    )
    return f"odsInferredTypeAttr{number}.getType()"


# --- side effects ------------------------------------------------------------------------------


def add_side_effects(emission: OpEmission, class_: Class) -> None:
    """`getEffects` for each kind of effect that traits, arguments or results declare."""
    effects: dict[str, list[str]] = {}
    op = emission.op
    for trait in op.traits:
        if trait.is_side_effects:
            found = effects.setdefault(trait.record.value_as_string("baseEffectName"), [])
            for record in trait.record.value_as_list_of_defs("effects"):
                found.append(_effect(SideEffect(record), ""))
    operand = 0
    for index, argument in enumerate(op.arguments):
        decorators = op.argument_side_effects(index)
        if isinstance(argument, NamedTypeConstraint):
            _add_value_effects(emission, effects, decorators, "Operand", operand)
            operand += 1
        elif isinstance(argument, NamedAttribute) and argument.attr.base.is_symbol_ref:
            _add_symbol_effects(emission, effects, decorators, argument)
    for index in range(len(op.results)):
        _add_value_effects(emission, effects, op.result_side_effects(index), "Result", index)
    for base in _effect_order(effects):
        type_ = f"::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<{base}>> &"
        method = emission.add(class_, "void", "getEffects", [Parameter(type_, "effects")])
        method.write(*effects[base])


def _effect_order(effects: Mapping[str, list[str]]) -> list[str]:
    """The kinds of effects in the order the reference's map has them."""
    if len(effects) <= 1:
        return list(effects)
    from tblgen_build.generators.string_map import string_map_order

    return string_map_order(effects)


def _effect(effect: SideEffect, value: str) -> str:
    full = "true" if effect.is_on_full_region else "false"
    return (
        f"  effects.emplace_back({effect.name}::get(), {value}{effect.stage}, {full}, "
        f"{effect.resource}::get());\n"
    )


def _add_value_effects(
    emission: OpEmission,
    effects: dict[str, list[str]],
    decorators: Iterable[SideEffect],
    kind: str,
    index: int,
) -> None:
    value = "&getOperation()->getOpOperand(idx), "
    if kind == "Result":
        value = "getOperation()->getOpResult(idx), "
    for effect in decorators:
        emission.add_trait(effect.interface_trait)
        effects.setdefault(effect.base_effect_name, []).append(
            f"  {{\n    auto valueRange = getODS{kind}IndexAndLength({index});\n"
            "    for (unsigned idx = valueRange.first; "
            "idx < valueRange.first + valueRange.second; idx++) {\n"
            f"    {_effect(effect, value)}    }}\n  }}\n"
        )


def _add_symbol_effects(
    emission: OpEmission,
    effects: dict[str, list[str]],
    decorators: Iterable[SideEffect],
    argument: NamedAttribute,
) -> None:
    getter = emission.op.getter_name(argument.name) + "Attr()"
    for effect in decorators:
        emission.add_trait(effect.interface_trait)
        if argument.attr.is_optional:
            text = f"  if (auto symbolRef = {getter})\n  {_effect(effect, 'symbolRef, ')}"
        else:
            text = _effect(effect, f"{getter}, ")
        effects.setdefault(effect.base_effect_name, []).append(text)


# --- further hooks -------------------------------------------------------------------------------


def add_canonicalizers(emission: OpEmission, class_: Class) -> None:
    record: Record = emission.op.record
    has_method = record.value_as_bit("hasCanonicalizeMethod")
    has_canonicalizer = record.value_as_bit("hasCanonicalizer")
    if has_method:
        parameters = (
            Parameter(emission.name, "op"),
            Parameter("::mlir::PatternRewriter &", "rewriter"),
        )
        emission.add(
            class_, "::llvm::LogicalResult", "canonicalize", parameters, STATIC | DECLARATION
        )
    if not has_method and not has_canonicalizer:
        return
    parameters = (
        Parameter("::mlir::RewritePatternSet &", "results"),
        Parameter("::mlir::MLIRContext *", "context"),
    )
    method = emission.add(
        class_,
        "void",
        "getCanonicalizationPatterns",
        parameters,
        STATIC | (DECLARATION if has_canonicalizer else 0),
    )
    if not has_canonicalizer:
        method.write("  results.add(canonicalize);\n")


def add_folder(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    if not op.record.value_as_bit("hasFolder"):
        return
    parameters = [Parameter("FoldAdaptor", "adaptor")]
    return_type = "::mlir::OpFoldResult"
    if len(op.results) != 1 or op.num_variable_length_results:
        results = "::llvm::SmallVectorImpl<::mlir::OpFoldResult> &"
        parameters.append(Parameter(results, "results"))
        return_type = "::llvm::LogicalResult"
    emission.add(class_, return_type, "fold", parameters, DECLARATION)
