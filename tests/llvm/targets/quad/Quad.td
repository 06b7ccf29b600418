// Quad: a VLIW signal processor that issues packets of up to four instructions.
// not: --gen-automata ; --gen-compress-inst-emitter

include "llvm/Target/Target.td"
#ifdef LLVM_21
include "Later.td"
#endif
include "llvm/TableGen/SearchableTable.td"

include "QuadFeatures.td"
include "QuadRegisterInfo.td"
include "QuadItineraries.td"
include "QuadOperands.td"
include "QuadInstrFormats.td"
include "QuadIntrinsics.td"
include "QuadInstrInfo.td"
include "QuadInstrPred.td"
include "QuadInstrSub.td"
include "QuadInstrMapping.td"
include "QuadPatterns.td"
include "QuadMemory.td"
include "QuadCallingConv.td"
include "QuadProcessors.td"

def QuadInstrInfo : InstrInfo {
  let guessInstructionProperties = 0;
  let isLittleEndianEncoding = 1;
}

def QuadAsmParser : AsmParser {
  let ShouldEmitMatchRegisterAltName = 1;
  let HasMnemonicFirst = 0;
  let ReportMultipleNearMisses = 1;
  let OperandParserMethod = "parseAnyOperand";
  let CallCustomParserForAllOperands = 1;
}

def QuadAsmParserVariant : AsmParserVariant {
  let Variant = 0;
  let TokenizingCharacters = "#()=:.<>!+*-|^&";
  let BreakCharacters = "";
}

def QuadAsmWriter : AsmWriter {
  let PassSubtarget = 0;
}

def Quad : Target {
  let InstructionSet = QuadInstrInfo;
  let AssemblyParsers = [QuadAsmParser];
  let AssemblyParserVariants = [QuadAsmParserVariant];
  let AssemblyWriters = [QuadAsmWriter];
}
