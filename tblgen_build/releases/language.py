"""How the language differs between releases.

The core asks by number (core/release/release.h), as it knows no tables: a test holds them together.
"""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

LETS_APPEND: Final = Difference(
    "lets append and prepend",
    "`let append field = ...` and `let prepend field = ...` add to a list, a string or a dag, in "
    "bodies and around statements; before, they are an error that names the release",
    since=23,
    seen="records, errors",
)
OUTER_BITS_STAND_IN_BRACES: Final = Difference(
    "ranges of bits stand in braces",
    "a `let` around statements selects bits as one in a body does, `let field{1-0} = ...`; "
    "before, `let field<1-0> = ...`",
    since=23,
    seen="records, errors",
)
LISTS_ARE_SORTED: Final = Difference(
    "lists are sorted",
    "`!sort(x, list, key)` orders a list by keys; before, it is an error that names the release",
    since=23,
    seen="the bang operators",
)
DAG_OPERATORS_HAVE_OLD_NAMES: Final = Difference(
    "dag operators have old names",
    "`!getop` and `!setop` are other names of `!getdagop` and `!setdagop`; after, they are "
    "unknown (tblgen accepts them for every release)",
    until=21,
    seen="the bang operators",
)

ANONYMOUS_RECORDS_STAND_WHERE_MADE: Final = Difference(
    "anonymous records stand where they are made",
    "an anonymous record is located where its class is given arguments; before, at the class "
    "(tblgen uses the arguments for every release)",
    since=20,
    seen="detailed records, JSON, errors",
    derived="20 as 21: it came with 20 or 21",
)

ASSERTIONS_NAME_THE_RECORD: Final = Difference(
    "assertions name the record",
    "a failed assertion's message is in the error, and a second error names the record; before, "
    "the message was a note, and the records were printed (tblgen reports an error for every "
    "release)",
    since=20,
    seen="errors",
    derived="20 as 21: it came with 20 or 21",
)

PARENTS_ARE_CHECKED: Final = Difference(
    "arguments of parents are checked",
    "an argument of a parent multiclass must have its parameter's type; before, the wrong type "
    "is an error only where the argument is used",
    since=23,
    seen="errors",
)

NAMES_OF_OPERATORS_ARE_MARKED: Final = Difference(
    "names of dag operators are marked",
    "records are printed with `(op:$name ...)`; before, with `(op:name ...)`",
    since=20,
    seen="records",
    derived="20 as 21: it came with 20 or 21",
)

PLACES_ARE_IN_JSON: Final = Difference(
    "places are in JSON",
    "`--dump-json` gives the place of each def, `!locs`",
    since=19,
    seen="JSON",
)

TYPES_HAVE_NAMES: Final = Difference(
    "types have names",
    "`deftype` gives a type a name (tblgen accepts it for every release)",
    since=19,
    seen="records",
)

# What follows is here as in the latest release that is known, whatever the release: what an earlier
# one accepts means the same, but for what is said of it.

UNKNOWN_FIELDS_ARE_TOLD_BY_NAME: Final = Difference(
    "unknown fields are told by name",
    "the error about an unknown field of a `let` in a body points at the name; before, at the "
    "value",
    since=21,
    seen="records",
    derived="20 as 19: not known when between 19 and 21 it came",
)

TEXTS_ARE_MATCHED: Final = Difference(
    "texts are matched",
    "`!match` compares a string with a regular expression, `!instances` lists records",
    since=21,
    seen="the bang operators",
    derived="20 as 19: llvm-project#130759 and #129680 are of March 2025",
)

FIELDS_ARE_ASKED: Final = Difference(
    "fields are asked for values",
    "`!initialized` tells whether there is a value, `!listflatten` joins the lists in a list",
    since=20,
    seen="the bang operators",
    derived="20 as 21: they came with 20 or 21",
)

DAG_OPERATORS_HAVE_NAMES: Final = Difference(
    "dag operators have names",
    "`!getdagopname` and `!setdagopname` read and set the name of a dag's operator",
    since=22,
    seen="the bang operators",
)

JOINED_DAGS_KEEP_NAMES: Final = Difference(
    "joined dags keep names",
    "`!con` keeps the name of the operator that has one; before, the name was lost",
    since=22,
    seen="the bang operators",
)

SHIFTS_ARE_CHECKED: Final = Difference(
    "shifts are checked",
    "a shift by a negative number or by more than 63 bits is an error; before, the result is "
    "undefined",
    since=22,
    seen="the bang operators",
)

CLASSES_MAY_REPEAT: Final = Difference(
    "classes may repeat",
    "a record may name a class that it has from another one already; before, that was an error",
    since=20,
    seen="records",
    derived="20 as 21: it came with 20 or 21",
)

LOGIC_IS_SHORT: Final = Difference(
    "logic is short",
    "`!and` and `!or` have a value as soon as one operand decides; before, all operands need a "
    "value",
    since=20,
    seen="the bang operators",
    derived="20 as 21: it came with 20 or 21",
)
