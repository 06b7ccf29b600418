class K { int v = 1; } class U<string s> { K kk = !cast<K>(s); int w = !cast<K>(s).v; }
multiclass M<string s> { def u : U<s # "k">; }
def xk : K; def yk : K { let v = 4; }
defm p : M<"x">; defm q : M<"y">;
