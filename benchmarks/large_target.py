"""Writes a synthetic target description of a given number of records, always the same one.

    python benchmarks/large_target.py 100000 > target.td

It is made in the manner of the big targets: a base instruction of a hundred
fields with a 64-bit encoding; two-address arithmetic over nested multiclasses;
profiles that compute operands and assembly with !foreach, !cond and !subst;
real instructions that look pseudo ones up with !cast; patterns as anonymous
records; pseudo instructions over the product of two lists; register classes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

# fmt: off
FLAGS = [
    "isPreISelOpcode", "isReturn", "isBranch", "isEHScopeReturn", "isIndirectBranch", "isCompare",
    "isMoveImm", "isMoveReg", "isBitcast", "isSelect", "isBarrier", "isCall", "isAdd", "isTrap",
    "canFoldAsLoad", "mayRaiseException", "isConvertibleToThreeAddress", "isCommutable",
    "isTerminator", "isReMaterializable", "isPredicable", "isUnpredicable", "hasDelaySlot",
    "usesCustomInserter", "hasPostISelHook", "hasCtrlDep", "isNotDuplicable", "isConvergent",
    "isAuthenticated", "isAsCheapAsAMove", "hasExtraSrcRegAllocReq", "hasExtraDefRegAllocReq",
    "isRegSequence", "isPseudo", "isMeta", "isExtractSubreg", "isInsertSubreg",
    "variadicOpsAreDefs", "isCodeGenOnly", "isAsmParserOnly", "hasNoSchedulingInfo", "hasREX",
    "hasLock", "hasREP", "hasVEX", "hasEVEX", "hasMask", "hasZeroing", "hasBroadcast",
    "hasRounding", "isMemoryFoldable", "isVector", "isScalar", "usesVCC", "usesEXEC", "usesMode",
    "hasModifiers", "hasClamp", "hasOmod", "hasDPP", "hasSDWA",
]
# fmt: on

GPRS = 512

# Records the fixed part makes, and what one more of each group adds, on average.
FIXED = 725
ARITHMETIC = 33
VECTOR = 20.2
PSEUDO = 60


def _base() -> Iterator[str]:
    flags = "\n".join(f"  bit {flag} = 0;" for flag in FLAGS)
    yield f"""
def ops;
def ins;
def outs;
def set;
def sequence;
def srcvalue;
class Predicate<string cond> {{ string CondString = cond; bit AssemblerMatcherPredicate = 1; }}
class Sched<string n> {{ string Name = n; int Latency = 1; list<int> Cycles = [1]; }}
class Format<bits<7> v> {{ bits<7> Value = v; }}
class Prefix<bits<3> v> {{ bits<3> Value = v; }}
class OpMap<bits<3> v> {{ bits<3> Value = v; }}
class OperandSize<bits<2> v> {{ bits<2> Value = v; }}
class Encoding<bits<2> v> {{ bits<2> Value = v; }}
class ValueType<int size, int value> {{
  int Size = size;
  int Value = value;
  int NumElements = 1;
  bit isFP = 0;
  string LLVMName = !toupper(NAME);
}}
class Register<string n, list<string> alt = []> {{
  string Namespace = "Syn";
  string AsmName = n;
  list<string> AltNames = alt;
  list<Register> Aliases = [];
  list<Register> SubRegs = [];
  bits<16> HWEncoding = 0;
  list<int> DwarfNumbers = [];
  int CostPerUse = 0;
  bit CoveredBySubRegs = 0;
  bit isConstant = 0;
}}
class RegisterOperandBase;
class RegisterClass<list<ValueType> types, int align, dag members> : RegisterOperandBase {{
  string Namespace = "Syn";
  list<ValueType> RegTypes = types;
  int Size = !foldl(0, types, acc, t, !if(!gt(t.Size, acc), t.Size, acc));
  int Alignment = align;
  dag MemberList = members;
  list<dag> AltOrders = [];
  int CopyCost = 1;
  bit isAllocatable = 1;
}}
class Operand<ValueType ty> : RegisterOperandBase {{
  ValueType Type = ty;
  string PrintMethod = "printOperand";
  string EncoderMethod = "";
  string DecoderMethod = "";
  bit hasCompleteDecoder = 1;
  string OperandType = "OPERAND_IMMEDIATE";
  dag MIOperandInfo = (ops);
}}
class SDNode<string opcode, list<string> props = []> {{
  string Opcode = opcode;
  list<string> Properties = props;
}}
class Pattern<dag from, list<dag> to> {{
  dag PatternToMatch = from;
  list<dag> ResultInstrs = to;
  list<Predicate> Predicates = [];
  int AddedComplexity = 0;
}}
class Pat<dag from, dag to> : Pattern<from, [to]>;
class Instruction {{
  string Namespace = "Syn";
  dag OutOperandList;
  dag InOperandList;
  string AsmString = "";
  list<dag> Pattern;
  list<Register> Uses = [];
  list<Register> Defs = [];
  list<Predicate> Predicates = [];
  int Size = 0;
  int CodeSize = 0;
  int AddedComplexity = 0;
  string DecoderNamespace = "";
  string DecoderMethod = "";
  string PostEncoderMethod = "";
  string AsmMatchConverter = "";
  string TwoOperandAliasConstraint = "";
  string AsmVariantName = "";
  string Constraints = "";
  string DisableEncoding = "";
{flags}
  bit mayLoad = ?;
  bit mayStore = ?;
  bit hasSideEffects = ?;
  list<Sched> SchedRW = [];
  bits<64> TSFlags = 0;
}}
"""


def _formats() -> Iterator[str]:
    for name, count, kind in (
        ("Frm", 24, "Format"),
        ("Pfx", 6, "Prefix"),
        ("Map", 8, "OpMap"),
        ("OpSize", 4, "OperandSize"),
        ("Enc", 4, "Encoding"),
    ):
        yield "\n".join(f"def {name}{n} : {kind}<{n}>;" for n in range(count))
    yield "\n".join(
        f"def {name} : ValueType<{size}, {n}> {{ let isFP = {int(name.startswith('f'))}; }}"
        for n, (name, size) in enumerate(
            (
                *(("i8", 8), ("i16", 16), ("i32", 32), ("i64", 64), ("f32", 32), ("f64", 64)),
                *(("v4i32", 128), ("v8i32", 256), ("v16i32", 512)),
            ),
            1,
        )
    )
    yield "\n".join(f'def Has{n} : Predicate<"ST->has{n}()">;' for n in range(16))
    yield "\n".join(
        f'def Write{n} : Sched<"Write{n}"> {{ let Latency = {n + 1}; }}' for n in range(12)
    )
    nodes = ("add", "sub", "mul", "and", "or", "xor", "shl", "srl", "sra", "load", "store", "fma")
    yield "\n".join(
        f'def {node}_node : SDNode<"ISD::{node.upper()}", ["p{node}"]>;' for node in nodes
    )


def _registers() -> Iterator[str]:
    yield f"""
foreach i = !range({GPRS}) in def R#i : Register<"r" # i, ["x" # i]> {{
  let HWEncoding = i;
  let DwarfNumbers = [i, !add(i, 1000)];
}}
foreach i = !range(64) in def K#i : Register<"k" # i> {{ let HWEncoding = !add(i, 1024); }}
def FLAGS : Register<"flags">;
"""
    for n, (name, types) in enumerate(
        (("GR8", "i8"), ("GR16", "i16"), ("GR32", "i32"), ("GR64", "i64"), ("VR", "v4i32, v8i32"))
    ):
        yield (
            f"def {name} : RegisterClass<[{types}], {8 << n}, "
            f'!dag(sequence, !foreach(i, !range({GPRS}), !cast<Register>("R" # i)), ?)>;'
        )
    yield "\n".join(f"def imm{bits} : Operand<i{bits}>;" for bits in (8, 16, 32, 64))
    yield "\n".join(
        f"def mem{bits} : Operand<i{bits}> {{ "
        f'let PrintMethod = "printMem"; '
        f"let MIOperandInfo = (ops GR64, GR32:$index, imm32:$disp); }}"
        for bits in (8, 16, 32, 64)
    )


def _instruction_classes() -> str:
    return """
class Inst<bits<8> opc, Format f, dag outs_, dag ins_, string asm, list<dag> pat> : Instruction {
  bits<8> Opcode = opc;
  Format Form = f;
  bits<7> FormBits = Form.Value;
  Prefix OpPrefix = Pfx0;
  bits<3> OpPrefixBits = OpPrefix.Value;
  OpMap Map = Map0;
  bits<3> OpMapBits = Map.Value;
  OperandSize OpSize = OpSize0;
  bits<2> OpSizeBits = OpSize.Value;
  Encoding OpEnc = Enc0;
  bits<2> OpEncBits = OpEnc.Value;
  bits<7> VectSize = 0;
  field bits<64> Inst;
  bits<9> dst;
  bits<9> src1;
  bits<9> src2;
  let OutOperandList = outs_;
  let InOperandList = ins_;
  let AsmString = asm;
  let Pattern = pat;
  let Size = 8;
  let TSFlags{6-0} = FormBits;
  let TSFlags{8-7} = OpSizeBits;
  let TSFlags{11-9} = OpPrefixBits;
  let TSFlags{14-12} = OpMapBits;
  let TSFlags{15} = hasREX;
  let TSFlags{16} = hasLock;
  let TSFlags{18-17} = OpEncBits;
  let TSFlags{26-19} = Opcode;
  let TSFlags{27} = hasEVEX;
  let TSFlags{28} = hasMask;
  let TSFlags{35-29} = VectSize;
  let TSFlags{36} = isVector;
  let TSFlags{40...37} = { hasDPP, hasSDWA, hasClamp, hasOmod };
  let Inst{7-0} = Opcode;
  let Inst{16-8} = dst;
  let Inst{25-17} = src1;
  let Inst{34-26} = src2;
  let Inst{41-35} = FormBits;
  let Inst{44-42} = OpMapBits;
  let Inst{63-62} = OpEncBits;
}

// Scalar arithmetic: a type record carries what depends on the width.
class TypeInfo<ValueType vt, string suffix, RegisterClass rc, Operand mem, Operand imm,
               OperandSize size, bit rex> {
  ValueType VT = vt;
  string InstrSuffix = suffix;
  RegisterClass RegClass = rc;
  Operand MemOperand = mem;
  Operand ImmOperand = imm;
  OperandSize OpSize = size;
  bit HasREX = rex;
}
def X8 : TypeInfo<i8, "b", GR8, mem8, imm8, OpSize0, 0>;
def X16 : TypeInfo<i16, "w", GR16, mem16, imm16, OpSize1, 0>;
def X32 : TypeInfo<i32, "l", GR32, mem32, imm32, OpSize2, 0>;
def X64 : TypeInfo<i64, "q", GR64, mem64, imm64, OpSize0, 1>;

class PrefixedInst<bits<8> o, Format f, dag outs_, dag ins_, string asm, list<dag> pat>
  : Inst<o, f, outs_, ins_, asm, pat> {
  bits<4> OpcodeLow = o{3-0};
  let OpPrefix = !if(o{7}, Pfx1, Pfx0);
}
class MappedInst<bits<8> o, Format f, dag outs_, dag ins_, string asm, list<dag> pat>
  : PrefixedInst<o, f, outs_, ins_, asm, pat> {
  let Map = Map1;
  let Inst{47-45} = OpPrefixBits;
}
class ITy<bits<8> base, Format f, TypeInfo t, dag outs_, dag ins_, string m, string args,
          list<dag> pat> : MappedInst<!or(base, !if(!eq(t.InstrSuffix, "b"), 0, 1)), f, outs_, ins_,
                                m # "{" # t.InstrSuffix # "}\\t" # args, pat> {
  let hasREX = t.HasREX;
  let OpSize = t.OpSize;
}
class BinOp<bits<8> o, Format f, TypeInfo t, dag outs_, dag ins_, string m, string args,
            list<dag> pat> : ITy<o, f, t, outs_, ins_, m, args, pat> {
  list<Sched> SchedDefault = [Write0];
  let SchedRW = SchedDefault;
}
class BinRR<bits<8> o, string m, TypeInfo t, SDNode node>
  : BinOp<o, Frm1, t, (outs t.RegClass:$dst), (ins t.RegClass:$src1, t.RegClass:$src2), m,
        "{$src2, $src1|$src1, $src2}",
        [(set t.RegClass:$dst, FLAGS, (node t.RegClass:$src1, t.RegClass:$src2))]> {
  let SchedRW = [Write0];
  let isCommutable = 1;
}
class BinRM<bits<8> o, string m, TypeInfo t, SDNode node>
  : BinOp<o, Frm2, t, (outs t.RegClass:$dst), (ins t.RegClass:$src1, t.MemOperand:$src2), m,
        "{$src2, $src1|$src1, $src2}",
        [(set t.RegClass:$dst, FLAGS, (node t.RegClass:$src1, (load_node t.MemOperand:$src2)))]> {
  let mayLoad = 1;
  let SchedRW = [Write1, Write2];
}
class BinMR<bits<8> o, string m, TypeInfo t, SDNode node>
  : BinOp<o, Frm3, t, (outs), (ins t.MemOperand:$dst, t.RegClass:$src), m,
        "{$src, $dst|$dst, $src}",
        [(store_node (node (load_node t.MemOperand:$dst), t.RegClass:$src), t.MemOperand:$dst)]> {
  let mayLoad = 1;
  let mayStore = 1;
}
class BinRI<bits<8> o, string m, TypeInfo t, SDNode node>
  : BinOp<o, Frm4, t, (outs t.RegClass:$dst), (ins t.RegClass:$src1, t.ImmOperand:$src2), m,
        "{$src2, $src1|$src1, $src2}",
        [(set t.RegClass:$dst, FLAGS, (node t.RegClass:$src1, (t.VT t.ImmOperand:$src2)))]>;

multiclass BinMem<bits<8> o, string m, TypeInfo t, SDNode node> {
  def mr : BinMR<o, m, t, node>;
  let hasLock = 1, Predicates = [Has1] in
    def mr_LOCK : BinMR<o, "lock " # m, t, node>;
}
multiclass BinSized<bits<8> o, string m, TypeInfo t, SDNode node, bit comm> {
  let isCommutable = comm in def rr : BinRR<o, m, t, node>;
  def rm : BinRM<!add(o, 2), m, t, node>;
  def ri : BinRI<!add(o, 128), m, t, node>;
  let Constraints = "" in defm NAME : BinMem<!add(o, 1), m, t, node>;
}
multiclass BinPatterns<TypeInfo t, SDNode node> {
  def : Pat<(node t.RegClass:$a, (t.VT t.ImmOperand:$b)),
            (!cast<Instruction>(NAME # "ri") t.RegClass:$a, t.ImmOperand:$b)>;
  def : Pat<(node t.RegClass:$a, t.RegClass:$b),
            (!cast<Instruction>(NAME # "rr") t.RegClass:$a, t.RegClass:$b)>;
}
multiclass Arithmetic<bits<8> o, string m, SDNode node, bit comm, int sched> {
  let Defs = [FLAGS], Constraints = "$src1 = $dst" in {
    defm NAME#8 : BinSized<o, m, X8, node, comm>;
    defm NAME#16 : BinSized<o, m, X16, node, comm>;
    defm NAME#32 : BinSized<o, m, X32, node, comm>;
    let AddedComplexity = sched in defm NAME#64 : BinSized<o, m, X64, node, comm>;
  }
  foreach size = [X8, X16, X32, X64] in
    defm NAME # size.VT.Size : BinPatterns<size, node>;
  let Uses = [R0], Defs = [R0, FLAGS], hasSideEffects = 0 in
    foreach size = [X8, X16, X32, X64] in
      def size.InstrSuffix # "_i" : ITy<!add(o, 4), Frm5, size, (outs), (ins size.ImmOperand:$src),
                                        m, "$src", []>;
  def _alias { string Mnemonic = !toupper(m); dag Alias = (ops GR32:$a, GR32:$b); }
}

// Vector instructions: the profile computes operands and assembly.
class Ins<list<ValueType> args, bit mods, bit dpp> {
  list<dag> pieces = !foreach(i, !range(!size(args)),
    !if(mods, !dag(ins, [imm8, VR], ["mod" # i, "src" # i]), !dag(ins, [VR], ["src" # i])));
  dag base = !foldl((ins), pieces, acc, d, !con(acc, d));
  dag ret = !con(base, !if(dpp, (ins imm8:$dpp_ctrl, imm8:$row_mask), (ins)));
}
class Asm<string op, int n, bit mods, bit dpp> {
  string srcs = !interleave(!foreach(i, !range(n), !if(mods, "$mod_src" # i, "$src" # i)), ", ");
  string ret = op # " $vdst, " # srcs # !cond(dpp: " $dpp_ctrl$row_mask", mods: "$clamp", true: "");
}
class Profile<list<ValueType> args> {
  list<ValueType> ArgVT = args;
  ValueType DstVT = args[0];
  int NumSrcArgs = !size(!filter(a, !tail(args), !gt(a.Size, 0)));
  list<ValueType> Srcs = !tail(args);
  bit IsFP = DstVT.isFP;
  bit HasModifiers = !foldl(0, Srcs, acc, t, !or(acc, t.isFP));
  int MaxSize = !foldl(0, args, acc, t, !if(!gt(t.Size, acc), t.Size, acc));
  bit HasExtDPP = !le(MaxSize, 32);
  dag Ins32 = Ins<Srcs, 0, 0>.ret;
  dag Ins64 = Ins<Srcs, HasModifiers, 0>.ret;
  dag InsDPP = Ins<Srcs, HasModifiers, 1>.ret;
  string Name = !interleave(!foreach(a, args, a.LLVMName), "_");
}
def P_I32_I32_I32 : Profile<[i32, i32, i32]>;
def P_F32_F32_F32 : Profile<[f32, f32, f32]>;
def P_F64_F64_F64 : Profile<[f64, f64, f64]>;
def P_F32_F32_F32_F32 : Profile<[f32, f32, f32, f32]>;
def P_I64_I64 : Profile<[i64, i64]>;

class Vop<bits<9> o, string op, Profile p, string suffix, dag ins_, string asm>
  : MappedInst<!and(o, 255), Frm6, (outs VR:$vdst), ins_, asm, []> {
  Profile Pfl = p;
  string PseudoInstr = op # suffix;
  string Mnemonic = op;
  bits<9> vop = o;
  let isVector = 1;
  let hasModifiers = p.HasModifiers;
  let hasDPP = !eq(suffix, "_dpp");
  let hasClamp = !and(p.HasModifiers, p.IsFP);
  let VectSize = !logtwo(p.MaxSize);
  let Inst{53-45} = vop;
  let Uses = !listconcat([R0], !if(p.IsFP, [FLAGS], []<Register>));
  let DecoderNamespace = !cond(!eq(p.MaxSize, 64): "WIDE", p.IsFP: "FP", true: "INT");
}
multiclass VopPseudo<bits<9> o, string op, Profile p, SDNode node> {
  def _e32 : Vop<o, op, p, "_e32", p.Ins32, Asm<op, p.NumSrcArgs, 0, 0>.ret> { let isPseudo = 1; }
  def _e64 : Vop<o, op, p, "_e64", p.Ins64, Asm<op, p.NumSrcArgs, p.HasModifiers, 0>.ret> {
    let isPseudo = 1;
    let isCommutable = !ne(p.NumSrcArgs, 1);
  }
  if p.HasExtDPP then
    def _dpp : Vop<o, op, p, "_dpp", p.InsDPP, Asm<op, p.NumSrcArgs, p.HasModifiers, 1>.ret> {
      let isPseudo = 1;
    }
  else
    def _wide : Vop<o, op, p, "_wide", p.Ins64, op> { let isPseudo = 1; }
}
class Real<Vop ps, int gen, string asm_name> : Instruction {
  Vop Pseudo = ps;
  int Subtarget = gen;
  bits<64> Inst;
  let OutOperandList = ps.OutOperandList;
  let InOperandList = ps.InOperandList;
  let AsmString = !subst(ps.Mnemonic, asm_name, ps.AsmString);
  let Uses = ps.Uses;
  let Defs = ps.Defs;
  let isVector = ps.isVector;
  let hasDPP = ps.hasDPP;
  let TSFlags = ps.TSFlags;
  let DecoderNamespace = "GFX" # gen # ps.DecoderNamespace;
  let Inst{63-55} = ps.vop;
  let Inst{7-0} = !add(gen, 1);
  let isCodeGenOnly = 0;
  let SchedRW = ps.SchedRW;
}
multiclass VopReal<string op, list<int> gens, string asm_name> {
  foreach gen = gens in {
    defvar form = !if(!gt(gen, 9), "e64", "e32");
    let Predicates = [!cast<Predicate>("Has" # gen)] in {
      def _e32_gfx#gen : Real<!cast<Vop>(NAME # "_e32"), gen, asm_name>;
      def _e64_gfx#gen : Real<!cast<Vop>(NAME # "_e64"), gen, asm_name>;
    }
    if !exists<Vop>(NAME # "_dpp") then
      def _dpp_gfx#gen : Real<!cast<Vop>(NAME # "_dpp"), gen, asm_name>;
    def : Pat<(add_node VR:$a, (srcvalue gen)), (!cast<Vop>(NAME # "_" # form) VR:$a, VR:$a)>;
  }
}
multiclass Vector<bits<9> o, string op, Profile p, SDNode node, string renamed> {
  defm NAME : VopPseudo<o, op, p, node>;
  defm NAME : VopReal<op, [8, 9, 10, 11], renamed>;
  foreach vt = !listremove(p.ArgVT, [i8]) in
    def : Pat<(vt (node vt:$x, (vt VR:$y))), (!cast<Instruction>(NAME # "_e64") VR:$x, VR:$y)>;
}

// Pseudo instructions over the product of two lists.
class LMUL<string mx, bits<3> e, int octuple> {
  string MX = mx;
  bits<3> Enc = e;
  int Oct = octuple;
}
def M_F4 : LMUL<"MF4", 6, 2>;
def M_F2 : LMUL<"MF2", 7, 4>;
def M_1 : LMUL<"M1", 0, 8>;
def M_2 : LMUL<"M2", 1, 16>;
def M_4 : LMUL<"M4", 2, 32>;
def M_8 : LMUL<"M8", 3, 64>;
defvar MxList = [M_F4, M_F2, M_1, M_2, M_4, M_8];
class SewsOf<string mx> {
  list<int> val = !cond(!eq(mx, "MF4"): [8], !eq(mx, "MF2"): [8, 16], true: [8, 16, 32]);
}
class PseudoBase<string base, LMUL m, int sew, bit masked>
  : PrefixedInst<!add(!shl(m.Enc, 4), !logtwo(sew)), Frm7, (outs VR:$rd),
         !con((ins VR:$rs2, VR:$rs1), !if(masked, (ins GR8:$vm), (ins)), (ins imm8:$avl)), "", []> {
  string BaseInstr = base;
  LMUL VLMul = m;
  int SEW = sew;
  let isPseudo = 1;
  let hasMask = masked;
  let TSFlags{43-41} = m.Enc;
  let TSFlags{50-44} = sew;
  let Constraints = !interleave(!listconcat(!if(masked, ["$rd = $passthru"], []<string>),
                                            ["@earlyclobber $rd"]), ", ");
}
class Row<string name, PseudoBase p, int sew> {
  string Name = name;
  PseudoBase Pseudo = p;
  int Log2SEW = !logtwo(sew);
  bits<8> Key = !add(!shl(p.VLMul.Enc, 4), !logtwo(sew));
}
multiclass PseudoProduct<string base, list<string> forms> {
  foreach m = MxList in {
    defvar mx = m.MX;
    foreach sew = SewsOf<mx>.val in
      foreach form = forms in {
        let VectSize = !logtwo(m.Oct) in {
          def "_" # form # "_" # mx # "_E" # sew : PseudoBase<base, m, sew, 0>;
          def "_" # form # "_" # mx # "_E" # sew # "_MASK" : PseudoBase<base, m, sew, 1>;
        }
        if !eq(sew, 8) then
          def : Row<base # !tolower(form),
                    !cast<PseudoBase>(NAME # "_" # form # "_" # mx # "_E" # sew), sew>;
      }
  }
}
"""


def _arithmetic(n: int) -> str:
    node = ("add", "sub", "mul", "and", "or", "xor")[n % 6]
    opcode = n * 8 % 100
    return f'defm OP{n} : Arithmetic<{opcode}, "op{n}", {node}_node, {n % 2}, {n % 7}>;'


def _vector(n: int) -> str:
    profile = (
        "P_I32_I32_I32",
        "P_F32_F32_F32",
        "P_F64_F64_F64",
        "P_F32_F32_F32_F32",
        "P_I64_I64",
    )[n % 5]
    node = ("fma", "mul", "add", "shl")[n % 4]
    return f'defm V_{n} : Vector<{n % 512}, "v_op{n}", {profile}, {node}_node, "v_new{n % 91}">;'


def _pseudo(n: int) -> str:
    forms = '"VV", "VX"' if n % 3 else '"VI"'
    return f'defm PseudoV{n} : PseudoProduct<"V{n}", [{forms}]>;'


def large_target(records: int) -> str:
    """The text of a target of about so many records."""
    parts = ["// Synthetic target description.", *_base(), *_formats(), *_registers()]
    parts.append(_instruction_classes())
    rounds = max(1, round((records - FIXED) / (2 * ARITHMETIC + 2 * VECTOR + PSEUDO)))
    for n in range(rounds):
        parts += [_arithmetic(2 * n), _vector(2 * n), _pseudo(n)]
        parts += [_arithmetic(2 * n + 1), _vector(2 * n + 1)]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(large_target(int(sys.argv[1])))
