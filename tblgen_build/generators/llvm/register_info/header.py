"""Declares the class with the target's register information."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import in_namespace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.register_info.source import Source

_INDEX_METHODS: Final = """\
  unsigned composeSubRegIndicesImpl(unsigned, unsigned) const override;
  unsigned reverseComposeSubRegIndicesImpl(unsigned, unsigned) const override;
  LaneBitmask composeSubRegIndexLaneMaskImpl(unsigned, LaneBitmask) const override;
  LaneBitmask reverseComposeSubRegIndexLaneMaskImpl(unsigned, LaneBitmask) const override;
  const TargetRegisterClass *getSubClassWithSubReg(const TargetRegisterClass *, unsigned) const override;
  const TargetRegisterClass *getSubRegisterClass(const TargetRegisterClass *, unsigned) const override;
"""  # noqa: E501

_METHODS: Final = """\
  const RegClassWeight &getRegClassWeight(const TargetRegisterClass *RC) const override;
  unsigned getRegUnitWeight(MCRegUnit RegUnit) const override;
  unsigned getNumRegPressureSets() const override;
  const char *getRegPressureSetName(unsigned Idx) const override;
  unsigned getRegPressureSetLimit(const MachineFunction &MF, unsigned Idx) const override;
  const int *getRegClassPressureSets(const TargetRegisterClass *RC) const override;
  const int *getRegUnitPressureSets(MCRegUnit RegUnit) const override;
  ArrayRef<const char *> getRegMaskNames() const override;
  ArrayRef<const uint32_t *> getRegMasks() const override;
  bool isGeneralPurposeRegister(const MachineFunction &, MCRegister) const override;
  bool isGeneralPurposeRegisterClass(const TargetRegisterClass *RC) const override;
  bool isFixedRegister(const MachineFunction &, MCRegister) const override;
  bool isArgumentRegister(const MachineFunction &, MCRegister) const override;
  bool isConstantPhysReg(MCRegister PhysReg) const override final;
"""


def emit(source: Source) -> str:
    name = source.name
    base_class = ""
    if any(class_.base_class_order is not None for class_ in source.classes):
        base_class = (
            "  const TargetRegisterClass *getPhysRegBaseClass(MCRegister Reg) const override;\n"
        )
    body = (
        f"class {name}FrameLowering;\n\n"
        f"struct {name}GenRegisterInfo : public TargetRegisterInfo {{\n"
        f"  explicit {name}GenRegisterInfo(unsigned RA, unsigned D = 0, unsigned E = 0,\n"
        "      unsigned PC = 0, unsigned HwMode = 0);\n"
        f"{_INDEX_METHODS if source.indices else ''}{_METHODS}"
        f"  static const {name}FrameLowering *getFrameLowering(const MachineFunction &MF);\n"
        f"{base_class}}};\n\n{_classes(source)}"
    )
    return '#include "llvm/CodeGen/TargetRegisterInfo.h"\n\n' + in_namespace("llvm", body)


def _classes(source: Source) -> str:
    lines = "".join(
        [f"  extern const TargetRegisterClass {c.name}RegClass;\n" for c in source.classes]
    )
    return f"namespace {source.classes[0].namespace} {{\n{lines}}}\n"
