// --- and-or-short-circuit
class A<int x, bit b> { int a = !and(0, x); int c = !and(x, 0); int d = !or(-1, x); int e = !or(x, -1); bit f = !and(0, b); bit g = !or(1, b); bit h = !or(-1, b); int i = !and(x, x, 0); int j = !and(0, x, x); int k = !or(0, x); int l = !and(-1, x); }
def p : A<5, 1>; def q : A<?, ?> { let c = 1; let e = 1; let i = 1; let k = 1; let l = 1; let g = 0; }

// --- if-unset-branches
class A<bit b> { int x = !if(b, ?, 3); int y = !if(b, 3, ?); string s = !if(b, ?, ?); }
def p : A<1>; def q : A<0>;

// --- strconcat
class A<string s, code c> { string a = !strconcat(s, "b"); string b = !strconcat("a", s, c, "d"); string d = !strconcat(s, s); string e = s # "x" # s; }
def p : A<"q", [{cc}]>; def q { string x = !strconcat("a", "b", "c", "d", "e"); string y = !strconcat("a"); code z = !strconcat([{a}], [{b}]); code w = !strconcat("a", [{b}]); string v = !strconcat("", ""); }

// --- strconcat-nested
class A<string s> { string a = !strconcat(!strconcat(s, "b"), "c"); string b = !strconcat("a", !strconcat("b", s)); string c = ("a" # s) ; }

// --- paste-bit-and-bits
def p { bit b = 1; bits<3> c = 5; string x = "b" # b; string y = "c" # c; string z = "c" # c{0}; }
class A<bits<3> c> { string y = "c" # c; } def q : A<6>;

// --- listconcat
class A<list<int> l> { list<int> a = !listconcat(l, [1]); list<int> b = !listconcat([0], l, [2]); list<int> c = !listconcat(l); list<int> d = !listconcat(l, []); list<int> e = !listconcat(l, l); list<int> f = !listconcat([], []); list<int> g = !listconcat([1], [2], l); }
def p : A<[5, 6]>;

// --- listflatten
class A<list<list<int>> l, list<int> m> { list<int> a = !listflatten(l); list<int> b = !listflatten([m, [1]]); list<int> c = !listflatten(m); }
def p : A<[[1, 2], [], [3]], [9]>; def q { list<list<int>> x = !listflatten([[[1]], [[2, 3], []]]); list<int> y = !listflatten([1, 2]); list<string> z = !listflatten([["a"]]); }

// --- foreach-dag
def op; def op2; class A<dag d> { dag a = !foreach(x, d, !if(!isa<int>(x), 1, 2)); }
def p { dag d = !foreach(x, (op 1:$a, 2:$b, 3), !add(x, 1)); dag e = !foreach(x, (op), 1); dag f = !foreach(x, (op (op2 1), 2), x); }

// --- foreach-shadow-nested
class A<list<int> l> { list<int> a = !foreach(x, l, !foldl(0, !foreach(x, l, !add(x, 100)), x, y, !add(x, y))); }
def p : A<[1, 2]>;

// --- foreach-shadow-field
class A { int x = 5; list<int> l = !foreach(x, [1, 2], x); int y = x; } def p : A;

// --- foldl-same-names-nested
class A<list<list<int>> l> { int a = !foldl(0, l, acc, x, !add(acc, !foldl(0, x, acc, x, !add(acc, x)))); } def p : A<[[1, 2], [3], []]>;

// --- initialized
class A<int x, string s> { bit a = !initialized(x); bit b = !initialized(s); bit c = !initialized(?); bit d = !initialized(1); }
def p : A<1, ?>; def q : A<?, "">; class B { bits<2> b; int i; bit t = !initialized(b); bit u = !initialized(i); } def r : B; def s : B { let i = 3; let b{0} = 1; }

// --- con
def op; class A<dag d, dag e> { dag a = !con(d, e); dag b = !con((op 1), d); dag c = !con(d, (op:$n 2)); dag f = !con(d); dag g = !con((op), (op), (op 3)); }

// --- nested-field-of-unfolded
class B<int n> { int v = n; list<int> l = [n]; } class H<B b> { B bb = b; }
class A<H h, int i> { int x = h.bb.v; int y = h.bb.l[0]; int z = h.bb.l[i]; bit w = h.bb.v{0}; }

// --- bang-on-bits-field-let
class A<bits<8> o> { bits<32> Inst; bits<3> op; let Inst{7-0} = o; let Inst{10-8} = op; let Inst{11} = !if(!eq(o, 3), 1, 0); let Inst{15-12} = !add(o, 1){3-0}; } def p : A<3> { let op = 5; }

// --- foreach-dag-same-type
def op; def op2; 
def p { dag d = !foreach(x, (op 1:$a, 2:$b, 3), !add(x, 1)); dag e = !foreach(x, (op), 1); dag f = !foreach(x, (op (op2 1), 2), x); }

// --- conversions-unfolded
class A<int i, bits<4> b, bit c, list<int> l, string s> { bit x = i; bits<4> y = i; int z = b; int w = c; bits<1> v = c; list<int> u = l; code t = s; bits<4> r = {c, b{0}, i, 1}; list<int> q = [i, b, c]; list<bit> p = [c, i]; list<bits<4>> o = [b, i]; }
def a : A<1, 2, 1, [3], "s">;

// --- list-operators-unfolded
class A<list<int> l, int i> { int a = !size([i, 2]); int b = !head([i, 2]); list<int> c = !tail([i, 2]); bit d = !empty([i]); list<int> e = !listconcat([i], [1]); list<int> f = !listsplat(i, 2); list<int> g = !listremove([1, i], [1]); string h = !interleave([i, 1], ","); int j = [i, 5][1]; list<int> k = [i, 5, 6][1, 2]; int m = [1, 2, 3][i]; list<int> n = l[i, i]; list<int> o = l # [i]; }
def p : A<[9, 8, 7], 2>;

// --- dag-operators-unfolded
def op; class A<int i, string s> { dag a = (op i:$x); int b = !size((op i)); bit c = !empty((op i)); dag d = !con((op i), (op s)); int e = !getdagarg<int>((op i:$x, 2), 1); string f = !getdagname((op i:$x), 0); dag g = !setdagarg((op i:$x), 0, s); dag h = !dag(op, [i, 1], ["a", s]); dag j = !foreach(x, (op i, 2), !add(x, 1)); dag k = !setdagname((op i), 0, s); dag m = !setdagop((op i), op); int n = !getdagarg<int>((op i:$x, 2), "x"); }
def p : A<4, "str">;
