"""`tblgen --llvm-include`: the folder of the installed LLVM's and MLIR's .td files."""

from __future__ import annotations

import os

from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    if arguments:
        show_problem("tblgen --llvm-include", "it takes no arguments")
        return USAGE
    folder = find_llvm_include(SearchPlaces(os.environ))
    if folder is None:
        problem = "neither LLVM's nor MLIR's .td files are found: set MLIR_DIR or LLVM_DIR"
        show_problem("tblgen --llvm-include", problem)
        return FAILED
    print(folder)
    return DONE
