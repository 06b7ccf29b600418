"""The enumerations of opcodes and of scheduling classes."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import guarded
from tblgen_build.generators.llvm.model.registers.register_class_like import classes_by_mode

from ..model.record_names import source_position
from ..model.schedules.schedule import Schedule
from ..model.spellings import in_section_namespace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records

    from ..model.instructions.instruction_set import InstructionSet

_OPCODES: Final = cpp("""
    enum {
      $opcodes
      INSTRUCTION_LIST_END = $count
    };
    $classes
""")

_CLASSES_BY_MODE: Final = cpp("""
    enum RegClassByHwModeUses : uint16_t {
      $classes
    };
""")

_SCHED_CLASSES: Final = cpp("""
    enum {
      $classes
      SCHED_LIST_END = $count
    };
""")


def sections(records: Records, instructions: InstructionSet) -> list[str]:
    release, namespace = records.release, instructions.namespace
    return [
        guarded(
            "GET_INSTRINFO_ENUM",
            in_section_namespace(release, f"llvm::{namespace}", _opcodes(records, instructions)),
        ),
        guarded(
            "GET_INSTRINFO_SCHED_ENUM",
            in_section_namespace(release, f"llvm::{namespace}::Sched", _sched_classes(records)),
        ),
    ]


def _opcodes(records: Records, instructions: InstructionSet) -> str:
    opcodes = instructions.by_number
    classes = classes_by_mode(records)
    return _OPCODES(
        opcodes=[f"{i.name:<38}= {i.number}, // {source_position(i.record)}" for i in opcodes],
        count=len(opcodes),
        classes=_CLASSES_BY_MODE(classes=[f"{c.name}," for c in classes]) if classes else "",
    )


def _sched_classes(records: Records) -> str:
    classes = Schedule.of(records).declared.classes
    return _SCHED_CLASSES(
        classes=[f"{class_.name}\t= {class_.number}," for class_ in classes], count=len(classes)
    )
