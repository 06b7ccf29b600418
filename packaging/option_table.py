"""Write what generators declare to tables that the launcher is built with: options, outputs.

And what is made of the same data as --help: the manual page, and completion for shells.

`--gen-x` and any generator's options must be known before a generator is imported, and before
Python starts. Generators declare their options; this makes the tables of it:

    python packaging/option_table.py           write them again
    python packaging/option_table.py --check   fail where they are not what this would write
"""

from __future__ import annotations

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMAND = ROOT / "tblgen_build" / "command"
SHARE = ROOT / "packaging" / "share"  # what is installed below `share`
MADE = "// Made by packaging/option_table.py of what generators declare: do not edit.\n"


def tools() -> list[str]:
    """LLVM's tools whose generators we have."""
    from tblgen_build.registry.personality import PERSONALITIES

    return [name for name, row in PERSONALITIES.items() if row.package]


def option_rows() -> list[str]:
    """A row of C++ for each option of a built-in generator."""
    from tblgen_build.registry.find import GeneratorNotFound, builtin_generators, find_generator

    options: dict[str, tuple[str, tuple[str, ...]]] = {}
    for personality in tools():
        for flag in builtin_generators(personality):
            try:
                generator = find_generator(flag, personality)
            except GeneratorNotFound:  # not there yet
                continue
            for option in generator.options:
                kind = option.value_kind.capitalize()
                declared = options.setdefault(option.name, (kind, option.choices))
                if declared != (kind, option.choices):
                    raise SystemExit(
                        f"--{option.name} of {generator.name} is declared elsewhere "
                        f"as another kind of option"
                    )
    return [row(name, *options[name]) for name in sorted(options)]


def additional_rows() -> list[str]:
    """A row for each generator that writes several files: its flag, the additional ones' keys."""
    from tblgen_build.registry.find import additional_keys, builtin_generators

    flags = {flag for name in tools() for flag in builtin_generators(name)}
    declared = {flag: additional_keys("plain", flag) for flag in sorted(flags)}
    return [additional_row(flag, tuple(keys)) for flag, keys in declared.items() if keys]


def additional_row(flag: str, keys: tuple[str, ...]) -> str:
    quoted = ", ".join(f'"{key}"' for key in keys)
    return f'{{"{flag}", {{{quoted}}}}},\n'


def row(name: str, kind: str, choices: tuple[str, ...]) -> str:
    quoted = ", ".join(f'"{choice}"' for choice in choices)
    return f'{{"{name}", OptionKind::{kind}, {{{quoted}}}}},\n'


def subcommand_rows() -> list[str]:
    """A row for each subcommand that the launcher may serve."""
    from tblgen_build.driver.subcommands import SUBCOMMANDS

    served = [row.name for row in SUBCOMMANDS.values() if row.is_served]
    return [f'SERVED({name.title().replace("-", "")}, "{name}")\n' for name in served]


def emit_rows() -> list[str]:
    """The options with a value that only `tblgen emit` has."""
    from tblgen_build.driver.commands import OWN_OPTIONS

    return [f'"{name}",\n' for name in OWN_OPTIONS]


def shell_files() -> dict[pathlib.Path, str]:
    from tblgen_build.cli.shell_files import shell_files as texts

    return {SHARE / name: text for name, text in texts().items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    arguments = parser.parse_args()
    sys.path.append(str(ROOT))  # where nothing is installed
    tables = {
        "generator_options.inc": ["// Name, kind, choices; by name.\n", *option_rows()],
        "subcommands.inc": ["// Identifier, name.\n", *subcommand_rows()],
        "emit_options.inc": ["// Names.\n", *emit_rows()],
        "additional_outputs.inc": ["// Flag, keys of additional outputs.\n", *additional_rows()],
    }
    files = {COMMAND / name: MADE + "".join(rows) for name, rows in tables.items()}
    files |= shell_files()
    status = 0
    for path, text in files.items():
        if text == (path.read_text() if path.exists() else ""):
            continue
        if arguments.check:
            own = pathlib.Path(__file__).relative_to(ROOT)
            print(f"{path.relative_to(ROOT)} is out of date: run python {own}", file=sys.stderr)
            status = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            if path.suffix == ".inc":
                print("The module's tables have changed: build, and run this again for completions")
    return status


if __name__ == "__main__":
    sys.exit(main())
