"""The built-in outputs, byte for byte the reference's."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import run_tool, split_memory_stats, text_difference

PROGRAMS = {
    "empty": b"",
    "classes": b"""\
class Base;
class Empty {}
class Pair<int a, string b = "hi", bits<2> c = 1> : Base {
  int first = a;
  field bits<4> mask;
  bits<4> partly = {?, 1, 0, c{0}};
  code body = [{ text }];
  string from_code = [{x}] # "y";
  list<list<int>> nested = [[1], []];
}
class Uses<Pair p, list<int> l = [], bits<2> b = {1, 0}> {
  int field_of = p.first;
  int sum = !add(p.first, 1);
  int element = l[1];
  list<int> slice = l[0...1];
  bit one_bit = b{1};
  Pair instance = Pair<p.first>;
  Pair named = Pair<1, b = p.from_code>;
  bit chosen = !cond(!eq(sum, 1): 1, true: 0);
  list<int> mapped = !foreach(i, l, !add(i, 1));
  int folded = !foldl(0, l, acc, it, !add(acc, it));
  bit exists = !exists<Pair>(p.from_code);
  Pair cast = !cast<Pair>(p.from_code);
}
""",
    "defs": b"""\
class A { int a = 1; field int b; }
class B1 : A;
class B2 : A;
def op;
def diamond : B1, B2;
def twice : A, B1;
def : A;
def "" : A;
def " blank first";
def "quote\\"d";
def dags { dag d = (op:$o 1:$a, "s", ?:$x, $z); dag e = (op); dag f = (? 1); }
def strings { string s = "tab\\tnew\\nline\\\\"; string t = ?; code c = [{a"b}]; }
def numbers { int big = 0x7fffffffffffffff; int small = -9223372036854775808; bits<70> w = -2; }
multiclass M<int n> { def a : A; def "" : B1; def NAME#_c { int v = n; } }
multiclass N { defm x : M<1>; }
defm one : M<2>;
defm : M<3>;
defm two : N;
defvar global = 3;
defset list<A> all = { def s1 : A; def s2 : A; }
""",
    "unresolved": b"""\
class F;
def f : F;
def g : F {
  field int x = ?;
  field bits<3> b = ?;
  field int sum = !add(x, 1);
  field bits<2> d = b{2...1};
  field bits<2> mixed = {?, b{0}};
  field string s = ?;
  field string t = s # "a";
  field list<int> l = ?;
  field int first = l[0];
  field dag args = (f x:$n, b{0}, $v);
  field list<int> items = [?, 1, x];
  field bits<2> cast = !add(x, 2);
  field int whole = b;
  field int copy = x;
  int plain = ?;
}
""",
    "order": b"""\
class B;
def a10 : B; def a2 : B; def a02 : B; def A3 : B; def a : B; def a2b : B; def "1" : B;
def a9x10 : B; def a9x9 : B; def a_1 : B;
foreach i = 0...11 in def : B;
def z { list<B> all = !instances<B>(); }
""",
    "bytes": b'def X { string a = "\x01\x08\x0c\x1f\x7f\xff\xfe a \xe2\x82 b \xed\xa0\x80 \xc0\x80 '
    b'\xf4\x90\x80\x80 \xf0\x9f\x98 \xf0\x9f\x98\x80 \xe2 end\xc3"; code c = [{a\r\nb\tc\\n}]; }\n',
}

ACTIONS = ["--print-records", "--print-detailed-records", "--dump-json"]

SETS = """\
class Set<dag d> { dag Elements = d; }
class Other<dag d> { dag Elements = d; }
class Def;
def add; def sub; def and; def shl; def trunc; def rotl; def rotr;
def decimate; def interleave; def sequence; def unknown;
foreach n = ["a", "b", "c", "d", "e", "f"] in def n : Def;
foreach i = 0...12 in def "R"#i : Def;
def other : Other<(add a)>;
"""

GOOD_SETS = [
    "(add)",
    "(add b, a, b, (add c, a))",
    "(add a:$name)",
    "(add other)",
    "(sub (add a, b, c), a, c)",
    "(and (add a, b, c, d), (add d, b, e))",
    "(shl (add a, b, c), 2)",
    "(shl (add a, b, c), 9)",
    "(trunc (add a, b, c), 2)",
    "(trunc (add a, b), 9)",
    "(rotl (add a, b, c, d, e), 2)",
    "(rotl (add a, b, c, d, e), -7)",
    "(rotl (add), 7)",
    "(rotr (add a, b, c, d, e), 2)",
    "(rotr (add a, b, c, d, e), 5)",
    "(decimate (add a, b, c, d, e), 2)",
    "(decimate (add a, b, c), 9)",
    "(interleave (add a, b, c), (add d), (add e, f))",
    "(interleave)",
    '(sequence "R%d", 0, 3)',
    '(sequence "R%u", 7, 3)',
    '(sequence "R%d", 0, 12, 3)',
    '(sequence "R%d", 12, 0, 5)',
    '(sequence "R%d", 0, 4, -1)',
    '(sequence "R%ld", 3, 3)',
]

BAD_SETS = [
    "(add 1)",
    '(add "a")',
    "(add ?)",
    "?",
    "(? a)",
    "(unknown a)",
    "(sub a)",
    "(and a)",
    "(shl a)",
    "(shl a, -1)",
    '(shl a, "x")',
    "(shl a, 1, 2)",
    "(trunc a, -1)",
    "(rotl a)",
    "(decimate a, 0)",
    '(interleave a, "b")',
    '(sequence "R%d", 0)',
    '(sequence "R%d", 0, 1, 1, 1)',
    "(sequence a, 0, 1)",
    '(sequence "R%d", "x", 1)',
    '(sequence "R%d", 0, "x")',
    '(sequence "R%d", 0, 1, "x")',
    '(sequence "R%d", -1, 1)',
    '(sequence "R%d", 0, 2000000000)',
    '(sequence "R%d", 0, 13)',
    '(sequence "R%02d", 0, 3)',
    '(sequence "R%s", 0, 3)',
]


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_same_text(
    llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path, name: str, action: str
) -> None:
    (tmp_path / "case.td").write_bytes(PROGRAMS[name])
    expected = run_tool(llvm_tblgen, [action, "case.td"], cwd=tmp_path)
    got = run_tool(our_tblgen, [action, "case.td"], cwd=tmp_path)
    assert expected.succeeded, expected.stderr
    assert got.succeeded, got.stderr
    difference = text_difference(
        split_memory_stats(expected.stdout)[0], split_memory_stats(got.stdout)[0]
    )
    assert difference is None, difference


def test_base_names_of_files(llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc" / "part.td").write_text('multiclass M { def "" { int a = 1; } }\n')
    (tmp_path / "main.td").write_text('include "part.td"\ndefm x : M;\n')
    for action in ACTIONS:
        arguments = [action, "-Iinc", str(tmp_path / "main.td")]
        expected = run_tool(llvm_tblgen, arguments, cwd=tmp_path)
        got = run_tool(our_tblgen, arguments, cwd=tmp_path)
        assert split_memory_stats(got.stdout)[0] == split_memory_stats(expected.stdout)[0], action


@pytest.mark.parametrize("class_name", ["B", "Missing", ""])
def test_enums(llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path, class_name: str) -> None:
    (tmp_path / "case.td").write_bytes(PROGRAMS["order"])
    arguments = ["--print-enums", f"--class={class_name}", "case.td"]
    expected = run_tool(llvm_tblgen, arguments, cwd=tmp_path)
    got = run_tool(our_tblgen, arguments, cwd=tmp_path)
    assert (got.exit_code, got.stdout) == (expected.exit_code, expected.stdout)


def test_sets(llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    sets = "".join(f"def S{i} : Set<{text}>;\n" for i, text in enumerate(GOOD_SETS))
    nested = "def T : Set<(add S4, S1)>;\ndef U : Set<(add b, T)>;\n"
    (tmp_path / "case.td").write_text(SETS + sets + nested)
    expected = run_tool(llvm_tblgen, ["--print-sets", "case.td"], cwd=tmp_path)
    got = run_tool(our_tblgen, ["--print-sets", "case.td"], cwd=tmp_path)
    assert expected.succeeded, expected.stderr
    assert got.stdout.decode() == expected.stdout.decode()


def test_lists_as_elements(llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(
        "class Def;\nclass Set<list<Def> l> { list<Def> Elements = l; }\n"
        "def a : Def; def b : Def; def X : Set<[b, a, b]>;\n"
    )
    expected = run_tool(llvm_tblgen, ["--print-sets", "case.td"], cwd=tmp_path)
    got = run_tool(our_tblgen, ["--print-sets", "case.td"], cwd=tmp_path)
    assert got.stdout == expected.stdout == b"X = [ b a ]\n"


def test_set_of_itself(llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(
        "class Set { dag Elements; } def add; def a;\n"
        "def B : Set { dag x = (add a, B); let Elements = x; }\n"
        "def Z : Set { let Elements = (add B); }\n"
    )
    expected = run_tool(llvm_tblgen, ["--print-sets", "case.td"], cwd=tmp_path)
    got = run_tool(our_tblgen, ["--print-sets", "case.td"], cwd=tmp_path)
    assert expected.succeeded
    assert got.stdout == expected.stdout


@pytest.mark.parametrize("text", BAD_SETS)
def test_bad_set(llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path, text: str) -> None:
    (tmp_path / "case.td").write_text(f"{SETS}def Bad : Set<{text}>;\n")
    expected = run_tool(llvm_tblgen, ["--print-sets", "case.td"], cwd=tmp_path)
    got = run_tool(our_tblgen, ["--print-sets", "case.td"], cwd=tmp_path)
    assert got.exit_code == expected.exit_code == 1
    theirs, ours = expected.first_error(), got.first_error()
    assert theirs is not None
    assert ours is not None
    assert ours.position == theirs.position


def test_set_without_end(our_tblgen: Path, tmp_path: Path) -> None:
    """The reference counts from 0 to 1 by 0 without end."""
    (tmp_path / "case.td").write_text(f'{SETS}def Bad : Set<(sequence "R%d", 0, 1, 0)>;\n')
    got = run_tool(our_tblgen, ["--print-sets", "case.td"], cwd=tmp_path)
    error = got.first_error()
    assert error is not None
    assert error.text == 'the stride must not be 0: (sequence "R%d", 0, 1, 0)'


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("def x;", "class 'Set' is not defined"),
        ("class Set;\ndef x : Set;", "set 'x' has no field 'Elements'"),
    ],
)
def test_no_sets(our_tblgen: Path, tmp_path: Path, program: str, message: str) -> None:
    (tmp_path / "case.td").write_text(program)
    got = run_tool(our_tblgen, ["--print-sets", "case.td"], cwd=tmp_path)
    assert got.exit_code == 1
    assert message in got.stderr
