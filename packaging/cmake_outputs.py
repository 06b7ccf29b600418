"""Write cmake/TblgenBuild/Outputs.cmake: the rules of `project/output_names.py`, for CMake."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
if __name__ == "__main__":  # from a checkout; importers have the package
    sys.path.insert(0, str(ROOT))

from tblgen_build.project.output_names import (  # noqa: E402
    FORMS,
    SHARDS,
    TOPICS,
    flag_of,
    selection,
)

HEAD = """\
# What an output's name says. Made by packaging/cmake_outputs.py from
# tblgen_build/project/output_names.py: a test compares.

# ENDING FORM GENERATOR [OPTION]: the first ending that the name's stem has counts; `-` is no
# generator. <dialect> and <passes> stand for what the call says: without it there is no option.
set_property(GLOBAL PROPERTY _TBLGEN_OUTPUTS
"""

SHARD_RULE = """
# How many files compile the operations of one source: OPERATIONS-A-FILE FEWEST MOST.
set_property(GLOBAL PROPERTY _TBLGEN_SHARDS %d %d %d)
"""


def cmake_outputs() -> str:
    rows = []
    for ending, topic in TOPICS.items():
        for form in FORMS[:-1]:
            flag = flag_of(topic, form)
            options = selection(topic, form, "<dialect>", "<passes>") if flag else ()
            words = [ending, form, f"--{flag}" if flag else "-", *options]
            rows.append(f'  "{" ".join(words)}"\n')
    return f"{HEAD}{''.join(rows)})\n{SHARD_RULE % SHARDS}"


if __name__ == "__main__":
    path = ROOT / "cmake" / "TblgenBuild" / "Outputs.cmake"
    path.write_text(cmake_outputs(), encoding="utf-8")
