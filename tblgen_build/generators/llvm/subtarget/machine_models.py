"""Processor resources, register files and the machine model of each processor."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array, boolean
from tblgen_build.releases.llvm import SCHEDULE_CLASSES_SHARE_NAMES
from tblgen_build.releases.targets import FEATURES_ARE_STORED_WITH_STRINGS

from ..model.schedules.processor_resources import super_resource

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from ..model.schedules.processor_models import ProcessorModel
    from ..model.schedules.schedule import Schedule

_NUMBERS: Final = (
    "IssueWidth",
    "MicroOpBufferSize",
    "LoopMicroOpBufferSize",
    "LoadLatency",
    "HighLatency",
    "MispredictPenalty",
)

_MODEL: Final = cpp("""
    static const llvm::MCSchedModel $name = {
      $fields
    };

""")
_ELEMENT: Final = cpp("""
    { // $name
      $fields
    },
""")

_RESOURCES: Final = cpp("""
    static const unsigned ${model}ProcResourceSubUnits[] = {
      0,  // Invalid
      $sub_units
    };

    // {Name, NumUnits, SuperIdx, BufferSize, SubUnitsIdxBegin}
    static const llvm::MCProcResourceDesc ${model}ProcResources[] = {
      {"InvalidUnit", 0, 0, 0, 0},
      $resources
    };

""")

_RESOURCE: Final = cpp(
    '{"$name", $padding$count, $above, $size, $units_begin}, // #$number$above_name'
)

_NAME_WIDTH: Final = 15

_REGISTER_FILES: Final = cpp("""
    // {RegisterClassID, Register Cost, AllowMoveElimination }
    static const llvm::MCRegisterCostEntry ${model}RegisterCosts[] = {
      $costs
    };

     // {Name, #PhysRegs, #CostEntries, IndexToCostTbl, MaxMovesEliminatedPerCycle, AllowZeroMoveEliminationOnly }
    static const llvm::MCRegisterFileDesc ${model}RegisterFiles[] = {
      { "InvalidRegisterFile", 0, 0, 0, 0, 0 },
      $files
    };

""")  # noqa: E501


_FIELDS: Final = cpp("{ $fields},")


def machine_models(schedule: Schedule, target: str) -> str:
    models = [_MachineModel(schedule, target, m) for m in schedule.models.models]
    if not schedule.release.has(FEATURES_ARE_STORED_WITH_STRINGS):
        return "".join([m.tables() + _MODEL(name=m.name, fields=m.fields()) for m in models])
    tables = "".join([model.tables() for model in models])
    elements = [_ELEMENT(name=model.name, fields=model.fields()) for model in models]
    return tables + array(f"extern const llvm::MCSchedModel {target}SchedModels[]", elements)


class _MachineModel:
    def __init__(self, schedule: Schedule, target: str, model: ProcessorModel) -> None:
        self._schedule = schedule
        self._target = target
        self._model = model

    @property
    def name(self) -> str:
        return self._model.name

    def tables(self) -> str:
        parts: list[str] = []
        if self._model.has_extra_information:
            parts.append(self._extra())
        if self._model.has_instruction_model:
            parts.append(self._resources())
        elif self._model.resources:
            raise self._model.record.error(
                f"'{self._model.name}' has ProcResources, and no WriteRes or SchedWriteRes"
            )
        return "".join(parts)

    def fields(self) -> list[str]:
        model, record = self._model, self._model.record
        lines = [_number(record, field) for field in _NUMBERS]
        for flag in ("PostRAScheduler", "CompleteModel", "EnableIntervals"):
            lines.append(f"{boolean(record.value_as_bit(flag))}, // {flag}")
        lines.append(f"{model.number}, // Processor ID")
        if model.has_instruction_model:
            lines += [f"{model.name}ProcResources,", f"{model.name}SchedClasses,"]
            lines += [f"{len(model.resources) + 1},", f"{len(self._schedule.classes)},"]
        else:
            lines.append("nullptr, nullptr, 0, 0, // No instruction-level machine model.")
        if record.release.has(SCHEDULE_CLASSES_SHARE_NAMES):
            names = f"{self._target}SchedClassNames"
            lines.append(f"DBGVAL_OR_NULLPTR(&{names}), // SchedClassNames")
        lines.append(
            f"{model.itineraries.name}," if model.has_itineraries else "nullptr, // No Itinerary"
        )
        lines.append(
            f"&{model.name}ExtraInfo,"
            if model.has_extra_information
            else "nullptr // No extra processor descriptor"
        )
        return lines

    # --- resources

    def _resources(self) -> str:
        model = self._model
        sub_units = [
            "".join([f"{number},   " for number in self._sub_unit_numbers(group)])
            + f"// {group.name}"
            for group in model.resources
            if group.is_subclass_of("ProcResGroup")
        ]
        lines: list[str] = []
        offset = 1
        for number, resource in enumerate(model.resources, 1):
            above = 0
            above_name = ""
            units_begin = "nullptr"
            if resource.is_subclass_of("ProcResGroup"):
                parts = resource.value_as_list_of_defs("Resources")
                count = sum([part.value_as_int("NumUnits") for part in parts])
                units_begin = f"{model.name}ProcResourceSubUnits + {offset}"
                offset += count
            else:
                count = resource.value_as_int("NumUnits")
                super_ = super_resource(resource)
                if super_ is not None:
                    units_of = self._schedule.resources.units_of
                    units = units_of(super_, model, resource)
                    above = model.resource_number(units)
                    above_name = f", Super={units.name}"
            lines.append(
                _RESOURCE(
                    name=resource.name,
                    padding=" " * (_NAME_WIDTH - len(resource.name)),
                    count=count,
                    above=above,
                    above_name=above_name,
                    size=resource.value_as_int("BufferSize"),
                    units_begin=units_begin,
                    number=number,
                )
            )
        return _RESOURCES(model=model.name, sub_units=sub_units, resources=lines)

    def _sub_unit_numbers(self, group: Record) -> list[int]:
        """Each member as often as it has units."""
        numbers: list[int] = []
        for part in group.value_as_list_of_defs("Resources"):
            if part.is_subclass_of("ProcResGroup"):
                raise part.error("ProcResGroup should not be in ProcResGroup.Resources")
            units = self._schedule.resources.units_of(part, self._model, group)
            number = self._model.resource_number(units)
            numbers += [number] * units.value_as_int("NumUnits")
        return numbers

    # --- register files, retirement, queues

    def _extra(self) -> str:
        model = self._model
        costs: list[str] = []
        files: list[str] = []
        for file in model.register_files:
            first = len(costs)
            costs += _costs(file)
            fields = (
                f'"{file.name}"',
                file.value_as_int("NumPhysRegs"),
                len(costs) - first,
                first,
                file.value_as_int("MaxMovesEliminatedPerCycle"),
                int(file.value_as_bit("AllowZeroMoveEliminationOnly")),
            )
            files.append(_FIELDS(fields=", ".join(map(str, fields))))
        tables = ""
        if costs:
            tables = _REGISTER_FILES(model=model.name, costs=costs, files=files)
        return tables + array(
            f"static const llvm::MCExtraProcessorInfo {model.name}ExtraInfo",
            self._extra_fields(len(costs)),
        )

    def _extra_fields(self, num_costs: int) -> list[str]:
        model = self._model
        unit = model.retire_control_unit
        buffer = per_cycle = 0
        if unit is not None:
            buffer = max(0, unit.value_as_int("ReorderBufferSize"))
            per_cycle = max(0, unit.value_as_int("MaxRetirePerCycle"))
        num_files = 0
        files_name = costs_name = "nullptr"
        if model.register_files:
            num_files = len(model.register_files) + 1
            files_name = f"{model.name}RegisterFiles"
            if num_costs:
                costs_name = f"{model.name}RegisterCosts"
        fields = [
            f"{buffer}, // ReorderBufferSize",
            f"{per_cycle}, // MaxRetirePerCycle",
            f"{files_name},",
            f"{num_files}, // Number of register files.",
            f"{costs_name},",
            f"{num_costs}, // Number of register cost entries.",
        ]
        for what, queue in (("Load", model.load_queue), ("Store", model.store_queue)):
            number = 0
            if queue is not None:
                descriptor = queue.value_as_def("QueueDescriptor")
                number = model.resource_number(descriptor)
            fields.append(f"{number}, // Resource Descriptor for the {what} Queue")
        return fields


def _number(record: Record, field: str) -> str:
    value = record.value_as_int(field)
    return f"{value}, // {field}" if value >= 0 else f"MCSchedModel::Default{field},"


def _costs(file: Record) -> list[str]:
    costs = file.value_as_list_of_ints("RegCosts")
    eliminated = [bool(bit) for bit in file.value_as_list("AllowMoveElimination")]
    lines: list[str] = []
    for at, class_ in enumerate(file.value_as_list_of_defs("RegClasses")):
        cost = costs[at] if at < len(costs) else 1
        allow = at < len(eliminated) and eliminated[at]
        name = f"{class_.value_as_string('Namespace')}::{class_.name}"
        lines.append(_FIELDS(fields=f"{name}RegClassID, {cost}, {int(allow)}"))
    return lines
