// Encodings. The two lowest bits tell 16-bit instructions (not 0b11) from others.

class HeronFormat<bits<5> value> { bits<5> Value = value; }
def FrmOther : HeronFormat<0>;
def FrmR : HeronFormat<1>;
def FrmI : HeronFormat<2>;
def FrmS : HeronFormat<3>;
def FrmB : HeronFormat<4>;
def FrmU : HeronFormat<5>;
def FrmC : HeronFormat<6>;
def FrmV : HeronFormat<7>;

class HeronOpcode<string name, bits<7> value> { string Name = name; bits<7> Value = value; }
def OpcodesList : GenericTable {
  let FilterClass = "HeronOpcode";
  let Fields = ["Name", "Value"];
  let PrimaryKey = ["Value"];
  let PrimaryKeyName = "lookupOpcodeByValue";
}
def lookupOpcodeByName : SearchIndex { let Table = OpcodesList; let Key = ["Name"]; }
def OPC_LOAD : HeronOpcode<"LOAD", 0b0000011>;
def OPC_LOAD_FP : HeronOpcode<"LOAD_FP", 0b0000111>;
def OPC_OP_IMM : HeronOpcode<"OP_IMM", 0b0010011>;
def OPC_STORE : HeronOpcode<"STORE", 0b0100011>;
def OPC_STORE_FP : HeronOpcode<"STORE_FP", 0b0100111>;
def OPC_OP : HeronOpcode<"OP", 0b0110011>;
def OPC_LUI : HeronOpcode<"LUI", 0b0110111>;
def OPC_MADD : HeronOpcode<"MADD", 0b1000011>;
def OPC_OP_FP : HeronOpcode<"OP_FP", 0b1010011>;
def OPC_OP_V : HeronOpcode<"OP_V", 0b1010111>;
def OPC_BRANCH : HeronOpcode<"BRANCH", 0b1100011>;
def OPC_JALR : HeronOpcode<"JALR", 0b1100111>;
def OPC_JAL : HeronOpcode<"JAL", 0b1101111>;
def OPC_SYSTEM : HeronOpcode<"SYSTEM", 0b1110011>;
def OPC_CUSTOM : HeronOpcode<"CUSTOM", 0b0001011>;

class HInstCommon<dag outs, dag ins, string mnemonic, string operands, list<dag> pattern,
                  HeronFormat format> : Instruction {
  let Namespace = "Heron";
  dag OutOperandList = outs;
  dag InOperandList = ins;
  let AsmString = mnemonic # !if(!empty(operands), "", "\t" # operands);
  let Pattern = pattern;
  let TSFlags{4-0} = format.Value;
  bits<3> Constraint = 0;
  let TSFlags{7-5} = Constraint;
  bits<3> LMul = 0;
  let TSFlags{10-8} = LMul;
  let hasSideEffects = 0;
  let mayLoad = 0;
  let mayStore = 0;
}

class HInst<dag outs, dag ins, string mnemonic, string operands, list<dag> pattern = [],
            HeronFormat format = FrmOther>
    : HInstCommon<outs, ins, mnemonic, operands, pattern, format> {
  field bits<32> Inst;
  field bits<32> SoftFail = 0;
  let Size = 4;
  let Inst{1-0} = 0b11;
}

class Pseudo<dag outs, dag ins, list<dag> pattern, string mnemonic = "", string operands = "">
    : HInstCommon<outs, ins, mnemonic, operands, pattern, FrmOther> {
  let isPseudo = 1;
  let isCodeGenOnly = 1;
}
class AsmPseudo<dag outs, dag ins, string mnemonic, string operands>
    : Pseudo<outs, ins, [], mnemonic, operands> {
  let isCodeGenOnly = 0;
  let isAsmParserOnly = 1;
  let hasNoSchedulingInfo = 1;
}

class HInstR<bits<7> funct7, bits<3> funct3, HeronOpcode opcode, dag outs, dag ins,
             string mnemonic, string operands> : HInst<outs, ins, mnemonic, operands, [], FrmR> {
  bits<5> rs2;
  bits<5> rs1;
  bits<5> rd;
  let Inst{31-25} = funct7;
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = rd;
  let Inst{6-0} = opcode.Value;
}
class HInstR4<bits<2> funct2, HeronOpcode opcode, dag outs, dag ins, string mnemonic,
              string operands> : HInst<outs, ins, mnemonic, operands, [], FrmR> {
  bits<5> rs3;
  bits<5> rs2;
  bits<5> rs1;
  bits<3> frm;
  bits<5> rd;
  let Inst{31-27} = rs3;
  let Inst{26-25} = funct2;
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = frm;
  let Inst{11-7} = rd;
  let Inst{6-0} = opcode.Value;
}
class HInstI<bits<3> funct3, HeronOpcode opcode, dag outs, dag ins, string mnemonic,
             string operands> : HInst<outs, ins, mnemonic, operands, [], FrmI> {
  bits<12> imm12;
  bits<5> rs1;
  bits<5> rd;
  let Inst{31-20} = imm12;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = rd;
  let Inst{6-0} = opcode.Value;
}
class HInstIShift<bits<5> top, bits<3> funct3, HeronOpcode opcode, dag outs, dag ins,
                  string mnemonic, string operands>
    : HInst<outs, ins, mnemonic, operands, [], FrmI> {
  bits<6> shamt;
  bits<5> rs1;
  bits<5> rd;
  let Inst{31-27} = top;
  let Inst{26} = 0;
  let Inst{25-20} = shamt;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = rd;
  let Inst{6-0} = opcode.Value;
}
class HInstS<bits<3> funct3, HeronOpcode opcode, dag outs, dag ins, string mnemonic,
             string operands> : HInst<outs, ins, mnemonic, operands, [], FrmS> {
  bits<12> imm12;
  bits<5> rs2;
  bits<5> rs1;
  let Inst{31-25} = imm12{11-5};
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = imm12{4-0};
  let Inst{6-0} = opcode.Value;
}
class HInstB<bits<3> funct3, HeronOpcode opcode, dag outs, dag ins, string mnemonic,
             string operands> : HInst<outs, ins, mnemonic, operands, [], FrmB> {
  bits<12> imm12;
  bits<5> rs2;
  bits<5> rs1;
  let Inst{31} = imm12{11};
  let Inst{30-25} = imm12{9-4};
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-8} = imm12{3-0};
  let Inst{7} = imm12{10};
  let Inst{6-0} = opcode.Value;
}
class HInstU<HeronOpcode opcode, dag outs, dag ins, string mnemonic, string operands>
    : HInst<outs, ins, mnemonic, operands, [], FrmU> {
  bits<20> imm20;
  bits<5> rd;
  let Inst{31-12} = imm20;
  let Inst{11-7} = rd;
  let Inst{6-0} = opcode.Value;
}
class HInstJ<HeronOpcode opcode, dag outs, dag ins, string mnemonic, string operands>
    : HInst<outs, ins, mnemonic, operands, [], FrmU> {
  bits<20> imm20;
  bits<5> rd;
  let Inst{31} = imm20{19};
  let Inst{30-21} = imm20{9-0};
  let Inst{20} = imm20{10};
  let Inst{19-12} = imm20{18-11};
  let Inst{11-7} = rd;
  let Inst{6-0} = opcode.Value;
}

// --- 16 bits

class HInst16<dag outs, dag ins, string mnemonic, string operands, list<dag> pattern = []>
    : HInstCommon<outs, ins, mnemonic, operands, pattern, FrmC> {
  field bits<16> Inst;
  field bits<16> SoftFail = 0;
  let Size = 2;
  let Predicates = [HasC];
}
class HInst16CI<bits<3> funct3, bits<2> opcode, dag outs, dag ins, string mnemonic, string operands>
    : HInst16<outs, ins, mnemonic, operands> {
  bits<10> imm;
  bits<5> rd;
  let Inst{15-13} = funct3;
  let Inst{12} = imm{5};
  let Inst{11-7} = rd;
  let Inst{6-2} = imm{4-0};
  let Inst{1-0} = opcode;
}
class HInst16CR<bits<4> funct4, bits<2> opcode, dag outs, dag ins, string mnemonic, string operands>
    : HInst16<outs, ins, mnemonic, operands> {
  bits<5> rs1;
  bits<5> rs2;
  let Inst{15-12} = funct4;
  let Inst{11-7} = rs1;
  let Inst{6-2} = rs2;
  let Inst{1-0} = opcode;
}
class HInst16CL<bits<3> funct3, bits<2> opcode, dag outs, dag ins, string mnemonic, string operands>
    : HInst16<outs, ins, mnemonic, operands> {
  bits<3> rd;
  bits<3> rs1;
  let Inst{15-13} = funct3;
  let Inst{9-7} = rs1;
  let Inst{4-2} = rd;
  let Inst{1-0} = opcode;
}
