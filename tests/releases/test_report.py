"""The report of what differs: one difference is one group, whatever the inputs call things."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from reference import ReleaseReference
from release_report.asking import Answer, asked, compared
from release_report.groups import grouped
from release_report.jobs import Unit

FLAGS = ("--gen-op-decls",)


def answer(name: str, theirs: str, ours: str, message: str = "") -> Answer:
    unit = Unit(name, "mlir", "case.td", (), (FLAGS,), {"case.td": name.encode()})
    texts = {} if message else {"out.inc": ours}
    return compared(unit, FLAGS, ({"out.inc": theirs}, ""), (texts, message))


def test_names_do_not_tell_groups_apart() -> None:
    names = ["Addition", "Sum", "A", "Widening", "Mul"]
    answers = [
        answer(
            name,
            f"class {name} {{ using Base::Base; f({name} x) const; }};",
            f"class {name} {{ using Base::Base; f({name} x); }};",
        )
        for name in names
    ]
    [group] = grouped(answers)
    assert (group.theirs, group.ours) == ("( NAME x ) const", "( NAME x )")
    assert len(group.answers) == len(names)
    assert group.smallest.unit.name == "A"


def test_each_difference_is_a_group() -> None:
    theirs = "a(); " + "same(); " * 20 + "b();"
    found = grouped([answer("x", theirs, theirs.replace("a()", "c()").replace("b()", "d()"))])
    assert [(group.theirs, group.ours) for group in found] == [("a", "c"), ("b", "d")]


def test_messages_make_groups() -> None:
    messages = [
        f"case.td:{line}:1: error: def '{n}' has no field" for line, n in ((1, "A"), (2, "B"))
    ]
    [group] = grouped([answer(m, "x;", "", m) for m in messages])
    assert (group.kind, group.theirs) == ("ours rejects", "def '_' has no field")


def test_what_is_the_same_is_in_no_group() -> None:
    assert answer("x", "int a; // said", "int   a;").verdict == "identical"
    assert grouped([answer("x", "int a; // said", "int   a;")]) == []


@pytest.mark.parametrize(("release", "verdict"), [(22, "differs"), (23, "identical")])
def test_both_tools(
    release: int, verdict: str, release_reference: Callable[[int], ReleaseReference]
) -> None:
    """What 23's tool writes, and ours for 23 and with the rows of 22."""
    program = b"""include "mlir/IR/EnumAttr.td"
        def E : I32Enum<"E", "", [I32EnumCase<"a", 0>]> { let cppNamespace = "n"; }
        """
    reference = release_reference(23)
    options = (f"-I{reference.include}",)
    unit = Unit("e", "mlir", "case.td", options, (("--gen-enum-decls",),), {"case.td": program})
    [found] = asked(unit, reference, release)
    assert found.verdict == verdict, found
