// Instructions as bytes, the least significant first.

#include "Wren.h"

#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/EndianStream.h"

using namespace llvm;

namespace {

class WrenMCCodeEmitter final : public MCCodeEmitter {
public:
  explicit WrenMCCodeEmitter(const MCContext &context) : context(context) {}

  void encodeInstruction(const MCInst &MI, SmallVectorImpl<char> &bytes,
                         SmallVectorImpl<MCFixup> &Fixups,
                         const MCSubtargetInfo &STI) const override {
    auto word = static_cast<uint32_t>(getBinaryCodeForInstr(MI, Fixups, STI));
    support::endian::write(bytes, word, endianness::little);
  }

private:
  uint64_t getBinaryCodeForInstr(const MCInst &MI, SmallVectorImpl<MCFixup> &Fixups,
                                 const MCSubtargetInfo &STI) const;

  uint64_t getMachineOpValue(const MCInst &, const MCOperand &operand, SmallVectorImpl<MCFixup> &,
                             const MCSubtargetInfo &) const {
    if (!operand.isReg())
      return static_cast<uint64_t>(operand.getImm());
    const MCRegisterInfo &registers = *context.getRegisterInfo();
    MCRegister low = registers.getSubReg(operand.getReg(), Wren::sub_lo); // of a pair
    return registers.getEncodingValue(low ? low : operand.getReg());
  }

  uint64_t encodeBranchDistance(const MCInst &MI, unsigned index, SmallVectorImpl<MCFixup> &,
                                const MCSubtargetInfo &) const {
    return static_cast<uint64_t>(MI.getOperand(index).getImm() / 4) & 0xFFFF;
  }

  uint64_t encodeMemory(const MCInst &MI, unsigned index, SmallVectorImpl<MCFixup> &Fixups,
                        const MCSubtargetInfo &STI) const {
    uint64_t base = getMachineOpValue(MI, MI.getOperand(index), Fixups, STI);
    return base << 12 | (static_cast<uint64_t>(MI.getOperand(index + 1).getImm()) & 0xFFF);
  }

  const MCContext &context;
};

#include "WrenGenMCCodeEmitter.inc"

} // namespace

MCCodeEmitter *wren::createCodeEmitter(const MCInstrInfo &, MCContext &context) {
  return new WrenMCCodeEmitter(context);
}
