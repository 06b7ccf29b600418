"""The attributes of intrinsics: sets of them, numbered, and what each intrinsic has.

A set of function attributes and a list of argument attributes get a number each; an
intrinsic is a pair of such numbers, packed into one.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.llvm.model.intrinsics.intrinsic import (
    ALL_EFFECTS,
    ARGUMENT_ATTRIBUTES,
    LOCATIONS,
    shown_effects,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Final

    from tblgen_build.generators.llvm.model.intrinsics.intrinsic import (
        ArgumentAttribute,
        Intrinsic,
        Properties,
    )

_FUNCTION_ATTRIBUTES: Final = (
    "NoReturn",
    "NoCallback",
    "NoSync",
    "NoFree",
    "WillReturn",
    "Cold",
    "NoDuplicate",
    "NoMerge",
    "Convergent",
    "Speculatable",
    "StrictFP",
    "NoCreateUndefOrPoison",
)
_IRRELEVANT: Final = frozenset(["commutative", "trivially scalarizable"])
_NAMES: Final = tuple(ARGUMENT_ATTRIBUTES)
MAP: Final = "IntrinsicsToAttributesMap"

_ARGUMENT_TABLES: Final = cpp("""
    namespace {
    struct ArgNoAttrIDPair {
      uint16_t ArgNo, ArgAttrID;
    };
    } // namespace

    // Number of entries: $pair_count
    static constexpr ArgNoAttrIDPair ArgAttrIdTable[] = {
      $pairs
    }; // ArgAttrIdTable

    namespace {
    struct ArgAttributesInfo {
      uint16_t StartIndex;
      uint16_t NumAttrs;
    };
    } // namespace

    // Number of entries: $place_count
    static constexpr ArgAttributesInfo ArgAttributesInfoTable[] = {
      $places
    }; // ArgAttributesInfoTable


""")

_PAIR: Final = cpp("{$first, $second},")

_ARGUMENT_SETS: Final = cpp("""
    static AttributeSet getIntrinsicArgAttributeSet(LLVMContext &C, unsigned ID,
                                                    Type *ArgType) {
      unsigned BitWidth = ArgType->getScalarSizeInBits();
      switch (ID) {
      default: llvm_unreachable("Invalid attribute set number");
      $cases
      }
    } // getIntrinsicArgAttributeSet

""")

_FUNCTION_SETS: Final = cpp("""
    static AttributeSet getIntrinsicFnAttributeSet(LLVMContext &C, unsigned ID) {
      switch (ID) {
      default: llvm_unreachable("Invalid attribute set number");
      $cases
      }
    } // getIntrinsicFnAttributeSet
""")

_MEMORY: Final = cpp("""
    // $shown
    Attribute::getWithMemoryEffects(C, MemoryEffects::createFromIntValue($effects)),
""")

_SET: Final = cpp("""
    case $number:$label
      return AttributeSet::get(C, {
        $attributes
      });
""")

_LOOKUP: Final = cpp("""
    template <typename IDTy>
    inline std::pair<uint32_t, uint32_t> unpackID(const IDTy PackedID) {
      constexpr uint8_t UniqAttributesBitSize = $argument_bits;
      const uint32_t FnAttrID = PackedID >> UniqAttributesBitSize;
      const uint32_t ArgAttrID = PackedID &
        maskTrailingOnes<uint32_t>(UniqAttributesBitSize);
      return {FnAttrID, ArgAttrID};
    }

    AttributeList Intrinsic::getAttributes(LLVMContext &C, ID id,
                                           FunctionType *FT) {
      if (id == 0)
        return AttributeList();
      auto [FnAttrID, ArgAttrID] = unpackID(IntrinsicsToAttributesMap[id - 1]);
      using PairTy = std::pair<unsigned, AttributeSet>;
      alignas(PairTy) char ASStorage[sizeof(PairTy) * $most];
      PairTy *AS = reinterpret_cast<PairTy *>(ASStorage);

      ArrayRef<ArgAttributesInfo> ArgAttributesInfoTableAR(ArgAttributesInfoTable);
      if (ArgAttrID >= ArgAttributesInfoTableAR.size())
        llvm_unreachable("Invalid arguments attribute ID");

      auto [StartIndex, NumAttrs] = ArgAttributesInfoTableAR[ArgAttrID];
      for (unsigned Idx = 0; Idx < NumAttrs; ++Idx) {
        auto [ArgNo, ArgAttrID] = ArgAttrIdTable[StartIndex + Idx];
        AS[Idx] = {ArgNo,
            getIntrinsicArgAttributeSet(C, ArgAttrID, FT->getContainedType(ArgNo))};
      }
      if (FnAttrID != $none) {
        AS[NumAttrs++] = {AttributeList::FunctionIndex,
                          getIntrinsicFnAttributeSet(C, FnAttrID)};
      }
      return AttributeList::get(C, ArrayRef(AS, NumAttrs));
    }

    AttributeSet Intrinsic::getFnAttributes(LLVMContext &C, ID id) {
      if (id == 0)
        return AttributeSet();
      auto [FnAttrID, _] = unpackID(IntrinsicsToAttributesMap[id - 1]);
      if (FnAttrID == $none)
        return AttributeSet();
      return getIntrinsicFnAttributeSet(C, FnAttrID);
    }
""")


class _FunctionSet:
    """What functions have, and the first that has it."""

    __slots__ = ("first", "number", "texts")

    def __init__(self, number: int, texts: list[str], first: str) -> None:
        self.number = number
        self.texts = texts
        self.first = first


class Attributes:
    """The attributes of all intrinsics."""

    def __init__(self, found: Sequence[Intrinsic]) -> None:
        self._function_sets: dict[tuple[frozenset[str], int], _FunctionSet] = {}
        self._argument_sets: dict[tuple[ArgumentAttribute, ...], int] = {}
        self._argument_lists: dict[tuple[tuple[int, int], ...], int] = {}
        by_properties: dict[int, tuple[int | None, int]] = {}
        self._rows: list[tuple[int | None, int, str]] = []  # with the intrinsic's name
        self._most = 0
        for intrinsic in found:
            properties = intrinsic.properties
            pair = by_properties.get(id(properties))
            if pair is None:
                pair = self._function_set(intrinsic), self._argument_list(properties)
                by_properties[id(properties)] = pair
                self._most = max(self._most, _room(properties))
            self._rows.append((*pair, intrinsic.name))
        self._function_bits = _bits_to_count(len(self._function_sets) + 1)
        self._argument_bits = _bits_to_count(len(self._argument_lists))
        self.packed_bits = self._function_bits + self._argument_bits

    def _function_set(self, intrinsic: Intrinsic) -> int | None:
        """The number of the function's attributes, None where there are none."""
        texts = function_attributes(intrinsic.properties)
        return self._numbered(intrinsic, texts) if texts else None

    def _numbered(self, intrinsic: Intrinsic, texts: list[str]) -> int:
        properties = intrinsic.properties
        # Side effects count, though they do not show.
        key = frozenset(properties.flags - _IRRELEVANT), _visible_effects(properties)
        set_ = self._function_sets.get(key)
        if set_ is None:
            set_ = _FunctionSet(len(self._function_sets), texts, intrinsic.name)
            self._function_sets[key] = set_
        return set_.number

    def _argument_list(self, properties: Properties) -> int:
        """The number of what the arguments and the result have."""
        pairs = self._numbered_sets(properties)
        return self._argument_lists.setdefault(tuple(pairs), len(self._argument_lists))

    def _numbered_sets(self, properties: Properties) -> list[tuple[int, int]]:
        """Positions that have attributes, each with the number of these."""
        pairs: list[tuple[int, int]] = []
        for position, attributes in enumerate(properties.attributes):
            if attributes:
                number = self._argument_sets.setdefault(tuple(attributes), len(self._argument_sets))
                pairs.append((position, number))
        return pairs

    def text(self) -> str:
        none = (1 << self._function_bits) - 1
        size = next((b for b in (8, 16) if self.packed_bits <= b), 32)
        packed = [
            f"{none if function is None else function} << {self._argument_bits} | {args}, // {name}"
            for function, args, name in self._rows
        ]
        return "".join(
            [
                self._sets(),
                array(f"static constexpr uint{size}_t {MAP}[]", packed, end=MAP),
                self._argument_tables(),
                _LOOKUP(argument_bits=self._argument_bits, most=self._most, none=none),
            ]
        )

    def _sets(self) -> str:
        argument_sets = [
            _set(n, map(_argument_attribute, s)) for s, n in self._argument_sets.items()
        ]
        function_sets = [
            _set(set_.number, set_.texts, f" // {set_.first}")
            for set_ in self._function_sets.values()
        ]
        return _ARGUMENT_SETS(cases=argument_sets) + _FUNCTION_SETS(cases=function_sets)

    def _argument_tables(self) -> str:
        stored, offsets = sequence_table(filter(None, self._argument_lists), terminated=False)
        pairs = [
            f"/* {offsets[list_]} */ "
            + " ".join([_PAIR(first=position, second=number) for position, number in list_])
            for list_ in stored
        ]
        places = [
            _PAIR(first=offsets.get(list_, 0), second=len(list_)) for list_ in self._argument_lists
        ]
        return _ARGUMENT_TABLES(
            pair_count=sum(map(len, stored)),
            pairs=pairs or "/* dummy */ {0, 0}",
            place_count=len(places),
            places=places,
        )


def _bits_to_count(count: int) -> int:
    """How many bits tell `count` things apart; of nothing, the reference says 32."""
    return (count - 1).bit_length() if count else 32


# --- sets ------------------------------------------------------------------------


def _attribute(arguments: str) -> str:
    return f"Attribute::get(C, Attribute::{arguments}),"


def _room(properties: Properties) -> int:
    """How many sets the reference makes room for: it forgets effects on memory that are alone."""
    arguments = sum(map(bool, properties.attributes))
    if arguments:
        return arguments + bool(function_attributes(properties))
    return int(not properties.has("throws") or any(map(properties.has, _FUNCTION_ATTRIBUTES)))


def _visible_effects(properties: Properties) -> int:
    if properties.effects == 0 and properties.has("side effects"):
        return ALL_EFFECTS  # "accesses no memory" would allow to drop the call
    return properties.effects


def function_attributes(properties: Properties, locations: int = len(LOCATIONS)) -> list[str]:
    """C++: what a function has. Effects are those on so many kinds of memory."""
    parts = [] if properties.has("throws") else [_attribute("NoUnwind")]
    parts += [_attribute(name) for name in _FUNCTION_ATTRIBUTES if properties.has(name)]
    effects = _visible_effects(properties)
    if effects != ALL_EFFECTS:
        effects &= (1 << 2 * locations) - 1
        parts.append(_MEMORY(shown=shown_effects(effects, locations), effects=effects))
    return parts


def _argument_attribute(attribute: ArgumentAttribute) -> str:
    rank, first, second = attribute
    name = _NAMES[rank]
    if name == "NoCapture":
        return "Attribute::getWithCaptureInfo(C, CaptureInfo::none()),"
    if name == "Align":
        return _attribute(f"Alignment, {first}")
    if name == "Dereferenceable":
        return _attribute(f"Dereferenceable, {first}")
    if name == "Range":
        return _attribute(f"Range, ConstantRange({_bound(first)}, {_bound(second)})")
    return _attribute(name)


def _bound(value: int) -> str:
    signed = value - (1 << 64) if value >> 63 else value
    return f"APInt(BitWidth, {signed}, /*isSigned=*/true, /*implicitTrunc=*/true)"


def _set(number: int, attributes: Iterable[str], label: str = "") -> str:
    return _SET(number=number, label=label, attributes=list(attributes))
