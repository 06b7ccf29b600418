class A { int x = 0; int y = 0; }
multiclass M<int n> { let x = n in { def a : A; let y = !add(n, 1) in def b : A; } def c : A; }
defm p : M<5>; let y = 9 in defm q : M<6>;
