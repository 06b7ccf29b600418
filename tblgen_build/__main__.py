"""`python -m tblgen_build`: the compile command."""

import sys

from tblgen_build.cli.main import main_of

sys.exit(main_of("plain", "tblgen"))
