"""Names and assembly formats of operations, types and attributes: what changed in them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build.breaking.change import CPP, Change
from tblgen_build.mlir import format_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build.breaking.change import Breaks
    from tblgen_build.mlir import Definition, Operation


def class_changes(old: Operation | Definition, new: Operation | Definition) -> Iterator[Change]:
    before, after = cpp_name(old), cpp_name(new)
    if before != after:
        message = f"its C++ class {before} is now {after}"
        yield Change("class-renamed", new.name, message, CPP, new.record)


def format_changes(
    old: Operation | Definition, new: Operation | Definition, *more: Breaks
) -> Iterator[Change]:
    """`more`: what a format breaks besides text."""
    if not reads(syntax_of(new), syntax_of(old)):
        message = f"it was written {shown(old)}, is written {shown(new)}"
        yield Change("format-changed", new.name, message, ("text", *more), new.record)


class Syntax(NamedTuple):
    """An assembly format without its white space, which means nothing."""

    is_custom: bool
    tokens: tuple[str, ...]


def syntax_of(one: Operation | Definition) -> Syntax:
    tokens = format_tokens(one.format) if one.format is not None else []
    return Syntax(one.has_custom_format, tuple(token.text for token in tokens))


def reads(new: Syntax, old: Syntax) -> bool:
    """Whether the new format only adds optional groups to the old one."""
    place = 0
    for token in old.tokens:
        while place < len(new.tokens) and new.tokens[place] != token:
            end = end_of_group(new.tokens, place)
            if end == place:
                return False
            place = end
        place += 1
    while place < len(new.tokens) and (end := end_of_group(new.tokens, place)) > place:
        place = end
    return place == len(new.tokens) and new.is_custom == old.is_custom


def end_of_group(tokens: Sequence[str], begin: int) -> int:
    """The place after the optional group that begins here; `begin` if none does."""
    depth = 0
    for place in range(begin, len(tokens)):
        depth += (tokens[place] == "(") - (tokens[place] == ")")
        if depth == 0:
            is_group = tokens[begin] == "(" and tokens[place + 1 : place + 2] == ("?",)
            return place + 2 if is_group else begin
    return begin


def shown(one: Operation | Definition) -> str:
    if one.has_custom_format:
        return "by C++"
    if one.format is None:
        return "in the generic form"
    return f"'{' '.join(one.format.split())}'"


def cpp_name(one: Operation | Definition) -> str:
    return f"{one.cpp_namespace}::{one.cpp_class}".removeprefix("::")


def bare(cpp: str) -> str:
    """C++ without the namespaces that only some of LLVM's releases write."""
    return re.sub(r"(?:::)?\b(?:mlir|llvm)::|\s+", "", cpp)


def quoted(name: str) -> str:
    return f"'{name}'" if name else "without a name"
