"""--help: the commands, what a compile takes, the generators; these describe themselves.

The manual page and the shells' completion are made of the same tables (`shell_files.py`).
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.driver.action import STDIN, action_of
from tblgen_build.driver.subcommands import SUBCOMMANDS, TASKS
from tblgen_build.registry.find import GeneratorNotFound, find_generator, lacking
from tblgen_build.registry.personality import PERSONALITIES, PLAIN, of_program, with_generators

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tblgen_build.registry import Generator, Option

    Row = tuple[str, str]

WIDTH = 100
NARROW = 80
COLUMN = 38

MOST_USED = ("-I DIR, -IDIR", "-D NAME, -DNAME", "-o FILE", "-d FILE", "--load FILE.py")

GENERAL: tuple[Row, ...] = (
    ("-I DIR, -IDIR", "search DIR for included files; may be repeated"),
    ("-D NAME, -DNAME", "define NAME for #ifdef; may be repeated"),
    ("-o FILE", "write to FILE, in one step; default: standard output"),
    ("-d FILE", "write a dependency file for Make and Ninja to FILE; needs -o"),
    ("--write-if-changed", "do not touch the output file if its content stays the same"),
    ("--no-warn-on-unused-template-args", "do not warn about unused template arguments"),
    ("--load FILE.py", "also use the generators of a Python file; may be repeated"),
    (
        "--llvm-release=N",
        f"write for LLVM N, {_core.OLDEST_RELEASE} to {_core.NEWEST_RELEASE}; "
        "default: as LLVM's header or .td files say",
    ),
    ("--max-steps=N", "limit each statement to N steps; 0: no limit (default: 80000000)"),
    ("--time-phases", "print where the time went"),
    ("--no-cache", "do not read or fill the cache"),
    ("--color=auto|always|never", "color messages; auto: on a terminal, unless NO_COLOR is set"),
    ("--diagnostics=text|json|sarif", "print messages as data; default: text"),
    ("--on-deprecated=none|warn|error", "allow, warn about or reject uses of what is deprecated"),
    ("--traceback", "print a traceback when one of the tool's own generators fails"),
    ("@FILE", "read arguments from FILE"),
    ("--help, --help-hidden, --version", "print this, also ignored options, or the version"),
)

CORE: tuple[Row, ...] = (
    ("--print-records", "print all classes and records (the default)"),
    ("--print-detailed-records", "print them with types and source locations"),
    ("--dump-json", "print all records as JSON"),
    ("--print-enums --class=CLASS", "print the names of the records of CLASS"),
    ("--print-sets", "print the sets that the records' set operators make"),
    ("--null-backend", "only parse"),
)

WITHOUT_EFFECT = (
    "--crash-diagnostics-dir --debug-counter --debug-counter-break-on-last "
    "--disable-symbolication --info-output-file --print-all-options --print-debug-counter "
    "--print-debug-counter-queries --print-options --rng-seed --sort-timers --stats --stats-json "
    "--track-memory"
)


def version_text(line: _core.CommandLine) -> str:
    """The version; with include folders or a release, also the release that outputs are for."""
    from tblgen_build import __version__

    text = f"tblgen-build {__version__} (TableGen as of LLVM {_core.DEFAULT_RELEASE})"
    if not line.include_dirs and line.llvm_release is None:
        return text
    from tblgen_build.releases.found import described, findings, unknown

    release = release_of(line)
    lines = [
        text,
        f"for {described(release)}",
        *findings(release),
        *[each.render() for each in unknown(release)],
    ]
    return "\n".join(lines).rstrip("\n")


def release_of(line: _core.CommandLine) -> _core.Release:
    """The release that outputs are for; if no file is given, LLVM's base files decide.

    Raises GenerateError, OSError.
    """
    from tblgen_build.driver.generate import parse_unit
    from tblgen_build.releases.found import BASE_FILES

    source = None
    if line.input == STDIN:
        there = [
            name
            for name in BASE_FILES
            if any(_core.is_readable(f"{folder}/{name}") for folder in line.include_dirs)
        ]
        source = "".join([f'include "{name}"\n' for name in there[:1]]).encode()
    unit = action_of(line, PLAIN, "").unit
    return parse_unit(_core.Session(), unit, source=source).records.release


def commands() -> list[Row]:
    return [(row.name, row.summary) for row in SUBCOMMANDS.values()]


def overview(tool: str) -> str:
    """What fits one screen."""
    parts = [
        f"Usage: {tool} --GENERATOR [options] FILE.td     compile, as LLVM's tools do",
        f"       {tool} COMMAND ...",
    ]
    for task in TASKS:
        rows = [row for row in SUBCOMMANDS.values() if row.task == task]
        parts += [f"{task}:", *[f"  {row.name:<10}{row.summary}" for row in rows]]
    others = ", ".join([row.name for row in SUBCOMMANDS.values() if not row.task])
    parts += wrap(f"Other commands: {others}.", indent="", width=NARROW)
    options = [(left, right) for left, right in GENERAL if left in MOST_USED]
    parts += ["Compile:", *[f"  {left:<17}{right}" for left, right in options], "More:"]
    for topic, text in TOPICS:
        parts.append(f"  {f'{tool} help {topic}':<32}{text}")
    return "\n".join(parts)


TOPICS: tuple[Row, ...] = (
    ("COMMAND", "one command: its options, and what it does"),
    ("generators [WORD]", "all generators, or those that have WORD"),
    ("GENERATOR", "one generator: its options"),
    ("all", "everything, with all options of a compile"),
)


def generators_text(word: str, loaded: Iterable[Generator] = ()) -> str:
    """The generators of all tools, installed and loaded ones too; those with the word."""
    from tblgen_build.registry.find import installed_generators

    groups = generator_groups() | {
        "Installed generators": installed_generators(),
        "Loaded generators": list(loaded),
    }
    parts = []
    for title, generators in groups.items():
        found = [g for g in generators if word.lower() in f"{g.name} {g.help}".lower()]
        parts += section(title, [(f"--{g.name}", g.help) for g in found])
    return "\n".join(parts[1:])


def is_plain(tool: str) -> bool:
    """Whether it is called by our own name: the others have no commands."""
    row = of_program(tool)
    return row is None or row.name == PLAIN


def help_text(tool: str, everything: bool = False) -> str:
    """All commands, options and generators of the compile command."""
    groups = generator_groups()
    has_commands = is_plain(tool)
    parts = [
        f"Usage: {tool} [options] [FILE.td]",
        *([f"       {tool} COMMAND ..."] if has_commands else []),
        "",
        "Compiles a TableGen file, or standard input, and prints the result of the action.",
        "Options may have one dash or two, and `=` or a space before their value.",
        *(
            section(f"Commands ({tool} help COMMAND describes one)", commands())
            if has_commands
            else []
        ),
        *section("Options of a compile", GENERAL),
        *section("Records", CORE),
    ]
    for title, generators in groups.items():
        parts += section(title, [(f"--{g.name}", g.help) for g in generators])
    parts += option_sections([g for generators in groups.values() for g in generators])
    if everything:
        for row in PERSONALITIES.values():
            if row.package and lacking(row):
                names = " ".join(f"--{name}" for name in lacking(row))
                parts += ["", f"Generators of {row.stands_for} that are missing:", *wrap(names)]
        parts += ["", "Accepted and ignored:", *wrap(WITHOUT_EFFECT)]
    return "\n".join(parts)


def generator_text(generator: Generator) -> str:
    """The help of one generator."""
    head = [f"Usage: tblgen --{generator.name} [options] FILE.td", "", generator.help]
    options = [option_row(option) for option in generator.options]
    return "\n".join([*head, *section("Options", options), "", *wrap(COMMON, indent="")])


COMMON = "It also takes the options of a compile (tblgen --help)."


def generator_groups() -> dict[str, list[Generator]]:
    """The generators of each of LLVM's tools, by the title of the group."""
    return {
        f"{row.title} generators": available_generators(row.name) for row in with_generators("mlir")
    }


def available_generators(personality: str) -> list[Generator]:
    """The tool's own ones, sorted by name."""
    found = []
    package = __import__(PERSONALITIES[personality].package, fromlist=["GENERATORS"])
    for name in sorted(package.GENERATORS):
        try:
            found.append(find_generator(name, personality))
        except GeneratorNotFound:
            continue  # listed with --help-hidden
    return found


def option_sections(generators: Iterable[Generator]) -> list[str]:
    """The generators' options, each set once, under the names of those that share it."""
    names: dict[tuple[Option, ...], list[str]] = {}
    for generator in generators:
        if generator.options:
            users = names.setdefault(tuple(generator.options), [])
            users += [flag] if (flag := f"--{generator.name}") not in users else []
    parts = []
    for options, users in names.items():
        parts += ["", *wrap(f"Options of {', '.join(users)}:", indent="")]
        parts += rows([option_row(option) for option in options])
    return parts


def option_row(option: Option) -> Row:
    value = {"flag": "", "uint": "=N", "file": "=FILE"}.get(option.kind, "=TEXT")
    if option.choices:
        value = f"={'|'.join(option.choices)}"
    repeated = "; may be repeated" if option.kind == "strings" else ""
    return f"--{option.name}{value}", option.help + repeated


def section(title: str, entries: Sequence[Row]) -> list[str]:
    return ["", f"{title}:", *rows(entries)] if entries else []


def rows(entries: Iterable[Row]) -> list[str]:
    lines = []
    for left, right in entries:
        text = wrap(right, indent=" " * COLUMN)
        head = f"  {left}"
        if len(head) < COLUMN - 1 and text:
            lines += [head.ljust(COLUMN) + text[0].lstrip(), *text[1:]]
        else:
            lines += [head, *text]
    return lines


def wrap(text: str, indent: str = "  ", width: int = WIDTH) -> list[str]:
    import textwrap

    return textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent or "  ",
        break_on_hyphens=False,
        break_long_words=False,
    )
