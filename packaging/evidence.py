"""Write the core's table of evidence from tblgen_build/releases; a test compares.

python packaging/evidence.py
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
if __name__ == "__main__":  # from a checkout; others who import this have the package
    sys.path.insert(0, str(ROOT))

from tblgen_build._core import FIRST_EVIDENCE  # noqa: E402
from tblgen_build.releases import Difference, differences, looked_for  # noqa: E402

TABLE = ROOT / "tblgen_build" / "core" / "release" / "evidence.inc"
HEAD = "// Made by packaging/evidence.py. Rows of one file stand together.\n"

Row = tuple[str, str, bool]  # file, word, whether it is absent


def bound(row: Difference) -> int:
    """The release in whose making it came, or went."""
    return row.first if row.first >= FIRST_EVIDENCE else row.last + 1


def rows() -> dict[Row, int]:
    """With the release that each came with, in the table's order."""
    found: dict[Row, int] = {}
    for difference in differences():
        if difference.evidence is None:
            continue
        row = looked_for(difference.evidence)
        if found.setdefault(row, bound(difference)) != bound(difference):
            raise ValueError(f"{difference.name}: its evidence is that of another release, too")
    return dict(sorted(found.items()))


def table() -> str:
    lines = [
        f'EVIDENCE("{file}", "{word}", {release}, {str(is_absent).lower()})\n'
        for (file, word, is_absent), release in rows().items()
    ]
    return "".join([HEAD, *lines, "#undef EVIDENCE\n"])


if __name__ == "__main__":
    TABLE.write_text(table())
