// --- name-of-anonymous-in-multiclass
class C<string s> { string v = s; } class B { C c = C<NAME # "x">; }
multiclass M { def : B; }
multiclass N { def _n : B; def : B; }
defm : N; defm q : N;

// --- int-list-of-bits-fields
class A<bits<4> hi, bits<4> lo> { bits<8> v = { hi, lo }; int n = v; list<int> l = [v, hi]; string h = "v" # n; bits<4> sum = !add(hi, lo){3-0}; }

// --- int-list-of-bits-fields-2
class A<bits<4> hi, bits<4> lo> { bits<8> v = { hi, lo }; int n = v; list<int> l = [v, hi]; string h = "v" # n; int sum = !add(hi, lo); bit c = !eq(hi, lo); }
def a : A<3, 5>; def b : A<15, 15>;

// --- multiple-inheritance-of-let-and-args
class Base<int n> { int x = n; int y = !mul(x, 2); } class L<int n> : Base<!add(n, 1)> { let x = !add(n, 100); } class R<int n> { int x; int z = n; }
def a : L<1>, R<2>; def b : R<2>, L<1>; def c : L<1> { let x = 7; }

// --- default-incomplete-for-parent
class B; class C<int a = !if(!exists<B>("none"), 1, 2)> { int v = a; }
class D : C;

// --- default-incomplete-for-instance
class B; class C<int a = !if(!exists<B>("none"), 1, 2)> { int v = a; }
def x { C c = C<>; }

// --- default-incomplete-for-def
class B; class C<int a = !if(!exists<B>("none"), 1, 2)> { int v = a; }
def x : C;

// --- default-incomplete-for-defm
class B; multiclass C<int a = !if(!exists<B>("none"), 1, 2)> { def v { int x = a; } }
defm x : C;

// --- default-unset-bits
class C<bits<2> a = {1, ?}> { bits<2> v = a; }
def x : C;

// --- default-unset-list-element
class C<list<int> a = [1, ?]> { list<int> v = a; }
def x : C;

// --- name-of-anonymous-never-folds
class C<bit b> { bit v = b; } class A { C c = C<!empty(NAME)>; bit e = !empty(NAME); }
def : A;

// --- assert-inherited-fails-at-second-level
class A<int n> { int x = n; assert !lt(x, 10), "x is " # x; } class B<int n> : A<n> { assert !gt(x, 0), "neg"; }
def a : B<5>;
def b : B<-1>;
def c : B<50>;

// --- two-errors-in-two-records
class A<int x> { bits<2> y = x; }
def a : A<1>; def b : A<9>;
def c : A<10>;

// --- error-in-third-level-of-include-and-multiclass
include "one.td"
defm bad : M<9>;
// +++ one.td
include "two.td"
multiclass M<int n> { def a : K<n>; }
// +++ two.td
class K<int n> { bits<3> v = n; }

// --- dump-waits-for-exists
class K; def k : K;
multiclass M<string s> { dump !if(!exists<K>("none"), "yes", "no"); dump !if(!exists<K>(s), "yes", "no") # NAME; def x; assert !not(!exists<K>("none")), "there"; if !exists<K>("k") then def y; }
defm a : M<"k">; defm b : M<"z">;
foreach i = [1] in { dump !if(!exists<K>("k"), "yes", "no"); }
dump !if(!exists<K>("later"), "yes", "no");
def later : K;

// --- dump-in-multiclass-with-exists
class K; def k : K;
multiclass M<string s> { dump !if(!exists<K>("none"), "yes", "no"); dump !if(!exists<K>(s), "yes", "no") # NAME; def x; if !exists<K>("k") then def y; }
defm a : M<"k">; defm b : M<"z">;
foreach i = [1] in { dump !if(!exists<K>("k"), "yes", "no"); }
def later : K;

// --- self-ref3
def a { int x = y; int y = x; }

// --- self-ref-list
class C<list<C> l = []> { list<C> v = l; } def a : C<[a]>;

// --- cast-to-string
class A; def a { string s = !cast<string>([1,2]); }

// --- cast-to-string-dag
def op; def a { string s = !cast<string>((op 1)); }

// --- cast-int-of-list
def a { int s = !cast<int>([1]); }

// --- cast-class-of-int
class A; def a { A s = !cast<A>(5); }

// --- cast-class-of-other
class A; class B; def b : B; def a { A s = !cast<A>(b); }

// --- cast-list
class A; def b : A; def a { list<A> s = !cast<list<A>>(["b"]); }

// --- div-min
def a { int s = !div(-9223372036854775808, -1); }

// --- paste-unset
def a { string s = ? # "a"; }

// --- paste-list-unset
def a { list<int> s = [1] # ?; }

// --- named-unset
class A<int x, int y = 2> { int z = x; } def a : A<x = ?, y = 3>;

// --- dag-lengths
def op; def a { dag d = !dag(op, [1], ["a", "b"]); }

// --- substr-unset-string
def a { string s = !substr(?, 1, 2); }

// --- find-unset-source
def a { int s = !find(?, "a"); }

// --- subst-mixed
def b; def a { string s = !subst("x", b, "b"); }

// --- listsplat-type
def a { int l = !listsplat(1, 2); }

// --- range-list-extra
def a { list<int> l = !range([1], 2); }

// --- foreach-target-not-list
def a { int l = !foreach(x, [1, 2], x); }

// --- foreach-target-dag
def op; def a { int l = !foreach(x, (op 1), x); }

// --- getdagop-type
def op; def a { int x = !getdagop<int>((op 1)); }

// --- getdagop-missing-class
def op; def a { A x = !getdagop<A>((op 1)); }

// --- slice-to-the-least-number
def a { list<int> s = [1, 2][-9223372036854775808-9223372036854775808]; }
