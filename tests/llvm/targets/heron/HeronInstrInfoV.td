// Vectors: instructions, and pseudos for each size of a group of registers.

class VLInfo<int lmul, RegisterClass rc, ValueType type> {
  int LMul = lmul;
  RegisterClass Class = rc;
  ValueType Type = type;
  string Suffix = "M" # lmul;
}
defvar VLInfos = [VLInfo<1, VR, nxv2i32>, VLInfo<2, VRM2, nxv4i32>, VLInfo<4, VRM4, nxv8i32>,
                  VLInfo<8, VRM8, nxv16i32>];

def VMaskAsm : AsmOperandClass {
  let Name = "VMask";
  let RenderMethod = "addVMaskOperands";
  let ParserMethod = "parseVMask";
  let IsOptional = 1;
  let DefaultMethod = "defaultVMask";
  let DiagnosticType = "InvalidVMask";
}
def VMaskOp : RegisterOperand<VMV0> {
  let ParserMatchClass = VMaskAsm;
  let PrintMethod = "printVMask";
  let EncoderMethod = "getVMask";
  let DecoderMethod = "decodeVMask";
}
def VTypeAsm : AsmOperandClass { let Name = "VTypeI"; let ParserMethod = "parseVTypeI"; }
def vtypei : HeronOp {
  let ParserMatchClass = VTypeAsm;
  let PrintMethod = "printVType";
  let DecoderMethod = "decodeUImm<10>";
}
def AVL : RegisterOperand<GPRNoX0> { let OperandNamespace = "HeronOp"; let OperandType = "OPERAND_AVL"; }

class HInstV<bits<6> funct6, bits<3> funct3, dag outs, dag ins, string mnemonic, string operands>
    : HInst<outs, ins, mnemonic, operands, [], FrmV> {
  bits<5> vs2;
  bits<5> vs1;
  bits<5> vd;
  bit vm;
  let Inst{31-26} = funct6;
  let Inst{25} = vm;
  let Inst{24-20} = vs2;
  let Inst{19-15} = vs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = vd;
  let Inst{6-0} = OPC_OP_V.Value;
  let Uses = [VTYPE, VL];
  let Predicates = [HasV];
  string BaseInstr = "";
  string Masked = "no";
}

let DecoderNamespace = "HeronV" in {
  multiclass VALU<string mnemonic, bits<6> funct6> {
    def V : HInstV<funct6, 0b000, (outs VR:$vd), (ins VR:$vs2, VR:$vs1, VMaskOp:$vm), mnemonic # ".vv",
                   "$vd, $vs2, $vs1$vm">, Sched<[WriteVALU, ReadVALU, ReadVALU, ReadVMask]>;
    def X : HInstV<funct6, 0b100, (outs VR:$vd), (ins VR:$vs2, GPR:$vs1, VMaskOp:$vm),
                   mnemonic # ".vx", "$vd, $vs2, $vs1$vm">,
            Sched<[WriteVALU, ReadVALU, ReadVALU, ReadVMask]>;
    def I : HInstV<funct6, 0b011, (outs VR:$vd), (ins VR:$vs2, simm5:$vs1, VMaskOp:$vm),
                   mnemonic # ".vi", "$vd, $vs2, $vs1$vm">,
            Sched<[WriteVALU, ReadVALU, ReadVMask]>;
  }
  defm VADD_V : VALU<"vadd", 0b000000>;
  defm VAND_V : VALU<"vand", 0b001001>;
  defm VXOR_V : VALU<"vxor", 0b001011>;
  let Constraints = "$vd = $vd_wb,@earlyclobber $vd_wb" in
  def VMACC_VV : HInstV<0b101101, 0b010, (outs VR:$vd_wb), (ins VR:$vd, VR:$vs1, VR:$vs2, VMaskOp:$vm),
                        "vmacc.vv", "$vd, $vs1, $vs2$vm">,
                 Sched<[WriteVMul, ReadVMul, ReadVMul, ReadVMul, ReadVMask]>;
  def VSLIDE_VX : HInstV<0b001110, 0b100, (outs VRNoV0:$vd), (ins VR:$vs2, GPR:$vs1, VMaskOp:$vm),
                         "vslide.vx", "$vd, $vs2, $vs1$vm">, Sched<[WriteVSlide_M1, ReadVGroup]> {
    let Constraint = 1;
  }
  let hasSideEffects = 1, Defs = [VTYPE, VL] in
  def VSET : HInstI<0b111, OPC_OP_V, (outs GPR:$rd), (ins AVL:$rs1, vtypei:$imm12), "vset",
                    "$rd, $rs1, $imm12">, Sched<[WriteCSR]> {
    let Inst{31-30} = 0;
    let Predicates = [HasV];
  }
  foreach nf = 2-4 in
    let mayLoad = 1 in
    def VLSEG#nf : HInst<(outs !cast<RegisterClass>("VRN"#nf#"M1"):$vd), (ins GPRMem:$rs1), "vlseg"#nf,
                         "$vd, (${rs1})", [], FrmV>, Sched<[WriteVLoad, ReadVBase]> {
      bits<5> vd;
      bits<5> rs1;
      let Inst{31-20} = !mul(!sub(nf, 1), 512);
      let Inst{19-15} = rs1;
      let Inst{14-12} = 0b110;
      let Inst{11-7} = vd;
      let Inst{6-2} = 0b00001;
      let Predicates = [HasV];
    }
}

// --- pseudos: by group, and masked ones

class VPseudo<VLInfo info, Instruction base, string masked, dag ins, list<dag> pattern = []>
    : Pseudo<(outs info.Class:$vd), ins, pattern>,
      VectorPseudo<base, !logtwo(info.LMul), !if(!eq(info.LMul, 8), 15, !logtwo(info.LMul))> {
  let LMul = !logtwo(info.LMul);
  string BaseInstr = !cast<string>(base) # info.Suffix;
  string Masked = masked;
  let UseNamedOperandTable = 1;
}
multiclass VPseudos<Instruction base, SDPatternOperator op> {
  foreach info = VLInfos in {
    def "_" # info.Suffix : VPseudo<info, base, "no", (ins info.Class:$vs2, info.Class:$vs1)>,
                            Sched<[WriteVALU, ReadVALU, ReadVALU]>;
    let Constraints = "$vd = $passthru" in
    def "_" # info.Suffix # "_MASK"
        : VPseudo<info, base, "yes", (ins info.Class:$passthru, info.Class:$vs2, info.Class:$vs1,
                                          VMaskOp:$vm)>,
          Sched<[WriteVALU, ReadVALU, ReadVALU, ReadVMask]>;
    def : Pat<(info.Type (op (info.Type info.Class:$a), (info.Type info.Class:$b))),
              (!cast<Instruction>(NAME # "_" # info.Suffix) info.Class:$a, info.Class:$b)>;
  }
}
let Predicates = [HasV] in {
  defm PseudoVADD : VPseudos<VADD_VV, add>;
  defm PseudoVAND : VPseudos<VAND_VV, and>;
  defm PseudoVXOR : VPseudos<VXOR_VV, xor>;
}
def : Pat<(nxv2i32 (int_heron_vadd (nxv2i32 VR:$a), (nxv2i32 VR:$b), (XLenVT srcvalue))),
          (PseudoVADD_M1 VR:$a, VR:$b)>;
def : Pat<(nxv2i32 (vnot (nxv2i32 VR:$a))), (VXOR_VI VR:$a, -1, (nxv8i1 (IMPLICIT_DEF)))>;
def : Pat<(nxv2i32 (mul (nxv2i32 VR:$a), (splat_vector (i32 PowerOf2)))),
          (PseudoVADD_M1 $a, $a)>;

def getMaskedPseudo : InstrMapping {
  let FilterClass = "VPseudo";
  let RowFields = ["BaseInstr"];
  let ColFields = ["Masked"];
  let KeyCol = ["no"];
  let ValueCols = [["yes"]];
}
def getUnmaskedPseudo : InstrMapping {
  let FilterClass = "VPseudo";
  let RowFields = ["BaseInstr"];
  let ColFields = ["Masked"];
  let KeyCol = ["yes"];
  let ValueCols = [["no"], ["yes"]];
}
