"""How LLVM's generators that describe no target differ between releases: a row a difference."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# --- what all write

STRING_MAPS_PROBE_LINEARLY: Final = Difference(
    "string maps probe linearly",
    "if two keys of a map fall into one bucket, the second takes the next one, which decides "
    "the order of some lists; before, buckets farther and farther away",
    since=23,
    seen="gen-clang-attr-has-attribute-impl, gen-clang-builtin-templates",
)

# --- directives

DIRECTIVES_ARE_ITERATED: Final = Difference(
    "directives are iterated",
    "enumerations of directives and clauses have their first and last constants, so you can "
    "iterate over them; before, they have not",
    since=22,
    seen="gen-directive-decl",
)
SETS_OF_DIRECTIVES_JOIN_NAMESPACES: Final = Difference(
    "sets of directives join namespaces",
    "sets of clauses are in `namespace llvm::omp`; before, each namespace is opened by itself",
    since=22,
    seen="gen-directive-impl",
)

# DirectiveBase.td: `class LoopModifier`, `Directive.allowedLoopModifiers`.
LOOPS_HAVE_MODIFIERS: Final = Difference(
    "loops have modifiers",
    "there is an enumeration of loop modifiers, and a function tells which of them a directive "
    "allows; before, there is neither",
    since=23,
    seen="gen-directive-decl, gen-directive-impl",
    evidence=("llvm/Frontend/Directive/DirectiveBase.td", "LoopModifier"),
)

# OMP.h.inc: `constexpr Association getDirectiveAssociation`.
PROPERTIES_ARE_CONSTANT_EXPRESSIONS: Final = Difference(
    "properties of directives are constant expressions",
    "functions that tell a directive's association, category and languages are constexpr, in "
    "the header; before, the header only declares them",
    since=23,
    seen="gen-directive-decl, gen-directive-impl",
)

# DirectiveBase.td: `Directive.name`, `Clause.name`.
CONSTRUCTS_HAVE_NAMES: Final = Difference(
    "directives and clauses have names",
    "a directive or a clause may have a name of its own, by which its constant and its class are "
    "called; before, its first spelling, whose blanks remain in the class of a clause",
    since=24,
    seen="gen-directive-decl, gen-directive-impl",
)

# DirectiveBase.td: `Directive.pureSince`.
DIRECTIVES_BECOME_PURE: Final = Difference(
    "directives become pure",
    "there is `getDirectivePureSince`",
    since=24,
    seen="gen-directive-decl",
    evidence=("llvm/Frontend/Directive/DirectiveBase.td", "pureSince"),
)

# llvm/Frontend/OpenMP/OMPVersion.h.
VERSIONS_HAVE_A_TYPE: Final = Difference(
    "versions have a type",
    "OpenMP's functions take a `Version`; before, an unsigned, which is named otherwise",
    since=24,
    seen="gen-directive-decl, gen-directive-impl",
    evidence=("llvm/Frontend/OpenMP/OMP.h", "OMPVersion.h"),
)

PREFIXES_STAND_APART: Final = Difference(
    "prefixes of clauses stand apart",
    "a blank stands between a prefix of a clause's value and its colon, as Flang parses it",
    since=24,
    seen="gen-directive-impl",
)

# --- attributes

# IR/Attributes.td: `class ComplexStrAttr` is gone.
ATTRIBUTES_ARE_LISTED_TOGETHER: Final = Difference(
    "attributes are listed together",
    "`ATTRIBUTE_ALL` lists all attributes, `ATTRIBUTE_COMPLEXSTR` those that are strings; "
    "after, both are gone",
    until=23,
    seen="gen-attrs",
)

RANGES_ARE_ATTRIBUTES: Final = Difference(
    "ranges are attributes",
    "attributes may be ranges of constants or lists of these; before, neither class is known",
    since=19,
    seen="gen-attrs",
)

# --- value types

# CodeGen/ValueTypes.td: no `isCheriCapability`.
VALUE_TYPES_ARE_NUMBERED: Final = Difference(
    "value types are numbered",
    "a type's attributes have its number, a tuple is one vector of all its bytes, and no type is a "
    "capability; later, the place in the list is the number, and a tuple has its vectors",
    until=21,
    seen="gen-vt",
)
TUPLES_ARE_VALUE_TYPES: Final = Difference(
    "tuples are value types",
    "a value type may be a tuple of vectors, its attributes say so, and there are 512 numbers; "
    "before, no type is a tuple, and there are 256",
    since=20,
    seen="gen-vt",
    derived="20 as 21: it came with 20 or 21",
)
VALUE_TYPES_KNOW_ELEMENTS: Final = Difference(
    "value types know their elements",
    "a type's attributes have its elements, `GET_VT_EVT` has types of LLVM IR, and a type says "
    "whether it is normal; before, vectors have the size of their elements, flags are numbers, and "
    "types with numbers below 224 are normal",
    since=19,
    seen="gen-vt",
)
VECTORS_ARE_LISTED: Final = Difference(
    "vectors are listed",
    "`GET_VT_VECATTR` lists vectors of value types; after, it is gone",
    until=23,
    seen="gen-vt",
    evidence=("llvm/CodeGenTypes/MachineValueType.h", "GET_VT_VECATTR"),
)

# --- options

# llvm/Option/OptTable.h: `struct InfoExtra`; OptParser.td: `KIND_FLAG_OR_EQ`.
OPTIONS_ARE_TABLES: Final = Difference(
    "options are tables",
    "`optionTables()` gives the tables of all options, whose texts are offsets; before, users "
    "expand `OPTION` into rows of pointers",
    since=24,
    seen="gen-opt-parser-defs",
    evidence=("llvm/Option/OptTable.h", "InfoExtrasTable"),
)

# OptParser.td: `ValueMerger` is gone.
MARSHALLED_VALUES_ARE_MERGED: Final = Difference(
    "marshalled values are merged",
    "a row of `OPTION_WITH_MARSHALLING` names what merges and what extracts the option's value; "
    "after, it names neither",
    until=22,
    seen="gen-opt-parser-defs",
    evidence=("llvm/Option/OptParser.td", "ValueMerger"),
)
