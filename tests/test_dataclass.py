"""The light dataclasses behave as the standard ones where generators lean on it."""

from __future__ import annotations

import dataclasses
from typing import Any, ClassVar

import pytest

from tblgen_build import dataclass as light

BOTH = pytest.mark.parametrize(
    ("dataclass", "field"),
    [(dataclasses.dataclass, dataclasses.field), (light.dataclass, light.field)],
    ids=["standard", "light"],
)


@BOTH
@pytest.mark.parametrize("slots", [False, True])
def test_values_and_defaults(dataclass: Any, field: Any, slots: bool) -> None:
    @dataclass(slots=slots)
    class Point:
        kind: ClassVar[str] = "point"
        x: int
        y: int = 2
        tags: list[str] = field(default_factory=list)

    point = Point(1)
    assert (point.x, point.y, point.tags, Point.kind) == (1, 2, [], "point")
    assert point.tags is not Point(1).tags
    assert Point(1, tags=["t"], y=3).tags == ["t"]
    assert Point(1) == Point(1, 2)
    assert Point(1) != Point(2)
    assert vars(Point)["__hash__"] is None
    assert repr(point).endswith("Point(x=1, y=2, tags=[])")
    assert Point.__match_args__ == ("x", "y", "tags")
    make: Any = Point
    with pytest.raises(TypeError):
        make()


@BOTH
def test_slots(dataclass: Any, field: Any) -> None:
    @dataclass(slots=True)
    class Base:
        a: int

    @dataclass(slots=True)
    class Derived(Base):
        b: int = 5

    derived: Any = Derived(1)
    assert (derived.a, derived.b) == (1, 5)
    assert vars(Derived)["__slots__"] == ("b",)
    with pytest.raises(AttributeError):
        derived.c = 3


@BOTH
def test_frozen_is_hashable_by_value(dataclass: Any, field: Any) -> None:
    @dataclass(frozen=True, slots=True)
    class Key:
        name: str
        note: str = field(default="", compare=False)

    assert {Key("a", "x")} == {Key("a", "y")}
    assert hash(Key("a")) == hash(Key("a", "z"))


@BOTH
def test_identity(dataclass: Any, field: Any) -> None:
    @dataclass(eq=False)
    class Node:
        name: str

    assert Node("a") != Node("a")
    assert len({Node("a"), Node("a")}) == 2


@BOTH
def test_post_init_and_own_methods(dataclass: Any, field: Any) -> None:
    @dataclass
    class Sized:
        text: str
        size: int = 0

        def __post_init__(self) -> None:
            self.size = len(self.text)

        def __repr__(self) -> str:
            return f"<{self.text}>"

    assert Sized("abc").size == 3
    assert repr(Sized("abc")) == "<abc>"


@BOTH
def test_order(dataclass: Any, field: Any) -> None:
    @dataclass(order=True)
    class Version:
        major: int
        minor: int

    versions: Any = [Version(2, 1), Version(1, 9)]
    assert sorted(versions) == [Version(1, 9), Version(2, 1)]


@BOTH
def test_mutable_default_is_refused(dataclass: Any, field: Any) -> None:
    with pytest.raises(ValueError, match="default_factory"):

        @dataclass
        class Wrong:
            items: list[int] = []  # noqa: RUF012
