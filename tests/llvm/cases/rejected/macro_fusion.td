Fusions that cannot be: one mistake each.

// --- unknown_predicate --gen-macro-fusion-pred
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
class ZI<dag o, dag i> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; }
def A : ZI<(outs RC:$d), (ins RC:$a)>; def B : ZI<(outs RC:$d), (ins RC:$a, RC:$b)>{ let isCommutable=1; }  def C : ZI<(outs RC:$d), (ins RC:$a)>;
class Odd : FirstFusionPredicate;
def odd : Odd;
def G : Fusion<"g", "h", "i", [odd]>;

// --- unknown_predicate_of_both --gen-macro-fusion-pred
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
class ZI<dag o, dag i> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; }
def A : ZI<(outs RC:$d), (ins RC:$a)>; def B : ZI<(outs RC:$d), (ins RC:$a, RC:$b)>{ let isCommutable=1; }  def C : ZI<(outs RC:$d), (ins RC:$a)>;
class Odd : BothFusionPredicate;
def odd : Odd;
def G : Fusion<"g", "h", "i", [odd]>;
