"""The text of a diagnostic: placeholders, and modifiers that choose and write.

    text     ::= (character | "%%" | "%|" | "%$" | placeholder)*
    placeholder ::= "%" word? number
               | "%select{" text ("|" text)* "}" number
               | "%enum_select<" name ">{" item ("|" item)* "}" number
               | "%plural{" condition ":" text ("|" condition ":" text)* "}" number
               | "%diff{" text "$" text "$" text "|" text "}" number "," number
               | "%sub{" name "}" (number ("," number)*)?
    item     ::= ("%" name)? "{" text "}" | text

Inside braces `|` and `}` end a text, in the first branch of %diff `$` too. It knows nothing of what
diagnostics there are.
"""

from __future__ import annotations

from tblgen_build._core import nearest
from tblgen_build.generators.mistakes import of_each

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final

    from tblgen_build._core import Record

    Text = list["TextPiece"]

_DIGITS: Final = "0123456789"
_MAX_DIGITS: Final = 18  # far fewer than int() takes
_ESCAPED: Final = ("%%", "%|", "%$")
# Words that say how an argument is written; without one, its type does.
_WORDS: Final = frozenset(("", "human", "objcclass", "objcinstance", "ordinal", "q", "quoted", "s"))
_BRANCH_END: Final = "|}"
_BRANCH_OF_DIFF_END: Final = "$|}"


class TextPiece:
    """A part of a text."""

    __slots__ = ()


class TextLiteral(TextPiece):
    """What stands for itself, as it is written: escapes are part of it."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class TextArgument(TextPiece):
    __slots__ = ("index", "word")

    def __init__(self, word: str, index: int) -> None:
        self.word = word
        self.index = index


class Select(TextPiece):
    """One of several texts; those of an enumeration may have names."""

    __slots__ = ("enum", "index", "names", "options")

    def __init__(self, options: list[Text], index: int, enum: str | None, names: list[str]) -> None:
        self.options = options
        self.index = index
        self.enum = enum  # None for %select
        self.names = names  # as many as options; empty for one without a name


class Plural(TextPiece):
    __slots__ = ("cases", "index")

    def __init__(self, cases: list[tuple[str, Text]], index: int) -> None:
        self.cases = cases
        self.index = index


class Diff(TextPiece):
    """Two types, compared: the first three texts surround them, the last is for no difference."""

    __slots__ = ("first", "second", "texts")

    def __init__(self, texts: list[Text], first: int, second: int) -> None:
        self.texts = texts
        self.first = first
        self.second = second


class Substitution(TextPiece):
    """A text that has a name, with these arguments for its own."""

    __slots__ = ("indices", "name")

    def __init__(self, name: str, indices: list[int]) -> None:
        self.name = name
        self.indices = indices


def parse_text(text: str, record: Record) -> Text:
    """The pieces of a text that stands in the record. Raises RecordError."""
    return _TextParser(text, record).parse("")


class _TextParser:
    __slots__ = ("_at", "_record", "_text")

    def __init__(self, text: str, record: Record) -> None:
        self._text = text
        self._record = record
        self._at = 0

    def parse(self, ends: str) -> Text:
        """Up to one of the characters `ends`, or to the end."""
        text = self._text
        pieces: Text = []
        start = self._at
        while self._at < len(text) and text[self._at] not in ends:
            if text[self._at] != "%":
                self._at += 1
            elif text[self._at : self._at + 2] in _ESCAPED:
                self._at += 2
            else:
                if start < self._at:
                    pieces.append(TextLiteral(text[start : self._at]))
                pieces.append(self._placeholder())
                start = self._at
        if start < self._at:
            pieces.append(TextLiteral(text[start : self._at]))
        return pieces

    def _placeholder(self) -> TextPiece:
        self._at += 1  # the percent sign
        start = self._at
        while self._at < len(self._text) and self._text[self._at] not in "0123456789{<":
            self._at += 1
        word = self._text[start : self._at]
        if self._is_next("<") and word != "enum_select":
            raise self._record.error(f"modifier '<' syntax not valid with %{word}")
        if word in _WORDS:
            return TextArgument(word, self._index())
        match word:
            case "select":
                return self._select()
            case "enum_select":
                return self._enum_select()
            case "plural":
                return self._plural()
            case "diff":
                return self._diff()
            case "sub":
                return self._substitution()
        raise self._record.error(f"Unknown modifier type: {word}")

    def _select(self) -> TextPiece:
        options: list[Text] = []
        is_more = self._skip_if_next("{")
        while is_more:
            options.append(self.parse(_BRANCH_END))
            is_more = self._skip_if_next("|")
        self._expect("}", "while parsing %select")
        return Select(options, self._index(), None, [""] * len(options))

    def _enum_select(self) -> TextPiece:
        self._expect("<", "after enum_select")
        enum = self._up_to(">", "%enum_select")
        self._expect("{", "after enum_select")
        options: list[Text] = []
        names: list[str] = []
        is_more = True
        while is_more:
            is_named = self._skip_if_next("%")
            names.append(self._up_to("{", "%enum_select") if is_named else "")
            is_in_braces = is_named or self._skip_if_next("{")
            options.append(self.parse(_BRANCH_END))
            if is_in_braces:
                self._expect("}", "while parsing %enum_select")
            is_more = self._skip_if_next("|")
        self._expect("}", "while parsing %enum_select")
        return Select(options, self._index(), enum, names)

    def _plural(self) -> TextPiece:
        cases: list[tuple[str, Text]] = []
        self._at += 1
        is_more = True
        while is_more:
            condition = self._up_to(":", "%plural")
            cases.append((condition, self.parse(_BRANCH_END)))
            is_more = self._skip_if_next("|")
        self._expect("}", "while parsing %plural")
        return Plural(cases, self._index())

    def _diff(self) -> TextPiece:
        self._expect("{", "while parsing %diff")
        texts: list[Text] = []
        for end in "$$|}":
            texts.append(self.parse(_BRANCH_END if end in _BRANCH_END else _BRANCH_OF_DIFF_END))
            self._expect(end, "while parsing %diff")
        first = self._index()
        self._expect(",", "while parsing %diff")
        return Diff(texts, first, self._index())

    def _substitution(self) -> TextPiece:
        self._expect("{", "while parsing %sub")
        name = self._up_to("}", "%sub")
        indices: list[int] = []
        while self._is_next(_DIGITS):
            indices.append(self._index())
            self._skip_if_next(",")
        return Substitution(name, indices)

    def _index(self) -> int:
        start = self._at
        while self._is_next(_DIGITS):
            self._at += 1
        if start == self._at:
            raise self._record.error("expected modifier in diagnostic")
        digits = self._text[start : self._at]
        if len(digits) > _MAX_DIGITS:
            raise self._record.error("a diagnostic has no argument of such a number")
        return int(digits)

    def _up_to(self, end: str, where: str) -> str:
        found = self._text.find(end, self._at)
        if found < 0:
            raise self._record.error(f"expected '{end}' while parsing {where}")
        before = self._text[self._at : found]
        self._at = found + 1
        return before

    def _is_next(self, characters: str) -> bool:
        return self._at < len(self._text) and self._text[self._at] in characters

    def _skip_if_next(self, character: str) -> bool:
        if not self._is_next(character):
            return False
        self._at += 1
        return True

    def _expect(self, character: str, where: str) -> None:
        if not self._skip_if_next(character):
            raise self._record.error(f"expected '{character}' {where}")


# In one text: those that hold another one twice, and so on, double their number.
_MOST_SUBSTITUTIONS = 10_000


class Texts:
    """Texts of diagnostics, and those with names that they may contain."""

    def __init__(self, named: Sequence[Record]) -> None:
        """Of records of the class TextSubstitution. Raises RecordError where a text is wrong."""
        texts = of_each(named, lambda r: parse_text(r.value_as_string("Substitution"), r))
        self._named = {record.name: text for record, text in zip(named, texts, strict=True)}
        self._substitutions = 0  # in the text that is being read
        self._is_read = False

    def enum_selects(self, text: Text, record: Record) -> Iterator[Select]:
        """Every %enum_select of the record's text, each before those inside of it.

        Those in named texts are there, those in %diff are not.
        """
        self._substitutions = 0
        return self._enum_selects(text, None, record, ())

    def _enum_selects(
        self, text: Text, indices: list[int] | None, record: Record, inside: tuple[str, ...]
    ) -> Iterator[Select]:
        for piece in text:
            if isinstance(piece, Substitution):
                named, given = self._substituted(piece, indices, record, inside)
                yield from self._enum_selects(named, given, record, (*inside, piece.name))
            elif isinstance(piece, Select):
                if piece.enum is not None:
                    yield piece
                for option in piece.options:
                    yield from self._enum_selects(option, indices, record, inside)
            elif isinstance(piece, Plural):
                for _, case in piece.cases:
                    yield from self._enum_selects(case, indices, record, inside)

    def _substituted(
        self,
        piece: Substitution,
        indices: list[int] | None,
        record: Record,
        inside: tuple[str, ...],
    ) -> tuple[Text, list[int]]:
        """The named text, and what its arguments stand for.

        `inside`: in which others it is. Raises RecordError.
        """
        if piece.name in inside:
            raise record.error(f"the text '{piece.name}' contains itself")
        self._substitutions += 1
        if self._substitutions > _MOST_SUBSTITUTIONS:
            raise record.error(f"its text holds named ones more than {_MOST_SUBSTITUTIONS} times")
        named = self._named.get(piece.name)
        if named is None:
            near = nearest(piece.name, self._named)
            hint = f"; did you mean '{near}'?" if near else ": define a TextSubstitution"
            raise record.error(f"Failed to find substitution with name: {piece.name}{hint}")
        return named, [_mapped(index, indices, record) for index in piece.indices]

    def expanded(self, text: Text, record: Record, *, is_read: bool = False) -> Text:
        """The text of the record with named ones in their places.

        `is_read`: by people, who are not told which argument makes a choice. So a named text may
        have a choice for an argument that it does not get.
        """
        self._substitutions = 0
        self._is_read = is_read
        return self._expanded(text, None, record, ())

    def _expanded(
        self, text: Text, indices: list[int] | None, record: Record, inside: tuple[str, ...]
    ) -> Text:
        """`indices`: what arguments of a named text stand for; None outside of one."""
        found: Text = []
        for piece in text:
            if isinstance(piece, Substitution):
                named, given = self._substituted(piece, indices, record, inside)
                found += self._expanded(named, given, record, (*inside, piece.name))
            elif isinstance(piece, TextLiteral):
                found.append(piece)
            elif isinstance(piece, TextArgument):
                is_shown = piece.word != "s"
                index = self._chosen_by(piece.index, indices, record, is_shown=is_shown)
                found.append(TextArgument(piece.word, index))
            elif isinstance(piece, Select):
                options = [self._expanded(o, indices, record, inside) for o in piece.options]
                index = self._chosen_by(piece.index, indices, record)
                found.append(Select(options, index, piece.enum, piece.names))
            elif isinstance(piece, Plural):
                cases = [
                    (condition, self._expanded(case, indices, record, inside))
                    for condition, case in piece.cases
                ]
                found.append(Plural(cases, self._chosen_by(piece.index, indices, record)))
            elif isinstance(piece, Diff):
                texts = [self._expanded(each, indices, record, inside) for each in piece.texts]
                first = _mapped(piece.first, indices, record)
                found.append(Diff(texts, first, _mapped(piece.second, indices, record)))
        return found

    def _chosen_by(
        self, index: int, indices: list[int] | None, record: Record, *, is_shown: bool = False
    ) -> int:
        """The argument that makes a choice."""
        return index if self._is_read and not is_shown else _mapped(index, indices, record)


def _mapped(index: int, indices: list[int] | None, record: Record) -> int:
    if indices is None:
        return index
    if index >= len(indices):
        raise record.error(
            f"Modifier value '{index}' is not valid for this mapping (has {len(indices)} mappings)"
        )
    return indices[index]


def written(text: Text) -> str:
    """An expanded text as Clang reads it at run time: names of enumerations are gone."""
    return "".join([_written(piece) for piece in text])


def _written(piece: TextPiece) -> str:
    if isinstance(piece, TextLiteral):
        return piece.text
    if isinstance(piece, TextArgument):
        return f"%{piece.word}{piece.index}"
    if isinstance(piece, Select):
        options = "|".join([written(option) for option in piece.options])
        return "%select{" + options + "}" + str(piece.index)
    if isinstance(piece, Plural):
        cases = "|".join([f"{condition}:{written(text)}" for condition, text in piece.cases])
        return "%plural{" + cases + "}" + str(piece.index)
    assert isinstance(piece, Diff)
    before, between, after, same = [written(text) for text in piece.texts]
    compared = f"{before}${between}${after}|{same}"
    return "%diff{" + compared + "}" + f"{piece.first},{piece.second}"
