// --- dump-in-let
class A { int x = 0; dump "class" # x; }
let x = 1 in { def a : A; def b : A { dump "own"; } }

// --- dump-in-if-and-foreach
class A { dump "class"; }
if true then { def a : A; dump "if"; } else { dump "no"; }
foreach i = [1, 2] in { def b#i : A { dump "own"; } dump "loop" # i; }

// --- dump-in-defset
class A { dump "class"; }
defset list<A> l = { def a : A; def b : A { dump "own"; } dump "set"; }

// --- dump-anonymous-in-multiclass
class A<int n> { int v = n; dump "class " # n; }
multiclass M<int n> { def a { int x = A<n>.v; } def b { A y = A<!add(n, 1)>; } }
defm p : M<1>;
foreach i = [7] in def z { int w = A<i>.v; }

// --- assert-order-with-dump
class A<int n> { dump "d1"; assert !gt(n, 0), "a"; dump "d2"; int v = n; }
def a : A<1>;
def b { int v = A<2>.v; dump "b"; }

// --- setdagop-named-operator
def a; def b; def x { dag d = !setdagop((a:$n 1:$y), b); dag e = !setdagop((a:$n), b); }

// --- default-needing-records
class B; class A<bit c = !exists<B>("none"), int n = !size(!instances<B>())> { bit cc = c; int nn = n; }
def x : A<!exists<B>("none"), 3>;

// --- regex-dialect
def a {
  bit a = !match("", "^[a-c]*$"); bit b = !match("aab", "^a{2}b$"); bit c = !match("a\nb", "a.b"); bit d = !match("ab", "^(a|ab)(c|bcd)?$");
  bit e = !match("xay", "[[:upper:]]"); bit f = !match("a-b", "^[a-]+b"); bit g = !match("a]b", "[]]"); bit h = !match("tel: 5", "[^0-9]+ [[:digit:]]$");
  bit i = !match("a+b", "a\\+b"); bit j = !match("ab", "a{0}b"); bit k = !match("aaa", "^a{1,2}$"); bit l = !match("aaa", "^a{2,}$"); bit m = !match("A", "a");
  bit n = !match("foobar", "bar"); bit o = !match("foobar", "^bar"); bit p = !match("a|b", "a\\|b"); bit q = !match("$x", "\\$x"); bit r = !match("ab\n", "b$");
}

// --- instances-regex
class K; def abc : K; def abd : K; def xabc : K; def AB1 : K;
def r { list<K> a = !instances<K>("ab[cd]"); list<K> b = !instances<K>("^ab[cd]$"); list<K> c = !instances<K>("[0-9]$"); list<K> d = !instances<K>("^x|1"); }

// --- name-lookup-priority
defvar a = "global"; class K<string s> { string v = s; }
class C<string a> { string b = a; }
class D { string a = "field"; string b = a; }
class E<string x> { defvar a = x # "local"; string b = a; }
class F { defvar c = a; string a = "field"; string b = a; string d = c; }
def c : C<"arg">; def d : D; def e : E<"arg">; def f : F;
foreach a = ["loop"] in { def g { string b = a; } def h : C<a>; def i { defvar a = "local"; string b = a; } def j { string a = "field"; string b = a; } }
multiclass M<string a> { def m { string b = a; } def n { string a = "field"; string b = a; } defvar b = a # "b"; def o { string c = b; } }
defm "" : M<"marg">;

// --- name-lookup-defvar-then-field-of-parent
class P { int v = 1; } 
class Q : P { defvar w = v; int x = w; }
def a : Q { let v = 5; }
def b : P { defvar w = v; int x = w; let v = 7; }

// --- foreach-body-sees-latest
class K<int n> { int v = n; }
defvar n = 10;
foreach i = [1, 2] in { defvar n = !add(i, 100); foreach j = [3] in { def r#i : K<n>; } }
def s : K<n>;

// --- nested-foreach-if-defvar
foreach i = 0...3 in { defvar even = !eq(!and(i, 1), 0); if even then { defvar half = !div(i, 2); def e#i { int h = half; } } else { foreach k = [i, !mul(i, 10)] in if !gt(k, 5) then def o#i#_#k; } }

// --- record-order-mixed
def b; def a; class Z; class Y; multiclass M { def z; def y; def : Z; } defm q : M; def : Y; defm : M; def aa; def A; def Aa; def "9"; def "10"; def a_; def a1; def a10; def a2;

// --- record-order-numbers
foreach i = [10, 9, 100, 1, 2] in { def r#i; def r#i#x; def "r0" # i; }

// --- list-order-instances
class K; def k10 : K; def k9 : K; def K1 : K; def : K; def k_ : K; def all { list<K> l = !instances<K>(); }

// --- let-multi-level-with-multiclass-args
class A<int n> { int x = n; int y = 0; bits<8> b = 0; }
multiclass M<int n> { let y = n in { def a : A<n>; let x = !mul(n, 2), b<3-0> = 5 in def b : A<n> { let b{7} = 1; } } }
multiclass N<int n> { let y = 99 in defm "" : M<n>; defm _q : M<!add(n, 1)>; }
let x = 1000 in defm t : N<1>; defm u : N<5>;

// --- let-list-of-fields-order
class A { int x = 1; int y = !add(x, 1); int z = !add(y, 1); }
let y = 10, x = 5 in def a : A; let x = 5, y = 10 in def b : A { let z = !mul(x, 3); }
