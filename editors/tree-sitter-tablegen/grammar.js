// The grammar of TableGen: the rules of its syntax. Where LLVM's parser asks what a name means, they
// take what is written. Preprocessor lines count as white space: both branches of an `#ifdef` are read.

const words = require('./words');

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
          seq('#', /[ \t]*/, choice(...words.conditions), /[ \t]+\w+[^\n]*/),
          seq('#', /[ \t]*/, choice(...words.ends))
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
    builtin_type: () => choice(...words.types),
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
    bang_operator: () => choice(...words.operators),
    condition: ($) => seq('!cond', '(', list($.clause), ')'),
    clause: ($) => seq($._value, ':', $._value),

    _range: ($) => choice($._value, $.range),
    range: ($) => choice(seq($._value, choice('...', '-'), $._value), seq($._value, $.integer)),

    // --- tokens ---

    boolean: () => choice(...words.constants),
    unset: () => '?',
    strings: ($) => prec.right(repeat1($.string)),
    string: () => token(seq('"', repeat(choice(/[^"\\\n]/, /\\[^\n]/)), '"')),
    code: () => token(seq('[{', repeat(choice(/[^}]/, /\}+[^}\]]/)), /\}+\]/)),
    variable: () => /\$[A-Za-z0-9_]+/,
    integer: () => token(choice(/[+-]?[0-9]+/, /0x[0-9A-Fa-f]+/, /0b[01]+/)),
    identifier: () => /[0-9]*[A-Za-z_][A-Za-z0-9_]*/,
  },
});
