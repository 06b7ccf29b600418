Tables that LLVM itself is built with: one mistake each.

// --- no_call --gen-runtime-libcalls
include "llvm/IR/RuntimeLibcallsImpl.td"
def P1 : RuntimeLibcallPredicate<"P1()">; def P2 : RuntimeLibcallPredicate<[{P2()}]>; def C1 : LibcallCallingConv<[{CC1}]>; def C2 : LibcallCallingConv<[{CC2}]>; def C0 : LibcallCallingConv;
def L1 : RuntimeLibcall; def L2 : RuntimeLibcall; def L3 : RuntimeLibcall; def L4 : RuntimeLibcall;
def i4 : RuntimeLibcallImpl<L4>; def i3 : RuntimeLibcallImpl<L3>; def i2 : RuntimeLibcallImpl<L2>; def i1 : RuntimeLibcallImpl<L1>; def j1 : RuntimeLibcallImpl<L1>;  def k1 : RuntimeLibcallImpl<L1>;
def S : RuntimeLibcallPredicate<"S()">;
def bad : RuntimeLibcallImpl<?, "a">;

// --- no_name --gen-runtime-libcalls
include "llvm/IR/RuntimeLibcallsImpl.td"
def P1 : RuntimeLibcallPredicate<"P1()">; def P2 : RuntimeLibcallPredicate<[{P2()}]>; def C1 : LibcallCallingConv<[{CC1}]>; def C2 : LibcallCallingConv<[{CC2}]>; def C0 : LibcallCallingConv;
def L1 : RuntimeLibcall; def L2 : RuntimeLibcall; def L3 : RuntimeLibcall; def L4 : RuntimeLibcall;
def i4 : RuntimeLibcallImpl<L4>; def i3 : RuntimeLibcallImpl<L3>; def i2 : RuntimeLibcallImpl<L2>; def i1 : RuntimeLibcallImpl<L1>; def j1 : RuntimeLibcallImpl<L1>;  def k1 : RuntimeLibcallImpl<L1>;
def S : RuntimeLibcallPredicate<"S()">;
def bad : RuntimeLibcallImpl<L1, ?>;

// --- two_conditions --gen-runtime-libcalls
include "llvm/IR/RuntimeLibcallsImpl.td"
def P1 : RuntimeLibcallPredicate<"P1()">; def P2 : RuntimeLibcallPredicate<[{P2()}]>; def C1 : LibcallCallingConv<[{CC1}]>; def C2 : LibcallCallingConv<[{CC2}]>; def C0 : LibcallCallingConv;
def L1 : RuntimeLibcall; def L2 : RuntimeLibcall; def L3 : RuntimeLibcall; def L4 : RuntimeLibcall;
def i4 : RuntimeLibcallImpl<L4>; def i3 : RuntimeLibcallImpl<L3>; def i2 : RuntimeLibcallImpl<L2>; def i1 : RuntimeLibcallImpl<L1>; def j1 : RuntimeLibcallImpl<L1>;  def k1 : RuntimeLibcallImpl<L1>;
def S : RuntimeLibcallPredicate<"S()">;
def Sys : SystemRuntimeLibrary<S, (add AvailableIf<i1, P1>, AvailableIf<i1, P2>, i1)>;

// --- condition_in_convention --gen-runtime-libcalls
include "llvm/IR/RuntimeLibcallsImpl.td"
def P1 : RuntimeLibcallPredicate<"P1()">; def P2 : RuntimeLibcallPredicate<[{P2()}]>; def C1 : LibcallCallingConv<[{CC1}]>; def C2 : LibcallCallingConv<[{CC2}]>; def C0 : LibcallCallingConv;
def L1 : RuntimeLibcall; def L2 : RuntimeLibcall; def L3 : RuntimeLibcall; def L4 : RuntimeLibcall;
def i4 : RuntimeLibcallImpl<L4>; def i3 : RuntimeLibcallImpl<L3>; def i2 : RuntimeLibcallImpl<L2>; def i1 : RuntimeLibcallImpl<L1>; def j1 : RuntimeLibcallImpl<L1>;  def k1 : RuntimeLibcallImpl<L1>;
def S : RuntimeLibcallPredicate<"S()">;
def Sys : SystemRuntimeLibrary<S, (add LibcallsWithCC<(add AvailableIf<j1, P1>, i2), C1>)>;

// --- no_implementation --gen-runtime-libcalls
include "llvm/IR/RuntimeLibcallsImpl.td"
def P1 : RuntimeLibcallPredicate<"P1()">; def P2 : RuntimeLibcallPredicate<[{P2()}]>; def C1 : LibcallCallingConv<[{CC1}]>; def C2 : LibcallCallingConv<[{CC2}]>; def C0 : LibcallCallingConv;
def L1 : RuntimeLibcall; def L2 : RuntimeLibcall; def L3 : RuntimeLibcall; def L4 : RuntimeLibcall;
def i4 : RuntimeLibcallImpl<L4>; def i3 : RuntimeLibcallImpl<L3>; def i2 : RuntimeLibcallImpl<L2>; def i1 : RuntimeLibcallImpl<L1>; def j1 : RuntimeLibcallImpl<L1>;  def k1 : RuntimeLibcallImpl<L1>;
def S : RuntimeLibcallPredicate<"S()">;
def Sys : SystemRuntimeLibrary<S, (add i1, L1)>;

// --- no_system --gen-runtime-libcalls
include "llvm/IR/RuntimeLibcallsImpl.td"
def P1 : RuntimeLibcallPredicate<"P1()">; def P2 : RuntimeLibcallPredicate<[{P2()}]>; def C1 : LibcallCallingConv<[{CC1}]>; def C2 : LibcallCallingConv<[{CC2}]>; def C0 : LibcallCallingConv;
def L1 : RuntimeLibcall; def L2 : RuntimeLibcall; def L3 : RuntimeLibcall; def L4 : RuntimeLibcall;
def i4 : RuntimeLibcallImpl<L4>; def i3 : RuntimeLibcallImpl<L3>; def i2 : RuntimeLibcallImpl<L2>; def i1 : RuntimeLibcallImpl<L1>; def j1 : RuntimeLibcallImpl<L1>;  def k1 : RuntimeLibcallImpl<L1>;
def S : RuntimeLibcallPredicate<"S()">;
def Sys : SystemRuntimeLibrary<?, (add i1)>;

// --- no_class --gen-vt
class A;

// --- no_attributes --gen-attrs
class A;

// --- wrong_intersection --gen-attrs
include "llvm/IR/Attributes.td"
def zz : TypeAttr<"zz", IntersectAnd, []>;
