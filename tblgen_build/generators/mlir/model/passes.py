"""Passes with their options and statistics (`PassBase`). Knows nothing of how they are emitted."""

from __future__ import annotations

from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each_record

from .described import Described

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records


class PassMember(Described):
    """A variable that a pass has."""

    __slots__ = ()

    @property
    def cpp_name(self) -> str:
        return self.record.value_as_string("cppName")


class PassOption(PassMember):
    """A command line option of a pass."""

    __slots__ = ()

    @property
    def is_list(self) -> bool:
        return self.record.is_subclass_of("ListOption")

    @property
    def argument(self) -> str:
        return self.record.value_as_string("argument")

    @property
    def type(self) -> str:
        return self.record.value_as_string("type")

    @property
    def default(self) -> str:
        """None where empty."""
        return self.record.value_as_string("defaultValue")

    @property
    def flags(self) -> str:
        """Further arguments of the option's constructor, none where empty."""
        return self.record.value_as_string("additionalOptFlags")


class PassStatistic(PassMember):
    """A statistic of a pass."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return self.record.value_as_string("name")


class Pass(Described):
    """A pass, read from a record of class `PassBase`."""

    __slots__ = ("dependent_dialects", "name", "options", "statistics")

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.name = record.name
        self.dependent_dialects = record.value_as_list_of_strings("dependentDialects")
        self.options = [PassOption(r) for r in record.value_as_list_of_defs("options")]
        self.statistics = [PassStatistic(r) for r in record.value_as_list_of_defs("statistics")]

    @property
    def argument(self) -> str:
        """How the pass is called on the command line."""
        return self.record.value_as_string("argument")

    @property
    def base_class(self) -> str:
        return self.record.value_as_string("baseClass")

    @property
    def constructor(self) -> str:
        """The C++ call that makes the pass; where empty, one is generated."""
        return self.record.value_as_string("constructor")


def passes(records: Records) -> list[Pass]:
    """All passes, sorted by name."""
    return of_each_record(definitions_of(records, "PassBase", "mlir/Pass/PassBase.td"), Pass)
