"""gen-instr-info: the enumeration of a target's instructions and the tables that describe them."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import (
    Option,
    Output,
    Rejection,
    ReportedError,
    Warnings,
    generator,
)
from tblgen_build.releases.llvm import OPERAND_TYPES_ARE_FOR_X86

from ..model.instructions.instruction_flags import InstructionFlags
from ..model.instructions.instruction_set import InstructionSet
from ..model.registers.register_file import RegisterFile
from ..model.schedules.schedule import Schedule
from ..model.selection.patterns import CheckedPatterns
from ..model.target import only_target, require_target
from . import (
    instruction_enums,
    logical_operands,
    mappings,
    named_operands,
    operand_types,
    required_features,
    target_predicates,
)
from .descriptions import Descriptions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records
    from tblgen_build.registry import Options


@generator(
    "gen-instr-info",
    help="descriptions of instructions",
    options=[
        Option(
            "instr-info-expand-mi-operand-info",
            kind="flag",
            help="take operands of several parts (MIOperandInfo) apart",
            default=True,
        )
    ],
    fitted=18,
)
def INSTR_INFO(records: Records, options: Options) -> Output:
    target = require_target(records).name
    RegisterFile.of(records)  # mistakes in it come first
    instructions = InstructionSet.of(records)
    with Warnings(CheckedPatterns.of(records).warnings) as warnings:
        InstructionFlags.of(records)
        Schedule.of(records)
        text = _text(records, options, target, instructions)
    return Output(text, warnings=warnings)


def _text(records: Records, options: Options, target: str, instructions: InstructionSet) -> str:
    if not instructions.namespace:
        raise only_target(records).error(
            "no instructions are defined: none has a Namespace of its own"
        )
    tables = Descriptions(records, target, instructions)
    with Warnings(ReportedError.of(error) for error in tables.errors):
        text = _sections(records, options, target, instructions, tables)
    if tables.errors:
        raise Rejection.of(tables.errors)
    return text


def _sections(
    records: Records,
    options: Options,
    target: str,
    instructions: InstructionSet,
    tables: Descriptions,
) -> str:
    parts = [file_header("Target Instruction Enum Values and Descriptors")]
    parts += instruction_enums.sections(records, instructions)
    parts += tables.sections()
    parts += target_predicates.sections(records, target, instructions)
    parts.append(tables.constructor_section())
    parts += named_operands.sections(records.release, instructions)
    for_all = not records.release.has(OPERAND_TYPES_ARE_FOR_X86)
    if for_all or instructions.namespace == "X86":
        # Only one tool asks for these, and only of that target.
        expand = options.flag("instr-info-expand-mi-operand-info")
        parts += operand_types.sections(records, instructions, expand)
    parts += (
        logical_operands.sections_of_all(records.release, target, instructions)
        if for_all
        else logical_operands.sections(records.release, target, instructions)
    )
    parts += target_predicates.mc_sections(records, target, instructions)
    parts += required_features.sections(records, target, instructions)
    parts += mappings.sections(records, instructions)
    return "".join(parts)
