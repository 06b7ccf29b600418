"""Passes with their options and statistics (`PassBase`). Knows nothing of how they are emitted."""

from __future__ import annotations

from tblgen_build.dataclass import dataclass

from .definitions import definitions_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records


@dataclass(frozen=True, slots=True)
class PassOption:
    """A command line option of a pass."""

    cpp_name: str
    argument: str
    type: str
    default: str  # none where empty
    description: str
    flags: str  # further arguments of the option's constructor, none where empty
    is_list: bool

    @staticmethod
    def of(record: Record) -> PassOption:
        return PassOption(
            record.value_as_string("cppName"),
            record.value_as_string("argument"),
            record.value_as_string("type"),
            record.value_as_string("defaultValue"),
            record.value_as_string("description").strip(),
            record.value_as_string("additionalOptFlags"),
            record.is_subclass_of("ListOption"),
        )


@dataclass(frozen=True, slots=True)
class PassStatistic:
    cpp_name: str
    name: str
    description: str

    @staticmethod
    def of(record: Record) -> PassStatistic:
        return PassStatistic(
            record.value_as_string("cppName"),
            record.value_as_string("name"),
            record.value_as_string("description").strip(),
        )


class Pass:
    """A pass, read from a record of class `PassBase`."""

    __slots__ = ("_options", "name", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = record.name
        self._options: list[PassOption] | None = None

    @property
    def argument(self) -> str:
        """How the pass is called on the command line."""
        return self.record.value_as_string("argument")

    @property
    def base_class(self) -> str:
        return self.record.value_as_string("baseClass")

    @property
    def summary(self) -> str:
        return self.record.value_as_string("summary").strip()

    @property
    def description(self) -> str:
        return self.record.value_as_string("description")

    @property
    def constructor(self) -> str:
        """The C++ call that makes the pass; where empty, one is generated."""
        return self.record.value_as_string("constructor")

    @property
    def dependent_dialects(self) -> list[str]:
        return self.record.value_as_list_of_strings("dependentDialects")

    @property
    def options(self) -> list[PassOption]:
        if self._options is None:
            self._options = [PassOption.of(r) for r in self.record.value_as_list_of_defs("options")]
        return self._options

    @property
    def statistics(self) -> list[PassStatistic]:
        return [PassStatistic.of(r) for r in self.record.value_as_list_of_defs("statistics")]


def passes(records: Records) -> list[Pass]:
    """All passes, sorted by name."""
    return [Pass(r) for r in definitions_of(records, "PassBase", "mlir/Pass/PassBase.td")]
