"""`tblgen --cmakedir`: where find_package(TblgenBuild) finds its configuration."""

from __future__ import annotations

import os

from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.running_code import PACKAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

CONFIGURATION = "TblgenBuildConfig.cmake"


def main(arguments: Sequence[str]) -> int:
    if arguments:
        show_problem("tblgen --cmakedir", "it takes no arguments")
        return USAGE
    folder = cmake_folder()
    if folder is None:
        show_problem("tblgen --cmakedir", "this installation has no CMake files")
        return FAILED
    print(folder)
    return DONE


def cmake_folder() -> str | None:
    """The folder in the installed package, or in the checkout it runs from."""
    for folder in (os.path.join(PACKAGE, "cmake"), os.path.join(os.path.dirname(PACKAGE), "cmake")):
        if os.path.exists(os.path.join(folder, CONFIGURATION)):
            return folder
    return None
