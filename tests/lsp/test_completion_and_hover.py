"""Completion and hover while you type."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import reference
from lsp_client import Client, include_from

from tblgen_build.lsp.completion import completion
from tblgen_build.lsp.project import OpenProject

BASE = """\
// Has a size.
// It is the first.
class Base<int width, string text = "x"> { int size = width; list<Base> others = []; }
class Trait { string name = ""; }
def Pure : Trait;
def Slow : Trait;
class WithTraits<list<Trait> traits = []> { list<Trait> all = traits; }
multiclass Many<int n> { def _one : Base<n>; }
defvar answer = !mul(6, 7);
"""


@pytest.fixture
def project(client: Client, tmp_path: Path) -> Client:
    (tmp_path / "base.td").write_text(BASE)
    client.open("main.td", 'include "base.td"\n')
    return client


def labels(client: Client, text: str) -> dict[str, dict[str, Any]]:
    """What is offered where the `|` is, by label."""
    client.change("main.td", text.replace("|", "", 1))
    before = text[: text.index("|")]
    params = {
        **client.document("main.td"),
        "position": {"line": before.count("\n"), "character": len(before.rpartition("\n")[2])},
    }
    answer = client.request("textDocument/completion", params)
    return {item["label"]: item for item in answer["items"]}


HEAD = 'include "base.td"\ndef D : Base<1>;\n'


@pytest.mark.parametrize(
    ("text", "offered", "not_offered"),
    [
        (HEAD + "|", "class def let foreach", "Base int"),
        (HEAD + "def E : |", "Base WithTraits Trait", "Many D answer"),
        (HEAD + "def E : Ba|;\ndef F;\n", "Base", "Many D"),
        (HEAD + "defm E : |;", "Many", "D"),
        (HEAD + "def E : Base<1> { let | }", "size others", "width let D"),
        (HEAD + "def E : Base<1> { let si| = 2; }", "size", "width"),
        (HEAD + "def E : Base<1> {\n  |\n}", "let int Base", "class size"),
        (HEAD + "def E : Base<|", "answer D width text", "class"),
        (HEAD + "def E : Base<1, |>;", "text", "width"),
        (HEAD + "class C<int own> { int f = |; }", "own f answer", "let"),
        (HEAD + "int x = D.|", "size others", "D"),
        (HEAD + "defvar x = Base<1>.|;", "size others", "D"),
        (HEAD + "defvar x = !fo|", "!foldl !foreach", "D"),
        (HEAD + "let |", "size all", "D"),
        (HEAD + "def E { list<int> l = !foreach(it, [1], |); }", "it D", ""),
        ('include "|"', "base.td main.td", "def"),
        (HEAD + "// a comm|ent", "", "def class"),
        (HEAD + 'def E { string s = "a |"; }', "", "def D"),
    ],
)
def test_completion(
    project: Client, tmp_path: Path, text: str, offered: str, not_offered: str
) -> None:
    (tmp_path / "main.td").write_text("")
    found = labels(project, text)
    assert set(offered.split()) <= set(found)
    assert not set(not_offered.split()) & set(found)


def test_completion_says_types_and_defaults(project: Client) -> None:
    found = labels(project, HEAD + "def E : Base<|>;")
    assert found["text"]["detail"] == 'string = "x"'
    assert found["text"]["insertText"] == "text = "
    found = labels(project, HEAD + "def E : |;")
    assert found["Base"]["detail"] == 'Base<int width, string text = "x">'


def test_completion_of_a_list_offers_first_what_fits(project: Client) -> None:
    found = labels(project, HEAD + "def E : WithTraits<[|]>;")
    first = sorted(found, key=lambda label: found[label].get("sortText", label))
    assert {"Pure", "Slow"} <= set(first[:3])


def test_hover(project: Client) -> None:
    project.change("main.td", HEAD + "defvar x = !add(answer, D.size);\n")

    def text(of: str, occurrence: int = 0, within: int = 0) -> str:
        answer = project.eventually(
            "textDocument/hover",
            project.at("main.td", of, occurrence, within),
            lambda answer: answer is not None,
        )
        return str(answer["contents"]["value"])

    base = text("Base")
    assert 'class Base<int width, string text = "x"> {\n  int size;' in base
    assert "Has a size.\nIt is the first." in base
    assert "base.td:3" in base
    assert "(a, b, ...)" in text("!add")
    assert "declared in `Base`" in text("D.size", 0, 2)

    def resolved(of: str, expected: str) -> None:
        project.eventually(
            "textDocument/hover",
            project.at("main.td", of),
            lambda answer: expected in answer["contents"]["value"],
        )

    resolved("D.size", "int size = 1;")
    project.change("main.td", HEAD + "def E : Base<1> { let size = !mul(2, 3); }\n")
    resolved("size", "in `E` it is\n```tablegen\n6\n```")
    resolved("size", "- let in `E`: `6` (main.td:3)")
    project.change("main.td", HEAD + "defvar x = !add(answer, D.size);\n")
    resolved("answer", "42")


def test_signature_help(project: Client) -> None:
    text = HEAD + "def E : Base<1, text = >;\ndefvar y = !foldl(0, [1], );\n"
    project.change("main.td", text)
    help_ = project.request("textDocument/signatureHelp", project.at("main.td", "text = ", 0, 7))
    assert help_["signatures"][0]["label"] == 'class Base<int width, string text = "x">'
    assert help_["activeParameter"] == 1
    help_ = project.request("textDocument/signatureHelp", project.at("main.td", ", )", 0, 2))
    assert help_["signatures"][0]["label"] == "!foldl(start, list, sum, element, value)"
    assert help_["activeParameter"] == 2


OPS = """\
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
class My_Op<string mnemonic, list<Trait> traits = []> : Op<My_Dialect, mnemonic, traits> {
  let results = (outs AnyType:$result);
}
def My_AddOp : My_Op<"add", [Pure, ]> {
  let summary = "adds";
  let arguments = (ins I32:$left, Optional<I32>:$right, I64Attr:$count);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$left attr-dict `:` type($result)";
}
"""


@pytest.mark.llvm_files
def test_operations(client: Client, tmp_path: Path) -> None:
    include_from(tmp_path / "main.td", reference.LLVM_INCLUDE)
    client.open("main.td", OPS)
    found = labels(client, OPS.replace("$left attr", "| attr"))
    assert found["$left"]["detail"] == "operand or attribute: I32"
    assert found["$right"]["detail"] == "operand or attribute: Optional<I32>"
    assert found["$body"]["detail"] == "region: AnyRegion"
    assert found["$result"]["detail"] == "result: AnyType"
    assert {"attr-dict", "functional-type", "custom", "regions"} <= set(found)
    found = labels(client, OPS.replace("$left attr", "$le| attr"))
    assert found["$left"]["textEdit"]["range"]["start"]["character"] == 24
    assert "attr-dict" not in found
    # A string that is not closed yet ends with its line.
    ending = ' attr-dict `:` type($result)";'
    found = labels(client, OPS.replace(f"$left{ending}", "$left $|"))
    assert "$right" in found
    found = labels(client, OPS.replace(f"$left{ending}", "$left attr|"))
    assert "attr-dict" in found
    # A hyphen is a part of the word.
    for typed in ("attr-", "attr-dict-w"):
        found = labels(client, OPS.replace(f"$left{ending}", f"$left {typed}|"))
        assert next(iter(found)).startswith("attr-dict")
        span = found["attr-dict-with-keyword"]["textEdit"]["range"]
        assert span["end"]["character"] - span["start"]["character"] == len(typed)
    client.change("main.td", OPS.replace("$left attr", "$left -attr") + "defvar x = 3-1;\n")
    for place, is_format in (
        (client.at("main.td", "3-", 0, 2), False),
        (client.at("main.td", "-attr", 0, 1), True),
    ):
        params = {**place, "context": {"triggerKind": 2, "triggerCharacter": "-"}}
        assert bool(client.request("textDocument/completion", params)["items"]) == is_format
    found = labels(client, OPS.replace("[Pure, ]", "[Pure, |]"))
    assert {"Commutative", "Terminator"} <= set(found)
    client.change("main.td", OPS.replace(", ]", "]"))
    answer = client.eventually(
        "textDocument/hover",
        client.at("main.td", "My_AddOp"),
        lambda answer: "my.add(" in answer["contents"]["value"],
    )
    text = answer["contents"]["value"]
    assert "my.add(left: I32, right: " in text
    assert "-> (result: AnyType)" in text
    assert "**adds**" in text
    answer = client.request("textDocument/hover", client.at("main.td", "$left attr", 0, 2))
    assert "I32:$left" in answer["contents"]["value"]
    answer = client.request("textDocument/hover", client.at("main.td", "attr-dict", 0, 2))
    assert "dictionary" in answer["contents"]["value"]


TYPES = """\
include "mlir/IR/AttrTypeBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
class My_Type<string name, string short> : TypeDef<My_Dialect, name> { let mnemonic = short; }
def My_Pair : My_Type<"Pair", "pair"> {
  let parameters = (ins "int":$first, "int":$second);
  let assemblyFormat = "`<` struct(params) `>`";
}
"""


@pytest.mark.llvm_files
def test_formats_of_types_have_directives_of_their_own(client: Client, tmp_path: Path) -> None:
    include_from(tmp_path / "main.td", reference.LLVM_INCLUDE)
    client.open("main.td", TYPES)
    found = labels(client, TYPES.replace("struct(params)", "|"))
    assert set(found) == {
        *("$first", "$second"),
        *("params", "struct", "custom", "qualified", "ref"),
    }
    assert found["$first"]["detail"] == 'parameter: "int"'
    client.change("main.td", TYPES)
    answer = client.request("textDocument/hover", client.at("main.td", "struct", 0, 2))
    assert "name = value" in answer["contents"]["value"]


# --- what fits comes first -----------------------------------------------------

CONSTRAINTS = """\
class Constraint; class TypeConstraint : Constraint; class AttrConstraint : Constraint;
def ins; def outs; def I32 : TypeConstraint; def I32Attr : AttrConstraint; def F32 : TypeConstraint;
class Variadic<TypeConstraint t> : TypeConstraint;
class Op { dag arguments = (ins); dag results = (outs); bit hasFolder = 0; string summary = "";
  string description = ""; list<Constraint> all = []; }
"""


@pytest.mark.parametrize(
    ("text", "first", "not_first"),
    [
        ("def A : Op { let arguments = (ins |", "I32 I32Attr F32 Variadic", "summary arguments"),
        ("def A : Op { let arguments = (ins I32:$a, |); }", "I32 I32Attr Variadic", "hasFolder"),
        ("def A : Op { let results = (outs |", "I32 F32 Variadic", "I32Attr summary"),
        ("def A : Op { let arguments = (|", "ins", "I32"),
        ("def A : Op { let results = (|", "outs", "ins"),
        ("def A : Op { let hasFolder = |", "true false", "A"),
        ("def A : Op {\n  let hasFolder = |\n}\n", "true false", "A"),
        ("def A : Op { let summary = !cast<|", "string int", "ins I32"),
        ("defvar l = !cast<list<|", "string", "ins"),
    ],
)
def test_what_fits_comes_first(tmp_path: Path, text: str, first: str, not_first: str) -> None:
    found = offered(tmp_path, CONSTRAINTS + text)
    assert set(first.split()) <= set(found[:8])
    assert not set(not_first.split()) & set(found[: len(first.split())])


def offered(folder: Path, text: str) -> list[str]:
    """In the server's own order."""
    project = OpenProject()
    path = str(folder / "main.td")
    project.set_text(path, text.replace("|", ""))
    return [item.label for item in completion(project, path, text.index("|")).items]


def test_clients_sort_as_the_server_does(project: Client) -> None:
    """A client sorts items without a text to sort by by their labels: '0' is before all others."""
    found = labels(project, HEAD + "class 0First; class B { bit b = 0; }\ndef E : B { let b = | }")
    first = sorted(found, key=lambda label: found[label].get("sortText", label))
    assert first[:2] == ["false", "true"]


def test_no_limit_hides_what_begins_so(tmp_path: Path) -> None:
    many = "".join(f"def A{number}_zz : Op;\n" for number in range(400))
    found = offered(tmp_path, f"{CONSTRAINTS}{many}def zzz : Op;\ndefvar v = zz|;\n")
    assert found[0] == "zzz"


def test_hover_has_the_whole_description(client: Client) -> None:
    text = (
        CONSTRAINTS
        + 'def A : Op {\n  let summary = "Adds";\n  let description = [{\n    Some *more*.'
        "\n\n    ```mlir\n    a.add\n    ```\n  }];\n  let all = [Variadic<I32>];\n}\n"
    )
    client.open("main.td", text)
    shown = client.eventually(
        "textDocument/hover",
        client.at("main.td", "A : Op {"),
        lambda answer: "all =" in str(answer),
    )["contents"]["value"]
    assert "**Adds**\n\nSome *more*.\n\n```mlir\na.add\n```" in shown
    assert "anonymous" not in shown
    assert "Variadic<...>" in shown


def test_hover_on_an_include(project: Client, tmp_path: Path) -> None:
    shown = project.request("textDocument/hover", project.at("main.td", "base.td"))
    text = shown["contents"]["value"]
    assert text.startswith(f"`{tmp_path}/base.td`")
    assert "- 3 `class`: Base, Trait, WithTraits" in text
