"""How the C++ of MLIR's operations differs between releases: a row a difference, in its order."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

EFFECTS_ARE_ON_OPERANDS: Final = Difference(
    "effects are on operands",
    "an effect names an operand or a result of the operation; before, its value",
    since=19,
    seen="gen-op-defs",
)

SMALL_METHODS_ARE_INLINE: Final = Difference(
    "small methods are inline",
    "accessors of one line are defined in the class; before, most are defined outside of it",
    since=19,
    seen="gen-op-decls, gen-op-defs",
)
DECLARED_OPERATIONS_ARE_ASKED_FOR: Final = Difference(
    "declared operations are asked for",
    "the classes of operations are declared only if you define `GET_OP_CLASSES` or "
    "`GET_OP_FWD_DEFINES`; after, they are always declared",
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
    "the base of an adaptor can be made without arguments; after, only if the operation has no "
    "properties",
    until=18,
    seen="gen-op-decls",
)
KEYS_OF_PROPERTIES_ARE_REQUIRED: Final = Difference(
    "keys of properties are required",
    "a dictionary that sets properties must have all required ones; after, it may leave out any",
    until=18,
    seen="gen-op-defs",
)
SETTERS_STORE_PROPERTIES: Final = Difference(
    "setters store properties",
    "the setter of an attribute stores it in the properties; before, it calls `setAttr`",
    since=19,
    seen="gen-op-defs",
)
BUILDERS_CONVERT_ATTRIBUTES: Final = Difference(
    "builders convert attributes",
    "builders that take all attributes convert them to properties; before, the conversion comes "
    "later",
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
    "code for any operation's properties takes a `PropertyRef`; before, `OpaqueProperties`",
    since=23,
    seen="gen-op-decls, gen-op-defs",  # mlir/IR/OperationSupport.h has `class PropertyRef`
    evidence=("mlir/IR/OperationSupport.h", "PropertyRef"),
)
PROPERTIES_HAVE_TYPE_IDS: Final = Difference(
    "properties have type ids",
    "the `Properties` of an operation have a type id; before, only the operation has one",
    since=23,
    seen="gen-op-decls, gen-op-defs",  # with `class PropertyRef`, which holds a type id
    evidence=("mlir/IR/OperationSupport.h", "getPropertiesTypeID"),
)
ERRORS_NAME_PROPERTIES: Final = Difference(
    "errors name properties",
    "the error about a property that cannot be converted begins with the property's name; "
    "before, it does not name it",
    since=23,
    seen="gen-op-defs",
)
TOKENS_ADD_TRAITS: Final = Difference(
    "tokens add traits",
    "an operation that takes or returns a token has a trait that says so",
    since=23,
    seen="gen-op-decls",  # mlir/IR/OpBase.td has `TokenProducerTrait`
    evidence=("mlir/IR/OpDefinition.h", "TokenProducerTrait"),
)
MISSING_OPERANDS_ARE_NOT_RESOLVED: Final = Difference(
    "missing operands are not resolved",
    "the parser resolves an optional operand only if it is present; before and after, the "
    "parser always resolves it",
    since=23,
    until=23,
    seen="gen-op-defs",
)
RESULT_INDICES_ARE_NAMED: Final = Difference(
    "indices of results have names",
    "an operation also has a constant `odsIndex_NAME` for each result",
    since=24,
    seen="gen-op-decls",
)
OPERANDS_ARE_SLICED: Final = Difference(
    "operands are sliced",
    "the getter of a group of operands or results returns a slice; before, it makes a range of "
    "two iterators",
    since=24,
    seen="gen-op-decls",
)
INHERENT_ATTRIBUTES_ARE_WALKED: Final = Difference(
    "inherent attributes are walked",
    "`walkInherentAttrs` visits the attributes in properties and can replace them; before, "
    "`populateInherentAttrs` lists them",
    since=24,
    seen="gen-op-decls, gen-op-defs",  # mlir/IR/OperationSupport.h has `walkInherentAttrs`
    evidence=("mlir/IR/OperationSupport.h", "walkInherentAttrs"),
)
CONVERSIONS_OF_ATTRIBUTES_ARE_SHARED: Final = Difference(
    "conversions of attributes are shared",
    "an operation calls functions of MLIR to set and list its attributes; before, it has its "
    "own code for it",
    since=24,
    seen="gen-op-defs",  # mlir/IR/OperationSupport.h has `setAttributeProperty`
    evidence=("mlir/IR/OperationSupport.h", "setAttributeProperty"),
)
BUILDERS_NAME_PROPERTIES: Final = Difference(
    "builders name properties",
    "a builder keeps its properties in a variable, `odsProperties`; before, it asks for them "
    "each time",
    since=24,
    seen="gen-op-defs",
)
BUILDERS_WITHOUT_RESULTS_CALL: Final = Difference(
    "builders without results call others",
    "for an operation without results, one builder calls the one with result types; before, "
    "both have the same body",
    since=24,
    seen="gen-op-defs",
)
CREATE_CASTS_LAST: Final = Difference(
    "`create` casts last",
    "`create` asserts the class, then casts; before, it casts and asserts that the cast succeeded",
    since=24,
    seen="gen-op-defs",
)
BUILDERS_SPLIT_ATTRIBUTES: Final = Difference(
    "builders split attributes",
    "builders that take all attributes as a list are deprecated, and separate inherent from "
    "discardable ones; before, all count as discardable until they are converted",
    since=24,
    seen="gen-op-decls, gen-op-defs",  # `splitPropertiesAndDiscardableAttributes`
    evidence=("mlir/IR/OperationSupport.h", "splitPropertiesAndDiscardableAttributes"),
)
OPTIONAL_TYPES_ARE_PARSED_ELSEWHERE: Final = Difference(
    "optional types are parsed elsewhere",
    "the parser calls a function of MLIR for an optional type; before, it has its own code for it",
    since=24,
    seen="gen-op-defs",  # mlir/IR/OpImplementation.h has `parseOptionalTypeInto`
    evidence=("mlir/IR/OpImplementation.h", "parseOptionalTypeInto"),
)
PRINTERS_ARE_SMALL: Final = Difference(
    "printers are small",
    "the compiler optimizes `print` of a declarative format for size",
    since=24,
    seen="gen-op-decls, gen-op-defs",
)
OPTIONAL_OPERANDS_ARE_PARSED_ELSEWHERE: Final = Difference(
    "optional operands are parsed elsewhere",
    "the parser calls a function of MLIR for an optional operand; before, it has its own code "
    "for it",
    since=24,
    seen="gen-op-defs",  # mlir/IR/OpImplementation.h has `parseOptionalOperandInto`
    evidence=("mlir/IR/OpImplementation.h", "parseOptionalOperandInto"),
)
GROUPS_OF_OPERANDS_ARE_STORED_TOGETHER: Final = Difference(
    "groups of operands are stored together",
    "the parser keeps all groups of operands in one `OperandParserStorage`; before, in a vector "
    "each",
    since=24,
    seen="gen-op-defs",
    evidence=("mlir/IR/OpImplementation.h", "OperandParserStorage"),
)
FORMATS_BIND_ALL_PROPERTIES: Final = Difference(
    "formats bind all properties",
    "`attr-dict` has only discardable attributes, and a format without `prop-dict` must name "
    "all attributes and properties, unless the dialect sets "
    "`useStrictPropertiesInAssemblyFormat = 0`; before, `attr-dict` has all attributes",
    since=24,
    seen="gen-op-decls, gen-op-defs",  # mlir/IR/DialectBase.td has the field
    evidence=("mlir/IR/DialectBase.td", "useStrictPropertiesInAssemblyFormat"),
)
ELIDED_ATTRIBUTES_ARE_CONSTANT: Final = Difference(
    "elided attributes are constant",
    "the names of attributes that are not printed are a constant array; before, a vector filled "
    "one by one",
    since=24,
    seen="gen-op-defs",
)
PROPERTIES_HAVE_KEYS: Final = Difference(
    "properties have keys",
    "`prop-dict` is `<key = value, ...>`; before, it is a dictionary",
    since=24,
    seen="gen-op-decls, gen-op-defs",  # mlir/IR/OpDefinition.h: `parsePropertiesFromKeyValueList`
    evidence=("mlir/IR/OpDefinition.h", "parsePropertiesFromKeyValueList"),
)
DICTIONARIES_HAVE_SEGMENTS: Final = Difference(
    "dictionaries have segments",
    "the dictionary may give the sizes of groups of operands that the text does not tell; "
    "before, those are unknown keys",
    since=24,
    seen="gen-op-defs",
)
GROUPS_SPLIT_BY_ATTRIBUTES: Final = Difference(
    "groups split by attributes",
    "the sizes of groups are read from their attribute; before, from the operation's dictionary",
    since=24,
    seen="gen-op-defs",
)
FORMATS_HAVE_ENUMS: Final = Difference(
    "formats have enums",
    "`enum($x)` in a format prints only the case of an `EnumAttr`, as `prop-dict` does; before, "
    "it is an error",
    since=24,
    seen="gen-op-defs",
)
CLAUSES_HAVE_SEPARATORS: Final = Difference(
    "clauses have separators",
    "`oilist<`,`>(...)` prints a literal between its clauses; before, it is an error",
    since=24,
    seen="gen-op-defs",
)
CLAUSES_ARE_COMPLETE: Final = Difference(
    "clauses are complete",
    "an optional attribute in a clause of an `oilist` must be present; before, it may be missing",
    since=24,
    seen="gen-op-defs",
)
TERMINATORS_WALK_ATTRIBUTES: Final = Difference(
    "terminators walk attributes",
    "`walkInherentAttrs` tells whether a terminator has attributes; before, its dictionary does",
    since=24,
    seen="gen-op-defs",
    evidence=("mlir/IR/OperationSupport.h", "walkInherentAttrs"),
)
BOUND_ATTRIBUTES_ARE_ELIDED_ONCE: Final = Difference(
    "bound attributes are elided once",
    "a dictionary leaves out an attribute that the format has elsewhere; before, the code also "
    "compares it with its default",
    since=24,
    seen="gen-op-defs",
)
INFERRED_OPERANDS_ARE_RESOLVED_IF_THERE: Final = Difference(
    "operands of inferred types are resolved if they are there",
    "the parser resolves an optional operand whose type is inferred only if it is present",
    since=24,
    seen="gen-op-defs",
)
PROPERTIES_PRINT_THEIR_SPACE: Final = Difference(
    "properties print their space",
    "the space before `prop-dict` is printed only with it; before, always",
    since=24,
    seen="gen-op-defs",
)
SPACES_ARE_PARTS_OF_LITERALS: Final = Difference(
    "spaces are parts of literals",
    "a literal and the space before it are printed as one string; before, as two",
    since=24,
    seen="gen-op-defs",
)
BUILDERS_HAVE_CREATE: Final = Difference(
    "builders have `create`",
    "an operation has a static `create` for each `build`",
    since=21,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 19: `create` came after 20 was released",
)
CREATE_FORWARDS: Final = Difference(
    "`create` forwards",
    "`create` passes its arguments on with `std::forward`; before, it passes them by name",
    since=22,
    seen="gen-op-defs",
)
BODILESS_BUILDERS_DIFFER: Final = Difference(
    "builders without body differ",
    "a custom builder without a body that another builder's calls cover is an error; before, "
    "tblgen left it out",
    since=22,
    seen="gen-op-decls, gen-op-defs",
)
HASHES_END_IN_UNDERSCORE: Final = Difference(
    "hash functions end in an underscore",
    "the hash function of a property is called `hash_NAME_`; before, `hash_NAME`",
    since=22,
    seen="gen-op-defs",
)

ADAPTOR_ERRORS_ARE_JOINED: Final = Difference(
    "errors of adaptors are joined",
    "an error message of an adaptor is one string literal; before, the operation's name is a "
    "literal of its own",
    since=22,
    seen="gen-op-defs",
)
ACCUMULATE_TAKES_RANGES: Final = Difference(
    "accumulate takes ranges",
    "the sizes of groups of operands are added by `llvm::accumulate`; before, by `std::accumulate`",
    since=22,
    seen="gen-op-defs",
)
CONSTRAINTS_ARE_GLOBAL: Final = Difference(
    "constraint functions are global",
    "functions that check constraints are outside of all namespaces; before, in the namespace "
    "of the first operation",
    since=22,
    seen="gen-op-defs",
)
ADAPTORS_CHECK_PROPERTIES: Final = Difference(
    "adaptors check properties",
    "`verify` of an adaptor also checks constraints of properties; before, only the operation does",
    since=22,
    seen="gen-op-defs",
)
OPERATIONS_ALWAYS_HAVE_PROPERTIES: Final = Difference(
    "operations always have properties",
    "an operation without attributes has `Properties`, which are empty; before, it has none",
    since=21,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 19: builders of `Properties` (llvm-project#124713), which need them, came later",
)
ADAPTORS_ARE_MADE_OF_BASES: Final = Difference(
    "adaptors are made of bases",
    "you can make a generic adaptor of other values and an adaptor's base",
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
    "there are builders that take ranges and `Properties`",
    since=21,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 19: llvm-project#124713 was merged in March 2025",
)
MESSAGES_GO_ON: Final = Difference(
    "messages go on after expressions",
    "a message may end with `{{expression}}` and go on with another string; before, what "
    "follows is not a string any more",
    since=24,
    seen="gen-op-defs",
)
SUCCESSORS_ARE_VERIFIED_BY_GETTERS: Final = Difference(
    "successors are verified by getters",
    "constraints of successors check what the getters return; before, they call `NAME()`, which "
    "does not exist",
    since=23,
    seen="gen-op-defs",
)
OPTIONAL_ATTRIBUTES_STAND_IN_GROUPS: Final = Difference(
    "optional attributes stand in groups",
    "an optional attribute in a format must be in an optional group; before, it need not be",
    since=23,
    seen="gen-op-decls, gen-op-defs",
)
CUSTOM_ARGUMENTS_NAME_THE_CLASS: Final = Difference(
    "custom arguments name the class",
    "a `custom` parser gets a property as a member of `Op::Properties`; before, of `Properties`",
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
    derived="20 as 21: it came with 20 or 21",
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
    derived="20 as 21: it came with 20 or 21",
)
CONSTRAINTS_COUNT_FROM_ONE: Final = Difference(
    "constraint functions count from one",
    "the first function of a kind is number 1; before, 0",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: it came with 20 or 21",
)
VALUES_ARE_ALWAYS_TYPED: Final = Difference(
    "values are always typed",
    "an operand or result of any type is a `TypedValue<Type>`; before, a `Value` where the type's "
    "name does not begin with `::`",
    since=20,
    seen="gen-op-decls",
    derived="20 as 21: it came with 20 or 21",
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
    "an unknown key in the dictionary of properties of an operation's text is an error",
    since=21,
    seen="gen-op-defs",
    derived="20 as 19: llvm-project#138668 is of May 2025",
)
REQUIRED_ATTRIBUTES_TELL_BUILDERS_APART: Final = Difference(
    "required attributes tell builders apart",
    "if a required attribute tells builders apart, the builder that takes attributes as they are "
    "stored has all their defaults; before, the first attribute has to be given",
    since=20,
    seen="gen-op-decls",
    derived="20 as 21: it came with 20 or 21",
)
ATTRIBUTES_WITH_DEFAULT_ARE_NEVER_MISSING: Final = Difference(
    "attributes with a default are never missing",
    "an attribute with a default is printed depending on its value alone, because it is always "
    "present; before, also on its presence",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: openxla/stablehlo#2468 followed it in August 2024",
)
INFERENCE_CHECKS_OPERANDS: Final = Difference(
    "inference checks operands",
    "`inferReturnTypes` fails where operands are missing; before, it uses them unchecked",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: llvm-project#112574 is of October 2024",
)
GROUPS_LOOK_AT_DEFAULTS: Final = Difference(
    "groups look at defaults",
    "a group with an optional attribute that has a default is printed unless the attribute has "
    "this default; before, if the attribute is present",
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
    derived="20 as 21: it came with 20 or 21",
)
SUMMARIES_HAVE_EXPRESSIONS: Final = Difference(
    "summaries have expressions",
    "`{{expression}}` in the summary of a constraint is C++, whose value the error prints; "
    "before, it is text",
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
    "`prop-dict` has no effect in an operation without properties; before, a dictionary is read "
    "and printed anyway",
    since=20,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 21: it came with 20 or 21",
)
PROP_DICT_LEAVES_OUT_SEGMENTS: Final = Difference(
    "`prop-dict` leaves out segments",
    "`prop-dict` does not print the sizes of segments that the parser computes; before, it does",
    since=20,
    seen="gen-op-defs",
    derived="20 as 21: it came with 20 or 21",
)
MINUS_IS_A_LITERAL: Final = Difference(
    "minus is a literal",
    "a format may have the literal `-`; before, that is an error",
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
