"""What the language of LLVM 23 adds. The expected values are stated here."""

from __future__ import annotations

import pytest

from tblgen_build import Records, Session, TableGenError

BASE = """
def op;
def other;
class Base {
  list<int> items = [1, 2];
  string text = "b";
  code body = [{ b }];
  dag args = (op 1:$b);
  list<int> none = ?;
  dag nothing = ?;
  int number = 1;
  bits<4> wide = 0;
}
class Of<list<int> given> { list<int> items = given; }
"""


EXPECTED = "(expected list, string, code, or dag)"


def parse(source: str, release: int | None = 23) -> Records:
    return Session().parse("main.td", source=BASE + source, release=release)


def field(source: str, name: str, of: str = "X") -> str:
    """How the value of a field of the def prints."""
    record = parse(source).get_def(of)
    assert record is not None
    return str(record.value(name))


def error(source: str, release: int | None = 23) -> str:
    """Message and column of the one error, which is in the source's first line."""
    with pytest.raises(TableGenError) as raised:
        parse(source, release)
    [found] = raised.value.diagnostics
    assert found.location is not None
    assert found.location.line == BASE.count("\n") + 1
    return f"{found.location.column}: {found.message}"


@pytest.mark.parametrize(
    ("let", "name", "value"),
    [
        ("let append items = [3, 4];", "items", "[1, 2, 3, 4]"),
        ("let prepend items = [0];", "items", "[0, 1, 2]"),
        ("let append items = []<int>;", "items", "[1, 2]"),
        ("let append items = [3]; let prepend items = [0];", "items", "[0, 1, 2, 3]"),
        ("let append items = [3]; let append items = [4];", "items", "[1, 2, 3, 4]"),
        ("let append items = [3]; let items = [9];", "items", "[9]"),
        ("let items = [9]; let append items = [3];", "items", "[9, 3]"),
        ('let append text = "c";', "text", '"bc"'),
        ('let prepend text = "a";', "text", '"ab"'),
        ('let append text = "c" # "d";', "text", '"bcd"'),
        ("let append body = [{ c }];", "body", "[{ b  c }]"),
        ("let prepend body = [{ a }];", "body", "[{ a  b }]"),
        ("let append args = (op 2:$c);", "args", "(op 1:$b, 2:$c)"),
        ("let prepend args = (op 0);", "args", "(op 0, 1:$b)"),
        ("let append none = [7];", "none", "[7]"),
        ("let prepend none = [7];", "none", "[7]"),
        ("let append nothing = (other 1);", "nothing", "(other 1)"),
        ("let append items = [number]; let number = 5;", "items", "[1, 2, 5]"),
        ("list<int> mine = [5]; let append mine = [6];", "mine", "[5, 6]"),
    ],
)
def test_in_a_body(let: str, name: str, value: str) -> None:
    assert field(f"def X : Base {{ {let} }}", name) == value


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("class M : Base { let append items = [3]; } def X : M { let append items = [4]; }",
         "[1, 2, 3, 4]"),
        ("class L : Base { let append items = [3]; } class R : Base { let append items = [4]; }\n"
         "def X : L, R { let append items = [5]; }", "[1, 2, 4, 5]"),
        ("def X : Of<[7]> { let append items = [8]; }", "[7, 8]"),
        ("class M<list<int> l> : Of<l> { let append items = [8]; let prepend items = l; }\n"
         "def X : M<[7]>;", "[7, 7, 8]"),
        ("let append items = [3] in def X : Base;", "[1, 2, 3]"),
        ("let prepend items = [0], append items = [3] in def X : Base;", "[0, 1, 2, 3]"),
        ("let append items = [3] in { let append items = [4] in { def X : Base; } }",
         "[1, 2, 3, 4]"),
        ("let append items = [3] in def X : Base { let append items = [4]; }", "[1, 2, 3, 4]"),
        ("multiclass M<list<int> l> { def X : Base { let append items = l; } }\n"
         "defm \"\" : M<[3]>;",
         "[1, 2, 3]"),
        ("multiclass M { def X : Base; } let append items = [3] in defm \"\" : M;", "[1, 2, 3]"),
        ("foreach i = [3] in def X : Base { let append items = [i]; }", "[1, 2, 3]"),
    ],
)  # fmt: skip
def test_where_it_may_stand(source: str, value: str) -> None:
    assert field(source, "items") == value


def test_words_are_names_too() -> None:
    source = """
    class W { list<int> append = [1]; list<int> prepend = [2]; }
    def X : W { let append = [3]; let prepend prepend = [1]; }
    let append append = [4] in def Y : W;
    """
    assert field(source, "append") == "[3]"
    assert field(source, "prepend") == "[1, 2]"
    assert field(source, "append", of="Y") == "[1, 4]"
    assert parse("class W { int append = 1; } def X : W { let append = 2; }", release=22)


def test_bits_stand_in_braces_everywhere() -> None:
    assert field("let wide{0-1} = 3 in def X : Base;", "wide") == "{ 0, 0, 1, 1 }"
    assert field("let wide{3, 0} = 1 in def X : Base;", "wide") == "{ 0, 0, 0, 1 }"


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("def X : Base { let append number = 1; }",
         "27: Cannot append to field 'number' of type 'int' " + EXPECTED),
        ("let prepend number = 1 in def X : Base;",
         "13: Cannot prepend to field 'number' of type 'int' " + EXPECTED),
        ("def X : Base { let append wide{0} = 1; }",
         "27: Cannot use append/prepend with bit range"),
        ("let append wide{0} = 1 in def X : Base;",
         "12: Cannot use append/prepend with bit range"),
        ("def X : Base { let append item = [1]; }",
         "27: Value 'item' unknown; did you mean 'items'?"),
        ("let append item = [1] in def X : Base;",
         "12: Value 'item' unknown; did you mean 'items'?"),
        ("def X : Base { let append items = items; }",
         "27: Recursion / self-assignment forbidden"),
        ("let append text = [1] in def X : Base;",
         "12: Field 'text' of type 'string' is incompatible with value '[1]' of type 'list<int>'"),
        ("def X : Base { let append items; }", "32: expected '=' in let expression"),
        ("def X : Base { let append items, text = 1; }", "32: expected '=' in let expression"),
        ("def X : Base { let append append = 1; }", "27: Value 'append' unknown!"),
        ("let wide<0> = 1 in def X : Base;",
         "9: since LLVM 23 a range of bits stands in braces here: {...}"),
    ],
)  # fmt: skip
def test_errors(source: str, message: str) -> None:
    assert error(source) == message


def test_operators_of_dags_have_to_be_the_same() -> None:
    with pytest.raises(TableGenError, match="Concatenated Dag operators do not match"):
        parse("def X : Base { let append args = (other 2); }")


@pytest.mark.parametrize("release", [None, 19, 22])
@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("def X : Base { let append items = [1]; }", "20: 'let append' needs"),
        ("let prepend items = [1] in def X : Base;", "5: 'let prepend' needs"),
        ("let wide{0} = 1 in def X : Base;",
         "9: a range of bits in braces, in a let around statements, needs"),
    ],
)  # fmt: skip
def test_earlier_releases_do_not_have_it(source: str, message: str, release: int | None) -> None:
    assert error(source, release) == (
        f"{message} the language of LLVM 23, and this is for LLVM {release or 22}: "
        "give --llvm-release=23"
    )


def test_lists_are_not_sorted_before() -> None:
    with pytest.raises(TableGenError, match="!sort needs the language of LLVM 23") as raised:
        parse("def X { list<int> l = !sort(x, [2, 1], x); }", release=22)
    location = raised.value.diagnostics[0].location
    assert location is not None
    assert location.column == 23


PARENTS = (
    "class Leaf<bits<6> v> { bits<6> f = v; } multiclass Inner<bits<6> v> { def _l : Leaf<v>; }\n"
    "multiclass Outer<bits<3> w> : Inner<w>;\n"
)


def test_arguments_of_parents() -> None:
    assert "Value specified for template argument 'Inner::v' is of type bits<3>" in (
        error(PARENTS.replace("\n", " "))
    )


def test_arguments_of_parents_before() -> None:
    """Nobody looks at them before they are used: bits that are not there are an error then."""
    assert parse(PARENTS, release=22).get_class("Leaf") is not None
    with pytest.raises(TableGenError, match=r"bit 5 of { 1, 0, 1 } is used, which has 3"):
        parse(f"{PARENTS}defm Z : Outer<5>;", release=22)
    fitting = f"{PARENTS}multiclass Int<int w> : Inner<w>;\ndefm Z : Int<5>;"
    found = parse(fitting, release=22).get_def("Z_l")
    assert found is not None
    assert str(found.value("f")) == "{ 0, 0, 0, 1, 0, 1 }"


def test_angle_brackets_before() -> None:
    found = parse("let wide<0-1> = 3 in def X : Base;", release=22).get_def("X")
    assert found is not None
    assert str(found.value("wide")) == "{ 0, 0, 1, 1 }"
