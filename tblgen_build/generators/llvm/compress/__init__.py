"""gen-compress-inst-emitter: functions between instructions and their compressed forms."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.llvm.model.registers.register_class_like import classes_by_mode
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

from ..model.instructions.instruction_set import InstructionSet
from ..model.registers.register_file import RegisterFile
from ..model.target import require_target
from .compressed_forms import CompressPattern, read_pattern
from .conversions import Frame, all_functions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options


@generator(
    "gen-compress-inst-emitter",
    help="functions that compress and uncompress instructions",
    fitted=18,
)
def COMPRESS(records: Records, options: Options) -> str:
    target = require_target(records)
    instructions = InstructionSet.of(records)
    definitions = records.all_derived_definitions_if_defined("CompressPat")
    patterns: list[CompressPattern] = []
    if definitions:
        registers = RegisterFile.of(records)
        patterns = of_each(
            definitions, lambda record: read_pattern(record, instructions, registers)
        )
    _check_writer(target)
    by_mode = bool(classes_by_mode(records))
    frame = Frame(records.release, target.name, by_mode=by_mode)
    header = file_header("Compress instruction Source Fragment", records.main_file)
    return header + "\n" + all_functions(frame, patterns)


def _check_writer(target: Record) -> None:
    """The features are the subtarget's, so the printer that calls the functions must have it."""
    writers = target.value_as_list_of_defs("AssemblyWriters")
    if not writers:
        raise target.error(f"target '{target.name}' does not have an AsmWriter #0!")
    if writers[0].value_as_int("PassSubtarget") == 0:
        raise writers[0].error(
            "'PassSubtarget' is false. SubTargetInfo object is needed for target features: "
            f"set it in '{writers[0].name}'"
        )
