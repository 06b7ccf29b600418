"""How an operation is made in Python: its class's `__init__`, and a function beside the class."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.name_spellings import camel_to_snake
from tblgen_build.generators.mlir.model.operator import NamedAttribute, NamedTypeConstraint
from tblgen_build.releases.mlir_documents import (
    PYTHON_ASKS_FOR_INSTANCES,
    PYTHON_CONSTRUCTORS_PASS_CLASS_ATTRIBUTES,
    PYTHON_CONVERTS_OPERANDS,
    PYTHON_FUNCTIONS_AVOID_THE_CLASS,
    PYTHON_FUNCTIONS_KNOW_RESULTS,
    PYTHON_FUNCTIONS_RETURN_THE_CLASS,
    PYTHON_PARAMETERS_HAVE_TYPES,
    PYTHON_TAKES_INFERRED_RESULTS,
    PYTHON_VALUES_ARE_PLAIN,
)

from .class_properties import is_unit
from .parameter_types import ParameterTypes, builder_name
from .python_names import sanitize

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, Literal

    from tblgen_build._core import Release
    from tblgen_build.generators.mlir.model.operator import Argument, Operator

    from .class_properties import Values

    Inference = Literal["same types", "first attribute", "interface", ""]

_CONSTRUCTOR: Final = Template("""
    def __init__($signature):
      operands = []
      $no_results
      attributes = {}
      regions = None
      $operands
      _ods_context = _ods_get_default_loc_context(loc)
      $attributes
      $results
      $successors
      $regions
      super().__init__($arguments)

""")

_CLASS_ATTRIBUTES: Final = (
    "self.OPERATION_NAME, self._ODS_REGIONS, self._ODS_OPERAND_SEGMENTS, self._ODS_RESULT_SEGMENTS"
)
_SHARED_ARGUMENTS: Final = (
    "operands=operands, successors=_ods_successors, regions=regions, loc=loc, ip=ip"
)

_UNIT_ATTRIBUTE: Final = Template("""
    if bool($name): attributes["$stored"] = _ods_ir.UnitAttr.get(
        _ods_get_default_loc_context(loc))
""")

# An attribute is taken as it is; anything else goes through the builder registered for it.
_ATTRIBUTE: Final = Template("""
    ${condition}attributes["$stored"] = ($name if (
        $is_attribute or
        not _ods_ir.AttrBuilder.contains('$builder')) else
        _ods_ir.AttrBuilder.get('$builder')($name, context=_ods_context))
""")

_RESULTS_OF_ATTRIBUTE: Final = Template("""
    if results is None:
      _ods_result_type_source_attr = attributes["$attribute"]
      _ods_derived_result_type = (
          _ods_ir.TypeAttr(_ods_result_type_source_attr).value
          if isinstance(_ods_result_type_source_attr, _ods_ir.TypeAttr) else
          _ods_result_type_source_attr.type)
      results = [_ods_derived_result_type] * $count
""")

# Where results cannot be given.
_ONLY_RESULTS_OF_ATTRIBUTE: Final = Template("""
    _ods_result_type_source_attr = attributes["$attribute"]
    _ods_derived_result_type = (
        _ods_ir.TypeAttr(_ods_result_type_source_attr).value
        if _ods_ir.TypeAttr.isinstance(_ods_result_type_source_attr) else
        _ods_result_type_source_attr.type)
    results.extend([_ods_derived_result_type] * $count)
""")

_RESULTS: Final = Template("""
    results = []
    $results
""")

_SUCCESSORS: Final = Template("""
    _ods_successors = []
    $successors
""")

_FUNCTION: Final = Template("""
    def $name($signature) -> $type:
      return $value
""")

_VARIADIC_FUNCTION: Final = Template("""
    def $name($signature) -> _Union[_ods_ir.OpResult, _ods_ir.OpResultList, $class_name]:
      op = $call; results = op.results
      return results if len(results) > 1 else (results[0] if len(results) == 1 else op)
""")


class _Parameter:
    """A parameter of `__init__`; optional ones can be passed by keyword only."""

    __slots__ = ("is_optional", "name", "type")

    def __init__(self, name: str, type_: str, is_optional: bool = False) -> None:
        self.name = name
        self.type = type_  # empty where none is said
        self.is_optional = is_optional

    def declared(self, name: str) -> str:
        typed = f"{name}: {self.type}" if self.type else name
        if not self.is_optional:
            return typed
        return f"{typed} = None" if self.type else f"{typed}=None"


def _inference(op: Operator) -> Inference:
    """How result types are found where they are not given."""
    if not op.num_variable_length_results:
        if op.has_trait(known_traits.SAME_TYPE):
            return "same types"
        if op.has_trait(known_traits.FIRST_ATTRIBUTE_TYPE):
            return "first attribute"
    return "interface" if _infers_by_interface(op) else ""


def _infers_by_interface(op: Operator) -> bool:
    return op.has_trait(known_traits.INFERS_TYPES) and not op.regions


def _result_names(op: Operator) -> list[str]:
    results = op.results
    if len(results) == 1 and not results[0].name:
        return ["result"]
    return [
        sanitize(result.name) if result.name else f"_gen_res_{index}"
        for index, result in enumerate(results)
    ]


def _is_optional(argument: Argument) -> bool:
    if isinstance(argument, NamedTypeConstraint):
        return argument.is_optional
    if isinstance(argument, NamedAttribute):
        return argument.attr.is_optional or argument.attr.has_default_value
    return False


class Building:
    """Both ways to make one operation; they have the same parameters."""

    __slots__ = (
        "_argument_names",
        "_inference",
        "_op",
        "_operands",
        "_parameters",
        "_region_counts",
        "_release",
        "_result_names",
        "_results",
        "_successor_names",
        "_takes_inferred",
    )

    def __init__(self, op: Operator, operands: Values, results: Values) -> None:
        self._op = op
        self._operands = operands
        self._results = results
        self._release = op.record.release
        self._takes_inferred = self._release.has(PYTHON_TAKES_INFERRED_RESULTS)
        self._inference = _inference(op)
        self._result_names = _result_names(op)
        self._argument_names = [
            sanitize(argument.name) if argument.name else f"_gen_arg_{index}"
            for index, argument in enumerate(op.arguments)
        ]
        self._successor_names = [
            sanitize(successor.name) if successor.name else f"_gen_successor_{index}"
            for index, successor in enumerate(op.successors)
        ]
        self._region_counts = [
            f"num_{region.name[:1].lower()}{region.name[1:]}"
            for region in op.regions
            if region.is_variadic
        ]
        self._parameters = self._all_parameters()

    def _all_parameters(self) -> list[_Parameter]:
        """Required parameters in order, then the optional ones."""
        types = ParameterTypes(self._op, self._operands)
        parameters: list[_Parameter] = []
        if not self._inference:
            for name, result in zip(self._result_names, self._op.results, strict=True):
                parameters.append(_Parameter(name, types.of_result(result)))
        for name, argument in zip(self._argument_names, self._op.arguments, strict=True):
            type_ = types.of_argument(argument)
            parameters.append(_Parameter(name, type_, _is_optional(argument)))
        for name, successor in zip(self._successor_names, self._op.successors, strict=True):
            parameters.append(_Parameter(name, types.of_successor(successor)))
        parameters += [_Parameter(name, types.shown("int")) for name in self._region_counts]
        if self._inference and self._takes_inferred:
            type_ = types.shown("_Optional[_Sequence[_ods_ir.Type]]")
            parameters.append(_Parameter("results", type_, is_optional=True))
        for name, type_ in (("loc", "Location"), ("ip", "InsertionPoint")):
            type_ = types.shown(f"_Optional[_ods_ir.{type_}]")
            parameters.append(_Parameter(name, type_, is_optional=True))
        required = [p for p in parameters if not p.is_optional]
        return required + [p for p in parameters if p.is_optional]

    def constructor(self) -> str:
        names = [p.declared(p.name) for p in self._parameters if not p.is_optional]
        optional = [p.declared(p.name) for p in self._parameters if p.is_optional]
        operands, attributes = self._argument_statements()
        return _CONSTRUCTOR(
            signature=", ".join(["self", *names, "*", *optional]),
            no_results="" if self._takes_inferred else "results = []",
            operands=operands,
            attributes=attributes,
            results=self._result_statements(),
            successors=self._successor_statements(),
            regions=self._region_statement(),
            arguments=self._super_arguments(),
        )

    def _super_arguments(self) -> str:
        # Where an interface infers them, there is nothing to give but what was given.
        has_results = self._takes_inferred or not _infers_by_interface(self._op)
        results = "results=results, " if has_results else ""
        parts = f"attributes=attributes, {results}{_SHARED_ARGUMENTS}"
        if self._release.has(PYTHON_CONSTRUCTORS_PASS_CLASS_ATTRIBUTES):
            return f"{_CLASS_ATTRIBUTES}, {parts}"
        return f"self.build_generic({parts})"

    def function(self) -> str:
        """The function that builds the operation and returns what it is good for."""
        op = self._op
        class_ = op.cpp_class_name
        name = sanitize(op.record.value_as_string("opName"))
        if name == class_ and self._release.has(PYTHON_FUNCTIONS_AVOID_THE_CLASS):
            name += "_"
        required: list[str] = []
        optional: list[str] = []
        arguments: list[str] = []
        for parameter in self._parameters:
            shown = camel_to_snake(parameter.name)
            arguments.append(f"{parameter.name}={shown}")
            declared = optional if parameter.is_optional else required
            declared.append(parameter.declared(shown))
        signature = ", ".join([*required, "*", *optional])
        call = f"{class_}({', '.join(arguments)})"
        if not self._release.has(PYTHON_FUNCTIONS_RETURN_THE_CLASS):
            return self._plain_function(name, signature, call)
        if op.num_variable_length_results:
            return _VARIADIC_FUNCTION(name=name, signature=signature, class_name=class_, call=call)
        if len(op.results) > 1:
            type_, value = "_ods_ir.OpResultList", f"{call}.results"
        elif op.results:
            type_, value = self._type_of_one_result(), f"{call}.result"
        else:
            type_, value = class_, call
        return _FUNCTION(name=name, signature=signature, type=type_, value=value)

    def _type_of_one_result(self) -> str:
        if not self._release.has(PYTHON_PARAMETERS_HAVE_TYPES):
            return "_ods_ir.OpResult"
        return self._results.value_type(self._op.results[0].constraint)

    def _plain_function(self, name: str, signature: str, call: str) -> str:
        count = len(self._op.results)
        is_known = self._release.has(PYTHON_FUNCTIONS_KNOW_RESULTS)
        if not is_known or self._op.num_variable_length_results:
            value = f"_get_op_result_or_op_results({call})"
        else:
            value = f"{call}.results" if count > 1 else f"{call}.result" if count else call
        is_plain = self._release.has(PYTHON_VALUES_ARE_PLAIN)
        value_type = "_ods_ir.Value" if is_plain else "_SubClassValueT"
        type_ = value_type if count else "_ods_ir.Operation"
        if count > 1:
            type_ = f"_Sequence[{value_type}]"
        return _FUNCTION(name=name, signature=signature, type=type_, value=value)

    # --- statements of the constructor

    def _argument_statements(self) -> tuple[list[str], list[str]]:
        """Those for operands, and those for attributes."""
        operands: list[str] = []
        attributes: list[str] = []
        named = list(zip(self._argument_names, self._op.arguments, strict=True))
        # Properties cannot be given in Python. As in the reference, their names are taken for
        # those of operands nevertheless: an operand after a property gets an earlier name.
        names = iter([name for name, value in named if not isinstance(value, NamedAttribute)])
        for name, argument in named:
            if isinstance(argument, NamedTypeConstraint):
                operands.append(self._operand_statement(next(names), argument))
            elif isinstance(argument, NamedAttribute):
                attributes.append(_attribute_statement(name, argument))
        return operands, attributes

    def _operand_statement(self, name: str, operand: NamedTypeConstraint) -> str:
        if operand.is_variadic:
            method = "append" if self._operands.is_segmented else "extend"
            return f"operands.{method}(_get_op_results_or_values({name}))"
        converts = self._release.has(PYTHON_CONVERTS_OPERANDS)
        value = f"_get_op_result_or_value({name})" if converts else name
        if not operand.is_optional:
            return f"operands.append({value})"
        if not self._operands.is_segmented:
            return f"if {name} is not None: operands.append({value})"
        # A segment that is empty is None.
        checked = f"{value} if {name} is not None else None" if converts else name
        return f"operands.append({checked})"

    def _result_statements(self) -> str:
        count = len(self._op.results)
        if self._inference == "same types":
            types = f"[operands[0].type] * {count}"
            if self._takes_inferred:
                return f"if results is None: results = {types}"
            return f"results.extend({types})"
        if self._inference == "first attribute":
            template = _RESULTS_OF_ATTRIBUTE if self._takes_inferred else _ONLY_RESULTS_OF_ATTRIBUTE
            return template(attribute=self._first_attribute(), count=count)
        if self._inference:
            return ""
        results: list[str] = []
        for name, result in zip(self._result_names, self._op.results, strict=True):
            if result.is_variadic:
                method = "append" if self._results.is_segmented else "extend"
                results.append(f"results.{method}({name})")
            elif result.is_optional:
                results.append(f"if {name} is not None: results.append({name})")
            else:
                results.append(f"results.append({name})")
        return _RESULTS(results=results) if self._takes_inferred else "\n".join(results)

    def _first_attribute(self) -> str:
        attributes = self._op.native_attributes
        if not attributes:
            raise self._op.record.error(
                f"op '{self._op.record.name}' derives its result type from its first attribute "
                "(FirstAttrDerivedResultType), but it has no attribute"
            )
        return attributes[0].name

    def _successor_statements(self) -> str:
        if not self._op.successors:
            return "_ods_successors = None"
        successors: list[str] = []
        for name, successor in zip(self._successor_names, self._op.successors, strict=True):
            method = "extend" if successor.is_variadic else "append"
            successors.append(f"_ods_successors.{method}({name})")
        return _SUCCESSORS(successors=successors)

    def _region_statement(self) -> str:
        counts = self._region_counts
        if not counts:
            return ""
        return f"regions = {len(self._op.regions) - len(counts)} + {counts[0]}"


def _is_attribute(release: Release, name: str) -> str:
    if release.has(PYTHON_ASKS_FOR_INSTANCES):
        return f"isinstance({name}, _ods_ir.Attribute)"
    return f"issubclass(type({name}), _ods_ir.Attribute)"


def _attribute_statement(name: str, named: NamedAttribute) -> str:
    attr = named.attr
    if is_unit(attr):
        return _UNIT_ATTRIBUTE(name=name, stored=named.name)
    return _ATTRIBUTE(
        condition=f"if {name} is not None: " if _is_optional(named) else "",
        stored=named.name,
        name=name,
        is_attribute=_is_attribute(attr.record.release, name),
        builder=builder_name(attr),
    )
