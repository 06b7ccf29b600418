// Wren, a small machine with 32-bit instructions: all its tables come from here.

include "llvm/Target/Target.td"

def FeatureMultiply : SubtargetFeature<"multiply", "HasMultiply", "true",
                                       "has instructions that multiply">;
def HasMultiply : Predicate<"Subtarget->hasMultiply()">,
                  AssemblerPredicate<(all_of FeatureMultiply), "multiply">;

include "WrenRegisters.td"
include "WrenSchedule.td"
include "WrenInstructions.td"

// The pseudo instructions that every target has address memory by these registers. For LLVM 21 and
// earlier, CMakeLists.txt defines LLVM_21.
#ifndef LLVM_21
defm : RemapAllTargetPseudoPointerOperands<GPR>;
#endif

def WrenInstrInfo : InstrInfo;

def WrenAsmParser : AsmParser {
  let ShouldEmitMatchRegisterAltName = true;
}
def WrenAsmWriter : AsmWriter {
  string AsmWriterClassName = "InstPrinter";
}

def : ProcessorModel<"generic", WrenModel, []>;
def : ProcessorModel<"wren-m", WrenModel, [FeatureMultiply]>;

def Wren : Target {
  let InstructionSet = WrenInstrInfo;
  let AssemblyParsers = [WrenAsmParser];
  let AssemblyWriters = [WrenAsmWriter];
}
