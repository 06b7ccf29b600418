// Pairs of instructions that are executed as one.

// --- predicates --gen-macro-fusion-pred
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
class ZI<dag o, dag i> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; }
def A : ZI<(outs RC:$d), (ins RC:$a)>; def B : ZI<(outs RC:$d), (ins RC:$a, RC:$b)>{ let isCommutable=1; }  def C : ZI<(outs RC:$d), (ins RC:$a)>;
def F1 : SimpleFusion<"f1", "HasF1", "F1", CheckOpcode<[A]>, CheckAll<[CheckOpcode<[B, C]>, CheckRegOperand<0, r0>]>>;
def F2 : SingleFusion<"f2", "HasF2", "F2", A, B>;
def F3 : Fusion<"f3", "HasF3", "F3", [FusionPredicateWithCode<[{ return foo(); }]>, WildcardFalse, BothFusionPredicateWithMCInstPredicate<CheckNot<CheckImmOperand<1, 3>>>, FirstInstHasSameReg<1,2>, SecondInstHasSameReg<0,2>, TieReg<3, 4>, OneUse]>;
def F4 : Fusion<"f4", "HasF4", "F4", []>;
def F5 : Fusion<"f5", "HasF5", "F5", [SecondInstHasSameReg<0,1>, TieReg<0, 1>]> { let IsCommutable = 1; }
def F6 : Fusion<"f6", "HasF6", "F6", [FirstInstHasSameReg<0,1>, SecondInstHasSameReg<0,2>, TieReg<1, 1>, TieReg<0,2>]> { let IsCommutable = 1; }

// --- no_fusions --gen-macro-fusion-pred
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
class ZI<dag o, dag i> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; }
def A : ZI<(outs RC:$d), (ins RC:$a)>; def B : ZI<(outs RC:$d), (ins RC:$a, RC:$b)>{ let isCommutable=1; }  def C : ZI<(outs RC:$d), (ins RC:$a)>;
