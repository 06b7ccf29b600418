// Schedules that contradict themselves.

// +++ expressions.td
include "llvm/Target/Target.td"
def TI : InstrInfo;
def T : Target { let InstructionSet = TI; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def W : SchedWrite;
foreach n = ["ADDrr", "ADDri", "ADDWrr"] in def n : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = "a";
  let SchedRW = [W];
}
def M : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = M in def : WriteRes<W, []>;
def : ProcessorModel<"p", M, []>;

// --- a-kind-without-units-of-its-own -gen-subtarget
include "llvm/Target/Target.td"
def TI : InstrInfo;
def T : Target { let InstructionSet = TI; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def M : SchedMachineModel { let CompleteModel = 0; }
def Kind : ProcResourceKind;
def W : SchedWrite;
let SchedModel = M in {
def U : ProcResourceUnits<Kind, 3>;
def : WriteRes<W, [Kind]>;
}
def A : Instruction {
  let OutOperandList = (outs); let InOperandList = (ins); let AsmString = ""; let SchedRW = [W];
}
def : ProcessorModel<"m", M, []>;

// --- no-registers-in-file -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def F2 : SubtargetFeature<"f2", "A9", "true", "">;
def F10 : SubtargetFeature<"f10", "A10", "true", "">;
class I<list<SchedReadWrite> rw> : Instruction { let Namespace = "Min"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let SchedRW = rw; }
def W2 : SchedWrite; def W10 : SchedWrite; def R2 : SchedRead; def w3 : SchedWrite;
def A : I<[W2, R2]>; def B : I<[W10, R2]>;
foreach i = 0-12 in def X#i : I<[W2, R2]>;
def M : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = M in { def P2 : ProcResource<1>; def P10 : ProcResource<1>; def : WriteRes<W2, [P2]>; def : WriteRes<W10, [P10]>; def : ReadAdvance<R2, 1, [W2, W10]>;
foreach i = 0-12 in def SW#i : SchedWriteRes<[P2]>;
foreach i = 0-12 in def RW#i : InstRW<[!cast<SchedWrite>("SW"#i)], (instrs !cast<I>("X"#i))>;
}
def : ProcessorModel<"cpu9", M, [F10], [F2]>;
def : ProcessorModel<"cpu10", M, [F10], [F2]>;
def RF : RegisterFile<0> { let SchedModel = M; }

// --- overlapping -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def F2 : SubtargetFeature<"f2", "A9", "true", "">;
def F10 : SubtargetFeature<"f10", "A10", "true", "">;
class I<list<SchedReadWrite> rw> : Instruction { let Namespace = "Min"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let SchedRW = rw; }
def W2 : SchedWrite; def W10 : SchedWrite; def R2 : SchedRead; def w3 : SchedWrite;
def A : I<[W2, R2]>; def B : I<[W10, R2]>;
foreach i = 0-12 in def X#i : I<[W2, R2]>;
def M : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = M in { def P2 : ProcResource<1>; def P10 : ProcResource<1>; def : WriteRes<W2, [P2]>; def : WriteRes<W10, [P10]>; def : ReadAdvance<R2, 1, [W2, W10]>;
foreach i = 0-12 in def SW#i : SchedWriteRes<[P2]>;
foreach i = 0-12 in def RW#i : InstRW<[!cast<SchedWrite>("SW"#i)], (instrs !cast<I>("X"#i))>;
}
def : ProcessorModel<"cpu9", M, [F10], [F2]>;
def : ProcessorModel<"cpu10", M, [F10], [F2]>;
def RWA : InstRW<[SW1], (instrs X1, X2)> { let SchedModel = M; }

// --- advance-for-unused-write -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def F2 : SubtargetFeature<"f2", "A9", "true", "">;
def F10 : SubtargetFeature<"f10", "A10", "true", "">;
class I<list<SchedReadWrite> rw> : Instruction { let Namespace = "Min"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let SchedRW = rw; }
def W2 : SchedWrite; def W10 : SchedWrite; def R2 : SchedRead; def w3 : SchedWrite;
def A : I<[W2, R2]>; def B : I<[W10, R2]>;
foreach i = 0-12 in def X#i : I<[W2, R2]>;
def M : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = M in { def P2 : ProcResource<1>; def P10 : ProcResource<1>; def : WriteRes<W2, [P2]>; def : WriteRes<W10, [P10]>; def : ReadAdvance<R2, 1, [W2, W10]>;
foreach i = 0-12 in def SW#i : SchedWriteRes<[P2]>;
foreach i = 0-12 in def RW#i : InstRW<[!cast<SchedWrite>("SW"#i)], (instrs !cast<I>("X"#i))>;
}
def : ProcessorModel<"cpu9", M, [F10], [F2]>;
def : ProcessorModel<"cpu10", M, [F10], [F2]>;
def W77 : SchedWrite;
def R77 : SchedRead;
def : ReadAdvance<R77, 1, [W77]> { let SchedModel = M; }

// --- no-resources -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def F2 : SubtargetFeature<"f2", "A9", "true", "">;
def F10 : SubtargetFeature<"f10", "A10", "true", "">;
class I<list<SchedReadWrite> rw> : Instruction { let Namespace = "Min"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let SchedRW = rw; }
def W2 : SchedWrite; def W10 : SchedWrite; def R2 : SchedRead; def w3 : SchedWrite;
def A : I<[W2, R2]>; def B : I<[W10, R2]>;
foreach i = 0-12 in def X#i : I<[W2, R2]>;
def M : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = M in { def P2 : ProcResource<1>; def P10 : ProcResource<1>; def : WriteRes<W2, [P2]>; def : WriteRes<W10, [P10]>; def : ReadAdvance<R2, 1, [W2, W10]>;
foreach i = 0-12 in def SW#i : SchedWriteRes<[P2]>;
foreach i = 0-12 in def RW#i : InstRW<[!cast<SchedWrite>("SW"#i)], (instrs !cast<I>("X"#i))>;
}
def : ProcessorModel<"cpu9", M, [F10], [F2]>;
def : ProcessorModel<"cpu10", M, [F10], [F2]>;
def W78 : SchedWrite;
def Y : I<[W78]>;

// --- complete -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def F2 : SubtargetFeature<"f2", "A9", "true", "">;
def F10 : SubtargetFeature<"f10", "A10", "true", "">;
class I<list<SchedReadWrite> rw> : Instruction { let Namespace = "Min"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let SchedRW = rw; }
def W2 : SchedWrite; def W10 : SchedWrite; def R2 : SchedRead; def w3 : SchedWrite;
def A : I<[W2, R2]>; def B : I<[W10, R2]>;
foreach i = 0-12 in def X#i : I<[W2, R2]>;
def M : SchedMachineModel { let CompleteModel = 1; }
let SchedModel = M in { def P2 : ProcResource<1>; def P10 : ProcResource<1>; def : WriteRes<W2, [P2]>; def : WriteRes<W10, [P10]>; def : ReadAdvance<R2, 1, [W2, W10]>;
foreach i = 0-12 in def SW#i : SchedWriteRes<[P2]>;
foreach i = 0-12 in def RW#i : InstRW<[!cast<SchedWrite>("SW"#i)], (instrs !cast<I>("X"#i))>;
}
def : ProcessorModel<"cpu9", M, [F10], [F2]>;
def : ProcessorModel<"cpu10", M, [F10], [F2]>;


// --- instregex-without-match -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def F2 : SubtargetFeature<"f2", "A9", "true", "">;
def F10 : SubtargetFeature<"f10", "A10", "true", "">;
class I<list<SchedReadWrite> rw> : Instruction { let Namespace = "Min"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let SchedRW = rw; }
def W2 : SchedWrite; def W10 : SchedWrite; def R2 : SchedRead; def w3 : SchedWrite;
def A : I<[W2, R2]>; def B : I<[W10, R2]>;
foreach i = 0-12 in def X#i : I<[W2, R2]>;
def M : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = M in { def P2 : ProcResource<1>; def P10 : ProcResource<1>; def : WriteRes<W2, [P2]>; def : WriteRes<W10, [P10]>; def : ReadAdvance<R2, 1, [W2, W10]>;
foreach i = 0-12 in def SW#i : SchedWriteRes<[P2]>;
foreach i = 0-12 in def RW#i : InstRW<[!cast<SchedWrite>("SW"#i)], (instrs !cast<I>("X"#i))>;
}
def : ProcessorModel<"cpu9", M, [F10], [F2]>;
def : ProcessorModel<"cpu10", M, [F10], [F2]>;
def : InstRW<[SW1], (instregex "QQ")> { let SchedModel = M; }

// --- two-units -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def F2 : SubtargetFeature<"f2", "A9", "true", "">;
def F10 : SubtargetFeature<"f10", "A10", "true", "">;
class I<list<SchedReadWrite> rw> : Instruction { let Namespace = "Min"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let SchedRW = rw; }
def W2 : SchedWrite; def W10 : SchedWrite; def R2 : SchedRead; def w3 : SchedWrite;
def A : I<[W2, R2]>; def B : I<[W10, R2]>;
foreach i = 0-12 in def X#i : I<[W2, R2]>;
def M : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = M in { def P2 : ProcResource<1>; def P10 : ProcResource<1>; def : WriteRes<W2, [P2]>; def : WriteRes<W10, [P10]>; def : ReadAdvance<R2, 1, [W2, W10]>;
foreach i = 0-12 in def SW#i : SchedWriteRes<[P2]>;
foreach i = 0-12 in def RW#i : InstRW<[!cast<SchedWrite>("SW"#i)], (instrs !cast<I>("X"#i))>;
}
def : ProcessorModel<"cpu9", M, [F10], [F2]>;
def : ProcessorModel<"cpu10", M, [F10], [F2]>;
def : RetireControlUnit<1, 1> { let SchedModel = M; }
def : RetireControlUnit<2, 1> { let SchedModel = M; }


// --- group-overlap -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def F2 : SubtargetFeature<"f2", "A9", "true", "">;
def F10 : SubtargetFeature<"f10", "A10", "true", "">;
class I<list<SchedReadWrite> rw> : Instruction { let Namespace = "Min"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let SchedRW = rw; }
def W2 : SchedWrite; def W10 : SchedWrite; def R2 : SchedRead; def w3 : SchedWrite;
def A : I<[W2, R2]>; def B : I<[W10, R2]>;
foreach i = 0-12 in def X#i : I<[W2, R2]>;
def M : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = M in { def P2 : ProcResource<1>; def P10 : ProcResource<1>; def : WriteRes<W2, [P2]>; def : WriteRes<W10, [P10]>; def : ReadAdvance<R2, 1, [W2, W10]>;
foreach i = 0-12 in def SW#i : SchedWriteRes<[P2]>;
foreach i = 0-12 in def RW#i : InstRW<[!cast<SchedWrite>("SW"#i)], (instrs !cast<I>("X"#i))>;
}
def : ProcessorModel<"cpu9", M, [F10], [F2]>;
def : ProcessorModel<"cpu10", M, [F10], [F2]>;
let SchedModel = M in {
  def P3 : ProcResource<1>;
  def G1 : ProcResGroup<[P2, P10]>;
  def G2 : ProcResGroup<[P10, P3]>;
}

// --- no-posix-expression-1 -gen-instr-info
include "expressions.td"
let SchedModel = M in def : InstRW<[W], (instregex "ADD(|W)rr")>;

// --- no-posix-expression-2 -gen-instr-info
include "expressions.td"
let SchedModel = M in def : InstRW<[W], (instregex "A{1}DD")>;

// --- no-posix-expression-3 -gen-instr-info
include "expressions.td"
let SchedModel = M in def : InstRW<[W], (instregex "ADD.*?rr")>;

// --- no-posix-expression-4 -gen-instr-info
include "expressions.td"
let SchedModel = M in def : InstRW<[W], (instregex "ADD(?:W)rr")>;

// --- no-posix-expression-5 -gen-instr-info
include "expressions.td"
let SchedModel = M in def : InstRW<[W], (instregex "(A)DD\\1")>;

// --- no-posix-expression-6 -gen-instr-info
include "expressions.td"
let SchedModel = M in def : InstRW<[W], (instregex "ADD\\w+")>;

// --- no-posix-expression-7 -gen-instr-info
include "expressions.td"
let SchedModel = M in def : InstRW<[W], (instregex "|ADD")>;

// --- processor-twice --gen-subtarget; --gen-instr-info
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def : ProcessorModel<"p1", NoSchedModel, []>;
def : ProcessorModel<"p0", NoSchedModel, []>;
def : ProcessorModel<"p1", NoSchedModel, []>;

// --- feature-twice --gen-subtarget
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def FA : SubtargetFeature<"a", "HasA", "true", "A">;
def FB : SubtargetFeature<"b", "HasB", "true", "B">;
def FC : SubtargetFeature<"b", "HasB", "true", "B">;
def FD : SubtargetFeature<"b", "HasB", "true", "B">;
def FE : SubtargetFeature<"a", "HasA", "true", "A">;

// --- model-of-no-processor --gen-subtarget; --gen-instr-info; --gen-dfa-packetizer
include "expressions.td"
def Mine : SchedMachineModel { let CompleteModel = 0; }
def IC : InstrItinClass;
let SchedModel = Mine in def : ItinRW<[W], [IC]>;

// --- alias-of-an-alias --gen-subtarget; --gen-instr-info; --gen-dfa-packetizer
include "expressions.td"
def W1 : SchedWrite;
def W2 : SchedWrite;
def Mine : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = Mine in {
def : WriteRes<W2, []>;
def First : SchedAlias<W, W1>;
def Second : SchedAlias<W1, W2>;
}
def : ProcessorModel<"c", Mine, []>;

// --- alias-of-itself --gen-subtarget; --gen-instr-info; --gen-dfa-packetizer
include "expressions.td"
def Mine : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = Mine in def : SchedAlias<W, W>;
def : ProcessorModel<"c", Mine, []>;

// --- alias-of-another-processor --gen-subtarget
include "expressions.td"
def Mine : SchedMachineModel { let CompleteModel = 0; }
def W1 : SchedWrite;
def N : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = Mine in {
def : WriteRes<W, []>;
def : WriteRes<W1, []>;
}
let SchedModel = N in def : SchedAlias<W, W1>;
def : ProcessorModel<"n", N, []>;
def : ProcessorModel<"c", Mine, []>;

// --- no-physical-registers --gen-subtarget; --gen-instr-info; --gen-dfa-packetizer
include "expressions.td"
def Mine : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = Mine in def F : RegisterFile<0, [RC]>;
def : ProcessorModel<"c", Mine, []>;

// --- resources-for-nothing --gen-subtarget
include "expressions.td"
def Mine : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = Mine in def F : ProcResource<1>;
def : ProcessorModel<"c", Mine, []>;

// --- itinerary-told-twice --gen-subtarget; --gen-instr-info; --gen-dfa-packetizer
include "expressions.td"
def Mine : SchedMachineModel { let CompleteModel = 0; }
def IC : InstrItinClass;
def A : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = "a";
  let Itinerary = IC;
}
let SchedModel = Mine in {
def : ItinRW<[W], [IC]>;
def : ItinRW<[W], [IC]>;
}
def : ProcessorModel<"c", Mine, []>;

// --- cost-of-a-write-told-twice --gen-subtarget; --gen-instr-info; --gen-dfa-packetizer
include "expressions.td"
let SchedModel = M in def : WriteRes<W, []>;

// --- cost-of-a-read-told-twice --gen-subtarget; --gen-instr-info
include "expressions.td"
let SchedModel = M in {
def : ReadAdvance<ReadDefault, 1>;
def : ReadAdvance<ReadDefault, 2>;
}

// --- alias-of-itself-and-overlap --gen-subtarget; --gen-instr-info; --gen-dfa-packetizer
include "expressions.td"
def Mine : SchedMachineModel { let CompleteModel = 0; }
def A : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = "a";
}
let SchedModel = Mine in {
def : InstRW<[W], (instrs A)>;
def : InstRW<[W], (instrs A)>;
def : SchedAlias<W, W>;
}
def : ProcessorModel<"c", Mine, []>;

// --- unused-writes-of-a-read-in-use-and-another --gen-subtarget; --gen-instr-info; --gen-dfa-packetizer
include "expressions.td"
def Mine : SchedMachineModel { let CompleteModel = 0; }
def Unused : SchedWrite;
def A : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = "a";
}
let SchedModel = Mine in {
def Read0 : SchedReadAdvance<1, [Unused]>;
def Read1 : SchedReadAdvance<1, [Unused]>;
def V : SchedWriteVariant<[
  SchedVar<SchedPredicate<[{ p() }]>, [W]>, SchedVar<NoSchedPred, [W]>
]>;
def : InstRW<[V, Read1], (instrs A)>;
}
def : ProcessorModel<"c", Mine, []>;

// --- units-that-are-part-of-a-group --gen-subtarget
include "expressions.td"
let SchedModel = M in {
def Unit : ProcResource<1>;
def Group : ProcResGroup<[Unit]>;
def Part : ProcResource<1> { let Super = Group; }
}
