"""The functions that find an instruction's scheduling class where it depends on predicates."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

from ..predicate_expander import PredicateExpander

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from ..model.schedules.schedule import Schedule
    from ..model.schedules.schedule_class import ScheduleClass, Transition

_SWITCH: Final = cpp("""
    switch (SchedClass) {
    $cases
    };
""")

_CASE: Final = cpp("""
    case $number: // $name
      $processors
      $inferred
      break;
""")

_PROCESSOR: Final = cpp("""
    if ($id == $processor) { // $name
      $choices
    }
""")

_ANY_PROCESSOR: Final = cpp("""
    { // $name
      $choices
    }
""")

_CHOICE: Final = cpp("""
    if ($test)
      return $number; // $name
""")

_ONLY_CHOICE: Final = cpp("return $number; // $name")


VARIANTS_DECLARATION: Final = (
    "ArrayRef<unsigned> getVariantSchedClassTargets(unsigned SchedClass, unsigned CPUID);"
)

_TARGETS: Final = cpp("""
    ArrayRef<unsigned> getVariantSchedClassTargets(unsigned SchedClass,
        unsigned CPUID) {
      $switch
      return {};
    }

""")
_TARGETS_SWITCH: Final = cpp("""
    switch (SchedClass) {
    $cases
    }
""")
_TARGETS_CASE: Final = cpp("""
    case $number: // $name
      $processors
      break;
""")
_TARGETS_LIST: Final = cpp("""
    static const unsigned Targets[] = {$targets};
    return Targets;
""")


class Resolution:
    """The switch over scheduling classes, for machine instructions or for the MC layer."""

    def __init__(self, records: Records, schedule: Schedule, target: str, *, for_mc: bool) -> None:
        self._records = records
        self._schedule = schedule
        self._target = target
        self._for_mc = for_mc
        prefix = f"{target}_MC" if for_mc else f"{target}InstrInfo"
        self._expander = PredicateExpander(
            target, for_mc=for_mc, class_prefix=prefix, by_reference=False
        )
        self._texts: dict[tuple[Record, bool], str] = {}

    def prologs(self) -> list[str]:
        """What predicates over machine instructions expect before the switch."""
        prologs = self._records.all_derived_definitions_if_defined("PredicateProlog")
        return [prolog.value_as_string("Code") + "\n" for prolog in prologs]

    def body(self) -> str:
        """The switch, if any; what follows where no class fits is the caller's."""
        cases = [self._case(class_) for class_ in self._schedule.classes if self._varies(class_)]
        return _SWITCH(cases=cases) if cases else ""

    def targets(self) -> str:
        """The function that lists what a class may be resolved to."""
        cases = [self._targets(class_) for class_ in self._schedule.classes if class_.transitions]
        return _TARGETS(switch=_TARGETS_SWITCH(cases=cases) if cases else "")

    def _targets(self, class_: ScheduleClass) -> str:
        parts: list[str] = []
        for processor in sorted({transition.processor for transition in class_.transitions}):
            name = self._schedule.models.models[processor].name
            numbers = [t.to for t in class_.transitions if t.processor == processor]
            classes = self._schedule.classes
            targets = ", ".join([f"{number} /* {classes[number].name} */" for number in numbers])
            choices = _TARGETS_LIST(targets=targets)
            if processor:
                parts.append(
                    _PROCESSOR(id="CPUID", processor=processor, name=name, choices=choices)
                )
            else:
                parts.append(_ANY_PROCESSOR(name=name, choices=choices))
        return _TARGETS_CASE(number=class_.number, name=class_.name, processors=parts)

    def _varies(self, class_: ScheduleClass) -> bool:
        if not class_.transitions:
            return False
        return not self._for_mc or any(_is_for_mc(t) for t in class_.transitions)

    def _case(self, class_: ScheduleClass) -> str:
        id_ = "CPUID" if self._for_mc else "SchedModel->getProcessorID()"
        parts: list[str] = []
        for processor in sorted({transition.processor for transition in class_.transitions}):
            name = self._schedule.models.models[processor].name
            choices = self._choices([t for t in class_.transitions if t.processor == processor])
            if processor:
                parts.append(_PROCESSOR(id=id_, processor=processor, name=name, choices=choices))
            else:
                parts.append(_ANY_PROCESSOR(name=name, choices=choices))
        return _CASE(
            number=class_.number,
            name=class_.name,
            processors=parts,
            inferred=f"return {class_.number};" if class_.is_inferred else "",
        )

    def _choices(self, transitions: list[Transition]) -> list[str]:
        found: list[str] = []
        last: Transition | None = None
        for transition in transitions:
            if self._for_mc and not _is_for_mc(transition):
                continue
            if all(_is_true(predicate) for predicate in transition.predicates):
                last = transition
                continue
            found.append(self._choice(transition))
        if last is not None:
            found.append(self._choice(last))
        return found

    def _choice(self, transition: Transition) -> str:
        tested = [p for p in transition.predicates if not _is_true(p)]
        grouped = len(tested) > 1
        conditions = [self._condition(predicate, grouped) for predicate in tested]
        name = self._schedule.classes[transition.to].name
        if not conditions:
            return _ONLY_CHOICE(number=transition.to, name=name)
        return _CHOICE(test="\n    && ".join(conditions), number=transition.to, name=name)

    def _condition(self, predicate: Record, grouped: bool) -> str:
        key = (predicate, grouped)
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = self._expand(predicate, grouped)
        return text

    def _expand(self, predicate: Record, grouped: bool) -> str:
        """The C++ of a predicate; `grouped` with others, so that it may need parentheses."""
        if predicate.is_subclass_of("MCSchedPredicate"):
            return self._expander.predicate(predicate.value_as_def("Pred"))
        if predicate.is_subclass_of("FeatureSchedPredicate"):
            access = "STI." if self._for_mc else "this->"
            feature = predicate.value_as_def("Feature").name
            return f"{access}hasFeature({self._target}::{feature})"
        if predicate.is_subclass_of("SchedPredicateCombiner"):
            return self._combine(predicate, grouped)
        text = predicate.value_as_string("Predicate")
        return f"({text})" if grouped else text

    def _combine(self, predicate: Record, grouped: bool) -> str:
        parts = predicate.value_as_list_of_defs("Predicates")
        if predicate.is_subclass_of("NotSchedPred"):
            if len(parts) != 1:
                raise predicate.error("NotSchedPred should have exactly one predicate")
            return f"!{self._expand(parts[0], True)}"
        operator = " && " if predicate.is_subclass_of("AllOfSchedPreds") else " || "
        text = operator.join([self._expand(part, len(parts) > 1) for part in parts])
        return f"({text})" if grouped else text


def _is_true(predicate: Record) -> bool:
    if not predicate.is_subclass_of("MCSchedPredicate"):
        return False
    return predicate.value_as_def("Pred").is_subclass_of("MCTrue")


def _is_for_mc(transition: Transition) -> bool:
    return all(_can_expand_for_mc(predicate) for predicate in transition.predicates)


def _can_expand_for_mc(predicate: Record) -> bool:
    if predicate.is_subclass_of("SchedPredicateCombiner"):
        return all(_can_expand_for_mc(p) for p in predicate.value_as_list_of_defs("Predicates"))
    return predicate.is_subclass_of("MCSchedPredicate") or predicate.is_subclass_of(
        "FeatureSchedPredicate"
    )
