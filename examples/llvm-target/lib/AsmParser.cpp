// Instructions from text: which operands there are is in the tables, how one is written is here.

#include "Wren.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCParser/MCParsedAsmOperand.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"

using namespace llvm;

namespace {

class WrenOperand final : public MCParsedAsmOperand {
public:
  enum class Kind { Token, Register, Immediate, Memory };

  static std::unique_ptr<WrenOperand> token(StringRef text, SMLoc at) {
    auto operand = std::make_unique<WrenOperand>(Kind::Token, at);
    operand->text = text;
    return operand;
  }
  static std::unique_ptr<WrenOperand> registerAt(MCRegister number, SMLoc at) {
    auto operand = std::make_unique<WrenOperand>(Kind::Register, at);
    operand->base = number;
    return operand;
  }
  static std::unique_ptr<WrenOperand> immediate(int64_t value, SMLoc at) {
    auto operand = std::make_unique<WrenOperand>(Kind::Immediate, at);
    operand->value = value;
    return operand;
  }
  static std::unique_ptr<WrenOperand> memory(MCRegister base, int64_t offset, SMLoc at) {
    auto operand = std::make_unique<WrenOperand>(Kind::Memory, at);
    operand->base = base;
    operand->value = offset;
    return operand;
  }

  WrenOperand(Kind kind, SMLoc at) : kind(kind), at(at) {}

  bool isToken() const override { return kind == Kind::Token; }
  bool isReg() const override { return kind == Kind::Register; }
  bool isImm() const override { return kind == Kind::Immediate; }
  bool isMem() const override { return isMemory(); }
  MCRegister getReg() const override { return base; }
  StringRef getToken() const { return text; }
  SMLoc getStartLoc() const override { return at; }
  SMLoc getEndLoc() const override { return at; }
  void print(raw_ostream &out, const MCAsmInfo &) const override { out << "operand"; }

  // The tables ask for these by the names of the operand classes.
  bool isSImm16() const { return isImm() && isInt<16>(value); }
  bool isUImm5() const { return isImm() && isUInt<5>(value); }
  bool isUImm16() const { return isImm() && isUInt<16>(value); }
  bool isBranchDistance() const { return isImm() && isShiftedInt<16, 2>(value); }
  bool isMemory() const { return kind == Kind::Memory && isInt<12>(value); }
  bool isPair() const { return isReg(); }

  void addRegOperands(MCInst &MI, unsigned) const { MI.addOperand(MCOperand::createReg(base)); }
  void addImmOperands(MCInst &MI, unsigned) const { MI.addOperand(MCOperand::createImm(value)); }
  void addMemoryOperands(MCInst &MI, unsigned count) const {
    addRegOperands(MI, count);
    addImmOperands(MI, count);
  }

private:
  Kind kind;
  SMLoc at;
  StringRef text;
  MCRegister base;
  int64_t value = 0;
};

static MCRegister MatchRegisterName(StringRef name);
static MCRegister MatchRegisterAltName(StringRef name);

class WrenAsmParser final : public MCTargetAsmParser {
public:
  enum WrenMatchResultTy {
    Match_Dummy = FIRST_TARGET_MATCH_RESULT_TY,
#define GET_OPERAND_DIAGNOSTIC_TYPES
#include "WrenGenAsmMatcher.inc"
  };

#if LLVM_VERSION_MAJOR < 23
  WrenAsmParser(const MCSubtargetInfo &STI, const MCInstrInfo &MII, const MCTargetOptions &options)
      : MCTargetAsmParser(options, STI, MII) {
#else
  WrenAsmParser(const MCSubtargetInfo &STI, const MCInstrInfo &MII) : MCTargetAsmParser(STI, MII) {
#endif
    setAvailableFeatures(ComputeAvailableFeatures(STI.getFeatureBits()));
  }

  ParseStatus tryParseRegister(MCRegister &number, SMLoc &begin, SMLoc &end) override {
    begin = getTok().getLoc();
    end = getTok().getEndLoc();
    if (getTok().isNot(AsmToken::Identifier))
      return ParseStatus::NoMatch;
    number = MatchRegisterName(getTok().getString());
    if (!number)
      number = MatchRegisterAltName(getTok().getString());
    if (!number)
      return ParseStatus::NoMatch;
    Lex();
    return ParseStatus::Success;
  }
  bool parseRegister(MCRegister &number, SMLoc &begin, SMLoc &end) override {
    return !tryParseRegister(number, begin, end).isSuccess() && Error(begin, "expected a register");
  }

  bool parseInstruction(ParseInstructionInfo &, StringRef name, SMLoc at,
                        OperandVector &operands) override {
    operands.push_back(WrenOperand::token(name, at));
    if (getTok().is(AsmToken::EndOfStatement))
      return false;
    do
      if (parseOperand(operands, name))
        return true;
    while (parseOptionalToken(AsmToken::Comma));
    return parseEOL();
  }

  bool matchAndEmitInstruction(SMLoc at, unsigned &, OperandVector &operands, MCStreamer &out,
                               uint64_t &wrong, bool matchingInlineAsm) override;

private:
#define GET_ASSEMBLER_HEADER
#include "WrenGenAsmMatcher.inc"

  bool parseOperand(OperandVector &operands, StringRef mnemonic);
  ParseStatus parseMemory(OperandVector &operands);
  ParseStatus parsePair(OperandVector &operands);
};

bool WrenAsmParser::parseOperand(OperandVector &operands, StringRef mnemonic) {
  // Also where a feature is missing: to say which is better than to stumble over an operand.
  ParseStatus status = MatchOperandParserImpl(operands, mnemonic, /*ParseForAllFeatures=*/true);
  if (!status.isNoMatch())
    return status.isFailure();
  SMLoc begin = getTok().getLoc(), end;
  MCRegister number;
  if (tryParseRegister(number, begin, end).isSuccess()) {
    operands.push_back(WrenOperand::registerAt(number, begin));
    return false;
  }
  int64_t value;
  if (getParser().parseAbsoluteExpression(value))
    return true;
  operands.push_back(WrenOperand::immediate(value, begin));
  return false;
}

// offset(base), where the offset may be left out.
ParseStatus WrenAsmParser::parseMemory(OperandVector &operands) {
  SMLoc at = getTok().getLoc(), begin, end;
  int64_t offset = 0;
  MCRegister base;
  if (getTok().isNot(AsmToken::LParen) && getParser().parseAbsoluteExpression(offset))
    return ParseStatus::Failure;
  if (parseToken(AsmToken::LParen, "expected '('") || parseRegister(base, begin, end) ||
      parseToken(AsmToken::RParen, "expected ')'"))
    return ParseStatus::Failure;
  operands.push_back(WrenOperand::memory(base, offset, at));
  return ParseStatus::Success;
}

// low:high
ParseStatus WrenAsmParser::parsePair(OperandVector &operands) {
  SMLoc at = getTok().getLoc(), begin, end;
  MCRegister low, high;
  if (parseRegister(low, begin, end) || parseToken(AsmToken::Colon, "expected ':'") ||
      parseRegister(high, begin, end))
    return ParseStatus::Failure;
  const MCRegisterInfo &registers = *getContext().getRegisterInfo();
  MCRegister pair = registers.getMatchingSuperReg(low, Wren::sub_lo,
                                                  &registers.getRegClass(Wren::GPRPairRegClassID));
  if (!pair || registers.getSubReg(pair, Wren::sub_hi) != high)
    return Error(at, "expected a pair of registers such as r4:r5");
  operands.push_back(WrenOperand::registerAt(pair, at));
  return ParseStatus::Success;
}

#define GET_REGISTER_MATCHER
#define GET_MATCHER_IMPLEMENTATION
#define GET_SUBTARGET_FEATURE_NAME
#define GET_MNEMONIC_SPELL_CHECKER
#include "WrenGenAsmMatcher.inc"

bool WrenAsmParser::matchAndEmitInstruction(SMLoc at, unsigned &, OperandVector &operands,
                                            MCStreamer &out, uint64_t &wrong,
                                            bool matchingInlineAsm) {
  MCInst MI;
  FeatureBitset missing;
  StringRef mnemonic = static_cast<const WrenOperand &>(*operands[0]).getToken();
  unsigned result = MatchInstructionImpl(operands, MI, wrong, missing, matchingInlineAsm);
  SMLoc place = wrong != ~0ULL && wrong < operands.size() ? operands[wrong]->getStartLoc() : at;
  switch (result) {
  case Match_Success:
    MI.setLoc(at);
    out.emitInstruction(MI, getSTI());
    return false;
  case Match_MnemonicFail: {
    FeatureBitset features = ComputeAvailableFeatures(getSTI().getFeatureBits());
    return Error(at, "unknown instruction" + WrenMnemonicSpellCheck(mnemonic, features, 0));
  }
  case Match_MissingFeature:
    for (unsigned feature = 0; feature < missing.size(); ++feature)
      if (missing[feature])
        return Error(at, Twine("'") + mnemonic + "' requires: " + getSubtargetFeatureName(feature));
    return true;
  case Match_InvalidOperand:
    return Error(place, wrong < operands.size() ? "wrong operand for '" + mnemonic + "'"
                                                : "too few operands for '" + mnemonic + "'");
  default:
    if (const char *diagnostic = getMatchKindDiag(static_cast<WrenMatchResultTy>(result)))
      return Error(place, diagnostic);
    return Error(place, "wrong operand for '" + mnemonic + "'");
  }
}

} // namespace

#if LLVM_VERSION_MAJOR < 23
MCTargetAsmParser *wren::createAsmParser(const MCSubtargetInfo &STI, MCAsmParser &,
                                         const MCInstrInfo &MII, const MCTargetOptions &options) {
  return new WrenAsmParser(STI, MII, options);
}
#else
MCTargetAsmParser *wren::createAsmParser(const MCSubtargetInfo &STI, MCAsmParser &,
                                         const MCInstrInfo &MII) {
  return new WrenAsmParser(STI, MII);
}
#endif
