"""`tblgen upgrade`: what another LLVM refuses of a project, and how its generated C++ differs."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from dataclasses import asdict
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.parsing import (
    add_parse_options,
    main_files_of,
    reading_of,
    release_of_folder,
    seen_from_here,
)
from tblgen_build.document.content import gathered
from tblgen_build.driver.action import TranslationUnit
from tblgen_build.driver.diagnostics import of_error, rendered
from tblgen_build.driver.generate import ParsedUnit
from tblgen_build.lint.lint_run import fixed
from tblgen_build.lsp.default_generators import (
    DEFAULT_GENERATORS,
    MLIR,
    DefaultGenerator,
    default_actions,
)
from tblgen_build.lsp.faults import Faults
from tblgen_build.project.installed_llvm import (
    SearchPlaces,
    find_llvm_include,
    has_mlir,
    llvm_folder,
)
from tblgen_build.project.main_files import td_files
from tblgen_build.registry import Options
from tblgen_build.registry.find import find_generator
from tblgen_build.releases import KNOWN
from tblgen_build.upgrade.api import api_changes, grouped
from tblgen_build.upgrade.members import classes_in
from tblgen_build.upgrade.removed_fields import Removal, read

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tblgen_build._core import Diagnostic
    from tblgen_build.document.content import Content
    from tblgen_build.driver.action import Action
    from tblgen_build.lint.finding import Edit
    from tblgen_build.upgrade.api import ApiChange
    from tblgen_build.upgrade.members import CppClass
    from tblgen_build.upgrade.removed_fields import FieldReading

TOOL = "tblgen upgrade"
VERSION = 1  # of the JSON document
DESCRIPTION = """\
Generates a project's MLIR code for the LLVM that it uses and for another one. Reports what the
other one refuses, and which members of the generated C++ classes go, change or come. The exit
status is 1 if something is refused, goes or changes.
"""
# The declarations of what the default generators define: they have what users call.
DECLARATIONS = tuple(
    DefaultGenerator(MLIR, f"{stem}-decls", one.class_, one.dialect_option)
    for one in DEFAULT_GENERATORS
    if one.personality == MLIR and (stem := one.generator.removesuffix("-defs")) != one.generator
)
# What a generated class adds to the name that the record gives.
ENDINGS = ("", "Adaptor", "GenericAdaptor", "Base", "Options")


class MadeOutput(NamedTuple):
    """What one release makes of a main file."""

    errors: list[Diagnostic]
    classes: dict[str, CppClass]
    removals: list[Removal]  # what it was read without
    refused: set[str]  # names of C++ classes that it does not generate because of an error


class Comparison(NamedTuple):
    file: str
    faults: list[Diagnostic]  # that the present state has: what they hide is not compared
    errors: list[Diagnostic]  # that only the other release has
    changes: list[ApiChange]
    removals: list[Removal]


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    include = request.include or find_llvm_include(SearchPlaces({}), request.to)
    if include is None or not holds(include, request.to):
        problem = f"the .td files of LLVM {request.to} are not found"
        show_problem(TOOL, f"{problem}: name their folder with --llvm-include")
        return USAGE
    mains = main_files_of(request, request.files or sorted(td_files(".")))
    files = request.files or mains.of_dialects()
    if not files:
        show_problem(TOOL, "there are no .td files of a dialect here")
        return USAGE
    found = [compared(request, file, mains.more_folders(file), include) for file in files]
    show_json(found) if request.json else show(found, request.to)
    if request.fix:
        removals = {removal for one in found for removal in one.removals}
        print(f"{remove(removals)} statements removed", file=sys.stderr)
    is_same = not any(one.faults or one.errors or breaking(one.changes) for one in found)
    return DONE if is_same else FAILED


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("files", metavar="FILE.td", nargs="*", help="main files; default: all here")
    made.add_argument(
        "--to", type=int, required=True, metavar="N", choices=KNOWN, help="the other release"
    )
    made.add_argument(
        "--llvm-include", dest="include", metavar="DIR", help="the folder with that LLVM's files"
    )
    add_parse_options(made)
    made.add_argument(
        "--fix", action="store_true", help="remove the 'let' of each field that is gone"
    )
    made.add_argument("--json", action="store_true", help="print what was found as JSON")
    return made


def holds(include: str, release: int) -> bool:
    """Whether the folder has MLIR's files of that release, as far as the files tell."""
    try:
        return has_mlir(include) and release_of_folder(include) == release
    except _core.TableGenError:
        return False


# --- comparing -----------------------------------------------------------------


def compared(
    request: argparse.Namespace, file: str, more: Sequence[str], include: str
) -> Comparison:
    reading = reading_of(request, file)
    folders = [*reading.include_dirs, *map(seen_from_here, more)]
    others = [include if llvm_folder(os.path.abspath(one)) else one for one in folders]
    old = made_by(file, folders, reading.defines, reading.release)
    is_accepted = bool(old.classes) or not old.errors
    others = list(dict.fromkeys(others))
    new = made_by(file, others, reading.defines, request.to, is_accepted)
    known = {mistake(one) for one in old.errors}
    errors = [one for one in new.errors if mistake(one) not in known]
    # What is refused has no classes: that they are gone, or new, says nothing more.
    is_comparable = is_accepted and (new.classes or not errors)
    refused = old.refused | new.refused
    changes = [
        change
        for change in (api_changes(old.classes, new.classes) if is_comparable else ())
        if not refused.intersection(change.class_.split("::"))
    ]
    return Comparison(file, old.errors, errors, changes, new.removals)


def made_by(
    file: str,
    folders: Sequence[str],
    defines: Sequence[str],
    release: int | None,
    leaves_out: bool = False,
) -> MadeOutput:
    """`leaves_out`: the file is read without the `let`s of fields that the release lacks."""
    session = _core.Session()

    def parse() -> _core.Records:
        return session.parse(file, include_dirs=folders, defines=defines, release=release)

    found = read(session, parse, is_own if leaves_out else lambda _: False)
    if found.records is None:
        return MadeOutput(once(found.errors), {}, found.removals, set())
    unit = TranslationUnit(os.getcwd(), file, tuple(folders), tuple(defines), release=release)
    return generated_of(session, ParsedUnit(unit, found.records), found)


def is_own(path: str) -> bool:
    return not llvm_folder(path)


def generated_of(session: _core.Session, parsed: ParsedUnit, found: FieldReading) -> MadeOutput:
    """A record that a generator rejects costs its own classes only."""
    texts = {name: utf8_of(text) for name, text in found.texts.items()}
    faults = Faults(session, parsed, os.path.realpath(parsed.unit.source), texts)
    errors = list(found.errors)
    classes: dict[str, CppClass] = {}
    left_out: set[str] = set()
    unit, records = parsed.unit, parsed.records
    for action in (*default_actions(unit, records), *default_actions(unit, records, DECLARATIONS)):
        said = [message.told[0] for message in faults.of(action)]
        errors += [one for one in said if one.severity == "error"]
        if action.generator.endswith("-decls") and faults.rest:
            classes |= classes_in(generated(faults.rest.records, action))
            left_out |= faults.left_out
    mistakes: list[_core.RecordError] = []
    content = gathered([records], mistakes)
    errors += [one for error in mistakes for one in errors_of(error)]
    names = {ending for _, name in named_classes(content) for ending in with_endings(name)}
    refused = {
        ending
        for record, name in named_classes(content)
        if record in left_out
        for ending in with_endings(name)
    }
    own = {name: one for name, one in classes.items() if names.intersection(name.split("::"))}
    return MadeOutput(once(errors), own, found.removals, refused)


def utf8_of(text: str) -> str:
    return text.encode("latin-1").decode(errors="surrogateescape")


def errors_of(error: _core.RecordError) -> list[Diagnostic]:
    return [one for one in of_error(error) if one.severity == "error"]


def mistake(error: Diagnostic) -> tuple[str, str, int, int]:
    """What it is and where, however its file was included."""
    at = error.location
    return (error.message, at.file, at.line, at.column) if at else (error.message, "", 0, 0)


def once(errors: Iterable[Diagnostic]) -> list[Diagnostic]:
    return list({mistake(one): one for one in errors}.values())


def generated(records: _core.Records, action: Action) -> str:
    """Raises RecordError."""
    generator = find_generator(action.generator, action.personality)
    return generator.generate(records, Options.of(generator, dict(action.options))).text


def named_classes(content: Content) -> list[tuple[str, str]]:
    """What the project defines: the record, and the C++ class that is generated of it."""
    found = [(one.record.name, one.cpp_class) for one in content.dialects]
    found += [(one.record.name, one.cpp_class) for one in content.operations]
    found += [(one.record.name, one.cpp_class) for one in (*content.types, *content.attributes)]
    found += [(one.record.name, one.name) for one in content.interfaces]
    found += [(one.record.name, one.name) for one in content.passes]
    return found


def with_endings(name: str) -> Iterator[str]:
    return (name + ending for ending in ENDINGS)


def remove(removals: Iterable[Removal]) -> int:
    """Writes the files without the statements; how many they were."""
    by_path: dict[str, set[Edit]] = {}
    for one in removals:
        by_path.setdefault(os.path.realpath(one.path), set()).add(one.edit)
    for path, edits in by_path.items():
        with open(path, "rb") as file:
            text = file.read()
        _core.write_output(path, fixed(text, edits))
    return sum(map(len, by_path.values()))


# --- showing -------------------------------------------------------------------


def breaking(changes: Sequence[ApiChange]) -> list[ApiChange]:
    return [change for change in changes if change.kind != "new"]


def show(found: Sequence[Comparison], release: int) -> None:
    refused = once(error for one in found for error in one.errors)
    show_messages("wrong already, and not compared", once(f for one in found for f in one.faults))
    show_messages(f"LLVM {release} refuses", refused)
    for change, classes in grouped(change for one in found for change in one.changes):
        show_change(change, classes)
    kinds = Counter(change.kind for one in found for change in one.changes)
    print(
        f"{len(refused)} refused; C++: {kinds['gone']} gone, {kinds['changed']} changed, "
        f"{kinds['new']} new",
        file=sys.stderr,
    )


def show_messages(heading: str, messages: Sequence[Diagnostic]) -> None:
    if messages:
        print(f"{heading}:\n{rendered(tuple(messages))}")


def show_change(change: ApiChange, classes: Sequence[str]) -> None:
    where = classes[0] if len(classes) == 1 else f"{len(classes)} classes: {', '.join(classes)}"
    if change.member:
        print(f"{change.kind:<8} {change.member} in {where}")
    else:
        chosen = f" (after #define {change.macro})" if change.macro else ""
        print(f"{change.kind:<8} {'class ' * (len(classes) == 1)}{where}{chosen}")
    for sign, signatures in (("-", change.old), ("+", change.new)):
        for signature in signatures if change.kind != "new" else ():
            print(f"    {sign} {signature}")


def show_json(found: Sequence[Comparison]) -> None:
    files = [
        {
            "file": one.file,
            "faults": [fault.render().rstrip() for fault in one.faults],
            "refused": [error.render().rstrip() for error in one.errors],
            "changes": [asdict(change) for change in one.changes],
        }
        for one in found
    ]
    print(json.dumps({"version": VERSION, "files": files}, indent=1, ensure_ascii=False))
