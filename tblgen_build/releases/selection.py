"""How LLVM's selectors and intrinsics differ between releases: a row a difference."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# --- intrinsics

INTRINSICS_ARE_TOLD_APART: Final = Difference(
    "intrinsics are told apart",
    "two intrinsics of one name, one without a target that is named like those of a target, and "
    "one that is named like an overloaded one with a type are errors",
    since=20,
    seen="gen-dag-isel, gen-intrinsic-impl",
    derived="20 as 21: llvm-project#109226, #109826 and #110324 are of autumn 2024",
)

ENUMS_OF_INTRINSICS_JOIN_NAMESPACES: Final = Difference(
    "enumerations of intrinsics join namespaces",
    "the header of a target's intrinsics opens `namespace llvm::Intrinsic`; before, each namespace "
    "by itself",
    since=21,
    seen="gen-intrinsic-enums",
    derived="20 as 19: it came with 20 or 21",
)

SECTIONS_OF_INTRINSICS_END_THEIR_MACROS: Final = Difference(
    "sections of intrinsics end their macros",
    "each section of the tables of intrinsics undefines the macro that selects it; before, none "
    "does",
    since=23,
    seen="gen-intrinsic-enums, gen-intrinsic-impl",
)

# Intrinsics.td: `AnyKindVectorConstraint`, `AnyKindElementConstraint`; `ArgKind` is gone.
ANY_TYPES_ARE_CONSTRAINED: Final = Difference(
    "types that may be any are constrained",
    "`GET_INTRINSIC_ANYKIND_ENUMS` lists which vectors and elements an overloaded type may be; "
    "before, `GET_INTRINSIC_ARGKIND` lists kinds of arguments",
    since=23,
    seen="gen-intrinsic-enums",
)

# Intrinsics.td: `Intrinsic.TargetFeatures`, `ImmArg.Default`.
# IR/Intrinsics.td has no `ArgInfo`.
ATTRIBUTES_OF_INTRINSICS_ARE_CASES: Final = Difference(
    "attributes of intrinsics are cases",
    "a `switch` finds the attributes of arguments, and nothing tells how arguments are printed; "
    "later, there are tables for both",
    until=21,
    seen="gen-intrinsic-impl",
)
INTRINSICS_TELL_FEATURES_AND_DEFAULTS: Final = Difference(
    "intrinsics tell features and default arguments",
    "there are tables of the features that intrinsics need of their target, of whether they are "
    "trivially scalarizable, and of the default values of their last arguments; before, none",
    since=23,
    seen="gen-intrinsic-impl",
)

ONLY_NAMED_ARGUMENTS_ARE_LABELLED: Final = Difference(
    "only named arguments are labelled",
    "an argument is printed with a label only if it has a name; before, always",
    since=23,
    seen="gen-intrinsic-impl",
)

MANY_ATTRIBUTES_ARE_FINE: Final = Difference(
    "many different attributes are fine",
    "there is no warning if the numbers of attributes take more than 16 bits; before, there is one",
    since=23,
    seen="gen-intrinsic-impl",
)

OVERLOADED_INTRINSICS_HAVE_DEFAULTS: Final = Difference(
    "overloaded intrinsics have defaults",
    "arguments of overloaded intrinsics may have defaults; before, that is an error",
    since=24,
    seen="gen-intrinsic-impl",
    evidence=("llvm/IR/Intrinsics.h", "NumMissingTrailingParams"),
)

# Intrinsics.td: `class RangeSet`.
ARGUMENTS_HAVE_SETS_OF_RANGES: Final = Difference(
    "arguments have sets of ranges",
    "a function says whether a value is in an immediate argument's set of ranges; before, there "
    "is none",
    since=24,
    seen="gen-intrinsic-impl",
    evidence=("llvm/IR/Intrinsics.td", "class RangeSet<"),
)

# --- selectors over dags

COVERAGE_NUMBERS_ARE_LONG: Final = Difference(
    "numbers of coverage are long",
    "a covered pattern's number is four bytes, by `COVERAGE_IDX_VAL`; before, two, by `TARGET_VAL`",
    since=20,
    seen="gen-dag-isel",
    derived="20 as 21: llvm-project#118329 is of December 2024",
)

TABLES_ARE_OF_BYTES: Final = Difference(
    "selection tables are of bytes",
    "the selection table has the type `uint8_t`; before, `unsigned char`",
    since=22,
    seen="gen-dag-isel",
)

DEACTIVATION_IS_CAPTURED: Final = Difference(
    "deactivation is captured",
    "instructions can capture a deactivation symbol; before, they cannot",
    since=22,
    seen="gen-dag-isel",
)

NUMBERS_ARE_EMITTED_BY_TYPE: Final = Difference(
    "numbers are emitted by type",
    "an operation that emits a number names its type, `OPC_EmitIntegerI32`, also for named "
    "numbers; before, it names the width, `OPC_EmitInteger32`, and named numbers have "
    "operations of their own",
    since=22,
    seen="gen-dag-isel",
)

NUMBERS_FIT_THEIR_TYPES: Final = Difference(
    "numbers fit their types",
    "a number is cut to the bits of its type, and the last of them is its sign; before and "
    "after, it is emitted as it is written",
    since=20,
    until=22,
    seen="gen-dag-isel",
    derived="20 as 21: llvm-project#104550 is of August 2024",
)

SIGNS_ARE_EXTENDED: Final = Difference(
    "signs of numbers are extended",
    "the last byte of a number carries its sign; before, the lowest bit does",
    since=22,
    seen="gen-dag-isel",
)

SIBLINGS_WITH_SEVERAL_CHECKS_ARE_VISITED: Final = Difference(
    "siblings with several checks are visited",
    "after a child, the next one is visited to be recorded and checked; before, its parent does "
    "that where it can do all of it",
    since=21,
    seen="gen-dag-isel",
    derived="20 as 19: it came with 20 or 21",
)

PREDICATES_TAKE_VALUES: Final = Difference(
    "predicates take values",
    "functions that check conditions of nodes are given values; before, nodes",
    since=21,
    seen="gen-dag-isel",
    derived="20 as 19: llvm-project#137519 is of April 2025",
)

PREDICATES_TAKE_RANGES: Final = Difference(
    "predicates take ranges",
    "functions that check conditions of operands are given an ArrayRef; before, a SmallVectorImpl",
    since=21,
    seen="gen-dag-isel",
    derived="20 as 19: it came with 20 or 21",
)

USES_ARE_COUNTED_BY_NODES: Final = Difference(
    "uses are counted by nodes",
    "the node is asked whether a result has one use or none; before, the value",
    since=21,
    seen="gen-dag-isel",
    derived="20 as 19: llvm-project#133976 is of April 2025",
)

NODES_WITHOUT_RESULTS_ARE_LONG: Final = Difference(
    "nodes without results are long",
    "an instruction without results has a short form only if it has a chain; before, also if it "
    "has nothing else, or only glue",
    since=22,
    seen="gen-dag-isel",
)

POINTER_CLASSES_ARE_NO_LEAVES: Final = Difference(
    "pointer classes are no leaves",
    "a `PointerLikeRegClass` in a pattern is an error; before, it stands for any register with "
    "a pointer",
    since=22,
    seen="gen-dag-isel",
)

# --- match tables (selectors and combiners of GlobalISel)

CODE_FOLLOWS_ITS_OPERANDS: Final = Difference(
    "code follows its operands",
    "checks that rules share come first, but C++ that uses recorded operands stays after what "
    "records them; before, such C++ comes first, too",
    since=22,
    seen="gen-global-isel",
)

NUMBERS_ARE_ENCODED_BARE: Final = Difference(
    "numbers in match tables are encoded bare",
    "the macros that encode numbers put them in parentheses; before, they cast them to their width",
    since=22,
    seen="gen-global-isel, gen-global-isel-combiner",
)

NEGATIVE_NUMBERS_ARE_WRAPPED: Final = Difference(
    "negative numbers are wrapped",
    "a negative number in a match table is written as an unsigned one, -1 as 255; before, as "
    "`uint8_t(-1)` or `GIMT_Encode8(-1)`",
    since=22,
    seen="gen-global-isel, gen-global-isel-combiner",
)

# --- global selectors

ORDERINGS_ARE_CHECKED_FIRST: Final = Difference(
    "orderings are checked first",
    "that an access is atomic or not is checked before what fragments ask of it; before, after",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

REGISTERS_ARE_MADE_LAST: Final = Difference(
    "registers are made last",
    "a register for the result of a nested instruction is made right before this; before, before "
    "everything that the instruction needs",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

UNDEFINED_INPUTS_ARE_DEFINED: Final = Difference(
    "undefined inputs are defined",
    "`IMPLICIT_DEF` defines the register for an input that is not defined; before, it uses it",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

OPERANDS_WITHOUT_CLASS_ARE_FOUND: Final = Difference(
    "operands without class are found",
    "an operand of a result may be `$name` alone, wherever the pattern has it; before, only if the "
    "pattern's root has it: others are skipped",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

REGISTERS_STAND_FOR_RESULTS: Final = Difference(
    "registers stand for results",
    "an instruction may be selected for a node with more results, if it defines registers by "
    "itself; before, it is skipped",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

OPTIONAL_RESULTS_HAVE_DEFAULTS: Final = Difference(
    "optional results have defaults",
    "an instruction may have more results than its node has types, such as those that are "
    "optional; before, it is skipped",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

MATCHED_REGISTERS_ARE_COPIED_ONCE: Final = Difference(
    "matched registers are copied once",
    "each register that a pattern names is copied once; before, as often as the pattern's root has "
    "it, and not if only what is below has it",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

REGISTERS_IN_USE_ARE_DEAD_TOO: Final = Difference(
    "registers in use are dead, too",
    "all of an instruction's implicit results are marked as dead where it is built; before, those "
    "that it uses implicitly are not",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: not known when between 19 and 21 it came",
)

BFLOATS_ARE_LEFT_OUT: Final = Difference(
    "bfloats are left out",
    "patterns with bf16 make no rules, as long as types of GlobalISel are of a size alone; before, "
    "they are as those with f16",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

PARTS_ARE_IN_THEIR_CLASS: Final = Difference(
    "parts are in their class",
    "a result that is a sub-register is in a class of sub-registers; before, in the class of what "
    "it is a part of",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

NESTED_COPIES_ARE_IN_THEIR_CLASS: Final = Difference(
    "nested copies are in their class",
    "the result of a nested `COPY_TO_REGCLASS` is constrained to its class; before, to what the "
    "instruction says",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

OPERANDS_NEED_NO_TYPE: Final = Difference(
    "operands need no type",
    "an operand of a result may be of a type that GlobalISel does not have, such as a complex "
    "pattern of iPTR; before, it is skipped",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

NO_REGISTER_IS_AN_OPERAND: Final = Difference(
    "no register is an operand",
    "an operand of a result may be `zero_reg`; before, only a default may, and others are skipped",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

ADDRESSES_IN_THE_FRAME_HAVE_NO_NAME: Final = Difference(
    "addresses in the frame have no name",
    "nothing is asked of the operand of `G_FRAME_INDEX`; before, it has the node's name, too, and "
    "is compared with it",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

# --- nodes

NODE_TYPES_KNOW_MODES: Final = Difference(
    "types of nodes know modes",
    "a constraint that a node's type is one that depends on the hardware mode says which in each; "
    "before, it says no type",
    since=22,
    seen="gen-sd-node-info",
)

# --- fast selectors

SELECTED_REGISTERS_HAVE_A_TYPE: Final = Difference(
    "selected registers have a type",
    "functions of fast selectors take and return a Register; before, an unsigned",
    since=21,
    seen="gen-fast-isel",
    derived="20 as 19: it came with 20 or 21",
)

# --- beside selectors

PSEUDOS_ARE_NOT_EMITTED: Final = Difference(
    "expanded pseudo instructions are not emitted",
    "`lowerPseudoInstExpansion` makes an instruction that the target emits; before, "
    "`emitPseudoExpansionLowering` emits it",
    since=20,
    seen="gen-pseudo-lowering",
    derived="20 as 21: llvm-project#100803 came right after 19 was branched",
)

PSEUDOS_EXPAND_TO_PARTS: Final = Difference(
    "pseudo instructions expand to parts",
    "what an operand of several parts becomes may be a dag with operands of the pseudo "
    "instruction; before, only numbers and registers stand in it, and others are an error",
    since=21,
    seen="gen-pseudo-lowering",
    derived="20 as 19: llvm-project#136007 is of April 2025",
)

CONSTANTS_FOLLOW_PARTS: Final = Difference(
    "constants follow parts",
    "what a pseudo instruction expands to may have a number or a register after an operand of "
    "several parts that is taken over; before, that is an error",
    since=21,
    seen="gen-pseudo-lowering",
    derived="20 as 19: it came with 20 or 21",
)

VARIADIC_PSEUDOS_ARE_WHOLE: Final = Difference(
    "variadic pseudo instructions are whole",
    "all operands after those that are declared are taken over; before, the first of them is "
    "left out, and operands of several parts are counted as one",
    since=21,
    seen="gen-pseudo-lowering",
    derived="20 as 19: it came with 20 or 21",
)

BANKS_OF_CLASSES_ARE_FOUND: Final = Difference(
    "banks of register classes are found",
    "there is `getRegBankFromRegClass`, and a target has to have a bank; before, neither",
    since=20,
    seen="gen-register-bank",
    derived="20 as 21: llvm-project#99896 is of July 2024, not known when it was merged; a "
    "target with its own function may have both",
)

# --- compressed instructions

CONDITIONS_ARE_BARE: Final = Difference(
    "conditions of compression are bare",
    "the check whether an operand is a register or a number has no parentheses; before, it has",
    since=22,
    seen="gen-compress-inst-emitter",
)

CLASSES_ARE_BARE: Final = Difference(
    "classes in compression are bare",
    "whether a register is of a class is asked as it is; before, in parentheses",
    since=21,
    seen="gen-compress-inst-emitter",
    derived="20 as 19: it came with 20 or 21",
)

NUMBERS_ARE_CHECKED_AS_ONE: Final = Difference(
    "numbers of compression are checked as one",
    "a predicate of an operand for which a pattern gives a number is asked about 1; before and "
    "after, it is asked about the number",
    since=21,
    until=21,
    seen="gen-compress-inst-emitter",
    derived="20 as 19: it came with 20 or 21",
)

LAST_CASES_BREAK: Final = Difference(
    "last cases break",
    "the last case of a switch over instructions also ends with `break`; before, it does not",
    since=22,
    seen="gen-compress-inst-emitter",
)

PATTERNS_OPERANDS_ARE_CHECKED: Final = Difference(
    "operands of compressing patterns are checked",
    "an operand must be what the pattern says and what the instruction takes; before, only what "
    "the instruction takes that it is put into",
    since=22,
    seen="gen-compress-inst-emitter",
)

COMPRESSED_REGISTERS_ARE_PHYSICAL: Final = Difference(
    "registers of what can be compressed are physical",
    "`isCompressibleInst` asks whether registers are physical; before, it does not",
    since=21,
    seen="gen-compress-inst-emitter",
    derived="20 as 19: it came with 20 or 21",
)

OPERAND_LISTS_ARE_SHARED: Final = Difference(
    "lists of operands are shared",
    "instructions share lists of operands in a table of their own, and the selection table has "
    "no 0 at its end; before, each list is in the selection table",
    since=23,
    seen="gen-dag-isel",
)

# CodeGen/SelectionDAGISel.h: `getValueTypeForHwMode`.
TYPES_ARE_LOOKED_UP_BY_MODE: Final = Difference(
    "types are looked up by mode",
    "one pattern serves all hardware modes, and the matcher looks its types up with "
    "`getValueTypeForHwMode`; before, there is a pattern for each mode",
    since=23,
    seen="gen-dag-isel",
    evidence=("llvm/CodeGen/SelectionDAGISel.h", "getValueTypeForHwMode"),
)

NO_REGISTER_IS_NAMED: Final = Difference(
    "no register is named",
    "an operand that is no register is `MCRegister::NoRegister`; before, `0`",
    since=23,
    seen="gen-dag-isel",
)

# --- match tables

# CodeGenTypes/LowLevelType.h: `static constexpr LLT vector(ElementCount EC, LLT ScalarTy)` alone.
VECTORS_ARE_OF_TYPES: Final = Difference(
    "vectors are of types",
    "a vector is made of the type of its elements, and vectors follow in its order; before, of "
    "the number of bits",
    since=23,
    seen="gen-global-isel, gen-global-isel-combiner",
)

# CodeGen/GlobalISel/GIMatchTableExecutor.h: `GIM_Try_CheckFeatures`.
RULES_TRY_FEATURES: Final = Difference(
    "rules try features",
    "a rule that needs features begins with one operation, `GIM_Try_CheckFeatures`; before, "
    "with two",
    since=23,
    seen="gen-global-isel, gen-global-isel-combiner",
)

REGISTER_STATES_ARE_CAST: Final = Difference(
    "states of registers are cast",
    "states of registers are cast to numbers in match tables",
    since=23,
    seen="gen-global-isel, gen-global-isel-combiner",
)

CODE_IS_ABOUT_OPERANDS: Final = Difference(
    "code is about operands",
    "there is a function for code that is about an operand; before, none",
    since=21,
    seen="gen-global-isel",
    derived="20 as 19: it came with 20 or 21",
)

ACTIONS_MAY_FAIL: Final = Difference(
    "actions may fail",
    "an action of C++ returns whether it has done something; before, nothing",
    since=19,
    seen="gen-global-isel",
)

FEATURES_START_EMPTY: Final = Difference(
    "features start empty",
    "the set that features are put into is initialized with `{}`; before, it is not",
    since=19,
    seen="gen-global-isel",
)

# Combine.td: `GICombineRule.Action0`.
ACTIONS_MAY_BE_ONE: Final = Difference(
    "actions of combine rules may be one",
    "a combine rule has two actions, of which the first may be both; before, `Match` and `Apply`",
    since=21,
    seen="gen-global-isel-combiner",
    derived="20 as 19: it came with 20 or 21",
)

GROUPS_ARE_GROUPED: Final = Difference(
    "groups of rules are grouped",
    "rules inside a group are grouped again; before, they are not",
    since=23,
    seen="gen-global-isel, gen-global-isel-combiner",
)

# Each combiner's `Class_canMatchOpcode`.
COMBINERS_ASK_FOR_OPCODES: Final = Difference(
    "combiners ask for opcodes",
    "a combiner first asks whether a rule begins with an instruction's opcode",
    since=23,
    seen="gen-global-isel-combiner",
)

# GIMatchTableExecutor.h: `getRootFlagsToDrop`.
COMBINERS_HAVE_CAN_MATCH_OPCODE: Final = Difference(
    "combiners have canMatchOpcode",
    "a combiner overrides `canMatchOpcode` and `getRootFlagsToDrop`; before, a function beside it "
    "is asked for the opcode",
    since=24,
    seen="gen-global-isel-combiner",
    evidence=("llvm/CodeGen/GlobalISel/GIMatchTableExecutor.h", "getRootFlagsToDrop"),
)

MORE_CHECKS_GO_FIRST: Final = Difference(
    "more checks go first",
    "of two rules, the one that checks more of the instruction itself is tried first; before, as "
    "many checks are compared as both have",
    since=24,
    seen="gen-global-isel, gen-global-isel-combiner",
)

# Combine.td: `GIHasOneUse`.
ONE_USE_IS_A_PATTERN: Final = Difference(
    "a single use is a pattern",
    "`GIHasOneUse` checks that what an instruction defines is used once; before, it is unknown",
    since=24,
    seen="gen-global-isel-combiner",
)

MORE_CHECKS_BREAK_TIES: Final = Difference(
    "more checks break ties",
    "of two otherwise equal rules, the one that checks more of the instruction itself is tried "
    "first; before, the one that is written first",
    since=23,
    seen="gen-global-isel, gen-global-isel-combiner",
)

CHECKS_ACROSS_ARE_NOT_SHARED: Final = Difference(
    "checks across instructions are not shared",
    "each rule has its own checks of several instructions, and its own C++; before, rules that "
    "follow each other share such a check",
    since=23,
    seen="gen-global-isel, gen-global-isel-combiner",
)

DEFINED_POINTERS_ARE_CHECKED: Final = Difference(
    "defined pointers are checked",
    "a pointer that a nested instruction defines is checked there, too; before, only where it is "
    "used",
    since=23,
    seen="gen-global-isel",
)

BLOCK_ADDRESSES_ARE_LEAVES: Final = Difference(
    "addresses of blocks are leaves",
    "the address of a block (`G_BLOCK_ADDR`) has an operand of which nothing is asked; before, it "
    "has none",
    since=23,
    seen="gen-global-isel",
)

FAST_SELECTION_HAS_RESULTS: Final = Difference(
    "fast selectors make results",
    "fast selectors leave out instructions without results; before, the class of the first operand "
    "is taken for that of the result",
    since=24,
    seen="gen-fast-isel",
)

# CodeGen/SelectionDAGISel.h: `OPC_CheckUndef`.
UNDEF_HAS_A_CHECK: Final = Difference(
    "an undefined value has a check",
    "whether a node is undefined is `OPC_CheckUndef`; before, a check of its opcode",
    since=24,
    seen="gen-dag-isel",
    evidence=("llvm/CodeGen/SelectionDAGISel.h", "OPC_CheckUndef"),
)
