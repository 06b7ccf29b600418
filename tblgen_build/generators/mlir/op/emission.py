"""What emitting one operation needs to know besides its model: names of stored attributes, the
side being emitted, the shared constraint functions."""

from __future__ import annotations

from tblgen_build.dataclass import dataclass
from tblgen_build.generators.cpp.classes import Class, CommonMethod, Method, Parameter
from tblgen_build.generators.mlir.constraint_functions import FunctionUses
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.operator import Operator
from tblgen_build.registry import ReportedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import RecordError
    from tblgen_build.generators.cpp.classes import Side
    from tblgen_build.registry import Warnings


OPERAND_SEGMENTS: Final = "operandSegmentSizes"
RESULT_SEGMENTS: Final = "resultSegmentSizes"


@dataclass(slots=True)
class StoredAttribute:
    """An attribute that an operation keeps under a name. Names are sorted in the dictionary, so
    the required ones around an attribute bound where it can be."""

    name: str
    is_required: bool
    attr: Attribute | None  # None for segment sizes
    required_before: int = 0
    required_after: int = 0


class OpEmission:
    """One operation being emitted to one side."""

    __slots__ = (
        "attributes",
        "format_error_is_fatal",
        "functions",
        "has_properties",
        "has_property_fields",
        "name",
        "op",
        "operand_segments",
        "result_segments",
        "side",
        "traits",
        "warnings",
    )

    def __init__(
        self,
        op: Operator,
        functions: FunctionUses,
        side: Side,
        warnings: Warnings,
        format_error_is_fatal: bool = True,
    ) -> None:
        self.format_error_is_fatal = format_error_is_fatal
        self.op = op
        self.name = op.cpp_class_name
        self.functions = functions
        self.warnings = warnings
        self.side: Side = side
        self.traits: dict[str, None] = {}  # in order, each once
        self.operand_segments = op.has_trait("::mlir::OpTrait::AttrSizedOperandSegments")
        self.result_segments = op.has_trait("::mlir::OpTrait::AttrSizedResultSegments")
        self.has_properties = bool(op.properties) or op.dialect.uses_properties_for_attributes
        self.attributes = self._stored_attributes()
        self.has_property_fields = bool(op.properties) or (
            self.has_properties
            and (
                self.operand_segments
                or self.result_segments
                or any(a.attr is None or not a.attr.is_derived for a in self.attributes.values())
            )
        )

    def report(self, error: RecordError) -> None:
        """Show an error and go on."""
        self.warnings.append(ReportedError(error.message, error.location, error.notes))

    def add_trait(self, trait: str) -> None:
        """Make the C++ trait a base of the operation's class, after those it has."""
        self.traits[trait] = None

    @property
    def segments_are_properties(self) -> bool:
        return self.op.dialect.uses_properties_for_attributes

    def segment_properties(self) -> list[tuple[str, str, int]]:
        """The segment sizes kept as properties: name, former name, number of segments."""
        if not self.segments_are_properties:
            return []
        found: list[tuple[str, str, int]] = []
        if self.operand_segments:
            found.append((OPERAND_SEGMENTS, "operand_segment_sizes", len(self.op.operands)))
        if self.result_segments:
            found.append((RESULT_SEGMENTS, "result_segment_sizes", len(self.op.results)))
        return found

    def _stored_attributes(self) -> dict[str, StoredAttribute]:
        found: dict[str, StoredAttribute] = {}
        for named in self.op.attributes:
            is_optional = named.attr.has_default_value or named.attr.is_optional
            found.setdefault(named.name, StoredAttribute(named.name, not is_optional, named.attr))
        if not self.segments_are_properties:
            if self.operand_segments:
                found.setdefault(OPERAND_SEGMENTS, StoredAttribute(OPERAND_SEGMENTS, True, None))
            if self.result_segments:
                found.setdefault(RESULT_SEGMENTS, StoredAttribute(RESULT_SEGMENTS, True, None))
        ordered = sorted(found.values(), key=lambda a: a.name)
        required = 0
        for attribute in ordered:
            attribute.required_before = required
            required += attribute.is_required
        for attribute in ordered:
            after = required - attribute.required_before - attribute.is_required
            attribute.required_after = after
        return {a.name: a for a in ordered}

    def add(
        self,
        class_: Class,
        return_type: str,
        name: str,
        parameters: Sequence[Parameter] = (),
        flags: int = 0,
    ) -> Method:
        """Add a method that must not clash with another. Raises RecordError where it does."""
        method = class_.add(return_type, name, parameters, flags)
        if method is None:
            raise self._clash(name)
        return method

    def add_common(self, class_: Class, method: CommonMethod) -> None:
        """As `add`, of a method that is the same in all operations."""
        if class_.insert(method) is None:
            raise self._clash(method.name)

    def add_declared(self, class_: Class, method: CommonMethod) -> Method | None:
        """As `add_common`; the method to append to where this operation's body is written."""
        if self.side == "declarations":
            self.add_common(class_, method)
            return None
        return self.add(class_, method.return_type, method.name, method.parameters, method.flags)

    def _clash(self, name: str) -> RecordError:
        return self.op.record.error(
            f"method '{name}' of op '{self.op.record.name}' is generated twice: an argument, "
            "result, region or trait of that name hides another"
        )


class Accessor:
    """How generated code reaches stored attributes: from the operation or from its adaptor."""

    __slots__ = ("emission", "is_op")

    def __init__(self, emission: OpEmission, is_op: bool) -> None:
        self.emission = emission
        self.is_op = is_op

    @property
    def attributes(self) -> str:
        return "(*this)->getAttrs()" if self.is_op else "odsAttrs"

    @property
    def builder(self) -> str:
        context = "(*this)->getContext()" if self.is_op else "odsAttrs.getContext()"
        return f"::mlir::Builder({context})"

    def attribute_name(self, name: str) -> str:
        getter = self.emission.op.getter_name(name) + "AttrName"
        if self.is_op:
            return f"{getter}()"
        return f"{self.emission.name}::{getter}(*odsOpName)"

    def attribute(self, name: str, *, named: bool = False) -> str:
        """The C++ expression for the stored attribute (with its name where `named`)."""
        if self.emission.has_properties:
            return f"getProperties().{name}"
        stored = self.emission.attributes[name]
        attributes = self.attributes
        return (
            f"::mlir::impl::get{'Named' if named else ''}AttrFromSortedRange("
            f"{attributes}.begin() + {stored.required_before}, "
            f"{attributes}.end() - {stored.required_after}, {self.attribute_name(name)})"
        )

    def error(self, message_prefix: str = "") -> str:
        """The start of an error expression up to the opening quote of its text."""
        if self.is_op:
            return f'emitOpError("{message_prefix}'
        name = self.emission.op.operation_name
        return f"emitError(loc, \"'{name}' op {message_prefix}"
