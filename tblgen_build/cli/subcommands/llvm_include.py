"""`tblgen --llvm-include`: the folder of the installed LLVM's and MLIR's .td files."""

from __future__ import annotations

import os
import sys

from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    if arguments:
        print("tblgen --llvm-include: error: it takes no arguments", file=sys.stderr)
        return USAGE
    folder = find_llvm_include(SearchPlaces(os.environ))
    if folder is None:
        print(
            "tblgen --llvm-include: error: neither LLVM's nor MLIR's .td files are found: "
            "set MLIR_DIR or LLVM_DIR",
            file=sys.stderr,
        )
        return FAILED
    print(folder)
    return DONE
