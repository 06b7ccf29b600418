"""How MLIR's other generators differ between releases: a row a difference, by output."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# --- in several outputs

NAMESPACES_ARE_JOINED: Final = Difference(
    "namespaces are joined",
    "a nested namespace is opened as `namespace a::b`; before, as two namespaces",
    since=22,
    seen="all C++",
)
OPERATIONS_CREATE_THEMSELVES: Final = Difference(
    "operations create themselves",
    "generated code calls `Op::create(builder, ...)`; before, `builder.create<Op>(...)`",
    since=22,
    seen="gen-spirv-serialization, gen-rewriters",
)
UNUSED_IS_STANDARD: Final = Difference(
    "unused is standard",
    "unused functions and variables are marked `[[maybe_unused]]`; before, `LLVM_ATTRIBUTE_UNUSED`",
    since=22,
    seen="gen-enum-to-llvmir-conversions, gen-enum-from-llvmir-conversions, gen-rewriters",
)
LOGICAL_RESULTS_ARE_LLVMS: Final = Difference(
    "logical results are LLVM's",
    "functions that may fail return `::llvm::LogicalResult`; before, `::mlir::LogicalResult`",
    since=19,
    # Header llvm/Support/LogicalResult.h.
    seen="gen-op-interface-decls, gen-rewriters",
)
INTERFACE_DEFAULTS_STAY_VISIBLE: Final = Difference(
    "defaults of interfaces stay visible",
    "a class that declares some methods of an interface has a `using` for the default ones; "
    "before, it hides them",
    since=22,
    seen="gen-op-decls, gen-attrdef-decls, gen-typedef-decls",
)

DECLARATIONS_ARE_DOCUMENTED: Final = Difference(
    "declarations are documented",
    "summary and description stand as a comment before the class of a dialect and where "
    "operations, attributes and types are declared; before, nowhere",
    since=20,
    seen="gen-dialect-decls, gen-op-decls, gen-attrdef-decls, gen-typedef-decls",
    derived="20 as 21: it came with 20 or 21",
)

# --- attributes and types

DEFINITIONS_NAME_THEIR_DIALECT: Final = Difference(
    "attributes and types name their dialect",
    "the class of an attribute or a type has a constant `dialectName`",
    since=19,
    seen="gen-attrdef-decls, gen-typedef-decls",
)

PARAMETERS_LOAD_DIALECTS: Final = Difference(
    "parameters load dialects",
    "the parser loads the dialect of a parameter that is an attribute or a type; before, it does "
    "not",
    since=19,
    seen="gen-attrdef-defs, gen-typedef-defs",
)
REDUNDANT_BUILDERS_ARE_ERRORS: Final = Difference(
    "redundant builders are errors",
    "two builders with the same parameters are an error; before, the later one is left out if "
    "it has no body",
    since=22,
    seen="gen-typedef-decls, gen-typedef-defs",
)

CHECKED_BUILDERS_MOVE: Final = Difference(
    "checked builders move",
    "`getChecked` moves its arguments; before, it copies them",
    since=22,
    seen="gen-attrdef-defs, gen-typedef-defs",
)
PARAMETERS_ARE_CHECKED: Final = Difference(
    "parameters are checked",
    "an attribute or a type has `verifyInvariants`, which checks constraints of parameters",
    since=20,
    seen="gen-attrdef-decls, gen-attrdef-defs, gen-typedef-decls, gen-typedef-defs",
    derived="20 as 21: llvm-project#102326 is of August 2024",
)
RAW_APINTS_ARE_ERRORS: Final = Difference(
    "raw APInts are errors",
    "a parameter that is an `APInt` needs a comparator, as that of `APIntParameter`",
    since=20,
    seen="gen-attrdef-decls, gen-typedef-decls",
    derived="20 as 21: it came with 20 or 21",
)
CUSTOM_STORAGE_IS_DECLARED: Final = Difference(
    "custom storage is declared",
    "the `construct` of a storage with `hasStorageCustomConstructor` is declared; before, it was "
    "defined without a statement",
    since=20,
    seen="gen-attrdef-defs, gen-typedef-defs",
    derived="20 as 21: it came with 20 or 21",
)
DEFINITIONS_INDENT_NEW_LINES: Final = Difference(
    "new lines of definitions are indented",
    "a new line in a format is printed by `printNewline()`; before, as a line feed",
    since=22,
    seen="gen-attrdef-defs, gen-typedef-defs",
)
REFERENCES_ANCHOR_GROUPS: Final = Difference(
    "references anchor groups",
    "a group with a directive as its anchor is printed for what the directive refers to as well; "
    "before, only for what it prints",
    since=20,
    seen="gen-attrdef-defs, gen-typedef-defs",
    derived="20 as 21: it came with 20 or 21",
)
STRUCTS_HAVE_CUSTOM_MEMBERS: Final = Difference(
    "structs have custom members",
    "`struct(...)` in a format accepts `custom` directives; before, they are errors",
    since=21,
    seen="gen-attrdef-defs, gen-typedef-defs",
    derived="20 as 19: llvm-project#133939 is of April 2025",
)

DEFINITIONS_HAVE_PREDICATES: Final = Difference(
    "definitions have predicates",
    "a `PredAttrTrait` or `PredTypeTrait` is verified with the parameters; before, it is an error",
    since=23,
    seen="gen-attrdef-decls, gen-attrdef-defs, gen-typedef-decls, gen-typedef-defs",
)
MNEMONICS_PRINT_SPACES: Final = Difference(
    "mnemonics print spaces",
    "the mnemonic's printer prints the space after it; before, the format's does",
    since=23,
    seen="gen-attrdef-defs, gen-typedef-defs",
)
NO_MEMBERS_HAVE_NO_BLOCK: Final = Difference(
    "no members have no block",
    "a `struct` or `params` of a definition prints nothing if the type is its only parameter; "
    "before, an empty block",
    since=23,
    seen="gen-attrdef-defs, gen-typedef-defs",
)

ARRAYS_IN_STRUCTS_HAVE_BRACKETS: Final = Difference(
    "arrays in structs have brackets",
    "an array in a `struct` is in brackets if another member follows; before, it is not",
    since=23,
    seen="gen-attrdef-defs, gen-typedef-defs",
)

ENUM_PARAMETERS_ARE_PLAIN: Final = Difference(
    "enum parameters are plain",
    "an `EnumAttrParameter` in a `struct` is printed as its case, and a parameter that has a "
    "dialect loads it; before, there are no such parameters, and only attributes and types load "
    "their dialect",
    since=24,
    seen="gen-attrdef-defs, gen-typedef-defs",  # mlir/IR/EnumAttr.td has the class
    evidence=("mlir/IR/EnumAttr.td", "EnumAttrParameter"),
)

# --- dialects

HELPERS_ARE_CONST: Final = Difference(
    "helpers of discardable attributes are const",
    "the helpers of discardable attributes have const methods and explicit constructors; "
    "before, neither",
    since=23,
    seen="gen-dialect-decls",
)

HELPERS_SEE_DISCARDABLE: Final = Difference(
    "helpers see discardable attributes only",
    "the helpers of discardable attributes call `getDiscardableAttrOfType` and the like; "
    "before, `getAttrOfType`",
    since=24,
    seen="gen-dialect-decls",
    evidence=("mlir/IR/Operation.h", "getDiscardableAttrOfType"),
)

# --- bytecode

WRITERS_CAN_FAIL: Final = Difference(
    "writers of bytecode can fail",
    "functions that write bytecode return whether they wrote anything; before, they return nothing",
    since=23,
    seen="gen-bytecode",
)

EMPTY_VALUES_ARE_CHECKED: Final = Difference(
    "values without members are checked",
    "a value without members is read from bytecode with `getChecked`; before, with `get`",
    since=23,
    seen="gen-bytecode",  # with `getChecked` in mlir/IR/BytecodeBase.td
    evidence=("mlir/IR/BytecodeBase.td", "getChecked"),
)
SIZES_OF_ARRAYS_ARE_KNOWN: Final = Difference(
    "sizes of arrays are known",
    "an `ArrayWithKnownSize` is read and written without its size; before, there is no such class",
    since=23,
    seen="gen-bytecode",  # mlir/IR/BytecodeBase.td has the class
    evidence=("mlir/IR/BytecodeBase.td", "ArrayWithKnownSize"),
)

DIALECTS_HAVE_DISCARDABLE_ATTRIBUTES: Final = Difference(
    "dialects have discardable attributes",
    "a dialect names its discardable attributes, and has helpers for them",
    since=19,
    # File mlir/IR/DialectBase.td: field `discardableAttrs`.
    seen="gen-dialect-decls, gen-dialect-defs",
)

# --- enums

BITS_HAVE_ASSIGNMENTS: Final = Difference(
    "bits have assignments",
    "a bit enum has `|=`, `&=` and `^=`",
    since=22,
    seen="gen-enum-decls",
)
ENUMS_ARE_PARSED_OPTIONALLY: Final = Difference(
    "enums are parsed optionally",
    "an enum has a `FieldParser` for `std::optional` too",
    since=20,
    seen="gen-enum-decls",
    derived="20 as 21: llvm-project#117719 is of November 2024",
)
ENUM_ERRORS_LIST_CASES: Final = Difference(
    "errors of enums list the cases",
    "what is not a case of an enum gets an error with all cases",
    since=20,
    seen="gen-enum-decls",
    derived="20 as 21: it came with 20 or 21",
)
ENUM_VALUES_ARE_UNSIGNED: Final = Difference(
    "values of enums are unsigned",
    "the attribute of an enum reads its value with `getZExtValue`; before, with `getInt`",
    since=21,
    seen="gen-enum-defs",
    derived="20 as 19: llvm-project#144030 is of June 2025",
)

ENUM_PARSERS_TAKE_CASES: Final = Difference(
    "enum parsers take the cases",
    "the parser of an optional enum accepts only its cases; before, it reads any keyword",
    since=23,
    # Header mlir/IR/OpImplementation.h: parseOptionalKeywordOrString(std::string *, ArrayRef).
    seen="gen-enum-decls",
)
ENUMS_ARE_NO_SPECIAL_KEYS: Final = Difference(
    "enums are no special keys",
    "`DenseMapInfo` of an enum has no empty key and no tombstone; before, it has both",
    since=23,
    # Header llvm/ADT/DenseMapInfo.h: no `getTombstoneKey`.
    seen="gen-enum-decls",
    evidence=("llvm/ADT/DenseMapInfo.h", "!getTombstoneKey"),
)
ENUM_PARSERS_ARE_DEFINED: Final = Difference(
    "enum parsers are definitions",
    "the functions of an enum's `FieldParser` are in the definitions, and say whether its text "
    "holds separators; before, they are templates in the declarations",
    since=24,
    # Header mlir/IR/DialectImplementation.h: `isKeyValueCompositional`.
    seen="gen-enum-decls, gen-enum-defs",
    evidence=("mlir/IR/DialectImplementation.h", "isKeyValueCompositional"),
)

# --- interfaces

INTERFACES_ARE_DECLARED_TOGETHER: Final = Difference(
    "interfaces are declared together",
    "all interface classes of a file are declared first and their traits follow at the end; "
    "before, each interface is written as a whole",
    since=22,
    seen="gen-op-interface-decls, gen-attr-interface-decls, gen-type-interface-decls",
)
INTERFACE_OVERLOADS_ARE_TOLD_APART: Final = Difference(
    "overloads of interface methods are told apart",
    "overloaded methods of an interface have numbers in its table of functions; before, two "
    "members have the same name",
    since=22,
    seen="gen-op-interface-decls, gen-op-interface-defs, gen-attr-interface-decls",
)
BLANK_BODIES_ARE_NONE: Final = Difference(
    "blank bodies are none",
    "the body of an interface method that is white space is none; before, it is a body",
    since=20,
    seen="gen-op-interface-decls, gen-op-interface-docs",
    derived="20 as 21: it came with 20 or 21",
)

OVERLOADS_IN_MODELS_SHARE_NAMES: Final = Difference(
    "overloads in models share names",
    "methods of fallback and external models have the names that you declared; before, "
    "overloads have numbers there too",
    since=23,
    # File mlir/Interfaces/TilingInterface.td: overloads of `getTiledImplementation`.
    seen="gen-op-interface-decls",
)
MODELS_ARE_CONSTEXPR: Final = Difference(
    "models of interfaces are constexpr",
    "a model has the alias `GeneratedModel` and a constexpr constructor",
    since=24,
    # Header mlir/Support/InterfaceSupport.h: `GeneratedModel`.
    seen="gen-op-interface-decls, gen-attr-interface-decls, gen-type-interface-decls",
    evidence=("mlir/Support/InterfaceSupport.h", "GeneratedModel"),
)
OPERATIONS_STAND_RAW_IN_INTERFACES: Final = Difference(
    "operations stand raw in interfaces",
    "`$_raw_op` in a method of an interface is the operation itself, and a method that names "
    "nothing else of the class is compiled once; before, it is unknown",
    since=24,
    # Files mlir/Interfaces/ControlFlowInterfaces.td and others: `$_raw_op`.
    seen="gen-op-interface-decls",
    evidence=("mlir/Interfaces/ControlFlowInterfaces.td", "$_raw_op"),
)
DIALECT_INTERFACES_HAVE_DECLARATIONS: Final = Difference(
    "dialect interfaces have declarations",
    "a dialect interface can have extra declarations, pure virtual methods and methods without "
    "a body; its constructor comes last, and is protected if a method is pure",
    since=23,
    # File mlir/IR/Interfaces.td: class PureVirtualInterfaceMethod.
    seen="gen-dialect-interface-decls",
    evidence=("mlir/IR/Interfaces.td", "PureVirtualInterfaceMethod"),
)

# --- passes

TEXTS_OF_PASSES_ARE_RAW: Final = Difference(
    "texts of passes are raw",
    "summaries and descriptions of passes are raw strings, without space around them; before, "
    "they are copied between quotes",
    since=22,
    seen="gen-pass-decls",
)
PASSES_ARE_REGISTERED_ONE_BY_ONE: Final = Difference(
    "passes are registered one by one",
    "each pass has its own guard for its registration; before, all passes share one",
    since=22,
    seen="gen-pass-decls",
)
PASS_CLASSES_COME_TOGETHER: Final = Difference(
    "base classes of passes come together",
    "`GEN_PASS_CLASSES` gives you the base classes of all passes; after, it is an error",
    until=21,
    seen="gen-pass-decls",
)
PASSES_STAY_WHERE_THEY_ARE: Final = Difference(
    "passes stay where they are",
    "the base class of a pass can be neither assigned nor moved",
    since=19,
    seen="gen-pass-decls",
)
PASS_OPTIONS_ARE_MOVED: Final = Difference(
    "options of passes are moved",
    "a pass takes its options by value and moves them; before, by const reference",
    since=20,
    seen="gen-pass-decls",
    derived="20 as 21: llvm-project#110582 is of September 2024",
)
PASS_OPTIONS_OWN_LISTS: Final = Difference(
    "options of passes own their lists",
    "a list of the options of a pass is a `SmallVector`; before, an `ArrayRef`",
    since=20,
    seen="gen-pass-decls",
    derived="20 as 21: llvm-project#110582 is of September 2024",
)

# --- SPIR-V


MORE_ATTRIBUTES_ARE_CONSTANTS: Final = Difference(
    "more attributes are constants",
    "SPIR-V has ids of constants for attributes of TOSA's operations and the direction of a "
    "swap; before, those are errors or numbers",
    since=23,
    # File mlir/Dialect/SPIRV/IR/SPIRVTosaTypes.td: SPIRV_TensorArmAxisAttr.
    seen="gen-spirv-serialization",
)
SPIRV_HAS_PROPERTIES: Final = Difference(
    "SPIR-V has properties",
    "attributes of SPIR-V's operations are read into `Properties` and written with getters; "
    "before, they are found by name",
    since=24,
    # No evidence is known: the dialect says it neither in a base file nor in a header.
    seen="gen-spirv-serialization",
)

# --- LLVM IR

INTRINSICS_ROUND: Final = Difference(
    "intrinsics round",
    "`mlirBuilder` may name `$_roundingMode_attr` and `$_fpExceptionBehavior_attr`; before, they "
    "are errors",
    since=19,
    seen="gen-op-from-llvmir-conversions, gen-intr-from-llvmir-conversions",
)

# --- rewriters

REWRITES_END_PLAINLY: Final = Difference(
    "rewrites end plainly",
    "nothing follows the function of a pattern; before, a semicolon",
    since=19,
    seen="gen-rewriters",
)
REWRITES_USE_PROPERTIES: Final = Difference(
    "rewrites use properties",
    "a pattern reads attributes from `Properties` and builds operations with them, if the "
    "dialect uses properties; before, it finds attributes by name",
    since=21,
    seen="gen-rewriters",
    derived="20 as 19: builders of `Properties`, which it needs, came after 20 was released",
)
VARIABLES_ARE_MAYBE_UNUSED: Final = Difference(
    "variables are maybe unused",
    "the variable of a matched attribute is `[[maybe_unused]]`; before, the code casts it to "
    "`void`",
    since=21,
    seen="gen-rewriters",
    derived="20 as 19: it came with the patterns that use properties",
)
OPTIONAL_OPERANDS_ARE_VALUES: Final = Difference(
    "optional operands are values",
    "an optional operand in a result is its value, or none; before, the range of values",
    since=20,
    seen="gen-rewriters",
    derived="20 as 21: it came with 20 or 21",
)
EQUAL_OPERANDS_ARE_CHECKED_FIRST: Final = Difference(
    "equal operands are checked first",
    "a pattern first checks that operands of one name are equal, then its constraints; before, "
    "the other way round",
    since=22,
    seen="gen-rewriters",
)
