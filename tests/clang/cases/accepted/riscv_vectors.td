// RISC-V's vector builtins.

// +++ vectors.td
class PolicyScheme<int val> { int Value = val; }
def NonePolicy : PolicyScheme<0>;
def HasPassthruOperand : PolicyScheme<1>;
def HasPolicyOperand : PolicyScheme<2>;
class RVVBuiltin<string suffix, string prototype, string type_range, string overloaded_suffix = ""> {
  string Name = NAME;
  string Suffix = suffix;
  string OverloadedName = "";
  string OverloadedSuffix = overloaded_suffix;
  string TypeRange = type_range;
  string Prototype = prototype;
  bit HasMasked = true;
  bit HasMaskedOffOperand = true;
  bit HasVL = true;
  PolicyScheme MaskedPolicyScheme = HasPolicyOperand;
  PolicyScheme UnMaskedPolicyScheme = NonePolicy;
  bit HasTailPolicy = true;
  bit HasMaskPolicy = true;
  bit SupportOverloading = true;
  list<int> Log2LMUL = [0, 1, 2, 3, -1, -2, -3];
  code ManualCodegen = [{}];
  list<int> IntrinsicTypes = [];
  string IRName = NAME;
  string MaskedIRName = NAME # "_mask";
  bit HasBuiltinAlias = true;
  list<string> RequiredFeatures = [];
  int NF = 1;
  bit IsTuple = false;
  bit AltFmt = 0;
  int TWiden = 0; bit HasSegInstSEW = 0; bit MaskedPrototypeHasResultMask = 0;
  bit HasFRMRoundModeOp = false;
}
class RVVHeader { code HeaderCode; }

// --- functions --gen-riscv-vector-builtins ; --gen-riscv-vector-builtin-codegen ; --gen-riscv-vector-builtin-sema ; --gen-riscv-sifive-vector-builtins ; --gen-riscv-sifive-vector-builtin-codegen ; --gen-riscv-andes-vector-builtin-sema
include "vectors.td"
foreach op = ["vv", "vx"] in
let Name = "vadd_" # op, IRName = "vadd", MaskedIRName = "vadd_mask", IntrinsicTypes = [-1, 1], UnMaskedPolicyScheme = HasPassthruOperand in {
def vadd_ # op : RVVBuiltin<"v", !if(!eq(op, "vv"), "vvv", "vve"), "csil">;
def vaddu_ # op : RVVBuiltin<"Uv", !if(!eq(op, "vv"), "UvUvUv", "UvUvUe"), "csil">;
}
def vsm : RVVBuiltin<"m", "0PUem", "c"> { let HasMasked = false; let IRName = "vsm"; let IntrinsicTypes = [1]; let RequiredFeatures = ["Zvfh", "Zvbb|Zvkb"]; }
def vsetvl : RVVBuiltin<"", "zzKzKz", "i"> { let HasBuiltinAlias = false; let HasVL = false; let HasMasked = false; let MaskedPolicyScheme = NonePolicy; let Log2LMUL = [0]; let IRName=""; let ManualCodegen = [{ foo(); }]; }
def vlenb : RVVBuiltin<"", "u", "i"> { let HasBuiltinAlias = false; let HasVL = false; let HasMasked = false; let MaskedPolicyScheme = NonePolicy; let Log2LMUL = [0]; let IRName="";let ManualCodegen = [{
  {
    bar();
  }
}]; let RequiredFeatures = ["RV64"]; }
def vfadd : RVVBuiltin<"v", "vvvu", "f"> { let HasFRMRoundModeOp = true; let RequiredFeatures = ["RV64"]; let Name = "vfadd_vf"; let OverloadedName="vfadd"; let ManualCodegen = [{ bar(); }]; let UnMaskedPolicyScheme = HasPassthruOperand;  }
def vlseg2e32 : RVVBuiltin<"(Tuple:2)v", "(Tuple:2)vPCe", "i"> { let Name = "vlseg2e32_v"; let NF = 2; let IsTuple = true; let Log2LMUL = [0, 1]; let ManualCodegen = "seg();"; let UnMaskedPolicyScheme = HasPassthruOperand; }
def vsseg2e64 : RVVBuiltin<"(Tuple:2)v", "0Pe(Tuple:2)v", "l"> { let Name = "vsseg2e64_v"; let NF = 2; let IsTuple = true; let Log2LMUL = [0, 1]; let IRName="vsseg2"; let MaskedIRName="vsseg2_mask"; let HasMaskedOffOperand=false; let MaskedPolicyScheme=NonePolicy; let IntrinsicTypes=[0,1]; }
def vcv : RVVBuiltin<"Iw", "Iwv", "xf", "v"> { let HasMaskPolicy=false; let SupportOverloading=false; let OverloadedName="vc"; let IntrinsicTypes=[-1,0]; let HasMaskedOffOperand=false; }
def tailonly : RVVBuiltin<"v", "vvv", "i"> { let HasMaskPolicy=false; let IntrinsicTypes=[-1,0,1]; let UnMaskedPolicyScheme = HasPolicyOperand; }
def masky : RVVBuiltin<"v", "vvv", "i"> { let HasTailPolicy=false; let IntrinsicTypes=[-1,0,1]; let UnMaskedPolicyScheme = HasPassthruOperand; }
def nopol : RVVBuiltin<"v", "vvv", "i"> { let HasTailPolicy=false; let HasMaskPolicy=false; let IntrinsicTypes=[-1,0,1]; let UnMaskedPolicyScheme = HasPassthruOperand; }
def slide : RVVBuiltin<"v", "vvvz", "i"> { let IntrinsicTypes=[-1]; let UnMaskedPolicyScheme = HasPolicyOperand; let HasMaskedOffOperand=false; }
def cpop : RVVBuiltin<"m", "um", "c"> { let IntrinsicTypes=[0]; let HasMaskedOffOperand=false; let MaskedPolicyScheme=NonePolicy; }
def novl : RVVBuiltin<"v", "vv", "i"> { let IntrinsicTypes=[0]; let HasVL=false; }
def alt : RVVBuiltin<"v", "vvv", "y"> { let AltFmt = 1; let IntrinsicTypes=[-1]; let Name="vq_vv"; }
def altfrm : RVVBuiltin<"v", "vvvu", "y"> { let AltFmt = 1; let HasFRMRoundModeOp=1; let IntrinsicTypes=[-1]; let Name="vqf_vv"; }
def tw : RVVBuiltin<"v", "vvv", "i"> { let TWiden = 2; let IntrinsicTypes=[-1]; }
def invalid : RVVBuiltin<"v", "wvv", "l">;
def noneP : RVVBuiltin<"v", "vvv", "i"> { let MaskedPolicyScheme=NonePolicy; let IntrinsicTypes=[-1]; }
def pasM : RVVBuiltin<"v", "vvv", "i"> { let MaskedPolicyScheme=HasPassthruOperand; let IntrinsicTypes=[-1]; }

// --- types --gen-riscv-vector-builtins ; --gen-riscv-vector-builtin-codegen ; --gen-riscv-vector-builtin-sema
include "vectors.td"
def narrow : RVVBuiltin<"(FixedSEW:8)v", "(FixedSEW:8)vv", "silfd"> { let IntrinsicTypes = [-1, 0]; }
def index : RVVBuiltin<"v", "vPCe(Log2EEW:4)Uv", "csilfdxy"> { let IntrinsicTypes = [-1, 1]; }
def get : RVVBuiltin<"(SFixedLog2LMUL:0)v", "(SFixedLog2LMUL:0)vvKz", "csil"> { let HasMasked = 0; let ManualCodegen = [{ get(); }]; }
def set : RVVBuiltin<"v", "vvKz(LFixedLog2LMUL:2)v", "csil"> { let HasMasked = 0; let HasVL = 0; let ManualCodegen = [{ set(); }]; }
def same : RVVBuiltin<"v", "v(SEFixedLog2LMUL:1)v", "csil"> { let HasMasked = 0; let IntrinsicTypes = [-1, 0]; }
def reduce : RVVBuiltin<"vSv", "SvvSv", "csilfd"> { let IntrinsicTypes = [-1, 0]; let HasMaskPolicy = 0; }
def small : RVVBuiltin<"v", "vwYv", "ab"> { let IntrinsicTypes = [-1]; }
let HasBuiltinAlias = 0, HasVL = 0, HasMasked = 0, Log2LMUL = [0] in {
  def scalars : RVVBuiltin<"", "utuKlfzCePUePCe", "i">;
  def vectors : RVVBuiltin<"", "Uvm(Tuple:3)vIwFvYv", "s">;
  def floats : RVVBuiltin<"", "veUvIe", "d">;
  def constants : RVVBuiltin<"", "0KUeKzKe", "c">;
}

// --- segments --gen-riscv-vector-builtins ; --gen-riscv-vector-builtin-codegen ; --gen-riscv-vector-builtin-sema
include "vectors.td"
let HasSegInstSEW = 1, HasMasked = 0 in {
  def vlseg2e8ff : RVVBuiltin<"v", "vPCe", "c"> { let Name = "vlseg2e8ff_v"; }
  def vssseg8e64 : RVVBuiltin<"v", "vPCe", "l"> { let Name = "vssseg8e64_v"; let IRName = "vssseg8"; }
  def vsseg9e64 : RVVBuiltin<"v", "vPCe", "l">;
  def vluxseg2ei8 : RVVBuiltin<"v", "vPCe", "l"> { let Name = "vluxseg2ei8_v"; let IRName = "vluxseg2"; }
  def vluxseg2ei16 : RVVBuiltin<"v", "vPCe", "l"> { let Name = "vluxseg2ei16_v"; let IRName = "vluxseg2"; }
  def vsoxseg3ei16 : RVVBuiltin<"v", "vPCe", "l"> { let IRName = "other"; }
}

// --- apart --gen-riscv-vector-builtin-codegen ; --gen-riscv-andes-vector-builtin-codegen
include "vectors.td"
let IntrinsicTypes = [-1], HasMasked = 0, Log2LMUL = [0] in {
  def wide : RVVBuiltin<"v", "vvv", "i"> { let IRName = "a"; let TWiden = 3; }
  def plain : RVVBuiltin<"v", "vvv", "i"> { let IRName = "a"; }
  let HasSegInstSEW = 1 in {
    def vlseg3e16 : RVVBuiltin<"v", "vPCe", "i", "v">;
    def vlseg4e16 : RVVBuiltin<"v", "vPCe", "i"> { let OverloadedName = "vlseg4e16"; }
  }
}

// --- header --gen-riscv-vector-header
include "vectors.td"
def first : RVVHeader { let HeaderCode = [{
enum first { A };
}]; }
def second : RVVHeader { let HeaderCode = [{enum second { B };
}]; }

// --- none --gen-riscv-vector-builtins ; --gen-riscv-vector-builtin-sema
class RVVBuiltin;

// --- unusual_types_and_names --gen-riscv-vector-builtins ; --gen-riscv-vector-builtin-codegen ; --gen-riscv-vector-builtin-sema
include "vectors.td"
def twice : RVVBuiltin<"v", "vUFUvSSv", "iix"> { let Log2LMUL = [0, 0, 4]; }
def none : RVVBuiltin<"v", "v", ""> { let Log2LMUL = []; }
def constants : RVVBuiltin<"v", "vKvCvPCvKPeCKe", "c">;
def fixed : RVVBuiltin<"v", "vP0C0K0PzCzPtKtPuKuPlKlfFfPfKfUfIf", "xc">;
def floats : RVVBuiltin<"v", "vFwFqFoFv", "csilyxfdab">;
def small : RVVBuiltin<"v", "vYwYqYoYv", "csilyxfdab">;
def keyed : RVVBuiltin<"v", "v(LFixedLog2LMUL:1)v(SFixedLog2LMUL:-1)v(SEFixedLog2LMUL:0)v(FixedSEW:8)UvPCe", "csil">;
def nameless : RVVBuiltin<"v", "vv", "i"> { let Name = ""; let IRName = ""; let MaskedIRName = ""; let NF = 9; let IsTuple = 1; let RequiredFeatures = ["", "A|B", "A"]; }
def schemes : RVVBuiltin<"v", "vv", "i"> { let MaskedPolicyScheme = HasPassthruOperand; let UnMaskedPolicyScheme = HasPolicyOperand; let OverloadedName = "_"; }
def operands : RVVBuiltin<"v", "vv", "i"> { let IntrinsicTypes = [-1, 9]; let TWiden = 3; let HasVL = 0; }
def no_segments : RVVBuiltin<"v", "vv", "i"> { let Name = "vlseg9e8_v"; let OverloadedName = "vssseg3e32"; }
