"""Write the word lists and grammars of editors/ from the language's words; a test compares.

    python packaging/editor_files.py           write them again
    python packaging/editor_files.py --check   fail if they are not what this would write

Each function makes one file. The language's words come from the core, the directives of formats
from the language server's help; this knows the formats of editors.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tree_sitter_grammar

from tblgen_build.lsp.language_help import (
    DEFINITION_DIRECTIVES,
    OPERATION_DIRECTIVES,
)
from tblgen_build.syntax import words as language

EDITORS = Path(__file__).resolve().parents[1] / "editors"
CONSTANTS = sorted(language.CONSTANTS)
TYPES = sorted(language.TYPES)
OF_STATEMENTS = sorted(language.KEYWORDS - language.TYPES - language.CONSTANTS - {"include"})
OPERATORS = sorted(language.BANG_OPERATORS)
DIRECTIVES = sorted(OPERATION_DIRECTIVES | DEFINITION_DIRECTIVES)
PREPROCESSOR = sorted(language.DIRECTIVES)
# Fields that hold an assembly format.
FORMATS = ("assemblyFormat",)


def files() -> dict[str, str]:
    return {
        "vscode/syntaxes/tablegen.tmLanguage.json": json.dumps(textmate(), indent=2) + "\n",
        "vim/syntax/tablegen.vim": vim(),
        "emacs/tablegen-words.el": emacs(),
        **tree_sitter_grammar.files(
            keywords=OF_STATEMENTS,
            types=TYPES,
            constants=CONSTANTS,
            operators=OPERATORS,
            directives=PREPROCESSOR,
            version=(EDITORS.parent / "VERSION").read_text(encoding="utf-8").strip(),
        ),
    }


# --- TextMate ----------------------------------------------------------------


def textmate() -> dict[str, Any]:
    """https://macromates.com/manual/en/language_grammars"""
    included = {
        name: {"include": f"#{name}"}
        for name in ("comment", "format", "code", "string", "number", "word", "preprocessor")
    }
    return {
        "$comment": "Made by packaging/editor_files.py from the language's words.",
        "name": "TableGen",
        "scopeName": "source.tablegen",
        "fileTypes": ["td"],
        "patterns": list(included.values()),
        "repository": {
            "comment": {"patterns": [line_comment(), block_comment()]},
            "preprocessor": {
                "match": rf"^\s*#\s*({words(PREPROCESSOR)})\b",
                "name": "keyword.control.directive.tablegen",
            },
            "format": format_field(),
            "code": embedded_code(),
            "string": {
                "begin": '"',
                "end": '"',
                "name": "string.quoted.double.tablegen",
                "patterns": [{"match": r"\\.", "name": "constant.character.escape.tablegen"}],
            },
            "number": {
                "match": r"(?<![\w$])[-+]?(?:0x[0-9a-fA-F]+|0b[01]+|\d+)\b(?![A-Za-z_])",
                "name": "constant.numeric.tablegen",
            },
            "word": {"patterns": word_patterns()},
        },
    }


def line_comment() -> dict[str, Any]:
    return {"match": "//.*$", "name": "comment.line.double-slash.tablegen"}


def block_comment() -> dict[str, Any]:
    """They nest."""
    return {
        "begin": r"/\*",
        "end": r"\*/",
        "name": "comment.block.tablegen",
        "patterns": [{"include": "#comment"}],
    }


def format_field() -> dict[str, Any]:
    """An assembly format: literals, operands, directives."""
    inside = [
        {"match": "`[^`]*`", "name": "string.other.literal.tablegen"},
        {"match": r"\$\w+", "name": "variable.parameter.tablegen"},
        {"match": rf"\b({words(DIRECTIVES)})(?![\w-])", "name": "keyword.other.directive.tablegen"},
    ]
    return {
        "begin": rf"\b({words(FORMATS)})\s*=\s*(\[\{{|\")",
        "beginCaptures": {"1": {"name": "variable.other.member.tablegen"}},
        "end": r"\}\]|\"",
        "patterns": inside,
    }


def embedded_code() -> dict[str, Any]:
    return {
        "begin": r"\[\{",
        "end": r"\}\]",
        "name": "string.unquoted.code.tablegen",
        "contentName": "meta.embedded.block.cpp",
        "patterns": [{"include": "source.cpp"}],
    }


def word_patterns() -> list[dict[str, Any]]:
    operators = "|".join(name[1:] for name in OPERATORS)
    return [
        {
            "match": r"\b(include)\b",
            "name": "keyword.control.import.tablegen",
        },
        {
            "match": r"\b(class|multiclass|def|defm)\s+([A-Za-z_][\w#]*)",
            "captures": {
                "1": {"name": "keyword.declaration.tablegen"},
                "2": {"name": "entity.name.type.tablegen"},
            },
        },
        {"match": rf"\b({words(OF_STATEMENTS)})\b", "name": "keyword.control.tablegen"},
        {"match": rf"\b({words(TYPES)})\b", "name": "storage.type.tablegen"},
        {"match": rf"\b({words(CONSTANTS)})\b", "name": "constant.language.tablegen"},
        {"match": rf"!({operators})\b", "name": "support.function.tablegen"},
        {"match": r"\$\w+", "name": "variable.parameter.tablegen"},
        {"match": r"(?<![\w?])\?(?![\w?])", "name": "constant.language.tablegen"},
    ]


def words(names: Sequence[str]) -> str:
    """The longest first: `attr-dict-with-keyword` begins with another one."""
    return "|".join(sorted(names, key=lambda name: (-len(name), name)))


# --- Vim ---------------------------------------------------------------------

VIM = """\
" Colors for TableGen. Made by packaging/editor_files.py from the language's words.
if exists("b:current_syntax")
  finish
endif

syntax iskeyword @,48-57,_

syntax keyword tablegenStatement @statements@
syntax keyword tablegenInclude include
syntax keyword tablegenType @types@
syntax keyword tablegenConstant @constants@
syntax match tablegenOperator "!\\%(@operators@\\)\\>"
syntax match tablegenVariable "\\$\\w\\+"
syntax match tablegenNumber "\\<\\%(0x\\x\\+\\|0b[01]\\+\\|\\d\\+\\)\\>"
syntax match tablegenUnset "?"
syntax match tablegenPreProc "^\\s*#\\s*\\%(@preprocessor@\\)\\>"
syntax region tablegenString start=+"+ skip=+\\\\.+ end=+"+ oneline
syntax keyword tablegenTodo contained TODO FIXME XXX
syntax match tablegenComment "//.*$" contains=tablegenTodo,@Spell
syntax region tablegenComment start="/\\*" end="\\*/" contains=tablegenComment,tablegenTodo,@Spell

syntax include @tablegenCpp syntax/cpp.vim
unlet! b:current_syntax
syntax region tablegenCode matchgroup=tablegenDelimiter start="\\[{" end="}\\]"
  \\ contains=@tablegenCpp
syntax match tablegenLiteral contained "`[^`]*`"
syntax match tablegenDirective contained "\\%(@directives@\\)\\%([A-Za-z0-9_-]\\)\\@!"
syntax region tablegenFormat matchgroup=tablegenDelimiter
  \\ start=+\\%(\\<\\%(@formats@\\)\\s*=\\s*\\)\\@<=\\[{+ end="}\\]"
  \\ contains=tablegenLiteral,tablegenDirective,tablegenVariable
syntax region tablegenFormat matchgroup=tablegenDelimiter
  \\ start=+\\%(\\<\\%(@formats@\\)\\s*=\\s*\\)\\@<="+ skip=+\\\\.+ end=+"+
  \\ contains=tablegenLiteral,tablegenDirective,tablegenVariable

highlight default link tablegenStatement Statement
highlight default link tablegenInclude Include
highlight default link tablegenType Type
highlight default link tablegenConstant Constant
highlight default link tablegenOperator Function
highlight default link tablegenVariable Identifier
highlight default link tablegenNumber Number
highlight default link tablegenUnset Constant
highlight default link tablegenPreProc PreProc
highlight default link tablegenString String
highlight default link tablegenTodo Todo
highlight default link tablegenComment Comment
highlight default link tablegenDelimiter Delimiter
highlight default link tablegenLiteral String
highlight default link tablegenDirective Keyword

let b:current_syntax = "tablegen"
"""


def vim() -> str:
    """:help :syn-define"""
    lists = {
        "statements": " ".join(OF_STATEMENTS),
        "types": " ".join(TYPES),
        "constants": " ".join(CONSTANTS),
        "operators": alternatives([name[1:] for name in OPERATORS]),
        "preprocessor": alternatives(PREPROCESSOR),
        "directives": alternatives(DIRECTIVES),
        "formats": alternatives(FORMATS),
    }
    text = VIM
    for name, list_ in lists.items():
        text = text.replace(f"@{name}@", list_)
    return text


def alternatives(names: Sequence[str]) -> str:
    return words(names).replace("|", "\\|")


# --- Emacs -------------------------------------------------------------------

EMACS = """\
;;; tablegen-words.el --- The words of TableGen  -*- lexical-binding: t; -*-

;; Made by packaging/editor_files.py from the language's words.

;;; Code:

@lists@
(provide 'tablegen-words)
;;; tablegen-words.el ends here
"""


def emacs() -> str:
    lists = {
        "statements": [*OF_STATEMENTS, "include"],
        "types": TYPES,
        "constants": CONSTANTS,
        "operators": OPERATORS,
        "directives": DIRECTIVES,
        "preprocessor": PREPROCESSOR,
    }
    made = [emacs_list(name, list_) for name, list_ in lists.items()]
    return EMACS.replace("@lists@", "\n".join(made))


def emacs_list(name: str, names: Sequence[str]) -> str:
    quoted = " ".join(f'"{one}"' for one in names)
    return f"(defconst tablegen-{name}\n  '({quoted}))\n"


def main() -> int:
    stale = []
    for name, text in files().items():
        path = EDITORS / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"editors/{name}")
    return int(bool(stale) and "--check" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
