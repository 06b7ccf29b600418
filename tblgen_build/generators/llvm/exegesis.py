"""Which performance counters llvm-exegesis reads on which processor (gen-exegesis)."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator

from .model.the_target import require_classes, require_target
from .unstable_sort import unstable_sorted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options


@generator("gen-exegesis", help="Generate llvm-exegesis tables")
def EXEGESIS(records: Records, options: Options) -> str:
    require_classes(records, "ProcPfmCounters", "PfmCountersBinding")
    counter_sets = records.all_derived_definitions("ProcPfmCounters")
    tables = _Tables(require_target(records).name, counter_sets)
    parts = [file_header("Exegesis Tables"), tables.names(), tables.issue_counters()]
    parts += [tables.counter_set(counters) for counters in counter_sets]
    parts.append(tables.processors(records.all_derived_definitions("PfmCountersBinding")))
    return "".join(parts)


class _Tables:
    """The tables of a target. Counters are named once, by position in the table of names."""

    def __init__(self, target: str, counter_sets: list[Record]) -> None:
        self._target = target
        self._issue = {c: c.value_as_list_of_defs("IssueCounters") for c in counter_sets}
        used: set[str] = set()
        for counters, issue in self._issue.items():
            validation = counters.value_as_list_of_defs("ValidationCounters")
            used.update([counter.value_as_string("Counter") for counter in issue + validation])
            for field in ("CycleCounter", "UopsCounter"):
                used.add(counters.value_as_def(field).value_as_string("Counter"))
        self._names = {name: number for number, name in enumerate(sorted(used - {""}))}
        self._issue_start = 0

    def names(self) -> str:
        rows = "".join([f'  "{name}", // {number}\n' for name, number in self._names.items()])
        return f"\nstatic const char *{self._target}PfmCounterNames[] = {{\n{rows}}};\n\n"

    def issue_counters(self) -> str:
        rows = [
            f'  {{ {self._name_of(counter)}, "{_resource(counter)}"}},\n'
            for issue in self._issue.values()
            for counter in issue
        ]
        if not rows:
            return ""
        name = f"{self._target}PfmIssueCounters"
        return f"static const PfmCountersInfo::IssueCounter {name}[] = {{\n{''.join(rows)}}};\n\n"

    def counter_set(self, counters: Record) -> str:
        """The counters of one kind of processor. To be asked for in order of definition."""
        name = f"{self._target}{counters.name}"
        table, validation = self._validation(name, counters)
        return (
            f"{table}\nstatic const PfmCountersInfo {name} = {{\n"
            f"  {self._optional_name(counters, 'CycleCounter')},  // cycles\n"
            f"  {self._optional_name(counters, 'UopsCounter')},  // micro-ops\n"
            f"  {self._issue_range(counters)}, // by resource\n"
            f"  {validation} // by event\n}};\n"
        )

    def processors(self, bindings: list[Record]) -> str:
        rows = [
            f'  {{ "{binding.value_as_string("CpuName")}", '
            f"&{self._target}{binding.value_as_def('Counters').name} }},\n"
            for binding in unstable_sorted(bindings, _processor)
        ]
        return (
            "\n// By processor.\nstatic const CpuAndPfmCounters "
            f"{self._target}CpuPfmCounters[] = {{\n{''.join(rows)}}};\n\n"
        )

    def _name_of(self, counter: Record) -> str:
        name = counter.value_as_string("Counter")
        if not name:
            raise counter.error(
                f"the counter '{counter.name}' counts nothing: 'Counter' names no event of libpfm"
            )
        return f"{self._target}PfmCounterNames[{self._names[name]}]"

    def _optional_name(self, counters: Record, field: str) -> str:
        counter = counters.value_as_def(field)
        return self._name_of(counter) if counter.value_as_string("Counter") else "nullptr"

    def _issue_range(self, counters: Record) -> str:
        count = len(self._issue[counters])
        if not count:
            return "nullptr, 0"
        start = self._issue_start
        self._issue_start += count
        return f"{self._target}PfmIssueCounters + {start}, {count}"

    def _validation(self, name: str, counters: Record) -> tuple[str, str]:
        """The table of validation counters, by event, and a reference to it."""
        listed = counters.value_as_list_of_defs("ValidationCounters")
        if not listed:
            return "", "nullptr, 0"
        rows = [
            f"  {{ {counter.value_as_def('EventType').name}, {self._name_of(counter)}}},\n"
            for counter in unstable_sorted(listed, _event_number)
        ]
        table = f"{name}ValidationCounters"
        return (
            f"\nstatic const std::pair<ValidationEvent, const char*> {table}[] = {{\n"
            f"{''.join(rows)}}};\n",
            f"{table}, {len(rows)}",
        )


def _resource(counter: Record) -> str:
    name = counter.value_as_string("ResourceName")
    if not name:
        raise counter.error(f"invalid empty ResourceName in '{counter.name}'")
    return name


def _event_number(counter: Record) -> int:
    return counter.value_as_def("EventType").value_as_int("EventNumber")


def _processor(binding: Record) -> str:
    return binding.value_as_string("CpuName")
