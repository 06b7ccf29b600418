"""How the text of a diagnostic begins and ends: Clang's style."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

    from tblgen_build._core import Record, RecordError

# Names that are written so wherever they stand.
_NAMES: Final = frozenset(
    (
        "AddressSanitizer",
        "C",
        "CFString",
        "Clang",
        "Fuchsia",
        "GNUstep",
        "IBOutletCollection",
        "Itanium",
        "Microsoft",
        "Neon",
        "Objective",
        "OpenACC",
        "OpenCL",
        "OpenMP",
        "Pascal",
        "Swift",
        "Unicode",
        "Vulkan",
        "WebAssembly",
    )
)
_CAPITALS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
_OF_ABBREVIATIONS: Final = _CAPITALS | {"_", "+"}
_WORD_ENDS: Final = " ,-}"
_SELECT: Final = "%select{"


def check_wording(text: str, record: Record) -> Iterator[RecordError]:
    """An error for every way in which the text may begin or end that is not Clang's style."""
    for beginning in _beginnings(text):
        word = _first_word(beginning)
        # A digit alone counts as a capital letter to the reference.
        if word[:1] in _CAPITALS and word not in _NAMES and not _is_abbreviation(word):
            yield record.error(
                f"Diagnostics should not start with a capital letter; '{word}' is invalid"
            )
    for end in _ends(text):
        if end.endswith((".", "!")):
            yield record.error(
                f"Diagnostics should not end with punctuation; '{end[-1]}' is invalid"
            )


# Branches are told apart by the bars alone, as the reference does it.


def _beginnings(text: str) -> list[str]:
    if not text.startswith(_SELECT):
        return [text]
    end = _other_brace(text, len(_SELECT) - 1, 1)
    if end < 0:
        return []
    branches = text[len(_SELECT) : end].split("|")
    # Where nothing may be selected, what follows the brace and a digit may come first.
    after = [text[end + 2 :].lstrip()] if "" in branches else []
    return branches + after


def _ends(text: str) -> list[str]:
    if text[-2:-1] != "}" or not text[-1:].isdigit():
        return [text]
    at = _other_brace(text, len(text) - 2, -1)
    return text[at + 1 : -2].split("|") if text[: at + 1].endswith(_SELECT) else [text]


def _other_brace(text: str, at: int, step: int) -> int:
    """The brace that belongs to the one at `at`, which opens, or closes for a step of -1.

    -1 where there is none.
    """
    depth = 0
    while 0 <= at < len(text):
        if text[at] in "{}":
            depth += 1 if text[at] == "{" else -1
            if depth == 0:
                return at
        at += step
    return -1


def _first_word(text: str) -> str:
    return text[: next((at for at, each in enumerate(text) if each in _WORD_ENDS), len(text))]


def _is_abbreviation(word: str) -> bool:
    return len(word) > 1 and all(each in _OF_ABBREVIATIONS for each in word)
