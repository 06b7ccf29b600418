"""The members of the classes that a generated header declares. Knows C++ text, not the generators.

It reads what generators write, not C++ in general: classes in namespaces, members that end in `;`
or in a body. Private members and namespaces `detail` or `impl` are no API.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tblgen_build.compare.token_differences import CXX, tokens_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_PART = re.compile(r"^#ifdef (?P<macro>\w+)\n(?P<text>.*?)^#endif // (?P=macro)$", re.M | re.S)
_DIRECTIVE = re.compile(r"^[ \t]*#[^\n]*", re.M)
_ACCESS = ("public", "protected", "private")
_HIDDEN = ("detail", "impl")
_CLASS = ("class", "struct")


@dataclass(slots=True)
class CppClass:
    """Name to the signatures that it is declared with, sorted."""

    name: str  # qualified
    macro: str = ""  # that chooses the part of the header with it
    members: dict[str, list[str]] = field(default_factory=dict)


def classes_in(text: str) -> dict[str, CppClass]:
    """Those that are defined in the text, by qualified name."""
    classes: dict[str, CppClass] = {}
    for macro, part in parts_of(text):
        reader = Reader([token.text for token in tokens_of(_DIRECTIVE.sub("", part), CXX)])
        reader.read_namespace(())
        for one in reader.classes.values():
            one.macro = macro
            for signatures in one.members.values():
                signatures.sort()
        classes |= reader.classes
    return classes


def parts_of(text: str) -> Iterator[tuple[str, str]]:
    """Each part that a macro chooses, with the macro; then what is outside of all."""
    for part in _PART.finditer(text):
        yield part["macro"], part["text"]
    yield "", _PART.sub("", text)


class Reader:
    def __init__(self, tokens: Sequence[str]) -> None:
        self.tokens = tokens
        self.place = 0
        self.classes: dict[str, CppClass] = {}

    def read_namespace(self, names: tuple[str, ...]) -> None:
        """To its `}`, or to the end."""
        for head, body in self.declarations():
            if body and head[:1] == ["namespace"]:
                inner = tuple(token for token in head[1:] if token != "::")
                self.read_namespace((*names, *inner))
            elif body and (name := class_name(head)):
                self.read_class((*names, name), default="public" if "struct" in head else "private")
            elif body:
                self.skip_body()

    def read_class(self, names: tuple[str, ...], default: str) -> None:
        one = CppClass("::".join(names))
        if not any(name in _HIDDEN for name in names):
            self.classes[one.name] = one
        access = default
        for head, body in self.declarations():
            while len(head) > 1 and head[0] in _ACCESS and head[1] == ":":
                access, head = head[0], head[2:]
            inner = class_name(head) if body else ""
            if inner:
                self.read_class((*names, inner), "public" if "struct" in head else "private")
                continue
            if body:
                self.skip_body()
            name = member_name(head)
            if name and access != "private":
                one.members.setdefault(name, []).append(signature(head))

    def declarations(self) -> Iterator[tuple[list[str], bool]]:
        """The text before each `;` or `{`, and whether it was `{`: the caller reads that body."""
        head: list[str] = []
        depth = 0
        while self.place < len(self.tokens):
            token = self.tokens[self.place]
            self.place += 1
            depth += (token in "([") - (token in ")]")
            if depth == 0 and token == "}":
                return
            if depth == 0 and token in ("{", ";"):
                if head := after_macros(head):
                    yield head, token == "{"
                elif token == "{":
                    self.skip_body()
                head = []
            else:
                head.append(token)

    def skip_body(self) -> None:
        depth = 1
        while depth and self.place < len(self.tokens):
            depth += (self.tokens[self.place] == "{") - (self.tokens[self.place] == "}")
            self.place += 1


def after_macros(head: list[str]) -> list[str]:
    """Without macros that need no `;`, MLIR_DECLARE_EXPLICIT_TYPE_ID(...), or are hints."""
    while len(head) > 2 and head[0].startswith("MLIR_") and head[1] == "(":
        head = head[head.index(")") + 1 :]
    return [token for token in head if not token.startswith("LLVM_ATTRIBUTE_")]


def class_name(head: Sequence[str]) -> str:
    """Of a class or struct that is defined here; empty for anything else."""
    head = after_template(head)
    if not head or head[0] not in _CLASS:
        return ""
    end = head.index(":") if ":" in head else len(head)
    words = [token for token in head[1:end] if re.fullmatch(r"[A-Za-z_]\w*|::|<|>", token)]
    return "".join(words).partition("<")[0]


def after_template(head: Sequence[str]) -> Sequence[str]:
    return after_brackets(head, 1, "<", ">") if head[:2] == ["template", "<"] else head


def after_attribute(head: Sequence[str]) -> Sequence[str]:
    """Without `[[deprecated("why")]]` at its beginning."""
    return after_brackets(head, 0, "[", "]") if head[:2] == ["[", "["] else head


def after_brackets(head: Sequence[str], start: int, opening: str, closing: str) -> Sequence[str]:
    """What follows the brackets that open at `start`; all of it if they are not closed."""
    depth = 0
    for place, token in enumerate(head[start:], start):
        depth += (token == opening) - (token == closing)
        if depth == 0:
            return head[place + 1 :]
    return head


def member_name(head: Sequence[str]) -> str:
    """Of a method: what stands before its parentheses; of anything else its last word."""
    head = after_attribute(after_template(head))
    if not head or head[0] in ("friend", "static_assert", "typedef"):
        return ""
    if head[0] == "using":
        return head[1] if "=" in head else head[-1]
    if "(" in head:
        place = head.index("(")
        return "operator" if "operator" in head[:place] else head[place - 1]
    end = head.index("=") if "=" in head else len(head)
    return head[end - 1]


def signature(head: Sequence[str]) -> str:
    """Without the initializers of a constructor; LLVM's namespaces do not count."""
    depth = 0
    for place, token in enumerate(head):
        depth += (token in "([<") - (token in ")]>")
        if depth == 0 and token == ":" and place:
            head = head[:place]
            break
    text = " ".join(head)
    text = re.sub(r"(?:^|(?<=[ <(,]))(?::: )?(?:mlir|llvm) :: ", "", text)
    text = re.sub(r" ?(::|[<>(),&*\[\]]) ?", lambda match: SPACED.get(match[1], match[1]), text)
    return text.replace(">  &", "> &").replace(">  *", "> *").replace("]]", "]] ")


SPACED = {",": ", ", ">": "> ", "*": " *", "&": " &"}
