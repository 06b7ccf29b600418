"""How Clang's generators differ between releases: a row a difference, in the outputs' order."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# --- attributes

# clang/Basic/Attr.td: `Attr.comparisonFn`, `Attr.profileFn`.
ATTRIBUTES_ARE_COMPARED: Final = Difference(
    "attributes are compared",
    "an attribute's class has `isEquivalent` and `Profile`",
    since=23,
    seen="gen-clang-attr-classes, gen-clang-attr-impl",
)
# clang/Basic/Attr.td: `WrappedAttr.AttrType`.
WRAPPED_ATTRIBUTES_HAVE_TYPES: Final = Difference(
    "wrapped attributes have types",
    "an argument that is an attribute has the class that `AttrType` names; before, `Attr`",
    since=23,
    seen="gen-clang-attr-classes, gen-clang-attr-impl",
)
# clang/Basic/Attr.td: `Attr.ParseArgsInFunctionScope`.
LATE_NAMES_MAY_REPEAT: Final = Difference(
    "names of late parsed attributes may repeat",
    "an attribute that is parsed late is listed once for each of its GNU spellings; before, once "
    "for each of their names",
    since=20,
    seen="gen-clang-attr-parser-string-switches",
    derived="20 as 21: it came with 20 or 21",
)
ARGUMENTS_MAY_BE_PARSED_IN_FUNCTIONS: Final = Difference(
    "arguments may be parsed in functions",
    "there is a list of attributes whose arguments are parsed in the scope of their function",
    since=23,
    seen="gen-clang-attr-parser-string-switches",
)
# clang/Basic/Attr.td: `Attr.HasCustomTextNodeDump`.
DUMPS_MAY_BE_CUSTOM: Final = Difference(
    "dumps may be custom",
    "an attribute with `HasCustomTextNodeDump` is dumped by a function of Clang's own",
    since=24,
    seen="gen-clang-attr-text-node-dump",
)
INTEROP_PREFERENCES_ARE_KEPT: Final = Difference(
    "preferences of interop are kept",
    "what an `interop` clause prefers is read, written and visited",
    since=24,
    seen="gen-clang-attr-pch-read, gen-clang-attr-pch-write, gen-clang-attr-ast-visitor, "
    "gen-clang-attr-node-traverse",
)

# --- Clang's IR

LOWERING_KNOWS_LLVM: Final = Difference(
    "lowering knows LLVM's operations",
    "a pattern may know the operation of LLVM that it makes, or have parameters of its own; "
    "attributes are visited, and those are listed that are always legal; before, neither",
    since=23,
    seen="gen-cir-lowering",
)
LOWERING_KNOWS_SYMBOLS: Final = Difference(
    "lowering knows symbols",
    "patterns have the tables of symbols, give operations properties, and lower those that depend "
    "on the floating point environment; attributes have their dialects' namespaces",
    since=24,
    seen="gen-cir-lowering",
)

# --- diagnostics

# clang/Basic/Diagnostic.td: `Diagnostic.StableId`.
DIAGNOSTICS_HAVE_STABLE_IDS: Final = Difference(
    "diagnostics have stable ids",
    "`DIAG` takes the offsets of the identifier that stays and of those it had before",
    since=23,
    seen="gen-clang-diags-defs, gen-clang-diags-iface",
)
DESCRIPTIONS_ARE_STORED: Final = Difference(
    "descriptions of diagnostics are stored",
    "the tables of stable ids have the texts of the diagnostics too",
    since=24,
    seen="gen-clang-diags-stable-ids",
)

# --- documents

DOCUMENTS_ARE_MARKDOWN: Final = Difference(
    "documents are Markdown",
    "documents of attributes, diagnostics and options are MyST Markdown; before, reStructuredText",
    since=24,
    seen="gen-attr-docs, gen-diag-docs, gen-opt-docs",
)
# Header llvm/ADT/Hashing.h. No evidence: only the order of documents of one heading shows it.
RANGES_ARE_HASHED_BY_XXH3: Final = Difference(
    "ranges are hashed by XXH3",
    "documents of one heading are in the order of another hash of their texts",
    since=23,
    seen="gen-attr-docs",
)

# --- syntax

# clang/lib/AST/ByteCode/Opcodes.td: `Opcode.CanFail`.
OPCODES_HAVE_FUNCTIONS: Final = Difference(
    "opcodes have functions",
    "each opcode of the interpreter is a function that calls the next one's, and says whether it "
    "can fail and needs its place in the code; before, a case of a switch",
    since=23,
    seen="gen-clang-opcodes",
)
ARGUMENTS_ARE_PRINTED_BY_PLACE: Final = Difference(
    "arguments of opcodes are printed by place",
    "the disassembly prints an argument from its place in the code; before, from the program too",
    since=24,
    seen="gen-clang-opcodes",
)

# --- builtins

VECTORS_OF_BUILTINS_NEST: Final = Difference(
    "vectors of builtins nest",
    "a vector in a prototype has elements of any type, and qualifiers after it; before, a vector "
    "that is a parameter ends at the first `>`",
    since=23,
    seen="gen-clang-builtins",
)
ADDRESS_SPACE_0_IS_NAMED: Final = Difference(
    "address space 0 is named",
    "a prototype may name address space 0; before, that is an error",
    since=23,
    seen="gen-clang-builtins",
)
OPENCL_HAS_VERSION_3_1: Final = Difference(
    "OpenCL has version 3.1",
    "a builtin's versions have a bit for 3.1",
    since=23,
    seen="gen-clang-opencl-builtins",
)
# clang/Basic/HLSLIntrinsics.td: `HLSLBuiltin.VaryingLongVector`.
HLSL_HAS_LONG_VECTORS: Final = Difference(
    "HLSL has long vectors",
    "a function may have an overload for vectors of more than four elements",
    since=24,
    seen="gen-hlsl-alias-intrinsics, gen-hlsl-inline-intrinsics",
)

# --- vectors of RISC-V

# clang/Basic/riscv_vector_common.td: `RVVBuiltin.HasSegInstSEW`.
SEGMENT_WIDTHS_ARE_ASKED_FOR: Final = Difference(
    "widths of segments are asked for",
    "only builtins with `HasSegInstSEW` say how wide the elements of a segment are",
    since=23,
    seen="gen-riscv-vector-builtin-codegen",
)
VECTOR_EXTENSIONS_ARE_DEFINED: Final = Difference(
    "extensions of vectors are defined",
    "the header defines a macro for each extension whose intrinsics it has",
    since=23,
    seen="gen-riscv-vector-header",
)
# clang/Basic/riscv_vector_common.td: `RVVBuiltin.MaskedPrototypeHasResultMask`.
MASKED_RESULTS_MAY_BE_MASKS: Final = Difference(
    "masked results may be masks",
    "a builtin says whether the prototype with a mask has the result's mask",
    since=24,
    seen="gen-riscv-vector-builtin-sema",
)
VECTORS_MAY_BE_DOUBLED: Final = Difference(
    "vectors may be doubled",
    "a prototype may ask for twice the registers (`d`); later modifiers are numbered one higher",
    since=23,
    seen="gen-riscv-vector-builtin-sema",
)
VECTORS_HAVE_ANOTHER_MODIFIER: Final = Difference(
    "vectors have another modifier",
    "modifiers of vectors after that of masks are numbered one higher",
    since=24,
    seen="gen-riscv-vector-builtin-sema",
)
SMALL_FLOATS_HAVE_VECTORS: Final = Difference(
    "small floats have vectors",
    "the header has vectors of floats of eight bits",
    since=23,
    seen="gen-riscv-vector-header",
)

# --- vectors of Arm

SCALES_ARE_SET_BY_FUNCTIONS_ELSEWHERE: Final = Difference(
    "scales are set by functions elsewhere",
    "arm_vector_types.h only declares the functions that set scales of 8-bit floats",
    since=24,
    seen="gen-arm-vector-type",
)
