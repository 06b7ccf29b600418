"""Identifiers of diagnostics that stay when their names change (gen-clang-diags-stable-ids)."""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Option, generator
from tblgen_build.releases.clang import DESCRIPTIONS_ARE_STORED

from .diagnostic_text import Texts, parse_text, written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_ARRAYS: Final = cpp("""

    #ifdef GET_DIAG_STABLE_ID_ARRAYS
    $ids
    static const uint32_t DiagLegacyStableIDs[] = {
      0,
      $legacy
    };

    $descriptions
    #endif // GET_DIAG_STABLE_ID_ARRAYS

""")
_DESCRIPTIONS: Final = cpp("""
    enum {
      $offsets
    };

    $texts
""")
_OFFSET: Final = cpp("DIAG_DESC_OFFSET_$name = $offset,")


class StableIds:
    """Where each diagnostic's identifier stands among all, and where those it had before."""

    def __init__(self, records: Records) -> None:
        self.strings = StringOffsets()
        self.legacy_rows: list[str] = []
        self._places: dict[Record, tuple[int, int]] = {}
        self._size = 1  # of the rows
        of_each(definitions(records, "Diagnostic"), self._add)

    def _add(self, record: Record) -> None:
        stable = self.strings.add(record.value_as_string("StableId") or record.name)
        before = record.value_as_list_of_strings("LegacyStableIds")
        self._places[record] = (stable, self._size if before else 0)
        if before:
            row = [*[self.strings.add(text) for text in before], 0]
            self.legacy_rows.append(", ".join(map(str, row)) + ",")
            self._size += len(row)

    def offsets(self, record: Record) -> tuple[int, int]:
        """Of the identifier, and of the first it had before; 0: there is none."""
        return self._places[record]


@generator(
    "gen-clang-diags-stable-ids",
    help="diagnostics: identifiers that stay the same",
    options=[Option("clang-component", help="accepted and ignored")],
    since=23,
)
def STABLE_IDS(records: Records, options: Options) -> str:
    ids = StableIds(records)
    stores = records.release.has(DESCRIPTIONS_ARE_STORED)
    return _ARRAYS(
        ids=ids.strings.definition("DiagStableIDs").rstrip() + "\n",
        legacy=ids.legacy_rows,
        descriptions=_descriptions(records) if stores else "",
    )


def _descriptions(records: Records) -> str:
    texts = Texts(definitions(records, "TextSubstitution"))
    strings = StringOffsets()

    def offset(record: Record) -> str:
        parsed = parse_text(record.value_as_string("Summary"), record)
        return str(strings.add(written(texts.expanded(parsed, record))))

    offsets = of_each(
        definitions(records, "Diagnostic"),
        lambda record: _OFFSET(name=record.name, offset=offset(record)),
    )
    return _DESCRIPTIONS(
        offsets=offsets, texts=strings.storage("StaticDiagInfoDescriptions").rstrip() + "\n"
    )
