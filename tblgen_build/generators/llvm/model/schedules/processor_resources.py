"""Which resources, costs and buffers each processor of a schedule has."""

from __future__ import annotations

from tblgen_build._core import RecordError, UnsetValue
from tblgen_build.generators.mistakes import of_each

from ..record_names import natural_order
from .operand_costs import require_model, sched_model_of
from .processor_models import matching_itin_rws

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Record, Records

    from .operand_costs import SchedOperands
    from .processor_models import ProcessorModel, ProcessorModels
    from .schedule_class import ScheduleClass


class ProcessorResources:
    """Fills in what definitions say of each model of the schedule."""

    def __init__(
        self,
        records: Records,
        models: ProcessorModels,
        operands: SchedOperands,
        classes: Iterable[ScheduleClass],
    ) -> None:
        self._records = records
        self._models = models
        self._operands = operands
        self._units = self._all("ProcResourceUnits")
        self._groups = self._all("ProcResGroup")
        # What was entered for a model already, by (model, resource).
        self._entered: set[tuple[int, Record]] = set()
        # In the same way, the writes and reads that a model says the cost of.
        self._told: set[tuple[int, Record]] = set()
        self._collect_from_classes(classes)
        self._collect_definitions()
        for model in self._models.models:
            for list_ in (model.write_resources, model.read_advances, model.resources):
                list_.sort(key=natural_order)
        of_each(self._models.models, _check_groups)
        # As for the reference, what is looked up from here on must be units.
        self._units = []
        self._groups = []
        self._collect_optional()

    def _all(self, class_: str) -> list[Record]:
        return self._records.all_derived_definitions_if_defined(class_)

    # --- costs

    def _collect_from_classes(self, classes: Iterable[ScheduleClass]) -> None:
        done: set[Record] = set()
        for class_ in classes:
            if class_.itinerary is None:
                for definition in class_.inst_rws:
                    self._collect_list(definition)
                self._collect(class_.writes, False, class_.processors)
                self._collect(class_.reads, True, class_.processors)
            elif class_.itinerary not in done:
                done.add(class_.itinerary)
                for model in self._models.models:
                    for d in matching_itin_rws(model.itin_rws, class_.itinerary, model.name):
                        self._collect_list(d)

    def _collect_list(self, definition: Record) -> None:
        model = self._models.find(require_model(definition))
        if model is None:
            return
        operands = definition.value_as_list_of_defs("OperandReadWrites")
        writes, reads = self._operands.split(operands)
        self._collect(writes, False, {model.number})
        self._collect(reads, True, {model.number})

    def _collect(self, numbers: Iterable[int], is_read: bool, processors: set[int]) -> None:
        operands = self._operands
        for number in numbers:
            for part in operands.expand(number, is_read):
                self._collect_operand(part, is_read, processors)

    def _collect_operand(self, number: int, is_read: bool, processors: set[int]) -> None:
        operands = self._operands
        operand = operands.of_kind(is_read)[number]
        record = operand.record
        if record is not None:
            models = [self._models.models[processor] for processor in sorted(processors)]
            if not is_read and record.is_subclass_of("SchedWriteRes"):
                for model in models:
                    self._add_write(record, model)
            elif is_read and record.is_subclass_of("SchedReadAdvance"):
                for model in models:
                    self._add_read(record, model)
        for alias in operand.aliases:
            own = processors
            if (record := sched_model_of(alias)) is not None:
                model_ = self._models.find(record)
                own = set() if model_ is None else {model_.number}
            target = operands.of(alias.value_as_def("AliasRW"))
            self._collect([target.number], is_read, own)

    def _collect_definitions(self) -> None:
        named_by = self._models.named_by

        def add_read(record: Record) -> None:
            self._check_valid_writes(record)  # before its model
            self._add_read(record, named_by(record))

        def add_resource(record: Record) -> None:
            owner = named_by(record)
            self._enter(record, owner, owner.resources)

        for class_ in ("WriteRes", "SchedWriteRes"):
            of_each(self._all(class_), lambda record: self._add_write(record, named_by(record)))
        of_each(self._all("ReadAdvance"), add_read)
        # What advances by itself may be for no model.
        by_itself = self._all("SchedReadAdvance")
        of_each([r for r in by_itself if sched_model_of(r) is not None], add_read)
        resources = [*self._groups, *self._units]
        of_each([r for r in resources if sched_model_of(r) is not None], add_resource)

    def _enter(self, record: Record, model: ProcessorModel, into: list[Record]) -> bool:
        key = (model.number, record)
        if key in self._entered:
            return False
        self._entered.add(key)
        into.append(record)
        return True

    def _add_write(self, record: Record, model: ProcessorModel) -> None:
        if not self._enter(record, model, model.write_resources):
            return
        self._check_once(record, model, "WriteRes", "WriteType")
        for resource in record.value_as_list_of_defs("ProcResources"):
            self._add_resource(resource, model, record)

    def _add_read(self, record: Record, model: ProcessorModel) -> None:
        if self._enter(record, model, model.read_advances):
            self._check_valid_writes(record)
            self._check_once(record, model, "ReadAdvance", "ReadType")

    def _check_once(self, record: Record, model: ProcessorModel, class_: str, field: str) -> None:
        """Raises RecordError where the model has such a definition for the same operand."""
        if not record.is_subclass_of(class_):
            return
        operand = record.value_as_def(field)
        key = (model.number, operand)
        if key in self._told:
            raise record.error(f"{field} of {operand.name} already used in another {class_}")
        self._told.add(key)

    def _add_resource(self, kind: Record, model: ProcessorModel, at: Record) -> None:
        while True:
            units = self.units_of(kind, model, at)
            if not self._enter(units, model, model.resources):
                return
            if units.is_subclass_of("ProcResGroup"):
                return
            above = super_resource(units)
            if above is None:
                return
            kind = above

    def units_of(self, kind: Record, model: ProcessorModel, at: Record) -> Record:
        """The units that a kind of resource means on a processor."""
        if kind.is_subclass_of("ProcResourceUnits"):
            return kind
        found = [
            u
            for u in self._units
            if u.value_as_def("Kind") is kind and sched_model_of(u) is model.record
        ]
        found += [g for g in self._groups if g is kind and sched_model_of(g) is model.record]
        if len(found) > 1:
            raise at.error(f"Multiple ProcessorResourceUnits associated with {kind.name}")
        if not found:
            raise at.error(f"No ProcessorResources associated with {kind.name}")
        return found[0]

    def _check_valid_writes(self, advance: Record) -> None:
        for write in advance.value_as_list_of_defs("ValidWrites"):
            if not self._operands.find(write):
                raise advance.error(
                    "ReadAdvance referencing a ValidWrite that is not used by any instruction "
                    f"({write.name})"
                )

    # --- buffers and queues

    def _collect_optional(self) -> None:
        of_each(self._all("RegisterFile"), self._add_register_file)
        of_each(self._all("RetireControlUnit"), self._add_retire_control_unit)
        of_each(self._all("MemoryQueue"), self._add_memory_queue)

    def _add_register_file(self, record: Record) -> None:
        model = self._models.named_by(record)
        if record.value_as_int("NumPhysRegs") == 0:
            raise record.error("Invalid RegisterFile with zero physical registers")
        model.register_files.append(record)

    def _add_retire_control_unit(self, record: Record) -> None:
        model = self._models.named_by(record)
        if model.retire_control_unit is not None:
            raise _second("RetireControlUnit", model.retire_control_unit, record)
        model.retire_control_unit = record

    def _add_memory_queue(self, record: Record) -> None:
        model = self._models.named_by(record)
        if record.is_subclass_of("LoadQueue"):
            if model.load_queue is not None:
                raise _second("LoadQueue", model.load_queue, record)
            model.load_queue = record
        elif record.is_subclass_of("StoreQueue"):
            if model.store_queue is not None:
                raise _second("StoreQueue", model.store_queue, record)
            model.store_queue = record


def _second(class_: str, first: Record, second: Record) -> RecordError:
    """The error that a model has two records of a class of which it may have one."""
    return RecordError(
        f"Expected a single {class_} definition",
        second.location,
        [(f"Previous definition of {class_} was here", first.location)],
    )


def super_resource(units: Record) -> Record | None:
    value = units.value("Super")
    if value is None or isinstance(value, UnsetValue):
        return None
    return units.value_as_def("Super")


def _check_groups(model: ProcessorModel) -> None:
    """Groups that overlap are parts of a third one, or one of the other."""
    groups = [g for g in model.resources if g.is_subclass_of("ProcResGroup")]
    members = [set(group.value_as_list_of_defs("Resources")) for group in groups]
    for at, group in enumerate(groups):
        for other in range(at + 1, len(groups)):
            if members[at].isdisjoint(members[other]):
                continue
            if not any(members[at] | members[other] <= above for above in members):
                raise group.error(
                    f"proc resource group overlaps with {groups[other].name} "
                    "but no supergroup contains both."
                )
