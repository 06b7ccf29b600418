"""Half-written files: every question about them has an answer. In process, and by the protocol."""

from __future__ import annotations

import random
from pathlib import Path

import half_written
import pytest
import reference
from lsp_client import Client, include_from, position

from tblgen_build.lsp import (
    actions,
    completion,
    decorations,
    generated,
    hierarchy,
    hover,
    navigation,
)
from tblgen_build.lsp.checking import syntax_diagnostics
from tblgen_build.lsp.evaluation import Repairs, evaluate, offset_of_bytes
from tblgen_build.lsp.project import OpenProject
from tblgen_build.lsp.protocol_types import to_json

FILES = (
    "mlir/IR/OpBase.td",
    "mlir/IR/BuiltinOps.td",
    "mlir/IR/BuiltinTypes.td",
    "mlir/IR/EnumAttr.td",
    "mlir/IR/Constraints.td",
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/SCF/IR/SCFOps.td",
    "mlir/Dialect/Func/IR/FuncOps.td",
    "mlir/Dialect/Tosa/IR/TosaOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVBase.td",
    "mlir/Dialect/LLVMIR/NVVMOps.td",
    "mlir/Dialect/Vector/IR/VectorOps.td",
    "mlir/Dialect/OpenMP/OpenMPOps.td",
    "mlir/Interfaces/SideEffectInterfaceBase.td",
    "mlir/Dialect/Linalg/Passes.td",
    "llvm/Target/Target.td",
    "llvm/Target/TargetSelectionDAG.td",
    "llvm/IR/Intrinsics.td",
    "llvm/IR/IntrinsicsAMDGPU.td",
    "llvm/TableGen/SearchableTable.td",
)


def ask_everything(project: OpenProject, path: str, offset: int) -> None:
    tree = project.tree(path)
    completion.completion(project, path, offset)
    completion.signature_help(project, path, offset)
    hover.hover(project, path, offset)
    navigation.definition(project, path, offset)
    navigation.type_definition(project, path, offset)
    navigation.highlights(project, path, offset)
    navigation.rename_range(project, path, offset)
    generated.subject(project, path, offset)
    line = tree.line_of(offset)
    decorations.inlay_hints(project, path, line - 20, line + 20)
    decorations.semantic_tokens(tree, project.program_of(path), max(0, line - 20), line + 20)
    shown = [to_json(one) for one in syntax_diagnostics(tree, [])]
    actions.code_actions(project, path, path, shown)
    hierarchy.implementations(project, path, offset)
    for item in hierarchy.prepared(project, path, offset):
        hierarchy.supertypes(project, item.data)
        hierarchy.subtypes(project, item.data)


def evaluate_on(project: OpenProject, path: str) -> None:
    """As the server does: one fault after the other."""
    unit = project.unit_of(path)
    repairs = Repairs()
    for _ in range(4):
        paths = [p for p in {path, *repairs.spans} if p in unit.files]
        texts = {p: repairs.text(p, project.tree(p)) for p in paths}
        for p, text in texts.items():
            assert [len(line) for line in text.split("\n")] == [
                len(line) for line in project.tree(p).text.split("\n")
            ]
        attempt = evaluate(project.session, unit, texts)
        unit.records = attempt.records or unit.records
        has_more = False
        for error in attempt.errors:
            tree = project.tree(error.path)
            offset = offset_of_bytes(tree, error.line, error.column)
            repairs.is_follow_on(error, project.program(unit), offset)
            has_more |= repairs.leave_out(error.path, tree, offset)
        if not has_more:
            return


@pytest.mark.slow
@pytest.mark.llvm_files
@pytest.mark.parametrize("name", FILES)
def test_prefixes_and_deletions(name: str, tmp_path: Path) -> None:
    source = Path(reference.LLVM_INCLUDE, name).read_text()
    path = str((tmp_path / "main.td").resolve())
    include_from(path, reference.LLVM_INCLUDE)
    project = OpenProject()
    chance = random.Random(name)
    project.set_text(path, source)
    project.refresh()
    for _ in range(6):
        end = chance.randrange(len(source))
        tree = project.set_text(path, source[:end])
        assert sum(len(chunk.faults) for chunk in tree.chunks) < 8
        evaluate_on(project, path)
        ask_everything(project, path, end)
    text = source
    for _ in range(6):
        start = chance.randrange(len(text))
        text = text[:start] + text[start + chance.choice([1, 3, 20, 200]) :]
        tree = project.set_text(path, text)
        assert "".join(chunk.text for chunk in tree.chunks) == text
        evaluate_on(project, path)
        for offset in (start, min(start + 1, len(text)), chance.randrange(len(text) + 1)):
            ask_everything(project, path, offset)
    navigation.document_symbols(tree)
    navigation.folding(tree)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\ufeff",
        "\r\n\r\n",
        "\x00",
        "def \udc80",
        'include ""',
        'include "main.td"\n',
        "class A : B; class B : A; def C : A;",
        "class A : A; def B : A { let x = 1; }",
        "defvar a = b; defvar b = a; int c = a.x;",
        "def A { string assemblyFormat = ",
        "class " + "<" * 500,
        "let a = " + "(" * 5000,
        "#ifdef A\n#else\n#else\n",
        "foreach i = 0-999999999 in def x#i;",
        "def A" + "#A" * 3000 + ";",
    ],
)
def test_odd_texts(text: str, tmp_path: Path) -> None:
    path = str((tmp_path / "main.td").resolve())
    project = OpenProject()
    project.set_text(path, text)
    evaluate_on(project, path)
    for offset in {0, 1, len(text) // 2, max(0, len(text) - 1), len(text)}:
        if offset <= len(text):
            ask_everything(project, path, offset)
    navigation.document_symbols(project.tree(path))
    navigation.folding(project.tree(path))
    actions.format_edits(project.tree(path))


def test_the_server_lives_through_typing_a_file(client: Client) -> None:
    text = (
        "class Base<int n> {\n  int size = n;\n}\n"
        'def A : Base<1> {\n  let size = !add(1, 2);\n  string s = "é𝄞";\n}\n'
    )
    client.open("main.td", "")
    for end in range(0, len(text) + 1, 3):
        client.change("main.td", text[:end])
        at = {**client.document("main.td"), "position": position(text[:end], end)}
        client.request("textDocument/completion", at)
        client.request("textDocument/hover", at)
        client.request("textDocument/signatureHelp", at)
        client.request("textDocument/documentSymbol", client.document("main.td"))
        client.request("textDocument/semanticTokens/full", client.document("main.td"))
    client.change("main.td", text)
    client.wait_for("main.td")


@pytest.mark.slow
@pytest.mark.llvm_files
def test_half_written_files_of_the_long_run() -> None:
    """A few of what half_written.py does: enough to see that it works."""
    said: list[str] = []
    half_written.run(["mlir/Dialect/Linalg/IR/LinalgEnums.td"], 101, 20, said.append)
    assert said[0].startswith("mlir/Dialect/Linalg/IR/LinalgEnums.td: 71 texts")
