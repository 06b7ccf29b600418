"""Writes a vector instruction set of about a given number of records, always the same one.

    python benchmarks/vector_target.py 200000 > target.td

Made as vector extensions are: types in lists that `!instances` and `!filter` choose from, pseudo
instructions by nested `foreach` over types, sizes and policies that `!cast` names, and selection
patterns for each. Needs `llvm/Target/Target.td`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

_HEAD = """
include "llvm/Target/Target.td"
def SynInstrInfo : InstrInfo;
def Syn : Target { let InstructionSet = SynInstrInfo; }
let Namespace = "Syn" in {
  foreach i = 0...31 in def X#i : Register<"x"#i> { let HWEncoding = i; }
  foreach i = 0...31 in def V#i : Register<"v"#i> { let HWEncoding = i; }
}
def GPR : RegisterClass<"Syn", [i64], 64, (sequence "X%u", 0, 31)>;
def VR : RegisterClass<"Syn", [nxv1i8, nxv2i8, nxv4i8, nxv8i8, nxv1i16, nxv2i16, nxv4i16, nxv1i32,
                               nxv2i32, nxv1i64, nxv2f16, nxv4f16, nxv1f32, nxv2f32, nxv1f64],
                       64, (sequence "V%u", 0, 31)>;
def VMaskOp : Operand<i64>;

class Group<string name, int octuple, list<int> widths> {
  string MX = name; int Octuple = octuple; list<int> Widths = widths;
}
def MF8 : Group<"MF8", 1, [8]>;
def MF4 : Group<"MF4", 2, [8, 16]>;
def MF2 : Group<"MF2", 4, [8, 16, 32]>;
def M1 : Group<"M1", 8, [8, 16, 32, 64]>;
def M2 : Group<"M2", 16, [8, 16, 32, 64]>;
def M4 : Group<"M4", 32, [8, 16, 32, 64]>;
def M8 : Group<"M8", 64, [8, 16, 32, 64]>;
defvar Groups = [MF8, MF4, MF2, M1, M2, M4, M8];

class VectorType<ValueType vector, int width, bit isFloat, Group group, ValueType scalar> {
  ValueType Vector = vector; int Width = width; bit IsFloat = isFloat; Group Size = group;
  ValueType Scalar = scalar;
  string Suffix = !if(isFloat, "F", "I") # width # "_" # group.MX;
  int Log2 = !logtwo(width);
}
foreach w = [8, 16, 32, 64] in
  foreach g = !filter(g, Groups, !or(!eq(w, 8), !ge(g.Octuple, !srl(w, 3)))) in {
    def VI#w#"_"#g.MX : VectorType<nxv1i8, w, 0, g, i64>;
    if !ge(w, 16) then def VF#w#"_"#g.MX : VectorType<nxv1f32, w, 1, g, f64>;
  }

class Policy<string name, int passthru, bit masked> {
  string Suffix = name; int PassThru = passthru; bit Masked = masked;
}
def Plain : Policy<"", 0, 0>;
def Tail : Policy<"_TU", 1, 0>;
def Mask : Policy<"_MASK", 1, 1>;

class VectorInst<string asm, bits<6> funct, dag outs, dag ins> : Instruction {
  bits<32> Inst; bits<5> vd; bits<5> vs1; bits<5> vs2; bit vm = 1;
  let Inst{6-0} = 0b1010111;
  let Inst{11-7} = vd;
  let Inst{19-15} = vs1;
  let Inst{24-20} = vs2;
  let Inst{25} = vm;
  let Inst{31-26} = funct;
  let Namespace = "Syn"; let Size = 4;
  let OutOperandList = outs; let InOperandList = ins; let AsmString = asm;
  let hasSideEffects = 0; let mayLoad = 0; let mayStore = 0;
}
class PseudoOf<string base, VectorType type, Policy policy> : Instruction {
  string Base = base;
  VectorType Type = type;
  Policy Policy = policy;
  dag PassThru = !if(policy.PassThru, (ins VR:$passthru), (ins));
  dag Masking = !if(policy.Masked, (ins VMaskOp:$vm), (ins));
  let Namespace = "Syn"; let isPseudo = 1; let isCodeGenOnly = 1;
  let OutOperandList = (outs VR:$vd);
  let InOperandList = !con(PassThru, (ins VR:$vs2, VR:$vs1), Masking, (ins GPR:$vl));
  let Constraints = !if(policy.PassThru, "$vd = $passthru", "");
  let hasSideEffects = 0; let mayLoad = 0; let mayStore = 0;
  bits<3> VLMul = !cond(!lt(type.Size.Octuple, 8): !add(4, !logtwo(type.Size.Octuple)),
                        true: !sub(!logtwo(type.Size.Octuple), 3));
  let TSFlags{2-0} = VLMul;
  let TSFlags{3} = policy.Masked;
  let TSFlags{9-4} = type.Log2;
}
multiclass Operation<string asm, bits<6> funct, bit isFloat, SDPatternOperator node> {
  def "" : VectorInst<asm # "\\t$vd, $vs2, $vs1", funct, (outs VR:$vd), (ins VR:$vs2, VR:$vs1)>;
  defvar types = !filter(t, !instances<VectorType>(), !eq(t.IsFloat, isFloat));
  foreach type = types in {
    foreach policy = [Plain, Tail, Mask] in
      def _#type.Suffix#policy.Suffix : PseudoOf<NAME, type, policy>;
    def : Pat<(type.Vector (node type.Vector:$a, type.Vector:$b)),
              (!cast<Instruction>(NAME#"_"#type.Suffix) VR:$a, VR:$b, X0)>;
    def : Pat<(type.Vector (node type.Vector:$a, (type.Vector (node type.Vector:$a,
                                                                    type.Vector:$b)))),
              (!cast<Instruction>(!strconcat(NAME, "_", type.Suffix, "_TU"))
                VR:$a, VR:$a, VR:$b, X0)>;
  }
}
"""
_BEFORE = 2_700  # of Target.td and what is fixed here
_OPERATION = 1 + 21 * 5  # on average


def vector_target(records: int) -> Iterator[str]:
    yield _HEAD
    for number in range(max(1, (records - _BEFORE) // _OPERATION)):
        is_float, node = (1, "fadd") if number % 3 == 2 else (0, "add")
        yield f'defm VOP{number} : Operation<"vop{number}", {number % 64}, {is_float}, {node}>;'
    yield "class Looked<Instruction i> { Instruction It = i; string Name = i.AsmString; }"
    yield """foreach p = !instances<PseudoOf>("VOP0_.*") in
  def Look_#p : Looked<!cast<Instruction>(p.Base)>;"""


def main() -> None:
    print("\n".join(vector_target(int(sys.argv[1]))))


if __name__ == "__main__":
    main()
