"""Checks of an op's format as a whole, and where the types it leaves out come from."""

from __future__ import annotations

from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.type_inference import (
    INFER_TYPE_INTERFACE,
    TYPES_OF_ELEMENTS,
)
from tblgen_build.releases.mlir_operations import OPTIONAL_ATTRIBUTES_STAND_IN_GROUPS

from .elements import (
    AttrDict,
    AttributeVariable,
    Literal,
    OIList,
    OperandVariable,
    OptionalGroup,
    PropertyVariable,
    RegionVariable,
    SuccessorVariable,
    Whitespace,
)
from .errors import FormatError
from .op_element_checks import is_elidable_attribute, is_elidable_property
from .op_elements import value_type_builder
from .op_format import BuildableType, OpFormat, ParsedType, TypeOfAttribute, TypeOfValue
from .op_parser import Bindings, parse_op_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.mlir.model.operator import (
        NamedRegion,
        NamedSuccessor,
        NamedTypeConstraint,
        Operator,
    )

    from .elements import Element
    from .op_format import TypeSource

    Resolvers = dict[str, TypeOfValue | TypeOfAttribute]

PARSED: Final = ParsedType()


def check_op_format(op: Operator, text: str) -> OpFormat:
    """Parse and check the format. Raises FormatError."""
    elements, bindings = parse_op_format(op, text)
    try:
        return _OpFormatChecker(op, elements, bindings).check()
    except _Problem as problem:
        raise FormatError(bindings.start, problem.message, problem.note) from None


class _Problem(Exception):
    """What is wrong with the format as a whole, and what would help."""

    def __init__(self, message: str, note: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.note = note


class _OpFormatChecker:
    def __init__(self, op: Operator, elements: Sequence[Element], bindings: Bindings) -> None:
        self.op = op
        self.elements = elements
        self.bindings = bindings
        self.buildable_types: dict[str, int] = {}
        self.infers_result_types = False

    def check(self) -> OpFormat:
        bindings = self.bindings
        if not bindings.attr_dict:
            raise _Problem("'attr-dict' directive not found in custom assembly format")
        if self.op.record.release.has(OPTIONAL_ATTRIBUTES_STAND_IN_GROUPS):
            self.check_optional_attributes()
        resolvers = self.read_traits()
        if bindings.attributes:
            _check_adjacent(self.elements, _reads_optional_type, _check_colon)
        if bindings.regions:
            _check_adjacent(self.elements, _is_plain_attr_dict, _check_region)
        result_types = self.resolve_results(resolvers)
        operand_types = self.resolve_operands(resolvers)
        self.check_regions()
        self.check_successors()
        _check_oilists(self.elements)
        self.check_all_bound()
        return OpFormat(
            op=self.op,
            elements=self.elements,
            operand_types=operand_types,
            result_types=result_types,
            buildable_types=self.buildable_types,
            has_all_operands=bindings.all_operands,
            has_all_operand_types=bindings.all_operand_types,
            has_all_result_types=bindings.all_result_types,
            infers_result_types=self.infers_result_types,
            has_prop_dict=bindings.prop_dict,
            used_attributes=list(bindings.attributes.values()),
            used_properties=list(bindings.properties.values()),
            inferred_attributes=self.segment_attributes(),
        )

    # --- types -------------------------------------------------------------------

    def read_traits(self) -> Resolvers:
        """What the op's traits say of types that the format does not have."""
        op = self.op
        resolvers: Resolvers = {}
        for trait in op.traits:
            record = trait.record
            if record.is_subclass_of(known_traits.ALL_TYPES_MATCH):
                self.add_all_types_match(record.value_as_list_of_strings("values"), resolvers)
            elif record.name == known_traits.SAME_OPERAND_TYPES:
                self.add_same_types(resolvers, include_results=False)
            elif record.name == known_traits.SAME_TYPES:
                self.add_same_types(resolvers, include_results=True)
            elif record.is_subclass_of(known_traits.TYPES_MATCH_WITH):
                transformer = record.value_as_string("transformer")
                self.add_match(record, "lhs", "rhs", transformer, resolvers)
            elif record.is_subclass_of(known_traits.SHAPED_TYPE_MATCHES):
                self.add_match(record, "shaped", "elements", TYPES_OF_ELEMENTS, resolvers)
            elif not op.all_result_types_known and (
                record.value_as_optional_string("cppInterfaceName") == INFER_TYPE_INTERFACE
                and record.value_as_string("cppNamespace") == "::mlir"
            ):
                self.infers_result_types = True
        return resolvers

    def seen_source(
        self, name: str, transformer: str | None
    ) -> TypeOfValue | TypeOfAttribute | None:
        """The value or attribute of that name, if the format says enough of it."""
        bindings = self.bindings
        for operand in self.op.operands:
            if operand.name == name:
                seen = name in bindings.operand_types
                return TypeOfValue(operand, transformer) if seen else None
        for result in self.op.results:
            if result.name == name:
                seen = name in bindings.result_types
                return TypeOfValue(result, transformer) if seen else None
        constant = bindings.attributes.get(name) or bindings.properties.get(name)
        return None if constant is None else TypeOfAttribute(constant, transformer)

    def add_match(
        self, record: Record, known: str, other: str, transformer: str, resolvers: Resolvers
    ) -> None:
        """Two fields of the trait name values; the type of one follows from that of the other."""
        source = self.seen_source(record.value_as_string(known), transformer)
        if source is not None:
            resolvers[record.value_as_string(other)] = source

    def add_all_types_match(self, names: Sequence[str], resolvers: Resolvers) -> None:
        for index, name in enumerate(names):
            source = self.seen_source(name, None)
            if source is None:
                continue
            for other_index, other in enumerate(names):
                if other_index != index:
                    resolvers[other] = source

    def add_same_types(self, resolvers: Resolvers, *, include_results: bool) -> None:
        op, bindings = self.op, self.bindings
        seen = [o for o in op.operands if o.name in bindings.operand_types]
        if not seen and include_results:
            seen = [r for r in op.results if r.name in bindings.result_types]
        if not seen:
            return
        source = TypeOfValue(seen[0], None)
        for operand in op.operands:
            if operand.name not in bindings.operand_types:
                resolvers[operand.name] = source
        for result in op.results if include_results else ():
            if result.name not in bindings.result_types:
                resolvers[result.name] = source

    def resolve_results(self, resolvers: Resolvers) -> list[TypeSource]:
        op, bindings = self.op, self.bindings
        if bindings.all_result_types:
            self.infers_result_types = False
            return [PARSED for _ in op.results]
        if op.results and not bindings.result_types and self.infers_result_types:
            return [PARSED for _ in op.results]
        self.infers_result_types = False
        return [
            self.resolve(
                "result",
                index,
                result,
                result.name in bindings.result_types,
                resolvers,
                can_build=not result.is_variable_length,
            )
            for index, result in enumerate(op.results)
        ]

    def resolve_operands(self, resolvers: Resolvers) -> list[TypeSource]:
        bindings = self.bindings
        types: list[TypeSource] = []
        for index, operand in enumerate(self.op.operands):
            if not bindings.all_operands and operand.name not in bindings.operands:
                raise _not_found("operand", index, operand)
            is_parsed = bindings.all_operand_types or operand.name in bindings.operand_types
            can_build = not (bindings.all_operands and operand.is_variable_length)
            types.append(
                self.resolve("operand", index, operand, is_parsed, resolvers, can_build=can_build)
            )
        return types

    def resolve(
        self,
        kind: str,
        index: int,
        value: NamedTypeConstraint,
        is_parsed: bool,
        resolvers: Resolvers,
        *,
        can_build: bool,
    ) -> TypeSource:
        if is_parsed:
            return PARSED
        resolver = resolvers.get(value.name)
        if resolver is not None:
            return resolver
        builder = value.constraint.builder_call
        if builder is None or not can_build:
            raise _Problem(
                f"type of {kind} #{index}, named '{value.name}', is not buildable and a buildable "
                "type cannot be inferred",
                "suggest adding a type constraint to the operation or adding a "
                f"'type(${value.name})' directive to the custom assembly format",
            )
        return BuildableType(self.buildable_types.setdefault(builder, len(self.buildable_types)))

    def segment_attributes(self) -> list[str]:
        """Attributes that the parser fills from how operands were grouped in the text."""
        names = [
            operand.constraint.segment_sizes_attribute
            for operand in self.op.operands
            if operand.is_variadic_of_variadic and operand.name in self.bindings.operands
        ]
        if len(names) < 2:
            return names
        from tblgen_build.generators.string_map import string_map_order

        return string_map_order(names, self.op.record.release)

    def check_optional_attributes(self) -> None:
        for element in self.elements:
            if isinstance(element, AttributeVariable) and element.var.attr.is_optional:
                name = element.var.name
                raise _Problem(
                    f"optional attribute '{name}' cannot be used outside of an optional group",
                    f"to conditionally print the attribute, use '(${name}^)?'",
                )

    def check_all_bound(self) -> None:
        """In a strict format, nothing may be left to `attr-dict`."""
        op, bindings = self.op, self.bindings
        if bindings.prop_dict or not op.dialect.has_strict_formats:
            return
        bound = {*bindings.attributes, *self.segment_attributes()}
        missing = [f"attribute '{a.name}'" for a in op.native_attributes if a.name not in bound]
        bound = {*bindings.properties}
        missing += [f"property '{p.name}'" for p in op.properties if p.name not in bound]
        if missing:
            raise _Problem(
                "strict properties in assembly format requires prop-dict unless all inherent "
                "attributes and properties are bound in the custom assembly format; missing "
                f"{missing[0]}"
            )

    # --- presence ----------------------------------------------------------------

    def check_regions(self) -> None:
        if self.bindings.all_regions:
            return
        for index, region in enumerate(self.op.regions):
            if region.name not in self.bindings.regions:
                raise _not_found("region", index, region)

    def check_successors(self) -> None:
        if self.bindings.all_successors:
            return
        for index, successor in enumerate(self.op.successors):
            if successor.name not in self.bindings.successors:
                raise _not_found("successor", index, successor)


def _not_found(
    kind: str, index: int, entry: NamedTypeConstraint | NamedRegion | NamedSuccessor
) -> _Problem:
    return _Problem(
        f"{kind} #{index}, named '{entry.name}', not found",
        f"suggest adding a '${entry.name}' directive to the custom assembly format",
    )


# --- ambiguities -----------------------------------------------------------------


def is_optionally_parsed(element: Element) -> bool:
    """Whether the text may go on with what follows the element."""
    match element:
        case AttributeVariable(var=var):
            return is_elidable_attribute(var.attr)
        case PropertyVariable(var=var):
            return is_elidable_property(var.prop)
        case OperandVariable(var=var):
            return var.is_variable_length
        case SuccessorVariable(var=var):
            return var.is_variadic
        case RegionVariable(var=var):
            return var.is_variadic
    return isinstance(element, Whitespace | AttrDict)


def _check_adjacent(
    elements: Sequence[Element],
    is_base: Callable[[Element], bool],
    check: Callable[[Element, Element], None],
) -> list[Element]:
    """Check elements against the base that they may directly follow in the text.

    The bases that may end the text at the end of the elements.
    """
    pending: list[Element] = []
    for element in elements:
        if pending:
            check(pending[0], element)
        if isinstance(element, OptionalGroup):
            branches = element.then_elements, element.else_elements
            for branch in branches:
                # The reference looks at what a branch begins with, not at what that hides.
                if pending and branch:
                    check(pending[0], branch[0])
            for branch in branches:
                pending += _check_adjacent(branch, is_base, check)
            continue
        if not is_optionally_parsed(element):
            pending.clear()
        if is_base(element):
            pending.append(element)
    return pending


def _reads_optional_type(element: Element) -> bool:
    """An attribute that is parsed with its type, if the text has one, after a colon."""
    if not isinstance(element, AttributeVariable):
        return False
    attribute = element.var.attr
    if value_type_builder(attribute) is not None:
        return False
    return element.is_qualified or attribute.storage_type == "::mlir::Attribute"


def _check_colon(base: Element, element: Element) -> None:
    if not isinstance(element, Literal) or element.text != ":":
        return
    assert isinstance(base, AttributeVariable)
    raise _Problem(
        f"format ambiguity caused by `:` literal found after attribute `{base.var.name}` which "
        "does not have a buildable type",
    )


def _is_plain_attr_dict(element: Element) -> bool:
    return isinstance(element, AttrDict) and not element.with_keyword


def _check_region(_: Element, element: Element) -> None:
    if isinstance(element, RegionVariable):
        raise _Problem(
            "format ambiguity caused by `attr-dict` directive followed by region "
            f"`{element.var.name}`",
            "try using `attr-dict-with-keyword` instead",
        )


def _check_oilists(elements: Sequence[Element]) -> None:
    """Keywords of an oilist must differ from those of what follows it directly."""
    taken: set[str] = set()
    for element in elements:
        if isinstance(element, OIList):
            words = [c.literal.text for c in element.clauses]
            separator = element.separator
            if separator is not None:
                where = "as both an oilist separator and clause keyword."
                _raise_taken(words, {separator.text}, where)
            _raise_taken(words, taken, "in two adjacent oilist elements.")
            taken.update(words)
            if separator is not None:
                taken.add(separator.text)
            continue
        if isinstance(element, Literal):
            _raise_taken([element.text], taken, "both in oilist element and the adjacent literal.")
        taken.clear()


def _raise_taken(words: Sequence[str], taken: set[str], where: str) -> None:
    for word in words:
        if word in taken:
            raise _Problem(f"format ambiguity because {word} is used {where}")


def leaf_elements(elements: Sequence[Element]) -> Iterator[Element]:
    """All elements in order, those of optional groups and oilists instead of them."""
    for element in elements:
        if isinstance(element, OptionalGroup):
            yield from leaf_elements(element.then_elements)
            yield from leaf_elements(element.else_elements)
        elif isinstance(element, OIList):
            for clause in element.clauses:
                yield clause.literal
                yield from leaf_elements(clause.elements)
        else:
            yield element
