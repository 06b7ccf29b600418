// --- simple
multiclass M { def a; def b; }
defm x : M; defm "" : M;

// --- anonymous-defm
multiclass M { def a; def b; }
defm : M; defm : M;

// --- anonymous-def-inside
class A<int n>; multiclass M { def : A<1>; def : A<2>; }
defm x : M; defm : M; defm y : M;

// --- name-use
multiclass M { def NAME; def NAME#_a; def b#NAME; def c; def "d" # NAME # "e"; }
defm X : M;

// --- name-in-fields
class A { string n = NAME; } class B<string s> { string t = s; }
multiclass M { def a : A; def b : B<NAME>; def c { string q = NAME; } def d : B<NAME # "z">; }
defm X : M;

// --- name-in-fields-anonymous-defm
class B<string s> { string t = s; }
multiclass M { def b : B<NAME>; }
defm : M;

// --- args
class I<bits<4> o, string n> { bits<4> op = o; string nm = n; }
multiclass M<bits<4> o, string n = "def"> { def rr : I<o, n # "rr">; def ri : I<!add(o, 1), n # "ri">; }
defm A : M<1, "a">; defm B : M<2>; defm C : M<n = "q", o = 3>;

// --- inner-defm
class I<string s> { string v = s; }
multiclass R<string s> { def r : I<s>; def m : I<s # "m">; }
multiclass S<string s> { defm SS : R<s # "1">; defm SD : R<s # "2">; def X : I<s>; }
defm ADD : S<"add">;

// --- inner-defm-with-NAME
class I<string s> { string v = s; }
multiclass R { def r : I<NAME>; }
multiclass S { defm NAME : R; defm NAME # _q : R; defm p # NAME : R; }
defm X : S;

// --- inner-defm-empty-name
class I<string s> { string v = s; }
multiclass R { def r : I<NAME>; }
multiclass S { defm "" : R; }
defm X : S;

// --- inner-defm-anonymous
class I<string s> { string v = s; }
multiclass R { def r : I<NAME>; }
multiclass S { defm : R; def z; }
defm X : S; defm Y : S;

// --- inner-defm-twice-deep
class I<string s> { string v = s; }
multiclass A<int n> { def _a#n : I<NAME>; }
multiclass B<int n> { defm _b : A<n>; defm _c : A<!add(n, 1)>; }
multiclass C<int n> { defm _d : B<n>; foreach i = [7, 8] in defm _e#i : B<i>; }
defm R : C<1>;

// --- multiclass-inherits
multiclass A { def a; } multiclass B { def b; } multiclass C : A, B { def c; } 
defm x : C;

// --- multiclass-inherits-args
class I<int n> { int v = n; }
multiclass A<int n> { def a : I<n>; } multiclass C<int m> : A<!mul(m, 2)> { def c : I<m>; } 
defm x : C<5>;

// --- multiclass-inherits-without-body-defs
multiclass A { def a; } multiclass C : A; 
defm x : C;

// --- multiclass-inherits-name
class I<string s> { string v = s; }
multiclass A { def a : I<NAME>; def NAME : I<NAME>; } multiclass C : A { def c : I<NAME>; } 
defm x : C;

// --- defm-multiple
multiclass A { def a; } multiclass B<int n> { def b { int v = n; } }
defm x : A, B<3>;

// --- defm-with-class-overrides
class P { int x = 1; } class Q { int x = 2; }
multiclass R { def a : P; def b : P { let x = 5; } } 
defm z : R, Q;

// --- defm-with-two-classes
class P { int x = 1; } class Q { int y = 2; }
multiclass R { def a; } 
defm z : R, P, Q;

// --- let-around-defm
class A { int x = 0; }
multiclass M { def a : A; def b : A { let x = 7; } }
let x = 3 in defm p : M; let x = 4 in { defm q : M; defm r : M; }

// --- let-inside-multiclass
class A { int x = 0; int y = 0; }
multiclass M<int n> { let x = n in { def a : A; let y = !add(n, 1) in def b : A; } def c : A; }
defm p : M<5>; let y = 9 in defm q : M<6>;

// --- let-inside-and-defm
class A { int x = 0; int y = 0; }
multiclass M { def a : A; }
multiclass N { let x = 1 in defm n : M; let x = 2, y = 3 in defm m : M; }
defm p : N; let y = 5 in defm q : N;

// --- let-bits-inside-2
class A { bits<8> x = 0; }
multiclass M<bits<4> n> { let x<7-4> = n in def a : A; let x<3-0> = n, x<7> = 1 in def b : A; def c : A { let x{5-2} = n; } }
defm p : M<0b1001>;

// --- foreach-inside
multiclass M<list<int> l> { foreach i = l in def a#i { int v = i; } foreach j = [1, 2] in { def b#j; } }
defm p : M<[4, 5]>; defm q : M<[]>;

// --- foreach-inside-nested
multiclass M<int n> { foreach i = !range(n) in foreach j = !range(i) in def _#i#_#j; }
defm p : M<3>;

// --- foreach-inside-records
class K<int n> { int v = n; } def k1 : K<1>; def k2 : K<2>;
multiclass M<list<K> ks> { foreach k = ks in def _ # k { int w = k.v; } }
defm p : M<[k1, k2]>;

// --- foreach-with-NAME
multiclass M { foreach i = [1, 2] in { def NAME#i; def x#NAME#i; } }
defm p : M;

// --- if-inside
multiclass M<bit b> { if b then def yes; else def no; if !not(b) then { def n1; def n2; } }
defm p : M<1>; defm q : M<0>;

// --- if-inside-foreach
multiclass M<list<int> l> { foreach i = l in { if !eq(i, 2) then def two; else def o#i; } }
defm p : M<[1, 2, 3]>;

// --- if-constant-inside
multiclass M { if true then def y; else def n; }
defm p : M;

// --- if-nested-inside
multiclass M<int b> { if !gt(b, 0) then if !gt(b, 5) then def big; else def small; }
defm p : M<9>; defm q : M<1>; defm r : M<0>;

// --- defvar-inside
multiclass M<int n> { defvar m = !add(n, 1); def a { int v = m; } defvar k = m; def b#k { int w = k; } }
defm p : M<1>;

// --- defvar-inside-name
multiclass M { defvar n = NAME # "_v"; def a { string v = n; } }
defm p : M;

// --- defvar-shadow-global
defvar g = 1;
multiclass M { def a { int v = g; } defvar g = 2; def b { int v = g; } }
defm p : M; def z { int v = g; }

// --- recursion-with-if
multiclass M<int n> { def _#n; if !gt(n, 0) then defm "" : M<!sub(n, 1)>; }

// --- cast-to-own-records
class K { int v = 1; } class U<K k> { K kk = k; int w = k.v; }
multiclass M { def a : K; def b : U<!cast<K>(NAME # "a")>; }
defm p : M; defm q : M;

// --- cast-late-lookup
class K { int v = 1; } class U<string s> { K kk = !cast<K>(s); int w = !cast<K>(s).v; }
multiclass M<string s> { def u : U<s # "k">; }
def xk : K; def yk : K { let v = 4; }
defm p : M<"x">; defm q : M<"y">;

// --- reference-own-record-by-name
class K; class U<K k> { K kk = k; }
multiclass M { def a : K; def b : U<!cast<K>(NAME#"a")>; def c { K x = !cast<K>(NAME # a); } }
defm p : M;

// --- global-def-shadowed-by-multiclass-def
class K<int n> { int v = n; } def a : K<1>;
multiclass M { def a : K<2>; def b { K k = a; } }
defm p : M;

// --- inline-anonymous-records
class K<int n> { int v = n; }
multiclass M<int n> { def a { K k = K<n>; int w = K<n>.v; } def b { K k = K<3>; } }
defm p : M<3>; defm q : M<4>;

// --- anonymous-numbering
class K<int n> { int v = n; }
def : K<0>;
multiclass M { def : K<1>; def x { K k = K<5>; } def : K<2>; }
defm : M; defm a : M; def : K<9>; defm b : M;
def z { K k = K<5>; }

// --- anonymous-numbering-nested
class K<int n> { int v = n; }
multiclass N { def _n; def : K<8>; }
multiclass M<int n> { def : K<n>; defm : N; def _m { K k = K<n>; K j = K<!add(n, 1)>; } }
defm : M<1>; defm : M<2>; defm x : M<1>;

// --- template-defaults-refer
multiclass M<int a, int b = !add(a, 1), string c = NAME> { def x { int v = b; string w = c; } }
defm p : M<1>; defm q : M<1, 5>;

// --- template-default-from-global
defvar g = 4;
multiclass M<int a = g> { def x { int v = a; } } defm p : M;

// --- template-record-arg
class K<int n> { int v = n; } def k : K<3>;
multiclass M<K q, list<K> l = [q]> { def x { K a = q; int b = q.v; list<K> c = l; string n = !cast<string>(q); } def q # _y; }
defm p : M<k>;

// --- template-dag-arg
def ops; multiclass M<dag d> { def x { dag v = d; dag w = !con(d, (ops 1)); int n = !size(d); } }
defm p : M<(ops 5:$x)>;

// --- template-bits-arg
multiclass M<bits<4> b> { def x { bits<4> v = b; bit t = b{3}; bits<8> w; let w{7-4} = b; let w{3-0} = {b{0}, b{1}, 1, ?}; } }
defm p : M<9>; defm q : M<{1,0,0,?}>;

// --- name-paste-forms
multiclass M<string s, int i> { def s # _a; def _ # i; def !strconcat(s, "q"); def NAME # s # i; def "lit" # s; }
defm p : M<"S", 4>;

// --- name-expression-containing-NAME
multiclass M { def !strconcat("pre_", NAME); def !tolower(NAME) # "low"; def !subst("X", "Y", NAME); }
defm XA : M;

// --- defm-name-expressions
multiclass M { def a; }
foreach i = [1, 2] in { defm n#i : M; defm "m" # i # "_" : M; }
defm !strconcat("q", "r") : M;

// --- defset-and-multiclass-order
class K; multiclass M { def b : K; def a : K; }
defset list<K> l = { defm z : M; defm y : M; }
foreach k = l in def "r_" # k;

// --- multiclass-inside-let
class A { int x = 0; }
let x = 5 in multiclass M { def a : A; }
defm p : M; let x = 6 in defm q : M;

// --- multiclass-empty-parent-args
multiclass A<int n = 3> { def a { int v = n; } } multiclass B : A { def b; } multiclass C : A<> { def c; }
defm p : B; defm q : C;

// --- multiclass-field-order
class A { int x = 1; } class B { int y = 2; }
multiclass M { def a : A { int own = 3; } }
defm p : M, B;

// --- assert-dump-inside-def
multiclass M<int n> { def a { int x = n; assert !gt(x, 0), "n"; dump "x=" # x; } dump "after " # n; }
defm p : M<1>; defm q : M<2>;

// --- same-named-args-nested
class I<int n> { int v = n; }
multiclass A<int n> { def a : I<n>; } multiclass B<int n> { defm x : A<!add(n, 1)>; def b : I<n>; } multiclass C<int n> { defm y : B<!mul(n, 10)>; }
defm p : C<2>;

// --- locations
class K;
multiclass M {
  def a : K;
  def b;
}
multiclass N {
  defm n : M;
}
defm p : M;
defm q : N;
foreach i = [1] in
  defm r#i : N;

// --- forward-declared-class-in-multiclass
class K;
multiclass M { def a : K; }
class K { int x = 1; }
defm p : M;

// --- class-defined-after-multiclass-let
class K { int x = 1; int y = x; }
multiclass M<int n> { let x = n in def a : K; def b : K { let x = n; } }
defm p : M<3>;

// --- body-field-references-template-field
class K { int x = 1; }
multiclass M<K k> { def a : K { let x = k.x; int z = !add(x, k.x); } }
def kk : K { let x = 21; }
defm p : M<kk>;

// --- multiclass-arg-in-class-list-2
class P<int n> { int v = n; } class P2<int m> { int w = m; }
multiclass M<int n> { def a : P<n>; } 
multiclass N<int n> { defm z : M<n>, P2<!add(n, 1)>; }
defm x : N<1>; defm y : M<5>, P2<7>;

// --- foreach-outer-defm-inner-let
class A { int x = 0; string s = ""; }
multiclass M<string t> { def _ # t : A; let s = t in def _s : A; }
foreach i = [1, 2] in let x = i in defm D#i : M<"t" # i>;

// --- self-reference-args
multiclass M<int n> { defm x : M<n>; def y; }

// --- multiclass-recursion-direct
multiclass M<int n> { def _#n; if !gt(n, 0) then defm "" : M<!sub(n, 1)>; }
defm z : M<3>;

// --- self-parent
multiclass M : M { def x; }
defm a : M;

// --- self-defm
multiclass M<int n> { def _#n; defm _x : M<!add(n, 1)>; def z; }
defm a : M<0>;

// --- self-defm-first
multiclass M { defm "" : M; def x; }
defm a : M;

// --- self-defm-under-if
multiclass M<int n> { def _#n; if !ge(n, 0) then defm _ : M<!add(n, 1)>; }
defm a : M<0>;
