"""A combine rule (`GICombineRule`) as it is written: its root, its data, and its patterns."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue
from tblgen_build.releases.selection import ACTIONS_MAY_BE_ONE

from .mir_pattern import AnyOpcode, CodePattern

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from .mir_pattern import Pattern
    from .shared import Shared

_BOTH_ACTIONS: Final = (
    "expected both a 'match' and 'apply' action in combine rule, or a single 'combine' action"
)


class CombineRule:
    """A `GICombineRule`, read. `number` is its place among the combiner's rules."""

    def __init__(self, record: Record, number: int, shared: Shared) -> None:
        self.record = record
        self.name = record.name
        self.number = number
        self.shared = shared
        self.root = ""
        self.root_pattern: Pattern | None = None  # among `match`, once rule_roots has found it
        self.data: list[tuple[str, str]] = []  # names and types of what match passes to apply
        self.match: list[Pattern] = []
        self.apply: list[Pattern] = []
        # What apply patterns have built; as the reference has it, code of the next choice of
        # alternatives means that by a name which a matched pattern has, too.
        self.built: dict[str, int] = {}
        self._read_definitions()
        self._read_actions()

    @property
    def opcodes(self) -> AnyOpcode | None:
        """The `wip_match_opcode` that it matches, in place of patterns of instructions."""
        return next((p for p in self.match if isinstance(p, AnyOpcode)), None)

    # --- reading

    def _read_definitions(self) -> None:
        dag = self.record.value_as_dag("Defs")
        if not isinstance(dag.operator, DefValue) or dag.operator.record.name != "defs":
            raise self.record.error("Expected defs operator")
        for value, name in zip(dag.args, dag.arg_names, strict=True):
            kind = value.record if isinstance(value, DefValue) else None
            if kind is not None and kind.is_subclass_of("GIDefMatchData"):
                self.data.append((name or "", kind.value_as_string("Type")))
            elif kind is not None and kind.name == "root" and name:
                if self.root:
                    raise self.record.error("Combine rules must have exactly one root")
                self.root = name
            else:
                raise self.record.error(
                    "Expected a subclass of GIDefKind or a sub-dag whose operator is of type "
                    "GIDefKindWithArgs"
                )
        if not self.root:
            raise self.record.error("Combine rules must have exactly one root")

    def _read_actions(self) -> None:
        fields = ("Action0", "Action1")
        if not self.record.release.has(ACTIONS_MAY_BE_ONE):
            fields = ("Match", "Apply")
        first, second = [self.record.value_as_dag(field) for field in fields]
        kind, other = _operator(first), _operator(second)
        if kind == "combine":
            if other != "empty_action":
                raise self.record.error(_BOTH_ACTIONS)
            for pattern in self._patterns(first, "combine"):
                (self.apply if isinstance(pattern, CodePattern) else self.match).append(pattern)
            if not self.apply:
                raise self.record.error(
                    "'combine' action needs at least one pattern to match, and C++ code to apply"
                )
            return
        if kind != "match" or other != "apply":
            raise self.record.error(_BOTH_ACTIONS)
        self.match = self._patterns(first, "match")
        self.apply = self._patterns(second, "apply")

    def _patterns(self, dag: DagValue, kind: str) -> list[Pattern]:
        if not len(dag):
            raise self.record.error(f"{kind} pattern list is empty")
        seen = set()
        patterns = []
        for place, (value, name) in enumerate(zip(dag.args, dag.arg_names, strict=True)):
            own = name or f"__{self.name}_{kind}_{place}"
            patterns.append(self.shared.reader.read(self.record, value, own))
            if own in seen:
                raise self.record.error(f"'{own}' {kind} pattern defined more than once!")
            seen.add(own)
        return patterns


def _operator(dag: DagValue) -> str:
    return dag.operator.record.name if isinstance(dag.operator, DefValue) else ""
