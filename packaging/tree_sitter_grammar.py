"""What the tree-sitter grammar of editors/ has of the language's words: lists, and colors.

The rules are in grammar.js.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

NAME = "tree-sitter-tablegen"
NOTE = "Made by packaging/editor_files.py from the language's words."

HIGHLIGHTS = """\
; @note@

(comment) @comment
(block_comment) @comment
(preprocessor) @keyword.directive
(string) @string
(code) @string.special
(integer) @number
(boolean) @boolean
(unset) @constant.builtin
(variable) @variable.parameter
(builtin_type) @type.builtin
(bang_operator) @function.builtin
"!cond" @function.builtin
(let_mode) @keyword.modifier

(class_name) @type
(class (name) @type.definition)
(multiclass (name) @type.definition)
(deftype (name) @type.definition)
(def (name) @constant)
(name_paste (name) @constant)
(defm (name) @constant)
(defset (name) @variable)
(defvar (name) @variable)
(foreach (name) @variable)
(field (name) @property)
(assignment (name) @property)
(field_access (name) @property)
(template_parameter (name) @variable.parameter)

"include" @keyword.import
["bits" "list"] @type.builtin
[
  @keywords@
] @keyword

["=" "#" "..." "-"] @operator
["(" ")" "[" "]" "{" "}" "<" ">"] @punctuation.bracket
["," ";" ":" "."] @punctuation.delimiter
"""


def files(
    keywords: Sequence[str],
    types: Sequence[str],
    constants: Sequence[str],
    operators: Sequence[str],
    directives: Sequence[str],
    version: str,
) -> dict[str, str]:
    """Texts by their paths in editors/."""
    ends = ("else", "endif")
    lists = {
        "types": [word for word in types if word not in ("bits", "list")],
        "constants": constants,
        "operators": [name for name in operators if name != "!cond"],
        "conditions": [word for word in directives if word not in ends],
        "ends": ends,
    }
    quoted = " ".join(f'"{word}"' for word in keywords)
    found = {
        "words.js": f"// {NOTE}\nmodule.exports = {json.dumps(lists, indent=2)};\n",
        "queries/highlights.scm": HIGHLIGHTS.replace("@note@", NOTE).replace("@keywords@", quoted),
    }
    found |= {
        "package.json": as_json(package(version)),
        "tree-sitter.json": as_json(about(version)),
    }
    return {f"{NAME}/{name}": text for name, text in found.items()}


def package(version: str) -> dict[str, Any]:
    return {
        "name": NAME,
        "version": version,
        "description": "TableGen grammar for tree-sitter",
        "license": "Apache-2.0 WITH LLVM-exception",
        "private": True,
        "files": ["grammar.js", "words.js", "queries", "src", "tree-sitter.json"],
        "scripts": {"generate": "tree-sitter generate"},
        "devDependencies": {"tree-sitter-cli": "^0.25.0"},
    }


def about(version: str) -> dict[str, Any]:
    """What the command reads of a grammar."""
    return {
        "grammars": [
            {
                "name": "tablegen",
                "scope": "source.tablegen",
                "file-types": ["td"],
                "highlights": "queries/highlights.scm",
                "injections": "queries/injections.scm",
            }
        ],
        "metadata": {
            "version": version,
            "license": "Apache-2.0 WITH LLVM-exception",
            "description": "TableGen grammar for tree-sitter",
        },
    }


def as_json(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=2) + "\n"
