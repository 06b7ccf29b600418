"""Programs that would exhaust the stack or the machine are rejected, or handled on any thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
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
        for i in range(1, 40)
    )
    message = rejection("class L0; class R0;\n" + levels)
    assert message == (
        "main.td:26:21: 'L13' has more than 10000 superclasses, "
        "counting each as often as it is inherited"
    )


@pytest.mark.parametrize("count", [9_000, 20_000])
def test_chain_of_classes(count: int) -> None:
    chain = "class C0;\n" + "".join(f"class C{i} : C{i - 1};\n" for i in range(1, count))
    if count > 10_000:
        assert "has more than 10000 superclasses" in rejection(chain)
        return
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
