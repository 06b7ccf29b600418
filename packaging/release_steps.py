"""What an author meets on the way from each LLVM to the next: a choice of the differences.

docs/releases.md begins with it. Each sentence belongs to a row of tblgen_build/releases, and may be
empty where the row's own says it well. A test checks that the row's releases begin or end at this
step. All other rows are on the page of details.
"""

from __future__ import annotations

from tblgen_build.releases import (
    Difference,
    language,
    llvm,
    mlir,
    mlir_documents,
    mlir_operations,
    selection,
    target_independent,
)

FILES, CODE, TEXTS, NEW = "Your `.td` files", "Your C++", "IR text", "New"
KINDS = (FILES, CODE, TEXTS, NEW)

Step = dict[str, list[tuple[Difference, str]]]

STEPS: dict[int, Step] = {
    19: {
        CODE: [
            (
                mlir.LOGICAL_RESULTS_ARE_LLVMS,
                "Generated functions that may fail return `llvm::LogicalResult`.",
            ),
            (
                mlir.PASSES_STAY_WHERE_THEY_ARE,
                "You can no longer assign or move the base class of a pass.",
            ),
        ],
        TEXTS: [
            (
                mlir_operations.PROP_DICT_IS_PARTIAL,
                "`prop-dict` no longer prints what the format has elsewhere.",
            ),
        ],
        NEW: [
            (language.TYPES_HAVE_NAMES, "`deftype` gives a type a name."),
            (
                mlir_operations.DECLARED_OPERATIONS_ARE_ASKED_FOR,
                "`Ops.h.inc` always declares the classes of operations, also if you define neither "
                "`GET_OP_FWD_DEFINES` nor `GET_OP_CLASSES`.",
            ),
            (
                mlir.DIALECTS_HAVE_DISCARDABLE_ATTRIBUTES,
                "`discardableAttrs` of a dialect: names, and a helper for each.",
            ),
            (mlir.DEFINITIONS_NAME_THEIR_DIALECT, "`dialectName` in classes of attributes, types."),
        ],
    },
    20: {
        FILES: [
            (
                mlir.RAW_APINTS_ARE_ERRORS,
                "A parameter of type `APInt` needs a comparator: use `APIntParameter`.",
            ),
            (
                selection.INTRINSICS_ARE_TOLD_APART,
                "An intrinsic whose name is that of a target's, or of an overloaded one with its "
                "type, is an error.",
            ),
        ],
        CODE: [
            (
                mlir.PASS_OPTIONS_OWN_LISTS,
                "A list in the options of a pass is a `SmallVector`, no longer an `ArrayRef`.",
            ),
            (
                mlir_operations.VALUES_ARE_ALWAYS_TYPED,
                "Getters of operands and results always return `TypedValue<...>`.",
            ),
            (
                mlir_operations.REMOVERS_GIVE_FORMER_ATTRIBUTE,
                "`removeXAttr()` returns the attribute that it removed.",
            ),
            (
                mlir.CUSTOM_STORAGE_IS_DECLARED,
                "With `hasStorageCustomConstructor`, you define `construct` of the storage.",
            ),
            (
                mlir_operations.INFERENCE_CHECKS_OPERANDS,
                "Generated `inferReturnTypes()` fails if operands are missing.",
            ),
        ],
        TEXTS: [
            (
                mlir_operations.DEFAULT_PROPERTIES_ARE_NOT_PRINTED,
                "`prop-dict` no longer prints properties that have their default.",
            ),
            (
                mlir_operations.GROUPS_LOOK_AT_DEFAULTS,
                "An optional group whose attribute has its default is no longer printed.",
            ),
        ],
        NEW: [
            (language.FIELDS_ARE_ASKED, ""),
            (language.LOGIC_IS_SHORT, "`!and` and `!or` stop at the operand that decides."),
            (language.CLASSES_MAY_REPEAT, "A record may name a superclass that it already has."),
            (
                mlir_operations.PROPERTIES_HAVE_ACCESSORS,
                "Properties have accessors, and builders take them.",
            ),
            (mlir.PARAMETERS_ARE_CHECKED, "Constraints of parameters are verified."),
            (
                mlir.DECLARATIONS_ARE_DOCUMENTED,
                "Summaries and descriptions are comments of the generated classes.",
            ),
        ],
    },
    21: {
        FILES: [
            (
                llvm.CONFLICTS_ARE_ERRORS,
                "Encodings that no bits tell apart are an error, no longer a warning.",
            ),
        ],
        CODE: [
            (
                llvm.OPERAND_NAMES_ARE_A_CLASS,
                "Names of a target's operands are `OpName::x` of an `enum class`.",
            ),
            (
                mlir_operations.OPERATIONS_ALWAYS_HAVE_PROPERTIES,
                "Every operation has `Properties`, empty if it has no attributes.",
            ),
        ],
        TEXTS: [
            (
                mlir_operations.UNKNOWN_PROPERTIES_ARE_ERRORS,
                "An unknown key between `<{` and `}>` of an operation is an error.",
            ),
        ],
        NEW: [
            (language.TEXTS_ARE_MATCHED, ""),
            (
                mlir_operations.BUILDERS_HAVE_CREATE,
                "`MyOp::create(builder, loc, ...)` beside `builder.create<MyOp>(loc, ...)`.",
            ),
            (mlir_operations.BUILDERS_TAKE_PROPERTIES, "Builders that take `Properties`."),
            (mlir.STRUCTS_HAVE_CUSTOM_MEMBERS, "`custom<...>` in `struct(...)` of a format."),
        ],
    },
    22: {
        FILES: [
            (
                mlir.REDUNDANT_BUILDERS_ARE_ERRORS,
                "Two builders with the same parameters are an error.",
            ),
            (
                mlir_operations.BODILESS_BUILDERS_DIFFER,
                "A custom builder without a body that another builder's calls cover is an error.",
            ),
            (
                language.SHIFTS_ARE_CHECKED,
                "A shift by a negative number, or by more than 63 bits, is an error.",
            ),
            (
                language.DAG_OPERATORS_HAVE_OLD_NAMES,
                "`!getop` and `!setop` are gone: write `!getdagop`, `!setdagop` (we accept both).",
            ),
            (
                selection.POINTER_CLASSES_ARE_NO_LEAVES,
                "A `PointerLikeRegClass` in a selection pattern is an error.",
            ),
            (llvm.MODES_SELECT_ONCE, "A hardware mode that selects two things is an error."),
        ],
        CODE: [
            (
                mlir.PASS_CLASSES_COME_TOGETHER,
                "`GEN_PASS_CLASSES` is an error: define `GEN_PASS_DEF_...` for each pass.",
            ),
            (
                mlir_operations.ADAPTORS_CHECK_PROPERTIES,
                "`verify()` of an adaptor also checks properties.",
            ),
            (
                llvm.WARNINGS_HAVE_BRACES,
                "The assembler calls `Warning(..., {})` instead of `std::nullopt`.",
            ),
        ],
        NEW: [
            (language.DAG_OPERATORS_HAVE_NAMES, ""),
            (mlir_operations.MINUS_IS_A_LITERAL, "The literal `-` in assembly formats."),
            (
                mlir_operations.SUMMARIES_HAVE_EXPRESSIONS,
                "`{{expression}}` in the summary of a constraint is part of its error.",
            ),
            (mlir.BITS_HAVE_ASSIGNMENTS, "`|=`, `&=` and `^=` for enums of bits."),
            (
                mlir.INTERFACE_DEFAULTS_STAY_VISIBLE,
                "A class that declares some methods of an interface still sees the default ones.",
            ),
        ],
    },
    23: {
        FILES: [
            (
                mlir_operations.DIALECTS_ALWAYS_USE_PROPERTIES,
                "Remove `let usePropertiesForAttributes`: all dialects use properties.",
            ),
            (
                mlir_operations.OPTIONAL_ATTRIBUTES_STAND_IN_GROUPS,
                "An optional attribute in a format must be in an optional group.",
            ),
            (
                language.OUTER_BITS_STAND_IN_BRACES,
                "`let field<1-0> = ... in` is an error: write `let field{1-0} = ... in`.",
            ),
            (
                language.PARENTS_ARE_CHECKED,
                "Arguments of a parent multiclass must have the parameter's type, used or not.",
            ),
        ],
        CODE: [
            (
                mlir_operations.PROPERTIES_ARE_REFERRED_TO,
                "`inferReturnTypes()` and others take a `PropertyRef` for `OpaqueProperties`.",
            ),
            (
                mlir.ENUMS_ARE_NO_SPECIAL_KEYS,
                "`DenseMapInfo` of an enum has no empty key and no tombstone.",
            ),
            (mlir.WRITERS_CAN_FAIL, "Functions that write bytecode return whether they wrote."),
            (
                mlir.HELPERS_ARE_CONST,
                "Helpers of discardable attributes are const, their constructors explicit.",
            ),
            (
                mlir_operations.CUSTOM_ARGUMENTS_NAME_THE_CLASS,
                "`custom` parsers get properties as members of `MyOp::Properties`.",
            ),
        ],
        TEXTS: [
            (
                mlir.ARRAYS_IN_STRUCTS_HAVE_BRACKETS,
                "An array in a `struct` is in brackets if another member follows.",
            ),
            (
                mlir.NO_MEMBERS_HAVE_NO_BLOCK,
                "A `struct` or `params` without a member to print prints nothing.",
            ),
        ],
        NEW: [
            (language.LETS_APPEND, ""),
            (language.LISTS_ARE_SORTED, ""),
            (
                mlir.DEFINITIONS_HAVE_PREDICATES,
                "`PredAttrTrait` and `PredTypeTrait` are verified with the parameters.",
            ),
            (
                mlir.DIALECT_INTERFACES_HAVE_DECLARATIONS,
                "Dialect interfaces with pure virtual methods and extra declarations.",
            ),
            (mlir_documents.PYTHON_HAS_ADAPTORS, "Adaptors and types in Python bindings."),
        ],
    },
    24: {  # LLVM's main
        FILES: [
            (
                mlir_operations.FORMATS_BIND_ALL_PROPERTIES,
                "A format must print every attribute and property, or have `prop-dict`: "
                "`attr-dict` prints only discardable ones. "
                "`let useStrictPropertiesInAssemblyFormat = 0` in the dialect puts it off.",
            ),
            (
                mlir_operations.CLAUSES_ARE_COMPLETE,
                "An optional attribute in a clause of `oilist` must be present in the text.",
            ),
        ],
        CODE: [
            (
                mlir_operations.BUILDERS_SPLIT_ATTRIBUTES,
                "Builders that take all attributes as a list are deprecated.",
            ),
            (
                mlir_operations.INHERENT_ATTRIBUTES_ARE_WALKED,
                "`walkInherentAttrs()` replaces `populateInherentAttrs()`.",
            ),
            (
                target_independent.OPTIONS_ARE_TABLES,
                "Tables of command line options come from `optionTables()`, not from `OPTION`.",
            ),
            (
                target_independent.ATTRIBUTES_ARE_LISTED_TOGETHER,
                "`ATTRIBUTE_ALL` and `ATTRIBUTE_COMPLEXSTR` are gone.",
            ),
            (target_independent.VECTORS_ARE_LISTED, "`GET_VT_VECATTR` is gone."),
            (
                target_independent.VERSIONS_HAVE_A_TYPE,
                "OpenMP's functions take a `Version` instead of a number.",
            ),
        ],
        TEXTS: [
            (
                mlir_operations.PROPERTIES_HAVE_KEYS,
                "`prop-dict` is `<key = value, ...>` instead of a dictionary.",
            ),
        ],
        NEW: [
            (mlir_operations.FORMATS_HAVE_ENUMS, "`enum($x)` in the format of an operation."),
            (mlir_operations.CLAUSES_HAVE_SEPARATORS, "`` oilist<`,`>(...) ``."),
            (
                mlir.OPERATIONS_STAND_RAW_IN_INTERFACES,
                "`$_raw_op` in the methods of an interface.",
            ),
            (
                selection.OVERLOADED_INTRINSICS_HAVE_DEFAULTS,
                "Arguments of overloaded intrinsics may have defaults.",
            ),
        ],
    },
}
