"""The drop-in compile command: options, records, generator, output.

Everything on its way is paid for in milliseconds: what only help, errors or
third-party generators need is imported where it is needed.
"""

from __future__ import annotations

import sys

from tblgen_build import (
    _core,
    running_code,  # noqa: F401 -- notes the time before the rest is imported
)
from tblgen_build.background import Background
from tblgen_build.registry import (
    GeneratorNotFound,
    Options,
    builtin_generators,
    file_name,
    find_generator,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build.registry import Generator, Output, Personality

STDIN_NAME = "<stdin>"

CORE_ACTIONS = frozenset(
    {
        "dump-json",
        "null-backend",
        "print-detailed-records",
        "print-enums",
        "print-records",
        "print-sets",
    }
)

# `tblgen NAME ...` for people: name to `module:function` with the remaining arguments.
SUBCOMMANDS: dict[str, str] = {
    "--cmakedir": "tblgen_build.cli.subcommands.cmakedir:main",
    "build": "tblgen_build.cli.subcommands.build:main",
    "cache": "tblgen_build.cli.subcommands.cache:main",
    "deps": "tblgen_build.cli.subcommands.deps:main",
    "dialect": "tblgen_build.cli.subcommands.dialect:main",
    "emit": "tblgen_build.cli.subcommands.emit:main",
    "explain": "tblgen_build.cli.subcommands.explain:main",
    "graph": "tblgen_build.cli.subcommands.graph:main",
    "ninja": "tblgen_build.cli.subcommands.ninja:main",
    "sync": "tblgen_build.cli.subcommands.sync:main",
    "tool-stamp": "tblgen_build.cli.subcommands.tool_stamp:main",
    "watch": "tblgen_build.cli.subcommands.watch:main",
    "wrap": "tblgen_build.cli.subcommands.wrap:main",
}

# Subcommands that start without installed packages: a build waits for them.
LEAN_SUBCOMMANDS = frozenset(
    {
        "--cmakedir",
        "build",
        "cache",
        "deps",
        "dialect",
        "emit",
        "explain",
        "graph",
        "ninja",
        "sync",
        "tool-stamp",
        "wrap",
    }
)


INTERRUPTED = 130  # exit status


class CommandError(Exception):
    """The command line asks for what cannot be done; str() is what to tell the user."""


def main() -> int:
    return command("plain", sys.argv[0], sys.argv[1:])


def main_llvm() -> int:
    return command("llvm", sys.argv[0], sys.argv[1:])


def main_mlir() -> int:
    return command("mlir", sys.argv[0], sys.argv[1:])


def run(personality: Personality, front_key: str = "") -> int:
    """The native launcher's way in: it passes the name it was called by as first argument.

    `front_key` is where it has looked the command line up in vain (`cache/front.py`). The
    process ends right behind: no garbage is collected, no module torn down.
    """
    import gc
    import os

    gc.disable()
    status = command(personality, sys.argv[1], sys.argv[2:], front_key)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def command(
    personality: Personality, program: str, arguments: Sequence[str], front_key: str = ""
) -> int:
    """Do what the arguments say; the process's exit status."""
    tool = program.rpartition("/")[2]
    if personality == "plain" and arguments and arguments[0] in SUBCOMMANDS:
        return run_subcommand(arguments)
    try:
        line, loaded = read_command_line(personality, arguments)
        if line.information:
            return inform(line, tool)
        if line.action in CORE_ACTIONS:
            if personality == "plain" and list(arguments[:1]) == [line.input]:
                check_subcommand(line.input)
            return _core.compile_records(line, tool)
        if any(argument.startswith("@") for argument in arguments):
            front_key = ""  # what the file says is no part of it
        return compile_line(line, personality, loaded, front_key)
    except (CommandError, GeneratorNotFound, OSError) as error:
        print(f"{tool}: error: {error}", file=sys.stderr)
    except (_core.TableGenError, _core.RecordError) as error:
        from tblgen_build.cli.diagnostics import render

        sys.stderr.write(render(error))
    return 1


def check_subcommand(word: str) -> None:
    """Raises CommandError where what is given as a file is none, and looks like a subcommand."""
    import os

    if not word.isalpha() or os.path.exists(word):
        return
    from tblgen_build.cli.suggest import close_matches, either

    near = [f"'{name}'" for name in close_matches(word, SUBCOMMANDS)]
    if near:
        raise CommandError(
            f"'{word}' is neither a command nor a file; did you mean {either(near)}?"
        )


def run_subcommand(arguments: Sequence[str]) -> int:
    if arguments[0] not in LEAN_SUBCOMMANDS:
        from tblgen_build.registry import load_site_packages

        load_site_packages()
    module, _, function = SUBCOMMANDS[arguments[0]].partition(":")
    try:
        # Not importlib.import_module(), as in the registry.
        status: int = getattr(__import__(module, fromlist=[function]), function)(arguments[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # `tblgen graph | head`: who reads has seen enough
        import os

        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


# --- the command line -------------------------------------------------------


def read_command_line(
    personality: Personality, arguments: Sequence[str]
) -> tuple[_core.CommandLine, dict[str, Generator]]:
    """The parsed arguments, and the generators beyond the built-in ones that they need, by name."""
    specs = [(flag, "action", ()) for flag in builtin_generators(personality)]
    line = _core.parse_command_line(arguments, specs)
    loaded: dict[str, Generator] = {}
    if not line.information and (line.loads or has_unknown_options(line)):
        from tblgen_build.cli.extension import extend

        loaded, line = extend(personality, arguments, line, specs)
    if line.problems and not line.information:
        from tblgen_build.cli.extension import describe_problems

        raise CommandError(describe_problems(personality, line, loaded))
    return line, loaded


def has_unknown_options(line: _core.CommandLine) -> bool:
    return any(is_unknown for is_unknown, _, _ in line.problems)


def select(
    line: _core.CommandLine, personality: Personality, loaded: Mapping[str, Generator]
) -> Generator:
    """The generator the action names."""
    personality = effective_personality(line, personality)
    try:
        return find_generator(line.action, personality, loaded)
    except GeneratorNotFound as error:
        from tblgen_build.cli.extension import describe_missing

        raise CommandError(describe_missing(personality, line.action, error)) from error


def effective_personality(line: _core.CommandLine, personality: Personality) -> Personality:
    """Whose generators are meant.

    `--gen-directive-decl` is an action of both tools. Without a personality,
    `--directives-dialect`, which only mlir-tblgen has, tells them apart.
    """
    is_mlir = personality == "plain" and "directives-dialect" in line.options
    return "mlir" if is_mlir else personality


def generator_name(
    line: _core.CommandLine, personality: Personality, loaded: Mapping[str, Generator]
) -> str:
    """The action and where its generator comes from; nothing is imported for it."""
    if line.action in loaded:
        return f"{line.action} loaded"
    builtin = builtin_generators(effective_personality(line, personality))
    return f"{line.action} {builtin.get(line.action, '')}"


def inform(line: _core.CommandLine, tool: str) -> int:
    from tblgen_build.cli.help import help_text, version_text

    if line.information == "version":
        print(version_text())
    else:
        print(help_text(tool, everything=line.information == "help-hidden"))
    return 0


# --- compiling --------------------------------------------------------------


def compile_line(
    line: _core.CommandLine,
    personality: Personality,
    loaded: Mapping[str, Generator],
    front_key: str = "",
) -> int:
    """Make the outputs, or take them from the cache, and write them.

    Diagnostics of a failure are raised; nothing is written then.
    """
    source = sys.stdin.buffer.read() if line.input == "-" else None
    cached = None
    if line.use_cache and not line.time_phases:
        from tblgen_build.cli.cached import cached_compile

        name = generator_name(line, personality, loaded)
        cached = cached_compile(line, name, source, loaded, front_key)
        hit = cached and cached.lookup()
        if cached and hit:
            sys.stderr.write(hit.messages)
            depfile, files = write(line, hit.outputs, hit.dependencies)
            cached.put_front(depfile, files)
            return 0
    timer = _core.PhaseTimer()
    timer.begin("Parse, build records")
    # Importing the generator and parsing take about as long, and parsing needs no interpreter.
    parsing = Background(parse, line, source)
    try:
        generator = select(line, personality, loaded)
    finally:
        parsing.wait()
    messages = Messages()
    records = parsing.result()
    for warning in records.warnings:
        messages.show(warning.render())
    if ".mlir." in generator.emit.__module__:
        check_deprecated(line, records, messages)
    timer.begin("Backend overall")
    if cached:
        cached.begin_run()
    output = emit(generator, records, Options.of(generator, line.options))
    if cached:
        cached.end_run()
    show_warnings(output, messages)
    timer.begin("Write output")
    outputs, read = encoded(output), dependencies(line, records)
    depfile, files = write(line, outputs, read)
    if cached:
        cached.store(outputs, messages.text(), read, records)
        cached.put_front(depfile, files)
    if line.time_phases:
        sys.stderr.write(timer.report())
    return 0


class Messages:
    """What the user is told, at once, and kept to be told again by the cache."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def show(self, text: str) -> None:
        sys.stderr.write(text)
        self.shown.append(text)

    def text(self) -> str:
        return "".join(self.shown)


def check_deprecated(line: _core.CommandLine, records: _core.Records, messages: Messages) -> None:
    """mlir-tblgen's --on-deprecated: none, warn (the default) or error."""
    reaction = line.options.get("on-deprecated", "warn")
    if reaction == "none":
        return
    from tblgen_build.generators.mlir.deprecated import deprecated_uses

    uses = deprecated_uses(records)
    if not uses:
        return
    from tblgen_build.cli.deprecated import warnings_of

    for warning in warnings_of(uses):
        messages.show(warning)
    if reaction == "error":
        raise CommandError("deprecated records are used, and --on-deprecated=error is given")


def emit(generator: Generator, records: _core.Records, options: Options) -> Output:
    try:
        return generator.generate(records, options)
    except (_core.RecordError, _core.TableGenError):
        raise
    except RecursionError:
        raise CommandError(
            f"the generator '{generator.name}' gave up: the records are nested too deeply, "
            "or refer to themselves in a circle"
        ) from None
    except Exception as error:
        from traceback import print_exc

        print_exc()
        reason = f"{type(error).__name__}: {error}"
        raise CommandError(f"the generator '{generator.name}' failed: {reason}") from error


def parse(line: _core.CommandLine, source: bytes | None) -> _core.Records:
    session = _core.Session()
    if source is not None:
        return session.parse(
            STDIN_NAME,
            source=source,
            include_dirs=line.include_dirs,
            defines=line.defines,
            warn_on_unused_template_args=line.warn_on_unused_template_args,
        )
    return session.parse(
        line.input,
        include_dirs=line.include_dirs,
        defines=line.defines,
        warn_on_unused_template_args=line.warn_on_unused_template_args,
    )


def dependencies(line: _core.CommandLine, records: _core.Records) -> list[str]:
    """Every file that was read: standard input is none."""
    paths = dict.fromkeys(dependency.path for dependency in records.dependencies)
    if line.input == "-":
        paths.pop(STDIN_NAME, None)
    return list(paths)


def show_warnings(output: Output, messages: Messages) -> None:
    for warning in output.warnings:
        from tblgen_build.cli.diagnostics import render

        messages.show(render(warning, "warning"))
    if output.log:
        messages.show(output.log)


def encoded(output: Output) -> dict[str, bytes]:
    """Each output by its key; the main one's is empty."""
    texts = {**output.additional, "": output.text}
    return {key: text.encode(errors="surrogateescape") for key, text in texts.items()}


def additional_path(path: str, key: str) -> str:
    """Where an additional file of the output at `path` goes.

    A key with an extension replaces the output's: "Enums.inc".
    """
    stem, dot, extension = path.rpartition(".")
    if not dot or "/" in extension:
        return path + key
    return stem + key if "." in key else f"{stem}{key}.{extension}"


def placed(path: str, outputs: Mapping[str, bytes]) -> dict[str, bytes]:
    """Contents by path, as they are to be written.

    There is no place beside standard output: all of them go there, the main one first.
    """
    contents = placed_at(
        {key: additional_path(path, key) if key else path for key in outputs}, outputs
    )
    if path == "-":
        main = contents.pop(path)
        return {path: b"".join([main, *contents.values()])}
    return contents


def placed_at(paths: Mapping[str, str], outputs: Mapping[str, bytes]) -> dict[str, bytes]:
    """Contents by path, with the names that the files have put in where they name each other."""
    contents = {}
    for key, content in outputs.items():
        if len(outputs) > 1 and b"\0" in content:
            for other, other_path in paths.items():
                name = other_path.rpartition("/")[2].encode(errors="surrogateescape")
                content = content.replace(file_name(other).encode(), name)
        contents[paths[key]] = content
    return contents


def write(
    line: _core.CommandLine, outputs: Mapping[str, bytes], read: Sequence[str]
) -> tuple[bytes, dict[str, bytes]]:
    """Write the dependency file, then the outputs; the text of the one, the others by path.

    In this order: whoever sees the new output sees what it depends on.
    """
    depfile = b""
    if line.depfile:
        text = _core.depfile_text(line.output, list(dict.fromkeys([*read, *line.loads])))
        depfile = text.encode(errors="surrogateescape")
        _core.write_output(line.depfile, depfile)
    files = placed(line.output, outputs)
    for path, content in files.items():
        _core.write_output(path, content, keep_when_same=line.write_if_changed)
    return depfile, files
