"""`tblgen docs` and `tblgen dialect --json`: a project's dialects, and links that lead on."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import jsonschema
import pytest
from reference import LLVM_INCLUDE

from tblgen_build.document.markdown import prose
from tblgen_build.document.pages import counted

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples/mlir-dialect"
VOID = {"meta", "input", "br", "hr", "img", "link"}

pytestmark = pytest.mark.llvm_files


def run(tool: Path, *arguments: str, cwd: Path = EXAMPLE) -> str:
    environment = {**os.environ, "MLIR_DIR": str(Path(LLVM_INCLUDE).parent)}
    command = [str(tool), *arguments]
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def read_all(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


class Page(HTMLParser):
    """Anchors, links, and that every element ends."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if name := given.get("id"):
            assert name not in self.ids
            self.ids.add(name)
        if tag == "a" and (address := given.get("href")):
            self.links.append(address)
        for key in ("src", "href"):
            if tag != "a" and given.get(key):
                assert "//" not in str(given[key]), "pages need nothing from elsewhere"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_links(files: Mapping[str, str]) -> int:
    pages = {
        name: Page(text)
        for name, text in files.items()
        if name.endswith(".html") and name != "includes.html"
    }
    count = 0
    for name, page in pages.items():
        for link in page.links:
            if link.startswith("http"):
                continue
            file, _, anchor = link.partition("#")
            assert (file or name) in files, link
            if anchor:
                assert unquote(anchor) in pages[file or name].ids, f"{name}: {link}"
                count += 1
    return count


@pytest.fixture(scope="module")
def units(our_tblgen: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("site")
    run(our_tblgen, "docs", str(folder))
    return read_all(folder)


def test_a_project_without_a_word(units: dict[str, str]) -> None:
    """Main files and include folders are found; what LLVM defines is left out."""
    assert set(units) == {"index.html", "units.html", "passes.html", "includes.html", "search.js"}
    assert check_links(units) > 60


def test_what_a_page_has(units: dict[str, str]) -> None:
    page = units["units.html"]
    assert '<section id="units.add">' in page
    assert '<span class="f-variable">$value</span>' in page
    assert '<a href="units.html#QuantityType">A number with a physical dimension</a>' in page
    assert '<a href="units.html#DimensionedOpInterface"><code>DimensionedOpInterface' in page


def test_passes_have_their_columns(units: dict[str, str]) -> None:
    page = units["passes.html"]
    assert "<td>list of <code>std::string</code></td>" in re.sub(' data-label="[^"]*"', "", page)
    assert "<th>Option</th><th>Type</th><th>Default</th><th>Description</th>" in page
    row = '<td data-label="Option"><code>strict</code></td><td data-label="Type"><code>bool</code>'
    assert row in page


def test_the_front_page_counts(units: dict[str, str]) -> None:
    counts = re.findall("<small>(.*?)</small>", units["index.html"])
    assert counts == ["14 operations, 1 type, 4 attributes, 3 enums, 1 interface", "2 passes"]
    assert [counted("x", words) for words in ("passes", "enums")] == ["1 pass", "1 enum"]


def test_search_index(units: dict[str, str]) -> None:
    index = json.loads(units["search.js"].removeprefix("const SEARCH = ").rstrip(";\n"))
    found = {name: (kind, address) for name, kind, address, *_ in index}
    others = {name: names for name, *_, names in index}
    assert found["units.add"] == ("operation", "units.html#units.add")
    assert found["!units.quantity"] == ("type", "units.html#QuantityType")
    assert others["units.add"] == "AddOp Units_AddOp"


def test_markdown(our_tblgen: Path, tmp_path: Path) -> None:
    run(our_tblgen, "docs", "--markdown", "--title", "All units", str(tmp_path))
    files = read_all(tmp_path)
    assert set(files) == {"index.md", "units.md", "passes.md"}
    assert files["index.md"].startswith("# All units\n\n| Dialect |")
    page = files["units.md"]
    anchors = re.findall(r'<a id="([^"]+)"></a>', page)
    assert len(anchors) == len(set(anchors))
    for file, anchor in re.findall(r"\]\(([\w.]+)#([^)]+)\)", page):
        assert f'<a id="{anchor}"></a>' in files[file]
    assert "### `units.add`" in page


@pytest.mark.slow
def test_dialects_of_mlir(our_tblgen: Path, tmp_path: Path) -> None:
    """Every dialect that MLIR installs: no link leads nowhere."""
    dialects = LLVM_INCLUDE / "mlir/Dialect"
    names = ["Arith/IR/ArithOps", "SCF/IR/SCFOps", "GPU/IR/GPUOps", "Func/IR/FuncOps"]
    names += ["Vector/IR/VectorOps", "Tosa/IR/TosaOps", "LLVMIR/LLVMOps", "MemRef/IR/MemRefOps"]
    files = [str(dialects / f"{name}.td") for name in names]
    run(our_tblgen, "docs", str(tmp_path), *files, "-I", str(LLVM_INCLUDE))
    pages = read_all(tmp_path)
    assert {"arith.html", "scf.html", "gpu.html", "llvm.html"} <= set(pages)
    assert check_links(pages) > 1500
    assert "/usr/" not in pages["arith.html"]


def test_dialect_as_data(our_tblgen: Path) -> None:
    document = json.loads(
        run(our_tblgen, "dialect", "--json", "-I", "include", "include/Units/UnitsOps.td")
    )
    assert document["version"] == 1
    [dialect] = document["dialects"]
    assert dialect["name"] == "units"
    [add] = [op for op in dialect["operations"] if op["name"] == "units.add"]
    assert add["arguments"] == [one["name"] for one in add["operands"] + add["attributes"]]
    assert add["location"]["file"] == "include/Units/UnitsOps.td"
    assert {trait["kind"] for trait in add["traits"]} <= {
        "native",
        "predicate",
        "internal",
        "interface",
    }


def keys_of(value: object) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*map(keys_of, value.values()))
    if isinstance(value, list):
        return set().union(*map(keys_of, value))
    return set()


def test_the_page_has_every_key_of_the_data(our_tblgen: Path) -> None:
    page = (ROOT / "docs/dialect-json.md").read_text()
    files = ["include/Units/UnitsOps.td", "include/Units/UnitsPasses.td"]
    text = run(our_tblgen, "dialect", "--json", "-I", "include", *files)
    text2 = run(
        our_tblgen,
        "dialect",
        "--json",
        str(LLVM_INCLUDE / "mlir/Dialect/SCF/IR/SCFOps.td"),
        str(LLVM_INCLUDE / "mlir/Dialect/Func/IR/FuncOps.td"),
    )
    keys = keys_of(json.loads(text)) | keys_of(json.loads(text2))
    assert {key for key in keys if f"`{key}`" not in page} == set()


def test_prose_below_headings() -> None:
    """No level is left out, and a fence that slipped by a space is at the margin."""
    text = "One.\n\n# Top\n\n```\n # one\n```\n\n### Deep\n\n ```mlir\n  a\n ```\n\n"
    text += "- b\n  ```\n  c\n  ```"
    below = text.replace("# Top", "#### Top").replace("### Deep", "##### Deep")
    assert prose(text, 3) == below.replace(" ```mlir\n  a\n ```", "```mlir\n a\n```")


@pytest.mark.parametrize(
    ("text", "guarded"),
    [
        # What is opened is closed: the rest of the page is not code.
        ("```mlir\nx", "```mlir\nx\n```"),
        ("~~~~\nx\n~~~\n```", "~~~~\nx\n~~~\n```\n~~~~"),
        ("```\n    ```\nx", "```\n    ```\nx\n```"),
        ("```\nx\n``` y\nz\n```", "```\nx\n``` y\nz\n```"),
        ("- a\n  ```\n  x\n\nb", "- a\n  ```\n  x\n\n  ```\nb"),
        ("1.   \n   ```\n<b>", "1.   \n   ```\n   ```\n&lt;b>"),
        ("- ```\n  <x>\n  ```\n<b>", "- ```\n  <x>\n  ```\n&lt;b>"),
        ("```x``` y", "```x``` y"),
        ("    ```\n\nx <b>", "    ```\n\nx &lt;b>"),
        ("```{raw} html\n<b>\n```", "```raw html\n<b>\n```"),
        # HTML is text, and code stays.
        ("<script>x</script>", "&lt;script>x&lt;/script>"),
        ("<!-- a\n\nb", "&lt;!-- a\n\nb"),
        ("a `<b>` <i>", "a `<b>` &lt;i>"),
        ("    <b>\n\n- a\n\n    <b>", "    <b>\n\n- a\n\n    &lt;b>"),
        ("# ` a\nb ` <script> `", "### ` a\nb ` &lt;script> `"),
        ("\\` <script> `", "\\` &lt;script> `"),
        ("| ` | <b> ` |", "| ` | &lt;b> ` |"),
        ("a < b <https://c.d>", "a < b <https://c.d>"),
        # Links lead to pages.
        ("[a](https://b.c) [d](E.md#f)", "[a](https://b.c) [d](E.md#f)"),
        ("[a](javascript:b)", "[a](./javascript:b)"),
        ("[a](java&#115;cript:b)", "[a](./java&#115;cript:b)"),
        ("[a]\n\n[a]: data:text/html,b", "[a]\n\n[a]: ./data:text/html,b"),
    ],
)
def test_prose_stays_within_itself(text: str, guarded: str) -> None:
    assert prose(text, 2) == guarded


def test_summaries_stay_within_themselves(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "A.td").write_text(
        'include "mlir/IR/OpBase.td"\n'
        'def D : Dialect { let name = "d"; let cppNamespace = "::d"; let summary = "<script>"; }\n'
        'def T : Type<CPred<"true">, "<b>`<i>`">;\n'
        'def A : Op<D, "a"> { let summary = "<img>"; let arguments = (ins T:$x); }\n'
    )
    environment = {**os.environ, "MLIR_DIR": str(Path(LLVM_INCLUDE).parent)}
    command = [str(our_tblgen), "docs", "--markdown", "out"]
    subprocess.run(command, cwd=tmp_path, env=environment, check=True)
    text = "".join(read_all(tmp_path / "out").values())
    assert "&lt;script>" in text
    assert "&lt;img>" in text
    assert "&lt;b>`<i>`" in text
    assert not re.search(r"<(script|img|b)>", text)


@pytest.mark.llvm_files
def test_a_namespace_of_several_dialects_is_of_none(our_tblgen: Path) -> None:
    """`mlir` is both the builtin dialect's and DLTI's: what only says `mlir` is elsewhere."""
    names = ("DLTI/DLTI", "Arith/IR/ArithOps")
    files = [str(LLVM_INCLUDE / f"mlir/Dialect/{name}.td") for name in names]
    builtin = str(LLVM_INCLUDE / "mlir/IR/BuiltinOps.td")
    document = json.loads(run(our_tblgen, "dialect", "--json", *files, builtin))
    dialects = {one["name"]: one for one in document["dialects"]}
    assert [one["name"] for one in dialects["arith"]["interfaces"]] != []
    assert dialects["dlti"]["interfaces"] == dialects["builtin"]["interfaces"] == []
    assert "SymbolOpInterface" in [one["name"] for one in document["interfaces"]]


@pytest.mark.llvm_files
def test_the_data_is_as_the_schema_says(our_tblgen: Path) -> None:
    """It has every key, and the data no other: what is added has to be added there."""
    schema = json.loads((ROOT / "docs/dialect.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    files = ["include/Units/UnitsOps.td", "include/Units/UnitsPasses.td"]
    installed = ("Dialect/Vector/IR/VectorOps", "Dialect/GPU/IR/GPUOps", "Dialect/Linalg/Passes")
    for arguments in (
        ["-I", "include", *files],
        [str(LLVM_INCLUDE / f"mlir/{name}.td") for name in installed],
    ):
        document = json.loads(run(our_tblgen, "dialect", "--json", *arguments))
        assert [error.message for error in validator.iter_errors(document)] == []
    del document["dialects"][0]["operations"][0]["format"]
    assert not validator.is_valid(document)


EFFECTS = """\
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def A : Op<D, "a", [Pure, Commutative, TraitList<[SameTypeOperands]>, HasParent<"FuncOp">,
                    AllTypesMatch<["x", "y"]>]> {
  let arguments = (ins I32:$x, I32:$y);
}
def B : Op<D, "b", [MemoryEffects<[MemRead]>]> {
  let arguments = (ins Arg<AnyMemRef, "", [MemWrite]>:$to);
}
"""


def test_traits_and_effects_as_they_are_written(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "A.td").write_text(EFFECTS)
    assert docs(our_tblgen, "--source-url", "https://x.y/{file}?{line}", cwd=tmp_path)[0] == 0
    page = (tmp_path / "out/d.md").read_text()
    assert "Traits: `Pure`, `Commutative`, `SameTypeOperands`, `HasParent<FuncOp>`, " in page
    assert '`AllTypesMatch<["x", "y"]>` (all of {x, y} have same type)' in page
    assert "Effects: none" in page
    assert "Effects: `MemRead`" in page
    assert re.search(r"\| `to` \| [^|]+ \| MemWrite \|", page)
    assert "`d::A`, [A.td:4](https://x.y/A.td?4)" in page
    data = json.loads(run(our_tblgen, "dialect", "--json", "A.td", cwd=tmp_path))
    effects = data["dialects"][0]["operations"][1]["effects"]
    assert [(one["name"], one["value"]) for one in effects] == [("MemRead", ""), ("MemWrite", "to")]


def test_keep_going(our_tblgen: Path, tmp_path: Path) -> None:
    """A wrong definition costs its own section only, and the exit status tells."""
    wrong = 'def W : Op<D, "w"> { let arguments = (ins D:$x); }\n'
    (tmp_path / "A.td").write_text(EFFECTS + wrong)
    assert docs(our_tblgen, cwd=tmp_path)[0] == 1
    assert not (tmp_path / "out").exists()
    status, text = docs(our_tblgen, "--keep-going", cwd=tmp_path)
    assert status == 1
    assert "A.td:11:5: error: " in text
    page = (tmp_path / "out/d.md").read_text()
    assert "`d.b`" in page
    assert "`d.w`" not in page


def test_what_is_wrong_is_said(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.td").write_text("def A : Dialect;\n")
    done = subprocess.run(
        [str(our_tblgen), "docs", "out"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr.startswith("bad.td:1:9: error: ")
    assert not (tmp_path / "out").exists()


# --- several files ---------------------------------------------------------------

BASE = """\
include "mlir/IR/OpBase.td"
def {0}_Dialect : Dialect {{ let name = "{1}"; let cppNamespace = "::{0}"; }}
class {0}_Op<string m> : Op<{0}_Dialect, m>;
"""


def docs(tool: Path, *arguments: str, cwd: Path) -> tuple[int, str]:
    environment = {**os.environ, "MLIR_DIR": str(Path(LLVM_INCLUDE).parent)}
    command = [str(tool), "docs", "--markdown", "out", *arguments]
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True)
    return done.returncode, done.stderr


@pytest.fixture
def siblings(tmp_path: Path) -> Path:
    """X and Y have a Dialect.td each; Z takes X's."""
    for name in "XYZ":
        (tmp_path / name).mkdir()
    for name in "XY":
        (tmp_path / name / "Dialect.td").write_text(BASE.format(name, name.lower()))
        text = f'include "Dialect.td"\ndef {name}_A : {name}_Op<"a">;\n'
        (tmp_path / name / "Ops.td").write_text(text)
    (tmp_path / "Z/Main.td").write_text('include "X/Ops.td"\ndef Z_B : X_Op<"b">;\n')
    return tmp_path


@pytest.mark.parametrize("files", [(), ("Z/Main.td", "Y/Ops.td")])
def test_the_nearest_file_is_included(
    our_tblgen: Path, siblings: Path, files: tuple[str, ...]
) -> None:
    assert docs(our_tblgen, *files, cwd=siblings)[0] == 0
    assert set(read_all(siblings / "out")) == {"index.md", "x.md", "y.md"}
    assert "`x.b`" in (siblings / "out/x.md").read_text()


def test_one_wrong_file_costs_its_own_pages(our_tblgen: Path, siblings: Path) -> None:
    (siblings / "Y/Ops.td").write_text("def Y : Op<\n")
    (siblings / "Y/Unreadable.td").symlink_to("Unreadable.td")
    status, text = docs(our_tblgen, cwd=siblings)
    assert status == 1
    assert "Y/Ops.td:1:9: error: Couldn't find class 'Op'" in text
    assert {"index.md", "x.md"} <= set(read_all(siblings / "out"))


def test_a_part_of_a_file(our_tblgen: Path, siblings: Path) -> None:
    """What does not stand alone is read through what includes it."""
    (siblings / "Y/Ops.td").write_text('include "Dialect.td"\ninclude "Part.td"\n')
    (siblings / "Y/Part.td").write_text('def Y_B : Y_Op<"b">;\n')
    assert docs(our_tblgen, "Y/Part.td", cwd=siblings)[0] == 0
    assert "`y.b`" in (siblings / "out/y.md").read_text()


def test_dialects_of_one_name(our_tblgen: Path, tmp_path: Path) -> None:
    for name in "AB":
        text = BASE.format(name, "x") + f'def {name}_A : {name}_Op<"{name.lower()}">;\n'
        (tmp_path / f"{name}.td").write_text(text)
    assert docs(our_tblgen, cwd=tmp_path) == (0, "out: 3 files (x, x-2)\n")
    files = read_all(tmp_path / "out")
    assert "`x.a`" in files["x.md"]
    assert "`x.b`" in files["x-2.md"]
    assert "`x.b`" not in files["x.md"]
    data = json.loads(run(our_tblgen, "dialect", "--json", "A.td", "B.td", cwd=tmp_path))
    assert [[op["name"] for op in one["operations"]] for one in data["dialects"]] == [
        ["x.a"],
        ["x.b"],
    ]
    assert [one["name"] for one in data["dialects"]] == ["x", "x"]


@pytest.mark.parametrize("is_git", [False, True])
def test_a_tree_that_has_files_of_llvm_s(our_tblgen: Path, tmp_path: Path, is_git: bool) -> None:
    """Its own are meant, not the installed ones of the same path."""
    if is_git:
        (tmp_path / ".git").mkdir()
    folder = tmp_path / "mlir/include/mlir/Dialect/UB/IR"
    folder.mkdir(parents=True)
    (tmp_path / "mlir/include/mlir/IR").mkdir()
    if is_git:  # a whole tree; else some files of one
        for one in (Path(LLVM_INCLUDE) / "mlir/IR").glob("*.td"):
            shutil.copy(one, tmp_path / "mlir/include/mlir/IR")
    (folder / "UBDialect.td").write_text(BASE.format("Mine", "mine"))
    (folder / "UBOps.td").write_text(
        'include "mlir/Dialect/UB/IR/UBDialect.td"\ndef A : Mine_Op<"a">;\n'
    )
    assert docs(our_tblgen, cwd=folder) == (0, "out: 2 files (mine)\n")


@pytest.mark.llvm_files
def test_defaults_as_markdown(our_tblgen: Path, tmp_path: Path) -> None:
    """Of properties, attributes and parameters: code of Markdown, in a cell of a table."""
    text = """
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def A : Op<D, "a"> {
  let arguments = (ins DefaultValuedProp<I64Prop, "1 | 2">:$p,
                       DefaultValuedAttr<I64Attr, "3">:$a);
}
"""
    (tmp_path / "main.td").write_text(text)
    run(our_tblgen, "docs", "--markdown", "out", "main.td", cwd=tmp_path)
    page = (tmp_path / "out/d.md").read_text()
    assert "default: `1 \\| 2` |" in page
    assert "default: `3` |" in page
    assert "<code>" not in page


def test_only_the_folder_is_required(our_tblgen: Path) -> None:
    done = subprocess.run([our_tblgen, "docs"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "required: FOLDER; " in done.stderr
