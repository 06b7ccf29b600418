"""The tree-sitter grammar of editors/tree-sitter-tablegen, with the language's words.

The rules are those of TableGen's syntax; where LLVM's parser asks what a name means, they take
what is written. Preprocessor lines count as white space: both branches of an `#ifdef` are read.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

NAME = "tree-sitter-tablegen"
NOTE = "Made by packaging/editor_files.py from the language's words."

# https://tree-sitter.github.io/tree-sitter/creating-parsers
GRAMMAR = r"""// @note@

const list = (rule) => seq(rule, repeat(seq(',', rule)), optional(','));
// What a name is of: something that is defined here, a class that is used.
const name = ($) => alias($.identifier, $.name);
const className = ($) => alias($.identifier, $.class_name);

module.exports = grammar({
  name: 'tablegen',

  word: ($) => $.identifier,
  externals: ($) => [$.block_comment],
  extras: ($) => [/\s/, $.comment, $.block_comment, $.preprocessor],

  rules: {
    source_file: ($) => repeat($._statement),

    comment: () => token(seq('//', /[^\n]*/)),
    preprocessor: () =>
      token(
        choice(
          @conditions@,
          @ends@
        )
      ),

    // --- statements ---

    _statement: ($) =>
      choice(
        $.include,
        $.class,
        $.multiclass,
        $.def,
        $.defm,
        $.defset,
        $.deftype,
        $.defvar,
        $.foreach,
        $.if,
        $.let,
        $.assert,
        $.dump
      ),

    include: ($) => seq('include', $.string),
    class: ($) => seq('class', name($), optional($.template_parameters), $._record),
    def: ($) => seq('def', optional($._name), $._record),
    defm: ($) => seq('defm', optional($._name), optional($.parents), ';'),
    multiclass: ($) =>
      seq(
        'multiclass',
        name($),
        optional($.template_parameters),
        optional($.parents),
        choice($.block, ';')
      ),
    defset: ($) => seq('defset', $._type, name($), '=', $.block),
    deftype: ($) => seq('deftype', name($), '=', $._type, ';'),
    defvar: ($) => seq('defvar', name($), '=', $._value, ';'),
    foreach: ($) => seq('foreach', name($), '=', $._range, 'in', $._branch),
    if: ($) =>
      prec.right(seq('if', $._value, 'then', $._branch, optional(seq('else', $._branch)))),
    let: ($) => seq('let', list($.assignment), 'in', $._branch),
    assignment: ($) =>
      seq(
        optional($.let_mode),
        name($),
        optional(choice(seq('<', list($._range), '>'), seq('{', list($._range), '}'))),
        '=',
        $._value
      ),
    let_mode: () => choice('append', 'prepend'),
    assert: ($) => seq('assert', $._value, ',', $._value, ';'),
    dump: ($) => seq('dump', $._value, ';'),

    block: ($) => seq('{', repeat($._statement), '}'),
    _branch: ($) => choice($.block, $._statement),

    // --- classes and records ---

    template_parameters: ($) => seq('<', list($.template_parameter), '>'),
    template_parameter: ($) => seq($._type, name($), optional(seq('=', $._value))),

    _record: ($) => seq(optional($.parents), choice($.body, ';')),
    parents: ($) => seq(':', $.class_reference, repeat(seq(',', $.class_reference))),
    class_reference: ($) => seq(className($), optional($.arguments)),
    arguments: ($) => seq('<', optional(list($._argument)), '>'),
    _argument: ($) => choice($._value, $.named_argument),
    named_argument: ($) => seq($._value, '=', $._value),

    body: ($) => seq('{', repeat($._item), '}'),
    _item: ($) => choice($.field, $.field_let, $.defvar, $.assert, $.dump),
    field: ($) =>
      seq(optional('field'), $._type, name($), optional(seq('=', $._value)), ';'),
    field_let: ($) => seq('let', $.assignment, ';'),

    // A value, but `{` begins the body.
    _name: ($) => choice($._simple_name, $.name_paste),
    name_paste: ($) => prec.right(seq($._name, '#', optional($._simple_name))),
    _simple_name: ($) =>
      choice(
        name($),
        $.integer,
        $.strings,
        $.unset,
        $.operation,
        $.condition,
        $.instance,
        $.name_access
      ),
    name_access: ($) =>
      seq($._simple_name, choice(seq('.', name($)), seq('[', list($._range), ']'))),

    // --- types ---

    _type: ($) => choice($.builtin_type, $.bits_type, $.list_type, className($)),
    builtin_type: () => choice(@types@),
    bits_type: ($) => seq('bits', '<', $._value, '>'),
    list_type: ($) => seq('list', '<', $._type, '>'),

    // --- values ---

    _value: ($) => choice($._suffixed, $.paste),
    paste: ($) => prec.right(seq($._value, '#', optional($._suffixed))),
    _suffixed: ($) => choice($._simple, $.bits_access, $.list_access, $.field_access),
    bits_access: ($) => prec(1, seq($._suffixed, '{', list($._range), '}')),
    list_access: ($) => prec(1, seq($._suffixed, '[', list($._range), ']')),
    field_access: ($) => prec(1, seq($._suffixed, '.', name($))),

    _simple: ($) =>
      choice(
        $.integer,
        $.strings,
        $.code,
        $.boolean,
        $.unset,
        $.bits,
        $.list,
        $.dag,
        $.identifier,
        $.instance,
        $.operation,
        $.condition
      ),

    bits: ($) => seq('{', optional(list($._range)), '}'),
    list: ($) => prec.right(seq('[', optional(list($._value)), ']', optional($.element_type))),
    element_type: ($) => seq('<', $._type, '>'),
    dag: ($) => seq('(', $._dag_argument, optional(list($._dag_argument)), ')'),
    _dag_argument: ($) => choice($.variable, $._value, $.named_operand),
    named_operand: ($) => seq($._value, ':', $.variable),
    instance: ($) => seq(className($), $.arguments),
    operation: ($) =>
      seq(
        $.bang_operator,
        optional(seq('<', $._type, '>')),
        '(',
        optional(list($._value)),
        ')'
      ),
    bang_operator: () =>
      choice(
        @operators@
      ),
    condition: ($) => seq('!cond', '(', list($.clause), ')'),
    clause: ($) => seq($._value, ':', $._value),

    _range: ($) => choice($._value, $.range),
    range: ($) => choice(seq($._value, choice('...', '-'), $._value), seq($._value, $.integer)),

    // --- tokens ---

    boolean: () => choice(@constants@),
    unset: () => '?',
    strings: ($) => prec.right(repeat1($.string)),
    string: () => token(seq('"', repeat(choice(/[^"\\\n]/, /\\[^\n]/)), '"')),
    code: () => token(seq('[{', repeat(choice(/[^}]/, /\}+[^}\]]/)), /\}+\]/)),
    variable: () => /\$[A-Za-z0-9_]+/,
    integer: () => token(choice(/[+-]?[0-9]+/, /0x[0-9A-Fa-f]+/, /0b[01]+/)),
    identifier: () => /[0-9]*[A-Za-z_][A-Za-z0-9_]*/,
  },
});
"""

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

INJECTIONS = """\
; @note@

((code) @injection.content
 (#offset! @injection.content 0 2 0 -2)
 (#set! injection.language "cpp"))
"""

SCANNER = """\
// @note@
//
// Comments nest, which no regular expression can follow.
#include <tree_sitter/parser.h>

void *tree_sitter_tablegen_external_scanner_create(void) { return 0; }
void tree_sitter_tablegen_external_scanner_destroy(void *scanner) {}
unsigned tree_sitter_tablegen_external_scanner_serialize(void *scanner, char *buffer) { return 0; }
void tree_sitter_tablegen_external_scanner_deserialize(void *scanner, const char *buffer,
                                                       unsigned length) {}

static bool is_white(int character) {
  return character == ' ' || character == '\\t' || character == '\\n' || character == '\\r';
}

bool tree_sitter_tablegen_external_scanner_scan(void *scanner, TSLexer *lexer,
                                                const bool *valid_symbols) {
  while (is_white(lexer->lookahead))
    lexer->advance(lexer, true);
  if (lexer->lookahead != '/')
    return false;
  lexer->advance(lexer, false);
  if (lexer->lookahead != '*')
    return false;
  lexer->advance(lexer, false);
  for (unsigned depth = 1; depth > 0 && lexer->lookahead;) {
    int before = lexer->lookahead;
    lexer->advance(lexer, false);
    if (before == '*' && lexer->lookahead == '/')
      depth--;
    else if (before == '/' && lexer->lookahead == '*')
      depth++;
    else
      continue;
    lexer->advance(lexer, false);
  }
  lexer->result_symbol = 0;
  return true;
}
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
    ends = [word for word in directives if word in ("else", "endif")]
    conditions = [word for word in directives if word not in ends]
    plain = [word for word in types if word not in ("bits", "list")]
    lists = {
        "note": NOTE,
        "types": choice(plain),
        "constants": choice(constants),
        "operators": choice([name for name in operators if name != "!cond"], ",\n        "),
        "conditions": rf"/#[ \t]*({'|'.join(conditions)})[ \t]+\w+[^\n]*/",
        "ends": rf"/#[ \t]*({'|'.join(ends)})/",
        "keywords": " ".join(f'"{word}"' for word in keywords),
    }
    texts = {
        "grammar.js": GRAMMAR,
        "queries/highlights.scm": HIGHLIGHTS,
        "queries/injections.scm": INJECTIONS,
        "src/scanner.c": SCANNER,
    }
    found = {name: filled(text, lists) for name, text in texts.items()}
    found |= {
        "package.json": as_json(package(version)),
        "tree-sitter.json": as_json(about(version)),
    }
    return {f"{NAME}/{name}": text for name, text in found.items()}


def filled(text: str, lists: dict[str, str]) -> str:
    for name, value in lists.items():
        text = text.replace(f"@{name}@", value)
    return text


def choice(names: Sequence[str], separator: str = ", ") -> str:
    return separator.join(f"'{name}'" for name in names)


def package(version: str) -> dict[str, Any]:
    return {
        "name": NAME,
        "version": version,
        "description": "TableGen grammar for tree-sitter",
        "license": "Apache-2.0 WITH LLVM-exception",
        "private": True,
        "files": ["grammar.js", "queries", "src", "tree-sitter.json"],
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
