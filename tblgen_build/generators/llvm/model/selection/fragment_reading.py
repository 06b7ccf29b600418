"""Reads fragments of patterns, of what is matched or of what results."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue

from .operators import FRAGMENT
from .pattern_definitions import PatternFragment
from .pattern_error import BrokenUse
from .types.typed_trees import TypedTrees

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record

    from .pattern_error import Mistakes
    from .vocabulary import Vocabulary

_OPERAND_LISTS: Final = frozenset(("ops", "outs", "ins"))


def read_fragments(
    vocabulary: Vocabulary, records: Iterable[Record], mistakes: Mistakes, *, is_input: bool
) -> None:
    """Add fragments to the definitions; those of one call may use one another.

    Where one is wrong, it is broken, as is what uses it; the others are read.
    """
    definitions = vocabulary.definitions
    read: dict[Record, PatternFragment] = {}
    written: list[TypedTrees] = []
    for record in records:
        trees = TypedTrees(vocabulary, record, is_input)
        trees.validates = False
        with mistakes:
            read[record] = definitions.fragments[record] = _read(vocabulary, trees)
            written.append(trees)
        if record not in read:
            definitions.broken.add(record)
    _check_nesting(read)
    for fragment, trees in zip(read.values(), written, strict=True):
        definitions.broken.add(fragment.record)  # until all is well
        try:
            with mistakes:
                _inline(fragment, trees)
                definitions.broken.discard(fragment.record)
        except BrokenUse:
            pass


def _inline(fragment: PatternFragment, trees: TypedTrees) -> None:
    trees.inline_fragments()
    # Other fragments that use this one see what follows.
    fragment.trees = trees.trees
    # What stays open, uses of the fragment may tell; what contradicts, none may need.
    trees.infer()


def _read(vocabulary: Vocabulary, trees: TypedTrees) -> PatternFragment:
    """The fragment as written: other fragments are not yet put in."""
    record = trees.record
    used = set(trees.read(record.value_as_list("Fragments")))
    if "" in used:
        raise trees.error("each 'node' of a fragment needs a name, as in node:$a")
    fragment = PatternFragment(record, vocabulary.definitions.predicate_function(record))
    fragment.trees = trees.trees
    operands = record.value_as_dag("Operands")
    operator = operands.operator
    if not isinstance(operator, DefValue) or operator.record.name not in _OPERAND_LISTS:
        raise trees.error("the operands of a fragment are an (ops ...)")
    _read_arguments(trees, fragment, operands, used)
    if used:
        raise trees.error(f"the fragment uses '{min(used)}', which its operands do not list")
    transform = record.value_as_def("OperandTransform")
    if transform.value_as_string("XFormFunction"):
        for tree in trees.trees:
            tree.transform = vocabulary.operators.operator(transform)
    return fragment


def _read_arguments(
    trees: TypedTrees, fragment: PatternFragment, operands: DagValue, used: set[str]
) -> None:
    for value, name in zip(operands.args, operands.arg_names, strict=True):
        if not isinstance(value, DefValue) or value.record.name != "node":
            raise trees.error(f"operands of a fragment are nodes, as in node:$a, not '{value}'")
        if not name:
            raise trees.error("each operand of a fragment needs a name, as in node:$a")
        if name not in used:
            raise trees.error(f"'{name}' is listed twice, or the fragment does not use it")
        used.remove(name)
        fragment.arguments.append(name)


def _check_nesting(fragments: dict[Record, PatternFragment]) -> None:
    """Raises RecordError where a fragment contains itself, at whatever depth."""
    done: set[Record] = set()
    for record in fragments:
        _check_inside(fragments, record, {}, done)


def _check_inside(
    fragments: dict[Record, PatternFragment],
    record: Record,
    outer: dict[Record, None],
    done: set[Record],
) -> None:
    fragment = fragments.get(record)
    if record in done or fragment is None:
        return
    if record in outer:
        raise record.error(f"In {record.name}: '{record.name}' is a fragment that contains itself")
    outer[record] = None
    for tree in fragment.trees:
        for node in tree.walk():
            if node.operator is not None and node.operator.kind == FRAGMENT:
                _check_inside(fragments, node.operator.record, outer, done)
    del outer[record]
    done.add(record)
