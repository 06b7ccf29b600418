"""How long an editor waits: `tblgen lsp` while you type in a long file.

    python benchmarks/lsp.py [FILE.td] [--edits N] [--hostile N]

It talks to the server over standard input and output, as an editor does. Times are wall clock, from
the request to its answer, with the edit in front of it; median, 95th percentile and the longest in
milliseconds. With --hostile, the texts are prefixes of the file, and copies of it with parts left
out. With --starts, a server is started so often, and its first answers are timed: for the file
alone, and in a workspace of all of MLIR's files, where it looks for uses, too.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "lsp"))

from lsp_client import Client, include_from, position

INCLUDE = os.environ.get("LLVM_INCLUDE", "/usr/lib/llvm-22/include")
DEFAULT = "mlir/Dialect/LLVMIR/NVVMOps.td"
OPTIONS = {"tabSize": 2, "insertSpaces": True}


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("file", nargs="?", default=f"{INCLUDE}/{DEFAULT}")
    asked.add_argument("--edits", type=int, default=100)
    asked.add_argument("--starts", type=int, default=5)
    asked.add_argument("--hostile", type=int, default=0)
    request = asked.parse_args()
    text = Path(request.file).read_text()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder).resolve() / "main.td"
        path.write_text(text)
        include_from(path, INCLUDE)
        starts = [start_of(path.parent, text) for _ in range(request.starts)]
        for what, of_start in zip(
            ("first answer", "first outline"), zip(*starts, strict=True), strict=True
        ):
            print(f"{what} after {median(of_start) * 1000:.0f} ms from the start of the process")
        client = Client(path.parent)
        times: dict[str, list[float]] = {}
        started = time.perf_counter()
        client.open("main.td", text)
        client.request("textDocument/documentSymbol", client.document("main.td"))
        first = time.perf_counter() - started
        print(f"{text.count(chr(10))} lines; opened and listed in {first * 1000:.0f} ms")
        client.request("textDocument/hover", client.at("main.td", "def "))
        time.sleep(2)  # the first evaluation, with its generators
        if request.hostile:
            type_hostile(client, text, request.hostile, times)
        else:
            type_lines(client, text, request.edits, times)
        client.close()
    show(times)
    show(in_a_workspace(request.starts))
    return 0


def show(times: dict[str, list[float]]) -> None:
    print(f"{'':<32}{'median':>9}{'p95':>9}{'longest':>9}")
    for name, all_times in sorted(times.items()):
        late = quantiles(all_times, n=20)[18] if len(all_times) > 1 else all_times[0]
        longest = max(all_times)
        print(f"{name:<32}{median(all_times):>9.1f}{late:>9.1f}{longest:>9.1f}")


# Files of the workspace, and in each the definition of something that many files use.
USED = [
    ("mlir/Dialect/Arith/IR/ArithBase.td", "Arith_Dialect :"),
    ("mlir/IR/OpBase.td", "Op<Dialect dialect"),
    ("mlir/Interfaces/SideEffectInterfaces.td", "Pure : "),
]
WITH_DECLARATION: dict[str, object] = {"context": {"includeDeclaration": True}}
# The second one has what the first one has read.
OF_THE_WORKSPACE: list[tuple[str, str, dict[str, object]]] = [
    ("references, the first", "references", WITH_DECLARATION),
    ("references, again", "references", WITH_DECLARATION),
    ("rename", "rename", {"newName": "A_name_that_nothing_has"}),
    ("implementation", "implementation", {}),
]


def in_a_workspace(starts: int) -> dict[str, list[float]]:
    """Milliseconds to the first answers, and to those that take the whole workspace."""
    times: dict[str, list[float]] = {}

    def note(what: str, started: float) -> None:
        times.setdefault(what, []).append((time.perf_counter() - started) * 1000)

    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        shutil.copytree(f"{INCLUDE}/mlir", root / "mlir", ignore=all_but_td)
        print(f"\na workspace of {sum(1 for _ in root.rglob('*.td'))} files")
        for number in range(starts):
            file, text = USED[number % len(USED)]
            started = time.perf_counter()
            client = Client(root)
            note("start: first answer", started)
            client.open(file, (root / file).read_text())
            at = client.at(file, text)
            client.request("textDocument/hover", at)
            note("start: first hover", started)
            for what, name, params in OF_THE_WORKSPACE:
                started = time.perf_counter()
                found = client.request(f"textDocument/{name}", {**at, **params})
                note(what, started)
                if what == "references, the first":
                    files = {one["uri"] for one in found}
                    print(f"{text.split()[0]}: {len(found)} uses in {len(files)} files")
            client.close()
    return times


def all_but_td(folder: str, names: list[str]) -> list[str]:
    return [one for one in names if Path(folder, one).is_file() and not one.endswith(".td")]


def start_of(folder: Path, text: str) -> tuple[float, float]:
    """Seconds from the start of a server to its first answer, and to the outline of the file."""
    started = time.perf_counter()
    client = Client(folder)
    first = time.perf_counter() - started
    client.open("main.td", text)
    client.request("textDocument/documentSymbol", client.document("main.td"))
    outline = time.perf_counter() - started
    client.close()
    return first, outline


def type_lines(client: Client, text: str, edits: int, times: dict[str, list[float]]) -> None:
    """Type words into bodies all over the file, and ask what editors ask meanwhile."""
    chance = random.Random(1)
    places = [at for at in range(len(text)) if text.startswith("{\n", at)]
    for _ in range(edits):
        start = chance.choice(places) + 2
        typed = chance.choice(["  let summ", "  int x = !ad", "  let arguments = (ins I"])
        for count in range(len(typed) - 2, len(typed) + 1):
            now = text[:start] + typed[:count] + "\n" + text[start:]
            end = start + count
            client.change("main.td", now)
            ask(client, now, end, times)
    client.change("main.td", text)


def type_hostile(client: Client, text: str, count: int, times: dict[str, list[float]]) -> None:
    chance = random.Random(2)
    for number in range(count):
        end = chance.randrange(len(text))
        now = text[:end]
        if number % 2:
            now = text[:end] + text[end + chance.choice([1, 10, 1000]) :]
        client.change("main.td", now)
        ask(client, now, min(end, len(now)), times)


def ask(client: Client, text: str, offset: int, times: dict[str, list[float]]) -> None:
    document = client.document("main.td")
    at = {**document, "position": position(text, offset)}
    line = at["position"]["line"]
    window = {
        "start": {"line": max(0, line - 30), "character": 0},
        "end": {"line": line + 30, "character": 0},
    }
    questions: list[tuple[str, dict[str, object]]] = [
        ("completion", at),
        ("signatureHelp", at),
        ("hover", at),
        ("definition", at),
        ("implementation", at),
        ("prepareTypeHierarchy", at),
        ("documentHighlight", at),
        ("semanticTokens/range", {**document, "range": window}),
        ("inlayHint", {**document, "range": window}),
        ("codeAction", {**document, "range": window, "context": {"diagnostics": []}}),
    ]
    if len(times.get("completion", ())) % 10 == 0:
        questions += [
            ("semanticTokens/full", document),
            ("documentSymbol", document),
            ("foldingRange", document),
            ("references", {**at, "context": {"includeDeclaration": True}}),
        ]
    for name, params in questions:
        started = time.perf_counter()
        client.request(f"textDocument/{name}", params)
        times.setdefault(name, []).append((time.perf_counter() - started) * 1000)


if __name__ == "__main__":
    raise SystemExit(main())
