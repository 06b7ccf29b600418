// What SVE's and SME's builtins refuse.

// --- no_class --gen-arm-sve-builtins ; --gen-arm-sve-builtin-codegen ; --gen-arm-sve-sema-rangechecks ; --gen-arm-sve-builtins-json ; --gen-arm-sve-streaming-attrs ; --gen-arm-sme-builtins ; --gen-arm-sme-builtin-codegen ; --gen-arm-sme-sema-rangechecks ; --gen-arm-sme-builtins-json ; --gen-arm-sme-builtin-za-state
class Unrelated;

// --- no_type_of_elements_in_memory --gen-arm-sve-header ; --gen-arm-sve-typeflags ; --gen-arm-immcheck-types ; --gen-arm-sme-builtin-za-state
class Inst;
class EltType;
class FlagType;
class MergeType;
class ImmCheckType;

// --- flag_without_a_number --gen-arm-sme-header ; --gen-arm-immcheck-types
class EltType;
class MemEltType;
class FlagType;
class MergeType;
class ImmCheckType;
class Inst;
def a : ImmCheckType;
def b : FlagType;

// --- unknown_letter_of_a_type --gen-arm-sve-builtins ; --gen-arm-sme-header
class MergeType;
class EltType;
class MemEltType;
class FlagType;
class ImmCheckType;
class Inst {
  string Name = "a_{d}";
  string Prototype = "vd";
  string Types = "iUy";
  string SVETargetGuard = "sve";
  string SMETargetGuard = "";
  string MergeSuffix = "";
  list<FlagType> Flags = [];
}
def A : Inst;
