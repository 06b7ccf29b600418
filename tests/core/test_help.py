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


@pytest.mark.parametrize("name", tblgen_build.__all__)
def test_everything_public_has_words(name: str) -> None:
    assert inspect.getdoc(getattr(tblgen_build, name))
