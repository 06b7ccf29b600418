"""Colors, hints, fixes, layout, and the code that is made of an operation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import reference
from lsp_client import Client, include_from

from tblgen_build.lsp.units import definitions_in

BASE = "class Base<int width, string text> { int size = width; }\n"
MAIN = """\
include "base.td"
class Two<int n> : Base<n, "two"> { let size = !add(n, 1); }
def D : Two<3> {
  let size = !mul(7, 6);
  int y = size;
}
"""


@pytest.fixture
def project(client: Client, tmp_path: Path) -> Client:
    (tmp_path / "base.td").write_text(BASE)
    client.open("main.td", MAIN)
    return client


def tokens(client: Client, method: str, params: dict[str, Any]) -> list[tuple[str, str]]:
    """Text and type of each."""
    legend = client.capabilities["semanticTokensProvider"]["legend"]["tokenTypes"]
    data = client.request(method, params)["data"]
    lines = client.texts[client.uri("main.td")].split("\n")
    found, line, column = [], 0, 0
    for at in range(0, len(data), 5):
        down, right, length, kind, _ = data[at : at + 5]
        line, column = line + down, (0 if down else column) + right
        units = lines[line].encode("utf-16-le")[2 * column : 2 * (column + length)]
        found.append((units.decode("utf-16-le"), legend[kind]))
    return found


def test_semantic_tokens(project: Client) -> None:
    project.change("main.td", MAIN.replace('"two"', '"𝄞"'))
    found = tokens(project, "textDocument/semanticTokens/full", project.document("main.td"))
    assert found[:10] == [
        ("include", "keyword"),
        ('"base.td"', "string"),
        ("class", "keyword"),
        ("Two", "class"),
        ("int", "type"),
        ("n", "parameter"),
        ("Base", "class"),
        ("n", "parameter"),
        ('"𝄞"', "string"),
        ("let", "keyword"),
    ]
    assert {("size", "property"), ("!add", "function"), ("D", "enumMember"), ("1", "number")} <= {
        *found
    }
    lines = {"start": {"line": 4, "character": 0}, "end": {"line": 4, "character": 3}}
    part = tokens(
        project,
        "textDocument/semanticTokens/range",
        {**project.document("main.td"), "range": lines},
    )
    assert ("y", "property") in part
    assert not {("!add", "function"), ("Two", "class")} & {*part}


def test_code_blocks_keep_the_colors_of_their_language(client: Client) -> None:
    text = "class C { string description = [{a text}]; code body = [{int x;}]; }\n"
    client.open("main.td", text)
    found = tokens(client, "textDocument/semanticTokens/full", client.document("main.td"))
    assert [word for word, kind in found if kind == "string" and "[{" in word] == ["[{a text}]"]


def test_parts_of_a_format(client: Client) -> None:
    text = """\
class C { string assemblyFormat = ""; string other = "$a `b`"; }
def D : C { let assemblyFormat = "$a `,` custom<B>($b) attr-dict" # [{ (`x` type($c)^)? }]; }
"""
    client.open("main.td", text)
    found = tokens(client, "textDocument/semanticTokens/full", client.document("main.td"))
    assert ('"$a `b`"', "string") in found
    assert found[-9:] == [
        ("assemblyFormat", "property"),
        ("$a", "parameter"),
        ("`,`", "string"),
        ("custom", "keyword"),
        ("$b", "parameter"),
        ("attr-dict", "keyword"),
        ("`x`", "string"),
        ("type", "keyword"),
        ("$c", "parameter"),
    ]


def test_inlay_hints(project: Client) -> None:
    params = {
        **project.document("main.td"),
        "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}},
    }
    found = project.eventually("textDocument/inlayHint", params, lambda found: len(found) > 2)
    shown = [(h["position"]["line"], h["position"]["character"], h["label"]) for h in found]
    assert shown == [
        (1, 24, "width:"),
        (1, 27, "text:"),
        (3, 24, "= 42"),
        (4, 15, "= 42"),
    ]


def about(client: Client, diagnostic: dict[str, Any]) -> dict[str, Any]:
    """What asks for the actions that fix it."""
    return {
        **client.document("main.td"),
        "range": diagnostic["range"],
        "context": {"diagnostics": [diagnostic]},
    }


def fixed(client: Client, diagnostic: dict[str, Any]) -> list[tuple[str, str]]:
    """Title of each action, and the text with its edit."""
    uri = client.uri("main.td")
    text = client.texts[uri]
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    found = []
    for action in client.request("textDocument/codeAction", about(client, diagnostic)):
        (edit,) = action["edit"]["changes"][uri]
        start, end = (
            starts[edit["range"][side]["line"]] + edit["range"][side]["character"]
            for side in ("start", "end")
        )
        found.append((action["title"], text[:start] + edit["newText"] + text[end:]))
    return found


@pytest.mark.parametrize(
    ("wrong", "right", "title"),
    [
        ("def A : Twoo<1>;\n", "def A : Two<1>;\n", "Change to 'Two'"),
        ("def A : Two<1> {\n  let sise = 1;\n}\n", "def A : Two<1> {\n  let size = 1;\n}\n",
         "Change to 'size'"),
        ("defvar x = !ad(1, 2);\n", "defvar x = !add(1, 2);\n", "Change to '!add'"),
        ("class B { int x = 1 }\n", "class B { int x = 1; }\n", "Insert ';'"),
    ],
)  # fmt: skip
def test_fixes(project: Client, wrong: str, right: str, title: str) -> None:
    project.change("main.td", MAIN + wrong)
    project.wait(lambda: bool(project.said("main.td")))
    found: list[tuple[str, str]] = []
    for diagnostic in project.diagnostics[project.uri("main.td")]:
        found += fixed(project, diagnostic)
    assert (title, MAIN + right) in found


@pytest.mark.llvm_files
def test_fixes_of_operations(client: Client, tmp_path: Path) -> None:
    include_from(tmp_path / "main.td", reference.LLVM_INCLUDE)
    text = (
        'include "mlir/IR/OpBase.td"\n'
        'def A : Dialect { let name = "a"; let cppNamespace = "::a"; }\n'
        'def A_Op : Op<A, "op"> {\n'
        "  let arguments = (ins I32:$left, I32:$right);\n"
        '  let assemblyFormat = "$left $rigth attr-dict";\n'
        "}\n"
    )
    client.open("main.td", text)
    client.wait(lambda: bool(client.said("main.td")))
    (diagnostic,) = client.diagnostics[client.uri("main.td")]
    assert fixed(client, diagnostic) == [("Change to '$right'", text.replace("rigth", "right"))]
    client.change("main.td", text.replace('"op">', '"op", [Pure]>'))
    client.wait_for("main.td", "2:24 E0302")
    (diagnostic,) = client.diagnostics[client.uri("main.td")]
    # A busy machine does not get through all files at once, and goes on when asked again.
    title = 'Include "mlir/Interfaces/SideEffectInterfaces.td"'
    client.eventually(
        "textDocument/codeAction",
        about(client, diagnostic),
        lambda actions: [action["title"] for action in actions] == [title],
    )


def test_missing_include(project: Client, tmp_path: Path) -> None:
    (tmp_path / "more.td").write_text("class More;\n")
    project.open("user.td", 'include "more.td"\n')
    project.change("main.td", MAIN + "def M : More;\n")
    project.wait_for("main.td", "6:8 E0301")
    (diagnostic,) = project.diagnostics[project.uri("main.td")]
    ((title, text),) = fixed(project, diagnostic)
    assert title == 'Include "more.td"'
    assert text.startswith('include "base.td"\ninclude "more.td"\nclass Two')


def test_formatting(project: Client) -> None:
    project.change("main.td", "def  A {\nint x=1;\n}\n\ndef  B;\n")
    options = {"tabSize": 2, "insertSpaces": True}
    params = {**project.document("main.td"), "options": options}
    (edit,) = project.request("textDocument/formatting", params)
    assert edit["newText"] == "def A {\n  int x = 1;\n}\n\ndef B;\n"
    lines = {"start": {"line": 4, "character": 0}, "end": {"line": 4, "character": 3}}
    (edit,) = project.request("textDocument/rangeFormatting", {**params, "range": lines})
    assert edit["newText"] == "def B;\n"
    assert edit["range"]["start"]["line"] == 4
    project.change("main.td", "def A {\n")
    assert project.request("textDocument/formatting", params) == []


def test_a_record_is_shown_resolved(project: Client) -> None:
    at = project.at("main.td", "int y")
    params = {
        "command": "tblgen.showGeneratedCode",
        "arguments": [at["textDocument"]["uri"], at["position"]],
    }
    text = project.eventually(
        "workspace/executeCommand", params, lambda text: "not been evaluated" not in text
    )
    assert "int size = 42;" in text


@pytest.mark.llvm_files
def test_code_of_an_operation(client: Client, tmp_path: Path) -> None:
    include_from(tmp_path / "main.td", reference.LLVM_INCLUDE)
    client.open(
        "main.td",
        'include "mlir/IR/OpBase.td"\n'
        'def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }\n'
        'def My_AddOp : Op<My_Dialect, "add"> { let arguments = (ins I32:$left); }\n'
        'def My_SubOp : Op<My_Dialect, "sub">;\n',
    )
    at = client.at("main.td", "ins")
    params = {
        "command": "tblgen.showGeneratedCode",
        "arguments": [at["textDocument"]["uri"], at["position"]],
    }
    text = client.eventually(
        "workspace/executeCommand", params, lambda text: "not been evaluated" not in text
    )
    assert "class AddOp" in text
    assert "AddOp::verifyInvariantsImpl" in text
    assert "SubOp" not in text


def test_links_that_lead_back_do_not_multiply_a_search(tmp_path: Path) -> None:
    """It also says of each folder that it goes on: one without sources takes time, too."""
    (tmp_path / "Base.td").write_text("class Found;\n")
    for name in ("a", "b", "c"):
        (tmp_path / name).mkdir()
        for other in ("x", "y"):
            (tmp_path / name / other).symlink_to(tmp_path)
    found = list(definitions_in("Found", [str(tmp_path)], set()))
    assert [name for name in found if name] == ["Base.td"]
    assert 4 < len(found) < 20
