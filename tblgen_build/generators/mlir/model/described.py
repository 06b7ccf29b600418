"""Things that their records describe in words, for documents."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record


class Described:
    """Both texts are read where they are written: a record may lack what is not used."""

    __slots__ = ("record",)

    def __init__(self, record: Record) -> None:
        self.record = record

    @property
    def summary(self) -> str:
        return self.record.value_as_string("summary")

    @property
    def description(self) -> str:
        return self.record.value_as_string("description")


class MaybeDescribed(Described):
    """A text that is not set is empty."""

    __slots__ = ()

    @property
    def summary(self) -> str:
        return self.record.value_as_optional_string("summary") or ""

    @property
    def description(self) -> str:
        return self.record.value_as_optional_string("description") or ""
