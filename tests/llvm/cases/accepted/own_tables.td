// Tables that LLVM itself is built with, on inputs of our own.

// --- attributes --gen-attrs
include "llvm/IR/Attributes.td"
def Strange : AttrProperty;
def zz : EnumAttr<"zz", Strange, [FnAttr]>;
def a10 : IntAttr<"a10", IntersectMin, []>;
def a9 : EnumAttr<"a9", IntersectAnd, [RetAttr, ParamAttr, FnAttr]>;
def : CompatRule<"check">;
def : CompatRuleStrAttr<"checkText", "text">;
def : MergeRule<"merge">;

// --- value_types --gen-vt
include "llvm/CodeGen/ValueTypes.td"
def i24 : VTInt<24>;
def odd : VTInt<25>;
def abnormal : VTVec<3, i1> { let isNormalValueType = false; }
def scalable : VTScalableVec<3, f80>;
def tuple : VTVecTup<49, 3, i16>;
def wide_tuple : VTVecTup<-49, 2, i16>;
def long_tuple : VTVecTup<64, 7000000000, i16>;
def pointer : PtrValueType<i64, 0>;

// --- libcalls --gen-runtime-libcalls
include "llvm/IR/RuntimeLibcallsImpl.td"
def P1 : RuntimeLibcallPredicate<"P1()">; def P2 : RuntimeLibcallPredicate<[{P2()}]>; def C1 : LibcallCallingConv<[{CC1}]>; def C2 : LibcallCallingConv<[{CC2}]>; def C0 : LibcallCallingConv;
def L1 : RuntimeLibcall; def L2 : RuntimeLibcall; def L3 : RuntimeLibcall; def L4 : RuntimeLibcall;
def i4 : RuntimeLibcallImpl<L4>; def i3 : RuntimeLibcallImpl<L3>; def i2 : RuntimeLibcallImpl<L2>; def i1 : RuntimeLibcallImpl<L1>; def j1 : RuntimeLibcallImpl<L1>;  def k1 : RuntimeLibcallImpl<L1>;
def S : RuntimeLibcallPredicate<"S()">;

def Named : RuntimeLibcall { let Name = "OTHER"; }
def named : RuntimeLibcallImpl<Named, "na\\me\n">;
foreach i = 0...40 in def f#i : RuntimeLibcallImpl<Named, "function_with_a_rather_long_name_" # i>;
def Always : RuntimeLibcallPredicate<[{}]>;
def Shared : LibcallImpls<(add i3, i4), P2>;
def Plain : SystemRuntimeLibrary<S, (add i2, k1, i3, named)>;
def Conditions : SystemRuntimeLibrary<S, (add k1, AvailableIf<j1, P1>, Shared,
    LibcallImpls<(add i2), P1>)>;
def Conventions : SystemRuntimeLibrary<P1, (add LibcallsWithCC<(add i2), C2, P2>,
    LibcallsWithCC<(add i3), C1, P1>, LibcallsWithCC<(add i4), C2, Always>, AvailableIf<i1, P1>,
    LibcallsWithCC<(add j1), C0>)> { let DefaultLibcallCallingConv = C1; }
def Less : SystemRuntimeLibrary<S, (sub (add i1, i2, i3), AvailableIf<i2, P1>)>;
def Empty : SystemRuntimeLibrary<S, (add)>;

// --- libcalls_of_no_system --gen-runtime-libcalls
include "llvm/IR/RuntimeLibcallsImpl.td"
def L : RuntimeLibcall;
def f : RuntimeLibcallImpl<L>;

// --- library_functions --gen-target-library-info
include "llvm/Analysis/TargetLibraryInfoImpl.td"
def zeta : TargetLibCall<"zeta", Void>;
def alpha : TargetLibCall<"Alpha\"", Int, [Int, Same, Ellip]>;
def beta : TargetLibCall<"beta", Int, [Int, Same]> { let Name = "bb"; }
def gamma : TargetLibCall<"beta", Same, []>;
def x10 : TargetLibCall<"x10", Int, [Int]>; def x9 : TargetLibCall<"x9", Ptr, [Int, Int]>;
def MyT : FuncArgType; def mine : TargetLibCall<"mine", MyT, [MyT]>; def und : TargetLibCall<"_und", Ptr, [Int]>; def Und : TargetLibCall<"Und", Ptr, [Ptr, Int]>;
def none : TargetLibCall<"none", ?, [Int, Same]>;
def nothing : TargetLibCall<"nothing", ?>;
