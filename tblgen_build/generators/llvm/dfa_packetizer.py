"""Which instructions fit into one packet, as automata over functional units (gen-dfa-packetizer).

A state is the set of units that are taken; an action takes one unit for each stage of an
itinerary.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import labelled
from tblgen_build.generators.cpp.literals import number_rows
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import generator
from tblgen_build.releases.llvm import PACKETIZERS_FIND_PROCESSORS
from tblgen_build.releases.targets import (
    ITINERARIES_ARE_ORDERED_BY_NAME,
    PACKETIZERS_ARE_IN_STRING_MAPS,
)

from .determinize import MOST_STEPS, Automaton, steps_definition, too_large
from .model.record_names import natural_order
from .model.schedules.declared_classes import DeclaredClasses
from .model.schedules.schedule import Schedule
from .model.target import require_target
from .unordered_map import unordered_map_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records, Release
    from tblgen_build.registry import Options

    from .model.schedules.processor_models import ProcessorModel

    # For each stage, the units it may take.
    Stages = tuple[int, ...]


_INCLUDE: Final = cpp("""

    #include "llvm/CodeGen/DFAPacketizer.h"
    namespace llvm {
    } // end namespace llvm
""")
_PACKETIZER: Final = cpp("""

    namespace {
    constexpr unsigned ${name}ResourceIndices[] = {
      $indices
    };

    constexpr unsigned ${name}ProcResourceIndexStart[] = {
      0, // NoSchedModel
      $starts
      $end
    };

    $find_processor

    $sizes

    $steps
    // A transition in the generated ${name} DFA.
    struct ${name}Transition {
      unsigned FromDfaState; // The transitioned-from DFA state.
      uint64_t Action;       // The input symbol that causes this transition.
      unsigned ToDfaState;   // The transitioned-to DFA state.
      unsigned InfoIdx;      // Start index into ${name}TransitionInfo.
    };

    // A table of DFA transitions, ordered by {FromDfaState, Action}.
    // The initial state is 1, not zero.
    const std::array<${name}Transition, $count> ${name}Transitions = {{
      $transitions

    }};

    } // end anonymous namespace

    namespace llvm {
    DFAPacketizer *${target}GenSubtargetInfo::create${namespace}DFAPacketizer(const InstrItineraryData *IID) const {
      static Automaton<uint64_t> A(ArrayRef<${name}Transition>(${name}Transitions), ${name}TransitionInfo);
      $index
      return new DFAPacketizer(IID, A, {&${name}ResourceIndices[ProcResIdxStart], ProcResIdxNum});

    }

    } // end namespace llvm
""")  # noqa: E501
_FIND_PROCESSOR: Final = cpp("""
    int ${name}GetResourceIndex(unsigned ProcID) {
      static const unsigned ${name}ProcIdToProcResourceIdxTable[][2] = {
        $processors
      };
      auto It = llvm::lower_bound(${name}ProcIdToProcResourceIdxTable, ProcID,
          [](const unsigned LHS[], unsigned Val) { return LHS[0] < Val; });
      assert(*It[0] == ProcID);
      return (*It)[1];
    }
""")
_INDEX: Final = cpp("""
    unsigned Index = ${name}GetResourceIndex(IID->SchedModel.ProcID);
    unsigned ProcResIdxStart = ${name}ProcResourceIndexStart[Index];
    unsigned ProcResIdxNum = ${name}ProcResourceIndexStart[Index + 1] - ProcResIdxStart;
""")
_INDEX_BY_NUMBER: Final = cpp("""
    unsigned ProcResIdxStart = ${name}ProcResourceIndexStart[IID->SchedModel.ProcID];
    unsigned ProcResIdxNum = ${name}ProcResourceIndexStart[IID->SchedModel.ProcID + 1] - ProcResIdxStart;
""")  # noqa: E501
_PROCESSOR: Final = cpp("{ $number,  $index }, // $name")
_TRANSITION: Final = cpp("{$source, $action, $target, $steps},")


@generator("gen-dfa-packetizer", help="packetizer for VLIW targets", fitted=18)
def DFA_PACKETIZER(records: Records, options: Options) -> str:
    target = require_target(records).name
    by_namespace: dict[str, list[ProcessorModel]] = {}

    def add(model: ProcessorModel) -> None:
        if model.has_itineraries:
            namespace = model.itineraries.value_as_string("PacketizerNamespace")
            by_namespace.setdefault(namespace, []).append(model)

    of_each(Schedule.of(records).models.models, add)
    parts = [file_header("Target DFA Packetizer Tables"), _INCLUDE()]
    if by_namespace:
        packetizer = _Packetizer(records, target)
        for namespace in _order(by_namespace, records.release):
            parts.append(packetizer.text(namespace, by_namespace[namespace]))
    return "".join(parts)


def _order(namespaces: Iterable[str], release: Release) -> list[str]:
    if release.has(PACKETIZERS_ARE_IN_STRING_MAPS):
        return string_map_order(namespaces, release)
    return list(unordered_map_order(namespaces))


class _Units:
    """The bit of each functional unit, and those that taking it takes too."""

    __slots__ = ("bits", "combined")

    def __init__(self) -> None:
        self.bits: dict[Record, int] = {}
        self.combined: dict[int, int] = {}


class _Packetizer:
    """Classes and their stages stay from one namespace to the next, as in the reference."""

    def __init__(self, records: Records, target: str) -> None:
        self._records = records
        self._target = target
        self._sched_classes = DeclaredClasses.of(records).classes
        self._stages: dict[Stages, int] = {}
        self._indices: list[int] = []  # by model and scheduling class; 0: takes nothing
        self._units = _Units()

    def text(self, namespace: str, models: list[ProcessorModel]) -> str:
        self._collect_units(models)
        starts: list[int] = []
        for model in models:
            starts.append(len(self._indices))
            self._indices += self._model_indices(model)
        name = f"{self._target}{namespace}"
        automaton = self._crawl()
        found, table = automaton.determinize()
        finds = self._records.release.has(PACKETIZERS_FIND_PROCESSORS)
        processors = [
            _PROCESSOR(number=m.number, index=at, name=m.name) for at, m in enumerate(models, 1)
        ]
        return _PACKETIZER(
            target=self._target,
            namespace=namespace,
            name=name,
            indices=number_rows(map(str, self._indices), 32),
            starts=labelled(starts, [model.name for model in models]),
            end=len(self._indices),
            find_processor=_FIND_PROCESSOR(name=name, processors=processors) if finds else "",
            index=(_INDEX if finds else _INDEX_BY_NUMBER)(name=name),
            sizes=automaton.sizes(),
            steps=steps_definition(self._records.release, name, table),
            count=len(found),
            transitions=[
                _TRANSITION(source=source, action=action, target=end, steps=steps)
                for source, action, end, steps in found
            ],
        )

    def _collect_units(self, models: Iterable[ProcessorModel]) -> None:
        # Where two itineraries number a unit differently, the last one decides.
        itineraries = sorted({model.itineraries for model in models}, key=lambda each: each.id)
        if self._records.release.has(ITINERARIES_ARE_ORDERED_BY_NAME):
            itineraries.sort(key=natural_order)
        for units in of_each(itineraries, lambda each: each.value_as_list_of_defs("FU")):
            for number, unit in enumerate(units):
                self._units.bits[unit] = 1 << number
        combos = self._records.all_derived_definitions_if_defined("ComboFuncUnits")
        for combined in of_each(combos, lambda each: each.value_as_list_of_defs("CFD")):
            of_each(combined, self._combine)

    def _combine(self, combo: Record) -> None:
        bits = self._units.bits
        bit = bits.get(combo.value_as_def("TheComboFunc"), 0)
        taken = bit
        for unit in combo.value_as_list_of_defs("FuncList"):
            taken |= bits.get(unit, 0)
        self._units.combined[bit] = taken

    def _model_indices(self, model: ProcessorModel) -> list[int]:
        found = model.itineraries.value_as_list_of_defs("IID")
        classes = of_each(found, lambda data: data.value_as_def("TheClass"))
        itineraries = dict(zip(classes, found, strict=True))
        indices: list[int] = []
        for sched_class in self._sched_classes:
            data_ = itineraries.get(sched_class.itinerary) if sched_class.itinerary else None
            if data_ is None:
                indices.append(0)
                continue
            stages = self._stages_of(data_)
            indices.append(self._stages.setdefault(stages, len(self._stages) + 1))
        return indices

    def _stages_of(self, itinerary: Record) -> Stages:
        stages: list[int] = []
        for stage in itinerary.value_as_list_of_defs("Stages"):
            units = 0
            for unit in stage.value_as_list_of_defs("Units"):
                units |= self._units.bits.get(unit, 0)
            if units:
                stages.append(units)
        return tuple(stages)

    def _crawl(self) -> Automaton:
        """All states that can be reached from one in which nothing is taken."""
        automaton = Automaton()
        seen = {0}
        pending = [0]
        choices = [
            ([self._choices(units) for units in stages], action)
            for stages, action in self._stages.items()
        ]
        while pending:
            state = pending.pop()
            for stages, action in choices:
                for target, ways in _after(state, stages).items():
                    automaton.add(state, target, action, ways)
                    if target not in seen:
                        seen.add(target)
                        pending.append(target)
        return automaton

    def _choices(self, units: int) -> list[int]:
        """What is taken with each of the units."""
        combined = self._units.combined
        return [
            combined.get(1 << at, 1 << at) for at in range(units.bit_length()) if units >> at & 1
        ]


def _after(state: int, stages: list[list[int]]) -> dict[int, int]:
    """The states in which one unit of each stage has been taken as well, and the ways there."""
    states = {state: 1}
    for choices in stages:
        after: dict[int, int] = {}
        for before, ways in states.items():
            for taken in choices:
                if not before & taken:
                    after[before | taken] = after.get(before | taken, 0) + ways
            if len(after) > MOST_STEPS:
                raise too_large()
        states = after
    return states
