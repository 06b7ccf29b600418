"""The schedule of a target: processors, their resources, and all scheduling classes.

The scheduling classes are those of instructions, and those inferred from variants: what a class
becomes when a predicate over the instruction holds.
"""

from __future__ import annotations

from tblgen_build.generators.made_once import made_once
from tblgen_build.generators.mistakes import of_each

from ..record_names import natural_order
from .class_variants import VariantExpansion
from .completeness import check_completeness
from .declared_classes import DeclaredClasses
from .operand_costs import SchedOperands, require_model
from .processor_models import ProcessorModels, matching_itin_rws
from .processor_resources import ProcessorResources
from .schedule_class import ScheduleClass, Transition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Record, Records

    from .class_variants import Path
    from .schedule_class import Operands


class Schedule:
    """`num_instruction_classes` of the classes are instructions' own; the others are inferred."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self.release = records.release
        self.models = ProcessorModels.of(records)
        self.operands = SchedOperands(records)  # whose errors come first
        self.declared = DeclaredClasses.of(records)
        self.classes: list[ScheduleClass] = []
        self._by_key: dict[tuple[Record | None, Operands, Operands], ScheduleClass] = {}
        for class_ in self.declared.classes:
            writes, _ = self.operands.split(class_.writes)
            _, reads = self.operands.split(class_.reads)
            added = self._add(class_.name, class_.itinerary, writes, reads)
            added.processors.add(0)
            added.inst_rws = class_.inst_rws
        self.num_instruction_classes = len(self.classes)
        self._collect_itinerary_costs()
        self._expansion = VariantExpansion(self.operands, self.models)
        self._infer()
        self.resources = ProcessorResources(records, self.models, self.operands, self.classes)
        check_completeness(records)

    @staticmethod
    def of(records: Records) -> Schedule:
        return made_once(records, Schedule)

    def _add(
        self, name: str, itinerary: Record | None, writes: Operands, reads: Operands
    ) -> ScheduleClass:
        added = ScheduleClass(len(self.classes), name, itinerary, writes, reads)
        self.classes.append(added)
        self._by_key.setdefault((itinerary, writes, reads), added)
        return added

    def _collect_itinerary_costs(self) -> None:
        definitions = self._records.all_derived_definitions_if_defined("ItinRW")

        def collect(definition: Record) -> None:
            require_model(definition)
            self.models.named_by(definition).itin_rws.append(definition)

        of_each(sorted(definitions, key=natural_order), collect)

    # --- inference

    def _infer(self) -> None:
        for class_ in self.classes:  # which grows
            if class_.itinerary is not None:
                self._infer_from_itinerary(class_, class_.itinerary)
            if class_.inst_rws:
                self._infer_from_inst_rws(class_)
            if class_.writes:
                processors: Sequence[int] = sorted(class_.processors)
                if 0 in class_.processors:
                    processors = range(1, len(self.models.models))
                self._infer_from_operands(class_, class_.writes, class_.reads, processors)

    def _infer_from_itinerary(self, class_: ScheduleClass, itinerary: Record) -> None:
        for model in self.models.models:
            for definition in matching_itin_rws(model.itin_rws, itinerary, model.name):
                writes, reads = self._costs(definition)
                self._infer_from_operands(class_, writes, reads, [model.number])

    def _infer_from_inst_rws(self, class_: ScheduleClass) -> None:
        for definition in class_.inst_rws:
            instructions = self.declared.matched_by(definition)
            if not any(self.declared.class_of(i) == class_.number for i in instructions):
                continue
            model = self.models.find(require_model(definition))
            if model is None:
                continue  # nothing is said of processors
            writes, reads = self._costs(definition)
            self._infer_from_operands(class_, writes, reads, [model.number])
            class_.overridden.add(model.number)

    def _costs(self, definition: Record) -> tuple[Operands, Operands]:
        return self.operands.split(definition.value_as_list_of_defs("OperandReadWrites"))

    def _infer_from_operands(
        self, class_: ScheduleClass, writes: Operands, reads: Operands, processors: Sequence[int]
    ) -> None:
        for path in self._expansion.paths(writes, reads, processors):
            if path.processor not in class_.overridden:
                to = self._class_at_end(path)
                class_.transitions.append(Transition(path.processor, to.number, path.predicates))

    def _class_at_end(self, path: Path) -> ScheduleClass:
        find = self.operands.find_or_add_sequence
        writes = tuple([find(sequence, False) for sequence in path.writes if sequence])
        reads = tuple([find(sequence, True) for sequence in path.reads if sequence])
        class_ = self._by_key.get((None, writes, reads))
        if class_ is None:
            names = [self.operands.name(write, False) for write in writes]
            names += [self.operands.name(read, True) for read in reads]
            class_ = self._add("_".join(names), None, writes, reads)
        class_.processors.add(path.processor)
        return class_
