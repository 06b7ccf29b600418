"""How LLVM's generators for targets differ since release 23: a row a difference."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

CONVENTIONS_HAVE_A_GUARD: Final = Difference(
    "calling conventions have a guard",
    "functions are written under `#ifdef GET_CALLING_CONV_IMPL`, apart from lists of registers; "
    "before, unless `GET_CC_REGISTER_LISTS` is defined",
    since=23,
    seen="gen-callingconv",
)

BANKS_JOIN_NAMESPACES: Final = Difference(
    "register banks join namespaces",
    "the numbers of register banks are in `namespace llvm::target`; before, in two nested "
    "namespaces",
    since=23,
    seen="gen-register-bank",
)

FUSED_INSTRUCTIONS_MAY_BE_UNUSED: Final = Difference(
    "fused instructions may be unused",
    "the instructions in a fusion predicate are `[[maybe_unused]]`",
    since=23,
    seen="gen-macro-fusion-pred",
)

# CodeGen/MacroFusion.h: `isNonDataDep`.
FUSION_KNOWS_DEPENDENCES: Final = Difference(
    "fusion knows dependences",
    "predicates of fusion are given the dependence, refuse what is not a dependence on data, and "
    "count what they fuse",
    since=24,
    seen="gen-macro-fusion-pred",
    evidence=("llvm/CodeGen/MacroFusion.h", "SDep"),
)

# TargetInstrPredicate.td: CheckImmOperandLE is a CheckOperandBase.
PREDICATES_CHECK_OPERANDS: Final = Difference(
    "predicates check operands",
    "a predicate over an operand's value first asks whether the operand has such a value; before, "
    "it takes that for granted",
    since=24,
    seen="gen-macro-fusion-pred, gen-instr-info, gen-subtarget",
    evidence=("llvm/Target/TargetInstrPredicate.td", "StartVal"),
)

# TargetPfmCounters.td: `PfmCounter.EventSelect`.
COUNTERS_HAVE_ENCODINGS: Final = Difference(
    "counters have encodings",
    "a counter of cycles or micro operations has an event and a unit mask beside its name",
    since=23,
    seen="gen-exegesis",
    evidence=("llvm/Target/TargetPfmCounters.td", "EventSelect"),
)

CLASSES_ARE_ASKED_FOR: Final = Difference(
    "register classes are asked for",
    "generated code gets a register class from `getTargetMCRegisterClass`; before, from the "
    "array `TargetMCRegisterClasses`",
    since=23,
    seen="gen-register-info, gen-compress-inst-emitter, gen-asm-matcher",
)

COMPRESSION_TELLS_SIZE: Final = Difference(
    "compression tells the size",
    "`getCompressedSize` returns the size of the form that fits, or 0; before, "
    "`isCompressibleInst` whether there is one",
    since=24,
    seen="gen-compress-inst-emitter",
)

FEATURES_ARE_ORDERED_BY_NAME: Final = Difference(
    "features are ordered by name",
    "features that compression asks for stand in the order of their names; before, those that must "
    "be off come last",
    since=24,
    seen="gen-compress-inst-emitter",
)

# Target.td: `def ptr_rc : RegClassByHwMode`.
POINTERS_HAVE_MODES: Final = Difference(
    "pointers have modes",
    "the placeholder for pointers is a class by hardware mode of its own, which no target counts "
    "among its own, and any class of no modes is such a placeholder; before, it is no such class",
    since=24,
    seen="gen-compress-inst-emitter, gen-instr-info",
    evidence=("llvm/Target/Target.td", "!PointerLikeRegClass"),
)

MODES_OF_CLASSES_ARE_TOLD_APART: Final = Difference(
    "classes by mode are told apart",
    "an operand of a compressing pattern whose class depends on the mode has to be of the very "
    "class that the instruction has; before, of any",
    since=24,
    seen="gen-compress-inst-emitter",
)

# --- registers

# MC/MCRegisterInfo.h: `struct MCRegisterClassStorage`.
BASE_CLASSES_COME_FIRST: Final = Difference(
    "base classes come first",
    "if several register classes of one size hold all sub-registers, the one with the highest "
    "`BaseClassOrder` is chosen; before, the first",
    since=23,
    seen="gen-register-info",
)

REGISTERS_HOLD_THEIR_PARTS: Final = Difference(
    "registers hold their parts",
    "a register that its sub-registers cover is at least as large as these, in the largest class "
    "that has it; before, sizes are not compared",
    since=24,
    seen="gen-register-info",
)

CLASSES_ARE_STORED_TOGETHER: Final = Difference(
    "register classes are stored together",
    "all register classes and their tables are one constant object, and tables of the code "
    "generator have the target's name; before, each class has arrays and objects of its own",
    since=23,
    seen="gen-register-info",
    evidence=("llvm/MC/MCRegisterInfo.h", "!RegsBegin"),
)

# CodeGen/TargetRegisterInfo.h: `virtual ArrayRef<MCPhysReg> getRawAllocationOrder`.
MINIMAL_CLASSES_ARE_TOLD: Final = Difference(
    "minimal classes are told",
    "there is a function `getMinimalPhysRegClass`",
    since=23,
    seen="gen-register-info",
    evidence=("llvm/CodeGen/TargetRegisterInfo.h", "!getMinimalPhysRegClassLLT"),
)

# MC/MCRegisterInfo.h: `SuperRegMaskOffsets`.
CLASSES_SHARE_MASKS: Final = Difference(
    "register classes share masks",
    "masks of super-registers are shared, and sets of members begin at the first of them",
    since=24,
    seen="gen-register-info",
    evidence=("llvm/MC/MCRegisterInfo.h", "SuperRegMaskOffsetsOff"),
)

# CodeGen/TargetRegisterInfo.h: `getLargestRegClassForRegPressureSet`.
LARGEST_CLASSES_ARE_TOLD: Final = Difference(
    "largest classes are told",
    "there is `getLargestRegClassForRegPressureSet`",
    since=24,
    seen="gen-register-info",
    evidence=("llvm/CodeGen/TargetRegisterInfo.h", "getLargestRegClassForRegPressureSet"),
)

UNCOVERED_LANES_COUNT: Final = Difference(
    "uncovered lanes count",
    "lanes of a sub-register that none of its units is in are lanes of all these units; before, "
    "only lanes of leaves are",
    since=24,
    seen="gen-register-info",
)

ARTIFICIAL_MEMBERS_ARE_IGNORED: Final = Difference(
    "artificial members are ignored",
    "inferred register classes ignore artificial registers, and no class of only artificial "
    "ones is inferred; before, artificial registers count",
    since=23,
    seen="gen-register-bank, gen-register-info",
)

UNALLOCATED_REGISTERS_WEIGH_THE_SAME: Final = Difference(
    "unallocated registers weigh the same",
    "once a register that no class allocates takes over a unit that evens out a weight, all such "
    "registers get one weight; before, they keep their own",
    since=23,
    seen="gen-register-info",
)
REGISTERS_MAY_BE_INTERVALS: Final = Difference(
    "registers may be intervals",
    "with a target's `RegistersAreIntervals`, units are numbered so that those of each register "
    "follow each other, and `RegUnitIntervals` lists them; before, there is no such field",
    since=23,
    seen="gen-register-info",
)

# --- subtargets

# MC/MCSubtargetInfo.h: `struct SubtargetFeatureKVStorage`.
FEATURES_ARE_STORED_WITH_STRINGS: Final = Difference(
    "features are stored with their strings",
    "features and processors are each one constant object with its strings, and schedule models "
    "an array; before, they are arrays with pointers",
    since=23,
    seen="gen-subtarget",
)

# CodeGen/TargetSubtargetInfo.h: `getInlineIgnoreFeatures`. Target.td: `class InlineBehavior`.
FEATURES_SAY_WHAT_IS_INLINED: Final = Difference(
    "features say what is inlined",
    "there are `getInlineIgnoreFeatures` and the like",
    since=23,
    seen="gen-subtarget",
)

SUBTARGETS_ARE_FINAL: Final = Difference(
    "subtargets are final",
    "most functions of a subtarget are `final`; before, `override`",
    since=23,
    seen="gen-subtarget",
)

UNUSED_MODES_ARE_ZERO: Final = Difference(
    "unused modes are zero",
    "a kind of hardware mode that nothing depends on is 0; before, the code looks for it in an "
    "empty list",
    since=23,
    seen="gen-subtarget",
)

FEATURES_HAVE_SEVEN_WORDS: Final = Difference(
    "features have seven words",
    "a set of features has seven words of bits; before, six",
    since=24,
    seen="gen-subtarget, gen-target-features",
    evidence=("llvm/TargetParser/SubtargetFeature.h", "MAX_SUBTARGET_WORDS = 7"),
)

# TargetSubtarget.td: `class ProcessorAlias`.
PROCESSORS_HAVE_ALIASES: Final = Difference(
    "processors have aliases",
    "other names of processors are a table of their own",
    since=24,
    seen="gen-subtarget",
    evidence=("llvm/MC/MCSubtargetInfo.h", "SubtargetSubTypeAliasKV"),
)

# MC/MCSchedule.h: `uint8_t NumWriteProcResEntries`.
COUNTS_FOLLOW_INDICES: Final = Difference(
    "counts follow indices",
    "a schedule class has indices first, and then counts of entries, each of a byte; before, each "
    "index has its count",
    since=24,
    seen="gen-subtarget",
    evidence=("llvm/MC/MCSchedule.h", "uint8_t NumWriteProcResEntries"),
)

VARIANTS_ARE_LISTED: Final = Difference(
    "variants are listed",
    "there is `getVariantSchedClassTargets`",
    since=24,
    seen="gen-subtarget",
)

NEGATIONS_ARE_GROUPED: Final = Difference(
    "negations are grouped",
    "a feature that has to be off is `!(FB[feature])`; before, `!FB[feature]`",
    since=24,
    seen="gen-subtarget, gen-asm-matcher",
)

# Target/TargetSubtarget.td: `def none_of`.
CONDITIONS_KNOW_NONE_OF: Final = Difference(
    "conditions know none_of",
    "the condition of a predicate for assemblers may be `none_of`",
    since=24,
    seen="gen-asm-matcher, gen-disassembler, gen-asm-writer, gen-compress-inst-emitter",
    evidence=("llvm/Target/TargetSubtarget.td", "none_of"),
)

ALIASES_KEEP_NEGATIONS: Final = Difference(
    "aliases keep negations",
    "the second of two features of which an alias needs any may be off; before, its negation was "
    "lost, and other conditions in its place were taken apart",
    since=24,
    seen="gen-asm-writer",
)

# --- assembly

OPTIONAL_OPERANDS_COUNT_FROM_ONE: Final = Difference(
    "optional operands count from one",
    "a left out operand is marked at its number, counted from the mnemonic, which is 0; before, "
    "at the number less one",
    since=23,
    seen="gen-asm-matcher",
)

OPCODES_ARE_LONG: Final = Difference(
    "opcodes are long",
    "an opcode takes four bytes in the table of the matcher; before, two",
    since=23,
    seen="gen-asm-matcher",
)

ASM_INFO_IS_A_REFERENCE: Final = Difference(
    "asm info is a reference",
    "a context's `getAsmInfo` returns a reference; before, a pointer",
    since=23,
    seen="gen-asm-matcher",
)

SURPLUS_OPERANDS_ARE_NEAR_MISSES: Final = Difference(
    "surplus operands are near misses",
    "an instruction with too many operands is a near miss, and one that misses in several "
    "operands is reported if nothing is nearer; before, neither",
    since=23,
    seen="gen-asm-matcher",
)

REGISTER_MATCHERS_MAY_BE_UNUSED: Final = Difference(
    "matchers of registers may be unused",
    "`MatchRegisterName` and `MatchRegisterAltName` are `[[maybe_unused]]`",
    since=24,
    seen="gen-asm-matcher",
)

MATCH_KINDS_HAVE_CLASSES: Final = Difference(
    "match kinds have register classes",
    "`getRegClassFromMatchKind` returns the register class of a class of operands",
    since=24,
    seen="gen-asm-matcher",
)

MODES_ARE_REMAPPED_ALONE: Final = Difference(
    "classes by mode are remapped by a function",
    "`remapRegClassByHwMode` returns the class of operands for the mode, of whatever operand; "
    "before, the validation does it, for registers only",
    since=24,
    seen="gen-asm-matcher",
)

TOKEN_KINDS_MATCH_TOKENS: Final = Difference(
    "kinds of tokens match tokens only",
    "an operand that is no token never matches the class of a token; before, the target is asked",
    since=24,
    seen="gen-asm-matcher",
)

NUMBERS_ARE_IN_ONE_PIECE: Final = Difference(
    "numbers of printed instructions are in one piece",
    "where more than 56 bits tell how an instruction is printed, they are one table of 64 bits; "
    "before, two of 32 bits",
    since=24,
    seen="gen-asm-writer",
)

# --- automata

PACKETIZERS_ARE_IN_STRING_MAPS: Final = Difference(
    "packetizers are in the order of string maps",
    "packetizers of several namespaces are in the order of an `llvm::StringMap`; before, in "
    "that of a `std::unordered_map`",
    since=23,
    seen="gen-dfa-packetizer",
)

ITINERARIES_ARE_ORDERED_BY_NAME: Final = Difference(
    "itineraries are ordered by name",
    "if itineraries number a functional unit differently, the one with the last name decides; "
    "before, the one that is defined last",
    since=23,
    seen="gen-dfa-packetizer",
)

# --- encodings

ENCODINGS_SHARE_BITS: Final = Difference(
    "encodings share bits",
    "where encodings of more than 64 bits repeat, each is in the table once, and tables of indices "
    "refer to it; before, every instruction has its own",
    since=24,
    seen="gen-emitter",
)

# --- descriptions of instructions

DEPRECATION_IS_ASKED: Final = Difference(
    "deprecation is asked for",
    "one function tells whether an instruction is deprecated; before, a table has a function "
    "for each opcode",
    since=23,
    seen="gen-instr-info",
)

CLASS_TABLES_ARE_DECLARED: Final = Difference(
    "tables of classes by mode are declared",
    "the declarations for the MC layer have the table of register classes by hardware mode",
    since=24,
    seen="gen-instr-info",
)

# --- target parsers

TUNING_HAS_DIRECTIVES: Final = Difference(
    "tuning has directives",
    "there are tables of RISC-V's tuning features, of what turns them on and off, and of the "
    "processors that accept them; before, there are none",
    since=23,
    seen="gen-riscv-target-def",
)

PARSER_HAS_STRING_TABLE: Final = Difference(
    "AArch64's parser has a string table",
    "AArch64's target parser has a table of strings, and processors name architectures by "
    "number; before and after, strings are literals, and architectures are references",
    since=23,
    until=23,
    seen="gen-arm-target-def",
)

# --- X86

RARE_MAPS_ARE_SPARSE: Final = Difference(
    "rare maps of opcodes are sparse",
    "maps of opcodes after the first four have indices of decisions, each of which is there once; "
    "before, each context has its own",
    since=23,
    seen="gen-disassembler",
)

WITHOUT_FLAGS_IS_NOT_COMPRESSED: Final = Difference(
    "what leaves flags alone is not compressed",
    "an EVEX form that leaves flags alone (NF) has no short form; before, it has that of the same "
    "encoding",
    since=23,
    seen="gen-x86-instr-mapping",
)

CROSSING_INSTRUCTIONS_ARE_LISTED: Final = Difference(
    "instructions that cross lanes are listed",
    "there is a table of instructions that no load with the same mask may be folded into",
    since=23,
    seen="gen-x86-fold-tables",
)

# --- searchable tables

TABLES_HAVE_STRING_TABLES: Final = Difference(
    "tables have string tables",
    "searchable tables keep their strings in one table, as offsets, and a function returns one; "
    "before, the strings are in the rows",
    since=23,
    seen="gen-searchable-tables",
)

CLAMPS_ARE_OF_TYPES: Final = Difference(
    "clamps are of types",
    "a key is clamped with `std::clamp<type>`; before, with casts of the key and its bounds",
    since=23,
    seen="gen-searchable-tables",
)

MNEMONICS_HAVE_OUTER_GUARDS: Final = Difference(
    "mnemonics have outer guards",
    "each section of X86's mnemonics opens its own namespaces; before, both share them",
    since=23,
    seen="gen-x86-mnemonic-tables",
)

# --- what depends on no target

# IR/RuntimeLibcallsImpl.td: `RuntimeLibcallImpl.IsDefault`.
LIBCALLS_HAVE_DEFAULTS: Final = Difference(
    "runtime libcalls have defaults",
    "each call has a function by default, of which systems replace some, and names of functions "
    "are C strings; later, systems have sets of functions, which are looked up by their names",
    until=21,
    seen="gen-runtime-libcalls",
)
# IR/RuntimeLibcallsImpl.td: `class LibcallLibrary`.
LIBCALLS_ARE_IN_LIBRARIES: Final = Difference(
    "runtime libcalls are in libraries",
    "functions are in libraries that systems have by default, predicates are dags, and there are "
    "tables of types, families and calls with masks; before, each system has a set of functions",
    since=24,
    seen="gen-runtime-libcalls",
    evidence=("llvm/IR/RuntimeLibcallsImpl.td", "LibcallLibrary"),
)
