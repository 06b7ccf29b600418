// Kite: lanes in parallel, with scalar and vector registers in tuples of up to sixteen, encodings of
// 32, 64 and 96 bits, modifiers that may be left out, and relations between forms of instructions.
// also: -gen-asm-matcher -match-prefix=v_
include "llvm/TableGen/SearchableTable.td"
include "llvm/TableGen/Automaton.td"
include "llvm/Target/Target.td"
#ifdef LLVM_21
include "Later.td"
#endif

include "KiteFeatures.td"
include "KiteRegisterInfo.td"
include "KiteCallingConv.td"
include "KiteIntrinsics.td"
include "KiteOperands.td"
include "KiteInstrFormats.td"
include "KiteScalar.td"
include "KiteVector.td"
include "KiteMemory.td"
include "KitePatterns.td"
include "KiteMappings.td"
include "KiteProcessors.td"

def KiteInstrInfo : InstrInfo { let guessInstructionProperties = 1; }
def KiteAsmParser : AsmParser {
  let ShouldEmitMatchRegisterName = 0;
  let CallCustomParserForAllOperands = 1;
}
def KiteDefault : AsmParserVariant { let Variant = 0; let Name = "Default"; }
def KiteWide : AsmParserVariant { let Variant = 1; let Name = "Wide"; }
def KiteNoLane : AsmParserVariant { let Variant = 2; let Name = "NoLane"; }
def KiteWriter : AsmWriter { let PassSubtarget = 1; }
def Kite : Target {
  let InstructionSet = KiteInstrInfo;
  let AssemblyParsers = [KiteAsmParser];
  let AssemblyParserVariants = [KiteDefault, KiteWide, KiteNoLane];
  let AssemblyWriters = [KiteWriter];
  let AllowRegisterRenaming = 1;
}
