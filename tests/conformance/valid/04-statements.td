// --- class-forward-declaration
class A; class A { int x = 1; }
def a : A;

// --- class-forward-then-used
class A;
def a : A;
class A { int x = 1; }
def b : A;

// --- class-forward-twice
class A; class A; class A;
def a : A;

// --- class-forward-with-args-later
class A;
class H { A a = ?; }
class A<int x> { int y = x; }
def h : H { let a = A<3>; }

// --- class-empty-args
class A<int x = 1>; def a : A; def b : A<>; def c : A<2>;

// --- class-inherits
class A { int x = 1; } class B : A { int y = x; } class C : B { let x = 5; int z = y; }
def c : C; def d : C { let y = 9; }

// --- class-multiple-inheritance
class A { int x = 1; int a = 10; } class B { int x = 2; int b = 20; }
def ab : A, B; def ba : B, A;
class C : A, B { let x = 3; } def c : C;

// --- class-diamond-order
class R { int r = 0; } class A : R { let r = 1; } class B : R { let r = 2; }
class AB; def p : A, AB, B;

// --- class-same-field-same-type
class A { int x = 1; } class B { int x; }
def d : A, B; def e : B, A;

// --- class-args-inherit
class A<int x> { int ax = x; } class B<int y> : A<!add(y, 1)> { int by = y; }
class C<int x> : B<!mul(x, 2)> { int cx = x; }
def c : C<5>;

// --- class-arg-named-like-field-of-parent
class A<int x> { int y = x; } class B<int y> : A<y> { int z = y; }
def b : B<4>; def c : B<4> { let y = 7; }

// --- class-arg-default-refers-to-earlier
class A<int x, int y = !add(x, 1), list<int> z = [x, y]> { int a = x; int b = y; list<int> c = z; }
def a : A<1>; def b : A<1, 5>; def c : A<1, 5, []>; def d : A<1, z = [9]>;

// --- class-arg-default-string-paste
class A<string n, string m = n # "_m", string o = m # "_o"> { string x = m; string y = o; }
def a : A<"q">; def b : A<"q", "r">;

// --- class-NAME
class A { string n = NAME; string m = NAME # "_x"; string o = "p" # NAME; }
def foo : A; def bar : A; def : A;

// --- class-locals-shadow
defvar v = 1;
class A<int v> { int x = v; }
class B { defvar v = 3; int x = v; }
class C<int w> { defvar v = !add(w, v); int x = v; }
def a : A<2>; def b : B; def c : C<10>; def d { int x = v; }

// --- class-field-shadows-arg
class A<int x> { int y = x; }
class B<int x> { int x = 5; int y = x; }
def a : A<1>; def b : B<1>;

// --- class-field-shadows-global-defvar
defvar q = 1;
class A { int q = 2; int r = q; } def a : A; def b : A { let q = 3; }
def c { int q = 7; int r = q; }

// --- class-field-inherited-shadows-global
defvar q = 1;
class A { int q = 2; } class B : A { int r = q; } def b : B;

// --- class-field-vs-def-name
def q; class K; def k : K;
class A { int k = 2; int r = k; } def a : A;

// --- class-arg-vs-def-name
class K; def k : K;
class A<int k> { int r = k; } def a : A<3>;

// --- class-arg-vs-parent-field
class P { int x = 1; }
class A<int x> : P { int y = x; }
def a : A<3>;

// --- class-body-let-uses-arg
class P { int x = 1; string s = "a"; }
class A<int n> : P { let x = n; let s = "n" # n; }
def a : A<3>;

// --- class-let-list-append
class P { list<int> l = [1]; }
class A : P { let l = [0, 1]; }
def a : A; def b : A { let l = []; }

// --- class-field-refer-later-let
class A { int x = 1; int y = !add(x, 1); int z = !mul(y, 10); }
def a : A; def b : A { let x = 5; } def c : A { let y = 5; } def d : A { let x = 3; let z = 4; }

// --- class-field-self-let
class A { int x = 1; }
def a : A { let x = 2; let x = 3; }

// --- class-unset-arg-explicit
class A<int x> { int y = x; bit i = !initialized(x); }
def a : A<?>; def b : A<1>;

// --- class-field-keyword
class A { field bits<8> Inst; field int x = 1; int y; }
def a : A { let Inst{3-0} = 4; }
def b : A { field string s; }

// --- def-field-keyword-unresolved
class A<bits<4> n> { field bits<8> Inst; bits<4> op; let Inst{3-0} = op; let Inst{7-4} = n; }
def a : A<3>; def b : A<?>; def c : A<1> { let op = 2; }

// --- def-names
def "quoted"; def "with space"; def "a" # "b"; def x#1; def "n" # 2 # "m"; def y # "z" # 3;

// --- def-anonymous-several
class A { int x = 1; }
def : A; def; def { int y = 1; } def : A { let x = 2; }

// --- def-empty-name
def "";

// --- def-name-from-defvar-in-foreach
foreach i = [1, 2] in { defvar n = "q" # i; def n#x; def "p" # n; }

// --- def-name-global-verbatim
defvar suffix = "_s";
def name # suffix;
def test { string s = suffix # suffix; }

// --- def-name-undefined-ids
def a # b # c;

// --- def-name-bang
def !strconcat("a", "b"); def !if(true, "x", "y");
foreach i = 0...2 in def !cast<string>(i);

// --- def-name-trailing-paste
def foo # ;
foreach i = [3] in def i # ;

// --- def-name-int
foreach i = 0...1 in def r # i # _ # i;

// --- def-self-list
class A { list<A> l = []; }
def me : A { let l = [me]; }

// --- def-order-printing
def z; def a; def M; def m; def a10; def a9; def a2b; def _x; def "0";

// --- def-redefinition-in-different-foreach-names
foreach i = ["a", "b"] in foreach j = [1, 2] in def i # j;

// --- def-body-defvar
def a { defvar t = 3; int x = t; defvar u = !add(t, x); int y = u; }

// --- def-body-defvar-captures-field
class A { int x = 1; defvar d = x; int y = d; }
def a : A { let x = 9; }

// --- def-body-assert
class A<int n> { assert !gt(n, 0), "n must be positive, not " # n; int x = n; }
def a : A<1>;
def b { int y = 3; assert !eq(y, 3), "y"; }

// --- def-body-dump
class A<int n> { int x = n; dump "x is " # x # " n " # n; }
def a : A<1>;
def b : A<2> { let x = 5; dump "b"; }

// --- dump-forms-repr
class K<int n>; def k : K<1>;
dump !repr(k); dump !repr(K<2>); dump !repr(?); dump !repr((k 1:$x)); dump !repr({1,0}); dump "tab\tnl\nend";

// --- dump-in-multiclass-foreach
multiclass M<int n> { dump "M " # n # " " # NAME; foreach i = [1, 2] in { dump "i " # i; def x#i; } }
defm a : M<1>; defm b : M<2>;
foreach j = 0...2 in dump "j" # j;

// --- dump-class-and-order
class A { dump "A"; } class B : A { dump "B"; }
def b : B { dump "b"; }
def x { B y = B<>; }
dump "end";

// --- assert-top
assert true, "x"; assert !eq(1, 1), "y" # 3; assert 5, "nonzero"; assert -1, "neg";

// --- assert-in-multiclass
multiclass M<int n> { assert !lt(n, 10), "big"; def x; }
defm a : M<3>;

// --- let-top-single
class A { int x = 0; int y = 0; }
let x = 1 in def a : A;
let x = 1, y = 2 in def b : A;
let x = 1 in { def c : A; let y = 3 in { def d : A; def e : A { let x = 9; } } def f : A; }

// --- let-top-nested-same
class A { int x = 0; }
let x = 1 in let x = 2 in def a : A;
let x = 1 in { let x = 2 in def b : A; def c : A; }

// --- let-top-on-class
class A { int x = 0; }
let x = 1 in class B : A; 
let x = 2 in { class C : A { int y = x; } def d : A; }
def b : B; def c : C;

// --- let-top-with-foreach
class A<int n> { int x = 0; int m = n; }
let x = 1 in foreach i = [1, 2] in def r#i : A<i>;
foreach i = [1, 2] in let x = i in def s#i : A<i>;

// --- let-top-resolve-chain
class A { int x = 0; int y = !add(x, 1); }
let x = 10 in { def a : A; def b : A { let y = 0; } }

// --- let-top-bits-then-body
class A { bits<4> x = 0; }
let x<1-0> = 3 in def a : A { let x{3} = 1; }

// --- foreach-forms
foreach i = [1, 2] in def a#i;
foreach i = 3...5 in def b#i;
foreach i = {1, 3-5, 7...8} in def c#i;
foreach i = 4-2 in def d#i;
foreach s = ["x", "y"] in { def e#s; def f#s { string t = s; } }
foreach i = {9} in def g#i;
foreach i = 0-1 in def h#i;

// --- foreach-over-records
class K<int n> { int v = n; } def k1 : K<1>; def k2 : K<2>;
foreach k = [k1, k2] in def "x" # k { int w = k.v; K kk = k; }

// --- foreach-over-defvar-list
defvar l = [4, 5]; foreach i = l in def r#i;
defvar e = []<int>; foreach i = e in def s#i;

// --- foreach-over-anonymous
class K<int n> { int v = n; }
foreach k = [K<3>, K<4>] in def "q" # k.v { K kk = k; }

// --- foreach-over-bang
foreach i = !range(3) in def r#i;
foreach i = !listconcat([1], [2]) in def s#i;
foreach x = !foreach(i, [1, 2], !mul(i, i)) in def t#x;

// --- foreach-over-field
class K { list<string> l = ["a", "b"]; } def k : K;
foreach s = k.l in def x#s;

// --- foreach-nested
foreach i = [1, 2] in foreach j = ["a", "b"] in { def r#i#j { int x = i; string y = j; } }

// --- foreach-nested-dependent
foreach i = [1, 2, 3] in foreach j = !range(i) in def r#i#_#j;

// --- foreach-empty
foreach i = []<int> in def r#i;
foreach i = !range(0) in { def s; }

// --- foreach-shadow
defvar i = 100;
foreach i = [1] in { def a#i { int x = i; } foreach i = [2] in def b#i { int x = i; } def c#i; }
def z { int x = i; }

// --- foreach-defvar-scope
foreach i = [1, 2] in { defvar j = !mul(i, 10); def r#j; }
foreach i = [3] in { defvar j = "other"; def r#j; }

// --- foreach-with-if
foreach i = 0...4 in { if !eq(!and(i, 1), 0) then def even#i; else def odd#i; }

// --- foreach-with-let-and-class-use
class A<int n> { int v = n; int w = 0; }
foreach i = [1, 2] in { let w = !add(i, 1) in def r#i : A<i>; }

// --- foreach-with-defm
multiclass M<int n> { def x { int v = n; } }
foreach i = [1, 2] in defm r#i : M<i>;

// --- foreach-with-assert-dump
foreach i = [1, 2] in { assert !gt(i, 0), "i"; dump "i=" # i; }

// --- foreach-lists-of-lists
foreach p = [[1, 2], [3, 4]] in def r # !head(p) { list<int> l = p; int t = p[1]; }

// --- foreach-string-paste-name
foreach r = ["A", "B"] in { def r; def r#r; }

// --- foreach-anonymous-defs
class A<int n>; foreach i = [1, 2] in def : A<i>;

// --- foreach-block-empty
foreach i = [1, 2] in { }

// --- foreach-iterator-in-class-arg
class A<string s> { string t = s; }
foreach i = [1, 2] in def x#i : A<"v" # i>;

// --- foreach-cast-by-name
class K; def k1 : K; def k2 : K;
foreach i = [1, 2] in def r#i { K k = !cast<K>("k" # i); }

// --- if-top
if true then def a; else def b;
if 0 then def c; else def d;
if !eq(1, 1) then { def e; def f; }
if false then { def g; } else { def h; def i; }

// --- if-dangling-else
if true then if false then def a; else def b;
if false then if false then def c; else def d;
if false then { if true then def e; } else def f;

// --- if-else-if
foreach i = [1, 2, 3] in if !eq(i, 1) then def one; else if !eq(i, 2) then def two; else def other;

// --- if-scope
defvar v = 1;
if true then { defvar v2 = 2; def a { int x = v2; } }
if true then { defvar v = 3; def b { int x = v; } }
def c { int x = v; }

// --- if-single-defvar-scope
if true then defvar q = 1;
if true then defvar q = 2;

// --- if-int-condition
if 5 then def a; if -1 then def b; if 0 then def c;

// --- defvar-global
defvar a = 1; defvar b = "s"; defvar c = [1, 2]; defvar d = !add(a, 2); defvar e = {1, 0}; defvar f = [{c}];
def r { int x = a; string y = b; list<int> z = c; int w = d; bits<2> v = e; string u = f; }

// --- defvar-record-and-dag
class K; def k : K; defvar r = k; defvar d = (k 1:$x); defvar an = K<>;
def u { K a = r; dag b = d; K c = an; }

// --- defvar-unused-global-printing
defvar zeta = 1; defvar alpha = "x"; defvar mid = [1]; def d;

// --- defvar-bit
defvar t = true; defvar u = !eq(1, 2);
def r { bit a = t; bit b = u; int c = t; }

// --- defset-basic
class K;
defset list<K> ks = { def a : K; def b : K; foreach i = [1, 2] in def c#i : K; }
def r { list<K> l = ks; int n = !size(ks); }

// --- defset-nested
class K; class L : K;
defset list<K> outer = { def a : K; defset list<L> inner = { def b : L; } def c : L; }
def r { list<K> o = outer; list<L> i = inner; }

// --- defset-anonymous
class K;
defset list<K> ks = { def : K; def : K; }
def r { list<K> l = ks; }

// --- defset-not-inline-anonymous
class K { int v = 1; } class L { K k = K<>; }
defset list<L> ls = { def a : L; def b : L { let k = K<>; } }
def r { list<L> l = ls; }

// --- defset-defm
class K<int n>; multiclass M { def x : K<1>; def y : K<2>; }
defset list<K> ks = { defm a : M; defm b : M; }
def r { list<K> l = ks; }

// --- defset-empty
class K; defset list<K> ks = { }
def r { list<K> l = ks; }

// --- defset-let
class K { int x = 0; }
defset list<K> ks = { let x = 1 in { def a : K; } }
foreach k = ks in def "z" # k;

// --- defset-then-foreach-defs
class K<int n> { int v = n; }
defset list<K> ks = { foreach i = 0...2 in def k#i : K<i>; }
foreach k = ks in def "r" # k.v;

// --- defset-subclass-set
class K; class L : K;
defset list<K> ks = { def a : L; }

// --- deftype
deftype I = int; deftype S = string; deftype B4 = bits<4>; deftype L = list<int>; deftype J = I; deftype D = dag; deftype C = code; deftype LL = list<L>;
class A<I i, S s> { I x = i; S y = s; B4 z = 3; L l = [1]; J j = 4; C c = [{x}]; LL ll = [[1]]; list<S> ls = ["q"]; }
def a : A<1, "x">;
defvar q = !cast<I>(3);

// --- deftype-shadow-order
deftype T = int; def T; def a { T x = 1; }

// --- deftype-in-bang
deftype T = list<int>;
def a { T x = !foreach(i, [1], i); T y = []<int>; }

// --- record-printing-superclasses
class A; class B : A; class A2; class C : B, A2;
def c : C; def d : A2, B;

// --- record-print-types
class K; def k : K;
class A<K q> { bit a = 0; bits<3> b = 1; int c = 2; string d = "x"; list<K> e = [q]; dag f = (q); K g = q; code h = [{c}]; list<list<string>> i = [["a"]]; list<dag> j = [(k), (k 1)]; }
def a : A<k>;

// --- template-args-named
class A<int a, string b, list<int> c = [1], bit d = 0> { int x = a; string y = b; list<int> z = c; bit w = d; }
def p : A<1, "x">; def q : A<1, b = "y">; def r : A<a = 1, b = "z">; def s : A<b = "w", a = 2>; def t : A<1, "v", d = 1>; def u : A<1, "v", d = 1, c = []>;

// --- template-args-named-in-value
class A<int a, int b = 2> { int s = !add(a, b); }
def x { int v = A<1>.s; int w = A<1, b = 5>.s; int y = A<b = 7, a = 1>.s; int z = A<a = 3>.s; }

// --- template-args-named-multiclass
multiclass M<int a, string b = "d"> { def x { int v = a; string w = b; } }
defm p : M<1>; defm q : M<1, b = "e">; defm r : M<b = "f", a = 2>;

// --- template-args-named-parent
class A<int a, int b = 2> { int x = a; int y = b; }
class B<int a> : A<b = a, a = 9>; def b : B<3>;

// --- template-args-conversion
class K; class L : K; def l : L;
class A<bits<4> a, bit b, int c, K d, list<K> e, code f> { bits<4> x = a; bit y = b; int z = c; K w = d; list<K> v = e; code u = f; }
def a : A<5, true, 0b11, l, [l], "s">; def b : A<{1,0,?,1}, 0, true, l, [], [{c}]>;

// --- template-args-trailing-comma-type
class A<int a, int b> { int s = !add(a, b); } def x : A<1, 2>;

// --- template-args-default-anonymous-record
class K<int n> { int v = n; }
class A<K k = K<3>> { int x = k.v; } def a : A; def b : A<K<4>>; def c : A;

// --- template-args-default-uses-name
class A<string s = NAME> { string t = s; } def foo : A;

// --- template-args-unused-warning
class A<int used, int unused> { int x = used; } class B<string u>; 
multiclass M<int q, int r> { def x { int v = q; } }
def a : A<1, 2>; defm m : M<1, 2>;

// --- template-args-unused-silent --no-warn-on-unused-template-args
class A<int used, int unused> { int x = used; }

// --- record-late-lookup-in-def-name
class A<string s> { string n = s; }
foreach i = [1, 2] in { def r#i : A<"x" # i>; def s#i { A a = !cast<A>("r" # i); } }

// --- class-inherits-indirect-then-base
class A; class B : A; class C : A, B;

// --- class-field-redeclared
class A { int x = 1; int x = 2; }

// --- class-field-redeclared-inherited
class A { int x = 1; } class B : A { int x = 2; }

// --- def-paste-int
def 1 # 2;

// --- def-unset-name
def ?;

// --- def-args-named-string
class A<int x> { int y = x; } def a : A<"x" = 2>;

// --- assert-string-condition-in-class
class A { assert "s", "x"; }

// --- foreach-int
foreach i = 5 in def a#i;

// --- foreach-defset-inside
class K; foreach i = [1] in { defset list<K> l = { def a : K; } }

// --- foreach-deftype-inside
foreach i = [1] in { deftype T = int; }

// --- if-defset-inside
class K; if true then { defset list<K> l = { } }

// --- defset-int
defset list<int> ks = { }

// --- deftype-list-class
class K; deftype T = list<K>;

// --- abstract-recursion-class-value-own
class A<int x> { int y = A<!sub(x, 1)>.y; }

// --- dump-of-records
class C<int n> { int z = n; bits<3> b = {1, 0, ?}; string s = "a\nb"; }
def E { dag d = (E 1:$x); code c = [{ hi }]; }
dump E; dump C<5>;
defvar e = E; dump e;
foreach i = [1, 2] in dump C<3>;
def F : C<4> { dump E; }
multiclass M { dump E; }
defm : M; defm : M;
