"""Processor resources, register files and the machine model of each processor."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array, boolean, braced
from tblgen_build.releases.llvm import SCHEDULE_CLASSES_SHARE_NAMES

from ..model.processor_resources import super_resource

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from ..model.processor_models import ProcessorModel
    from ..model.schedule import Schedule

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

_RESOURCES: Final = cpp("""
    static const unsigned ${model}ProcResourceSubUnits[] = {
      0,
      $sub_units
    };

    static const llvm::MCProcResourceDesc ${model}ProcResources[] = {
      {"InvalidUnit", 0, 0, 0, 0},
      $resources
    };

""")

_RESOURCE: Final = cpp('{"$name", $count, $above, $size, $units_begin}, // #$number')

_REGISTER_FILES: Final = cpp("""
    static const llvm::MCRegisterCostEntry ${model}RegisterCosts[] = {
      $costs
    };

    static const llvm::MCRegisterFileDesc ${model}RegisterFiles[] = {
      { "InvalidRegisterFile", 0, 0, 0, 0, 0 },
      $files
    };

""")


def machine_models(schedule: Schedule, target: str) -> str:
    return "".join([_MachineModel(schedule, target, m).text() for m in schedule.models.models])


class _MachineModel:
    def __init__(self, schedule: Schedule, target: str, model: ProcessorModel) -> None:
        self._schedule = schedule
        self._target = target
        self._model = model

    def text(self) -> str:
        parts: list[str] = []
        if self._model.has_extra_information:
            parts.append(self._extra())
        if self._model.has_instruction_model:
            parts.append(self._resources())
        elif self._model.resources:
            raise self._model.record.error(
                f"'{self._model.name}' has ProcResources, and no WriteRes or SchedWriteRes"
            )
        parts.append(self._description())
        return "".join(parts)

    def _description(self) -> str:
        model, record = self._model, self._model.record
        fields = [_number(record, field) for field in _NUMBERS]
        for flag in ("PostRAScheduler", "CompleteModel", "EnableIntervals"):
            fields.append(boolean(record.value_as_bit(flag)))
        fields.append(str(model.number))
        if model.has_instruction_model:
            fields += [f"{model.name}ProcResources", f"{model.name}SchedClasses"]
            fields += [str(len(model.resources) + 1), str(len(self._schedule.classes))]
        else:
            fields += ["nullptr", "nullptr", "0", "0"]
        if record.release.has(SCHEDULE_CLASSES_SHARE_NAMES):
            fields.append(f"DBGVAL_OR_NULLPTR(&{self._target}SchedClassNames)")
        fields.append(model.itineraries.name if model.has_itineraries else "nullptr")
        lines = [f"{field}," for field in fields]
        lines.append(f"&{model.name}ExtraInfo," if model.has_extra_information else "nullptr")
        return _MODEL(name=model.name, fields=lines)

    # --- resources

    def _resources(self) -> str:
        model = self._model
        sub_units = [
            "".join([f"{number}, " for number in self._sub_unit_numbers(group)])
            for group in model.resources
            if group.is_subclass_of("ProcResGroup")
        ]
        lines: list[str] = []
        offset = 1
        for number, resource in enumerate(model.resources, 1):
            above = 0
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
                    above = model.resource_number(units_of(super_, model, resource))
            lines.append(
                _RESOURCE(
                    name=resource.name,
                    count=count,
                    above=above,
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
            files.append(braced(fields) + ",")
        tables = ""
        if costs:
            tables = _REGISTER_FILES(model=model.name, costs=costs, files=files)
        return tables + array(
            f"static const llvm::MCExtraProcessorInfo {model.name}ExtraInfo",
            [f"{field}," for field in self._extra_fields(len(costs))],
        )

    def _extra_fields(self, num_costs: int) -> list[str]:
        model = self._model
        unit = model.retire_control_unit
        buffer = per_cycle = 0
        if unit is not None:
            buffer = max(0, unit.value_as_int("ReorderBufferSize"))
            per_cycle = max(0, unit.value_as_int("MaxRetirePerCycle"))
        fields = [str(buffer), str(per_cycle)]
        if model.register_files:
            fields += [f"{model.name}RegisterFiles", str(len(model.register_files) + 1)]
            fields += [f"{model.name}RegisterCosts" if num_costs else "nullptr", str(num_costs)]
        else:
            fields += ["nullptr", "0", "nullptr", "0"]
        for queue in (model.load_queue, model.store_queue):
            number = 0
            if queue is not None:
                descriptor = queue.value_as_def("QueueDescriptor")
                number = model.resource_number(descriptor)
            fields.append(str(number))
        return fields


def _number(record: Record, field: str) -> str:
    value = record.value_as_int(field)
    return str(value) if value >= 0 else f"MCSchedModel::Default{field}"


def _costs(file: Record) -> list[str]:
    costs = file.value_as_list_of_ints("RegCosts")
    eliminated = [bool(bit) for bit in file.value_as_list("AllowMoveElimination")]
    lines: list[str] = []
    for at, class_ in enumerate(file.value_as_list_of_defs("RegClasses")):
        cost = costs[at] if at < len(costs) else 1
        allow = at < len(eliminated) and eliminated[at]
        name = f"{class_.value_as_string('Namespace')}::{class_.name}"
        lines.append(braced((f"{name}RegClassID", cost, int(allow))) + ",")
    return lines
