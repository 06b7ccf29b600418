"""Classes of C++: what is declared, what is defined, which methods make others redundant."""

from __future__ import annotations

import pytest

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import (
    CONST,
    CONSTEXPR,
    DECLARATION,
    INLINE,
    PRIVATE,
    STATIC,
    Class,
    CommonMethod,
    Method,
    Parameter,
)

INT = Parameter("int", "a")
REFERENCE = Parameter("Foo &", "foo")
DEFAULT = Parameter("int", "b", "1")


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def test_parameters_keep_defaults_for_the_declaration() -> None:
    assert DEFAULT.declaration == "int b = 1"
    assert DEFAULT.definition == "int b"
    assert REFERENCE.declaration == "Foo &foo"
    assert Parameter("int", "c", optional=True).definition == "/*optional*/int c"


@pytest.mark.parametrize(
    ("flags", "declared", "defined"),
    [
        (0, "int f(int b = 1);", "int X::f(int b) {"),
        (STATIC, "static int f(int b = 1);", "int X::f(int b) {"),
        (CONST, "int f(int b = 1) const;", "int X::f(int b) const {"),
        (INLINE, "int f(int b = 1) {", ""),
        (STATIC | CONSTEXPR, "static constexpr int f(int b = 1) {", ""),
        (DECLARATION, "int f(int b = 1);", ""),
    ],
)
def test_where_a_method_has_its_body(flags: int, declared: str, defined: str) -> None:
    method = Method("int", "f", (DEFAULT,), flags, "return b;")
    assert lines(method.declaration())[0] == declared
    assert lines(method.definition("X::"))[:1] == ([defined] if defined else [])


def test_a_body_may_begin_as_text_and_go_on_as_what_is_written() -> None:
    method = Method("void", "f", (), 0, "a();\n")
    method.body.emit(cpp("$call();\n"), call="b")
    method.write("c();")
    assert lines(method.definition("")) == ["void f() {", "  a();", "  b();", "  c();", "}"]


def test_a_class_in_order() -> None:
    class_ = Class("X", side="declarations")
    class_.add_parent("Base")
    class_.declare_visibility("public")
    class_.declare_using("Y", "Z<T>", ["typename T"])
    class_.add("void", "hidden", (), PRIVATE)
    class_.add("int", "shown", (), INLINE, "return 1;")
    class_.add_field("int", "field")
    class_.finalize()
    class_.declare_visibility("public")
    class_.declare("int last;")
    assert lines(class_.declaration()) == [
        "class X : public Base {",
        "public:",
        "  template <typename T>",
        "  using Y = Z<T>;",
        "  int shown() {",
        "    return 1;",
        "  }",
        "private:",
        "  void hidden();",
        "  int field;",
        "public:",
        "  int last;",
        "};",
    ]


def test_methods_of_a_template_are_in_the_class() -> None:
    class_ = Class("X", side="declarations", template_params=("typename T",))
    method = class_.add("T", "f", (), 0, "return T{};")
    assert method is not None
    assert method.wants_body
    class_.finalize()
    assert lines(class_.declaration())[0] == "template <typename T>"
    assert lines("".join(class_.definition())) == []


@pytest.mark.parametrize(
    ("initializers", "body", "defined"),
    [
        ((), "", "X::X(int a) {}"),
        ([("m", "a"), ("n", "1")], "", "X::X(int a) : m(a), n(1) {}"),
        ((), "f();", "X::X(int a) {"),
        ([("m", "a")], "f();", "X::X(int a) : m(a) {  f();"),
    ],
)
def test_constructors(initializers: list[tuple[str, str]], body: str, defined: str) -> None:
    class_ = Class("X", side="definitions")
    class_.add_constructor((INT,), 0, initializers, body)
    class_.finalize()
    assert lines(class_.definition()[0])[0] == defined


def test_of_methods_that_fit_the_same_calls_the_first_stays() -> None:
    class_ = Class("X", side="declarations")
    first = class_.add("void", "f", (INT, DEFAULT))
    assert first is not None
    assert class_.add("void", "f", (INT,)) is None
    assert class_.add("int", "f", (INT, INT)) is None
    assert class_.add("void", "f", (REFERENCE,)) is not None


def test_a_method_that_covers_others_replaces_them() -> None:
    class_ = Class("X", side="declarations")
    class_.add("void", "f", (INT,))
    class_.add("void", "f", (REFERENCE,), PRIVATE)
    assert class_.add("void", "f", (INT, DEFAULT)) is not None
    assert class_.add("void", "f", (REFERENCE, DEFAULT)) is not None
    class_.finalize()
    assert lines(class_.declaration())[1:-1] == [
        "public:",
        "  void f(int a, int b = 1);",
        "  void f(Foo &foo, int b = 1);",
    ]


def test_a_common_method_is_the_same_in_every_class() -> None:
    common = CommonMethod("int", "f", (), INLINE, "return 1;")
    for name in ("X", "Y"):
        class_ = Class(name, side="declarations")
        assert class_.insert(common) is common
        class_.finalize()
        assert "return 1;" in class_.declaration()


def test_deprecated_says_why() -> None:
    method = Method("void", "f", ())
    method.deprecated = 'use "g"'
    assert lines(method.declaration()) == ['[[deprecated("use \\"g\\"")]]', "void f();"]
