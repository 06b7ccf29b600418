"""`tblgen origin`: every assignment that made a field's value. Prints what is found elsewhere."""

from __future__ import annotations

import argparse
import json
import sys

from tblgen_build import _core
from tblgen_build.cli.colors import BOLD, CYAN, painted
from tblgen_build.cli.exit_codes import DONE, FAILED
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser, write_text
from tblgen_build.cli.subcommands.parsing import add_parse_options, parsed
from tblgen_build.driver.suggest import close_matches, either
from tblgen_build.origin import Argument, Link, Origin, Step, find_record, origin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tblgen_build._core import Location, Record, Records

TOOL = "tblgen origin"
VERSION = 1  # of the JSON document
LONGEST = 96  # of a value in text
DESCRIPTION = """\
Shows where the value of a record's field comes from: every assignment, in order, with the template
arguments and where they were given. Without a field, it shows where each field was last assigned.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    records = parsed(request, request.file, TOOL, history=True)
    if records is None:
        return FAILED
    found = find_target(records, request.record)
    if isinstance(found, str):
        show_problem(TOOL, found)
        return FAILED
    record, field = found
    names = [field] if field else [f.name for f in record.fields if not f.is_template_arg]
    origins = [origin(record, name) for name in names]
    if request.json:
        document = {"version": VERSION, "origins": [as_data(one) for one in origins]}
        text = json.dumps(document, indent=1, ensure_ascii=False) + "\n"
    else:
        lines = whole(origins[0], record) if field else last_steps(origins)
        if request.output == "-":
            lines = map(in_color, lines)
        text = "".join(f"{line}\n" for line in lines)
    return DONE if write_text(request.output, text, TOOL) else FAILED


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("file", metavar="FILE.td", help="the main file")
    made.add_argument("record", metavar="RECORD[.FIELD]", help="a def or class, and its field")
    add_parse_options(made)
    made.add_argument("--json", action="store_true", help="print it as JSON")
    made.add_argument("-o", dest="output", metavar="FILE", default="-", help="write to FILE")
    return made


def find_target(records: Records, asked: str) -> tuple[Record, str] | str:
    """The record and its field, empty for all; or what to say. Names of records may have dots."""
    if record := find_record(records, asked):
        return record, ""
    name, dot, field = asked.rpartition(".")
    record = find_record(records, name) if dot else None
    if record is None:
        known = [*records.defs, *records.classes]
        return f"there is no record '{name or asked}'{hint(name or asked, known)}"
    fields = [f.name for f in record.fields if not f.is_template_arg]
    if field not in fields:
        return f"'{name}' has no field '{field}'{hint(field, fields)}"
    return record, field


def hint(wrong: str, names: Iterable[str]) -> str:
    near = either([f"'{match}'" for match in close_matches(wrong, names)])
    return f"; did you mean {near}?" if near else ""


# --- as text -----------------------------------------------------------------


def last_steps(origins: Sequence[Origin]) -> Iterator[str]:
    for one in origins:
        yield f"{one.type} {one.field} = {short(one.value)}"
        if one.steps:
            step = one.steps[-1]
            yield f"    {step.location}: {described(step)}"


def in_color(line: str) -> str:
    """What a value is, in bold; where it was set, as in messages; its lines of source plain."""
    if line.startswith(" ") or not line:
        return line
    place, colon, rest = line.partition(": ")
    if colon and place.rpartition(":")[2].isdigit():
        return f"{painted(place + ':', CYAN, sys.stdout)} {rest}"
    return painted(line, BOLD, sys.stdout)


def whole(found: Origin, record: Record) -> Iterator[str]:
    yield f"{found.record}.{found.field} = {short(found.value)}"
    value = ""
    for step in found.steps:
        yield ""
        yield f"{step.location}: {described(step)}"
        yield from source_lines(step.location)
        for link in reversed(step.links):
            yield f"  {through(link)}"
        yield from argument_lines(step.arguments, "  ")
        for name in step.fields:
            yield f"  {name} is a field: {short(str(record.value(name)))}"
        if step.value != value:
            yield f"  now: {short(step.value)}"
        value = step.value
    if value != found.value:
        yield ""
        yield f"with all fields known: {short(found.value)}"


def described(step: Step) -> str:
    what = {
        "field": "declared",
        "let": "let",
        "outer let": "let around it",
        "append": "let append",
        "prepend": "let prepend",
    }[step.kind]
    bits = f", bits {ranges(step.bits)}" if step.bits else ""
    value = " without a value" if step.written is None else f" = {short(step.written)}"
    return f"{what} in {step.body}{bits}{value}"


def ranges(bits: Sequence[int]) -> str:
    """As they stand in the source: from the most significant down."""
    parts: list[list[int]] = []
    for bit in reversed(bits):
        if parts and parts[-1][-1] == bit + 1:
            parts[-1].append(bit)
        else:
            parts.append([bit])
    return ", ".join(f"{p[0]}-{p[-1]}" if len(p) > 1 else str(p[0]) for p in parts)


def through(link: Link) -> str:
    if link.kind == "loop":
        return f"from the loop or if at {link.location}"
    return f"from {'multiclass' if link.kind == 'defm' else 'class'} {link.name} at {link.location}"


def argument_lines(arguments: Sequence[Argument], indent: str) -> Iterator[str]:
    for argument in arguments:
        owner = f"argument of {argument.owner}" if argument.owner else "of the loop"
        given = "given" if argument.is_given else "the default"
        place = f"{given} at {argument.location}" if argument.owner else f"at {argument.location}"
        yield f"{indent}{argument.name} = {short(argument.value)}: {owner}, {place}"
        yield from argument_lines(argument.arguments, indent + "  ")


def source_lines(location: Location | None) -> Iterator[str]:
    """The line, without its margin, and a caret."""
    if location is None:
        return
    text = location.excerpt.expandtabs()
    excerpt = _core.Diagnostic("message", "", location).render()
    margin = len(text) - len(text.lstrip())
    yield from (f"    {line[margin:].rstrip()}" for line in excerpt.splitlines())


def short(value: str) -> str:
    line = " ".join(value.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 4]} ..."


# --- as data -----------------------------------------------------------------


def as_data(found: Origin) -> dict[str, object]:
    return {**found._asdict(), "steps": [step_data(step) for step in found.steps]}


def step_data(step: Step) -> dict[str, object]:
    return {
        **step._asdict(),
        "location": place(step.location),
        "bits": list(step.bits),
        "links": [{**link._asdict(), "location": place(link.location)} for link in step.links],
        "arguments": [argument_data(argument) for argument in step.arguments],
        "fields": list(step.fields),
    }


def argument_data(argument: Argument) -> dict[str, object]:
    return {
        **argument._asdict(),
        "location": place(argument.location),
        "arguments": [argument_data(inner) for inner in argument.arguments],
    }


def place(location: Location | None) -> dict[str, object] | None:
    if location is None:
        return None
    return {"file": location.file, "line": location.line, "column": location.column}
