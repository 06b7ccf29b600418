"""The files that outputs depend on: those that were read, would be read, or were written.

For outputs that were made, the build's record tells; for those that failed, the include scanner.
Reads source files; knows nothing of events.
"""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.depend.scanner import scan
from tblgen_build.driver.action import Action
from tblgen_build.driver.paths import absolute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tblgen_build.batch.state import OutputRecord
    from tblgen_build.driver.action import TranslationUnit


class Interest:
    """The outputs that have to be checked when something happens to a path. All absolute."""

    __slots__ = ("outputs", "written")

    def __init__(self) -> None:
        self.outputs: dict[str, set[str]] = {}  # by path
        self.written: dict[str, set[str]] = {}  # outputs' own files

    def add(self, paths: Iterable[str], outputs: set[str]) -> None:
        for path in paths:
            known = self.outputs.setdefault(path, outputs)
            if known is not outputs:
                self.outputs[path] = known | outputs

    def of(self, paths: Iterable[str]) -> set[str]:
        return set().union(
            *[self.outputs.get(path, ()) for path in paths],
            *[self.written.get(path, ()) for path in paths],
        )


def interest_of(
    actions: Iterable[Action], records: Mapping[str, OutputRecord], failing: Iterable[str]
) -> Interest:
    """`records` are by output, as a build left them; `failing` outputs could not be made."""
    interest = Interest()
    failed = set(failing)
    by_inputs: dict[int, set[str]] = {}
    by_unit: dict[TranslationUnit, set[str]] = {}
    for action in actions:
        output = action.output_path
        record = records.get(output)
        if record is not None:
            by_inputs.setdefault(id(record.inputs), set()).add(output)
        if record is None or output in failed:
            by_unit.setdefault(action.unit, set()).add(output)
        interest.add(own_paths(action), {output})
        texts = [output] if record is None else [path for path, _ in record.texts]
        for path in texts:
            interest.written.setdefault(path, set()).add(output)
    for outputs in by_inputs.values():
        inputs = records[next(iter(outputs))].inputs
        interest.add([path for path, _ in inputs.files], outputs)
        interest.add(inputs.absent, outputs)
    sessions: dict[str, _core.Session] = {}  # by the folder that paths are relative to
    for unit, outputs in by_unit.items():
        session = sessions.setdefault(unit.directory, _core.Session())
        interest.add(scanned_paths(unit, session), outputs)
    return interest


def own_paths(action: Action) -> list[str]:
    """What an action depends on besides its source."""
    paths = [absolute(action.directory, path) for path in action.loads]
    return [*paths, action.wrapped] if os.path.isabs(action.wrapped) else paths


def scanned_paths(unit: TranslationUnit, session: _core.Session) -> list[str]:
    """What a parse would read and look for. From the unit's folder, as the parse."""
    here = os.open(".", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.chdir(unit.directory)
        found = scan(
            unit.source,
            unit.include_dirs,
            unit.defines,
            session=session,
            release=unit.release,
        )
    except OSError:  # the folder is not there
        return [absolute(unit.directory, unit.source), unit.directory]
    finally:
        os.fchdir(here)
        os.close(here)
    paths = [unit.source, *found.paths, *found.missing_probes]
    return [absolute(unit.directory, path) for path in paths]
