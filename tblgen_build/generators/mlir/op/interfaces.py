"""What traits and interfaces add to an operation: bases, methods, side effects, inferred types."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import (
    DECLARATION,
    STATIC,
    Class,
    CommonMethod,
    Parameter,
)
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.interface import Interface, InterfaceMethod
from tblgen_build.generators.mlir.model.operator import NamedAttribute, NamedTypeConstraint
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.generators.mlir.model.trait import SideEffect, Trait
from tblgen_build.generators.mlir.model.type_inference import InferredType
from tblgen_build.generators.mlir.op.emission import OpEmission
from tblgen_build.releases.mlir import INTERFACE_DEFAULTS_STAY_VISIBLE
from tblgen_build.releases.mlir_operations import (
    EFFECTS_ARE_ON_OPERANDS,
    INFERENCE_CHECKS_OPERANDS,
    TOKENS_ADD_TRAITS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Final

    from tblgen_build._core import Record, Release


# --- traits ----------------------------------------------------------------------------------

_TRAIT: Final = "::mlir::OpTrait::"

_RESULT_NAME: Final = cpp("""
    auto resultGroup$index = getODSResults($index);
    if (!resultGroup$index.empty())
      setNameFn(*resultGroup$index.begin(), "$name");
""")


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
    emission.add_trait(known_traits.INVARIANTS)
    if emission.has_property_fields:
        emission.add_trait(known_traits.BYTECODE)
    for trait in op.traits:
        if trait.kind == "interface" or (trait.kind == "native" and not trait.is_structural):
            emission.add_trait(trait.qualified_name)
    if emission.release.has(TOKENS_ADD_TRAITS):
        _add_token_traits(emission)


def _add_token_traits(emission: OpEmission) -> None:
    for values, trait in (
        (emission.op.operands, known_traits.CONSUMES_TOKENS),
        (emission.op.results, known_traits.PRODUCES_TOKENS),
    ):
        if any(value.constraint.cpp_type == "::mlir::TokenType" for value in values):
            emission.add_trait(trait)


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
    results = emission.op.results
    if len(results) <= 1 or emission.op.has_trait(known_traits.NAMES_RESULTS):
        return
    if not any(r.name for r in results):
        return
    emission.add_trait(known_traits.NAMES_RESULTS)
    parameters = (Parameter("::mlir::OpAsmSetValueNameFn", "setNameFn"),)
    method = emission.add(class_, "void", "getAsmResultNames", parameters)
    if method.wants_body:
        for index, result in enumerate(results):
            method.body.emit(_RESULT_NAME, index=index, name=result.name)


# --- interface methods ---------------------------------------------------------------------


class _DeclaredMethods:
    """What a trait that asks for its interface's methods has a class declare."""

    __slots__ = ("inherited", "methods")

    def __init__(self, record: Record) -> None:
        always = set(Trait(record).always_declared_methods)
        self.methods: list[CommonMethod] = []
        self.inherited: list[str] = []  # those with a default, which stays visible beside others
        for method in Interface(record).methods:
            if method.body:
                continue
            if method.default_body and method.name not in always:
                self.inherited.append(method.name)
            else:
                parameters = _parameters(method)
                flags = (STATIC if method.is_static else 0) | DECLARATION
                self.methods.append(
                    CommonMethod(method.return_type, method.name, parameters, flags)
                )


def _parameters(method: InterfaceMethod) -> list[Parameter]:
    return [Parameter(a.type, a.name) for a in method.arguments]


def add_interface_methods(emission: OpEmission, class_: Class) -> None:
    """Methods of interfaces whose declaration the op asks for; `using` where there is a default."""
    op = emission.op
    keeps_visible = emission.release.has(INTERFACE_DEFAULTS_STAY_VISIBLE)
    inherited: dict[str, None] = {}
    for trait in op.traits:
        if trait.kind != "interface" or not trait.declares_methods:
            continue
        declared = op.view(_DeclaredMethods, trait.record)
        for method in declared.methods:
            class_.insert(method)
        for name in declared.inherited if keeps_visible else ():
            inherited[f"{trait.qualified_name}<{emission.name}>::{name}"] = None
    for name in inherited:
        class_.declare_using(name)


# --- inferred result types -------------------------------------------------------------------

_INFER: Final = cpp("""
    inferredReturnTypes.resize($count);
    ::mlir::Builder odsBuilder(context);
    $operand_check
    $types
    $assignments
    return ::mlir::success();
""")

_OPERAND_CHECK: Final = cpp("""
    if (operands.size() <= $last)
      return ::mlir::failure();
""")

_TYPE_OF_ATTRIBUTE: Final = cpp("""
    ::mlir::TypedAttr odsInferredTypeAttr$number = $found;
    if (!odsInferredTypeAttr$number) return ::mlir::failure();
""")

_FIND_ATTRIBUTE: Final = cpp('::llvm::dyn_cast_or_null<::mlir::TypedAttr>(attributes.get("$name"))')

_FIND_PROPERTY: Final = cpp("(properties ? properties.as<Properties *>()->$name : $attribute)")


def add_infer_return_types(emission: OpEmission, class_: Class) -> None:
    """`inferReturnTypes`, where all result types follow from the arguments."""
    op = emission.op
    if op.inferred_types is None:
        return
    trait = op.trait(known_traits.INFERS_TYPES)
    assert trait is not None
    methods = op.interface(trait).methods
    infer = next((m for m in methods if m.name == "inferReturnTypes"), None)
    if infer is None:
        raise trait.record.error(
            f"interface '{trait.record.name}' has no method 'inferReturnTypes', which op "
            f"'{op.record.name}' needs to infer its result types"
        )
    flags = STATIC if infer.is_static else 0
    method = class_.add(infer.return_type, infer.name, _parameters(infer), flags)
    if method is None:
        raise op.record.error(
            f"op '{op.record.name}' has another method 'inferReturnTypes' of the same parameters"
        )
    # In declarations too, for the errors it finds.
    method.write(_inference(emission, op.inferred_types))


def _operand_index(emission: OpEmission, argument: int) -> int:
    operands = [isinstance(a, NamedTypeConstraint) for a in emission.op.arguments[:argument]]
    return sum(operands)


def _inference(emission: OpEmission, inferred: list[InferredType]) -> str:
    op = emission.op
    dangling = [] if op.arguments else [n for n, i in enumerate(inferred) if i.is_argument]
    if dangling:
        name = op.results[dangling[0]].name
        raise op.record.error(
            f"a trait gives the result '{name}' the type of an argument, and there is none"
        )
    accessed = [
        _operand_index(emission, i.index)
        for i in inferred
        if i.is_argument and isinstance(op.arguments[i.index], NamedTypeConstraint)
    ]
    checks = emission.release.has(INFERENCE_CHECKS_OPERANDS)
    types: list[str] = []
    order: dict[int, int] = {}  # the results whose types are computed, and as which
    while len(order) < len(inferred):
        for result, source in enumerate(inferred):
            if result not in order:
                _infer(emission, types, result, source, order)
    return _INFER(
        count=len(op.results),
        operand_check=_OPERAND_CHECK(last=max(accessed)) if accessed and checks else "",
        types=types,
        assignments=[
            f"inferredReturnTypes[{result}] = odsInferredType{order[result]};"
            for result in range(len(inferred))
        ],
    )


def _infer(
    emission: OpEmission,
    statements: list[str],
    result: int,
    source: InferredType,
    order: dict[int, int],
) -> None:
    """Compute a result's type where its source is known."""
    number = len(order)
    context = {"_builder": "odsBuilder", "_ctxt": "context"}
    if source.is_argument:
        type_ = _argument_type(emission, statements, source.index, number)
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
    statements.append(f"::mlir::Type odsInferredType{number} = {value};")


def _argument_type(emission: OpEmission, statements: list[str], index: int, number: int) -> str:
    argument = emission.op.arguments[index]
    if isinstance(argument, NamedTypeConstraint):
        return f"operands[{_operand_index(emission, index)}].getType()"
    # The reference takes the position among attributes (or properties) for one among arguments.
    kind = type(argument)
    argument = emission.op.arguments[
        sum([isinstance(a, kind) for a in emission.op.arguments[:index]])
    ]
    if not isinstance(argument, NamedAttribute):
        raise emission.op.record.error(
            f"properties cannot be used for type inference, but a result type of op "
            f"'{emission.op.record.name}' follows from '{emission.op.arguments[index].name}'; "
            "attributes can where they precede operands and properties"
        )
    found = _FIND_ATTRIBUTE(name=argument.name)
    if emission.uses_properties:
        found = _FIND_PROPERTY(name=argument.name, attribute=found)
    statements.append(_TYPE_OF_ATTRIBUTE(number=number, found=found))
    return f"odsInferredTypeAttr{number}.getType()"


# --- side effects ------------------------------------------------------------------------------

_EFFECT: Final = cpp("effects.emplace_back($effect::get(), $value$stage, $full, $resource::get());")

_EFFECT_ON_OPERANDS: Final = cpp("""
    {
      auto valueRange = getODSOperandIndexAndLength($index);
      for (unsigned idx = valueRange.first; idx < valueRange.first + valueRange.second; idx++) {
        $effect
      }
    }
""")

_EFFECT_ON_VALUES: Final = cpp("""
    for (::mlir::Value value : getODS$kind($index))
      $effect
""")

_EFFECT_ON_RESULTS: Final = cpp("""
    {
      auto valueRange = getODSResultIndexAndLength($index);
      for (unsigned idx = valueRange.first; idx < valueRange.first + valueRange.second; idx++) {
        $effect
      }
    }
""")

_EFFECT_ON_OPTIONAL_SYMBOL: Final = cpp("""
    if (auto symbolRef = $symbol)
      $effect
""")


def add_side_effects(emission: OpEmission, class_: Class) -> None:
    """`getEffects` for each kind of effect that traits, arguments or results declare."""
    effects: dict[str, list[str]] = {}  # the statements, by kind
    op = emission.op
    for trait in op.traits:
        if trait.is_side_effects:
            found = effects.setdefault(trait.record.value_as_string("baseEffectName"), [])
            for record in trait.record.value_as_list_of_defs("effects"):
                found.append(_effect(SideEffect(record), ""))
    operand = 0
    for index, argument in enumerate(op.arguments):
        if isinstance(argument, NamedTypeConstraint):
            for effect in op.argument_side_effects(index):
                text = _operand_effect(emission, effect, operand)
                _add_effect(emission, effects, effect, text)
            operand += 1
        elif isinstance(argument, NamedAttribute) and argument.attr.base.is_symbol_ref:
            for effect in op.argument_side_effects(index):
                text = _symbol_effect(emission, effect, argument)
                _add_effect(emission, effects, effect, text)
    for index in range(len(op.results)):
        for effect in op.result_side_effects(index):
            text = _result_effect(emission, effect, index)
            _add_effect(emission, effects, effect, text)
    for base in _effect_order(effects, emission.op.record.release):
        type_ = f"::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<{base}>> &"
        method = emission.add(class_, "void", "getEffects", (Parameter(type_, "effects"),))
        if method.wants_body:
            method.body.emit(_EFFECTS, effects=effects[base])


def _operand_effect(emission: OpEmission, effect: SideEffect, index: int) -> str:
    if not emission.release.has(EFFECTS_ARE_ON_OPERANDS):
        return _EFFECT_ON_VALUES(kind="Operands", index=index, effect=_effect(effect, "value, "))
    text = _effect(effect, "&getOperation()->getOpOperand(idx), ")
    return _EFFECT_ON_OPERANDS(index=index, effect=text)


def _result_effect(emission: OpEmission, effect: SideEffect, index: int) -> str:
    if not emission.release.has(EFFECTS_ARE_ON_OPERANDS):
        return _EFFECT_ON_VALUES(kind="Results", index=index, effect=_effect(effect, "value, "))
    text = _effect(effect, "getOperation()->getOpResult(idx), ")
    return _EFFECT_ON_RESULTS(index=index, effect=text)


_EFFECTS: Final = cpp("""
    $effects
""")


def _add_effect(
    emission: OpEmission, effects: dict[str, list[str]], effect: SideEffect, text: str
) -> None:
    emission.add_trait(effect.interface_trait)
    effects.setdefault(effect.base_effect_name, []).append(text)


def _effect_order(effects: Mapping[str, list[str]], release: Release) -> Iterable[str]:
    """The kinds of effects in the order the reference's map has them."""
    if len(effects) <= 1:
        return effects
    from tblgen_build.generators.string_map import string_map_order

    return string_map_order(effects, release)


def _effect(effect: SideEffect, value: str) -> str:
    """`value` is what has the effect, as an argument before others; empty for the operation."""
    return _EFFECT(
        effect=effect.name,
        value=value,
        stage=effect.stage,
        full="true" if effect.is_on_full_region else "false",
        resource=effect.resource,
    )


def _symbol_effect(emission: OpEmission, effect: SideEffect, argument: NamedAttribute) -> str:
    symbol = emission.op.getter_name(argument.name) + "Attr()"
    if argument.attr.is_optional:
        return _EFFECT_ON_OPTIONAL_SYMBOL(symbol=symbol, effect=_effect(effect, "symbolRef, "))
    return _effect(effect, f"{symbol}, ")


# --- further hooks -------------------------------------------------------------------------------

_REWRITER: Final = Parameter("::mlir::PatternRewriter &", "rewriter")
_PATTERN_PARAMETERS: Final = (
    Parameter("::mlir::RewritePatternSet &", "results"),
    Parameter("::mlir::MLIRContext *", "context"),
)
_FOLD_PARAMETER: Final = Parameter("FoldAdaptor", "adaptor")
_FOLD_PARAMETERS: Final = (
    _FOLD_PARAMETER,
    Parameter("::llvm::SmallVectorImpl<::mlir::OpFoldResult> &", "results"),
)
_FOLD: Final = CommonMethod("::mlir::OpFoldResult", "fold", (_FOLD_PARAMETER,), DECLARATION)
_FOLD_RESULTS: Final = CommonMethod("::llvm::LogicalResult", "fold", _FOLD_PARAMETERS, DECLARATION)


def add_canonicalizers(emission: OpEmission, class_: Class) -> None:
    record = emission.op.record
    has_method = record.value_as_bit("hasCanonicalizeMethod")
    has_canonicalizer = record.value_as_bit("hasCanonicalizer")
    if has_method:
        parameters = (Parameter(emission.name, "op"), _REWRITER)
        flags = STATIC | DECLARATION
        emission.add(class_, emission.result_type, "canonicalize", parameters, flags)
    if has_method or has_canonicalizer:
        flags = STATIC | (DECLARATION if has_canonicalizer else 0)
        name = "getCanonicalizationPatterns"
        body = "results.add(canonicalize);"
        emission.add(class_, "void", name, _PATTERN_PARAMETERS, flags, body)


def add_folder(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    if not op.record.value_as_bit("hasFolder"):
        return
    is_single = len(op.results) == 1 and not op.num_variable_length_results
    emission.add_common(class_, _FOLD if is_single else _FOLD_RESULTS)
