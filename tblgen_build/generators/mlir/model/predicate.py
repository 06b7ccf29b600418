"""Predicates as C++ conditions, with placeholders such as `$_self` still in them.

Combined predicates make a tree; whether a part is constantly true or false is
folded away where the text of the parts does not matter.
"""

from __future__ import annotations

from tblgen_build._core import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Replacement = tuple[str, str]


_LONGEST = 1 << 20  # of a condition; predicates that hold one twice, and so on, double it
_TRUE = "true"
_FALSE = "false"


class Predicates:
    """Conditions of predicate records, each computed once."""

    __slots__ = ("_conditions",)

    def __init__(self) -> None:
        self._conditions: dict[Record, str] = {}

    def condition(self, predicate: Record) -> str:
        """The C++ condition template of a record of class `Pred`."""
        known = self._conditions.get(predicate)
        if known is None:
            known = condition(predicate)
            self._conditions[predicate] = known
        return known


def condition(predicate: Record) -> str:
    """The C++ condition template of a record of class `Pred`."""
    return _build(predicate, ())[0]


def _replace(text: str, replacements: Sequence[Replacement]) -> str:
    for pattern, replacement in reversed(replacements):
        text = text.replace(pattern, replacement)
    return text


def _build(predicate: Record, replacements: tuple[Replacement, ...]) -> tuple[str, bool | None]:
    """The condition after replacements (the innermost first), and its value where it is known."""
    text, value = _built(predicate, replacements)
    return _of_bearable_size(predicate, text), value


def _of_bearable_size(predicate: Record, text: str) -> str:
    if len(text) > _LONGEST:
        raise predicate.error(f"the condition of '{predicate.name}' is longer than 1 MiB")
    return text


def _built(predicate: Record, replacements: tuple[Replacement, ...]) -> tuple[str, bool | None]:
    if not predicate.is_subclass_of("CombinedPred"):
        if not predicate.is_subclass_of("CPred"):
            raise predicate.error(
                f"predicate '{predicate.name}' must derive from CPred or CombinedPred"
            )
        return _replace(predicate.value_as_string("predExpr"), replacements), None
    kind = predicate.value_as_def("kind").name
    children = predicate.value_as_list_of_defs("children")
    if kind == "PredCombinerAnd":
        return _junction(children, replacements, " && ", _TRUE)
    if kind == "PredCombinerOr":
        return _junction(children, replacements, " || ", _FALSE)
    if kind == "PredCombinerSubstLeaves":
        pair = (predicate.value_as_string("pattern"), predicate.value_as_string("replacement"))
        return _unfolded(_only(predicate, children), (*replacements, pair)), None
    return _wrapped(
        predicate, kind, _build(_only(predicate, children), replacements)[0], replacements
    ), None


def _only(predicate: Record, children: Sequence[Record]) -> Record:
    if len(children) != 1:
        raise predicate.error(
            f"predicate '{predicate.name}' must have one child, it has {len(children)}"
        )
    return children[0]


def _wrapped(
    predicate: Record, kind: str, child: str, replacements: tuple[Replacement, ...]
) -> str:
    if kind == "PredCombinerNot":
        return f"!({child})"
    if kind == "PredCombinerConcat":
        prefix = _replace(predicate.value_as_string("prefix"), replacements)
        suffix = _replace(predicate.value_as_string("suffix"), replacements)
        return f"{prefix}{child}{suffix}"
    raise predicate.error(f"predicate '{predicate.name}' has an unknown combiner '{kind}'")


def _junction(
    children: Sequence[Record],
    replacements: tuple[Replacement, ...],
    operator: str,
    neutral: str,
) -> tuple[str, bool | None]:
    """Children joined by an operator; a neutral child is dropped, the opposite decides."""
    neutral_value = neutral == _TRUE
    if not children:
        return neutral, neutral_value
    parts: list[str] = []
    for child in children:
        text, value = _build(child, replacements)
        if value is None:
            parts.append(text)
        elif value is not neutral_value:
            return text, value
    return _join(parts, operator, neutral), None


def _join(parts: Sequence[str], operator: str, neutral: str) -> str:
    if not parts:
        return neutral
    if len(parts) == 1:
        return parts[0]
    return operator.join([f"({part})" for part in parts])


def _unfolded(predicate: Record, replacements: tuple[Replacement, ...]) -> str:
    """As `_build`, without folding: what a replacement rewrote is taken as it stands."""
    if not predicate.is_subclass_of("CombinedPred"):
        return _build(predicate, replacements)[0]
    kind = predicate.value_as_def("kind").name
    children = predicate.value_as_list_of_defs("children")
    if kind == "PredCombinerAnd":
        text = _join([_unfolded(c, replacements) for c in children], " && ", _TRUE)
        return _of_bearable_size(predicate, text)
    if kind == "PredCombinerOr":
        text = _join([_unfolded(c, replacements) for c in children], " || ", _FALSE)
        return _of_bearable_size(predicate, text)
    if kind == "PredCombinerSubstLeaves":
        return _build(predicate, replacements)[0]
    child = _unfolded(_only(predicate, children), replacements)
    return _wrapped(predicate, kind, child, replacements)
