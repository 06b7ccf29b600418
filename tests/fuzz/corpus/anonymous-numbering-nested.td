class K<int n> { int v = n; }
multiclass N { def _n; def : K<8>; }
multiclass M<int n> { def : K<n>; defm : N; def _m { K k = K<n>; K j = K<!add(n, 1)>; } }
defm : M<1>; defm : M<2>; defm x : M<1>;
