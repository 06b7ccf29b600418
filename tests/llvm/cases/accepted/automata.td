// Automata that are made deterministic.

// --- symbols --gen-automata
include "llvm/TableGen/Automaton.td"
class Unit;
def Ears : Unit;
class Leg : Unit;
def Front : Leg;
class Step<int taken, Unit unit, string name, int count> : Transition {
  Unit Used = unit;
  string Name = name;
  int Count = count;
  code Body = [{ run(); }];
  let NewState = taken;
}
def : Step<1, Ears, "x", 1>;
def : Step<3, Front, "x", 2>;
def : Step<8, Ears, "y", -1>;
def : Step<16, Ears, "x", 1>;
def : Step<32, Front, "x", 1>;
def : Step<0, Front, "z", 1>;
class ByFields<list<string> names> : GenericAutomaton {
  let TransitionClass = "Step";
  let SymbolFields = names;
}
def One : ByFields<["Used"]>;
def Three : ByFields<["Used", "Name", "Count"]> { string TypeOf_Used = "zoo::Unit"; }
def Number : ByFields<["Count"]>;
def Code : ByFields<["Body", "Name"]>;
def Nothing : ByFields<[]>;

// --- packets --gen-dfa-packetizer
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def FU0 : FuncUnit; def FU1 : FuncUnit; def FU2 : FuncUnit; def CV : FuncUnit; def G0 : FuncUnit; def CV2 : FuncUnit;
def A : InstrItinClass; def B : InstrItinClass; def C : InstrItinClass; def D : InstrItinClass; def E : InstrItinClass; def F : InstrItinClass;
def Itin : ProcessorItineraries<[FU0, FU1, FU2, CV], [], [
  InstrItinData<A, [InstrStage<1, [FU0, CV]>]>,
  InstrItinData<B, [InstrStage<1, [FU1]>, InstrStage<1, [FU2]>]>,
  InstrItinData<C, [InstrStage<1, [FU0, FU1, FU2]>]>,
  InstrItinData<D, []>,
  InstrItinData<E, [InstrStage<1, [FU0, CV]>]>
]>;
def Combo : ComboFuncUnits<[ComboFuncData<CV, [FU1, FU2]>]>;
def Itin2 : ProcessorItineraries<[G0, FU1], [], [
  InstrItinData<C, [InstrStage<1, [FU1], 0, Reserved>, InstrStage<1, [G0]>]>, InstrItinData<F, [InstrStage<2, [G0, FU1]>]>]>;
def Itin3 : ProcessorItineraries<[G0, FU1], [], [
  InstrItinData<C, [InstrStage<1, [FU1]>, InstrStage<1, [G0]>]>, InstrItinData<F, [InstrStage<2, [G0, FU1]>]>]> { let PacketizerNamespace = "Hex"; }
class ZI<InstrItinClass i> : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = (ins); let Itinerary = i; }
def ia : ZI<A>; def ib : ZI<B>; def ic : ZI<C>; def id : ZI<D>; def ie : ZI<E>; def ig : ZI<F>; def ix : ZI<A>;
def M : SchedMachineModel { let Itineraries = Itin; let CompleteModel = 0; }
def M2 : SchedMachineModel { let Itineraries = Itin2; let CompleteModel = 0; }
def M3 : SchedMachineModel { let Itineraries = Itin3; let CompleteModel = 0; }
def : ProcessorModel<"cpu", M, []>; def : ProcessorModel<"cpu2", M2, []>; def : ProcessorModel<"cpu3", M3, []>; def : Processor<"old", Itin2, []>;

// --- no_packets --gen-dfa-packetizer
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def FU0 : FuncUnit; def FU1 : FuncUnit; def FU2 : FuncUnit; def CV : FuncUnit;
def A : InstrItinClass; def B : InstrItinClass; def C : InstrItinClass; def D : InstrItinClass;
def Itin : ProcessorItineraries<[FU0, FU1, FU2, CV], [], [
  InstrItinData<A, [InstrStage<1, [FU0, FU1]>]>,
  InstrItinData<B, [InstrStage<1, [FU1]>, InstrStage<1, [FU2]>]>,
  InstrItinData<C, [InstrStage<1, [FU0, FU1, FU2]>]>,
  InstrItinData<D, []>
]>;
class ZI<InstrItinClass i> : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = (ins); let Itinerary = i; }
def ia : ZI<A>; def ib : ZI<B>; def ic : ZI<C>; def id : ZI<D>;
def M : SchedMachineModel { let Itineraries = Itin; let CompleteModel = 0; }

// --- units-numbered-twice -gen-dfa-packetizer
include "llvm/Target/Target.td"
def TI : InstrInfo;
def T : Target { let InstructionSet = TI; }
def A : FuncUnit;
def B : FuncUnit;
def C : FuncUnit;
foreach i = 0-1 in def C#i : InstrItinClass;
def First : ProcessorItineraries<[A, C], [], [InstrItinData<C0, [InstrStage<1, [A]>]>,
                                             InstrItinData<C1, [InstrStage<1, [C]>]>]>;
def Last : ProcessorItineraries<[A, B, C], [], [InstrItinData<C0, [InstrStage<1, [A, B]>, InstrStage<1, [C]>]>,
                                               InstrItinData<C1, [InstrStage<1, [B]>]>]>;
def : Processor<"z", First, []>;
def : Processor<"a", Last, []>;
foreach i = 0-1 in def X#i : Instruction {
  let OutOperandList = (outs); let InOperandList = (ins); let AsmString = "";
  let Itinerary = !cast<InstrItinClass>("C"#i);
}

// --- partly-stated -gen-automata
include "llvm/TableGen/Automaton.td"
class Step : Transition { string Symbol = "x"; }
def t : Step { let NewState{3} = 1; }
def u : Step { let NewState = 6; let Symbol = "y"; }
def AA : GenericAutomaton { let TransitionClass = "Step"; let SymbolFields = ["Symbol"]; string TypeOf_Symbol = ""; }

// --- itineraries-without-stages --gen-dfa-packetizer
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def U : FuncUnit;
def C1 : InstrItinClass;
def It : ProcessorItineraries<[U], [], [InstrItinData<C1, []>]>;
def : Processor<"p", It, []>;

// --- stages-without-units --gen-dfa-packetizer
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def U : FuncUnit;
def C1 : InstrItinClass;
def C2 : InstrItinClass;
def It : ProcessorItineraries<[U], [], [InstrItinData<C1, [InstrStage<1, []>]>, InstrItinData<C2, [InstrStage<1, [U]>]>]>;
def It2 : ProcessorItineraries<[U], [], [InstrItinData<C1, [InstrStage<1, []>]>]> { let PacketizerNamespace = "Q"; }
def : Processor<"p", It, []>;
def : Processor<"q", It2, []>;

// --- a-packetizer-without-itineraries --gen-dfa-packetizer
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def U : FuncUnit;
def C1 : InstrItinClass;
def C2 : InstrItinClass;
def It : ProcessorItineraries<[U], [], [InstrItinData<C1, [InstrStage<1, [U]>]>]>;
def It2 : ProcessorItineraries<[U], [], []> { let PacketizerNamespace = "Q"; }
def : Processor<"p", It, []>;
def : Processor<"q", It2, []>;
