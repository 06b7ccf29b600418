"""The LLVM generators by flag, as in `generators.mlir`, and those that only llvm-tblgen has."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

GENERATORS: Final[dict[str, str]] = {
    "gen-amdgpu-target-def": "target_parser.amdgpu:AMDGPU",
    "gen-arm-target-def": "target_parser.arm:ARM",
    "gen-asm-matcher": "asm_matcher:ASM_MATCHER",
    "gen-asm-writer": "asm_writer:ASM_WRITER",
    "gen-attrs": "target_independent.function_attributes:ATTRIBUTES",
    "gen-automata": "automata:AUTOMATA",
    "gen-callingconv": "calling_convention:CALLING_CONVENTIONS",
    "gen-compress-inst-emitter": "compress:COMPRESS",
    "gen-ctags": "ctags:CTAGS",
    "gen-dag-isel": "dag_isel:DAG_ISEL",
    "gen-dfa-packetizer": "dfa_packetizer:DFA_PACKETIZER",
    "gen-directive-decl": "directives.directive_enums:DECLARATIONS",
    "gen-directive-impl": "directives.directive_functions:DEFINITIONS",
    "gen-disassembler": "disassembler:DISASSEMBLER",
    "gen-dxil-operation": "dxil_operation:DXIL_OPERATIONS",
    "gen-emitter": "code_emitter:EMITTER",
    "gen-exegesis": "exegesis:EXEGESIS",
    "gen-fast-isel": "fast_isel:FAST_ISEL",
    "gen-global-isel": "global_isel:GLOBAL_ISEL",
    "gen-global-isel-combiner": "gi_combiner:COMBINER",
    "gen-insn-directive-match-table": "insn_directives:INSN_DIRECTIVES",
    "gen-instr-docs": "instr_docs:INSTR_DOCS",
    "gen-instr-info": "instr_info:INSTR_INFO",
    "gen-intrinsic-enums": "intrinsics.enums:ENUMS",
    "gen-intrinsic-impl": "intrinsics.impl:IMPL",
    "gen-macro-fusion-pred": "macro_fusion:MACRO_FUSION",
    "gen-opt-parser-defs": "options.parser_defs:PARSER_DEFS",
    "gen-opt-rst": "options.rst:RST",
    "gen-pseudo-lowering": "pseudo_lowering:PSEUDO_LOWERING",
    "gen-register-bank": "register_bank:REGISTER_BANKS",
    "gen-register-info": "register_info:REGISTER_INFO",
    "gen-riscv-target-def": "target_parser.riscv:RISCV",
    "gen-runtime-libcalls": "target_independent.runtime_libcalls:RUNTIME_LIBCALLS",
    "gen-sd-node-info": "sd_node_info:SD_NODE_INFO",
    "gen-searchable-tables": "searchable_tables:SEARCHABLE_TABLES",
    "gen-subtarget": "subtarget:SUBTARGET",
    "gen-target-features": "target_features:TARGET_FEATURES",
    "gen-target-library-info": "target_independent.target_library_info:TARGET_LIBRARY_INFO",
    "gen-vt": "target_independent.value_types:VALUE_TYPES",
    "gen-x86-fold-tables": "x86.fold_tables:FOLD_TABLES",
    "gen-x86-instr-mapping": "x86.instr_mapping:INSTR_MAPPING",
    "gen-x86-mnemonic-tables": "x86.mnemonics:MNEMONIC_TABLES",
}

# Keys of the files that a generator writes beside its output: all of them, each time.
ADDITIONAL: Final[dict[str, tuple[str, ...]]] = {
    "gen-register-info": ("Enums.inc", "Header.inc", "MCDesc.inc", "TargetDesc.inc"),
}
