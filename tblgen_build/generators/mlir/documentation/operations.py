"""Documentation of operations, one by one or in groups."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template
from tblgen_build.generators.mlir.documentation.contents import DialectContents
from tblgen_build.generators.mlir.documentation.documentation_options import DIALECT_OPTION, OPTIONS
from tblgen_build.generators.mlir.documentation.markdown_text import (
    HEADER,
    centered,
    description_paragraph,
    summary_paragraph,
    table,
)
from tblgen_build.generators.mlir.op_filter import OP_FILTER_OPTIONS, requested_operators
from tblgen_build.registry import generator
from tblgen_build.releases.mlir_documents import (
    DOCUMENTS_ARE_OF_ONE_DIALECT,
    EMPTY_FORMATS_ARE_NONE,
    ROWS_OF_VALUES_ARE_CLOSED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.mlir.documentation.contents import OpGroup
    from tblgen_build.generators.mlir.model.attribute import Attribute
    from tblgen_build.generators.mlir.model.constraint import Constraint
    from tblgen_build.generators.mlir.model.operator import Operator
    from tblgen_build.generators.mlir.model.trait import Trait
    from tblgen_build.registry import Options

_SOURCE_ROOT: Final = "mlir/include/mlir/"
_SOURCE_URL: Final = "https://github.com/llvm/llvm-project/blob/main/"


_OPERATION: Final = Template("""

    ### `$name` ($class_name)
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

    #### Attributes:

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

    #### ${title}s:

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
        class_name = _trait_name(trait)  # which must be there, shown or not
        anonymous = trait.record.name.startswith("anonymous_")
        name = class_name if anonymous else trait.record.name
        if trait.kind != "interface":
            traits.add(f"`{name}`")
            continue
        if trait.is_side_effects:
            effects.add(f"`{_effect_list(trait)}`")
            name = f"{name} ({class_name})"
        interfaces.add(f"`{name}`")
    found = (("Traits", traits), ("Interfaces", interfaces), ("Effects", effects))
    return [_TRAITS(title=title, names=", ".join(sorted(names))) for title, names in found if names]


def _operation_syntax(op: Operator) -> str:
    """The assembly format after the name, further lines aligned under the name."""
    text = (op.assembly_format or "").strip()
    if not text and (op.assembly_format is None or op.record.release.has(EMPTY_FORMATS_ARE_NONE)):
        return ""
    start = "operation ::= "
    stripped = [line.strip() for line in text.splitlines()]
    first, *others = [line for line in stripped if line] or [""]
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


def _attributes(op: Operator, hugo: bool) -> str:
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
    return _ATTRIBUTES(attributes=rows)


def _values(title: str, values: Sequence[tuple[str, Constraint]]) -> str:
    """A table of operands, results or successors."""
    if not values:
        return ""
    rows = [
        (f"`{name}`" if name else "&laquo;unnamed&raquo;", constraint.summary)
        for name, constraint in values
    ]
    columns = (centered(title), ("Description", "-----------"))
    if values[0][1].record.release.has(ROWS_OF_VALUES_ARE_CLOSED):
        lines = table(columns, rows)
    else:
        starts = ["| " if name else "" for name, _ in values]
        opened = [start + " | ".join(row) for start, row in zip(starts, rows, strict=True)]
        lines = [*table(columns, ()), *opened]
    return _VALUES(title=title, table=lines)


def _operation(op: Operator, options: Options) -> str:
    return _OPERATION(
        name=op.operation_name,
        class_name=op.qualified_cpp_class_name.removeprefix(options.string("strip-prefix")),
        summary=summary_paragraph(op.summary),
        syntax=_operation_syntax(op),
        description=description_paragraph(op.description if op.description.strip() else ""),
        traits=_traits(op),
        attributes=_attributes(op, options.flag("allow-hugo-specific-features")),
        operands=_values("Operand", [(v.name, v.constraint) for v in op.operands]),
        results=_values("Result", [(v.name, v.constraint) for v in op.results]),
        successors=_values("Successor", [(v.name, v.constraint) for v in op.successors]),
    )


# --- groups of operations

_GROUP: Final = Template("""

    ### $rest
""")

_REST_OF_GROUP: Final = Template("""
    $summary
    $description

    $operations
""")

_SOURCE: Final = Template("""

    [source]($url)
""")


def source_link(records: Records) -> str:
    """A link to the main file, where it is a file of MLIR's own sources."""
    start = records.main_file.find(_SOURCE_ROOT)
    if start < 0:
        return ""
    return _SOURCE(url=f"{_SOURCE_URL}{records.main_file[start:]}")


def group_doc(group: OpGroup, options: Options) -> str:
    if not group.summary:
        return "".join([_operation(op, options) for op in group.ops])
    rest = _REST_OF_GROUP(
        summary=group.summary.strip(),
        description=description_paragraph(group.description),
        operations=[_operation(op, options) for op in group.ops],
    )
    # Whatever begins with `#` inside a group is one deeper, in code of descriptions too.
    return _GROUP(rest=rest.replace("\n#", "\n##").removesuffix("\n"))


@generator(
    "gen-op-doc",
    help="documentation of operations",
    options=[DIALECT_OPTION, *OPTIONS, *OP_FILTER_OPTIONS],
)
def OP(records: Records, options: Options) -> str:
    if not records.release.has(DOCUMENTS_ARE_OF_ONE_DIALECT):
        ops = requested_operators(records, options)
        return "".join([HEADER, source_link(records), *[_operation(op, options) for op in ops]])
    groups = DialectContents(records, options).groups
    return "".join([HEADER, source_link(records), *[group_doc(g, options) for g in groups]])
