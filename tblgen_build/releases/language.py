"""How the language differs between releases. The core asks by number (core/release.h), as it
knows no tables: a test holds them together.
"""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

SEEN: Final = (19, 21, 22)  # releases that there are references of

LETS_APPEND: Final = Difference(
    "lets append and prepend",
    "`let append field = ...` and `let prepend field = ...` add to a list, a string or a dag, in "
    "bodies and around statements; before, they are an error that names the release",
    since=23,
    seen="the programmer's reference",
    derived="in the programmer's reference of 23, not in that of 22",
)
OUTER_BITS_STAND_IN_BRACES: Final = Difference(
    "ranges of bits stand in braces",
    "a `let` around statements names bits as one in a body does, `let field{1-0} = ...`; before, "
    "`let field<1-0> = ...`",
    since=23,
    seen="the programmer's reference",
    derived="the change was made in March 2026, after 22 was released",
)
DAG_OPERATORS_HAVE_OLD_NAMES: Final = Difference(
    "dag operators have old names",
    "`!getop` and `!setop` are other names of `!getdagop` and `!setdagop`: taken here whatever the "
    "release",
    until=21,
    seen="the bang operators",
)

ANONYMOUS_RECORDS_STAND_WHERE_MADE: Final = Difference(
    "anonymous records stand where they are made",
    "the place of an anonymous record is where its class is given arguments; before, it was that "
    "of the class: here, it is where arguments are given, whatever the release",
    since=20,
    seen="detailed records, JSON, errors",
    derived="20 as 21: not known when between 19 and 21 it came",
)

ASSERTIONS_NAME_THE_RECORD: Final = Difference(
    "assertions name the record",
    "the message of an assertion that failed is in the error, and another error says which record "
    "it is; before, the message was a note, and the records were printed: here, it is an error "
    "whatever the release",
    since=20,
    seen="errors",
    derived="20 as 21: not known when between 19 and 21 it came",
)
