"""Declares the class with the target's register information."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import in_namespace
from tblgen_build.generators.llvm.register_info.class_storage import ClassStorage
from tblgen_build.generators.llvm.register_info.source import unit_type
from tblgen_build.releases.llvm import GENERAL_CLASSES_ARE_TOLD, INDICES_COMPOSE_BACKWARDS
from tblgen_build.releases.targets import (
    CLASSES_ARE_STORED_TOGETHER,
    LARGEST_CLASSES_ARE_TOLD,
    MINIMAL_CLASSES_ARE_TOLD,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.register_info.source import Source

_HEADER: Final = cpp("""
    #include "llvm/CodeGen/TargetRegisterInfo.h"

    $in_namespace
""")

_CLASS: Final = cpp("""
    class ${target}FrameLowering;

    $storage
    struct ${target}GenRegisterInfo : public TargetRegisterInfo {
      explicit ${target}GenRegisterInfo(unsigned RA, unsigned D = 0, unsigned E = 0,
          unsigned PC = 0, unsigned HwMode = 0);
      $index_methods
      const RegClassWeight &getRegClassWeight(const TargetRegisterClass *RC) const override;
      unsigned getRegUnitWeight($unit RegUnit) const override;
      unsigned getNumRegPressureSets() const override;
      const char *getRegPressureSetName(unsigned Idx) const override;
      unsigned getRegPressureSetLimit(const MachineFunction &MF, unsigned Idx) const override;
      $largest_class_method
      const int *getRegClassPressureSets(const TargetRegisterClass *RC) const override;
      const int *getRegUnitPressureSets($unit RegUnit) const override;
      ArrayRef<const char *> getRegMaskNames() const override;
      ArrayRef<const uint32_t *> getRegMasks() const override;
      bool isGeneralPurposeRegister(const MachineFunction &, MCRegister) const override;
      $general_class
      bool isFixedRegister(const MachineFunction &, MCRegister) const override;
      bool isArgumentRegister(const MachineFunction &, MCRegister) const override;
      bool isConstantPhysReg(MCRegister PhysReg) const override final;
      /// Devirtualized TargetFrameLowering.
      static const ${target}FrameLowering *getFrameLowering(
          const MachineFunction &MF);
      $class_methods
    };

    $classes
""")

_CLASSES: Final = cpp("""
    namespace $namespace { // Register classes
      $classes
    } // end namespace $namespace
""")

_COMPOSE_METHOD: Final = """\
unsigned composeSubRegIndicesImpl(unsigned, unsigned) const override;
"""
_INDEX_METHODS: Final = """\
LaneBitmask composeSubRegIndexLaneMaskImpl(unsigned, LaneBitmask) const override;
LaneBitmask reverseComposeSubRegIndexLaneMaskImpl(unsigned, LaneBitmask) const override;
const TargetRegisterClass *getSubClassWithSubReg(const TargetRegisterClass *, unsigned) const override;
const TargetRegisterClass *getSubRegisterClass(const TargetRegisterClass *, unsigned) const override;
"""  # noqa: E501

_REVERSE_METHOD: Final = """\
unsigned reverseComposeSubRegIndicesImpl(unsigned, unsigned) const override;
"""
_GENERAL_CLASS_METHOD: Final = (
    "bool isGeneralPurposeRegisterClass(const TargetRegisterClass *RC) const override;"
)
_LARGEST_CLASS_METHOD: Final = (
    "const TargetRegisterClass *getLargestRegClassForRegPressureSet(unsigned Idx) const override;"
)
_ORDER_METHOD: Final = (
    "ArrayRef<MCPhysReg> getRawAllocationOrder(const TargetRegisterClass &RC, "
    "const MachineFunction &MF, bool Rev) const override;"
)
_BASE_CLASS_METHOD: Final = (
    "const TargetRegisterClass *getPhysRegBaseClass(MCRegister Reg) const override;"
)
_MINIMAL_CLASS_METHOD: Final = (
    "const TargetRegisterClass *getMinimalPhysRegClass(MCRegister Reg) const override;"
)


def header(source: Source) -> str:
    reverse = _REVERSE_METHOD if source.release.has(INDICES_COMPOSE_BACKWARDS) else ""
    methods = _COMPOSE_METHOD + reverse + _INDEX_METHODS
    is_stored = source.release.has(CLASSES_ARE_STORED_TOGETHER)
    largest = source.release.has(LARGEST_CLASSES_ARE_TOLD)
    class_ = _CLASS(
        target=source.name,
        unit=unit_type(source.release),
        index_methods=methods if source.indices else "",
        general_class=_GENERAL_CLASS_METHOD if source.release.has(GENERAL_CLASSES_ARE_TOLD) else "",
        class_methods=_class_methods(source),
        storage=ClassStorage(source).declaration() if is_stored else "",
        largest_class_method=_LARGEST_CLASS_METHOD if largest else "",
        classes=_classes(source),
    )
    return _HEADER(in_namespace=in_namespace("llvm", class_, "end namespace"))


def _class_methods(source: Source) -> list[str]:
    methods: list[str] = []
    if source.release.has(CLASSES_ARE_STORED_TOGETHER) and any(
        class_.alt_order_select for class_ in source.classes
    ):
        methods.append(_ORDER_METHOD)
    if any(class_.base_class_order is not None for class_ in source.classes):
        methods.append(_BASE_CLASS_METHOD)
    if source.release.has(MINIMAL_CLASSES_ARE_TOLD):
        methods.append(_MINIMAL_CLASS_METHOD)
    return methods


def _classes(source: Source) -> str:
    classes = [_class(source, class_) for class_ in source.classes]
    namespace = source.classes[0].namespace
    if source.release.has(CLASSES_ARE_STORED_TOGETHER):
        return in_namespace(namespace, classes)
    return _CLASSES(namespace=namespace, classes=classes)


def _class(source: Source, class_: RegisterClass) -> str:
    if not source.release.has(CLASSES_ARE_STORED_TOGETHER):
        return f"extern const TargetRegisterClass {class_.name}RegClass;"
    stored = f"{source.name}MCRegisterClassStorage.Classes[{class_.number}]"
    return f"static constexpr const TargetRegisterClass &{class_.name}RegClass = {stored};"
