"""How MLIR's other generators differ between releases: a row a difference, by output."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# --- in several outputs

NAMESPACES_ARE_JOINED: Final = Difference(
    "namespaces are joined",
    "a nested namespace is opened as `namespace a::b`; before, each by itself",
    since=22,
    seen="all C++",
)
OPERATIONS_CREATE_THEMSELVES: Final = Difference(
    "operations create themselves",
    "generated code says `Op::create(builder, ...)`; before, `builder.create<Op>(...)`",
    since=22,
    seen="gen-spirv-serialization, gen-rewriters",
)
UNUSED_IS_STANDARD: Final = Difference(
    "unused is standard",
    "what may be unused is `[[maybe_unused]]`; before, `LLVM_ATTRIBUTE_UNUSED`",
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
    "a class that declares some methods of an interface has `using` for those with a default; "
    "before, nothing",
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
    "a builder with the parameters of an earlier one is an error; before, it is left out where it "
    "has no body",
    since=22,
    seen="gen-typedef-decls, gen-typedef-defs",
)

CHECKED_BUILDERS_MOVE: Final = Difference(
    "checked builders move",
    "`getChecked` moves its arguments on; before, it copies them",
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
    "a new line in a format is `printNewline()`; before, a line feed",
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
    "a `struct` of a format takes `custom` directives; before, they are errors",
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
    "the space between a mnemonic and a format is printed with the mnemonic; before, with the "
    "format",
    since=23,
    seen="gen-attrdef-defs, gen-typedef-defs",
)
NO_MEMBERS_HAVE_NO_BLOCK: Final = Difference(
    "no members have no block",
    "a `struct` or `params` of a definition whose type parameter is its only one prints nothing; "
    "before, an empty block",
    since=23,
    seen="gen-attrdef-defs, gen-typedef-defs",
)

ARRAYS_IN_STRUCTS_HAVE_BRACKETS: Final = Difference(
    "arrays in structs have brackets",
    "an array in a `struct` stands in brackets where another member follows it; before, nowhere",
    since=23,
    seen="gen-attrdef-defs, gen-typedef-defs",
)

ENUM_PARAMETERS_ARE_PLAIN: Final = Difference(
    "enum parameters are plain",
    "an `EnumAttrParameter` is its case alone in a `struct`, and a parameter with a dialect loads "
    "it; before, there are none, and only attributes and types load theirs",
    since=24,
    seen="gen-attrdef-defs, gen-typedef-defs",  # mlir/IR/EnumAttr.td has the class
    evidence=("mlir/IR/EnumAttr.td", "EnumAttrParameter"),
)

# --- dialects

HELPERS_ARE_CONST: Final = Difference(
    "helpers of discardable attributes are const",
    "methods of these helpers are const, and their constructors explicit; before, neither",
    since=23,
    seen="gen-dialect-decls",
)

HELPERS_SEE_DISCARDABLE: Final = Difference(
    "helpers see discardable attributes only",
    "these helpers call `getDiscardableAttrOfType` and the like; before, `getAttrOfType`",
    since=24,
    seen="gen-dialect-decls",
    evidence=("mlir/IR/Operation.h", "getDiscardableAttrOfType"),
)

# --- bytecode

WRITERS_CAN_FAIL: Final = Difference(
    "writers of bytecode can fail",
    "functions that write bytecode say whether they wrote anything; before, they return nothing",
    since=23,
    seen="gen-bytecode",
)

EMPTY_VALUES_ARE_CHECKED: Final = Difference(
    "values without members are checked",
    "what has no members is read by `getChecked`; before, by `get`",
    since=23,
    seen="gen-bytecode",  # with `getChecked` in mlir/IR/BytecodeBase.td
    evidence=("mlir/IR/BytecodeBase.td", "getChecked"),
)
SIZES_OF_ARRAYS_ARE_KNOWN: Final = Difference(
    "sizes of arrays are known",
    "an `ArrayWithKnownSize` is read and written without its size; before, there are none",
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
    "an enum of bits has `|=`, `&=` and `^=`",
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
    "an enum's attribute reads its value by `getZExtValue`; before, by `getInt`",
    since=21,
    seen="gen-enum-defs",
    derived="20 as 19: llvm-project#144030 is of June 2025",
)

ENUM_PARSERS_TAKE_CASES: Final = Difference(
    "enum parsers take the cases",
    "an optional enum hands its cases to the parser, which reads no other keyword; before, it "
    "reads any",
    since=23,
    # Header mlir/IR/OpImplementation.h: parseOptionalKeywordOrString(std::string *, ArrayRef).
    seen="gen-enum-decls",
)
ENUMS_ARE_NO_SPECIAL_KEYS: Final = Difference(
    "enums are no special keys",
    "an enum's `DenseMapInfo` has no empty key and no tombstone; before, both",
    since=23,
    # Header llvm/ADT/DenseMapInfo.h: no `getTombstoneKey`.
    seen="gen-enum-decls",
    evidence=("llvm/ADT/DenseMapInfo.h", "!getTombstoneKey"),
)
ENUM_PARSERS_ARE_DEFINED: Final = Difference(
    "enum parsers are definitions",
    "the functions of an enum's `FieldParser` stand among the definitions, and it says whether its "
    "text holds separators; before, they are templates among the declarations",
    since=24,
    # Header mlir/IR/DialectImplementation.h: `isKeyValueCompositional`.
    seen="gen-enum-decls, gen-enum-defs",
    evidence=("mlir/IR/DialectImplementation.h", "isKeyValueCompositional"),
)

# --- interfaces

INTERFACES_ARE_DECLARED_TOGETHER: Final = Difference(
    "interfaces are declared together",
    "the classes of a file are all named first, their traits come last; before, each is written "
    "as a whole, trait included",
    since=22,
    seen="gen-op-interface-decls, gen-attr-interface-decls, gen-type-interface-decls",
)
INTERFACE_OVERLOADS_ARE_TOLD_APART: Final = Difference(
    "overloads of interface methods are told apart",
    "a method of an interface that has the name of an earlier one has a number in its table of "
    "functions; before, two members have one name",
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
    "fallback and external models have methods by the name they are declared with; before, a later "
    "one of a name has a number there too",
    since=23,
    # File mlir/Interfaces/TilingInterface.td: overloads of `getTiledImplementation`.
    seen="gen-op-interface-decls",
)
MODELS_ARE_CONSTEXPR: Final = Difference(
    "models of interfaces are constexpr",
    "a model names itself `GeneratedModel`, and its constructor is constexpr",
    since=24,
    # Header mlir/Support/InterfaceSupport.h: `GeneratedModel`.
    seen="gen-op-interface-decls, gen-attr-interface-decls, gen-type-interface-decls",
    evidence=("mlir/Support/InterfaceSupport.h", "GeneratedModel"),
)
OPERATIONS_STAND_RAW_IN_INTERFACES: Final = Difference(
    "operations stand raw in interfaces",
    "`$_raw_op` in the body of an interface's method is the operation itself, and one that names "
    "nothing else of the implementing class is written once for all; before, it is unknown",
    since=24,
    # Files mlir/Interfaces/ControlFlowInterfaces.td and others: `$_raw_op`.
    seen="gen-op-interface-decls",
    evidence=("mlir/Interfaces/ControlFlowInterfaces.td", "$_raw_op"),
)
DIALECT_INTERFACES_HAVE_DECLARATIONS: Final = Difference(
    "dialect interfaces have declarations",
    "a dialect's interface has extra declarations, pure virtual methods and methods that are only "
    "declared, and its constructor comes last, protected where a method is pure",
    since=23,
    # File mlir/IR/Interfaces.td: class PureVirtualInterfaceMethod.
    seen="gen-dialect-interface-decls",
    evidence=("mlir/IR/Interfaces.td", "PureVirtualInterfaceMethod"),
)

# --- passes

TEXTS_OF_PASSES_ARE_RAW: Final = Difference(
    "texts of passes are raw",
    "summaries and descriptions are raw strings without space around them; before, they stand "
    "between quotes as they are",
    since=22,
    seen="gen-pass-decls",
)
PASSES_ARE_REGISTERED_ONE_BY_ONE: Final = Difference(
    "passes are registered one by one",
    "a pass has a guard of its own for its registration; before, all have one",
    since=22,
    seen="gen-pass-decls",
)
PASS_CLASSES_COME_TOGETHER: Final = Difference(
    "base classes of passes come together",
    "`GEN_PASS_CLASSES` asks for the base classes of all passes; after, it is an error",
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
    "attributes of TOSA's operations in SPIR-V and the direction of a swap are written as ids of "
    "constants; before, they are errors or numbers",
    since=23,
    # File mlir/Dialect/SPIRV/IR/SPIRVTosaTypes.td: SPIRV_TensorArmAxisAttr.
    seen="gen-spirv-serialization",
)
SPIRV_HAS_PROPERTIES: Final = Difference(
    "SPIR-V has properties",
    "attributes of SPIR-V's operations are read into `Properties` and written by their getters; "
    "before, they are attributes by name",
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
    "a pattern reads attributes from `Properties` and builds operations of them, where the dialect "
    "has its attributes there; before, it finds and lists attributes by name",
    since=21,
    seen="gen-rewriters",
    derived="20 as 19: builders of `Properties`, which it needs, came after 20 was released",
)
VARIABLES_ARE_MAYBE_UNUSED: Final = Difference(
    "variables are maybe unused",
    "the variable of an attribute that is matched is `[[maybe_unused]]`; before, it is cast to "
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
    "that operands of one name are equal is checked before the constraints of a pattern; before, "
    "after them",
    since=22,
    seen="gen-rewriters",
)
