"""`python -m tblgen_build`: the compile command."""

import sys

from tblgen_build.cli.main import command

sys.exit(command("plain", "tblgen", sys.argv[1:]))
