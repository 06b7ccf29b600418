class I<string s> { string v = s; }
multiclass R { def r : I<NAME>; }
multiclass S { defm NAME : R; defm NAME # _q : R; defm p # NAME : R; }
defm X : S;
