"""Documentation of attributes, types, constraints and enums."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template
from tblgen_build.generators.definitions import definitions_of, require_class
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.mlir.documentation.contents import DialectContents
from tblgen_build.generators.mlir.documentation.documentation_options import DIALECT_OPTION, OPTIONS
from tblgen_build.generators.mlir.documentation.markdown_text import (
    HEADER,
    centered,
    definition_summary,
    description_paragraph,
    table,
)
from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef
from tblgen_build.generators.mlir.model.enum import EnumInfo, enum_class
from tblgen_build.registry import Option, generator
from tblgen_build.releases.mlir_documents import (
    DOCUMENTS_ARE_OF_ONE_DIALECT,
    ENUMS_ARE_DOCUMENTED,
    SYNTAX_LISTS_CASES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeParameter, DefKind
    from tblgen_build.generators.mlir.model.constraint import Constraint
    from tblgen_build.registry import Options

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


def constraint_doc(constraint: Constraint) -> str:
    description = description_paragraph(constraint.description)
    return _CONSTRAINT(summary=constraint.summary, description=description)


def _parameter_syntax(parameter: AttrOrTypeParameter) -> str:
    """What stands in the parameter's place: the cases of an enum, or its type."""
    record = parameter.record
    if (
        record is not None
        and record.is_subclass_of("EnumParameter")
        and record.release.has(SYNTAX_LISTS_CASES)
    ):
        enum = EnumInfo(record.value_as_def("enum"))
        return " | ".join([f"`{case.str}`" for case in enum.cases])
    return parameter.syntax


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
        f"{_parameter_syntax(parameter)}{',' if i < last else ''}   # {parameter.name}"
        for i, parameter in enumerate(parameters)
    ]
    return _PARAMETERS_SYNTAX(name=name, parameters=lines)


def _parameters(definition: AttrOrTypeDef) -> str:
    if not definition.parameters:
        return "\n"  # the reference's blank line stands here too
    columns = (centered("Parameter"), ("C++ type", ":-------:"), ("Description", "-----------"))
    rows = [(p.name, f"`{p.cpp_type}`", p.summary or "") for p in definition.parameters]
    return _PARAMETERS(table=table(columns, rows))


def definition_doc(definition: AttrOrTypeDef) -> str:
    return _DEFINITION(
        class_name=definition.cpp_class_name,
        summary=definition_summary(definition.record.release, definition.summary),
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


def enum_doc(enum: EnumInfo) -> str:
    columns = (("Symbol", ":----:"), ("Value", ":---:"), ("String", "------"))
    rows = [(case.symbol, f"`{case.value}`", case.str) for case in enum.cases]
    return _ENUM(
        class_name=enum.class_name,
        summary=definition_summary(enum.record.release, enum.summary),
        table=table(columns, rows),
    )


# --- generators


def _emit_defs(class_: str, kind: DefKind) -> Callable[[Records, Options], str]:
    def emit(records: Records, options: Options) -> str:
        if records.release.has(DOCUMENTS_ARE_OF_ONE_DIALECT):
            contents = DialectContents(records, options)
            found = contents.attributes if kind == "attribute" else contents.types
        else:
            of_class = definitions_of(records, class_, "mlir/IR/AttrTypeBase.td")
            found = of_each(of_class, lambda record: AttrOrTypeDef(record, kind))
        return "".join([HEADER, *map(definition_doc, found)])

    return emit


ATTRDEF: Final = generator(
    "gen-attrdef-doc",
    help="documentation of attributes",
    options=[Option("attrdefs-dialect", help="accepted and ignored"), DIALECT_OPTION, *OPTIONS],
)(_emit_defs("AttrDef", "attribute"))

TYPEDEF: Final = generator(
    "gen-typedef-doc",
    help="documentation of types",
    options=[Option("typedefs-dialect", help="accepted and ignored"), DIALECT_OPTION, *OPTIONS],
)(_emit_defs("TypeDef", "type"))


_ENUM_FILE: Final = "mlir/IR/EnumAttr.td"


@generator(
    "gen-enum-doc", help="documentation of enums", options=[DIALECT_OPTION, *OPTIONS], since=19
)
def ENUM(records: Records, options: Options) -> str:
    if not records.release.has(ENUMS_ARE_DOCUMENTED):
        for record in definitions_of(records, "EnumAttr", _ENUM_FILE):
            raise record.error(
                f"release {records.release.number} cannot document the enum of '{record.name}' "
                "alone; --gen-dialect-doc documents it with its dialect"
            )
        return HEADER
    if records.release.has(DOCUMENTS_ARE_OF_ONE_DIALECT):
        DialectContents(records, options)  # must be sound, though all enums are shown
    else:
        require_class(records, enum_class(records), _ENUM_FILE)
    found = records.all_derived_definitions_if_defined(enum_class(records))
    return "".join([HEADER, *of_each(found, lambda record: enum_doc(EnumInfo(record)))])
