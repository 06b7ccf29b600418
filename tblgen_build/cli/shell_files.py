"""The manual page and the completion of shells, made of what --help is made of.

`packaging/option_table.py` writes them to `packaging/share/`, from where they are installed;
`tblgen completion` prints them. No compile imports this file.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from tblgen_build import _core
from tblgen_build.cli import help as help_of
from tblgen_build.driver.subcommands import SUBCOMMANDS
from tblgen_build.registry.personality import PERSONALITIES

PROGRAMS = tuple(row.program for row in PERSONALITIES.values())


class CompletedOption(NamedTuple):
    """An option as completion has it."""

    name: str  # with its dashes
    help: str
    values: tuple[str, ...]  # what may follow `=`; empty where it takes none, or anything
    takes_value: bool


# --- commands and options -----------------------------------------------------------


def compile_options() -> list[CompletedOption]:
    """Every action and option of a compile that does something."""
    helps = {name: text for row in rows() for name, text in named(row)}
    without_effect = set(help_of.WITHOUT_EFFECT.split())
    found: dict[str, CompletedOption] = {}
    for name, kind, values in _core.known_options():
        flag = f"--{name}" if len(name) > 1 else f"-{name}"
        if flag in helps and flag not in without_effect:
            takes = kind not in ("action", "flag")
            found[flag] = CompletedOption(flag, helps[flag], tuple(values), takes)
    for generators in help_of.generator_groups().values():
        for generator in generators:
            found.setdefault(
                f"--{generator.name}",
                CompletedOption(f"--{generator.name}", generator.help, (), False),
            )
    found["--color"] = CompletedOption(
        "--color", helps["--color"], ("auto", "always", "never"), False
    )
    return sorted(found.values())


def rows() -> list[tuple[str, str]]:
    """All rows of --help that name options."""
    found = [*help_of.GENERAL, *help_of.CORE]
    for generators in help_of.generator_groups().values():
        for generator in generators:
            found += [help_of.option_row(option) for option in generator.options]
    return found


def named(row: tuple[str, str]) -> list[tuple[str, str]]:
    """The options that the left side of a row names, each with the right side."""
    return [(name, row[1]) for name in re.findall(r"(?:^|[ ,])(--?[A-Za-z][\w-]*)", row[0])]


def command_options(command: str) -> list[CompletedOption]:
    """The options of a subcommand: what its parser takes, or what its help names."""
    imported = __import__(SUBCOMMANDS[command].module, fromlist=["main"])
    make = getattr(imported, "argument_parser", None)
    if make is not None:
        every = [choice for action in make()._actions for choice in of_argument(action)]
        return list({choice.name: choice for choice in every}.values())
    usage, _, rest = getattr(imported, "HELP", "").partition("\n")
    found = [choice for line in rest.splitlines() for choice in of_line(line)]
    known = {choice.name for choice in found}
    more = dict.fromkeys(re.findall(r"(?<=[ \[])--?[a-z][\w-]*", usage))
    return [*found, *(CompletedOption(name, "", (), True) for name in more if name not in known)]


def of_argument(action: Any) -> list[CompletedOption]:
    """The options of one of argparse's arguments."""
    takes = action.nargs != 0
    if not action.option_strings and isinstance(action.choices, dict):  # words with options
        parsers = action.choices.values()
        return [one for parser in parsers for own in parser._actions for one in of_argument(own)]
    return [
        CompletedOption(name, action.help or "", tuple(map(str, action.choices or ())), takes)
        for name in action.option_strings
    ]


def of_line(line: str) -> list[CompletedOption]:
    """The options that a line of a help text describes."""
    match = re.match(r"  (-.*?)(?:  +(\S.*)|$)", line)
    if match is None:
        return []
    left, text = match[1], match[2] or ""
    found = re.findall(r"(--?[A-Za-z][\w-]*)( [A-Z][\w.|]*| [a-z]+(?:\|[a-z]+)+)?", left)
    return [
        CompletedOption(name, text, tuple(value.split("|")) if "|" in value else (), bool(value))
        for name, value in ((name, value.strip()) for name, value in found)
    ]


def command_words(command: str) -> list[str]:
    """Words that a subcommand takes in front: those of `cache`, shells, what help is for."""
    if command == "help":
        generators = [each for group in help_of.generator_groups().values() for each in group]
        return [
            *(name for name in SUBCOMMANDS if name.isidentifier()),
            "all",
            "generators",
            *sorted({generator.name for generator in generators}),
        ]
    if command == "cache":
        return ["clear", "trim", "verify"]
    return sorted(COMPLETIONS) if command == "completion" else []


FOLDERS = ("-C", "-I")  # options that are followed by one


def commands() -> list[tuple[str, str]]:
    return [row for row in help_of.commands() if not row[0].startswith("-")]


# --- bash --------------------------------------------------------------------

BASH = """\
# Completion of tblgen for bash. Made by packaging/option_table.py: do not edit.
_tblgen() {{
  local current="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD - 1]}}"
  local command="" words="" values=""
  [[ "${{COMP_WORDS[0]##*/}}" == tblgen ]] && command="${{COMP_WORDS[1]}}"
  COMPREPLY=()
  # bash takes `--option=value` apart.
  if [[ "$current" == "=" ]]; then
    current=""
    values="$before"
  elif [[ "$before" == "=" ]]; then
    values="${{COMP_WORDS[COMP_CWORD - 2]}}"
  else
    values="$before"
  fi
  case "$values" in
{values}
  esac
  if [[ -n "$words" ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  case "$before" in
    {folders}) COMPREPLY=($(compgen -d -- "$current")); return ;;
  esac
  if ((COMP_CWORD == 1)) && [[ "${{COMP_WORDS[0]##*/}}" == tblgen && "$current" != -* ]]; then
    COMPREPLY=($(compgen -W "{commands}" -- "$current"))
  fi
  case "$command" in
{options}
    *) words="{compile}" ;;
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  elif ((COMP_CWORD > 1)); then
    case "$command" in
{arguments}
    esac
  fi
}}
complete -o bashdefault -o default -F _tblgen {programs}
"""


def bash() -> str:
    options = {name: command_options(name) for name, _ in commands()}
    every = [*compile_options(), *(choice for found in options.values() for choice in found)]
    return BASH.format(
        values="\n".join(
            f'    {name}) words="{" ".join(values)}" ;;' for name, values in with_values(every)
        ),
        commands=" ".join(name for name, _ in commands()),
        options="\n".join(
            f'    {name}) words="{" ".join(choice.name for choice in found)}" ;;'
            for name, found in options.items()
        ),
        compile=" ".join(choice.name for choice in compile_options()),
        arguments="\n".join(
            f'      {name}) COMPREPLY=($(compgen -W "{" ".join(words)}" -- "$current")) ;;'
            for name, _ in commands()
            if (words := command_words(name))
        ),
        folders="|".join(FOLDERS),
        programs=" ".join(PROGRAMS),
    )


def with_values(choices: list[CompletedOption]) -> list[tuple[str, tuple[str, ...]]]:
    return sorted({(choice.name, choice.values) for choice in choices if choice.values})


# --- zsh ---------------------------------------------------------------------

ZSH = """\
#compdef {programs}
# Completion of tblgen for zsh. Made by packaging/option_table.py: do not edit.
_tblgen() {{
  local -a commands options
  commands=(
{commands}
  )
  local command=""
  [[ ${{words[1]:t}} == tblgen ]] && command=${{words[2]}}
  case $PREFIX in
{values}
  esac
  case $command in
{options}
    *) options=(
{compile}
      ) ;;
  esac
  if (( CURRENT == 2 )) && [[ ${{words[1]:t}} == tblgen && $PREFIX != -* ]]; then
    _describe -t commands command commands
  fi
  if [[ $PREFIX == -* ]]; then
    _describe -o -t options option options
    return
  fi
  case ${{words[CURRENT-1]}} in
    {folders}) _files -/; return ;;
  esac
  if (( CURRENT > 2 )); then
    case $command in
{arguments}
    esac
  fi
  _files
}}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _tblgen "$@"
else
  compdef _tblgen {programs}
fi
"""


def zsh() -> str:
    options = {name: command_options(name) for name, _ in commands()}
    every = [*compile_options(), *(choice for found in options.values() for choice in found)]
    return ZSH.format(
        programs=" ".join(PROGRAMS),
        commands="\n".join(f"    {zsh_word(name, text)}" for name, text in commands()),
        values="\n".join(
            f"    {name}=*) compset -P '*='; compadd -- {' '.join(values)}; return ;;"
            for name, values in with_values(every)
        ),
        options="\n".join(
            "\n".join(
                [
                    f"    {name}) options=(",
                    *(f"        {zsh_word(*c[:2])}" for c in found),
                    "      ) ;;",
                ]
            )
            for name, found in options.items()
        ),
        compile="\n".join(f"        {zsh_word(*choice[:2])}" for choice in compile_options()),
        arguments="\n".join(
            f"      {name}) compadd -- {' '.join(words)}; return ;;"
            for name, _ in commands()
            if (words := command_words(name))
        ),
        folders="|".join(FOLDERS),
    )


def zsh_word(name: str, text: str) -> str:
    return quoted(f"{name}:{text}" if text else name)


def quoted(text: str) -> str:
    """One word of a shell, whichever."""
    return "'" + text.replace("'", "'\\''") + "'"


# --- fish --------------------------------------------------------------------


def fish() -> str:
    lines = ["# Completion of tblgen for fish. Made by packaging/option_table.py: do not edit."]
    # What fish makes of the manual page lists every option of every command: leave it out.
    lines += [f"complete -c {program} -e" for program in PROGRAMS]
    of_tblgen = "complete -c tblgen"
    for name, text in commands():
        lines.append(f"{of_tblgen} -n __fish_use_subcommand -a {name} -d {quoted(text)}")
    for name, _ in commands():
        seen = quoted(f"__fish_seen_subcommand_from {name}")
        lines += [f"{of_tblgen} -n {seen} {fish_option(c)}" for c in command_options(name)]
        if words := command_words(name):
            lines.append(f"{of_tblgen} -n {seen} -f -a {quoted(' '.join(words))}")
    for program in PROGRAMS:
        when = " -n __fish_use_subcommand" if program == PROGRAMS[0] else ""
        lines += [f"complete -c {program}{when} {fish_option(c)}" for c in compile_options()]
    return "\n".join(lines) + "\n"


def fish_option(choice: CompletedOption) -> str:
    name = choice.name.lstrip("-")
    parts = ["-s" if len(name) == 1 else "-l", name]
    if choice.values:
        parts += ["-x", "-a", quoted(" ".join(choice.values))]
    elif choice.name in FOLDERS:
        parts += ["-x", "-a", "'(__fish_complete_directories)'"]
    elif choice.takes_value:
        parts.append("-r")
    return " ".join([*parts, *(["-d", quoted(choice.help)] if choice.help else [])])


COMPLETIONS = {"bash": bash, "fish": fish, "zsh": zsh}


# --- the manual page ---------------------------------------------------------

DESCRIPTION = """\
tblgen compiles TableGen files as llvm-tblgen, mlir-tblgen and clang-tblgen do, with their options
and outputs, and builds whole projects. Called as {programs} it stands
for that tool; these take no commands."""

STATUSES = (
    ("0", "done"),
    ("1", "an error in what was read, or something could not be made or written"),
    ("2", "the command line, or a configuration, makes no sense (a compile ends with 1)"),
    ("130", "interrupted by Ctrl-C"),
)

ENVIRONMENT = (
    (
        "NO_COLOR",
        "where it is not empty, messages have no colors unless --color=always asks for them",
    ),
    ("TBLGEN_CACHE", "off, or read-only: whether the cache is used and filled"),
    ("TBLGEN_CACHE_DIR", "the folder of the cache"),
    ("TBLGEN_CACHE_REMOTE", "a server that shares it"),
    ("TBLGEN_CACHE_SIZE", "how large it may become, as 5G"),
)


def manual() -> str:
    """tblgen(1), as roff."""
    parts = [
        '.\\" Made by packaging/option_table.py: do not edit.',
        '.TH TBLGEN 1 "" "tblgen-build" "User Commands"',
        ".SH NAME",
        f"{roff(', '.join(PROGRAMS))} \\- compile TableGen files",
        ".SH SYNOPSIS",
        ".B tblgen\n[\\fIoptions\\fR] [\\fIFILE.td\\fR]\n.br\n.B tblgen\n\\fICOMMAND\\fR ...",
        ".SH DESCRIPTION",
        roff(DESCRIPTION.format(programs=", ".join(PROGRAMS[1:-1]) + " or " + PROGRAMS[-1])),
        *list_section("COMMANDS", commands()),
        *list_section("OPTIONS OF A COMPILE", help_of.GENERAL),
        *list_section("RECORDS", help_of.CORE),
    ]
    groups = help_of.generator_groups()
    for title, generators in groups.items():
        parts += list_section(title.upper(), [(f"--{g.name}", g.help) for g in generators])
    parts += [".SH OPTIONS OF GENERATORS"]
    options = {o.name: o for g in groups.values() for generator in g for o in generator.options}
    parts += [item(*help_of.option_row(options[name])) for name in sorted(options)]
    parts += [".SH OPTIONS OF COMMANDS"]
    for name, _ in commands():
        found = [choice for choice in command_options(name) if choice.help]
        parts += [f".SS {roff(name)}"] if found else []
        parts += [item(choice.name, choice.help) for choice in found]
    parts += list_section("EXIT STATUS", STATUSES)
    parts += list_section("ENVIRONMENT", ENVIRONMENT)
    return "\n".join(parts) + "\n"


def list_section(title: str, entries: Any) -> list[str]:
    return [f".SH {roff(title)}", *(item(left, right) for left, right in entries)]


def item(left: str, right: str) -> str:
    return f".TP\n.B {roff(left)}\n{roff(right)}"


def roff(text: str) -> str:
    """Text as roff has it: no line of it is a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line[:1] in (".", "'") else line for line in text.split("\n"))


# --- files -------------------------------------------------------------------


def shell_files() -> dict[str, str]:
    """All of them: the path below `share`, and the text."""
    files = {
        "man/man1/tblgen.1": manual(),
        "bash-completion/completions/tblgen": bash(),
        "zsh/site-functions/_tblgen": zsh(),
        "fish/vendor_completions.d/tblgen.fish": fish(),
    }
    loaded = '. "${BASH_SOURCE[0]%/*}/tblgen"\n'
    for program in PROGRAMS[1:]:
        files[f"man/man1/{program}.1"] = ".so man1/tblgen.1\n"
        files[f"bash-completion/completions/{program}"] = loaded
    return files
