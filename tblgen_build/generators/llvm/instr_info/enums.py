"""The enumerations of opcodes and of scheduling classes."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import guarded, in_namespace

from ..model.sched_classes import SchedClasses

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records

    from ..model.instruction_set import InstructionSet


def sections(records: Records, instructions: InstructionSet) -> list[str]:
    namespace = instructions.namespace
    return [
        guarded(
            "GET_INSTRINFO_ENUM",
            in_namespace(f"llvm::{namespace}", _opcodes(records, instructions)),
        ),
        guarded(
            "GET_INSTRINFO_SCHED_ENUM",
            in_namespace(f"llvm::{namespace}::Sched", _sched_classes(records)),
        ),
    ]


def _opcodes(records: Records, instructions: InstructionSet) -> str:
    opcodes = instructions.by_number
    lines = ["  enum {\n"]
    lines += [f"    {i.name:<38}= {i.number},\n" for i in opcodes]
    lines.append(f"    INSTRUCTION_LIST_END = {len(opcodes)}\n  }};\n")
    classes = records.all_derived_definitions_if_defined("RegClassByHwMode")
    if classes:
        names = "".join([f"    {class_.name},\n" for class_ in classes])
        lines.append(f"  enum RegClassByHwModeUses : uint16_t {{\n{names}  }};\n")
    return "".join(lines)


def _sched_classes(records: Records) -> str:
    classes = SchedClasses.of(records).classes
    lines = [f"    {class_.name}\t= {class_.number},\n" for class_ in classes]
    return f"  enum {{\n{''.join(lines)}    SCHED_LIST_END = {len(classes)}\n  }};\n"
