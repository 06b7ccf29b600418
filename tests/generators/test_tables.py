"""Tables that share storage: where sequences and strings stand, and the C++ that holds them."""

from __future__ import annotations

from tblgen_build.generators.cpp.initializers import array, braced
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.cpp.string_table import StringTable


def test_a_sequence_that_ends_another_shares_its_place() -> None:
    stored, offsets = sequence_table([(2, 3), (1, 2, 3), (9,), (3,)], terminated=True)
    assert stored == [(1, 2, 3), (9,)]
    assert offsets == {(1, 2, 3): 0, (2, 3): 1, (3,): 2, (9,): 4}


def test_without_terminators_sequences_follow_one_another() -> None:
    stored, offsets = sequence_table([("b",), ("a",), ("b",)], terminated=False)
    assert stored == [("a",), ("b",)]
    assert offsets == {("a",): 0, ("b",): 1}


def test_no_sequences() -> None:
    assert sequence_table([], terminated=True) == ([], {})


def test_a_string_that_ends_another_takes_no_room() -> None:
    table = StringTable(["add", "radd", "sub"])
    assert [text for _, text in table.stored] == ["sub", "radd"]
    assert table.offset("add") == table.offset("radd") + 1
    assert 'extern const char Names[] = {\n  /* 0 */ "sub\\000"\n' in table.definition("Names")


def test_strings_in_order_of_use() -> None:
    strings = StringOffsets()
    assert [strings.add(text) for text in ("", "one", "two", "one")] == [0, 1, 5, 1]
    assert strings.definition("Names").splitlines()[5:11] == [
        "static constexpr char NamesStorage[] =",
        '  "\\0"',
        '  "one\\0"',
        '  "two\\0"',
        "  ;",
        "#ifdef __GNUC__",
    ]
    assert strings.member_definition("C", "Names").splitlines()[5] == (
        "constexpr char C::NamesStorage[] ="
    )
    assert strings.shared_definition("C", "Names").splitlines()[5] == (
        "constexpr char NamesStorage[] ="
    )


def test_initializers() -> None:
    assert braced((1, "a")) == "{ 1, a }"
    assert array("int x[]", ["1,", "2,"]) == "int x[] = {\n  1,\n  2,\n};\n\n"
    assert array("int x[]", []) == "int x[] = {\n};\n\n"
