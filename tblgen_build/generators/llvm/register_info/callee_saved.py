"""Registers that calls preserve: lists, masks of registers, and the functions that tell them."""

from __future__ import annotations

from tblgen_build._core import DagValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.llvm.model.spellings import empty_spelling
from tblgen_build.generators.llvm.register_info.mc_description import below
from tblgen_build.generators.llvm.register_info.source import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.registers.register import Register
    from tblgen_build.generators.llvm.model.registers.tuple_register import Element
    from tblgen_build.generators.llvm.register_info.source import Source

_SAVED_SET: Final = cpp("""
    static const MCPhysReg ${name}_SaveList[] = { ${registers}0 };
    static const uint32_t ${name}_RegMask[] = { $mask, };
""")

_MASKS: Final = cpp("""
    ArrayRef<const uint32_t *> ${target}GenRegisterInfo::getRegMasks() const {
      static const uint32_t *const Masks[] = {
        $masks
      };
      return ArrayRef(Masks);
    }

""")

_NO_MASKS: Final = cpp("""
    ArrayRef<const uint32_t *> ${target}GenRegisterInfo::getRegMasks() const {
      return $nothing;
    }

""")

_MASK_NAMES: Final = cpp("""
    ArrayRef<const char *> ${target}GenRegisterInfo::getRegMaskNames() const {
      static const char *Names[] = {
        $names
      };
      return ArrayRef(Names);
    }

""")

_NO_MASK_NAMES: Final = cpp("""
    ArrayRef<const char *> ${target}GenRegisterInfo::getRegMaskNames() const {
      return $nothing;
    }

""")


def _covered(source: Source, definitions: Iterable[Element]) -> int:
    """These registers, what they are made of, and what is made of nothing else."""
    found: dict[Register, None] = {}
    for definition in definitions:
        register = source.file.register(definition)
        if register not in found:
            found[register] = None
            found |= dict.fromkeys(below(register))
    order = list(found)
    for register in order:  # grows
        for above in register.super_registers:
            if not above.covered_by_sub_registers or above in found:
                continue
            if all(part in found for part in above.sub_registers.values()):
                found[above] = None
                order.append(above)
    mask = 0
    for register in order:
        mask |= 1 << register.number
    return mask


def _saved_sets(source: Source) -> list[Record]:
    return source.file.records.all_derived_definitions_if_defined("CalleeSavedRegs")


def register_masks(source: Source) -> str:
    sets = source.file.sets
    constant = _covered(source, [r.definition for r in source.registers if r.constant])
    parts = []
    for record in _saved_sets(source):
        saved = sets.expand(record) or []
        mask = _covered(source, saved) | constant
        others = record.value("OtherPreserved")
        if isinstance(others, DagValue):
            mask |= _covered(source, sets.evaluate(others, record))
        parts.append(
            _SAVED_SET(
                name=record.name,
                registers="".join([f"{source.file.register(r).qualified_name}, " for r in saved]),
                mask=", ".join(words(mask, len(source.registers) + 1)),
            )
        )
    masks = [f"{record.name}_RegMask," for record in _saved_sets(source)]
    function = (
        _MASKS(target=source.name, masks=masks)
        if masks
        else _NO_MASKS(target=source.name, nothing=empty_spelling(source.release))
    )
    return "".join([*parts, "\n\n", function])


def register_mask_names(source: Source) -> str:
    names = [f'"{record.name}",' for record in _saved_sets(source)]
    if not names:
        return _NO_MASK_NAMES(target=source.name, nothing=empty_spelling(source.release))
    return _MASK_NAMES(target=source.name, names=names)
