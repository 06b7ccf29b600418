"""C++ compile time of a large dialect: its definitions in one file, and in shards.

    python benchmarks/shards.py [--operations 500] [--shards auto] [--optimize 2]

It makes a dialect whose operations have operands, attributes, regions, formats and interfaces as
real ones do, and builds its library twice by tblgen_add_library(): with all definitions in one
file, and with SHARDS. It reports the CPU time of all compiles, and of the longest compile: a
machine with enough processors waits that long.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from reference import our_tool  # noqa: E402

LISTS = """\
cmake_minimum_required(VERSION 3.20)
project(shards C CXX)
set(CMAKE_CXX_STANDARD 17)
find_package(MLIR REQUIRED CONFIG)
find_package(TblgenBuild REQUIRED)
include_directories(SYSTEM ${{MLIR_INCLUDE_DIRS}} ${{LLVM_INCLUDE_DIRS}})
tblgen_add_library(BigGenerated SOURCE BigOps.td {shards}
  OUTPUTS BigOps.h.inc BigOps.cpp.inc BigOpsDialect.h.inc BigOpsDialect.cpp.inc)
add_library(Big STATIC Big.cpp)
target_include_directories(Big PRIVATE ${{CMAKE_CURRENT_SOURCE_DIR}})
target_link_libraries(Big PUBLIC BigGenerated)
target_compile_options(Big PRIVATE -fno-rtti)
set_target_properties(Big PROPERTIES CXX_COMPILER_LAUNCHER
  "/usr/bin/env;time;-a;-o;${{CMAKE_BINARY_DIR}}/times;-f;%U %S")
"""
HEADER = """\
#pragma once
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "BigOpsDialect.h.inc"
#define GET_OP_CLASSES
#include "BigOps.h.inc"
"""
ONE_FILE = """\
#include "Big.h"
#include "BigOpsDialect.cpp.inc"
void big::BigDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "BigOps.cpp.inc"
  >();
}
#define GET_OP_CLASSES
#include "BigOps.cpp.inc"
"""
SHARDED = """\
#include "Big.h"
#include "BigOpsDialect.cpp.inc"
void big::BigDialect::initialize() { registerBigDialectOperations(this); }
"""
HEAD = """\
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Big_Dialect : Dialect { let name = "big"; let cppNamespace = "::big"; }
class Big_Op<string mnemonic, list<Trait> traits = []> : Op<Big_Dialect, mnemonic, traits>;
"""
KINDS = (
    """\
def Big_Binary{0}Op : Big_Op<"binary{0}", [Pure, SameOperandsAndResultType]> {{
  let arguments = (ins SignlessIntegerLike:$lhs, SignlessIntegerLike:$rhs,
                       DefaultValuedAttr<I64Attr, "{0}">:$bias);
  let results = (outs SignlessIntegerLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}}
""",
    """\
def Big_Gather{0}Op : Big_Op<"gather{0}",
    [AttrSizedOperandSegments, MemoryEffects<[MemRead]>]> {{
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$offsets, Optional<I1>:$mask,
                       OptionalAttr<StrAttr>:$layout, UnitAttr:$ordered);
  let results = (outs AnyType:$value);
  let assemblyFormat = [{{
    $source `[` $offsets `]` (`mask` $mask^)? (`layout` $layout^)? (`ordered` $ordered^)?
    attr-dict `:` type($source) `->` type($value)
  }}];
}}
""",
    """\
def Big_Scope{0}Op : Big_Op<"scope{0}", [RecursiveMemoryEffects]> {{
  let arguments = (ins Variadic<AnyType>:$inputs, SymbolNameAttr:$name, I32ArrayAttr:$sizes);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{{
    $name `(` $inputs `:` type($inputs) `)` $sizes $body attr-dict `->` type($outputs)
  }}];
}}
""",
)


def build(folder: Path, operations: int, shards: str, optimize: str) -> list[float]:
    """CPU seconds of each compile."""
    text = HEAD + "".join(KINDS[n % len(KINDS)].format(n) for n in range(operations))
    section = f"SHARDS {shards} INTO Big HEADERS Big.h" if shards else ""
    files = {
        "CMakeLists.txt": LISTS.format(shards=section),
        "Big.h": HEADER,
        "Big.cpp": SHARDED if shards else ONE_FILE,
        "BigOps.td": text,
    }
    for name, content in files.items():
        (folder / name).write_text(content)
    subprocess.run(
        ["cmake", "-G", "Ninja", "-S", folder, "-B", folder / "b",
         f"-DTblgenBuild_DIR={ROOT}/cmake", f"-DTBLGEN_EXECUTABLE={our_tool()}",
         "-DMLIR_DIR=/usr/lib/llvm-22/lib/cmake/mlir",
         f"-DCMAKE_CXX_FLAGS=-O{optimize}", "-Wno-dev"],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    jobs = str(os.cpu_count())
    done = subprocess.run(
        ["cmake", "--build", folder / "b", "-j", jobs], capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    times = (folder / "b" / "times").read_text()
    return [float(user) + float(system) for user, system in re.findall(r"(\S+) (\S+)\n", times)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--operations", type=int, default=500)
    parser.add_argument("--shards", default="auto")
    parser.add_argument("--optimize", default="2")
    options = parser.parse_args()
    print(f"{options.operations} operations, -O{options.optimize}; seconds of CPU")
    print(f"{'':10}{'compiles':>10}{'longest':>10}{'all':>10}")
    for name, shards in (("one file", ""), ("shards", options.shards)):
        with tempfile.TemporaryDirectory() as folder:
            times = build(Path(folder), options.operations, shards, options.optimize)
        print(f"{name:10}{len(times):10}{max(times):10.1f}{sum(times):10.1f}", flush=True)


if __name__ == "__main__":
    main()
