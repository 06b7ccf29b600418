// What RISC-V's vector builtins refuse.

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

// --- other_type --gen-riscv-vector-builtins
include "vectors.td"
def f : RVVBuiltin<"v", "vvv", "ci"> { let HasBuiltinAlias = 0; }

// --- other_alias --gen-riscv-vector-builtins
include "vectors.td"
def f : RVVBuiltin<"v", "vvv", "c">;
def g : RVVBuiltin<"v", "vvv", "c"> { let Name = "f"; let HasBuiltinAlias = 0; }

// --- other_intrinsic --gen-riscv-vector-builtin-codegen
include "vectors.td"
def f : RVVBuiltin<"v", "vvv", "c">;
def g : RVVBuiltin<"v", "vvv", "c"> { let Name = "f"; }

// --- other_code --gen-riscv-vector-builtin-codegen
include "vectors.td"
let Name = "f", IRName = "f", MaskedIRName = "g" in {
  def f : RVVBuiltin<"v", "vvv", "c">;
  def g : RVVBuiltin<"v", "vvv", "c"> { let ManualCodegen = "code();"; }
}

// --- no_class --gen-riscv-vector-builtins ; --gen-riscv-vector-builtin-codegen ; --gen-riscv-vector-builtin-sema ; --gen-riscv-vector-header
class Unrelated;

// --- unknown_scheme --gen-riscv-vector-builtin-sema
include "vectors.td"
def f : RVVBuiltin<"v", "vv", "i"> { let UnMaskedPolicyScheme = PolicyScheme<7>; }
def g : RVVBuiltin<"v", "vX", "i">;
