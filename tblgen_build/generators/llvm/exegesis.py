"""Which performance counters llvm-exegesis reads on which processor (gen-exegesis)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.unstable_sort import unstable_sorted
from tblgen_build.registry import generator
from tblgen_build.releases.targets import COUNTERS_HAVE_ENCODINGS

from .model.target import only_target, require_classes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_NAMES: Final = cpp("""

    static const char *${target}PfmCounterNames[] = {
      $names
    };

""")
_ISSUE_COUNTERS: Final = cpp("""
    static const PfmCountersInfo::IssueCounter ${target}PfmIssueCounters[] = {
      $counters
    };
""")
_ISSUE_COUNTER: Final = cpp('{ $name, "$resource"},')
_COUNTER_SET: Final = cpp("""
    $validation_table

    static const PfmCountersInfo $name = {
      $cycles
      $micro_ops
      $issue
      $validation
    };
""")
_VALIDATION_TABLE: Final = cpp("""

    static const std::pair<ValidationEvent, const char*> $name[] = {
      $counters
    };
""")
_VALIDATION_COUNTER: Final = cpp("{ $event, $name},")
_PROCESSORS: Final = cpp("""

    // Sorted (by CpuName) array of pfm counters.
    static const CpuAndPfmCounters ${target}CpuPfmCounters[] = {
      $processors
    };

""")
_PROCESSOR: Final = cpp('{ "$name", &$counters },')


@generator("gen-exegesis", help="tables of performance counters, for llvm-exegesis", fitted=18)
def EXEGESIS(records: Records, options: Options) -> str:
    require_classes(records, "ProcPfmCounters", "PfmCountersBinding")
    counter_sets = records.all_derived_definitions("ProcPfmCounters")
    of_each(counter_sets, _check_resources)  # before what else may be wrong
    tables = _ExegesisTables(only_target(records).name, counter_sets)
    parts = [file_header("Exegesis Tables"), tables.names(), tables.issue_counters()]
    parts += of_each(counter_sets, tables.counter_set)
    parts.append(tables.processors(records.all_derived_definitions("PfmCountersBinding")))
    return "".join(parts)


class _ExegesisTables:
    """The tables of a target. Counters are named once, by position in the table of names."""

    def __init__(self, target: str, counter_sets: list[Record]) -> None:
        self._target = target
        self._issue = {c: c.value_as_list_of_defs("IssueCounters") for c in counter_sets}
        used: set[str] = set()
        of_each(counter_sets, lambda counters: used.update(_counters_of(counters)))
        self._names = {name: number for number, name in enumerate(sorted(used - {""}))}
        self._issue_start = 0

    def names(self) -> str:
        return _NAMES(
            target=self._target,
            names=[f'"{name}", // {number}' for name, number in self._names.items()],
        )

    def issue_counters(self) -> str:
        counters = of_each(
            [counter for issue in self._issue.values() for counter in issue],
            lambda counter: _ISSUE_COUNTER(
                name=self._name_of(counter), resource=counter.value_as_string("ResourceName")
            ),
        )
        return _ISSUE_COUNTERS(target=self._target, counters=counters) if counters else ""

    def counter_set(self, counters: Record) -> str:
        """The counters of one kind of processor. To be asked for in order of definition."""
        name = f"{self._target}{counters.name}"
        table, validation = self._validation(name, counters)
        return _COUNTER_SET(
            validation_table=table,
            name=name,
            cycles=self._optional_name(counters, "CycleCounter", "cycle"),
            micro_ops=self._optional_name(counters, "UopsCounter", "uops"),
            issue=self._issue_range(counters),
            validation=validation,
        )

    def processors(self, bindings: list[Record]) -> str:
        return _PROCESSORS(
            target=self._target,
            processors=of_each(
                unstable_sorted(bindings, _processor),
                lambda binding: _PROCESSOR(
                    name=_processor(binding),
                    counters=f"{self._target}{binding.value_as_def('Counters').name}",
                ),
            ),
        )

    def _name_of(self, counter: Record) -> str:
        name = counter.value_as_string("Counter")
        if not name:
            raise counter.error(
                f"the counter '{counter.name}' counts nothing: 'Counter' names no event of libpfm"
            )
        return f"{self._target}PfmCounterNames[{self._names[name]}]"

    def _optional_name(self, counters: Record, field: str, what: str) -> str:
        counter = counters.value_as_def(field)
        encoding = ""
        if counter.release.has(COUNTERS_HAVE_ENCODINGS):
            numbers = [counter.value_as_int(name) for name in ("EventSelect", "UMask")]
            encoding = "".join([f" {number}," for number in numbers])
        if not counter.value_as_string("Counter"):
            return f"nullptr,{encoding}  // No {what} counter."
        return f"{self._name_of(counter)},{encoding}  // {what.capitalize()} counter"

    def _issue_range(self, counters: Record) -> str:
        count = len(self._issue[counters])
        if not count:
            return "nullptr, 0,  // No issue counters"
        start = self._issue_start
        self._issue_start += count
        return f"{self._target}PfmIssueCounters + {start}, {count}, // Issue counters."

    def _validation(self, name: str, counters: Record) -> tuple[str, str]:
        """The table of validation counters, by event, and a reference to it."""
        listed = counters.value_as_list_of_defs("ValidationCounters")
        if not listed:
            return "", "nullptr, 0 // No validation counters."
        rows = of_each(
            unstable_sorted(listed, _event_number),
            lambda counter: _VALIDATION_COUNTER(
                event=counter.value_as_def("EventType").name, name=self._name_of(counter)
            ),
        )
        table = f"{name}ValidationCounters"
        return _VALIDATION_TABLE(
            name=table, counters=rows
        ), f"{table}, {len(rows)} // Validation counters."


def _check_resources(counters: Record) -> None:
    """Each resource of a processor is counted once; another processor may count it, too."""
    seen: set[str] = set()
    for counter in counters.value_as_list_of_defs("IssueCounters"):
        name = counter.value_as_string("ResourceName")
        if not name:
            raise counter.error(f"invalid empty ResourceName in '{counter.name}'")
        if name in seen:
            raise counter.error(
                f"duplicate ResourceName '{name}': '{counters.name}' has another counter for it"
            )
        seen.add(name)


def _counters_of(counters: Record) -> list[str]:
    """What the counters of one kind of processor count."""
    issue = counters.value_as_list_of_defs("IssueCounters")
    validation = counters.value_as_list_of_defs("ValidationCounters")
    names = of_each(issue + validation, lambda counter: counter.value_as_string("Counter"))
    for field in ("CycleCounter", "UopsCounter"):
        names.append(counters.value_as_def(field).value_as_string("Counter"))
    return names


def _event_number(counter: Record) -> int:
    return counter.value_as_def("EventType").value_as_int("EventNumber")


def _processor(binding: Record) -> str:
    return binding.value_as_string("CpuName")
