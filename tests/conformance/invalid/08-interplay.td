// --- dump-through-multiclass
class A { dump "class"; }
multiclass M<int n> { def a : A { int x = n; dump "x=" # x; } dump "after " # n; if !eq(n, 1) then { dump "one"; } }
multiclass N<int n> { dump "N" # n; defm m : M<n>; }
defm p : M<1>; defm q : N<2>; defm r : M<3>, A;
