// Heron: a RISC machine of 32 or 64 bits with 16-bit encodings, vector register groups, system
// registers and fused instruction pairs.
// also: -gen-asm-writer -asmwriternum=1 ; -gen-intrinsic-enums -intrinsic-prefix=heron
include "llvm/Target/Target.td"
#ifdef LLVM_21
include "Later.td"
#endif

include "HeronIntrinsics.td"
include "HeronFeatures.td"
include "HeronRegisterInfo.td"
include "HeronCallingConv.td"
include "HeronSystemOperands.td"
include "HeronSchedule.td"
include "HeronInstrFormats.td"
include "HeronInstrInfo.td"
include "HeronInstrInfoC.td"
include "HeronInstrInfoV.td"
include "HeronGlobalISel.td"
include "HeronInstrPredicates.td"
include "HeronMacroFusion.td"
include "HeronSchedStilt.td"
include "HeronSchedWader.td"
include "HeronProcessors.td"

def HeronInstrInfo : InstrInfo {
  let guessInstructionProperties = 0;
}

def HeronAsmParser : AsmParser {
  let ShouldEmitMatchRegisterAltName = 1;
  let AllowDuplicateRegisterNames = 1;
  let PreferSmallerInstructions = 1;
}

def HeronAsmParserVariant : AsmParserVariant {
  int Variant = 0;
  string Name = "Heron";
  let CommentDelimiter = "#";
  let TokenizingCharacters = "[]()*!";
}

def HeronAsmWriter : AsmWriter { let PassSubtarget = 1; }
def HeronRawWriter : AsmWriter {
  let AsmWriterClassName = "RawInstPrinter";
  let PassSubtarget = 1;
  let Variant = 1;
}

def Heron : Target {
  let InstructionSet = HeronInstrInfo;
  let AssemblyParsers = [HeronAsmParser];
  let AssemblyParserVariants = [HeronAsmParserVariant];
  let AssemblyWriters = [HeronAsmWriter, HeronRawWriter];
  let AllowRegisterRenaming = 1;
}
