"""`tblgen check`: errors and findings of a whole project, from wherever it is described."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tblgen_build.cli.subcommands.check import main

DIALECT = """
include "mlir/IR/OpBase.td"
def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
"""
OP = """
def Toy_AddOp : Op<Toy, "add"> {
  let arguments = (ins I32:$lhs);
  let assemblyFormat = "$lhs attr-dict `:` type($lhs)";
}
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_files_here(capsys: pytest.CaptureFixture[str]) -> None:
    """Each main file, from a record's mistake to what a generator finds."""
    Path("Base.td").write_text(f"#ifndef BASE_TD\n#define BASE_TD{DIALECT}#endif // BASE_TD\n")
    Path("Ops.td").write_text('include "Base.td"\n' + OP)
    assert main([]) == 0
    assert capsys.readouterr().err == "1 main file, 0 messages\n"
    Path("Ops.td").write_text('include "Base.td"\n' + OP.replace('"$lhs attr', '"$lsh attr'))
    Path("More.td").write_text('include "Base.td"\ndef A : Unknown;\n')
    assert main([]) == 1
    shown = capsys.readouterr().err
    assert "Ops.td:5:25: error:" in shown
    assert "More.td:2:9: error:" in shown


def test_counts_each_message(capsys: pytest.CaptureFixture[str]) -> None:
    Path("Ops.td").write_text(DIALECT + "def A : Unknown;\ndef B : Missing;\n")
    assert main(["Ops.td"]) == 1
    assert capsys.readouterr().err.endswith("1 main file, 2 messages\n")


SEVERAL = """\
class A { int x = 1; }
def B : A { let x = y; }
def C : A {
  let x = 1
  let y = 2;
}
def D : A { let x = z; let x = w; }
def E : A { let x = "s"; }
def F : B;
"""


def test_all_errors_of_a_file_as_they_stand(capsys: pytest.CaptureFixture[str]) -> None:
    """Unknown names, syntax, fields, types: the first one does not hide the others."""
    Path("main.td").write_text(SEVERAL)
    assert main(["main.td"]) == 1
    shown = capsys.readouterr().err.splitlines()
    errors = [line.partition(": error: ") for line in shown if ": error: " in line]
    assert [(place, text[-len("[E0000]") :]) for place, _, text in errors] == [
        ("main.td:2:21", "[E0302]"),
        ("main.td:5:3", "[E0202]"),
        ("main.td:5:7", "[E0304]"),
        ("main.td:7:21", "[E0302]"),
        ("main.td:7:32", "[E0302]"),
        ("main.td:8:17", "[E0401]"),
        ("main.td:9:9", "[E0301]"),
    ]
    # Lines are shown as they are in the file, though parts were left out to read on.
    assert shown.count("def D : A { let x = z; let x = w; }") == 2


DAMAGED = """\
class Of<string s> { int number = 1; }
class Twice : Of<1>;
let number = 2 in def D : Twice;
class Takes<Of<""> of>;
def E : Takes<D>;
"""


def test_what_follows_from_a_superclass_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    """Neither the field that it had is unknown, nor what is made of it of another type."""
    Path("main.td").write_text(DAMAGED.replace('Of<""> of', "Of of"))
    assert main(["main.td"]) == 1
    shown = capsys.readouterr().err.splitlines()
    found = [line.partition(" error: ")[0] for line in shown if " error: " in line]
    assert found == ["main.td:2:18:"]


TARGET = """
include "llvm/Target/Target.td"
def R0 : Register<"r0">;
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
def I : Instruction {
  let Namespace = "T";
  let Size = 4;
  let OutOperandList = (outs);
  let InOperandList = (ins GPR:$a);
  let AsmString = "i $b";
}
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def Info : InstrInfo;
def Parser : AsmParser;
def T : Target { let InstructionSet = Info; let AssemblyParsers = [Parser]; }
"""


@pytest.mark.llvm_files
@pytest.mark.slow
def test_a_target(capsys: pytest.CaptureFixture[str]) -> None:
    """Its assembly and its encodings are checked, too."""
    Path("T.td").write_text(TARGET)
    assert main(["T.td"]) == 1
    assert "the assembly string names '$b'" in capsys.readouterr().err
    Path("T.td").write_text(TARGET.replace("$b", "$a"))
    assert main(["T.td"]) == 0
    fields = "bits<32> Inst; bits<4> c; let Inst{3-0} = c; let Inst{31-4} = 0;"
    Path("T.td").write_text(TARGET.replace("$b", "$a").replace("let Size", f"{fields} let Size"))
    assert main(["T.td"]) == 1
    assert "No operand named c" in capsys.readouterr().err


def test_all_errors_of_a_generator(capsys: pytest.CaptureFixture[str]) -> None:
    """And what a lint rule finds there, too, is said once."""
    more = OP.replace("AddOp", "SubOp").replace('"add"', '"sub"')
    Path("Ops.td").write_text(DIALECT + (OP + more).replace('"$lhs attr', '"$lsh attr'))
    assert main(["Ops.td"]) == 1
    shown = capsys.readouterr().err
    assert [shown.count(f"Ops.td:{line}:25: error:") for line in (7, 12)] == [1, 1]
    assert shown.endswith("1 main file, 2 messages\n")


def test_files_of_the_project_are_named_from_here(capsys: pytest.CaptureFixture[str]) -> None:
    Path("src/Toy").mkdir(parents=True)
    Path("src/Toy/Base.td").write_text(DIALECT + OP + "defvar spare = 1;\n")
    Path("src/Toy/Ops.td").write_text('include "Toy/Base.td"\ndef A : Toy_AddOp;\n')
    assert main([]) == 1
    assert str(Path.cwd()) not in capsys.readouterr().err


def test_a_folder_that_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nowhere"]) == 1
    assert "nowhere" in capsys.readouterr().err


def test_findings(capsys: pytest.CaptureFixture[str]) -> None:
    Path("Ops.td").write_text(DIALECT + OP + "defvar spare = 1;\n")
    assert main(["Ops.td"]) == 1
    assert "[unused-variable]" in capsys.readouterr().err
    assert main(["Ops.td", "--rules=-unused-variable"]) == 0


def test_a_configuration(capsys: pytest.CaptureFixture[str]) -> None:
    """Its own generators run, and nothing is written."""
    Path("a.td").write_text('def A { string text = "a"; }\n')
    Path("gen.py").write_text(
        "from tblgen_build import generator\n\n"
        '@generator("gen-no", help="Refuse")\n'
        "def no(records, options):\n"
        '    raise records.get_def("A").error("no A here")\n'
    )
    Path("tblgen.toml").write_text(
        'load = ["gen.py"]\n[[source]]\nfile = "a.td"\noutputs = { gen-no = "a.txt" }\n'
    )
    before = sorted(Path().iterdir())
    assert main([]) == 1
    assert "a.td:1:5: error: no A here" in capsys.readouterr().err
    assert sorted(Path().iterdir()) == before


def test_a_build_folder(capsys: pytest.CaptureFixture[str]) -> None:
    """Outputs that stop at one mistake are one message."""
    Path("build").mkdir()
    Path("Ops.td").write_text("def A : Unknown;\n")
    entries = [
        {
            "directory": str(Path("build").resolve()),
            "arguments": ["tblgen", "../Ops.td", f"--{action}", "-o", action],
            "file": "../Ops.td",
            "output": action,
        }
        for action in ("print-records", "dump-json")
    ]
    Path("build/tblgen_commands.json").write_text(json.dumps(entries))
    assert main(["--json"]) == 1
    [found] = json.loads(capsys.readouterr().err)["diagnostics"]
    assert (found["file"], found["line"]) == ("Ops.td", 1)


def test_from_a_folder_of_the_project(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole project; of a folder that is named only what is there."""
    for folder in ("one", "two"):
        Path(folder).mkdir()
        Path(folder, "Ops.td").write_text("def A : Unknown;\n")
    Path("tblgen.toml").write_text(
        "".join(
            f'[[source]]\nfile = "{name}/Ops.td"\noutputs = {{ print-records = "{name}" }}\n'
            for name in ("one", "two")
        )
    )
    monkeypatch.chdir("one")
    assert main([]) == 1
    assert capsys.readouterr().err.endswith("2 main files, 2 messages\n")
    for folder in (".", "../two"):
        assert main([folder]) == 1
        assert capsys.readouterr().err.endswith("1 main file, 1 message\n")
    assert main([".."]) == 1
    assert capsys.readouterr().err.endswith("2 main files, 2 messages\n")


def test_a_configuration_without_sources(capsys: pytest.CaptureFixture[str]) -> None:
    """It sets up the rules; the files to check are found as without it."""
    Path("tblgen.toml").write_text('[lint]\nrules = ["-unused-variable"]\n')
    Path("Ops.td").write_text(DIALECT + OP + "defvar spare = 1;\n")
    assert main([]) == 0
    assert capsys.readouterr().err == "1 main file, 0 messages\n"


def test_wrong_uses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "there are no main files here" in capsys.readouterr().err
    assert main(["--rules", "unused"]) == 2
    assert main(["none.td"]) == 1
    assert "none.td" in capsys.readouterr().err
