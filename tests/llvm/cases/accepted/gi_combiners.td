// Combiners of GlobalISel: rules in every form.

// --- types_and_flags --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
class I<dag OOps, dag IOps, list<dag> Pat> : Instruction {
  let Namespace = "Test"; let OutOperandList = OOps; let InOperandList = IOps; let Pattern = Pat;
}
def A : GICombineRule<(defs root:$dst), (match (G_MUL i32:$dst, i32:$x, i32:$y), (G_ADD $x, i32:$a, i32:$b)), (apply (G_SUB $dst, $a, $y))>;
def B : GICombineRule<(defs root:$dst), (match (G_MUL i32:$dst, i32:$x, i32:$y), (G_SUB $x, i32:$a, i32:$b)), (apply (G_SUB $dst, $a, (i32 7)))>;
def B2 : GICombineRule<(defs root:$dst), (match (G_MUL i64:$dst, i64:$x, i64:$y)), (apply (G_SUB i64:$u, $x, $y):$foo, (G_ADD $t, $x, $u), (G_AND $dst, $t, $y))>;
def B3 : GICombineRule<(defs root:$dst), (match (G_MUL i16:$dst, $x, $y)), (apply (G_SUB $dst, $x, $y))>;
def HasF : Predicate<"Subtarget->hasF()">; def HasG : Predicate<"Subtarget->hasG()"> { let RecomputePerFunction = 1; }
let Predicates = [HasF, HasG] in
def D : GICombineRule<(defs root:$dst), (match (G_FNEG $tmp, $src, (MIFlags FmNoNans, (not FmNsz, FmArcp))), (G_FNEG $dst, $tmp):$mi), (apply (GIReplaceReg $dst, $src))>;
let Predicates = [HasG] in
def F : GICombineRule<(defs root:$dst), (match (G_FNEG $dst, $src):$mi), (apply (G_FABS $t, $src, (MIFlags $mi, FmNsz, (not FmArcp))), (G_FNEG $dst, GITypeOf<"$src">:$t):$r)>;
let Predicates = [HasF] in
def G : GICombineRule<(defs root:$mi), (match (G_STORE $a, $b):$mi), (apply (GIEraseRoot))>;
def C : GICombiner<"Folder", [A,B,B2,B3,D,F,G]>;

// --- fragments_and_more --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse ; --gen-global-isel-combiner --combiners=C --gicombiner-debug-typeinfer ; --gen-global-isel-combiner --combiners=C --gicombiner-debug-cxxpreds
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
class I<dag OOps, dag IOps, list<dag> Pat> : Instruction {
  let Namespace = "Test"; let OutOperandList = OOps; let InOperandList = IOps; let Pattern = Pat;
}
def zext_cst : GICombinePatFrag<(outs root:$dst, $cst), (ins gi_imm:$val), [(pattern (G_CONSTANT $cst, $val), (G_ZEXT $dst, $cst)), (pattern (G_AND $dst, $cst, $val), (G_SEXT $cst, $q), "return pat(${dst}, ${cst}, ${val});")]>;
def P : GICombineRule<(defs root:$dst), (match (zext_cst $y, $cst, (i32 5)), (G_ADD $dst, $y, $z), "return a(${y}, ${dst}, ${cst}, ${z});", [{ return zz(${z}); }]), (apply (COPY $dst, $cst))>;
def mdA : GIDefMatchData<"int">;
def Q : GICombineRule<(defs root:$root, mdA:$info), (combine (wip_match_opcode G_ADD, G_SUB):$root, "return q1(*${root}, ${info});", [{ if (x) 
  return q2(); }])>;
def R : GICombineRule<(defs root:$root, mdA:$info), (match (wip_match_opcode G_ADD, G_SUB):$root, "return q1(*${root}, ${info});"), (apply "one(${root});", "two(${info})")>;
def V : GICombineRule<(defs root:$root), (match (G_BUILD_VECTOR $root, GIVariadic<2,4>:$args), [{ return c(${args}); }]), (apply (G_UNMERGE_VALUES $root, $args))>;
def V2 : GICombineRule<(defs root:$root), (match (G_BUILD_VECTOR $root, $f, GIVariadic<>:$args), [{ return c(${args}); }]), (apply "x(${args}, ${f});")>;
def W : GICombineRule<(defs root:$root), (match (G_BUILD_VECTOR $root, $f, $g), (G_UNMERGE_VALUES $f, $h, $x)), (apply (G_ADD $root, (i32 3), 4), (G_CONSTANT $h, (i32 -5)))>;
def X : GICombineRule<(defs root:$a), (match    (G_MERGE_VALUES $tmp, $x, $y), (G_UNMERGE_VALUES $a, $b, $tmp)), (apply  (G_UNMERGE_VALUES $a, i32:$new, $y), (GIReplaceReg $b, $new))>;
def Y : GICombineRule<(defs root:$root), (match (G_ZEXT $tmp, (i32 0)), (G_STORE $tmp, $ptr):$root), (apply (G_STORE (i32 0), $ptr):$root)>;
def int_foo : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem]>;
def int_side : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], []>;
def int_conv : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem, IntrConvergent]>;
def T : GICombineRule<(defs root:$a), (match (int_foo $a, $b), (int_side $b, $c)), (apply (int_conv i32:$q, $c), (int_side $a, $q))>;
def U : GICombineRule<(defs root:$dst), (match (G_CONSTANT $y, (i32 5)), (G_ADD $dst, $y, (i64 500):$z), (G_CONSTANT $dst, 1000000)), (apply (COPY $dst, $z))>;
def C : GICombiner<"Folder", [P,Q,R,V,V2,X,Y,T]>;

// --- numbers --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
class I<dag OOps, dag IOps, list<dag> Pat> : Instruction {
  let Namespace = "Test"; let OutOperandList = OOps; let InOperandList = IOps; let Pattern = Pat;
}
def M1 : GICombineRule<(defs root:$dst), (match (G_MUL $dst, $x, -1)), (apply (G_SUB $dst, (GITypeOf<"$x"> 0), $x))>;
def M2 : GICombineRule<(defs root:$dst), (match (G_ADD $dst, $x, -300)), (apply (G_SUB $dst, 0, $x))>;
def M3 : GICombineRule<(defs root:$dst), (match (G_AND $dst, $x, (i32 300)), (G_CONSTANT $x, 7)), (apply (COPY $dst, 500))>;
def M4 : GICombineRule<(defs root:$dst), (match (G_OR $dst, $x, (i32 300):$z), (G_ICMP $x, $p, $l, $r)), (apply (G_ICMP i1:$t, $p, $r, $l), (G_SELECT $dst, $t, $z, $r))>;
def M5 : GICombineRule<(defs root:$dst), (match (G_ZEXT $dst, $x), (G_TRUNC $x, $y)), (apply (G_ANYEXT $t, $x), (G_CONSTANT $c, (i8 255)), (G_AND $dst, $t, $c))>;
def M6 : GICombineRule<(defs root:$dst), (match (G_ZEXT $dst, $x):$a, (G_SEXT $x, $y):$b, "return f(${a}, ${b}, ${dst}, ${y});"), (apply (G_SEXT $dst, $y))>;
def M7 : GICombineRule<(defs root:$dst), (match (G_LOAD $dst, $x):$a, (G_PTR_ADD $x, $y, $z), "return f(${a}, ${a}->ok());",[{
   // multi
   return x;  }]), (apply [{ 
     one(${z}, ${dst}->foo);
     
     two();
   }])>;
def M8 : GICombineRule<(defs root:$dst), (match (G_SELECT $dst, $c, (i32 5), 4), "return f(${dst});"), (apply (GIReplaceReg $dst, $c))>;
def M9 : GICombineRule<(defs root:$dst), (match (G_FADD $dst, $a, $b)), (apply (G_FSUB $t, $a, $b), (G_FSUB $u, $t, $t), (GIReplaceReg $dst, $u))>;
def GR : GICombineGroup<[M1,M2]>;
def C : GICombiner<"Folder", [GR,M3,M4,M5,M6,M7,M8,M9]>;

// --- features_and_low_level_types --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse ; --gen-global-isel-combiner --combiners=C --gicombiner-debug-typeinfer
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
class I<dag OOps, dag IOps, list<dag> Pat> : Instruction {
  let Namespace = "Test"; let OutOperandList = OOps; let InOperandList = IOps; let Pattern = Pat;
}
def p0 : PtrValueType<i64, 0>; def HasZ : Predicate<"z">; def HasA : Predicate<"a">; def HasM : Predicate<"">; def Unused : Predicate<"u">; def Nah : Predicate<"q"> {let RecomputePerFunction=1;}
def HasAF : Predicate<"x">, AssemblerPredicate<(all_of)>;
let Predicates = [HasZ, HasA] in
def A1 : GICombineRule<(defs root:$dst), (match (G_ADD $dst, i32:$x, $x)), (apply (COPY $dst, $x))>;
let Predicates = [HasA, HasM] in
def A2 : GICombineRule<(defs root:$dst), (match (G_SUB $dst, $x, p0:$y), (G_ZEXT $y, v4i32:$z), (G_SEXT $x, nxv2i16:$v)), (apply (G_ADD i64:$q, $z, 100000), (G_SUB $dst, $q, -5))>;
let Predicates = [HasAF,HasZ,HasA] in
def A3 : GICombineRule<(defs root:$dst), (match (G_SEXT_INREG $dst, $x, 1)), (apply (G_SEXT_INREG $dst, $x, -1000))>;
def A4 : GICombineRule<(defs root:$dst), (match (G_UNMERGE_VALUES $q, $r, $s), (G_ADD $dst, $r, $t), (G_FCONSTANT $t, $u), "f(${u}, ${q})"), (apply (G_BUILD_VECTOR $dst, $s, (i16 5), 7, $q))>;
def A5 : GICombineRule<(defs root:$dst), (match (G_INSERT_VECTOR_ELT $dst, $x, (i32 -1), 200)), (apply (G_INSERT_VECTOR_ELT $dst, (i32 3), $x, (i64 70000000000)))>;
def A6 : GICombineRule<(defs root:$dst), (match (G_FADD f32:$dst, bf16:$x, f64:$y)), (apply (COPY f32:$dst, $x))>;
def A7 : GICombineRule<(defs root:$dst), (match (G_FSUB i64:$dst, v2i64:$x, iPTR:$y)), (apply (COPY $dst, $x))>;
def A8 : GICombineRule<(defs root:$dst), (match (G_FSUB i64:$dst, v2i64:$x, v1i64:$y)), (apply (COPY $dst, $x))>;
def C : GICombiner<"Folder", [A1,A2,A3,A4,A5,A6,A8]>;

// --- choices_of_alternatives --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-debug-cxxpreds
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
class I<dag OOps, dag IOps, list<dag> Pat> : Instruction {
  let Namespace = "Test"; let OutOperandList = OOps; let InOperandList = IOps; let Pattern = Pat;
}
def fA : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_ZEXT $d, $x), "return fa0(${x});"), (pattern (G_SEXT $d, $x), "return fa1(${x});")]>;
def fB : GICombinePatFrag<(outs root:$d), (ins $x, gi_imm:$i), [(pattern (G_AND $d, $x, $i)), (pattern (G_OR $d, $x, $i)), (pattern (G_XOR $d, $x, $e), (G_CTPOP $e, $g), "return fb2(${e}, ${x}, ${d}, ${i});")]>;
def fC : GICombinePatFrag<(outs), (ins $x, gi_imm:$i), [(pattern "return fc0(${x});"), (pattern "return fc1(${x}, ${i});")]>;
def A1 : GICombineRule<(defs root:$dst), (match (fB $s, $q, 7), (fA $r, $p), (G_ADD $dst, $r, $s), (fC $q, (i32 55)), "return last(${r});"), (apply (COPY $dst, $s))>;
def fR : GICombinePatFrag<(outs root:$d), (ins), [(pattern (G_SUB $d, $x, $y)), (pattern (G_MUL $d, $y, $x), "return fr(${d});")]>;
def A2 : GICombineRule<(defs root:$dst), (match (fR $dst):$mi, "return last(${mi}, ${dst});"), (apply [{ go(*${mi}, ${dst}); }])>;
def A3 : GICombineRule<(defs root:$dst), (match (fC $dst, 1), (G_FMUL $dst, $x, $y), "return last(${dst});"), (apply [{ go(${dst}); }])>;
def C : GICombiner<"Folder", [A1,A2,A3]>;

// --- order_and_groups --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
class I<dag OOps, dag IOps, list<dag> Pat> : Instruction {
  let Namespace = "Test"; let OutOperandList = OOps; let InOperandList = IOps; let Pattern = Pat;
}
def HasA : Predicate<"a">;
def A1 : GICombineRule<(defs root:$d), (match (G_ADD $d, $a, $b), "return x(${a});", "return y(${b});"), (apply (COPY $d, $a))>;
def A2 : GICombineRule<(defs root:$d), (match (G_ADD $d, $a, $b), "return x(${a});", "return y(${d});"), (apply (COPY $d, $b))>;
def A3 : GICombineRule<(defs root:$d), (match (G_ADD $d, i32:$a, $b), "return x(${a});", "return y(${d});"), (apply (COPY $d, $b))>;
def A4 : GICombineRule<(defs root:$d), (match (G_ADD i32:$d, i32:$a, $b), "return x(${a});", "return y(${d});"), (apply (COPY $d, $b))>;
def A5 : GICombineRule<(defs root:$d), (match (G_ADD i32:$d, i64:$a, $b)), (apply (COPY $d, $b))>;
def A6 : GICombineRule<(defs root:$d), (match (G_ADD i16:$d, i64:$a, $b)), (apply (COPY $d, $b))>;
def A7 : GICombineRule<(defs root:$d), (match (G_ADD i32:$d, i64:$a, 7)), (apply (COPY $d, $a))>;
def A8 : GICombineRule<(defs root:$d), (match (G_ADD i32:$d, i64:$a, 8)), (apply (COPY $d, $a))>;
def A9 : GICombineRule<(defs root:$d), (match (G_ADD i32:$d, i64:$a, 8), "return false;"), (apply (COPY $d, $a))>;
def B1 : GICombineRule<(defs root:$d), (match (G_SUB $d, $a, $b), (G_CONSTANT $b, (i32 6))), (apply (COPY $d, $a))>;
def B2 : GICombineRule<(defs root:$d), (match (G_SUB $d, $a, 6)), (apply (COPY $d, $a))>;
def B3 : GICombineRule<(defs root:$d), (match (G_SUB $d, $a, (i32 6))), (apply (COPY $d, $a))>;
def B4 : GICombineRule<(defs root:$d), (match (G_SUB $d, $a, $b), (G_FNEG $b, $c)), (apply (COPY $d, $a))>;
def B5 : GICombineRule<(defs root:$d), (match (G_SUB $d, $a, $b), (G_FNEG $b, i64:$c)), (apply (COPY $d, $a))>;
def B6 : GICombineRule<(defs root:$d), (match (G_SUB $d, $a, $a)), (apply (COPY $d, $a))>;
def B7 : GICombineRule<(defs root:$d), (match (G_SUB $d, $a, $b, (MIFlags NoUWrap)), (G_FABS $b, $a)), (apply (COPY $d, $a))>;
def B8 : GICombineRule<(defs root:$d), (match (G_SUB $d, $a, i64:$b, (MIFlags NoUWrap)), (G_FABS $b, $c)), (apply (COPY $d, $a))>;
def C : GICombiner<"Folder", [A1,A2,A3,A4,A5,A6,A7,A8,A9,B1,B2,B3,B4,B5,B6,B7,B8]>;

// --- inferred_types_of_numbers --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse ; --gen-global-isel-combiner --combiners=C --gicombiner-debug-typeinfer
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
class I<dag OOps, dag IOps, list<dag> Pat> : Instruction {
  let Namespace = "Test"; let OutOperandList = OOps; let InOperandList = IOps; let Pattern = Pat;
}
def A1 : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, $a, $b, $c)), (apply (G_BUILD_VECTOR $d, 1, 2, 3))>;
def A2 : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, $a, $b, $c, $e)), (apply (G_BUILD_VECTOR $d, $a, 2, 3))>;
def A3 : GICombineRule<(defs root:$d), (match (G_CONCAT_VECTORS $d, $a, $b, $c, $e)), (apply (G_MERGE_VALUES $d, 3, 2, 3))>;
def A4 : GICombineRule<(defs root:$d), (match (G_FADD $d, $a, $b)), (apply (G_UNMERGE_VALUES $d, i32:$t, 3))>;
def A5 : GICombineRule<(defs root:$d), (match (G_ICMP $d, $a, $b, $c)), (apply (G_ICMP $d, 5, $b, 6))>;
def A6 : GICombineRule<(defs root:$d), (match (G_SELECT $d, $a, $b, $c)), (apply (G_SELECT $d, 5, $b, 6))>;
def A7 : GICombineRule<(defs root:$d), (match (G_PTR_ADD $d, $a, $b)), (apply (G_PTR_ADD $d, 5, 7))>;
def A8 : GICombineRule<(defs root:$d), (match (G_SHL $d, $a, $b)), (apply (G_SHL $d, 5, 7))>;
def A9 : GICombineRule<(defs root:$d), (match (G_SEXT $d, $a)), (apply (G_TRUNC $d, 7))>;
def B1 : GICombineRule<(defs root:$d), (match (G_SEXT $d, $a), (G_ADD $a, $x, $y)), (apply (G_ADD $t, 5, $x), (G_ZEXT $d, $t))>;
def C : GICombiner<"Folder", [A1,A2,A3,A4,A5,A6,A7,A8,A9,B1]>;

// --- all_of_llvm --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def C : GICombiner<"Folder", [all_combines]>;

// --- two_combiners --gen-global-isel-combiner --combiners=C,D ; --gen-global-isel-combiner --combiners=D
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def HasA : Predicate<"a">;
def A1 : GICombineRule<(defs root:$d), (match (G_ADD $d, $a, $b), "return x(${a});"), (apply (COPY $d, $a))>;
let Predicates = [HasA] in
def A2 : GICombineRule<(defs root:$d), (match (G_ADD $d, i32:$a, $b), "return x(${a});", "return y(${d});"), (apply "x();")>;
def C : GICombiner<"Folder", [A1,A2]>;
def D : GICombiner<"MyD", [A2]>{ let CombineAllMethodName="foo"; }

// --- none --gen-global-isel-combiner -combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def C : GICombiner<"Folder", []>;

// --- documented --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }

def foo : GICombineRule<(defs root:$root),
  (match (G_ZEXT $tmp, (i32 0)), (G_STORE $tmp, $ptr):$root, "return myFinalCheck();"),
  (apply "runMyAction(${root});")>;
def erased : GICombineRule<(defs root:$mi), (match (G_STORE $a, $b):$mi), (apply (GIEraseRoot))>;
def negated : GICombineRule<(defs root:$dst), (match (G_FMUL $dst, $src, -1)),
  (apply (G_FSUB $dst, $src, $tmp), (G_FNEG GITypeOf<"$dst">:$tmp, $src))>;
def always_binds : GICombinePatFrag<(outs root:$dst), (ins $x),
  [(pattern (G_FREEZE $dst, $x)), (pattern (G_FABS $dst, $x))]>;
def binding : GICombineRule<(defs root:$dst), (match (always_binds $dst, $x)), (apply (COPY $dst, $x))>;
def several : GICombineRule<(defs root:$root),
  (match (G_BUILD_VECTOR $root, GIVariadic<2, 4>:$few), [{ return check(${few}); }]),
  (apply (G_UNMERGE_VALUES $root, $few))>;
def short : GICombineRule<(defs root:$root),
  (combine (G_ZEXT $root, $src):$mi, "return combineFoo(${mi});")>;
def C : GICombiner<"Folder", [foo, erased, negated, binding, several, short]> {
  let CombineAllMethodName = "foldAll";
}

// --- use_of_what_is_applied --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
class I<dag OOps, dag IOps, list<dag> Pat> : Instruction {
  let Namespace = "Test"; let OutOperandList = OOps; let InOperandList = IOps; let Pattern = Pat;
}
def G_DUP : I<(outs type0:$d), (ins type0:$s, type1:$l), []>;
def u : GICombineRule <(defs root:$root), (match (G_DUP $a, $src, $c), (G_UNMERGE_VALUES $d1, $d2, $a):$root, [{ return f(${d1}); }]), (apply (GIReplaceReg $d2, $d1), (G_DUP $d1, $src, $c))>;
def v : GICombineRule<(defs root:$root), (match (G_BUILD_VECTOR $dst, GIVariadic<>:$unused):$root, [{ return m(*${root}, MRI); }]), (apply [{ a(*${root}, MRI, B); }])>;
def w : GICombineRule<(defs root:$dst), (match (G_LOAD $a, $p), (G_ADD $dst, $a, $b)), (apply (G_LOAD $x, $p), (G_ADD $dst, $x, $b))>;
def y : GICombineRule<(defs root:$dst), (match (G_MUL $dst, $a, $b):$foo, "return f(${foo});"), (apply (G_ADD $dst, $a, $b))>;
def z : GICombineRule<(defs root:$foo), (match (G_SDIV $dst, $a, $b):$foo, (G_UDIV $a, $q, $z):$bar, "return f(${foo}, *${bar});"), (apply "g(${bar});")>;
def C : GICombiner<"Folder", [u,v,w,y,z]>;

// --- many_features --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
foreach i = 1...33 in { def P#i : Predicate<"p"#i>; let Predicates=[!cast<Predicate>("P"#i)] in def r#i : GICombineRule<(defs root:$d), (match (G_ADD $d, $a, $b)), (apply "x"#i)>; }
def C : GICombiner<"Folder", !foreach(i, !range(1,!add(33,1)), !cast<GICombineRule>("r"#i))>;

// --- calls_of_intrinsics --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse ; --gen-global-isel-combiner --combiners=C --gicombiner-debug-typeinfer
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def int_foo : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem]>;
def int_two : Intrinsic<[llvm_i32_ty, llvm_i32_ty], [llvm_i32_ty], [IntrNoMem]>;
def A : GICombineRule<(defs root:$d), (match (G_ADD $d, $x, $y), (int_foo i32:$y, i64:$z)), (apply (COPY $d, $z))>;
def B : GICombineRule<(defs root:$d), (match (G_SUB $d, $x, $y), (int_two i8:$w, $y, i64:$z)), (apply (COPY $d, $z))>;
def M : GICombineRule<(defs root:$d), (match (G_MUL $d, $x, $y), (int_foo $x, $p), (int_two $y, $q, $r)), (apply (COPY $d, $p))>;
def C : GICombiner<"Folder", [A, B, M]>;

// --- order_of_what_is_built --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def A : GICombineRule<(defs root:$d), (match (G_ADD $d, $x, $y)),
  (apply (G_SEXT i32:$q, $x), (G_SUB $d, $p, $q), (G_ZEXT i32:$p, $x))>;
def B : GICombineRule<(defs root:$s), (match (G_STORE $x, $y):$s),
  (apply (G_SEXT i32:$q, $x), (G_STORE $p, $q):$s, (G_ZEXT i64:$p, $y))>;
def M : GICombineRule<(defs root:$d), (match (G_FREEZE $d, $x)), (apply (G_LOAD $d, $x, (MIFlags NoUWrap)))>;
def C : GICombiner<"Folder", [A, B, M]>;

// --- types_of_combiners_before --gen-global-isel-combiner --combiners=C,D ; --gen-global-isel-combiner --combiners=D,C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def A : GICombineRule<(defs root:$d), (match (G_ADD i64:$d, $x, v4i32:$y)), (apply (COPY $d, $x))>;
def B : GICombineRule<(defs root:$d), (match (G_ADD i8:$d, $x, i128:$y)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [A]>;
def D : GICombiner<"Other", [B]>;

// --- flags_of_another_operator --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse ; --gen-global-isel-combiner --combiners=C --gicombiner-debug-typeinfer
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def A : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x, (MIFlags FmNsz, (match FmNoNans, 5)))), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [A]>;

// --- types_beside_a_fragment --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins $x, gi_imm:$n), [(pattern (G_ADD $d, $x, $n)), (pattern (G_SUB $d, $x, $n))]>;
def A : GICombineRule<(defs root:$d), (match (f $a, $b, 5), (G_SEXT $d, $a)),
  (apply (G_CONSTANT $t, (i32 7)), (G_FNEG GITypeOf<"$a">:$u, $t), (G_ICMP $d, 5, $u, $b))>;
def B : GICombineRule<(defs root:$d), (match (f $a, $b, 5), (G_ZEXT $d, $a)),
  (apply (G_CONSTANT $t, (i32 7)), (G_ICMP $d, 5, $t, $b))>;
def M : GICombineRule<(defs root:$d), (match (G_ADD $a, $b, 5), (G_TRUNC $d, $a)),
  (apply (G_CONSTANT $t, (i32 7)), (G_ICMP $d, 5, $t, $b))>;
def C : GICombiner<"Folder", [A, B, M]>;

// --- types_of_open_lists --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse ; --gen-global-isel-combiner --combiners=C --gicombiner-debug-typeinfer
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
class Take<TypedOperand kind> : GenericInstruction {
  let Namespace = "Test"; let hasSideEffects = false; let variadicOpsType = kind;
  let OutOperandList = (outs type0:$d); let InOperandList = (ins type1:$a, type1:$b, variable_ops);
}
def G_ANY : Take<?>;
def G_LIKE : Take<type1>;
class R<dag last> : GICombineRule<(defs root:$d),
  (match (G_PTR_ADD i64:$d, $x, $y)), (apply (G_BUILD_VECTOR $t, 32, $y), last)>;
def Fixed : R<(G_ANY $d, $x, $t, $y)>;
def Typed : R<(G_LIKE $d, $x, $y, $t)>;
def Typed2 : R<(G_LIKE $d, $t, $y, $y, $x)>;
def C : GICombiner<"Folder", [Fixed, Typed, Typed2]>;

// --- predicates_twice --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def HasA : Predicate<"a">; def HasB : Predicate<"b">; def Always : Predicate<"">;
class R<GenericInstruction i> : GICombineRule<(defs root:$d), (match (i $d, $x, $x)), (apply (COPY $d, $x))>;
let Predicates = [HasB, HasA, HasB, Always] in def R0 : R<G_ADD>;
let Predicates = [HasA, HasB] in def R1 : R<G_SUB>;
let Predicates = [HasA, HasA, HasB] in def R2 : R<G_MUL>;
def C : GICombiner<"Folder", [R0, R1, R2]>;

// --- flags_that_are_none --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x, (MIFlags 3, FmNoNans))), (apply (COPY $d, $x, (MIFlags "x", FmNoInfs)))>;
def C : GICombiner<"Folder", [bad]>;

// --- data_without_name --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def md : GIDefMatchData<"unsigned">;
def bad : GICombineRule<(defs root:$d, md), (match (wip_match_opcode G_FNEG):$d), (apply [{ f(${d}); }])>;
def C : GICombiner<"Folder", [bad]>;

// --- data_named_as_the_root --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def md : GIDefMatchData<"unsigned">;
def bad : GICombineRule<(defs root:$d, md:$d), (match (wip_match_opcode G_FNEG):$d, [{ return f(${d}); }]), (apply [{ g(${d}); }])>;
def C : GICombiner<"Folder", [bad]>;

// --- open_brace --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply [{ f(); ${d }])>;
def C : GICombiner<"Folder", [bad]>;

// --- least_below_none --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, GIVariadic<-1, 0>:$x)), (apply [{ f(${x}); }])>;
def C : GICombiner<"Folder", [bad]>;

// --- types_given_to_a_fragment --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def fr : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_FNEG i64:$d, i32:$x))]>;
def bad : GICombineRule<(defs root:$d), (match (fr i32:$d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- open_lists --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse ; --gen-global-isel-combiner --combiners=C --gicombiner-debug-typeinfer
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def G_MANY : GenericInstruction { let Namespace = "Test"; let OutOperandList = (outs type0:$d); let InOperandList = (ins variable_ops); }
def G_TAKE : GenericInstruction { let Namespace = "Test"; let OutOperandList = (outs type0:$d); let InOperandList = (ins type1:$a, variable_ops); }
def f : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_ZEXT $d, $y)), (pattern (G_SEXT $d, $x))]>;
def R0 : GICombineRule<(defs root:$d), (match (COPY $d, $x)), (apply (G_TAKE i1:$d, $x, 31, $x))>;
def R1 : GICombineRule<(defs root:$d), (match (COPY $d, $x)), (apply (G_TAKE i1:$d, (i32 9), 31, $x))>;
def R2 : GICombineRule<(defs root:$d), (match (G_AND $d, $x, $y)), (apply (G_MANY i1:$d, 31, $y))>;
def R3 : GICombineRule<(defs root:$d), (match (G_MANY $d, $x, $y), (G_MANY $x, $z):$m), (apply (G_MANY i1:$d, $z, 31, (MIFlags $m, $m)))>;
def R4 : GICombineRule<(defs root:$d), (match (G_MANY $d, $x, $y), (G_ZEXT $x, $z)), (apply (G_MANY i1:$d, 31, $z, 32, $x))>;
def R5 : GICombineRule<(defs root:$d), (match (G_MANY $d, GIVariadic<-2, 400>:$x)), (apply (G_MANY $d, $x))>;
def R6 : GICombineRule<(defs root:$d), (match (G_MANY $d, $y, $x), (f $x, $y)), (apply (G_MANY $d, $x))>;
def R7 : GICombineRule<(defs root:$d), (match (COPY $d, 300):$m), (apply (COPY $d, 100000))>;
def R8 : GICombineRule<(defs root:$d), (match (G_ADD $d, $x, $y), (COPY $x, $z)), (apply (COPY $d, 31))>;
def C : GICombiner<"Folder", [R0, R1, R2, R3, R4, R5, R6, R7, R8]>;

// --- names_of_choices --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def wide : GICombinePatFrag<(outs root:$w), (ins $n), [(pattern (G_SEXT $w, $n)), (pattern (G_ZEXT $w, $n))]>;
def inner : GICombinePatFrag<(outs root:$o, gi_mo:$also), (ins $n), [(pattern (G_FNEG $o, $also), (G_FABS $also, $n))]>;
def late_first : GICombineRule<(defs root:$d), (match (G_ADD $d, $x, $y), (wide $x, $a):$zebra, (wide $y, $b):$ape), (apply (G_SUB $d, $a, $b))>;
def two_results : GICombineRule<(defs root:$d), (match (inner $d, $p, $q)), (apply (COPY $d, $q))>;
def C : GICombiner<"Zoo", [late_first, two_results]>;

// --- code_that_returns_late --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-debug-cxxpreds
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def either : GICombinePatFrag<(outs), (ins $v), [(pattern "one(${v});"), (pattern "return two(${v});")]>;
def late : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), "if (a(${x})) return true; return b();"), (apply (COPY $d, $x))>;
def line : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), "a(${x});\nreturn b();"), (apply (COPY $d, $x))>;
def never : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), "returned(${x});", (either $x)), (apply (COPY $d, $x))>;
def custom : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), "a(${x});"), (apply "b();")>;
def opcodes : GICombineRule<(defs root:$d), (match (wip_match_opcode G_FADD, G_FSUB):$d, "c();"), (apply "d();")>;
def C : GICombiner<"Zoo", [late, line, never, custom, opcodes]>;

// --- roots_by_name --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def twin : GICombinePatFrag<(outs root:$r, $s), (ins), [(pattern (G_FNEG $r, $s), (G_FABS $s, $t)), (pattern (G_SEXT $r, $s), (G_TRUNC $s, $u))]>;
def asked : GICombinePatFrag<(outs), (ins gi_mo:$a), [(pattern "return one(${a});"), (pattern "return two(${a});")]>;
def pattern_first : GICombineRule<(defs root:$d), (match (G_FABS $g, $d), (G_FNEG $h, $g):$d), (apply (COPY $h, $d))>;
def root_alone : GICombineRule<(defs root:$m), (match (twin $d, $x):$m), (apply (COPY $d, (i32 1)))>;
def number_defined : GICombineRule<(defs root:$d), (match (G_UNMERGE_VALUES $d, 5, $x)), (apply "put(${x});")>;
def number_built : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (G_UNMERGE_VALUES $d, (i32 3), $x))>;
def built_by_name : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x):$m, (asked $x), "return also(${m});"), (apply (G_FABS $d, $x):$m)>;
def C : GICombiner<"Folder", [pattern_first, root_alone, number_defined, number_built, built_by_name]>;

// --- open_lists_applied --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def doubled : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, GIVariadic<>:$x)), (apply (G_MERGE_VALUES $d, $x, $x))>;
def before : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, $y, GIVariadic<2, 3>:$x)), (apply (G_MERGE_VALUES $d, GIVariadic<2, 3>:$x, $y))>;
def C : GICombiner<"Folder", [doubled, before]>;

// --- alternatives-of-several-sizes --gen-global-isel-combiner --combiners=C
// What a name in C++ stands for is what it stood for in the first choice.
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }

def CxxF : GICombinePatFrag<(outs), (ins $x), [(pattern "return foo(${x});"), (pattern "return bar(${x});")]>;
def CxxF2 : GICombinePatFrag<(outs), (ins $x, $y), [(pattern "return foo(${x}, ${y});"), (pattern "return bar(${y});")]>;
def F1 : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_FNEG $t, $x), (G_FABS $d, $t)), (pattern (G_FABS $d, $x))]>;
def F2 : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_FNEG $d, $x)), (pattern (G_FABS $t, $x), (G_FREEZE $d, $t), "return inner(${t}, ${d}, ${x});")]>;
def F3 : GICombinePatFrag<(outs root:$d, $e), (ins $x), [(pattern (G_ZEXT $d, $e), (G_TRUNC $e, $x):$tr), (pattern (G_SEXT $d, $e), (G_TRUNC $e, $x):$tr, "return tr(${tr});")]>;
def R0 : GICombineRule<(defs root:$d), (match (G_AND $d, $a, $b):$mi, (F1 $a, $x), (F2 $b, $y), (CxxF $x), "return code(${x}, ${y}, ${a}, ${b}, ${mi});"), (apply (COPY $d, $x))>;
def R1 : GICombineRule<(defs root:$d), (match (G_AND $d, $a, $b), (F1 $a, $x), (F2 $b, $y), (CxxF $y), (CxxF2 $x, $y)), (apply (COPY $d, $x))>;
def R2 : GICombineRule<(defs root:$d), (match (G_AND $d, $a, $b), (F3 $a, $q, $x), (F3 $b, $r, $y), (CxxF $q), (CxxF2 $r, $y)), (apply (COPY $d, $x))>;
def R3 : GICombineRule<(defs root:$d), (match (G_AND $d, $a, $b), (G_FNEG $b, $c):$n, (F2 $c, $y), (F1 $a, $x),  (CxxF $y), "return ${n};"), (apply (COPY $d, $x))>;
def R6 : GICombineRule<(defs root:$d), (match (G_AND $d, $a, $b), (F1 $b, $a), (F2 $a, $z), "return code(${a}, ${z});"), (apply "go(${a}, ${z});")>;
def C : GICombiner<"Folder", [R0, R1, R2, R3, R6]>;

// --- groups_of_groups --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
class Copies<dag matched> : GICombineRule<(defs root:$d), matched, (apply (COPY $d, $x))>;
def A0 : Copies<(match (G_ADD i32:$d, i64:$x, i32:$a))>;
def A1 : Copies<(match (G_ADD i32:$d, i64:$x, i64:$a))>;
def A2 : Copies<(match (G_ADD i32:$d, i32:$x, i32:$a))>;
def A3 : Copies<(match (G_ADD i32:$d, i64:$x, i16:$a))>;
def A4 : Copies<(match (G_ADD i16:$d, i32:$x, i64:$a))>;
def A5 : Copies<(match (G_ADD i32:$d, i64:$x, 8))>;
def B0 : Copies<(match (G_MUL $d, i64:$x, $a))>;
def B1 : Copies<(match (G_MUL $d, $x, i64:$a))>;
def B2 : Copies<(match (G_MUL $d, i32:$x, $a))>;
def B3 : Copies<(match (G_MUL $d, $x, i32:$a))>;
def B4 : Copies<(match (G_MUL $d, i64:$x, $a))>;
def C0 : Copies<(match (G_SUB $d, $x, $a), "return one(${a});")>;
def C1 : Copies<(match (G_SUB $d, $x, $a, (MIFlags NoUWrap)))>;
def C2 : Copies<(match (G_SUB $d, $x, $a, (MIFlags NoUWrap)), "return one(${a});")>;
def C3 : Copies<(match (G_SUB $d, $x, i32:$a))>;
def D0 : Copies<(match (G_OR $d, $x, $x))>;
def D1 : GICombineRule<(defs root:$d), (match (G_OR $d, $y, $y)), (apply (G_FREEZE $d, $y))>;
def D2 : Copies<(match (G_AND $d, $x, $y), (G_FREEZE $x, $y))>;
def D3 : Copies<(match (G_AND $d, $x, $y), (G_XOR $x, $z, $y))>;
def D4 : Copies<(match (G_AND $d, $x, $y), (G_XOR $x, $y, $z))>;
def C : GICombiner<"Folder", [A0,A1,A2,A3,A4,A5,B0,B1,B2,B3,B4,C0,C1,C2,C3,D0,D1,D2,D3,D4]>;

// --- order-of-numbers-with-types --gen-global-isel-combiner --combiners=C; --gen-global-isel-combiner --combiners=C --optimize-match-table=false
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def Typed : GICombineRule<(defs root:$d), (match (G_ADD $d, $a, (i64 255))), (apply "one(${a});")>;
def TypedUse : GICombineRule<(defs root:$d), (match (G_FREEZE $b, $c), (G_ADD $d, $a, i64:$b)), (apply "two(${c});")>;
def Plain : GICombineRule<(defs root:$d), (match (G_SUB $d, $a, 255)), (apply "one(${a});")>;
def PlainBesideTyped : GICombineRule<(defs root:$d), (match (G_FREEZE $b, $c), (G_SUB $d, $a, i64:$b)), (apply "two(${c});")>;
def Small : GICombineRule<(defs root:$d), (match (G_MUL $d, $a, (i32 3)), (G_SHL $a, $b, (i32 -5))), (apply "three(${b});")>;
def C : GICombiner<"Cup", [Typed, TypedUse, Plain, PlainBesideTyped, Small]>;
