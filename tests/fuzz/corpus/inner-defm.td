class I<string s> { string v = s; }
multiclass R<string s> { def r : I<s>; def m : I<s # "m">; }
multiclass S<string s> { defm SS : R<s # "1">; defm SD : R<s # "2">; def X : I<s>; }
defm ADD : S<"add">;
