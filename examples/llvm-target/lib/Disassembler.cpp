// Instructions from bytes.

#include "Wren.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDecoderOps.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/MathExtras.h"
#if LLVM_VERSION_MAJOR >= 22
#include "llvm/MC/MCDecoder.h"
using namespace llvm::MCD;
#endif

#define DEBUG_TYPE "wren-disassembler"

using namespace llvm;

namespace {

using DecodeStatus = MCDisassembler::DecodeStatus;

class WrenDisassembler final : public MCDisassembler {
public:
  using MCDisassembler::MCDisassembler;
  DecodeStatus getInstruction(MCInst &MI, uint64_t &size, ArrayRef<uint8_t> bytes, uint64_t address,
                              raw_ostream &) const override;
};

MCRegister registerOf(uint64_t number) {
  return number == 14 ? Wren::SP : number == 15 ? Wren::LR : MCRegister(Wren::R0 + number);
}

DecodeStatus DecodeGPRRegisterClass(MCInst &MI, uint64_t number, uint64_t, const MCDisassembler *) {
  MI.addOperand(MCOperand::createReg(registerOf(number)));
  return MCDisassembler::Success;
}

// A pair is encoded by its low half.
DecodeStatus DecodeGPRPairRegisterClass(MCInst &MI, uint64_t number, uint64_t,
                                        const MCDisassembler *disassembler) {
  const MCRegisterInfo &registers = *disassembler->getContext().getRegisterInfo();
  MCRegister pair = registers.getMatchingSuperReg(registerOf(number), Wren::sub_lo,
                                                  &registers.getRegClass(Wren::GPRPairRegClassID));
  if (!pair)
    return MCDisassembler::Fail;
  MI.addOperand(MCOperand::createReg(pair));
  return MCDisassembler::Success;
}

DecodeStatus decodeSImm16(MCInst &MI, uint64_t bits, uint64_t, const MCDisassembler *) {
  MI.addOperand(MCOperand::createImm(SignExtend64<16>(bits)));
  return MCDisassembler::Success;
}

DecodeStatus decodeBranchDistance(MCInst &MI, uint64_t bits, uint64_t, const MCDisassembler *) {
  MI.addOperand(MCOperand::createImm(SignExtend64<16>(bits) * 4));
  return MCDisassembler::Success;
}

DecodeStatus decodeMemory(MCInst &MI, uint64_t bits, uint64_t address,
                          const MCDisassembler *disassembler) {
  DecodeGPRRegisterClass(MI, bits >> 12, address, disassembler);
  MI.addOperand(MCOperand::createImm(SignExtend64<12>(bits & 0xFFF)));
  return MCDisassembler::Success;
}

#include "WrenGenDisassemblerTables.inc"

DecodeStatus WrenDisassembler::getInstruction(MCInst &MI, uint64_t &size, ArrayRef<uint8_t> bytes,
                                              uint64_t address, raw_ostream &) const {
  size = std::min<uint64_t>(bytes.size(), 4);
  if (bytes.size() < 4)
    return MCDisassembler::Fail;
  uint32_t word = support::endian::read32le(bytes.data());
  return decodeInstruction(DecoderTableWren32, MI, word, address, this, STI);
}

} // namespace

MCDisassembler *wren::createDisassembler(const Target &, const MCSubtargetInfo &STI,
                                         MCContext &context) {
  return new WrenDisassembler(STI, context);
}
