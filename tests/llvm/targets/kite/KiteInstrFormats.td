// What all instructions have, and their flags.

def WriteKite : SchedWrite;
def WriteSlow : SchedWrite;
def WriteMem : SchedWrite;

class InstKite<dag oops, dag iops, string asm, list<dag> pattern = []> : Instruction, PredicateControl {
  let Namespace = "Kite";
  let OutOperandList = oops;
  let InOperandList = iops;
  let AsmString = asm;
  let Pattern = pattern;
  let UseNamedOperandTable = 1;
  field bit Scalar = 0;
  field bit Vector = 0;
  field bit Long = 0;
  field bit Memory = 0;
  field bit Packed = 0;
  field bit LaneForm = 0;
  let TSFlags{0} = Scalar;
  let TSFlags{1} = Vector;
  let TSFlags{2} = Long;
  let TSFlags{3} = Memory;
  let TSFlags{4} = Packed;
  let TSFlags{40} = LaneForm;
  let SchedRW = [WriteKite];
}

// The opcode that patterns know, and for which generation it is.
class Generated<string name, string generation> {
  string PseudoName = name;
  string Generation = generation;
}
class Real<InstKite pseudo, string asm> : InstKite<pseudo.OutOperandList, pseudo.InOperandList, asm> {
  let isPseudo = 0;
  let isCodeGenOnly = 0;
  let Constraints = pseudo.Constraints;
  let AsmMatchConverter = pseudo.AsmMatchConverter;
  let Uses = pseudo.Uses;
  let Defs = pseudo.Defs;
  let TSFlags = pseudo.TSFlags;
  let SchedRW = pseudo.SchedRW;
  let mayLoad = pseudo.mayLoad;
  let mayStore = pseudo.mayStore;
}
class PseudoKite<dag oops, dag iops, list<dag> pattern = []> : InstKite<oops, iops, "", pattern> {
  let isPseudo = 1;
  let isCodeGenOnly = 1;
}
