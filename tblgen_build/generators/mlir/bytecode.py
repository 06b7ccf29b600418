"""Readers and writers of a dialect's attributes and types in bytecode.

A `DialectAttributes` or `DialectTypes` record lists them in the order of their
codes; how one is encoded stands in the members of its own record.
"""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, Record, RecordError, Records
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mlir.assembly_format.code_writer import CodeWriter
from tblgen_build.generators.mlir.names import snake_to_camel
from tblgen_build.registry import Option, Options, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Final, Literal

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


def _list_reader(name: str) -> str:
    return f"read{name[:1].upper()}{name[1:]}"


# --- reading


def _read_body(
    out: CodeWriter, type_: str, builder: str, members: Sequence[Member], failure: str
) -> None:
    """Statements that read the members and build a value of them."""
    if not members:
        out.line(f"return get<{type_}>(context);")
        return
    _declare(out, members)
    for name, member in members:
        if member.is_subclass_of("Array") and _element_kind(member) is None:
            _read_element(out, name, member.value_as_def("elemT"))
    arguments = ", ".join([name for name, _ in members if not name.startswith("_")])
    value = _format(builder, {"$_resultType": type_, "$_args": arguments})
    conditions = _read_conditions(members)
    if not conditions:
        out.line(f"return {value};")
        return
    out.block(f"if ({' && '.join(conditions)}) {{")
    out.line(f"return {value};")
    out.end()
    out.line(f"return {failure};")


def _declare(out: CodeWriter, members: Sequence[Member]) -> None:
    """One declaration for neighbours of one type."""
    groups: list[tuple[str, list[str]]] = []
    for name, member in members:
        type_ = _cpp_type(member)
        if groups and groups[-1][0] == type_:
            groups[-1][1].append(name)
        else:
            groups.append((type_, [name]))
    for type_, names in groups:
        out.line(f"{type_} {', '.join(names)};")


def _read_element(out: CodeWriter, name: str, element: Record) -> None:
    """A lambda that reads one element of an array."""
    type_ = _cpp_type(element)
    is_composite = element.is_subclass_of(_COMPOSITE)
    members = _members(element) if is_composite else [("temp", element)]
    out.block(f"auto {_list_reader(name)} = [&]() -> FailureOr<{type_}> {{")
    _read_body(out, type_, element.value_as_string("cBuilder"), members, "failure()")
    out.end("};")


def _read_conditions(members: Sequence[Member]) -> list[str]:
    conditions: list[str] = []
    for name, member in members:
        parser = _parser(name, member)
        if not parser:
            continue
        values = {"$_reader": "reader", "$_resultType": _cpp_type(member), "$_var": name}
        conditions.append(_format(parser, values))
    return conditions


def _parser(name: str, member: Record) -> str:
    """The template that reads a member; empty where it is left as it was declared."""
    if member.is_subclass_of("Array"):
        kind = _element_kind(member)
        if kind is not None:
            return f"succeeded($_reader.read{kind}s($_var))"
        return f"succeeded($_reader.readList($_var, {_list_reader(name)}))"
    return _text(member, "cParser")


# --- writing


def _write_member(out: CodeWriter, kind: Kind, parent: str, name: str, member: Record) -> None:
    getter = _getter(parent, name, member)
    if member.is_subclass_of("Array"):
        _write_array(out, kind, getter, member)
        return
    if member.is_subclass_of(_COMPOSITE):
        for part_name, part in _members(member):
            _write_member(out, kind, parent, part_name, part)
    printer = _text(member, "cPrinter")
    if printer:
        values = {"$_writer": "writer", "$_name": parent, "$_getter": getter}
        out.line(f"{_format(printer, values)};")


def _getter(parent: str, name: str, member: Record) -> str:
    get = "get" + snake_to_camel(name, capitalize_first=True)
    template = _text(member, "cGetter") or f"{parent}.{get}()"
    return _format(template, {"$_attrType": parent, "$_member": name, "$_getMember": get})


def _write_array(out: CodeWriter, kind: Kind, getter: str, array: Record) -> None:
    elements = _element_kind(array)
    if elements is not None:
        out.line(f"writer.write{elements}s({getter});")
        return
    element = array.value_as_def("elemT")
    name = kind.lower()
    out.block(f"writer.writeList({getter}, [&]({_cpp_type(element)} {name}) {{")
    _write_member(out, kind, name, name, element)
    out.end("});")


def _writer(out: CodeWriter, kind: Kind, type_: str, coded: Sequence[tuple[int, Record]]) -> None:
    """The function that writes values of a C++ type, in the form whose predicate holds."""
    name = kind.lower()
    out.block(f"static void write({type_} {name}, DialectBytecodeWriter &writer) {{")
    for code, record in coded:
        predicate = _text(record, "printerPredicate")
        if not predicate and len(coded) > 1:
            raise _ambiguous(type_, record, coded)
        if predicate:
            out.block(f"if ({_format(predicate, {'$_val': name})}) {{")
        out.line(f"writer.writeVarInt(/* {record.name} */ {code});")
        for member_name, member in _members(record):
            _write_member(out, kind, name, member_name, member)
        if predicate:
            out.end()
    out.end("}\n")


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


def _reader(out: CodeWriter, kind: Kind, record: Record) -> None:
    type_ = _cpp_type(record)
    out.block(
        f"static ::mlir::{kind} read{record.name}"
        "(MLIRContext* context, DialectBytecodeReader &reader) {"
    )
    builder = record.value_as_string("cBuilder").strip()
    _read_body(out, type_, builder, _members(record), f"{type_}()")
    out.end("}\n")


def _read_dispatch(out: CodeWriter, kind: Kind, coded: Sequence[tuple[int, Record]]) -> None:
    out.block(f"static {kind} read{kind}(MLIRContext* context, DialectBytecodeReader &reader) {{")
    if not coded:
        out.line(f'return reader.emitError() << "unknown attribute", {kind}();')
        out.end("}\n")
        return
    out.line("uint64_t kind;")
    out.line("if (failed(reader.readVarInt(kind)))")
    out.line(f"  return {kind}();")
    out.block("switch (kind) {")
    for code, record in coded:
        if record.name != _RESERVED:
            out.line(f"case {code}:")
            out.line(f"  return read{record.name}(context, reader);")
    out.line("default:")
    out.line('  reader.emitError() << "unknown attribute code: " << kind;')
    out.line(f"  return {kind}();")
    out.end()
    out.line(f"return {kind}();")
    out.end("}\n")


def _write_dispatch(out: CodeWriter, kind: Kind, types: Sequence[str]) -> None:
    name = kind.lower()
    out.block(f"static LogicalResult write{kind}({kind} {name}, DialectBytecodeWriter &writer) {{")
    out.line(f"return TypeSwitch<{kind}, LogicalResult>({name})")
    for type_ in types:
        out.line(f"  .Case([&]({type_} t) {{ return write(t, writer), success(); }})")
    out.line(f"  .Default([&]({kind}) {{ return failure(); }});")
    out.end("}\n")


def _codec(out: CodeWriter, kind: Kind, elements: Sequence[Record]) -> None:
    """Readers and writers, sorted by the C++ type, and what chooses among them."""
    coded = list(enumerate(elements))
    by_type: dict[str, list[tuple[int, Record]]] = {}
    for code, record in coded:
        if record.name != _RESERVED:
            by_type.setdefault(_cpp_type(record), []).append((code, record))
    types = sorted(by_type)
    for type_ in types:
        for _, record in by_type[type_]:
            _reader(out, kind, record)
        _writer(out, kind, type_, by_type[type_])
    _read_dispatch(out, kind, coded)
    _write_dispatch(out, kind, types)


def _select(records: Records, class_: str, dialect: str) -> dict[str, list[Record]]:
    """The elements by dialect."""
    if records.get_class(class_) is None:
        raise RecordError(f"the class '{class_}' is not defined; include mlir/IR/BytecodeBase.td")
    found: dict[str, list[Record]] = {}
    for record in records.all_derived_definitions(class_):
        name = record.value_as_string("dialect")
        if not dialect or name == dialect:
            found[name] = record.value_as_list_of_defs("elems")
    return found


@generator(
    "gen-bytecode",
    help="Generate dialect bytecode readers/writers",
    options=(Option("bytecode-dialect", help="The dialect to generate for"),),
)
def BYTECODE(records: Records, options: Options) -> str:
    selected = options.string("bytecode-dialect")
    attributes = _select(records, "DialectAttributes", selected)
    types = _select(records, "DialectTypes", selected)
    names = list(dict.fromkeys([*attributes, *types]))
    if len(names) != 1:
        listed = ", ".join([f"'{name}'" for name in names]) or "none"
        wanted = f" named '{selected}'" if selected else "; select one with '--bytecode-dialect'"
        raise RecordError(f"bytecode is generated for one dialect, the input has {listed}{wanted}")
    out = CodeWriter("")
    _codec(out, "Attribute", attributes.get(names[0], []))
    _codec(out, "Type", types.get(names[0], []))
    return file_header("Bytecode Readers and Writers") + out.text()
