"""Bazel: the rules in its sandbox, what is made again when, and a remote cache."""

from __future__ import annotations

import hashlib
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import dialect_project
import pytest
import reference
from bazel_build import Bazel, running_bazel
from cache_server import nginx
from dialect_project import OUTPUTS, ROOT, TOY, Project, code_block

WORKSPACE = """\
workspace(name = "toy")

local_repository(
    name = "tblgen_build",
    path = "{rules}",
)

load("@tblgen_build//:repositories.bzl", "installed_td_files", "tblgen_installed")

tblgen_installed(
    name = "tblgen",
    path = "{tblgen}",
)

register_toolchains("@tblgen//:toolchain")

installed_td_files(
    name = "mlir",
    path = "{include}",
)
"""
BUILD = """\
load("@tblgen_build//:defs.bzl", "mlir_dialect", "tblgen_library", "td_library")

td_library(
    name = "base",
    srcs = glob(["first/**/*.td", "include/**/*.td"]),
    includes = ["first", "include"],
    deps = ["@mlir//:td"],
)

mlir_dialect(
    name = "toy",
    td_file = "ToyOps.td",
    deps = [":base"],
)

tblgen_library(
    name = "names",
    td_file = "Names.td",
    generators = ["names.py"],
    outs = {"Names.h.inc": ["--gen-names"]},
)

cc_binary(
    name = "show",
    srcs = ["main.c"],
    deps = [":names"],
)
"""
ACTIONS = {"Generating 4 ": "toy", "Generating 1 ": "names", "Compiling ": "compile"}

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("bazel")]  # a server takes 300 MB


@pytest.fixture(scope="module")
def bazel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bazel]:
    with running_bazel(tmp_path_factory.mktemp("bazel")) as bazel:
        yield bazel


def workspace(root: Path, tblgen: Path) -> Path:
    dialect_project.write_sources(root)
    (root / "WORKSPACE").write_text(
        WORKSPACE.format(rules=ROOT / "bazel", tblgen=tblgen, include=reference.LLVM_INCLUDE)
    )
    (root / "BUILD").write_text(BUILD)
    return root


def actions_in(text: str) -> tuple[str, ...]:
    """What ran, from the lines of --subcommands."""
    found = []
    for line in re.findall(r"^SUBCOMMAND: .*\[action '(.*?)'", text, re.M):
        found += [action for words, action in ACTIONS.items() if line.startswith(words)][:1]
        found += ["link"] if line == "Linking show" else []
    return tuple(found)


class ByContent(Project):
    """Bazel makes outputs again from nothing: what counts is what is in them."""

    def stamps(self) -> dict[str, tuple[int, int]]:
        found = {name: self.outputs / name for name in OUTPUTS}
        return {
            name: (int(hashlib.sha256(path.read_bytes()).hexdigest(), 16), 0)
            for name, path in found.items()
            if path.exists()
        }


@pytest.fixture(scope="module")
def first_build(
    bazel: Bazel, our_tblgen: Path, tmp_path_factory: pytest.TempPathFactory
) -> Project:
    root = workspace(tmp_path_factory.mktemp("workspace") / "toy", our_tblgen)

    def build() -> tuple[bool, tuple[str, ...], str]:
        succeeded, text = bazel(root, "build", "--subcommands", "//...")
        return succeeded, actions_in(text), text

    project = ByContent(root, root / "bazel-bin", build)
    first = project.build()
    assert first.succeeded, first.text
    assert first.actions == ("compile", "link", "names", "toy"), first.text
    assert first.rewritten == set(OUTPUTS)
    return project


@pytest.fixture
def project(first_build: Project) -> Project:
    """One workspace for all: a server takes seconds to start."""
    dialect_project.write_sources(first_build.root)
    assert first_build.build().succeeded
    return first_build


def test_outputs(project: Project, our_tblgen: Path, tmp_path: Path) -> None:
    here = tmp_path / "here"
    here.mkdir()
    paths = ["-I", "first", "-I", "include", "-I", str(reference.LLVM_INCLUDE)]
    command: list[str | Path] = [
        our_tblgen,
        "dialect",
        *paths,
        "ToyOps.td",
        *(str(here / name) for name in TOY),
    ]
    subprocess.run(command, cwd=project.root, check=True)
    for name in TOY:
        assert (project.outputs / name).read_bytes() == (here / name).read_bytes()


def test_edits(project: Project) -> None:
    dialect_project.check_edits(project)


def test_a_switched_branch(project: Project) -> None:
    dialect_project.check_branches(project, rebuilds=())


def test_undeclared_include(project: Project) -> None:
    """A file that no target names is not there, on this machine or on another."""
    (project.root / "Other.td").write_text("def Other;\n")
    project.replace("ToyOps.td", "#ifdef", 'include "Other.td"\n#ifdef')
    done = project.build()
    assert not done.succeeded
    assert "ToyOps.td:3:9: error: could not find include file 'Other.td'" in done.text


def test_two_machines_and_a_remote_cache(bazel: Bazel, our_tblgen: Path, tmp_path: Path) -> None:
    """What one has made the other takes: nothing in an action or an output names a place."""
    made: list[dict[str, bytes]] = []
    with nginx(tmp_path) as url:
        for name in ("one", "two"):
            root = workspace(tmp_path / name / "toy", our_tblgen)
            arguments = [f"--remote_cache={url}", "//:toy", "//:names"]
            succeeded, text = bazel(root, "build", *arguments, user=f"user-{name}")
            assert succeeded, text
            assert ("2 remote cache hit" in text) == (name == "two"), text
            made.append({path: (root / "bazel-bin" / path).read_bytes() for path in OUTPUTS})
    assert made[0] == made[1]


def test_the_documents_workspace(bazel: Bazel, our_tblgen: Path, tmp_path: Path) -> None:
    """The page's files as they stand, with places of this machine."""
    text = code_block("bazel.md", "starlark")
    text = text.replace("third_party/tblgen-build/bazel", str(ROOT / "bazel"))
    text = text.replace("/usr/lib/llvm-22/include", str(reference.LLVM_INCLUDE))
    text = text.replace('name = "tblgen"', f'name = "tblgen", path = "{our_tblgen}"')
    (tmp_path / "WORKSPACE").write_text(text)
    dialect = code_block("bazel.md", "starlark", 1)
    library = code_block("bazel.md", "starlark", 2)
    (tmp_path / "BUILD").write_text(
        dialect.replace('"mlir_dialect"', '"mlir_dialect", "tblgen_library", "td_library"')
        + 'td_library(name = "toy_td", srcs = ["Toy.td"], deps = ["@mlir//:td"])\n'
        + library
    )
    (tmp_path / "ToyOps.td").write_text(code_block("bazel.md", "tablegen"))
    (tmp_path / "Toy.td").write_text(
        'include "llvm/TableGen/SearchableTable.td"\n' + dialect_project.SOURCES["Names.td"]
    )
    (tmp_path / "names.py").write_text(dialect_project.SOURCES["names.py"])
    succeeded, text = bazel(tmp_path, "build", "//...")
    assert succeeded, text
    assert "class NopOp" in (tmp_path / "bazel-bin" / "ToyOps.h.inc").read_text()
    assert (tmp_path / "bazel-bin" / "ToyNames.h.inc").exists()
