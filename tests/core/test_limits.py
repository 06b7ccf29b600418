"""Programs that would exhaust the stack or the machine are rejected, or handled on any thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from tblgen_build._core import Records, Session, TableGenError

T = TypeVar("T")


def parse(text: str) -> Records:
    return Session().parse("main.td", source=text)


def rejection(text: str) -> str:
    with pytest.raises(TableGenError) as caught:
        parse(text)
    diagnostic = caught.value.diagnostics[0]
    return f"{diagnostic.location}: {diagnostic.message}"


def on_a_thread(function: Callable[[], T]) -> T:
    found: list[T] = []
    thread = threading.Thread(target=lambda: found.append(function()))
    thread.start()
    thread.join()
    (result,) = found
    return result


@pytest.mark.parametrize(
    ("program", "column", "base", "derived"),
    [
        ("class A : A;", 11, "A", "A"),
        ("class A; class B : A; class A : B;", 33, "B", "A"),
    ],
)
def test_inheriting_from_itself(program: str, column: int, base: str, derived: str) -> None:
    assert rejection(program) == (
        f"main.td:1:{column}: class '{base}' cannot be inherited by '{derived}': "
        "it would inherit from itself"
    )


def test_superclass_of_a_class_known_by_name() -> None:
    records = parse("class A; class B : A; class C; class A : C; def x : B;")
    assert [c.name for c in records.defs["x"].superclasses] == ["C", "A", "B"]


def test_ways_to_a_superclass() -> None:
    """Each level doubles the number of ways to the first class."""
    levels = "".join(
        f"class L{i} : L{i - 1}, R{i - 1};\nclass R{i} : L{i - 1}, R{i - 1};\n"
        for i in range(1, 300)
    )
    record = parse("class L0; class R0; class U;\n" + levels + "def x : L299;").defs["x"]
    assert record.is_subclass_of("R0")
    assert not record.is_subclass_of("U")
    with pytest.raises(RuntimeError, match="elements is longer than the limit"):
        _ = record.superclasses


def test_very_many_superclasses() -> None:
    """In the order in which they are named, each with its field; the last value counts."""
    count = 20_000
    classes = "".join(f"class C{i} {{ int f{i // 2} = {i}; }}\n" for i in range(count))
    names = ", ".join(f"C{i}" for i in range(count))
    record = parse(f"{classes}def x : {names};\n").defs["x"]
    assert [c.name for c in record.direct_superclasses] == names.split(", ")
    assert [f.name for f in record.fields] == [f"f{i}" for i in range(count // 2)]
    assert str(record.value("f7")) == "15"


@pytest.mark.parametrize("count", [9_000, 20_000])
def test_chain_of_classes(count: int) -> None:
    chain = "class C0;\n" + "".join(f"class C{i} : C{i - 1};\n" for i in range(1, count))
    record = parse(f"{chain}def x : C{count - 1};\n").defs["x"]
    assert len(on_a_thread(lambda: record.superclasses)) == count
    assert on_a_thread(record.digest) == record.digest()


def test_chain_of_classes_known_by_name() -> None:
    """Backwards, so that no class has a superclass yet when it is derived from."""
    names = "".join(f"class C{i};\n" for i in range(2_000))
    chain = "".join(f"class C{i} : C{i - 1};\n" for i in range(1_999, 0, -1))
    message = rejection(names + chain)
    assert "more than 1000 classes were derived from before they had their superclasses" in message


def test_nested_type() -> None:
    depth = 20_000
    text = "class X { " + "list<" * depth + "int" + ">" * depth + " x = ?; }"
    assert "this type is nested more than 10000 levels deep" in rejection(text)


def test_deep_values_on_a_thread() -> None:
    depth = 9_000
    record = parse(f"def op;\ndef x {{ dag d = {'(op ' * depth}{')' * depth}; }}").defs["x"]
    assert on_a_thread(lambda: len(str(record.value("d")))) == 5 * depth - 1
    assert on_a_thread(record.digest) == record.digest()


# --- steps -------------------------------------------------------------------

ENDLESS = "defvar l = !range(1000);\ndefvar x = !foreach(a, l, !foreach(b, l, !add(a, b)));\n"


def steps(text: str) -> int:
    """How many one statement of the text takes at least."""
    low, high = 1, 1 << 32
    while low < high:
        middle = (low + high) // 2
        try:
            Session().parse("main.td", source=text, max_steps=middle)
            high = middle
        except TableGenError:
            low = middle + 1
    return low


def test_message_names_the_limit_and_the_way_out() -> None:
    with pytest.raises(TableGenError) as caught:
        Session().parse("main.td", source=ENDLESS, max_steps=1000)
    assert caught.value.diagnostics[0].message == (
        "evaluation takes more than 1000 steps "
        "(does it ever end? --max-steps=N allows another number)"
    )


def test_any_number_of_steps() -> None:
    assert Session().parse("main.td", source=ENDLESS, max_steps=0).defs == {}


def test_steps_are_those_of_one_statement() -> None:
    one = "class A<int n> { list<int> l = !foreach(i, !range(n), !mul(i, n)); }\n"
    few = steps(one + "def a0 : A<100>;")
    assert few > 100
    assert steps(one + "".join(f"def a{i} : A<100>;" for i in range(50))) == few
    loop = steps(one + "foreach i = 0...49 in def a#i : A<!add(100, i)>;")
    assert loop > 40 * few


def test_steps_do_not_depend_on_addresses() -> None:
    names = [f"argument{i}" for i in range(40)]
    text = (
        f"class A<{', '.join(f'int {n} = {i}' for i, n in enumerate(names))}> {{\n"
        + "".join(f"  int f{i} = !add({n}, {names[i - 1]});\n" for i, n in enumerate(names))
        + "}\nmulticlass M<int k> { foreach i = 0...3 in def _#i : A<k, !add(k, i)>; }\n"
        + "defm x : M<1>;\n"
    )
    kept, found = [], set()
    for i in range(5):
        kept.append(parse("".join(f"def d{j};" for j in range(1000 * i))))  # elsewhere in memory
        found.add(steps(text))
    assert len(found) == 1


def test_includes_that_double(tmp_path: Path) -> None:
    """Forty files that include the next one twice would be read 2 to the power of 40 times."""
    for number in range(40):
        include = f'include "{number + 1}.td"\n'
        (tmp_path / f"{number}.td").write_text(include * 2)
    (tmp_path / "40.td").write_text("class A;\n")
    main = str(tmp_path / "0.td")
    session = Session()
    with pytest.raises(TableGenError, match="100000 times in all: is an include guard missing"):
        session.parse(main, include_dirs=[str(tmp_path)])
    _, problems = session.preprocess(main, include_dirs=[str(tmp_path)])
    assert "is an include guard missing" in problems[0].message
