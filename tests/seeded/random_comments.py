"""Random commands, tags and character references of documentation comments.

Names share beginnings and lengths: the generated matchers compare letter by letter.
"""

from __future__ import annotations

from clang_classes import clang_classes
from drawing import Description

_FLAGS = (
    *("IsInlineCommand", "IsBlockCommand", "IsBriefCommand", "IsReturnsCommand", "IsParamCommand"),
    *("IsTParamCommand", "IsThrowsCommand", "IsDeprecatedCommand", "IsHeaderfileCommand"),
    *("IsParCommand", "IsEmptyParagraphAllowed", "IsVerbatimBlockCommand", "IsUnknownCommand"),
    *("IsVerbatimBlockEndCommand", "IsVerbatimLineCommand", "IsDeclarationCommand"),
    *("IsFunctionDeclarationCommand", "IsRecordLikeDetailCommand"),
    "IsRecordLikeDeclarationCommand",
)
_SYLLABLES = ("a", "b", "br", "p", "par", "param", "em", "1", "x", "end", "A")
_ODD = ("f{", "f}", "f$", "f[", "(/)", '\\"', "<", "a b", "", "\\\\", "é")
_POINTS = (
    *("0", "1", "34", "92", "0x7f", "0x80", "0x7ff", "0x800", "0xd800", "0xffff", "0x10000"),
    *("0x10ffff", "0x110000", "-1", "60"),
)
_TAG = """\
class Tag<string name> {
  string Spelling = name;
  bit EndTagOptional = 0;
  bit EndTagForbidden = 0;
}"""
_REFERENCE = (
    "class NCR<string name, int number> { string Spelling = name; int CodePoint = number; }"
)


class _Comments(Description):
    def spellings(self, odd: float) -> list[str]:
        found = []
        for _ in range(self.number(0, 14)):
            parts = [self.pick(*_SYLLABLES) for _ in range(self.number(1, 3))]
            found.append(self.pick(*_ODD) if self.chance(odd) else "".join(parts))
        return sorted(set(found), key=found.index)

    def label(self, number: int) -> str:
        """Records are sorted by name: numbers in names count as numbers."""
        return "" if self.chance(0.1) else f"{self.pick('A', 'B', 'a', 'Ab')}{number} "

    def commands(self) -> None:
        self.lines.append(clang_classes("comments"))
        spellings = self.spellings(0.1)
        for number, name in enumerate(spellings):
            lets = self.random.lets(0.1, *(f"{flag} = 1" for flag in _FLAGS))
            lets += self.random.lets(0.2, f"NumArgs = {self.pick('1', '2', '0', '-1', '300')}")
            if self.chance(0.2):
                lets.append(f'EndCommandName = "{self.pick(*spellings)}"')
            body = "".join(f" let {let};" for let in lets)
            self.lines.append(f'def {self.label(number)}: Command<"{name}"> {{{body} }}')

    def tags(self) -> None:
        self.lines.append(_TAG)
        for number, name in enumerate(self.spellings(0.05)):
            lets = self.random.lets(0.4, "let EndTagOptional = 1;", "let EndTagForbidden = 1;")
            self.lines.append(f'def {self.label(number)}: Tag<"{name}"> {{ {" ".join(lets)} }}')

    def references(self) -> None:
        self.lines.append(_REFERENCE)
        for number, name in enumerate(self.spellings(0.05)):
            point = self.pick(*_POINTS)
            self.lines.append(f'def {self.label(number)}: NCR<"{name}", {point}>;')

    def program(self) -> str:
        (self.commands, self.tags, self.references)[self.number(0, 2)]()
        return self.text()


def random_comments(seed: int) -> str:
    return _Comments(seed).program()


def commands_of_comments(seed: int) -> tuple[str, ...]:
    text = random_comments(seed)
    if _REFERENCE in text:
        return ("--gen-clang-comment-html-named-character-references",)
    if _TAG in text:
        return ("--gen-clang-comment-html-tags", "--gen-clang-comment-html-tags-properties")
    return ("--gen-clang-comment-command-info", "--gen-clang-comment-command-list")
