// The target's registration, and the tables of registers, instructions and processors.

#include "Wren.h"

#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

#define GET_REGINFO_MC_DESC
#include "WrenGenRegisterInfo.inc"
#define GET_INSTRINFO_MC_DESC
#define GET_INSTRINFO_MC_HELPERS
#include "WrenGenInstrInfo.inc"
#define GET_SUBTARGETINFO_MC_DESC
#include "WrenGenSubtargetInfo.inc"

namespace {

struct WrenAsmInfo final : MCAsmInfo {
#if LLVM_VERSION_MAJOR < 23
  explicit WrenAsmInfo(const MCTargetOptions &) { CommentString = ";"; }
#else
  explicit WrenAsmInfo(const MCTargetOptions &options) : MCAsmInfo(options) { CommentString = ";"; }
#endif
};

MCRegisterInfo *createRegisterInfo(const Triple &) {
  auto *info = new MCRegisterInfo();
  InitWrenMCRegisterInfo(info, Wren::LR);
  return info;
}

MCInstrInfo *createInstrInfo() {
  auto *info = new MCInstrInfo();
  InitWrenMCInstrInfo(info);
  return info;
}

MCSubtargetInfo *createSubtargetInfo(const Triple &triple, StringRef processor,
                                     StringRef features) {
  if (processor.empty())
    processor = "generic";
  return createWrenMCSubtargetInfoImpl(triple, processor, /*TuneCPU=*/processor, features);
}

} // namespace

Target &wren::registerTarget() {
  static Target target;
  TargetRegistry::RegisterTarget(target, "wren", "Wren", "Wren",
                                 [](Triple::ArchType) { return false; });
  TargetRegistry::RegisterMCAsmInfo(
      target,
      [](const MCRegisterInfo &, const Triple &, const MCTargetOptions &options) -> MCAsmInfo * {
        return new WrenAsmInfo(options);
      });
  TargetRegistry::RegisterMCRegInfo(target, createRegisterInfo);
  TargetRegistry::RegisterMCInstrInfo(target, createInstrInfo);
  TargetRegistry::RegisterMCSubtargetInfo(target, createSubtargetInfo);
  TargetRegistry::RegisterMCAsmParser(target, createAsmParser);
  TargetRegistry::RegisterMCCodeEmitter(target, createCodeEmitter);
  TargetRegistry::RegisterMCDisassembler(target, createDisassembler);
  TargetRegistry::RegisterMCInstPrinter(
      target, [](const Triple &, unsigned, const MCAsmInfo &MAI, const MCInstrInfo &MII,
                 const MCRegisterInfo &MRI) { return createInstPrinter(MAI, MII, MRI); });
  return target;
}
