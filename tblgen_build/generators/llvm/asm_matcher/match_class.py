"""Classes of operands that an assembly matcher tells apart, and how they relate.

A class is a token, a set of registers, a register class by hardware mode, or one that the target
declares. It knows nothing about instructions.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# What a class is, in the order of the kinds; the classes of a kind are numbered within it.
TOKEN: Final = 0
REGISTERS: Final = 1
BY_HARDWARE_MODE: Final = 2
DECLARED: Final = 3


class MatchClass:
    """`title` is what tells classes of one kind apart where nothing else does."""

    def __init__(self, kind: int, number: int, name: str, title: str) -> None:
        self.kind = kind
        self.number = number  # among those of its kind; tokens have none
        self.name = name
        self.enumerator = f"MCK_{name}"
        self.title = title
        self.super_classes: list[MatchClass] = []
        self.registers = 0  # the set of their numbers
        self.size = 0  # the number of registers
        self.predicate_method = ""
        self.render_method = ""
        self.parser_method = ""
        self.default_method = ""
        self.diagnostic_type = ""
        self.diagnostic_string = ""
        self.is_optional = False
        self.position = -1  # among all classes, once they are in order

    def __repr__(self) -> str:
        return f"MatchClass({self.enumerator})"

    @property
    def is_registers(self) -> bool:
        return self.kind == REGISTERS

    @property
    def description(self) -> str:
        """What a comment says of it."""
        if self.kind == TOKEN:
            return f"'{self.title}'"
        if self.kind == REGISTERS:
            return f"register class '{self.title}'" if self.title else "derived register class"
        if self.kind == BY_HARDWARE_MODE:
            return "register class by hwmode"
        return f"user defined class '{self.title}'"

    def above(self) -> set[MatchClass]:
        """All classes that this one is a subset of, itself among them."""
        found = {self}
        if self.kind == REGISTERS:
            found.update(self.super_classes)  # these are all of them
            return found
        pending = list(self.super_classes)
        while pending:
            class_ = pending.pop()
            if class_ not in found:
                found.add(class_)
                pending += class_.super_classes
        return found

    @property
    def order(self) -> tuple[int, str, int, str]:
        """A sort key: subsets come before what has them, relatives stand together.

        Those that a class first names as its super-classes count. Classes without a title may
        have one key.
        """
        if self.kind == REGISTERS:
            return self.kind, "", self.size, self.title
        if self.kind == BY_HARDWARE_MODE:
            return self.kind, "", self.number, ""
        root, depth = self, 0
        seen = {self}
        while root.super_classes and root.super_classes[0] not in seen:
            root = root.super_classes[0]
            seen.add(root)
            depth += 1
        return self.kind, "" if self.kind == TOKEN else root.title, -depth, self.title


_NAMED: Final = {
    "*": "_STAR_",
    "%": "_PCT_",
    ":": "_COLON_",
    "!": "_EXCLAIM_",
    ".": "_DOT_",
    "<": "_LT_",
    ">": "_GT_",
    "-": "_MINUS_",
    "#": "_HASH_",
}


def identifier(text: str) -> str:
    """A part of a C++ identifier for any text."""
    if text.isascii() and text.isalnum():
        return text
    return "".join([_spelled(character) for character in text])


def _spelled(character: str) -> str:
    if character.isascii() and character.isalnum():
        return character
    if character in _NAMED:
        return _NAMED[character]
    # A `char` is signed where the reference runs.
    codes = [byte - 256 if byte > 127 else byte for byte in _bytes(character)]
    return "".join([f"_{code & 0xFFFFFFFF}_" for code in codes])


def _bytes(character: str) -> bytes:
    return character.encode(errors="surrogateescape")
