"""gen-fast-isel: functions that select single instructions without building a dag."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import Output, Warnings, generator

from ..model.instructions.instruction_flags import InstructionFlags
from ..model.instructions.instruction_set import InstructionSet
from ..model.registers.register_file import RegisterFile
from ..model.selection.patterns import SelectionPatterns
from ..model.target import require_target
from .functions import Emitter
from .table import SelectionTable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records
    from tblgen_build.registry import Options


@generator("gen-fast-isel", help="fast instruction selector (FastISel)", fitted=18)
def FAST_ISEL(records: Records, options: Options) -> Output:
    target = require_target(records)
    patterns = SelectionPatterns.of(records)
    with Warnings(patterns.warnings) as warnings:
        InstructionFlags.of(records)  # for patterns that contradict them
        table = SelectionTable(patterns, RegisterFile.of(records), records.release)
        title = f'"Fast" Instruction Selector for the {target.name} target'
        namespace = InstructionSet.of(records).namespace
        text = file_header(title) + Emitter(records.release, patterns, table, namespace).text()
    return Output(text, warnings=warnings)
