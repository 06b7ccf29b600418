"""The families of random programs: what makes one, and the commands that it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from random_encodings import random_encodings
from random_fast_selection import random_fast_selection
from random_formats import random_format
from random_instructions import random_instructions
from random_matchers import random_matcher
from random_mutations import commands_of_mutation, random_mutation
from random_patterns import random_pattern
from random_processors import random_processors
from random_registers import random_registers
from random_selection import random_selection
from random_x86 import random_x86
from reference import LLVM_TBLGEN, MLIR_TBLGEN

_DISASSEMBLERS = (
    "--gen-disassembler",
    "--gen-disassembler --suppress-per-hwmode-duplicates=O2 --use-fn-table-in-decode-to-mcinst"
    " --ignore-non-decodable-operands",
    "--gen-disassembler --suppress-per-hwmode-duplicates=O1 --specialize-decoders-per-bitwidth"
    " --ignore-fully-defined-operands",
)


Commands = Callable[[int], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Family:
    name: str
    program: Callable[[int], str]
    commands: Commands
    tool: str = LLVM_TBLGEN
    needs_intrinsics: bool = False


def _each(*flags: str) -> Commands:
    return lambda seed: flags


def _one_of(*flags: str) -> Commands:
    return lambda seed: flags[seed % len(flags) :][:1]


_ALL = (
    Family("registers", random_registers, _each("--gen-register-info")),
    Family("selection", random_selection, _each("--gen-dag-isel")),
    Family("fast-selection", random_fast_selection, _each("--gen-fast-isel")),
    Family("matchers", random_matcher, _each("--gen-asm-matcher", "--gen-asm-writer")),
    Family("encodings", random_encodings, _one_of("--gen-emitter", *_DISASSEMBLERS)),
    Family("x86", random_x86, _each("--gen-disassembler")),
    Family(
        "instructions",
        random_instructions,
        _each(
            "--gen-instr-info",
            "--gen-asm-writer",
            "--gen-register-info",
            "--gen-pseudo-lowering",
            "--gen-compress-inst-emitter",
        ),
    ),
    Family(
        "processors",
        random_processors,
        _each("--gen-subtarget", "--gen-instr-info", "--gen-dfa-packetizer"),
    ),
    Family("mutations", random_mutation, commands_of_mutation),
    Family("formats", random_format, _each("--gen-op-defs"), tool=MLIR_TBLGEN),
    Family("patterns", random_pattern, _each("--gen-rewriters"), tool=MLIR_TBLGEN),
)
FAMILIES = {family.name: family for family in _ALL}
