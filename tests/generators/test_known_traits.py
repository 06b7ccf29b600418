"""The table of traits is the only place that has their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build.generators import mlir
from tblgen_build.generators.mlir.model import known_traits

NAMES = [
    v
    for k, v in vars(known_traits).items()
    if isinstance(v, str) and k.isupper() and not k.endswith("_SIZES")
]
SOURCES = [p for p in Path(mlir.__file__).parent.rglob("*.py") if p.stem != "known_traits"]


@pytest.mark.parametrize("name", NAMES)
def test_no_other_file_names_a_trait(name: str) -> None:
    assert [p.name for p in SOURCES if f'"{name}"' in p.read_text(encoding="utf-8")] == []


def test_names_for_messages() -> None:
    assert known_traits.name_in_definitions(known_traits.SAME_TYPE) == "SameOperandsAndResultType"
