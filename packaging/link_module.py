"""Make the package in the source tree import a built native module: link_module.py MODULE."""

import pathlib
import sys

PACKAGE = pathlib.Path(__file__).resolve().parent.parent / "tblgen_build"


def link_module(built: pathlib.Path) -> pathlib.Path:
    """Put a link to `built` into the package, in place of the one that is there."""
    link = PACKAGE / built.name
    link.unlink(missing_ok=True)
    link.symlink_to(built.resolve())
    return link


if __name__ == "__main__":
    print(link_module(pathlib.Path(sys.argv[1])))
