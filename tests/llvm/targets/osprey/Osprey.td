// Osprey: a load/store machine of which every instruction has a condition and may set flags, with
// 16-bit forms, lists of registers and two dialects of its assembly. Bits count from the left.
// also: -gen-asm-writer -asmwriternum=1
include "llvm/Target/Target.td"
#ifdef LLVM_21
include "Later.td"
#endif
include "llvm/TableGen/SearchableTable.td"
include "llvm/TableGen/Automaton.td"

include "OspreyFeatures.td"
include "OspreyRegisterInfo.td"
include "OspreyCallingConv.td"
include "OspreySchedule.td"
include "OspreyOperands.td"
include "OspreyInstrFormats.td"
include "OspreyInstrInfo.td"
include "OspreyInstrShort.td"
include "OspreyInstrFloat.td"
include "OspreyGlobalISel.td"
include "OspreyAliases.td"
include "OspreyProcessors.td"

def OspreyInstrInfo : InstrInfo { let isLittleEndianEncoding = 1; }

def OspreyAsmParser : AsmParser {
  let AsmParserInstCleanup = "cleanUp";
  let ReportMultipleNearMisses = 1;
  let OperandParserMethod = "parseAnyOperand";
  let ShouldEmitMatchRegisterName = 0;
}
def OspreyPlain : AsmParserVariant {
  let Variant = 0;
  let Name = "plain";
  let CommentDelimiter = ";";
  let RegisterPrefix = "%";
  let TokenizingCharacters = "[]*!-";
  let SeparatorCharacters = " \t,";
  let BreakCharacters = ".";
}
def OspreyUnified : AsmParserVariant {
  let Variant = 1;
  let Name = "unified";
  let RegisterPrefix = "";
  let BreakCharacters = ".";
}
def OspreyWriter : AsmWriter { let PassSubtarget = 1; let Variant = 0; }
def OspreyUnifiedWriter : AsmWriter {
  let AsmWriterClassName = "UnifiedPrinter";
  let PassSubtarget = 1;
  let Variant = 1;
}
def Osprey : Target {
  let InstructionSet = OspreyInstrInfo;
  let AssemblyParsers = [OspreyAsmParser];
  let AssemblyParserVariants = [OspreyPlain, OspreyUnified];
  let AssemblyWriters = [OspreyWriter, OspreyUnifiedWriter];
}
