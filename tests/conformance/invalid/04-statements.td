// --- class-NAME-in-args
class B<string s> { string t = s; } class A : B<NAME # "q">; class C : A { string u = !tolower(NAME); }
def FOO : C;
def Bar : B<NAME # "z">;

// --- class-NAME-anonymous-instantiation
class A { string n = NAME; }
def x { string s = A<>.n; }

// --- class-NAME-two-levels
class B { string n = NAME; }
class A { B b = B<>; string m = b.n; }
def x : A;

// --- def-refers-self-name-late
class A<string n> { string s = n; }
def me : A<NAME>;
def me2 : A<!cast<string>(me2)>;

// --- def-body-defvar-shadows-field
class A { int x = 1; }
def a : A { defvar x = 7; int y = x; }

// --- def-body-if
class A<int n> { int x = 0; if !gt(n, 5) then { int big = 1; } else { int small = 1; } }

// --- dump-forms
dump "a" # 1; dump !repr([1, 2]); dump !repr("x"); dump "multi
"; 

// --- let-top-not-own-fields
let x = 5 in def a { int x = 1; }

// --- let-top-unused-field
class A { int y = 0; }
let x = 1 in def a;
let x = 1 in def k;

// --- let-top-empty-block
let x = 1 in { }
let x = 1 in { class A; }

// --- let-top-anonymous-not-affected
class A { int x = 0; } class B { A a = A<>; int x = 3; }
let x = 1 in def b : B;
let x = 1 in def c { A a = A<>; }

// --- let-order-vs-parent-order
class A { int x = 1; } class B : A { let x = 2; }
let x = 3 in def a : A, B;
let x = 3 in def b : B { let x = !add(x, 0); }

// --- if-skipped-branch-errors-late
if false then { def a { int x = !head([]<int>); } }

// --- record-printing-superclass-comments
class A; class B : A; class C : B, A2; 

// --- template-args-unused-in-parent-only
class A<int x> { int v = x; } class B<int y> : A<y>; class C<int y> { defvar z = y; } class D<int y> { assert !gt(y, 0), "no"; }
class E<int y = 1, int z = y> { int w = z; }
class F<int y> { if y then { int q = 1; } }

// --- class-redefined
class A { int x; } class A { int y; }

// --- class-redefined-args
class A<int x>; class A<int y>;

// --- class-redefined-parents
class B; class A : B; class A : B;

// --- class-declare-after-define-with-fields-ok-then-error
class A { int x; } class A; class A { int z; }

// --- class-no-name
class;

// --- class-number-name
class 5;

// --- class-string-name
class "A";

// --- class-no-body
class A

// --- class-args-empty
class A<>;

// --- class-args-no-close
class A<int x;

// --- class-args-no-name
class A<int>;

// --- class-args-no-type
class A<5 x>;

// --- class-args-duplicate
class A<int x, int x>;

// --- class-args-trailing-comma
class A<int x,>;

// --- class-args-default-type
class A<int x = "s">;

// --- class-args-default-undefined
class A<int x = y, int y = 1>;

// --- class-args-default-self
class A<int x = x>;

// --- class-args-required-after-optional
class A<int x = 1, int y> { int z = y; } def a : A<1>;

// --- class-inherits-unknown
class A : Nope;

// --- class-inherits-twice
class A; class B : A, A;

// --- class-inherits-already-indirect
class A; class B : A; class C : B, A;

// --- class-inherits-multiclass
multiclass M { def x; } class A : M;

// --- class-inherits-nothing
class A : ;

// --- class-inherits-trailing-comma
class B; class A : B, ;

// --- class-field-redeclared-type
class A { int x = 1; } class B { string x = ""; } class C : A, B;

// --- class-field-redeclared-other-type
class A { int x = 1; } class B : A { string x = "a"; }

// --- class-field-named-as-class-record
class A { int A = 1; int B = ; }

// --- class-field-no-semicolon
class A { int x = 1 }

// --- class-field-no-name
class A { int = 1; }

// --- class-body-no-close
class A { int x = 1;

// --- class-body-semicolon-after
class A { int x = 1; };

// --- def-body-semicolon-after
def a { };

// --- multiclass-body-semicolon-after
multiclass M { def x; };

// --- class-body-stray
class A { foo; }

// --- class-body-def
class A { def x; }

// --- class-body-class
class A { class B; }

// --- class-body-foreach
class A { foreach i = [1] in int x = 1; }

// --- class-body-if
class A<bit b> { if b then { int x = 1; } }

// --- class-body-extra-semicolon
class A { ; }

// --- class-let-unknown
class A { let x = 1; }

// --- class-let-type
class A { int x = 0; let x = "s"; }

// --- class-let-no-name
class A { int x = 0; let = 1; }

// --- class-let-no-equal
class A { int x = 0; let x 1; }

// --- class-let-no-semicolon
class A { int x = 0; let x = 1 }

// --- class-let-template-arg
class A<int x> { let x = 1; }

// --- class-let-no-value
class A { int x = 0; let x = ; }

// --- class-let-self-reference
class A { int x = 0; } def a : A { let x = !add(x, 1); }

// --- class-let-cycle
class A { int x = 0; int y = x; } def a : A { let x = y; }

// --- class-field-self
class A { int x = x; }

// --- class-NAME-as-arg
class A<int NAME>;

// --- class-field-NAME
class A { string NAME = "x"; int q = @; }

// --- def-undefined-class
def a : Nope;

// --- def-no-name-no-body
def

// --- def-int-name
def 1;

// --- def-list-name
def [1];

// --- def-paste-list
def a # [1];

// --- def-name-suffix
def a.b;

// --- def-duplicate
def a; def a;

// --- def-duplicate-via-paste
def a1; foreach i = [1] in def a#i;

// --- def-duplicate-class-name-ok-then-error
class a; def a; def a;

// --- def-duplicate-in-multiclass
multiclass M { def x; def x; } defm a : M;

// --- def-duplicate-by-defm
multiclass M { def x; } def ax; defm a : M;

// --- def-duplicate-by-two-defm
multiclass M { def x; } defm a : M; defm a : M;

// --- def-missing-args
class A<int x> { int y = x; } def a : A;

// --- def-missing-args-empty-angle
class A<int x> { int y = x; } def a : A<>;

// --- def-missing-second-arg
class A<int x, int z> { int y = !add(x, z); } def a : A<1>;

// --- def-too-many-args
class A<int x> { int y = x; } def a : A<1, 2>;

// --- def-args-to-plain-class
class A; def a : A<1>;

// --- def-args-type
class A<int x> { int y = x; } def a : A<"s">;

// --- def-args-second-type
class A<int x, string s> { int y = x; string z = s; } def a : A<1, 2>;

// --- def-args-list-type
class A<list<int> x> { list<int> y = x; } def a : A<["s"]>;

// --- def-args-record-type
class K; class L; def l : L; class A<K x> { K y = x; } def a : A<l>;

// --- def-args-bits-overflow
class A<bits<2> x> { bits<2> y = x; } def a : A<7>;

// --- def-args-named-unknown
class A<int x> { int y = x; } def a : A<z = 1>;

// --- def-args-named-twice
class A<int x> { int y = x; } def a : A<x = 1, x = 2>;

// --- def-args-named-and-positional
class A<int x> { int y = x; } def a : A<1, x = 2>;

// --- def-args-positional-after-named
class A<int x, int z> { int y = x; } def a : A<x = 1, 2>;

// --- def-args-named-type
class A<int x> { int y = x; } def a : A<x = "s">;

// --- def-args-named-number
class A<int x> { int y = x; } def a : A<1 = 2>;

// --- def-args-no-close
class A<int x> { int y = x; } def a : A<1;

// --- def-args-double-comma
class A<int x, int y = 1> { int z = x; } def a : A<1,,2>;

// --- def-args-trailing-comma
class A<int x, int y = 1> { int z = x; } def a : A<1,>;

// --- def-args-missing-comma
class A<int x, int y = 1> { int z = x; } def a : A<1 2>;

// --- def-args-undefined
class A<int x> { int y = x; } def a : A<q>;

// --- value-args-missing
class A<int x> { int y = x; } def a { int z = A<>.y; }

// --- value-args-too-many
class A<int x> { int y = x; } def a { int z = A<1, 2>.y; }

// --- value-args-type
class A<int x> { int y = x; } def a { int z = A<"s">.y; }

// --- value-args-named-unknown
class A<int x> { int y = x; } def a { int z = A<w = 1>.y; }

// --- value-field-missing
class A<int x> { int y = x; } def a { int z = A<1>.q; }

// --- value-field-template-arg
class A<int x> { int y = x; } def a { int z = A<1>.x; }

// --- def-unresolved-field
class A<int x> { int y = !add(x, 1); } def a : A<?>;

// --- def-inherits-twice
class A; def a : A, A;

// --- def-inherits-multiclass
multiclass M { def x; } def a : M;

// --- def-colon-nothing
def a : ;

// --- def-body-missing
class A; def a : A

// --- def-body-let-unknown
def a { let x = 1; }

// --- def-body-field-missing-type
def a { x = 1; }

// --- def-body-defvar-duplicate
def a { defvar x = 1; defvar x = 2; }

// --- def-body-defvar-no-name
def a { defvar = 1; }

// --- def-body-defvar-no-equal
def a { defvar x 1; }

// --- def-body-defvar-no-value
def a { defvar x = ; }

// --- def-body-defvar-no-semicolon
def a { defvar x = 1 }

// --- def-body-defvar-let
def a { defvar x = 1; let x = 2; }

// --- def-body-defvar-scope
def a { defvar x = 1; } def b { int y = x; }

// --- def-body-defvar-field-same
def a { int x = 1; defvar x = 2; }

// --- assert-false-top
assert false, "no";

// --- assert-false-in-def
def a { assert 0, "no"; }

// --- assert-false-in-class
class A<int x> { assert !gt(x, 0), "not positive"; } 
def ok : A<1>;
def a : A<0>;

// --- assert-false-in-anonymous
class A<int x> { int y = x; assert !gt(x, 0), "not positive"; } 
def a { int z = A<0>.y; }

// --- assert-false-in-multiclass
multiclass M<int n> { assert !gt(n, 0), "n"; def x; }
defm a : M<0>;

// --- assert-false-in-class-of-multiclass
class A<int x> { assert !gt(x, 0), "not positive"; } 
multiclass M<int n> { def x : A<n>; }
defm a : M<0>;

// --- assert-false-after-let
class A { int x = 1; assert !gt(x, 0), "x"; } 
def a : A { let x = 0; }

// --- assert-false-twice
class A { int x = 1; assert !gt(x, 0), "x"; } 
def a : A { let x = 0; } 
def b : A { let x = -1; }

// --- assert-unset-condition
def a { int x = ?; assert x, "x"; }

// --- assert-string-condition
assert "s", "x";

// --- assert-no-comma
assert true "x";

// --- assert-no-message
assert true;

// --- assert-no-semicolon
assert true, "x"
def a;

// --- assert-message-int
assert false, 5;

// --- assert-list-condition
assert [1], "x";

// --- dump-int
dump 5;

// --- dump-nothing
dump ;

// --- dump-no-semicolon
dump "x"

// --- dump-list
dump ["x"];

// --- dump-in-class-int
class A { dump 5; } def a : A;

// --- dump-undefined
dump x;

// --- let-top-no-in
class A { int x = 0; } let x = 1 def a : A;

// --- let-top-no-name
let = 1 in def a;

// --- let-top-no-equal
let x 1 in def a;

// --- let-top-no-value
let x = in def a;

// --- let-top-type
class A { int x = 0; } let x = "s" in def a : A;

// --- let-top-no-close
class A { int x = 0; } let x = 1 in { def a : A;

// --- let-top-trailing-comma
class A { int x = 0; } let x = 1, in def a : A;

// --- let-top-undefined-value
class A { int x = 0; } let x = y in def a : A;

// --- let-top-unknown-in-class
let x = 1 in class A;

// --- let-top-unknown-field-with-parent
class A { int x = 0; } let y = 1 in def a : A;

// --- let-top-template-arg
class A<int t> { int x = t; } let t = 1 in def a : A<2>;

// --- let-top-field-ref
class A { int x = 0; int y = 1; } let x = y in def a : A;

// --- let-top-second-wrong
class A { int x = 0; int y = 1; } let x = 1, y = "s" in def a : A;

// --- let-top-in-nothing
let x = 1 in

// --- foreach-no-name
foreach = [1] in def a;

// --- foreach-number-name
foreach 1 = [1] in def a;

// --- foreach-no-equal
foreach i [1] in def a;

// --- foreach-no-in
foreach i = [1] def a;

// --- foreach-no-value
foreach i = in def a;

// --- foreach-string
foreach i = "abc" in def a#i;

// --- foreach-dag
def op; foreach i = (op 1) in def a#i;

// --- foreach-unset
foreach i = ? in def a#i;

// --- foreach-empty-untyped
foreach i = [] in def a#i;

// --- foreach-no-close
foreach i = [1, 2] in { def a#i;

// --- foreach-no-body
foreach i = [1, 2] in

// --- foreach-range-braces-no-close
foreach i = {1-3 in def a#i;

// --- foreach-range-braces-empty
foreach i = {} in def a#i;

// --- foreach-range-negative
foreach i = {-3} in def a#i;

// --- foreach-range-string
foreach i = {"a"} in def a#i;

// --- foreach-range-missing-end
foreach i = 1... in def a#i;

// --- foreach-undefined
foreach i = nope in def a#i;

// --- foreach-variable-out-of-scope
foreach i = [1] in def a#i; def b { int x = i; }

// --- foreach-defvar-out-of-scope
foreach i = [1] in { defvar j = i; } def b { int x = j; }

// --- foreach-defvar-previous-iteration
foreach i = [1, 2] in { defvar k = !add(i, 1); defvar k = 3; }

// --- foreach-defvar-self
defvar n = 1; foreach i = [1, 2] in { defvar n = !add(n, 1); def a#n; }

// --- foreach-class-inside
foreach i = [1] in class A;

// --- foreach-multiclass-inside
foreach i = [1] in { multiclass M { def x; } }

// --- foreach-include-ok-error-inside
foreach i = [1] in { int x = 1; }

// --- foreach-duplicate-def
foreach i = [1, 2] in def a;

// --- foreach-error-in-second-iteration
class K; def k1 : K; foreach i = [1, 2] in def a#i { K k = !cast<K>("k" # i); }

// --- foreach-list-of-class-typed-mismatch
foreach i = [1, 2] in def a#i { string s = i; }

// --- if-no-then
if true def a;

// --- if-no-condition
if then def a;

// --- if-string-condition
if "s" then def a;

// --- if-list-condition
if [1] then def a;

// --- if-unset-condition
if ? then def a;

// --- if-no-body
if true then

// --- if-no-close
if true then { def a;

// --- if-else-no-body
if true then def a; else

// --- if-else-alone
else def a;

// --- if-defvar-scope
if true then { defvar v = 1; } def a { int x = v; }

// --- if-class-inside
if true then class A;

// --- if-class-inside-false
if false then class A;

// --- if-multiclass-inside
if true then { multiclass M { def x; } }

// --- if-body-error-not-taken
if false then { def a { int x = "s"; } }

// --- if-body-undefined-not-taken
if false then { def a { int x = nope; } }

// --- if-semicolon
if true then ; def a;

// --- if-record-condition
def k; if k then def a;

// --- defvar-duplicate
defvar a = 1; defvar a = 2;

// --- defvar-is-def
def a; defvar a = 1;

// --- def-is-defvar
defvar a = 1; def a; def a;

// --- defvar-no-name
defvar = 1;

// --- defvar-no-equal
defvar a 1;

// --- defvar-no-value
defvar a = ;

// --- defvar-no-semicolon
defvar a = 1

// --- defvar-self
defvar a = !add(a, 1);

// --- defvar-typed
defvar int a = 1;

// --- defvar-unset
defvar a = ?; def b { int x = a; } def c { int y = @; }

// --- defvar-assign-again
defvar a = 1; let a = 2 in def b;

// --- defset-no-type
defset ks = { };

// --- defset-not-list
class K; defset K ks = { }

// --- defset-no-name
class K; defset list<K> = { }

// --- defset-no-equal
class K; defset list<K> ks { }

// --- defset-no-brace
class K; defset list<K> ks = def a : K;

// --- defset-no-close
class K; defset list<K> ks = { def a : K;

// --- defset-wrong-class
class K; class L; defset list<K> ks = { def a : L; }

// --- defset-plain-def
class K; defset list<K> ks = { def a; }

// --- defset-duplicate
class K; defset list<K> ks = { } defset list<K> ks = { }

// --- defset-name-is-def
class K; def ks; defset list<K> ks = { }

// --- defset-name-is-defvar
class K; defvar ks = 1; defset list<K> ks = { }

// --- defset-used-inside
class K; defset list<K> ks = { def a : K; def b { list<K> l = ks; } }

// --- defset-in-multiclass
class K; multiclass M { defset list<K> ks = { def a : K; } }

// --- defset-nested-wrong-outer
class K; class L; defset list<K> ks = { defset list<L> ls = { def a : L; } }

// --- defset-defm-wrong
class K; multiclass M { def x; } defset list<K> ks = { defm a : M; }

// --- defset-anonymous-wrong
class K; defset list<K> ks = { def; }

// --- deftype-no-name
deftype = int;

// --- deftype-no-equal
deftype T int;

// --- deftype-no-type
deftype T = ;

// --- deftype-no-semicolon
deftype T = int

// --- deftype-class
class K; deftype T = K;

// --- deftype-duplicate
deftype T = int; deftype T = string;

// --- deftype-is-class
class T; deftype T = int;

// --- deftype-unknown
deftype T = Nope;

// --- class-is-deftype
deftype T = int; class T; class U { T x = 1; int y = @; }

// --- deftype-in-multiclass
multiclass M { deftype T = int; def x; }

// --- deftype-in-def
def a { deftype T = int; }

// --- deftype-mismatch
deftype T = int; def a { T x = "s"; }

// --- deftype-as-parent
deftype T = int; def a : T;

// --- deftype-as-value
deftype T = int; defvar x = T<1>;

// --- top-level-field
int x = 1;

// --- top-level-type-name
string;

// --- top-level-in
in def a;

// --- top-level-field-keyword
field int x;

// --- class-inside-def
def a { class B; }

// --- def-inside-def
def a { def b; }

// --- unresolved-NAME-top
dump NAME;

// --- unresolved-NAME-def
def a { string s = NAME; int x = NAME; }

// --- template-args-after-body
class A { } <int x>;

// --- def-template-args
def a<int x>;

// --- dump-of-a-record-by-another-name
def E;
foreach i = [E] in dump i;

// --- dump-of-a-record-by-an-argument
class C<int n>;
foreach i = [1, 2] in dump C<i>;
