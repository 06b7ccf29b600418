"""What is said of a file while somebody types."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import reference
from lsp_client import Client

BASE = "class Base<int n> { int size = n; }\n"


def test_syntax_and_evaluation_go_on_after_an_error(client: Client, tmp_path: Path) -> None:
    (tmp_path / "base.td").write_text(BASE)
    client.open(
        "main.td",
        'include "base.td"\n'
        "def A : Base<1> { let sise = 2; }\n"
        "class B { int x = 1 }\n"
        "def C : Bose<1>;\n"
        "def D : B { let x = 2; }\n"
        'def E : Base<"one">;\n'
        "defvar v = C.size;\n"
        "def F : B { let y = 1; }\n",
    )
    client.wait_for(
        "main.td",
        "1:22 Value 'sise' unknown; did you mean 'size'?",
        "2:20 expected ';' after declaration",
        "3:8 Couldn't find class 'Bose'; did you mean 'Base'?",
        "5:13 Value specified for template argument 'Base:n' is of type string; "
        'expected type int: "one"',
        "7:16 Value 'y' unknown!",
    )


def test_edits(client: Client) -> None:
    client.open("main.td", "def A { int x = 1; }\n")
    client.wait_for("main.td")
    client.change("main.td", "def A { int x = ; }\n")
    client.wait(lambda: len(client.said("main.td")) == 1)
    client.change("main.td", 'def A { int x = "a"; }\n')
    client.wait_for(
        "main.td",
        "0:16 Field 'x' of type 'int' is incompatible with value '\"a\"' of type 'string'",
    )
    client.change("main.td", "def A { int x = 2; }\n")
    client.wait_for("main.td")


def test_columns_count_as_editors_do(client: Client) -> None:
    client.open("main.td", 'def A { string s = "ä𝄞"; int x = y; }\n')
    client.wait_for("main.td", "0:34 Variable not defined: 'y'")


def test_an_included_file_is_seen_from_its_root(client: Client, tmp_path: Path) -> None:
    (tmp_path / "part.td").write_text("def P : Base<1>;\n")
    (tmp_path / "root.td").write_text(BASE + 'include "part.td"\n')
    client.open("part.td")
    client.open("root.td")
    client.wait_for("part.td")
    client.change("part.td", "def P : Base<1> { let sice = 1; }\n")
    client.wait_for("part.td", "0:22 Value 'sice' unknown; did you mean 'size'?")


def test_an_edit_of_an_included_file_reaches_its_users(client: Client, tmp_path: Path) -> None:
    (tmp_path / "base.td").write_text(BASE)
    (tmp_path / "main.td").write_text('include "base.td"\ndef A : Base<1>;\n')
    client.open("main.td")
    client.open("base.td")
    client.wait_for("main.td")
    client.change("base.td", BASE.replace("class Base", "class Case"))
    client.wait_for("main.td", "1:8 Couldn't find class 'Base'; did you mean 'Case'?")
    client.change("base.td", BASE)
    client.wait_for("main.td")


def test_the_compile_database_names_roots_folders_and_macros(
    client: Client, tmp_path: Path
) -> None:
    for folder in ("src", "inc", "build"):
        (tmp_path / folder).mkdir()
    (tmp_path / "inc/base.td").write_text(BASE)
    (tmp_path / "src/part.td").write_text(
        "def P : Other<1>;\n#ifdef ON\ndef Q : Base<2>;\n#endif\n"
    )
    root = tmp_path / "src/root.td"
    root.write_text('include "base.td"\nclass Other<int n>;\ninclude "part.td"\n')
    arguments = ["tblgen", "-I../inc", "-I../src", "-DON", "--print-records", str(root), "-o", "x"]
    entry = {
        "directory": str(tmp_path / "build"),
        "file": str(root),
        "output": "x",
        "arguments": arguments,
    }
    (tmp_path / "build/tblgen_commands.json").write_text(json.dumps([entry]))
    client.open("src/part.td")
    client.wait(lambda: client.published > 0 or True)
    client.change("src/part.td", "def P : Other<1>;\n#ifdef ON\ndef Q : Bas<2>;\n#endif\n")
    client.wait_for("src/part.td", "2:8 Couldn't find class 'Bas'; did you mean 'Base'?")


def test_the_database_of_llvms_server(client: Client, tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "far/base.td").write_text(BASE)
    (tmp_path / "main.td").write_text('include "base.td"\ndef A : Bace<1>;\n')
    (tmp_path / "tablegen_compile_commands.yml").write_text(
        f'--- !FileInfo:\n  filepath: "{tmp_path}/main.td"\n  includes: "{tmp_path}/far"\n'
    )
    client.open("main.td")
    client.wait_for("main.td", "1:8 Couldn't find class 'Bace'; did you mean 'Base'?")


DIALECT = """\
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_AddOp : Op<My_Dialect, "add"> {
  let arguments = (ins I32:$left, I32:$right);
  let results = (outs I32:$sum);
  let assemblyFormat = "$left `,` $rigth attr-dict `:` type($sum)";
}
"""


@pytest.mark.llvm_files
def test_faults_that_generators_find_stand_in_the_format(client: Client, tmp_path: Path) -> None:
    (tmp_path / "tablegen_compile_commands.yml").write_text(
        f'--- !FileInfo:\n  filepath: "{tmp_path}/ops.td"\n  includes: "{reference.LLVM_INCLUDE}"\n'
    )
    client.open("ops.td", DIALECT)
    client.wait(lambda: bool(client.said("ops.td")))
    (diagnostic,) = client.diagnostics[client.uri("ops.td")]
    assert diagnostic["source"] == "gen-op-defs"
    start = diagnostic["range"]["start"]
    line = DIALECT.splitlines()[start["line"]]
    assert line[start["character"] :].startswith("$rigth")
    client.change("ops.td", DIALECT.replace("rigth", "right"))
    client.wait(lambda: client.said("ops.td") != [])
    client.wait(lambda: not any("rigth" in text for text in client.said("ops.td")))
