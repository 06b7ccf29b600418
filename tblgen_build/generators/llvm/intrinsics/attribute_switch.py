"""The attributes of intrinsics as LLVM 21 asks for them: a case for each list of them."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array

from .attribute_tables import MAP, Attributes, function_attributes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.llvm.model.intrinsics.intrinsic import (
        ArgumentAttribute,
        Intrinsic,
        Properties,
    )

    # Whether the function has attributes, and those of the result and the arguments.
    AttributeList = tuple[bool, list[list[ArgumentAttribute]]]

_LOOKUP: Final = cpp("""
    AttributeList Intrinsic::getAttributes(LLVMContext &C, ID id,
                                           FunctionType *FT) {
      if (id == 0)
        return AttributeList();

      uint16_t PackedID = IntrinsicsToAttributesMap[id - 1];
      uint8_t FnAttrID = PackedID >> 8;
      switch(PackedID & 0xFF) {
      default: llvm_unreachable("Invalid attribute number");
      $cases
      }
    }
""")

_CASE: Final = cpp("""
    case $number:
      return AttributeList::get(C, {
        $members
      });
""")

_EMPTY: Final = cpp("""
    case $number:
      return AttributeList();
""")

_ARGUMENT: Final = cpp(
    "{$position, getIntrinsicArgAttributeSet(C, $number, FT->getContainedType($position))}"
)

_LOCATIONS: Final = 4  # kinds of memory that 21 knows
_FUNCTION: Final = "{AttributeList::FunctionIndex, getIntrinsicFnAttributeSet(C, FnAttrID)}"


class SwitchedAttributes(Attributes):
    """The attributes of all intrinsics; those of functions have a number even if there are none."""

    def __init__(self, found: Sequence[Intrinsic]) -> None:
        self._lists: list[AttributeList] = []  # by number
        super().__init__(found)
        self.packed_bits = 16  # always

    def _function_set(self, intrinsic: Intrinsic) -> int | None:
        return self._numbered(intrinsic, function_attributes(intrinsic.properties, _LOCATIONS))

    def _argument_list(self, properties: Properties) -> int:
        pairs = [(-1, int(bool(function_attributes(properties)))), *self._numbered_sets(properties)]
        number = self._argument_lists.setdefault(tuple(pairs), len(self._argument_lists))
        if number == len(self._lists):
            self._lists.append((bool(pairs[0][1]), [list(each) for each in properties.attributes]))
        return number

    def text(self) -> str:
        packed = [f"{function} << 8 | {args}, // {name}" for function, args, name in self._rows]
        lookup = _LOOKUP(cases=[self._case(number) for number in self._in_order()])
        return "".join([self._sets(), array(f"static constexpr uint16_t {MAP}[]", packed), lookup])

    def _in_order(self) -> list[int]:
        return sorted(range(len(self._lists)), key=self._lists.__getitem__)

    def _case(self, number: int) -> str:
        has_function, attributes = self._lists[number]
        members = [
            _ARGUMENT(position=position, number=self._argument_sets[tuple(each)])
            for position, each in enumerate(attributes)
            if each
        ]
        if has_function:
            members.append(_FUNCTION)
        if not members:
            return _EMPTY(number=number)
        return _CASE(number=number, members=",\n".join(members))
