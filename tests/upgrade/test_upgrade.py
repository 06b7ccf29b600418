"""`tblgen upgrade`: what another LLVM refuses, and what goes, changes or comes in generated C++."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, ReleaseReference

from tblgen_build import Session
from tblgen_build.cli.subcommands.upgrade import main
from tblgen_build.upgrade.api import api_changes, grouped
from tblgen_build.upgrade.members import classes_in
from tblgen_build.upgrade.removed_fields import read

HEADER = """
#ifdef GET_CLASSES
#undef GET_CLASSES
namespace toy {
namespace detail { struct Hidden { int a(); }; }
template <typename T>
class AddOp : public ::mlir::Op<AddOp, ::mlir::OpTrait::OneResult> {
public:
  using Op::Op;
  AddOp(int a = {}, ::mlir::Type b = g({1, 2})) : Op(a), x{b} {}
  static constexpr ::llvm::StringLiteral getOperationName() { return {"toy.add"}; }
  ::mlir::Value getLhs();  // one
  void build(int a);
  void build(::llvm::ArrayRef<int> a) { if (a.empty()) { f(); } }
  struct Properties { int width = 0; };
  bool operator==(const AddOp &other) const;
private:
  int hidden();
};
} // namespace toy
MLIR_DECLARE_EXPLICIT_TYPE_ID(::toy::AddOp)
namespace toy { class SubOp { public: int one, two; enum Kind { A, B }; }; }
#endif
"""


def test_members() -> None:
    found = {name: one.members for name, one in classes_in(HEADER).items()}
    assert list(found) == ["toy::AddOp", "toy::AddOp::Properties", "toy::SubOp"]
    add = found["toy::AddOp"]
    assert list(add) == ["Op", "AddOp", "getOperationName", "getLhs", "build", "operator"]
    assert add["getLhs"] == ["Value getLhs()"]
    assert add["AddOp"] == ["AddOp(int a = { }, Type b = g({ 1, 2 }))"]
    assert add["build"] == ["void build(ArrayRef<int> a)", "void build(int a)"]
    assert list(found["toy::AddOp::Properties"]) == ["width"]


def change(old: str, new: str) -> list[tuple[str, str]]:
    head = "namespace n {{ class A {{ public: {} }}; }}"
    found = api_changes(classes_in(head.format(old)), classes_in(head.format(new)))
    return [(one.kind, one.member) for one in found]


def test_changes() -> None:
    assert change("int f();", "int f();") == []
    assert change("::mlir::Type f();", "Type f() ;") == []
    assert change("int f();", "") == [("gone", "f")]
    assert change("", "int f();") == [("new", "f")]
    assert change("int f();", "long f();") == [("changed", "f")]
    assert change("int f();", "int f(); int f(int);") == [("new", "f")]


def test_attributes_of_a_method() -> None:
    """That it is deprecated now is worth telling; how it is optimized is not."""
    assert change("void f();", "LLVM_ATTRIBUTE_MINSIZE void f();") == []
    assert change("void f(int);", '[[deprecated("g")]] void f(int);') == [("changed", "f")]
    (one,) = classes_in('class A { public: [[deprecated("g")]] A *f(B<C> &b); };').values()
    assert one.members == {"f": ['[[deprecated("g")]] A *f(B<C> &b)']}


def test_one_change_in_several_classes() -> None:
    text = "class A {{ public: {0} f(A *); }}; class B {{ public: {0} f(B *); }};"
    changes = api_changes(classes_in(text.format("int")), classes_in(text.format("long")))
    [(first, classes)] = grouped(changes)
    assert (first.class_, classes) == ("A", ["A", "B"])


def test_a_class_in_a_part_of_the_header() -> None:
    """The rest of the header may have one of its name that stays."""
    part = "#ifdef GEN_CLASSES\nclass A {};\n#undef GEN_CLASSES\n#endif // GEN_CLASSES\n"
    [gone] = api_changes(classes_in(f"{part}class B {{}};"), classes_in("class B {};"))
    assert (gone.class_, gone.kind, gone.macro) == ("A", "gone", "GEN_CLASSES")


# --- the command -----------------------------------------------------------------

OPS = """
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Toy_AddOp : Op<Toy, "add", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$lhs);
  let results = (outs I32:$result);
}
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("Toy.td").write_text(OPS)


def test_a_later_release(
    release_reference: Callable[[int], ReleaseReference], capsys: pytest.CaptureFixture[str]
) -> None:
    """Properties that `inferReturnTypes` takes have another type in 23."""
    include = str(release_reference(23).include)
    assert main(["--to", "23", "--llvm-include", include]) == 1
    shown = capsys.readouterr()
    assert "changed  inferReturnTypes in toy::AddOp\n" in shown.out
    assert "OpaqueProperties properties" in shown.out
    assert shown.err.startswith("0 refused; C++: 0 gone, ")


def test_what_it_refuses(
    release_reference: Callable[[int], ReleaseReference], capsys: pytest.CaptureFixture[str]
) -> None:
    """A field that 23's Dialect does not have any more."""
    wrong = OPS.replace("let name", "let usePropertiesForAttributes = 1; let name")
    Path("Toy.td").write_text(wrong + wrong.replace("Toy", "Toy2").replace('"toy"', '"toy2"'))
    include = str(release_reference(23).include)
    assert main(["--to", "23", "--llvm-include", include, "--json", "Toy.td"]) == 1
    [file] = json.loads(capsys.readouterr().out)["files"]
    first, second = file["refused"]
    assert "Toy.td:4:" in first
    assert "Toy.td:12:" in second
    assert "usePropertiesForAttributes" in first
    assert "inferReturnTypes" in {change["member"] for change in file["changes"]}


def test_a_refused_operation_does_not_hide_the_others(
    release_reference: Callable[[int], ReleaseReference], capsys: pytest.CaptureFixture[str]
) -> None:
    """Its own classes are not reported as gone: the message says enough."""
    refused = """
def Toy_SayOp : Op<Toy, "say"> {
  let arguments = (ins OptionalAttr<StrAttr>:$what);
  let assemblyFormat = "$what attr-dict";
}
"""
    Path("Toy.td").write_text(OPS + refused)
    include = str(release_reference(23).include)
    assert main(["--to", "23", "--llvm-include", include]) == 1
    shown = capsys.readouterr()
    assert "optional attribute 'what' cannot be used outside of an optional group" in shown.out
    assert "changed  inferReturnTypes in toy::AddOp\n" in shown.out
    assert "gone" not in shown.out
    assert shown.err.startswith("1 refused; C++: 0 gone, ")


def test_a_file_that_two_include_is_refused_once(
    release_reference: Callable[[int], ReleaseReference], capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = OPS.replace("let name", "let usePropertiesForAttributes = 1; let name")
    Path("Toy.td").write_text(wrong + wrong.replace("Toy", "Toy2").replace('"toy"', '"toy2"'))
    for name in ("a.td", "b.td"):
        Path(name).write_text('include "Toy.td"\n')
    include = str(release_reference(23).include)
    assert main(["--to", "23", "--llvm-include", include, "a.td", "b.td"]) == 1
    shown = capsys.readouterr()
    assert shown.out.count("LLVM 23 refuses") == 1
    assert shown.out.count("usePropertiesForAttributes = 1") == 2
    assert shown.err.startswith("2 refused; ")


def test_it_removes_what_is_gone(
    release_reference: Callable[[int], ReleaseReference], capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing else changes, a statement goes with its line."""
    line = "  let usePropertiesForAttributes = 0;\n"
    wrong = OPS.replace(" let name", f"\n{line} let name", 1)
    Path("Toy.td").write_text(wrong)
    include = str(release_reference(23).include)
    call = ["--to", "23", "--llvm-include", include, "Toy.td"]
    assert main([*call, "--fix"]) == 1
    assert "1 statements removed" in capsys.readouterr().err
    assert Path("Toy.td").read_text() == OPS.replace(" let name", "\n let name", 1)
    assert main(call) == 1  # for its C++
    assert "0 refused" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("statement", "is_removed"),
    [
        ("let cppNamespaces = 1;", True),  # near to a field that is there
        ("let summary = Other.gone;", False),  # of another record, in the value
    ],
)
def test_only_the_let_of_a_field_that_is_gone(
    statement: str, is_removed: bool, tmp_path: Path
) -> None:
    text = "class A { string cppNamespace; string summary; }\ndef Other : A;\n"
    text += f"def B : A {{ {statement} }}\n"
    path = tmp_path / "a.td"
    path.write_text(text)
    session = Session()
    found = read(session, lambda: session.parse(str(path)), lambda _: True)
    assert bool(found.removals) is is_removed
    assert (found.records is not None) is is_removed


def test_the_same_release(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--to", "22", "--llvm-include", str(LLVM_INCLUDE)]) == 0
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "0 refused; C++: 0 gone, 0 changed, 0 new\n")


@pytest.mark.llvm_files
def test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    """Their options are not those of LLVM's command lines, whose class has the same name."""
    text = 'Pass<"a"> { let options = [Option<"x", "x", "bool", "true", "X">]; }'
    Path("Passes.td").write_text(f'include "mlir/Pass/PassBase.td"\ndef A : {text}\n')
    assert main(["--to", "22", "--llvm-include", str(LLVM_INCLUDE), "Passes.td"]) == 0
    assert capsys.readouterr().out == ""


def test_what_is_wrong_already(capsys: pytest.CaptureFixture[str]) -> None:
    """It hides what differs: to say that nothing does would be wrong."""
    Path("Toy.td").write_text(OPS.replace('"add"', '"add", [Unknown]').replace(", [Same", "; // "))
    assert main(["--to", "22", "--llvm-include", str(LLVM_INCLUDE)]) == 1
    assert capsys.readouterr().out.startswith("wrong already, and not compared:\nToy.td:5:")


def test_wrong_uses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--to", "23", "--llvm-include", str(LLVM_INCLUDE)]) == 2
    assert "the .td files of LLVM 23 are not found" in capsys.readouterr().err
    Path("Toy.td").unlink()
    assert main(["--to", "22", "--llvm-include", str(LLVM_INCLUDE)]) == 2
    assert "no .td files of a dialect here" in capsys.readouterr().err


def test_what_only_the_other_release_accepts(
    release_reference: Callable[[int], ReleaseReference], capsys: pytest.CaptureFixture[str]
) -> None:
    """Its classes are not new: what they were before is not known."""
    Path("Toy.td").write_text(OPS + 'include "mlir/IR/EnumAttr.td"\ndefvar cases = []<EnumCase>;\n')
    include = str(release_reference(19).include)
    call = ["--to", "22", "--llvm-include", str(LLVM_INCLUDE), "-I", include, "Toy.td"]
    assert main(call) == 1
    shown = capsys.readouterr()
    assert "EnumCase" in shown.out
    assert shown.err == "0 refused; C++: 0 gone, 0 changed, 0 new\n"
