"""`tblgen dialect`: `tblgen emit` for outputs whose names say what they hold.

For build files that list outputs anyway, as Meson's custom_target() does. As fast to start as a
compile. Knows how to read its arguments; what they mean is `tblgen emit`'s.
"""

from __future__ import annotations

import os
import sys

from tblgen_build.build.llvm import Places, find_llvm_include, has_mlir
from tblgen_build.build.naming import UnknownName, output_options
from tblgen_build.cli.compile import CommandError
from tblgen_build.dataclass import dataclass, field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

USAGE = """\
Usage: tblgen dialect [options] FILE.td OUTPUT...

Parses FILE.td once and writes every output. An output whose bytes stay the same is not touched.
What an output holds is told from its name, as LLVM's projects have it:

  ...Dialect, ...Ops (or FILE), ...Types, ...Attributes (...Attrs, ...AttrDefs), ...Enums,
  ...Interfaces (...AttrInterfaces, ...TypeInterfaces), ...AttrConstraints, ...TypeConstraints,
  ...Passes, ...Patterns
      with .h.inc (declarations), .cpp.inc (definitions) or .md (documentation)
  any other name with .inc: rewrite patterns

Options:
  -I DIR, -D NAME, --load FILE.py, --no-warn-on-unused-template-args
                       as for compiling one output (tblgen --help)
  -d FILE              write the files that were read to FILE, for Make and Ninja
  --depfile-target NAME, --stamp FILE
                       as for `tblgen emit`
  --dialect NAME       the dialect, where FILE.td knows several
  --passes NAME        the name of the group of passes
  --print              print the `tblgen emit` command instead

Behind the folders given with -I follow FILE.td's own folder and, unless one of them has MLIR's .td
files, the installed MLIR's.
"""
SHARED = ("I", "D", "d", "load", "depfile-target", "stamp")  # they take a value
SHARED_FLAGS = ("no-warn-on-unused-template-args",)


@dataclass(slots=True)
class Request:
    """The arguments, sorted out."""

    shared: list[str] = field(default_factory=list)  # options that are `tblgen emit`'s too
    include_dirs: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    dialect: str = ""
    passes: str = ""
    print_only: bool = False


def main(arguments: Sequence[str]) -> int:
    if not arguments or any(a in ("-h", "-help", "--help") for a in arguments):
        sys.stdout.write(USAGE)
        return 0 if arguments else 1
    from tblgen_build.cli.subcommands import emit

    try:
        request = parse(arguments)
        command = emit_arguments(request, os.environ)
    except (CommandError, UnknownName) as error:
        print(f"tblgen dialect: error: {error}", file=sys.stderr)
        return 1
    if request.print_only:
        from shlex import join

        print("tblgen emit", join(command))
        return 0
    return emit.main(command)


def parse(arguments: Sequence[str]) -> Request:
    request = Request()
    rest = iter(arguments)
    for argument in rest:
        if argument.startswith("-") and argument != "-":
            read_option(argument, rest, request)
        else:
            request.files.append(argument)
    if len(request.files) < 2:
        raise CommandError("give the .td file and at least one output")
    return request


def read_option(argument: str, rest: Iterator[str], request: Request) -> None:
    name, equals, value = argument.lstrip("-").partition("=")
    if argument[:2] in ("-I", "-D") and len(argument) > 2:
        name, equals, value = argument[1], "=", argument[2:]
    if name == "print":
        request.print_only = True
    elif name in SHARED_FLAGS:
        request.shared.append(f"--{name}")
    elif name not in ("dialect", "passes", *SHARED):
        raise CommandError(f"'{argument}' is none of its options: see tblgen dialect --help")
    else:
        value = value if equals else next(rest, "")
        if not value:
            raise CommandError(f"{argument}: expects a value")
        take_value(name, value, request)


def take_value(name: str, value: str, request: Request) -> None:
    if name == "dialect":
        request.dialect = value
    elif name == "passes":
        request.passes = value
    elif name == "I":
        request.include_dirs.append(value)
    else:
        request.shared += [f"-{name}" if len(name) == 1 else f"--{name}", value]


def emit_arguments(request: Request, environment: Mapping[str, str]) -> list[str]:
    """The same as arguments of `tblgen emit`. Raises UnknownName."""
    source, *outputs = request.files
    command = [source, *request.shared, "--tool", "mlir"]
    for folder in include_dirs(source, request.include_dirs, environment):
        command += ["-I", folder]
    for output in outputs:
        options = output_options(source, output, request.dialect, request.passes)
        command += ["--output", output, *options]
    return command


def include_dirs(
    source: str, given: Sequence[str], environment: Mapping[str, str]
) -> Sequence[str]:
    """Those given come first: nothing that is found by itself may hide what the user named."""
    folders = [*given, os.path.dirname(source) or "."]
    if not any(map(has_mlir, folders)):
        found = find_llvm_include(Places(environment))
        if found is None:
            raise CommandError(
                "MLIR's .td files are not found: name their folder with -I, or set MLIR_DIR"
            )
        folders.append(found)
    return list(dict.fromkeys(folders))
