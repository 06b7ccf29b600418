"""Descriptions of machine operands; instructions with the same operands share a list of them."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.releases.llvm import POINTER_OPERANDS_ARE_REPLACED
from tblgen_build.releases.targets import POINTERS_HAVE_MODES

from ..model.record_names import qualified_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from tblgen_build._core import Record

    from ..model.instructions.instruction import Instruction
    from ..model.instructions.instruction_set import InstructionSet
    from ..model.instructions.operands import Operand, OperandConstraint


class OperandInfos:
    """All lists, in the order in which instructions first need them."""

    def __init__(self, instructions: InstructionSet) -> None:
        self._namespace = instructions.namespace
        self._beginnings: dict[tuple[Record, int], str] = {}
        self._offsets: dict[tuple[str, ...], int] = {}
        self._offset_of: dict[Instruction, int] = {}
        self.size = 0
        errors: list[list[RecordError]] = []
        for instruction in instructions.described:
            if instruction.record.release.has(POINTER_OPERANDS_ARE_REPLACED):
                errors.append(list(_pointer_operands(instruction)))
            self._offset_of[instruction] = self._place(instruction)
        # The reference writes all tables all the same, and tells again as it describes
        # instructions, the last one first.
        self.errors = [e for told in [*errors, *reversed(errors)] for e in told]

    def offset(self, instruction: Instruction) -> int:
        return self._offset_of[instruction]

    def _place(self, instruction: Instruction) -> int:
        infos: list[str] = []
        for operand in instruction.operands:
            for part, constraint in enumerate(operand.constraints):
                infos.append(self._beginning(operand, part) + _constraint(constraint))
        key = tuple(infos)
        offset = self._offsets.get(key)
        if offset is None:
            offset = self._offsets[key] = self.size
            self.size += len(key)
        return offset

    def _beginning(self, operand: Operand, part: int) -> str:
        """All but the constraint: the same for all operands of the kind."""
        key = (operand.record, part)
        text = self._beginnings.get(key)
        if text is None:
            class_, flags = self._class(operand.mi_record(part))
            record = operand.record
            for class_name, flag in _FLAGS:
                if record.is_subclass_of(class_name):
                    flags += f"|(1<<MCOI::{flag})"
            text = self._beginnings[key] = f"{class_}, {flags}, {operand.operand_type}, "
        return text

    def _class(self, record: Record) -> tuple[str, str]:
        """The register class and the flag that says how to find it."""
        if record.is_subclass_of("RegisterOperand"):
            record = record.value_as_def("RegClass")
        if record.is_subclass_of("RegClassByHwMode"):
            return f"{self._namespace}::{record.name}", "0|(1<<MCOI::LookupRegClassByHwMode)"
        if record.is_subclass_of("RegisterClass"):
            return f"{qualified_name(record)}RegClassID", "0"
        if record.is_subclass_of("PointerLikeRegClass"):  # others than the newest release
            return str(record.value_as_int("RegClassKind")), "0|(1<<MCOI::LookupPtrRegClass)"
        return "-1", "0"

    def rows(self) -> list[str]:
        """One for each list, after its offset."""
        return [
            f"/* {offset} */ " + "".join(["{ " + info + " }, " for info in infos])
            for infos, offset in self._offsets.items()
        ]


def _pointer_operands(instruction: Instruction) -> Iterator[RecordError]:
    """An error each: what holds a pointer is the target's to say, in its own form of it."""
    for operand in instruction.operands:
        for part in range(operand.num_mi_operands):
            class_ = operand.mi_record(part)
            placeholder = _placeholder(class_)
            if not placeholder:
                continue
            if not instruction.is_pseudo:
                yield instruction.record.error(
                    f"non-pseudoinstruction user of {placeholder}: '{instruction.name}'"
                )
                continue
            error = instruction.record.error(
                f"missing target override for pseudoinstruction '{instruction.name}' using "
                f"{placeholder}"
            )
            hint = (
                "the target should define an equivalent instruction with a RegisterClass "
                "(use RemapAllTargetPseudoPointerOperands?)"
            )
            yield RecordError(error.message, error.location, [(hint, class_.location)])


def _placeholder(class_: Record) -> str:
    """What it is called, if it only says that there is a pointer."""
    if class_.is_subclass_of("PointerLikeRegClass"):
        return "PointerLikeRegClass"
    if not class_.release.has(POINTERS_HAVE_MODES):
        return ""
    if class_.is_subclass_of("RegisterOperand"):
        class_ = class_.value_as_def("RegClass")
    is_empty = class_.is_subclass_of("RegClassByHwMode") and not class_.value_as_list("Objects")
    return class_.name if is_empty else ""


_FLAGS = (
    ("PredicateOp", "Predicate"),
    ("OptionalDefOperand", "OptionalDef"),
    ("BranchTargetOperand", "BranchTarget"),
)


def _constraint(constraint: OperandConstraint | None) -> str:
    if constraint is None:
        return "0"
    if constraint.is_early_clobber:
        return "MCOI_EARLY_CLOBBER"
    return f"MCOI_TIED_TO({constraint.tied_to})"
