"""The native module: identity, lifetime, accessors and their errors."""

from __future__ import annotations

import gc
import hashlib
import os
import platform
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tblgen_build import _core
from tblgen_build._core import (
    BitsValue,
    BitValue,
    ClassInstanceValue,
    DagValue,
    DefValue,
    FieldValue,
    IntValue,
    ListValue,
    OperatorValue,
    Record,
    RecordError,
    Records,
    Session,
    StringValue,
    TableGenError,
    UnsetValue,
    VarBitValue,
    VarValue,
)

PROGRAM = """\
class Base<int n = 1> { int number = n; field bits<4> mask; }
class Part : Base<2>;
class Whole<Part p, bits<4> b> {
  int outer = p.number;
  int sum = !add(p.number, 1);
  bit one = b{2};
}
def op;
def part : Part;
def all {
  int i = -5;
  int unset_int = ?;
  bit yes = 1;
  bit unset_bit = ?;
  string s = "text";
  code c = [{code}];
  string unset_string = ?;
  bits<4> four = 0b1010;
  bits<70> wide = -1;
  bits<2> partly = {1, ?};
  list<int> ints = [1, 2, 3];
  list<string> strings = ["a", "b"];
  list<Part> parts = [part];
  Part one_part = part;
  Part no_part = ?;
  dag d = (op:$o 1:$a, part, ?:$c);
  dag odd = (? 1);
}
"""


def parse(text: str = PROGRAM) -> Records:
    return Session().parse("main.td", source=text)


@pytest.fixture
def records() -> Records:
    return parse()


@pytest.fixture
def everything(records: Records) -> Record:
    record = records.get_def("all")
    assert record is not None
    return record


# --- identity and lifetime ---------------------------------------------------


def test_one_object_a_record(records: Records, everything: Record) -> None:
    part = records.defs["part"]
    assert everything.value_as_def("one_part") is part
    assert everything.value_as_list_of_defs("parts")[0] is part
    assert records.all_derived_definitions("Part") == [part]
    assert {part: 1}[records.defs["part"]] == 1


def test_one_object_a_value(everything: Record) -> None:
    assert everything.value("ints") is everything.value_as_list("ints")
    assert everything.value("one_part") is everything.value_as_list("parts")[0]
    assert everything.value("ints") != everything.value("strings")


def test_one_object_a_type(records: Records, everything: Record) -> None:
    number = everything.field("i")
    assert number is not None
    value = everything.value("i")
    assert value is not None
    assert value.type is number.type
    assert records.defs["part"].type.classes == (records.classes["Part"],)


def test_parts_keep_the_unit_alive() -> None:
    value = parse().defs["all"].value_as_dag("d")
    gc.collect()
    assert str(value) == "(op:$o 1:$a, part, ?:$c)"
    assert str(value.args[1]) == "part"


def test_lists_are_the_callers_own(records: Records) -> None:
    records.all_derived_definitions("Part").clear()
    assert [r.name for r in records.all_derived_definitions("Part")] == ["part"]


def test_nothing_can_be_made_or_changed(everything: Record) -> None:
    for make in (Record, StringValue, _core.Type, _core.Location):
        with pytest.raises(TypeError):
            make()
    with pytest.raises(AttributeError):
        everything.name = "other"  # type: ignore[misc]
    with pytest.raises(TypeError):
        parse().defs["all"] = everything  # type: ignore[index]


# --- records and fields ------------------------------------------------------


def test_record(records: Records, everything: Record) -> None:
    part, base = records.defs["part"], records.classes["Base"]
    assert (part.name, part.is_class, part.is_anonymous) == ("part", False, False)
    assert [c.name for c in part.superclasses] == ["Base", "Part"]
    assert [c.name for c in part.direct_superclasses] == ["Part"]
    assert part.is_subclass_of("Base")
    assert part.is_subclass_of(base)
    assert not part.is_subclass_of("Missing")
    assert part.has_direct_superclass("Part")
    assert not part.has_direct_superclass(base)
    assert str(part.location) == "main.td:9:5"
    assert "number" in part
    assert "Number" not in part
    assert str(part) == "part {\t// Base Part\n  field bits<4> mask = { ?, ?, ?, ? };\n" + (
        "  int number = 2;\n}\n"
    )
    assert base.template_args == ("Base:n",)
    assert everything.id > part.id


def test_fields(records: Records) -> None:
    base = records.classes["Base"]
    names = [(f.name, f.is_template_arg, f.is_nonconcrete_ok) for f in base.fields]
    assert names == [("Base:n", True, False), ("number", False, False), ("mask", False, True)]
    number = base.field("number")
    assert number is not None
    assert (str(number.type), str(number.value)) == ("int", "Base:n")
    assert str(number.location) == "main.td:1:29"
    assert number == base.field("number")
    assert number != base.field("mask")
    error = number.error("too large")
    assert (error.message, error.location) == ("too large", number.location)


def test_locations_of_a_multiclass() -> None:
    records = parse('multiclass M {\n  def a;\n}\nmulticlass N { defm "" : M; }\ndefm x : N;\n')
    record = records.defs["xa"]
    assert [location.line for location in record.locations] == [2, 4, 5]
    error = record.error("bad")
    assert [note[0] for note in error.notes] == ["instantiated from multiclass"] * 2


def test_places() -> None:
    records = parse("class A;\nclass A {}\n  def d : A;")
    places = [(name, *at) for name, _, *at in records.places()]
    assert places == [("A", 1, 7), ("A", 2, 7), ("d", 3, 7)]
    assert {file for _, file, _, _ in records.places()} == {records.main_file}


def test_anonymous() -> None:
    records = parse("class A;\ndef : A;\n")
    (record,) = records.all_derived_definitions("A")
    assert record.is_anonymous
    assert record.name == "anonymous_0"


def test_mappings(records: Records) -> None:
    assert list(records.classes) == ["Base", "Part", "Whole"]
    assert list(records.defs) == ["all", "op", "part"]
    assert records.get_def("Base") is None
    assert records.get_class("Base") is records.classes["Base"]


def test_globals() -> None:
    records = parse("class A;\ndefvar x = 3;\ndefset list<A> s = { def a : A; }\n")
    assert {name: str(value) for name, value in records.globals.items()} == {"s": "[a]", "x": "3"}


def test_derived_definitions() -> None:
    records = parse("class A; class B; def x10 : A, B; def x9 : A; def y : B;")
    names = [r.name for r in records.all_derived_definitions("A")]
    assert names == ["x9", "x10"]
    assert [r.name for r in records.all_derived_definitions("A", "B")] == ["x10"]
    assert records.all_derived_definitions_if_defined("C") == []
    with pytest.raises(KeyError, match="no class 'AA'; did you mean 'A'"):
        records.all_derived_definitions("AA")


# --- typed accessors ---------------------------------------------------------


def test_accessors(records: Records, everything: Record) -> None:
    part = records.defs["part"]
    assert everything.value_as_int("i") == -5
    assert everything.value_as_bit("yes") is True
    assert everything.value_as_bit_or_unset("yes") is True
    assert everything.value_as_bit_or_unset("unset_bit") is None
    assert everything.value_as_string("s") == "text"
    assert everything.value_as_string("c") == "code"
    assert everything.value_as_optional_string("s") == "text"
    assert everything.value_as_optional_string("unset_string") is None
    assert everything.value_as_optional_string("missing") is None
    assert everything.value_as_bits("four").as_int() == 10
    assert len(everything.value_as_list("ints")) == 3
    assert everything.value_as_list_of_ints("ints") == [1, 2, 3]
    assert everything.value_as_list_of_strings("strings") == ["a", "b"]
    assert everything.value_as_list_of_defs("parts") == [part]
    assert everything.value_as_def("one_part") is part
    assert everything.value_as_optional_def("one_part") is part
    assert everything.value_as_optional_def("no_part") is None
    assert everything.value_as_dag("d").operator_as_def().name == "op"
    assert everything.is_value_unset("unset_int")
    assert not everything.is_value_unset("i")
    assert everything.value("missing") is None
    assert records.classes["Base"].value("Base:n") is not None


@pytest.mark.parametrize(
    ("accessor", "field", "message"),
    [
        ("value_as_int", "ii", "def 'all' has no field 'ii'; did you mean 'i'?"),
        ("value_as_string", "nothing_like_it", "def 'all' has no field 'nothing_like_it'"),
        (
            "value_as_int",
            "unset_int",
            "field 'unset_int' of def 'all' must be an int, but it is not set",
        ),
        (
            "value_as_string",
            "i",
            "field 'i' of def 'all' must be a string, but it is -5 of type 'int'",
        ),
        (
            "value_as_list_of_ints",
            "strings",
            "field 'strings' of def 'all' must be a list of ints, but it is \"a\" of type 'string'",
        ),
        ("value_as_def", "s", "must be a def"),
        ("value_as_optional_def", "s", "must be a def"),
        ("value_as_bit", "i", "must be a bit"),
        ("value_as_bits", "i", "must be a bits value"),
        ("value_as_list", "i", "must be a list"),
        ("value_as_dag", "i", "must be a dag"),
        ("value_as_optional_string", "i", "must be a string"),
        ("is_value_unset", "missing", "has no field 'missing'"),
    ],
)
def test_accessor_errors(everything: Record, accessor: str, field: str, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        getattr(everything, accessor)(field)
    assert message in caught.value.message
    assert str(caught.value) == caught.value.message
    assert caught.value.location == everything.location


def test_operator_of_a_dag(everything: Record) -> None:
    with pytest.raises(RecordError, match="is not a def"):
        everything.value_as_dag("odd").operator_as_def()


# --- values ------------------------------------------------------------------


def test_kinds_of_values(records: Records, everything: Record) -> None:
    kinds = {
        "i": IntValue,
        "unset_int": UnsetValue,
        "yes": BitValue,
        "s": StringValue,
        "c": StringValue,
        "four": BitsValue,
        "ints": ListValue,
        "one_part": DefValue,
        "d": DagValue,
    }
    for name, kind in kinds.items():
        assert type(everything.value(name)) is kind


def test_strings(everything: Record) -> None:
    text, code = everything.value("s"), everything.value("c")
    assert isinstance(text, StringValue)
    assert isinstance(code, StringValue)
    assert (text.value, text.is_code, str(text)) == ("text", False, '"text"')
    assert (code.value, code.is_code, str(code)) == ("code", True, "[{code}]")
    assert text.as_unquoted_string() == "text"


def test_bits(everything: Record) -> None:
    four = everything.value_as_bits("four")
    assert [str(bit) for bit in four] == ["0", "1", "0", "1"]
    assert (len(four), str(four[1]), str(four[-1])) == (4, "1", "1")
    assert everything.value_as_bits("wide").as_int() == 2**64 - 1
    assert everything.value_as_bits("partly").as_int() is None
    assert not everything.value_as_bits("partly").is_complete
    with pytest.raises(IndexError):
        four[4]


def test_layout_of_bits(everything: Record) -> None:
    assert everything.value_as_bits("four").layout() == (0b1010, 0b0101, [])
    assert everything.value_as_bits("wide").layout() == (2**64 - 1, 0b111111 << 64, [])
    unset = parse("def d { bits<3> x = {1, 0, ?}; }").defs["d"].value_as_bits("x")
    assert unset.layout() == (0b100, 0b010, [])
    records = parse("""
def d {
  bits<3> f = ?; bit g = ?; string s = ?;
  bits<80> e;
  let e{0} = g; let e{1} = 1; let e{3-2} = f{2-1}; let e{75} = f{2}; let e{79-76} = 0b0101;
}
""")
    assert records.defs["d"].value_as_bits("e").layout() == (
        1 << 1 | 0b0101 << 76,
        0b1010 << 76,
        [(0, "g", 0, 1), (2, "f", 1, 2), (75, "f", 2, 1)],
    )


def test_dag(everything: Record) -> None:
    dag = everything.value_as_dag("d")
    assert (dag.operator_name, dag.arg_names) == ("o", ("a", None, "c"))
    assert [str(arg) for arg in dag.args] == ["1", "part", "?"]
    assert len(dag) == 3
    assert dag.args is dag.args


def test_list(everything: Record) -> None:
    ints = everything.value_as_list("ints")
    assert [int(item) for item in ints if isinstance(item, IntValue)] == [1, 2, 3]
    assert str(ints.element_type) == "int"
    with pytest.raises(IndexError):
        ints[3]


def test_unresolved(records: Records) -> None:
    whole = records.classes["Whole"]
    outer, total, one = (whole.value(name) for name in ("outer", "sum", "one"))
    assert isinstance(outer, FieldValue)
    assert isinstance(outer.record, VarValue)
    assert (outer.record.name, outer.field) == ("Whole:p", "number")
    assert isinstance(total, OperatorValue)
    assert (total.operator, [str(o) for o in total.operands]) == ("!add", ["Whole:p.number", "1"])
    assert isinstance(one, VarBitValue)
    assert (str(one.variable), one.bit) == ("Whole:b", 2)
    assert not total.is_concrete


def test_class_instance() -> None:
    records = parse("class A<int n>  { int m = n; }\nclass B<int k> { A a = A<k>; }\n")
    made = records.classes["B"].value("a")
    assert isinstance(made, ClassInstanceValue)
    assert made.class_ is records.classes["A"]
    assert [str(arg) for arg in made.args] == ["B:k"]


def test_types(records: Records, everything: Record) -> None:
    def type_of(name: str) -> _core.Type:
        field = everything.field(name)
        assert field is not None
        return field.type

    assert (type_of("four").kind, type_of("four").width) == ("bits", 4)
    assert type_of("ints").element is type_of("i")
    assert type_of("one_part").classes == (records.classes["Part"],)
    assert type_of("yes").is_convertible_to(type_of("i"))
    assert not type_of("s").is_convertible_to(type_of("i"))
    assert str(type_of("parts")) == "list<Part>"


def test_bytes_that_are_no_utf8() -> None:
    source = b'def a { string s = "\xff\xc3\xa4"; }'
    records = Session().parse("main.td", source=source)
    text = records.defs["a"].value_as_string("s")
    assert text == "\udcff\xe4"
    assert text.encode("utf-8", "surrogateescape") == b"\xff\xc3\xa4"
    assert b"\xff\xc3\xa4" in records.print_records().encode("utf-8", "surrogateescape")


# --- sessions and errors -----------------------------------------------------


def test_rejection() -> None:
    with pytest.raises(TableGenError) as caught:
        parse("def a {\n  int x = missing;\n}\n")
    (diagnostic, *_) = caught.value.diagnostics
    assert diagnostic.severity == "error"
    assert str(diagnostic.location) == "main.td:2:11"
    assert str(caught.value).startswith("main.td:2:11: error: ")
    assert "\n  int x = missing;\n          ^\n" in diagnostic.render()


def test_missing_file() -> None:
    with pytest.raises(TableGenError, match=r"/no/such\.td"):
        Session().parse("/no/such.td")


def test_warnings() -> None:
    records = parse("class A<int unused>;\n")
    (warning,) = records.warnings
    assert warning.severity == "warning"
    assert "A:unused" in warning.message
    quiet = Session().parse(
        "main.td", source="class A<int unused>;", warn_on_unused_template_args=False
    )
    assert quiet.warnings == ()


def test_dependencies(tmp_path: Path) -> None:
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
    (folders[1] / "part.td").write_text("class A;\n")
    main = tmp_path / "main.td"
    main.write_text('include "part.td"\n#ifdef EXTRA\ndef extra : A;\n#endif\n')
    records = Session().parse(main, include_dirs=folders, defines=["EXTRA"])
    assert [d.path for d in records.dependencies] == [str(main), str(folders[1] / "part.td")]
    assert records.dependencies[1].digest == hashlib.sha256(b"class A;\n").digest()
    assert str(folders[0] / "part.td") in records.missing_probes
    assert list(records.defs) == ["extra"]


@pytest.mark.parametrize("size", [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 100_000])
def test_sha256(size: int) -> None:
    source = bytes(b" \t\n"[i * i % 3] for i in range(size))
    records = Session().parse("main.td", source=source)
    assert records.dependencies[0].digest == hashlib.sha256(source).digest()


def test_one_string_is_no_list() -> None:
    with pytest.raises(TypeError, match="include_dirs must be a list"):
        Session().parse("main.td", source="", include_dirs="include")


def test_threads() -> None:
    session = Session()
    found: list[int] = []

    def work(n: int) -> None:
        records = session.parse(f"{n}.td", source="class A;\nclass B : A;\n")
        found.append(len(records.classes))

    threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [2] * 8


def test_record_error() -> None:
    location = parse().defs["all"].location
    error = RecordError("bad", location, [("because", None)])
    assert (error.message, error.location, error.notes) == ("bad", location, (("because", None),))
    assert RecordError("bad").location is None
    assert str(error) == "bad"


def test_locations_compare_by_place() -> None:
    one, other = parse(), parse()
    assert one.defs["all"].location == other.defs["all"].location
    assert hash(one.defs["all"].location) == hash(other.defs["all"].location)
    assert one.defs["all"].location != one.defs["part"].location


def test_deprecated_uses() -> None:
    records = parse(
        """
        class Base { string odsDeprecated = "old"; }
        class Holder<dag d> { dag held = d; }
        def Target : Base;
        def Other { string odsDeprecated = "old"; }
        def Unset { string odsDeprecated = ?; }
        def C { list<dag> l = [(Other Target:$x)]; Base b = Target; }
        def B { Holder h = Holder<(C Target)>; }
        def A { Holder h = Holder<(C 1)>; }
        """
    )
    warnings = records.deprecated_uses("mlir")
    assert [(warning.message, warning.subject) for warning in warnings] == [
        ("'C' uses 'Other', which is deprecated", "Other"),
        ("'B' uses 'Target', which is deprecated", "Target"),
        ("'C' uses 'Target', which is deprecated", "Target"),
    ]
    assert [note.message for note in warnings[0].notes] == ["old"]
    assert records.deprecated_uses("llvm") == ()


@pytest.mark.parametrize("name", ["a b=1", "X=1", "1X", "a-b", "é"])
def test_define_that_is_none(name: str) -> None:
    for call in (Session().parse, Session().scan):
        with pytest.raises(ValueError, match="is not a macro name: letters, digits and under"):
            call("a.td", source=b"", defines=["FINE", name])


LARGE_PAGES = """
from tblgen_build import _core
before = [str(i) * 50 for i in range(20000)]
_core.take_large_pieces()
_core.take_large_pieces()
for _ in range(3):
    lists = [[f"{i} {j}" for j in range(10)] for i in range(50000)]
    texts = ["x" * size for size in (1 << 10, 1 << 18, 1 << 22, 1 << 26)]
    del lists, texts
print(len("".join(before)))
"""


def test_large_pages() -> None:
    """Python's memory from before, and what is taken and freed after it, again and again."""
    program = f"import sys; sys.path[:0] = {sys.path!r}\n{LARGE_PAGES}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "4444500\n", "")


ARENAS_AFTER_A_THREAD = """
import sys
sys.path[:0] = {path!r}
import threading
from tblgen_build import _core
_core.take_large_pieces()
thread = threading.Thread(target=print)
thread.start()
thread.join()
kept, present = [], 0
with open("/proc/self/pagemap", "rb", buffering=0) as pages:
    for _ in range(40):
        kept.append([object() for _ in range(5_000)])
        pages.seek(8 * ((id(kept[-1][-1]) + (64 << 10)) // 4096))
        present += pages.read(8)[7] >> 7
print(present > 20)  # the first ones fill the arena that Python has begun
"""


@pytest.mark.skipif(
    platform.system() != "Linux" or [int(n) for n in platform.release().split(".")[:2]] < [5, 14],
    reason="the system cannot make pages present",
)
def test_arenas_after_the_frames_of_a_thread() -> None:
    """These come from the same allocator, and must not be taken for an arena.

    An arena is made present at once: so is what lies after the latest object.
    """
    program = ARENAS_AFTER_A_THREAD.format(path=sys.path)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("\nTrue\n", "")


def test_library_beside(tmp_path: Path) -> None:
    """What cannot be loaded is reported by the code that needs it."""
    (tmp_path / "empty.so").touch()
    for name in ("empty.so", "none.so"):
        _core.load_beside(str(tmp_path / name))


def test_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is, not as it was when the interpreter started."""
    monkeypatch.delenv("TBLGEN_CACHE", raising=False)
    assert _core.environment_variable("TBLGEN_CACHE") == ""
    for value, is_on in (("off", False), ("read-only", True)):
        monkeypatch.setenv("TBLGEN_CACHE", value)
        assert _core.environment_variable("TBLGEN_CACHE") == value
        assert _core.cache_settings()[0] is is_on
        assert _core.cache_settings() == _core.cache_settings({**os.environ})
