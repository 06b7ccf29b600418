"""Regular expressions, names found by them, and the hash, as generators call them."""

from __future__ import annotations

import pytest

from tblgen_build._core import NameIndex, Regex, xxh3_64

NAMES = ["SUBrr", "ADDrr", "ADDri", "VADDrr", "ADD", "MULADDrr"]


@pytest.mark.parametrize(
    ("literal", "expression", "found"),
    [
        ("", "", NAMES),
        ("ADD", "", ["ADDrr", "ADDri", "ADD"]),
        ("ADD", "^($)", ["ADD"]),
        ("", "^(V?ADDr)", ["ADDrr", "ADDri", "VADDrr"]),
        ("", "^((ADD|SUB)rr$)", ["SUBrr", "ADDrr"]),
        ("", "^V|MUL", ["VADDrr", "MULADDrr"]),  # the second may stand anywhere
        ("", "ADDrr", ["ADDrr", "VADDrr", "MULADDrr"]),
        ("", "^([SV])", ["SUBrr", "VADDrr"]),
        ("", "^(A{2})", []),
        ("X", "r", []),
    ],
)
def test_names_in_their_own_order(literal: str, expression: str, found: list[str]) -> None:
    index = NameIndex(NAMES)
    assert [NAMES[position] for position in index.find(literal, expression)] == found


@pytest.mark.parametrize(
    ("expression", "text", "found"),
    [
        (r"\w", "w", True),
        (r"\w", "a", False),  # an escaped letter is that letter
        (r"$+", "a", True),
        (r"($)*\(", "(", True),
        (r"(a)[[:<:]]?\1", "aa", True),
        (r"(^|b)*a", "ca", True),
        (r"[[:>:]]", "ab", True),  # at the end
        ("[]^-]", "^", True),
        ("[^^]", "^", False),
        (".", "\N{SUPERSCRIPT TWO}", True),
        ("^.$", "\N{SUPERSCRIPT TWO}", False),  # bytes, not characters
    ],
)
def test_dialect(expression: str, text: str, found: bool) -> None:
    assert Regex(expression).search(text) is found


@pytest.mark.parametrize(
    ("expression", "reason"),
    [
        ("", "an alternative is empty, at character 1"),
        ("a{256}", "expected a count up to 255, at character 6"),
        ("a{99999999999}", "expected a count up to 255, at character 14"),
        (r"(a)|\1", "there is no group 1 before, at character 7"),
        ("a\0b", "a NUL character, at character 2"),
        ("(((a{255}){255}){255})", "it is too large with its repetitions written out"),
        ("(" * 300, "groups are nested too deeply, at character 252"),
    ],
)
def test_malformed(expression: str, reason: str) -> None:
    with pytest.raises(ValueError, match="^" + reason):
        Regex(expression)
    with pytest.raises(ValueError, match="^" + reason):
        NameIndex(NAMES).find("x", expression or "|")


@pytest.mark.parametrize(
    ("size", "digest"),
    [
        (0, 0x2D06800538D394C2),
        (3, 0x5F4299FC161C9CBB),
        (8, 0x3A1C2D7C85AF88F8),
        (16, 0x8355E3A6F61770DB),
        (100, 0x004E4F921A64BD1C),
        (200, 0xF42A8864FEAF0703),
        (1024, 0xE5D78BAFA45B2AA5),
        (1025, 0xE95C42288F28186E),
    ],
)
def test_hash(size: int, digest: int) -> None:
    assert xxh3_64(bytes(i % 251 for i in range(size))) == digest
