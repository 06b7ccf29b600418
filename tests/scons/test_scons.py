"""SCons: the builders, and the scanner that sees what the include graph sees."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import dialect_project
import pytest
from dialect_project import OUTPUTS, ROOT, TOY, Build, Project, code_block

SCONSTRUCT = """\
from tblgen_build import scons

AddOption("--toy-define", action="append", default=[])
env = Environment(
    tools=["default", scons.generate],
    TBLGENPATH=["first", "include"],
)
env.TblgenDialect(
    "ToyOps.td", outputs=["", "Dialect"], TBLGENDEFINES=GetOption("toy_define")
)
env.Tblgen("Names.h.inc", "Names.td", TBLGENLOAD=["names.py"], TBLGENOPTIONS="--gen-names")
env.Program("show", "main.c", CPPPATH=["."])
"""
# What a command that SCons prints does, by what is in it.
ACTIONS = {" emit ToyOps.td ": "toy", " emit Names.td ": "names", " -c ": "compile"}


def run(root: Path, *arguments: str) -> tuple[bool, str]:
    # -P: what is installed, not what stands in the current folder.
    command = [sys.executable, "-P", "-m", "SCons", "-Q", "-C", str(root), *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode == 0, done.stdout + done.stderr


def actions_in(text: str) -> tuple[str, ...]:
    """Every line that is a command ends up as one action; "-o show" is the linker's."""
    found = []
    for line in text.splitlines():
        found += [action for words, action in ACTIONS.items() if words in line][:1]
        found += ["link"] if " -o show " in line else []
    return tuple(found)


def make_project(root: Path, sconstruct: str = SCONSTRUCT, *arguments: str) -> Project:
    dialect_project.write_sources(root)
    (root / "SConstruct").write_text(sconstruct)

    def build() -> tuple[bool, tuple[str, ...], str]:
        succeeded, text = run(root, *arguments)
        return succeeded, actions_in(text), text

    return Project(root, root, build)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = make_project(tmp_path / "a project")
    done = project.build()
    assert done == Build(True, ("compile", "link", "names", "toy"), frozenset(OUTPUTS), ""), (
        done.text
    )
    return project


def test_edits(project: Project) -> None:
    dialect_project.check_edits(project)


def test_a_deleted_include(project: Project) -> None:
    dialect_project.check_deleted(project)


def test_a_switched_branch(project: Project) -> None:
    """Content signatures: what was switched there and back runs nothing."""
    dialect_project.check_branches(project, rebuilds=())


def test_a_changed_define(project: Project) -> None:
    succeeded, text = run(project.root, "--toy-define=TOY_EXTRA")
    assert succeeded, text
    assert actions_in(text) == ("toy",)
    assert "ExtraOp" in (project.outputs / "ToyOps.h.inc").read_text()
    assert project.build() == Build(True, ("toy",), frozenset(TOY[:2]), "")


def test_a_generated_include(tmp_path: Path) -> None:
    """A .td file that the build makes, and what that one includes."""
    made = "\nenv.Command('first/Toy/Nested.td', 'nested.in', Copy('$TARGET', '$SOURCE'))\n"
    project = make_project(tmp_path, SCONSTRUCT + made)
    (tmp_path / "nested.in").write_text(
        'include "mlir/IR/DialectBase.td"\ninclude "Toy/Deeper.td"\n'
    )
    deeper = tmp_path / "include/Toy/Deeper.td"
    deeper.write_text('defvar toyNamespace = "::deep";\n')
    assert project.build().succeeded
    assert "namespace deep" in (tmp_path / "ToyOpsDialect.h.inc").read_text()
    assert project.build().actions == ()
    deeper.write_text('defvar toyNamespace = "::deepest";\n')
    assert project.build() == Build(True, ("toy",), frozenset(TOY), "")
    assert project.build().actions == ()


CALLS = """\
from tblgen_build import scons

env = Environment(tools=[scons.generate], TBLGENPATH=["include"])
for name in ("ToyOps.h.inc", "ToyOps.cpp.inc", "ToyOpsDialect.h.inc", "ToyDialect.md"):
    env.Tblgen(name, "ToyOps.td")
env.Tblgen("ops.json", "ToyOps.td", TBLGENOPTIONS="--dump-json")
env.Tblgen("more.json", "ToyOps.td", TBLGENDEFINES=["TOY_EXTRA"], TBLGENOPTIONS="--dump-json")
"""


def emissions(text: str) -> list[set[str]]:
    """The outputs of each command."""
    found = [line.split() for line in text.splitlines() if " emit " in line]
    return [{words[i + 1] for i, word in enumerate(words) if word == "--output"} for words in found]


def test_calls_of_one_source_are_one_command(tmp_path: Path) -> None:
    """With the same includes and defines; documentation stands alone."""
    dialect_project.write_sources(tmp_path)
    (tmp_path / "SConstruct").write_text(CALLS)
    joined = {"ToyOps.h.inc", "ToyOps.cpp.inc", "ToyOpsDialect.h.inc", "ops.json"}
    succeeded, text = run(tmp_path)
    assert succeeded, text
    assert sorted(emissions(text), key=min) == [{"ToyDialect.md"}, joined, {"more.json"}]
    assert "ExtraOp" in (tmp_path / "more.json").read_text()
    assert "ExtraOp" not in (tmp_path / "ops.json").read_text()
    assert emissions(run(tmp_path)[1]) == []

    # One output can be asked for alone, and comes with those of its command.
    (tmp_path / "ToyOps.h.inc").unlink()
    succeeded, text = run(tmp_path, "ToyOps.h.inc")
    assert (succeeded, emissions(text)) == (True, [joined])
    assert emissions(run(tmp_path)[1]) == []

    # What does not change is not touched.
    before = (tmp_path / "ToyOpsDialect.h.inc").stat().st_mtime_ns
    (tmp_path / "ToyOps.td").write_text(
        (tmp_path / "ToyOps.td").read_text().replace('"foo"', '"bar"')
    )
    assert len(emissions(run(tmp_path)[1])) == 3
    assert (tmp_path / "ToyOpsDialect.h.inc").stat().st_mtime_ns == before
    assert '"toy.bar"' in (tmp_path / "ToyOps.h.inc").read_text()
    assert emissions(run(tmp_path)[1]) == []

    # Another call joins, another option of one output: everything of the command is made again.
    (tmp_path / "SConstruct").write_text(
        CALLS.replace('"--dump-json")\nenv', '"--print-records")\nenv')
    )
    succeeded, text = run(tmp_path)
    assert (succeeded, emissions(text)) == (True, [joined])
    assert (tmp_path / "ops.json").read_text().startswith("----")


@pytest.mark.parametrize("duplicate", [True, False])
def test_a_variant_folder(tmp_path: Path, duplicate: bool) -> None:
    sconstruct = f"""\
from tblgen_build import scons

env = Environment(tools=[scons.generate])
Export("env")
SConscript("sources/SConscript", variant_dir="b", duplicate={duplicate})
"""
    root = tmp_path / "root"
    dialect_project.write_sources(root / "sources")
    (root / "SConstruct").write_text(sconstruct)
    (root / "sources/SConscript").write_text(
        "Import('env')\nenv.TblgenDialect('ToyOps.td', ['', 'Dialect'], TBLGENPATH=['include'])\n"
    )
    for expected in (True, False):
        succeeded, text = run(root)
        assert (succeeded, " emit " in text) == (True, expected), text
    assert {path.name for path in (root / "b").glob("*.inc")} == set(TOY)
    assert not list((root / "sources").glob("*.inc"))
    nested = root / "sources/include/Toy/Nested.td"
    nested.write_text(nested.read_text().replace("::toy", "::other"))
    assert " emit " in run(root)[1]
    assert "namespace other" in (root / "b/ToyOpsDialect.h.inc").read_text()
    assert " emit " not in run(root)[1]


def test_the_compile_database(tmp_path: Path) -> None:
    lines = """
made = env.TblgenDialect("Deep/ToyOps.td", outputs=["Dialect"], TBLGENDIALECT="toy")
env.TblgenDatabase(made)
"""
    project = make_project(tmp_path, SCONSTRUCT + lines)
    (tmp_path / "Deep").mkdir()
    (tmp_path / "Deep/ToyOps.td").write_bytes((tmp_path / "ToyOps.td").read_bytes())
    assert project.build().succeeded
    [entry] = json.loads((tmp_path / "tblgen_commands.json").read_text())
    assert entry["directory"] == str(tmp_path)
    assert (entry["file"], entry["output"]) == ("Deep/ToyOps.td", "Deep/ToyOpsDialect.h.inc")
    assert entry["arguments"][:3] == ["tblgen", "emit", "Deep/ToyOps.td"]
    assert "Deep/ToyOps.td" in (tmp_path / "tablegen_compile_commands.yml").read_text()
    assert entry["arguments"][-2:] == ["--gen-dialect-defs", "--dialect=toy"]


def test_a_name_that_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "SConstruct").write_text(
        "from tblgen_build import scons\n"
        "Environment(tools=[scons.generate]).Tblgen('a.txt', 'a.td')\n"
    )
    (tmp_path / "a.td").touch()
    succeeded, text = run(tmp_path)
    assert not succeeded
    assert "'a.txt': " in text
    assert "Traceback" not in text


def test_found_as_scons_finds_tools(tmp_path: Path) -> None:
    (tmp_path / "SConstruct").write_text(
        "env = Environment(tools=['tblgen'], toolpath=[PyPackageDir('tblgen_build.scons')])\n"
        "env.Tblgen('all.json', 'a.td', TBLGENOPTIONS='--dump-json')\n"
    )
    (tmp_path / "a.td").write_text("def A;\n")
    succeeded, text = run(tmp_path)
    assert succeeded, text
    assert "A" in json.loads((tmp_path / "all.json").read_text())


def test_the_documents_first_lines(tmp_path: Path) -> None:
    (tmp_path / "SConstruct").write_text(code_block("scons.md", "python"))
    (tmp_path / "ToyOps.td").write_text(code_block("scons.md", "tablegen"))
    succeeded, text = run(tmp_path)
    assert succeeded, text
    assert {path.name for path in tmp_path.glob("*.inc")} == set(TOY)


def test_the_example(tmp_path: Path, our_tblgen: Path) -> None:
    """Every generated file that the sources include."""
    source = tmp_path / "example"
    shutil.copytree(ROOT / "examples" / "mlir-dialect", source)
    assert run(source)[0]
    made = {p.relative_to(source / "build").as_posix() for p in (source / "build").rglob("*.inc")}
    text = "".join(p.read_text() for p in source.rglob("*") if p.suffix in (".cpp", ".h"))
    included = set(re.findall(r'#include "(.*\.inc)"', text))
    assert {name for name in made if not name.startswith("include/")} == {"UnitsPatterns.cpp.inc"}
    assert included == {name.removeprefix("include/") for name in made}
    assert " emit " not in run(source)[1]


@pytest.mark.parametrize("count", ["2", '"auto"'])
def test_shards(tmp_path: Path, count: str) -> None:
    dialect_project.write_sources(tmp_path)
    (tmp_path / "SConstruct").write_text(
        "from tblgen_build import scons\n"
        'env = Environment(tools=[scons.generate], TBLGENPATH=["include"])\n'
        f'made = env.TblgenDialect("ToyOps.td", outputs=[""], shards={count},\n'
        '    TBLGENSHARDHEADERS=["Toy.h"])\n'
    )
    succeeded, text = run(tmp_path)
    assert succeeded, text
    assert {path.name for path in tmp_path.glob("*.cpp")} == {"ToyOps.0.cpp", "ToyOps.1.cpp"}
    assert '#include "Toy.h"' in (tmp_path / "ToyOps.0.cpp").read_text()
    assert "registerToyDialectOperations1" in (tmp_path / "ToyOps.cpp.inc").read_text()
    assert emissions(run(tmp_path)[1]) == []
