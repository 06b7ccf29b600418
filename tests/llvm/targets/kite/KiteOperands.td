// Operands: sources that may be constants, and modifiers with names.

class ImmMatchClass<string name, bit optional = 1> : AsmOperandClass {
  let Name = name;
  let PredicateMethod = "is" # name;
  let IsOptional = optional;
  let RenderMethod = "addImmOperands";
  let DefaultMethod = !if(optional, "default" # name, ?);
}
class NamedBit<string id, string name> : OperandWithDefaultOps<i1, (ops (i1 0))> {
  let ParserMatchClass = !cast<AsmOperandClass>(name # "Class");
  let PrintMethod = "print" # name;
  let OperandType = "OPERAND_IMMEDIATE";
  string Id = id;
}
class NamedInt<ValueType vt, string name> : OperandWithDefaultOps<vt, (ops (vt 0))> {
  let ParserMatchClass = !cast<AsmOperandClass>(name # "Class");
  let PrintMethod = "print" # name;
  let OperandType = "OPERAND_IMMEDIATE";
}
foreach name = ["Clamp", "OMod", "Offset", "Glc", "Slc", "LaneCtrl", "RowMask", "BoundCtrl", "OpSel",
                "NegLo", "Format"] in
  def name # "Class" : ImmMatchClass<name>;
def clamp : NamedBit<"clamp", "Clamp">;
def glc : NamedBit<"glc", "Glc">;
def slc : NamedBit<"slc", "Slc">;
def bound_ctrl : NamedBit<"bound_ctrl", "BoundCtrl">;
def omod : NamedInt<i32, "OMod">;
def offset : NamedInt<i16, "Offset">;
def lane_ctrl : NamedInt<i32, "LaneCtrl">;
def row_mask : NamedInt<i32, "RowMask">;
def op_sel : NamedInt<i32, "OpSel">;
def neg_lo : NamedInt<i32, "NegLo">;
def format : NamedInt<i8, "Format"> { let DecoderMethod = "decodeFormat"; let EncoderMethod = "encodeFormat"; }

class SourceClass<string name> : AsmOperandClass {
  let Name = name;
  let PredicateMethod = "is" # name;
  let RenderMethod = "addRegOrImmOperands";
}
foreach name = ["VSrcB32", "VSrcF32", "VSrcF16", "VSrcF64", "SSrcB32", "SSrcB64", "VReg32"] in
  def name : SourceClass<name>;
class RegImm<RegisterClass rc, AsmOperandClass match, string type> : RegisterOperand<rc> {
  let OperandNamespace = "Kite";
  let OperandType = type;
  let ParserMatchClass = match;
  let DecoderMethod = "decodeSource<" # !size(type) # ">";
  let EncoderMethod = "encodeSource";
}
def VSrc_b32 : RegImm<VS_32, VSrcB32, "OPERAND_REG_IMM_INT32">;
def VSrc_f32 : RegImm<VS_32, VSrcF32, "OPERAND_REG_IMM_FP32">;
def VSrc_f16 : RegImm<VS_32, VSrcF16, "OPERAND_REG_IMM_FP16">;
def VSrc_f64 : RegImm<VS_64, VSrcF64, "OPERAND_REG_IMM_FP64">;
def SSrc_b32 : RegImm<SReg_32, SSrcB32, "OPERAND_REG_IMM_INT32">;
def SSrc_b64 : RegImm<SReg_64, SSrcB64, "OPERAND_REG_IMM_INT64">;

class InputModsClass<int size> : AsmOperandClass {
  let Name = "InputMods" # size;
  let ParserMethod = "parseInputMods" # size;
  let PredicateMethod = "isInputMods" # size;
}
def Mods32Class : InputModsClass<32>;
def Mods16Class : InputModsClass<16> { let SuperClasses = [Mods32Class]; }
def input_mods : Operand<i32> {
  let OperandNamespace = "Kite";
  let OperandType = "OPERAND_INPUT_MODS";
  let ParserMatchClass = Mods32Class;
  let PrintMethod = "printInputMods";
}
def input_mods16 : Operand<i32> {
  let OperandNamespace = "Kite";
  let OperandType = "OPERAND_INPUT_MODS";
  let ParserMatchClass = Mods16Class;
  let PrintMethod = "printInputMods";
}
def EndpgmClass : ImmMatchClass<"Endpgm">;
def EndpgmImm : NamedInt<i16, "Endpgm">;
def simm16 : Operand<i32> { let OperandType = "OPERAND_IMMEDIATE"; let PrintMethod = "printU16"; }
def branch_target : Operand<OtherVT> {
  let EncoderMethod = "encodeBranch";
  let DecoderMethod = "decodeBranch";
  let OperandType = "OPERAND_PCREL";
}
