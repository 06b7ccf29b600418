multiclass M<list<int> l> { foreach i = l in def a#i { int v = i; } foreach j = [1, 2] in { def b#j; } }
defm p : M<[4, 5]>; defm q : M<[]>;
