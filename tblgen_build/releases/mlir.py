"""How MLIR's generators differ between releases: a row a difference, in the outputs' order."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

SEEN: Final = (18, 19, 21, 22, 23, 24)  # releases that there are references of

# --- in several outputs

NAMESPACES_ARE_JOINED: Final = Difference(
    "namespaces are joined",
    "a nested namespace is opened as `namespace a::b`; before, each for itself",
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
    "what need not be used is `[[maybe_unused]]`; before, `LLVM_ATTRIBUTE_UNUSED`",
    since=22,
    seen="gen-enum-to-llvmir-conversions, gen-enum-from-llvmir-conversions, gen-rewriters",
)
LOGICAL_RESULTS_ARE_LLVMS: Final = Difference(
    "logical results are LLVM's",
    "what may fail returns `::llvm::LogicalResult`; before, `::mlir::LogicalResult`",
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
    derived="20 as 21: not known when between 19 and 21 it came",
)

# --- operations

EFFECTS_ARE_ON_OPERANDS: Final = Difference(
    "effects are on operands",
    "an effect is on an operand or a result of the operation; before, on its value",
    since=19,
    seen="gen-op-defs",
)

SMALL_METHODS_ARE_INLINE: Final = Difference(
    "small methods are inline",
    "accessors of a line stand in the class of an operation or its adaptor; before, all but names "
    "of attributes stand among the definitions",
    since=19,
    seen="gen-op-decls, gen-op-defs",
)
DECLARED_OPERATIONS_ARE_ASKED_FOR: Final = Difference(
    "declared operations are asked for",
    "classes of operations are named where `GET_OP_CLASSES` or `GET_OP_FWD_DEFINES` is defined; "
    "after, always",
    until=18,
    seen="gen-op-decls",
)
ADAPTORS_TAKE_ANY_OPERATION: Final = Difference(
    "adaptors take any operation",
    "the base of an adaptor takes what it needs of an operation, an `Operation *` where that has "
    "no properties; before, it calls its other constructor",
    since=19,
    seen="gen-op-decls, gen-op-defs",
)
BASES_OF_ADAPTORS_HAVE_DEFAULTS: Final = Difference(
    "bases of adaptors have defaults",
    "the base of an adaptor can be made of nothing; after, only without properties",
    until=18,
    seen="gen-op-decls",
)
KEYS_OF_PROPERTIES_ARE_REQUIRED: Final = Difference(
    "keys of properties are required",
    "a dictionary that properties are set from has to have all that are required; after, none",
    until=18,
    seen="gen-op-defs",
)
SETTERS_STORE_PROPERTIES: Final = Difference(
    "setters store properties",
    "setters of attributes in properties store them there; before, they call `setAttr`",
    since=19,
    seen="gen-op-defs",
)
BUILDERS_CONVERT_ATTRIBUTES: Final = Difference(
    "builders convert attributes",
    "builders that take all attributes make properties of them; before, they leave that to others",
    since=19,
    seen="gen-op-defs",
)
DIALECTS_ALWAYS_USE_PROPERTIES: Final = Difference(
    "dialects always use properties",
    "operations of every dialect store their attributes as properties; before, a dialect can turn "
    "that off with `usePropertiesForAttributes`",
    since=23,
    seen="gen-op-decls, gen-op-defs, gen-rewriters",  # mlir/IR/DialectBase.td lacks the field
    evidence=("mlir/IR/DialectBase.td", "!usePropertiesForAttributes"),
)
PROPERTIES_ARE_REFERRED_TO: Final = Difference(
    "properties are referred to",
    "properties of any operation are handed on as a `PropertyRef`; before, as `OpaqueProperties`",
    since=23,
    seen="gen-op-decls, gen-op-defs",  # mlir/IR/OperationSupport.h has `class PropertyRef`
    evidence=("mlir/IR/OperationSupport.h", "PropertyRef"),
)
PROPERTIES_HAVE_TYPE_IDS: Final = Difference(
    "properties have type ids",
    "the properties of an operation have a type id; before, only the operation has one",
    since=23,
    seen="gen-op-decls, gen-op-defs",  # with `class PropertyRef`, which holds a type id
    evidence=("mlir/IR/OperationSupport.h", "getPropertiesTypeID"),
)
ERRORS_NAME_PROPERTIES: Final = Difference(
    "errors name properties",
    "an error in the conversion of a property begins with the property's name; before, it does not",
    since=23,
    seen="gen-op-defs",
)
TOKENS_ADD_TRAITS: Final = Difference(
    "tokens add traits",
    "an operation with a token among its operands or results has a trait that says so",
    since=23,
    seen="gen-op-decls",  # mlir/IR/OpBase.td has `TokenProducerTrait`
    evidence=("mlir/IR/OpDefinition.h", "TokenProducerTrait"),
)
MISSING_OPERANDS_ARE_NOT_RESOLVED: Final = Difference(
    "missing operands are not resolved",
    "the parser resolves an optional operand only if it is there; before and after, always",
    since=23,
    until=23,
    seen="gen-op-defs",
)
RESULT_INDICES_ARE_NAMED: Final = Difference(
    "indices of results have names",
    "an operation has a constant `odsIndex_NAME` for each result, too",
    since=24,
    seen="gen-op-decls",
)
OPERANDS_ARE_SLICED: Final = Difference(
    "operands are sliced",
    "operands, and results, of an index are a slice of a range; before, two iterators",
    since=24,
    seen="gen-op-decls",
)
INHERENT_ATTRIBUTES_ARE_WALKED: Final = Difference(
    "inherent attributes are walked",
    "`walkInherentAttrs` visits the attributes in properties, which may be replaced; before, "
    "`populateInherentAttrs` lists them",
    since=24,
    seen="gen-op-decls, gen-op-defs",  # mlir/IR/OperationSupport.h has `walkInherentAttrs`
    evidence=("mlir/IR/OperationSupport.h", "walkInherentAttrs"),
)
CONVERSIONS_OF_ATTRIBUTES_ARE_SHARED: Final = Difference(
    "conversions of attributes are shared",
    "functions of MLIR set and list attributes in properties; before, code of the operation's own",
    since=24,
    seen="gen-op-defs",  # mlir/IR/OperationSupport.h has `setAttributeProperty`
    evidence=("mlir/IR/OperationSupport.h", "setAttributeProperty"),
)
BUILDERS_NAME_PROPERTIES: Final = Difference(
    "builders name properties",
    "a builder names its properties once, `odsProperties`; before, it asks for them each time",
    since=24,
    seen="gen-op-defs",
)
BUILDERS_WITHOUT_RESULTS_CALL: Final = Difference(
    "builders without results call others",
    "a builder of an operation without results calls the one that takes types of results; before, "
    "both do the same",
    since=24,
    seen="gen-op-defs",
)
CREATE_CASTS_LAST: Final = Difference(
    "`create` casts last",
    "`create` asserts that the operation is of its class, and casts it; before, it asserts that a "
    "cast succeeded",
    since=24,
    seen="gen-op-defs",
)
BUILDERS_SPLIT_ATTRIBUTES: Final = Difference(
    "builders split attributes",
    "builders that take all attributes are deprecated and call a function that tells inherent "
    "from discardable ones; before, all are discardable until they are converted",
    since=24,
    seen="gen-op-decls, gen-op-defs",  # `splitPropertiesAndDiscardableAttributes`
    evidence=("mlir/IR/OperationSupport.h", "splitPropertiesAndDiscardableAttributes"),
)
OPTIONAL_TYPES_ARE_PARSED_ELSEWHERE: Final = Difference(
    "optional types are parsed elsewhere",
    "a function of MLIR parses an optional type; before, code of the operation's own",
    since=24,
    seen="gen-op-defs",  # mlir/IR/OpImplementation.h has `parseOptionalTypeInto`
    evidence=("mlir/IR/OpImplementation.h", "parseOptionalTypeInto"),
)
PRINTERS_ARE_SMALL: Final = Difference(
    "printers are small",
    "`print` of a declarative format is optimized for its size",
    since=24,
    seen="gen-op-decls, gen-op-defs",
)
OPTIONAL_OPERANDS_ARE_PARSED_ELSEWHERE: Final = Difference(
    "optional operands are parsed elsewhere",
    "a function of MLIR parses an optional operand; before, code of the operation's own",
    since=24,
    seen="gen-op-defs",  # mlir/IR/OpImplementation.h has `parseOptionalOperandInto`
    evidence=("mlir/IR/OpImplementation.h", "parseOptionalOperandInto"),
)
GROUPS_OF_OPERANDS_ARE_STORED_TOGETHER: Final = Difference(
    "groups of operands are stored together",
    "several operands of variable length are parsed into one `OperandParserStorage`; before, each "
    "into its own vector",
    since=24,
    seen="gen-op-defs",
    evidence=("mlir/IR/OpImplementation.h", "OperandParserStorage"),
)
FORMATS_BIND_ALL_PROPERTIES: Final = Difference(
    "formats bind all properties",
    "`attr-dict` has discardable attributes only, and a format without `prop-dict` has to bind all "
    "attributes and properties, where the dialect does not set "
    "`useStrictPropertiesInAssemblyFormat = 0`; before, `attr-dict` has all attributes",
    since=24,
    seen="gen-op-decls, gen-op-defs",  # mlir/IR/DialectBase.td has the field
    evidence=("mlir/IR/DialectBase.td", "useStrictPropertiesInAssemblyFormat"),
)
ELIDED_ATTRIBUTES_ARE_CONSTANT: Final = Difference(
    "elided attributes are constant",
    "the names of attributes that are not printed are an array; before, they are pushed into a "
    "vector one by one",
    since=24,
    seen="gen-op-defs",
)
PROPERTIES_HAVE_KEYS: Final = Difference(
    "properties have keys",
    "`prop-dict` is `<key = value, ...>`, which an operation parses and prints; before, a "
    "dictionary only",
    since=24,
    seen="gen-op-decls, gen-op-defs",  # mlir/IR/OpDefinition.h: `parsePropertiesFromKeyValueList`
    evidence=("mlir/IR/OpDefinition.h", "parsePropertiesFromKeyValueList"),
)
DICTIONARIES_HAVE_SEGMENTS: Final = Difference(
    "dictionaries have segments",
    "the dictionary of an operation's text has the sizes of segments that the text does not tell "
    "otherwise; before, they are unknown keys",
    since=24,
    seen="gen-op-defs",
)
GROUPS_SPLIT_BY_ATTRIBUTES: Final = Difference(
    "groups split by attributes",
    "operands in groups are split by the attribute of their sizes; before, it is found in the "
    "operation's dictionary",
    since=24,
    seen="gen-op-defs",
)
FORMATS_HAVE_ENUMS: Final = Difference(
    "formats have enums",
    "`enum($x)` in an operation's format is the case alone of an attribute of class `EnumAttr`, "
    "as it is in `prop-dict`; before, it is an error",
    since=24,
    seen="gen-op-defs",
)
CLAUSES_HAVE_SEPARATORS: Final = Difference(
    "clauses have separators",
    "`oilist<`,`>(...)` has a literal between its clauses; before, it is an error",
    since=24,
    seen="gen-op-defs",
)
CLAUSES_ARE_COMPLETE: Final = Difference(
    "clauses are complete",
    "an optional attribute in a clause of an `oilist` has to be there; before, it may lack",
    since=24,
    seen="gen-op-defs",
)
TERMINATORS_WALK_ATTRIBUTES: Final = Difference(
    "terminators walk attributes",
    "whether a terminator has attributes is found by `walkInherentAttrs`; before, by its "
    "dictionary",
    since=24,
    seen="gen-op-defs",
    evidence=("mlir/IR/OperationSupport.h", "walkInherentAttrs"),
)
BOUND_ATTRIBUTES_ARE_ELIDED_ONCE: Final = Difference(
    "bound attributes are elided once",
    "an attribute that the format has elsewhere is left out of dictionaries; before, it is also "
    "compared with its default",
    since=24,
    seen="gen-op-defs",
)
INFERRED_OPERANDS_ARE_RESOLVED_IF_THERE: Final = Difference(
    "operands of inferred types are resolved if they are there",
    "the parser resolves an optional operand whose type is not in the text only if it is there",
    since=24,
    seen="gen-op-defs",
)
PROPERTIES_PRINT_THEIR_SPACE: Final = Difference(
    "properties print their space",
    "the space before `prop-dict` is printed with it; before, it is printed always",
    since=24,
    seen="gen-op-defs",
)
SPACES_ARE_PARTS_OF_LITERALS: Final = Difference(
    "spaces are parts of literals",
    "an operation prints the space before a literal in one string with it; before, by itself",
    since=24,
    seen="gen-op-defs",
)
BUILDERS_HAVE_CREATE: Final = Difference(
    "builders have `create`",
    "an operation has a static `create` beside each `build`",
    since=21,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 19: `create` came after 20 was released",
)
CREATE_FORWARDS: Final = Difference(
    "`create` forwards",
    "`create` hands its arguments on by `std::forward`; before, by name",
    since=22,
    seen="gen-op-defs",
)
BODILESS_BUILDERS_DIFFER: Final = Difference(
    "builders without body differ",
    "a custom builder without a body that another's calls cover is an error; before, it was left "
    "out",
    since=22,
    seen="gen-op-decls, gen-op-defs",
)
HASHES_END_IN_UNDERSCORE: Final = Difference(
    "hash functions end in an underscore",
    "the function that hashes a property is `hash_NAME_`; before, `hash_NAME`",
    since=22,
    seen="gen-op-defs",
)

ADAPTOR_ERRORS_ARE_JOINED: Final = Difference(
    "errors of adaptors are joined",
    "an adaptor's error is one string literal; before, the operation's name is one of its own",
    since=22,
    seen="gen-op-defs",
)
ACCUMULATE_TAKES_RANGES: Final = Difference(
    "accumulate takes ranges",
    "`llvm::accumulate` adds up the sizes of groups of operands; before, `std::accumulate`",
    since=22,
    seen="gen-op-defs",
)
CONSTRAINTS_ARE_GLOBAL: Final = Difference(
    "constraint functions are global",
    "functions that check constraints stand outside of namespaces; before, in that of the first "
    "operation",
    since=22,
    seen="gen-op-defs",
)
ADAPTORS_CHECK_PROPERTIES: Final = Difference(
    "adaptors check properties",
    "an adaptor's `verify` checks constraints of properties too; before, only the operation's",
    since=22,
    seen="gen-op-defs",
)
OPERATIONS_ALWAYS_HAVE_PROPERTIES: Final = Difference(
    "operations always have properties",
    "an operation without attributes has empty `Properties` and their hooks; before, it has none",
    since=21,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 19: builders of `Properties` (llvm-project#124713), which need them, came later",
)
ADAPTORS_ARE_MADE_OF_BASES: Final = Difference(
    "adaptors are made of bases",
    "a generic adaptor can be made of other values and its base",
    since=20,
    seen="gen-op-decls",
    derived="20 as 21: the conversion of one value to several, of release 20, makes adaptors so",
)
OPERAND_INDICES_ARE_NAMED: Final = Difference(
    "indices of operands have names",
    "an operation and its adaptor have a constant `odsIndex_NAME` for each operand",
    since=21,
    seen="gen-op-decls",
    derived="20 as 19: llvm-project#146839 is of July 2025",
)
BUILDERS_TAKE_PROPERTIES: Final = Difference(
    "builders take properties",
    "an operation can be built of ranges and `Properties`",
    since=21,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 19: llvm-project#124713 was merged in March 2025",
)
MESSAGES_GO_ON: Final = Difference(
    "messages go on after expressions",
    "a message with `{{expression}}` at its end goes on with another string; before, what follows "
    "is not a string any more",
    since=24,
    seen="gen-op-defs",
)
SUCCESSORS_ARE_VERIFIED_BY_GETTERS: Final = Difference(
    "successors are verified by getters",
    "constraints of successors are checked on what the getters return; before, on `NAME()`, which "
    "is none",
    since=23,
    seen="gen-op-defs",
)
OPTIONAL_ATTRIBUTES_STAND_IN_GROUPS: Final = Difference(
    "optional attributes stand in groups",
    "an optional attribute outside of optional groups is an error; before, it is taken",
    since=23,
    seen="gen-op-decls, gen-op-defs",
)
CUSTOM_ARGUMENTS_NAME_THE_CLASS: Final = Difference(
    "custom arguments name the class",
    "a property that user code parses is that of `Op::Properties`; before, of `Properties`",
    since=23,
    seen="gen-op-defs",
)
FAILED_INFERENCE_IS_EXPLAINED: Final = Difference(
    "failed inference is explained",
    "a builder that cannot infer types calls `reportFatalInferReturnTypesError`; before, "
    "`report_fatal_error`",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: llvm-project#112336 is of October 2024",
)
DICTIONARIES_ARE_ALWAYS_PARSED: Final = Difference(
    "dictionaries of properties are always parsed",
    "an operation without a declarative format has `setPropertiesFromParsedAttr` too",
    since=20,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 21: not known when between 19 and 21 it came",
)
PROPERTY_GETTERS_ARE_CONST: Final = Difference(
    "getters of properties are const",
    "the getters in `Properties` are const",
    since=20,
    seen="gen-op-decls",
    derived="20 as 21: EnzymeAD/Enzyme#2128 followed it before 20 was released",
)
PROPERTY_SETTERS_TAKE_VALUES: Final = Difference(
    "setters of properties take values",
    "the setters in `Properties` take the interface type; before, a reference to it",
    since=20,
    seen="gen-op-decls",
    derived="20 as 21: llvm-project#94732 came right after 19 was branched",
)
CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS: Final = Difference(
    "conversions of properties are functions",
    "code that makes an attribute of a property is a function's body; before, an expression",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: llvm-project#94732 came right after 19 was branched",
)
HASHES_BRING_IN_HASH_VALUE: Final = Difference(
    "hashes bring in `hash_value`",
    "hashes of properties have `using llvm::hash_value`",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: llvm-project#94732 came right after 19 was branched",
)
REMOVERS_GIVE_FORMER_ATTRIBUTE: Final = Difference(
    "removers give the former attribute",
    "`removeXAttr` gives what was removed; before, the empty attribute",
    since=20,
    seen="gen-op-decls",
    derived="20 as 21: not known when between 19 and 21 it came",
)
CONSTRAINTS_COUNT_FROM_ONE: Final = Difference(
    "constraint functions count from one",
    "the first function of a kind is number 1; before, 0",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: not known when between 19 and 21 it came",
)
VALUES_ARE_ALWAYS_TYPED: Final = Difference(
    "values are always typed",
    "an operand or result of any type is a `TypedValue<Type>`; before, a `Value` where the type's "
    "name does not begin with `::`",
    since=20,
    seen="gen-op-decls",
    derived="20 as 21: not known when between 19 and 21 it came",
)
PROPERTIES_HAVE_ACCESSORS: Final = Difference(
    "properties have accessors",
    "properties are arguments of builders, an operation and its adaptor have accessors for them",
    since=20,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 21: llvm-project#94732 came right after 19 was branched",
)
UNKNOWN_PROPERTIES_ARE_ERRORS: Final = Difference(
    "unknown properties are errors",
    "the dictionary of properties of an operation's text may have no other keys",
    since=21,
    seen="gen-op-defs",
    derived="20 as 19: llvm-project#138668 is of May 2025",
)
REQUIRED_ATTRIBUTES_TELL_BUILDERS_APART: Final = Difference(
    "required attributes tell builders apart",
    "where a required attribute tells builders apart, all attributes with a default have it in "
    "the builder that takes them as they are stored; before, the first has to be given",
    since=20,
    seen="gen-op-decls",
    derived="20 as 21: not known when between 19 and 21 it came",
)
ATTRIBUTES_WITH_DEFAULT_ARE_NEVER_MISSING: Final = Difference(
    "attributes with a default are never missing",
    "whether an attribute with a default is printed is not asked for its presence, as it is always "
    "there; before, for both",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: openxla/stablehlo#2468 followed it in August 2024",
)
INFERENCE_CHECKS_OPERANDS: Final = Difference(
    "inference checks operands",
    "`inferReturnTypes` fails where operands are missing; before, it looked at them unchecked",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: llvm-project#112574 is of October 2024",
)
GROUPS_LOOK_AT_DEFAULTS: Final = Difference(
    "groups look at defaults",
    "a group with an optional attribute that has a default is printed where it is not the default; "
    "before, where it is there",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: openxla/stablehlo#2468 followed it in August 2024",
)
FIRST_ATTRIBUTE_IS_FOUND_FIRST: Final = Difference(
    "the first attribute is found first",
    "a builder that takes the result type of the first attribute looks for it before it fills the "
    "state; before, it fills it for each attribute of that name",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: not known when between 19 and 21 it came",
)
SUMMARIES_HAVE_EXPRESSIONS: Final = Difference(
    "summaries have expressions",
    "`{{expression}}` in the summary of a constraint is streamed into the error; before, it is "
    "text",
    since=22,
    seen="gen-op-defs, gen-rewriters",
)
PROP_DICT_IS_PARTIAL: Final = Difference(
    "`prop-dict` is partial",
    "an operation parses `prop-dict` by a function of its own, does not print there what its "
    "format has elsewhere, nor in `attr-dict` what is in `prop-dict`; before, all is in both",
    since=19,
    seen="gen-op-decls, gen-op-defs",
)
SINGLE_VALUES_ARE_VARIABLES: Final = Difference(
    "single values are variables",
    "the parser has a variable for an operand or a type; before, an array of one",
    since=19,
    seen="gen-op-defs",
)
OPTIONAL_DIRECTIVES_HAVE_VALUES: Final = Difference(
    "optional directives have values",
    "whether an optional `custom` directive is there is asked by `has_value()`; before, by `!`",
    since=19,
    seen="gen-op-defs, gen-attrdef-defs, gen-typedef-defs",
)
PROP_DICT_NEEDS_PROPERTIES: Final = Difference(
    "`prop-dict` needs properties",
    "`prop-dict` is nothing in an operation without properties; before, they are read and printed "
    "whether there are any or not",
    since=20,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 21: not known when between 19 and 21 it came",
)
PROP_DICT_LEAVES_OUT_SEGMENTS: Final = Difference(
    "`prop-dict` leaves out segments",
    "`prop-dict` does not print the sizes of segments that the parser computes; before, it does",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: not known when between 19 and 21 it came",
)
MINUS_IS_A_LITERAL: Final = Difference(
    "minus is a literal",
    "a format may have the literal `-`; before, it is an error",
    since=22,
    seen="gen-op-defs",
)
PROPERTIES_MAY_BE_LEFT_OUT: Final = Difference(
    "properties may be left out",
    "a property with a default need not be in the dictionary of an operation's text",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: llvm-project#120045 is of December 2024",
)
DEFAULT_PROPERTIES_ARE_NOT_PRINTED: Final = Difference(
    "default properties are not printed",
    "`prop-dict` leaves out properties that have their default value",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: llvm-project#94732 came right after 19 was branched",
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
    derived="20 as 21: not known when between 19 and 21 it came",
)
CUSTOM_STORAGE_IS_DECLARED: Final = Difference(
    "custom storage is declared",
    "the `construct` of a storage with `hasStorageCustomConstructor` is declared; before, it was "
    "defined without a statement",
    since=20,
    seen="gen-attrdef-defs, gen-typedef-defs",
    derived="20 as 21: not known when between 19 and 21 it came",
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
    derived="20 as 21: not known when between 19 and 21 it came",
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
    "these helpers call `getDiscardableAttrOfType` and its like; before, `getAttrOfType`",
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
    derived="20 as 21: not known when between 19 and 21 it came",
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
    derived="20 as 21: not known when between 19 and 21 it came",
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

# --- documentation

ROWS_OF_VALUES_ARE_CLOSED: Final = Difference(
    "rows of values are closed",
    "in tables of operands, results and successors a row begins and ends with `|`; before, it "
    "does not end so, and one without a name does not begin so",
    since=20,
    seen="gen-op-doc, gen-dialect-doc",
    derived="20 as 21",
)

SUMMARIES_ARE_EMPHASIZED: Final = Difference(
    "summaries are emphasized",
    "summaries of dialects, attributes, types and enums are set as those of "
    "operations are; before, they are plain",
    since=20,
    seen="gen-attrdef-doc, gen-typedef-doc, gen-enum-doc, gen-dialect-doc",
    derived="20 as 21",
)

DESCRIPTIONS_END_THEIR_LINE: Final = Difference(
    "descriptions end their line",
    "a pass whose description lacks a newline at its end gets one; before, the next follows it "
    "at once",
    since=20,
    seen="gen-pass-doc",
    derived="20 as 21",
)

EMPTY_FORMATS_ARE_NONE: Final = Difference(
    "empty formats are none",
    "an operation whose assembly format is an empty text is documented without syntax; before, "
    "with its name alone",
    since=20,
    seen="gen-op-doc, gen-dialect-doc",
    derived="20 as 21",
)

ENUMS_ARE_DOCUMENTED: Final = Difference(
    "enums are documented",
    "--gen-enum-doc lists all enums; before, it fails where one has a dialect's attribute, and "
    "lists none where there is no such",
    since=20,
    seen="gen-enum-doc",
    derived="20 as 21: llvm-project's change 118131 fixed it in December 2024",
)

DOCUMENTS_ARE_OF_ONE_DIALECT: Final = Difference(
    "documents are of one dialect",
    "all of a dialect's documents need one dialect, or `--dialect`, and hold nothing of others; "
    "operations are in groups and in order of their names (`--keep-op-source-order`: of their "
    "records'); before, only --gen-dialect-doc is so",
    since=23,
    seen="gen-op-doc, gen-attrdef-doc, gen-typedef-doc, gen-enum-doc",
)

SYNTAX_LISTS_CASES: Final = Difference(
    "syntax lists cases",
    "the syntax of an attribute or a type has the cases of an enum in a parameter's place; "
    "before, its C++ type",
    since=23,
    # File mlir/IR/EnumAttr.td: EnumParameter has `enum`.
    seen="gen-attrdef-doc, gen-typedef-doc, gen-dialect-doc",
)

DIALECTS_ARE_DOCUMENTED_WITH_ENUMS: Final = Difference(
    "dialects are documented with enums",
    "the document of a dialect ends with its enums",
    since=19,
    seen="gen-dialect-doc",
)

# --- Python bindings

PYTHON_VALUES_ARE_PLAIN: Final = Difference(
    "Python values are plain",
    "functions are typed by Value; before, by `SubClassValueT`, and the dialect's class passes",
    since=19,
    seen="gen-python-op-bindings",
)

PYTHON_ASKS_FOR_INSTANCES: Final = Difference(
    "Python asks for instances",
    "whether an argument is an attribute already is asked by `isinstance`; before, by `issubclass`",
    since=19,
    seen="gen-python-op-bindings",
)

PYTHON_HIDES_ITSELF_IN_TRACEBACKS: Final = Difference(
    "Python bindings hide themselves in tracebacks",
    "the file registers itself as one that locations of operations leave out",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_CLASSES_HAVE_DOCUMENTATION: Final = Difference(
    "Python classes have documentation",
    "an operation's description is the documentation string of its class",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_PROPERTIES_HAVE_TYPES: Final = Difference(
    "Python properties have types",
    "the accessors of operands, results, attributes and regions say what they return",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_TAKES_INFERRED_RESULTS: Final = Difference(
    "Python takes inferred results",
    "types of results that are inferred can be given with `results=`; before, they cannot",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_FUNCTIONS_RETURN_THE_CLASS: Final = Difference(
    "Python functions return the class",
    "the functions beside the classes are typed by OpResult, OpResultList and the class; before, "
    "by Value and Operation",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_FUNCTIONS_KNOW_RESULTS: Final = Difference(
    "Python functions know results",
    "they return `.result` or `.results` where the number is fixed; before, a call finds out",
    since=20,
    seen="gen-python-op-bindings",
    derived="20 as 21: the other changes for speed came in that January, before 20 was branched",
)

PYTHON_CONSTRUCTORS_PASS_CLASS_ATTRIBUTES: Final = Difference(
    "Python constructors pass class attributes",
    "the name, regions and segments go to `__init__` of OpView; before, `build_generic` made the "
    "operation",
    since=20,
    seen="gen-python-op-bindings",
    derived="20 as 21: llvm-project's change 123777, of January 2025, is older than 20's branch",
)

PYTHON_CONVERTS_OPERANDS: Final = Difference(
    "Python converts operands",
    "a constructor takes the value of an operation given as an operand; later, OpView does",
    until=19,
    seen="gen-python-op-bindings",
    derived="20 as 21: llvm-project's change 123953, of January 2025, is older than 20's branch",
)

PYTHON_COUNTS_PLAIN_VALUES: Final = Difference(
    "Python counts plain values",
    "the accessor of groups of one size is told how many values are in none; before, it is not, "
    "and reads a global `operation`",
    since=20,
    seen="gen-python-op-bindings",
    derived="20 as 21",
)

PYTHON_FUNCTIONS_AVOID_THE_CLASS: Final = Difference(
    "Python functions avoid the class",
    "a function whose name is the class's gets an underscore; before, it hides the class",
    since=20,
    seen="gen-python-op-bindings",
    derived="20 as 21",
)

PYTHON_CASES_LEAVE_OUT_THEMSELVES: Final = Difference(
    "Python cases leave out themselves",
    "iterating a case of a bit enum gives the others it holds; before, also itself",
    since=20,
    seen="gen-python-enum-bindings",
    derived="20 as 21",
)

PYTHON_PARAMETERS_HAVE_TYPES: Final = Difference(
    "Python parameters have types",
    "the parameters of constructors and functions say what they take, and a function the type of "
    "the one result it returns",
    since=23,
    seen="gen-python-op-bindings",
)

PYTHON_LISTS_HAVE_TYPES: Final = Difference(
    "Python lists have types",
    "the accessor of several values says the type of the values; before, that it is a list",
    since=23,
    seen="gen-python-op-bindings",
)

PYTHON_HAS_ADAPTORS: Final = Difference(
    "Python has adaptors",
    "an operation has a class for values and attributes that it may be made of",
    since=23,
    # The package's `_cext.register_op_adaptor`, which is not a header's.
    seen="gen-python-op-bindings",
)

PYTHON_ENUMS_ARE_OF_DIALECTS: Final = Difference(
    "Python enums are of dialects",
    "the builder of an enum's attribute is registered as the dialect's, only that of "
    "`--bind-dialect` is written, and builders of integers may be there already; before, by the "
    "attribute's name alone, and whatever the dialect is",
    since=23,
    seen="gen-python-enum-bindings, gen-python-op-bindings",
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
    derived="20 as 21: not known when between 19 and 21 it came",
)
EQUAL_OPERANDS_ARE_CHECKED_FIRST: Final = Difference(
    "equal operands are checked first",
    "that operands of one name are equal is checked before the constraints of a pattern; before, "
    "after them",
    since=22,
    seen="gen-rewriters",
)
