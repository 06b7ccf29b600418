"""Readers and writers of a dialect's attributes and types in bytecode.

A `DialectAttributes` or `DialectTypes` record lists them in the order of their
codes; how one is encoded stands in the members of its own record.
"""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, Record, RecordError, Records
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.definitions import definitions_of, input_error
from tblgen_build.generators.mlir.model.name_spellings import snake_to_camel
from tblgen_build.registry import Option, Options, generator
from tblgen_build.releases.mlir import (
    EMPTY_VALUES_ARE_CHECKED,
    SIZES_OF_ARRAYS_ARE_KNOWN,
    WRITERS_CAN_FAIL,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Final, Literal

    from tblgen_build._core import Release

    Kind = Literal["Attribute", "Type"]
    Member = tuple[str, Record]

_RESERVED: Final = "ReservedOrDead"
_COMPOSITE: Final = "CompositeBytecode"


def _format(template: str, values: Mapping[str, str]) -> str:
    for placeholder, value in values.items():
        template = template.replace(placeholder, value)
    return template


def _text(record: Record, field: str) -> str:
    """A string field; empty where there is none."""
    return record.value_as_string(field) if field in record else ""


def _cpp_type(record: Record) -> str:
    """The C++ type that holds what the record describes."""
    if record.is_subclass_of("Array"):
        return f"SmallVector<{_cpp_type(record.value_as_def('elemT'))}>"
    type_ = _text(record, "cType")
    if type_:
        return type_
    if record.is_anonymous:
        raise record.error("a bytecode record without a name needs a 'cType'")
    return record.name


def _members(record: Record) -> list[Member]:
    dag: DagValue = record.value_as_dag("members")
    members: list[Member] = []
    for value, name in zip(dag.args, dag.arg_names, strict=True):
        if not isinstance(value, DefValue):
            raise record.error(f"member '{name or value}' of '{record.name}' must be a record")
        if not name:
            raise record.error(f"a member of '{record.name}' has no name: {value}")
        members.append((name, value.record))
    return members


def _element_kind(array: Record) -> Kind | None:
    """The kind of the elements if the reader has a function for a whole array of them."""
    element = array.value_as_def("elemT")
    if element.is_subclass_of(_COMPOSITE):
        return None
    if element.is_subclass_of("AttributeKind"):
        return "Attribute"
    return "Type" if element.is_subclass_of("TypeKind") else None


def _known_size(array: Record) -> str | None:
    """The expression for the number of elements, where other members tell it."""
    if not array.release.has(SIZES_OF_ARRAYS_ARE_KNOWN):
        return None
    if not array.is_subclass_of("ArrayWithKnownSize"):
        return None
    return array.value_as_string("knownSizeRef")


def _list_reader(name: str) -> str:
    return f"read{name[:1].upper()}{name[1:]}"


# --- reading

_READER: Final = cpp("""
    static ::mlir::$kind read$name(MLIRContext* context, DialectBytecodeReader &reader) {
      $body
    }

""")

_READ_NOTHING: Final = cpp("""
    return get<$type>(context);
""")

_READ_NOTHING_CHECKED: Final = cpp("""
    return getChecked<$type>([&]() { return reader.emitError(); }, context);
""")

_READ_MEMBERS: Final = cpp("""
    $declarations
    $element_readers
    if ($conditions) {
      return $value;
    }
    return $failure;
""")

# Of members that stay as they were declared.
_ELEMENT_READER: Final = cpp("""
    auto $name = [&]() -> FailureOr<$type> {
      $body
    };
""")

_READ_DISPATCH: Final = cpp("""
    static $kind read$kind(MLIRContext* context, DialectBytecodeReader &reader) {
      uint64_t kind;
      if (failed(reader.readVarInt(kind)))
        return $kind();
      switch (kind) {
      $cases
      default:
        reader.emitError() << "unknown attribute code: " << kind;
        return $kind();
      }
      return $kind();
    }

""")

_READ_CASE: Final = cpp("""
    case $code:
      return read$name(context, reader);
""")

_READ_NONE: Final = cpp("""
    static $kind read$kind(MLIRContext* context, DialectBytecodeReader &reader) {
      return reader.emitError() << "unknown attribute", $kind();
    }

""")


def _reader(kind: Kind, record: Record) -> str:
    type_ = _cpp_type(record)
    builder = record.value_as_string("cBuilder").strip()
    body = _read_body(record, type_, builder, _members(record), f"{type_}()")
    return _READER(kind=kind, name=record.name, body=body)


def _read_dispatch(kind: Kind, coded: Sequence[tuple[int, Record]]) -> str:
    if not coded:
        return _READ_NONE(kind=kind)
    cases = [
        _READ_CASE(code=code, name=record.name)
        for code, record in coded
        if record.name != _RESERVED
    ]
    return _READ_DISPATCH(kind=kind, cases=cases)


def _read_body(
    record: Record, type_: str, builder: str, members: Sequence[Member], failure: str
) -> str:
    """Statements that read the members and build a value of them."""
    if not members:
        is_checked = record.release.has(EMPTY_VALUES_ARE_CHECKED)
        return (_READ_NOTHING_CHECKED if is_checked else _READ_NOTHING)(type=type_)
    declarations = _declarations(members)
    element_readers = [
        _element_reader(name, member.value_as_def("elemT"))
        for name, member in members
        if member.is_subclass_of("Array") and _element_kind(member) is None
    ]
    arguments = ", ".join([name for name, _ in members if not name.startswith("_")])
    value = _format(builder, {"$_resultType": type_, "$_args": arguments})
    conditions = " &&\n    ".join(_read_conditions(members))
    return _READ_MEMBERS(
        declarations=declarations,
        element_readers=element_readers,
        conditions=conditions,
        value=value,
        failure=failure,
    )


def _declarations(members: Sequence[Member]) -> list[str]:
    """One declaration for neighbors of one type."""
    groups: list[tuple[str, list[str]]] = []
    for name, member in members:
        type_ = _cpp_type(member)
        if groups and groups[-1][0] == type_:
            groups[-1][1].append(name)
        else:
            groups.append((type_, [name]))
    return [f"{type_} {', '.join(names)};" for type_, names in groups]


def _element_reader(name: str, element: Record) -> str:
    """A lambda that reads one element of an array."""
    type_ = _cpp_type(element)
    is_composite = element.is_subclass_of(_COMPOSITE)
    members = _members(element) if is_composite else [("temp", element)]
    builder = element.value_as_string("cBuilder")
    body = _read_body(element, type_, builder, members, "failure()")
    return _ELEMENT_READER(name=_list_reader(name), type=type_, body=body)


def _read_conditions(members: Sequence[Member]) -> list[str]:
    """What reads the members, those that can be read, one by one."""
    readable = [member for _, member in members if _parser("", member)]
    conditions: list[str] = []
    # The names are not those of the members that are read: the reference pairs the first of either.
    for (name, _), member in zip(members, readable, strict=False):
        parser = _parser(name, member)
        values = {"$_reader": "reader", "$_resultType": _cpp_type(member), "$_var": name}
        conditions.append(_format(parser, values))
    return conditions


def _parser(name: str, member: Record) -> str:
    """The template that reads a member; empty where it is left as it was declared."""
    if member.is_subclass_of("Array"):
        kind = _element_kind(member)
        if kind is not None:
            return f"succeeded($_reader.read{kind}s($_var))"
        reader = _list_reader(name)
        size = _known_size(member)
        if size is not None:
            return f"succeeded($_reader.readListWithKnownSize($_var, {size}, {reader}))"
        return f"succeeded($_reader.readList($_var, {reader}))"
    return _text(member, "cParser")


# --- writing

_WRITER: Final = cpp("""
    static $result write($type $name, DialectBytecodeWriter &writer) {
      $forms
      $last
    }

""")

_WRITE: Final = cpp("""
    writer.writeVarInt(/* $record */ $code);
    $members
    $done
""")

_WRITE_IF: Final = cpp("""
    if ($predicate) {
      writer.writeVarInt(/* $record */ $code);
      $members
      $done
    }
""")

_WRITE_LIST: Final = cpp("""
    writer.$write_list($getter, [&]($type $name) {
      $write
    });
""")

_WRITE_DISPATCH: Final = cpp("""
    static LogicalResult write$kind($kind $name,
                                DialectBytecodeWriter &writer) {
      return TypeSwitch<$kind, LogicalResult>($name)
          $cases
          .Default([&]($kind) { return failure(); });
    }

""")

_STATEMENT: Final = cpp("""
    $expression;
""")

_WRITE_CASE: Final = cpp("""
    .Case([&]($type t) {
      return write(t, writer)$success;
    })
""")


def _writer(release: Release, kind: Kind, type_: str, coded: Sequence[tuple[int, Record]]) -> str:
    """The function that writes values of a C++ type, in the form whose predicate holds."""
    name = kind.lower()
    can_fail = release.has(WRITERS_CAN_FAIL)
    done = "return success();" if can_fail else ""
    forms: list[str] = []
    for code, record in coded:
        predicate = _text(record, "printerPredicate")
        if not predicate and len(coded) > 1:
            raise _ambiguous(type_, record, coded)
        members = [_write_member(kind, name, member, of) for member, of in _members(record)]
        if predicate:
            holds = _format(predicate, {"$_val": name})
            form = _WRITE_IF(
                predicate=holds, record=record.name, code=code, members=members, done=done
            )
        else:
            form = _WRITE(record=record.name, code=code, members=members, done=done)
        forms.append(form)
    return _WRITER(
        result="LogicalResult" if can_fail else "void",
        type=type_,
        name=name,
        forms=forms,
        last="return failure();" if can_fail else "",
    )


def _write_dispatch(release: Release, kind: Kind, types: Sequence[str]) -> str:
    success = "" if release.has(WRITERS_CAN_FAIL) else ", success()"
    cases = [_WRITE_CASE(type=type_, success=success) for type_ in types]
    return _WRITE_DISPATCH(kind=kind, name=kind.lower(), cases=cases)


def _write_member(kind: Kind, parent: str, name: str, member: Record) -> str:
    getter = _getter(parent, name, member)
    if member.is_subclass_of("Array"):
        return _write_array(kind, getter, member)
    parts: list[str] = []
    if member.is_subclass_of(_COMPOSITE):
        parts += [_write_member(kind, parent, part, of) for part, of in _members(member)]
    printer = _text(member, "cPrinter")
    if printer:
        values = {"$_writer": "writer", "$_name": parent, "$_getter": getter}
        parts.append(_STATEMENT(expression=_format(printer, values)))
    return "".join(parts)


def _getter(parent: str, name: str, member: Record) -> str:
    get = "get" + snake_to_camel(name, capitalize_first=True)
    template = _text(member, "cGetter") or f"{parent}.{get}()"
    return _format(template, {"$_attrType": parent, "$_member": name, "$_getMember": get})


def _write_array(kind: Kind, getter: str, array: Record) -> str:
    elements = _element_kind(array)
    if elements is not None:
        return _STATEMENT(expression=f"writer.write{elements}s({getter})")
    element = array.value_as_def("elemT")
    name = kind.lower()
    return _WRITE_LIST(
        write_list="writeList" if _known_size(array) is None else "writeListWithKnownSize",
        getter=getter,
        type=_cpp_type(element),
        name=name,
        write=_write_member(kind, name, name, element),
    )


def _ambiguous(type_: str, record: Record, coded: Sequence[tuple[int, Record]]) -> RecordError:
    notes = [
        (f"'{other.name}' has the same 'cType'", other.location)
        for _, other in coded
        if other is not record
    ]
    return RecordError(
        f"'{record.name}' needs a 'printerPredicate': '{type_}' has {len(coded)} forms",
        record.location,
        notes,
    )


# --- a dialect's attributes or types


def _codec(release: Release, kind: Kind, elements: Sequence[Record]) -> list[str]:
    """Readers and writers, sorted by the C++ type, and what chooses among them."""
    coded = list(enumerate(elements))
    by_type: dict[str, list[tuple[int, Record]]] = {}
    for code, record in coded:
        if record.name != _RESERVED:
            by_type.setdefault(_cpp_type(record), []).append((code, record))
    types = sorted(by_type)
    parts: list[str] = []
    for type_ in types:
        parts += [_reader(kind, record) for _, record in by_type[type_]]
        parts.append(_writer(release, kind, type_, by_type[type_]))
    return [*parts, _read_dispatch(kind, coded), _write_dispatch(release, kind, types)]


def _select(records: Records, class_: str, dialect: str) -> dict[str, list[Record]]:
    """The elements by dialect."""
    found: dict[str, list[Record]] = {}
    for record in definitions_of(records, class_, "mlir/IR/BytecodeBase.td"):
        name = record.value_as_string("dialect")
        if not dialect or name == dialect:
            found[name] = record.value_as_list_of_defs("elems")
    return found


@generator(
    "gen-bytecode",
    help="functions that read and write a dialect's bytecode",
    options=(Option("bytecode-dialect", help="the dialect to generate for"),),
)
def BYTECODE(records: Records, options: Options) -> str:
    selected = options.string("bytecode-dialect")
    attributes = _select(records, "DialectAttributes", selected)
    types = _select(records, "DialectTypes", selected)
    names = list(dict.fromkeys([*attributes, *types]))
    if len(names) != 1:
        listed = ", ".join([f"'{name}'" for name in names]) or "none"
        wanted = f" named '{selected}'" if selected else "; select one with '--bytecode-dialect'"
        raise input_error(
            records, f"bytecode is generated for one dialect, the input has {listed}{wanted}"
        )
    parts = _codec(records.release, "Attribute", attributes.get(names[0], []))
    parts += _codec(records.release, "Type", types.get(names[0], []))
    return "".join(parts)
