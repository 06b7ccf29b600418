// --- multiclass-inherits-without-body-braces
multiclass A { def a; } multiclass C : A { } 
defm x : C;

// --- defm-with-class
class XD { bits<4> p = 11; } class I<bits<4> op> { bits<4> o = op; }
multiclass R { def rr : I<4>; def rm : I<2>; }
multiclass Y { defm SS : R, XD; defm SD : R; }
defm Ins : Y; defm Jns : R, XD; defm Kns : Y, XD;

// --- let-bits-inside
class A { bits<8> x = 0; }
multiclass M<bits<4> n> { let x<7-4> = n in def a : A; let x{3-0} = n in def b : A; }

// --- if-inside-defvar
multiclass M<bit b> { if b then { defvar x = 1; def a { int v = x; } } else { defvar x = 2; def b { int v = x; } } }
defm p : M<1>; defm q : M<0>;

// --- anonymous-numbering-dump
class K<int n> { int v = n; dump "made " # NAME # " " # n; }
multiclass M<int n> { def : K<n>; defm : N; }

// --- multiclass-arg-in-class-list
class P<int n> { int v = n; }
multiclass M<int n> { def a : P<n>; } defm x : M<1>, P2; class P2;

// --- unused-arg-warning-order
multiclass M<int a, int b, int c = b> { def x { int v = a; } }
multiclass N<int d> : M<1, 2> { }
defm p : N<3>;

// --- no-name
multiclass { def x; }

// --- string-name
multiclass "M" { def x; }

// --- redefined
multiclass M { def x; } multiclass M { def x; }

// --- empty-body
multiclass M { }

// --- no-body-semicolon
multiclass M;

// --- no-brace
multiclass M def x;

// --- no-close
multiclass M { def x;

// --- class-inside
multiclass M { class K; }

// --- multiclass-inside
multiclass M { multiclass N { def x; } }

// --- field-inside
multiclass M { int x = 1; }

// --- include-garbage
multiclass M { foo }

// --- parent-unknown
multiclass M : Nope { def x; }

// --- parent-class
class K; multiclass M : K { def x; }

// --- parent-args-missing
multiclass A<int n> { def a { int v = n; } } multiclass B : A { def b; }

// --- parent-args-too-many
multiclass A { def a; } multiclass B : A<1> { def b; }

// --- parent-args-type
multiclass A<int n> { def a { int v = n; } } multiclass B : A<"s"> { def b; }

// --- parent-nothing
multiclass B : { def b; }

// --- args-duplicate
multiclass M<int x, int x> { def a; }

// --- args-no-close
multiclass M<int x { def a; }

// --- args-default-type
multiclass M<int x = "s"> { def a; }

// --- defm-unknown
defm x : Nope;

// --- defm-class-only
class K; defm x : K;

// --- defm-no-colon
multiclass M { def x; } defm a M;

// --- defm-no-parents
defm a;

// --- defm-no-semicolon
multiclass M { def x; } defm a : M

// --- defm-body
multiclass M { def x; } defm a : M { }

// --- defm-class-before-multiclass
class K; multiclass M { def x; } defm a : K, M;

// --- defm-multiclass-after-class
class K; multiclass M { def x; } multiclass N { def y; } defm a : M, K, N;

// --- defm-unknown-second
multiclass M { def x; } defm a : M, Nope;

// --- defm-missing-arg
multiclass M<int n> { def x { int v = n; } } defm a : M;

// --- defm-missing-arg-second
multiclass M<int n, int m> { def x { int v = n; } } defm a : M<1>;

// --- defm-too-many-args
multiclass M<int n> { def x { int v = n; } } defm a : M<1, 2>;

// --- defm-arg-type
multiclass M<int n> { def x { int v = n; } } defm a : M<"s">;

// --- defm-named-unknown
multiclass M<int n> { def x { int v = n; } } defm a : M<q = 2>;

// --- defm-named-twice
multiclass M<int n, int m = 1> { def x { int v = n; } } defm a : M<n = 1, n = 2>;

// --- defm-positional-after-named
multiclass M<int n, int m = 1> { def x { int v = n; } } defm a : M<n = 1, 2>;

// --- defm-name-int
multiclass M { def x; } defm 5 : M;

// --- defm-name-list
multiclass M { def x; } defm [1] : M;

// --- defm-trailing-comma
multiclass M { def x; } defm a : M, ;

// --- defm-class-arg-missing
class K<int n> { int v = n; } multiclass M { def x; } defm a : M, K;

// --- def-name-int-inside
multiclass M { def 1; } defm a : M;

// --- def-undefined-class-inside
multiclass M { def x : Nope; }

// --- def-undefined-var-inside
multiclass M { def x { int v = nope; } }

// --- def-type-error-inside
multiclass M { def x { int v = "s"; } }

// --- def-type-error-on-arg
multiclass M<string s> { def x { int v = s; } }

// --- late-error-unresolved
class K<int n> { int v = !add(n, 1); } multiclass M<int n> { def x : K<n>; } defm a : M<?>;

// --- late-error-cast
class K; multiclass M<string s> { def x { K k = !cast<K>(s); } } defm a : M<"nope">;

// --- late-error-cast-wrong-class
class K; class L; def l : L; multiclass M<string s> { def x { K k = !cast<K>(s); } } defm a : M<"l">;

// --- late-error-bits
multiclass M<int n> { def x { bits<2> v = n; } } defm a : M<9>;

// --- late-error-two-levels
class K<int n> { bits<2> v = n; }
multiclass M<int n> { def x : K<n>; }
multiclass N<int n> { defm y : M<n>; }
defm a : N<3>;
defm b : N<4>;

// --- late-duplicate-two-levels
multiclass M { def x; }
multiclass N { defm y : M; defm y : M; }
defm a : N;

// --- foreach-inside-string
multiclass M<string s> { foreach i = s in def x; }

// --- foreach-inside-list-arg-unset
multiclass M<list<int> l> { foreach i = l in def x#i; } defm a : M<?>;

// --- foreach-inside-duplicate
multiclass M<list<int> l> { foreach i = l in def x; } defm a : M<[1, 2]>;

// --- if-inside-unset
multiclass M<bit b> { if b then def x; } defm a : M<?>;

// --- if-inside-string
multiclass M<string b> { if b then def x; } defm a : M<"s">;

// --- let-inside-type
class A { int x = 0; } multiclass M { let x = "s" in def a : A; }

// --- let-inside-unknown
class A { int x = 0; } multiclass M { let y = 1 in def a : A; }

// --- let-around-defm-unknown
class A { int x = 0; } multiclass M { def a : A; } let y = 1 in defm p : M;

// --- let-around-defm-type
class A { int x = 0; } multiclass M { def a : A; } let x = "s" in defm p : M;

// --- let-around-defm-type-in-second
class A { int x = 0; } multiclass M { def z; def a : A; } let x = "s" in defm p : M;

// --- defvar-inside-duplicate
multiclass M { defvar x = 1; defvar x = 2; def a; }

// --- defvar-inside-named-as-arg
multiclass M<int x> { defvar x = 2; def a { int v = x; int w = @; } }

// --- defvar-inside-escapes
multiclass M { defvar x = 1; def a; } def b { int y = x; }

// --- arg-escapes
multiclass M<int q> { def a { int v = q; } } def b { int y = q; }

// --- multiclass-as-type
multiclass M { def a; } class K<M m>;

// --- multiclass-as-value
multiclass M { def a; } defvar x = M;

// --- multiclass-as-class-value
multiclass M<int n> { def a { int v = n; } } defvar x = M<1>;

// --- def-refers-sibling-plain-name
class K; multiclass M { def a : K; def b { K k = a; } }

// --- template-let
multiclass M<int n> { let n = 1 in def a; } defm p : M<2>;

// --- assert-inside-false
multiclass M { assert false, "never"; def a; }
defm p : M;

// --- assert-inside-false-unused
multiclass M { assert false, "never"; def a; }
def @;

// --- assert-inside-no-comma
multiclass M { assert false "never"; def a; }

// --- dump-inside-int
multiclass M { dump 5; def a; } defm p : M;

// --- defm-inside-unknown
multiclass M { defm x : Nope; }

// --- defm-inside-missing-arg
multiclass N<int n> { def q { int v = n; } } multiclass M { defm x : N; }

// --- defm-inside-type
multiclass N<int n> { def q { int v = n; } } multiclass M<string s> { defm x : N<s>; }

// --- defm-inside-class-first
class K; multiclass N { def q; } multiclass M { defm x : K, N; }

// --- multiclass-in-foreach-name-unresolved
multiclass M<list<int> l> { def l; } defm x : M<[1]>;

// --- def-body-in-multiclass-assert-later
class K<int n> { int v = n; assert !lt(v, 5), "v"; }
multiclass M<int n> { def a : K<n>; def b : K<!mul(n, 2)>; }
defm p : M<3>;

// --- defm-conflicts-with-global-def-order
multiclass M { def x; def y; } def py; defm p : M;

// --- defm-conflicts-empty-name
multiclass M { def x; } def x; defm "" : M;
