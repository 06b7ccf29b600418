"""The processor models of a target: machine models and itineraries that processors name."""

from __future__ import annotations

from itertools import pairwise

from tblgen_build._core import RecordError
from tblgen_build.generators.made_once import made_once
from tblgen_build.generators.mistakes import of_each

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records


class ProcessorModel:
    """A machine model, or itineraries that stand for one. Number 0 is NoSchedModel."""

    def __init__(self, number: int, name: str, model: Record, itineraries: Record) -> None:
        self.number = number
        self.name = name
        self.record = model
        self.itineraries = itineraries
        self.unsupported = model.value_as_list_of_defs("UnsupportedFeatures")
        self.inst_itineraries = itineraries.value_as_list_of_defs("IID")
        self.itinerary_of: dict[Record, Record] = {}  # InstrItinClass to InstrItinData
        for data in self.inst_itineraries:
            self.itinerary_of[data.value_as_def("TheClass")] = data
        # What the schedule's definitions say of this processor.
        self.itin_rws: list[Record] = []
        self.write_resources: list[Record] = []
        self.read_advances: list[Record] = []
        self.resources: list[Record] = []
        self.register_files: list[Record] = []
        self.retire_control_unit: Record | None = None
        self.load_queue: Record | None = None
        self.store_queue: Record | None = None

    def __repr__(self) -> str:
        return f"ProcessorModel({self.name})"

    @property
    def has_itineraries(self) -> bool:
        return bool(self.inst_itineraries)

    @property
    def has_instruction_model(self) -> bool:
        return bool(self.write_resources or self.itin_rws)

    @property
    def has_extra_information(self) -> bool:
        return bool(
            self.retire_control_unit or self.register_files or self.load_queue or self.store_queue
        )

    def resource_number(self, resource: Record) -> int:
        """Its position in the processor's list, from 1."""
        for number, own in enumerate(self.resources, 1):
            if own is resource:
                return number
        raise resource.error(f"'{resource.name}' is not a resource of {self.name}")


class ProcessorModels:
    """All models by number, in the order of the names of the processors that first use them."""

    def __init__(self, records: Records) -> None:
        self.processors = records.all_derived_definitions_if_defined("Processor")
        self.processors.sort(key=lambda processor: processor.value_as_string("Name"))
        check_defined_once(self.processors, "Processor")
        self.models: list[ProcessorModel] = []
        self._by_key: dict[Record, ProcessorModel] = {}
        none = records.get_def("NoSchedModel")
        no_itineraries = records.get_def("NoItineraries")
        if none is not None and no_itineraries is not None:
            self._by_key[none] = ProcessorModel(0, "NoSchedModel", none, no_itineraries)
            self.models.append(self._by_key[none])
        of_each(self.processors, self._add)

    @staticmethod
    def of(records: Records) -> ProcessorModels:
        return made_once(records, ProcessorModels)

    def _add(self, processor: Record) -> None:
        key = _key(processor)
        if key in self._by_key:
            return
        if key.is_subclass_of("SchedMachineModel"):
            model, itineraries, name = key, key.value_as_def("Itineraries"), key.name
        else:
            model, itineraries = processor.value_as_def("SchedModel"), key
            name = f"{key.name}Model"
        added = self._by_key[key] = ProcessorModel(len(self.models), name, model, itineraries)
        self.models.append(added)

    def of_processor(self, processor: Record) -> ProcessorModel:
        return self._by_key[_key(processor)]

    def find(self, model: Record) -> ProcessorModel | None:
        """The model of a SchedMachineModel; None where no processor has it."""
        return self._by_key.get(model)

    def named_by(self, definition: Record) -> ProcessorModel:
        """The model that a definition is for. Raises RecordError where no processor has it."""
        model = definition.value_as_def("SchedModel")
        found = self.find(model)
        if found is None:
            raise definition.error(f"no processor has the scheduling model '{model.name}'")
        return found

    @property
    def has_itineraries(self) -> bool:
        return any(model.has_itineraries for model in self.models)


def check_defined_once(sorted_by_name: list[Record], what: str) -> None:
    """Raises RecordError at each processor or feature whose name an earlier one has."""
    of_each(pairwise(sorted_by_name), lambda pair: _check_names_differ(*pair, what))


def _check_names_differ(first: Record, second: Record, what: str) -> None:
    name = first.value_as_string("Name")
    if second.value_as_string("Name") == name:
        raise RecordError(
            f"{what} '{name}' is already defined",
            second.location,
            [("the previous definition is here", first.location)],
        )


def _key(processor: Record) -> Record:
    itineraries = processor.value_as_def("ProcItin")
    if itineraries.value_as_list_of_defs("IID"):
        return itineraries
    return processor.value_as_def("SchedModel")


def matching_itin_rws(definitions: list[Record], itinerary: Record, model: str) -> list[Record]:
    """The ItinRW for an itinerary class; an error where there are several."""
    found = [d for d in definitions if itinerary in d.value_as_list_of_defs("MatchedItinClasses")]
    if len(found) > 1:
        raise found[1].error(
            f"Duplicate itinerary class {itinerary.name} in ItinResources for {model}"
        )
    return found
