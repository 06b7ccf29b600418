"""A register class: as its definition states it, or synthesized as a subset of others."""

from __future__ import annotations

from tblgen_build._core import BitValue, DefValue
from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE, for_mode
from tblgen_build.releases.llvm import COSTS_OF_COPIES_ARE_BYTES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Record, Release
    from tblgen_build.generators.llvm.model.hardware_mode import HardwareModes
    from tblgen_build.generators.llvm.model.registers.register import Register
    from tblgen_build.generators.llvm.model.registers.register_set import RegisterSets
    from tblgen_build.generators.llvm.model.registers.sub_register_index import SubRegIndex
    from tblgen_build.generators.llvm.model.registers.tuple_register import Element
    from tblgen_build.generators.llvm.model.value_type import TypeByMode, ValueTypes

    RegSize = tuple[int, int, int]  # register size, spill size, spill alignment, in bits

_LARGEST_PRIORITY: Final = 31
_LARGEST_COST: Final = 255
_UNSIGNED: Final = 0xFFFFFFFF


def _unsigned(sizes: RegSize) -> RegSize:
    """The reference takes negative ones for large ones of 32 bits."""
    size, spill_size, alignment = sizes
    return size & _UNSIGNED, spill_size & _UNSIGNED, alignment & _UNSIGNED


class RegSizes:
    """Sizes by hardware mode. Classes are compared by `first`, that of their first mode."""

    __slots__ = ("by_mode", "first", "first_mode")

    def __init__(self, by_mode: dict[int, RegSize]) -> None:
        self.by_mode = {mode: _unsigned(sizes) for mode, sizes in by_mode.items()}
        self.first_mode = min(by_mode)
        self.first = self.by_mode[self.first_mode]

    @property
    def has_default(self) -> bool:
        return DEFAULT_MODE in self.by_mode

    @property
    def is_simple(self) -> bool:
        """Is the size the same in all modes?"""
        return len(self.by_mode) == 1 and self.has_default

    def in_mode(self, mode: int) -> RegSize:
        found = for_mode(self.by_mode, mode)
        assert found is not None
        return found

    def is_sub_class_of(self, other: RegSizes) -> bool:
        """May registers of this size be spilled where the other's are?"""
        size, spill_size, alignment = self.first
        other_size, other_spill_size, other_alignment = other.in_mode(self.first_mode)
        return (
            size <= other_size
            and alignment != 0
            and other_alignment % alignment == 0
            and spill_size <= other_spill_size
        )

    def has_stricter_spill_than(self, other: RegSizes) -> bool:
        return self.first[1:] > other.in_mode(self.first_mode)[1:]


class RegisterClass:
    """`members` are in order of number; `orders[0]` has them in the order written.

    The relations to other classes are filled in by inference.
    """

    __slots__ = (
        "allocatable",
        "allocation_priority",
        "alt_order_select",
        "artificial",
        "base_class_order",
        "copy_cost",
        "covered_by_sub_registers",
        "generates_pressure_set",
        "global_priority",
        "has_disjunct_sub_registers",
        "lane_mask",
        "matched",
        "member_mask",
        "members",
        "name",
        "namespace",
        "number",
        "orders",
        "record",
        "signatures",
        "sizes",
        "spill_stack",
        "sub_class_with",
        "sub_classes",
        "super_classes",
        "super_register_classes",
        "ts_flags",
        "types",
        "weight",
    )

    def __init__(self, name: str, members: list[Register], sizes: RegSizes) -> None:
        self.name = name
        self.record: Record | None = None  # None for a synthesized class
        self.members = members
        self.member_mask = 0
        self.signatures = 0  # the set of the members' topological signatures
        self.artificial = True
        for member in members:
            self.member_mask |= 1 << member.number
            self.signatures |= 1 << member.signature
            self.artificial &= member.artificial
        self.sizes = sizes
        self.number = -1
        self.namespace = ""
        self.types: list[TypeByMode] = []
        self.orders: list[list[Register]] = []
        self.copy_cost = 0
        self.allocatable = True
        self.alt_order_select = ""
        self.allocation_priority = 0
        self.global_priority = False
        self.generates_pressure_set = False
        self.ts_flags = 0
        self.spill_stack = 0
        self.base_class_order: int | None = None  # None: this is no base class
        self.weight: int | None = None  # per register, where the definition overrides it
        self.sub_classes = 0  # the set of their numbers, this class's included
        self.super_classes: list[RegisterClass] = []  # by number
        # What of this class has a sub-register with the index: a sub-class, or the class itself.
        self.sub_class_with: dict[SubRegIndex, RegisterClass] = {}
        # Classes all of whose members' sub-registers with the index are in this class.
        self.super_register_classes: dict[SubRegIndex, list[RegisterClass]] = {}
        # The index and class that it was inferred from: this class's members have those
        # sub-registers in that class.
        self.matched: tuple[SubRegIndex, RegisterClass] | None = None
        self.lane_mask = 0
        self.has_disjunct_sub_registers = False
        self.covered_by_sub_registers = True

    def __repr__(self) -> str:
        return f"RegisterClass({self.name})"

    def __contains__(self, register: Register) -> bool:
        return bool(self.member_mask >> register.number & 1)

    @property
    def qualified_name(self) -> str:
        return f"{self.namespace}::{self.name}" if self.namespace else self.name

    @property
    def id_name(self) -> str:
        return f"{self.name}RegClassID"

    @property
    def qualified_id_name(self) -> str:
        return f"{self.qualified_name}RegClassID"

    def is_sub_class_of(self, other: RegisterClass) -> bool:
        """Can a member of this class stand wherever one of the other can?"""
        return not self.member_mask & ~other.member_mask and self.sizes_fit(other)

    def sizes_fit(self, other: RegisterClass) -> bool:
        return other.sizes.is_sub_class_of(self.sizes)

    def has_sub_class(self, other: RegisterClass) -> bool:
        return bool(self.sub_classes >> other.number & 1)

    def inherit_properties(self, prefers_allocatable: bool) -> None:
        """Take over what a synthesized class does not have itself from its closest super-class.

        The closest allocatable one, where there is one and it is preferred. It is allocatable
        itself where any of them is.
        """
        allocatable = [class_ for class_ in self.super_classes if class_.allocatable]
        above = (allocatable if prefers_allocatable and allocatable else self.super_classes)[-1]
        self.namespace = above.namespace
        self.types = above.types
        self.copy_cost = above.copy_cost
        self.allocatable = bool(allocatable)
        self.alt_order_select = above.alt_order_select
        self.allocation_priority = above.allocation_priority
        self.global_priority = above.global_priority
        self.ts_flags = above.ts_flags
        self.spill_stack = above.spill_stack
        self.generates_pressure_set |= above.generates_pressure_set
        self.orders = [
            [register for register in order if register in self] for order in above.orders
        ]


class ClassReader:
    """Reads register classes from their definitions."""

    def __init__(
        self,
        sets: RegisterSets,
        register_of: Callable[[Element], Register],
        types: ValueTypes,
        modes: HardwareModes,
        release: Release,
    ) -> None:
        self._costs_are_bytes = release.has(COSTS_OF_COPIES_ARE_BYTES)
        self._sets = sets
        self._register_of = register_of
        self._types = types
        self._modes = modes

    def read(self, record: Record) -> RegisterClass:
        types = []
        for type_ in record.value_as_list_of_defs("RegTypes"):
            if not type_.is_subclass_of("ValueType"):
                raise record.error(f"'{type_.name}' in RegTypes is not a ValueType")
            types.append(self._types.by_mode(type_))
        if not types:
            raise record.error("RegTypes is empty: a register class holds values of some type")
        elements = self._sets.expand(record)
        assert elements is not None
        order = [self._register_of(element) for element in elements]
        members = sorted(order, key=lambda register: register.number)
        class_ = RegisterClass(record.name, members, self._sizes(record, types))
        class_.record = record
        class_.types = types
        class_.orders = [order, *self._alternative_orders(record, class_)]
        self._read_properties(record, class_)
        return class_

    def _alternative_orders(self, record: Record, class_: RegisterClass) -> list[list[Register]]:
        orders = []
        for value in record.value_as_list("AltOrders"):
            order = [self._register_of(e) for e in self._sets.evaluate(value, record)]
            for register in reversed(order):
                if register not in class_:
                    raise record.error(f"AltOrder register {register.name} is not a class member")
            orders.append(order)
        return orders

    def _sizes(self, record: Record, types: list[TypeByMode]) -> RegSizes:
        by_mode: dict[int, RegSize] = {}
        infos = record.value("RegInfos")
        if isinstance(infos, DefValue):
            for mode, info in self._modes.select_once(infos.record, "RegInfo").items():
                by_mode[mode] = (
                    info.value_as_int("RegSize"),
                    info.value_as_int("SpillSize"),
                    info.value_as_int("SpillAlignment"),
                )
        size = record.value_as_int("Size")
        if DEFAULT_MODE not in by_mode:
            if not size:
                if not types or not types[0].is_simple:
                    raise record.error(
                        f"register class '{record.name}' has no size: give it a Size, RegInfos, "
                        "or a type that is the same in all modes"
                    )
                size = types[0].simple.size
            by_mode[DEFAULT_MODE] = (size, size, record.value_as_int("Alignment"))
        return RegSizes(by_mode)

    def _read_properties(self, record: Record, class_: RegisterClass) -> None:
        class_.namespace = record.value_as_string("Namespace")
        class_.generates_pressure_set = record.value_as_bit("GeneratePressureSet")
        cost = record.value_as_int("CopyCost")
        class_.allocatable = record.value_as_bit("isAllocatable")
        class_.alt_order_select = record.value_as_string("AltOrderSelect")
        priority = record.value_as_int("AllocationPriority")
        if not 0 <= priority <= _LARGEST_PRIORITY:
            raise record.error("AllocationPriority out of range [0,31]")
        class_.allocation_priority = priority
        class_.global_priority = record.value_as_bit("GlobalPriority")
        if "SpillStackID" in record:  # since release 23
            class_.spill_stack = record.value_as_int("SpillStackID")
        for position, bit in enumerate(record.value_as_bits("TSFlags")):
            if isinstance(bit, BitValue) and bit.value:
                class_.ts_flags |= 1 << position
        if self._costs_are_bytes:
            if cost > _LARGEST_COST:
                raise record.error("'CopyCost' must be an 8-bit value")
            cost &= _LARGEST_COST  # the reference keeps the lowest bits of a negative one
        class_.copy_cost = cost
        if not record.is_value_unset("BaseClassOrder"):
            class_.base_class_order = record.value_as_int("BaseClassOrder")
        if not record.is_value_unset("Weight"):
            class_.weight = record.value_as_int("Weight")
