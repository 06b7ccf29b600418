"""Fixtures that find the tools under test; a missing tool fails a test, it never skips one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import reference

# Tests of outputs make them, and leave the user's cache alone; tests of the cache say otherwise.
os.environ["TBLGEN_CACHE"] = "off"


def _found(name: str) -> Path:
    try:
        return reference.reference_tool(name)
    except reference.ToolMissing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(scope="session")
def llvm_tblgen() -> Path:
    return _found(reference.LLVM_TBLGEN)


@pytest.fixture(scope="session")
def mlir_tblgen() -> Path:
    return _found(reference.MLIR_TBLGEN)


@pytest.fixture(scope="session")
def our_tblgen() -> Path:
    try:
        return reference.our_tool()
    except reference.ToolMissing as missing:
        pytest.fail(str(missing), pytrace=False)
