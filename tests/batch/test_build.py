"""`tblgen build`: what is made, what is left alone, what is said."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from build_project import FILES, OUTPUTS, ProjectFolder, lines
from reference import LLVM_INCLUDE

PASSES = f"""\
llvm-include = "{LLVM_INCLUDE}"
[[source]]
file = "Passes.td"
[source.outputs]
gen-pass-decls = {{ file = "Passes.h.inc", options = {{ name = "X" }} }}
gen-pass-doc = "Passes.md"
"""


@pytest.fixture
def project(our_tblgen: Path, tmp_path: Path) -> ProjectFolder:
    return ProjectFolder(our_tblgen, tmp_path)


def test_builds_all_outputs_once(project: ProjectFolder) -> None:
    done = project.build()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == lines(
        "[1/4] build/add.txt",
        "[2/4] build/add.upper.txt",
        "[3/4] build/add.json",
        "[4/4] build/sub/names.txt",
        "4 outputs: 4 built",
    )
    for name, text in OUTPUTS.items():
        assert project.output(name).read_text() == text
    assert project.build().stdout == "4 outputs: 4 up to date\n"


def test_log_is_the_same_for_any_number_of_processes(project: ProjectFolder) -> None:
    logs = {project.build("--no-cache", f"-j{jobs}").stdout for jobs in (1, 3)}
    assert len(logs) == 2  # the second had nothing to do
    logs = set()
    for jobs in (1, 2, 5):
        project.edit("include/Base.td", "class Op", " class Op")
        logs.add(project.build("--no-cache", f"-j{jobs}").stdout)
    assert len(logs) == 1


def test_an_edit_rebuilds_what_it_reaches(project: ProjectFolder) -> None:
    project.build("--no-cache")
    project.edit("Add.td", '"add"', '"sum"')
    assert project.made("--no-cache") == {
        "add.txt": "built",
        "add.upper.txt": "built",
        "add.json": "built",
    }
    assert project.output("add.txt").read_text() == "sum common\n"
    assert project.made() == {}


def test_same_bytes_are_not_written_again(project: ProjectFolder) -> None:
    project.build()
    before = identity(project.output("sub/names.txt"))
    project.write("Sub.td", FILES["Sub.td"] + "// a comment\n")
    done = project.build()
    assert "[1/1] build/sub/names.txt, unchanged\n" in done.stdout
    assert identity(project.output("sub/names.txt")) == before


def identity(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_ino, status.st_mtime_ns


def test_touching_rebuilds_nothing(project: ProjectFolder) -> None:
    project.build()
    (project.folder / "Add.td").touch()
    os.utime(project.output("add.txt"))
    assert project.made() == {}


def test_deleted_and_modified_outputs_come_back(project: ProjectFolder) -> None:
    project.build()
    project.output("add.txt").unlink()
    project.output("sub/names.txt").write_text("mine")
    assert set(project.made()) == {"add.txt", "sub/names.txt"}
    assert project.texts() == project.clean_build()


def test_a_modification_that_keeps_size_and_times_is_seen(project: ProjectFolder) -> None:
    project.build()
    path = project.output("add.txt")
    before = path.stat()
    text = path.read_bytes()
    path.write_bytes(text.swapcase())
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert set(project.made()) == {"add.txt"}
    assert path.read_bytes() == text


def test_a_file_that_appears_earlier_on_the_path(project: ProjectFolder) -> None:
    project.edit("tblgen.toml", '["include"]', '["first", "include"]')
    project.build()
    base = FILES["include/Base.td"].replace("mnemonic = m", 'mnemonic = "x" # m')
    project.write("first/Base.td", base)
    assert set(project.made()) == {"add.txt", "add.upper.txt", "add.json", "sub/names.txt"}
    assert project.output("add.txt").read_text() == "xadd xcommon\n"
    (project.folder / "first/Base.td").unlink()
    project.made()
    assert project.output("add.txt").read_text() == "add common\n"


def test_generator_code_counts(project: ProjectFolder) -> None:
    project.build()
    project.edit("names.py", '" ".join', '", ".join')
    assert set(project.made()) == {"add.txt", "add.upper.txt", "sub/names.txt"}
    assert project.output("add.txt").read_text() == "add, common\n"


def test_what_a_generator_imports_counts(project: ProjectFolder) -> None:
    project.write("separator.py", 'SEPARATOR = " + "\n')
    code = FILES["names.py"].replace('" ".join', "SEPARATOR.join")
    preamble = "import sys\nsys.path.insert(0, '.')\nfrom separator import SEPARATOR\n"
    project.write("names.py", preamble + code)
    project.build()
    assert project.output("add.txt").read_text() == "add + common\n"
    project.write("separator.py", 'SEPARATOR = " - "\n')
    project.build()
    assert project.output("add.txt").read_text() == "add - common\n"
    assert project.made() == {}


def test_an_option_that_changes(project: ProjectFolder) -> None:
    project.build()
    project.edit("tblgen.toml", "upper = true", "upper = false")
    done = project.build("--explain")
    assert done.stdout == lines(
        "making build/add.upper.txt",
        "  because its options changed: -'--upper=True', +'--upper=False'",
        "[1/1] build/add.upper.txt",
        "4 outputs: 1 built, 3 up to date",
    )


def test_targets(project: ProjectFolder) -> None:
    assert set(project.made("build/sub")) == {"sub/names.txt"}
    assert set(project.made("build/add.txt", "build/add.json")) == {"add.txt", "add.json"}
    done = project.build("build/ad.txt")
    assert (done.returncode, done.stderr) == (
        2,
        "tblgen build: error: no command writes 'build/ad.txt'; did you mean 'build/add.txt'?\n",
    )


def test_dry_run_writes_nothing(project: ProjectFolder) -> None:
    done = project.build("-n", "--explain")
    assert done.returncode == 0
    assert done.stdout.startswith(
        "would make build/add.txt\n  because tblgen build had not made it here before\n"
    )
    assert not (project.folder / "build").exists()


# --- the cache -----------------------------------------------------------------


def test_deleted_build_folder_comes_from_the_cache(project: ProjectFolder) -> None:
    project.build()
    texts = project.texts()
    (project.folder / "build").rename(project.folder / "old")
    made = project.made()
    assert made.pop("add.json") == "built"  # what the core prints is not kept
    assert set(made.values()) == {"cached"}
    assert project.texts() == texts
    assert project.made() == {}


def test_the_cache_serves_a_state_that_was_there_before(project: ProjectFolder) -> None:
    project.build()
    project.edit("Add.td", '"add"', '"sum"')
    project.build()
    project.edit("Add.td", '"sum"', '"add"')
    assert project.made() == {"add.txt": "cached", "add.upper.txt": "cached", "add.json": "built"}


def test_drop_in_compiles_and_builds_share_results(project: ProjectFolder) -> None:
    project.write("tblgen.toml", PASSES)
    project.write("Passes.td", 'include "mlir/Pass/PassBase.td"\ndef Fold : Pass<"fold">;\n')
    include = f"-I{LLVM_INCLUDE}"
    compiled = project.run("--gen-pass-decls", "--name=X", include, "Passes.td", "-o", "x.inc")
    assert (compiled.returncode, compiled.stderr) == (0, "")
    assert project.made() == {"Passes.h.inc": "cached", "Passes.md": "built"}
    assert project.output("Passes.h.inc").read_bytes() == (project.folder / "x.inc").read_bytes()


# --- failures --------------------------------------------------------------------


def test_an_error_leaves_the_last_good_output(project: ProjectFolder) -> None:
    project.build()
    project.edit("Add.td", "def Add", "def def Add")
    done = project.build()
    assert done.returncode == 1
    assert done.stderr.startswith("Add.td:2:5: error: ")
    assert done.stdout == lines(
        "failed: build/add.txt",
        "4 outputs: 1 up to date, 1 failed, 2 not made",
    )
    assert project.output("add.txt").read_text() == "add common\n"
    project.edit("Add.td", "def def Add", "def Add")
    assert project.made() == {}


def test_keep_going(project: ProjectFolder) -> None:
    project.edit("Add.td", "def Add", "def def Add")
    done = project.build("-k", "-j1")
    assert done.returncode == 1
    assert "[4/4]" in done.stdout or "build/sub/names.txt" in done.stdout
    assert done.stdout.endswith("4 outputs: 1 built, 3 failed\n")
    assert done.stderr.count("error: ") == 1  # the outputs share it
    assert project.output("sub/names.txt").read_text() == "common sub\n"


def test_a_generator_that_raises(project: ProjectFolder) -> None:
    project.edit("names.py", "    ops =", "    raise ValueError('no')\n    ops =")
    done = project.build()
    assert done.returncode == 1
    assert "error: the generator 'gen-names' failed: ValueError: no\n" in done.stderr


def test_a_generator_that_kills_its_process(project: ProjectFolder) -> None:
    project.edit("names.py", "    ops =", "    import os; os.kill(os.getpid(), 9)\n    ops =")
    done = project.build("-k")
    assert done.returncode == 1
    message = "error: 'build/add.txt': the process that made it ended with signal 9\n"
    assert message in done.stderr
    assert done.stdout.endswith("4 outputs: 1 built, 3 failed\n")


KILLED_ONCE = """\
    import os, pathlib
    flag = pathlib.Path("killed")
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), 9)
"""


def test_a_killed_worker_is_replaced(project: ProjectFolder) -> None:
    """By the system where memory is short, for example: its action is not to blame."""
    project.edit("names.py", "    ops =", f"{KILLED_ONCE}    ops =")
    done = project.build("-j1")
    assert (done.returncode, done.stderr) == (0, "")
    assert (project.folder / "killed").exists()
    assert done.stdout.endswith("4 outputs: 4 built\n")


def test_an_output_that_cannot_be_written(project: ProjectFolder) -> None:
    project.output("add.txt").mkdir(parents=True)
    done = project.build("-k")
    assert done.returncode == 1
    assert done.stderr.count("error: ") == 1
    assert "add.txt'" in done.stderr


# --- what is not made any more -----------------------------------------------------


def test_removed_definitions_take_their_outputs_along(project: ProjectFolder) -> None:
    project.build()
    project.edit("tblgen.toml", 'dump-json = "add.json"\n', "")
    done = project.build()
    assert f"removed, not made any more: {project.output('add.json')}\n" in done.stdout
    assert not project.output("add.json").exists()


def test_a_modified_leftover_stays(project: ProjectFolder) -> None:
    project.build()
    project.edit("tblgen.toml", 'dump-json = "add.json"\n', "")
    project.output("add.json").write_text("mine")
    project.build("-n")
    done = project.build()
    assert "kept" in done.stdout
    assert project.output("add.json").read_text() == "mine"
    assert project.build().stdout == "3 outputs: 3 up to date\n"


def test_prune_removes_modified_leftovers(project: ProjectFolder) -> None:
    project.build()
    project.edit("tblgen.toml", 'dump-json = "add.json"\n', "")
    project.output("add.json").write_text("mine")
    project.build("--prune")
    assert not project.output("add.json").exists()


def test_targets_leave_leftovers_alone(project: ProjectFolder) -> None:
    project.build()
    project.edit("tblgen.toml", 'dump-json = "add.json"\n', "")
    project.build("build/add.txt")
    assert project.output("add.json").exists()


# --- the state -----------------------------------------------------------------------


def test_is_written_where_there_is_something_new(project: ProjectFolder) -> None:
    def built() -> tuple[int, int]:
        assert project.build().returncode == 0
        return identity(project.output(".tblgen_state"))

    # Files that are a moment old are read again until their time can be relied upon.
    assert any(built() == built() for _ in range(10))
    before = built()
    (project.folder / "Add.td").touch()
    touched = built()
    assert touched != before
    project.edit("Add.td", '"add"', '"sum"')
    assert built() != touched


@pytest.mark.parametrize("damage", ["", "x", "truncated", "bit"])
def test_a_damaged_state_is_none(project: ProjectFolder, damage: str) -> None:
    project.build("--no-cache")
    path = project.output(".tblgen_state")
    data = path.read_bytes()
    broken = {
        "": b"",
        "x": b"x",
        "truncated": data[: len(data) // 2],
        "bit": data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
    }
    path.write_bytes(broken[damage])
    assert len(project.made("--no-cache")) == 4
    assert project.made("--no-cache") == {}


def test_the_state_of_another_folder_layout(project: ProjectFolder) -> None:
    """A build folder that was moved is no longer what its state says."""
    project.build()
    moved = project.folder.parent / "moved"
    project.folder.rename(moved)
    project.folder = moved
    assert len(project.made()) == 4
    assert project.made() == {}


def test_a_folder_at_a_link(tmp_path: Path) -> None:
    """`link/..` is where the link leads to, whatever else has that name."""
    from tblgen_build.driver.paths import absolute

    folder = tmp_path
    (folder / "real" / "inner").mkdir(parents=True)
    (folder / "link").symlink_to("real/inner")
    base = str(folder)
    assert absolute(base, "link/../x.td") == f"{os.path.realpath(folder)}/real/x.td"
    assert absolute(base, "real/../x.td") == f"{base}/x.td"
    assert absolute(base, "./none/../x.td") == f"{base}/x.td"
    assert absolute(base, "/../a//b/.") == "/a/b"
