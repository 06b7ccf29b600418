"""The command's entry points: a subcommand, or a compile as LLVM's tools have it.

Every import on the path of a compile costs time, so code that only help, errors or subcommands need
is imported there.
"""

from __future__ import annotations

import sys

from tblgen_build import (
    _core,
    running_code,  # noqa: F401 -- notes the time before the rest is imported
)
from tblgen_build.cli.early import Early
from tblgen_build.cli.exit_codes import DONE, FAILED, INTERRUPTED, USAGE
from tblgen_build.cli.messages import messages_of, messages_of_arguments, problems
from tblgen_build.driver.command_line import CORE_ACTIONS, CommandError, read_command_line
from tblgen_build.driver.subcommands import HELP, PREPROCESS, SUBCOMMANDS
from tblgen_build.registry.find import GeneratorNotFound
from tblgen_build.registry.personality import PLAIN, of_program

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def main() -> int:
    """The entry point under any of the command's names, which decides whose generators win."""
    name = sys.argv[0].replace("\\", "/").rpartition("/")[2]
    named = of_program(name.removesuffix(".exe"))
    return main_of(named.name if named is not None else PLAIN)


def main_lsp() -> int:
    """The language server under a name of its own: a stand-in for LLVM's tblgen-lsp-server."""
    ensure_streams()
    return finished(command("plain", "tblgen", ["lsp", *sys.argv[1:]]))


def main_of(personality: str, program: str = "") -> int:
    ensure_streams()
    return finished(command(personality, program or sys.argv[0], sys.argv[1:]))


def run(
    personality: str, front_key: str = "", session: _core.Session | None = None, code: str = ""
) -> int:
    """The native launcher's way in: it passes the name it was called by as first argument.

    The process ends right after: no garbage is collected, no module torn down.
    """
    import gc
    from posix import _exit

    gc.disable()
    _core.take_large_pieces()
    early = Early(front_key, session, bytes.fromhex(code))
    _exit(finished(command(personality, sys.argv[1], sys.argv[2:], early)))


def finished(status: int) -> int:
    """The exit status, once all is written that was printed."""
    try:
        sys.stdout.flush()
    except OSError as error:
        status = FAILED
        abandon_output(error)
    try:
        sys.stderr.flush()
    except OSError:  # standard error is closed, too
        return FAILED
    return status


def abandon_output(error: OSError) -> None:
    """Report that standard output takes nothing, unless its reader has closed it."""
    import os

    if not isinstance(error, BrokenPipeError):
        print(
            f"tblgen: error: could not write to standard output: {error.strerror}", file=sys.stderr
        )
    # What is left in the buffer goes nowhere, also at the interpreter's end.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def ensure_streams() -> None:
    """Open streams for closed descriptors: Python has none, but the rest of the code needs them.

    The launcher opens them itself. This is for processes without a launcher.
    """
    import os

    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115 -- to the end


def write_bytes_as_they_are() -> None:
    """Let messages show bytes that are not UTF-8 as they are, as LLVM's tools do.

    Python spells them out on standard error, and refuses them on standard output in most locales.
    The engine does this for its children, whose streams are not Python's own.
    """
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)  # not of tests' own streams
        if reconfigure is not None and stream.errors != "surrogateescape":
            reconfigure(errors="surrogateescape")


def command(
    personality: str,
    program: str,
    arguments: Sequence[str],
    early: Early | None = None,
) -> int:
    """Do what the arguments say. Returns the exit status."""
    tool = program.rpartition("/")[2]
    early = early or Early()
    write_bytes_as_they_are()
    if any(argument.startswith("@") for argument in arguments):
        early.front_key = ""  # what the file says is not a part of it
    if personality == PLAIN and arguments and arguments[0] in SUBCOMMANDS:
        return run_subcommand(arguments, early)
    if personality == PLAIN and PREPROCESS in arguments:  # as with compilers: anywhere
        rest = [argument for argument in arguments if argument != PREPROCESS]
        return run_subcommand([PREPROCESS, *rest])
    if personality == PLAIN and len(arguments) > 1 and HELP in arguments:
        topics = help_of_loaded(arguments)
        if topics:
            return run_subcommand([HELP, *topics])
    if personality == PLAIN and not arguments and sys.stdin is not None and sys.stdin.isatty():
        return hint(tool)
    try:
        return compile_command(personality, tool, arguments, early)
    except BrokenPipeError as error:
        abandon_output(error)
    except (CommandError, GeneratorNotFound, OSError) as error:
        messages = messages_of_arguments(arguments)
        messages.show(problems(tool, error))
        messages.finish()
    except KeyboardInterrupt:
        return INTERRUPTED
    return FAILED


def compile_command(
    personality: str,
    tool: str,
    arguments: Sequence[str],
    early: Early,
) -> int:
    """Raises CommandError, GeneratorNotFound, OSError."""
    if personality == PLAIN and arguments:
        check_subcommand(arguments[0])
    line, loaded = read_command_line(personality, arguments)
    if line.information:
        return inform(line, arguments, tool)
    if line.diagnostics != "text":
        early.front_key = ""  # the launcher knows no other form
    messages = messages_of(line)
    if line.action not in CORE_ACTIONS:
        from tblgen_build.cli.compile import compile_line

        status = compile_line(line, personality, loaded, tool, messages, early)
    elif line.diagnostics == "text":
        return _core.compile_records(line, tool, personality)
    else:
        status, found = _core.compile_silently(line, tool, personality)
        messages.show(found)
    messages.finish()
    return status


def hint(tool: str) -> int:
    """What to print if you typed only the name. Otherwise it would silently wait for input."""
    print(
        f"{tool}: name a .td file, or `-` for standard input; "
        f"`{tool} build` makes the outputs of a project, `{tool} --help` says what else there is",
        file=sys.stderr,
    )
    return USAGE


def help_of_loaded(arguments: Sequence[str]) -> list[str]:
    """The arguments for `help`, of `tblgen --load g.py help gen-x`; otherwise none."""
    at = arguments.index(HELP)
    before = list(arguments[:at])
    files = before[1::2] if all(word.lstrip("-") == "load" for word in before[::2]) else []
    joined = [word for word in before if word.lstrip("-").startswith("load=")]
    is_load = bool(before) and (len(joined) == len(before) or len(files) * 2 == len(before))
    return [*before, *arguments[at + 1 :]] if is_load else []


def check_subcommand(word: str) -> None:
    """Raises CommandError if a word in the place of a file is not a file.

    Only words that look like subcommands are checked; others are files to open.
    """
    if not word.replace("-", "a").isalpha() or word.startswith("-"):
        return
    import os

    if os.path.exists(word):
        return
    from tblgen_build.driver.suggest import close_matches, either

    near = either([f"'{name}'" for name in close_matches(word, SUBCOMMANDS)])
    way = f"did you mean {near}?" if near else "`tblgen --help` lists the commands"
    raise CommandError(f"'{word}' is neither a command nor a file; {way}")


def show_failure(subcommand: str, error: Exception) -> None:
    from tblgen_build.cli.messages import show_problem

    show_problem(f"tblgen {subcommand}", error)


def run_subcommand(arguments: Sequence[str], early: Early | None = None) -> int:
    row = SUBCOMMANDS[arguments[0]]
    if row.needs_site:
        from tblgen_build.registry.find import load_site_packages

        load_site_packages()
    try:
        # Not importlib.import_module(), as in the registry.
        main = __import__(row.module, fromlist=["main"]).main
        status: int = main(arguments[1:], *([early or Early()] if row.is_served else []))
    except OSError as error:
        if error.filename is None:  # `tblgen graph | head`
            abandon_output(error)
        else:
            show_failure(arguments[0], error)
        return FAILED
    except Exception as error:
        from tblgen_build.project.config_file import ConfigError

        if not isinstance(error, ConfigError):
            raise
        show_failure(arguments[0], error)
        return USAGE
    except SystemExit as request:  # of argparse, after --help and errors
        return request.code if isinstance(request.code, int) else DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def inform(line: _core.CommandLine, arguments: Sequence[str], tool: str) -> int:
    from tblgen_build.cli.help import help_text, is_plain, overview, version_text

    if line.information == "version":
        others = [word for word in arguments if word.lstrip("-") != "version"]
        from tblgen_build.driver.generate import GenerateError

        try:
            print(version_text(_core.parse_command_line(others)))
        except GenerateError as error:
            sys.stderr.write(str(error))
            return FAILED
    elif is_plain(tool) and line.information == "help":
        print(overview(tool))
    else:
        print(help_text(tool, everything=line.information == "help-hidden"))
    return DONE
