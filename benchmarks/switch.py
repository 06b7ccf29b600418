"""One table: a CMake dialect project before and after the one line that switches it to tblgen.

    python benchmarks/switch.py [PROJECT | --example | --shape template] [--generator Ninja]
                                [--rounds 3] [--target everything] [--phases "first time,hits"]
                                [--processors 0] [--load 2]

PROJECT is a CMake project that takes -DSWITCHED=ON; without one, a project is made, of a shape:

    template      four dialects as LLVM's standalone template lays them out, 52 outputs
    small         ten dialects of four operations, 130 outputs of many small sources
    large         two dialects of 160 operations
    many          24 dialects of 48 operations, 312 outputs
    folders       six dialects of eight operations, each source in a folder of its own

With --example, it is what examples/mlir-dialect generates: by mlir_tablegen(), and by its own
tblgen_add_library(). Each phase is timed for both in turn, including the work of the build tool:

    no cache      all outputs, TBLGEN_CACHE=off
    first time    all outputs, an empty cache
    hits          all outputs are gone, the cache has them
    no-op         nothing to do
    swap file     an editor has made and deleted one in each source folder, without a cache
    one op        the last assembly format of the first *Ops.td has changed, without a cache
    one op kept   the same with a cache, which gets the result

CPU time includes the engine that a build starts: the script tells it to end after the build, and
waits for it. (/proc/stat would also count all other processes.) --processors pins everything to
these processors, --load adds that many busy loops.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import os
import re
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 0.3  # seconds that a process has to end by itself
sys.path.insert(0, str(ROOT / "tests"))

from reference import our_tool  # noqa: E402

NAMES = (
    *("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa"),
    *("lambda", "mu", "nu", "xi", "omicron", "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi"),
    *("psi", "omega"),
)

TOP = """\
cmake_minimum_required(VERSION 3.20)
project(switch LANGUAGES CXX C)
find_package(MLIR REQUIRED CONFIG)
if(SWITCHED)
  find_package(TblgenBuild REQUIRED)
endif()
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
include(TableGen)
include(AddLLVM)
include(AddMLIR)
include_directories(${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS} ${PROJECT_SOURCE_DIR}/include)
add_custom_target(everything)
"""

OPS = """\
add_mlir_dialect(@Name@Ops @name@)
add_dependencies(everything MLIR@Name@OpsIncGen)
"""

INTERFACE = """\
add_mlir_interface(@Name@Interfaces)
add_dependencies(everything MLIR@Name@InterfacesIncGen)
"""

ATTRS = """\
set(LLVM_TARGET_DEFINITIONS @Name@Attrs.td)
mlir_tablegen(@Name@Attrs.h.inc -gen-attrdef-decls -attrdefs-dialect=@name@)
mlir_tablegen(@Name@Attrs.cpp.inc -gen-attrdef-defs -attrdefs-dialect=@name@)
mlir_tablegen(@Name@Enums.h.inc -gen-enum-decls)
mlir_tablegen(@Name@Enums.cpp.inc -gen-enum-defs)
add_public_tablegen_target(MLIR@Name@AttrsIncGen)
add_dependencies(everything MLIR@Name@AttrsIncGen)
"""

PASS = """\
set(LLVM_TARGET_DEFINITIONS @Name@Passes.td)
mlir_tablegen(@Name@Passes.h.inc -gen-pass-decls -name @Name@)
add_public_tablegen_target(MLIR@Name@PassesIncGen)
add_dependencies(everything MLIR@Name@PassesIncGen)
"""

DIALECT = """\
#ifndef @NAME@_DIALECT
#define @NAME@_DIALECT
include "mlir/IR/OpBase.td"
def @Name@_Dialect : Dialect {
  let name = "@name@";
  let cppNamespace = "::sw::@name@";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}
#endif
"""

ATTRIBUTES = """\
#ifndef @NAME@_ATTRS
#define @NAME@_ATTRS
include "@Name@Dialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
def @Name@_Mode : I32EnumAttr<"Mode", "how it is done", [
  I32EnumAttrCase<"Fast", 0, "fast">, I32EnumAttrCase<"Exact", 1, "exact">,
  I32EnumAttrCase<"Lazy", 2, "lazy">]> {
  let cppNamespace = "::sw::@name@";
  let genSpecializedAttr = 0;
}
def @Name@_ModeAttr : EnumAttr<@Name@_Dialect, @Name@_Mode, "mode">;
def @Name@_LayoutAttr : AttrDef<@Name@_Dialect, "Layout"> {
  let mnemonic = "layout";
  let parameters = (ins "unsigned":$rows, "unsigned":$columns,
                        OptionalArrayRefParameter<"int64_t">:$strides);
  let assemblyFormat = "`<` $rows `x` $columns (`,` `[` $strides^ `]`)? `>`";
}
#endif
"""

INTERFACES = """\
include "mlir/IR/OpBase.td"
def @Name@_CostInterface : OpInterface<"@Name@CostInterface"> {
  let cppNamespace = "::sw::@name@";
  let methods = [
    InterfaceMethod<"What it costs.", "unsigned", "getCost", (ins "bool":$exact), "",
                    "return exact ? 2 : 1;">,
    InterfaceMethod<"Whether it can wait.", "bool", "canWait", (ins)>];
}
"""

PASSES = """\
include "mlir/Pass/PassBase.td"
def @Name@Fold : Pass<"@name@-fold", "::mlir::ModuleOp"> {
  let summary = "Fold what is known";
  let options = [Option<"limit", "limit", "unsigned", "8", "How far to look">];
  let statistics = [Statistic<"folded", "folded", "Operations folded">];
}
"""

OPERATIONS_HEAD = """\
include "@Name@Dialect.td"
include "@Name@Attrs.td"
include "@Name@Interfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
class @Name@_Op<string mnemonic, list<Trait> traits = []>
    : Op<@Name@_Dialect, mnemonic, traits>;
class @Name@_Type<string name, string keyword> : TypeDef<@Name@_Dialect, name> {
  let mnemonic = keyword;
}
def @Name@_TokenType : @Name@_Type<"Token", "token">;
def @Name@_TileType : @Name@_Type<"Tile", "tile"> {
  let parameters = (ins "unsigned":$rows, "unsigned":$columns, "::mlir::Type":$elementType);
  let assemblyFormat = "`<` $rows `x` $columns `x` $elementType `>`";
}
"""

OPERATION = """\
def @Name@_Binary@n@Op : @Name@_Op<"binary@n@", [Pure, SameOperandsAndResultType]> {
  let summary = "An operation of two operands";
  let arguments = (ins SignlessIntegerLike:$lhs, SignlessIntegerLike:$rhs,
                       DefaultValuedAttr<I64Attr, "@n@">:$bias);
  let results = (outs SignlessIntegerLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
def @Name@_Gather@n@Op : @Name@_Op<"gather@n@",
    [AttrSizedOperandSegments, MemoryEffects<[MemRead]>]> {
  let arguments = (ins @Name@_TileType:$tile, Variadic<Index>:$offsets,
                       Optional<@Name@_TokenType>:$token, OptionalAttr<@Name@_LayoutAttr>:$layout,
                       UnitAttr:$masked);
  let results = (outs AnyType:$value);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $tile `[` $offsets `]` (`after` $token^)? (`layout` $layout^)? (`masked` $masked^)?
    attr-dict `:` qualified(type($tile)) `->` type($value)
  }];
}
"""


EXAMPLE = """\
cmake_minimum_required(VERSION 3.20)
project(units LANGUAGES C CXX)
find_package(MLIR REQUIRED CONFIG)
add_custom_target(everything)
add_dependencies(everything UnitsGenerated)
if(SWITCHED)
  find_package(TblgenBuild REQUIRED)
@tblgen_add_library@
  return()
endif()
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
include(TableGen)
include(AddLLVM)
include(AddMLIR)
include_directories(${MLIR_INCLUDE_DIRS} include)
file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/Units) # Make does not
set(LLVM_TARGET_DEFINITIONS include/Units/UnitsOps.td)
mlir_tablegen(Units/UnitsDialect.h.inc -gen-dialect-decls -dialect=units)
mlir_tablegen(Units/UnitsDialect.cpp.inc -gen-dialect-defs -dialect=units)
mlir_tablegen(Units/UnitsEnums.h.inc -gen-enum-decls)
mlir_tablegen(Units/UnitsEnums.cpp.inc -gen-enum-defs)
mlir_tablegen(Units/UnitsAttributes.h.inc -gen-attrdef-decls -attrdefs-dialect=units)
mlir_tablegen(Units/UnitsAttributes.cpp.inc -gen-attrdef-defs -attrdefs-dialect=units)
mlir_tablegen(Units/UnitsTypes.h.inc -gen-typedef-decls -typedefs-dialect=units)
mlir_tablegen(Units/UnitsTypes.cpp.inc -gen-typedef-defs -typedefs-dialect=units)
mlir_tablegen(Units/UnitsOps.h.inc -gen-op-decls)
mlir_tablegen(Units/UnitsOps.cpp.inc -gen-op-defs)
mlir_tablegen(Units/UnitsDialect.md -gen-dialect-doc -dialect=units)
set(LLVM_TARGET_DEFINITIONS include/Units/UnitsInterfaces.td)
mlir_tablegen(Units/UnitsInterfaces.h.inc -gen-op-interface-decls)
mlir_tablegen(Units/UnitsInterfaces.cpp.inc -gen-op-interface-defs)
set(LLVM_TARGET_DEFINITIONS include/Units/UnitsPasses.td)
mlir_tablegen(Units/UnitsPasses.h.inc -gen-pass-decls -name=Units)
set(LLVM_TARGET_DEFINITIONS lib/UnitsPatterns.td)
mlir_tablegen(UnitsPatterns.cpp.inc -gen-rewriters)
add_public_tablegen_target(UnitsGenerated)
"""


@dataclass(frozen=True, slots=True)
class Times:
    wall: float
    cpu: float


@dataclass(frozen=True, slots=True)
class Shape:
    dialects: int
    operations: int
    is_split: bool = False  # a folder for each source


SHAPES = {
    "template": Shape(4, 24),
    "small": Shape(10, 4),
    "large": Shape(2, 160),
    "many": Shape(24, 48),
    "folders": Shape(6, 8, is_split=True),
}


def sources_of(shape: Shape) -> dict[str, tuple[str, str]]:
    """What a dialect has: a source's text and what its CMakeLists.txt says of it, by name."""
    operations = [OPERATION.replace("@n@", str(n)) for n in range(shape.operations // 2)]
    return {
        "Dialect": (DIALECT, ""),
        "Ops": (OPERATIONS_HEAD + "".join(operations), OPS),
        "Interfaces": (INTERFACES, INTERFACE),
        "Attrs": (ATTRIBUTES, ATTRS),
        "Passes": (PASSES, PASS),
    }


def make_project(folder: Path, shape: Shape) -> None:
    """Dialects with 13 outputs each, named as the template names them."""
    top, folders = TOP, ""
    for name in NAMES[: shape.dialects]:

        def named(text: str, name: str = name) -> str:
            words = {"@name@": name, "@Name@": name.title(), "@NAME@": name.upper()}
            for word, value in words.items():
                text = text.replace(word, value)
            return text

        top += f"include_directories(include/{name.title()})\n"
        for source, (text, rules) in sources_of(shape).items():
            inside = f"{name.title()}/{source}" if shape.is_split and rules else name.title()
            here = folder / "include" / inside
            here.mkdir(parents=True, exist_ok=True)
            (here / f"{name.title()}{source}.td").write_text(named(text))
            if rules:
                with (here / "CMakeLists.txt").open("a") as file:
                    file.write(named(rules))
                line = f"add_subdirectory(include/{inside})\n"
                folders += "" if line in folders else line
                if shape.is_split:
                    top += f"include_directories(include/{inside})\n"
    (folder / "CMakeLists.txt").write_text(top + folders)


def make_example(folder: Path) -> None:
    """What the example generates, without what it compiles."""
    shutil.copytree(ROOT / "examples/mlir-dialect", folder)
    file = folder / "CMakeLists.txt"
    _, call, rest = file.read_text().partition("tblgen_add_library(")
    file.write_text(EXAMPLE.replace("@tblgen_add_library@", call + rest.partition(")")[0] + ")"))


def children() -> set[int]:
    """Of this process, by number (Linux)."""
    listed = Path("/proc/thread-self/children")
    return {int(number) for number in listed.read_text().split()} if listed.exists() else set()


class Orphans:
    """From now on, processes whose parents have ended are children of this one (Linux)."""

    def __init__(self) -> None:
        self._own = children()  # what watches over multiprocessing cannot be ended
        set_child_subreaper = 36
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(set_child_subreaper, 1, 0, 0, 0)

    def end(self) -> None:
        """So that their CPU time counts, and the next phase starts without them."""
        while children() - self._own:
            self._end_these()

    def _end_these(self) -> None:
        self._let_end(children() - self._own)
        for child in children() - self._own:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGTERM)
            os.waitpid(child, 0)

    def _let_end(self, running: set[int]) -> None:
        """Those that only fill the cache; an engine would wait for more commands."""
        until = time.monotonic() + PATIENCE
        while running and time.monotonic() < until:
            running = {child for child in running if os.waitpid(child, os.WNOHANG) == (0, 0)}
            time.sleep(0.002)


def cpu_of_children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


class Build:
    """One build folder of the project, with the line or without."""

    def __init__(
        self,
        source: Path,
        folder: Path,
        generator: str,
        target: str,
        orphans: Orphans,
        *,
        ours: bool,
    ) -> None:
        self.take_place(folder, orphans, target)
        tool = our_tool()
        options = [f"-DTblgenBuild_DIR={ROOT / 'cmake'}", f"-DTBLGEN_EXECUTABLE={tool}"]
        subprocess.run(
            ["cmake", "-G", generator, "-S", source, "-B", folder, f"-DSWITCHED={int(ours)}",
             "-DMLIR_DIR=/usr/lib/llvm-22/lib/cmake/mlir", "-Wno-dev", *options],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

        # Not through cmake --build: that may be a Python script, and take as long as a build.
        cache = (folder / "CMakeCache.txt").read_text()
        [self.program] = re.findall(r"^CMAKE_MAKE_PROGRAM:\w+=(.*)$", cache, re.MULTILINE)

    def take_place(self, folder: Path, orphans: Orphans, target: str) -> None:
        """Folders of its own for the build, its cache, and its engine."""
        self.folder = folder
        self.orphans = orphans
        self.target = target
        self.cache = folder.with_name("cache")
        runtime = folder.with_name("runtime")
        runtime.mkdir(parents=True, mode=0o700)
        self.environment = os.environ | {
            "TBLGEN_CACHE_DIR": str(self.cache),
            "XDG_RUNTIME_DIR": str(runtime),
        }

    def outputs(self) -> list[Path]:
        return sorted(self.folder.rglob("*.inc"))

    def clean(self) -> None:
        subprocess.run([self.program, "-C", self.folder, "clean"], check=True,
                       stdout=subprocess.DEVNULL)  # fmt: skip

    def run(self, **environment: str) -> Times:
        before, start = cpu_of_children(), time.perf_counter()
        jobs = str(len(os.sched_getaffinity(0)))
        done = subprocess.run(
            [self.program, "-C", self.folder, self.target, f"-j{jobs}"],
            env=self.environment | environment, capture_output=True, text=True,
        )  # fmt: skip
        wall = time.perf_counter() - start
        self.orphans.end()
        if done.returncode:
            sys.exit(done.stdout + done.stderr)
        return Times(wall, cpu_of_children() - before)


def phases(source: Path, edit: Callable[[], None]) -> dict[str, Callable[[Build], Times]]:
    def no_cache(build: Build) -> Times:
        build.clean()
        return build.run(TBLGEN_CACHE="off")

    def first_time(build: Build) -> Times:
        build.clean()
        shutil.rmtree(build.cache, ignore_errors=True)
        return build.run()

    def hits(build: Build) -> Times:
        build.clean()
        return build.run()

    def nothing(build: Build) -> Times:
        return build.run()

    def swap_file(build: Build) -> Times:
        for folder in {file.parent for file in source.rglob("*.td")}:
            (folder / ".made.td.swp").write_text("")
            (folder / ".made.td.swp").unlink()
        return build.run(TBLGEN_CACHE="off")

    def one_op(build: Build) -> Times:
        edit()
        return build.run(TBLGEN_CACHE="off")

    def one_op_kept(build: Build) -> Times:
        edit()
        return build.run()

    return {
        "no cache": no_cache,
        "first time": first_time,
        "hits": hits,
        "no-op": nothing,
        "swap file": swap_file,
        "one op": one_op,
        "one op kept": one_op_kept,
    }


def editor(source: Path) -> Callable[[], None]:
    """Changes an operation, to something new at every call."""
    start = 'let assemblyFormat = "'
    files = {path: path.read_text() for path in sorted(source.rglob("*Ops.td"))}
    file, text = next((path, text) for path, text in files.items() if start in text)
    count = 0

    def edit() -> None:
        nonlocal count
        count += 1
        before, _, after = text.rpartition(start)
        file.write_text(f"{before}{start}`changed{count}` {after}")

    return edit


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("project", nargs="?", type=Path)
    parser.add_argument("--example", action="store_true")
    parser.add_argument("--shape", choices=SHAPES, default="template")
    parser.add_argument("--phases", type=lambda text: text.split(","))
    parser.add_argument("--processors", type=int, nargs="*")
    parser.add_argument("--load", type=int, default=0)
    parser.add_argument("--generator", default="Ninja")
    parser.add_argument("--target", default="everything")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args(arguments)
    if options.processors:
        os.sched_setaffinity(0, options.processors)
    with busy_loops(options.load):
        measure(options)


@contextlib.contextmanager
def busy_loops(count: int) -> Iterator[None]:
    loops = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def measure(options: argparse.Namespace) -> None:
    orphans = Orphans()
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "source")
        if options.project:
            shutil.copytree(options.project, source)
        elif options.example:
            make_example(source)
        else:
            make_project(source, SHAPES[options.shape])
        builds = {
            name: Build(source, Path(scratch, name, "b"), options.generator, options.target,
                        orphans, ours=name == "ours")
            for name in ("reference", "ours")
        }  # fmt: skip
        for build in builds.values():
            build.run()
        count = {name: len(build.outputs()) for name, build in builds.items()}
        print(f"{count['reference']} outputs, {count['ours']} with us; {options.generator}")
        show_times(builds, phases(source, editor(source)), options)


def show_times(
    builds: Mapping[str, Build],
    timed: Mapping[str, Callable[[Build], Times]],
    options: argparse.Namespace,
) -> None:
    """The table: a line for each phase, of the two builds in turn."""
    print(f"{'':12}{'reference wall/cpu ms':>22}{'ours wall/cpu ms':>22}{'wall':>8}{'cpu':>8}")
    for name, phase in timed.items():
        if options.phases and name not in options.phases:
            continue
        measured: dict[str, list[Times]] = {"reference": [], "ours": []}
        for _ in range(options.rounds):
            for side, build in builds.items():
                measured[side].append(phase(build))
        wall, cpu = (
            {s: 1000 * statistics.median([getattr(t, what) for t in measured[s]]) for s in measured}
            for what in ("wall", "cpu")
        )
        print(
            f"{name:12}{wall['reference']:12.0f} /{cpu['reference']:8.0f}"
            f"{wall['ours']:12.0f} /{cpu['ours']:8.0f}"
            f"{wall['ours'] / wall['reference']:8.2f}{cpu['ours'] / cpu['reference']:8.2f}"
        )


if __name__ == "__main__":
    main()
