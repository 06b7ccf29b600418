"""Markdown documentation of dialects, operations, attributes, types and enums.

Flags: gen-dialect-doc, gen-op-doc, gen-attrdef-doc, gen-typedef-doc, gen-enum-doc.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import Template
from tblgen_build.registry import Option, generator

from .doc_text import (
    HEADER,
    centered,
    description_paragraph,
    summary_paragraph,
    table,
)
from .model.attr_or_type_def import AttrOrTypeDef
from .model.constraint import Constraint
from .model.definitions import definitions_of
from .model.dialect import Dialect, dialect_of
from .model.enum import EnumInfo, enums
from .op_filter import OP_FILTER_OPTIONS, requested_operators

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from .model.attr_or_type_def import DefKind
    from .model.attribute import Attribute
    from .model.operator import Operator
    from .model.trait import Trait

_STRIP_PREFIX: Final = Option(
    "strip-prefix", help="prefix to strip from qualified names", default="::mlir::"
)
_HUGO: Final = Option(
    "allow-hugo-specific-features", "flag", help="allow what only the Hugo site generator renders"
)
_DOC_OPTIONS: Final = (_STRIP_PREFIX, _HUGO)
_DIALECT: Final = Option("dialect", help="the dialect to generate for")

_SOURCE_ROOT: Final = "mlir/include/mlir/"
_SOURCE_URL: Final = "https://github.com/llvm/llvm-project/blob/main/"


# --- operations ------------------------------------------------------------------

_OPERATION: Final = Template("""

    $heading `$name` ($class_name)
    $summary
    $syntax
    $description
    $traits
    $attributes
    $operands
    $results
    $successors

""")

_TRAITS: Final = Template("""

    $title: $names
""")

_EFFECTS: Final = Template("$base{$effects}")

_OPERATION_SYNTAX: Final = Template("""

    Syntax:

    ```
    $syntax
    ```
""")

_ATTRIBUTES: Final = Template("""

    $heading# Attributes:

    <table>
    <tr><th>Attribute</th><th>MLIR Type</th><th>Description</th></tr>
    $attributes
    </table>
""")

_ATTRIBUTE: Final = Template("""
    <tr><td><code>$name</code></td><td>$type</td><td>$description</td></tr>
""")

# For a site that can fold the description away.
_DETAILS: Final = Template(
    "<details><summary>$summary</summary>{{% markdown %}}$description{{% /markdown %}}</details>"
)

_VALUES: Final = Template("""

    $heading# ${title}s:

    $table
""")


def _trait_name(trait: Trait) -> str:
    """The trait's C++ name, without what the implementation adds to it."""
    name = trait.record.value_as_string("trait")
    return name.removesuffix("::Trait").removesuffix("::Impl")


def _without_mlir(name: str) -> str:
    return name.removeprefix("::").removeprefix("mlir::")


def _effect_list(trait: Trait) -> str:
    effects = [
        f"{_without_mlir(effect.value_as_string('effect'))} on {effect.value_as_string('resource')}"
        for effect in trait.record.value_as_list_of_defs("effects")
    ]
    base = _without_mlir(trait.record.value_as_string("baseEffectName"))
    return _EFFECTS(base=base, effects=", ".join(effects))


def _traits(op: Operator) -> list[str]:
    """Paragraphs with the names of what the operation declares, sorted."""
    traits: set[str] = set()
    interfaces: set[str] = set()
    effects: set[str] = set()
    for trait in op.traits:
        if trait.kind == "predicate":
            continue
        anonymous = trait.record.name.startswith("anonymous_")
        name = _trait_name(trait) if anonymous else trait.record.name
        if trait.kind != "interface":
            traits.add(f"`{name}`")
            continue
        if trait.is_side_effects:
            effects.add(f"`{_effect_list(trait)}`")
            name = f"{name} ({_trait_name(trait)})"
        interfaces.add(f"`{name}`")
    found = (("Traits", traits), ("Interfaces", interfaces), ("Effects", effects))
    return [_TRAITS(title=title, names=", ".join(sorted(names))) for title, names in found if names]


def _operation_syntax(op: Operator) -> str:
    """The assembly format after the name, further lines aligned under the name."""
    if not op.assembly_format or op.assembly_format.isspace():
        return ""
    start = "operation ::= "
    stripped = [line.strip() for line in op.assembly_format.strip().splitlines()]
    first, *others = [line for line in stripped if line]
    lines = [f"{start}`{op.operation_name}` {first}"]
    lines += [f"{' ' * len(start)}{line}" for line in others]
    return _OPERATION_SYNTAX(syntax=lines)


def _attribute_description(attr: Attribute, hugo: bool) -> str:
    """The summary; where the site can fold it away, the description is under it."""
    if hugo:
        description = attr.description or attr.base.description
        if description:
            return _DETAILS(summary=attr.summary, description=description)
    return attr.summary


def _attributes(op: Operator, heading: str, hugo: bool) -> str:
    if not op.attributes:
        return ""
    rows = [
        _ATTRIBUTE(
            name=named.name,
            type=named.attr.storage_type,
            description=_attribute_description(named.attr, hugo),
        )
        for named in op.attributes
    ]
    return _ATTRIBUTES(heading=heading, attributes=rows)


def _values(heading: str, title: str, values: Sequence[tuple[str, Constraint]]) -> str:
    """A table of operands, results or successors."""
    if not values:
        return ""
    rows = [
        (f"`{name}`" if name else "&laquo;unnamed&raquo;", constraint.summary)
        for name, constraint in values
    ]
    lines = table((centered(title), ("Description", "-----------")), rows)
    return _VALUES(heading=heading, title=title, table=lines)


def _operation(op: Operator, options: Options, heading: str = "###") -> str:
    return _OPERATION(
        heading=heading,
        name=op.operation_name,
        class_name=op.qualified_cpp_class_name.removeprefix(options.string("strip-prefix")),
        summary=summary_paragraph(op.summary),
        syntax=_operation_syntax(op),
        description=description_paragraph(op.description),
        traits=_traits(op),
        attributes=_attributes(op, heading, options.flag("allow-hugo-specific-features")),
        operands=_values(heading, "Operand", [(v.name, v.constraint) for v in op.operands]),
        results=_values(heading, "Result", [(v.name, v.constraint) for v in op.results]),
        successors=_values(heading, "Successor", [(v.name, v.constraint) for v in op.successors]),
    )


# --- groups of operations

_GROUP: Final = Template("""

    ### $summary
    $description

    $operations
""")

_SOURCE: Final = Template("""

    [source]($url)
""")


def _source_link(records: Records) -> str:
    """A link to the main file, where it is a file of MLIR's own sources."""
    start = records.main_file.find(_SOURCE_ROOT)
    if start < 0:
        return ""
    return _SOURCE(url=f"{_SOURCE_URL}{records.main_file[start:]}")


class _OpGroup:
    """Operations that are documented together; most stand alone, without a summary."""

    __slots__ = ("description", "ops", "summary")

    def __init__(self, summary: str, description: str) -> None:
        self.summary = summary
        self.description = description
        self.ops: list[Operator] = []

    @property
    def sort_key(self) -> str:
        return (self.summary or self.ops[0].record.value_as_string("opName")).lower()


def _op_groups(ops: Iterable[Operator]) -> list[_OpGroup]:
    by_record: dict[Record, _OpGroup] = {}
    groups: list[_OpGroup] = []
    for op in ops:
        record = op.record.value_as_optional_def("opDocGroup")
        group = by_record.get(record) if record is not None else None
        if group is None:
            summary = record.value_as_string("summary") if record is not None else ""
            description = record.value_as_string("description") if record is not None else ""
            group = _OpGroup(summary, description)
            groups.append(group)
            if record is not None:
                by_record[record] = group
        group.ops.append(op)
    groups.sort(key=lambda group: group.sort_key)
    return groups


def _group(group: _OpGroup, options: Options) -> str:
    if not group.summary:
        return "".join([_operation(op, options) for op in group.ops])
    return _GROUP(
        summary=group.summary.strip(),
        description=description_paragraph(group.description),
        operations=[_operation(op, options, "####") for op in group.ops],
    )


# --- attributes and types -----------------------------------------------------------

_CONSTRAINT: Final = Template("""

    ### $summary
    $description

""")

_DEFINITION: Final = Template("""

    ### $class_name
    $summary
    $syntax
    $description
    $parameters
""")

_PLAIN_SYNTAX: Final = Template("""

    Syntax: `$name`
""")

_PARAMETERS_SYNTAX: Final = Template("""

    Syntax:

    ```
    $name<
      $parameters
    >
    ```
""")

_PARAMETERS: Final = Template("""

    #### Parameters:

    $table
""")


def _constraint(constraint: Constraint) -> str:
    description = description_paragraph(constraint.description)
    return _CONSTRAINT(summary=constraint.summary, description=description)


def _definition_syntax(definition: AttrOrTypeDef) -> str:
    """The mnemonic with its parameters, where the format is not written in C++."""
    if definition.mnemonic is None or definition.has_custom_assembly_format:
        return ""
    sigil = "#" if definition.kind == "attribute" else "!"
    name = f"{sigil}{definition.dialect.name}.{definition.mnemonic}"
    parameters = definition.parameters
    if not parameters:
        return _PLAIN_SYNTAX(name=name)
    last = len(parameters) - 1
    lines = [
        f"{parameter.syntax}{',' if i < last else ''}   # {parameter.name}"
        for i, parameter in enumerate(parameters)
    ]
    return _PARAMETERS_SYNTAX(name=name, parameters=lines)


def _parameters(definition: AttrOrTypeDef) -> str:
    if not definition.parameters:
        return ""
    columns = (centered("Parameter"), ("C++ type", ":-------:"), ("Description", "-----------"))
    rows = [(p.name, f"`{p.cpp_type}`", p.summary or "") for p in definition.parameters]
    return _PARAMETERS(table=table(columns, rows))


def _definition(definition: AttrOrTypeDef) -> str:
    return _DEFINITION(
        class_name=definition.cpp_class_name,
        summary=summary_paragraph(definition.summary),
        syntax=_definition_syntax(definition),
        description=description_paragraph(definition.description),
        parameters=_parameters(definition),
    )


# --- enums -----------------------------------------------------------------------

_ENUM: Final = Template("""

    ### $class_name
    $summary

    #### Cases:

    $table
""")


def _enum(enum: EnumInfo) -> str:
    columns = (("Symbol", ":----:"), ("Value", ":---:"), ("String", "------"))
    rows = [(case.symbol, f"`{case.value}`", case.str) for case in enum.cases]
    return _ENUM(
        class_name=enum.class_name,
        summary=summary_paragraph(enum.summary),
        table=table(columns, rows),
    )


# --- dialects --------------------------------------------------------------------


_DIALECT_DOC: Final = Template("""
    $header

    # '$name' Dialect
    $summary
    $description

    [TOC]
    $sections
""")

_SECTION: Final = Template("""

    ## $title
    $parts
""")


def _section(title: str, parts: Sequence[str]) -> str:
    return _SECTION(title=title, parts=parts) if parts else ""


def _constraints_of(records: Records, dialect: Dialect, class_: str, def_class: str) -> list[str]:
    """Documentation of constraints that are no definitions of their own."""
    return [
        _constraint(Constraint(record))
        for record in records.all_derived_definitions_if_defined(class_)
        if not record.is_subclass_of(def_class) and dialect_of(record) == dialect
    ]


def _defs_of(records: Records, dialect: Dialect, class_: str, kind: DefKind) -> list[str]:
    # All of them are checked, so that a broken one is found whichever dialect is documented.
    found = [AttrOrTypeDef(r, kind) for r in records.all_derived_definitions_if_defined(class_)]
    return [_definition(definition) for definition in found if definition.dialect == dialect]


def _operations_section(records: Records, dialect: Dialect, options: Options) -> str:
    ops = [op for op in requested_operators(records, options) if op.dialect == dialect]
    if not ops:
        return ""
    groups = [_group(group, options) for group in _op_groups(ops)]
    return _section("Operations", [_source_link(records), *groups])


def selected_dialect(records: Records, name: str) -> Dialect:
    """The dialect that is meant: the one of that name, or the only one there is."""
    dialects = [Dialect(r) for r in records.all_derived_definitions_if_defined("Dialect")]
    if not dialects:
        raise RecordError("no dialect is defined here, so there is none to document")
    if name:
        for dialect in dialects:
            if dialect.name == name:
                return dialect
        known = ", ".join([f"'{dialect.name}'" for dialect in dialects])
        raise RecordError(f"the dialect '{name}' selected with --dialect is not one of {known}")
    if len(dialects) > 1:
        known = ", ".join([f"'{dialect.name}'" for dialect in dialects])
        raise RecordError(f"select one of the dialects {known} with --dialect")
    return dialects[0]


@generator(
    "gen-dialect-doc",
    help="documentation of a dialect",
    options=[_DIALECT, *_DOC_OPTIONS, *OP_FILTER_OPTIONS],
)
def DIALECT(records: Records, options: Options) -> str:
    dialect = selected_dialect(records, options.string("dialect"))
    return _DIALECT_DOC(
        header=HEADER,
        name=dialect.name,
        summary=summary_paragraph(dialect.summary),
        description=description_paragraph(dialect.description),
        sections=[
            _operations_section(records, dialect, options),
            _section(
                "Attribute constraints",
                _constraints_of(records, dialect, "DialectAttr", "AttrDef"),
            ),
            _section("Attributes", _defs_of(records, dialect, "AttrDef", "attribute")),
            _section(
                "Type constraints", _constraints_of(records, dialect, "DialectType", "TypeDef")
            ),
            _section("Types", _defs_of(records, dialect, "TypeDef", "type")),
            _section("Enums", [_enum(enum) for enum in enums(records)]),
        ],
    )


@generator(
    "gen-op-doc",
    help="documentation of operations",
    options=[_DIALECT, *_DOC_OPTIONS, *OP_FILTER_OPTIONS],
)
def OP(records: Records, options: Options) -> str:
    ops = requested_operators(records, options)
    return "".join([HEADER, _source_link(records), *[_operation(op, options) for op in ops]])


def _emit_defs(class_: str, kind: DefKind) -> Callable[[Records, Options], str]:
    def emit(records: Records, options: Options) -> str:
        found = definitions_of(records, class_, "mlir/IR/AttrTypeBase.td")
        return "".join([HEADER, *[_definition(AttrOrTypeDef(r, kind)) for r in found]])

    return emit


ATTRDEF: Final = generator(
    "gen-attrdef-doc",
    help="documentation of attributes",
    options=[Option("attrdefs-dialect", help="accepted, without effect"), _DIALECT, *_DOC_OPTIONS],
)(_emit_defs("AttrDef", "attribute"))

TYPEDEF: Final = generator(
    "gen-typedef-doc",
    help="documentation of types",
    options=[Option("typedefs-dialect", help="accepted, without effect"), _DIALECT, *_DOC_OPTIONS],
)(_emit_defs("TypeDef", "type"))


@generator("gen-enum-doc", help="documentation of enums", options=[_DIALECT, *_DOC_OPTIONS])
def ENUM(records: Records, options: Options) -> str:
    found = definitions_of(records, "EnumInfo", "mlir/IR/EnumAttr.td")
    return "".join([HEADER, *[_enum(EnumInfo(record)) for record in found]])
