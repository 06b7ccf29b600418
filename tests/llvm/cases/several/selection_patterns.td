// Of each record with a wrong pattern one mistake is reported, until types contradict.

// +++ base.td
include "llvm/Target/Target.td"
def ZooInstrs : InstrInfo;
def Zoo : Target { let InstructionSet = ZooInstrs; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 3)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let Size = 4; }
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;

// --- one_a_record --gen-global-isel ; --gen-fast-isel ; --gen-instr-info ; --gen-instr-docs
include "base.td"
def XB : I<(outs GPR:$d), (ins GPR:$v), [(set GPR:$d, (abs GPR:$v, GPR:$v))]>;
def : Pat<(i32 (abs GPR:$x)), (NEG GPR:$x)>;
def : Pat<(i32 (add GPR:$x, GPR:$y)), (NEG GPR:$x)>;
def : Pat<(i32 (sub GPR:$x, GPR:$y, GPR:$z)), (NEG GPR:$x)>;

// --- until_types_contradict --gen-dag-isel ; --gen-instr-info
include "base.td"
def : Pat<(i32 (add GPR:$x, GPR:$y)), (NEG GPR:$x)>;
def : Pat<(i32 (fabs GPR:$x)), (NEG GPR:$x)>;
def : Pat<(i32 (sub GPR:$x, GPR:$y)), (NEG GPR:$x)>;

// --- fragments_first --gen-dag-isel ; --gen-instr-docs
include "base.td"
def second : PatFrag<(ops node:$x, node:$y), (abs node:$x)>;
def first : PatFrag<(ops node:$x), (add node:$x, node:$z)>;

// --- open_types_of_both_sides --gen-dag-isel ; --gen-instr-info
include "base.td"
def MIX : RegisterClass<"Zoo", [i32, f32], 32, (sequence "R%u", 0, 3)>;
def HOLD : I<(outs MIX:$d), (ins MIX:$a), [(set MIX:$d, (freeze MIX:$a))]>;
def PAIR : I<(outs MIX:$d), (ins MIX:$a, MIX:$b)>;
def : Pat<(i32 (bitconvert MIX:$x)), (PAIR $x, 3)>;
def : Pat<(i32 (fp_to_sint MIX:$x)), (NEG (PAIR $x, 3))>;

// --- fragments_and_others --gen-dag-isel ; --gen-instr-info ; --gen-global-isel ; --gen-fast-isel
// A fragment that is wrong ends nothing: neither other fragments, nor patterns that do without it.
include "base.td"
def xform : SDNodeXForm<imm, [{ return N; }]>;
def sum : PatFrag<(ops node:$a), (add node:$a, node:$a)>;
def unlisted : PatFrag<(ops node:$a), (add node:$a, node:$z)>;
def transformed : PatFrag<(ops node:$a), (add node:$a, (xform (i32 1)))>;
def unused : PatFrag<(ops node:$a, node:$b), (abs node:$a)>;
def user : PatFrag<(ops node:$a), (transformed node:$a)>;
def too_many : PatFrag<(ops node:$a), (sum node:$a, node:$a)>;
def : Pat<(i32 (add GPR:$x, GPR:$y)), (NEG GPR:$x)>;
def : Pat<(i32 (sum GPR:$x)), (NEG GPR:$x)>;
def : Pat<(i32 (mul GPR:$x, GPR:$w)), (NEG GPR:$x)>;

// --- among_patterns_that_never_match --gen-dag-isel; --gen-instr-info; --gen-fast-isel; --gen-instr-docs; --gen-global-isel
include "base.td"
def : Pat<(i32 (mul 3, GPR:$x)), (NEG GPR:$x)>;
def : Pat<(i32 (add GPR:$x, GPR:$y)), (NEG GPR:$x)>;
def : Pat<(i32 (or 3, GPR:$x)), (NEG GPR:$x)>;
def : Pat<(i32 (sub GPR:$x, GPR:$y)), (NEG GPR:$x)>;

// --- against_flags_among_patterns_that_never_match --gen-dag-isel; --gen-instr-info; --gen-fast-isel
include "base.td"
def : Pat<(i32 (mul 3, GPR:$x)), (NEG GPR:$x)>;
def Fetch : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (load GPR:$a))]> { let mayLoad = 0; }

// --- effects_that_no_instruction_has --gen-dag-isel; --gen-instr-info; --gen-global-isel
include "base.td"
def TWICE : I<(outs GPR:$d), (ins GPR:$a)>;
def FLIP : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (not GPR:$a))]>;
def : Pat<(i32 (ctpop i32:$a)), (TWICE $a)>;
def : Pat<(i32 (load (i32 (load i32:$a)))), (TWICE (TWICE $a))>;
def : Pat<(i32 (load (i32 (not i32:$a)))), (TWICE (FLIP $a))>;
def : Pat<(i32 (atomic_load_add_i32 i32:$a, (i32 (ctpop i32:$a)))), (FLIP (TWICE $a))>;
