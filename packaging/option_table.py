"""Write the options of all generators to the table that the command line's parser is built with.

`--gen-x` and any generator's options must be known before a generator is imported, and before
Python starts. Generators declare their options; this makes the table of it:

    python packaging/option_table.py           write it anew
    python packaging/option_table.py --check   fail where it is not what this would write
"""

from __future__ import annotations

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "tblgen_build" / "command" / "generator_options.inc"
HEADER = """\
// Made by packaging/option_table.py of what generators declare: do not edit.
// Name, kind, choices; by name.
"""


def option_rows() -> list[str]:
    """A row of C++ for each option of a built-in generator."""
    sys.path.insert(0, str(ROOT))
    from tblgen_build.registry import GeneratorNotFound, builtin_generators, find_generator

    options: dict[str, tuple[str, tuple[str, ...]]] = {}
    for personality in ("llvm", "mlir"):
        for flag in builtin_generators(personality):
            try:
                generator = find_generator(flag, personality)
            except GeneratorNotFound:  # not there yet
                continue
            for option in generator.options:
                kind = "Choice" if option.choices else option.kind.capitalize()
                declared = options.setdefault(option.name, (kind, option.choices))
                if declared != (kind, option.choices):
                    raise SystemExit(
                        f"--{option.name} of {generator.name} is declared elsewhere "
                        f"as another kind of option"
                    )
    return [row(name, *options[name]) for name in sorted(options)]


def row(name: str, kind: str, choices: tuple[str, ...]) -> str:
    quoted = ", ".join(f'"{choice}"' for choice in choices)
    return f'{{"{name}", OptionKind::{kind}, {{{quoted}}}}},\n'


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    arguments = parser.parse_args()
    table = HEADER + "".join(option_rows())
    if table == (TABLE.read_text() if TABLE.exists() else ""):
        return 0
    if arguments.check:
        name = pathlib.Path(__file__).relative_to(ROOT)
        print(f"{TABLE.relative_to(ROOT)} is out of date: run python {name}", file=sys.stderr)
        return 1
    TABLE.write_text(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
