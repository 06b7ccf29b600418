"""The drop-in compile: one output of one file, as LLVM's tools make it.

Thin: it looks up a result, or parses while the generator is imported, and measures the times that
--time-phases prints. The driver does the rest.
"""

from __future__ import annotations

import sys

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED
from tblgen_build.driver.action import STDIN, action_of
from tblgen_build.driver.outputs import depfile_bytes, placed, write

BACKEND = "Backend overall"  # the phase of generators, as LLVM's tools call it
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build.cli.cached_compile import CachedCompile
    from tblgen_build.cli.early import Early
    from tblgen_build.cli.messages import Messages
    from tblgen_build.driver.action import Action
    from tblgen_build.driver.generate import ParsedUnit
    from tblgen_build.registry import Generator


def compile_line(
    line: _core.CommandLine,
    personality: str,
    loaded: Mapping[str, Generator],
    tool: str,
    messages: Messages,
    early: Early,
) -> int:
    """Do what the command line says, and show messages; the exit status.

    `tool` is what the command was called by. Raises OSError.
    """
    action = action_of(line, personality, "")
    source = sys.stdin.buffer.read() if line.input == STDIN else None
    cached = None
    if line.use_cache and not line.time_phases and _core.is_cache_on():
        from tblgen_build.cli.cached_compile import cached_compile

        cached = cached_compile(line, action, source, loaded, early.front_key)
        hit = cached and cached.lookup()
        if cached and hit:
            messages.show(hit.messages)
            cached.put_front(*put(line, action, hit.outputs, hit.dependencies))
            return DONE
    from tblgen_build.driver.generate import GenerateError

    try:
        make(line, action, source, loaded, cached, messages, early.session)
    except GenerateError as error:
        messages.show(error.all(tool))
        return FAILED
    return DONE


def make(
    line: _core.CommandLine,
    action: Action,
    source: bytes | None,
    loaded: Mapping[str, Generator],
    cached: CachedCompile | None,
    messages: Messages,
    session: _core.Session,
) -> None:
    """Make the output again. If that fails, which raises GenerateError, nothing is written."""
    from tblgen_build.driver.background import Background
    from tblgen_build.driver.generate import find, generate

    timer = _core.PhaseTimer()
    timer.begin("Parse, build records")
    # Importing the generator and parsing take about as long, and parsing needs no interpreter.
    parsing = Background(parse, session, action, source)
    try:
        generator = find(action, loaded)
    finally:
        parsing.wait()
    parsed = parsing.result()
    messages.show(parsed.messages)
    timer.begin(BACKEND)
    if line.time_phases:
        from tblgen_build import authoring

        authoring.time_phases(timer, BACKEND)
    generated = generate(parsed, action, generator=generator)
    messages.show(generated.messages)
    timer.begin("Write output")
    written = put(line, action, generated.outputs, generated.dependencies(parsed))
    if cached:
        cached.store(parsed, generated)
        cached.put_front(*written)
    if line.time_phases:
        sys.stderr.write(timer.report())


def parse(session: _core.Session, action: Action, source: bytes | None) -> ParsedUnit:
    from tblgen_build.driver.generate import parse_unit

    return parse_unit(session, action.unit, source=source)


def put(
    line: _core.CommandLine,
    action: Action,
    outputs: Mapping[str, bytes],
    dependencies: Sequence[str],
) -> tuple[bytes, dict[str, bytes]]:
    """Write it all; the text of the dependency file, and the others by path."""
    files = placed(action, outputs)
    depfile = depfile_bytes(action, dependencies) if action.depfile else b""
    write(action, files, depfile, dependencies, keep_when_same=line.write_if_changed)
    return depfile, files
