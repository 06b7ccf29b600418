"""The rule about texts: a code block without its end is read as if all were well."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tblgen_build.lint.finding import Finding
from tblgen_build.syntax.tokens import CODE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build.lint.unit import LintUnit, SourceTrees

SWALLOWED = "swallowed-definition"
# An example in a description is indented, as the description is.
_DEFINITION = re.compile(r"^(?:class|def|defm|multiclass)[ \t]+(\w+)", re.M)


def swallowed_definition(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """The text goes on to the end of the next block, with the definitions between the two."""
    for path in dict.fromkeys(path for unit in units for path in unit.own):
        tree = files.tree(path)
        for chunk in tree.chunks:
            for kind, start, end in zip(chunk.kinds, chunk.starts, chunk.ends, strict=True):
                if kind != CODE or "[{" not in chunk.text[start + 2 : end]:
                    continue
                found = _DEFINITION.search(chunk.text, start, end)
                if found is not None:
                    message = f"the text has the definition of '{found[1]}': is its '}}]' missing?"
                    place = files.at(path, chunk.offset + start)
                    yield Finding(path, *place, SWALLOWED, message)
