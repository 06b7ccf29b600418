"""The C++ classes of the attributes and types that a dialect defines.

This decides which classes are emitted. `definition_class` and `storage` write a class, and
`dispatchers` writes the functions that choose one.
"""

from __future__ import annotations

from tblgen_build._core import RecordError, Records
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import comment_lines, file_header, guarded
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef, select_defs
from tblgen_build.generators.mlir.model.dialect import unknown_dialect
from tblgen_build.generators.mlir.spellings import in_namespace
from tblgen_build.registry import Option, Options, Output, ReportedError, Warnings, generator
from tblgen_build.releases.mlir import DECLARATIONS_ARE_DOCUMENTED

from .definition_class import DefinitionClass
from .dispatchers import dialect_hooks, dispatch_functions
from .entity_kinds import WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.attr_or_type_def import DefKind

_ERROR_IS_FATAL: Final = "asmformat-error-is-fatal"

_ASSEMBLY_CLASSES: Final = cpp("""

    namespace mlir {
    class AsmParser;
    class AsmPrinter;
    } // namespace mlir
""")

_FORWARD: Final = cpp("""
    $comment
    class $name;
""")


def _type_ids(macro: str, definitions: Sequence[AttrOrTypeDef]) -> list[str]:
    """The type id macros; classes outside of any namespace have implicit ids."""
    return [f"{macro}({d.qualified_name})" for d in definitions if d.dialect.cpp_namespace]


def _tolerate(
    options: Options, warnings: list[RecordError]
) -> Callable[[RecordError], None] | None:
    """What to do with an error of a format; None where it is fatal."""
    if options.flag(_ERROR_IS_FATAL):
        return None

    def tolerate(error: RecordError) -> None:
        warnings.append(ReportedError.of(error))

    return tolerate


def _declarations(records: Records, options: Options, kind: DefKind) -> Output:
    words = WORDS[kind]
    dialect = options.string(words.option)
    warnings = Warnings(unknown_dialect(records, words.option, dialect))
    tolerate = _tolerate(options, warnings)
    definitions = select_defs(records, kind, dialect)
    parts = [_ASSEMBLY_CLASSES()]
    if definitions:
        classes = [_forward_declaration(definition) for definition in definitions]
        with warnings:
            declared = of_each(
                definitions,
                lambda each: DefinitionClass(each, "declarations", tolerate).declaration(),
                warnings,
            )
        for declaration in declared:
            classes += declaration
        parts.append(in_namespace(records.release, definitions[0].dialect.cpp_namespace, classes))
        parts += _type_ids("MLIR_DECLARE_EXPLICIT_TYPE_ID", definitions)
    header = file_header(f"{words.title} Declarations")
    text = header + guarded(f"GET_{words.macro}_CLASSES", parts)
    return Output(text, warnings=warnings)


def _forward_declaration(definition: AttrOrTypeDef) -> str:
    comment: list[str] = []
    if definition.record.release.has(DECLARATIONS_ARE_DOCUMENTED):
        # Documents do without; a declaration is commented.
        texts = [definition.record.value_as_string(field) for field in ("summary", "description")]
        comment = [line for text in texts for line in comment_lines(text)]
    return _FORWARD(comment=comment, name=definition.cpp_class_name)


def _definitions(records: Records, options: Options, kind: DefKind) -> Output:
    words = WORDS[kind]
    header = file_header(f"{words.title} Definitions")
    dialect = options.string(words.option)
    warnings = Warnings(unknown_dialect(records, words.option, dialect))
    tolerate = _tolerate(options, warnings)
    definitions = select_defs(records, kind, dialect)
    if not definitions:
        return Output(header, warnings=warnings)
    with warnings:
        found = of_each(
            definitions, lambda d: (d, DefinitionClass(d, "definitions", tolerate)), warnings
        )
    spaced = [definition for definition, class_ in found if class_.space_follows_mnemonic]
    parts = [dispatch_functions(definitions, kind, spaced)]
    for definition, class_ in found:
        namespace = definition.dialect.cpp_namespace
        parts.append(in_namespace(records.release, namespace, class_.definition()))
        parts += _type_ids("MLIR_DEFINE_EXPLICIT_TYPE_ID", [definition])
    parts.append(dialect_hooks(definitions[0].dialect, kind))
    names = ",\n".join([definition.qualified_name for definition in definitions])
    list_ = guarded(f"GET_{words.macro}_LIST", names)
    text = header + list_ + guarded(f"GET_{words.macro}_CLASSES", parts)
    return Output(text, warnings=warnings)


def _options(kind: DefKind) -> tuple[Option, ...]:
    return (
        Option(WORDS[kind].option, help=f"the dialect whose {kind}s to write"),
        Option(
            _ERROR_IS_FATAL, "flag", help="an error in an assembly format is fatal", default=True
        ),
    )


@generator(
    "gen-attrdef-decls",
    help="C++ classes of attributes: declarations",
    options=_options("attribute"),
)
def ATTR_DECLS(records: Records, options: Options) -> Output:
    return _declarations(records, options, "attribute")


@generator(
    "gen-attrdef-defs", help="C++ classes of attributes: definitions", options=_options("attribute")
)
def ATTR_DEFS(records: Records, options: Options) -> Output:
    return _definitions(records, options, "attribute")


@generator("gen-typedef-decls", help="C++ classes of types: declarations", options=_options("type"))
def TYPE_DECLS(records: Records, options: Options) -> Output:
    return _declarations(records, options, "type")


@generator("gen-typedef-defs", help="C++ classes of types: definitions", options=_options("type"))
def TYPE_DEFS(records: Records, options: Options) -> Output:
    return _definitions(records, options, "type")
