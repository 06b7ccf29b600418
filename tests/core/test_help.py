"""`help()` of the core's classes: the words of the stub, which editors show."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import tblgen_build
from tblgen_build import _core

STUB = Path(_core.__file__).with_name("_core.pyi")
EXCEPTIONS = {"RecordError", "TableGenError"}  # pickled, so they have words of their own
PUBLIC = [
    name
    for name in tblgen_build.__all__
    if getattr(_core, name, None) is getattr(tblgen_build, name) and name not in EXCEPTIONS
]


@pytest.mark.parametrize("name", PUBLIC)
def test_a_class_has_the_words_of_the_stub(name: str) -> None:
    classes = {
        one.name: ast.get_docstring(one)
        for one in ast.parse(STUB.read_text()).body
        if isinstance(one, ast.ClassDef)
    }
    assert classes[name]
    assert inspect.getdoc(getattr(_core, name)) == classes[name]


@pytest.mark.parametrize("name", sorted(EXCEPTIONS))
def test_an_exception_says_what_it_has(name: str) -> None:
    stub = next(
        one
        for one in ast.parse(STUB.read_text()).body
        if isinstance(one, ast.ClassDef) and one.name == name
    )
    fields = [one.target for one in stub.body if isinstance(one, ast.AnnAssign)]
    words = inspect.getdoc(getattr(_core, name)) or ""
    assert [
        one.id for one in fields if isinstance(one, ast.Name) and f"`{one.id}`" not in words
    ] == []


@pytest.mark.parametrize("name", tblgen_build.__all__)
def test_everything_public_has_words(name: str) -> None:
    assert inspect.getdoc(getattr(tblgen_build, name))
