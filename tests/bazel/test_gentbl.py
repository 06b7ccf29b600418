"""gentbl.bzl: BUILD files written for LLVM's rules, with another `load` line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from bazel_build import Bazel, running_bazel
from starlark import Bazel as FakeBazel

ROOT = Path(__file__).resolve().parents[2]

# --- macros, without Bazel ------------------------------------------------------

FORMS: dict[str, Any] = {
    "dict": {"a.h.inc": ["-gen-op-decls"], "a.md": ["-gen-op-doc", "-x"]},
    "tuples": [(["-gen-op-decls"], "a.h.inc"), (["-gen-op-doc", "-x"], "a.md")],
    "texts": [("-gen-op-decls", "a.h.inc"), ("-gen-op-doc -x", ":a.md")],
    "lists": [[["-gen-op-decls"], ["a.h.inc"]], [["-gen-op-doc", "-x"], ["a.md"]]],
}


def made_by(macro: str, **words: Any) -> FakeBazel:
    bazel = FakeBazel()
    bazel.load("gentbl.bzl")[macro](name="x", td_file="a.td", **words)
    return bazel


@pytest.mark.parametrize("form", FORMS)
def test_forms_of_tbl_outs(form: str) -> None:
    """All outputs of a source are one target, and one action."""
    bazel = made_by("gentbl_cc_library", tblgen="//mlir:mlir-tblgen", tbl_outs=FORMS[form])
    outputs, library = bazel.notes
    assert (outputs.kind, library.kind) == ("_gentbl", "cc_library")
    assert outputs.words["outs"] == ["a.h.inc", "a.md"]
    assert outputs.words["opts"] == {"a.h.inc": ["-gen-op-decls"], "a.md": ["-gen-op-doc", "-x"]}
    assert outputs.words["hidden"] == ["a.md"]
    assert library.words["textual_hdrs"] == [":x_filegroup"]


def test_texts_are_split_at_something() -> None:
    """Starlark's `split` has no default, as Python's, which runs the macros here."""
    for file in (ROOT / "bazel").glob("*.bzl"):
        assert ".split()" not in file.read_text(), file


def test_files_beside_an_output() -> None:
    outs = [(["-gen-register-info"], ["R.inc", "REnums.inc", "RHeader.inc"])]
    (made,) = made_by("gentbl_filegroup", tblgen="//llvm:llvm-tblgen", tbl_outs=outs).notes
    assert made.words["opts"] == {"R.inc": ["-gen-register-info"]}
    assert made.words["additional"] == {"R.inc": ["REnums.inc", "RHeader.inc"]}


@pytest.mark.parametrize(
    ("tblgen", "attributes"),
    [
        ("@llvm-project//mlir:mlir-tblgen", {"personality": "mlir"}),
        (":llvm-tblgen", {"personality": "llvm"}),
        ("//llvm:llvm-tblgen-minimal", {"personality": "llvm"}),
        ("@llvm-project//clang:clang-tblgen", {"personality": "clang"}),
        ("//:tblgen-llvm", {"personality": "llvm"}),
        (None, {"personality": "mlir"}),
        ("//tools:my-tblgen", {"program": "//tools:my-tblgen"}),
    ],
)
def test_whose_generators(tblgen: str | None, attributes: dict[str, str]) -> None:
    (made,) = made_by("gentbl_rule", tblgen=tblgen, out="a.inc", opts=["-gen-op-decls"]).notes
    found = {name: made.words.get(name) for name in ("personality", "program")}
    assert {name: value for name, value in found.items() if value} == attributes


def test_sharded_operations() -> None:
    words = {"shard_count": 2, "src_file": "Ops.cpp", "src_out": "O.cpp.inc", "hdr_out": "O.h.inc"}
    bazel = made_by("gentbl_sharded_ops", sharder="//mlir:mlir-src-sharder", **words)
    kinds = [note.kind for note in bazel.notes]
    assert kinds == ["_gentbl", "cc_library", "_shard", "_shard", "filegroup"]
    assert bazel.notes[0].words["opts"] == {
        "O.cpp.inc": ["-gen-op-defs", "-op-shard-count=2"],
        "O.h.inc": ["-gen-op-decls", "-op-shard-count=2"],
    }
    copies = ["shard_copy_0_Ops.cpp", "shard_copy_1_Ops.cpp"]
    assert bazel.notes[-1].words["srcs"] == ["O.h.inc", "O.cpp.inc", *copies]


def test_options_of_the_source() -> None:
    split = FakeBazel().load("gentbl.bzl")["_split"]
    options = ["-gen-op-decls", "-I", "a b", "-Iinclude", "-DX", "-D", "Y", "-dialect=d"]
    assert split(options) == (
        ["-I", "a b", "-Iinclude", "-DX", "-D", "Y"],
        ["-gen-op-decls", "-dialect=d"],
    )


# --- MODULE.bazel, without Bazel ----------------------------------------------------


def tag(**words: Any) -> SimpleNamespace:
    return SimpleNamespace(**words)


def module(**tags: list[SimpleNamespace]) -> SimpleNamespace:
    kinds: dict[str, Any] = {"wheel": [], "installed": [], "td_files": []} | tags
    return SimpleNamespace(tags=SimpleNamespace(**kinds))


def test_extension() -> None:
    """The root module comes first, and its choice counts."""
    bazel = FakeBazel()
    extension = bazel.load("extensions.bzl")["tblgen"]
    assert set(extension.tag_classes) == {"wheel", "installed", "td_files"}
    root = module(installed=[tag(name="tblgen", path="")], td_files=[tag(name="m", path="/i")])
    wheel: dict[str, Any] = {
        "wheel": None,
        "url": "u",
        "sha256": "",
        "python": "python3",
        "interpreter": [],
    }
    other = module(wheel=[tag(name="tblgen", **wheel), tag(name="other", **wheel)])
    extension.implementation(SimpleNamespace(modules=[root, other]))
    made = [(note.kind, note.words["name"]) for note in bazel.notes]
    assert made == [
        ("_tblgen_installed", "tblgen"),
        ("_installed_td_files", "m"),
        ("_tblgen_wheel", "other"),
    ]


@pytest.mark.parametrize(
    ("version", "has_rules", "expected"),
    [
        ("4.2.3", True, "native.cc_library"),
        ("8.4.0", True, "native.cc_library"),
        ("9.0.0", False, "@rules_cc//"),
        ("10.1.0", True, "@rules_cc//"),  # its `native` may only say where they went
        ("", True, "native.cc_library"),  # Debian's has no version
        ("", False, "@rules_cc//"),
    ],
)
def test_where_rules_for_cc_are(version: str, has_rules: bool, expected: str) -> None:
    names = FakeBazel().load("repositories.bzl")
    rules = {"cc_library": None} if has_rules else {}
    names["native"] = SimpleNamespace(bazel_version=version, **rules)
    written: dict[str, str] = {}
    names["_cc_repository"](SimpleNamespace(file=written.__setitem__))
    assert expected in written["cc.bzl"]


# --- Bazel itself ---------------------------------------------------------------

WORKSPACE = """\
workspace(name = "toy")
local_repository(name = "tblgen_build", path = "{rules}")
local_repository(name = "llvm-project", path = "{llvm}")
load("@tblgen_build//:repositories.bzl", "tblgen_installed")
tblgen_installed(name = "tblgen", path = "{tblgen}")
register_toolchains("@tblgen//:toolchain")
"""

# A library as LLVM's own rule makes it: with a provider that nobody else knows.
UPSTREAM = """\
Info = provider(fields = ["transitive_sources", "transitive_includes"])
def _implementation(ctx):
    files = depset(ctx.files.srcs, transitive = [dep[DefaultInfo].files for dep in ctx.attr.deps])
    return [DefaultInfo(files = files), Info(transitive_sources = files)]
td_library = rule(_implementation, attrs = {
    "srcs": attr.label_list(allow_files = True),
    "includes": attr.string_list(),
    "deps": attr.label_list(),
})
"""
UPSTREAM_BUILD = """\
load("//mlir:tblgen.bzl", "td_library")
td_library(
    name = "OpBaseTdFiles",
    srcs = ["include/mlir/IR/Base.td"],
    includes = ["include"],
    deps = ["//llvm:td"],
    visibility = ["//visibility:public"],
)
"""
UPSTREAM_LLVM = """\
load("//mlir:tblgen.bzl", "td_library")
td_library(
    name = "td",
    srcs = ["include/llvm/Table.td"],
    includes = ["include"],
    visibility = ["//visibility:public"],
)
"""
BUILD = """\
load("@tblgen_build//:gentbl.bzl", "gentbl_cc_library", "gentbl_filegroup")
load("@tblgen_build//:gentbl.bzl", "gentbl_rule", "td_library")
td_library(
    name = "td",
    srcs = ["include/toy/Common.td"],
    includes = ["include"],
    deps = ["@llvm-project//mlir:OpBaseTdFiles"],
)
gentbl_cc_library(
    name = "gen",
    tblgen = "@llvm-project//mlir:mlir-tblgen",
    td_file = "lib/Toy.td",
    tbl_outs = {
        "gen/Enums.h.inc": ["-gen-enum-decls"],
        "gen/Records.txt": ["-print-records", "-DMORE"],
        "gen/Tags.txt": ["-gen-ctags"],
    },
    strip_include_prefix = "gen",
    deps = [":td"],
)
gentbl_filegroup(
    name = "texts",
    tblgen = "//:own-tblgen",
    td_file = "lib/Toy.td",
    tbl_outs = [(["-x"], "own.txt")],
    deps = [":td"],
)
gentbl_rule(
    name = "one",
    tblgen = "@llvm-project//llvm:llvm-tblgen",
    td_file = "lib/Toy.td",
    out = "one.txt",
    opts = ["-gen-ctags"],
    deps = [":td"],
)
sh_binary(name = "own-tblgen", srcs = ["own.sh"])
cc_binary(name = "show", srcs = ["main.c"], deps = [":gen"])
"""
FILES = {
    "llvm/WORKSPACE": "",
    "llvm/mlir/tblgen.bzl": UPSTREAM,
    "llvm/mlir/BUILD": UPSTREAM_BUILD,
    "llvm/mlir/include/mlir/IR/Base.td": 'include "llvm/Table.td"\nclass Base : Table;\n',
    "llvm/llvm/BUILD": UPSTREAM_LLVM,
    "llvm/llvm/include/llvm/Table.td": "class Table;\n",
    "toy/BUILD": BUILD,
    "toy/include/toy/Common.td": 'include "mlir/IR/Base.td"\nclass Common : Base;\n',
    "toy/lib/Toy.td": 'include "toy/Common.td"\ndef Toy : Common;\n'
    "#ifdef MORE\ndef More;\n#endif\n",
    "toy/own.sh": '#!/bin/sh\nwhile [ $# -gt 1 ]; do [ "$1" = -o ] && out=$2; shift; done\n'
    'echo own > "$out"\n',
    "toy/main.c": '#include "Enums.h.inc"\nint main(void) { return 0; }\n',
}


@pytest.fixture
def bazel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bazel]:
    with running_bazel(tmp_path_factory.mktemp("bazel")) as bazel:
        yield bazel


@pytest.mark.slow
@pytest.mark.xdist_group("bazel")
def test_a_build_file_of_llvms_rules(bazel: Bazel, our_tblgen: Path, tmp_path: Path) -> None:
    """Deps of LLVM's own kind bring their include folders; one action makes what fits together."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)
    toy = tmp_path / "toy"
    places = {"rules": ROOT / "bazel", "llvm": tmp_path / "llvm", "tblgen": our_tblgen}
    (toy / "WORKSPACE").write_text(WORKSPACE.format(**places))
    succeeded, text = bazel(toy, "build", "--subcommands", "//...")
    assert succeeded, text
    generating = re.findall(r"\[action 'Generating (\d+) outputs of lib/Toy.td", text)
    assert sorted(generating) == ["1", "1", "2"]  # one has a macro that others do not
    made = toy / "bazel-bin"
    assert "def More" in (made / "gen" / "Records.txt").read_text()
    assert "Toy" in (made / "gen" / "Tags.txt").read_text()
    assert (made / "own.txt").read_text() == "own\n"
    assert (made / "one.txt").exists()
