class A { bits<8> i = 0; }
let i<7-4> = 0b1010 in def a : A;
let i<0> = 1, i<2> = 1 in { def b : A; def c : A { let i{1} = 1; } }
let i<0...3> = 3 in def d : A;
