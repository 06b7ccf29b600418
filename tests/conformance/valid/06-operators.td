// --- add
class A<int x, bit b, bits<4> c> { int a = !add(x, 1); int d = !add(x, b, c); int e = !add(1, x, 2); int f = !add(b, b); int g = !add(x, 0); int h = !add(0, x); }
def a : A<5, 1, 9>; def c { int x = !add(1, 2, 3, 4); int y = !add(-1, 1); int z = !add(9223372036854775807, 1); }

// --- add-single-types
def a { int x = !add(true, true); bits<4> b = 3; int y = !add(b, b); bits<4> z = !add(b, 1); bit w = !add(0, 1); }

// --- sub-mul-div
class A<int x> { int a = !sub(x, 1); int b = !mul(x, 2, 3); int c = !div(x, 2); int d = !sub(1, x); int e = !mul(x, x); int f = !div(100, x); }
def p : A<7>; def q : A<-7>;
def r { int x = !sub(-9223372036854775808, 1); int y = !mul(9223372036854775807, 2); int z = !div(-7, 2); int w = !div(7, -2); }

// --- and-or-xor
class A<int x, bit b> { int a = !and(x, 12); int c = !or(x, 1, 2); int d = !xor(x, 5); bit e = !and(b, true); bit f = !or(b, false); bit g = !xor(b, 1); bit h = !and(b, b, b); int i = !or(x, b); }
def p : A<10, 1>; def q : A<0, 0>;

// --- and-short-circuit-error-operand
def a { bit x = !and(0, !div(1, 1)); bit y = !if(!and(false, !eq(!head([1]), 2)), 1, 0); }

// --- logical-bits
class A<bits<4> x> { bits<4> a = !and(x, 3); bits<4> b = !or(x, 8); bits<4> c = !xor(x, 15); int d = !and(x, x); }
def p : A<5>;

// --- not
class A<int x, bit b> { bit a = !not(x); bit c = !not(b); bit d = !not(!not(b)); int e = !not(x); }
def p : A<0, 1>; def q : A<5, 0>; def r { bit x = !not(-1); bit y = !not(false); bits<4> z = 3; bit w = !not(z); }

// --- shifts
class A<int x, int n> { int a = !shl(x, n); int b = !srl(x, n); int c = !sra(x, n); int d = !shl(1, n); int e = !shl(x, 2); }
def p : A<5, 3>; def q : A<-16, 2>; def r { int x = !shl(1, 63); int y = !srl(-1, 60); int z = !sra(-1, 60); int w = !shl(3, 0); bits<8> b = !shl(1, 7); bits<4> c = !srl(0xff, 4); }

// --- logtwo
class A<int x> { int a = !logtwo(x); } def p : A<8>; def q : A<9>; def r : A<1>; def s { int x = !logtwo(0x7fffffffffffffff); bits<3> b = !logtwo(128); }

// --- comparisons-int
class A<int x, int y> { bit a = !eq(x, y); bit b = !ne(x, y); bit c = !lt(x, y); bit d = !le(x, y); bit e = !gt(x, y); bit f = !ge(x, y); }
def p : A<1, 2>; def q : A<2, 2>; def r : A<-1, 1>;

// --- comparisons-string
class A<string x, string y> { bit a = !eq(x, y); bit b = !ne(x, y); bit c = !lt(x, y); bit d = !le(x, y); bit e = !gt(x, y); bit f = !ge(x, y); }
def p : A<"a", "b">; def q : A<"b", "b">; def r : A<"", "a">; def s : A<"Z", "a">; def t : A<"a10", "a9">;

// --- comparisons-bits
class A<bits<4> x, bit y> { bit a = !eq(x, 3); bit b = !ne(x, 3); bit c = !lt(x, 3); bit d = !ge(3, x); bit e = !eq(y, 1); bit f = !lt(y, 1); bit g = !eq(x, x); }
def p : A<3, 1>; def q : A<12, 0>;

// --- comparisons-records
class K; def k1 : K; def k2 : K;
class A<K x, K y> { bit a = !eq(x, y); bit b = !ne(x, y); bit c = !eq(x, k1); }
def p : A<k1, k2>; def q : A<k1, k1>; def r { bit a = !eq(k1, k2); bit b = !ne(k1, k2); bit c = !eq(k2, k2); }

// --- comparisons-records-anonymous
class K<int n>; def r { bit a = !eq(K<1>, K<1>); bit b = !eq(K<1>, K<2>); }

// --- comparisons-code
def r { bit a = !eq([{x}], "x"); bit b = !lt([{a}], [{b}]); }

// --- comparisons-mixed-int
def r { bit a = !eq(1, true); bit b = !lt(false, 2); bits<3> x = 5; bit c = !eq(x, 5); bit d = !gt(x, true); }

// --- if-types
class K; class L : K; class M : K; def l : L; def m : M;
class A<bit b, int i> { int a = !if(b, 1, 2); string c = !if(i, "x", "y"); list<int> d = !if(b, [1], []); K e = !if(b, l, m); bits<2> f = !if(b, 1, 2); dag g = !if(b, (l), (m 1)); int h = !if(b, i, ?); string j = !if(!eq(i, 2), "two", !if(!eq(i, 3), "three", "many")); }
def p : A<1, 2>; def q : A<0, 3>; def r : A<1, 0>;

// --- if-lazy
class A<int n> { int x = !if(!gt(n, 0), !div(10, n), 0); list<int> l = []; int y = !if(!empty(l), 5, !head(l)); }
def p : A<5>; def q : A<0>;

// --- if-bits-mixed
def p { bits<4> a = !if(1, {1,0,1,0}, 3); bit b = !if(0, 1, 0); int c = !if(1, true, 5); }

// --- if-same-branches-unresolved
class A<bit b, int i> { int x = !if(b, 3, 3); int y = !if(b, i, i); }

// --- cond
class A<int x> { string s = !cond(!lt(x, 0) : "neg", !eq(x, 0) : "zero", true : "pos"); int i = !cond(!eq(x, 1) : 10, !eq(x, 2): 20, 1: 30); }
def p : A<-5>; def q : A<0>; def r : A<1>; def s : A<2>;

// --- cond-constant
def p { int a = !cond(true: 1); int b = !cond(0: 1, 0: 2, 5: 3); string c = !cond(false: "x", true: "y", false: "z"); list<int> l = !cond(1: [], 0: [1]); }

// --- cond-lazy
class A<list<int> l> { int h = !cond(!empty(l): -1, true: !head(l)); } def p : A<[]>; def q : A<[4]>;

// --- cond-unset-value
class A<int x> { int y = !cond(!eq(x, 0): ?, true: x); } def p : A<0>; def q : A<1>;

// --- cond-records
class K; class L : K; class M : K; def l : L; def m : M;
class A<int x> { K k = !cond(!eq(x, 0): l, true: m); } def p : A<0>; def q : A<1>;

// --- cond-partially-unresolved
class A<int x, int y> { int a = !cond(false: 1, !eq(x, y): 2, true: 3, !eq(x, 1): 4); int b = !cond(true: x, !eq(x, 1): 4); }
def p : A<1, 1>;

// --- strconcat-nested-2
class A<string s> { string a = !strconcat(!strconcat(s, "b"), "c"); string b = !strconcat("a", !strconcat("b", s)); string c = !strconcat("a", "b", s, "c", "d"); }
def p : A<"S">;

// --- paste-strings
class A<string s, int i> { string a = s # i; string b = "x" # i # "y"; string c = i # s; string d = s # ; string e = "a" # "b" # s # "c"; string f = s # undefinedname; string g = 1 # 2; }
def p : A<"q", 7>;

// --- paste-record-names
class K; def k : K;
class A<K r> { string a = r # "x"; string b = "p" # r; string c = !cast<string>(r) # "z"; }
def p : A<k>; def q { string s = k # "x"; string t = "x" # k; }

// --- paste-lists
class A<list<int> l> { list<int> a = l # [1]; list<int> b = [1] # l # [2]; list<int> c = l # l; list<int> d = [] # l; list<int> e = l # ; }
def p : A<[7, 8]>; def q : A<[]>;

// --- paste-global-verbatim-right
defvar gs = "val"; defvar gl = [1];
def p { string a = gs # gs; string b = "x" # gs; list<int> c = gl # [2]; string d = gs # nothing # gs; }

// --- paste-local-defvar-right
def p { defvar v = "val"; string a = "x" # v; string b = v # v; }

// --- paste-field-right
class A { string f = "val"; string a = "x" # f; } def p : A; def q : A { let f = "new"; }

// --- paste-in-list-and-dag
def op; class K; def k1 : K; 
foreach i = [1] in def p { list<string> l = ["a" # i, "b" # i # "c"]; dag d = (op "a" # i:$x, !cast<K>("k" # i)); }

// --- paste-with-suffix
class A<list<string> l> { string s = l[0] # l[1]; string t = "a" # l[0]; } def p : A<["x", "y"]>;

// --- head-tail-size-empty
class A<list<int> l, string s> { int a = !head(l); list<int> b = !tail(l); int c = !size(l); bit d = !empty(l); int e = !size(s); bit f = !empty(s); }
def p : A<[1, 2, 3], "abc">; def q : A<[9], "">;

// --- size-empty-dag
def op; class A<dag d> { int n = !size(d); bit e = !empty(d); } def p : A<(op)>; def q : A<(op 1, 2:$x, $y)>;

// --- size-code-utf8
def p { int a = !size([{ab
c}]); int b = !size("é"); bit c = !empty([{}]); }

// --- head-on-nested
def p { list<list<int>> l = [[1, 2], [3]]; list<int> a = !head(l); int b = !head(!head(l)); list<list<int>> c = !tail(l); list<int> d = !tail([1]); }

// --- listconcat-records
class K; class L : K; class M : K; def k : K; def l : L; def m : M;
class A<list<K> ks> { list<K> a = !listconcat(ks, [l]); list<K> b = !listconcat([k], ks); } def p : A<[m]>;

// --- listsplat
class A<int x, int n> { list<int> a = !listsplat(x, n); list<int> b = !listsplat(0, n); list<int> c = !listsplat(x, 2); list<string> d = !listsplat("s", 3); list<list<int>> e = !listsplat([x], 2); }
def p : A<7, 3>; def q : A<1, 0>;

// --- listremove
class K; def k1 : K; def k2 : K;
class A<list<int> l> { list<int> a = !listremove(l, [1]); list<int> b = !listremove([1, 2, 3, 2], l); list<int> c = !listremove(l, l); list<int> d = !listremove(l, []); }
def p : A<[1, 2, 1, 3]>; def q : A<[2]>; def r { list<string> s = !listremove(["a", "b"], ["b", "z"]); list<K> k = !listremove([k1, k2], [k1]); list<list<int>> l = !listremove([[1], [2]], [[1]]); }

// --- range
class A<int a, int b, int c> { list<int> x = !range(a); list<int> y = !range(a, b); list<int> z = !range(a, b, c); list<int> w = !range(0, b); list<int> v = !range([4, 5, 6]); }
def p : A<2, 6, 2>; def q : A<5, 1, -1>; def r : A<0, 0, 1>; def s : A<1, 10, 4>;

// --- range-edge
def p { list<int> a = !range(-3); list<int> b = !range(3, 0); list<int> c = !range(0, 4, -1); list<int> d = !range(4, 0, 1); list<int> e = !range(-2, 3); list<int> f = !range(0, 10, 3); list<int> g = !range(10, 0, -3); list<int> h = !range([]<int>); list<int> i = !range(["a", "b"]); list<int> j = !range(5, 5); }

// --- interleave
class A<list<string> l, string d, list<int> n> { string a = !interleave(l, ", "); string b = !interleave(l, d); string c = !interleave(n, d); string e = !interleave(["x"], d); string f = !interleave([]<string>, d); }
def p : A<["a", "b", "c"], "-", [1, 2]>; def q : A<[], "", []>; def r { string x = !interleave([1, 0]<bit>, "|"); string y = !interleave([true, false], ""); list<bits<3>> b = [1, 5]; string z = !interleave(b, " "); string w = !interleave([[{c}], "d"], "+"); }

// --- interleave-unset
def p { list<string> l = ["a", "b"]; list<int> n = [3]; string x = !interleave(l, "") # !interleave(n, ","); }

// --- foreach-list
class A<list<int> l, int k> { list<int> a = !foreach(x, l, !add(x, 1)); list<string> b = !foreach(x, l, "n" # x); list<int> c = !foreach(x, l, k); list<list<int>> d = !foreach(x, l, [x, k]); list<int> e = !foreach(x, [1, 2], !mul(x, k)); list<bit> f = !foreach(x, l, !gt(x, k)); }
def p : A<[1, 2, 3], 10>; def q : A<[], 1>;

// --- foreach-records
class K<int n> { int v = n; } def k1 : K<1>; def k2 : K<2>;
class A<list<K> l> { list<int> a = !foreach(k, l, k.v); list<K> b = !foreach(k, l, K<!add(k.v, 1)>); list<string> c = !foreach(k, l, !cast<string>(k)); list<bit> d = !foreach(k, l, !eq(k, k1)); }
def p : A<[k1, k2]>;

// --- foreach-dag-subst
def op; class K; def a : K; def b : K; def z : K;
class A<dag d> { dag e = !foreach(x, d, !subst(a, b, x)); } def p : A<(op a:$x, z, a)>; 

// --- foreach-dag-nested
def op; def in1; def o1; class K; def a : K; def b : K;
def p { dag d = !foreach(x, (op a:$x, (in1 a, b), b), !subst(a, b, x)); dag e = !foreach(x, (op (in1 a)), !subst(in1, o1, x)); }

// --- foreach-nested
class A<list<int> l> { list<list<int>> a = !foreach(x, l, !foreach(y, l, !add(x, y))); list<int> b = !foreach(x, !foreach(y, l, !mul(y, 2)), !add(x, 1)); }
def p : A<[1, 2]>;

// --- foreach-shadowing
defvar x = "global";
class A<list<int> l, int x> { list<int> a = !foreach(x, l, !mul(x, 2)); int b = x; }
def p : A<[1, 2], 9>;
def q { list<int> y = !foreach(x, [1, 2], x); string s = x; }

// --- foreach-with-if
class A<list<int> l> { list<string> s = !foreach(x, l, !if(!lt(x, 2), "small", "big" # x)); } def p : A<[1, 2, 3]>;

// --- filter
class A<list<int> l, int k> { list<int> a = !filter(x, l, !gt(x, k)); list<int> b = !filter(x, [1, 2, 3], !ne(x, k)); list<int> c = !filter(x, l, 1); list<int> d = !filter(x, l, 0); list<int> e = !filter(x, l, !and(x, 1)); }
def p : A<[1, 2, 3, 4], 2>; def q : A<[], 2>;

// --- filter-records
class K<int n> { int v = n; } def k1 : K<1>; def k2 : K<2>;
class A<list<K> l> { list<K> a = !filter(k, l, !gt(k.v, 1)); list<K> b = !filter(k, l, !ne(k, k2)); } def p : A<[k1, k2]>;

// --- foldl
class A<list<int> l, int i> { int a = !foldl(0, l, acc, x, !add(acc, x)); int b = !foldl(i, l, acc, x, !sub(acc, x)); string c = !foldl("", ["a", "b"], acc, x, acc # x # i); list<int> d = !foldl([]<int>, l, acc, x, [x] # acc); bit e = !foldl(0, l, acc, x, !or(acc, !eq(x, i))); }
def p : A<[1, 2, 3], 2>; def q : A<[], 5>;

// --- foldl-records
class K<int n> { int v = n; } def k1 : K<3>; def k2 : K<4>;
class A<list<K> l> { int a = !foldl(1, l, acc, k, !mul(acc, k.v)); K b = !foldl(k1, l, acc, k, !if(!gt(k.v, acc.v), k, acc)); } def p : A<[k1, k2]>;

// --- foldl-nested
class A<list<list<int>> l> { int a = !foldl(0, l, acc, row, !add(acc, !foldl(0, row, acc2, x, !add(acc2, x)))); } def p : A<[[1, 2], [3], []]>;

// --- foldl-class-accumulator
class S<int n, string m> { int sum = n; string s = m; }
class A<list<int> l> { S r = !foldl(S<0, "">, l, a, x, S<!add(a.sum, x), a.s # x>); int total = r.sum; } def p : A<[1, 2, 3]>;

// --- subst
class K; def a : K; def b : K; def c : K;
class A<string s, K k> { string x = !subst("a", "b", s); string y = !subst("ll", "LL", "hello"); string z = !subst("a", "", s); K q = !subst(a, b, k); K r = !subst(c, b, k); string w = !subst(s, "x", "banana"); string v = !subst("a", "aa", s); }
def p : A<"banana", a>;

// --- subst-empty-and-code
def p { string a = !subst("x", "y", ""); string b = !subst("abc", "x", "ab"); code c = !subst("a", "b", [{a a}]); string d = !subst("aa", "b", "aaaaa"); string e = !subst([{a}], "q", "aba"); }

// --- subst-name-concat
multiclass M<string n> { def !subst("_", "", n) # _x; } defm "" : M<"a_b_c">;

// --- substr
class A<string s, int i, int n> { string a = !substr(s, i); string b = !substr(s, i, n); string c = !substr("hello", i); }
def p : A<"abcdef", 2, 3>; def q : A<"abcdef", 0, 0>; def r : A<"abcdef", 5, 10>; def t { string x = !substr("abc", 3); string y = !substr("abc", 0, 100); string z = !substr("abc", 1, 1); }

// --- find
class A<string s, string t, int i> { int a = !find(s, t); int b = !find(s, t, i); int c = !find("hello", t); }
def p : A<"banana", "an", 2>; def q : A<"banana", "x", 0>; def r { int x = !find("abc", ""); int y = !find("", ""); int z = !find("abcabc", "c", 3); int w = !find("abc", "c", 3); }

// --- tolower-toupper
class A<string s> { string a = !tolower(s); string b = !toupper(s); } def p : A<"aBc1_é">; def q { string x = !toupper([{code}]); string y = !tolower("ABC" # "d"); }

// --- cast-to-record
class K { int v = 1; } class L : K; def k1 : K; def l1 : L;
class A<string s, K q> { K a = !cast<K>(s); int b = !cast<K>(s).v; K c = !cast<K>(s # "1"); L d = !cast<L>(q); K e = !cast<K>(q); }
def p : A<"l1", l1> { let c = k1; }

// --- cast-to-string
class K; def k1 : K;
class A<int i, K k, bit b, bits<3> c> { string a = !cast<string>(i); string d = !cast<string>(k); string e = !cast<string>(b); string f = !cast<string>(c); }
def p : A<5, k1, 1, 6>; def q { string x = !cast<string>(-1); string y = !cast<string>(k1); string z = !cast<string>("s"); string w = !cast<string>(true); }

// --- cast-numbers
class A<int i, bits<4> b, bit c> { bit x = !cast<bit>(i); bits<4> y = !cast<bits<4>>(i); int z = !cast<int>(b); int w = !cast<int>(c); bits<1> v = !cast<bits<1>>(c); int u = !cast<int>(i); }
def p : A<1, 9, 1>;

// --- cast-lists
class K; class L : K; def l1 : L; def l2 : L;
class A<list<K> l> { list<L> m = !cast<list<L>>(l); list<K> n = !cast<list<K>>([l1, l2]); } def p : A<[l1, l2]>;

// --- cast-dag-string
def op; def p { string s = !cast<string>("a" # 1); dag d = !cast<dag>((op 1)); list<int> l = !cast<list<int>>([1, 2]); }

// --- cast-late
class K; class A<string n> { K k = !cast<K>(n # "_later"); }
def x_later : K; def p : A<"x">;

// --- cast-anonymous
class K<int n> { int v = n; } class L<int n> : K<n>;
def p { L x = !cast<L>(L<1>); K y = !cast<K>(L<2>); string s = !cast<string>(K<7>); }

// --- cast-self-name
class K { K me = !cast<K>(NAME); } def p : K; 

// --- isa
class K; class L : K; class M; def k : K; def l : L;
class A<K q, int i> { bit a = !isa<K>(q); bit b = !isa<L>(q); bit c = !isa<M>(q); bit d = !isa<int>(i); bit e = !isa<string>(i); bit f = !isa<bit>(i); }
def p : A<k, 1>; def r : A<l, 2>; def s { bit a = !isa<L>(l); bit b = !isa<K>(l); bit c = !isa<L>(k); bit d = !isa<string>("x"); bit e = !isa<list<int>>([1]); bit f = !isa<bits<2>>(1); bit g = !isa<dag>((k)); bit h = !isa<K>("k"); bit i = !isa<int>(true); }

// --- exists
class K; class L : K; def k : K; def l : L;
class A<string s> { bit a = !exists<K>(s); bit b = !exists<L>(s); bit c = !exists<K>(s # "x"); }
def p : A<"k">; def q : A<"l">; def r : A<"none">; def s { bit a = !exists<K>("k"); bit b = !exists<K>("later"); bit c = !exists<L>("k"); bit d = !exists<K>("K"); bit e = !exists<K>("s"); } def later : K;

// --- exists-in-multiclass
class K; multiclass M { if !exists<K>(NAME # "_k") then def yes; else def no; } def a_k : K; defm a : M; defm b : M;

// --- exists-self
class K { bit e = !exists<K>(NAME); } def p : K;

// --- instances
class K; class L : K; def k2 : K; def l1 : L; def a : K; def : K;
def r { list<K> x = !instances<K>(); list<L> y = !instances<L>(); list<K> z = !instances<K>("^k"); list<K> w = !instances<K>("1$"); int n = !size(!instances<K>()); }
def zlast : K;

// --- instances-in-class
class K; def k1 : K; class A { list<K> l = !instances<K>(); int n = !size(l); } def p : A; def k2 : K; def q : A;

// --- instances-in-foreach
class K<int n> { int v = n; } def k1 : K<1>; def k0 : K<0>; foreach k = !instances<K>() in def "r_" # k { int w = k.v; }

// --- instances-in-multiclass
class K; multiclass M<string re> { def k : K; def x { list<K> l = !instances<K>(re); list<K> m = !instances<K>(); } } defm a : M<"a">; defm b : M<".">;

// --- instances-anonymous-inline
class K<int n> { int v = n; } def p { K k = K<5>; } def q { list<K> l = !instances<K>(); }

// --- repr
class K<int n>; def k : K<1>; class A<int i, list<int> l, dag d> { string a = !repr(i); string b = !repr(l); string c = !repr(d); string e = !repr("s"); string f = !repr(k); }
def p : A<1, [1, 2], (k 1:$x)>; def q { string x = !repr(K<3>); string y = !repr([{c}]); string z = !repr({1,0,?}); string w = !repr(?); string v = !repr(true); string u = !repr("q\"\n"); }

// --- con-2
def op; class A<dag d, dag e> { dag a = !con(d, e); dag b = !con((op 1), d); dag c = !con(d, (op:$n 2)); dag g = !con((op), (op), (op 3)); dag h = !con(d, e, d); }
def p : A<(op 1:$x, $y), (op:$nm "s")>; def q : A<(op), (op)>;

// --- con-unset-operator
def op; class A<dag d> { dag a = !con(d, (? 1)); dag b = !con((?), d); } def p : A<(op 5)>;

// --- dag
def op; class K; def k1 : K; def k2 : K;
class A<list<K> l, list<string> n> { dag a = !dag(op, l, n); dag b = !dag(op, l, ?); dag c = !dag(op, ?, n); dag d = !dag(op, [1, 2], n); }
def p : A<[k1, k2], ["x", "y"]>; def q : A<[k1, ?], [?, "y"]>; def r { dag a = !dag(op, []<int>, []<string>); dag b = !dag(op, [1, ?], ["a", ?]); dag c = !dag(op, [(op 1)], ["z"]); dag d = !dag(op, ?, ["a"]); }

// --- getdagop
class O; class P : O; def o : P; def a1; class A<dag d> { O x = !getdagop<O>(d); dag y = (!getdagop(d) 1, 2); O z = !cast<O>(!getdagop(d)); P w = !getdagop<P>(d); } def p : A<(o 1)>;

// --- setdagop
def o1; def o2; class A<dag d> { dag x = !setdagop(d, o2); } def p : A<(o1:$n 1:$x, 2)>; def q { dag x = !setdagop((o1 1), o2); dag y = !setdagop((o1:$nm), o2); }

// --- getdagopname-setdagopname
def o; class A<dag d, string s> { string x = !getdagopname(d); dag y = !setdagopname(d, s); } def p : A<(o:$n 1), "m">; def q { dag d = !setdagopname((o 1:$x), "nm"); string s = !getdagopname((o)); string t = !getdagopname((o:$z)); }

// --- getdagarg
def o; class K; def k : K; class A<dag d, int i> { int x = !getdagarg<int>(d, i); int y = !getdagarg<int>(d, 0); string z = !getdagarg<string>(d, 1); K w = !getdagarg<K>(d, 2); } def p : A<(o 5:$a, "s":$b, k:$c), 0>;
def q { int a = !getdagarg<int>((o 5:$a, 6:$b), "b"); string b = !getdagarg<string>((o 5), 0); int c = !getdagarg<int>((o ?:$z), "z"); K d = !getdagarg<K>((o k:$q), "q"); dag e = !getdagarg<dag>((o (o 1)), 0); }

// --- getdagname
def o; class A<dag d, int i> { string x = !getdagname(d, i); } def p : A<(o 1:$a, 2:$b), 1>; def q : A<(o 1), 0>;

// --- setdagarg-setdagname
def o; class A<dag d, int i> { dag x = !setdagarg(d, i, "new"); dag y = !setdagarg(d, "b", 99); dag z = !setdagname(d, i, "nn"); dag w = !setdagname(d, "a", "aa"); } def p : A<(o 1:$a, 2:$b), 0>; def q : A<(o $a, $b), 1>; def r { dag x = !setdagname((o 1), 0, ?); dag y = !setdagarg((o 1:$z), "z", ?); }

// --- getdagarg-in-foreach
def ins; class K; def a : K; def b : K; class A<dag d> { list<K> l = !foreach(i, !range(!size(d)), !getdagarg<K>(d, i)); list<string> n = !foreach(i, !range(!size(d)), !getdagname(d, i)); } def p : A<(ins a:$x, b:$y)>; def q : A<(ins)>;

// --- unfolded-everything-in-class
def op; class K;
class A<int i, string s, list<int> l, bit b, bits<4> v, dag d, K k> {
  int a1 = !add(i, !mul(i, 2)); int a2 = !if(b, i, !size(l)); string a3 = !cast<string>(i); list<int> a4 = !foreach(x, l, !add(x, i)); bit a5 = !isa<K>(k); int a6 = !cond(b: 1, !eq(i, 2): 2, true: 3); list<int> a7 = !filter(x, l, !eq(x, i)); int a8 = !foldl(0, l, acc, x, !add(acc, x)); dag a9 = !con(d, (op i:$x)); int a10 = l[i]; list<int> a11 = l[0, 1]; list<int> a12 = l[0...i]; bit a13 = v{2}; bits<2> a14 = v{2-1}; bits<4> a15 = {v{0}, b, 1, ?}; string a16 = !interleave(l, s); string a17 = !substr(s, i); int a18 = !find(s, "x"); list<int> a19 = !range(i); bit a20 = !exists<K>(s); list<K> a21 = !instances<K>(s); dag a22 = !dag(op, l, ?); string a23 = !getdagname(d, i); K a24 = !getdagarg<K>(d, s); K a25 = !getdagop<K>(d); dag a26 = !setdagarg(d, i, k); bit a27 = !match(s, "a"); string a28 = !subst("a", s, "b"); K a29 = !cast<K>(s); list<int> a30 = !listsplat(i, 3); list<int> a31 = !listremove(l, [i]); bit a32 = !initialized(s); string a33 = !repr(l); string a34 = !tolower(s); int a35 = !logtwo(i); bit a36 = !not(b); list<int> a37 = !tail(l); int a38 = !head(l); bit a39 = !empty(l); string a40 = s # i # "x"; list<int> a41 = l # [1]; list<int> a42 = !listflatten([l, l]); dag a43 = !foreach(x, d, x); string a44 = !getdagopname(d); dag a45 = !setdagop(d, op); dag a46 = !setdagopname(d, s); dag a47 = !setdagname(d, 0, s);
}

// --- class-instances-unfolded
class B<int n, string s = "d"> { int v = n; string t = s; }
class A<int i> { B b = B<i>; int w = B<i>.v; B c = B<!add(i, 1), "q">; list<B> l = [B<i>, B<1>]; B e = B<s = "z", n = i>; }
def p : A<1>;

// --- nested-field-of-unfolded-2
class B<bits<4> n> { bits<4> v = n; list<int> l = [n]; } class H<B b> { B bb = b; }
class A<H h, int i> { bits<4> x = h.bb.v; int y = h.bb.l[0]; int z = h.bb.l[i]; bit w = h.bb.v{0}; bits<2> u = h.bb.v{2-1}; }
def b1 : B<3>; def h1 : H<b1>; def p : A<h1, 0>;

// --- foreach-type-of-element
class K { int v = 2; } def p { list<K> l = []; list<int> m = !foreach(k, l, k.v); list<int> n = !foreach(k, []<K>, k.v); }

// --- cast-of-unresolved-paste-in-list
class K; def k1 : K; def k2 : K; class A<list<string> s> { list<K> l = !foreach(x, s, !cast<K>("k" # x)); } def p : A<["1", "2"]>;

// --- big-nesting
class F<int n> { int r = !if(!le(n, 1), 1, !mul(n, F<!sub(n, 1)>.r)); }

// --- subroutine-factorial-by-fold
class F<int n> { int r = !foldl(1, !range(1, !add(n, 1)), a, x, !mul(a, x)); } def p { int x = F<5>.r; list<int> l = !foreach(i, !range(6), F<i>.r); }

// --- subroutine-chain
class S1<int n> { int r = !add(n, 1); } class S2<int n> { int r = S1<S1<n>.r>.r; } class S3<int n> { int r = S2<S2<n>.r>.r; } def p { int x = S3<0>.r; }

// --- subroutine-anonymous-names
class S<int n> { int r = n; } def p { int a = S<1>.r; S b = S<2>; } def q { int c = S<3>.r; S d = S<1>; S e = S<2>; }

// --- subroutine-with-defvars
class S<string s> { defvar a = !tolower(s); defvar b = a # "_x"; string ret = b; } def p { string x = S<"ABC">.ret; }

// --- types-bang-explicit
class K; class L : K; def l : L;
def p { list<K> e = !listconcat([]<K>, [l]); K h = !head([l]); list<int> r = !if(1, []<int>, [1]); list<string> s = !foreach(x, []<string>, x); }

// --- if-then-field
class K<int n> { int v = n; } class A<bit b> { int x = !if(b, K<1>, K<2>).v; } def p : A<1>; def q : A<0>;

// --- bang-on-bits-field-let-2
class A<bits<8> o> { bits<32> Inst; bits<3> op; let Inst{7-0} = o; let Inst{10-8} = op; let Inst{11} = !if(!eq(o, 3), 1, 0); let Inst{31-28} = !if(o{0}, 0b1010, 5); } def p : A<3> { let op = 5; } def q : A<4>;

// --- and-or-short-circuit-2
class A<int x, bit b> { int a = !and(0, x); int c = !and(x, 0); int d = !or(-1, x); int e = !or(x, -1); bit f = !and(0, b); bit g = !or(1, b); int i = !and(x, x, 0); int j = !and(0, x, x); int k = !or(0, x); int l = !and(-1, x); }
def p : A<5, 1>; def q : A<?, ?> { let c = 1; let e = 1; let i = 1; let k = 1; let l = 1; let g = 0; }

// --- if-unset-branch
class A<bit b> { int x = !if(b, ?, 3); int y = !if(b, 3, ?); }
def p : A<1>; def q : A<0>;

// --- strconcat-many
class A<string s, code c> { string a = !strconcat(s, "b"); string b = !strconcat("a", s, c, "d"); string d = !strconcat(s, s); string e = s # "x" # s; }
def p : A<"q", [{cc}]>; def q { string x = !strconcat("a", "b", "c", "d", "e"); code z = !strconcat([{a}], [{b}]); code w = !strconcat("a", [{b}]); string v = !strconcat("", ""); }

// --- paste-bits
def p { bit b = 1; bits<3> c = 5; string x = "b" # b; string y = "c" # c; }
class A<bits<3> c> { string y = "c" # c; string z = c # "d"; } def q : A<6>; 

// --- listconcat-many
class A<list<int> l> { list<int> a = !listconcat(l, [1]); list<int> b = !listconcat([0], l, [2]); list<int> d = !listconcat(l, []); list<int> e = !listconcat(l, l); list<int> f = !listconcat([], []); list<int> g = !listconcat([1], [2], l); }
def p : A<[5, 6]>;

// --- listflatten-nested
class A<list<list<int>> l, list<int> m> { list<int> a = !listflatten(l); list<int> b = !listflatten([m, [1]]); list<int> c = !listflatten(m); }
def p : A<[[1, 2], [], [3]], [9]>; def q { list<list<int>> x = !listflatten([[[1]], [[2, 3], [4]]]); list<int> y = !listflatten([1, 2]); list<string> z = !listflatten([["a"]]); }

// --- match-forms
class A<string s, string r> { bit a = !match(s, r); bit b = !match(s, "^a.*z$"); bit c = !match("abc", r); }
def p : A<"a--z", "-+">; def q : A<"xyz", "^[a-c]+$">; def t { bit y = !match("abc", "b"); bit z = !match("a1b22", "[0-9]{2}"); bit w = !match("foo", "^(foo|bar)$"); bit v = !match("a.b", "a\\.b"); bit u = !match("ab", "[[:alpha:]]+"); bit s = !match("", "^$"); bit r = !match("aXb", "a[^x-z]b"); bit q = !match("abab", "^(ab)\\1$"); bit o = !match("x", "a?x"); bit n = !match("}", "\\}"); }

// --- initialized-fields
class A<int x, string s> { bit a = !initialized(x); bit b = !initialized(s); bit c = !initialized(?); bit d = !initialized(1); }
def p : A<1, ?>; def q : A<?, "">; class B { bits<2> b; bit t = !initialized(b); } def r : B; def s : B { let b{0} = 1; } def u : B { let b = 2; }

// --- con-three
def op; class A<dag d, dag e> { dag a = !con(d, e); dag b = !con((op 1), d); dag c = !con(d, (op:$n 2)); dag g = !con((op), (op), (op 3)); dag h = !con(d, e, d, e); }
def p : A<(op 1:$x, $y), (op:$nm "s")>; def q : A<(op), (op)>;

// --- logical-three-unfolded
class A<int a, int b, int c> { int x = !add(a, b, c); int y = !and(a, b, c); int z = !or(1, a, b); string w = !strconcat("p", "q", "r", "s") # a; int v = !mul(2, 3, a); int u = !mul(a, 2, 3); int t = !xor(a, b, c); }
def p : A<6, 5, 4>;

// --- strconcat-associates-unfolded
class A<string a, string b> { string x = !strconcat("1", "2", a); string y = !strconcat(a, "1", "2"); string z = "1" # a # "2" # b # "3"; string w = !strconcat("a" # a, b # "b"); }
def p : A<"P", "Q">;

// --- add-unfolded-identities
class A<int a> { int x = !add(a, 0); int y = !mul(a, 1); int z = !mul(a, 0); int w = !sub(a, a); int v = !shl(a, 0); int u = !xor(a, a); int t = !and(a, a); bit s = !eq(a, a); int r = !if(!eq(a, a), 1, 2); }
def p : A<6>;

// --- eq-unfolded-types
class K; class A<string s, bit b, bits<3> c, K k, int i> { bit x = !eq(s, "a"); bit y = !eq(b, 1); bit z = !eq(c, 1); bit w = !eq(k, k); bit v = !eq(i, b); bit u = !ne(s, s); }

// --- cast-unfolded
class K; class A<string s, K k, int i, bits<4> b, list<K> l> { K x = !cast<K>(s); string y = !cast<string>(k); string z = !cast<string>(i); bits<64> w = !cast<bits<64>>(i); int v = !cast<int>(b); string u = !cast<string>(!add(i, 1)); string t = "x" # b; K r = !cast<K>(!cast<string>(k)); }

// --- if-folded-in-class
class A<int i> { int x = !if(true, i, 5); int y = !if(0, i, 5); int z = !if(!eq(1, 2), i, !add(i, 1)); string s = !if(i, "a", "b"); }

// --- cond-simplified-in-class
class A<int i> { int x = !cond(false: 0, true: i); int y = !cond(!eq(i, 0): 1, false: 2, true: 3); int z = !cond(!eq(1, 1): i, i: 2); }
def p : A<3>; def q : A<0>;

// --- foldl-unfolded-in-class
class A<list<int> l, int i> { int x = !foldl(i, l, a, b, !add(a, b)); int y = !foldl(i, [1, 2], a, b, !add(a, b)); int z = !foldl(0, [i, 2], a, b, !add(a, b)); }

// --- foreach-unfolded-in-class
class A<list<int> l, int i> { list<int> y = !foreach(a, [1, 2], !add(a, i)); list<int> z = !foreach(a, [i, 2], a); list<int> w = !foreach(a, l, i); list<int> v = !filter(a, [1, 2, 3], !gt(a, i)); list<int> u = !filter(a, [1, i], 1); }

// --- string-operators-unfolded
class A<string s, int i> { int a = !size("x" # s); bit b = !empty(s # "x"); string c = !substr("hello", i, 2); string d = !tolower("ABC" # s); int e = !find("hello", s); string f = !subst(s, "b", "c"); bit g = !match("abc", s); string h = !interleave(["a", s], "-"); bit j = !lt(s, "x"); string k = !repr(s) ; }
def p : A<"l", 1>;

// --- late-binding-through-let
class A<int n> { int x = n; int y = !add(x, n); string s = "v" # y; list<int> l = [x, y]; bits<4> b = x; bit t = b{0}; int h = l[1]; }
def p : A<1>; def q : A<1> { let x = 3; } let x = 4 in def r : A<2>; def s : A<1> { let l = [7, 8]; let b = {1, 0, 0, 1}; }

// --- late-binding-chain-of-classes
class A { int x = 1; int y = !mul(x, 10); } class B : A { let x = 2; int z = !add(y, 1); } class C : B { let x = !add(3, 0); let y = !mul(z, 0); }
def a : A; def b : B; def d : A { let x = 9; } class D<int n> : A { let x = n; } def e : D<7>; def f : D<8> { let y = x; }

// --- late-binding-record-reference
class P { int v = 1; } def p1 : P; def p2 : P { let v = 2; }
class A { P p = p1; int w = p.v; string n = !cast<string>(p); dag d = (p 1); } def a : A; def b : A { let p = p2; }

// --- unset-bits-partial-resolve
class A { bits<4> op; bits<8> Inst; let Inst{7-4} = op; let Inst{3} = 0; let Inst{2-0} = op{2-0}; } def a : A; def b : A { let op{3} = 1; } def c : A { let op = 6; } def d : A { let op = {?, 1, ?, 0}; }

// --- unset-bits-field-keyword
class A { field bits<4> op; field bits<8> Inst; let Inst{7-4} = op; let Inst{3-0} = 0b1010; } def a : A; def b : A { let op = {1,?,0,?}; }

// --- bits-field-through-two-levels
class F<bits<6> o> { bits<6> opc = o; bits<16> I; let I{15-10} = opc; } class G<bits<6> o, bits<5> r> : F<o> { bits<5> rd = r; bits<5> rs; let I{9-5} = rd; let I{4-0} = rs; }
def a : G<0b101010, 3>; def b : G<1, ?> { let rs = 31; } def c : G<2, 2> { let opc = 0b111111; let I{4} = 1; }

// --- cond-string-condition
def a { int y = !cond("s": 1); }

// --- paste-list-global-right
defvar l = [1]; def a { list<int> x = [2] # l; }

// --- foreach-shadows-defvar-local
def a { defvar x = 1; list<int> z = !foreach(x, [1], x); }

// --- foldl-same-variable-names
def a { int z = !foldl(0, [1], x, x, x); }

// --- cast-unset
class K; def a { K z = !cast<K>(?); }

// --- cast-unresolved-name
class K; class A<string s> { K z = !cast<K>(s); } def a : A<?>;

// --- cast-list-element
class K; class L; def l : L; class A<list<K> q> { list<L> z = !cast<list<L>>(q); }

// --- dag-operator-int
def a { dag d = !dag(1, [1], ["a"]); }

// --- getdagop-untyped-to-class-literal
class O; def o : O; def a { O x = !getdagop((o)); }

// --- subroutine-recursion
class F<int n> { int r = !if(!le(n, 1), 1, !mul(n, F<!sub(n, 1)>.r)); }
def a { int x = F<4>.r; }

// --- anonymous-field-unresolved
class B<int n> { int v = n; } def a { int x = B<?>.v; }

// --- getdagop-of-what-becomes-a-record
class Op; class Sub : Op;
multiclass M { def _op : Op; def _z { Op x = !getdagop((!cast<Op>(NAME # "_op") 1)); } }
defm X : M;
class A<Sub o> { Op q = !getdagop((o 1)); Op r = !getdagop<Op>((o 1)); dag d = (o 2); }
def s : Sub;
def y : A<s>;

// --- shifts-by-up-to-63
class S<int n> { int l = !shl(-3, n); int r = !srl(-3, n); int a = !sra(-3, n); }
foreach i = [0, 1, 62, 63] in def s#i : S<i>;
