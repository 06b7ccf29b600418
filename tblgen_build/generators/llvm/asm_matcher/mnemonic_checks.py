"""Functions about mnemonics alone: which look like a misspelt one, and whether one is known."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.llvm import SPELLINGS_ARE_COMPARED_BY_OPERATOR

from .match_steps import apply_aliases, mnemonic_range, variant_tables

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Release

    from .asm_tokens import Variant

_SPELLING: Final = cpp("""
    static std::string ${target}MnemonicSpellCheck(StringRef S, const FeatureBitset &FBS, unsigned VariantID) {
      const unsigned MaxEditDist = 2;
      std::vector<StringRef> Candidates;
      StringRef Prev = "";

      $variant_tables

      for (auto I = Start; I < End; I++) {
        const FeatureBitset &RequiredFeatures = FeatureBitsets[I->RequiredFeaturesIdx];
        if ((FBS & RequiredFeatures) != RequiredFeatures)
          continue;

        StringRef T = I->getMnemonic();
        if ($is_same)
          continue;

        Prev = T;
        unsigned Dist = S.edit_distance(T, false, MaxEditDist);
        if (Dist <= MaxEditDist)
          Candidates.push_back(T);
      }

      if (Candidates.empty())
        return "";

      std::string Res = ", did you mean: ";
      unsigned i = 0;
      for (; i < Candidates.size() - 1; i++)
        Res += Candidates[i].str() + ", ";
      return Res + Candidates[i].str() + "?";
    }
""")  # noqa: E501
_KNOWN: Final = cpp("""
    static bool ${target}CheckMnemonic(StringRef Mnemonic,
                                       const FeatureBitset &AvailableFeatures,
                                       unsigned VariantID) {
      $apply_aliases
      $variant_tables

      $mnemonic_range
      if (MnemonicRange.first == MnemonicRange.second)
        return false;

      for (const MatchEntry *it = MnemonicRange.first, *ie = MnemonicRange.second;
           it != ie; ++it) {
        const FeatureBitset &RequiredFeatures =
          FeatureBitsets[it->RequiredFeaturesIdx];
        if ((AvailableFeatures & RequiredFeatures) == RequiredFeatures)
          return true;
      }
      return false;
    }
""")


_NO_SPELLING: Final = cpp("""
    static std::string ${target}MnemonicSpellCheck(StringRef S, const FeatureBitset &FBS, unsigned VariantID) {
      return "";}
""")  # noqa: E501
_NONE_KNOWN: Final = cpp("""
    static bool ${target}CheckMnemonic(StringRef Mnemonic,
                                       const FeatureBitset &AvailableFeatures,
                                       unsigned VariantID) {
      return false;
    }
""")


def spell_checker(release: Release, target: str, variants: Sequence[Variant]) -> str:
    if not variants:
        return _NO_SPELLING(target=target)
    by_operator = release.has(SPELLINGS_ARE_COMPARED_BY_OPERATOR)
    return _SPELLING(
        target=target,
        variant_tables=variant_tables(variants),
        is_same="T == Prev" if by_operator else "T.equals(Prev)",
    )


def mnemonic_checker(
    target: str, variants: Sequence[Variant], *, has_mnemonic_first: bool, has_aliases: bool
) -> str:
    if not variants:
        return _NONE_KNOWN(target=target)
    return _KNOWN(
        target=target,
        apply_aliases=apply_aliases(has_aliases),
        variant_tables=variant_tables(variants),
        mnemonic_range=mnemonic_range(has_mnemonic_first),
    )
