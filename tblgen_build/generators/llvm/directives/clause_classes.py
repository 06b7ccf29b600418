"""Sets of clauses and their classes for the compilers that parse directives: flang and clang."""

from __future__ import annotations

from .model import CLAUSE_SETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from .model import Clause, Directive, Language

# Parsers of flang that are not called like what they parse.
_PARSERS: Final = {
    "Name": "name",
    "ScalarIntConstantExpr": "scalarIntConstantExpr",
    "ScalarIntExpr": "scalarIntExpr",
    "ScalarExpr": "scalarExpr",
    "ScalarLogicalExpr": "scalarLogicalExpr",
}


def _section(macro: str, body: str) -> str:
    return f"#ifdef {macro}\n#undef {macro}\n\n{body}\n#endif // {macro}\n\n"


def _clause_sets(language: Language, compiler: str, name: Callable[[Clause], str]) -> str:
    set_class = language.record.value_as_string("clauseEnumSetClass")
    parts = [f"namespace {compiler}::{language.namespace} {{\n\n"]
    for directive in language.directives:
        for set_ in CLAUSE_SETS:
            members = [
                language.clause_by_record[versioned.value_as_def("clause")]
                for versioned in directive.record.value_as_list_of_defs(set_)
            ]
            rows = "".join([f"  {name(clause)},\n" for clause in members])
            parts.append(f"static {set_class} {set_}_{directive.constant} {{\n{rows}}};\n\n")
    parts.append(f"}} // namespace {compiler}::{language.namespace}\n")
    return "".join(parts)


def _clause_map(language: Language, compiler: str, name: Callable[[Directive], str]) -> str:
    scope = f"{compiler}::{language.namespace}"
    parts = ["{\n"]
    for directive in language.directives:
        sets = "".join([f"      {scope}::{set_}_{directive.constant},\n" for set_ in CLAUSE_SETS])
        parts.append(f"  {{{name(directive)},\n    {{\n{sets}    }}\n  }},\n")
    parts.append("}\n")
    return "".join(parts)


# --- flang ----------------------------------------------------------------------------


def flang_sections(language: Language) -> str:
    base = language.record.value_as_string("flangClauseBaseClass")
    scope = f"llvm::{language.namespace}"
    clauses = language.clauses
    kinds = [
        f"if constexpr (std::is_same_v<A, parser::{base}::{clause.class_name}>)\n"
        f"  return {scope}::Clause::{clause.constant};\n"
        for clause in clauses
    ]
    kinds.append(f'llvm_unreachable("Invalid {language.name} Parser clause");\n')
    sections = {
        "DIRECTIVE_CLAUSE_SETS": _clause_sets(
            language, "llvm", lambda clause: f"Clause::{clause.constant}"
        ),
        "DIRECTIVE_CLAUSE_MAP": _clause_map(
            language, "llvm", lambda directive: f"{scope}::Directive::{directive.constant}"
        ),
        "CLAUSE_PARSER_CLASSES": "".join(map(_parser_class, clauses)),
        "CLAUSE_PARSER_CLASSES_LIST": "\n, ".join([c.class_name for c in clauses]) + "\n",
        "DUMP_PARSE_TREE_CLAUSES": "".join([f"NODE({base}, {c.class_name})\n" for c in clauses]),
        "CLAUSE_UNPARSE": "".join([_unparse(base, clause) for clause in clauses]),
        "CLAUSE_CHECK_ENTER": "".join(
            [f"void Enter(const parser::{base}::{clause.class_name} &);\n" for clause in clauses]
        ),
        "CLAUSE_PARSER_KIND_MAP": "".join(kinds),
        "CLAUSES_PARSER": _parsers(language, base),
    }
    return "".join([_section(f"GEN_FLANG_{name}", body) for name, body in sections.items()])


def _parser_class(clause: Clause) -> str:
    if not clause.flang_class:
        return f"EMPTY_CLASS({clause.class_name});\n"
    type_ = clause.flang_class
    if clause.is_value_list:
        type_ = f"std::list<{type_}>"
    if clause.is_value_optional:
        type_ = f"std::optional<{type_}>"
    return f"WRAPPER_CLASS({clause.class_name}, {type_});\n"


def _unparse(base: str, clause: Clause) -> str:
    if clause.record.value_as_bit("skipFlangUnparser"):
        return ""
    word = clause.name.upper()
    class_ = f"{base}::{clause.class_name}"
    if not clause.flang_class:
        return f'void Before(const {class_} &) {{ Word("{word}"); }}\n'
    separator = ', ","' if clause.is_value_list else ""
    default = clause.record.value_as_string("defaultValue")
    if clause.is_value_optional and default:
        walk = (
            f'  Put("(");\n  if (x.v.has_value())\n    Walk(x.v{separator});\n'
            f'  else\n    Put("{default}");\n  Put(")");\n'
        )
    elif clause.is_value_optional:
        walk = '  Walk("(", x.v, ")");\n'
    else:
        walk = f'  Put("(");\n  Walk(x.v{separator});\n  Put(")");\n'
    return f'void Unparse(const {class_} &x) {{\n  Word("{word}");\n{walk}}}\n'


def _parsers(language: Language, base: str) -> str:
    spelled = sorted(
        [(text, clause) for clause in language.clauses for text, _ in clause.spellings],
        key=lambda each: each[0],
        reverse=True,
    )
    alternatives = [
        f'  "{text}" >> construct<{base}>(construct<{base}::{clause.class_name}>'
        f"({_argument_parser(clause)}))"
        for text, clause in spelled
    ]
    return "TYPE_PARSER(\n" + " ||\n".join(alternatives) + "\n)\n"


def _argument_parser(clause: Clause) -> str:
    if not clause.flang_class:
        return ""
    parser = _PARSERS.get(clause.flang_class, f"Parser<{clause.flang_class}>{{}}")
    prefix = clause.record.value_as_string("prefix")
    if prefix:
        prefixed = f'"{prefix}:" >> {parser}'
        is_optional = clause.record.value_as_bit("isPrefixOptional")
        parser = f"{prefixed} || {parser}" if is_optional else prefixed
    if clause.is_value_list:
        parser = f"nonemptyList({parser})"
    parser = f"parenthesized({parser})"
    return f"maybe({parser})" if clause.is_value_optional else parser


# --- clang ----------------------------------------------------------------------------


def clang_sections(language: Language) -> str:
    parts: list[str] = []
    if language.name == "OpenACC":
        kind = f"{language.name}ClauseKind"
        directive_kind = f"clang::{language.name}DirectiveKind"
        parts.append(
            _section(
                "GEN_CLANG_DIRECTIVE_CLAUSE_SETS",
                _clause_sets(language, "clang", lambda clause: f"{kind}::{_clang_name(clause)}"),
            )
        )
        parts.append(
            _section(
                "GEN_CLANG_DIRECTIVE_CLAUSE_MAP",
                _clause_map(language, "clang", lambda d: f"{directive_kind}::{_kind(d)}"),
            )
        )
    parts.append(_section("GEN_CLANG_CLAUSE_CLASS", _clause_macros(language)))
    return "".join(parts)


def _kind(directive: Directive) -> str:
    return "Invalid" if directive.name == "unknown" else directive.class_name


def _clang_name(clause: Clause) -> str:
    stated = clause.record.value_as_string("clangAccSpelling")
    return stated or clause.class_name


def _clause_macros(language: Language) -> str:
    prefix = language.clause_prefix
    return "".join(
        [
            "#ifndef CLAUSE\n#define CLAUSE(Enum, Str, Implicit)\n#endif\n"
            "#ifndef CLAUSE_CLASS\n#define CLAUSE_CLASS(Enum, Str, Class)\n#endif\n"
            "#ifndef CLAUSE_NO_CLASS\n#define CLAUSE_NO_CLASS(Enum, Str)\n#endif\n\n",
            "#define __CLAUSE(Name, Class) \\\n"
            f"  CLAUSE({prefix}##Name, #Name, /* Implicit */ false) \\\n"
            f"  CLAUSE_CLASS({prefix}##Name, #Name, Class)\n"
            "#define __CLAUSE_NO_CLASS(Name) \\\n"
            f"  CLAUSE({prefix}##Name, #Name, /* Implicit */ false) \\\n"
            f"  CLAUSE_NO_CLASS({prefix}##Name, #Name)\n"
            "#define __IMPLICIT_CLAUSE_CLASS(Name, Str, Class) \\\n"
            f"  CLAUSE({prefix}##Name, Str, /* Implicit */ true) \\\n"
            f"  CLAUSE_CLASS({prefix}##Name, Str, Class)\n"
            "#define __IMPLICIT_CLAUSE_NO_CLASS(Name, Str) \\\n"
            f"  CLAUSE({prefix}##Name, Str, /* Implicit */ true) \\\n"
            f"  CLAUSE_NO_CLASS({prefix}##Name, Str)\n\n",
            *map(_clause_macro, language.clauses),
            "\n#undef __IMPLICIT_CLAUSE_NO_CLASS\n#undef __IMPLICIT_CLAUSE_CLASS\n"
            "#undef __CLAUSE_NO_CLASS\n#undef __CLAUSE\n#undef CLAUSE_NO_CLASS\n"
            "#undef CLAUSE_CLASS\n#undef CLAUSE\n",
        ]
    )


def _clause_macro(clause: Clause) -> str:
    arguments = [clause.identifier]
    if clause.is_implicit:
        arguments.append(f'"{clause.name}"')
    if clause.clang_class:
        arguments.append(clause.clang_class)
    implicit = "IMPLICIT_" if clause.is_implicit else ""
    suffix = ("_CLASS" if clause.is_implicit else "") if clause.clang_class else "_NO_CLASS"
    return f"__{implicit}CLAUSE{suffix}({', '.join(arguments)})\n"
