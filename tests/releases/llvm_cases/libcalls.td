// Libraries of functions that generated code calls, since main (24).

// +++ libcalls.td
include "llvm/IR/RuntimeLibcallsImpl.td"
def none_of;
def L1 : RuntimeLibcall<Int, [Ptr, Int]>;
def L2 : RuntimeLibcall<Void, []>;
def L3 : RuntimeLibcall;
def L4 : RuntimeLibcall<Int, [Int]>;
def i1 : RuntimeLibcallImpl<L1>; def j1 : RuntimeLibcallImpl<L1, "a_j1">; def i2 : RuntimeLibcallImpl<L2>;
def i3 : RuntimeLibcallImpl<L3>; def i4 : RuntimeLibcallImpl<L4>;
def P : LibcallPredicate<[{TT.isP()}]>;
def Q : LibcallPredicate<[{ TT.isQ() }]>;
def IfP : RuntimeLibcallAvailability<(all_of P)>;
def NotQ : RuntimeLibcallAvailability<(not Q)>;
def Both : RuntimeLibcallAvailability<(all_of P, (any_of P, (all_of Q, P)), (not (none_of P, Q)), (any_of Q))>;

// --- variants_and_exclusions --gen-runtime-libcalls
include "libcalls.td"
def Z : LibcallLibrary<"lib-z.1", (add i2, LibcallImpls<(add i1, j1), IfP>, LibcallsWithCC<(add i4), ARM_AAPCS>, LibcallsWithCC<(add i3), ARM_AAPCS, NotQ>)>;
def Y : LibcallLibrary<"other", (add j1, i1, i2), NotQ>;
def X : LibcallLibrary<"other", (add i2, i1, i3)>;
def Own : LibcallLibrary<"other", (add i4, i2), Both> { let Isolated = true; }
def Again : LibcallLibrary<"other", (add i4, i2, i1), IfP>;
def E2 : LibraryExclusion<"other", IfP, [i4, i3]>;
def E1 : LibraryExclusion<"other", NotQ, [i2]>;
def E3 : LibraryExclusion<"lib-z.1", AlwaysAvailable, []>;
def S2 : SystemRuntimeLibrary<Both, ["other", "lib-z.1"]>;
def S1 : SystemRuntimeLibrary<AlwaysAvailable, ["other", "other"]> { let DefaultLibcallCallingConv = ARM_AAPCS; }
def S3 : SystemRuntimeLibrary<IfP, []>;

// --- families_types_and_masks --gen-runtime-libcalls
include "libcalls.td"
def Mine : FuncArgType;
def SIN_F32 : RuntimeLibcall<Flt, [Flt]>; def SIN_PPCF128 : RuntimeLibcall<NoneType, [Int, Ptr]>;
def SIN_V4F32 : RuntimeLibcall<Mine, [Mine, Ellip]> { let Name = "other_name"; }
def SIN_MASKED_V4F32 : MaskedRuntimeLibcall<SIN_V4F32, Int>;
def TEN_F64 : RuntimeLibcall; def TEN_F80 : RuntimeLibcall; def TEN_F128 : RuntimeLibcall;
def : RuntimeLibcallFamily<"SIN", ["x", "constrained_x"], ["V4F32", "NXV2F64"]>;
def : RuntimeLibcallFamily<"TEN", ["b", "y"]>;
def : RuntimeLibcallFamily<"SIN", ["a"]>;

// --- unnamed_default_library --gen-runtime-libcalls
include "libcalls.td"
def S : SystemRuntimeLibrary<IfP, ["nothing"]>;

// --- isolated_only --gen-runtime-libcalls
include "libcalls.td"
def L : LibcallLibrary<"a", (add i1), IfP> { let Isolated = true; }

// --- isolated_without_predicate --gen-runtime-libcalls
include "libcalls.td"
def L : LibcallLibrary<"a", (add i1)>;
def M : LibcallLibrary<"a", (add i1)> { let Isolated = true; }

// --- two_predicates --gen-runtime-libcalls
include "libcalls.td"
def L : LibcallLibrary<"a", (add LibcallImpls<(add i1), IfP>, LibcallImpls<(add i1), NotQ>)>;

// --- family_of_nothing --gen-runtime-libcalls
include "libcalls.td"
def : RuntimeLibcallFamily<"COS", ["cos"]>;

// --- not_of_two --gen-runtime-libcalls
include "libcalls.td"
def N : RuntimeLibcallAvailability<(not P, Q)>;
def L : LibcallLibrary<"a", (add i1), N>;
