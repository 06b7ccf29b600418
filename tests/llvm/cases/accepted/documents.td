// Outputs for people and editors.

// --- options --gen-opt-rst
include "llvm/Option/OptParser.td"
def Secret : OptionFlag;
def g1 : OptionGroup<"<outer>">, HelpText<"help">;
def g2 : OptionGroup<"inner things">, Group<g1>;
foreach i = 0...20 in def h#i : OptionGroup<"group" # i>;
def a : Joined<["-", "--"], "a=">, MetaVarName<"<x>">, HelpText<"some `code` <b>\nnew line">, Group<g1>;
def b : Separate<["-"], "b">, MetaVarName<"<xx>">, HelpText<"">;
def c : Flag<["-"], "c">, HelpText<"ends in a dot.">, Group<h3>;
def d : Joined<["-"], "d">, Values<"one">, Group<h7>;
def e : Joined<["-"], "e">, Values<"one,,two,">, HelpText<"a choice">;
def f : CommaJoined<["-"], "f=">, Values<"a,b,c">, MetaVarName<"which">, Alias<e>;
def g : Flag<[], "g">, Flags<[HelpHidden]>;

// --- tags --gen-ctags
class Other; class Base;
class Other;
class Other<int x = 1> { int X = x; }
def both : Base;
def Base2 : Other<3>;
multiclass Pair<int i> { def _a; foreach k = 0...1 in def _b#k : Other<i>; }
multiclass Nested { defm _m : Pair<1>; def ""; }
defm X : Nested;
defm : Pair<2>;
def x10; def x9;
include "more.td"
// +++ more.td
class Included;
def included : Included;

// --- instructions @intrinsics --gen-instr-docs
include "llvm/Target/Target.td"
def II : InstrInfo; def AP : AsmParser; def AW : AsmWriter; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
def HasB : Predicate<"S.hasB()">; def NP : Predicate<"x">;
def HasA : Predicate<"S.hasA()">, AssemblerPredicate<(all_of), "a">;
class ZI<dag o, dag i, string s> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; let AsmString = s; bits<32> Inst = 0; let Size = 4; }
def imm8 : Operand<i32> { let PrintMethod = "pr"; let OperandType = "OPERAND_IMMEDIATE"; }
def mem : Operand<i32> { let MIOperandInfo = (ops RC:$base, imm8:$off); }
def ADD : ZI<(outs RC:$d), (ins RC:$a, RC:$b), "add $d, $a, $b"> { let isCommutable = 1; let Predicates = [HasA]; }
def LD : ZI<(outs RC:$d), (ins mem:$m), "ld $d, $m"> { let mayLoad = 1; let hasSideEffects = 0; let Defs = [r0]; let Uses = [r1]; let Constraints = ""; }
def BR : ZI<(outs), (ins imm8:$t), "br\t$t"> { let isBranch=1; let isTerminator=1; let isBarrier=1; }
def INC : ZI<(outs RC:$d), (ins RC:$a), "inc $d"> { let Constraints = "$d = $a"; }
def PS : ZI<(outs RC:$d), (ins RC:$a), "{a|b} *x* _y_ `z` <q>"> { let isPseudo=1; let isCodeGenOnly=1; let Constraints = "@earlyclobber $d"; }
def VAR : ZI<(outs), (ins variable_ops), "">;
def ALL : ZI<(outs), (ins), ""> { let isPreISelOpcode = 1; let isReturn = 1; let isBranch = 1; let isEHScopeReturn = 1; let isIndirectBranch = 1; let isCompare = 1; let isMoveImm = 1; let isMoveReg = 1; let isBitcast = 1; let isSelect = 1; let isBarrier = 1; let isCall = 1; let isAdd = 1; let isTrap = 1; let canFoldAsLoad = 1; let mayLoad = 1; let mayStore = 1; let mayRaiseFPException = 1; let isConvertibleToThreeAddress = 1; let isCommutable = 1; let isTerminator = 1; let isReMaterializable = 1; let isPredicable = 1; let isUnpredicable = 1; let hasDelaySlot = 1; let hasCtrlDep = 1; let isNotDuplicable = 1; let isConvergent = 1; let isAuthenticated = 1; let isAsCheapAsAMove = 1; let hasExtraSrcRegAllocReq = 1; let hasExtraDefRegAllocReq = 1; let variadicOpsAreDefs = 1; let supportsDeactivationSymbol = 1; let hasSideEffects = 1; let hasNoSchedulingInfo = 1; let UseNamedOperandTable = 1; let UseLogicalOperandMappings = 1; let FastISelShouldIgnore = 1; let HasPositionOrder = 1; }
def ALL2 : ZI<(outs), (ins), ""> { let usesCustomInserter = 1; let hasPostISelHook = 1; let isRegSequence = 1; let isMeta = 1; let isExtractSubreg = 1; let isInsertSubreg = 1; let isAsmParserOnly = 1; }
def mem2 : Operand<i32> { let MIOperandInfo = (ops RC:$base, imm8); } def memn : Operand<i32> { let MIOperandInfo = (ops RC:$x); }
def L2 : ZI<(outs RC:$d, memn:$q), (ins mem2:$m, (mem $p, $q2):$z, memn:$k), "a\nb $$ {c|d} [e](f) #g `+-.!"> { let Constraints = "$d = $m.base"; let Defs = [r1, r0]; let Uses = [r0]; let Predicates = [HasA, HasB, NP]; }
let Namespace = "Other" in def OTH : Instruction { let OutOperandList = (outs); let InOperandList = (ins); }
def opt : OptionalDefOperand<i32, (ops RC), (ops (i32 0))>; def pred : PredicateOperand<i32, (ops RC), (ops (i32 0))>; def OP : ZI<(outs RC:$d, opt:$s), (ins pred:$p, variable_ops), "o">;
def GI : GenericInstruction { let OutOperandList = (outs type0:$d); let InOperandList = (ins type0:$s, unknown:$u, i32imm:$i); }
def ptr : PointerLikeRegClass<0>; def PT : ZI<(outs ptr:$a), (ins RegisterOperand<RC>:$b, ptr_rc:$c), "pt">;
def UND_s : ZI<(outs RC:$d_x), (ins RC:$a, RC:$b_y), "u_{a|b}_{c}_{|e} {x|y|z} \\{ $a_b ${a} \\*\\t"> { let Predicates = [HasA]; let isPredicable=1; let mayStore=1; let isConvertibleToThreeAddress=1; }

// --- dialects --gen-instr-docs; --gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; 
def AW : AsmWriter { let Variant = 1; }
def V5 : AsmParserVariant { let Variant = 1; let Name = "five"; }
def V0 : AsmParserVariant { let Variant = 0; let Name = ""; }
def V2 : AsmParserVariant { let Variant = 7; let Name = "a_b"; }
def T : Target { let InstructionSet = II; let AssemblyWriters = [AW]; let AssemblyParserVariants = [V5, V0, V2]; }
def R0 : Register<"r0">; def R1 : Register<"r1">;
def RC : RegisterClass<"T", [i32], 32, (add R0, R1)>;
class I<string s> : Instruction { let Namespace="T"; let Size = 4; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let AsmString = s; bits<32> Inst = 0; let hasSideEffects = 0; }
def A : I<"x{a|b}c${d:x} {q|${a}|$d}">;
def B : I<"">;
def C : I<"{|}">;
def D : I<"{|b}">;
def E : I<"{a|b|c}x\\{y\\|z\\} {p\\|q|r}|z">;

// --- one-dialect --gen-instr-docs
include "llvm/Target/Target.td"
def II : InstrInfo; 
def AW : AsmWriter { let Variant = 1; }
def V5 : AsmParserVariant { let Variant = 1; let Name = "five"; }
def V0 : AsmParserVariant { let Variant = 0; let Name = ""; }
def V2 : AsmParserVariant { let Variant = 7; let Name = "a_b"; }
def T : Target { let InstructionSet = II; let AssemblyWriters = [AW]; let AssemblyParserVariants = [V2]; }
def R0 : Register<"r0">; def R1 : Register<"r1">;
def RC : RegisterClass<"T", [i32], 32, (add R0, R1)>;
class I<string s> : Instruction { let Namespace="T"; let Size = 4; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let AsmString = s; bits<32> Inst = 0; let hasSideEffects = 0; }
def A : I<"x{a|b}c${d:x} {q|${a}|$d}">;
def B : I<"">;
def C : I<"{|}">;
def D : I<"{|b}">;
def E : I<"{a|b|c}x\\{y\\|z\\} {p\\|q|r}|z">;
