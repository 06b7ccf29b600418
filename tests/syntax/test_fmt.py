"""The one style, case by case: what a file looks like before and after."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tblgen_build.syntax.format import SyntaxProblem, formatted
from tblgen_build.syntax.layout import Layout
from tblgen_build.syntax.tokens import CODE, meaning, tokens_of

CASES = {
    "spaces": (
        "class   A<int x=1>:B<x>{int y=x;let z{3-0}=x{24-20};}",
        "class A<int x = 1> : B<x> { int y = x; let z{3-0} = x{24-20}; }\n",
    ),
    "indentation": (
        "def A {\nint x = 1;\n     // one\n\n\n  int y = 2;\n\n}",
        "def A {\n  int x = 1;\n  // one\n\n  int y = 2;\n}\n",
    ),
    "a body on a line stays there": (
        "def A { let x = 1; }\ndef B { }\ndef C {}",
        "def A { let x = 1; }\ndef B {}\ndef C {}\n",
    ),
    "bits and ranges": (
        "def A { bits<4> x = { 0,1,0,1 }; let y{ 7 -4 } = x; let z = l[ 1 ... 3 ]; }",
        "def A { bits<4> x = {0,1,0,1}; let y{7-4} = x; let z = l[1...3]; }\n",
    ),
    "in without a head": ("f<(in {\n})>;", "f<(in {\n})>;\n"),
    "let in": (
        "let a=1,b = 2 in{\ndef A;\n}\nlet c = 1 in\ndef B;\nlet d = 1 in def C;",
        "let a = 1, b = 2 in {\n  def A;\n}\nlet c = 1 in\ndef B;\nlet d = 1 in def C;\n",
    ),
    "foreach and if": (
        "foreach i = 0-3 in\ndef A#i;\nif !eq(x,1) then {\ndef B;\n}\nelse\n{ def C; }",
        "foreach i = 0-3 in\n  def A#i;\nif !eq(x, 1) then {\n  def B;\n} else {\n  def C;\n}\n",
    ),
    "defset": (
        "defset list<A> all={\ndef a : A;\n}",
        "defset list<A> all = {\n  def a : A;\n}\n",
    ),
    "dags": (
        "def : Pat<(set (i32 R:$x), ( add $a,(mul $b , 2):$c) ),[ (x) ]>;",
        "def : Pat<(set (i32 R:$x), (add $a, (mul $b, 2):$c)), [(x)]>;\n",
    ),
    "operands of a dag, one a line": (
        "def A {\n  let arguments = (ins AnyTypeOfSomeLength:$operand, Another:$other_operand,"
        " I:$i);\n}",
        "def A {\n  let arguments = (ins AnyTypeOfSomeLength:$operand,\n"
        "                       Another:$other_operand,\n                       I:$i);\n}\n",
    ),
    "parents": (
        "def AVeryLongNameOfARecord : TheFirstOfItsParents<1, 2>, TheSecondParentOfTheRecord<4>;",
        "def AVeryLongNameOfARecord : TheFirstOfItsParents<1, 2>,\n"
        "                             TheSecondParentOfTheRecord<4>;\n",
    ),
    "a parent that fits on a line of its own": (
        'def AVeryLongNameOfARecord : AParentWithAnArgument<"text of some length", [Another]> {\n}',
        "def AVeryLongNameOfARecord\n"
        '    : AParentWithAnArgument<"text of some length", [Another]> {}\n',
    ),
    "the author's line ends": (
        'def A : Op<"a", [\n  X, Y\n]> {\n  let x = 1;\n}',
        'def A : Op<"a", [\n  X, Y\n]> {\n  let x = 1;\n}\n',
    ),
    "the author's indentation of arguments": (
        'def A : Op<"a", [\n      X,\n      Y\n    ]>, B<1,\n  2,\n  3>;',
        'def A : Op<"a", [\n      X,\n      Y\n    ]>, B<1,\n      2,\n      3>;\n',
    ),
    "indentation that is not the same for all arguments": (
        'def A : Op<"a", [\n  X,\n      Y\n ]> {\n  let x = B<1,\n      2,\n   3>;\n}',
        'def A : Op<"a", [\n    X,\n    Y\n  ]> {\n  let x = B<1,\n    2,\n    3>;\n}\n',
    ),
    "indentation that nobody else has": (
        "def A : B<\n         1,\n         2\n       >;",
        "def A : B<\n    1,\n    2\n>;\n",
    ),
    "a block around a file": (
        "let A = {1,0}, B = 2 in {\n// one\ndef C {\n    let D = 1;\n}\n\n"
        "foreach i = [1] in {\nlet E = 1 in\ndef F;\n#ifdef G\ndef H;\n#endif\n}\n}",
        "let A = {1,0}, B = 2 in {\n// one\ndef C {\n  let D = 1;\n}\n\n"
        "foreach i = [1] in {\nlet E = 1 in\ndef F;\n#ifdef G\ndef H;\n#endif\n}\n}\n",
    ),
    "a block with statements of two columns": (
        "let A = 1 in {\ndef B;\n   def C;\n}",
        "let A = 1 in {\n  def B;\n  def C;\n}\n",
    ),
    "a colon with its indentation": (
        "def A\n  : B<1>,\n    C {\n}",
        "def A\n  : B<1>,\n    C {}\n",
    ),
    "parts of a string below each other": (
        'def A {\n  let x = "one"\n          "two";\n  let y = "one" #\n   two;\n}',
        'def A {\n  let x = "one"\n          "two";\n  let y = "one" #\n      two;\n}\n',
    ),
    "comments that name arguments": (
        'def A : B<\n  /*x=*/"x",\n  /*y=*/ 2,\n  // three\n  3>;',
        'def A : B<\n  /*x=*/"x",\n  /*y=*/ 2,\n  // three\n  3>;\n',
    ),
    "comments after a bracket": (
        "def A : B</*n=*/1>;\ndef C : B< /*n=*/ 1, [/*m*/2]>;",
        "def A : B</*n=*/1>;\ndef C : B< /*n=*/ 1, [/*m*/2]>;\n",
    ),
    "a list of short elements is filled": (
        "def A { list<int> x = [" + ", ".join(["1000"] * 20) + "]; }",
        "def A {\n  list<int> x = [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000,\n"
        "                 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000];\n}\n",
    ),
    "code and strings are left alone": (
        'def A { let x=[{\n if (a  <b)\n\tc;  \n}]; let y = "a  b"  "c"; }',
        'def A {\n  let x = [{\n if (a  <b)\n\tc;  \n}];\n  let y = "a  b" "c";\n}\n',
    ),
    "comments": (
        "def A; // one\n/* two */ def B; //three\ndef C { // four\n// five\n}",
        "def A; // one\n/* two */\ndef B; //three\ndef C { // four\n  // five\n}\n",
    ),
    "a comment among arguments": (
        "def A : B<1, // one\n          2,\n   // three\n          3>;",
        "def A : B<1, // one\n          2,\n          // three\n          3>;\n",
    ),
    "columns that the author has aligned": (
        "def A   : X; // one\ndef Bcd : X; // two\ndef E : X;     // three",
        "def A   : X; // one\ndef Bcd : X; // two\ndef E : X; // three\n",
    ),
    "preprocessor": (
        "  #ifdef X // why\ndef A {\n#define Y\n  int x = 1;\n#endif\n}",
        None,
    ),
    "what would be another token without its space": (
        "def A { list<list<bits<2>>> x = [ {0,1}]; bits<2> y{ 1 - 0 } = 2; }",
        "def A { list<list<bits<2>>> x = [ {0,1}]; bits<2> y{1 - 0} = 2; }\n",
    ),
    "paste": (
        'def A#"b" : X<!strconcat("a", "b") # NAME>;',
        'def A#"b" : X<!strconcat("a", "b") # NAME>;\n',
    ),
    "names of operands": (  # spacing.is_colon_of_cond
        "def A : B<(ins I32 : $a, (op I8 :$b) : $c, !cond(x : 1) : $d)>;",
        "def A : B<(ins I32:$a, (op I8:$b):$c, !cond(x : 1):$d)>;\n",
    ),
    "names of operands below each other": (
        "def A : B<(ins AnyType   : $x, I32     : $a,\n"
        "    F64       : $b,\n    I1:$c,\n    I64 : $d)>;",
        "def A : B<(ins AnyType:$x, I32:$a,\n    F64:$b,\n    I1:$c,\n    I64:$d)>;\n",
    ),
    "names of operands that stay below each other": (
        "def A : B<(ins\n  AnyType   :$x,\n  I32       :$a,\n  I64  : $b,\n  I1   : $c)>;",
        "def A : B<(ins\n  AnyType :$x,\n  I32     :$a,\n  I64 : $b,\n  I1  : $c)>;\n",
    ),
    "casts and conditions": (
        'def A { int x = !cast<int>( "1" ); int y = !cond( !eq(x,1):2, true : 3 ); }',
        'def A { int x = !cast<int>("1"); int y = !cond(!eq(x, 1): 2, true : 3); }\n',
    ),
    "fields of values": ("def A { int x = B<1>.y . z; }", "def A { int x = B<1>.y.z; }\n"),
    "includes": ('include "a.td" include "b.td"', 'include "a.td"\ninclude "b.td"\n'),
    "nothing": ("\n\n", ""),
}
OFF = "// clang-format off\ndef  A ;\n\n\ndef   B  {\nint  x;\n}\n// clang-format on\ndef  C ;\n"
ROOT = Path(__file__).resolve().parents[2]
OURS = [
    # The largest take half of the time.
    pytest.param(path, id=path.name, marks=[pytest.mark.slow] * (path.stat().st_size > 20_000))
    for folder in ("examples", "tests")
    for path in sorted((ROOT / folder).rglob("*.td"))
]


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case[1] is not None])
def test_style(name: str) -> None:
    source, expected = CASES[name]
    assert formatted(source) == expected
    assert formatted(expected or "") == expected


def test_preprocessor_lines_are_at_the_margin() -> None:
    text = formatted(CASES["preprocessor"][0])
    assert re.findall("^#.*$", text, re.M) == ["#ifdef X // why", "#define Y", "#endif"]
    assert "\n  int x = 1;\n" in text


def test_line_ends_of_windows() -> None:
    assert formatted("def  A {\r\nint x=1;\r\n}\r\n") == "def A {\r\n  int x = 1;\r\n}\r\n"


def test_a_part_that_is_off() -> None:
    assert formatted(OFF) == OFF.replace("def  C ;", "def C;")


def long_lists(count: int) -> str:
    lists = ["[" + ", ".join([f"value{i}_{j}" for j in range(30)]) + "]" for i in range(count)]
    return f"def X {{ dag d = (op {', '.join(lists)}); }}\n"


def nested_sums(count: int) -> str:
    return f"def X {{ int i = {'!add(1, ' * count}1{')' * count}; }}\n"


def nested_lists(count: int) -> str:
    return f"def X {{ list<int> l = {'[' * count}1{']' * count}; }}\n"


@pytest.mark.parametrize(
    ("statement", "most"), [(long_lists, 10), (nested_sums, 100), (nested_lists, 100)]
)
def test_work_on_a_huge_statement(
    monkeypatch: pytest.MonkeyPatch, statement: Callable[[int], str], most: int
) -> None:
    """Each token is placed fewer than `most` times on average. Counted: no time is taken."""
    placed = 0
    place = Layout.place

    def counting(self: Layout, end: int) -> None:
        nonlocal placed
        placed += max(0, end - len(self.starts))
        place(self, end)

    monkeypatch.setattr(Layout, "place", counting)
    for count in (50, 200):
        source = statement(count)
        placed = 0
        text = formatted(source)
        assert placed < most * len(tokens_of(source))
        assert len(text) < len(source) + 10_000  # not wider and wider
        assert statement is not long_lists or max(map(len, text.splitlines())) <= 80
        assert formatted(text) == text


def test_where_code_ends() -> None:
    """A brace pairs up with what follows it: this `}}]` ends nothing, in the language as here."""
    assert formatted("def a { code c = [{ x}}];   int   y; }];  int  z; }\n") == (
        "def a { code c = [{ x}}];   int   y; }]; int z; }\n"
    )
    assert formatted("def a { code c = [{}}}];  int  z; }\n") == (
        "def a { code c = [{}}}]; int z; }\n"
    )


def test_ranges_of_lines() -> None:
    source = "def  A ;\ndef  B ;\n\n\ndef  C : X<1,\n  2 > ;\ndef  D ;"
    assert formatted(source, [(2, 2)]) == source.replace("def  B ;", "def B;")
    assert "def C : X<1," in formatted(source, [(6, 6)])
    assert "def  B ;\n\n\n" not in formatted(source, [(5, 5)])
    assert formatted(source, [(7, 7)]).endswith("\ndef D;\n")
    assert formatted(source, [(100, 101)]) == source


@pytest.mark.parametrize(
    ("source", "line", "said"),
    [
        ("def A {\n", 1, "'{' stays open"),
        ("def A;\n}", 2, "'}' closes nothing"),
        ("def A : X<1];", 1, "this ']' does not close the '<' in line 1"),
        ("def A { dag d = (x\n  1;\n}", 3, "this '}' does not close the '(' in line 1"),
        (
            "def A : X<\n  [{ a, [{ b }];\n}",
            3,
            "does not close the '<' in line 1; is the '}]' for the '[{' in line 2 missing?",
        ),
        ("\n/* a /* b */", 2, "does not end"),
        ('def A { let x = "a\n"; }', 1, "this string does not end on its line"),
        ("def A; \\", 1, "unexpected character"),
    ],
)
def test_what_is_no_tablegen(source: str, line: int, said: str) -> None:
    with pytest.raises(SyntaxProblem) as raised:
        formatted(source)
    assert (raised.value.line, said in raised.value.message) == (line, True)


@pytest.mark.parametrize("path", OURS)
def test_our_own_files_keep_their_tokens(path: Path, once: Callable[..., str]) -> None:
    source = path.read_text(errors="surrogateescape")
    try:
        text = formatted(source)
    except SyntaxProblem:
        return  # cases of what is to be rejected
    assert meaning(tokens_of(text)) == meaning(tokens_of(source))
    assert once(text, ()) == text


def test_layout_of_the_source_does_not_break_anything() -> None:
    """White space thrown about at random: the tokens stay, and a second run changes nothing."""
    source = (ROOT / "examples/tensor.td").read_text()
    chance = random.Random(15)
    for _ in range(20):
        parts = []
        for token in tokens_of(source):
            is_free = token.kind not in ("comment", "directive", "end") and "\n" not in token.space
            space = chance.choice([" ", "  ", "\n", "\n\n   "]) if token.space and is_free else ""
            parts.append((space or token.space) + token.text)
        text = formatted("".join(parts))
        assert meaning(tokens_of(text)) == meaning(tokens_of(source))
        assert formatted(text) == text


def test_tokens_leave_nothing_out() -> None:
    source = (
        'def A /* b /* c */ */ : X<0x1f, 0b01, -3, "d\\"">; // e\n#ifdef F\n$g !add 1a [{\n}]\n'
    )
    tokens = tokens_of(source)
    assert "".join(token.space + token.text for token in tokens) == source
    kinds = [token.kind for token in tokens]
    assert kinds.count("number") == 3
    assert (kinds.count("comment"), kinds.count("directive"), kinds.count(CODE)) == (2, 1, 1)
