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
_OF_ABBREVIATIONS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_+")
_WORD_ENDS: Final = " ,-}"
_SELECT: Final = "%select{"


def check_wording(text: str, record: Record) -> Iterator[RecordError]:
    """An error for every way in which the text may begin or end that is not Clang's style."""
    for beginning in _beginnings(text):
        word = _first_word(beginning)
        if "A" <= word[:1] <= "Z" and word not in _NAMES and not _is_abbreviation(word):
            yield record.error(
                f"Diagnostics should not start with a capital letter; '{word}' is invalid"
            )
    for end in _ends(text):
        if end.endswith((".", "!")):
            yield record.error(
                f"Diagnostics should not end with punctuation; '{end[-1]}' is invalid"
            )


# Text is told from braces as the reference does it, without looking for what they belong to.


def _beginnings(text: str) -> list[str]:
    if not text.startswith(_SELECT):
        return [text]
    return text[len(_SELECT) :].partition("}")[0].split("|")


def _ends(text: str) -> list[str]:
    at = text.rfind(_SELECT)
    if at < 0 or text[-2:-1] != "}" or not text[-1:].isdigit():
        return [text]
    return text[at + len(_SELECT) : -2].split("|")


def _first_word(text: str) -> str:
    return text[: next((at for at, each in enumerate(text) if each in _WORD_ENDS), len(text))]


def _is_abbreviation(word: str) -> bool:
    return len(word) > 1 and all(each in _OF_ABBREVIATIONS for each in word)
