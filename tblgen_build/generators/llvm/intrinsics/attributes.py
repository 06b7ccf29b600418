"""The attributes of intrinsics: sets of them, numbered, and what each intrinsic has.

A set of function attributes and a list of argument attributes get a number each; an
intrinsic is a pair of such numbers, packed into one.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.sequence_table import SequenceTable
from tblgen_build.generators.llvm.model.intrinsic import ALL_EFFECTS, ARGUMENT_ATTRIBUTES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.llvm.model.intrinsic import (
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
_IRRELEVANT: Final = frozenset(["commutative"])
_NAMES: Final = tuple(ARGUMENT_ATTRIBUTES)


class Attributes:
    """The attributes of all intrinsics."""

    def __init__(self, found: Sequence[Intrinsic]) -> None:
        self._function_sets: dict[tuple[frozenset[str], int], tuple[int, str]] = {}
        self._argument_sets: dict[tuple[ArgumentAttribute, ...], int] = {}
        self._argument_lists: dict[tuple[tuple[int, int], ...], int] = {}
        by_properties: dict[int, tuple[int | None, int]] = {}
        self._pairs: list[tuple[int | None, int]] = []
        self._most = 0
        for intrinsic in found:
            properties = intrinsic.properties
            pair = by_properties.get(id(properties))
            if pair is None:
                pair = self._function_set(properties), self._argument_list(properties)
                by_properties[id(properties)] = pair
                self._most = max(self._most, _room(properties))
            self._pairs.append(pair)
        self._function_bits = _bits_to_count(len(self._function_sets) + 1)
        self._argument_bits = _bits_to_count(len(self._argument_lists))
        self.packed_bits = self._function_bits + self._argument_bits

    def _function_set(self, properties: Properties) -> int | None:
        """The number of the function's attributes, None where there are none."""
        text = _function_attributes(properties)
        if not text:
            return None
        # Side effects count, though they do not show.
        key = frozenset(properties.flags - _IRRELEVANT), _visible_effects(properties)
        return self._function_sets.setdefault(key, (len(self._function_sets), text))[0]

    def _argument_list(self, properties: Properties) -> int:
        """The number of what the arguments and the result have."""
        pairs: list[tuple[int, int]] = []
        for position, attributes in enumerate(properties.attributes):
            if attributes:
                number = self._argument_sets.setdefault(tuple(attributes), len(self._argument_sets))
                pairs.append((position, number))
        return self._argument_lists.setdefault(tuple(pairs), len(self._argument_lists))

    def text(self) -> str:
        none = (1 << self._function_bits) - 1
        size = next((b for b in (8, 16) if self.packed_bits <= b), 32)
        packed = "".join(
            [
                f"  {none if function is None else function} << {self._argument_bits} | {args},\n"
                for function, args in self._pairs
            ]
        )
        return "".join(
            [
                _argument_set_function(self._argument_sets),
                _function_set_function([text for _, text in self._function_sets.values()]),
                f"static constexpr uint{size}_t IntrinsicsToAttributesMap[] = {{\n{packed}}};\n\n",
                self._argument_tables(),
                _unpack(self._argument_bits),
                _getters(self._most, none),
            ]
        )

    def _argument_tables(self) -> str:
        table = SequenceTable[tuple[int, int]](terminated=False)
        for pairs in self._argument_lists:
            if pairs:
                table.add(pairs)
        table.layout()
        stored = "".join(
            [
                f"  {' '.join([f'{{{position}, {number}}},' for position, number in pairs])}\n"
                for pairs in table.stored
            ]
        )
        places = "".join(
            [
                f"  {{{table.offset(pairs) if pairs else 0}, {len(pairs)}}},\n"
                for pairs in self._argument_lists
            ]
        )
        return (
            "namespace {\nstruct ArgNoAttrIDPair {\n  uint16_t ArgNo, ArgAttrID;\n};\n}\n\n"
            "static constexpr ArgNoAttrIDPair ArgAttrIdTable[] = {\n"
            f"{stored or '  {0, 0}' + chr(10)}}};\n\n"
            "namespace {\nstruct ArgAttributesInfo {\n  uint16_t StartIndex;\n"
            "  uint16_t NumAttrs;\n};\n}\n\n"
            f"static constexpr ArgAttributesInfo ArgAttributesInfoTable[] = {{\n{places}}};\n\n"
        )


def _bits_to_count(count: int) -> int:
    """How many bits tell `count` things apart; of nothing, the reference says 32."""
    return (count - 1).bit_length() if count else 32


# --- sets ------------------------------------------------------------------------


def _attribute(arguments: str) -> str:
    return f"      Attribute::get(C, Attribute::{arguments}),\n"


def _room(properties: Properties) -> int:
    """How many sets the reference makes room for: it forgets effects on memory that are alone."""
    arguments = sum(map(bool, properties.attributes))
    if arguments:
        return arguments + bool(_function_attributes(properties))
    return int(not properties.has("throws") or any(map(properties.has, _FUNCTION_ATTRIBUTES)))


def _visible_effects(properties: Properties) -> int:
    if properties.effects == 0 and properties.has("side effects"):
        return ALL_EFFECTS  # "accesses no memory" would allow to drop the call
    return properties.effects


def _function_attributes(properties: Properties) -> str:
    parts = [] if properties.has("throws") else [_attribute("NoUnwind")]
    parts += [_attribute(name) for name in _FUNCTION_ATTRIBUTES if properties.has(name)]
    effects = _visible_effects(properties)
    if effects != ALL_EFFECTS:
        parts.append(
            "      Attribute::getWithMemoryEffects(C, "
            f"MemoryEffects::createFromIntValue({effects})),\n"
        )
    return "".join(parts)


def _argument_attribute(attribute: ArgumentAttribute) -> str:
    rank, first, second = attribute
    name = _NAMES[rank]
    if name == "NoCapture":
        return "      Attribute::getWithCaptureInfo(C, CaptureInfo::none()),\n"
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


def _case(number: int, attributes: str) -> str:
    return f"  case {number}:\n    return AttributeSet::get(C, {{\n{attributes}    }});\n"


def _argument_set_function(sets: dict[tuple[ArgumentAttribute, ...], int]) -> str:
    cases = [
        _case(number, "".join(map(_argument_attribute, attributes)))
        for attributes, number in sets.items()
    ]
    return (
        "static AttributeSet getIntrinsicArgAttributeSet(LLVMContext &C, unsigned ID,\n"
        "                                                Type *ArgType) {\n"
        "  unsigned BitWidth = ArgType->getScalarSizeInBits();\n  switch (ID) {\n"
        '  default: llvm_unreachable("Invalid attribute set number");\n'
        f"{''.join(cases)}  }}\n}}\n\n"
    )


def _function_set_function(sets: Sequence[str]) -> str:
    cases = "".join([_case(number, text) for number, text in enumerate(sets)])
    return (
        "static AttributeSet getIntrinsicFnAttributeSet(LLVMContext &C, unsigned ID) {\n"
        '  switch (ID) {\n  default: llvm_unreachable("Invalid attribute set number");\n'
        f"{cases}  }}\n}}\n\n"
    )


# --- the functions that look them up ------------------------------------------------


def _unpack(argument_bits: int) -> str:
    return f"""template <typename IDTy>
inline std::pair<uint32_t, uint32_t> unpackID(const IDTy PackedID) {{
  constexpr uint8_t UniqAttributesBitSize = {argument_bits};
  const uint32_t FnAttrID = PackedID >> UniqAttributesBitSize;
  const uint32_t ArgAttrID = PackedID &
    maskTrailingOnes<uint32_t>(UniqAttributesBitSize);
  return {{FnAttrID, ArgAttrID}};
}}

"""


def _getters(most: int, none: int) -> str:
    return f"""AttributeList Intrinsic::getAttributes(LLVMContext &C, ID id,
                                       FunctionType *FT) {{
  if (id == 0)
    return AttributeList();
  auto [FnAttrID, ArgAttrID] = unpackID(IntrinsicsToAttributesMap[id - 1]);
  using PairTy = std::pair<unsigned, AttributeSet>;
  alignas(PairTy) char ASStorage[sizeof(PairTy) * {most}];
  PairTy *AS = reinterpret_cast<PairTy *>(ASStorage);

  ArrayRef<ArgAttributesInfo> ArgAttributesInfoTableAR(ArgAttributesInfoTable);
  if (ArgAttrID >= ArgAttributesInfoTableAR.size())
    llvm_unreachable("Invalid arguments attribute ID");

  auto [StartIndex, NumAttrs] = ArgAttributesInfoTableAR[ArgAttrID];
  for (unsigned Idx = 0; Idx < NumAttrs; ++Idx) {{
    auto [ArgNo, ArgAttrID] = ArgAttrIdTable[StartIndex + Idx];
    AS[Idx] = {{ArgNo,
        getIntrinsicArgAttributeSet(C, ArgAttrID, FT->getContainedType(ArgNo))}};
  }}
  if (FnAttrID != {none}) {{
    AS[NumAttrs++] = {{AttributeList::FunctionIndex,
                      getIntrinsicFnAttributeSet(C, FnAttrID)}};
  }}
  return AttributeList::get(C, ArrayRef(AS, NumAttrs));
}}

AttributeSet Intrinsic::getFnAttributes(LLVMContext &C, ID id) {{
  if (id == 0)
    return AttributeSet();
  auto [FnAttrID, _] = unpackID(IntrinsicsToAttributesMap[id - 1]);
  if (FnAttrID == {none})
    return AttributeSet();
  return getIntrinsicFnAttributeSet(C, FnAttrID);
}}
"""
