"""MLIR enum attributes, as TableGen, for the values of a directive language's clauses."""

from __future__ import annotations

from tblgen_build._core import Record, RecordError, Records
from tblgen_build.generators.cpp import Template
from tblgen_build.generators.definitions import definitions_of, input_error
from tblgen_build.registry import Option, Options, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_BASE: Final = "llvm/Frontend/Directive/DirectiveBase.td"
_OPTION: Final = "directives-dialect"


_ENUM: Final = Template("""
    $cases
    def $enum: I32EnumAttr<
        "Clause$enum",
        "$enum Clause",
        [$names]> {
      let cppNamespace = "::mlir::$namespace";
      let genSpecializedAttr = 0;
    }
    def ${enum}Attr : EnumAttr<${dialect}_Dialect, $enum, "$mnemonic">;
""")


def _cases(clause: Record, enum: str) -> list[tuple[str, str]]:
    """Name and definition of each value that users may write; hidden ones keep their number."""
    cases: list[tuple[str, str]] = []
    for index, value in enumerate(clause.value_as_list_of_defs("allowedClauseValues")):
        if not value.value_as_bit("isUserValue"):
            continue
        name = value.value_as_string("name").replace(" ", "_")
        symbol = name.lower().capitalize()
        definition = f'def {enum}{name} : I32EnumAttrCase<"{symbol}", {index}, "{name}">;'
        cases.append((f"{enum}{name}", definition))
    return cases


def _enum(clause: Record, namespace: str, dialect: str) -> str:
    enum = clause.value_as_string("enumClauseValue")
    if not enum:
        raise clause.error(f"clause '{clause.name}' has values but no 'enumClauseValue'")
    cases = _cases(clause, enum)
    return _ENUM(
        cases=[definition for _, definition in cases],
        enum=enum,
        names=", ".join([name for name, _ in cases]),
        namespace=namespace,
        dialect=dialect,
        mnemonic=enum.lower(),
    )


@generator(
    "gen-directive-decl",
    help="attributes and enums of directives (OpenMP, OpenACC), as .td",
    options=(Option(_OPTION, help="the dialect whose directives to write"),),
)
def DECL(records: Records, options: Options) -> str:
    dialect = options.string(_OPTION)
    if not dialect:
        raise RecordError(f"select the dialect of the directives with '--{_OPTION}'")
    languages = definitions_of(records, "DirectiveLanguage", _BASE)
    if not languages:
        raise input_error(records, "the input defines no 'DirectiveLanguage'")
    namespace = languages[0].value_as_string("cppNamespace")
    return "".join(
        [
            _enum(clause, namespace, dialect)
            for clause in definitions_of(records, "Clause", _BASE)
            if clause.value_as_list_of_defs("allowedClauseValues")
        ]
    )
