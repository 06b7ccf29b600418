"""From a name to what it means and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lsp_client import Client, place

BASE = """\
// What all have in common.
class Base<int width, string text = "x"> { int size = width; }
multiclass Many<int n> { def _one : Base<n>; }
"""
MAIN = """\
include "base.td"

class Derived<int w> : Base<w> {
  let size = !add(w, 1);
}
def D : Derived<2>;
defm F : Many<3>;
def G {
  int v = D.size;
  Base b = F_one;
}
"""


@pytest.fixture
def project(client: Client, tmp_path: Path) -> Client:
    (tmp_path / "base.td").write_text(BASE)
    (tmp_path / "main.td").write_text(MAIN)
    client.open("main.td")
    client.wait_for("main.td")
    return client


@pytest.mark.parametrize(
    ("text", "occurrence", "within", "expected"),
    [
        ("base.td", 0, 1, ["base.td:0:0"]),
        ("Base<w>", 0, 1, ["base.td:1:6"]),
        ("w, 1", 0, 0, ["main.td:2:18"]),
        ("size", 0, 4, ["base.td:1:47"]),
        ("D.size", 0, 2, ["base.td:1:47"]),
        ("D.size", 0, 0, ["main.td:5:4"]),
        ("Many", 0, 0, ["base.td:2:11"]),
        ("F_one", 0, 0, ["base.td:2:29", "main.td:6:9"]),
        ("include", 0, 0, []),
    ],
)
def test_definition(
    project: Client, text: str, occurrence: int, within: int, expected: list[str]
) -> None:
    params = project.at("main.td", text, occurrence, within)
    # What a defm makes is known once the file was evaluated.
    found = project.eventually(
        "textDocument/definition", params, lambda found: bool(found) or not expected
    )
    assert [place(location) for location in found] == expected


def test_type_definition(project: Client) -> None:
    found = project.request("textDocument/typeDefinition", project.at("main.td", "D.size"))
    assert [place(location) for location in found] == ["main.td:2:6"]


def test_references(project: Client) -> None:
    params = {**project.at("main.td", "size"), "context": {"includeDeclaration": True}}
    found = project.request("textDocument/references", params)
    assert sorted(map(place, found)) == ["base.td:1:47", "main.td:3:6", "main.td:8:12"]
    here = project.request("textDocument/documentHighlight", project.at("main.td", "size"))
    assert [h["range"]["start"]["line"] for h in here] == [3, 8]


def test_references_reach_other_roots(project: Client, tmp_path: Path) -> None:
    (tmp_path / "other.td").write_text('include "base.td"\ndef O : Base<7>;\n')
    project.open("other.td")
    project.open("base.td")
    params = {**project.at("base.td", "Base"), "context": {"includeDeclaration": False}}
    found = project.request("textDocument/references", params)
    assert sorted(map(place, found)) == [
        "base.td:2:36",
        "main.td:2:23",
        "main.td:9:2",
        "other.td:1:8",
    ]


def test_rename(project: Client) -> None:
    params = project.at("main.td", "D.size", 0, 2)
    assert project.request("textDocument/prepareRename", params)["placeholder"] == "size"
    edit = project.request("textDocument/rename", {**params, "newName": "extent"})
    found = {
        change["textDocument"]["uri"].rpartition("/")[2]: [
            (e["range"]["start"]["line"], e["newText"]) for e in change["edits"]
        ]
        for change in edit["documentChanges"]
    }
    assert found == {"base.td": [(1, "extent")], "main.td": [(3, "extent"), (8, "extent")]}
    assert project.request("textDocument/rename", {**params, "newName": "1+"}) is None
    assert project.messages[-1] == "'1+' is not a name"


def test_symbols(project: Client) -> None:
    symbols = project.request("textDocument/documentSymbol", project.document("main.td"))
    names = [(s["name"], s["detail"], [c["name"] for c in s["children"]]) for s in symbols]
    assert names == [
        ("Derived", "Base", ["size"]),
        ("D", "Derived", []),
        ("F", "Many", []),
        ("G", "", ["v", "b"]),
    ]
    found = project.request("workspace/symbol", {"query": "bas"})
    assert [(s["name"], place(s["location"])) for s in found] == [("Base", "base.td:1:6")]


def test_folding_and_links(project: Client) -> None:
    project.change("main.td", "// one\n// two\n" + MAIN)
    ranges = project.request("textDocument/foldingRange", project.document("main.td"))
    found = sorted((r["startLine"], r["endLine"], r.get("kind")) for r in ranges)
    assert found == [(0, 1, "comment"), (4, 5, None), (9, 11, None)]
    (link,) = project.request("textDocument/documentLink", project.document("main.td"))
    assert link["target"] == project.uri("base.td")
    assert link["range"]["start"] == {"line": 2, "character": 9}


OPERATIONS = """\
class Op { dag arguments = (ins); dag results = (outs); string assemblyFormat = ""; }
class Binary : Op { let results = (outs AnyType:$sum); }
def ins; def outs; def I32; def AnyType;
def Add : Binary {
  let arguments = (ins I32:$left, I32:$right);
  let assemblyFormat = "$left `,` $right" # [{ ($left^)? `:` type($sum) }];
}
def Sub : Binary { let arguments = (ins I32:$left); let assemblyFormat = "$left"; }
"""


def test_operands_of_formats(client: Client) -> None:
    client.open("main.td", OPERATIONS)
    left = client.at("main.td", '"$left `', 0, 3)
    places = ["main.td:4:28", "main.td:5:25", "main.td:5:49"]
    assert [place(p) for p in client.request("textDocument/definition", left)] == places[:1]
    asked = {**left, "context": {"includeDeclaration": True}}
    assert [place(p) for p in client.request("textDocument/references", asked)] == places
    assert len(client.request("textDocument/documentHighlight", left)) == 3
    assert client.request("textDocument/prepareRename", left)["placeholder"] == "left"
    edit = client.request("textDocument/rename", {**left, "newName": "first"})
    (change,) = edit["documentChanges"]
    starts = [e["range"]["start"] for e in change["edits"]]
    assert [f"main.td:{at['line']}:{at['character']}" for at in starts] == places
    # What a class declares is found, and stays as it is: other records may name it.
    sum_ = client.at("main.td", "type($sum)", 0, 7)
    (found,) = client.request("textDocument/definition", sum_)
    assert place(found) == "main.td:1:49"
    assert client.request("textDocument/rename", {**sum_, "newName": "total"}) is None
    assert client.messages[-1] == "'sum' is declared in a class: others may use it"


def renamed(client: Client, place: str, name: str) -> Any:
    params = {**client.at("main.td", place), "newName": name}
    return client.request("textDocument/rename", params)


def test_rename_reaches_the_workspace(project: Client, tmp_path: Path) -> None:
    """Also files that are not open, and that no open file includes."""
    (tmp_path / "below").mkdir()
    (tmp_path / "below/other.td").write_text('include "base.td"\ndef O : Base<7>;\n')
    edit = renamed(project, "Base<", "Root")
    files = {change["textDocument"]["uri"].rpartition("/")[2] for change in edit["documentChanges"]}
    assert files == {"base.td", "main.td", "other.td"}


def test_references_reach_every_main_file(project: Client, tmp_path: Path) -> None:
    for number in range(100):
        text = f'include "base.td"\ndef O{number} : Base<7>;\n'
        (tmp_path / f"other{number}.td").write_text(text)
    params = {**project.at("main.td", "Base<"), "context": {"includeDeclaration": False}}
    found = project.request("textDocument/references", params)
    assert len({location["uri"] for location in found}) == 102  # and base.td
    found = project.request("textDocument/implementation", project.at("main.td", "Base<"))
    assert len(found) >= 100


@pytest.mark.parametrize("name", ["class", "Derived"])
def test_rename_refuses_what_has_a_meaning(project: Client, name: str) -> None:
    assert renamed(project, "Base<", name) is None
    assert any(name in message for message in project.messages)


TRAITS = """\
class Trait { string cppInterfaceName = ""; }
class TraitList<list<Trait> given> : Trait { list<Trait> traits = given; }
class Interface<string name> : Trait { let cppInterfaceName = name; }
class Declares<Interface of> : Trait { let cppInterfaceName = of.cppInterfaceName; }
def Pure : Trait;
def Twin : TraitList<[Pure]>;
def Shape : Interface<"Shape">;
class Op<list<Trait> given> { list<Trait> traits = given; }
class Own<list<Trait> more = []> : Op<more>;
def A : Own<[Pure]>;
def B : Own<[Twin]>;
def C : Own<[Declares<Shape>]>;
multiclass Several { def _x : Own<[Shape]>; }
defm D : Several;
"""


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Pure", ["main.td:9:4", "main.td:10:4"]),
        ("Shape", ["main.td:11:4", "main.td:12:25"]),
        ("Own", ["main.td:9:4", "main.td:10:4", "main.td:11:4", "main.td:12:25"]),
        ("Interface<string", ["main.td:6:4", "main.td:12:25"]),
    ],
)
def test_implementations(client: Client, name: str, expected: list[str]) -> None:
    client.open("main.td", TRAITS)
    client.eventually(
        "textDocument/implementation",
        client.at("main.td", name),
        lambda found: sorted(map(place, found)) == sorted(expected),
    )


def test_type_hierarchy(project: Client, tmp_path: Path) -> None:
    (item,) = project.request(
        "textDocument/prepareTypeHierarchy", project.at("main.td", "Derived<int")
    )
    assert (item["name"], place({**item, "range": item["selectionRange"]})) == (
        "Derived",
        "main.td:2:6",
    )

    def names(direction: str, item: dict[str, Any]) -> list[str]:
        found = project.request(f"typeHierarchy/{direction}", {"item": item})
        return [one["name"] for one in found]

    assert names("subtypes", item) == ["D"]
    (base,) = project.request("typeHierarchy/supertypes", {"item": item})
    assert base["name"] == "Base"
    assert set(names("subtypes", base)) >= {"Derived"}
    assert names("supertypes", base) == []
    assert names("subtypes", {"uri": base["uri"], "name": "Base"}) == names("subtypes", base)
