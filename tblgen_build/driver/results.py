"""What a run read and gave, in the form that a cache keeps. Knows no cache: on the path of every
emission, with a cache or without.
"""

from __future__ import annotations

import os

from tblgen_build import _core, running_code
from tblgen_build.cache.action_result import Inputs, Result
from tblgen_build.driver.outputs import output_path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from tblgen_build.driver.action import Action
    from tblgen_build.driver.generate import Generated, ParsedUnit

    Run = tuple[Action, Inputs, Result]  # what was made of what


def result_of(parsed: ParsedUnit, generated: Generated) -> Result:
    """What a run gave, as the cache keeps it."""
    messages = parsed.messages + generated.messages
    return Result(generated.outputs, messages, generated.dependencies(parsed))


def digests_of(action: Action, result: Result, files: Mapping[str, bytes]) -> dict[str, str]:
    """The digests of those `files` that the local store has of the result, by path."""
    paths = {output_path(action, key): key for key in result.digests}
    return {
        path: result.digests[key]
        for path, key in paths.items()
        if files.get(path) is result.outputs[key]
    }


def inputs_of(parsed: ParsedUnit, generated: Generated) -> Inputs | None:
    """What a run read; None where it ran code that has changed since the process started."""
    files, absent = parsed.files(), list(parsed.records.missing_probes)
    for file in generated.read:
        if (digest := file.digest) is None:
            absent.append(file.path)
        else:
            files.append((file.path, digest))
    if generated.is_foreign:
        code = running_code.foreign_modules().values()
        if not running_code.are_as_started(code):
            return None
        here = parsed.unit.directory
        files += [(seen_by(here, path), _core.file_digest(path) or b"") for path in code]
    return Inputs(tuple(dict.fromkeys(files)), tuple(absent))


def seen_by(directory: str, path: str) -> str:
    """An absolute path as an action in that folder writes it: another checkout has another one."""
    return path.removeprefix((directory or os.getcwd()).rstrip("/") + "/")
