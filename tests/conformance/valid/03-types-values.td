// --- int-to-bit
def a { bit x = 0; bit y = 1; }

// --- int-to-bits
def a { bits<4> x = 5; bits<1> y = 1; bits<64> z = -1; bits<4> n = -1; bits<3> m = -4; bits<70> w = 1; bits<70> v = -1; }

// --- int-to-bits-max
def a { bits<4> x = 15; bits<64> z = 0xffffffffffffffff; }

// --- bit-to-int
class A<bit b> { int i = b; bits<1> c = b; }
def a : A<1>;
def b : A<0>;

// --- bits-to-int
def a { bits<4> b = 0b1010; int i = b; bits<4> c = {0,0,0,1}; int j = c; }

// --- bits-to-int-class
class A<bits<8> b> { int i = b; int j = !add(b, 1); }
def a : A<200>;

// --- bits1-to-bit
def a { bits<1> b = 1; bit x = b; bit y = b{0}; }

// --- bit-to-bits1
def a { bit b = 1; bits<1> c = b; }

// --- bits64-to-int
def a { bits<64> b = 0x8000000000000000; int i = b; }

// --- bits-list-init
def a { bits<4> b = { 1, 0, ?, 1 }; bits<4> c = { b{0}, b{1}, b{2}, b{3} }; }

// --- bits-list-nested
def a { bits<2> x = 0b10; bits<4> y = { x, x }; bits<5> z = { x{1}, x{0}, 0b110 }; bits<3> w = { 1, x }; }

// --- bits-list-with-booleans
def a { bits<3> y = { true, false, true }; }

// --- bits-unset-elements
def a { bits<4> b = {?, ?, 1, 0}; bit c = b{3}; bits<2> d = b{3-2}; }

// --- bits-partial-unset-and-let
class A { bits<8> x; let x{3-0} = 5; }
def a : A;
def b : A { let x{7} = 1; }
def c : A { let x{7...4} = 0b1010; let x{0} = ?; }

// --- bits-assign-from-other-field
class A { bits<4> a = 3; bits<8> b = { a, a }; bits<8> c; let c{7-4} = a; let c{3...0} = a{0...3}; }
def a : A;
def b : A { let a = 12; }

// --- bits-zero-width-list
def a { list<bits<3>> l = [1, 2, 7]; }

// --- list-types
def x;
class K;
def k : K;
def a { list<int> a = [1,2]; list<string> b = ["a"]; list<bit> c = [1,0]; list<list<int>> d = [[1],[2,3],[]]; list<K> e = [k]; list<dag> f = [(x)]; list<code> g = [[{a}]]; list<bits<2>> h = [0,3]; }

// --- list-explicit-type
class K; class L : K; def k : K; def l : L;
def a { list<K> a = [l]<K>; list<K> b = [l]; list<int> c = []<int>; list<K> d = [k, l]; list<K> e = []<L>; list<bits<2>> f = [1, 2]<bits<2>>; }

// --- list-inferred-common-class
class K; class L : K; class M : K; def l : L; def m : M;
defvar lst = [l, m];
def a { list<K> b = lst; list<K> c = [m, l]; }

// --- list-inferred-two-common-classes
class K; class J; class L : K, J; class M : J, K; def l : L; def m : M;
defvar lst = [l, m];
def a { list<K> b = lst; list<J> c = lst; }

// --- list-int-bit-mix
def a { list<int> x = [1, true, false]; list<bit> y = [1, true]; defvar z = [1, true]; list<int> w = z; }

// --- list-unset-elements
def a { list<int> x = [1, ?, 3]; list<string> s = [?, ?]; }

// --- list-int-to-bits-elements
def a { list<bits<4>> x = [1, 2, 3]; list<bit> y = [0, 1]; }

// --- list-of-bits-to-ints
def a { bits<4> b = 5; list<int> x = [b, 1]; }

// --- list-trailing-comma
def a { list<int> x = [1, 2,]; list<string> y = ["a",]; }

// --- list-empty
def a { list<int> x = []; list<list<string>> y = []; list<list<string>> z = [[]]; }

// --- list-of-unset-inner
def a { list<list<int>> z = [[1, ?], ?]; }

// --- list-trailing-hash
def a { list<int> x = [1] # [2]; }

// --- dag-values
def op; def op2; class K; def k : K;
def a { dag d = (op); dag e = (op 1, "s", [1, 2], (op2 k), k, ?, $n, k:$m); dag f = (op:$opn k); }

// --- dag-operator-anonymous
class O<int x>;
def a { dag d = (O<1> 2); }

// --- dag-operator-field
class O; def o : O;
class H { O op = o; }
def h : H;
def a { dag d = (h.op 1, 2); }

// --- dag-operator-cast
class O; def o1 : O;
def a { dag d = (!cast<O>("o" # 1) 1); }

// --- dag-self-reference
class A<dag d> { dag the = d; }
def ops;
def r : A<(ops r)>;

// --- dag-self-in-field
def ops;
def r { dag d = (ops r, (ops r:$x)); }

// --- dag-trailing-operand-unset
def op;
def a { dag d = (op ?:$x, ?); }

// --- dag-with-code
def op;
def a { dag d = (op [{code}], "str"); }

// --- dag-with-bits
def op;
def a { bits<4> b = 3; dag d = (op b, b{0}, {0,1}); }

// --- record-upcast
class K; class L : K; def l : L;
class U<K k> { K kk = k; }
def a : U<l>;
def b { K x = l; L y = l; }

// --- record-class-typed-by-anonymous
class K<int n> { int v = n; }
class L<int n> : K<n>;
def a { K x = K<1>; K y = L<2>; int z = L<3>.v; }

// --- record-anonymous-dedup
class K<int n> { int v = n; }
def a { K x = K<1>; K y = K<1>; K z = K<2>; list<K> l = [K<1>, K<2>, K<3>]; }

// --- suffix-bit-on-literal
def a { bit b = 5{0}; bits<3> c = 0b110{0...2}; bits<2> d = 13{3-2}; }

// --- suffix-bit-in-class
class A<bits<8> v> { bit x = v{7}; bits<4> hi = v{7-4}; bits<8> rev = v{0...7}; bits<8> sw = { v{3-0}, v{7-4} }; }
def a : A<0xa5>;
def b : A<?>;
def c : A<{1,?,1,?,0,0,?,1}>;

// --- suffix-list
def a { list<int> l = [10, 11, 12, 13]; int x = l[0]; int y = l[3]; list<int> z = l[1...2]; list<int> w = l[0,2]; list<int> v = l[1,]; list<int> r = l[3...0]; list<int> q = l[0,0,0]; }

// --- suffix-list-hyphen
def a { list<int> l = [10, 11, 12, 13]; list<int> z = l[1-2]; list<int> y = l[1 - 2]; list<int> r = l[3-0, 1]; }

// --- suffix-list-expression
class A<list<string> l, int i> { string s = l[i]; string t = l[!add(i, 1)]; list<string> u = l[i, 0]; list<string> v = l[i...2]; }
def a : A<["a", "b", "c"], 1>;
def b : A<["x", "y", "z"], 0>;

// --- suffix-list-by-list
def a { list<int> l = [10, 11, 12, 13]; list<int> idx = [3, 1]; list<int> x = l[idx]; list<int> y = l[idx, 0]; list<int> z = l[!range(2)]; }

// --- suffix-list-range-of-fields
def a { int m = 1; int n = 3; list<int> l = [10, 11, 12, 13]; list<int> x = l[m...n]; }

// --- suffix-list-range-ends
def a { list<int> l = [10, 11]; list<int> x = l[0...0]; list<int> y = l[1...1]; }

// --- suffix-list-of-list
def a { list<list<int>> l = [[1, 2], [3]]; int x = l[0][1]; list<int> y = l[1]; }

// --- suffix-field
class K<int n> { int v = n; list<int> l = [n, 2]; bits<4> b = n; }
class H<K k> { K kk = k; int d = k.v; }
def k : K<5>; def h : H<k>;
def a { int x = k.v; int y = h.kk.v; int z = h.kk.l[1]; bit b = k.b{0}; bits<2> c = h.kk.b{2-1}; }

// --- suffix-field-of-anonymous
class K<int n> { int v = n; }
def a { int x = K<5>.v; int y = K<K<7>.v>.v; }

// --- suffix-field-of-cast
class K { int v = 3; } def k : K;
def a { int x = !cast<K>("k").v; }

// --- suffix-field-of-if
class K<int n> { int v = n; } def k1 : K<1>; def k2 : K<2>;
class A<bit c> { int x = !if(c, k1, k2).v; }
def a : A<1>; def b : A<0>;

// --- field-of-template-arg-late
class K { int v = 3; }
class A<K k> { int x = k.v; int y = !add(k.v, 1); }
def k : K { let v = 9; }
def a : A<k>;

// --- field-unset-access
class K { int v; } def k : K;
class A<K k> { int x = k.v; }
def a : A<k>;
def b { int x = k.v; }

// --- field-overridden-then-read
class K { int v = 1; }
def k1 : K { let v = 2; }
def a { int x = k1.v; }

// --- bits-of-unset-field
class K { bits<4> e; } def k : K;
def a { bit x = k.e{0}; bits<2> y = k.e{1-0}; }

// --- string-to-code-and-back
class A<code c, string s> { string x = c; code y = s; }
def a : A<"str", [{code}]>;

// --- code-list
def a { list<code> l = [[{a}], "b"]; list<string> m = [[{a}], "b"]; }

// --- bit-literal-in-int-list
def a { list<int> l = [true, 2]; }

// --- bits-into-list-of-int
class A<bits<4> b> { list<int> l = [b, 3]; }
def a : A<9>;

// --- type-deep-list
def a { list<list<list<int>>> l = [[[1]], [[2, 3], []]]; int x = l[1][0][1]; }

// --- typed-class-arg-list
class K; def k : K;
class A<list<K> l> { list<K> m = l; }
def a : A<[k]>; def b : A<[]>;

// --- int-bit-arith-types
def a { bit b = 1; int x = !add(b, 1); int y = !shl(b, 3); }

// --- ternary-common-type-records
class K; class L : K; class M : K; def l : L; def m : M;
class A<bit c> { K k = !if(c, l, m); }
def a : A<1>;

// --- bits-lists-compare
def a { bits<2> b = 2; bit x = !eq(b, 2); }

// --- large-bits
def a { bits<128> b = 5; bits<128> c; let c{127} = 1; bits<65> d = -2; }

// --- bits-list-init-from-large
class A<bits<4> n> { bits<16> i; let i{15-12} = n; let i{11-8} = 0b1111; let i{7-4} = {n{0}, n{1}, n{2}, n{3}}; }
def a : A<3>; def b : A<?>;

// --- let-bits-single-range-list
class A { bits<8> i = 0; }
def a : A { let i{7,5,3,1} = 0b1111; }
def b : A { let i{0...3} = 0b0001; }
def c : A { let i{3-0,7-4} = 0xA5; }

// --- let-bits-top
class A { bits<8> i = 0; }
let i<7-4> = 0b1010 in def a : A;
let i<0> = 1, i<2> = 1 in { def b : A; def c : A { let i{1} = 1; } }
let i<0...3> = 3 in def d : A;

// --- let-bits-from-bit-field
class A { bit s = 1; bits<4> i = 0; let i{2} = s; }
def a : A; def b : A { let s = 0; } def c : A { let s = ?; }

// --- list-no-common-class
class K; class L; def k : K; def l : L; defvar x = [k, l];

// --- dag-op-unset
def a { dag d = (? 1); }

// --- dag-op-list
def a { dag d = ([1] 1); }
