"""`tblgen breaking`: each change with its code and what it breaks, and what breaks nobody."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

from tblgen_build import Session
from tblgen_build.breaking.change import CODES
from tblgen_build.breaking.differences import changes
from tblgen_build.cli.subcommands.breaking import main
from tblgen_build.document.content import Content, gathered

HEAD = """
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Pass/PassBase.td"

def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class ToyOp<string mnemonic, list<Trait> traits = []> : Op<Toy, mnemonic, traits>;
class ToyType<string name, string word> : TypeDef<Toy, name> { let mnemonic = word; }
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def state(text: str) -> Content:
    records = Session().parse("main.td", source=HEAD + text, include_dirs=[LLVM_INCLUDE])
    return gathered([records])


def found(old: str, new: str) -> list[tuple[str, str, str]]:
    """Code, subject, and the first letters of what breaks: text, bytecode, C++, line."""
    letters = {"text": "t", "bytecode": "b", "C++": "C", "command line": "l"}
    return [
        (one.code, one.subject, "".join(letters[kind] for kind in one.breaks))
        for one in changes(state(old), state(new))
    ]


def op(arguments: str = "", results: str = "", more: str = "", traits: str = "") -> str:
    return (
        f'def Toy_AddOp : ToyOp<"add", [{traits}]> {{\n'
        f"  let arguments = (ins {arguments});\n  let results = (outs {results});\n  {more}\n}}\n"
    )


def written(syntax: str) -> str:
    arguments = "UnitProp:$a, Optional<I32>:$b"
    return op(arguments, more=f'let assemblyFormat = "{syntax}";')


def enum(*cases: str, kind: str = "I32") -> str:
    made = ", ".join(f"{kind}EnumAttrCase<{case}>" for case in cases)
    return f'def Toy_Mode : {kind}EnumAttr<"Mode", "", [{made}]> {{ let cppNamespace = "::toy"; }}'


def interface(*methods: str) -> str:
    return (
        'def Toy_Shaped : OpInterface<"Shaped"> {\n  let cppNamespace = "::toy";\n'
        f"  let methods = [{', '.join(methods)}];\n}}"
    )


def a_pass(options: str = "", argument: str = "toy-run") -> str:
    return f'def ToyRun : Pass<"{argument}"> {{ let options = [{options}]; }}'


def a_type(parameters: str, word: str = "box") -> str:
    head = f'def Toy_Box : ToyType<"Box", "{word}">'
    return f"{head} {{ let parameters = (ins {parameters}); {FORMAT} }}"


FORMAT = "let hasCustomAssemblyFormat = 1;"
METHOD = 'InterfaceMethod<"", "{}", "{}", (ins {}){}>'
SEGMENTS = "AttrSizedOperandSegments"

BREAKING = {
    "operation-removed": (op(), "", "toy.add", "tbC"),
    "operation-renamed": (op(), op().replace('"add"', '"sum"'), "toy.add", "tb"),
    "class-renamed": (op(), op().replace("Toy_AddOp", "Toy_SumOp"), "toy.add", "C"),
    "operand-removed": (op("I32:$a, I32:$b"), op("I32:$a"), "toy.add b", "tbC"),
    "operand-added": (op("I32:$a"), op("I32:$a, I32:$b"), "toy.add b", "tbC"),
    "operand-renamed": (op("I32:$a"), op("I32:$b"), "toy.add b", "C"),
    "operand-type-changed": (op("I32:$a"), op("I64:$a"), "toy.add a", "tb"),
    "operand-arity-changed": (op("Optional<I32>:$a"), op("I32:$a"), "toy.add a", "tbC"),
    "operands-reordered": (op("I32:$a, I64:$b"), op("I64:$b, I32:$a"), "toy.add", "tbC"),
    "result-removed": (op("", "I32:$r"), op(), "toy.add r", "tbC"),
    "result-type-changed": (op("", "AnyType:$r"), op("", "I32:$r"), "toy.add r", "tbC"),
    "segments-changed": (
        op("Optional<I32>:$a, Optional<I32>:$b"),
        op("Optional<I32>:$a, Optional<I32>:$b", traits=SEGMENTS),
        "toy.add",
        "tb",
    ),
    "attribute-removed": (op("I32Attr:$a"), op(), "toy.add a", "tbC"),
    "attribute-added": (op(), op("I32Attr:$a"), "toy.add a", "tbC"),
    "attribute-type-changed": (op("I32Attr:$a"), op("StrAttr:$a"), "toy.add a", "tbC"),
    "attribute-required": (op("UnitAttr:$a"), op("I32Attr:$a"), "toy.add a", "tbC"),
    "attribute-optional": (op("I32Attr:$a"), op("OptionalAttr<I32Attr>:$a"), "toy.add a", "bC"),
    "attribute-default-changed": (
        op('DefaultValuedAttr<I32Attr, "1">:$a'),
        op('DefaultValuedAttr<I32Attr, "2">:$a'),
        "toy.add a",
        "tb",
    ),
    "attributes-reordered": (
        op("I32Attr:$a, StrAttr:$b"),
        op("StrAttr:$b, I32Attr:$a"),
        "toy.add",
        "bC",
    ),
    "region-removed": (
        op(more="let regions = (region AnyRegion:$body);"),
        op(),
        "toy.add body",
        "tbC",
    ),
    "successor-added": (
        op(),
        op(more="let successors = (successor AnySuccessor:$to);"),
        "toy.add to",
        "tbC",
    ),
    "trait-removed": (op(traits="Pure"), op(), "toy.add ", "C"),
    "trait-added": (
        op("I32:$a"),
        op("I32:$a", traits='PredOpTrait<"small", CPred<"true">>'),
        "toy.add",
        "tb",
    ),
    "format-changed": (
        op("I32:$a", more='let assemblyFormat = "$a attr-dict";'),
        op("I32:$a", more='let assemblyFormat = "`(` $a `)` attr-dict";'),
        "toy.add",
        "t",
    ),
    "type-removed": (a_type('"int":$n'), "", "toy.box", "tbC"),
    "type-renamed": (a_type('"int":$n'), a_type('"int":$n', word="crate"), "toy.box", "tb"),
    "parameter-removed": (a_type('"int":$n, "int":$m'), a_type('"int":$n'), "toy.box m", "tbC"),
    "parameter-added": (a_type('"int":$n'), a_type('"int":$n, "int":$m'), "toy.box m", "tbC"),
    "parameter-type-changed": (a_type('"int":$n'), a_type('"long":$n'), "toy.box n", "tbC"),
    "parameters-reordered": (
        a_type('"int":$n, "int":$m'),
        a_type('"int":$m, "int":$n'),
        "toy.box",
        "C",
    ),
    "enum-removed": (enum('"A", 0'), "", "Mode", "C"),
    "case-removed": (enum('"A", 0', '"B", 1'), enum('"A", 0'), "Mode B", "tbC"),
    "case-renamed": (enum('"A", 0, "a"'), enum('"B", 0, "a"'), "Mode B", "C"),
    "case-text-changed": (enum('"A", 0, "a"'), enum('"A", 0, "b"'), "Mode A", "tb"),
    "case-value-changed": (enum('"A", 0'), enum('"A", 4'), "Mode A", "tb"),
    "enum-type-changed": (enum('"A", 0'), enum('"A", 0', kind="I64"), "Mode", "tbC"),
    "interface-removed": (interface(), "", "Shaped", "C"),
    "method-removed": (
        interface(METHOD.format("int", "rank", "", "")),
        interface(),
        "Shaped rank",
        "C",
    ),
    "method-added": (
        interface(),
        interface(METHOD.format("int", "rank", "", "")),
        "Shaped rank",
        "C",
    ),
    "method-changed": (
        interface(METHOD.format("int", "rank", "", "")),
        interface(METHOD.format("long", "rank", "", "")),
        "Shaped rank",
        "C",
    ),
    "pass-removed": (a_pass(), "", "ToyRun", "Cl"),
    "pass-renamed": (a_pass(), a_pass(argument="toy-walk"), "ToyRun", "l"),
    "option-removed": (a_pass('Option<"n", "n", "int", "1", "">'), a_pass(), "ToyRun n", "Cl"),
    "option-type-changed": (
        a_pass('Option<"n", "n", "int", "1", "">'),
        a_pass('Option<"n", "n", "bool", "1", "">'),
        "ToyRun n",
        "Cl",
    ),
    "option-default-changed": (
        a_pass('Option<"n", "n", "int", "1", "">'),
        a_pass('Option<"n", "n", "int", "2", "">'),
        "ToyRun n",
        "l",
    ),
}


@pytest.mark.parametrize("code", BREAKING)
def test_change(code: str) -> None:
    old, new, subject, breaks = BREAKING[code]
    matching = [one for one in found(old, new) if one[0] == code]
    assert matching
    for _, found_subject, found_breaks in matching:
        assert found_breaks == breaks
        assert found_subject.startswith(subject)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (op("I32:$a"), op("I32:$a")),
        ("", op("I32:$a")),
        (op("I32:$a"), op('Arg<I32, "left">:$a')),
        (
            op(more='let assemblyFormat = "attr-dict";'),
            op(more='let assemblyFormat = " attr-dict ";'),
        ),
        (op(), op(traits="Pure")),
        (enum('"A", 0'), enum('"A", 0', '"B", 1')),
        (interface(), interface(METHOD.format("int", "rank", "", ", [{}], [{ return 1; }]"))),
        (a_pass(), a_pass('Option<"n", "n", "int", "1", "">')),
        (op(), op(more='let summary = "adds";')),
    ],
)
def test_what_breaks_nobody(old: str, new: str) -> None:
    assert found(old, new) == []


def test_optional_additions_break_builders_alone() -> None:
    assert found(op("I32:$a"), op("I32:$a, Variadic<I32>:$b")) == [
        ("operand-added", "toy.add b", "C")
    ]
    assert found(op(), op("OptionalAttr<I32Attr>:$a")) == [("attribute-added", "toy.add a", "bC")]


# --- the command -----------------------------------------------------------------


def write_states(old: str, new: str) -> None:
    for name, text in (("old", old), ("new", new)):
        Path(name).mkdir()
        Path(name, "Toy.td").write_text(HEAD + text)


def test_folders(capsys: pytest.CaptureFixture[str]) -> None:
    write_states(op("I32:$a") + enum('"A", 0'), op("I64:$a"))
    assert main(["old", "new"]) == 1
    shown = capsys.readouterr()
    assert shown.out == (
        "Toy.td:11: toy.add a: "
        "operand 'a' was 32-bit signless integer, is 64-bit signless integer\n"
        "    breaks text and bytecode [operand-type-changed]\n"
        "Toy.td:16 (old): Mode: enum 'Mode' is gone\n"
        "    breaks C++ [enum-removed]\n"
    )
    assert shown.err == "2 changes that break others\n"


def test_json_and_allowed_changes(capsys: pytest.CaptureFixture[str]) -> None:
    write_states(op("I32:$a, I32:$b"), op("I64:$a"))
    Path("allowed").write_text("# agreed\noperand-removed: toy.add b\n")
    assert main(["old", "new", "--allow-file", "allowed", "--json"]) == 1
    [change] = json.loads(capsys.readouterr().out)["changes"]
    assert change["code"] == "operand-type-changed"
    assert (change["subject"], change["state"]) == ("toy.add a", "new")
    assert (change["file"], change["line"]) == ("Toy.td", 11)
    assert main(["old", "new", "--allow-file", "allowed", "--allow", "operand-type-changed"]) == 0


def git(*arguments: str) -> None:
    author = {
        f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
    }
    subprocess.run(
        ["git", *arguments], check=True, capture_output=True, env={**os.environ, **author}
    )


def test_revisions(capsys: pytest.CaptureFixture[str]) -> None:
    """What is included is that revision's, too; a subfolder is compared with itself."""
    source = Path("project/include/Toy.td")
    source.parent.mkdir(parents=True)
    base = source.with_name("Base.td")
    base.write_text(HEAD)
    source.write_text('include "Base.td"\n' + op("I32:$a"))
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "one")
    base.write_text(HEAD.replace('name = "toy"', 'name = "game"'))
    os.chdir("project")
    assert main(["HEAD", "--json"]) == 1
    removed = json.loads(capsys.readouterr().out)["changes"]
    assert [one["code"] for one in removed] == ["dialect-removed", "operation-renamed"]
    assert removed[0]["file"] == "include/Base.td"
    assert main(["HEAD", "HEAD"]) == 0


def test_an_older_state_includes_its_own_files(capsys: pytest.CaptureFixture[str]) -> None:
    """Though the current folder has a file of the same path."""
    for name, suffix in (("old", ""), ("new", "s")):
        Path(name, "Toy").mkdir(parents=True)
        Path(name, "Toy/Base.td").write_text(HEAD + f'def A : Op<Toy, "add{suffix}">;\n')
        Path(name, "Toy/Ops.td").write_text('include "Toy/Base.td"\n')
    os.chdir("new")
    assert main(["../old"]) == 1
    assert capsys.readouterr().out.startswith("Toy/Base.td:")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere", "old"], "'nowhere' is neither a folder nor a git revision"),
        (["empty", "old"], "no .td files of a dialect below 'empty'"),
        (["old", "old", "--allow", "operand-remove"], "did you mean 'operand-removed'"),
    ],
)
def test_wrong_uses(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    write_states("", "")
    Path("empty").mkdir()
    git("init", "-q")
    assert main(arguments) == 2
    assert message in capsys.readouterr().err


def test_a_state_with_mistakes_is_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    write_states("", "def A : Unknown;")
    assert main(["old", "new"]) == 1
    shown = capsys.readouterr()
    assert "new/Toy.td:11:9: error:" in shown.err
    assert not shown.out


def test_the_page_lists_the_codes() -> None:
    page = Path(__file__).resolve().parents[2].joinpath("docs/breaking.md").read_text()
    assert [code for code in CODES if f"| `{code}` | {CODES[code]} |" not in page] == []
