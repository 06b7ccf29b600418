"""Runs the reference tools and ours on one input, and compares what a user can observe.

Knows how to find the tools, how to run them bounded in time and memory, and how
to read LLVM's diagnostics. It knows nothing about the cases it is given.
"""

from __future__ import annotations

import atexit
import functools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

LLVM_TBLGEN = "llvm-tblgen-22"
MLIR_TBLGEN = "mlir-tblgen-22"
CLANG_TBLGEN = "clang-tblgen-22"
LLVM_INCLUDE = Path(os.environ.get("LLVM_INCLUDE", "/usr/lib/llvm-22/include"))

_PACKAGES = {
    LLVM_TBLGEN: "llvm-22-tools or llvm-22 (and llvm-22-dev for LLVM's own .td files)",
    MLIR_TBLGEN: "mlir-22-tools (and libmlir-22-dev for MLIR's own .td files)",
    CLANG_TBLGEN: "clang-tools-22",
}

MEMORY_TRAILER = "-------------------- Memory Allocation Stats --------------------"

# The reference puts a pattern's name in front of some, as it prints patterns.
_DIAGNOSTIC = re.compile(
    r"^(?:\w+(?:\([\w, ]*\))?: )?(?P<file>.*?):(?P<line>\d+):(?P<column>\d+): "
    r"(?P<severity>error|warning|note): (?P<text>.*)$"
)
_BARE_ERROR = re.compile(r"^(?:error: |[\w./-]*tblgen[\w-]*: )(?P<text>.*)$")


class ToolMissing(Exception):
    """A tool that a test needs is not installed; the text says what to install."""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    severity: str
    file: str
    line: int
    column: int
    text: str

    @property
    def position(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Run:
    """The result of one execution. `exit_code` is negative when a signal ended it."""

    exit_code: int
    stdout: bytes
    stderr: str
    timed_out: bool = False

    @property
    def succeeded(self) -> bool:
        return self.exit_code == 0 and not self.timed_out

    @property
    def crashed(self) -> bool:
        """Ended by a signal, or by a shell's or handler's way of reporting one."""
        return self.exit_code < 0 or self.exit_code >= 128 or self.timed_out

    def diagnostics(self) -> list[Diagnostic]:
        return list(parse_diagnostics(self.stderr))

    def first_error(self) -> Diagnostic | None:
        return next((d for d in self.diagnostics() if d.severity == "error"), None)


@dataclass(frozen=True, slots=True)
class Limits:
    """What a run may use. Memory is the address space; CPU time is fair on a busy machine."""

    seconds: float = 60.0
    cpu_seconds: int | None = None
    memory_bytes: int | None = None


def parse_diagnostics(stderr: str) -> Iterator[Diagnostic]:
    """Every located diagnostic in the text, in order."""
    for line in stderr.splitlines():
        match = _DIAGNOSTIC.match(line)
        if match:
            yield Diagnostic(
                match["severity"],
                match["file"],
                int(match["line"]),
                int(match["column"]),
                match["text"],
            )


def first_message(run: Run) -> str:
    """The first error's text, located or not; the empty string where nothing was said."""
    for line in run.stderr.splitlines():
        match = _DIAGNOSTIC.match(line)
        if match and match["severity"] == "error":
            return match["text"]
        bare = _BARE_ERROR.match(line)
        if bare:
            return bare["text"]
    return ""


def reference_tool(name: str = LLVM_TBLGEN) -> Path:
    """The installed reference tool. Raises ToolMissing naming the Debian packages."""
    found = shutil.which(name)
    if found is None:
        packages = _PACKAGES.get(name, "llvm-22-tools, mlir-22-tools, clang-tools-22")
        raise ToolMissing(
            f"{name} is not on PATH. These tests compare against the reference tools: "
            f"install the Debian package {packages} from apt.llvm.org or your distribution."
        )
    return Path(found)


INSTALLED = 22  # the release whose tools and files are installed


@dataclass(frozen=True, slots=True)
class ReleaseReference:
    """A release's tools and files: the installed ones, or what scripts/releases has fetched."""

    release: int
    folder: Path

    @property
    def include(self) -> Path:
        return self.folder / "include" if self.release != INSTALLED else LLVM_INCLUDE

    @property
    def mlir_tblgen(self) -> Path:
        return self.tool("mlir")

    @property
    def llvm_tblgen(self) -> Path:
        return self.tool("llvm")

    @property
    def clang_tblgen(self) -> Path:
        return self.tool("clang")

    def tool(self, personality: str) -> Path:
        """LLVM's tool that ours stands for under that name. Raises ToolMissing."""
        if self.release == INSTALLED:
            return reference_tool(f"{personality}-tblgen-{INSTALLED}")
        return self.folder / f"{personality}-tblgen"

    def with_its_libraries(self, program: Path) -> Path:
        """A script that runs a program that is linked with the release's libraries: these are
        built for a later C library than a machine may have."""
        root = self.folder / "root/usr/lib"
        system = next(root.glob("*-linux-gnu*"))
        loader = next(system.glob("ld-linux*.so.*"))
        folders = f"{system}:{root}/llvm-{self.release}/lib"
        script = program.parent / "with-libraries" / program.name
        script.parent.mkdir(exist_ok=True)
        script.write_text(f'#!/bin/sh\nexec {loader} --library-path {folders} {program} "$@"\n')
        script.chmod(0o755)
        return script

    def version(self) -> str:
        """Of the package: of a snapshot it says which."""
        try:
            return (self.folder / "version").read_text().strip()
        except OSError:
            return str(self.release)

    def cmake(self, package: str) -> Path:
        """The folder of the CMake package "mlir" or "llvm". Raises ToolMissing."""
        for path in sorted((self.folder / "root").glob(f"**/lib/cmake/{package}")):
            if lacking := missing_import(path):
                raise ToolMissing(
                    f"{path} names {lacking}, which is not there: scripts/releases {self.release} "
                    "puts an empty file in its place"
                )
            return path
        raise ToolMissing(
            f"{self.folder} has no CMake package of {package}: remove it, and scripts/releases "
            f"{self.release} fetches it with one"
        )


def missing_import(package: Path) -> Path | None:
    """A file that CMake's package names and that was not unpacked: CMake refuses such a package."""
    prefix = package.resolve().parents[2]  # Debian has links to it
    for exports in package.glob("*-relwithdebinfo.cmake"):
        for name in re.findall(r'_IMPORT_PREFIX}/([^" ;]*)', exports.read_text()):
            wanted = prefix / str(name)
            if not wanted.exists():
                return wanted
    return None


def release_reference(release: int, folder: Path | None = None) -> ReleaseReference:
    """The reference of that release, from `folder` if given. Raises ToolMissing."""
    if release == INSTALLED:
        return ReleaseReference(release, LLVM_INCLUDE.parent)
    if folder is None:
        root = Path(__file__).resolve().parents[1]
        folder = Path(os.environ.get("TBLGEN_RELEASES", root / "build/releases")) / str(release)
    found = ReleaseReference(release, folder.absolute())
    tools = [found.mlir_tblgen, found.llvm_tblgen, found.clang_tblgen]
    if not all(os.access(tool, os.X_OK) for tool in tools) or not found.include.is_dir():
        raise ToolMissing(
            f"the reference tools of LLVM {release} are not in {folder}: scripts/releases "
            f"{release} fetches them, or name the folder of such folders in TBLGEN_RELEASES"
        )
    return found


NO_INTRINSICS = "no-target-intrinsics-"


@functools.cache
def include_options(
    target_intrinsics: bool = False, include: Path = LLVM_INCLUDE
) -> tuple[str, ...]:
    """Options to find LLVM's .td files with, by default without the intrinsics of its targets.

    Every description of a target includes those of all others: nine tenths of what the reference
    does for a small program. Empty files before them leave them out, for both tools.
    """
    options = (f"-I{include}",)
    if target_intrinsics:
        return options
    folder = tempfile.mkdtemp(prefix=NO_INTRINSICS)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    Path(folder, "llvm/IR").mkdir(parents=True)
    for path in (include / "llvm/IR").glob("Intrinsics?*.td"):
        Path(folder, "llvm/IR", path.name).touch()
    return (f"-I{folder}", *options)


def our_tool() -> Path:
    """Our `tblgen`: $TBLGEN, else beside the running interpreter, else on PATH."""
    named = os.environ.get("TBLGEN")
    if named:
        path = Path(named)
        if not path.is_file():
            raise ToolMissing(f"TBLGEN names {named}, and there is no such file")
        return path.absolute()
    beside = Path(sys.executable).parent / "tblgen"
    if beside.is_file():
        return beside
    found = shutil.which("tblgen")
    if found is None:
        raise ToolMissing(
            "our tblgen is neither beside the Python interpreter nor on PATH: "
            "build and install the project (pip install .), or set TBLGEN to the executable"
        )
    return Path(found)


class Tool(Protocol):
    """A tool that is run in another way than by its path."""

    def run(self, args: Sequence[str], *, cwd: Path) -> Run: ...


def _limited(limits: Limits) -> list[str]:
    """The start of a command line that is bound: by a program, since Python forks itself for a
    function that is to run in the child, which takes longer than many of the tools."""
    bounds = {"cpu": limits.cpu_seconds, "as": limits.memory_bytes}
    given = [f"--{name}={bound}" for name, bound in bounds.items() if bound is not None]
    return ["prlimit", "--core=0", *given, "--"] if given else []


def run_tool(
    tool: Path | Tool,
    args: Sequence[str],
    *,
    cwd: Path,
    limits: Limits = Limits(),
    stdin: bytes | None = None,
) -> Run:
    """Run a tool; a run over its time is killed and reported as `timed_out`."""
    if not isinstance(tool, Path):
        assert stdin is None
        return tool.run(args, cwd=cwd)
    try:
        done = subprocess.run(
            [*_limited(limits), str(tool), *args],
            cwd=cwd,
            input=stdin,
            stdin=subprocess.DEVNULL if stdin is None else None,
            capture_output=True,
            timeout=limits.seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as expired:
        stderr = (expired.stderr or b"").decode("utf-8", "replace")
        return Run(-9, expired.stdout or b"", stderr, timed_out=True)
    return Run(done.returncode, done.stdout, done.stderr.decode("utf-8", "replace"))


def write_files(directory: Path, files: Mapping[str, bytes]) -> None:
    """Lay the files of one case out in a folder of its own."""
    for name, content in files.items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def split_memory_stats(detailed: bytes) -> tuple[bytes, bytes]:
    """--print-detailed-records as (records, allocation statistics)."""
    head, marker, tail = detailed.partition(MEMORY_TRAILER.encode())
    return head, marker + tail


def json_in_order(text: bytes) -> list[object]:
    """JSON with objects as lists of pairs, so that comparing sees the order of keys."""

    def pairs(items: list[tuple[str, object]]) -> object:
        return [list(item) for item in items]

    return [json.loads(text, object_pairs_hook=pairs)]


def error_difference(reference: Run, ours: Run) -> str | None:
    """Why two rejections differ in what is pinned: exit code and first error's position."""
    if ours.crashed:
        how = "ran out of time" if ours.timed_out else f"ended with {ours.exit_code}"
        return f"ours {how}:\n{ours.stderr[-2000:]}"
    if reference.succeeded != ours.succeeded:
        return (
            f"exit code: reference {reference.exit_code}, ours {ours.exit_code}\n"
            f"reference:\n{reference.stderr[:2000]}\nours:\n{ours.stderr[:2000]}"
        )
    expected, got = reference.first_error(), ours.first_error()
    if expected is None or first_message(reference) != expected.text:
        return None  # the reference names no place; naming one is not a fault
    wanted = expected.position
    actual = got.position if got else "an error without a position"
    if wanted == actual:
        return None
    return (
        f"first error: reference at {wanted}, ours at {actual}\n"
        f"reference:\n{reference.stderr[:2000]}\nours:\n{ours.stderr[:2000]}"
    )


def earlier_warning_difference(reference: Run, ours: Run) -> str | None:
    """Why two rejections differ in the warnings before the first error."""

    def before(run: Run) -> list[tuple[str, str]]:
        said = [(d.severity, d.position) for d in run.diagnostics()]
        severities = [severity for severity, _ in said]
        return said[: severities.index("error")] if "error" in severities else said

    expected, got = before(reference), before(ours)
    return None if expected == got else f"before the error: reference {expected}, ours {got}"


def text_difference(reference: bytes, ours: bytes) -> str | None:
    """The first lines where two outputs part, None where they are equal."""
    if reference == ours:
        return None
    left, right = reference.split(b"\n"), ours.split(b"\n")
    at = next(
        (i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b),
        min(len(left), len(right)),
    )
    shown = [f"outputs differ from line {at + 1}"]
    shown += [f"- {line.decode('utf-8', 'replace')}" for line in left[at : at + 8]]
    shown += [f"+ {line.decode('utf-8', 'replace')}" for line in right[at : at + 8]]
    return "\n".join(shown)


def warning_difference(reference: Run, ours: Run) -> str | None:
    """Warnings and dumped notes of accepted programs: position and text, in order."""
    expected = [(d.severity, d.position, d.text) for d in reference.diagnostics()]
    got = [(d.severity, d.position, d.text) for d in ours.diagnostics()]
    if expected == got:
        return None
    wanted = "\n".join(map(str, expected))
    actual = "\n".join(map(str, got))
    return f"reference said:\n{wanted}\nours said:\n{actual}"
