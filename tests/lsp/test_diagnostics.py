"""Diagnostics of a file while you type."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import reference
from lsp_client import Client, include_from

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
        "1:22 E0304",
        "2:20 E0202",
        "3:8 E0301",
        "5:13 E0401",
        "7:16 E0304",
    )


def test_a_missing_include_is_one_error(client: Client) -> None:
    client.open("main.td", 'include "missing.td"\ndef A;\n')
    client.wait_for("main.td", "0:8 E0103")
    (shown,) = client.diagnostics[client.uri("main.td")]
    assert shown["message"] == "could not find include file 'missing.td'"
    client.open("text.td", 'def A {\n  string s = "open;\n}\n')
    client.wait_for("text.td", "1:14 E0101")


def test_edits(client: Client) -> None:
    client.open("main.td", "def A { int x = 1; }\n")
    client.wait_for("main.td")
    client.change("main.td", "def A { int x = ; }\n")
    client.wait(lambda: len(client.said("main.td")) == 1)
    client.change("main.td", 'def A { int x = "a"; }\n')
    client.wait_for("main.td", "0:16 E0401")
    client.change("main.td", "def A { int x = 2; }\n")
    client.wait_for("main.td")


def test_what_was_said_moves_with_its_line(client: Client) -> None:
    text = "def A;\ndef B : Nowhere;\n"
    client.open("main.td", text)
    client.wait_for("main.td", "1:8 E0301")
    count = len(client.published)
    client.change("main.td", "def New;\n" + text + "class C { int x = ; }\n")
    client.wait(lambda: len(client.said("main.td")) == 2)
    client.change("main.td", "def New;\n" + text)
    client.wait_for("main.td", "2:8 E0301")
    for _, shown in client.published[count:]:
        lines = [d["range"]["start"]["line"] for d in shown if "Nowhere" in d["message"]]
        assert lines in ([2], [])


def test_columns_count_as_editors_do(client: Client) -> None:
    client.open("main.td", 'def A { string s = "ä𝄞"; int x = y; }\n')
    client.wait_for("main.td", "0:34 E0302")


def test_an_included_file_is_seen_from_its_root(client: Client, tmp_path: Path) -> None:
    (tmp_path / "part.td").write_text("def P : Base<1>;\n")
    (tmp_path / "root.td").write_text(BASE + 'include "part.td"\n')
    client.open("part.td")
    client.open("root.td")
    client.wait_for("part.td")
    client.change("part.td", "def P : Base<1> { let sice = 1; }\n")
    client.wait_for("part.td", "0:22 E0304")


def test_an_edit_of_an_included_file_reaches_its_users(client: Client, tmp_path: Path) -> None:
    (tmp_path / "base.td").write_text(BASE)
    (tmp_path / "main.td").write_text('include "base.td"\ndef A : Base<1>;\n')
    client.open("main.td")
    client.open("base.td")
    client.wait_for("main.td")
    client.change("base.td", BASE.replace("class Base", "class Case"))
    client.wait_for("main.td", "1:8 E0301")
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
    client.change("src/part.td", "def P : Other<1>;\n#ifdef ON\ndef Q : Bas<2>;\n#endif\n")
    client.wait_for("src/part.td", "2:8 E0301")


def test_the_database_of_llvms_server(client: Client, tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "far/base.td").write_text(BASE)
    (tmp_path / "main.td").write_text('include "base.td"\ndef A : Bace<1>;\n')
    include_from(tmp_path / "main.td", tmp_path / "far")
    client.open("main.td")
    client.wait_for("main.td", "1:8 E0301")


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
    include_from(tmp_path / "ops.td", reference.LLVM_INCLUDE)
    client.open("ops.td", DIALECT)
    client.wait(lambda: bool(client.said("ops.td")))
    (diagnostic,) = client.diagnostics[client.uri("ops.td")]
    assert diagnostic["source"] == "gen-op-defs"
    start = diagnostic["range"]["start"]
    line = DIALECT.splitlines()[start["line"]]
    assert line[start["character"] :].startswith("$rigth")
    client.change("ops.td", DIALECT.replace("rigth", "right"))
    client.wait(lambda: "E0503" not in "".join(client.said("ops.td")))


FAULTY = """\
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Pass/PassBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
class My_Type<string n, string m> : TypeDef<My_Dialect, n> {
  let mnemonic = m;
  let parameters = (ins "int":$a);
}
def My_T : My_Type<"T", "t"> { let assemblyFormat = "`<` $b `>`"; }
def My_U : My_Type<"U", "u"> { let assemblyFormat = "`<` $a $a `>`"; }
class My_Op<string m> : Op<My_Dialect, m> { let arguments = (ins I32:$left, My_T:$right); }
def My_AddOp : My_Op<"add"> { let assemblyFormat = "$left $rigth attr-dict"; }
def My_SubOp : My_Op<"sub"> { let assemblyFormat = "$left $right"; }
def My_NotOp : My_Op<"not"> { let assemblyFormat = "$left $right : attr-dict"; }
def My_OkOp : My_Op<"ok"> { let assemblyFormat = "$left $right attr-dict `:` type($right)"; }
"""


@pytest.mark.llvm_files
def test_every_fault_that_generators_find(client: Client, tmp_path: Path) -> None:
    """Without a database: which generators there are follows from what is defined."""
    include_from(tmp_path / "main.td", reference.LLVM_INCLUDE)
    client.open("main.td", FAULTY)
    client.wait_for(
        "main.td",
        *(f"{place} E0503" for place in ("8:57", "9:60", "11:58", "12:52", "13:65")),
    )
    shown = client.diagnostics[client.uri("main.td")]
    sources = {d["range"]["start"]["line"]: d["source"] for d in shown}
    assert sources[9] == "gen-typedef-defs"


def test_what_lacks_a_record_that_is_left_out_is_not_spoken_of(
    client: Client, tmp_path: Path
) -> None:
    (tmp_path / "own.py").write_text(
        "from tblgen_build import generator\n\n"
        "@generator('gen-names', help='')\n"
        "def names(records, options):\n"
        "    named = [r for r in records.all_derived_definitions('Base') if not r.is_anonymous]\n"
        "    for record in named:\n"
        "        if record.name.startswith('Bad'):\n"
        "            raise record.error(f\"'{record.name}' is a bad name\")\n"
        "    if len(named) < 2:\n"
        "        raise ValueError('too few')\n"
        "    return ''\n"
    )
    root = tmp_path / "main.td"
    arguments = ["tblgen", "--load", str(tmp_path / "own.py"), "--gen-names", str(root), "-o", "x"]
    entry = {"directory": str(tmp_path), "file": "main.td", "output": "x", "arguments": arguments}
    (tmp_path / "tblgen_commands.json").write_text(json.dumps([entry]))
    (tmp_path / "base.td").write_text(BASE)
    client.open(
        "main.td",
        'include "base.td"\n'
        "class Mine<int n> : Base<n> { Base other = ?; }\n"
        "def BadA : Mine<4>;\n"
        "def B : Mine<1> { let other = BadA; }\n"
        "multiclass M { def _x : Mine<5>; }\n"
        "defm BadC : M;\n"
        "let other = B in\n"
        "def D : Mine<6>;\n",
    )
    client.wait_for("main.td", "2:4 E0502", "4:19 E0502")


def test_what_a_class_without_its_parents_lacks_is_not_spoken_of(client: Client) -> None:
    client.open(
        "main.td",
        "class Base;\n"
        "class Own : Base<1>;\n"
        "def own : Own;\n"
        "class Holder { list<Base> many; Base one; }\n"
        "def first : Holder { let one = own; }\n"
        "def second : Holder { let many = [own]; }\n"
        "def third : Holder { let one = first; }\n",
    )
    client.wait_for("main.td", "1:17 E0307", "6:25 E0401")


def test_generators_of_the_build(client: Client, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(
        "from tblgen_build import generator\n\n"
        "@generator('gen-own', help='own')\n"
        "def own(records, options):\n"
        "    for record in records.all_derived_definitions('Base'):\n"
        "        if record.value_as_int('size') > 3:\n"
        "            raise record.field('size').error('too large')\n"
        "    return ''\n"
    )
    root = tmp_path / "main.td"
    arguments = ["tblgen", "--load", str(tmp_path / "own.py"), "--gen-own", str(root), "-o", "x"]
    entry = {"directory": str(tmp_path), "file": "main.td", "output": "x", "arguments": arguments}
    (tmp_path / "tblgen_commands.json").write_text(json.dumps([entry]))
    client.open("main.td", BASE + "def A : Base<4>;\n")
    client.wait_for("main.td", "0:24 E0502")
    assert client.diagnostics[client.uri("main.td")][0]["source"] == "gen-own"
    client.change("main.td", BASE + "def A : Base<3>;\n")
    client.wait_for("main.td")


def test_changes_on_disk(client: Client, tmp_path: Path) -> None:
    (tmp_path / "base.td").write_text(BASE)
    client.open("main.td", 'include "base.td"\ndef A : Base<1>;\ndef B : New;\n')
    client.wait_for("main.td", "2:8 E0301")
    (tmp_path / "base.td").write_text(BASE + "class New;\n")
    changes = [{"uri": client.uri("base.td"), "type": 2}]
    client.notify("workspace/didChangeWatchedFiles", {"changes": changes})
    client.wait_for("main.td")


def test_files_that_are_edited_at_once_are_all_checked(client: Client) -> None:
    for name in ("a.td", "b.td", "c.td"):
        client.open(name, "def A : Missing;\n")
    for name in ("a.td", "b.td", "c.td"):
        client.wait_for(name, "0:8 E0301")
    for name in ("a.td", "b.td", "c.td"):
        client.change(name, "def A;\n")
    for name in ("a.td", "b.td", "c.td"):
        client.wait_for(name)


def test_an_included_file_that_is_closed_is_again_as_it_was_saved(
    client: Client, tmp_path: Path
) -> None:
    (tmp_path / "base.td").write_text(BASE)
    client.open("main.td", 'include "base.td"\ndef A : Base<1>;\n')
    client.open("base.td", "class Other;\n")
    client.wait_for("main.td", "1:8 E0301")
    client.notify("textDocument/didClose", client.document("base.td"))
    client.wait_for("main.td")


LINTED = """\
class Base { int size = 1; }
def A : Base { let size = 1; }
def B : Base {
  defvar nobody = 2;
  let size = 3;
}
"""


def applied(text: str, edit: dict[str, Any]) -> str:
    """One change of one file, on whole or parts of lines."""
    start, end = edit["range"]["start"], edit["range"]["end"]
    lines = text.splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines) + 1)]
    first = starts[start["line"]] + start["character"]
    last = starts[end["line"]] + end["character"]
    return f"{text[:first]}{edit['newText']}{text[last:]}"


def actions_for(client: Client, name: str, diagnostic: dict[str, Any]) -> list[dict[str, Any]]:
    context = {"diagnostics": [diagnostic]}
    params = {**client.document(name), "range": diagnostic["range"], "context": context}
    found: list[dict[str, Any]] = client.request("textDocument/codeAction", params)
    return found


def test_lint_finds_and_fixes_while_you_type(client: Client) -> None:
    client.open("main.td", LINTED)
    client.wait(lambda: client.linted("main.td") == ["1:19 idle-let", "3:9 unused-variable"])
    text = LINTED
    for shown in reversed(client.diagnostics[client.uri("main.td")]):
        assert (shown["severity"], shown["tags"]) == (2, [1])
        (action,) = actions_for(client, "main.td", shown)
        (edit,) = action["edit"]["changes"][client.uri("main.td")]
        text = applied(text, edit)
    assert text == LINTED.replace("let size = 1; ", "").replace("  defvar nobody = 2;\n", "")
    client.change("main.td", text)
    client.wait(lambda: client.linted("main.td") == [])


def test_lint_follows_the_project(client: Client, tmp_path: Path) -> None:
    (tmp_path / "tblgen.toml").write_text('[lint]\nrules = ["-idle-let"]\n')
    client.open("main.td", LINTED)
    client.wait(lambda: client.linted("main.td") == ["3:9 unused-variable"])


def test_what_other_main_files_may_use_is_not_linted(client: Client, tmp_path: Path) -> None:
    base = "class Base { int size = 1; }\ndef A : Base { let size = 1; }\n"
    (tmp_path / "base.td").write_text(base)
    for name in ("one.td", "two.td"):
        (tmp_path / name).write_text('include "base.td"\ndef B : Base { let size = 1; }\n')
    for name in ("one.td", "two.td", "base.td"):
        client.open(name)
    for name in ("one.td", "two.td"):
        client.wait(lambda name=name: client.linted(name) == ["1:19 idle-let"])  # type: ignore[misc]
    client.wait(lambda: client.linted("base.td") == [])


def test_lines_stay_after_a_missing_semicolon(client: Client) -> None:
    """It is read on with one put at the end of its line."""
    client.open("main.td", "def B { int x = 1\n}\n\ndef C : Unknown;\n")
    client.wait_for("main.td", "1:0 E0202", "3:8 E0301")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("class B { int x = 1 }\n", "0:19"),
        ("def A { int x = 1\n  int y = 2;\n}\n", "0:17"),
        ("class X;\ndef A : X\ndef B : X;\n", "1:9"),
        ("class X;\nclass A : X\n\ndef C;\n", "1:11"),
        ("defvar a = 1\ndef B;\n", "0:12"),
        ("class T<int a> { int x = a; }\ndef A : T<1>\ndef B : T<2>;\n", "1:12"),
        ("def A\ndef B;\n", "0:5"),
        ('foreach i = [1] in def "A"#i\n def B;', "0:28"),
        ("class A { int x; }\ndef B : A {\n let x = 1\n}\n", "2:10"),
    ],
)
def test_a_missing_semicolon_is_one_error_with_its_fix(
    client: Client, text: str, place: str
) -> None:
    client.open("main.td", text)
    uri = client.uri("main.td")
    client.wait(lambda: any("code" in shown for shown in client.diagnostics.get(uri, [])))
    (shown,) = client.diagnostics[uri]
    (action,) = actions_for(client, "main.td", shown)
    (edit,) = action["edit"]["changes"][uri]
    assert edit["newText"] == ";"
    assert place == "{line}:{character}".format(**edit["range"]["start"])
    client.change("main.td", applied(text, edit))
    client.wait_for("main.td")
