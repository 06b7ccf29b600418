"""Link the nanobind package that this Python has to a fixed place: link_nanobind.py LINK."""

import pathlib
import sys

import nanobind

if __name__ == "__main__":
    link = pathlib.Path(sys.argv[1])
    link.unlink(missing_ok=True)
    link.symlink_to(pathlib.Path(nanobind.source_dir()).parent)
