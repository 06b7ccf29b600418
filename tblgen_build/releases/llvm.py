"""How LLVM's generators differ between releases: a row a difference, in the outputs' order."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# --- what all read

VALUE_TYPES_ARE_NUMBERED_BY_NAME: Final = Difference(
    "value types are numbered by name",
    "the number of a value type is the number of the first record with its name; before, the "
    "record has a field for it",
    since=22,
    seen="gen-register-info, gen-callingconv, gen-dag-isel",
)

VALUE_TYPES_MAY_BE_LONG: Final = Difference(
    "value types may be long",
    "a value type's number may have two bytes in tables; before, it is one byte",
    since=20,
    seen="gen-dag-isel",
    derived="20 as 21, whose headers say so: llvm-project#99657 came after 19 was branched",
)

SHORT_TYPES_ARE_NAMED: Final = Difference(
    "short value types are named",
    "if the number of a value type may have two bytes, one-byte numbers are written as names, "
    "`MVT::i32`; before, as numbers",
    since=22,
    seen="gen-dag-isel",
)

FIRST_OF_NO_TYPES_IS_64: Final = Difference(
    "the first of no types is number 64",
    "a default operand without a type has the value type of number 64; before, `Other`",
    since=20,
    seen="gen-dag-isel",
    derived="20 as 21: value types have two bytes since then",
)

MODES_SELECT_ONCE: Final = Difference(
    "modes select once",
    "a hardware mode that selects two things is an error; before, it selects the first",
    since=22,
    seen="gen-disassembler, gen-emitter, gen-register-info",
)

GENERIC_OPCODES_ARE_COMPLETE: Final = Difference(
    "generic opcodes are complete",
    "all of LLVM's generic instructions have a number; before, only those that the .td files "
    "define",
    since=22,
    seen="gen-instr-info",
)

# --- registers

REGISTERS_HAVE_FILES: Final = Difference(
    "registers have files",
    "the description of registers includes a file for each of its parts; before, it is one file",
    since=22,
    seen="gen-register-info",
)

INDEX_RANGES_DEPEND_ON_MODES: Final = Difference(
    "ranges of indices depend on modes",
    "bits that a sub-register index covers are the code generator's, by hardware mode; before, the "
    "MC layer's, of the default mode",
    since=19,
    seen="gen-register-info",
)

REGISTERS_TELL_CONSTANTS: Final = Difference(
    "registers tell whether they are constant",
    "a register's row says whether it is constant; before, it does not",
    since=19,
    seen="gen-register-info",
)

CLASSES_TELL_BASES: Final = Difference(
    "register classes tell bases",
    "a class's row says whether it is a base class; before, it does not",
    since=19,
    seen="gen-register-info",
)

STRINGS_END_IN_THREE_DIGITS: Final = Difference(
    "strings end in three digits",
    "tables of strings end one with `\\000`; before, with `\\0`",
    since=21,
    seen="gen-register-info, gen-asm-writer",
    derived="20 as 19: it came with 20 or 21",
)

REGISTER_ENUMERATION_HAS_TYPE: Final = Difference(
    "the enumeration of registers has a type",
    "it is `unsigned`; before, the compiler's choice",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

REGISTER_LISTS_HAVE_NO_ENDS: Final = Difference(
    "register lists have no ends",
    "a list of lane masks or of indices has no last element that ends it; before, it has",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

CLASSES_FOLLOW_COMPOSITIONS: Final = Difference(
    "inferred classes follow compositions",
    "an inferred class is named by the first index, where indices that others compose to come "
    "last, and by what the class it was inferred from was inferred from; before, by the index with "
    "the least number, and by that class",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

ARTIFICIAL_INDICES_COUNT: Final = Difference(
    "artificial indices count",
    "a class all of whose registers have a sub-register with an index is its own sub-class with "
    "it, if the sub-registers are artificial too; before, only if they are not",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

ARTIFICIAL_PARTS_COUNT: Final = Difference(
    "artificial parts count",
    "an index is not a concatenation of others if one of those is artificial; before, it is one "
    "of the parts that are not",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

ALLOCATABLE_CLASSES_ARE_INHERITED: Final = Difference(
    "allocatable classes are inherited from",
    "an inferred class has the properties of its closest super-class that can be allocated; "
    "before, of its closest one",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

COSTS_OF_COPIES_ARE_BYTES: Final = Difference(
    "costs of copies are bytes",
    "the copy cost of a register class is a byte, and 255 means a negative one; before, it is "
    "any number",
    since=22,
    seen="gen-register-info",
)

ALIASED_REGISTERS_HAVE_UNITS: Final = Difference(
    "aliased registers have units",
    "a register without sub-registers has a unit of its own, and one for each of its aliases; "
    "before, one of its own only where it has no alias",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

ORDERS_MAY_BE_REVERSED: Final = Difference(
    "orders may be reversed",
    "functions that choose an order of allocation are told whether it is to be reversed",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

REGISTERS_ARE_INDICES_BY_ID: Final = Difference(
    "registers are indices by id",
    "a table by register is indexed with its `id()`; before, with the register",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

REGISTERS_TELL_ARTIFICIAL: Final = Difference(
    "registers tell whether they are artificial",
    "a register's description has a field for it",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

REGISTER_UNITS_HAVE_A_TYPE: Final = Difference(
    "register units have a type",
    "functions take register units as `MCRegUnit`; before, as `unsigned`",
    since=22,
    seen="gen-register-info",
)

GENERAL_CLASSES_ARE_TOLD: Final = Difference(
    "classes for general purposes are told",
    "there is `isGeneralPurposeRegisterClass`",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

INDICES_COMPOSE_BACKWARDS: Final = Difference(
    "indices compose backwards",
    "there is `reverseComposeSubRegIndicesImpl`",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

SUPER_CLASSES_ARE_NUMBERS: Final = Difference(
    "super-classes are numbers",
    "a class's super-classes are counted numbers; before, pointers that a null ends",
    since=21,
    seen="gen-register-info",
    derived="20 as 19: it came with 20 or 21",
)

EMPTY_RANGES_ARE_BRACES: Final = Difference(
    "empty ranges are braces",
    "a range of nothing is `{}`; before, `std::nullopt`",
    since=21,
    seen="gen-register-info, gen-subtarget, gen-asm-matcher",
    derived="20 as 19: it came with 20 or 21",
)

# --- instructions

ENCODERS_BEGIN_AT_OWN_OPCODES: Final = Difference(
    "encoders begin at own opcodes",
    "the tables begin at the target's first own instruction, a function reports instructions "
    "without an encoding, and 64-bit encodings are plain numbers; before, the tables have a row "
    "for every opcode, and the other two are spelled out",
    since=22,
    seen="gen-emitter",
)

DECODERS_FAIL_AT_ONCE: Final = Difference(
    "decoders fail at once",
    "a failed test after which nothing else fits ends the search, `OPC_CheckFieldOrFail`; other "
    "tests skip two bytes, or three with `--large-decoder-table`; before, all skip three bytes",
    since=21,
    until=21,
    seen="gen-disassembler",
    derived="20 as 19: it came with 20 or 21",
)

DECODERS_HAVE_SCOPES: Final = Difference(
    "decoders have scopes",
    "decoder tables are switches in scopes, in order of the widths; before, tests that skip what "
    "does not fit, in order of the namespaces; operands without bits and further encodings of "
    "pseudo instructions are left out, a part of an operand without bits is the last, and an "
    "operand without bits that is tied has those of the other",
    since=22,
    seen="gen-disassembler",
)

POINTER_CLASSES_ARE_NUMBERS: Final = Difference(
    "pointer classes are decoded as numbers",
    "an operand of a `PointerLikeRegClass` is decoded as a number; before, by "
    "`DecodePointerLikeRegClass0`, with its kind",
    since=22,
    seen="gen-disassembler",
)

MODES_SHARE_CODE: Final = Difference(
    "modes share code",
    "hardware modes with the same encoding share a `case`; before, each has its own, and "
    "instructions with fewer modes come last",
    since=22,
    seen="gen-emitter",
)

MNEMONICS_ARE_OF_REFERENCES: Final = Difference(
    "mnemonics are of references",
    "`getMnemonic` is const and takes a reference; before, a pointer",
    since=21,
    seen="gen-asm-writer",
    derived="20 as 19: it came with 20 or 21",
)

CONDITIONS_USE_DEFINED: Final = Difference(
    "conditions use defined",
    "the guard of the functions is `#if !defined(...)`; before, `#ifndef`",
    since=22,
    seen="gen-callingconv",
)

REPEATS_TELL_ADDRESS_SIZES: Final = Difference(
    "repeats tell sizes of addresses",
    "an instruction of EVEX with F2 or F3 and short addresses has a context of its own, as one "
    "with 66 has; before, it has the one without",
    since=19,
    seen="gen-disassembler",
)

WIDE_EVEX_MAY_HAVE_66: Final = Difference(
    "wide EVEX may have 66",
    "a wide instruction of EVEX without a prefix is found with 66 too; before, it is not",
    since=21,
    seen="gen-disassembler",
    derived="20 as 19: it came with 20 or 21",
)

EVEX_HAS_U: Final = Difference(
    "EVEX has a bit U",
    "prefixes of X86's instructions have sixteen attributes, the last of which is EVEX's bit U, "
    "and an instruction that sets it and rounds has a context of its own; before, there are "
    "fifteen, and no instruction sets it",
    since=20,
    seen="gen-disassembler",
    derived="20 as 21: AVX10.2 needs the bit, and 20's release notes list it",
)

LEFT_OUT_OPERANDS_ARE_MARKED: Final = Difference(
    "operands that are left out are marked",
    "where near misses are told, an optional operand after the last that is written is marked as "
    "left out; before, it is not",
    since=19,
    seen="gen-asm-matcher",
)

NAMES_MATCH_REGISTERS: Final = Difference(
    "names match registers",
    "the function that knows registers' names returns an MCRegister by its enumerator; before, "
    "its number",
    since=19,
    seen="gen-asm-matcher",
)

MATCHED_REGISTERS_HAVE_IDS: Final = Difference(
    "matched registers have ids",
    "an operand's class is found by the `id()` of its register; before, by the register",
    since=19,
    seen="gen-asm-matcher",
)

TIES_ARE_READ_IN_PLACE: Final = Difference(
    "ties are read in place",
    "an operand that is tied finds its tie in the table of conversions, and each step declares its "
    "operand's index; before, one variable has either",
    since=19,
    seen="gen-asm-matcher",
)

OFFSETS_OF_DEFAULTS_ARE_PASSED: Final = Difference(
    "offsets of defaults are passed",
    "how many operands are left out before each is counted where an instruction matches, for what "
    "checks ties too; before, where the operands are converted, and ties are not checked with it",
    since=19,
    seen="gen-asm-matcher",
)

SPELLINGS_ARE_COMPARED_BY_OPERATOR: Final = Difference(
    "spellings are compared by an operator",
    "mnemonics are the same by `==`; before, by `equals`",
    since=19,
    seen="gen-asm-matcher",
)

POSITIONS_MAY_BE_LONG: Final = Difference(
    "positions of bits may be long",
    "a bit's position has as many bytes in decoder tables as it needs; before, one",
    since=19,
    seen="gen-disassembler",
)

NUMBERS_ARE_READ_IN_ONE_CALL: Final = Difference(
    "numbers are read in one call",
    "a decoder reads a number of its table with `decodeULEB128AndIncUnsafe`; before, with "
    "`decodeULEB128`, and steps over it by the length",
    since=19,
    seen="gen-disassembler",
)

ENCODINGS_FIT: Final = Difference(
    "encodings fit",
    "an encoding has as many bits as the instruction's size says: bits beyond are unset, and "
    "soft-fail bits have a known value; before, encodings that do not fit are left out",
    since=22,
    seen="gen-disassembler",
)

CONFLICTS_ARE_ERRORS: Final = Difference(
    "conflicts of encodings are errors",
    "encodings that no bits tell apart are an error; before, there is a warning, and the table "
    "has none of them",
    since=21,
    seen="gen-disassembler",
    derived="20 as 19: it came with 20 or 21",
)

WEB_ASSEMBLY_TABLES_ARE_CONSTANT: Final = Difference(
    "WebAssembly's tables are constant",
    "WebAssembly's decoder tables are constant expressions outside of namespaces; before, they are "
    "variables of `llvm`, and the table of prefixes has a last row that ends it",
    since=21,
    seen="gen-disassembler",
    derived="20 as 19: it came with 20 or 21",
)

REX2_MAY_BE_WIDE: Final = Difference(
    "REX2 may be wide",
    "X86's instructions may have REX2 if they do not ask for another encoding, and a wide operand "
    "with REX2 has a context of its own; before, it has REX2's",
    since=22,
    seen="gen-disassembler",
)

MNEMONICS_GO_ON_AFTER_CONDITIONS: Final = Difference(
    "mnemonics go on after conditions",
    "what follows the condition in an assembly string of X86 is part of the mnemonic; before, it "
    "is not",
    since=19,
    seen="gen-x86-mnemonic-tables",
)

# --- subtargets

FEATURES_WITHOUT_NAMES_HAVE_NO_TABLE: Final = Difference(
    "features without names have no table",
    "where no feature has a name there is no table of features; before, one of no rows",
    since=21,
    seen="gen-subtarget",
    derived="20 as 19: it came with 20 or 21",
)

FEATURES_HAVE_SIX_WORDS: Final = Difference(
    "features have six words",
    "a set of features has six words of bits; before, five",
    since=21,
    seen="gen-subtarget",
    derived="20 as 19: it came with 20 or 21",
)

SCHEDULE_CLASSES_SHARE_NAMES: Final = Difference(
    "schedule classes share names",
    "names of schedule classes are offsets into a table that the models point to; before, strings",
    since=21,
    seen="gen-subtarget",
    derived="20 as 19: it came with 20 or 21",
)

MODES_ARE_SETS: Final = Difference(
    "hardware modes are sets",
    "a subtarget may be in several hardware modes, one of each kind; before, it is in the first "
    "that fits",
    since=19,
    seen="gen-subtarget",
)

PARSERS_RESOLVE_PROCESSORS: Final = Difference(
    "target parsers resolve processors",
    "AArch64's target parser resolves the names of processors; before, they are taken as they are",
    since=19,
    seen="gen-subtarget",
)

PROCESSORS_HAVE_NAMES: Final = Difference(
    "processors have names",
    "the names of processors are a table of their own, that constructors take",
    since=21,
    seen="gen-subtarget",
    derived="20 as 19: it came with 20 or 21",
)

RESOLUTION_TAKES_SUBTARGET: Final = Difference(
    "resolution takes the subtarget",
    "functions that resolve variants of schedule classes take the subtarget's information as an "
    "argument",
    since=22,
    seen="gen-subtarget",
)

SUBTARGETS_USE_BITMASKS: Final = Difference(
    "subtargets use bitmasks",
    "the parser of features includes the header of enumerations that are bit masks",
    since=20,
    seen="gen-subtarget",
    derived="20 as 21: it came with 20 or 21",
)

MODES_ARE_ENUMERATED: Final = Difference(
    "hardware modes are enumerated",
    "a subtarget has an enumeration of its hardware modes, `TargetHwModeBits`; before, none",
    since=21,
    seen="gen-subtarget",
    derived="20 as 19: it came with 20 or 21",
)

MODES_TEST_PREDICATES: Final = Difference(
    "modes test predicates",
    "a hardware mode is on if its predicates hold; before, if its features are on",
    since=22,
    seen="gen-subtarget",
)

ITINERARIES_ARE_CONSTANT_EXPRESSIONS: Final = Difference(
    "itineraries are constant expressions",
    "tables of itineraries are constexpr; before, const",
    since=21,
    seen="gen-subtarget",
    derived="20 as 19: it came with 20 or 21",
)

CONVENTIONS_KNOW_ORIGINAL_TYPES: Final = Difference(
    "conventions know original types",
    "functions of calling conventions also take the type before it was split",
    since=22,
    seen="gen-callingconv",
)

ALLOCATION_GIVES_REGISTERS: Final = Difference(
    "allocation gives registers",
    "what was allocated is an MCRegister; before, a number",
    since=20,
    seen="gen-callingconv",
    derived="20 as 21: it came with 20 or 21",
)

# --- assembly

MATCH_CLASSES_ARE_TABLES: Final = Difference(
    "match classes are tables",
    "super-classes of match classes and the classes of registers are looked up; before, cases, "
    "each register with its namespace, if empty",
    since=21,
    seen="gen-asm-matcher",
    derived="20 as 19: it came with 20 or 21",
)

VALIDATION_TAKES_SUBTARGET: Final = Difference(
    "validation takes the subtarget",
    "`validateOperandClass` also takes the subtarget's information",
    since=22,
    seen="gen-asm-matcher",
)

OPERANDS_PRINT_WITH_ASM_INFO: Final = Difference(
    "operands print with asm info",
    "parsed operands are printed with what is known of the assembler",
    since=21,
    seen="gen-asm-matcher",
    derived="20 as 19: it came with 20 or 21",
)

PARTS_IN_ALIASES_ARE_DAGS: Final = Difference(
    "parts in aliases are dags",
    "in the result of an alias, an operand with several parts is a dag of them; before, the "
    "parts are arguments of the result, one after the other",
    since=22,
    seen="gen-asm-matcher, gen-asm-writer",
)

WARNINGS_HAVE_BRACES: Final = Difference(
    "warnings have braces",
    "the warning about a deprecated instruction passes `{}` for its ranges; before, `std::nullopt`",
    since=22,
    seen="gen-asm-matcher",
)

UNNAMED_VARIANTS_ARE_LEFT_OUT: Final = Difference(
    "unnamed variants are left out",
    "aliases of mnemonics have a case for each variant with a name; before, for each variant",
    since=21,
    seen="gen-asm-matcher",
    derived="20 as 19: it came with 20 or 21",
)

# --- descriptions of instructions

SECTIONS_JOIN_NAMESPACES: Final = Difference(
    "sections join namespaces",
    "a section of the description of instructions opens `namespace llvm::target`; before, each "
    "namespace by itself",
    since=21,
    seen="gen-instr-info",
    derived="20 as 19: it came with 20 or 21",
)

OPERANDS_FOLLOW_REGISTERS: Final = Difference(
    "operands follow implicit registers",
    "the table of descriptions has implicit registers before operands; before, after them",
    since=22,
    seen="gen-instr-info",
)

OFFSETS_BEGIN_WITH_OPERANDS: Final = Difference(
    "offsets begin with operands",
    "a description has the offset of its operands before that of its implicit registers; before, "
    "the other way round",
    since=21,
    seen="gen-instr-info",
    derived="20 as 19: it came with 20 or 21",
)

INSTRUCTIONS_KNOW_REGISTERS: Final = Difference(
    "instructions know registers",
    "the constructor of TargetInstrInfo takes the subtarget and the register info, and there "
    "are tables of register classes by hardware mode; before, neither",
    since=22,
    seen="gen-instr-info",
)

OPERAND_NAMES_ARE_A_CLASS: Final = Difference(
    "operand names are a class",
    "names of operands are an `enum class OpName`; before, an enumeration in a namespace, and "
    "sections for them in every target",
    since=21,
    seen="gen-instr-info",
    derived="20 as 19: llvm-project#125313, of February 2025, came after it was branched",
)

OPERAND_NAMES_KEEP_THEIR_ORDER: Final = Difference(
    "operand names keep their order",
    "names of operands are numbered in the order of their first use; before, if they are an "
    "`enum class`, by alphabet",
    since=22,
    seen="gen-instr-info",
)

OPERAND_NAMES_ARE_INDEXED: Final = Difference(
    "names of operands are indexed",
    "a table maps each instruction to its row of operand positions, and the enumeration has the "
    "smallest type; before, if the names are an `enum class`, a `switch` does, and the compiler "
    "chooses the type",
    since=22,
    seen="gen-instr-info",
)

POSITIONS_TELL_OPERAND_NAMES: Final = Difference(
    "positions tell operand names",
    "`getOperandIdxName` gives the name of the operand at a position",
    since=22,
    seen="gen-instr-info",
)

OPERAND_PARTS_HAVE_POSITIONS: Final = Difference(
    "parts of operands have positions",
    "each named part of an operand has a constant with its position, `SUBOP_operand_part`",
    since=22,
    seen="gen-instr-info",
)

OPERAND_TYPES_ARE_FOR_X86: Final = Difference(
    "types of operands are for X86",
    "sections of the types of operands are written for X86 only, and those of logical operands "
    "where there are any, without their types; before, for all targets",
    since=21,
    seen="gen-instr-info",
    derived="20 as 19: llvm-project#126137, of February 2025, came after it was branched",
)

RELATIONS_USE_THEIR_NAMESPACE: Final = Difference(
    "relations use their namespace",
    "a function that relates instructions names them without the target's namespace, in a table "
    "of its own; before, with it, in a table outside of the search",
    since=21,
    seen="gen-instr-info",
    derived="20 as 19: it came with 20 or 21",
)

TABLES_ARE_CONSTANT_EXPRESSIONS: Final = Difference(
    "tables are constant expressions",
    "tables in functions are constexpr; before, const",
    since=21,
    seen="gen-instr-info",
    derived="20 as 19: it came with 20 or 21",
)

UNNAMED_KINDS_ARE_NOT_COUNTED: Final = Difference(
    "unnamed types of operands are not counted",
    "operand types without a name get no number; before, they are counted",
    since=22,
    seen="gen-instr-info",
)

OPCODES_ARE_CONTAINED: Final = Difference(
    "opcodes are contained",
    "a predicate for several opcodes is `llvm::is_contained`; before, a comparison with each",
    since=21,
    seen="gen-instr-info, gen-macro-fusion-pred",
    derived="20 as 19: it came with 20 or 21",
)

REGISTERS_TELL_VALIDITY: Final = Difference(
    "registers tell their validity",
    "a predicate for an invalid register asks `isValid()`; before, it compares with 0",
    since=21,
    seen="gen-instr-info",
    derived="20 as 19: it came with 20 or 21",
)

EMPTY_RELATIONS_HAVE_NO_TABLE: Final = Difference(
    "empty relations have no table",
    "a function that relates no instructions returns -1; before, it searches a table of no rows",
    since=21,
    seen="gen-instr-info",
    derived="20 as 19: it came with 20 or 21",
)

POINTER_OPERANDS_ARE_REPLACED: Final = Difference(
    "pointer operands are replaced",
    "a target must have its own form of generic instructions with pointers; before, a kind of "
    "operand says that it is one",
    since=22,
    seen="gen-instr-info",
)

# --- tables

RANGES_ARE_CLAMPED: Final = Difference(
    "ranges are clamped",
    "a look-up compares its key with what std::clamp makes of it; before, with both ends",
    since=21,
    seen="gen-searchable-tables",
    derived="20 as 19: it came with 20 or 21",
)

ROWS_OF_KEYS_START_ANYWHERE: Final = Difference(
    "rows of keys start anywhere",
    "a look-up of numbers in a row indexes the table after a comparison with both ends; before, "
    "only where the first is 0, and after a comparison with the table's size",
    since=19,
    seen="gen-searchable-tables",
)

LOOKUPS_COMPARE_BY_CLASS: Final = Difference(
    "look-ups compare by a class",
    "a look-up that searches compares with a class of its own; before, with a lambda",
    since=19,
    seen="gen-searchable-tables",
)

EARLY_OUTS_SEARCH: Final = Difference(
    "early outs search",
    "a look-up that leaves early searches, though its keys are numbers in a row; before, it "
    "indexes the table",
    since=21,
    seen="gen-searchable-tables",
    derived="20 as 19: it came with 20 or 21",
)

SEARCHABLE_CLASSES_ARE_INHERITED: Final = Difference(
    "searchable classes are inherited",
    "a class that derives from one of SearchableTable's has a table of its own; before, none",
    since=21,
    seen="gen-searchable-tables",
    derived="20 as 19: it came with 20 or 21",
)

# --- options

OPTIONS_HAVE_A_STRING_TABLE: Final = Difference(
    "options have a string table",
    "prefixes and names of options are offsets into a table of strings; before, string literals, "
    "and lists of prefixes have names",
    since=20,
    seen="gen-opt-parser-defs",
    derived="20 as 21, whose headers say so: llvm-project#119198 is of December 2024, #123308 of "
    "January 2025, before 20 was branched",
)

OPTIONS_HAVE_SUB_COMMANDS: Final = Difference(
    "options have sub-commands",
    "a row of an option lists the sub-commands that accept it",
    since=22,
    seen="gen-opt-parser-defs",
)

HELP_HAS_VARIANTS: Final = Difference(
    "help has variants",
    "an option's row has the variants of its help text; before, help texts have none",
    since=19,
    seen="gen-opt-parser-defs, gen-opt-docs",
)

HELP_VARIANTS_ARE_BRACES: Final = Difference(
    "variants of help texts are braces",
    "a variant of a help text is `{...}`; before, `std::make_pair(...)`",
    since=21,
    seen="gen-opt-parser-defs",
    derived="20 as 19: it came with 20 or 21",
)

# --- target parsers

VERSIONS_NEED_FEATURES: Final = Difference(
    "versions need features",
    "a version of a function on AArch64 has no bit unless it has a feature, and no feature unless "
    "it has a bit; before, each is written as it is",
    since=22,
    seen="gen-arm-target-def",
)

CONDITIONS_ARE_COMPRESSED_WITH_B: Final = Difference(
    "conditions are compressed with b",
    "what sets a byte in memory by a condition (SETZUCC) has a short form, though its b is set; "
    "before, it has none",
    since=22,
    seen="gen-x86-instr-mapping",
)

# --- RISC-V's target parser

PROCESSORS_HAVE_IDS: Final = Difference(
    "processors have ids",
    "a processor's row has the numbers of its vendor, architecture and implementation; before, it "
    "has none",
    since=21,
    seen="gen-riscv-target-def",
    derived="20 as 19: it came with 20 or 21",
)

BITS_OF_EXTENSIONS_ARE_IN_ORDER: Final = Difference(
    "bits of extensions are in order",
    "extensions that a program can ask for are in the order of their bits; before, of their names",
    since=21,
    seen="gen-riscv-target-def",
    derived="20 as 19: it came with 20 or 21",
)

# --- automata

TUPLES_ARE_DEDUCED: Final = Difference(
    "tuples are deduced",
    "an action of several symbols is a `std::tuple`; before, `std::make_tuple` makes it",
    since=19,
    seen="gen-automata",
)
PAIRS_END_IN_PLAIN_ZEROS: Final = Difference(
    "pairs of states end in plain zeros",
    "a sequence of pairs of states ends in `{0, 0}`, which stands there without any, too; "
    "before, in `{0ULL, 0ULL}`",
    since=21,
    seen="gen-automata, gen-dfa-packetizer",
    derived="20 as 19: it came with 20 or 21",
)

ACTIONS_ARE_BRACES: Final = Difference(
    "actions are braces",
    "an action of several symbols is `{...}`; before, `std::tuple(...)`",
    since=21,
    seen="gen-automata",
    derived="20 as 19: it came with 20 or 21",
)

PACKETIZERS_FIND_PROCESSORS: Final = Difference(
    "packetizers find processors",
    "a packetizer looks up the processor's resources by its number; before, it uses the number "
    "as an index, which is wrong if some processors have no itineraries",
    since=22,
    seen="gen-dfa-packetizer",
)
