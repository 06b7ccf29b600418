"""Whether models that call themselves complete tell something about every instruction."""

from __future__ import annotations

from tblgen_build._core import RecordError, UnsetValue
from tblgen_build.generators.mistakes import filtered
from tblgen_build.registry import Rejection

from .declared_classes import DeclaredClasses
from .processor_models import ProcessorModels

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Records

    from ..instructions.instruction import Instruction
    from .declared_classes import DeclaredClass
    from .processor_models import ProcessorModel


def check_completeness(records: Records) -> None:
    """Raises a Rejection that names all instructions of which a complete model says nothing."""
    classes = DeclaredClasses.of(records)
    lacking = [
        instruction.record.error(message)
        for model in filtered(
            ProcessorModels.of(records).models,
            lambda each: each.record.value_as_bit("CompleteModel"),
        )
        for instruction in _to_be_scheduled(classes.instructions.by_number, model)
        if (message := _lack(instruction, classes.classes[classes.number(instruction)], model))
    ]
    if lacking:
        hint = "Incomplete schedule model: 'CompleteModel = 0' allows that"
        raise Rejection.of([*lacking, RecordError(hint)])


def _to_be_scheduled(
    instructions: Iterable[Instruction], model: ProcessorModel
) -> list[Instruction]:
    unsupported = {feature.name for feature in model.unsupported}
    return [
        instruction
        for instruction in instructions
        if not instruction.flag("hasNoSchedulingInfo")
        and not any(p.name in unsupported for p in instruction.predicates)
    ]


def _lack(instruction: Instruction, class_: DeclaredClass, model: ProcessorModel) -> str:
    """What the model does not say of the instruction; empty if it says enough."""
    name = instruction.name
    if not class_.number:
        if not isinstance(instruction.record.value("SchedRW"), UnsetValue):
            return ""
        owner = model.record.name
        return f"No schedule information for instruction '{name}' in SchedMachineModel '{owner}'"
    if _is_scheduled(class_, model):
        return ""
    return f"'{model.name}' lacks information for '{name}'"


def _is_scheduled(class_: DeclaredClass, model: ProcessorModel) -> bool:
    itinerary = class_.itinerary
    if class_.writes or (
        model.has_itineraries and itinerary is not None and itinerary.name != "NoItinerary"
    ):
        return True
    return any(rw.value_as_def("SchedModel") is model.record for rw in class_.inst_rws)
