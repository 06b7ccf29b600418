"""The words of the language as sets, from the core's own tables."""

from __future__ import annotations

from typing import Final

from tblgen_build import _core

_KEYWORDS: Final = _core.keywords()
KEYWORDS: Final = frozenset(keyword.word for keyword in _KEYWORDS)
TYPES: Final = frozenset(keyword.word for keyword in _KEYWORDS if keyword.is_type)
# What begins a statement at the top level, and an item of a record's body.
STATEMENTS: Final = frozenset(keyword.word for keyword in _KEYWORDS if keyword.is_statement)
ITEMS: Final = frozenset(keyword.word for keyword in _KEYWORDS if keyword.is_item)
# The name of what they define follows.
DEFINING: Final = frozenset(keyword.word for keyword in _KEYWORDS if keyword.is_before_name)
CONSTANTS: Final = frozenset(keyword.word for keyword in _KEYWORDS if keyword.is_value)
DIRECTIVES: Final = tuple(_core.directive_words())

_OPERATORS: Final = _core.bang_operators()
BANG_OPERATORS: Final = frozenset(operator.name for operator in _OPERATORS)
# Which operands name variables of the operator's own.
ITERATORS: Final = {one.name: one.iterators for one in _OPERATORS if one.iterators}
# `!cast<int>`
WITH_TYPES: Final = frozenset(operator.name for operator in _OPERATORS if operator.takes_type)
