"""Instruction itineraries: functional units, stages, operand cycles, forwarding paths."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import braced
from tblgen_build.releases.llvm import ITINERARIES_ARE_CONSTANT_EXPRESSIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from ..model.schedules.processor_models import ProcessorModel
    from ..model.schedules.schedule import Schedule
    from ..model.schedules.schedule_class import ScheduleClass

    # Micro-ops, first and last stage, first and last operand cycle.
    Row = tuple[int, int, int, int, int]

_NONE: Row = (0, 0, 0, 0, 0)

_NAMESPACE: Final = cpp("""
    // $what for ${of}"$itineraries"
    namespace $name {

      $constants

    } // namespace $name

""")

_TABLES: Final = cpp("""
    extern const llvm::InstrStage ${target}Stages[] = {
      { 0, 0, 0, llvm::InstrStage::Required }, // No itinerary
      $stages
      { 0, 0, 0, llvm::InstrStage::Required } // End stages
    };
    extern const unsigned ${target}OperandCycles[] = {
      0, // No itinerary
      $cycles
      0 // End operand cycles
    };
    extern const unsigned ${target}ForwardingPaths[] = {
     0, // No itinerary
    $paths
     0 // End bypass tables
    };

""")

_ITINERARY: Final = cpp("""
    static $qualifier llvm::InstrItinerary $name[] = {
      $rows
      { 0, uint16_t(~0U), uint16_t(~0U), uint16_t(~0U), uint16_t(~0U) }// end marker
    };

""")


class Itineraries:
    """Collects stages and cycles of all processors; equal stages are stored once."""

    def __init__(self, schedule: Schedule, target: str) -> None:
        self._target = target
        self._classes = schedule.classes[: schedule.num_instruction_classes]
        self._models = schedule.models.models
        self._stages: list[str] = []
        self._num_stages = 1
        self._stage_at: dict[str, int] = {}
        self._cycles: list[str] = []
        self._num_cycles = 1
        self._paths: list[str] = []
        # By model, a row for each scheduling class.
        self._rows: dict[int, list[Row]] = {}
        for model in self._models:
            if model.has_itineraries:
                self._rows[model.number] = [self._row(model, class_) for class_ in self._classes]

    def _row(self, model: ProcessorModel, class_: ScheduleClass) -> Row:
        itinerary = class_.itinerary
        data = None if itinerary is None else model.itinerary_of.get(itinerary)
        if data is None:
            return _NONE
        first_stage, last_stage = self._place_stages(data, model.itineraries.name)
        first_cycle, last_cycle = self._place_cycles(data, model.itineraries.name)
        uops = data.value_as_int("NumMicroOps")
        return (uops, first_stage, last_stage, first_cycle, last_cycle)

    def _place_stages(self, data: Record, name: str) -> tuple[int, int]:
        stages = data.value_as_list_of_defs("Stages")
        if not stages:
            return 0, 0
        text = ",   ".join([_stage(stage, name) for stage in stages])
        first = self._stage_at.get(text)
        if first is None:
            first = self._stage_at[text] = self._num_stages
            self._stages.append(f"{text}, // {_places(first, len(stages))}")
            self._num_stages += len(stages)
        return first, first + len(stages)

    def _place_cycles(self, data: Record, name: str) -> tuple[int, int]:
        cycles = data.value_as_list_of_ints("OperandCycles")
        if not cycles:
            return 0, 0
        first = self._num_cycles
        places = _places(first, len(cycles))
        self._num_cycles += len(cycles)
        self._cycles.append(f"{',   '.join(map(str, cycles))}, // {places}")
        bypasses = data.value_as_list_of_defs("Bypasses")
        # Paths beyond the cycles are written too: those that follow are not where they should be.
        paths = [f"{name}Bypass::{bypass.name}, " for bypass in bypasses]
        paths += [" 0, "] * (len(cycles) - len(bypasses))
        self._paths.append(f"{''.join(paths)}// {places}")
        return first, first + len(cycles)

    # --- tables

    def text(self) -> str:
        if not self._rows:
            return ""
        return self._units() + self._tables() + self._rows_by_model()

    def _units(self) -> str:
        parts: list[str] = []
        seen: set[Record] = set()
        for model in self._models:
            itineraries = model.itineraries
            units = itineraries.value_as_list_of_defs("FU")
            if itineraries in seen or not units:
                continue
            seen.add(itineraries)
            constants = [
                f"const InstrStage::FuncUnits {unit.name} = 1ULL << {at};"
                for at, unit in enumerate(units)
            ]
            name = itineraries.name
            parts.append(
                _NAMESPACE(
                    what="Functional units",
                    of="",
                    itineraries=name,
                    name=f"{name}FU",
                    constants=constants,
                )
            )
            paths = itineraries.value_as_list_of_defs("BP")
            if paths:
                constants = ["const unsigned NoBypass = 0;"]
                constants += [
                    f"const unsigned {path.name} = 1 << {at};" for at, path in enumerate(paths)
                ]
                parts.append(
                    _NAMESPACE(
                        what="Pipeline forwarding paths",
                        of="itineraries ",
                        itineraries=name,
                        name=f"{name}Bypass",
                        constants=constants,
                    )
                )
        return "".join(parts)

    def _tables(self) -> str:
        return _TABLES(
            target=self._target,
            stages=self._stages,
            cycles=self._cycles,
            paths=self._paths,
        )

    def _rows_by_model(self) -> str:
        parts: list[str] = []
        seen: set[Record] = set()
        for model in self._models:
            if model.itineraries in seen or model.number not in self._rows:
                continue
            seen.add(model.itineraries)
            rows = [
                braced(row) + f", // {class_.number} {class_.name}"
                for row, class_ in zip(self._rows[model.number], self._classes, strict=True)
            ]
            is_constexpr = model.record.release.has(ITINERARIES_ARE_CONSTANT_EXPRESSIONS)
            qualifier = "constexpr" if is_constexpr else "const"
            name = model.itineraries.name
            parts.append(_ITINERARY(qualifier=qualifier, name=name, rows=rows))
        return "".join(parts)


def _places(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}-{first + count - 1}"


def _stage(stage: Record, itineraries: str) -> str:
    units = stage.value_as_list_of_defs("Units")
    mask = " | ".join([f"{itineraries}FU::{unit.name}" for unit in units])
    kind = f"(llvm::InstrStage::ReservationKinds){stage.value_as_int('Kind')}"
    return braced((stage.value_as_int("Cycles"), mask, stage.value_as_int("TimeInc"), kind))
