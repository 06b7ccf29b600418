"""What emitting one operation needs to know besides its model: names of stored attributes, the
side being emitted, the shared constraint functions."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import INLINE, Class, CommonMethod, Method, Parameter
from tblgen_build.generators.mlir.constraint_functions import FunctionUses
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.operator import Operator
from tblgen_build.generators.mlir.spellings import logical_result
from tblgen_build.registry import ReportedError
from tblgen_build.releases.mlir_operations import (
    ADAPTOR_ERRORS_ARE_JOINED,
    BUILDERS_HAVE_CREATE,
    CREATE_CASTS_LAST,
    CREATE_FORWARDS,
    SMALL_METHODS_ARE_INLINE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import RecordError
    from tblgen_build.generators.cpp.classes import Side
    from tblgen_build.registry import Warnings


_MAY_FAIL: Final = "::llvm::LogicalResult"

# What was called otherwise in properties of before.
FORMER_NAMES: Final = {
    known_traits.OPERAND_SEGMENT_SIZES: "operand_segment_sizes",
    known_traits.RESULT_SEGMENT_SIZES: "result_segment_sizes",
}


class StoredAttribute:
    """An attribute that an operation keeps under a name. Names are sorted in the dictionary, so
    the required ones around an attribute bound where it can be."""

    __slots__ = ("attr", "is_required", "name", "required_after", "required_before")

    def __init__(self, name: str, is_required: bool, attr: Attribute | None) -> None:
        self.name = name
        self.is_required = is_required
        self.attr = attr  # None for segment sizes
        self.required_before = 0
        self.required_after = 0


class SegmentSizes:
    """The numbers of values of each operand, or result, that an operation keeps as a property."""

    __slots__ = ("count", "name")

    def __init__(self, name: str, count: int) -> None:
        self.name = name
        self.count = count


class OpEmission:
    """One operation being emitted to one side, or both."""

    __slots__ = (
        "attributes",
        "create_casts_last",
        "create_forwards",
        "format_error_is_fatal",
        "functions",
        "has_create",
        "has_properties",
        "has_property_fields",
        "infers_types",
        "kept_attributes",
        "name",
        "op",
        "operand_segments",
        "release",
        "result_segments",
        "result_type",
        "segment_properties",
        "side",
        "small",
        "traits",
        "uses_properties",
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
        self.release = op.record.release
        self.result_type = logical_result(self.release)  # of what may fail
        # What a method of a line is.
        self.small = INLINE if self.release.has(SMALL_METHODS_ARE_INLINE) else 0
        # Each operation has a dozen.
        self.has_create = self.release.has(BUILDERS_HAVE_CREATE)
        self.create_forwards = self.release.has(CREATE_FORWARDS)
        self.create_casts_last = self.release.has(CREATE_CASTS_LAST)
        self.name = op.cpp_class_name
        self.functions = functions
        self.warnings = warnings
        self.side: Side = side
        self.traits: dict[str, None] = {}  # in order, each once
        self.operand_segments = op.has_trait(known_traits.OPERAND_SEGMENTS)
        self.result_segments = op.has_trait(known_traits.RESULT_SEGMENTS)
        self.infers_types = op.has_trait(known_traits.INFERS_TYPES)
        # Whether attributes and segment sizes are kept as properties.
        self.uses_properties = op.dialect.uses_properties_for_attributes
        self.has_properties = op.has_properties
        self.attributes = self._stored_attributes()
        # Those that are not computed.
        self.kept_attributes = [
            a for a in self.attributes.values() if a.attr is None or not a.attr.is_derived
        ]
        self.segment_properties = self._segment_properties() if self.uses_properties else ()
        self.has_property_fields = bool(op.properties) or (
            self.has_properties
            and (self.operand_segments or self.result_segments or bool(self.kept_attributes))
        )

    def report(self, error: RecordError) -> None:
        """Show an error and go on."""
        self.warnings.append(ReportedError.of(error))

    def add_trait(self, trait: str) -> None:
        """Make the C++ trait a base of the operation's class, after those it has."""
        self.traits[trait] = None

    def _segment_properties(self) -> Sequence[SegmentSizes]:
        found: list[SegmentSizes] = []
        if self.operand_segments:
            found.append(SegmentSizes(known_traits.OPERAND_SEGMENT_SIZES, len(self.op.operands)))
        if self.result_segments:
            found.append(SegmentSizes(known_traits.RESULT_SEGMENT_SIZES, len(self.op.results)))
        return found

    def _stored_attributes(self) -> dict[str, StoredAttribute]:
        found: dict[str, StoredAttribute] = {}
        for named in self.op.attributes:
            attr = named.attr
            is_required = not (attr.has_default_value or attr.is_optional or attr.is_derived)
            found.setdefault(named.name, StoredAttribute(named.name, is_required, attr))
        if not self.uses_properties:
            if self.operand_segments:
                name = known_traits.OPERAND_SEGMENT_SIZES
                found.setdefault(name, StoredAttribute(name, True, None))
            if self.result_segments:
                name = known_traits.RESULT_SEGMENT_SIZES
                found.setdefault(name, StoredAttribute(name, True, None))
        required = 0
        ordered: dict[str, StoredAttribute] = {}
        for name in sorted(found):
            ordered[name] = attribute = found[name]
            attribute.required_before = required
            required += attribute.is_required
        for attribute in ordered.values():
            after = required - attribute.required_before - attribute.is_required
            attribute.required_after = after
        return ordered

    def add(
        self,
        class_: Class,
        return_type: str,
        name: str,
        parameters: Sequence[Parameter] = (),
        flags: int = 0,
        body: str = "",
    ) -> Method:
        """Add a method that must not clash with another. Raises RecordError where it does."""
        method = class_.add(return_type, name, parameters, flags, body)
        if method is None:
            raise self._clash(name)
        return method

    def add_common(self, class_: Class, method: CommonMethod) -> None:
        """As `add`, of a method that is the same in all operations."""
        if not self.insert_common(class_, method):
            raise self._clash(method.name)

    def add_inline(self, class_: Class, method: CommonMethod) -> None:
        """As `add_common`, of a method that is inline in all releases."""
        if class_.insert(method) is None:
            raise self._clash(method.name)

    def insert_common(self, class_: Class, method: CommonMethod) -> bool:
        """Whether none that is there already makes it redundant."""
        if self.small:
            return class_.insert(method) is not None
        type_ = self.result_type if method.return_type == _MAY_FAIL else method.return_type
        flags = method.flags & ~INLINE
        return class_.add_like(method, type_, flags) is not None

    def add_declared(self, class_: Class, method: CommonMethod) -> Method | None:
        """As `add_common`; the method to append to where this operation's body is written."""
        if self.side == "declarations":
            self.add_common(class_, method)
            return None
        type_ = self.result_type if method.return_type == _MAY_FAIL else method.return_type
        return self.add(class_, type_, method.name, method.parameters, method.flags)

    def _clash(self, name: str) -> RecordError:
        return self.op.record.error(
            f"method '{name}' of op '{self.op.record.name}' is generated twice: an argument, "
            "result, region or trait of that name hides another"
        )


_FROM_SORTED_RANGE: Final = cpp(
    "::mlir::impl::get${kind}AttrFromSortedRange("
    "$attributes.begin() + $before, $attributes.end() - $after, $name)"
)


class Accessor:
    """How generated code reaches stored attributes: from the operation or from its adaptor."""

    __slots__ = ("attributes", "builder", "emission", "is_op")

    def __init__(self, emission: OpEmission, is_op: bool) -> None:
        self.emission = emission
        self.is_op = is_op
        self.attributes = "(*this)->getAttrs()" if is_op else "odsAttrs"
        context = "(*this)->getContext()" if is_op else "odsAttrs.getContext()"
        self.builder = f"::mlir::Builder({context})"

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
        return _FROM_SORTED_RANGE(
            kind="Named" if named else "",
            attributes=self.attributes,
            before=stored.required_before,
            after=stored.required_after,
            name=self.attribute_name(name),
        )

    def error(self, message: str) -> str:
        """The expression of an error, with a message as it stands in a string literal."""
        if self.is_op:
            return f'emitOpError("{message}")'
        joint = "" if self.emission.release.has(ADAPTOR_ERRORS_ARE_JOINED) else '" "'
        return f"emitError(loc, \"'{self.emission.op.operation_name}' op {joint}{message}\")"
