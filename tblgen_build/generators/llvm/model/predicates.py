"""Predicates that assemblers and disassemblers can test: conditions over subtarget features."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue
from tblgen_build.generators.made_once import made_once
from tblgen_build.generators.mistakes import filtered
from tblgen_build.releases.targets import CONDITIONS_KNOW_NONE_OF, NEGATIONS_ARE_GROUPED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, RecordError, Records, Value

    # Whether it is negated, and its name.
    Feature = tuple[bool, str]


class AssemblerPredicate:
    """A `Predicate` that is tested by features. `number` is its position by name."""

    __slots__ = ("number", "record")

    def __init__(self, record: Record, number: int) -> None:
        self.record = record
        self.number = number

    @property
    def name(self) -> str:
        return self.record.name

    @property
    def enumerator(self) -> str:
        return f"Feature_{self.record.name}Bit"

    def condition(self, namespace: str, bits: str, *, nested: bool = False) -> str:
        """C++ over the feature bits; `nested` in a larger condition."""
        return condition(self.record, namespace, bits, nested=nested)


class AssemblerPredicates:
    """All of a run, in the order of their definition."""

    def __init__(self, records: Records) -> None:
        definitions = records.all_derived_definitions_if_defined("Predicate")
        # Without a condition it holds whatever the subtarget is.
        tested = filtered(
            definitions,
            lambda each: is_assembler_predicate(each) and bool(each.value_as_string("CondString")),
        )
        self.by_name = [AssemblerPredicate(record, i) for i, record in enumerate(tested)]
        self.by_definition = sorted(self.by_name, key=lambda predicate: predicate.record.id)
        self._of = {predicate.record: predicate for predicate in self.by_name}

    @staticmethod
    def of(records: Records) -> AssemblerPredicates:
        return made_once(records, AssemblerPredicates)

    def tested(self, predicates: list[Record]) -> list[AssemblerPredicate]:
        """Those of an instruction's predicates that an assembler can test."""
        return [self._of[record] for record in predicates if record in self._of]


def is_assembler_predicate(record: Record) -> bool:
    return record.value_as_bit("AssemblerMatcherPredicate")


def flat_condition(predicate: Record) -> tuple[str, list[Feature]]:
    """Whether its condition is `all_of` or `any_of`, and of what features. For generators that
    know conditions of one level only."""
    kind, values = features_of(predicate)
    if kind != _NONE_OF:
        return kind, [feature_of(predicate, value) for value in values]
    if any(isinstance(value, DagValue) for value in values):
        raise _not_flat(predicate, predicate.value_as_dag("AssemblerCondDag"))
    return "all_of", [(True, feature_of(predicate, value)[1]) for value in values]


def features_of(predicate: Record) -> tuple[str, list[Value]]:
    """The operator of such a condition, and its operands."""
    dag = predicate.value_as_dag("AssemblerCondDag")
    kind = dag.operator_as_def().name
    if not _joins(predicate, kind) or len(dag) == 0:
        raise _not_flat(predicate, dag)
    return kind, list(dag.args)


def _joins(predicate: Record, operator: str) -> bool:
    if operator == _NONE_OF:
        return predicate.release.has(CONDITIONS_KNOW_NONE_OF)
    return operator in _OPERATORS


def feature_of(predicate: Record, value: Value) -> Feature:
    """A feature or `(not FEATURE)` in a predicate's condition."""
    is_not = False
    if isinstance(value, DagValue):
        if value.operator_as_def().name != "not" or len(value) != 1:
            raise _not_flat(predicate, value)
        is_not = True
        value = value.args[0]
    if not isinstance(value, DefValue) or not value.record.is_subclass_of("SubtargetFeature"):
        raise _not_flat(predicate, value)
    return is_not, value.record.name


def _not_flat(predicate: Record, value: Value) -> RecordError:
    return predicate.error(
        f"'{value}' of '{predicate.name}' cannot be tested here: an AssemblerCondDag is all_of or "
        "any_of over features, and (not ...) of them"
    )


def condition(record: Record, namespace: str, bits: str, *, nested: bool = False) -> str:
    """The C++ condition of a predicate's `AssemblerCondDag`."""
    return _condition(record, record.value_as_dag("AssemblerCondDag"), namespace, bits, nested)


def _condition(record: Record, value: Value, namespace: str, bits: str, nested: bool) -> str:
    if isinstance(value, DefValue) and value.record.is_subclass_of("SubtargetFeature"):
        return f"{bits}[{namespace}::{value.record.name}]"
    if isinstance(value, DagValue) and isinstance(value.operator, DefValue):
        operator = value.operator.record.name
        if operator == "not" and len(value) == 1:
            if record.release.has(NEGATIONS_ARE_GROUPED):
                return f"!({_condition(record, value.args[0], namespace, bits, False)})"
            return "!" + _condition(record, value.args[0], namespace, bits, True)
        if _joins(record, operator) and len(value) > 0:
            parts = [_condition(record, a, namespace, bits, True) for a in value.args]
            text = f" {_OPERATORS[operator]} ".join(parts)
            if operator == _NONE_OF:
                return f"!({text})"
            return f"({text})" if nested and len(parts) > 1 else text
    raise record.error(
        f"Invalid AssemblerCondDag of '{record.name}': '{value}' is none of (all_of ...), "
        "(any_of ...), (not ...) and a subtarget feature"
    )


_NONE_OF = "none_of"
_OPERATORS = {"all_of": "&&", "any_of": "||", _NONE_OF: "||"}
