// --- systems_of_what_is_no_function --gen-runtime-libcalls
include "llvm/IR/RuntimeLibcallsImpl.td"
def HASH : RuntimeLibcall; def SORT : RuntimeLibcall;
def hash : RuntimeLibcallImpl<HASH>; def fast_hash : RuntimeLibcallImpl<HASH>;
def isSmall : RuntimeLibcallPredicate<[{isSmall()}]>;
def Small : SystemRuntimeLibrary<isSmall, (add HASH, SORT, hash)>;
def Twice : SystemRuntimeLibrary<isSmall, (add hash, SORT, fast_hash)>;
