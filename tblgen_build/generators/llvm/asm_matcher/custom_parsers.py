"""Operands that functions of the target parse: which ones of which mnemonic."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import unsigned_type

from .matchable import Matchable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record

    from .match_class import MatchClass
    from .match_table import MatchTables

_TABLE: Final = cpp("""
    namespace {
    struct OperandMatchEntry {
      $mnemonic Mnemonic;
      $mask OperandMask;
      $classes Class;
      $features RequiredFeaturesIdx;

      StringRef getMnemonic() const {
        return StringRef(MnemonicTable + Mnemonic + 1,
                         MnemonicTable[Mnemonic]);
      }
    };

    struct LessOpcodeOperand {
      bool operator()(const OperandMatchEntry &LHS, StringRef RHS) {
        return LHS.getMnemonic()  < RHS;
      }
      bool operator()(StringRef LHS, const OperandMatchEntry &RHS) {
        return LHS < RHS.getMnemonic();
      }
      bool operator()(const OperandMatchEntry &LHS, const OperandMatchEntry &RHS) {
        return LHS.getMnemonic() < RHS.getMnemonic();
      }
    };
    } // end anonymous namespace

    static const OperandMatchEntry OperandMatchTable[$count] = {
      /* Operand List Mnemonic, Mask, Operand Class, Features */
      $rows
    };

""")
_ROW: Final = cpp("{ $offset /* $mnemonic */, $mask /* $operands */, $match_class, $features },")
_FUNCTIONS: Final = cpp("""
    ParseStatus $parser::
    tryCustomParseOperand(OperandVector &Operands,
                          unsigned MCK) {

      switch(MCK) {
      $cases
      default:
        return ParseStatus::NoMatch;
      }
      return ParseStatus::NoMatch;
    }

    ParseStatus $parser::
    MatchOperandParserImpl(OperandVector &Operands,
                           StringRef Mnemonic,
                           bool ParseForAllFeatures) {
      const FeatureBitset &AvailableFeatures = getAvailableFeatures();

      unsigned NextOpNum = $next_operand;
      $mnemonic_range

      if (MnemonicRange.first == MnemonicRange.second)
        return ParseStatus::NoMatch;

      for (const OperandMatchEntry *it = MnemonicRange.first,
           *ie = MnemonicRange.second; it != ie; ++it) {
        assert(Mnemonic == it->getMnemonic());

        const FeatureBitset &RequiredFeatures = FeatureBitsets[it->RequiredFeaturesIdx];
        if (!ParseForAllFeatures && (AvailableFeatures & RequiredFeatures) != RequiredFeatures)
          continue;

        if (!(it->OperandMask & (1 << NextOpNum)))
          continue;

        ParseStatus Result = $method(Operands, it->Class);
        if (!Result.isNoMatch())
          return Result;
      }

      return ParseStatus::NoMatch;
    }

""")
_CASE: Final = cpp("""
    case $match_class:
      return $method(Operands);
""")
_RANGE: Final = cpp("""
    auto MnemonicRange =
      std::equal_range(std::begin(OperandMatchTable), std::end(OperandMatchTable),
                       Mnemonic, LessOpcodeOperand());
""")
_RANGE_IF_MNEMONIC: Final = cpp("""
    auto MnemonicRange = std::pair(std::begin(OperandMatchTable), std::end(OperandMatchTable));
    if (!Mnemonic.empty())
      MnemonicRange =
        std::equal_range(std::begin(OperandMatchTable), std::end(OperandMatchTable),
                         Mnemonic, LessOpcodeOperand());
""")


class CustomParsers:
    """`masks` of operands: bit n is operand n. An optional operand may stand further left."""

    def __init__(self, matchables: Sequence[Matchable], parser: Record) -> None:
        self._for_all = parser.value_as_bit("CallCustomParserForAllOperands")
        self._parser = parser
        self.entries: list[tuple[Matchable, int, MatchClass]] = []
        for matchable in matchables:
            masks = self._masks(matchable)
            for class_ in sorted(masks, key=lambda class_: class_.position):
                self.entries.append((matchable, masks[class_], class_))

    def __bool__(self) -> bool:
        return bool(self.entries)

    def _masks(self, matchable: Matchable) -> dict[MatchClass, int]:
        masks: dict[MatchClass, int] = {}
        optional = 0
        for position, operand in enumerate(matchable.operands):
            class_ = operand.class_
            if self._for_all or class_.parser_method:
                mask = (1 << (optional + 1)) - 1 << (position - optional)
                masks[class_] = (masks.get(class_, 0) | mask) & 0xFFFFFFFF
            if class_.is_optional:
                optional += 1
        return masks

    def text(
        self,
        parser: str,
        classes: Sequence[MatchClass],
        tables: MatchTables,
        *,
        has_mnemonic_first: bool,
    ) -> str:
        return self._table(tables) + _FUNCTIONS(
            parser=parser,
            method=self._parser.value_as_string("OperandParserMethod") or "tryCustomParseOperand",
            cases=[
                _CASE(match_class=c.enumerator, method=c.parser_method)
                for c in classes
                if c.parser_method
            ],
            next_operand="Operands.size() - 1" if has_mnemonic_first else "Operands.size()",
            mnemonic_range=_RANGE if has_mnemonic_first else _RANGE_IF_MNEMONIC,
        )

    def _table(self, tables: MatchTables) -> str:
        return _TABLE(
            mnemonic=tables.mnemonics.offset_type,
            mask=unsigned_type(max([mask for _, mask, _ in self.entries])),
            classes=tables.classes_type,
            features=tables.features.index_type,
            count=len(self.entries),
            rows=[
                _ROW(
                    offset=tables.mnemonics.offsets[m.mnemonic],
                    mnemonic=m.mnemonic,
                    mask=mask,
                    operands=", ".join([str(n) for n in range(mask.bit_length()) if mask >> n & 1]),
                    match_class=class_.enumerator,
                    features=tables.features.name(m.features),
                )
                for m, mask, class_ in self.entries
            ],
        )
