// Instruction selectors over selection dags.

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

// --- checks-of-numbers-conditions-and-types --gen-dag-isel
include "base.td"
def simm : Operand<i32>, ImmLeaf<i32, [{ return isInt<12>(Imm); }]>;
def simmb : Operand<i32>, ImmLeaf<i32, [{ return isInt<12>(Imm); }]>;
def addr : ComplexPattern<iPTR, 2, "SelectAddr", [frameindex]>;
def addrr : ComplexPattern<i32, 2, "SelectAddrR", [add, sub, frameindex], []> { let WantsRoot = 1; let WantsParent = 1; }
def memop : Operand<i32> { let MIOperandInfo = (ops GPR, i32imm); }
def A0 : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []>;
def A3 : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c), []>;
def LI : TInst<(outs GPR:$d), (ins i32imm:$b), [(set GPR:$d, imm:$b)]>;
def FB : TInst<(outs FPR:$d), (ins FPR:$a, FPR:$b), []>;
def LEA : TInst<(outs GPR:$d), (ins memop:$b), [(set GPR:$d, addrr:$b)]>;
def brt : Operand<OtherVT>;
def BCC : TInst<(outs), (ins GPR:$a, GPR:$b, brt:$t), [(brcond (i32 (seteq GPR:$a, GPR:$b)), bb:$t)]>;
def BR : TInst<(outs), (ins brt:$t), [(br bb:$t)]>;
def SX8 : TInst<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (sext_inreg GPR:$a, i8))]>;
def SX16 : TInst<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (sext_inreg GPR:$a, i16))]>;
foreach i = [0,1,2,63,64,65,127,128,255,256,-1,-64,-65,-128,1000000,-1000000] in def : Pat<(mul GPR:$a, i), (A0 GPR:$a, (LI i))>;
foreach i = [0,1,2,63,64,65,127,128,255,256,-1,-64,-65,-128,1000000,-1000000] in def : Pat<(and GPR:$a, i), (A0 GPR:$a, (LI i))>;
foreach i = [3,4,5, 0x8000,0xffff] in def : Pat<(or GPR:$a, i), (A0 GPR:$a, (LI i))>;
def : Pat<(mul GPR:$a, GPR:$a), (A1 GPR:$a)>;
def : Pat<(mul GPR:$a, (shl GPR:$a, GPR:$b)), (A0 GPR:$a, GPR:$b)>;
def : Pat<(sub (shl GPR:$a, GPR:$b), (shl GPR:$c, GPR:$d)), (A0 (A0 GPR:$a, GPR:$b), (A0 GPR:$c,GPR:$d))>;
def : Pat<(sub (shl GPR:$a, GPR:$b), (shl GPR:$c, GPR:$b):$k), (A0 (A0 GPR:$a, GPR:$k), (A0 GPR:$c,GPR:$b))>;
def : Pat<(sub (srl GPR:$a, GPR:$b):$x, (shl GPR:$c, GPR:$b):$k), (A0 (A0 GPR:$a, GPR:$k), (A0 GPR:$c,GPR:$x))>;
def mulsame : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{ return N->hasOneUse(); }]>;
def mulops : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{ return Operands[0] == Operands[1]; }]> { let PredicateCodeUsesOperands = 1; }
def : Pat<(shl (mulsame GPR:$a, GPR:$b), simm:$c), (A3 GPR:$a, GPR:$b, (LI simm:$c))>;
def : Pat<(srl (mulops GPR:$a, GPR:$b), simmb:$c), (A3 GPR:$a, GPR:$b, (LI simmb:$c))>;
def : Pat<(fadd f32:$a, (fmul f32:$b, f32:$c)), (FB f32:$a, (FB f32:$b, f32:$c))>;
def : Pat<(i32 (setcc GPR:$a, GPR:$b, SETLT)), (A0 GPR:$a, GPR:$b)>;
def : Pat<(select (i32 (setcc GPR:$a, GPR:$b, SETGE)), GPR:$c, GPR:$d), (A3 GPR:$a, GPR:$b, (A0 GPR:$c,GPR:$d))>;
def : Pat<(i32 (setult GPR:$a, 5)), (A1 GPR:$a)>;
def : Pat<(v2i16 (xor v2i16:$a, immAllOnesV)), (FB v2i16:$a, v2i16:$a)>;
def : Pat<(v2i16 (sub immAllZerosV, v2i16:$a)), (FB v2i16:$a, v2i16:$a)>;
def : Pat<(v2i16 immAllZerosV), (FB (v2i16 (IMPLICIT_DEF)), (v2i16 (IMPLICIT_DEF)))>;
def : Pat<(i32 (bitconvert f32:$a)), (COPY_TO_REGCLASS $a, GPR)>;
def : Pat<(f32 (bitconvert i32:$a)), (COPY_TO_REGCLASS $a, FPR)>;
def : Pat<(rotl R1, GPR:$a), (A0 R2, GPR:$a)>;
def : Pat<(rotr R1, R3), (A0 zero_reg, R0)>;

// --- wide-numbers-and-types --gen-dag-isel
include "base.td"
def V1 : RegisterClass<"T", [nxv4i32, v512i32,nxv2f64, v4i64, nxv16i1, i64, f64, untyped], 128, (sequence "F%u", 0, 3)> { let Size = 128;}
def Q : RegisterClass<"T", [i64, i16,i8,i1], 64, (sequence "F%u", 0, 3)> { let Size = 64;}
def VB : TInst<(outs V1:$d), (ins V1:$a, V1:$b), []>;
def QB : TInst<(outs Q:$d), (ins Q:$a, Q:$b), []>;
def QI : TInst<(outs Q:$d), (ins i64imm:$a), []>;
def QI16 : TInst<(outs Q:$d), (ins i16imm:$a), []>;
def QI8 : TInst<(outs Q:$d), (ins i8imm:$a), []>;
def QI1 : TInst<(outs Q:$d), (ins i1imm:$a), []>;
def Q2 : TInst<(outs Q:$d,Q:$e), (ins Q:$a, Q:$b), [(set i64:$d, i64:$e, (umullohi i64:$a, i64:$b))]>;
def : Pat<(nxv4i32 (add V1:$a, V1:$b)), (VB $a, $b)>;
def : Pat<(nxv2f64 (bitconvert nxv4i32:$a)), (VB $a, $a)>;
def : Pat<(f64 (bitconvert i64:$a)), (VB $a, $a)>;
def : Pat<(v512i32 (bitconvert nxv16i1:$a)), (VB $a, $a)>;
foreach x = [0x100000001, 0x180000001, 0x100000000,0x8000000000000000, 0xffffffffffffffff, 0x7fffffffffffffff] in {
def : Pat<(i64 (and Q:$a, x)), (QB $a, (QI x))>;
def : Pat<(i64 (mul Q:$a, x)), (QB $a, (QI x))>;
}
def : Pat<(i16 (mul i16:$a, 7)), (i16 (QI16 $a))>;

// --- complex-patterns-and-many-operands --gen-dag-isel ; --gen-dag-isel --instrument-coverage
include "base.td"
def A0 : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []>;
def A8 : TInst<(outs GPR:$d), (ins GPR:$a), []>;
class CP<int i, bit c, bit r, bit p> : ComplexPattern<iPTR, !add(1, !sub(i, !mul(!div(i,3),3))), "Sel"#i, [frameindex], !if(c, [SDNPHasChain, SDNPMayLoad], [])> { let WantsRoot = r; let WantsParent = p; }
defset list<ComplexPattern> cps = { foreach i = 0...11 in def cp#i : CP<i, !eq(i, 5), !eq(!sub(i, !mul(!div(i,2),2)),0), !eq(!sub(i, !mul(!div(i,3),3)),0)>; }
def many : SDNode<"TISD::MANY", SDTypeProfile<1, 12, [SDTCisSameAs<0,1>,SDTCisSameAs<0,2>,SDTCisSameAs<0,3>,SDTCisSameAs<0,4>,SDTCisSameAs<0,5>,SDTCisSameAs<0,6>,SDTCisSameAs<0,7>,SDTCisSameAs<0,8>,SDTCisSameAs<0,9>,SDTCisSameAs<0,10>,SDTCisInt<11>, SDTCisInt<12>]>, [SDNPHasChain, SDNPInGlue, SDNPOutGlue, SDNPMemOperand, SDNPVariadic]>;
def mem1 : Operand<iPTR> { let MIOperandInfo = (ops i32imm); }
def mem2 : Operand<iPTR> { let MIOperandInfo = (ops GPR, i32imm); }
def mem3 : Operand<iPTR> { let MIOperandInfo = (ops GPR, GPR, i32imm); }
foreach i = 0...11 in def I#i : TInst<(outs GPR:$d), !con((ins GPR:$a), !if(!eq(!sub(i, !mul(!div(i,3),3)),0), (ins mem1:$x), !if(!eq(!sub(i, !mul(!div(i,3),3)),1),(ins mem2:$x), (ins mem3:$x)))), []>;
def M : TInst<(outs GPR:$d), (ins GPR:$a,GPR:$b,GPR:$c,GPR:$e,GPR:$f,GPR:$g,GPR:$h,GPR:$i,GPR:$j,GPR:$k, GPR:$l,GPR:$m, variable_ops), [(set GPR:$d, (many GPR:$a,GPR:$b,GPR:$c,GPR:$e,GPR:$f,GPR:$g,GPR:$h,GPR:$i,GPR:$j,(shl GPR:$k, GPR:$k),GPR:$l,GPR:$m))]>;
foreach i = 0...11 in def : Pat<(i32 (add GPR:$a, (iPTR !cast<ComplexPattern>("cp"#i):$x))), (!cast<Instruction>("I"#i) GPR:$a, !cast<ComplexPattern>("cp"#i):$x)>;
foreach i = 0...9 in {
 def P#i : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), "return pred"#i#"(N);">;
 def PO#i : PatFrag<(ops node:$a, node:$b), (or node:$a, node:$b), "return predo"#i#"(N);"> { let PredicateCodeUsesOperands = 1; }
 def Q#i : Predicate<"Subtarget->has"#i#"()">;
 def X#i : SDNodeXForm<imm, "return getX"#i#"(N);">;
 def : Pat<(!cast<PatFrag>("P"#i) GPR:$a, GPR:$b), (A0 $a, $b)>;
 def : Pat<(!cast<PatFrag>("PO"#i) GPR:$a, GPR:$b), (A0 $a, $b)>;
 let Predicates = [!cast<Predicate>("Q"#i)] in def : Pat<(xor GPR:$a, GPR:$b), (A0 $a, $b)>;
 def : Pat<(xor GPR:$a, (i32 imm:$b)), (A0 $a, (A1 (!cast<SDNodeXForm>("X"#i) $b)))>, Requires<[!cast<Predicate>("Q"#i)]>;
}

// --- coverage-of-nothing --gen-dag-isel --instrument-coverage
include "base.td"

// --- glue-chains-intrinsics --gen-dag-isel ; --gen-dag-isel --omit-comments ; --gen-dag-isel --instrument-coverage
include "base.td"
def A0 : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
def A1 : TInst<(outs GPR:$d), (ins GPR:$a), []>;
def glued : SDNode<"TISD::GLUED", SDTypeProfile<1, 1, [SDTCisSameAs<0,1>,SDTCisInt<0>]>, [SDNPOutGlue]>;
def glueuser : SDNode<"TISD::GLUEUSER", SDTypeProfile<1, 2, [SDTCisSameAs<0,1>,SDTCisSameAs<0,2>,SDTCisInt<0>]>, [SDNPInGlue]>;
def gluenone : SDNode<"TISD::GLUENONE", SDTypeProfile<0, 1, [SDTCisInt<0>]>, [SDNPOutGlue]>;
def ginnone : SDNode<"TISD::GINNONE", SDTypeProfile<0, 1, [SDTCisInt<0>]>, [SDNPInGlue, SDNPOutGlue]>;
def : Pat<(glueuser (glued GPR:$a), GPR:$b), (A0 $a, $b)>;
def : Pat<(add (glued GPR:$a), GPR:$b), (A0 $a, $b)>;
def GN : TInst<(outs), (ins GPR:$a), [(gluenone GPR:$a)]>;
def GI : TInst<(outs), (ins GPR:$a), [(ginnone GPR:$a)]>;
def GS : TInst<(outs), (ins GPR:$a), []> { let hasSideEffects = 1; }
def mulops : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{ return Operands[0] == Operands[1]; }]> { let PredicateCodeUsesOperands = 1; }
def mulops3 : PatFrag<(ops node:$a, node:$b, node:$c), (add (mul node:$a, node:$b), node:$c), [{ return Operands[0] == Operands[2]; }]> { let PredicateCodeUsesOperands = 1; }
def : Pat<(mulops (shl GPR:$a, GPR:$b), GPR:$c), (A0 $a, (A0 $b, $c))>;
def : Pat<(mulops3 (shl GPR:$a, GPR:$b), GPR:$c, GPR:$e), (A0 $a, (A0 $b, (A0 $c, $e)))>;
def : Pat<(sub (mulops3 (shl GPR:$a, GPR:$b), GPR:$c, GPR:$e), GPR:$c), (A0 $a, (A0 $b, (A0 $c, $e)))>;
def PLD : PatFrag<(ops node:$p), (load node:$p), "return foo(N);">;
def LD : TInst<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (load GPR:$a))]>;
def ST : TInst<(outs), (ins GPR:$v, GPR:$a), [(store GPR:$v, GPR:$a)]>;
def RMW : TInst<(outs), (ins GPR:$v, GPR:$a), [(store (add (load GPR:$a), GPR:$v), GPR:$a)]>;
def : Pat<(i32 (sextloadi8 GPR:$a)), (LD $a)>;
def : Pat<(i32 (zextloadi16 GPR:$a)), (A1 (LD $a))>;
def : Pat<(i32 (extloadi16 GPR:$a)), (LD (A1 $a))>;
def : Pat<(truncstorei8 GPR:$v, GPR:$a), (ST $v, (LD $a))>;
def : Pat<(i32 (atomic_load_32 GPR:$a)), (LD $a)>;
def : Pat<(atomic_fence (i32 timm:$o), (i32 timm)), (GS (A1 timm:$o))>;
def CALL : TInst<(outs), (ins i32imm:$t, variable_ops), []>;
def tcall : SDNode<"TISD::CALL", SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def : Pat<(tcall tglobaladdr:$a), (CALL tglobaladdr:$a)>;
def : Pat<(tcall (i32 texternalsym:$a)), (CALL texternalsym:$a)>;
def MULX : TInst<(outs), (ins GPR:$a), [(set R1, R2, (umullohi R3, GPR:$a))]> { let Defs = [R1, R2]; }
def int_foo : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem], "llvm.foo">;
def int_bar : Intrinsic<[], [llvm_i32_ty], [], "llvm.bar">;
def int_baz : Intrinsic<[llvm_i32_ty], [llvm_ptr_ty], [IntrReadMem, IntrArgMemOnly], "llvm.baz", [SDNPMemOperand]>;
def : Pat<(int_foo GPR:$a), (A1 $a)>;
def : Pat<(int_bar GPR:$a), (GS $a)>;
def : Pat<(int_baz GPR:$a), (LD $a)>;
def : Pat<(add (int_baz GPR:$a), 1), (A1 (LD $a))>;
def addsub : ComplexPattern<i32, 3, "SelAS">;
def : Pat<(xor (addsub GPR:$a, i32:$b, i32:$c), GPR:$d), (A0 (A0 $a, $b), (A0 $c, $d))>;
def : Pat<(srl (addsub GPR:$a, i32:$b, i32:$c), (addsub GPR:$a, i32:$b, i32:$c)), (A0 (A0 $a, $b), $c)>;

// --- conditions-on-nodes --gen-dag-isel
include "base.td"
def A0 : TInst<(outs GPR:$d), (ins GPR:$a), []>;
def AS : TInst<(outs), (ins GPR:$v, GPR:$a), []> { let mayStore = 1; let mayLoad = 1; let hasSideEffects = 1; }
def LD : TInst<(outs GPR:$d), (ins GPR:$a), []> { let mayLoad = 1; }
def FL : TInst<(outs FPR:$d), (ins GPR:$a), []> { let mayLoad = 1; }
def p1 : PatFrag<(ops node:$p), (ld node:$p), [{}]> { let IsLoad=1; let IsUnindexed=1; let AddressSpaces=[0,5,7]; let MinAlignment=4; let MemoryVT=i32; let HasOneUse=1; }
def p2 : PatFrag<(ops node:$p), (ld node:$p), [{ return foo(N);}]> { let IsLoad=1; let IsAnyExtLoad=1;  let ScalarMemoryVT=i8; let HasNoUse=1; }
def p3 : PatFrag<(ops node:$p), (ld node:$p), [{}]> { let IsLoad=1; let AddressSpaces=[3];}
def p4 : PatFrag<(ops node:$p), (ld node:$p), [{}]> { let IsLoad=1; let IsUnindexed=1; let IsSignExtLoad=1; let IsZeroExtLoad=0; }
def p5 : PatFrag<(ops node:$p), (ld node:$p), [{}]> { let IsLoad=1; let IsNonExtLoad=1; let MinAlignment=0; }
def p6 : PatFrag<(ops node:$p), (ld node:$p), [{}]> { let HasOneUse=1; let HasNoUse=1;}
def p7 : PatFrag<(ops node:$p), (load node:$p), [{}]> { let HasOneUse=0; let MinAlignment = 16; let IsLoad=1; let MemoryVT=f32; }
def s1 : PatFrag<(ops node:$v, node:$p), (st node:$v, node:$p), [{}]> { let IsStore=1; let IsTruncStore=1; let ScalarMemoryVT=f32; let MemoryVT=i8; let AddressSpaces=[]; let MinAlignment=2;}
def s2 : PatFrag<(ops node:$v, node:$p), (st node:$v, node:$p), [{}]> { let IsStore=1; let IsTruncStore=0; }
def a1 : PatFrag<(ops node:$p), (atomic_load node:$p), [{}]> { let IsAtomic=1; let IsAtomicOrderingMonotonic=1; }
def a2 : PatFrag<(ops node:$p), (atomic_load node:$p), [{}]> { let IsAtomic=1; let IsAtomicOrderingAcquire=1; let MemoryVT=i16; }
def a3 : PatFrag<(ops node:$p), (atomic_load node:$p), [{}]> { let IsAtomic=1; let IsAtomicOrderingAcquireOrStronger=1; }
def a4 : PatFrag<(ops node:$p), (atomic_load node:$p), [{}]> { let IsAtomic=1; let IsAtomicOrderingAcquireOrStronger=0; let IsAtomicOrderingReleaseOrStronger=0; }
def a5 : PatFrag<(ops node:$p), (atomic_load node:$p), [{}]> { let IsAtomic=1; let IsAtomicOrderingReleaseOrStronger=1;}
def a6 : PatFrag<(ops node:$p), (atomic_load node:$p), [{}]> { let IsAtomic=1; let IsAtomicOrderingRelease=1; let IsAtomicOrderingAcquireRelease=1; let IsAtomicOrderingSequentiallyConsistent=1;}
def a7 : PatFrag<(ops node:$p), (atomic_load node:$p), [{}]> { let IsAtomic=1; let IsZeroExtLoad=1; let AddressSpaces=[1,2]; let MinAlignment=8;}
def a8 : PatFrag<(ops node:$p), (atomic_load node:$p), [{}]> { let IsAtomic=1; let IsSignExtLoad=1; }
def a9 : PatFrag<(ops node:$p), (atomic_load node:$p), [{}]> { let IsAtomic=1; let IsAnyExtLoad=1; let IsNonExtLoad=0; }
def a10 : PatFrag<(ops node:$p), (atomic_load node:$p), [{}]> { let IsAtomic=1; let IsNonExtLoad=1; }
foreach p = [p1,p2,p3,p4,p5,p7,a1,a2,a3,a4,a5,a6,a7,a8,a9,a10] in def : Pat<(i32 (p GPR:$a)), (LD $a)>;
foreach p = [s1,s2] in def : Pat<(p GPR:$v, GPR:$a), (AS $v, $a)>;
def : Pat<(i32 (p6 GPR:$a)), (LD $a)>;
def i1l : ImmLeaf<i32, [{ return Imm > 1; }]>;
def i2l : IntImmLeaf<i32, [{ return Imm.ugt(1); }]>;
def i3l : FPImmLeaf<f32, [{ return Imm.isZero(); }]>;
def i4l : TImmLeaf<i32, [{ return Imm > 1; }]>;
def i5l : PatLeaf<(i32 imm), [{ return N->foo(); }]>;
def i6l : PatLeaf<(f32 fpimm), [{ return N->foo(); }]>;
def i7l : PatLeaf<(i32 GPR:$a), [{ return N->foo(); }]>;
def i8l : PatFrags<(ops node:$a), [(i32 (add node:$a, 1)), (i32 (sub node:$a, 1))], [{ return N->foo(); }]>;
def i9l : PatFrags<(ops node:$a), [(i32 (add node:$a, 1)), (i32 (sub node:$a, 1))], [{ return Operands[0]->foo(); }]> { let PredicateCodeUsesOperands = 1; }
def : Pat<(i32 i1l:$a), (A0 $a)>; def : Pat<(i32 i2l:$a), (A0 $a)>; def : Pat<(i32 i4l:$a), (A0 $a)>; def : Pat<(i32 i5l:$a), (A0 $a)>; def : Pat<(f32 i3l), (FL R1)>; def : Pat<(f32 i6l), (FL R1)>;
def : Pat<(srl i7l:$a, 1), (A0 $a)>;
def : Pat<(srl (i8l GPR:$a), 2), (A0 $a)>;
def : Pat<(srl (i9l GPR:$a), 3), (A0 $a)>;
def : Pat<(srl (zextloadi8 GPR:$a), 3), (LD $a)>;

// --- siblings --gen-dag-isel
include "base.td"
def A0 : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
def op3 : SDNode<"TISD::OP3", SDTypeProfile<1, 3, [SDTCisSameAs<0,1>,SDTCisInt<0>]>, []>;
def opany : SDNode<"TISD::OPANY", SDTypeProfile<1, 3, [SDTCisVT<0,i32>]>, []>;
def : Pat<(i32 (op3 (shl GPR:$a, GPR:$b), (i32 srcvalue), (i32 (shl GPR:$a, 5)))), (A0 $a, $b)>;
def : Pat<(i32 (op3 (srl GPR:$a, GPR:$b), i32, (i32 7))), (A0 $a, $b)>;
def : Pat<(i32 (opany (srl GPR:$a, GPR:$b), (i32 imm), (f32 fpimm))), (A0 $a, $b)>;
def : Pat<(i32 (opany (srl GPR:$a, GPR:$b), (i32 9), (i32 R1))), (A0 $a, $b)>;
def : Pat<(i32 (opany (srl GPR:$a, GPR:$b), i8, f32:$c)), (A0 $a, (A0 $b, (COPY_TO_REGCLASS $c, GPR)))>;
def : Pat<(i32 (opany (srl GPR:$a, GPR:$b), (v2i16 immAllZerosV), (v2i16 immAllOnesV))), (A0 $a, $b)>;

// --- numbers-in-results -gen-dag-isel
include "llvm/Target/Target.td"
def TI : InstrInfo;
def T : Target { let InstructionSet = TI; }
let Namespace = "T" in foreach i = 0-69 in def si#i : SubRegIndex<32, !mul(i, 32)>;
foreach i = 0-69 in def R#i : Register<"r"#i> { let Namespace = "T"; }
def BIG : Register<"big"> {
  let Namespace = "T";
  let SubRegs = !foreach(i, !range(70), !cast<Register>("R"#i));
  let SubRegIndices = !foreach(i, !range(70), !cast<SubRegIndex>("si"#i));
}
def RC : RegisterClass<"T", [i1, i8, i16, i32, i64], 32, (sequence "R%u", 0, 69)>;
def RB : RegisterClass<"T", [untyped], 32, (add BIG)> { let Size = 2240; }
foreach i = 0-69 in def C#i : RegisterClass<"T", [i32], 32, (add !cast<Register>("R"#i))>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I<dag o, dag i> : Instruction {
  let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let AsmString = "a";
}
foreach t = ["i1", "i8", "i16", "i32", "i64"] in
  def X#t : I<(outs RC:$d), (ins RC:$b, !cast<Operand>(t#"imm"):$a)>;
foreach i = [0, 61, 62, 63, 69] in {
  def : Pat<(i32 (add i32:$a, i)), (EXTRACT_SUBREG (untyped (INSERT_SUBREG (untyped (IMPLICIT_DEF)), $a, si0)), !cast<SubRegIndex>("si"#i))>;
  def : Pat<(i32 (sub i32:$a, i)), (COPY_TO_REGCLASS $a, !cast<RegisterClass>("C"#i))>;
}
foreach v = [0, 1, -1] in def : Pat<(i32 (mul i32:$a, v)), (Xi1 $a, v)>;
foreach v = [127, 128, 255, -128] in def : Pat<(i32 (and i32:$a, v)), (Xi8 $a, v)>;
foreach v = [32767, 65535, 32768, -1] in def : Pat<(i32 (or i32:$a, v)), (Xi16 $a, v)>;
foreach v = [0x7fffffff, 0xffffffff, 0x80000000, -1] in {
  def : Pat<(i32 (xor i32:$a, v)), (Xi32 $a, v)>;
  def : Pat<(i32 (udiv i32:$a, v)), (Xi64 $a, v)>;
}

// --- no-patterns --gen-dag-isel
include "base.td"

// --- condition-codes --gen-dag-isel
include "base.td"
def A0 : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b,GPR:$c,GPR:$e), []> { let mayLoad=1; }
def selc : SDNode<"ISD::SELECT_CC", SDTSelectCC>;
let AddedComplexity=10 in { foreach cc = [SETLT, SETGE, SETEQ] in
def : Pat<(i32 (selc (i32 GPR:$a), GPR:$b, GPR:$c, GPR:$d, cc)), (A0 $a, $b,$c,$d)>;
}
foreach cc = [SETGE, SETLT] in {
def : Pat<(i32 (selc (i32 GPR:$a), GPR:$b, GPR:$c, 0, cc)), (A0 $a, $b,$c,$c)>;
def : Pat<(i32 (selc (i32 GPR:$a), GPR:$b, 0, GPR:$c, cc)), (A0 $a, $b,$c,$c)>;
def : Pat<(i32 (selc (i32 (load GPR:$a)), 7, 0, GPR:$c, cc)), (A0 (A0 $a,$a,$a,$a),$a,$c,$c)>;
}
let Predicates=[Predicate<"x">] in { foreach cc = [SETNE, SETEQ,SETGE, SETLT] in
def : Pat<(i32 (selc (i32 GPR:$a), GPR:$b, GPR:$c, GPR:$d, cc)), (A0 $b, $a,$c,$d)>;
}
let Predicates=[Predicate<"y">] in { foreach cc = [SETNE, SETEQ,SETGE, SETLT] in
def : Pat<(i32 (selc (i32 GPR:$a), GPR:$b, GPR:$c, GPR:$d, cc)), (A0 $b, $a,$d,$c)>;
}

// --- types-that-exclude --gen-dag-isel
include "base.td"
// orders and moves
def A0 : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
def VR : RegisterClass<"T", [v4i16, v2i32, v8i8, i64], 64, (sequence "F%u", 0, 7)> { let Size=64; }
def VV : TInst<(outs VR:$d), (ins VR:$a, VR:$b), []>;
def any : SDNode<"TISD::ANY", SDTypeProfile<1, 2, []>>;
def anyi : SDNode<"TISD::ANYI", SDTypeProfile<1, 2, [SDTCisVT<0,i32>]>>;
def anyp : SDNode<"TISD::ANYP", SDTypeProfile<1, 2, [SDTCisPtrTy<0>]>>;
def P1 : Predicate<"p1()">; def P2 : Predicate<"p2()">; def P3 : Predicate<"p3()">;
foreach t = [v4i16, v2i32, v8i8, i64] in {
 foreach o = [add, xor] in {
 def : Pat<(t (o t:$a, t:$b)), (VV $a, $b)>, Requires<[P1]>;
 }
 def : Pat<(t (any t:$a, t:$b)), (VV $a, $b)>, Requires<[P2]>;
 def : Pat<(t (any (v4i16 (any v2i32:$a, t:$b)), t:$b)), (VV $a, $b)>, Requires<[P2]>;
 def : Pat<(t (any (i32 (anyi v2i32:$a, t:$b)), i64:$c)), (VV $a, (VV $b, $c))>, Requires<[P2]>;
}
foreach t = [v4i16, v2i32, v8i8] in {
 def : Pat<(i64 (any (t (bitconvert t:$a)), (i32 (anyi t:$a, i64:$b)))), (VV $a, $b)>, Requires<[P3]>;
 def : Pat<(i64 (any (add t:$a, t:$b), (i32 (anyi t:$a, i64:$c)))), (VV $a, (VV $b, $c))>, Requires<[P3]>;
}
def : Pat<(i32 (any (i32 (anyp i64:$a, i64:$b)), GPR:$c)), (A0 (A0 (COPY_TO_REGCLASS $a, GPR), (COPY_TO_REGCLASS $b, GPR)), $c)>;
def : Pat<(i32 (any (iPTR (anyp i64:$a, v2i32:$b)), GPR:$c)), (A0 (A0 (COPY_TO_REGCLASS $a, GPR), (COPY_TO_REGCLASS $b, GPR)), $c)>;
def : Pat<(i32 (any i64:$a, (i32 5))), (COPY_TO_REGCLASS $a, GPR)>;
def : Pat<(i32 (any v2i32:$a, (i32 5))), (COPY_TO_REGCLASS $a, GPR)>;
def : Pat<(i32 (any i64:$a, (i32 6))), (COPY_TO_REGCLASS $a, GPR)>;
def : Pat<(i32 (any v8i8:$a, (i32 7))), (COPY_TO_REGCLASS $a, GPR)>;
def : Pat<(i32 (any i64:$a, (i32 7))), (COPY_TO_REGCLASS $a, GPR)>;
def : Pat<(i32 (any i64:$a, i8)), (COPY_TO_REGCLASS $a, GPR)>;
def : Pat<(i32 (any v2i32:$a, i16)), (COPY_TO_REGCLASS $a, GPR)>;
def : Pat<(i32 (any i64:$a, i16)), (COPY_TO_REGCLASS $a, GPR)>;

// --- numbers-in-their-types --gen-dag-isel
include "base.td"
def Q : RegisterClass<"T", [i64,i16,i8,i1], 64, (sequence "F%u", 0, 3)> { let Size=64; }
def Q1 : TInst<(outs GPR:$d), (ins i1imm:$a, i8imm:$b, i16imm:$c, i32imm:$e, i64imm:$f, GPR:$g), []>;
def ptrop : Operand<iPTR>; def anyop : Operand<i32> { let MIOperandInfo = (ops ptr_rc); }
def Q2 : TInst<(outs GPR:$d), (ins ptrop:$a, GPR:$b), []>;
foreach i = [0,1,127,128,255,-1,-128] in def : Pat<(i32 (add (i32 GPR:$a), i)), (Q1 !and(i,1), i, i, i, i, $a)>;
foreach i = [0x7fff, 0x8000, 0xffff, -32768] in def : Pat<(i32 (add (i32 GPR:$a), i)), (Q1 1, 3, i, i, i, $a)>;
foreach i = [0x7fffffff, 0x80000000, 0xffffffff, -2147483648] in { def : Pat<(i32 (add (i32 GPR:$a), i)), (Q1 1, 3, 4, i, i, $a)>; def : Pat<(i32 (and (i32 GPR:$a), i)), (Q2 i, $a)>; def : Pat<(i32 (or (i32 GPR:$a), i)), (Q2 i, $a)>; }
foreach i = [128, 255, -1, 127,1] in def : Pat<(i8 (mul i8:$a, i)), (COPY_TO_REGCLASS (Q1 1, i, i, i, i, (i32 (COPY_TO_REGCLASS $a, GPR))), Q)>;
def : Pat<(i1 (mul i1:$a, 1)), (COPY_TO_REGCLASS (Q1 -1, 2, 2, 2, 2, (i32 (COPY_TO_REGCLASS $a, GPR))), Q)>;

// --- deactivation-symbols -gen-dag-isel
include "llvm/Target/Target.td"
def TI : InstrInfo;
def T : Target { let InstructionSet = TI; }
foreach i = 0-7 in def R#i : Register<"r"#i> { let Namespace = "T"; }
def FL : Register<"fl"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def FC : RegisterClass<"T", [i32], 32, (add FL)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I<dag o, dag i> : Instruction { let Namespace="T"; let OutOperandList=o; let InOperandList=i; let AsmString="a"; }
let supportsDeactivationSymbol = 1 in {
def D1 : I<(outs RC:$d), (ins RC:$a)>;
def D2 : I<(outs RC:$d), (ins RC:$a, RC:$b)>;
let mayLoad = 1 in def DL : I<(outs RC:$d), (ins RC:$a)>;
}
def N1 : I<(outs RC:$d), (ins RC:$a)>;
let Uses = [FL] in def U1 : I<(outs RC:$d), (ins RC:$a, RC:$b)> { let supportsDeactivationSymbol = 1; }
def : Pat<(add i32:$a, 1), (D1 $a)>;
def : Pat<(add i32:$a, 2), (N1 (D1 $a))>;
def : Pat<(add i32:$a, 3), (D1 (N1 $a))>;
def : Pat<(add i32:$a, 4), (D2 (D1 $a), (D1 (D1 $a)))>;
def : Pat<(add i32:$a, 5), (D2 $a, (i32 7))>;
def : Pat<(i32 (load i32:$a)), (DL (D1 $a))>;
def : Pat<(sub i32:$a, FL), (U1 $a, (i32 1))>;
def : Pat<(mul i32:$a, i32:$b), (D2 $a, $b)>;
def : Pat<(xor i32:$a, i32:$b), (COPY_TO_REGCLASS (D2 $a, $b), RC)>;
def : Pat<(or i32:$a, i32:$b), (D2 $a, $b)> { let AddedComplexity = 2; }
def : Pat<(or i32:$a, 4), (D1 $a)>;
def : Pat<(i32 (sextloadi8 i32:$a)), (D1 (DL $a))>;

// --- types-of-pointers --gen-dag-isel
include "base.td"
def any : SDNode<"TISD::ANY", SDTypeProfile<1, 2, [SDTCisVT<0,i32>]>>;
def GF : RegisterClass<"T", [i64, f64, v4i16], 64, (sequence "F%u", 0, 5)> { let Size = 64; }
def AA : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
def un : SDNode<"TISD::UN", SDTypeProfile<1, 1, []>>;
def I0 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let Predicates=[Predicate<"a">] in  def : Pat<(i32 (any i32:$a, i64:$b)), (I0 $a, $b)>;
def I1 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i32 (any i64:$a, (i32 5))), (I1 $a, $a)>;
def I2 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any v4i16:$a, (i32 5))), (I2 $a, $a)>;
def I3 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any i32:$a, (i32 5))), (I3 $a, $a)>;
def I4 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any i64:$a, (i32 5))), (I4 $a, $a)>;
def I5 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let Predicates=[Predicate<"a">] in  def : Pat<(i32 (un i32:$a)), (i32 (COPY_TO_REGCLASS (I5 $a, $a), GPR))>;
def I6 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i32 (any i64:$a, (i32 5))), (I6 $a, $a)>;
def I7 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i32 (any iPTR:$a, i32:$b)), (I7 $a, $b)>;
def I8 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any iPTR:$a, v4i16:$b)), (I8 $a, $b)>;
def I9 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any f64:$a, v2i16:$b)), (I9 $a, $b)>;
def I10 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i64 (un v4i16:$a)), (i64 (COPY_TO_REGCLASS (I10 $a, $a), GPR))>;
def I11 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i32 (any i32:$a, f32:$b)), (I11 $a, $b)>;
def I12 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (un v2i16:$a)), (i32 (COPY_TO_REGCLASS (I12 $a, $a), GPR))>;
def I13 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any v2i16:$a, v4i16:$b)), (I13 $a, $b)>;
def I14 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any v4i16:$a, (i32 5))), (I14 $a, $a)>;
def I15 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let Predicates=[Predicate<"a">] in  def : Pat<(i64 (un v2i16:$a)), (i64 (COPY_TO_REGCLASS (I15 $a, $a), GPR))>;
def I16 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(iPTR (un f64:$a)), (I16 $a, $a)>;
def I17 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let Predicates=[Predicate<"a">] in  def : Pat<(i32 (any f64:$a, (i32 5))), (I17 $a, $a)>;
def I18 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i64 (un f32:$a)), (i64 (COPY_TO_REGCLASS (I18 $a, $a), GPR))>;
def I19 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any i32:$a, f64:$b)), (I19 $a, $b)>;
def I20 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any iPTR:$a, v2i16:$b)), (I20 $a, $b)>;
def I21 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(iPTR (un v4i16:$a)), (I21 $a, $a)>;
def I22 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(f32 (un iPTR:$a)), (f32 (COPY_TO_REGCLASS (I22 $a, $a), GPR))>;
def I23 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i32 (any v4i16:$a, (i32 5))), (I23 $a, $a)>;
def I24 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(iPTR (un v4i16:$a)), (I24 $a, $a)>;
def I25 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any f32:$a, (i32 5))), (I25 $a, $a)>;
def I26 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i32 (any iPTR:$a, f32:$b)), (I26 $a, $b)>;
def I27 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i64 (un i64:$a)), (i64 (COPY_TO_REGCLASS (I27 $a, $a), GPR))>;
def I28 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any v2i16:$a, f32:$b)), (I28 $a, $b)>;
def I29 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any iPTR:$a, v4i16:$b)), (I29 $a, $b)>;
def I30 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any i32:$a, v4i16:$b)), (I30 $a, $b)>;
def I31 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any v4i16:$a, (i32 5))), (I31 $a, $a)>;
def I32 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i32 (any i64:$a, (i32 5))), (I32 $a, $a)>;
def I33 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any v4i16:$a, i64:$b)), (I33 $a, $b)>;
def I34 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let Predicates=[Predicate<"a">] in  def : Pat<(f64 (un f64:$a)), (f64 (COPY_TO_REGCLASS (I34 $a, $a), GPR))>;
def I35 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any v2i16:$a, (i32 5))), (I35 $a, $a)>;
def I36 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(v4i16 (un iPTR:$a)), (v4i16 (COPY_TO_REGCLASS (I36 $a, $a), GPR))>;
def I37 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any f32:$a, (i32 5))), (I37 $a, $a)>;
def I38 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i32 (any f64:$a, (i32 5))), (I38 $a, $a)>;
def I39 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any f32:$a, (i32 5))), (I39 $a, $a)>;
def I40 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i64 (un f32:$a)), (i64 (COPY_TO_REGCLASS (I40 $a, $a), GPR))>;
def I41 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i64 (un iPTR:$a)), (i64 (COPY_TO_REGCLASS (I41 $a, $a), GPR))>;
def I42 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any iPTR:$a, (i32 5))), (I42 $a, $a)>;
def I43 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any f32:$a, i64:$b)), (I43 $a, $b)>;
def I44 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(f32 (un i32:$a)), (f32 (COPY_TO_REGCLASS (I44 $a, $a), GPR))>;
def I45 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any f32:$a, f32:$b)), (I45 $a, $b)>;
def I46 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let Predicates=[Predicate<"a">] in  def : Pat<(i32 (any v4i16:$a, iPTR:$b)), (I46 $a, $b)>;
def I47 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any i32:$a, f64:$b)), (I47 $a, $b)>;
def I48 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any i32:$a, (i32 5))), (I48 $a, $a)>;
def I49 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(iPTR (un iPTR:$a)), (I49 $a, $a)>;
def I50 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let Predicates=[Predicate<"a">] in  def : Pat<(i32 (any f64:$a, v4i16:$b)), (I50 $a, $b)>;
def I51 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i32 (any v4i16:$a, i32:$b)), (I51 $a, $b)>;
def I52 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any f64:$a, i32:$b)), (I52 $a, $b)>;
def I53 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(i32 (any v4i16:$a, (i32 5))), (I53 $a, $a)>;
def I54 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let Predicates=[Predicate<"a">] in  def : Pat<(f32 (un i32:$a)), (f32 (COPY_TO_REGCLASS (I54 $a, $a), GPR))>;
def I55 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
 def : Pat<(v4i16 (un f32:$a)), (v4i16 (COPY_TO_REGCLASS (I55 $a, $a), GPR))>;
def I56 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let Predicates=[Predicate<"a">] in  def : Pat<(i32 (any f32:$a, i64:$b)), (I56 $a, $b)>;
def I57 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any i64:$a, v4i16:$b)), (I57 $a, $b)>;
def I58 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=3 in  def : Pat<(i32 (any f64:$a, v2i16:$b)), (I58 $a, $b)>;
def I59 : TInst<(outs GPR:$d), (ins unknown:$a, unknown:$b), []>;
let AddedComplexity=5 in  def : Pat<(i32 (any v2i16:$a, iPTR:$b)), (I59 $a, $b)>;

// --- results-name-an-operand-of-several-parts --gen-dag-isel
include "base.td"
def mem : Operand<i32> { let MIOperandInfo = (ops GPR, i32imm); }
def mem3 : Operand<i32> { let MIOperandInfo = (ops GPR, i32imm, i32imm); }
def both : Operand<i32>, ComplexPattern<i32, 2, "SelectBoth"> { let MIOperandInfo = (ops GPR, i32imm); }
def addr : ComplexPattern<i32, 2, "SelectAddr">;
def addr3 : ComplexPattern<i32, 3, "SelectAddr3">;
def ST : TInst<(outs), (ins GPR:$v, mem:$a), []>;
def ST3 : TInst<(outs), (ins GPR:$v, mem3:$a), []>;
def ST33 : TInst<(outs), (ins GPR:$v, mem3:$a, GPR:$w), []>;
def STB : TInst<(outs), (ins GPR:$v, both:$a), [(store (sub GPR:$v, 3), both:$a)]>;
def LDB : TInst<(outs GPR:$v), (ins both:$a), [(set GPR:$v, (load both:$a))]>;
def ADD : TInst<(outs GPR:$v), (ins GPR:$w, i32imm:$i), []>;
def : Pat<(store GPR:$v, addr:$a), (ST GPR:$v, mem:$a)>;
def : Pat<(store (add GPR:$v, 5), addr:$a), (ST GPR:$v, addr:$a)>;
def : Pat<(store (add GPR:$v, 7), addr3:$a), (ST3 $v, mem3:$a)>;
def : Pat<(store (add GPR:$v, 8), addr3:$a), (ST33 $v, mem3:$a, $v)>;
def : Pat<(store (add GPR:$v, 9), addr3:$a), (STB $v, mem3:$a)>;
def : Pat<(store (add GPR:$v, 10), both:$a), (STB $v, mem:$a)>;
def : Pat<(sra 3, (addr GPR:$a, i32:$b)), (ADD $a, i32imm:$b)>;

// --- null_frag-as-a-leaf --gen-dag-isel; --gen-fast-isel; --gen-instr-info
include "base.td"
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def VA : TInst<(outs FPR:$d), (ins FPR:$a, FPR:$b), [(set FPR:$d, (v2i16 (xor FPR:$a, FPR:$b)))]>;
def N1 : TInst<(outs FPR:$d), (ins FPR:$a, FPR:$b), [(set FPR:$d, (v2i16 null_frag))]>;
def N2 : TInst<(outs FPR:$d), (ins FPR:$a, FPR:$b), [(set FPR:$d, null_frag)]>;
def N3 : TInst<(outs FPR:$d), (ins FPR:$a), [(set FPR:$d, (v2i16 (add FPR:$a, null_frag)))]>;
def N4 : TInst<(outs FPR:$d), (ins FPR:$a), [(set FPR:$d, (v2i16 (null_frag FPR:$a)))]>;
def N5 : TInst<(outs), (ins GPR:$a), [(store (i32 null_frag), GPR:$a)]>;
def : Pat<(v2i16 null_frag), (VA (v2i16 (IMPLICIT_DEF)), (v2i16 (IMPLICIT_DEF)))>;
def : Pat<(v2i16 (add null_frag, FPR:$a)), (VA FPR:$a, FPR:$a)>;
def : Pat<(v2i16 (add (v2i16 null_frag), FPR:$a)), (VA FPR:$a, FPR:$a)>;
def : Pat<(v2i16 (add null_frag:$b, FPR:$a)), (VA FPR:$a, FPR:$b)>;

// --- predicates-listed-twice --gen-dag-isel; --gen-fast-isel
include "base.td"
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
def P1 : Predicate<"one()">; def P2 : Predicate<"two()">; def P3 : Predicate<"three()">;
let Predicates = [P1, P1] in def : Pat<(add GPR:$a, GPR:$b), (ADD $a, $b)>;
let Predicates = [P1] in def : Pat<(sub GPR:$a, GPR:$b), (ADD $a, $b)>;
let Predicates = [P2, P1, P2] in def : Pat<(mul GPR:$a, GPR:$b), (ADD $a, $b)>;
let Predicates = [P1, P2] in def : Pat<(shl GPR:$a, GPR:$b), (ADD $a, $b)>;
let Predicates = [P3, P3, P3, P1] in def : Pat<(srl GPR:$a, GPR:$b), (ADD $a, $b)>;

// --- srcvalue-between-operands --gen-dag-isel
include "base.td"
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
def t3 : SDNode<"ISD::T3", SDTypeProfile<1, 3, [SDTCisInt<0>, SDTCisSameAs<0,1>, SDTCisSameAs<0,3>]>>;
def t4 : SDNode<"ISD::T4", SDTypeProfile<1, 4, [SDTCisInt<0>, SDTCisSameAs<0,1>, SDTCisSameAs<0,3>]>>;
def : Pat<(i32 (t3 GPR:$a, srcvalue, GPR:$b)), (ADD $a, $b)>;
def : Pat<(i32 (t3 GPR:$a, srcvalue, (add GPR:$b, GPR:$c))), (ADD $a, (ADD $b, $c))>;
def : Pat<(i32 (t3 (mul GPR:$a, GPR:$d), srcvalue, (add GPR:$b, GPR:$c))), (ADD (ADD $a, $d), (ADD $b, $c))>;
def : Pat<(i32 (t3 (sub GPR:$a, GPR:$d), (i32 srcvalue), 5)), (ADD $a, $d)>;
def : Pat<(i32 (t4 GPR:$a, srcvalue, (sub GPR:$b, 5), srcvalue)), (ADD $a, $b)>;
def : Pat<(i32 (t4 GPR:$a, srcvalue, (sub GPR:$b, 6), (add (i32 5), 6))), (ADD $a, $b)>;

// --- bitcasts-of-constants --gen-dag-isel; --gen-instr-info
include "base.td"
def VR : RegisterClass<"T", [v4i32, v16i8], 128, (sequence "F%u", 0, 7)>;
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def B1 : TInst<(outs VR:$d), (ins), [(set VR:$d, (v4i32 (bitconvert (v16i8 immAllOnesV))))]>;
def B2 : TInst<(outs VR:$d), (ins VR:$a), [(set VR:$d, (v4i32 (bitconvert (v16i8 VR:$a))))]>;
def B3 : TInst<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (f32 (bitconvert GPR:$a)))]>;
def cpx : ComplexPattern<i32, 2, "Sel">;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR, i32imm); }
def B4 : TInst<(outs FPR:$d), (ins mem:$a), [(set FPR:$d, (f32 (bitconvert cpx:$a)))]>;
def cpb : ComplexPattern<i32, 2, "Sel", [bitconvert]>;
def B6 : TInst<(outs GPR:$d), (ins mem:$a), [(set GPR:$d, cpb:$a)]>;
def B7 : TInst<(outs VR:$d), (ins), [(set VR:$d, (v4i32 (bitconvert (v16i8 immAllZerosV))))]>;
def B8 : TInst<(outs FPR:$d), (ins), [(set FPR:$d, (f32 (bitconvert (i32 5))))]>;
def B9 : TInst<(outs FPR:$d), (ins i32imm:$a), [(set FPR:$d, (f32 (bitconvert (i32 imm:$a))))]>;
def C1 : TInst<(outs FPR:$d), (ins), [(set FPR:$d, (f32 (bitconvert R1)))]>;
def C2 : TInst<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (f32 (bitconvert (add GPR:$a, GPR:$a))))]>;
def C3 : TInst<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (f32 (bitconvert (i32 (load GPR:$a)))))]>;
def bcf : PatFrag<(ops node:$a), (bitconvert node:$a)>;
def C4 : TInst<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (f32 (bcf GPR:$a)))]>;
def ones : PatFrag<(ops), (v4i32 (bitconvert (v16i8 immAllOnesV)))>;
def C5 : TInst<(outs VR:$d), (ins), [(set VR:$d, ones)]>;
def C6 : TInst<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (f32 (bitconvert GPR:$a)))]> { let hasSideEffects = 1; }
def bm : Operand<i32>, PatLeaf<(i32 (bitconvert f32:$x))>;
def C7 : TInst<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (f32 (bitconvert (i32 GPR:$a)))), (set R1, GPR:$a)]>;

// --- bitcasts-in-fragments --gen-instr-info
include "base.td"
def VR : RegisterClass<"T", [v4i32, v16i8], 128, (sequence "F%u", 0, 7)>;
def ADD : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def ones8 : PatFrag<(ops), (v16i8 immAllOnesV)>;
def D1 : TInst<(outs VR:$d), (ins), [(set VR:$d, (v4i32 (bitconvert ones8)))]>;
def regl : PatLeaf<(i32 GPR:$a)>;
def D2 : TInst<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (f32 (bitconvert regl:$a)))]>;
def D3 : TInst<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (i32 (bitconvert tglobaladdr:$a)))]>;
def cpx : ComplexPattern<i32, 1, "Sel", [bitconvert, add]>;
def cpl : ComplexPattern<i32, 1, "Sel", [bitconvert, add], [SDNPMayLoad]>;
def D4 : TInst<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, cpx:$a)]>;
def D5 : TInst<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (f32 (bitconvert cpl:$a)))]>;
def D6 : TInst<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (cpx GPR:$a))]>;
def imm5 : ImmLeaf<i32, "return Imm > 5;">;
def D7 : TInst<(outs FPR:$d), (ins i32imm:$a), [(set FPR:$d, (f32 (bitconvert imm5:$a)))]>;
def two : PatFrags<(ops node:$a), [(bitconvert node:$a), (sint_to_fp node:$a)]>;
def D8 : TInst<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (f32 (two GPR:$a)))]>;
def two2 : PatFrags<(ops node:$a), [(sint_to_fp node:$a), (bitconvert node:$a)]>;
def D9 : TInst<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (f32 (two2 GPR:$a)))]>;
def fi : SDNode<"ISD::FrameIndex", SDTIntLeaf, [], "FrameIndexSDNode">;
def E1 : TInst<(outs GPR:$d), (ins GPR:$a), []>;
def : Pat<(f32 (bitconvert GPR:$a)), (f32 (COPY_TO_REGCLASS (E1 GPR:$a), FPR))>;
def E2 : TInst<(outs FPR:$d), (ins GPR:$a), []>;
def : Pat<(f32 (bitconvert GPR:$a)), (E2 GPR:$a)>;
def E3 : TInst<(outs FPR:$d), (ins GPR:$a, i32imm:$x), []>;
def : Pat<(f32 (bitconvert (cpx GPR:$a))), (E3 GPR:$a, 0)>;
def ptrf : PatFrag<(ops node:$x), (bitconvert (add node:$x, 4))>;
def E4 : TInst<(outs FPR:$d), (ins GPR:$a, i32imm:$x), []>;
def : Pat<(f32 (ptrf GPR:$a)), (E4 GPR:$a, 0)>;

// --- immediates-with-flags-of-memory --gen-dag-isel
include "base.td"
def atomic : ImmLeaf<i32, "return Imm > 1;"> { let IsAtomic = 1; let AddressSpaces = [1]; }
def looking : ImmLeaf<i32, "return Imm > 2;"> { let PredicateCodeUsesOperands = 1; }
def A : TInst<(outs GPR:$d), (ins i32imm:$a), [(set GPR:$d, atomic:$a)]>;
def B : TInst<(outs GPR:$d), (ins i32imm:$a, GPR:$b), [(set GPR:$d, (add GPR:$b, looking:$a))]>;

// --- anything-behind-operands-of-operands --gen-dag-isel
include "base.td"
def NOT : TInst<(outs GPR:$d), (ins GPR:$a), []>; def SUM : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
def four : SDTypeProfile<1, 4, [SDTCisInt<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>, SDTCisSameAs<0, 4>]>;
foreach i = 0-9 in def node#i : SDNode<"TISD::NODE"#i, four>;
defvar any = (i32 srcvalue);
def : Pat<(node0 (abs GPR:$x), any, any, any), (NOT $x)>;
def : Pat<(node1 any, (abs GPR:$x), any, (abs GPR:$y)), (SUM $x, $y)>;
def : Pat<(node2 (abs GPR:$x), any, 5, (abs GPR:$y)), (SUM $x, $y)>;
def : Pat<(node3 (abs GPR:$x), 5, any, (abs GPR:$y)), (SUM $x, $y)>;
def : Pat<(node4 (node5 (abs GPR:$x), any, any, any), any, (abs GPR:$y), any), (SUM $x, $y)>;
def : Pat<(node4 (node5 (abs GPR:$x), 3, any, any), any, GPR:$y, any), (SUM $x, $y)>;
def : Pat<(node6 (abs (abs any)), any, (abs (abs GPR:$x)), any), (NOT $x)>;
def : Pat<(node7 (abs GPR:$x), any, any, GPR:$x), (NOT $x)>;

// --- patterns-that-never-match --gen-dag-isel; --gen-instr-info; --gen-instr-docs; --gen-fast-isel
include "base.td"
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def first : PatFrags<(ops node:$x), [(add 3, (load node:$x)), (sub node:$x, 7)]>;
def last : PatFrags<(ops node:$x), [(sub node:$x, 7), (add 3, (load node:$x))]>;
class I<list<dag> p = []> : TInst<(outs GPR:$d), (ins GPR:$a), p>;
def OfFirst : I<[(set GPR:$d, (first GPR:$a))]>; def OfLast : I<[(set GPR:$d, (last GPR:$a))]>;
def Apart : I; def : Pat<(i32 (first GPR:$a)), (Apart GPR:$a)>;
def Useless : I<[(set GPR:$d, (abs (add 4, GPR:$a)))]>;
def AgainstFlags : I<[(set GPR:$d, (add 3, (load GPR:$a)))]> { let mayLoad = 0; }
def Silent : I { let mayStore = 0; let hasSideEffects = 0; }
def : Pat<(store (i32 (add 5, GPR:$a)), GPR:$a), (Silent GPR:$a)>;

// --- defaults-of-no-type --gen-dag-isel; --gen-fast-isel; --gen-instr-info; --gen-global-isel
include "base.td"
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def unless : OperandWithDefaultOps<OtherVT, (ops (i32 3), zero_reg)> { let MIOperandInfo = (ops i32imm, CCR); }
def before : OperandWithDefaultOps<OtherVT, (ops undef_tied_input)> { let MIOperandInfo = (ops GPR:$old); }
def SUM : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b, unless:$c), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def DIFF : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b, before:$c), [(set GPR:$d, (sub GPR:$a, GPR:$b))]> { let Constraints = "$d = $c.old"; }

// --- one-operand-twice-behind-siblings --gen-dag-isel
include "base.td"
def amount : ComplexPattern<i32, 1, "selectAmount">;
def how_many : PatFrag<(ops), (i32 (amount (i32 GPR:$n)))>;
class Over<int n> : SDTypeProfile<1, n, [SDTCisInt<0>, SDTCisSameAs<0, 1>]>;
def part : SDNode<"TISD::PART", Over<2>>; def whole : SDNode<"TISD::WHOLE", Over<3>>; def wide : SDNode<"TISD::WIDE", Over<5>>;
def PART : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$n), []>;
def : Pat<(i32 (whole (part GPR:$a, how_many), (abs (i32 srcvalue)), how_many)), (PART $a, $n)>;
def : Pat<(i32 (wide (part GPR:$a, how_many), (abs (i32 srcvalue)), how_many, (abs (i32 srcvalue)), how_many)), (PART $a, $n)>;

// --- implicit_results_that_are_no_values --gen-dag-isel; --gen-global-isel; --gen-fast-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def flags : R<"flags">;
def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
def Flags : RegisterClass<"Zoo", [OtherVT], 32, (add flags)> { let Size = 32; }
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I<list<dag> pattern> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a, RC:$b);
  let Pattern = pattern; let Defs = [flags];
}
def Sub : I<[(set RC:$d, (sub RC:$a, RC:$b))]>;
def Other : I<[]>;
def : Pat<(i32 (or RC:$a, RC:$b)), (Sub (Other $a, $b), $a)>;

// --- casts-that-change-nothing --gen-instr-info
include "base.td"
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def GR64 : RegisterClass<"T", [i64], 64, (sequence "R%u", 0, 15)>;
def FR : RegisterClass<"T", [f64, v2i32], 64, (sequence "F%u", 0, 15)>;
class Address<ValueType t> : ComplexPattern<t, 3, "selectLA", [add, sub, or, frameindex]>, Operand<t> { let MIOperandInfo = (ops GR64, i64imm, GR64); }
def laaddr : Address<i64>;
def lap : Address<iPTR>;
def cp : ComplexPattern<iPTR, 1, "sel1", [frameindex]>;
def cp64 : ComplexPattern<i64, 1, "sel1", [frameindex]>;
def cpo : ComplexPattern<i64, 3, "selectLA", [add]>;
def mem : Operand<iPTR> { let MIOperandInfo = (ops GR64, i64imm, GR64); }
def A0 : TInst<(outs GR64:$R), (ins laaddr:$X), [(set GR64:$R, laaddr:$X)]>;
def A6 : TInst<(outs FR:$R), (ins GR64:$X), [(set f64:$R, (bitconvert cp64:$X))]>;
def A7 : TInst<(outs FR:$R), (ins mem:$X), [(set f64:$R, (bitconvert cpo:$X))]>;
def A8 : TInst<(outs FR:$R), (ins laaddr:$X), [(set f64:$R, (bitconvert laaddr:$X))]>;
def B2 : TInst<(outs FR:$R), (ins GR64:$X), [(set f64:$R, (bitconvert cp:$X))]>;
def B3 : TInst<(outs FR:$R), (ins lap:$X), [(set f64:$R, (bitconvert lap:$X))]>;
def B4 : TInst<(outs FR:$R), (ins GR64:$X), [(set f64:$R, (bitconvert (i64 cp64:$X)))]>;
def B6 : TInst<(outs FR:$R), (ins FR:$X), [(set (f64 FR:$R), (bitconvert (v2i32 FR:$X)))]>;
def D0 : TInst<(outs GR64:$R), (ins laaddr:$X), [(set GR64:$R, (bitconvert laaddr:$X))]>;
def D1 : TInst<(outs GR64:$R), (ins lap:$X), [(set GR64:$R, (bitconvert lap:$X))]>;
def D2 : TInst<(outs GR64:$R), (ins GR64:$X), [(set GR64:$R, (bitconvert cp:$X))]>;
def D3 : TInst<(outs GR64:$R), (ins GR64:$X), [(set GR64:$R, (bitconvert cp64:$X))]>;
def D4 : TInst<(outs GR64:$R), (ins GR64:$X), [(set i64:$R, (bitconvert cp64:$X))]>;
def D5 : TInst<(outs GR64:$R), (ins GR64:$X), [(set i64:$R, (bitconvert i64:$X))]>;
def D6 : TInst<(outs GR64:$R), (ins GR64:$X), [(set GR64:$R, (bitconvert GR64:$X))]>;
def D7 : TInst<(outs FR:$R), (ins FR:$X), [(set f64:$R, (bitconvert f64:$X))]>;
def D8 : TInst<(outs FR:$R), (ins FR:$X), [(set FR:$R, (v2i32 (bitconvert (f64 FR:$X))))]>;
def D9 : TInst<(outs FR:$R), (ins FR:$X), [(set FR:$R, (f64 (bitconvert (f64 FR:$X))))]>;
def E2 : TInst<(outs GR64:$R), (ins i64imm:$X), [(set GR64:$R, (bitconvert (i64 imm:$X)))]>;
def E3 : TInst<(outs GR64:$R), (ins), [(set GR64:$R, (bitconvert (i64 5)))]>;
def E5 : TInst<(outs GR64:$R), (ins GR64:$a), [(set GR64:$R, (bitconvert (bitconvert GR64:$a)))]>;
def E7 : TInst<(outs GR64:$R), (ins FR:$a), [(set GR64:$R, (bitconvert (f64 (bitconvert (f64 FR:$a)))))]>;
def E8 : TInst<(outs GR64:$R), (ins FR:$a), [(set GR64:$R, (bitconvert (i64 (bitconvert (f64 FR:$a)))))]>;
def same : PatFrag<(ops node:$x), (i64 (bitconvert (i64 node:$x)))>;
def G2 : TInst<(outs GR64:$R), (ins lap:$a), [(set iPTR:$R, (bitconvert lap:$a))]>;
def G3 : TInst<(outs GR64:$R), (ins lap:$a), [(set GR64:$R, (iPTR (bitconvert lap:$a)))]>;
def G4 : TInst<(outs GR64:$R), (ins GR64:$a), [(set iPTR:$R, (bitconvert iPTR:$a))]>;
def G5 : TInst<(outs GR64:$R), (ins lap:$a), [(set i64:$R, (bitconvert lap:$a))]>;
def mc : PatFrag<(ops node:$x), (bitconvert node:$x)>;
def G6 : TInst<(outs GR64:$R), (ins lap:$a), [(set i64:$R, (mc lap:$a))]>;
def G7 : TInst<(outs GR64:$R), (ins laaddr:$a), [(set i64:$R, (mc laaddr:$a))]>;
def G8 : TInst<(outs GR64:$R), (ins GR64:$a), [(set i64:$R, (mc GR64:$a))]>;
def either : PatFrags<(ops node:$x), [(sint_to_fp node:$x), (bitconvert node:$x)]>;
let hasSideEffects = 0, mayLoad = 0, mayStore = 0 in {
  def H0 : TInst<(outs FR:$R), (ins GR64:$a), [(set f64:$R, (either GR64:$a))]>;
  def H1 : TInst<(outs GR64:$R), (ins GR64:$a), [(set i64:$R, (bitconvert GR64:$a))]>;
}
def H2 : TInst<(outs FR:$R), (ins GR64:$a), [(set f64:$R, (either GR64:$a))]>;

// --- predicates-that-differ-in-blanks --gen-dag-isel
include "base.td"
foreach n = 0-7 in {
  defvar text = !cond(!eq(n, 0): "return x;", !eq(n, 1): "return x;  ", !eq(n, 2): "\n  return x;\n",
                      !eq(n, 3): "\n  return x;\n  ", !eq(n, 4): "return x;", !eq(n, 5): "", !eq(n, 6): "\n", true: " ");
  def plain#n : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), text>;
  def A#n : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (!cast<PatFrag>("plain"#n) (sub GPR:$a, n), GPR:$b))]>;
  def loaded#n : PatFrag<(ops node:$a), (ld node:$a), text> { let IsLoad = 1; let IsNonExtLoad = 1; }
  def L#n : TInst<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (!cast<PatFrag>("loaded"#n) (sub GPR:$a, n)))]>;
  def small#n : ImmLeaf<i32, text>;
  def B#n : TInst<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (xor (sub GPR:$a, n), !cast<ImmLeaf>("small"#n):$b))]>;
}

// --- operands-that-a-commuted-variant-does-not-have --gen-dag-isel --omit-comments
include "base.td"
def J : TInst<(outs GPR:$d), (ins GPR:$a, GPR:$b), []>;
def related : PatFrag<(ops node:$a, node:$b, node:$c), (add (mul node:$a, node:$b), node:$c), "return check(Operands);"> {
  let PredicateCodeUsesOperands = 1;
}
def : Pat<(i32 (related (i32 GPR:$x), (i32 GPR:$y), (i32 (mul (i32 (mul GPR:$e, GPR:$f)), GPR:$c)))), (J $c, (J $e, (J $f, (J $x, $y))))>;
