"""Fixtures that find the tools under test; a missing tool fails a test, it never skips one."""

from __future__ import annotations

import itertools
import os
import re
import signal
from collections.abc import Callable, Iterator
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import reference
from lsp_client import Client
from reference import ReleaseReference
from warm_tool import WarmTool

import tblgen_build

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler import Scheduling

# Tests of outputs make them, and leave the user's cache alone; tests of the cache say otherwise.
os.environ["TBLGEN_CACHE"] = "off"
# Tests of what starts by itself say so.
os.environ["TBLGEN_ENGINE"] = "off"
# A shell makes what it starts in the background ignore interrupts, nohup the end of a terminal:
# so would all that this starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_collection_finish() -> None:
    """Processes that tests start are to find the package that the tests themselves have found."""
    found = PathFinder.find_spec("tblgen_build")
    if found is None or found.origin != tblgen_build.__file__:
        other = found.origin if found else "nothing"
        pytest.exit(f"a test file has changed sys.path: {tblgen_build.__file__} is now {other}", 3)


def _found(name: str) -> Path:
    try:
        return reference.reference_tool(name)
    except reference.ToolMissing as missing:
        pytest.fail(str(missing), pytrace=False)


_numbers = itertools.count()


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As pytest's, which looks through all folders of the run for the next number: a minute of
    processor time for thousands of tests."""
    name = re.sub(r"\W", "_", request.node.name)[:30]
    folder = tmp_path_factory.getbasetemp() / f"{name}.{next(_numbers)}"
    folder.mkdir()
    return folder


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A language server in a folder of its own."""
    client = Client(tmp_path)
    yield client
    assert client.close() == 0, "".join(client.errors)
    assert not [line for line in client.errors if "Traceback" in line], "".join(client.errors)


@pytest.fixture(scope="session")
def llvm_tblgen() -> Path:
    return _found(reference.LLVM_TBLGEN)


@pytest.fixture(scope="session")
def mlir_tblgen() -> Path:
    return _found(reference.MLIR_TBLGEN)


@pytest.fixture(scope="session")
def clang_tblgen() -> Path:
    return _found(reference.CLANG_TBLGEN)


@pytest.fixture(scope="session")
def release_reference() -> Callable[[int], ReleaseReference]:
    """A release's tools and files: `release_reference(19).llvm_tblgen`, `.include`."""

    def find(release: int) -> ReleaseReference:
        try:
            return reference.release_reference(release)
        except reference.ToolMissing as missing:
            pytest.fail(str(missing), pytrace=False)

    return find


@pytest.fixture(scope="session")
def our_tblgen() -> Path:
    try:
        return reference.our_tool()
    except reference.ToolMissing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(scope="session")
def reference_tools() -> dict[str, Path]:
    """All reference tools by name."""
    names = (reference.LLVM_TBLGEN, reference.MLIR_TBLGEN, reference.CLANG_TBLGEN)
    return {name: _found(name) for name in names}


@pytest.fixture(scope="session")
def warm_tool() -> Iterator[WarmTool]:
    """Our tool without its start."""
    tool = WarmTool()
    yield tool
    tool.close()


_REFERENCES = {
    *("llvm_tblgen", "mlir_tblgen", "clang_tblgen"),
    *("reference_tools", "release_reference"),
}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what runs a tool by the fixture it asks for it with, so that `-m` can leave it out."""
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        if _REFERENCES & fixtures:
            item.add_marker(pytest.mark.reference)
            item.add_marker(pytest.mark.llvm_files)
        if {"our_tblgen", "client"} & fixtures:
            item.add_marker(pytest.mark.launcher)
    if hasattr(config, "workerinput"):  # one of several
        from distribution import long_first

        long_first(items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    from distribution import Units

    return Units(config, log)
