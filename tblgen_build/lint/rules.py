"""The rules: each takes all units and gives findings. docs/lint.md has a section for each code.

A rule about unused or idle code looks at all units: what one of them uses is used. What it cannot
know counts as used.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build import mlir
from tblgen_build._core import RecordError
from tblgen_build.lint.dialect_rules import (
    cpp_keyword,
    fragile_format,
    misplaced_inference,
    operation_in_attribute,
    same_case,
    same_operation,
    wrong_constraint,
)
from tblgen_build.lint.finding import Edit, Finding
from tblgen_build.lint.guard_rules import guard_name, include_guard
from tblgen_build.lint.prose_rules import broken_description
from tblgen_build.lint.target_rules import wide_value
from tblgen_build.lint.text_rules import swallowed_definition
from tblgen_build.lint.trait_rules import contradictory_traits
from tblgen_build.lint.unit import included_by_others, nodes_of
from tblgen_build.lint.use_rules import unused_def, unused_include
from tblgen_build.mlir.queries import defined
from tblgen_build.project.installed_llvm import is_llvm_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TypeVar

    from tblgen_build._core import Location, Record, Records
    from tblgen_build.lint.unit import LintUnit, SourceTrees
    from tblgen_build.syntax.tree import Chunk, Node, Tree

    Rule = Callable[[Sequence[LintUnit], SourceTrees], Iterator[Finding]]
    Model = TypeVar("Model")

# Of a `let`, from its field on.
_EMPTY = re.compile(r"""[\w ]*=\s*(?:\(\s*\w+\s*\)|\[\s*\]|""|\?|\[\{\s*\}\])\s*(?:;|,|in\b)""")
_WORD = re.compile(r"\w+")
UNUSED_ARGUMENT = "W0309"  # of core/codes.def


def unused_class(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """Of files that no other includes, and that are no library: who includes them may use it."""
    included = included_by_others(units)
    used = words_used(units)
    for unit in units:
        if files.real(unit.main) in included or is_library(unit):
            continue
        for chunk, node in nodes_of(files.tree(unit.main)):
            if node.kind not in ("class", "multiclass") or not node.name:
                continue
            if used.get(node.name, 0) > declared(files.tree(unit.main), node.name):
                continue
            what = "derives from it" if node.kind == "class" else "asks for it"
            yield finding(
                files, unit.main, chunk, node, "unused-class", f"no record {what}: '{node.name}'"
            )


def is_library(unit: LintUnit) -> bool:
    """LLVM's own files are; so is one all of whose records are of its own classes, or of none."""
    if unit.is_of_llvm:
        return True
    for record in unit.records.defs.values():
        if record.location.file == unit.main and any(
            class_.location.file != unit.main for class_ in record.direct_superclasses
        ):
            return False
    return True


def declared(tree: Tree, name: str) -> int:
    """How often the name stands where something is defined."""
    return sum(node.name == name for _, node in nodes_of(tree))


def words_used(units: Sequence[LintUnit]) -> dict[str, int]:
    """How often each word stands anywhere in the units' files, comments left out.

    Of a project's units, LLVM's own files are not read: they are most of the text.
    """
    counts: dict[str, int] = {}
    paths = [
        path for unit in units for path in unit.paths if unit.is_of_llvm or path not in unit.of_llvm
    ]
    for path in {units[0].files.real(path) for path in paths}:
        for chunk in units[0].files.tree(path).chunks:
            for start, end in zip(chunk.starts, chunk.ends, strict=True):
                for word in _WORD.findall(chunk.text, start, end):
                    counts[word] = counts.get(word, 0) + 1
    return counts


def unused_argument(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """What the parser has noted: it knows every use."""
    for unit in units:
        for warning in unit.records.warnings:
            at = warning.location
            if warning.code == UNUSED_ARGUMENT and at is not None and at.file in unit.own:
                message = f"nothing uses the template argument '{warning.subject}'"
                yield Finding(at.file, at.line, at.column, "unused-argument", message)


def unused_variable(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """A `defvar`: inside a body or block, or at the top of a file that no other includes."""
    included = included_by_others(units)
    for path in own_files(units):
        tree = files.tree(path)
        for chunk, node in nodes_of(tree):
            if node.kind != "defvar" or not node.name:
                continue
            if node.parent is None and files.real(path) in included:
                continue
            if count_in(tree, chunk, node) > 1:
                continue
            edit = statement_edit(tree, chunk, node)
            yield finding(
                files,
                path,
                chunk,
                node,
                "unused-variable",
                f"nothing uses the variable '{node.name}'",
                edit,
            )


def count_in(tree: Tree, chunk: Chunk, node: Node) -> int:
    """How often its name stands where it may be meant: in its statement, or the whole file."""
    where = [chunk] if node.parent is not None else tree.chunks
    return sum(
        _WORD.findall(one.text, start, end).count(node.name)
        for one in where
        for start, end in zip(one.starts, one.ends, strict=True)
    )


def idle_let(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """A `let` that gives every record the value that it has."""
    effects: dict[tuple[str, int, int, str], bool] = {}
    for unit in units:
        for location, field, has_effect in unit.records.effects_of_lets():
            if location.file in unit.own:
                key = location.file, location.line, location.column, field
                effects[key] = effects.get(key, False) or has_effect
    for (path, line, column, field), has_effect in effects.items():
        if not has_effect and not is_empty(files, path, line, column):
            message = f"'{field}' has this value already"
            edit = let_edit(files, path, line, column)
            yield Finding(path, line, column, "idle-let", message, edit=edit)


def is_empty(files: SourceTrees, path: str, line: int, column: int) -> bool:
    """Whether the value says that there is none: `(ins)` tells people so, changing nothing."""
    return _EMPTY.match(files.tree(path).text, files.offset(path, line, column)) is not None


def let_edit(files: SourceTrees, path: str, line: int, column: int) -> Edit | None:
    """Without the statement, where it is one in a body."""
    tree = files.tree(path)
    offset = files.offset(path, line, column)
    chunk = tree.chunk_at(offset + 1)
    if chunk is None:
        return None
    node = chunk.node_at(offset - chunk.offset)
    if node is None or node.kind != "body let":
        return None
    return statement_edit(tree, chunk, node)


def statement_edit(tree: Tree, chunk: Chunk, node: Node) -> Edit | None:
    """Takes a statement away, with its line where it stands alone there."""
    start, end = node.start + chunk.offset, node.end + chunk.offset
    text = tree.text
    if not text[start:end].rstrip().endswith(";"):
        return None
    line_start = text.rfind("\n", 0, start) + 1
    line_end = text.find("\n", end)
    line_end = len(text) if line_end < 0 else line_end + 1
    if not text[line_start:start].strip() and not text[end:line_end].strip():
        return Edit(line_start, line_end, b"")
    if text[end:line_end].lstrip().startswith("/"):
        return None  # a remark about it would be left
    while end < len(text) and text[end] == " ":
        end += 1
    return Edit(start, end, b"")


def unprinted(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """An assembly format that leaves something out, or is wrong in another way."""
    for unit in units:
        for problem in format_problems(unit):
            if problem.location is not None and problem.location.file in unit.own:
                at = problem.location
                notes = tuple([one for one in problem.notes if one[1] is None or not one[1].file])
                message = problem.message
                yield Finding(at.file, at.line, at.column, "wrong-format", message, notes)


def format_problems(unit: LintUnit) -> Iterator[RecordError]:
    """Of each operation, type and attribute: one that is wrong hides no other."""
    for name in ("Op", "TypeDef", "AttrDef"):
        class_ = unit.records.get_class(name)
        if class_ is None or not is_llvm_file(class_.location.file, "mlir"):
            continue
        for record in unit.records.all_derived_definitions(name):
            if problem := format_problem(record, unit):
                yield problem


def format_problem(record: Record, unit: LintUnit) -> RecordError | None:
    """A mistake in its format, or in the record so that the format cannot be checked."""
    try:
        if record.is_subclass_of("Op"):
            return mlir.format_problem(mlir.operation(record, unit.records), unit.records)
        return mlir.definition_format_problem(mlir.definition(record))
    except RecordError as error:
        return error


def undocumented(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """What documentation is made of, and that has neither summary nor description."""
    for unit in units:
        if unit.is_documented:
            for one in documented(unit):
                if not one.text.strip() and one.record.location.file in unit.own:
                    message = f"{one.shown} has neither 'summary' nor 'description'"
                    yield at_record(one.record.location, "undocumented", message)


class Documented(NamedTuple):
    """A record that documentation is made of."""

    shown: str  # what it is, and its name
    record: Record
    text: str  # summary and description


def documented(unit: LintUnit) -> Iterator[Documented]:
    """Leaves out what cannot be read: generators report that."""
    records = unit.records
    for dialect in readable(lambda: mlir.dialects(records)):
        text = dialect.summary + dialect.description
        yield Documented(f"dialect '{dialect.name}'", dialect.record, text)
    for op in readable_operations(records):
        yield Documented(f"operation '{op.name}'", op.record, op.summary + op.description)
    for one in readable(lambda: [*mlir.types(records), *mlir.attributes(records)]):
        yield Documented(f"{one.kind} '{one.name}'", one.record, one.summary + one.description)
    for pass_ in readable(lambda: mlir.passes(records)):
        text = pass_.summary + pass_.description
        yield Documented(f"pass '{pass_.argument}'", pass_.record, text)
    for interface in readable(lambda: mlir.interfaces(records)):
        yield Documented(f"interface '{interface.name}'", interface.record, interface.description)


def readable(read: Callable[[], list[Model]]) -> list[Model]:
    """None where one of them cannot be read."""
    try:
        return read()
    except RecordError:
        return []


def readable_operations(records: Records) -> Iterator[mlir.Operation]:
    """While an operation is being written it cannot be read; the others can."""
    for record in defined(records, "Op"):
        try:
            yield mlir.operation(record, records)
        except RecordError:
            continue


def deprecated(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """Records that say of themselves that they are deprecated, where they are used."""
    for unit in units:
        for warning in unit.records.deprecated_uses("mlir"):
            at = warning.location
            if at is not None and at.file in unit.own:
                reason = "".join([note.message for note in warning.notes])
                yield at_record(at, "deprecated", warning.message, reason)


# By code, in the order of docs/lint.md.
RULES: dict[str, Rule] = {
    "unused-class": unused_class,
    "unused-argument": unused_argument,
    "unused-variable": unused_variable,
    "unused-include": unused_include,
    "unused-def": unused_def,
    "idle-let": idle_let,
    "wrong-format": unprinted,
    "fragile-format": fragile_format,
    "misplaced-inference": misplaced_inference,
    "operation-in-attribute": operation_in_attribute,
    "wrong-constraint": wrong_constraint,
    "same-operation": same_operation,
    "same-case": same_case,
    "cpp-keyword": cpp_keyword,
    "wide-value": wide_value,
    "contradictory-traits": contradictory_traits,
    "include-guard": include_guard,
    "guard-name": guard_name,
    "broken-description": broken_description,
    "swallowed-definition": swallowed_definition,
    "undocumented": undocumented,
    "deprecated": deprecated,
}


def own_files(units: Sequence[LintUnit]) -> list[str]:
    return list(dict.fromkeys(path for unit in units for path in unit.own))


def at_record(at: Location, code: str, message: str, note: str = "") -> Finding:
    notes = ((note, None),) if note else ()
    return Finding(at.file, at.line, at.column, code, message, notes)


def finding(
    files: SourceTrees,
    path: str,
    chunk: Chunk,
    node: Node,
    code: str,
    message: str,
    edit: Edit | None = None,
) -> Finding:
    line, column = files.at(path, chunk.offset + node.name_span[0])
    return Finding(path, line, column, code, message, edit=edit)
