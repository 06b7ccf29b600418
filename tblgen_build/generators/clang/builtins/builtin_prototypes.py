"""Prototypes of builtins, from C's notation to the letters that Clang reads at run time.

    prototype ::= [ type "(" [ parameter ] { "," [ parameter ] } ")" ]
    parameter ::= type | "..."
    type      ::= { "unsigned" | "signed" | "long" | "_Constant" | "_Complex" } base { qualifier }
    base      ::= name | ( "_Vector" | "_ExtVector" ) "<" number "," type ">"
    qualifier ::= "const" | "volatile" | "restrict" | [ "address_space<" number ">" ] ( "*" | "&" )

A vector among the parameters takes no qualifiers: it ends at the first `>`. Since 23 it ends at its
own, and the qualifiers after it are a parameter without a base.
"""

from __future__ import annotations

import re

from tblgen_build.releases.clang import ADDRESS_SPACE_0_IS_NAMED, VECTORS_OF_BUILTINS_NEST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Release

_TYPES: Final = {
    "...": ".",
    "FILE": "P",
    "SEL": "H",
    "_Float16": "x",
    "__bf16": "y",
    "__builtin_va_list": "a",
    "__builtin_va_list_ref": "A",
    "__float128": "LLd",
    "__fp16": "h",
    "__hlsl_resource_t": "Qr",
    "__int128_t": "LLLi",
    "bool": "b",
    "char": "c",
    "constant_CFString": "F",
    "double": "d",
    "float": "f",
    "id": "G",
    "int": "i",
    "int32_t": "Zi",
    "int64_t": "Wi",
    "jmp_buf": "J",
    "msint32_t": "Ni",
    "msuint32_t": "UNi",
    "objc_super": "M",
    "pid_t": "p",
    "ptrdiff_t": "Y",
    "short": "s",
    "sigjmp_buf": "SJ",
    "size_t": "z",
    "ucontext_t": "K",
    "uint32_t": "UZi",
    "uint64_t": "UWi",
    "void": "v",
    "wchar_t": "w",
}
_QUALIFIERS: Final = (("const", "C"), ("volatile", "D"), ("restrict", "R"))
_MODIFIERS: Final = (
    ("long long", "LL"),
    ("long", "L"),
    ("unsigned", "U"),
    ("signed", "S"),
    ("_Constant", "I"),
    ("_Complex", "X"),
)
_VECTORS: Final = (("_Vector", "V"), ("_ExtVector", "E"))
_ADDRESS_SPACE: Final = "address_space"
_NUMBER: Final = re.compile(r"[0-9]+")
_MOST_NUMBER: Final = 2**64 - 1
_LAST_ADDRESS_SPACE: Final = 2**32 - 1


class PrototypeError(Exception):
    """The prototype is none. The message says why."""


def encoded(
    prototype: str, substitution: str | None, has_opencl_long: bool, release: Release
) -> str:
    """The prototype in Clang's letters, `T` standing for the substitution where there is one.

    `long long` is `long` in OpenCL where that is asked for. Raises PrototypeError.
    """
    return _Encoder(substitution, has_opencl_long, release).prototype(prototype)


class _Encoder:
    __slots__ = ("_least_space", "_long_long", "_nests", "_substitution")

    def __init__(self, substitution: str | None, has_opencl_long: bool, release: Release) -> None:
        self._nests = release.has(VECTORS_OF_BUILTINS_NEST)
        self._least_space = 0 if release.has(ADDRESS_SPACE_0_IS_NAMED) else 1
        self._substitution = substitution
        self._long_long = "O" if has_opencl_long else "LL"

    def prototype(self, text: str) -> str:
        text = text.strip()
        if not text:
            return ""
        result, _, rest = text.partition("(")
        letters = self.type(result)
        if not rest.endswith(")"):
            raise PrototypeError("Expected closing brace at end of prototype")
        return letters + "".join([self.type(one) for one in _parameters(rest[:-1], self._nests)])

    def type(self, text: str) -> str:
        text = text.strip()
        if text.endswith(("*", "&")):
            pointee, space = _address_space(text[:-1].rstrip(), self._least_space)
            return f"{self.qualified(pointee)}{text[-1]}{space}"
        for word, letter in _QUALIFIERS:
            if text.endswith(word):
                return self.qualified(text.removesuffix(word)) + letter
        for word, letters in _MODIFIERS:
            if text.startswith(word):
                is_long_long = word == "long long"
                return (self._long_long if is_long_long else letters) + self.type(
                    text.removeprefix(word)
                )
        for word, letter in _VECTORS:
            if text.startswith(word):
                return letter + self.vector(text.removeprefix(word))
        return self.base(text)

    def qualified(self, text: str) -> str:
        """What stands before a qualifier; that of a vector stands alone where vectors nest."""
        return self.type(text) if text.strip() or not self._nests else ""

    def vector(self, text: str) -> str:
        if not text.startswith("<"):
            raise PrototypeError("Expected '<' after '_ExtVector'")
        lanes = _NUMBER.match(text, 1)
        if lanes is None or int(lanes[0]) > _MOST_NUMBER:
            raise PrototypeError("Expected number of lanes after '_ExtVector<'")
        element = text[lanes.end() :]
        if not element.startswith(","):
            raise PrototypeError("Expected ',' after number of lanes in '_ExtVector<'")
        if not element.endswith(">"):
            raise PrototypeError("Expected '>' after scalar type in '_ExtVector<N, type>'")
        return f"{int(lanes[0])}{self.type(element[1:-1])}"

    def base(self, text: str) -> str:
        if text == "T":
            if self._substitution is None:
                raise PrototypeError("Not a template")
            return self.type(self._substitution)
        if text not in _TYPES:
            raise PrototypeError(f"Unknown Type: {text}")
        return _TYPES[text]


def _parameters(text: str, nests: bool) -> list[str]:
    """Those that something is written for."""
    found: list[str] = []
    while text := text.strip(" ,"):
        if text.startswith(tuple(f"{word}<" for word, _ in _VECTORS)) and ">" in text:
            end = _end_of_vector(text) if nests else text.index(">") + 1
            found.append(text[:end])
            text = text[end:]
        else:
            one, _, text = text.partition(",")
            found.append(one.strip())
    return found


def _end_of_vector(text: str) -> int:
    """After the bracket that closes the first one; the end where none does."""
    depth = 0
    for place, letter in enumerate(text):
        if letter == "<":
            depth += 1
        elif letter == ">":
            depth -= 1
            if depth == 0:
                return place + 1
    return len(text)


def _address_space(text: str, least: int) -> tuple[str, str]:
    """What a pointer points to, and the number of its address space; empty for any."""
    if not text.endswith(">"):
        return text, ""
    pointee, bracket, number = text[:-1].rpartition("<")
    if not bracket:
        raise PrototypeError("Mismatched angle-brackets in type")
    if not pointee.endswith(_ADDRESS_SPACE):
        raise PrototypeError(
            "Only `address_space<N>` supported as a parameterized pointer or reference type "
            "qualifier"
        )
    if not _NUMBER.fullmatch(number) or int(number) > _LAST_ADDRESS_SPACE:
        raise PrototypeError("Expected an integer argument to the address_space qualifier")
    if int(number) < least:
        raise PrototypeError("No need for a qualifier for address space `0`")
    return pointee.removesuffix(_ADDRESS_SPACE), str(int(number))
