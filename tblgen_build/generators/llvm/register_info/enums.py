"""Enumerations: registers, classes, alternative names, sub-register indices, pressure sets."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import in_namespace
from tblgen_build.generators.llvm.register_info.source import namespaced

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.generators.llvm.register_info.source import Source


def emit(source: Source) -> str:
    name = source.name
    parts = [
        f"class MCRegisterClass;\nextern const MCRegisterClass {name}MCRegisterClasses[];\n\n",
        _registers(source),
        _classes(source),
        _alternative_names(source),
        _indices(source),
        _pressure_sets(source),
    ]
    return in_namespace("llvm", "".join(parts))


def _namespace(source: Source) -> str:
    return source.registers[0].namespace if source.registers else ""


def _registers(source: Source) -> str:
    registers = source.registers
    lines = "".join([f"  {register.name} = {register.number},\n" for register in registers])
    body = (
        "enum : unsigned {\n  NoRegister,\n"
        f"{lines}  NUM_TARGET_REGS // {len(registers) + 1}\n}};\n"
    )
    return namespaced(_namespace(source), body)


def _classes(source: Source) -> str:
    lines = "".join([f"  {class_.id_name} = {class_.number},\n" for class_ in source.classes])
    return namespaced(_namespace(source), f"enum {{\n{lines}}};\n")


def _alternative_names(source: Source) -> str:
    """Nothing where there is but the set that Target.td defines."""
    sets = source.file.records.all_derived_definitions_if_defined("RegAltNameIndex")
    if len(sets) <= 1:
        return ""
    lines = "".join([f"  {set_.name},\n" for set_ in sets])
    body = f"enum {{\n{lines}  NUM_TARGET_REG_ALT_NAMES = {len(sets)}\n}};\n"
    return namespaced(_namespace(source), body)


def _indices(source: Source) -> str:
    indices = source.indices
    if not indices:
        return ""
    lines = "".join([f"  {index.name},\n" for index in indices])
    body = f"enum : uint16_t {{\n  NoSubRegister,\n{lines}  NUM_TARGET_SUBREGS\n}};\n"
    return namespaced(indices[0].namespace, body)


def _pressure_sets(source: Source) -> str:
    sets = source.derived.pressure_sets.in_order
    lines = "".join([f"  {set_.name} = {set_.order},\n" for set_ in sets])
    return namespaced(_namespace(source), f"enum RegisterPressureSets {{\n{lines}}};\n")
