"""Link the nanobind package that this Python has to a fixed place: link_nanobind.py LINK."""

import importlib.util
import pathlib
import sys

if __name__ == "__main__":
    found = importlib.util.find_spec("nanobind")
    if found is None or found.origin is None:
        sys.exit(1)
    link = pathlib.Path(sys.argv[1])
    link.unlink(missing_ok=True)
    link.symlink_to(pathlib.Path(found.origin).parent)
