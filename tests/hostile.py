"""Programs that try to exhaust, crash or hang a compiler. Knows nothing about running them.

`REJECTED` must end in a diagnostic; `BOUNDED` may be accepted or rejected, but
only in bounded time and memory; `ACCEPTED` are large and innocent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Files = dict[str, bytes]
MAIN = "case.td"

DEEP = 100_000


def _text(program: str) -> Files:
    return {MAIN: program.encode()}


def nested(open_: str, close: str, core: str = "1", depth: int = DEEP) -> str:
    return open_ * depth + core + close * depth


def _value(type_: str, value: str) -> Files:
    return _text(f"def op;\nclass K;\ndef k : K;\ndef a {{ {type_} x = {value}; }}\n")


def _statements(open_: str, close: str, core: str = "def a;", depth: int = DEEP) -> Files:
    return _text(nested(open_, close, core, depth) + "\n")


def _doubling(first: str, step: str, times: int = 64) -> Files:
    lines = [f"defvar v0 = {first};"]
    lines += [f"defvar v{n} = {step.replace('@', f'v{n - 1}')};" for n in range(1, times + 1)]
    return _text("\n".join([*lines, f"defvar size = !size(v{times});"]) + "\n")


def _multiclass_doubling(levels: int) -> Files:
    lines = ["multiclass M0 { def x; }"]
    lines += [
        f"multiclass M{n} {{ defm a : M{n - 1}; defm b : M{n - 1}; }}" for n in range(1, levels + 1)
    ]
    return _text("\n".join([*lines, f"defm z : M{levels};"]) + "\n")


# Depth: a recursive parser or evaluator runs out of stack. Each is also malformed or
# of the wrong type, so that no tool may accept it.
_DEPTH: dict[str, Callable[[], Files]] = {
    "parentheses": lambda: _value("dag", "(" * DEEP),
    "dags": lambda: _value("int", nested("(op ", ")")),
    "dags-unclosed": lambda: _value("dag", "(op " * DEEP),
    "brackets": lambda: _value("int", nested("[", "]")),
    "brackets-unclosed": lambda: _value("int", "[" * DEEP),
    "braces": lambda: _value("string", nested("{", "}")),
    "operators": lambda: _value("string", nested("!add(1, ", ")")),
    "operators-unclosed": lambda: _value("string", "!add(" * DEEP),
    "not": lambda: _value("string", nested("!not(", ")")),
    "if": lambda: _value("string", nested("!if(1, 2, ", ")")),
    "cond": lambda: _value("string", nested("!cond(1: ", ")")),
    "cast": lambda: _value("int", nested("!cast<string>(", ")", '"a"')),
    "foreach-operator": lambda: _value("int", "!foreach(x, [1], " * DEEP),
    "instances": lambda: _value("int", nested("K<", ">")),
    "instances-unclosed": lambda: _value("K", "K<" * DEEP),
    "list-types": lambda: _text(f"def a {{ {nested('list<', '>', 'int')} x = 1; }}\n"),
    "list-types-unclosed": lambda: _text(f"def a {{ {'list<' * DEEP} x; }}\n"),
    "foreach": lambda: _statements("foreach i = [1] in ", "", "def a; }"),
    "foreach-unclosed": lambda: _statements("foreach i = [1] in {", "", ""),
    "let": lambda: _statements("let x = 1 in ", "", "def a; }"),
    "let-braces": lambda: _statements("let x = 1 in {", "}", "def a { int x = @; }"),
    "if-statements": lambda: _statements("if 1 then ", "", "def a; }"),
    "else-if": lambda: _statements("if 0 then def b; else ", "", "def a; }"),
    "defset": lambda: _text(
        "class K;\n" + "".join(f"defset list<K> s{n} = {{\n" for n in range(20_000))
    ),
    "multiclass-foreach": lambda: _text(
        "multiclass M { " + "foreach i = [1] in " * DEEP + "def a; } }\n"
    ),
    "comments": lambda: _text("/*" * 1_000_000 + "*/" * 999_999),
    "ifdef": lambda: _text("#ifdef A\n" * DEEP),
    "ifdef-taken": lambda: _text("#ifndef A\n" * DEEP),
    "subscripts": lambda: _value("int", "k" + "[0]" * DEEP),
    "fields": lambda: _value("int", "k" + ".f" * DEEP),
    "bits": lambda: _value("int", "1" + "{0}" * DEEP + "@"),
    "paste": lambda: _value("int", '"a"' + ' # "a"' * DEEP),
    "paste-names": lambda: _text("def " + "a # " * DEEP + "1 @\n"),
}

# Recursion of the program itself.
_RECURSION: dict[str, Callable[[], Files]] = {
    "class-value": lambda: _text("class A<int n> { int r = A<!add(n, 1)>.r; }\ndef a : A<0>;\n"),
    "class-field": lambda: _text("class A<int n> { A next = A<!add(n, 1)>; }\ndef a : A<0>;\n"),
    "class-same-arguments": lambda: _text("class A<int n> { A next = A<n>; }\ndef a : A<0>;\n"),
    "class-in-list": lambda: _text(
        "class A<int n> { list<A> l = [A<!add(n, 1)>, A<!add(n, 2)>]; }\ndef a : A<0>;\n"
    ),
    "class-mutual": lambda: _text(
        "class B<int n>;\nclass A<int n> { int r = B<n>.r; }\ndef a : A<0>;\n"
    ),
    "class-under-if": lambda: _text(
        "class A<int n> { int r = !if(!eq(n, -1), 0, A<!add(n, 1)>.r); }\ndef a : A<0>;\n"
    ),
    "class-growing-string": lambda: _text(
        'class A<string s> { string r = A<!strconcat(s, s)>.r; }\ndef a : A<"x">;\n'
    ),
    "class-default-argument": lambda: _text("class A<int n = A<>.r> { int r = n; }\ndef a : A;\n"),
    "class-parent-argument": lambda: _text(
        "class P<int n> { int p = n; }\n"
        "class A<int n> : P<A<!add(n, 1)>.p> { int r = n; }\ndef a : A<0>;\n"
    ),
    "class-inherits-itself": lambda: _text("class A : A;\ndef a : A;\n"),
    "include-itself": lambda: _text(f'include "{MAIN}"\n'),
    "include-itself-twice": lambda: _text(f'def a;\ninclude "{MAIN}"\ninclude "{MAIN}"\n'),
    "include-circle": lambda: {
        MAIN: b'include "other.td"\n',
        "other.td": f'include "{MAIN}"\n'.encode(),
    },
    "fields-in-a-circle": lambda: _text(
        "class A { int a = 1; int b = a; }\ndef x : A { let a = b; }\n"
    ),
    "field-list-in-itself": lambda: _text(
        "class A { list<int> l = []; }\ndef x : A { let l = !listconcat(l, [1]); }\n"
    ),
}

# A multiclass in its own body means what is in it so far: this looks endless and is not.
_SELF_REFERENCE: dict[str, Callable[[], Files]] = {
    "multiclass-direct": lambda: _text(
        "multiclass M<int n> { def _#n; defm _x : M<!add(n, 1)>; }\ndefm a : M<0>;\n"
    ),
    "multiclass-same-name": lambda: _text('multiclass M { defm "" : M; def x; }\ndefm a : M;\n'),
    "multiclass-under-if": lambda: _text(
        "multiclass M<int n> { def _#n; if !ge(n, 0) then defm _ : M<!add(n, 1)>; }\n"
        "defm a : M<0>;\n"
    ),
    "multiclass-parent": lambda: _text("multiclass M : M { def x; }\ndefm a : M;\n"),
}

# Sizes no machine has room for, written in a few bytes.
_SIZES: dict[str, Callable[[], Files]] = {
    "foreach-range": lambda: _text("foreach i = 0...1000000000000 in def a#i;\n"),
    "foreach-range-braces": lambda: _text("foreach i = {0-1000000000000} in def a#i;\n"),
    "foreach-range-limits": lambda: _text("foreach i = {0...9223372036854775807} in def a#i;\n"),
    "range-operator": lambda: _text("defvar x = !range(1000000000000);\n"),
    "range-operator-limits": lambda: _text(
        "defvar x = !range(-9223372036854775808, 9223372036854775807);\n"
    ),
    "range-operator-step-overflow": lambda: _text(
        "class A<int e> { list<int> l = !range(0, e, 9223372036854775807); }\n"
        "def a : A<9223372036854775807>;\ndef b { int x = @; }\n"
    ),
    "listsplat": lambda: _text('defvar x = !listsplat("abc", 1000000000000);\n'),
    "listsplat-limits": lambda: _text("defvar x = !listsplat(1, 9223372036854775807);\n"),
    "listsplat-nested": lambda: _text(
        "defvar x = !listsplat(!listsplat(!listsplat(1, 1000000), 1000000), 1000000);\n"
        "defvar y = !listflatten(!listflatten(x));\n"
    ),
    "slice": lambda: _text("def a { list<int> l = [1, 2]; list<int> m = l[0...1000000000000]; }\n"),
    "slice-bits": lambda: _text("def a { bits<8> b = 1; bits<8> c = b{0...1000000000000}; }\n"),
    "slice-bits-negative": lambda: _text(
        "def a { bits<8> b = 1; bit c = b{1-9223372036854775808}; }\n"
    ),
    "let-bits": lambda: _text(
        "class A { bits<8> b = 1; }\ndef a : A { let b{0...1000000000000} = 1; }\n"
    ),
    "bits-type": lambda: _text("def a { bits<4294967295> b = 0; bits<1> c = b; }\n"),
    "bits-type-64-bit": lambda: _text("def a { bits<9223372036854775807> b = 0; }\n"),
    "bits-type-unused": lambda: _text("class A<bits<9223372036854775807> b>;\ndef a : A<0>;\n"),
    "bits-type-negative": lambda: _text("def a { bits<-4> b; }\n"),
    "bits-type-list": lambda: _text(
        "def a { list<bits<100000000>> b = [1, 2, 3, 4, 5, 6, 7, 8, 9]; int x = @; }\n"
    ),
    "string-doubling": lambda: _doubling('"abcdefgh"', "!strconcat(@, @)"),
    "list-doubling": lambda: _doubling("[1, 2, 3]", "!listconcat(@, @)"),
    "list-doubling-by-type": lambda: _doubling("[1]", "!listflatten([@, @])"),
    "dag-doubling": lambda: _text(
        "def op;\n"
        + "defvar v0 = (op 1);\n"
        + "".join(f"defvar v{n} = !con(v{n - 1}, v{n - 1});\n" for n in range(1, 64))
    ),
    "string-squaring": lambda: _doubling('"aa"', '!subst("a", @, @)', 12),
    "interleave-growth": lambda: _doubling('"abcdefgh"', "!interleave([@, @, @, @], @)", 30),
    "nested-value-doubling-printed": lambda: _text(
        "def op;\ndef a {\n  dag v0 = (op 1);\n"
        + "".join(f"  dag v{n} = (op v{n - 1}, v{n - 1});\n" for n in range(1, 60))
        + "  int x = @;\n}\n"
    ),
    "cast-string-doubling": lambda: _text(
        "defvar v0 = [1];\n"
        + "".join(f"defvar v{n} = [v{n - 1}, v{n - 1}];\n" for n in range(1, 50))
        + "dump !repr(v49);\n"
    ),
    "multiclass-doubling": lambda: _multiclass_doubling(40),
    "subst-growth": lambda: _text(
        "class S<string s, int n> {\n"
        '  string r = !if(!eq(n, 0), s, S<!subst("a", "aa", s), !sub(n, 1)>.r);\n}\n'
        'def a { string x = S<"a", 60>.r; }\n'
    ),
    "default-argument-doubling": lambda: _text(
        "class A<list<int> a0 = [1]"
        + "".join(f", list<int> a{n} = !listconcat(a{n - 1}, a{n - 1})" for n in range(1, 40))
        + "> { list<int> r = a39; }\ndef a : A;\n"
    ),
    "dag-of-classes-printed": lambda: _text(
        "def op;\n"
        "class D<dag d, int n> { dag r = !if(!eq(n, 0), d, D<(op d, d), !sub(n, 1)>.r); }\n"
        "def a { string s = !repr(D<(op 1), 60>.r); }\n"
    ),
    "name-doubling": lambda: _text(
        "multiclass M0 { def x; }\n"
        + "".join(f"multiclass M{n} {{ defm NAME#NAME : M{n - 1}; }}\n" for n in range(1, 40))
        + "defm zz : M39;\n"
    ),
    "listsplat-of-listsplat": lambda: _text(
        "defvar l = !listsplat(1, 100000);\n"
        "defvar x = !size(!listflatten(!listsplat(l, 100000)));\n"
    ),
    "foreach-product": lambda: _text(
        "".join(f"foreach i{n} = 0...9999 in\n" for n in range(4)) + "def a # i0 # i1 # i2 # i3;\n"
    ),
    "foreach-product-empty": lambda: _text(
        "".join(f"foreach i{n} = 0...9999 in\n" for n in range(4)) + "if 0 then def a;\n"
    ),
    "operator-product": lambda: _text(
        "defvar l = !range(10000);\n"
        "defvar x = !foreach(a, l, !foreach(b, l, !foreach(c, l, !add(a, b, c))));\n"
    ),
    "fold-product": lambda: _text(
        "defvar l = !range(100000);\n"
        "defvar x = !foldl(0, l, a, b, !add(a, !foldl(0, l, c, d, !add(c, d))));\ndef @;\n"
    ),
    "shift-counts": lambda: _text(
        "defvar a = !shl(1, 64);\ndefvar b = !srl(1, -1);\ndefvar c = !sra(-1, 1000000);\ndef @;\n"
    ),
    "integer-text": lambda: _text("defvar x = " + "9" * 1_000_000 + ";\ndef @;\n"),
    "binary-text": lambda: _text("defvar x = 0b" + "1" * 1_000_000 + ";\n"),
    "hex-text": lambda: _text("defvar x = 0x" + "f" * 1_000_000 + ";\n"),
}


def _includes(levels: int, below: tuple[str, str], last: bytes) -> Files:
    """Each file of a level includes two of the level below it."""
    files = {MAIN: f'include "{below[0]}{levels}.inc"\n'.encode()}
    for level in range(levels):
        text = "".join(f'include "{name}{level}.inc"\n' for name in below).encode()
        files |= {f"{name}{level + 1}.inc": text for name in below}
    return files | {f"{name}0.inc": last for name in below}


_INCLUDES: dict[str, Callable[[], Files]] = {
    "tower": lambda: _includes(60, ("a", "a"), b"// nothing\n"),
    "tower-empty": lambda: _includes(60, ("a", "a"), b""),
    "diamond": lambda: _includes(40, ("a", "b"), b"// nothing\n"),
    "device": lambda: _text('include "/dev/zero"\n'),
}

# A line of 4 MB, each of whose statements fails.
_LINES: dict[str, Callable[[], Files]] = {
    "unknown-class": lambda: _text("def a : B; " * 360_000),
    "unknown-names": lambda: _text("foo " * 1_000_000),
    "closed": lambda: _text("} " * 2_000_000),
    "after-a-comment": lambda: _text("/* " + "ab " * 1_300_000 + "*/ foo @"),
}

_REGEX: dict[str, Callable[[], Files]] = {
    "match-backtracking": lambda: _text(f'defvar x = !match("{"a" * 40}", "^(a*)*b$");\ndef @;\n'),
    "match-nested-plus": lambda: _text(f'defvar x = !match("{"a" * 60}", "^(a+)+$b");\ndef @;\n'),
    "match-long-subject": lambda: _text(
        f'defvar x = !match("{"ab" * 100_000}", "^(a|b)*c$");\ndef @;\n'
    ),
    "match-long-pattern": lambda: _text(f'defvar x = !match("a", "{"(" * 50_000}");\ndef @;\n'),
    "match-repetition": lambda: _text(
        'defvar x = !match("a", "((((a{1,200}){1,200}){1,200}){1,200})");\ndef @;\n'
    ),
    "match-unbalanced": lambda: _text('defvar x = !match("a", "[");\n'),
    "match-bad-repeat": lambda: _text('defvar x = !match("a", "*");\n'),
    "match-bad-back-reference": lambda: _text('defvar x = !match("a", "\\\\9");\ndef @;\n'),
}

# Small programs the reference itself dies of: ours must say what is wrong.
_CRASHES_REFERENCE: dict[str, Callable[[], Files]] = {
    "ifdef-at-end-of-file": lambda: {MAIN: b"#ifdef FOO"},
    "named-argument-without-value": lambda: _text(
        "class A<int x> { int y = x; }\ndef a : A<x = >;\n"
    ),
    "defm-class-argument-undefined": lambda: _text(
        "class T<string s>;\nmulticlass R { def a; }\ndefm y : R, T<s = NAME>;\n"
    ),
    "division-by-zero": lambda: _text("defvar x = !div(1, 0);\n"),
    "division-overflow": lambda: _text("defvar x = !div(-9223372036854775808, -1);\n"),
    "logarithm-of-minus-one": lambda: _text("defvar x = !logtwo(-1);\n"),
    "head-of-nothing": lambda: _text(
        "class A<list<int> l> { int y = !head(l); }\ndef a : A<[]>;\n"
    ),
    "tail-of-nothing": lambda: _text(
        "class A<list<int> l> { list<int> y = !tail(l); }\ndef a : A<[]>;\n"
    ),
    "range-step-zero": lambda: _text("defvar x = !range(0, 5, 0);\n"),
    "substr-start": lambda: _text('defvar x = !substr("abc", 7);\n'),
    "find-start": lambda: _text('defvar x = !find("abc", "b", 7);\n'),
    "dag-argument-index": lambda: _text("def o;\ndefvar x = !getdagarg<int>((o 1), 7);\n"),
    "dag-argument-name": lambda: _text('def o;\ndefvar x = !getdagarg<int>((o 1), "zz");\n'),
    "dag-name-index": lambda: _text("def o;\ndefvar x = !getdagname((o 1), 7);\n"),
    "dag-set-argument": lambda: _text("def o;\ndefvar x = !setdagarg((o 1), 7, 2);\n"),
    "dag-set-name": lambda: _text('def o;\ndefvar x = !setdagname((o 1), "zz", "n");\n'),
    "dag-operator-type": lambda: _text("def o;\ndefvar x = !getdagop<int>((o));\n"),
}

_ENDINGS: dict[str, Callable[[], Files]] = {
    "string": lambda: {MAIN: b'def a { string s = "abc'},
    "string-escape": lambda: {MAIN: b'def a { string s = "abc\\'},
    "code": lambda: {MAIN: b"def a { code c = [{ abc }"},
    "comment": lambda: {MAIN: b"def a; /* abc *"},
    "slash": lambda: {MAIN: b"def a; /"},
    "bang": lambda: {MAIN: b"def a { int x = !"},
    "dollar": lambda: {MAIN: b"def op; def a { dag x = (op 1:$"},
    "dots": lambda: {MAIN: b"foreach i = 1.."},
    "hash": lambda: {MAIN: b"def a#"},
    "minus": lambda: {MAIN: b"def a { int x = -"},
    "class-arguments": lambda: {MAIN: b"class A<int"},
    "body": lambda: {MAIN: b"class A {"},
    "list": lambda: {MAIN: b"def a { list<int> l = ["},
    "bits": lambda: {MAIN: b"def a { bits<4> l = {"},
    "let": lambda: {MAIN: b"let x = 1 in {"},
    "include": lambda: {MAIN: b"include"},
    "include-name": lambda: {MAIN: b'include "'},
    "define": lambda: {MAIN: b"#define"},
    "multiclass": lambda: {MAIN: b"multiclass M {"},
    "cond": lambda: {MAIN: b"def a { int x = !cond(1:"},
    "code-huge": lambda: {MAIN: b"def a { code c = [{" + b"x" * 20_000_000},
    "comment-huge": lambda: {MAIN: b"/*" + b"x" * 20_000_000},
    "string-huge": lambda: {MAIN: b'def a { string s = "' + b"x" * 20_000_000},
}

_BYTES: dict[str, Callable[[], Files]] = {
    "nul-alone": lambda: {MAIN: b"\0"},
    "nul-first": lambda: {MAIN: b"\0def a;\ndef @;\n"},
    "nul-between": lambda: {MAIN: b"def a;\0def b { int x = @; }\n"},
    "nul-in-string": lambda: {MAIN: b'def a { string s = "x\0y"; int i = @; }\n'},
    "nul-in-code": lambda: {MAIN: b"def a { code s = [{x\0y}]; int i = @; }\n"},
    "nul-in-comment": lambda: {MAIN: b"/* \0 */ // \0\ndef @;\n"},
    "nul-in-name": lambda: {MAIN: b"def a\0b;\n"},
    "nul-many": lambda: {MAIN: b"\0" * 1_000 + b"@"},
    "nul-huge": lambda: {MAIN: b"\0" * 1_000_000 + b"@"},
    "high-bytes": lambda: {MAIN: bytes(range(128, 256))},
    "high-bytes-in-string": lambda: {
        MAIN: b'def a { string s = "' + bytes(range(128, 256)) + b'"; int i = @; }\n'
    },
    "high-bytes-in-name": lambda: {MAIN: b"def a\xff;\n"},
    "truncated-utf8": lambda: {MAIN: b'def a { string s = "\xe6\xbc"; int i = @; }\n'},
    "byte-order-mark-16": lambda: {MAIN: "def a;".encode("utf-16")},
    "control-characters": lambda: {MAIN: bytes(range(1, 32))},
    "delete": lambda: {MAIN: b"\x7f"},
    "carriage-returns": lambda: {MAIN: b"def a;\rdef b;\rdef @;\r"},
    "random-bytes": lambda: {MAIN: bytes((n * 7919 + n // 251 * 31) % 256 for n in range(65536))},
}

_LARGE: dict[str, Callable[[], Files]] = {
    "empty-file": lambda: {MAIN: b""},
    "blank-lines": lambda: {MAIN: b"\n" * 5_000_000},
    "spaces": lambda: {MAIN: b" " * 20_000_000},
    "one-comment": lambda: {MAIN: b"//" + b"x" * 20_000_000},
    "long-name": lambda: _text("def " + "a" * 2_000_000 + ";\n"),
    "long-string": lambda: _text('def a { string s = "' + "x" * 5_000_000 + '"; }\n'),
    "long-list": lambda: _text("def a { list<int> l = [" + "1, " * 300_000 + "2]; }\n"),
    "long-dag": lambda: _text("def op;\ndef a { dag d = (op " + "1, " * 200_000 + "2); }\n"),
    "many-fields": lambda: _text(
        "def a {\n" + "".join(f"  int f{n} = {n};\n" for n in range(20_000)) + "}\n"
    ),
    "many-fields-inherited": lambda: _text(
        "class A {\n"
        + "".join(f"  int f{n} = {n};\n" for n in range(2_000))
        + "}\n"
        + "".join(f"def d{n} : A;\n" for n in range(100))
    ),
    "many-template-arguments": lambda: _text(
        "class A<"
        + ", ".join(f"int f{n} = {n}" for n in range(2_000))
        + "> {\n"
        + "".join(f"  int g{n} = f{n};\n" for n in range(2_000))
        + "}\ndef a : A;\n"
    ),
    "many-defs": lambda: _text("".join(f"def d{n};\n" for n in range(100_000))),
    "many-classes": lambda: _text("".join(f"class C{n};\n" for n in range(50_000))),
    "many-errors-avoided": lambda: _text("".join(f"defvar v{n} = {n};\n" for n in range(50_000))),
    "long-cond": lambda: _text(
        "class A<int n> { int x = !cond("
        + "".join(f"!eq(n, {n}): {n}, " for n in range(3_000))
        + "true: -1); }\ndef a : A<2999>;\n"
    ),
    "long-sum": lambda: _value("int", "!add(" + "1, " * 20_000 + "2)"),
    "long-paste": lambda: _value("string", '"a"' + ' # "b"' * 5_000),
    "pastes": lambda: _value("string", '"a"' + ' # "b"' * 1_000_000),
    "pastes-of-lists": lambda: _value("list<int>", "[1]" + " # [2]" * 300_000),
    "adjacent-strings": lambda: _value("string", '"a" ' * 100_000),
    "many-ifdefs": lambda: _text("#ifdef A\n#endif\n" * 100_000),
    "deep-ifndefs": lambda: _text("#ifndef A\n" * DEEP + "#endif\n" * DEEP),
    "many-anonymous": lambda: _text(
        "class K<int n> { int v = n; }\n"
        "def a { list<int> l = !foreach(x, !range(20000), K<x>.v); }\n"
    ),
    "class-chain": lambda: _text(
        "class C0 { int x = 0; }\n"
        + "".join(f"class C{n} : C{n - 1} {{ let x = {n}; }}\n" for n in range(1, 400))
        + "def a : C399;\n"
    ),
}

_SEARCHED: dict[str, Callable[[], Files]] = {
    "find-in-repetitions": lambda: _text(
        f'defvar a = !interleave(!listsplat("{"a" * 32}", 60000), "");\n'
        f'defvar b = !interleave(!listsplat("{"a" * 32}", 20000), "");\n'
        'assert !eq(!find(a, b # "b"), -1), "not there";\n'
        'assert !eq(!find(a # "b", b # "b"), 1280000), "at the end";\n'
        'assert !eq(!subst(b # "b", "", a # "b" # b), !substr(a, 0, 1280000) # b), "replaced";\n'
    ),
    "listremove-of-all": lambda: _text(
        "defvar l = !range(200000);\n"
        'assert !empty(!listremove(l, l)), "all";\n'
        'assert !eq(!size(!listremove(l, !range(100000, 300000))), 100000), "half";\n'
    ),
    "cond-of-thousands": lambda: _text(
        "class A<int n> { int r = !cond("
        + "".join(f"!eq(n, {n}): {n}, " for n in range(2000))
        + "true: 0); }\nforeach i = 0...1000 in def : A<i>;\n"
    ),
}

# Deep but legal: to be accepted by a tool with room for it, or rejected with a reason.
_DEEP_LEGAL: dict[str, Callable[[], Files]] = {
    "braces": lambda: _value("int", nested("{", "}")),
    "value-doubling-printed": lambda: _text(
        "def op;\ndef a {\n  dag v0 = (op 1);\n"
        + "".join(f"  dag v{n} = (op v{n - 1}, v{n - 1});\n" for n in range(1, 60))
        + "}\n"
    ),
    "list-product": lambda: _text(
        "defvar l = !range(1000000);\n"
        "defvar x = !foreach(a, !range(100000), !size(!listconcat(l, [!sub(a, a)])));\n"
    ),
    "lists": lambda: _text("defvar x = " + nested("[", "]") + ";\n"),
    "dags": lambda: _value("dag", nested("(op ", ")")),
    "sums": lambda: _value("int", nested("!add(1, ", ")")),
    "strings": lambda: _value("string", nested('!strconcat("a", ', ")", '"b"')),
    "foreach": lambda: _statements("foreach i = [1] in ", ""),
    "foreach-braces": lambda: _statements("foreach i = [1] in {", "}"),
    "if": lambda: _statements("if 1 then ", ""),
    "comments": lambda: _text("/*" * 1_000_000 + "*/" * 1_000_000),
    "paste": lambda: _value("string", '"a"' + ' # "b"' * DEEP),
    "include-chain": lambda: {
        MAIN: b'include "f0.td"\n',
        **{f"f{n}.td": f'include "f{n + 1}.td"\n'.encode() for n in range(3_000)},
        "f3000.td": b"def last;\n",
    },
    "class-chain": lambda: _text(
        "class C0 { int x = 0; }\n"
        + "".join(f"class C{n} : C{n - 1};\n" for n in range(1, 5_000))
        + "def a : C4999;\n"
    ),
    "defvar-chain": lambda: _text(
        "class A<int n> {\n  defvar v0 = n;\n"
        + "".join(f"  defvar v{n} = !add(v{n - 1}, 1);\n" for n in range(1, 20_000))
        + "  int x = v19999;\n}\ndef a : A<1>;\n"
    ),
    "field-chain": lambda: _text(
        "class A<int n> {\n  int f0 = n;\n"
        + "".join(f"  int f{n} = !add(f{n - 1}, 1);\n" for n in range(1, 5_000))
        + "}\ndef a : A<1>;\n"
    ),
    "subroutine-depth": lambda: _text(
        "class F<int n> { int r = !if(!le(n, 0), 0, F<!sub(n, 1)>.r); }\n"
        "def a { int x = F<100>.r; }\n"
    ),
    "multiclass-chain": lambda: _text(
        "multiclass M0 { def x; }\n"
        + "".join(f"multiclass M{n} {{ defm _ : M{n - 1}; }}\n" for n in range(1, 2_000))
        + "defm z : M1999;\n"
    ),
    "value-sharing-printed": lambda: _text(
        "def op;\ndef a {\n  dag v0 = (op 1);\n"
        + "".join(f"  dag v{n} = (op v{n - 1}, v{n - 1});\n" for n in range(1, 12))
        + "}\n"
    ),
}


def _labelled(
    label: str, group: Mapping[str, Callable[[], Files]]
) -> dict[str, Callable[[], Files]]:
    return {f"{label}:{name}": make for name, make in group.items()}


REJECTED = (
    _labelled("depth", _DEPTH)
    | _labelled("recursion", _RECURSION)
    | _labelled("size", _SIZES)
    | _labelled("include", _INCLUDES)
    | _labelled("line", _LINES)
    | _labelled("regex", _REGEX)
    | _labelled("reference-crashes", _CRASHES_REFERENCE)
    | _labelled("ending", _ENDINGS)
    | _labelled("bytes", {n: m for n, m in _BYTES.items() if n != "nul-alone"})
)
BOUNDED = _labelled("deep-legal", _DEEP_LEGAL) | _labelled(
    "bytes", {"nul-alone": _BYTES["nul-alone"]}
)
ACCEPTED = _labelled("large", _LARGE | _SEARCHED) | _labelled("self-reference", _SELF_REFERENCE)

# Small and odd: where the reference survives them, we agree with it on the verdict. Large ones only
# show how long it takes.
COMPARED = {
    name: make
    for name, make in (_labelled("bytes", _BYTES) | _labelled("ending", _ENDINGS)).items()
    if "huge" not in name
}
