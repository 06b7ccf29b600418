"""Options of a command line as OptParser.td describes them, in the order parsers search them.

Knows nothing of the tables they become.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.unstable_sort import introsorted
from tblgen_build.registry import Rejection

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records

_LOWER = {upper: upper + 32 for upper in range(ord("A"), ord("Z") + 1)}
_AFTER_ALL = "\U0010ffff"


def option_name(record: Record) -> str:
    """What an option or a group is called in C++."""
    stated = record.value_as_optional_string("EnumName")
    return record.name if stated is None else stated


def has(record: Record, name: str) -> bool:
    """Whether the field exists and has a value."""
    return name in record and not record.is_value_unset(name)


def groups(records: Records) -> list[Record]:
    return definitions_of(records, "OptionGroup")


class _Ordered:
    """An option with what decides its place."""

    __slots__ = ("is_sentinel", "name", "precedence", "prefixes", "record")

    def __init__(self, record: Record) -> None:
        kind = record.value_as_def("Kind")
        self.record = record
        self.is_sentinel = kind.value_as_bit("Sentinel")
        self.precedence = kind.value_as_int("Precedence")
        self.prefixes = record.value_as_list_of_strings("Prefixes")
        self.name = name_order(record.value_as_string("Name"))

    @property
    def rank(self) -> tuple[bool, tuple[str, str]]:
        """Options of different rank need no further look."""
        return (False, ("", "")) if self.is_sentinel else (True, self.name)

    def is_before(self, other: _Ordered) -> bool:
        """Between two of equal rank. Prefixes that only one has do not count."""
        if not self.is_sentinel:
            for ours, theirs in zip(self.prefixes, other.prefixes, strict=False):
                if ours != theirs:
                    return name_order(ours) < name_order(theirs)
        if self.precedence == other.precedence and self.prefixes == other.prefixes:
            one, two = self.record, other.record
            raise Rejection.of(
                [
                    one.error(
                        f"option '{one.name}' cannot be told from '{two.name}': "
                        "their names, prefixes and kinds are the same"
                    ),
                    two.error(f"'{two.name}' is defined here"),
                    RecordError("there are options that cannot be told from each other"),
                ]
            )
        return self.precedence < other.precedence


def name_order(name: str) -> tuple[str, str]:
    """Letter case decides last, and a name stands before those it begins with."""
    lower = name.lower() if name.isascii() else name.translate(_LOWER)
    return lower + _AFTER_ALL, name


def sorted_options(records: Records) -> list[Record]:
    """All options, in the order parsers search them."""
    options = of_each(definitions_of(records, "Option"), _Ordered)
    in_order = introsorted(options, lambda option: option.rank, _Ordered.is_before)
    return [option.record for option in in_order]
