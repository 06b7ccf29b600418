// Instructions as text.

#include "Wren.h"

#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace {

class WrenInstPrinter final : public MCInstPrinter {
public:
  using MCInstPrinter::MCInstPrinter;

  std::pair<const char *, uint64_t> getMnemonic(const MCInst &MI) const override;
  void printInstruction(const MCInst *MI, uint64_t Address, raw_ostream &O);
  bool printAliasInstr(const MCInst *MI, uint64_t Address, raw_ostream &OS);
  void printCustomAliasOperand(const MCInst *MI, uint64_t Address, unsigned OpIdx,
                               unsigned PrintMethodIdx, raw_ostream &O);
  static const char *getRegisterName(MCRegister Reg);

  void printInst(const MCInst *MI, uint64_t Address, StringRef Annot, const MCSubtargetInfo &,
                 raw_ostream &O) override {
    if (!printAliasInstr(MI, Address, O))
      printInstruction(MI, Address, O);
    printAnnotation(O, Annot);
  }
  void printRegName(raw_ostream &O, MCRegister Reg) override { O << getRegisterName(Reg); }

  void printOperand(const MCInst *MI, unsigned index, raw_ostream &O) {
    const MCOperand &operand = MI->getOperand(index);
    if (operand.isReg())
      printRegName(O, operand.getReg());
    else
      O << operand.getImm();
  }
  void printOperand(const MCInst *MI, uint64_t, unsigned index, raw_ostream &O) {
    printOperand(MI, index, O);
  }
  void printMemory(const MCInst *MI, unsigned index, raw_ostream &O) {
    O << MI->getOperand(index + 1).getImm() << '(';
    printRegName(O, MI->getOperand(index).getReg());
    O << ')';
  }
  void printPair(const MCInst *MI, unsigned index, raw_ostream &O) {
    MCRegister pair = MI->getOperand(index).getReg();
    printRegName(O, MRI.getSubReg(pair, Wren::sub_lo));
    O << ':';
    printRegName(O, MRI.getSubReg(pair, Wren::sub_hi));
  }
};

#define PRINT_ALIAS_INSTR
#include "WrenGenAsmWriter.inc"

} // namespace

MCInstPrinter *wren::createInstPrinter(const MCAsmInfo &MAI, const MCInstrInfo &MII,
                                       const MCRegisterInfo &MRI) {
  return new WrenInstPrinter(MAI, MII, MRI);
}
