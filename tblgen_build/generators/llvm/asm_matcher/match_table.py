"""The tables that are searched for an instruction: mnemonics, features, matchables by variant."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import escape, unsigned_type
from tblgen_build.releases.targets import OPCODES_ARE_LONG

from .order import lower

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Release

    from ..model.predicates import AssemblerPredicate
    from .asm_tokens import Variant
    from .matchable import Matchable

    Features = tuple[AssemblerPredicate, ...]

_MNEMONICS: Final = cpp("""
    static const char MnemonicTable[] =
        $literals;

""")
_FEATURE_SETS: Final = cpp("""
    enum : $type {
      $names
    };

    static constexpr FeatureBitset FeatureBitsets[] = {
      $rows
    };

""")
_FEATURE_SET: Final = cpp("{$features},$remark")
_ENTRY: Final = cpp("""
    namespace {
    struct MatchEntry {
      $mnemonic Mnemonic;
      $opcode Opcode;
      $convert ConvertFn;
      $features RequiredFeaturesIdx;
      $classes Classes[$operands];
      StringRef getMnemonic() const {
        return StringRef(MnemonicTable + Mnemonic + 1,
                         MnemonicTable[Mnemonic]);
      }
    };

    struct LessOpcode {
      bool operator()(const MatchEntry &LHS, StringRef RHS) {
        return LHS.getMnemonic() < RHS;
      }
      bool operator()(StringRef LHS, const MatchEntry &RHS) {
        return LHS < RHS.getMnemonic();
      }
      bool operator()(const MatchEntry &LHS, const MatchEntry &RHS) {
        return LHS.getMnemonic() < RHS.getMnemonic();
      }
    };
    } // end anonymous namespace

""")
_TABLE: Final = cpp("""
    static const MatchEntry MatchTable$number[] = {
      $rows
    };

""")
_ROW: Final = cpp(
    "{ $offset /* $mnemonic */, $namespace::$name, $conversion, $features, { $classes }, },"
)
_LINE: Final = 70  # characters, after which a string literal goes on in another line


class MnemonicTable:
    """Mnemonics in lower case after their lengths, each stored once."""

    def __init__(self) -> None:
        self.offsets: dict[str, int] = {}
        self._size = 0
        self._stored: list[bytes] = []
        self.largest = 0

    def add(self, mnemonic: str) -> int:
        offset = self.offsets.get(mnemonic)
        if offset is None:
            text = lower(mnemonic).encode(errors="surrogateescape")
            stored = bytes([len(text) & 0xFF]) + text
            offset = self.offsets.get(lower(mnemonic), self._size)
            if offset == self._size:
                self._stored.append(stored)
                self._size += len(stored)
            self.offsets[mnemonic] = self.offsets[lower(mnemonic)] = offset
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
        return _MNEMONICS(literals="\n".join([f'"{line}"' for line in lines]))


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


class RequiredFeatureSets:
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
        return _FEATURE_SETS(
            type=self.index_type,
            names=[f"{name}," for name in self._names.values()],
            rows=[
                _FEATURE_SET(
                    features="".join([f"{f.enumerator}, " for f in features]),
                    remark="" if features else " // AMFBS_None",
                )
                for features in self._names
            ],
        )


class MatchTables:
    def __init__(
        self,
        release: Release,
        matchables: Sequence[Matchable],
        num_classes: int,
        num_converters: int,
    ) -> None:
        self._long_opcodes = release.has(OPCODES_ARE_LONG)
        self._matchables = matchables
        self.classes_type = unsigned_type(num_classes)
        self._convert_type = unsigned_type(num_converters)
        self.mnemonics = MnemonicTable()
        for mnemonic in dict.fromkeys([matchable.mnemonic for matchable in matchables]):
            self.mnemonics.add(mnemonic)
        self.features = RequiredFeatureSets(matchables)
        self.num_operands = max([len(m.operands) for m in matchables], default=0)

    def text(self, variants: Sequence[Variant], namespace: str) -> list[str]:
        entry = _ENTRY(
            mnemonic=self.mnemonics.offset_type,
            convert=self._convert_type,
            features=self.features.index_type,
            classes=self.classes_type,
            operands=self.num_operands,
            opcode="uint32_t" if self._long_opcodes else "uint16_t",
        )
        tables = [
            _TABLE(
                number=number,
                rows=[
                    self._row(m, namespace) for m in self._matchables if m.variant == variant.number
                ],
            )
            for number, variant in enumerate(variants)
        ]
        return [self.mnemonics.text(), self.features.text(), entry, *tables]

    def _row(self, matchable: Matchable, namespace: str) -> str:
        return _ROW(
            offset=self.mnemonics.offsets[matchable.mnemonic],
            mnemonic=matchable.mnemonic,
            namespace=namespace,
            name=matchable.instruction.name,
            conversion=matchable.conversion,
            features=self.features.name(matchable.features),
            classes=", ".join([operand.class_.enumerator for operand in matchable.operands]),
        )
