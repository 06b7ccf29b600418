// Mite: a 16-bit microcontroller with instructions of one to three words, a few of which use a stack.
// also: --gen-opt-parser-defs ; --gen-opt-rst ; --gen-intrinsic-enums --intrinsic-prefix=mite
// also: --gen-asm-writer --asmwriternum=1 ; --print-enums --class=Instruction

include "llvm/Target/Target.td"
#ifdef LLVM_21
include "Later.td"
#endif
include "llvm/TableGen/SearchableTable.td"
include "llvm/TableGen/Automaton.td"
include "llvm/Option/OptParser.td"

include "MiteFeatures.td"
include "MiteRegisterInfo.td"
include "MiteOperands.td"
include "MiteInstrFormats.td"
include "MiteIntrinsics.td"
include "MiteInstrInfo.td"
include "MiteInstrStack.td"
include "MitePseudos.td"
include "MiteInstrAliases.td"
include "MiteCallingConv.td"
include "MiteTables.td"
include "MiteAutomata.td"
include "MiteOptions.td"

def MiteInstrInfo : InstrInfo {
  let isLittleEndianEncoding = 0;
}
def MiteAsmParser : AsmParser {
  let AsmParserClassName = "Parser";
  let ShouldEmitMatchRegisterName = 0;
  let ShouldEmitMatchRegisterAltName = 1;
  let AllowDuplicateRegisterNames = 1;
  let PreferSmallerInstructions = 1;
  let OperandParserMethod = "";
}
def MiteNative : AsmParserVariant { let Variant = 0; let Name = "native"; let CommentDelimiter = ";"; let BreakCharacters = "."; }
def MiteVerbose : AsmParserVariant { let Variant = 1; let Name = "verbose"; let SeparatorCharacters = " \t,:"; }
def MiteWriter : AsmWriter { let AsmWriterClassName = "InstPrinter"; let PassSubtarget = 1; }
def MiteVerboseWriter : AsmWriter { let AsmWriterClassName = "VerbosePrinter"; let PassSubtarget = 1; let Variant = 1; }
def Mite : Target {
  let InstructionSet = MiteInstrInfo;
  let AssemblyParsers = [MiteAsmParser];
  let AssemblyParserVariants = [MiteNative, MiteVerbose];
  let AssemblyWriters = [MiteWriter, MiteVerboseWriter];
}
