"""The switch that tells strings apart: by length, by characters, the first of equal ones."""

from __future__ import annotations

from tblgen_build.generators.cpp.string_switch import string_switch
from tblgen_build.generators.cpp.string_table import StringTable


def test_no_cases() -> None:
    assert string_switch("Name", []) == ""


def test_by_length_then_by_what_differs() -> None:
    text = string_switch(
        "Name",
        [("add", "return 1;"), ("and", "return 2;"), ("br", "return 3;"), ("x", "return 4;")],
    )
    assert text == (
        """\
switch (Name.size()) {
default: break;
case 1:\t // 1 string to match.
  if (Name[0] != 'x')
    break;
  return 4;\t // "x"
case 2:\t // 1 string to match.
  if (memcmp(Name.data()+0, "br", 2) != 0)
    break;
  return 3;\t // "br"
case 3:\t // 2 strings to match.
  if (Name[0] != 'a')
    break;
  switch (Name[1]) {
  default: break;
  case 'd':\t // 1 string to match.
    if (Name[2] != 'd')
      break;
    return 1;\t // "add"
  case 'n':\t // 1 string to match.
    if (Name[2] != 'd')
      break;
    return 2;\t // "and"
  }
  break;
}
"""
    )


def test_the_empty_string_needs_no_look() -> None:
    text = string_switch("Name", [("", "return 0;")])
    assert text == (
        "switch (Name.size()) {\ndefault: break;\n"
        'case 0:\t // 1 string to match.\n  return 0;\t // ""\n}\n'
    )


def test_the_first_of_equal_strings_counts() -> None:
    text = string_switch("Name", [("a", "return 1;"), ("a", "return 2;")])
    assert "return 1;" in text
    assert "return 2;" not in text


def test_lengths_and_characters_are_of_bytes() -> None:
    text = string_switch("Name", [("\u00e9", "return 1;")])
    assert "case 2:" in text
    assert 'memcmp(Name.data()+0, "\u00e9", 2)' in text
    # 0xc3 is a negative char: it comes first.
    text = string_switch("Name", [("xa", "return 1;"), ("\u00e9", "return 2;")])
    assert text.index("return 2;") < text.index("return 1;")


def test_ends_of_strings_share_their_place() -> None:
    table = StringTable(["ab", "b", "cb", ""])
    assert [text for _, text in table.stored] == ["ab", "cb"]
    assert (table.offset("ab"), table.offset("b"), table.offset("cb")) == (0, 1, 3)
    assert table.literals() == '/* 0 */ "ab\\000"\n/* 3 */ "cb\\000"\n'
