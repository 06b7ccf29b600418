"""Sets of clauses and their classes for the compilers that parse directives: flang and clang."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import guarded, in_namespace, in_nested_namespaces
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.unstable_sort import unstable_sorted
from tblgen_build.releases.target_independent import (
    PREFIXES_STAND_APART,
    SETS_OF_DIRECTIVES_JOIN_NAMESPACES,
)

from .directive_language import CLAUSE_SETS, camel_case

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from .directive_language import Clause, Directive, Language

# Parsers of flang that are not called like what they parse.
_PARSERS: Final = {
    "Name": "name",
    "ScalarIntConstantExpr": "scalarIntConstantExpr",
    "ScalarIntExpr": "scalarIntExpr",
    "ScalarExpr": "scalarExpr",
    "ScalarLogicalExpr": "scalarLogicalExpr",
}

_SET: Final = cpp("""
    static $type $name {
      $clauses
    };
""")

_SETS: Final = cpp("""
    // Sets for $directive

    $sets
""")

_MAP: Final = cpp("""
    {
      $entries
    }
""")

_MAP_ENTRY: Final = cpp("""
    {$directive,
      {
        $sets
      }
    },
""")

_KINDS: Final = cpp("""
    $kinds
    llvm_unreachable("Invalid $language Parser clause");
""")

_KIND: Final = cpp("""
    if constexpr (std::is_same_v<A, parser::$base::$class_>)
      return llvm::$namespace::Clause::$clause;
""")

_UNPARSE_WORD: Final = cpp('void Before(const $class_ &) { Word("$word"); }')

_UNPARSE: Final = cpp("""
    void Unparse(const $class_ &x) {
      Word("$word");
      $walk
    }
""")

_WALK: Final = cpp("""
    Put("(");
    Walk(x.v$separator);
    Put(")");
""")

_WALK_OR_DEFAULT: Final = cpp("""
    Put("(");
    if (x.v.has_value())
      Walk(x.v$separator);
    else
      Put("$default");
    Put(")");
""")

_PARSER: Final = cpp('"$text" >> construct<$base>(construct<$base::$class_>($argument))')

_TYPE_PARSER: Final = cpp("""
    TYPE_PARSER(
      $alternatives
    )
""")

_CLAUSE_MACROS: Final = cpp("""
    #ifndef CLAUSE
    #define CLAUSE(Enum, Str, Implicit)
    #endif
    #ifndef CLAUSE_CLASS
    #define CLAUSE_CLASS(Enum, Str, Class)
    #endif
    #ifndef CLAUSE_NO_CLASS
    #define CLAUSE_NO_CLASS(Enum, Str)
    #endif

    #define __CLAUSE(Name, Class) \\
      CLAUSE($prefix##Name, #Name, /* Implicit */ false) \\
      CLAUSE_CLASS($prefix##Name, #Name, Class)
    #define __CLAUSE_NO_CLASS(Name) \\
      CLAUSE($prefix##Name, #Name, /* Implicit */ false) \\
      CLAUSE_NO_CLASS($prefix##Name, #Name)
    #define __IMPLICIT_CLAUSE_CLASS(Name, Str, Class) \\
      CLAUSE($prefix##Name, Str, /* Implicit */ true) \\
      CLAUSE_CLASS($prefix##Name, Str, Class)
    #define __IMPLICIT_CLAUSE_NO_CLASS(Name, Str) \\
      CLAUSE($prefix##Name, Str, /* Implicit */ true) \\
      CLAUSE_NO_CLASS($prefix##Name, Str)

    $clauses

    #undef __IMPLICIT_CLAUSE_NO_CLASS
    #undef __IMPLICIT_CLAUSE_CLASS
    #undef __CLAUSE_NO_CLASS
    #undef __CLAUSE
    #undef CLAUSE_NO_CLASS
    #undef CLAUSE_CLASS
    #undef CLAUSE
""")


def _clause_sets(language: Language, compiler: str, name: Callable[[Clause], str]) -> str:
    set_class = language.record.value_as_string("clauseEnumSetClass")
    texts: list[str] = []
    for directive in language.directives:
        sets: list[str] = []
        for set_ in CLAUSE_SETS:
            members = [
                language.clause_by_record[versioned.value_as_def("clause")]
                for versioned in directive.record.value_as_list_of_defs(set_)
            ]
            rows = [f"{name(clause)}," for clause in members]
            sets.append(_SET(type=set_class, name=f"{set_}_{directive.constant}", clauses=rows))
        texts.append(_SETS(directive=directive.name, sets="\n".join(sets)))
    joins = language.release.has(SETS_OF_DIRECTIVES_JOIN_NAMESPACES)
    write = in_namespace if joins else in_nested_namespaces
    return write(f"{compiler}::{language.namespace}", texts)


def _clause_map(language: Language, compiler: str, name: Callable[[Directive], str]) -> str:
    scope = f"{compiler}::{language.namespace}"
    return _MAP(
        entries=[
            _MAP_ENTRY(
                directive=name(directive),
                sets=[f"{scope}::{set_}_{directive.constant}," for set_ in CLAUSE_SETS],
            )
            for directive in language.directives
        ]
    )


# --- flang ----------------------------------------------------------------------------


def flang_sections(language: Language) -> str:
    base = language.record.value_as_string("flangClauseBaseClass")
    scope = f"llvm::{language.namespace}"
    clauses = language.clauses
    kinds = [
        _KIND(
            base=base,
            class_=clause.class_name,
            namespace=language.namespace,
            clause=clause.constant,
        )
        for clause in clauses
    ]
    sections: dict[str, str | list[str]] = {
        "DIRECTIVE_CLAUSE_SETS": _clause_sets(
            language, "llvm", lambda clause: f"Clause::{clause.constant}"
        ),
        "DIRECTIVE_CLAUSE_MAP": _clause_map(
            language, "llvm", lambda directive: f"{scope}::Directive::{directive.constant}"
        ),
        "CLAUSE_PARSER_CLASSES": [_parser_class(clause) for clause in clauses],
        "CLAUSE_PARSER_CLASSES_LIST": "\n, ".join([clause.class_name for clause in clauses]),
        "DUMP_PARSE_TREE_CLAUSES": [f"NODE({base}, {c.class_name})" for c in clauses],
        "CLAUSE_UNPARSE": of_each(clauses, lambda clause: _unparse(base, clause)),
        "CLAUSE_CHECK_ENTER": [
            f"void Enter(const parser::{base}::{clause.class_name} &);" for clause in clauses
        ],
        "CLAUSE_PARSER_KIND_MAP": _KINDS(kinds=kinds, language=language.name),
        "CLAUSES_PARSER": _parsers(language, base),
    }
    return "".join([guarded(f"GEN_FLANG_{name}", body) for name, body in sections.items()])


def _parser_class(clause: Clause) -> str:
    if not clause.flang_class:
        return f"EMPTY_CLASS({clause.class_name});"
    type_ = clause.flang_class
    if clause.is_value_list:
        type_ = f"std::list<{type_}>"
    if clause.is_value_optional:
        type_ = f"std::optional<{type_}>"
    return f"WRAPPER_CLASS({clause.class_name}, {type_});"


def _unparse(base: str, clause: Clause) -> str:
    if clause.record.value_as_bit("skipFlangUnparser"):
        return ""
    word = clause.name.upper()
    class_ = f"{base}::{clause.class_name}"
    if not clause.flang_class:
        return _UNPARSE_WORD(class_=class_, word=word)
    separator = ', ","' if clause.is_value_list else ""
    default = clause.record.value_as_string("defaultValue")
    if clause.is_value_optional and default:
        walk = _WALK_OR_DEFAULT(separator=separator, default=default)
    elif clause.is_value_optional:
        walk = 'Walk("(", x.v, ")");'
    else:
        walk = _WALK(separator=separator)
    return _UNPARSE(class_=class_, word=word, walk=walk)


def _parsers(language: Language, base: str) -> str:
    spelled = [(text, clause) for clause in language.clauses for text, _ in clause.spellings]
    # The last comes first. A spelling of several clauses has them in the order of the sort.
    rank = {text: -at for at, text in enumerate(sorted({text for text, _ in spelled}))}
    spelled = unstable_sorted(spelled, key=lambda each: rank[each[0]])
    alternatives = of_each(
        spelled,
        lambda each: _PARSER(
            text=each[0],
            base=base,
            class_=each[1].class_name,
            argument=_argument_parser(language, each[1]),
        ),
    )
    return _TYPE_PARSER(alternatives=" ||\n".join(alternatives))


def _argument_parser(language: Language, clause: Clause) -> str:
    if not clause.flang_class:
        return ""
    parser = _PARSERS.get(clause.flang_class, f"Parser<{clause.flang_class}>" + "{}")
    prefix = clause.record.value_as_string("prefix")
    if prefix:
        colon = " :" if language.release.has(PREFIXES_STAND_APART) else ":"
        prefixed = f'"{prefix}{colon}" >> {parser}'
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
            guarded(
                "GEN_CLANG_DIRECTIVE_CLAUSE_SETS",
                _clause_sets(language, "clang", lambda clause: f"{kind}::{_clang_name(clause)}"),
            )
        )
        parts.append(
            guarded(
                "GEN_CLANG_DIRECTIVE_CLAUSE_MAP",
                _clause_map(language, "clang", lambda d: f"{directive_kind}::{_kind(d)}"),
            )
        )
    parts.append(guarded("GEN_CLANG_CLAUSE_CLASS", _clause_macros(language)))
    return "".join(parts)


def _kind(directive: Directive) -> str:
    return "Invalid" if directive.name == "unknown" else directive.class_name


def _clang_name(clause: Clause) -> str:
    stated = clause.record.value_as_string("clangAccSpelling")
    return stated or camel_case(clause.name)


def _clause_macros(language: Language) -> str:
    clauses = [_clause_macro(clause) for clause in language.clauses]
    return _CLAUSE_MACROS(prefix=language.clause_prefix, clauses=clauses)


def _clause_macro(clause: Clause) -> str:
    arguments = [clause.identifier]
    if clause.is_implicit:
        arguments.append(f'"{clause.macro_text}"')
    if clause.clang_class:
        arguments.append(clause.clang_class)
    implicit = "IMPLICIT_" if clause.is_implicit else ""
    suffix = ("_CLASS" if clause.is_implicit else "") if clause.clang_class else "_NO_CLASS"
    return f"__{implicit}CLAUSE{suffix}({', '.join(arguments)})"
