"""Markdown documentation of dialects, operations, attributes, types and enums.

Flags: gen-dialect-doc, gen-op-doc, gen-attrdef-doc, gen-typedef-doc, gen-enum-doc.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.dataclass import dataclass
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

    from .model.attr_or_type_def import AttrOrTypeParameter, DefKind
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


def _concat(parts: Iterable[str]) -> str:
    return "".join(parts)


# --- operations ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Traits:
    """Names of what an operation declares, sorted."""

    traits: list[str]
    interfaces: list[str]
    effects: list[str]


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
    return f"{base}{{{', '.join(effects)}}}"


def _collect_traits(op: Operator) -> _Traits:
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
    return _Traits(sorted(traits), sorted(interfaces), sorted(effects))


def _traits_paragraphs(op: Operator) -> str:
    found = _collect_traits(op)
    named = (
        ("Traits", found.traits),
        ("Interfaces", found.interfaces),
        ("Effects", found.effects),
    )
    return _concat(f"\n{title}: {', '.join(names)}\n" for title, names in named if names)


def _op_syntax(op: Operator) -> str:
    """The assembly format after the name, further lines aligned under the name."""
    if not op.assembly_format or op.assembly_format.isspace():
        return ""
    start = "operation ::= "
    stripped = [line.strip() for line in op.assembly_format.strip().splitlines()]
    lines = f"\n{' ' * len(start)}".join([line for line in stripped if line])
    return f"\nSyntax:\n\n```\n{start}`{op.operation_name}` {lines}\n```\n"


def _attribute_description(attr: Attribute, hugo: bool) -> str:
    """The summary; where the site can fold it away, the description is under it."""
    if hugo:
        description = attr.description or attr.base.description
        if description:
            return (
                f"<details><summary>{attr.summary}</summary>"
                f"{{{{% markdown %}}}}{description}{{{{% /markdown %}}}}</details>"
            )
    return attr.summary


def _attributes_section(op: Operator, heading: str, hugo: bool) -> str:
    if not op.attributes:
        return ""
    rows = [
        f"<tr><td><code>{a.name}</code></td><td>{a.attr.storage_type}</td>"
        f"<td>{_attribute_description(a.attr, hugo)}</td></tr>\n"
        for a in op.attributes
    ]
    titles = "<tr><th>Attribute</th><th>MLIR Type</th><th>Description</th></tr>\n"
    return f"\n{heading}# Attributes:\n\n<table>\n{titles}{''.join(rows)}</table>\n"


def _values_section(heading: str, title: str, values: Sequence[tuple[str, Constraint]]) -> str:
    """A table of operands, results or successors."""
    if not values:
        return ""
    rows = [
        (f"`{name}`" if name else "&laquo;unnamed&raquo;", constraint.summary)
        for name, constraint in values
    ]
    text = table((centered(title), ("Description", "-----------")), rows)
    return f"\n{heading}# {title}s:\n\n{text}"


def _op_doc(op: Operator, options: Options, heading: str = "###") -> str:
    name = op.qualified_cpp_class_name.removeprefix(options.string("strip-prefix"))
    return (
        f"\n{heading} `{op.operation_name}` ({name})\n"
        + summary_paragraph(op.summary)
        + _op_syntax(op)
        + description_paragraph(op.description)
        + _traits_paragraphs(op)
        + _attributes_section(op, heading, options.flag("allow-hugo-specific-features"))
        + _values_section(heading, "Operand", [(v.name, v.constraint) for v in op.operands])
        + _values_section(heading, "Result", [(v.name, v.constraint) for v in op.results])
        + _values_section(heading, "Successor", [(v.name, v.constraint) for v in op.successors])
        + "\n"
    )


def _source_link(records: Records) -> str:
    """A link to the main file, where it is a file of MLIR's own sources."""
    start = records.main_file.find(_SOURCE_ROOT)
    if start < 0:
        return ""
    return f"\n[source]({_SOURCE_URL}{records.main_file[start:]})\n"


@dataclass(slots=True)
class _OpGroup:
    """Operations that are documented together; most stand alone, without a summary."""

    summary: str
    description: str
    ops: list[Operator]

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
            group = _OpGroup(summary, description, [])
            groups.append(group)
            if record is not None:
                by_record[record] = group
        group.ops.append(op)
    groups.sort(key=lambda group: group.sort_key)
    return groups


def _op_group_doc(group: _OpGroup, options: Options) -> str:
    if not group.summary:
        return _concat(_op_doc(op, options) for op in group.ops)
    return (
        f"\n### {group.summary.strip()}\n"
        + description_paragraph(group.description)
        + "\n"
        + _concat(_op_doc(op, options, "####") for op in group.ops)
    )


# --- attributes and types -----------------------------------------------------------


def _constraint_doc(constraint: Constraint) -> str:
    description = description_paragraph(constraint.description)
    return f"\n### {constraint.summary}\n{description}\n"


def _parameter_syntax(parameters: Sequence[AttrOrTypeParameter]) -> str:
    last = len(parameters) - 1
    return _concat(
        f"  {parameter.syntax}{',' if i < last else ''}   # {parameter.name}\n"
        for i, parameter in enumerate(parameters)
    )


def _def_syntax(definition: AttrOrTypeDef) -> str:
    """The mnemonic with its parameters, where the format is not written in C++."""
    if definition.mnemonic is None or definition.has_custom_assembly_format:
        return ""
    sigil = "#" if definition.kind == "attribute" else "!"
    name = f"{sigil}{definition.dialect.name}.{definition.mnemonic}"
    if not definition.parameters:
        return f"\nSyntax: `{name}`\n"
    return f"\nSyntax:\n\n```\n{name}<\n{_parameter_syntax(definition.parameters)}>\n```\n"


def _def_doc(definition: AttrOrTypeDef) -> str:
    parts = [
        f"\n### {definition.cpp_class_name}\n",
        summary_paragraph(definition.summary),
        _def_syntax(definition),
        description_paragraph(definition.description),
    ]
    if definition.parameters:
        columns = (centered("Parameter"), ("C++ type", ":-------:"), ("Description", "-----------"))
        rows = [(p.name, f"`{p.cpp_type}`", p.summary or "") for p in definition.parameters]
        parts.append(f"\n#### Parameters:\n\n{table(columns, rows)}")
    return _concat(parts)


# --- enums -----------------------------------------------------------------------


def _enum_doc(enum: EnumInfo) -> str:
    columns = (("Symbol", ":----:"), ("Value", ":---:"), ("String", "------"))
    rows = [(case.symbol, f"`{case.value}`", case.str) for case in enum.cases]
    return (
        f"\n### {enum.class_name}\n{summary_paragraph(enum.summary)}"
        f"\n#### Cases:\n\n{table(columns, rows)}"
    )


# --- dialects --------------------------------------------------------------------


def _section(title: str, parts: Sequence[str]) -> str:
    return f"\n## {title}\n{''.join(parts)}" if parts else ""


def _constraints_of(records: Records, dialect: Dialect, class_: str, def_class: str) -> list[str]:
    """Documentation of constraints that are no definitions of their own."""
    return [
        _constraint_doc(Constraint(record))
        for record in records.all_derived_definitions_if_defined(class_)
        if not record.is_subclass_of(def_class) and dialect_of(record) == dialect
    ]


def _defs_of(records: Records, dialect: Dialect, class_: str, kind: DefKind) -> list[str]:
    # All of them are checked, so that a broken one is found whichever dialect is documented.
    found = [AttrOrTypeDef(r, kind) for r in records.all_derived_definitions_if_defined(class_)]
    return [_def_doc(definition) for definition in found if definition.dialect == dialect]


def _operations_section(records: Records, dialect: Dialect, options: Options) -> str:
    ops = [op for op in requested_operators(records, options) if op.dialect == dialect]
    if not ops:
        return ""
    groups = [_op_group_doc(group, options) for group in _op_groups(ops)]
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
    return _concat(
        (
            HEADER,
            f"\n# '{dialect.name}' Dialect\n",
            summary_paragraph(dialect.summary),
            description_paragraph(dialect.description),
            "\n[TOC]\n",
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
            _section("Enums", [_enum_doc(enum) for enum in enums(records)]),
        )
    )


@generator(
    "gen-op-doc",
    help="documentation of operations",
    options=[_DIALECT, *_DOC_OPTIONS, *OP_FILTER_OPTIONS],
)
def OP(records: Records, options: Options) -> str:
    ops = requested_operators(records, options)
    return HEADER + _source_link(records) + _concat(_op_doc(op, options) for op in ops)


def _emit_defs(class_: str, kind: DefKind) -> Callable[[Records, Options], str]:
    def emit(records: Records, options: Options) -> str:
        found = definitions_of(records, class_, "mlir/IR/AttrTypeBase.td")
        return HEADER + _concat(_def_doc(AttrOrTypeDef(record, kind)) for record in found)

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
    return HEADER + _concat(_enum_doc(EnumInfo(record)) for record in found)
