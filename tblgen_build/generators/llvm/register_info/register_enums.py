"""Enumerations: registers, classes, alternative names, sub-register indices, pressure sets."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import in_namespace
from tblgen_build.releases.llvm import REGISTER_ENUMERATION_HAS_TYPE
from tblgen_build.releases.targets import CLASSES_ARE_ASKED_FOR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.register_info.source import Source

_END: Final = "end namespace"
_TITLED: Final = cpp("""

    // $title

    $body
""")
_NAMESPACE: Final = cpp("""
    namespace $name {
    $body
    } // end namespace $name
""")
_HEAD: Final = cpp("""
    class MCRegisterClass;
    $classes

""")

_REGISTERS: Final = cpp("""
    enum$type {
      NoRegister,
      $values
      NUM_TARGET_REGS // $count
    };
""")

_CLASSES: Final = cpp("""
    enum {
      $values

    };
""")

_ALTERNATIVE_NAMES: Final = cpp("""
    enum {
      $values
      NUM_TARGET_REG_ALT_NAMES = $count
    };
""")

_INDICES: Final = cpp("""
    enum : uint16_t {
      NoSubRegister,
      $values
      NUM_TARGET_SUBREGS
    };
""")

_PRESSURE_SETS: Final = cpp("""
    // Register pressure sets enum.
    $in_namespace
""")

_PRESSURE_SETS_ENUM: Final = cpp("""
    enum RegisterPressureSets {
      $values
    };
""")


def enumerations(source: Source) -> str:
    parts = [
        _HEAD(classes=_declared_classes(source)),
        _registers(source),
        _classes(source),
        _alternative_names(source),
        _indices(source),
        _pressure_sets(source),
    ]
    return in_namespace("llvm", parts, _END)


def _declared_classes(source: Source) -> str:
    if source.release.has(CLASSES_ARE_ASKED_FOR):
        return f"const MCRegisterClass &get{source.name}MCRegisterClass(unsigned RC);"
    return f"extern const MCRegisterClass {source.name}MCRegisterClasses[];"


def _in_namespace(name: str, body: str, after: str = "") -> str:
    """Without blank lines inside; without a namespace, nothing follows."""
    return _NAMESPACE(name=name.removeprefix("::"), body=body) + after if name else body


def _titled(title: str, namespace: str, body: str) -> str:
    return _TITLED(title=title, body=_in_namespace(namespace, body, "\n"))


def _namespace(source: Source) -> str:
    return source.registers[0].namespace if source.registers else ""


def _registers(source: Source) -> str:
    values = [f"{register.name} = {register.number}," for register in source.registers]
    type_ = " : unsigned" if source.release.has(REGISTER_ENUMERATION_HAS_TYPE) else ""
    text = _REGISTERS(type=type_, values=values, count=len(values) + 1)
    return _in_namespace(_namespace(source), text)


def _classes(source: Source) -> str:
    values = [f"{class_.id_name} = {class_.number}," for class_ in source.classes]
    return _titled("Register classes", _namespace(source), _CLASSES(values=values))


def _alternative_names(source: Source) -> str:
    """Nothing where there is but the set that Target.td defines."""
    sets = source.file.records.all_derived_definitions_if_defined("RegAltNameIndex")
    if len(sets) <= 1:
        return ""
    values = [f"{set_.name},	// {number}" for number, set_ in enumerate(sets)]
    text = _ALTERNATIVE_NAMES(values=values, count=len(sets))
    return _titled("Register alternate name indices", _namespace(source), text)


def _indices(source: Source) -> str:
    indices = source.indices
    if not indices:
        return ""
    values = [f"{index.name},	// {index.number}" for index in indices]
    return _titled("Subregister indices", indices[0].namespace, _INDICES(values=values))


def _pressure_sets(source: Source) -> str:
    sets = source.derived.pressure_sets.in_order
    values = [f"{set_.name} = {set_.order}," for set_ in sets]
    text = _in_namespace(_namespace(source), _PRESSURE_SETS_ENUM(values=values))
    return _PRESSURE_SETS(in_namespace=text)
