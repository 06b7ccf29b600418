"""What is missing in a release, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from check_dist import LIMIT, ROOT, missing, mistakes, pythons

PLATFORMS = (
    "manylinux_2_27_x86_64.manylinux_2_28_x86_64",
    "manylinux_2_28_aarch64",
    "musllinux_1_2_x86_64",
    "musllinux_1_2_aarch64",
    "macosx_13_0_x86_64",
    "macosx_13_0_arm64",
)


def release(*pythons: str) -> list[str]:
    wheels = [
        f"tblgen_build-1.2.3-{p}-{p}-{platform}.whl" for p in pythons for platform in PLATFORMS
    ]
    return [*wheels, "tblgen_build-1.2.3.tar.gz"]


def test_pythons() -> None:
    assert pythons(ROOT)[:2] == ["cp311", "cp312"]


def test_every_python_is_declared() -> None:
    """pip and PyPI show them from the classifiers."""
    text = (Path(ROOT) / "pyproject.toml").read_text()
    for python in pythons(ROOT):
        assert f'"Programming Language :: Python :: 3.{python[3:]}"' in text


def test_nothing_is_missing() -> None:
    assert list(missing(release("cp311", "cp314"), "1.2.3", ["cp311", "cp314"])) == []


def test_what_is_missing() -> None:
    names = [name for name in release("cp311") if "musl" not in name and "tar" not in name]
    assert list(missing(names, "1.2.3", ["cp311"])) == [
        "no wheel for cp311, musllinux_1_2_x86_64",
        "no wheel for cp311, musllinux_1_2_aarch64",
        "no source archive",
    ]


@pytest.mark.parametrize(
    ("name", "size", "expected"),
    [
        ("tblgen_build-1.2.3.tar.gz", LIMIT + 1, []),
        ("tblgen_build-1.2.3-cp311-x.whl", LIMIT, []),
        (
            "tblgen_build-1.2.3-cp311-x.whl",
            LIMIT + 100_000,
            ["tblgen_build-1.2.3-cp311-x.whl has 10.1 MB, more than 10"],
        ),
        (
            "tblgen_build-1.2.3.dev0.tar.gz",
            1,
            ["tblgen_build-1.2.3.dev0.tar.gz is not of version 1.2.3"],
        ),
    ],
)
def test_mistakes(name: str, size: int, expected: list[str]) -> None:
    assert list(mistakes({name: size}, "1.2.3")) == expected
