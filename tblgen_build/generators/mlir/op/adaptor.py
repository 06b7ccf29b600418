"""The adaptors of an operation, which give its accessors to any range of values.

`XGenericAdaptorBase` has what does not depend on the range type,
`XGenericAdaptor` is a template over it, `XAdaptor` is that for ValueRange.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import Writer, cpp
from tblgen_build.generators.cpp.classes import INLINE, Class, CommonMethod, Parameter
from tblgen_build.generators.mlir.op.accessors import add_adaptor_operands
from tblgen_build.generators.mlir.op.attributes import add_adaptor_attributes
from tblgen_build.generators.mlir.op.emission import OpEmission
from tblgen_build.generators.mlir.op.properties import properties_struct
from tblgen_build.generators.mlir.op.verifier import write_adaptor_verifier
from tblgen_build.releases.mlir_operations import (
    ADAPTORS_ARE_MADE_OF_BASES,
    ADAPTORS_TAKE_ANY_OPERATION,
    BASES_OF_ADAPTORS_HAVE_DEFAULTS,
    OPERAND_INDICES_ARE_NAMED,
    PROPERTIES_ARE_REFERRED_TO,
    RESULT_INDICES_ARE_NAMED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.operator import NamedTypeConstraint

_REGIONS: Final = Parameter("::mlir::RegionRange", "regions", "{}")
_BASE_PARAMETERS: Final = (
    Parameter("::mlir::DictionaryAttr", "attrs"),
    Parameter("const Properties &", "properties"),
    _REGIONS,
)
_BASE_PARAMETERS_WITHOUT_PROPERTIES: Final = (
    Parameter("::mlir::DictionaryAttr", "attrs", "{}"),
    Parameter("const ::mlir::EmptyProperties &", "properties", "{}"),
    _REGIONS,
)
# Without attributes there are no segment sizes to find operands by.
_ATTRIBUTES: Final = Parameter("::mlir::DictionaryAttr", "attrs")
_MISSING_ATTRIBUTES: Final = Parameter("::mlir::DictionaryAttr", "attrs", "nullptr")
_MISSING_PROPERTIES: Final = Parameter("const Properties &", "properties", "{}")
_OPERATION: Final = (Parameter("::mlir::Operation *", "op"),)

_GET_PROPERTIES: Final = CommonMethod(
    "const Properties &", "getProperties", (), INLINE, "return properties;"
)
_GET_ATTRIBUTES: Final = CommonMethod(
    "::mlir::DictionaryAttr", "getAttributes", (), INLINE, "return odsAttrs;"
)
_GET_OPERANDS: Final = CommonMethod("RangeT", "getOperands", (), INLINE, "return odsOperands;")
_GET_REGIONS: Final = CommonMethod(
    "::mlir::RegionRange", "getRegions", (), INLINE, "return odsRegions;"
)
_VERIFY: Final = CommonMethod(
    "::llvm::LogicalResult", "verify", [Parameter("::mlir::Location", "loc")]
)

_REMEMBER_NAME: Final = cpp("""
    if (odsAttrs)
      odsOpName.emplace("$name", odsAttrs.getContext());
""")

# Nothing can make these redundant.
_GENERIC_CONSTRUCTORS: Final = cpp("""
    $name(RangeT values, ::mlir::DictionaryAttr attrs, const Properties &properties, ::mlir::RegionRange regions = {}) : Base(attrs, properties, regions), odsOperands(values) {}

    $name(RangeT values, ::mlir::DictionaryAttr attrs, $reference properties, ::mlir::RegionRange regions = {}) : $name(values, attrs, (properties ? *properties.as<Properties *>() : Properties{}), regions) {}

    $name(RangeT values, $only_attributes) : $name(values, attrs, Properties{}, {}) {}

    $from_base
    $from_operation
""")  # noqa: E501

_GENERIC_CONSTRUCTORS_WITHOUT_PROPERTIES: Final = cpp("""
    $name(RangeT values, ::mlir::DictionaryAttr attrs$none, const ::mlir::EmptyProperties &properties = {}, ::mlir::RegionRange regions = {}) : Base(attrs, properties, regions), odsOperands(values) {}

    $name(RangeT values, ::mlir::DictionaryAttr attrs, $reference properties, ::mlir::RegionRange regions = {}) : $name(values, attrs, (properties ? *properties.as<::mlir::EmptyProperties *>() : ::mlir::EmptyProperties{}), regions) {}

    $from_base
    $from_operation
""")  # noqa: E501

_GENERIC_CONSTRUCTORS_WITH_DEFAULTS: Final = cpp("""
    $name(RangeT values, ::mlir::DictionaryAttr attrs$default, const Properties &properties = {}, ::mlir::RegionRange regions = {}) : Base(attrs, properties, regions), odsOperands(values) {}

    $name(RangeT values, ::mlir::DictionaryAttr attrs, $reference properties, ::mlir::RegionRange regions = {}) : $name(values, attrs, (properties ? *properties.as<Properties *>() : Properties{}), regions) {}

    $from_operation
""")  # noqa: E501

_FROM_BASE: Final = cpp("""
    $name(RangeT values, const $base &base) : Base(base), odsOperands(values) {}

""")

_FROM_OPERATION: Final = cpp("""
    template <typename LateInst = $op, typename = std::enable_if_t<std::is_same_v<LateInst, $op>>>
    $name(RangeT values, LateInst op) : Base(op), odsOperands(values) {}

""")

_DECLARATIONS: Final = cpp("""
    namespace detail {

    $base

    } // namespace detail
    $generic
    $adaptor
""")

_DEFINITIONS: Final = cpp("""
    namespace detail {

    $base

    } // namespace detail
    $adaptor
""")


def operand_indices(emission: OpEmission) -> list[str]:
    """Constants with the indices of named operands."""
    has_names = emission.release.has(OPERAND_INDICES_ARE_NAMED)
    return _indices(emission.op.operands) if has_names else []


def result_indices(emission: OpEmission) -> list[str]:
    has_names = emission.release.has(RESULT_INDICES_ARE_NAMED)
    return _indices(emission.op.results) if has_names else []


def _indices(values: Sequence[NamedTypeConstraint]) -> list[str]:
    return [
        f"static constexpr int odsIndex_{value.name} = {index};"
        for index, value in enumerate(values)
        if value.name
    ]


class Adaptors:
    """The three classes of one operation."""

    __slots__ = ("adaptor", "base", "emission", "generic")

    def __init__(self, emission: OpEmission) -> None:
        self.emission = emission
        op = emission.op
        side = emission.side
        self.base = Class(f"{op.generic_adaptor_name}Base", side=side)
        self.generic = Class(
            op.generic_adaptor_name, side=side, template_params=("typename RangeT",)
        )
        self.adaptor = Class(op.adaptor_name, side=side)
        self._start_base()
        # All of the template is in the declarations; what can clash in it, clashes in the op too.
        generic = self.generic if side != "definitions" else None
        if generic is not None:
            self._start_generic()
        add_adaptor_operands(emission, self.base, generic)
        self._finish_base()
        if generic is not None:
            self._finish_generic()
        self._fill_adaptor()

    def _start_base(self) -> None:
        emission = self.emission
        base = self.base
        base.declare_visibility("public")
        if emission.has_properties and emission.side != "definitions":
            base.declare(properties_struct(emission))
        base.declare_visibility("protected")
        base.declare_field("::mlir::DictionaryAttr", "odsAttrs")
        base.declare_field("::std::optional<::mlir::OperationName>", "odsOpName")
        if emission.has_properties:
            base.declare_field("Properties", "properties")
        base.declare_field("::mlir::RegionRange", "odsRegions")
        self._add_base_constructors()

    def _add_base_constructors(self) -> None:
        emission = self.emission
        base = self.base
        properties = [("properties", "properties")] if emission.has_properties else []
        members = [("odsAttrs", "attrs"), *properties, ("odsRegions", "regions")]
        body = _REMEMBER_NAME(name=emission.op.operation_name)
        base.add_constructor(self._base_parameters(), emission.small, members, body)
        parameters: tuple[Parameter, ...] = (Parameter(emission.name, "op"),)
        flags = 0
        if not emission.release.has(ADAPTORS_TAKE_ANY_OPERATION):
            members = [(base.name, self._parts_of_operation())]
        else:
            if not emission.has_properties:
                parameters = _OPERATION
                flags = INLINE
            members = self._members_of_operation()
        base.add_constructor(parameters, flags, members)

    def _members_of_operation(self) -> list[tuple[str, str]]:
        has_properties = self.emission.has_properties
        return [
            ("odsAttrs", "op->getRawDictionaryAttrs()"),
            ("odsOpName", "op->getName()"),
            *([("properties", "op.getProperties()")] if has_properties else []),
            ("odsRegions", "op->getRegions()"),
        ]

    def _parts_of_operation(self) -> str:
        """The arguments of the other constructor."""
        kind = "Discardable" if self.emission.has_properties else ""
        return f"op->get{kind}AttrDictionary(), op.getProperties(), op->getRegions()"

    def _base_parameters(self) -> tuple[Parameter, ...]:
        emission = self.emission
        if emission.release.has(BASES_OF_ADAPTORS_HAVE_DEFAULTS):
            attributes = _ATTRIBUTES if emission.operand_segments else _MISSING_ATTRIBUTES
            if emission.has_properties:
                return attributes, _MISSING_PROPERTIES, _REGIONS
            return attributes, *_BASE_PARAMETERS_WITHOUT_PROPERTIES[1:]
        if emission.has_properties:
            return _BASE_PARAMETERS
        return _BASE_PARAMETERS_WITHOUT_PROPERTIES

    def _finish_base(self) -> None:
        emission = self.emission
        base = self.base
        if emission.has_properties:
            emission.add_inline(base, _GET_PROPERTIES)
        emission.add_common(base, _GET_ATTRIBUTES)
        add_adaptor_attributes(emission, base)
        self._add_regions()
        base.finalize()

    def _add_regions(self) -> None:
        emission = self.emission
        base = self.base
        for index, region in enumerate(emission.op.regions):
            if not region.name:
                continue
            name = emission.op.getter_name(region.name)
            if region.is_variadic:
                type_ = "::mlir::RegionRange"
                body = f"return odsRegions.drop_front({index});"
            else:
                type_ = "::mlir::Region &"
                body = f"return *odsRegions[{index}];"
            emission.add(base, type_, name, (), emission.small, body)
        if emission.op.regions:
            # What has the same name, and comes first, stands for it.
            emission.insert_common(base, _GET_REGIONS)

    def _start_generic(self) -> None:
        generic = self.generic
        base = self.base.name
        generic.add_parent(f"detail::{base}")
        generic.declare_using("ValueT", "::llvm::detail::ValueOfRange<RangeT>")
        generic.declare_using("Base", f"detail::{base}")
        for constant in operand_indices(self.emission):
            generic.declare(constant)
        generic.declare_visibility("public")
        generic.declare(self._generic_constructors())

    def _generic_constructors(self) -> str:
        emission = self.emission
        name = self.generic.name
        from_base = ""
        if emission.release.has(ADAPTORS_ARE_MADE_OF_BASES):
            from_base = _FROM_BASE(name=name, base=self.base.name)
        from_operation = _FROM_OPERATION(name=name, op=emission.name)
        refers = emission.release.has(PROPERTIES_ARE_REFERRED_TO)
        reference = "::mlir::PropertyRef" if refers else "::mlir::OpaqueProperties"
        if not emission.has_properties:
            none = " = {}"
            if emission.release.has(BASES_OF_ADAPTORS_HAVE_DEFAULTS):
                none = "" if emission.operand_segments else " = nullptr"
            return _GENERIC_CONSTRUCTORS_WITHOUT_PROPERTIES(
                name=name,
                none=none,
                reference=reference,
                from_base=from_base,
                from_operation=from_operation,
            )
        # Without attributes there are no segment sizes to find operands by.
        default = "" if emission.operand_segments else " = nullptr"
        if emission.release.has(BASES_OF_ADAPTORS_HAVE_DEFAULTS):
            return _GENERIC_CONSTRUCTORS_WITH_DEFAULTS(
                name=name, default=default, reference=reference, from_operation=from_operation
            )
        return _GENERIC_CONSTRUCTORS(
            name=name,
            reference=reference,
            only_attributes=f"::mlir::DictionaryAttr attrs{default}",
            from_base=from_base,
            from_operation=from_operation,
        )

    def _finish_generic(self) -> None:
        generic = self.generic
        # An operand may be called operands: its accessor serves as well.
        generic.insert(_GET_OPERANDS)
        generic.add_field("RangeT", "odsOperands")
        generic.finalize()

    def _fill_adaptor(self) -> None:
        emission = self.emission
        adaptor = self.adaptor
        generic = self.generic.name
        adaptor.add_parent(f"{generic}<::mlir::ValueRange>")
        adaptor.declare_visibility("public")
        adaptor.declare_using(f"{generic}::{generic}")
        initializers = [(generic, "op->getOperands(), op")]
        adaptor.add_constructor([Parameter(emission.name, "op")], 0, initializers)
        method = emission.add_declared(adaptor, _VERIFY)
        if method is not None:
            write_adaptor_verifier(emission, method)
        adaptor.finalize()

    def declarations(self) -> Writer:
        text = Writer()
        text.emit(
            _DECLARATIONS,
            base=self.base.declared(),
            generic=self.generic.declared(),
            adaptor=self.adaptor.declared(),
        )
        return text

    def definitions(self) -> Writer:
        text = Writer()
        base, adaptor = self.base.definition(), self.adaptor.definition()
        text.emit(_DEFINITIONS, base=base, adaptor=adaptor)
        return text
