"""Which register class each `RegClassByHwMode` is in each hardware mode."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array
from tblgen_build.generators.llvm.model.registers.register_class_like import classes_by_mode

from ..model.record_names import qualified_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

_DEFAULT: Final = "DefaultMode"

_DECLARATION: Final = cpp("""
    extern const int16_t ${target}RegClassByHwModeTables[$modes][$classes];
""")

_MODE: Final = cpp("""
    { // $mode
      $classes
    },
""")


def _modes(records: Records) -> list[Record]:
    """The default mode first."""
    modes = records.all_derived_definitions_if_defined("HwMode")
    return [m for m in modes if m.name == _DEFAULT] + [m for m in modes if m.name != _DEFAULT]


def class_table_type(records: Records) -> tuple[int, int] | None:
    """Numbers of modes and of classes; None where no class depends on the mode."""
    classes = classes_by_mode(records)
    return (len(_modes(records)), len(classes)) if classes else None


def class_table(records: Records, target: str) -> str:
    """Empty where no class depends on the mode."""
    size = class_table_type(records)
    if size is None:
        return ""
    classes = classes_by_mode(records)
    rows = [
        _MODE(
            mode=mode.name,
            classes=[_row(class_, mode) for class_ in classes],
        )
        for mode in _modes(records)
    ]
    return array(f"extern const int16_t {target}RegClassByHwModeTables[{size[0]}][{size[1]}]", rows)


def class_table_declaration(records: Records, target: str) -> str:
    size = class_table_type(records)
    if size is None:
        return ""
    return _DECLARATION(target=target, modes=size[0], classes=size[1])


def _row(class_: Record, mode: Record) -> str:
    modes = class_.value_as_list_of_defs("Modes")
    objects = class_.value_as_list_of_defs("Objects")
    for candidate, register_class in zip(modes, objects, strict=True):
        if candidate is mode:
            return f"{qualified_name(register_class)}RegClassID, // {class_.name}"
    return f"-1, // Missing mode entry for {class_.name}"
