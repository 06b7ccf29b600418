"""Names of MLIR definitions in other spellings."""

from __future__ import annotations

import pytest

from tblgen_build.generators.mlir.model.name_spellings import camel_to_snake, snake_to_camel
from tblgen_build.generators.mlir.python_bindings.python_names import sanitize


@pytest.mark.parametrize(
    ("name", "snake"),
    [
        ("ClientAPI", "client_api"),
        ("SOMEName", "some_name"),
        ("GroupNonUniformADOp2X", "group_non_uniform_ad_op2_x"),
        ("already_there", "already_there"),
        ("A", "a"),
        ("", ""),
    ],
)
def test_camel_to_snake(name: str, snake: str) -> None:
    assert camel_to_snake(name) == snake


@pytest.mark.parametrize(
    ("name", "camel"),
    [("some_name", "someName"), ("_x", "_x"), ("a__b", "a_B"), ("a_1", "a_1")],
)
def test_snake_to_camel(name: str, camel: str) -> None:
    assert snake_to_camel(name) == camel


@pytest.mark.parametrize(
    ("name", "python"),
    [
        ("value", "value"),
        ("in", "in_"),
        ("type", "type_"),
        ("operands", "operands_"),
        ("_ods_x", "_ods_x_"),
        ("2d", "_2d"),
        ("a-b", "a_b"),
        ("\u00e9", "__"),
    ],
)
def test_names_for_python(name: str, python: str) -> None:
    assert sanitize(name) == python
