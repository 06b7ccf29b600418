"""Includes, defs and traits that do nothing, names of guards, descriptions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tblgen_build.cli.subcommands.lint import main

if TYPE_CHECKING:
    Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lint(capsys: Capture, rule: str, *arguments: str) -> list[tuple[int, str]]:
    main(["main.td", f"--rules={rule}", "--json", *arguments])
    found = json.loads(capsys.readouterr().out)
    assert found["unread"] == []
    return [(one["line"], one["message"]) for one in found["findings"]]


@pytest.mark.parametrize(
    ("text", "unused"),
    [
        ('include "a.td"\ninclude "b.td"\ndef M : A;\n', ["b.td"]),
        ('include "a.td"\ninclude "b.td"\ndef M : A { B b = ?; }\n', []),
        ('include "a.td"\ndef M;\n', ["a.td"]),
        ('include "a.td"\ninclude "uses_a.td"\ndef M : U;\n', []),
        ('include "records.td"\ndef M;\n', []),
        ('include "a.td"\ninclude "both.td"\ndef M : A;\n', []),
    ],
)
def test_unused_include(text: str, unused: list[str], capsys: Capture) -> None:
    for name in ("A", "B"):
        Path(f"{name.lower()}.td").write_text(
            f"#ifndef {name}\n#define {name}\nclass {name};\n#endif\n"
        )
    Path("uses_a.td").write_text("class U : A;\n")
    Path("both.td").write_text('include "a.td"\n')
    Path("records.td").write_text("class R;\ndef r : R;\n")
    Path("main.td").write_text(text)
    expected = [f"nothing uses what '{name}' defines" for name in unused]
    assert [message for _, message in lint(capsys, "unused-include")] == expected


@pytest.mark.parametrize(
    ("brought", "is_fixed"),
    [
        ("class B; def b : Constraint;", True),
        # The numbers of anonymous records change.
        ("class B; def b : Constraint { Constraint c = Anonymous<1>; }", True),
        ("class B; def b : Op;", False),  # code is generated from it
    ],
)
def test_unused_include_is_taken_out(
    brought: str, is_fixed: bool, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("own", "other"):
        Path(folder).mkdir()
    base = "class Constraint;\nclass Op;\nclass Anonymous<int n> : Constraint { int m = n; }\n"
    Path("other/base.td").write_text(f"#ifndef BASE\n#define BASE\n{base}#endif\n")
    Path("other/b.td").write_text(f'include "base.td"\n{brought}\n')
    text = 'include "base.td"\ninclude "b.td"\ndef M : Op { Constraint c = Anonymous<2>; }\n'
    Path("own/main.td").write_text(text)
    monkeypatch.chdir("own")
    lint(capsys, "unused-include", "-I", "../other", "--fix")
    wanted = text.replace('include "b.td"\n', "") if is_fixed else text
    assert Path("main.td").read_text() == wanted


CONSTRAINTS = """\
class Pred;
class Constraint<Pred p> { Pred predicate = p; string cppFunctionName = ""; }
class Op { list<Constraint> all = []; }
"""


def test_unused_def(capsys: Capture) -> None:
    text = """\
def P : Pred;
def Q : Pred;
def C : Constraint<P>;
def D : Constraint<P> { let cppFunctionName = "isD"; }
def O : Op { let all = [C]; }
"""
    Path("main.td").write_text(CONSTRAINTS + text)
    assert lint(capsys, "unused-def") == [(5, "no record uses 'Q'")]
    Path("main.td").write_text(CONSTRAINTS + "def P : Pred;\n")  # a library
    assert lint(capsys, "unused-def") == []


@pytest.mark.llvm_files
def test_contradictory_traits(capsys: Capture) -> None:
    Path("main.td").write_text("""\
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def A : Op<D, "a", [Pure]> { let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$m); }
def B : Op<D, "b", [IsolatedFromAbove]>;
def C : Op<D, "c", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$x); }
def E : Op<D, "e", [Commutative]> { let arguments = (ins I32:$x); }
def F : Op<D, "f", [Pure, Commutative]> { let arguments = (ins I32:$x, I32:$y); }
def H : Op<D, "h", [NoTerminator, SingleBlock]>;
def Sized : OpInterface<"Sized"> { let methods = [InterfaceMethod<"", "int", "size">]; }
def Sorted : OpInterface<"Sorted", [Sized]> { let methods = [InterfaceMethod<"", "int", "order">]; }
def I : Op<D, "i", [DeclareOpInterfaceMethods<Sorted, ["size", "order", "ordr", "elsewhere"]>]>;
def G : Op<D, "g", [IsolatedFromAbove, AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$x, Variadic<I32>:$y);
  let regions = (region AnyRegion:$r);
}
""")
    assert lint(capsys, "contradictory-traits") == [
        (4, "'d.a': it has no memory effects, and these: Read"),
        (5, "'d.b': 'IsolatedFromAbove' is about regions; it has none"),
        (
            6,
            "'d.c': 'AttrSizedOperandSegments' is for several optional or variadic operands; "
            "it has 1",
        ),
        (7, "'d.e': 'Commutative' says nothing of one operand"),
        (9, "'d.h': 'NoTerminator' is about regions; it has none"),
        (9, "'d.h': 'SingleBlock' is about regions; it has none"),
        (12, "'d.i': interface 'Sorted' has no method 'elsewhere'"),
        (12, "'d.i': interface 'Sorted' has no method 'ordr'; did you mean 'order'?"),
    ]


def test_a_file_is_one_by_any_path(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder here, and the one for includes, which a link leads to."""
    Path("tree/Toy").mkdir(parents=True)
    Path("link").symlink_to("tree")
    Path("tree/Toy/Base.td").write_text("class A;\ndefvar spare = 1;\n")
    Path("tree/Toy/Part.td").write_text("def B : A;\n")  # does not stand alone
    Path("tree/Toy/All.td").write_text('include "Toy/Base.td"\ninclude "Toy/Part.td"\n')
    folder = str(Path("link").absolute())
    monkeypatch.chdir("tree/Toy")
    assert main(["-I", folder, ".", "--rules=unused-include,unused-variable"]) == 0
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("path", "guard", "wanted"),
    [
        ("FooOps.td", "BAR_OPS", "FOOOPS_TD"),
        ("include/Toy/FooOps.td", "BAR_TD", "TOY_FOOOPS_TD"),
        ("FooOps.td", "TOY_FOO_OPS_TD", ""),
        ("RISCVInstrV.td", "RISCV_INSTR_V", ""),
        ("FooOps.td", "FOOOPS", ""),
    ],
)
def test_guard_name(path: str, guard: str, wanted: str, capsys: Capture) -> None:
    text = "#ifndef {0}\n#define {0}\nclass A;\n#endif // {0}\n"
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text.format(guard))
    Path("main.td").write_text(f'include "{path}"\ndef M : A;\n')
    messages = [message for _, message in lint(capsys, "guard-name")]
    expected = f"the include guard '{guard}' is not named after the file: '{wanted}'"
    assert messages == ([expected] if wanted else [])
    if wanted:
        assert main(["main.td", "--rules=guard-name", "--fix"]) == 0
        assert Path(path).read_text().startswith(f"#ifndef {wanted}\n#define {wanted}\nclass A;\n")


@pytest.mark.parametrize(
    ("description", "said"),
    [
        ("Text.\n```mlir\n%0 = a\n```\nMore.", ""),
        ("Text.\n```mlir\n%0 = a\n", "opens a block of code ('```') that nothing closes"),
        ("````\n```\n````\n", ""),
        ("A {{< b >}}.", "has '{{<', which Hugo takes for a call"),
        ("One\n    two.", ""),
    ],
)
def test_broken_description(description: str, said: str, capsys: Capture) -> None:
    Path("main.td").write_text(
        "class Op { string description = ?; }\n"
        f"def A : Op {{ let description = [{{{description}}}]; }}\n"
    )
    expected = [(2, f"the description of 'A' {said}")] if said else []
    assert lint(capsys, "broken-description") == expected
