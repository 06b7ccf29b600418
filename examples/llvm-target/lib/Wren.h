// What the parts of the target share: names of registers and instructions, and how each
// part is made. The tables that it uses come from td/Wren.td.
#ifndef WREN_H
#define WREN_H

#include "llvm/Config/llvm-config.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCRegister.h"
#include <cstdint>
#include <memory>

namespace llvm {
class MCAsmParser;
class MCCodeEmitter;
class MCContext;
class MCDisassembler;
class MCInstPrinter;
class MCInstrInfo;
class MCAsmInfo;
class MCRegisterInfo;
class MCSubtargetInfo;
class MCTargetAsmParser;
class MCTargetOptions;
class Target;
} // namespace llvm

#define GET_REGINFO_ENUM
#include "WrenGenRegisterInfo.inc"
#define GET_INSTRINFO_ENUM
#define GET_INSTRINFO_MC_HELPER_DECLS
#include "WrenGenInstrInfo.inc"
#define GET_SUBTARGETINFO_ENUM
#include "WrenGenSubtargetInfo.inc"

namespace wren {

// Registers the target under the name "wren", with all its parts.
llvm::Target &registerTarget();

#if LLVM_VERSION_MAJOR < 23
llvm::MCTargetAsmParser *createAsmParser(const llvm::MCSubtargetInfo &STI,
                                         llvm::MCAsmParser &Parser, const llvm::MCInstrInfo &MII,
                                         const llvm::MCTargetOptions &Options);
#else
llvm::MCTargetAsmParser *createAsmParser(const llvm::MCSubtargetInfo &STI,
                                         llvm::MCAsmParser &Parser, const llvm::MCInstrInfo &MII);
#endif
llvm::MCCodeEmitter *createCodeEmitter(const llvm::MCInstrInfo &MII, llvm::MCContext &Ctx);
llvm::MCDisassembler *createDisassembler(const llvm::Target &T, const llvm::MCSubtargetInfo &STI,
                                         llvm::MCContext &Ctx);
llvm::MCInstPrinter *createInstPrinter(const llvm::MCAsmInfo &MAI, const llvm::MCInstrInfo &MII,
                                       const llvm::MCRegisterInfo &MRI);

} // namespace wren

#endif
