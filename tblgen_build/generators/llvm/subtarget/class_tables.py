"""What each scheduling class costs on each processor: resources, latencies, read advances.

Rows that are there already in the right order are shared: the tables are large.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import boolean
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.mistakes import of_each
from tblgen_build.releases.llvm import SCHEDULE_CLASSES_SHARE_NAMES
from tblgen_build.releases.targets import COUNTS_FOLLOW_INDICES

from ..model.schedules.operand_costs import alias_for, sched_model_of
from .shared_rows import SharedRows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record

    from ..model.schedules.operand_costs import SchedOperand
    from ..model.schedules.processor_models import ProcessorModel
    from ..model.schedules.schedule import Schedule
    from ..model.schedules.schedule_class import ScheduleClass

    Numbers = tuple[int, ...]

# llvm/MC/MCSchedule.h: the field has 13 bits, and two values that are no counts.
_MICRO_OPS_MASK: Final = (1 << 13) - 1
_INVALID: Final = _MICRO_OPS_MASK
_VARIANT: Final = _MICRO_OPS_MASK - 1

_FREE: Final = "0, false, false, false,  0, 0,  0, 0,  0, 0"
_FITS: Final = cpp("""
    static_assert($largest <= UINT8_MAX, "$field does not fit in uint8_t");
""")
_FIRST_ROW: Final = cpp("{DBGFIELD($name)  $micro_ops, false, false, false, 0, 0,  0, 0,  0, 0},")
_ROW: Final = cpp("{DBGFIELD($name) $padding$fields}, // #$number")
_NAME_WIDTH: Final = 18
_CLASSES: Final = cpp("""

    // {Name, NumMicroOps, BeginGroup, EndGroup, RetireOOO, WriteProcResIdx,#, WriteLatencyIdx,#, ReadAdvanceIdx,#}
    static const llvm::MCSchedClassDesc ${model}SchedClasses[] = {
      $rows
    }; // ${model}SchedClasses
""")  # noqa: E501
# What costs share: a row of numbers each, all rows in columns.
_TABLE: Final = cpp("""

    // {$columns}
    extern const llvm::$type $name[] = {
      $invalid, // Invalid
      $rows
    }; // $name
""")


class _Cost:
    """A class's row in the making."""

    def __init__(self) -> None:
        self.micro_ops = 0
        self.begin_group = False
        self.end_group = False
        self.retire_out_of_order = False
        self.resources: dict[int, list[int]] = {}  # number to release and acquire cycle
        self.latencies: list[Numbers] = []
        self.writes: list[str] = []  # which have these latencies
        self.advances: list[Numbers] = []

    def clear(self) -> None:
        self.resources.clear()
        self.latencies.clear()
        self.writes.clear()
        self.advances.clear()


class ClassTables:
    def __init__(self, schedule: Schedule, target: str) -> None:
        self._schedule = schedule
        self._operands = schedule.operands
        self._target = target
        self._resources = SharedRows((0, 0, 0))
        self._latencies = SharedRows((0, 0))
        self._advances = SharedRows((0, 0, 0))
        self._writes = [""]  # by row of latencies, the names of the writes that have it
        self._rows: list[tuple[ProcessorModel, list[str]]] = []
        self._shares_names = schedule.release.has(SCHEDULE_CLASSES_SHARE_NAMES)
        self.names = StringOffsets()
        self.names.add("InvalidSchedClass")
        self._name_at: list[int | str] = []
        self._counts_follow = schedule.release.has(COUNTS_FOLLOW_INDICES)
        self._most = [0, 0, 0]  # entries of a class: resources, latencies, advances
        modeled: list[ProcessorModel] = []
        for model in schedule.models.models:
            if model.has_instruction_model:
                # Without such a model, nothing names the classes.
                if not self._name_at:
                    add = self.names.add
                    self._name_at = [
                        (f"/*{c.name}*/ {add(c.name)}" if c.number else 1)
                        if self._shares_names
                        else f'"{c.name}"'
                        for c in schedule.classes
                    ]
                modeled.append(model)
        self._rows += of_each(modeled, lambda m: (m, _Costs(schedule, m, self).rows()))

    @property
    def name_of_invalid(self) -> int | str:
        return 1 if self._shares_names else '"InvalidSchedClass"'

    # --- text

    def text(self) -> str:
        parts = [
            *self._checks(),
            _TABLE(
                columns="ProcResourceIdx, ReleaseAtCycle, AcquireAtCycle",
                type="MCWriteProcResEntry",
                name=f"{self._target}WriteProcResTable",
                invalid="{ 0,  0,  0 }",
                rows=_numbered("{%2d, %2d, %3d}", self._resources, ()),
            ),
            _TABLE(
                columns="Cycles, WriteResourceID",
                type="MCWriteLatencyEntry",
                name=f"{self._target}WriteLatencyTable",
                invalid="{ 0,  0}",
                rows=_numbered("{%2d, %2d}", self._latencies, self._writes),
            ),
            _TABLE(
                columns="UseIdx, WriteResourceID, Cycles",
                type="MCReadAdvanceEntry",
                name=f"{self._target}ReadAdvanceTable",
                invalid="{0,  0,  0}",
                rows=_numbered("{%d, %2d, %2d}", self._advances, ()),
            ),
        ]
        parts += [_CLASSES(model=model.name, rows=rows) for model, rows in self._rows]
        if self._shares_names:
            parts.append(self.names.definition(f"{self._target}SchedClassNames"))
        return "".join(parts)

    def row(self, class_: ScheduleClass, cost: _Cost | None) -> str:
        """The class's description; None where it costs nothing that is known."""
        name, number = self._name_at[class_.number], class_.number
        padding = " " * (_NAME_WIDTH - len(class_.name))
        if cost is None:
            return _ROW(name=name, padding=padding, fields=_FREE, number=number)
        resources = [(number, *cycles) for number, cycles in sorted(cost.resources.items())]
        places = [
            (self._resources.place(resources), len(resources)),
            (self._latencies.place(cost.latencies), len(cost.latencies)),
            (self._advances.place(cost.advances), len(cost.advances)),
        ]
        fields = [
            str(cost.micro_ops),
            boolean(cost.begin_group),
            boolean(cost.end_group),
            boolean(cost.retire_out_of_order),
            *self._placed(places),
        ]
        self._most = [max(most, count) for most, (_, count) in zip(self._most, places, strict=True)]
        self._name_writes(places[1][0], cost.writes)
        return _ROW(name=name, padding=padding, fields=", ".join(fields), number=number)

    def _placed(self, places: list[tuple[int, int]]) -> list[str]:
        if not self._counts_follow:
            return [f"{at:2}, {count}" for at, count in places]
        (write, _), (latency, _), (advance, _) = places
        counts = [places[2][1], places[0][1], places[1][1]]
        return [f"{advance:2}, {write:2}, {latency:2}", *map(str, counts)]

    def _checks(self) -> list[str]:
        """That the largest counts fit."""
        if not self._counts_follow:
            return []
        fields = ("NumWriteProcResEntries", "NumWriteLatencyEntries")
        return [
            _FITS(largest=most, field=field)
            for most, field in zip(self._most[:2], fields, strict=True)
        ]

    def _name_writes(self, at: int, names: list[str]) -> None:
        self._writes += [""] * (len(self._latencies.rows) - len(self._writes))
        for row, name in enumerate(names, at):
            known = self._writes[row]
            if not known:
                self._writes[row] = name
            elif name not in known:
                self._writes[row] = f"{known}_{name}"


def _numbered(layout: str, table: SharedRows, remarks: Sequence[str]) -> list[str]:
    """The rows after the invalid one; the last has no comma."""
    last = len(table.rows) - 1
    lines: list[str] = []
    for at, row in enumerate(table.rows):
        if at:
            remark = f" {remarks[at]}" if remarks else ""
            lines.append(f"{layout % row}{',' if at < last else ''} // #{at}{remark}")
    return lines


class _Costs:
    """The costs of all classes on one processor."""

    def __init__(self, schedule: Schedule, model: ProcessorModel, tables: ClassTables) -> None:
        self._schedule = schedule
        self._operands = schedule.operands
        self._model = model
        self._tables = tables
        self._number_of = {record: at for at, record in enumerate(model.resources, 1)}
        self._resources_of_write: dict[Record, list[tuple[int, int, int]]] = {}
        self._sequences: dict[int, list[int]] = {}
        self._open: set[int] = set()  # sequences that are being expanded
        self._write_records: dict[int, Record] = {}
        self._advance_records: dict[int, Record | None] = {}
        self._write_definitions: dict[Record, list[Record]] = {}
        for record in model.write_resources:
            if record.is_subclass_of("WriteRes"):
                key = record.value_as_def("WriteType")
                self._write_definitions.setdefault(key, []).append(record)
        self._read_definitions: dict[Record, list[Record]] = {}
        self._read_writes: set[Record] = set()  # writes that some read advance names
        for record in model.read_advances:
            self._read_writes.update(record.value_as_list_of_defs("ValidWrites"))
            if record.is_subclass_of("ReadAdvance"):
                key = record.value_as_def("ReadType")
                self._read_definitions.setdefault(key, []).append(record)

    def rows(self) -> list[str]:
        return of_each(self._schedule.classes, self._row)

    def _row(self, class_: ScheduleClass) -> str:
        if not class_.number:
            return _FIRST_ROW(name=self._tables.name_of_invalid, micro_ops=_INVALID)
        return self._tables.row(class_, self._cost(class_))

    def _cost(self, class_: ScheduleClass) -> _Cost | None:
        number = self._model.number
        cost = _Cost()
        if any(transition.processor == number for transition in class_.transitions):
            cost.micro_ops = _VARIANT
            return cost
        if 0 not in class_.processors and number not in class_.processors:
            return None
        writes, reads = self._operands_of(class_)
        if not writes:
            cost.micro_ops = _INVALID
        for write in writes:
            self._add_write(cost, write)
        for position, read in enumerate(reads):
            advance = self._advance(read)
            if advance is None:
                continue
            if advance.value_as_bit("Unsupported"):
                cost.micro_ops = _INVALID
                break
            cost.advances += self._advance_rows(position, advance)
        if cost.micro_ops == _INVALID:
            cost.clear()
        return cost

    def _operands_of(self, class_: ScheduleClass) -> tuple[Numbers, Numbers]:
        """What the class's operands cost here: InstRW and ItinRW have a say."""
        split = self._operands.split
        writes, reads = class_.writes, class_.reads
        for definition in class_.inst_rws:
            if sched_model_of(definition) is self._model.record:
                writes, reads = split(definition.value_as_list_of_defs("OperandReadWrites"))
                break
        if writes:
            return writes, reads
        for definition in self._model.itin_rws:
            if class_.itinerary in definition.value_as_list_of_defs("MatchedItinClasses"):
                more = split(definition.value_as_list_of_defs("OperandReadWrites"))
                return more[0], reads + more[1]
        return writes, reads

    # --- writes

    def _add_write(self, cost: _Cost, write: int) -> None:
        sequence = self._sequence(write)
        last = self._operands.writes[sequence[-1]]
        latency = 0
        for part in sequence:
            record = self._write_record(part)
            if record.value_as_bit("Unsupported"):
                cost.micro_ops = _INVALID
                break
            latency += record.value_as_int("Latency")
            cost.micro_ops = (cost.micro_ops + record.value_as_int("NumMicroOps")) & _MICRO_OPS_MASK
            single = record.value_as_bit("SingleIssue")
            cost.begin_group |= record.value_as_bit("BeginGroup") or single
            cost.end_group |= record.value_as_bit("EndGroup") or single
            cost.retire_out_of_order |= record.value_as_bit("RetireOOO")
            for resource, release, acquire in self._resources(record):
                known = cost.resources.get(resource)
                if known is None:
                    cost.resources[resource] = [release, acquire]
                else:
                    known[0] += release
        is_read = last.record is not None and last.record in self._read_writes
        cost.latencies.append((latency, last.number if is_read else 0))
        cost.writes.append(last.name)

    def _sequence(self, write: int) -> list[int]:
        """The writes that one comes down to on this processor."""
        found = self._sequences.get(write)
        if found is None:
            operand = self._operands.writes[write]
            if write in self._open:
                raise self._model.record.error(
                    f"the alias of {operand.name} leads back to it on {self._model.name}"
                )
            self._open.add(write)
            alias = alias_for(operand, self._operands, self._model.record, self._model.name)
            if alias is not None:
                found = self._sequence(alias.number)
            elif operand.is_sequence:
                once = [n for part in operand.sequence for n in self._sequence(part)]
                found = once * operand.repeat
            else:
                found = [write]
            self._open.discard(write)
            self._sequences[write] = found
        return found

    def _write_record(self, number: int) -> Record:
        record = self._write_records.get(number)
        if record is None:
            record = self._write_records[number] = self._find_write(self._operands.writes[number])
        return record

    def _find_write(self, write: SchedOperand) -> Record:
        """The definition with the write's resources on this processor."""
        assert write.record is not None
        if write.record.is_subclass_of("SchedWriteRes"):
            return write.record
        alias = self._own_alias(write)
        if alias is not None and alias.is_subclass_of("SchedWriteRes"):
            return alias
        found = self._definition(self._write_definitions, write.record, alias, "Resources", "Write")
        if found is None:
            raise self._model.record.error(
                f"Processor does not define resources for {write.record.name}"
            )
        return found

    def _own_alias(self, operand: SchedOperand) -> Record | None:
        """What stands for the operand, if that is for this processor or for all."""
        found: Record | None = None
        for definition in operand.aliases:
            target = definition.value_as_def("AliasRW")
            if "SchedModel" not in target:
                raise target.error(
                    f"'{target.name}' stands for '{operand.name}' on another processor than "
                    f"{self._model.name}: let a write or read of that processor do so"
                )
            if sched_model_of(target) not in (None, self._model.record):
                continue
            if found is not None:
                raise target.error(
                    f"Multiple aliases defined for processor {self._model.name} "
                    "Ensure only one SchedAlias exists per RW."
                )
            found = target
        return found

    def _definition(
        self,
        definitions: dict[Record, list[Record]],
        record: Record,
        alias: Record | None,
        what: str,
        kind: str,
    ) -> Record | None:
        found = list(definitions.get(record, ()))
        if alias is not None and alias is not record:
            found += definitions.get(alias, [])
            if len(found) > 1:
                raise found[1].error(
                    f"{what} are defined for both Sched{kind} and its alias on processor "
                    f"{self._model.name}"
                )
        return found[0] if found else None

    def _resources(self, record: Record) -> list[tuple[int, int, int]]:
        """Number, release and acquire cycle of all resources that a write takes."""
        found = self._resources_of_write.get(record)
        if found is None:
            found = self._resources_of_write[record] = self._expanded(record)
        return found

    def _expanded(self, record: Record) -> list[tuple[int, int, int]]:
        resources = record.value_as_list_of_defs("ProcResources")
        release = _cycles(record, "ReleaseAtCycles", resources, 1)
        acquire = _cycles(record, "AcquireAtCycles", resources, 0)
        expanded = list(zip(resources, release, acquire, strict=True))
        for resource, released, acquired in list(expanded):
            for other in self._affected(resource):
                expanded.append((other, released, acquired))
        for _, released, acquired in expanded:
            if acquired < 0:
                raise record.error("Invalid value: AcquireAtCycle must be a non-negative value.")
            if acquired > released:
                raise record.error(
                    "Inconsistent resource cycles: AcquireAtCycles <= ReleaseAtCycles must hold"
                )
        return [(self._number(r), released, acquired) for r, released, acquired in expanded]

    def _number(self, resource: Record) -> int:
        number = self._number_of.get(resource)
        return self._model.resource_number(resource) if number is None else number

    def _affected(self, resource: Record) -> list[Record]:
        """Super-resources of a resource, and the groups that contain it."""
        found: list[Record] = []
        if resource.is_subclass_of("ProcResGroup"):
            parts = resource.value_as_list_of_defs("Resources")
        else:
            parts = [resource]
            resource = self._schedule.resources.units_of(resource, self._model, resource)
            found += self._supers(resource)
        for group in self._model.resources:
            if group is not resource and group.is_subclass_of("ProcResGroup"):
                members = group.value_as_list_of_defs("Resources")
                if all(part in members for part in parts):
                    found.append(group)
        return found

    def _supers(self, resource: Record) -> list[Record]:
        from ..model.schedules.processor_resources import super_resource

        found: list[Record] = []
        above = super_resource(resource)
        while above is not None:
            units = self._schedule.resources.units_of(above, self._model, resource)
            found.append(units)
            resource, above = units, super_resource(units)
        return found

    # --- reads

    def _advance(self, number: int) -> Record | None:
        if number not in self._advance_records:
            self._advance_records[number] = self._find_advance(self._operands.reads[number])
        return self._advance_records[number]

    def _find_advance(self, read: SchedOperand) -> Record | None:
        record = read.record
        if record is None:  # the reference crashes here
            raise self._model.record.error(
                f"'{read.name}' is several reads that a SchedReadVariant selects for one operand: "
                "let each SchedVar select one, or make the variant Variadic"
            )
        if record.is_subclass_of("SchedReadAdvance"):
            return record
        alias = self._own_alias(read)
        if alias is not None and alias.is_subclass_of("SchedReadAdvance"):
            return alias
        found = self._definition(self._read_definitions, record, alias, "Resources", "Read")
        if found is None and record.name != "ReadDefault":
            raise self._model.record.error(f"Processor does not define resources for {record.name}")
        return found

    def _advance_rows(self, position: int, advance: Record) -> list[Numbers]:
        cycles = advance.value_as_int("Cycles")
        writes = advance.value_as_list_of_defs("ValidWrites")
        # Which not every release has.
        has_tunables = "CycleTunables" in advance
        tunables = advance.value_as_list_of_ints("CycleTunables") if has_tunables else []
        if not writes:
            return [(position, 0, cycles)]
        tunables += [0] * (len(writes) - len(tunables))
        numbered = [
            (self._operands.number(write), cycles + tunable)
            for write, tunable in zip(writes, tunables, strict=True)
        ]
        return [(position, number, count) for number, count in sorted(numbered)]


def _cycles(record: Record, field: str, resources: Sequence[Record], default: int) -> list[int]:
    cycles = record.value_as_list_of_ints(field)
    if not cycles:
        return [default] * len(resources)
    if len(cycles) != len(resources):
        raise record.error(
            f"Inconsistent resource cycles: size({field}) != size(ProcResources): "
            f"{len(cycles)} vs {len(resources)}"
        )
    return cycles
