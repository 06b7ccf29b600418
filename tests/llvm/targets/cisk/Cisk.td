// Cisk: a two-address machine with variable-length instructions, memory operands and two syntaxes.
// also: --gen-asm-writer --asmwriternum=1 ; --gen-intrinsic-enums --intrinsic-prefix=cisk
// not: --gen-automata ; --gen-disassembler --specialize-decoders-per-bitwidth

include "llvm/Target/Target.td"
#ifdef LLVM_21
include "Later.td"
#endif

let TargetPrefix = "cisk" in
def int_cisk_trap : Intrinsic<[], [llvm_i8_ty], [IntrNoReturn, ImmArg<ArgIndex<0>>]>;

include "CiskFeatures.td"
include "CiskRegisterInfo.td"
include "CiskSchedule.td"
include "CiskOperands.td"
include "CiskInstrFormats.td"
include "CiskInstrInfo.td"
include "CiskInstrAliases.td"
include "CiskCallingConv.td"
include "CiskRegisterBanks.td"
include "CiskPfmCounters.td"
include "CiskSysOperands.td"
include "CiskProcessors.td"

def CiskInstrInfo : InstrInfo {
  let guessInstructionProperties = true;
}

def ATTAsmParser : AsmParser {
  let AsmParserClassName = "AsmParser";
  let AsmParserInstCleanup = "tidyUp";
  let AllowDuplicateRegisterNames = true;
  let ReportMultipleNearMisses = false;
  let HasMnemonicFirst = true;
  let PreferSmallerInstructions = true;
}

def ATTAsmParserVariant : AsmParserVariant {
  let Variant = 0;
  let Name = "att";
  let CommentDelimiter = "#";
  let RegisterPrefix = "%";
}

def IntelAsmParserVariant : AsmParserVariant {
  let Variant = 1;
  let Name = "intel";
  let CommentDelimiter = ";";
  let RegisterPrefix = "";
  let TokenizingCharacters = "[]*!:";
  let SeparatorCharacters = " \t,";
  let BreakCharacters = ".";
}

def ATTAsmWriter : AsmWriter {
  let AsmWriterClassName = "ATTInstPrinter";
  let PassSubtarget = 1;
  let Variant = 0;
}

def IntelAsmWriter : AsmWriter {
  let AsmWriterClassName = "IntelInstPrinter";
  let Variant = 1;
}

def Cisk : Target {
  let InstructionSet = CiskInstrInfo;
  let AssemblyParsers = [ATTAsmParser];
  let AssemblyParserVariants = [ATTAsmParserVariant, IntelAsmParserVariant];
  let AssemblyWriters = [ATTAsmWriter, IntelAsmWriter];
  let AllowRegisterRenaming = 1;
}
