"""The tables that are searched for an instruction: mnemonics, features, matchables by variant."""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import escape, unsigned_type

from .order import lower

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final

    from ..model.predicates import AssemblerPredicate
    from .matchable import Matchable
    from .tokens import Variant

    Features = tuple[AssemblerPredicate, ...]

_ENTRY: Final = """namespace {{
  struct MatchEntry {{
    {mnemonic} Mnemonic;
    uint16_t Opcode;
    {convert} ConvertFn;
    {features} RequiredFeaturesIdx;
    {classes} Classes[{operands}];
    StringRef getMnemonic() const {{
      return StringRef(MnemonicTable + Mnemonic + 1,
                       MnemonicTable[Mnemonic]);
    }}
  }};

  struct LessOpcode {{
    bool operator()(const MatchEntry &LHS, StringRef RHS) {{
      return LHS.getMnemonic() < RHS;
    }}
    bool operator()(StringRef LHS, const MatchEntry &RHS) {{
      return LHS < RHS.getMnemonic();
    }}
    bool operator()(const MatchEntry &LHS, const MatchEntry &RHS) {{
      return LHS.getMnemonic() < RHS.getMnemonic();
    }}
  }};
}} // end anonymous namespace

"""
_LINE: Final = 70  # characters, after which a string literal goes on in another line


class MnemonicTable:
    """Mnemonics in lower case behind their lengths, each stored once."""

    def __init__(self) -> None:
        self._offsets: dict[str, int] = {}
        self._size = 0
        self._stored: list[bytes] = []
        self.largest = 0

    def add(self, mnemonic: str) -> int:
        offset = self._offsets.get(mnemonic)
        if offset is None:
            text = lower(mnemonic).encode(errors="surrogateescape")
            stored = bytes([len(text) & 0xFF]) + text
            offset = self._offsets.get(lower(mnemonic), self._size)
            if offset == self._size:
                self._stored.append(stored)
                self._size += len(stored)
            self._offsets[mnemonic] = self._offsets[lower(mnemonic)] = offset
            self.largest = max(self.largest, offset)
        return offset

    @property
    def offset_type(self) -> str:
        return unsigned_type(self.largest)

    def text(self) -> str:
        lines: list[str] = [""]
        for stored in self._stored:
            for piece in _pieces(stored):
                if len(lines[-1]) > _LINE:
                    lines.append("")
                lines[-1] += piece
        literals = "\n".join([f'    "{line}"' for line in lines])
        return f"static const char MnemonicTable[] =\n{literals};\n\n"


def _pieces(stored: bytes) -> Sequence[str]:
    """The characters of a string literal; an escape is one."""
    text = stored.decode("latin-1")
    first, rest = text[:1], text[1:]
    head = _escaped(first)
    if rest.isascii() and rest.isprintable() and '"' not in rest and "\\" not in rest:
        return [head, *rest]
    return [head, *[_escaped(character) for character in rest]]


def _escaped(character: str) -> str:
    return escape(character) if character < "\x80" else f"\\{ord(character):03o}"


class FeatureSets:
    """The sets of features that matchables ask for, by size, then by name."""

    def __init__(self, matchables: Sequence[Matchable]) -> None:
        sets = {m.features for m in matchables if m.features}
        ordered = sorted(sets, key=lambda features: (len(features), [f.name for f in features]))
        self._names: dict[Features, str] = {(): "AMFBS_None"}
        for features in ordered:
            self._names[features] = "AMFBS_" + "_".join([f.name for f in features])

    def name(self, features: Features) -> str:
        return self._names[features]

    @property
    def index_type(self) -> str:
        return unsigned_type(len(self._names) - 1)

    def text(self) -> str:
        names = "".join([f"  {name},\n" for name in self._names.values()])
        rows = "".join(
            [
                f"  {{{''.join([f'{f.enumerator}, ' for f in features])}}},\n"
                for features in self._names
            ]
        )
        return (
            f"enum : {self.index_type} {{\n{names}}};\n\n"
            f"static constexpr FeatureBitset FeatureBitsets[] = {{\n{rows}}};\n\n"
        )


class MatchTables:
    def __init__(
        self, matchables: Sequence[Matchable], num_classes: int, num_converters: int
    ) -> None:
        self._matchables = matchables
        self.classes_type = unsigned_type(num_classes)
        self._convert_type = unsigned_type(num_converters)
        self.mnemonics = MnemonicTable()
        for matchable in matchables:
            self.mnemonics.add(matchable.mnemonic)
        self.features = FeatureSets(matchables)
        self.num_operands = max([len(m.operands) for m in matchables], default=0)

    def text(self, variants: Sequence[Variant], namespace: str) -> Iterator[str]:
        yield self.mnemonics.text()
        yield self.features.text()
        yield _ENTRY.format(
            mnemonic=self.mnemonics.offset_type,
            convert=self._convert_type,
            features=self.features.index_type,
            classes=self.classes_type,
            operands=self.num_operands,
        )
        for number, variant in enumerate(variants):
            rows = [
                self._row(m, namespace) for m in self._matchables if m.variant == variant.number
            ]
            yield (f"static const MatchEntry MatchTable{number}[] = {{\n{''.join(rows)}}};\n\n")

    def _row(self, matchable: Matchable, namespace: str) -> str:
        classes = ", ".join([operand.class_.enumerator for operand in matchable.operands])
        return (
            f"  {{ {self.mnemonics.add(matchable.mnemonic)} /* {matchable.mnemonic} */, "
            f"{namespace}::{matchable.instruction.name}, {matchable.conversion}, "
            f"{self.features.name(matchable.features)}, {{ {classes} }}, }},\n"
        )
