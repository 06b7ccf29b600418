// Patterns that no selector can be made of.

// +++ base.td
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
class TReg<string n, bits<16> e> : Register<n> { let Namespace = "T"; let HWEncoding = e; }
foreach i = 0...15 in { def R#i : TReg<"r"#i, i>; def F#i : TReg<"f"#i, i>; }
def FLAGS : TReg<"flags", 99>;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 15)>;
def FPR : RegisterClass<"T", [f32, v2i16], 32, (sequence "F%u", 0, 15)>;
def CCR : RegisterClass<"T", [i32], 32, (add FLAGS)>;
class TInst<dag o, dag i, list<dag> p> : Instruction { let Namespace="T"; let OutOperandList=o; let InOperandList=i; let Pattern=p; let AsmString=""; field bits<32> Inst = 0; let Size=4; }

// --- load-without-a-kind --gen-dag-isel
include "base.td"
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []> { let mayLoad = 1; }
def p1 : PatFrag<(ops node:$p), (ld node:$p)> { let IsLoad = 1; }
def : Pat<(i32 (p1 GPR:$x)), (A1 $x)>;

// --- two-kinds-of-access --gen-dag-isel
include "base.td"
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []> { let mayLoad = 1; }
def p1 : PatFrag<(ops node:$p), (ld node:$p)> { let IsLoad = 1; let IsAtomic = 1; let MemoryVT = i8; }
def : Pat<(i32 (p1 GPR:$x)), (A1 $x)>;

// --- store-flag-of-a-load --gen-dag-isel
include "base.td"
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []> { let mayLoad = 1; }
def p1 : PatFrag<(ops node:$p), (ld node:$p)> { let IsLoad = 1; let IsTruncStore = 1; }
def : Pat<(i32 (p1 GPR:$x)), (A1 $x)>;

// --- ordering-of-no-atomic --gen-dag-isel
include "base.td"
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []> { let mayLoad = 1; }
def p1 : PatFrag<(ops node:$p), (ld node:$p)> { let HasOneUse = 1; let IsAtomicOrderingAcquire = 1; }
def : Pat<(i32 (p1 GPR:$x)), (A1 $x)>;

// --- memory-type-of-nothing --gen-dag-isel
include "base.td"
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []> { let mayLoad = 1; }
def p1 : PatFrag<(ops node:$p), (ld node:$p)> { let HasOneUse = 1; let MemoryVT = i8; }
def : Pat<(i32 (p1 GPR:$x)), (A1 $x)>;

// --- classes-of-alternatives --gen-dag-isel
include "base.td"
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []> { let mayLoad = 1; }
def p1 : PatFrags<(ops), [(i32 imm), (i32 undef)], "return yes(N);">;
def : Pat<(add (i32 GPR:$x), (p1)), (A1 $x)>;

// --- two-extensions --gen-dag-isel
include "base.td"
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []> { let mayLoad = 1; }
def p1 : PatFrag<(ops node:$p), (ld node:$p)> { let IsLoad = 1; let IsSignExtLoad = 1; let IsZeroExtLoad = 1; }
def : Pat<(i32 (p1 GPR:$x)), (A1 $x)>;

// --- immediate-with-flags --gen-dag-isel
include "base.td"
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []> { let mayLoad = 1; }
def p1 : ImmLeaf<i32, "return Imm > 1;"> { let IsLoad = 1; let IsUnindexed = 1; }
def : Pat<(add (i32 GPR:$x), p1), (A1 $x)>;

// --- complex-pattern-without-a-name --gen-dag-isel
include "base.td"
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []>;
def cA : ComplexPattern<i32, 1, "selA", [add]>;
def : Pat<(i32 (sub (i32 cA), GPR:$x)), (A1 $x)>;

// --- nameless-operand --gen-dag-isel
include "base.td"
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []>;
def ao : Operand<i32>;
def : Pat<(i32 (sub GPR:$x, (i32 ao))), (A1 $x)>;

// --- set-in-a-source --gen-dag-isel
include "base.td"
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def : Pat<(set R1, (add GPR:$b, GPR:$a)), (ADD GPR:$a, GPR:$b)>;

// --- set-of-two-in-a-source --gen-dag-isel
include "base.td"
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def : Pat<(set R1, R2, (add GPR:$b, GPR:$a)), (ADD GPR:$a, GPR:$b)>;

// --- set-in-a-pattern --gen-dag-isel
include "base.td"
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def : Pattern<(set GPR:$x, (add GPR:$b, GPR:$a)), [(ADD GPR:$a, GPR:$b)]>;

// --- set-in-an-operand --gen-dag-isel
include "base.td"
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def : Pat<(add GPR:$a, (set R1, GPR:$b)), (ADD GPR:$a, GPR:$b)>;

// --- set-in-a-fragment --gen-dag-isel
include "base.td"
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def fr : PatFrag<(ops node:$a), (set R1, node:$a)>;

// --- set-in-a-result --gen-dag-isel
include "base.td"
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def : Pat<(add GPR:$b, GPR:$a), (set R1, (ADD GPR:$a, GPR:$b))>;

// --- type-of-memory-of-an-immediate --gen-dag-isel
include "base.td"
def loaded : ImmLeaf<i32, "return true;"> { let MemoryVT = i32; }
def A : TInst<(outs GPR:$d), (ins i32imm:$a), [(set GPR:$d, loaded:$a)]>;

// --- no-truncating-store-of-an-immediate --gen-dag-isel
include "base.td"
def stored : ImmLeaf<i32, "return true;"> { let IsTruncStore = 0; }
def A : TInst<(outs GPR:$d), (ins i32imm:$a), [(set GPR:$d, stored:$a)]>;

// --- cast-to-a-type-that-no-register-has --gen-dag-isel
include "base.td"
def chosen : SDNode<"TISD::CHOSEN", SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisVT<1, i1>, SDTCisVT<2, i32>]>>;
def A : TInst<(outs GPR:$d), (ins GPR:$a), []>;
def : Pat<(chosen (i1 1), GPR:$a), (A GPR:$a)>;
