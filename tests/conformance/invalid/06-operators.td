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

// --- div-zero-in-class
class A<int x> { int y = !div(1, x); }
def a : A<0>;

// --- div-zero-in-unused-class-literal
class A { int y = !div(1, 0); }

// --- logtwo-zero-in-class
class A<int x> { int y = !logtwo(x); }
def a : A<0>;

// --- substr-out-of-range-in-class
class A<string s, int i> { string y = !substr(s, i); }
def a : A<"abc", 4>;

// --- substr-negative-in-class
class A<string s, int i> { string y = !substr(s, i); }
def a : A<"abc", -1>;

// --- substr-negative-length
class A<string s, int i> { string y = !substr(s, 0, i); }
def a : A<"abc", -1>;

// --- find-out-of-range
class A<string s, int i> { int y = !find(s, "b", i); }
def a : A<"abc", 4>;

// --- find-negative
class A<string s, int i> { int y = !find(s, "b", i); }
def a : A<"abc", -1>;

// --- range-step-zero-in-class
class A<int s> { list<int> x = !range(0, 5, s); }
def a : A<0>;

// --- cond-none-true
class A<int x> { int y = !cond(!eq(x, 1): 1, !eq(x, 2): 2); }
def a : A<3>;

// --- cond-none-true-literal
def a { int y = !cond(0: 1, 0: 2); }

// --- cond-empty
defvar x = !cond();

// --- cond-no-colon
defvar x = !cond(1, 2);

// --- cond-no-value
defvar x = !cond(1:);

// --- cond-no-close
defvar x = !cond(1: 2;

// --- cond-no-paren
defvar x = !cond 1: 2;

// --- cond-mixed-types
defvar x = !cond(1: 2, 1: "s");

// --- cond-all-unset
defvar x = !cond(1: ?, 1: ?);

// --- cond-type-prefix
defvar x = !cond<int>(1: 2);

// --- cond-unrelated-records
class K; class L; def k : K; def l : L; class A<bit b> { K x = !cond(b: k, 1: l); }

// --- cond-result-type
def a { string s = !cond(1: 5); }

// --- if-mixed-types
defvar x = !if(1, 2, "s");

// --- if-list-vs-int
defvar x = !if(1, [2], 2);

// --- if-result-type
def a { string s = !if(1, 5, 6); }

// --- if-result-type-in-class
class A<bit b> { string s = !if(b, 5, 6); }

// --- if-unresolved-condition
class A<int b> { int s = !if(b, 5, 6); } def a : A<?>;

// --- strconcat-int-arg-in-class
class A<int i> { string s = !strconcat("a", i); } def a : A<1>;

// --- strconcat-list
def a { string s = !strconcat("a", ["b"]); }

// --- paste-int-result
def a { int x = 1 # 2; }

// --- paste-list-and-int
def a { list<int> x = [1] # 2; }

// --- paste-int-and-list
def a { list<int> x = 1 # [2]; }

// --- paste-list-types
def a { list<int> x = [1] # ["a"]; }

// --- paste-dag
def o; def a { string x = "s" # (o); }

// --- paste-leading
def a { string x = # "s"; }

// --- paste-unset
def a { string x = "a" # ?; }

// --- paste-undefined-left
def a { string x = nope # "s"; }

// --- paste-double
def a { string x = "s" ## "t"; }

// --- listconcat-types-in-class
class A<list<int> l> { list<int> x = !listconcat(l, ["a"]); }

// --- listconcat-records-unrelated
class K; class L; def k : K; def l : L; def a { list<K> x = !listconcat([k], [l]); }

// --- listsplat-string-count
def a { list<int> x = !listsplat(1, "2"); }

// --- listremove-types
def a { list<int> x = !listremove([1], ["a"]); }

// --- foreach-var-not-identifier
def a { list<int> x = !foreach(5, [1], 1); }

// --- foreach-var-string
def a { list<int> x = !foreach("x", [1], 1); }

// --- foreach-shadow-in-nested
def a { list<list<int>> z = !foreach(x, [1], !foreach(x, [2], x)); }

// --- foreach-shadow-in-nested-class
class A<list<int> l> { list<list<int>> z = !foreach(x, l, !foreach(x, l, x)); }

// --- foreach-shadows-field
class A { int x = 1; list<int> z = !foreach(x, [1], x); }

// --- foreach-var-escapes
def a { list<int> z = !foreach(x, [1], x); int y = x; }

// --- foreach-result-type
def a { list<string> z = !foreach(x, [1], x); }

// --- foreach-body-type
def a { list<int> z = !foreach(x, ["a"], !add(x, 1)); }

// --- foreach-over-string
def a { list<int> z = !foreach(x, "abc", 1); }

// --- foreach-record-field-missing
class K; def k : K; def a { list<int> z = !foreach(x, [k], x.v); }

// --- filter-predicate-type
def a { list<int> z = !filter(x, [1], "s"); }

// --- filter-predicate-unresolved
class A<int n> { list<int> z = !filter(x, [1], n); } def a : A<?>;

// --- filter-over-dag
def o; def a { dag z = !filter(x, (o 1), 1); }

// --- filter-result
def a { list<string> z = !filter(x, [1], 1); }

// --- foldl-type-mismatch
def a { int z = !foldl(0, ["a"], acc, x, x); }

// --- foldl-acc-shadows
def a { int acc = 1; int z = !foldl(0, [1], acc, x, acc); }

// --- foldl-var-shadows
class A<int x> { int q = x; } def a { int x = 1; int z = !foldl(0, [1], acc, x, acc); }

// --- foldl-init-untyped
def a { list<int> z = !foldl([], [1], acc, x, acc); }

// --- foldl-over-int
def a { int z = !foldl(0, 5, acc, x, acc); }

// --- foldl-result
def a { string z = !foldl(0, [1], acc, x, acc); }

// --- foldl-body-grows-type
class K; class L : K; def k : K; def l : L; def a { K z = !foldl(l, [k], acc, x, x); }

// --- subst-record-target-string
class K; def k : K; def a { K z = !subst("k", k, k); }

// --- subst-mixed
class K; def k : K; def a { K z = !subst(k, "k", k); }

// --- subst-int
def a { int z = !subst(1, 2, 3); }

// --- cast-missing-record
class K; def a { K z = !cast<K>("nope"); }

// --- cast-later-record
class K; def a { K z = !cast<K>("b"); } def b : K;

// --- cast-wrong-class
class K; class L; def l : L; def a { K z = !cast<K>("l"); }

// --- cast-downcast-fails
class K; class L : K; def k : K; class A<K q> { L z = !cast<L>(q); } def a : A<k>;

// --- cast-record-unrelated
class K; class L; def l : L; def a { K z = !cast<K>(l); }

// --- cast-int-to-record
class K; def a { K z = !cast<K>(5); }

// --- cast-int-to-list
def a { list<int> z = !cast<list<int>>(5); }

// --- cast-list-to-string
def a { string z = !cast<string>([1]); }

// --- cast-dag-to-string
def o; def a { string z = !cast<string>((o 1)); }

// --- cast-string-to-int
def a { int z = !cast<int>("5"); }

// --- cast-big-int-to-bit
def a { bit z = !cast<bit>(5); }

// --- cast-big-int-to-bits
def a { bits<2> z = !cast<bits<2>>(9); }

// --- cast-result-mismatch
class K; class L; def l : L; def a { K z = !cast<L>("l"); }

// --- isa-result
def a { string s = !isa<int>(5); }

// --- exists-int-name
class K; def a { bit s = !exists<K>(5); }

// --- exists-unresolved
class K; class A<string s> { bit b = !exists<K>(s); } def a : A<?>;

// --- instances-int-regex
class K; def a { list<K> l = !instances<K>(5); }

// --- instances-result
class K; class L; def a { list<L> l = !instances<K>(); }

// --- con-int
def o; def a { dag d = !con((o 1), 2); }

// --- dag-length-mismatch
def o; def a { dag d = !dag(o, [1, 2], ["a"]); }

// --- dag-length-mismatch-in-class
def o; class A<list<int> l> { dag d = !dag(o, l, ["a"]); } def a : A<[1, 2]>;

// --- dag-both-unset
def o; def a { dag d = !dag(o, ?, ?); }

// --- dag-names-int
def o; def a { dag d = !dag(o, [1], [2]); }

// --- getdagop-wrong-class
class O; class P; def o : O; def a { P x = !getdagop<P>((o)); }

// --- getdagop-of-no-class
class O; def o : O; class A<dag d> { int x = !getdagop<int>(d); } def a : A<(o)>;

// --- getdagop-untyped-to-class
class O; def o : O; class A<dag d> { O x = !getdagop(d); }

// --- getdagarg-key-unknown
def o; def a { int x = !getdagarg<int>((o 1:$a), "b"); }

// --- getdagarg-index-in-class
def o; class A<int i> { int x = !getdagarg<int>((o 1), i); } def a : A<5>;

// --- getdagarg-result
def o; def a { string x = !getdagarg<int>((o 1), 0); }

// --- setdagarg-key-unknown-in-class
def o; class A<string k> { dag x = !setdagarg((o 1:$a), k, 2); } def a : A<"zz">;

// --- setdagop-int
def o; def a { dag x = !setdagop((o 1), 2); }

// --- eq-mixed
def a { bit x = !eq(1, "a"); }

// --- eq-list
def a { bit x = !eq([1], [1]); }

// --- eq-dag
def o; def a { bit x = !eq((o), (o)); }

// --- eq-record-string
def k; def a { bit x = !eq(k, "k"); }

// --- lt-records
class K; def k : K; def a { bit x = !lt(k, k); }

// --- eq-records-unrelated
class K; class L; def k : K; def l : L; def a { bit x = !eq(k, l); int q = @; }

// --- and-strings
def a { int x = !and("a", "b"); }

// --- add-string-in-class
class A<string s> { int x = !add(s, 1); }

// --- add-list-second
def a { int x = !add(1, [2]); }

// --- add-result-string
def a { string x = !add(1, 2); }

// --- add-result-bits-overflow
def a { bits<2> x = !add(2, 2); }

// --- add-unresolved
class A<int i> { int x = !add(i, 1); } def a : A<?>;

// --- not-string
def a { bit x = !not("a"); }

// --- size-int
def a { int x = !size(5); }

// --- size-record
def k; def a { int x = !size(k); }

// --- empty-unset
def a { bit x = !empty(?); }

// --- interleave-records
class K; def k : K; def a { string x = !interleave([k], ","); }

// --- interleave-delim-int
def a { string x = !interleave(["a"], 1); }

// --- interleave-nested-list
def a { string x = !interleave([["a"]], ","); }

// --- interleave-unset-element
def a { string x = !interleave(["a", ?], ","); }

// --- tolower-int
def a { string x = !tolower(5); }

// --- repr-result
def a { int x = !repr(5); }

// --- unknown-op-with-type
def a { int x = !frob<int>(1); }

// --- op-name-as-value
def a { int x = !add; }

// --- error-inside-nested-operator
def a { int x = !add(1, !mul(2, !sub(3, "x"))); }

// --- error-inside-list-in-operator
def a { int x = !size([1, "x"]); }

// --- error-in-late-anonymous
class B<int n> { int v = !div(1, n); }
class A<int n> { int x = B<n>.v; }
def a : A<0>;

// --- error-position-multi-line-operator
def a {
  int x = !if(1,
              "a",
              2);
}

// --- anonymous-missing-args-late
class B<int n> { int v = n; } class A<int m> { B b = B<>; }

// --- anonymous-wrong-type-late
class B<int n> { int v = n; } class A<string m> { B b = B<m>; }

// --- bits-let-late-width
class A<bits<5> n> { bits<8> x; let x{3-0} = n; }

// --- list-index-late-out
class A<list<int> l> { int x = l[2]; } def ok : A<[1, 2, 3]>; def a : A<[1]>;

// --- field-of-late-record-missing
class K { int v = 1; } class A<K k> { int x = k.w; }

// --- deep-chain-error-position
class A<int x> { bits<2> y = x; }
class B<int x> : A<!mul(x, 2)>;
class C<int x> : B<!add(x, 1)>;
def ok : C<0>;
def bad : C<1>;

// --- listsplat-negative
def a { list<int> x = !listsplat(1, -1); }

// --- instances-bad-regex
class K; def a { list<K> l = !instances<K>("["); }

// --- match-bad-regex
def a { bit b = !match("a", "("); }

// --- match-bad-regex-in-class
class A<string r> { bit b = !match("a", r); } 
def ok : A<"x">;
def a : A<"*">;

// --- con-different-operators
def o; def p; def a { dag d = !con((o 1), (p 2)); }

// --- con-different-operators-in-class
def o; def p; class A<dag d> { dag e = !con(d, (o 2)); } def a : A<(p)>;

// --- match
class A<string s, string r> { bit a = !match(s, r); bit b = !match(s, "^a.*z$"); bit c = !match("abc", r); }
def p : A<"a--z", "-+">; def q : A<"xyz", "^[a-c]+$">; def t { bit x = !match("", ""); bit y = !match("abc", "b"); bit z = !match("a1b22", "[0-9]{2}"); bit w = !match("foo", "^(foo|bar)$"); bit v = !match("a.b", "a\\.b"); bit u = !match("ab", "[[:alpha:]]+"); }

// --- getdagop-wrong-class-of-what-becomes-a-record
class Op; class P : Op;
multiclass M { def _op : P; def _z { P x = !getdagop<P>((!cast<Op>(NAME # "_op") 1)); } }
defm X : M;

// --- shl-out-of-bounds
class A<int n> { int x = !shl(1, n); }
def d : A<64>;

// --- srl-out-of-bounds
multiclass M<int n> { def d { int x = !srl(1, n); } }
defm X : M<70>;

// --- sra-by-less-than-nothing
foreach i = [63, -1] in def x#i { int q = !sra(1, i); }
