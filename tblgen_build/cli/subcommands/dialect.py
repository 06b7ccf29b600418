"""`tblgen dialect`: `tblgen emit` for outputs whose names say what they hold.

For build files that list outputs anyway, as Meson's custom_target() does. As fast to start as a
compile. Prints; what the arguments mean is known elsewhere.
"""

from __future__ import annotations

import os
import sys

from tblgen_build.cli.exit_codes import DONE, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.driver.command_line import CommandError
from tblgen_build.project.dialect_command import DialectCommand, emit_arguments, parse
from tblgen_build.project.output_names import UnknownName

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.cli.early import Early

HELP = """\
Usage: tblgen dialect [options] FILE.td OUTPUT...
       tblgen dialect --json [-I DIR] [-D NAME] [-o FILE] FILE.td...

Parses FILE.td once and writes every output. An output whose bytes stay the same is not touched.
The name of an output says what it holds, as in LLVM's projects:

  ...Dialect, ...Ops (or FILE), ...Types, ...Attributes (...Attrs, ...AttrDefs), ...Enums,
  ...Interfaces (...AttrInterfaces, ...TypeInterfaces), ...AttrConstraints, ...TypeConstraints,
  ...Passes, ...Patterns
      with .h.inc (declarations), .cpp.inc (definitions) or .md (documentation)
  any other name with .inc: rewrite patterns
  ...Ops.0.cpp, ...Ops.1.cpp and so on: shards, which compile the operations in parts

Options:
  -I DIR, -D NAME, --load FILE.py, --llvm-release=N, --no-warn-on-unused-template-args
                       as for compiling one output (tblgen --help)
  -d FILE              write a dependency file for Make and Ninja to FILE
  --depfile-target NAME, --stamp FILE
                       as for `tblgen emit`
  --dialect NAME       the dialect, if FILE.td knows several
  --passes NAME        the name of the group of passes
  --shard-header FILE  a header that shards include; may be repeated
  --print              print the `tblgen emit` command instead
  --json               print the dialects of the files as data: docs/dialect-json.md

tblgen searches the folders given with -I, then FILE.td's own folder and, unless one of these has
MLIR's .td files, the installed MLIR. Without -d, also what tblgen.toml or a compile database says.
"""


def main(arguments: Sequence[str], early: Early) -> int:
    if not arguments or any(a in ("-h", "-help", "--help") for a in arguments):
        sys.stdout.write(HELP)
        return DONE if arguments else USAGE
    if "--json" in arguments:
        from tblgen_build.cli.subcommands.docs import json_main

        return json_main([argument for argument in arguments if argument != "--json"])
    from tblgen_build.cli.subcommands import emit

    try:
        request = parse(arguments)
        add_settings(request)
        command = emit_arguments(request, os.getcwd(), os.environ)
    except (CommandError, UnknownName) as error:
        show_problem("tblgen dialect", error)
        return USAGE
    if request.print_only:
        from shlex import join

        from tblgen_build.cli.colors import BOLD, painted

        print(painted("tblgen emit", BOLD, sys.stdout), join(command))
        return DONE
    return emit.main(command, early)


def add_settings(asked: DialectCommand) -> None:
    """What the project says, for people.

    A command with a dependency file is a build's: what it makes may depend on nothing that it does
    not note. Raises ConfigError.
    """
    if "-d" in asked.shared:
        return
    from tblgen_build.project.file_settings import settings_of  # a build does without

    settings = settings_of(asked.files[0])
    asked.include_dirs += settings.include_dirs
    for name in settings.defines:
        asked.shared += ["-D", name]
    if asked.release is None and settings.release is not None:
        asked.release = settings.release
        asked.shared += ["--llvm-release", str(settings.release)]
