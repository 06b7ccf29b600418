"""Make an importable package of this source tree and a native module built elsewhere, for a build
that has tblgen-build as a subproject: stage_package.py MODULE FOLDER STAMP."""

import pathlib
import shutil
import sys

PACKAGE = pathlib.Path(__file__).resolve().parent.parent / "tblgen_build"


def stage_package(module: pathlib.Path, folder: pathlib.Path) -> None:
    """Make FOLDER/tblgen_build of links: to what is in the source tree, and to `module`."""
    shutil.rmtree(folder, ignore_errors=True)
    package = folder / PACKAGE.name
    package.mkdir(parents=True)
    for source in PACKAGE.iterdir():
        if source.suffix != ".so":
            (package / source.name).symlink_to(source)
    (package / module.name).symlink_to(module.resolve())


if __name__ == "__main__":
    stage_package(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
    pathlib.Path(sys.argv[3]).touch()
