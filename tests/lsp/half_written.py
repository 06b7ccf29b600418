"""The language server at every prefix of files, and of files with parts torn out: it has to live,
and to answer within a second. By hand: see docs/design/language-server.md, "Half-written files".

    python tests/lsp/half_written.py
    python tests/lsp/half_written.py --step 200 mlir/Dialect/LLVMIR/NVVMOps.td

A process of the server for each file, spoken with over its standard input and output. The time of
an answer is what the server computes until it is there (its own processor time): a busy machine
does not count. Now and then the text stays unchanged until it has been evaluated and the generators
have run, as when the user thinks.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles

from lsp_client import Client, include_from, position

INCLUDE = os.environ.get("LLVM_INCLUDE", "/usr/lib/llvm-22/include")
# Of every kind that there is, and short enough to be taken character by character.
FILES = (
    "mlir/IR/BuiltinOps.td",
    "mlir/IR/BytecodeBase.td",
    "mlir/IR/Constraints.td",
    "mlir/IR/PatternBase.td",
    "mlir/IR/SymbolInterfaces.td",
    "mlir/Interfaces/CallInterfaces.td",
    "mlir/Interfaces/SideEffectInterfaceBase.td",
    "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td",
    "mlir/Dialect/GPU/IR/GPUBase.td",
    "mlir/Dialect/LLVMIR/VCIXOps.td",
    "mlir/Dialect/Linalg/IR/LinalgEnums.td",
    "mlir/Dialect/Linalg/Passes.td",
    "mlir/Dialect/NVGPU/IR/NVGPUTypes.td",
    "mlir/Dialect/SMT/IR/SMTBitVectorOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVMatrixOps.td",
    "mlir/Dialect/Tosa/IR/TosaShapeOps.td",
    "llvm/IR/IntrinsicsBPF.td",
    "llvm/Option/OptParser.td",
    "llvm/TableGen/SearchableTable.td",
    "llvm/Target/TargetCallingConv.td",
)
PAUSE = 400  # texts between two times of standing still
SECOND = 1.0
OPTIONS = {"tabSize": 2, "insertSpaces": True}
Report = Callable[[str], None]


class Typing:
    """One file in a server, whose text changes; the time of each answer."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.source = Path(INCLUDE, name).read_text()
        path = folder.resolve() / "main.td"
        path.write_text(self.source)
        include_from(path, INCLUDE)
        self.client = Client(path.parent)
        self.client.open("main.td", self.source)
        self.random = random.Random(name)
        self.times: list[tuple[float, str, int]] = []  # seconds, question, number of the text
        self.texts = 0

    def prefixes(self, step: int) -> None:
        self.take("")
        for end in range(1, len(self.source) + 1, step):
            self.take(self.source[:end], end)

    def deletions(self, count: int) -> None:
        """Ever more is missing; after twenty it is whole again."""
        text = self.source
        for number in range(count):
            if number % 20 == 0 or not text:
                text = self.source
            start = self.random.randrange(len(text))
            text = text[:start] + text[start + self.random.choice((1, 3, 20, 200, 2000)) :]
            self.take(text, start)

    def take(self, text: str, end: int = 0) -> None:
        self.client.change("main.td", text)
        self.texts += 1
        self.ask("completion", position(text, end))
        name = self.random.choice(OFTEN)
        self.ask(name, position(text, end))
        if self.texts % 50 == 0:
            for name in SELDOM:
                self.ask(name, position(text, self.random.randrange(len(text) + 1)))
        if self.texts % PAUSE == 0:
            time.sleep(0.6)  # longer than the server waits; then it is asked while it checks
            self.ask("hover", position(text, end))

    def ask(self, name: str, at: dict[str, int]) -> None:
        window = {
            "start": {"line": max(0, at["line"] - 30), "character": 0},
            "end": {"line": at["line"] + 30, "character": 0},
        }
        params = {
            **self.client.document("main.td"),
            "position": at,
            "range": window,
            "context": {
                "includeDeclaration": True,
                "diagnostics": [],
                "triggerKind": 1,
                "isRetrigger": False,
            },
            "options": OPTIONS,
            "newName": "other",
        }
        before = processor_time(self.client.process.pid)
        self.client.request(f"textDocument/{name}", params)
        spent = processor_time(self.client.process.pid) - before
        self.times.append((spent, name, self.texts))

    def close(self) -> None:
        assert self.client.close() == 0
        assert not [line for line in self.client.errors if "Traceback" in line], self.client.errors
        assert not [text for text in self.client.messages if "Error" in text], self.client.messages


OFTEN = (
    "hover",
    "definition",
    "typeDefinition",
    "signatureHelp",
    "documentHighlight",
    "semanticTokens/range",
    "inlayHint",
    "codeAction",
    "prepareRename",
)
SELDOM = (
    "documentSymbol",
    "foldingRange",
    "documentLink",
    "semanticTokens/full",
    "references",
    "rename",
    "formatting",
    "rangeFormatting",
)


def processor_time(pid: int) -> float:
    """Of the process with all its threads, in seconds; processes that it started not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(names: list[str], step: int, deletions: int, report: Report) -> list[tuple[float, str]]:
    """What took over a second."""
    late: list[tuple[float, str]] = []
    everything: list[float] = []
    count = 0
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            typing = Typing(name, Path(folder))
            typing.prefixes(step)
            typing.deletions(deletions)
            typing.close()
        count += typing.texts
        spent = [seconds for seconds, _, _ in typing.times]
        everything += spent
        longest = max(typing.times)
        late += [(s, f"{name}: {what}, text {n}") for s, what, n in typing.times if s > SECOND]
        report(
            f"{name}: {typing.texts} texts, {len(spent)} answers, longest {longest[0] * 1000:.0f} "
            f"ms ({longest[1]})"
        )
    parts = quantiles(everything, n=1000)
    report(
        f"{len(names)} files, {count} texts, {len(everything)} answers: 99 of 100 within "
        f"{parts[989] * 1000:.0f} ms, 999 of 1000 within {parts[998] * 1000:.0f} ms, longest "
        f"{max(everything) * 1000:.0f} ms, {len(late)} over a second"
    )
    return late


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", default=FILES, help="below the folder of installed .td")
    parser.add_argument("--step", type=int, default=1, help="characters from prefix to prefix")
    parser.add_argument("--deletions", type=int, default=400, help="for each file")
    asked = parser.parse_args()
    late = run(list(asked.files), asked.step, asked.deletions, lambda text: print(text, flush=True))
    for seconds, what in sorted(late, reverse=True):
        print(f"{seconds:.2f} s: {what}")
    return 1 if late else 0


if __name__ == "__main__":
    # The server is this checkout's; a test that imports this file has its own.
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    sys.exit(main())
