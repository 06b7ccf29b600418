"""Writes the description of a synthetic machine that LLVM's MC generators accept.

    python benchmarks/mc_target.py [INSTRUCTIONS] > target.td

By default 5,000 instructions over 500 registers: families of arithmetic in several widths with
register, immediate and memory forms, with patterns, predicates, schedules and tied operands,
in 32-bit encodings of which every one is different.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

REGISTERS = 500
FORMS = 10  # instructions of a family
FEATURES = 24
NODES = ("add", "sub", "mul", "and", "or", "xor", "shl", "srl", "sra", "udiv", "sdiv", "urem")


def _registers() -> Iterator[str]:
    yield f"""
include "llvm/Target/Target.td"

def SynInstrInfo : InstrInfo;
def SynWriter : AsmWriter {{ let PassSubtarget = 1; }}
def Syn : Target {{ let InstructionSet = SynInstrInfo; let AssemblyWriters = [SynWriter]; }}

class SynReg<int n> : Register<"r"#n> {{ let Namespace = "Syn"; let HWEncoding = n; }}
foreach i = 0-{REGISTERS - 1} in def R#i : SynReg<i>;
def GPR : RegisterClass<"Syn", [i32], 32, (sequence "R%u", 0, 31)>;
def GPRX : RegisterClass<"Syn", [i32], 32, (sequence "R%u", 0, {REGISTERS - 1})>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
"""
    for number in range(FEATURES):
        yield f"""def Feat{number} : SubtargetFeature<"f{number}", "HasF{number}", "true", "f">;
def HasF{number} : Predicate<"HasF{number}">, AssemblerPredicate<(all_of Feat{number}), "f">;
"""


def _classes() -> Iterator[str]:
    yield """
def WAlu : SchedWrite;
def WMem : SchedWrite;
def RAlu : SchedRead;
def simm7 : Operand<i32>, ImmLeaf<i32, "return isInt<7>(Imm);"> {
  let EncoderMethod = "encodeImm"; let DecoderMethod = "decodeImm";
  let OperandType = "OPERAND_IMMEDIATE";
}
def mem : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm7:$offset);
  let EncoderMethod = "encodeMem"; let DecoderMethod = "decodeMem";
  let OperandType = "OPERAND_MEMORY";
}
class Inst32<bits<9> family, bits<4> form, dag outs, dag ins, string asm, list<dag> pattern = []>
    : Instruction {
  let Namespace = "Syn"; let Size = 4;
  let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Pattern = pattern;
  bits<32> Inst; field bits<32> SoftFail = 0;
  bits<5> rd;
  let Inst{8-0} = family; let Inst{12-9} = form; let Inst{17-13} = rd;
  let TSFlags{3-0} = form;
  string Family = NAME; string Form = "";
  let UseNamedOperandTable = 1;
}
class Row { string Base = ""; string Form = ""; }
class RR<bits<9> f, bits<4> form, string n, SDPatternOperator node>
    : Inst32<f, form, (outs GPR:$rd), (ins GPR:$rs, GPR:$rt), n#" $rd, $rs, $rt",
             [(set GPR:$rd, (node GPR:$rs, GPR:$rt))]> {
  bits<5> rs; bits<5> rt;
  let Inst{22-18} = rs; let Inst{27-23} = rt; let Inst{31-28} = 0;
  let SchedRW = [WAlu, RAlu, RAlu];
}
class RI<bits<9> f, bits<4> form, string n, SDPatternOperator node>
    : Inst32<f, form, (outs GPR:$rd), (ins GPR:$rs, simm7:$imm), n#" $rd, $rs, $imm",
             [(set GPR:$rd, (node GPR:$rs, simm7:$imm))]> {
  bits<5> rs; bits<7> imm;
  let Inst{22-18} = rs; let Inst{29-23} = imm; let Inst{31-30} = 0;
  let SchedRW = [WAlu, RAlu];
}
class RM<bits<9> f, bits<4> form, string n>
    : Inst32<f, form, (outs GPR:$rd), (ins mem:$addr), n#" $rd, $addr"> {
  bits<12> addr;
  let Inst{29-18} = addr; let Inst{31-30} = 0;
  let mayLoad = 1; let hasSideEffects = 0; let SchedRW = [WMem];
}
class RT<bits<9> f, bits<4> form, string n>
    : Inst32<f, form, (outs GPR:$rd), (ins GPR:$acc, GPR:$rs, simm7:$imm), n#" $rd, $rs, $imm"> {
  bits<5> rs; bits<7> imm;
  let Inst{22-18} = rs; let Inst{29-26} = imm{6-3}; let Inst{31} = 1; let Inst{30} = 0;
  let Inst{25-23} = imm{2-0};
  let Constraints = "$acc = $rd"; let hasSideEffects = 0; let Defs = [R0, R1]; let Uses = [R1];
}
multiclass Family<bits<9> f, string n, SDPatternOperator node> {
  def RR : RR<f, 0, n#"rr", node>, Row { let Base = n; let Form = "rr"; }
  def RI : RI<f, 1, n#"ri", node>, Row { let Base = n; let Form = "ri"; }
  def RM : RM<f, 2, n#"rm">, Row { let Base = n; let Form = "rm"; }
  def RT : RT<f, 3, n#"rt">, Row { let Base = n; let Form = "rt"; }
  def RR2 : RR<f, 4, n#"rr2", null_frag>;
  def RI2 : RI<f, 5, n#"ri2", null_frag>;
  def RM2 : RM<f, 6, n#"rm2">;
  def RT2 : RT<f, 7, n#"rt2">;
  def RT3 : RT<f, 8, n#"rt3">;
  let isPseudo = 1, hasSideEffects = 0 in
  def P : Inst32<f, 9, (outs GPR:$rd), (ins GPR:$a, GPR:$b), "">,
          PseudoInstExpansion<(!cast<Instruction>(NAME#"RR") GPR:$rd, GPR:$b, GPR:$a)>;
}
def getForm : InstrMapping {
  let FilterClass = "Row"; let RowFields = ["Base"]; let ColFields = ["Form"];
  let KeyCol = ["rr"]; let ValueCols = [["ri"], ["rm"], ["rt"]];
}
"""


def target(instructions: int) -> Iterator[str]:
    yield from _registers()
    yield from _classes()
    for number in range(instructions // FORMS):
        node = NODES[number % len(NODES)]
        predicate = f"HasF{number % FEATURES}"
        yield f"let Predicates = [{predicate}] in\n"
        yield f'defm OP{number} : Family<{number}, "op{number}", {node}>;\n'


if __name__ == "__main__":
    sys.stdout.writelines(target(int(sys.argv[1]) if len(sys.argv) > 1 else 5000))
