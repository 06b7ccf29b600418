"""The LLVM generators by flag, as in `generators.mlir`, and those that only llvm-tblgen has."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

GENERATORS: Final[dict[str, str]] = {
    "gen-callingconv": "calling_convention:CALLING_CONVENTIONS",
    "gen-compress-inst-emitter": "compress:COMPRESS",
    "gen-disassembler": "disassembler:DISASSEMBLER",
    "gen-emitter": "code_emitter:EMITTER",
    "gen-instr-info": "instr_info:INSTR_INFO",
    "gen-intrinsic-enums": "intrinsics.enums:ENUMS",
    "gen-intrinsic-impl": "intrinsics.impl:IMPL",
    "gen-opt-parser-defs": "options.parser_defs:PARSER_DEFS",
    "gen-pseudo-lowering": "pseudo_lowering:PSEUDO_LOWERING",
    "gen-searchable-tables": "searchable_tables:SEARCHABLE_TABLES",
}

# Known by name, so that asking for one gets a better answer than "unknown option".
NOT_AVAILABLE: Final[tuple[str, ...]] = (
    "gen-arm-target-def",
    "gen-asm-matcher",
    "gen-asm-writer",
    "gen-attrs",
    "gen-automata",
    "gen-ctags",
    "gen-dag-isel",
    "gen-dfa-packetizer",
    "gen-directive-decl",
    "gen-directive-impl",
    "gen-dxil-operation",
    "gen-exegesis",
    "gen-fast-isel",
    "gen-global-isel",
    "gen-global-isel-combiner",
    "gen-instr-docs",
    "gen-macro-fusion-pred",
    "gen-opt-rst",
    "gen-register-bank",
    "gen-register-info",
    "gen-riscv-target-def",
    "gen-runtime-libcalls",
    "gen-sd-node-info",
    "gen-subtarget",
    "gen-target-features",
    "gen-target-library-info",
    "gen-vt",
    "gen-x86-fold-tables",
    "gen-x86-instr-mapping",
    "gen-x86-mnemonic-tables",
)
