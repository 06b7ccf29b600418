"""Whole targets of our own, and the commands each is given.

A target is a folder, laid out as real ones are; its main file includes the others, and names the
commands that only it has in a comment: `// also: -flags ; -flags`, and those that the reference
refuses for it: `// not: -flags`. A generator that is added is
compared from then on: none is left out but those that describe something else than a target.
"""

from __future__ import annotations

from pathlib import Path

from tblgen_build.generators.llvm import GENERATORS

HERE = Path(__file__).parent / "llvm" / "targets"
EXAMPLE = HERE.parents[2] / "examples/llvm-target/td/Wren.td"  # one more, for readers
ALSO = "// also: "
NOT = "// not: "
TARGETS = sorted(path.name for path in HERE.iterdir() if path.is_dir())
NOT_OF_A_TARGET = {
    "gen-amdgpu-target-def",
    "gen-arm-target-def",
    "gen-attrs",
    "gen-directive-decl",
    "gen-directive-impl",
    "gen-dxil-operation",
    "gen-global-isel-combiner",
    "gen-insn-directive-match-table",
    "gen-intrinsic-enums",
    "gen-intrinsic-impl",
    "gen-opt-parser-defs",
    "gen-opt-rst",
    "gen-riscv-target-def",
    "gen-runtime-libcalls",
    "gen-target-library-info",
    "gen-vt",
    "gen-x86-fold-tables",
}
OPTIONS = {
    "gen-dag-isel": ["--omit-comments", "--instrument-coverage"],
    "gen-disassembler": [
        "--ignore-fully-defined-operands --ignore-non-decodable-operands",
        "--specialize-decoders-per-bitwidth",
        "--suppress-per-hwmode-duplicates=O1",
        "--suppress-per-hwmode-duplicates=O2 --use-fn-table-in-decode-to-mcinst",
    ],
    "gen-global-isel": ["--optimize-match-table=false --instrument-gisel-coverage"],
    "gen-instr-info": ["--instr-info-expand-mi-operand-info"],
}
FLAGS = [
    f"--{name} {options}".strip()
    for name in GENERATORS
    if name not in NOT_OF_A_TARGET
    for options in ["", *OPTIONS.get(name, [])]
]


def main_file(name: str) -> Path:
    return HERE / name / f"{name.capitalize()}.td"


def commands_of(name: str) -> tuple[str, ...]:
    lines = main_file(name).read_text().splitlines()

    def listed(mark: str) -> list[str]:
        return [
            command.strip()
            for line in lines
            if line.startswith(mark)
            for command in line.removeprefix(mark).split(";")
        ]

    refused = listed(NOT)
    assert set(refused) <= set(FLAGS)
    return (*[flags for flags in FLAGS if flags not in refused], *listed(ALSO))


def file_name(flags: str) -> str:
    return flags.replace("-", "_").replace(" ", "_").replace("=", "_") + ".inc"
