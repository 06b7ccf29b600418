"""What is known of the values of arguments: defaults of the last, ranges of immediate ones."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.releases.selection import (
    ARGUMENTS_HAVE_SETS_OF_RANGES,
    INTRINSICS_TELL_FEATURES_AND_DEFAULTS,
)

from .intrinsic_sections import section

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.llvm.model.intrinsics.intrinsic import Intrinsic, Properties

    Ranges = tuple[tuple[int, int], ...]

_DEFAULTS: Final = cpp("""
    static constexpr uint64_t DefaultArgValuesTable[] = {
      0, // offset 0: sentinel for intrinsics without defaults
      $sequences
    };

    static constexpr uint32_t DefaultArgValuesTableOffset[] = {
      0, // not_intrinsic
      $offsets
    };


    std::pair<unsigned, ArrayRef<uint64_t>>
    Intrinsic::getAllDefaultArgValues(ID IID) {
      uint32_t Offset = DefaultArgValuesTableOffset[IID];
      uint64_t Header = DefaultArgValuesTable[Offset];
      uint32_t FirstDefault = Header & 0xFFFFFFFFu;
      uint32_t NumDefaults = (Header >> 32) & 0xFFFFFFFFu;
      if (NumDefaults == 0)
        return {0, {}};
      return {FirstDefault,
              ArrayRef(&DefaultArgValuesTable[Offset + 1], NumDefaults)};
    }
""")

_RANGES: Final = cpp("""
    namespace {
    struct ImmArgRange {
      int64_t Lower, Upper;
    };

    struct ImmArgRangeSet {
      uint32_t ArgIdx;
      uint32_t RangesStart;
      uint32_t NumRanges;
    };

    struct ImmArgRangeSetList {
      uint32_t RangeSetsStart;
      uint32_t NumRangeSets;
    };
    } // namespace

    static constexpr ImmArgRange ImmArgRangeTable[] = {
      $ranges
    }; // ImmArgRangeTable

    static constexpr ImmArgRangeSet ImmArgRangeSetTable[] = {
      $sets
    }; // ImmArgRangeSetTable

    static constexpr ImmArgRangeSetList ImmArgRangeSetListTable[] = {
      {0, 0}, // not_intrinsic
      $lists
    }; // ImmArgRangeSetListTable

    static bool isValueInImmArgRange(const ImmArgRange &Range,
                                     const APInt &Value) {
      unsigned BitWidth = Value.getBitWidth();
      return ConstantRange(
                 APInt(BitWidth, Range.Lower, /*isSigned=*/true,
                       /*implicitTrunc=*/true),
                 APInt(BitWidth, Range.Upper, /*isSigned=*/true,
                       /*implicitTrunc=*/true))
          .contains(Value);
    }

    bool Intrinsic::isImmArgValueInRangeSet(ID IID, unsigned ArgIdx,
                                            const APInt &Value) {
      if (IID >= Intrinsic::num_intrinsics)
        return true;

      const ImmArgRangeSetList &List = ImmArgRangeSetListTable[IID];
      ArrayRef<ImmArgRangeSet> RangeSets(
          ImmArgRangeSetTable + List.RangeSetsStart, List.NumRangeSets);
      for (const ImmArgRangeSet &RangeSet : RangeSets) {
        if (RangeSet.ArgIdx != ArgIdx)
          continue;

        ArrayRef<ImmArgRange> Ranges(ImmArgRangeTable + RangeSet.RangesStart,
                                     RangeSet.NumRanges);
        for (const ImmArgRange &Range : Ranges) {
          if (isValueInImmArgRange(Range, Value))
            return true;
        }
        return false;
      }
      return true;
    }
""")

_NO_RANGES: Final = cpp("""
    bool Intrinsic::isImmArgValueInRangeSet(ID IID, unsigned ArgIdx,
                                            const APInt &Value) {
      return true;
    }
""")()

_RANGE: Final = cpp("{$lower, $end},")
_SET: Final = cpp("{$argument, $start, $count},")
_LIST: Final = cpp("{$start, $count}, // $name")


def default_arguments(records: Records, found: Sequence[Intrinsic]) -> str:
    """The section with the defaults of all intrinsics, in releases that have it."""
    if not records.release.has(INTRINSICS_TELL_FEATURES_AND_DEFAULTS):
        return ""
    sequences = [_sequence(intrinsic.properties) for intrinsic in found]
    stored, offsets = sequence_table(filter(None, sequences), terminated=True)
    rows = [f"/* {offsets[s]} */ {', '.join(map(str, s))}, 0," for s in stored]
    # The first place is of those that have none.
    places = [f"{offsets[s] + 1 if s else 0}," for s in sequences]
    text = _DEFAULTS(sequences=rows or "/* dummy */ 0", offsets=places)
    return section(records, "GET_INTRINSIC_DEFAULT_ARG_VALUES", text)


def _sequence(properties: Properties) -> tuple[int, ...]:
    """The first argument with a default and how many there are, as one number; the defaults."""
    defaults = properties.defaults
    if not defaults:
        return ()
    return (len(defaults) << 32 | min(defaults), *[defaults[at] for at in sorted(defaults)])


def range_sets(records: Records, found: Sequence[Intrinsic]) -> str:
    """The section that checks arguments, in releases that have it."""
    if not records.release.has(ARGUMENTS_HAVE_SETS_OF_RANGES):
        return ""
    any_has = any(intrinsic.properties.range_sets for intrinsic in found)
    text = _range_tables(found) if any_has else _NO_RANGES
    return section(records, "GET_INTRINSIC_IMMARG_RANGE_SET_CHECKS", text)


def _range_tables(found: Sequence[Intrinsic]) -> str:
    every: list[Ranges] = [s for i in found for s in i.properties.range_sets.values()]
    stored, starts = sequence_table(every, terminated=False)
    sets: list[str] = []
    lists: list[str] = []
    for intrinsic in found:
        own = intrinsic.properties.range_sets
        lists.append(_LIST(start=len(sets), count=len(own), name=intrinsic.name))
        sets += [_SET(argument=a, start=starts[s], count=len(s)) for a, s in own.items()]
    ranges = [f"/* {starts[set_]} */ {_shown(set_)}" for set_ in stored]
    return _RANGES(ranges=ranges, sets=sets, lists=lists)


def _shown(ranges: Ranges) -> str:
    """What LLVM calls a range does not include its end."""
    return " ".join([_RANGE(lower=lower, end=upper + 1) for lower, upper in ranges])
