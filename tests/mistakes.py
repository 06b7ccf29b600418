"""Fifty mistakes that people make, and the page that puts what is said of them side by side.

python tests/mistakes.py > docs/design/messages.md    asks the reference too
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tblgen_build._core import Session, TableGenError

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "design" / "messages.md"

HEAD = """\
# Messages for common mistakes

Made by `tests/mistakes.py`, which has the programs. Every error is at the position where LLVM's
tool has it (a test compares them); words and notes are ours where the last column says what they
add. LLVM's tool goes on after text that is no token: those errors follow from the first and are
left out here. Warnings are left out.

| mistake | LLVM 22 | here | judged |
| --- | --- | --- | --- |
"""


SEPARATOR = " · "  # of messages


class Mistake(NamedTuple):
    title: str
    source: str
    verdict: str = "the same"


MORE_VALUES = "names the number and the type, instead of how it is computed"
UNCLOSED = "says which brace"
SEMICOLON = "says where it is missing"
NEAR = "says what was meant"
MISTAKES = [
    # punctuation
    Mistake("`;` missing after a field", "def a {\n  int x = 1\n  int y = 2;\n}", SEMICOLON),
    Mistake(
        "`;` missing after a `let`",
        "class A { int x = 1; }\ndef a : A {\n  let x = 1\n}",
        SEMICOLON,
    ),
    Mistake("`;` missing after a `defvar`", "defvar x = 1\ndef a;", SEMICOLON),
    Mistake("`;` missing after a `defm`", "multiclass M { def x; }\ndefm a : M\ndef b;", SEMICOLON),
    Mistake(
        "`;` missing after a string",
        'def a {\n  string s = "text" // why\n  int x = 1;\n}',
        SEMICOLON,
    ),
    Mistake("`;` missing on the same line", "def a { int x = 1 int y = 2; }"),
    Mistake("`{` not closed, another def follows", "def a {\n  int x = 1;\n\ndef b;", UNCLOSED),
    Mistake("`{` not closed, a class follows", "class A {\n  int x = 1;\nclass B;", UNCLOSED),
    Mistake("`{` not closed at the end", "def a {\n  int x = 1;\n", UNCLOSED),
    Mistake("`{` of a multiclass not closed", "multiclass M {\n  def a;\nclass B;", UNCLOSED),
    Mistake(
        "`{` of a `foreach` not closed",
        "foreach i = [1] in {\n  def a#i;\n",
        "the same: both say which",
    ),
    Mistake(
        "`{` of a `let` not closed",
        "class A { int x = 1; }\nlet x = 2 in {\n  def a : A;\n",
        "the same: both say which",
    ),
    Mistake("one `}` too many", "def a { int x = 1; }\n}\ndef b;", "says what is wrong with it"),
    Mistake("`;` after a body", "def a { int x = 1; };"),
    Mistake("`)` missing", "def a { int x = !add(1, 2; }"),
    Mistake("`]` missing", "def a { list<int> x = [1, 2; }"),
    Mistake("`>` missing", "class A<int x>;\ndef a : A<1;", "names the other way on"),
    Mistake(
        "quote missing",
        'def a { string s = "text; }',
        "says how a text of several lines is written",
    ),
    Mistake("`}]` missing", "def a { code c = [{ text; }"),
    Mistake(
        "`}]` missing, another text follows",
        "class I<code c, string s>;\nclass J<code c>;\n"
        'def a {\n  I i = I<[{ x, "s">;\n  J j = J<[{ y }]>;\n}',
        "says which text goes on too far",
    ),
    Mistake(
        "`}]` missing, a name is lost",
        "class A { code c; }\n"
        "def a : A {\n  let c = [{ x\n}\n"
        "def b : A {\n  let c = [{ y }];\n}\n"
        "def c { A x = b; }",
        "says which text has it",
    ),
    Mistake("`*/` missing", "/* text\ndef a;"),
    Mistake("`*/` missing, a comment in it", "/* text /* more */\ndef a;", "says that they nest"),
    Mistake(
        "comma missing between arguments",
        "class A<int x, int y>;\ndef a : A<1 2>;",
        "names the other way on",
    ),
    Mistake("comma missing in a list", "def a { list<int> x = [1 2]; }"),
    Mistake("`=` missing", "def a { int x 1; }"),
    Mistake(
        "string in single quotes", "def a { string s = 'text'; }", "says what is wrong with it"
    ),
    Mistake("`#include`", '#include "a.td"\ndef a;', "says how it is written"),
    Mistake("`:` missing in front of a class", "class A;\ndef a A;", "says where it is missing"),
    Mistake("`;` missing after a def", "class A;\ndef a : A\ndef b : A;", SEMICOLON),
    Mistake("parentheses missing", "class A { dag x; }\ndef a : A { let x = a 1; }"),
    Mistake(
        "parentheses missing around names",
        "class A { dag x; }\ndef ins;\ndef a : A { let x = ins b:$c; }",
        "says how a dag is written",
    ),
    # names
    Mistake("class misspelled", "class Instruction;\ndef a : Instrution;", NEAR),
    Mistake("two letters of a class swapped", "class Pattern;\ndef a : Pattren;", NEAR),
    Mistake("class used before it is defined", "def a : B;\nclass B;", "says where it is defined"),
    Mistake(
        "name in other case",
        "def F32;\ndef I32;\ndef a { list<int> x = [i32]; }",
        NEAR,
    ),
    Mistake("`True`", "def a { bit x = True; }", NEAR),
    Mistake("text without quotes", "def a { string s = text; }", NEAR),
    Mistake("type for a text", "def a { dag x = (a int:$y); }", "says what it is"),
    Mistake("symbol outside of a dag", "def a { dag x = $y; }", "says where such names may stand"),
    Mistake(
        "name cut short",
        "def FeatureMultiply;\ndef a { list<int> x = [FeatureMul]; }",
        NEAR,
    ),
    Mistake("class not there", "class Register;\ndef a : Operand;", "the same: nothing is close"),
    Mistake(
        "class of a file that is not included",
        "def a : Sub_Class;",
        "the same here; with `-I` a note names the file",
    ),
    Mistake("record misspelled", "def GPR32;\ndef a { list<int> x = [GPR23]; }", NEAR),
    Mistake(
        "short name of nothing", "def And;\ndef a { dag x = (ins); }", "the same: nothing is close"
    ),
    Mistake("multiclass misspelled", "multiclass Binary { def a; }\ndefm b : Binray;", NEAR),
    Mistake(
        "field misspelled in a `let`",
        "class A { int width = 1; }\ndef a : A { let witdh = 2; }",
        NEAR,
    ),
    Mistake(
        "field misspelled after a dot",
        "class A { int width = 1; }\ndef a : A;\ndef b { int x = a.with; }",
        NEAR,
    ),
    Mistake("operator misspelled", 'def a { string x = !strconct("a", "b"); }', NEAR),
    Mistake("name defined twice", "def a;\ndef a;", "the same: both say where"),
    Mistake(
        "class defined twice", "class A { int x; }\nclass A { int y; }", "says where the other is"
    ),
    Mistake("multiclass for a class", "class A;\ndefm b : A;", "says what to write"),
    Mistake("arguments of a def", "def A;\ndef b { list<int> x = [A<1>]; }", "says what it is"),
    Mistake("class for a multiclass", "multiclass M { def a; }\ndef b : M;"),
    # arguments
    Mistake(
        "too many arguments",
        "class A<int x>;\ndef a : A<1, 2, 3>;",
        "says how many there are, and where",
    ),
    Mistake(
        "arguments where there are none",
        "class A;\ndef a : A<1>;",
        "says that there are none, and where",
    ),
    Mistake(
        "list argument without brackets",
        "class A<list<int> x>;\ndef a : A<1, 2>;",
        "says how many there are, and how a list is written",
    ),
    Mistake("too few arguments", "class A<int x, int y>;\ndef a : A<1>;"),
    Mistake("argument of another type", 'class A<int x>;\ndef a : A<"1">;', NEAR),
    Mistake(
        "argument of another kind",
        "class Type;\nclass Attr;\ndef I64 : Type;\ndef I64Attr : Attr;\n"
        "class Optional<Type t>;\nclass OptionalAttr<Attr a>;\n"
        "def a { Optional x = Optional<I64Attr>; }",
        "says what takes it, and what fits",
    ),
    Mistake(
        "list of another kind",
        "class Type;\nclass Attr;\ndef I64 : Type;\ndef I64Attr : Attr;\n"
        "class AnyTypeOf<list<Type> t>;\nclass AnyAttrOf<list<Attr> a>;\n"
        "def a { AnyTypeOf x = AnyTypeOf<[I64Attr]>; }",
        "says what takes it, and what fits",
    ),
    Mistake("named argument misspelled", "class A<int width>;\ndef a : A<with=1>;", NEAR),
    # types and values
    Mistake("number too large for its bits", "def a { bits<3> x = 9; }", MORE_VALUES),
    Mistake(
        "negative number too large for its bits",
        "class A<int n> { bits<2> x = n; }\ndef a : A<-5>;",
        MORE_VALUES,
    ),
    Mistake("number too large for some bits", "def a { bits<8> x; let x{2-0} = 9; }", MORE_VALUES),
    Mistake(
        "value of another width for some bits",
        "class A<bits<4> n> { bits<8> x; let x{4-0} = n; }",
        "names both widths",
    ),
    Mistake("string for a number", 'def a { int x = "1"; }', NEAR),
    Mistake("number for a bit", "def a { bit x = 2; }", MORE_VALUES),
    Mistake("string for a list of strings", 'def a { list<string> x = "b"; }', NEAR),
    Mistake(
        "value for a list argument",
        "class T;\nclass A<list<T> l>;\ndef t : T;\ndef a : A<t>;",
        NEAR,
    ),
    Mistake(
        "def for a dag in a list",
        "def b;\ndef a { list<dag> x = [b]; }",
        "says how a dag is written",
    ),
    Mistake("number for a string", "def a { string x = 1; }", NEAR),
    Mistake("list of mixed types", 'def a { list<int> x = [1, "b"]; }'),
    Mistake("keyword misspelled", "class A;\ndfe a : A;", NEAR),
    Mistake(
        "value without a field's value",
        'class A { string m; string n = !strconcat("x", m); }\ndef a : A;',
        "says which field has none",
    ),
    Mistake("type misspelled", "def a { sting x = 1; }", NEAR),
    Mistake("division by zero", "def a { int x = !div(1, 0); }"),
    Mistake(
        "failed assertion",
        'class A<int n> { assert !gt(n, 0), "n must be positive"; }\ndef a : A<0>;',
        "the same",
    ),
    Mistake(
        "include that is not there",
        'include "no_such_file.td"\ndef a;',
        "notes say where it was searched for, and where it is",
    ),
]


def ours(source: str) -> str:
    """The errors and notes, without the lines that they show."""
    try:
        Session().parse("a.td", source=(source + "\n").encode())
    except TableGenError as error:
        return bare(str(error))
    raise AssertionError(f"it is accepted: {source}")


def reference(tool: Path, source: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "a.td").write_text(source + "\n")
        done = subprocess.run([tool, "a.td"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 1, source
    return bare(done.stderr)


def bare(text: str) -> str:
    lines = re.findall(r"^(?:a\.td:(\d+:\d+): )?(error|note): (.*)$", text, re.MULTILINE)
    return SEPARATOR.join(f"{place} {kind}: {words}".lstrip() for place, kind, words in lines)


def first_place(said: str) -> str:
    return said.partition(" ")[0]


def page(tool: Path) -> str:
    rows = []
    for mistake in MISTAKES:
        said = [code(text) for text in (reference(tool, mistake.source), ours(mistake.source))]
        rows.append(f"| {mistake.title} | {said[0]} | {said[1]} | {mistake.verdict} |\n")
    return HEAD + "".join(rows)


def code(text: str) -> str:
    return "`" + text.replace("|", "\\|").replace("`", "'") + "`"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests"))
    from reference import LLVM_TBLGEN, reference_tool

    sys.stdout.write(page(reference_tool(LLVM_TBLGEN)))
