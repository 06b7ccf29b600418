"""Where values of fields come from, as the core notes it and `tblgen_build.origin` tells it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from reference import LLVM_INCLUDE

from tblgen_build import Record, Session
from tblgen_build.origin import Argument, Step, origin

SOURCE = """\
class Base<int n, string s = "none"> {
  int number = n;
  string text = s;
  bits<8> Inst;
  bits<4> op;
  let Inst{7-4} = op;
}
class Mid<int a> : Base<!add(a, 1)> {
  string text = "mid";
  let Inst{3-0} = a;
}
multiclass M<int k> {
  def _x : Mid<k> { let text = "x" # k; }
  foreach i = [1, 2] in
    def _y#i : Mid<!add(k, i)>;
}
let op = 5 in
defm FOO : M<3>;
def B : Mid<7> { let append text = "!"; }
def C { Base x = Base<9, s = "t">; }
multiclass N<int k> : M<!mul(k, 2)>;
class Tag { int tag = 4; }
defm BAR : N<2>, Tag;
"""
Given = tuple[str, str, bool, int, list[Any]]


@pytest.fixture(scope="module")
def defs() -> dict[str, Record]:
    return dict(Session().parse("o.td", source=SOURCE, history=True, release=23).defs)


def steps(defs: dict[str, Record], name: str, field: str) -> list[Step]:
    return list(origin(defs[name], field).steps)


def told(step: Step) -> tuple[str, int, str, str | None, str]:
    assert step.location is not None
    return step.kind, step.location.line, step.body, step.written, step.value


def arguments(given: tuple[Argument, ...]) -> list[Given]:
    return [
        (
            a.name,
            a.value,
            a.is_given,
            a.location.line if a.location else 0,
            [*arguments(a.arguments)],
        )
        for a in given
    ]


def test_assignments_in_order(defs: dict[str, Record]) -> None:
    assert [told(step) for step in steps(defs, "B", "text")] == [
        ("field", 3, "Base", "s", '"none"'),
        ("field", 9, "Mid", '"mid"', '"mid"'),
        ("append", 19, "B", '"!"', '"mid!"'),
    ]


def test_defaults_and_what_was_given(defs: dict[str, Record]) -> None:
    [declared, *_] = steps(defs, "B", "text")
    assert arguments(declared.arguments) == [("s", '"none"', False, 1, [])]
    [number] = steps(defs, "B", "number")
    assert arguments(number.arguments) == [("n", "!add(a, 1)", True, 8, [("a", "7", True, 19, [])])]
    assert told(number) == ("field", 2, "Base", "n", "8")


def test_through_a_multiclass(defs: dict[str, Record]) -> None:
    [number] = steps(defs, "FOO_x", "number")
    assert [(link.kind, link.name) for link in number.links] == [
        ("defm", "M"),
        ("class", "Mid"),
        ("class", "Base"),
    ]
    assert number.value == "4"
    last = steps(defs, "FOO_x", "text")[-1]
    assert told(last)[:3] == ("let", 13, "NAME#_x")
    assert last.value == '"x3"'


def test_through_a_loop_in_a_multiclass(defs: dict[str, Record]) -> None:
    [number] = steps(defs, "FOO_y2", "number")
    k: Given = ("k", "3", True, 18, [])
    i: Given = ("i", "2", True, 14, [])
    a: Given = ("a", "!add(k, i)", True, 15, [k, i])
    assert arguments(number.arguments) == [("n", "!add(a, 1)", True, 8, [a])]
    assert number.value == "6"


def test_bits_and_the_fields_in_them(defs: dict[str, Record]) -> None:
    declared, upper, lower = steps(defs, "FOO_x", "Inst")
    assert declared.written is None
    assert (upper.bits, upper.fields, upper.arguments) == ((4, 5, 6, 7), ("op",), ())
    assert (lower.bits, lower.fields) == ((0, 1, 2, 3), ())
    assert lower.value == "{ op{3}, op{2}, op{1}, op{0}, 0, 0, 1, 1 }"


def test_let_around(defs: dict[str, Record]) -> None:
    assert told(steps(defs, "FOO_y1", "op")[-1]) == (
        "outer let",
        17,
        "FOO_y1",
        "5",
        "{ 0, 1, 0, 1 }",
    )


def test_multiclass_that_inherits_and_defm_with_a_class(defs: dict[str, Record]) -> None:
    [number] = steps(defs, "BAR_x", "number")
    assert [link.name for link in number.links] == ["N", "M", "Mid", "Base"]
    assert number.value == "5"
    [tag] = steps(defs, "BAR_x", "tag")
    assert ([link.name for link in tag.links], tag.value) == (["Tag"], "4")


def test_anonymous_instance(defs: dict[str, Record]) -> None:
    made = defs["C"].value_as_def("x")
    [text] = origin(made, "text").steps
    assert arguments(text.arguments) == [("s", '"t"', True, 20, [])]
    assert text.value == '"t"'


def test_of_a_class() -> None:
    record = Session().parse("o.td", source=SOURCE, history=True, release=23).classes["Mid"]
    assert [step.value for step in origin(record, "text").steps] == ['"none"', '"mid"']


def test_without_history() -> None:
    record = Session().parse("o.td", source="def A { int x = 1; }").defs["A"]
    with pytest.raises(ValueError, match="history=True"):
        origin(record, "x")
    with pytest.raises(KeyError):
        origin(record, "y")


@pytest.mark.llvm_files
@pytest.mark.parametrize(
    "file", ["mlir/Dialect/Arith/IR/ArithOps.td", "mlir/Dialect/Linalg/IR/LinalgOps.td"]
)
def test_every_field_of_real_files_has_steps_that_end_in_its_value(file: str) -> None:
    folder = str(LLVM_INCLUDE)
    parse = Session().parse
    records = parse(f"{folder}/{file}", include_dirs=[folder], history=True)
    for name, record in records.defs.items():
        for field in record.fields:
            steps = origin(record, field.name).steps
            assert steps, (name, field.name)
            # What is not resolved names a field, whose value is known only at the end.
            if not steps[-1].fields and "NAME" not in steps[-1].value:
                known = steps[-1].value == str(field.value)
                assert known or "!" in steps[-1].value or "{" in steps[-1].value, (name, field.name)


@pytest.mark.llvm_files
def test_records_are_the_same_with_a_history() -> None:
    folder = str(LLVM_INCLUDE)
    path = f"{folder}/llvm/IR/Intrinsics.td"
    one, other = (
        Session().parse(path, include_dirs=[folder], history=kept).print_records()
        for kept in (False, True)
    )
    assert one == other


# --- the command -------------------------------------------------------------


def run(tool: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    (folder / "o.td").write_text(SOURCE.replace("let append text", "let text"))
    command = [str(tool), "origin", "o.td", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def test_command(our_tblgen: Path, tmp_path: Path) -> None:
    done = run(our_tblgen, tmp_path, "FOO_x.number")
    assert done.stdout == (
        "FOO_x.number = 4\n"
        "\n"
        "o.td:2:7: declared in Base = n\n"
        "    int number = n;\n"
        "        ^\n"
        "  from class Base at o.td:8:20\n"
        "  from class Mid at o.td:13:12\n"
        "  from multiclass M at o.td:18:12\n"
        "  n = !add(a, 1): argument of Base, given at o.td:8:25\n"
        "    a = k: argument of Mid, given at o.td:13:16\n"
        "      k = 3: argument of M, given at o.td:18:14\n"
        "  now: 4\n"
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_command_for_all_fields(our_tblgen: Path, tmp_path: Path) -> None:
    lines = run(our_tblgen, tmp_path, "B").stdout.splitlines()
    assert lines[:4] == [
        "int number = 8",
        "    o.td:2:7: declared in Base = n",
        'string text = "!"',
        '    o.td:19:22: let in B = "!"',
    ]


def test_command_as_data(our_tblgen: Path, tmp_path: Path) -> None:
    document = json.loads(run(our_tblgen, tmp_path, "B.number", "--json").stdout)
    assert document["version"] == 1
    [found] = document["origins"]
    assert (found["record"], found["field"], found["value"]) == ("B", "number", "8")
    [step] = found["steps"]
    assert step["location"] == {"file": "o.td", "line": 2, "column": 7}
    assert step["arguments"][0]["arguments"][0]["value"] == "7"


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("FOO_z", "there is no record 'FOO_z'; did you mean 'FOO_x'?"),
        ("B.nummer", "'B' has no field 'nummer'; did you mean 'number'?"),
    ],
)
def test_what_is_not_there(our_tblgen: Path, tmp_path: Path, asked: str, message: str) -> None:
    done = run(our_tblgen, tmp_path, asked)
    assert (done.returncode, done.stderr) == (1, f"tblgen origin: error: {message}\n")
