"""The adaptors of an operation, which give its accessors to any range of values.

`XGenericAdaptorBase` has what does not depend on the range type,
`XGenericAdaptor` is a template over it, `XAdaptor` is that for ValueRange.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.classes import INLINE, Class, CommonMethod, Parameter
from tblgen_build.generators.mlir.op.accessors import add_adaptor_operands
from tblgen_build.generators.mlir.op.attributes import add_adaptor_attributes
from tblgen_build.generators.mlir.op.emission import OpEmission
from tblgen_build.generators.mlir.op.properties import properties_struct
from tblgen_build.generators.mlir.op.verifier import write_adaptor_verifier

_REGIONS = Parameter("::mlir::RegionRange", "regions", "{}")
_EMPTY = "::mlir::EmptyProperties"
_GET_PROPERTIES = CommonMethod(
    "const Properties &", "getProperties", (), INLINE, "  return properties;\n"
)
_GET_ATTRIBUTES = CommonMethod(
    "::mlir::DictionaryAttr", "getAttributes", (), INLINE, "  return odsAttrs;\n"
)
_GET_OPERANDS = CommonMethod("RangeT", "getOperands", (), INLINE, "  return odsOperands;\n")
_VERIFY = CommonMethod("::llvm::LogicalResult", "verify", [Parameter("::mlir::Location", "loc")])


def operand_indices(emission: OpEmission) -> str:
    """Constants with the indices of named operands."""
    return "".join(
        [
            f"  static constexpr int odsIndex_{operand.name} = {index};\n"
            for index, operand in enumerate(emission.op.operands)
            if operand.name
        ]
    )


class Adaptors:
    """The three classes of one operation."""

    __slots__ = ("adaptor", "base", "emission", "generic")

    def __init__(self, emission: OpEmission) -> None:
        self.emission = emission
        op = emission.op
        side = emission.side
        self.base = Class(f"{op.generic_adaptor_name}Base", side=side)
        self.generic = Class(op.generic_adaptor_name, side=side)
        self.adaptor = Class(op.adaptor_name, side=side)
        self._start_base()
        # All of the template is in the declarations; what can clash in it, clashes in the op too.
        generic = self.generic if side == "declarations" else None
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
        if emission.has_properties and emission.side == "declarations":
            base.declare(properties_struct(emission))
        base.declare_visibility("protected")
        base.declare_field("::mlir::DictionaryAttr", "odsAttrs")
        base.declare_field("::std::optional<::mlir::OperationName>", "odsOpName")
        if emission.has_properties:
            base.declare_field("Properties", "properties")
        base.declare_field("::mlir::RegionRange", "odsRegions")
        self._add_base_constructors()

    def _start_generic(self) -> None:
        generic = self.generic
        base = self.base.name
        generic.template_params.append("typename RangeT")
        generic.add_parent(f"detail::{base}")
        generic.declare_using("ValueT", "::llvm::detail::ValueOfRange<RangeT>")
        generic.declare_using("Base", f"detail::{base}")
        indices = operand_indices(self.emission)
        if indices:
            generic.declare(indices)
        self._declare_generic_constructors()

    def _finish_base(self) -> None:
        emission = self.emission
        base = self.base
        if emission.has_properties:
            emission.add_common(base, _GET_PROPERTIES)
        emission.add_common(base, _GET_ATTRIBUTES)
        add_adaptor_attributes(emission, base)
        self._add_regions()
        base.finalize()

    def _add_base_constructors(self) -> None:
        emission = self.emission
        name = emission.op.operation_name
        if emission.has_properties:
            attributes = Parameter("::mlir::DictionaryAttr", "attrs")
            properties = Parameter("const Properties &", "properties")
        else:
            attributes = Parameter("::mlir::DictionaryAttr", "attrs", "{}")
            properties = Parameter(f"const {_EMPTY} &", "properties", "{}")
        constructor = self.base.add_constructor([attributes, properties, _REGIONS], is_inline=True)
        assert constructor is not None
        constructor.initializers.append(("odsAttrs", "attrs"))
        if emission.has_properties:
            constructor.initializers.append(("properties", "properties"))
        constructor.initializers.append(("odsRegions", "regions"))
        constructor.write(
            f'  if (odsAttrs)\n    odsOpName.emplace("{name}", odsAttrs.getContext());\n'
        )
        self._add_constructor_from_operation()

    def _add_constructor_from_operation(self) -> None:
        emission = self.emission
        if emission.has_properties:
            parameter = Parameter(emission.name, "op")
        else:
            parameter = Parameter("::mlir::Operation *", "op")
        constructor = self.base.add_constructor([parameter], is_inline=not emission.has_properties)
        assert constructor is not None
        constructor.initializers += [
            ("odsAttrs", "op->getRawDictionaryAttrs()"),
            ("odsOpName", "op->getName()"),
        ]
        if emission.has_properties:
            constructor.initializers.append(("properties", "op.getProperties()"))
        constructor.initializers.append(("odsRegions", "op->getRegions()"))

    def _add_regions(self) -> None:
        emission = self.emission
        base = self.base
        for index, region in enumerate(emission.op.regions):
            if not region.name:
                continue
            name = emission.op.getter_name(region.name)
            if region.is_variadic:
                method = emission.add(base, "::mlir::RegionRange", name, flags=INLINE)
                method.write(f"  return odsRegions.drop_front({index});\n")
            else:
                method = emission.add(base, "::mlir::Region &", name, flags=INLINE)
                method.write(f"  return *odsRegions[{index}];\n")
        if emission.op.regions:
            method = emission.add(base, "::mlir::RegionRange", "getRegions", flags=INLINE)
            method.write("  return odsRegions;\n")

    def _finish_generic(self) -> None:
        generic = self.generic
        # An operand may be called operands: its accessor serves as well.
        generic.insert(_GET_OPERANDS)
        generic.add_field("RangeT", "odsOperands")
        generic.finalize()

    def _declare_generic_constructors(self) -> None:
        """As text: nothing can make them redundant."""
        emission = self.emission
        name = self.generic.name
        if emission.has_properties:
            type_ = "Properties"
            first = "::mlir::DictionaryAttr attrs, const Properties &properties"
        else:
            type_ = _EMPTY
            first = f"::mlir::DictionaryAttr attrs = {{}}, const {_EMPTY} &properties = {{}}"
        regions = "::mlir::RegionRange regions = {}"
        opaque = "::mlir::DictionaryAttr attrs, ::mlir::OpaqueProperties properties"
        only = ""
        if emission.has_properties:
            # Without attributes there are no segment sizes to find operands by.
            default = "" if emission.operand_segments else " = nullptr"
            only = (
                f"  {name}(RangeT values, ::mlir::DictionaryAttr attrs{default}) : "
                f"{name}(values, attrs, Properties{{}}, {{}}) {{}}\n\n"
            )
        self.generic.declare_visibility("public")
        self.generic.declare(
            f"  {name}(RangeT values, {first}, {regions}) : "
            "Base(attrs, properties, regions), odsOperands(values) {}\n\n"
            f"  {name}(RangeT values, {opaque}, {regions}) : {name}(values, attrs, "
            f"(properties ? *properties.as<{type_} *>() : {type_}{{}}), regions) {{}}\n\n"
            f"{only}"
            f"  {name}(RangeT values, const {self.base.name} &base) : "
            "Base(base), odsOperands(values) {}\n\n"
            f"  template <typename LateInst = {emission.name}, "
            f"typename = std::enable_if_t<std::is_same_v<LateInst, {emission.name}>>>\n"
            f"  {name}(RangeT values, LateInst op) : Base(op), odsOperands(values) {{}}\n\n"
        )

    def _fill_adaptor(self) -> None:
        emission = self.emission
        adaptor = self.adaptor
        generic = self.generic.name
        adaptor.add_parent(f"{generic}<::mlir::ValueRange>")
        adaptor.declare_visibility("public")
        adaptor.declare_using(f"{generic}::{generic}")
        constructor = adaptor.add_constructor([Parameter(emission.name, "op")])
        assert constructor is not None
        constructor.initializers.append((generic, "op->getOperands(), op"))
        method = emission.add_declared(adaptor, _VERIFY)
        if method is not None:
            write_adaptor_verifier(emission, method)
        adaptor.finalize()

    def declarations(self) -> str:
        return (
            f"namespace detail {{\n\n{self.base.declaration()}\n}} // namespace detail\n"
            f"{self.generic.declaration()}{self.adaptor.declaration()}"
        )

    def definitions(self) -> str:
        return (
            f"namespace detail {{\n\n{self.base.definition()}\n}} // namespace detail\n"
            f"{self.adaptor.definition()}"
        )
