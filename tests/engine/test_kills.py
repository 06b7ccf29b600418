"""Engines, workers, fetchers and commands die under builds; tests/engine_stress.py does more."""

from __future__ import annotations

from pathlib import Path

import pytest
from engine_stress import Stress
from misbehaving_server import running_server


def test_kills(tmp_path: Path, our_tblgen: Path) -> None:
    if our_tblgen.read_bytes()[:4] != b"\x7fELF":
        pytest.skip("an editable installation has no native launcher")
    with running_server() as server:
        stress = Stress(our_tblgen, tmp_path, server.url, seed=1)
        while stress.kills < 20:
            stress.step()
        stress.end()
