// --- short-circuit-when-inherited
class A { int x = 1; int a = !and(0, x); list<int> l = [!and(0, x), !or(-1, x)]; bit g = !gt(!and(0, x), a); }
class B : A;
class C<int t, int u = !and(0, t), list<int> v = [!or(-1, t)]> { int r = !and(0, t); int rr = u; list<int> s = v; }
class D<int t> : C<t>;
class E : C<5>; def e : E; def b : B;

// --- name-of-anonymous-in-operators
class A { string n = NAME; bit e = !eq(1, 1); }
class B { string n = NAME # "x"; string m = "x" # NAME; }
def : A; def : B; def c : B;

// --- name-of-anonymous-unfolded
class C<bit b> { bit v = 1; } class A { C c = C<!empty(NAME)>; }
def x : A;

// --- foreach-dag-keeps-operator-names
def op; def op2;
class A { dag d = !foreach(x, (op:$n (op:$o 1), 2), (op2)); }
def a { dag d = !foreach(x, (op:$n (op:$o (op:$p 1):$q), (op)), (op2:$z)); dag e = !foreach(x, (op:$n), (op2)); }

// --- default-incomplete-given
class B; class C<int a = !if(!exists<B>("none"), 1, 2)> { int v = a; }
class D : C<5>; def x { C c = C<6>; } def y : C<7>;

// --- named-arguments-are-other-instances
class C<int a, int b = 0> { int v = a; }
def x { C p = C<1, 0>; C q = C<1, b = 0>; C r = C<a = 1, b = 0>; C s = C<1>; C t = C<b = 0, a = 1>; bit e = !eq(C<1>, C<1, 0>); bit f = !eq(C<1, 0>, C<1, b = 0>); }

// --- anonymous-in-default-arguments
class K<int n> { int v = n; } class A<K k = K<1>, K l = K<k.v>> { int x = k.v; int y = l.v; }
def a : A; def b : A<K<2>>; def c : A<K<1>, K<2>>; class D : A; def d : D;

// --- anonymous-in-top-let
class K<int n> { int v = n; } class A { K k = K<0>; }
let k = K<5> in { def a : A; def b : A; } let k = K<6> in def c : A { let k = K<7>; }

// --- anonymous-in-defvar-and-foreach
class K<int n> { int v = n; }
defvar a = K<1>; defvar b = [K<2>, K<1>];
foreach k = b in def x # k.v { K kk = k; K other = K<!add(k.v, 1)>; }
foreach i = [1, 2] in { defvar l = K<i>; def y#i { K kk = l; } }

// --- anonymous-in-conditions
class K<int n> { int v = n; bit pos = !gt(n, 0); }
if K<1>.pos then def yes; if K<0>.pos then def no; else def other;
multiclass M<int n> { if K<n>.pos then def p { K k = K<n>; } defvar q = K<!add(n, 10)>; def d { K k = q; } }
defm a : M<1>; defm b : M<0>;

// --- anonymous-defm-in-multiclass-numbers
class K<int n> { int v = n; }
multiclass I<int n> { defvar d = K<n>; def _i { K k = d; string s = NAME; } }
multiclass O<int n> { defm : I<n>; defm : I<!add(n, 1)>; def : K<n>; }
defm A : O<1>; defm : O<5>;

// --- self-referencing-record-in-class-args
class L<list<L> kids = []> { list<L> children = kids; int n = !size(kids); }
def leaf : L; def node : L<[leaf, leaf]>; def root : L<[node, leaf]>; def self { L l = node; int deep = l.children[0].n; }

// --- bits-unset-in-conditions
class A<bits<2> b> { bits<2> c = b; bit i = !initialized(b); string s = !cast<string>(b); }
def a : A<1>; def b : A<?>;

// --- field-of-field-of-unset
class P { P next; int v = 1; } def p : P; class Q<P q> { P n = q.next; bit has = !initialized(q.next); } def a : Q<p>; def pp : P { let next = p; } def b : Q<pp>;

// --- if-chooses-unset-record
class P { int v = 1; } def p : P; class Q<P q> { int w = !if(!initialized(q), q.v, -1); } def a : Q<p>;

// --- cast-of-record-name-in-list-comparison
class P; def p1 : P; def p2 : P; class Q<list<P> l> { bit same = !eq(!cast<string>(l[0]), "p1"); list<string> names = !foreach(x, l, !cast<string>(x)); string joined = !interleave(names, "|"); } def a : Q<[p1, p2]>; def b : Q<[p2]>;

// --- assert-inherited-and-overridden
class A<int n> { int x = n; assert !lt(x, 10), "x is " # x; } class B<int n> : A<n> { assert !gt(x, 0), "neg"; } def a : B<5>; def b : B<50> { let x = 5; }

// --- dump-in-class-with-exists
class K; def k : K; class A { dump !if(!exists<K>("k"), "yes", "no"); dump "n" # !size(!instances<K>()); } def a : A;
def b { K x = k; dump !if(!exists<K>("none"), "yes", "no"); }

// --- dump-top-with-exists
class K; def k : K;
dump !if(!exists<K>("k"), "yes", "no");
dump "n" # !size(!instances<K>());

// --- assert-with-exists
class K; def k : K; assert !exists<K>("k"), "top"; class A { assert !exists<K>("k"), "class"; } def a : A; def b { assert !not(!exists<K>("none")), "def"; }
foreach i = [1] in { assert !exists<K>("k"), "foreach"; }

// --- assert-in-multiclass-with-exists
class K; def k : K; 
multiclass M { assert !exists<K>("k"), "m"; def x; } defm a : M;

// --- dump-in-multiclass-folds-at-once
class K; def k : K;
multiclass M<string s> { dump !if(!exists<K>("later"), "yes", "no") # NAME # s; dump !if(!exists<K>(s), "yes", "no"); def x; foreach i = [1] in dump !if(!exists<K>("later"), "yes", "no") # i; }
defm a : M<"k">;
def later : K;
defm b : M<"k">;

// --- dump-in-class-folds-late
class K; def k : K;
class A<string s> { int v = 3; dump !if(!exists<K>("later"), "yes", "no") # NAME # v # s; dump !if(!exists<K>(s), "yes", "no"); dump "n" # !size(!instances<K>()); }
def a0 : A<"k">;
def later : K;
def a1 : A<"later">;
def a2 { int v = 1; dump !if(!exists<K>("a2"), "yes", "no") # v; }
