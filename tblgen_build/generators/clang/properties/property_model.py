"""The properties of types and nodes, and how types and nodes are made from them again."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Rejection

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from tblgen_build._core import Record, Records


class PropertyType:
    """The type of a property: one of its own, or an array or an optional value of another."""

    __slots__ = ("element", "is_array", "is_optional", "name", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = record.name  # as functions are called that read or write it
        # One that is called by a name of its own is read and written by it.
        self.is_array = record.is_anonymous and record.is_subclass_of("Array")
        self.is_optional = record.is_anonymous and record.is_subclass_of("Optional")
        self.element = (
            PropertyType(record.value_as_def("Element"))
            if self.is_array or self.is_optional
            else None
        )

    @property
    def is_const_when_written(self) -> bool:
        return self.record.value_as_bit("ConstWhenWriting")

    def read_as(self) -> str:
        """The C++ type of what is read."""
        return self._cpp(is_written=False)

    def written_as(self) -> str:
        return self._cpp(is_written=True)

    def passed_as(self) -> str:
        """As the function takes it that writes it."""
        if self.record.value_as_bit("PassByReference"):
            return f"const {self.read_as()} &"
        return self.written_as()

    def _cpp(self, is_written: bool) -> str:
        if self.element:
            container = "llvm::ArrayRef" if self.is_array else "std::optional"
            return f"{container}<{self.element._cpp(is_written)}>"
        const = "const " if is_written and self.is_const_when_written else ""
        return f"{const}{self.record.value_as_string('CXXName')}"

    def buffered(self) -> list[str]:
        """What must be kept beside an array that is read, for as long as that is used."""
        return [
            PropertyType(element).read_as()
            for element in self.record.value_as_list_of_defs("BufferElementTypes")
        ]


class NodeProperty:
    __slots__ = ("condition", "name", "record", "type")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = record.value_as_string("Name")
        self.type = PropertyType(record.value_as_def("Type"))
        self.condition = record.value_as_string("Conditional")  # empty: it is always there

    @property
    def code(self) -> str:
        """What finds it in the node."""
        return self.record.value_as_string("Read")


def _kinds(records: Records) -> dict[Record, Record]:
    """What tells the cases of a type apart, by the type."""
    found: dict[Record, Record] = {}

    def add(record: Record) -> None:
        type_ = record.value_as_def("Type")
        if found.setdefault(type_, record) is not record:
            raise record.error(f'multiple kind rules for "{type_.name}"')

    of_each(definitions(records, "PropertyTypeKind"), add)
    return found


class Rules:
    """Records that describe the things that have properties."""

    __slots__ = ("_creators", "_helpers", "_overrides", "_properties", "kinds")

    def __init__(self, records: Records) -> None:
        self._creators = _one_for_each(records, "Creator", "creator")
        self._overrides = _one_for_each(records, "Override", "override")
        self._helpers = _one_for_each(records, "ReadHelper", "write helper")
        self._properties: dict[Record, list[NodeProperty]] = {}
        for record in definitions(records, "Property"):
            owner = record.value_as_def("Class")
            self._properties.setdefault(owner, []).append(NodeProperty(record))
        self.kinds = _kinds(records)
        owners = {*self._creators, *self._overrides, *self._helpers, *self._properties}
        of_each(sorted(owners, key=lambda owner: owner.name), self._check)

    def properties(self, owner: Record) -> list[NodeProperty]:
        """Its own, then those of its bases, without what it does not want.

        Raises RecordError if no record describes it, not even as without properties.
        """
        if not any(owner in described for described in self._all()):
            raise self._unknown(owner)
        override = self._overrides.get(owner)
        ignored = override.value_as_list_of_strings("IgnoredProperties") if override else []
        return [property_ for property_ in self._inherited(owner) if property_.name not in ignored]

    def _inherited(self, owner: Record) -> list[NodeProperty]:
        """All, from it on upwards; what is not a node has no base."""
        own = self._properties.get(owner, [])
        base = owner.value_as_optional_def("Base") if owner.field("Base") else None
        return [*own, *self._inherited(base)] if base else own

    def helper(self, owner: Record) -> str:
        """The code that the code of its properties builds on."""
        helper = self._helpers.get(owner)
        return helper.value_as_string("Code") + "\n" if helper else ""

    def creation(self, owner: Record, properties: list[NodeProperty]) -> str:
        """The code that makes it of its properties; all must be used in it."""
        creator = self._creators.get(owner)
        if creator is None:
            raise self._unknown(owner)
        code = creator.value_as_string("Create")
        for property_ in properties:
            if property_.name not in code:
                raise creator.error(
                    f"creation code for {_name(owner)} doesn't refer to property "
                    f'"{property_.name}"'
                )
        return code + "\n"

    def _all(self) -> tuple[Container[Record], ...]:
        return self._creators, self._overrides, self._helpers, self._properties

    def _unknown(self, owner: Record) -> RecordError:
        return owner.error(f'no information about how to deserialize "{_name(owner)}"')

    def _check(self, owner: Record) -> None:
        """What a class does not want of its bases still may not have the name of another."""
        errors: list[RecordError] = []
        known: dict[str, NodeProperty] = {}
        for property_ in self._inherited(owner):
            errors += _wrong_types(property_)
            first = known.setdefault(property_.name, property_)
            if first is not property_:
                errors.append(
                    RecordError(
                        f'multiple properties named "{property_.name}" in hierarchy of '
                        f"{_name(owner)}",
                        first.record.location,
                        [("existing property", property_.record.location)],
                    )
                )
        if errors:
            raise Rejection.of(errors)


def _name(owner: Record) -> str:
    """As errors call it: the case of a type has its name in a field.

    Raises RecordError where neither that nor a node has the rule: it is the first mistake then.
    """
    if owner.is_subclass_of("PropertyTypeCase"):
        return owner.value_as_string("Name")
    if not owner.is_subclass_of("ASTNode"):
        raise owner.error("only nodes and cases of types may have rules for their properties")
    return owner.name


def _one_for_each(records: Records, class_: str, what: str) -> dict[Record, Record]:
    found: dict[Record, Record] = {}

    def add(record: Record) -> None:
        owner = record.value_as_def("Class")
        if found.setdefault(owner, record) is not record:
            raise record.error(f'multiple {what} rules for "{_name(owner)}"')

    of_each(definitions(records, class_), add)
    return found


def _wrong_types(property_: NodeProperty) -> list[RecordError]:
    """Types need names, and values that may be missing are packed into values of their type.

    What is wrong with the innermost type comes first.
    """
    type_ = property_.type
    errors: list[RecordError] = []
    while inner := type_.element:
        if type_.is_optional:
            for field, what in (("PackOptional", "packing"), ("UnpackOptional", "unpacking")):
                if not inner.record.value_as_string(field):
                    message = f"type doesn't provide optional-{what} code"
                    errors.append(_misused(inner, message, property_))
                    break
        type_ = inner
    if not type_.record.value_as_string("CXXName"):
        message = "type is not generic but has no C++ type name"
        errors.append(_misused(type_, message, property_))
    return errors[::-1]


def _misused(type_: PropertyType, message: str, property_: NodeProperty) -> RecordError:
    return RecordError(
        message, type_.record.location, [("type used here", property_.record.location)]
    )
