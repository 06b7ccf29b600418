"""Where a printed format has spaces."""

from __future__ import annotations

import re

import pytest

from tblgen_build.generators.mlir.assembly_format.format_spacing import Spacing


def printed(elements: str) -> str:
    """What comes out of elements separated by blanks: `$` is a value, all else a literal."""
    spacing = Spacing("p")
    text = ""
    for element in elements.split():
        text += spacing.before_value() + "p << $;" if element == "$" else spacing.literal(element)
    return "".join([piece.strip("\"'") for piece in re.findall(r"<< ([^;]*?)(?=;| <<)", text)])


@pytest.mark.parametrize(
    ("elements", "expected"),
    [
        ("$ $", " $ $"),
        ("to $", " to $"),
        ("( $ , $ )", "($, $)"),
        ("$ : $ = $", " $ : $ = $"),
        ("$ [ $ ] {", " $[$] {"),
        ("$ -> ( )", " $ -> ()"),
        ("< x > $", "<x> $"),
        ("x ( a x )", " x(a x)"),
    ],
)
def test_spaces(elements: str, expected: str) -> None:
    assert printed(elements) == expected


def test_both_branches_begin_alike() -> None:
    spacing = Spacing("p")
    spacing.literal("(")
    before = spacing.state
    assert spacing.before_value() == ""
    spacing.literal("x")
    spacing.state = before
    assert spacing.before_value() == ""
