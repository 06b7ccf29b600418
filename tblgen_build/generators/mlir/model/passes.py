"""Passes with their options and statistics (`PassBase`). Knows nothing of how they are emitted."""

from __future__ import annotations

from .definitions import definitions_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records


class PassOption:
    """A command line option of a pass."""

    __slots__ = ("argument", "cpp_name", "default", "description", "flags", "is_list", "type")

    def __init__(self, record: Record) -> None:
        self.cpp_name = record.value_as_string("cppName")
        self.argument = record.value_as_string("argument")
        self.type = record.value_as_string("type")
        self.default = record.value_as_string("defaultValue")  # none where empty
        self.description = record.value_as_string("description")
        # Further arguments of the option's constructor, none where empty.
        self.flags = record.value_as_string("additionalOptFlags")
        self.is_list = record.is_subclass_of("ListOption")


class PassStatistic:
    __slots__ = ("cpp_name", "description", "name")

    def __init__(self, record: Record) -> None:
        self.cpp_name = record.value_as_string("cppName")
        self.name = record.value_as_string("name")
        self.description = record.value_as_string("description")


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
        return self.record.value_as_string("summary")

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
            self._options = [PassOption(r) for r in self.record.value_as_list_of_defs("options")]
        return self._options

    @property
    def statistics(self) -> list[PassStatistic]:
        return [PassStatistic(r) for r in self.record.value_as_list_of_defs("statistics")]


def passes(records: Records) -> list[Pass]:
    """All passes, sorted by name."""
    return [Pass(r) for r in definitions_of(records, "PassBase", "mlir/Pass/PassBase.td")]
