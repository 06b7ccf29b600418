"""Templates and writers: what a place takes, how it is indented, what is an error."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tblgen_build.generators.cpp import Template, Writer, cpp

if TYPE_CHECKING:
    from collections.abc import Iterable

LOOP = cpp("""
    for (unsigned i = 0, e = $count; i != e; ++i) {
      $body
    }
""")


def test_names_in_order() -> None:
    assert LOOP.names == ("count", "body")


def test_a_line_of_its_own_indents_every_line() -> None:
    assert LOOP(count="n", body="a();\n\nb();") == (
        "for (unsigned i = 0, e = n; i != e; ++i) {\n  a();\n\n  b();\n}\n"
    )


def test_blocks_nest() -> None:
    inner = LOOP(count="m", body="a();")
    assert LOOP(count="n", body=inner).splitlines()[2] == "    a();"


def test_an_empty_value_takes_its_line_away() -> None:
    assert LOOP(count=2, body="") == "for (unsigned i = 0, e = 2; i != e; ++i) {\n}\n"


def test_parts_end_their_lines_in_a_block_only() -> None:
    assert cpp("f($a);")(a=["x", "y"]) == "f(xy);"
    assert LOOP(count=["a", "b"], body=["x;", "", "y;\n"]).splitlines()[1:3] == ["  x;", "  y;"]


@pytest.mark.parametrize("parts", [["é", "𝄞", 1], ("é", "𝄞", 1), iter(["é", "𝄞", 1])])
def test_parts_of_any_characters_in_any_iterable(parts: Iterable[str | int]) -> None:
    assert cpp("f($a$b);")(a=parts, b=["ü"]) == "f(é𝄞1ü);"


@pytest.mark.parametrize("size", range(1, 20))
def test_a_character_that_is_no_ascii_at_any_place(size: int) -> None:
    for at in range(size):
        text = "a" * at + "\udc80" + "a" * (size - at - 1)
        assert cpp("$text")(text=text) == text


def test_functions_are_called_when_rendered() -> None:
    called: list[int] = []

    def body() -> str:
        called.append(1)
        return LOOP(count=1, body="x;")

    out = Writer()
    out.emit(LOOP, count=0, body=body)
    assert called == [1]
    assert "    x;\n" in out.text()


def test_a_template_within_its_own_value() -> None:
    def nested(depth: int) -> str:
        return LOOP(body=(lambda: nested(depth - 1)) if depth else "x;", count=depth)

    assert nested(3).splitlines()[4] == " " * 8 + "x;"


@pytest.mark.parametrize("prefix", ["", "u8", "L"])
def test_raw_strings_are_left_alone(prefix: str) -> None:
    body = f'f({prefix}R"x(\n a\n)" )x");\ng();'
    assert f'  f({prefix}R"x(\n a\n)" )x");\n  g();\n' in LOOP(count=0, body=body)


def test_what_only_looks_like_a_raw_string() -> None:
    assert '  f(BAR"(");\n  g();\n' in LOOP(count=0, body='f(BAR"(");\ng();')


def test_continued_lines_are_left_alone() -> None:
    assert '  f("a\\\nb");\n' in LOOP(count=0, body='f("a\\\nb");')


def test_dollar_and_braces() -> None:
    assert cpp("$$_self ${a}b $a")(a=1) == "$_self 1b 1"


def test_bytes_that_are_no_text_pass_through() -> None:
    assert cpp("[$a]")(a="\udcff\u00fc") == "[\udcff\u00fc]"


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"count": 1}, r"no value for \$body"),
        ({"count": 1, "body": "", "bodies": ""}, r"there is no \$bodies"),
        ({"count": None, "body": ""}, "not NoneType"),
        ({"count": True, "body": ""}, "not bool"),
    ],
)
def test_wrong_values(values: dict[str, str], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        LOOP(**values)


@pytest.mark.parametrize("text", ["$", "a $ b", "${a", "${}"])
def test_malformed(text: str) -> None:
    with pytest.raises(ValueError, match="begins no name"):
        cpp(text)()


def test_writers_are_values() -> None:
    out = Writer()
    out.write("a;\n", "b;")
    assert LOOP(count=0, body=out).endswith("  a;\n  b;\n}\n")
    out.emit(cpp("<$all>"), all=out)
    assert out.text() == "a;\nb;<a;\nb;>"
    assert len(Writer()) == 0


def test_templates_of_many_places() -> None:
    names = [f"n{i}" for i in range(40)]
    template = Template(" ".join(f"${name}" for name in names))
    values = {name: index for index, name in enumerate(names)}
    assert template(**dict(reversed(values.items()))) == " ".join(map(str, range(40)))
