// Instructions between which nothing decides.

// --- no-condition --gen-fast-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
foreach i = 0...7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 7)>;
class I<list<dag> p> : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a); let Pattern = p; let Size = 4; }
def HasA : Predicate<"hasA()">; def HasB : Predicate<"hasB()">;
def A : I<[(set GPR:$d, (ctpop GPR:$a))]>;
let AddedComplexity = 3 in def B : I<[(set GPR:$d, (ctpop GPR:$a))]>;

// --- same-condition --gen-fast-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
foreach i = 0...7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 7)>;
class I<list<dag> p> : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a); let Pattern = p; let Size = 4; }
def HasA : Predicate<"hasA()">; def HasB : Predicate<"hasB()">;
let Predicates = [HasA, HasB] in def A : I<[(set GPR:$d, (ctpop GPR:$a))]>;
let Predicates = [HasB, HasA] in def B : I<[(set GPR:$d, (ctpop GPR:$a))]>;

// --- never-selected --gen-fast-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
foreach i = 0...7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 7)>;
class I<list<dag> p> : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a); let Pattern = p; let Size = 4; }
def HasA : Predicate<"hasA()">; def HasB : Predicate<"hasB()">;
let Predicates = [HasA] in def A : I<[(set GPR:$d, (ctpop GPR:$a))]>;
let AddedComplexity = 3 in def B : I<[(set GPR:$d, (ctpop GPR:$a))]>;

// --- contradicts-its-flags --gen-fast-isel
include "llvm/Target/Target.td"
def II : InstrInfo;
def Zoo : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "Zoo"; }
def GPR : RegisterClass<"Zoo", [i32], 32, (add R0)>;
def A : Instruction {
  let Namespace = "Zoo";
  let OutOperandList = (outs GPR:$d);
  let InOperandList = (ins GPR:$a);
  let Pattern = [(set GPR:$d, (ctpop GPR:$a))];
  let mayStore = 1;
}
