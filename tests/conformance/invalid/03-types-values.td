// --- unset-everything
class A<int x = ?, string s = ?, bits<4> b = ?> { int y = x; string t = s; bits<4> c = b; }
def a : A;
def b : A<1, "x", 3>;

// --- dag-field-refs-late
def op; class K; def k : K;
class A { K f = ?; dag d = (op f:$x); }
def a : A { let f = k; }
def b : A;

// --- suffix-bit
def a { int x = 0b1010; bit b = x{1}; bit c = x{0}; bits<3> d = x{3-1}; bits<3> e = x{1...3}; bits<2> f = x{3,1}; bits<4> g = x{0,0,3,3}; }

// --- suffix-bit-of-int-beyond
def a { int x = -1; bit b = x{63}; }

// --- suffix-bit-variable-index-via-int
class A<int v> { bit x = v{2}; bits<3> y = v{2-0}; }
def a : A<6>;

// --- suffix-literal-list
def a { int x = [1, 2, 3][1]; string s = ["a", "b"][1]; list<int> y = [1, 2, 3][0, 2]; }

// --- suffix-field-of-list-elem
class K<int n> { int v = n; } def k1 : K<1>; def k2 : K<2>;
def a { list<K> l = [k1, k2]; int x = l[1].v; int y = [k1, k2][0].v; }

// --- type-missing
class A< x>;

// --- type-unknown-class
def a { Nope x; }

// --- type-unknown-in-template
class A<Nope x>;

// --- type-unknown-in-list
def a { list<Nope> x; }

// --- bits-no-angle
def a { bits x; }

// --- bits-no-number
def a { bits<> x; }

// --- bits-name
def a { bits<n> x; }

// --- bits-no-close
def a { bits<4 x; }

// --- bits-zero
def a { bits<0> x; int y = @; }

// --- list-no-angle
def a { list x; }

// --- list-no-close
def a { list<int x; }

// --- list-no-type
def a { list<> x; }

// --- type-number
def a { 5 x; }

// --- type-string-lit
def a { "int" x; }

// --- int-gets-string
def a { int x = "s"; }

// --- int-gets-list
def a { int x = [1]; }

// --- int-gets-dag
def op; def a { int x = (op); }

// --- int-gets-record
def k; def a { int x = k; }

// --- string-gets-int
def a { string s = 1; }

// --- string-gets-bit
def a { string s = true; }

// --- string-gets-list
def a { string s = ["a"]; }

// --- string-gets-record
def k; def a { string s = k; }

// --- code-gets-int
def a { code s = 1; }

// --- bit-gets-two
def a { bit s = 2; }

// --- bit-gets-minus-one
def a { bit s = -1; }

// --- bit-gets-string
def a { bit s = "1"; }

// --- bits-overflow
def a { bits<4> x = 16; }

// --- bits-overflow-negative
def a { bits<4> x = -9; }

// --- bits-list-too-short
def a { bits<4> x = {1, 0, 1}; }

// --- bits-list-too-long
def a { bits<2> x = {1, 0, 1}; }

// --- bits-list-element-large
def a { bits<2> x = {2, 0}; }

// --- bits-list-element-string
def a { bits<2> x = {"a", 0}; }

// --- bits-other-width
def a { bits<4> x = 1; bits<5> y = x; }

// --- bits-narrow
def a { bits<4> x = 1; bits<3> y = x; }

// --- bits-list-no-close
def a { bits<2> x = {1, 0 ; }

// --- bits-list-empty
def a { bits<2> x = {}; }

// --- bits-gets-string
def a { bits<2> x = "ab"; }

// --- bits-to-bit
def a { bits<2> x = 1; bit y = x; }

// --- binary-literal-width-mismatch
def a { bits<4> x = 0b01010101; }

// --- list-mixed
def a { list<int> x = [1, "a"]; }

// --- list-mixed-untyped
defvar x = [1, "a"];

// --- list-of-string-gets-ints
def a { list<string> x = [1, 2]; }

// --- list-gets-scalar
def a { list<int> x = 1; }

// --- list-gets-list-of-list
def a { list<int> x = [[1]]; }

// --- list-record-unrelated
class K; class L; def l : L; def a { list<K> x = [l]; }

// --- list-missing-comma
def a { list<int> x = [1 2]; }

// --- list-double-comma
def a { list<int> x = [1,,2]; }

// --- list-leading-comma
def a { list<int> x = [,1]; }

// --- list-explicit-type-mismatch
def a { list<string> x = [1]<string>; }

// --- list-explicit-type-no-close
def a { list<int> x = [1]<int; }

// --- list-explicit-bad-type
def a { list<int> x = [1]<nope>; }

// --- list-explicit-conflicts-target
def a { list<string> x = []<int>; }

// --- list-empty-untyped
defvar x = [];

// --- list-all-unset-untyped
defvar x = [?];

// --- list-nested-mismatch
def a { list<list<int>> x = [[1], ["a"]]; }

// --- dag-no-op
def a { dag d = (); }

// --- dag-op-int
def a { dag d = (1 2); }

// --- dag-op-string
def a { dag d = ("op" 1); }

// --- dag-op-undefined
def a { dag d = (nope 1); }

// --- dag-op-dag
def op; def a { dag d = ((op) 1); }

// --- dag-op-name-only
def a { dag d = ($x 1); }

// --- dag-no-close
def op; def a { dag d = (op 1; }

// --- dag-missing-comma
def op; def a { dag d = (op 1 2); }

// --- dag-trailing-comma
def op; def a { dag d = (op 1, ); }

// --- dag-comma-after-op
def op; def a { dag d = (op, 1); }

// --- dag-colon-no-name
def op; def a { dag d = (op 1:x); }

// --- dag-colon-nothing
def op; def a { dag d = (op 1:); }

// --- dag-op-colon-string
def op; def a { dag d = (op:"x" 1); }

// --- dag-double-colon
def op; def a { dag d = (op 1:$x:$y); }

// --- dag-gets-int
def a { dag d = 1; }

// --- dag-gets-list
def a { dag d = [1]; }

// --- record-unrelated
class K; class L; def l : L; def a { K x = l; }

// --- record-downcast
class K; class L : K; def k : K; def a { L x = k; }

// --- record-gets-string
class K; def k : K; def a { K x = "k"; }

// --- record-gets-int
class K; def a { K x = 0; }

// --- record-plain-def
class K; def k; def a { K x = k; }

// --- variable-undefined
def a { int x = nope; }

// --- variable-defined-later
def a { int x = y; int y = 1; }

// --- record-defined-later
class K; def a { K x = b; } def b : K;

// --- class-name-as-value
class K; def a { K x = K; }

// --- class-undefined-as-value
def a { int x = Nope<1>; }

// --- class-value-no-close
class K<int x>; def a { K x = K<1; }

// --- self-as-wrong-type
class K; def a { K x = a; }

// --- suffix-field-missing
class K { int v = 0; } def k : K; def a { int x = k.w; }

// --- suffix-field-of-int
def a { int x = 1; int y = x.v; }

// --- suffix-field-of-string
def a { string x = "s"; int y = x.v; }

// --- suffix-field-of-list
class K { int v = 0; } def k : K; def a { list<K> l = [k]; int y = l.v; }

// --- suffix-field-no-name
class K { int v = 0; } def k : K; def a { int x = k.; }

// --- suffix-field-number
class K { int v = 0; } def k : K; def a { int x = k.1; }

// --- suffix-field-string
class K { int v = 0; } def k : K; def a { int x = k."v"; }

// --- suffix-field-wrong-type
class K { int v = 0; } def k : K; def a { string x = k.v; }

// --- suffix-field-in-class-missing
class K { int v = 0; } class A<K k> { int x = k.w; }

// --- suffix-field-of-dag
def op; def a { dag d = (op); int x = d.v; }

// --- suffix-bit-of-string
def a { string s = "x"; bit b = s{0}; }

// --- suffix-bit-of-list
def a { list<int> s = [1]; bit b = s{0}; }

// --- suffix-bit-of-record
def k; def a { bit b = k{0}; }

// --- suffix-bit-out-of-range
def a { bits<4> x = 1; bit b = x{4}; }

// --- suffix-bit-range-out
def a { bits<4> x = 1; bits<3> b = x{5-3}; }

// --- suffix-bit-int-out-of-range
def a { int x = 1; bit b = x{64}; }

// --- suffix-bit-of-bit-1
def a { bit x = 1; bit b = x{1}; }

// --- suffix-bit-negative
def a { bits<4> x = 1; bit b = x{-1}; }

// --- suffix-bit-empty
def a { bits<4> x = 1; bit b = x{}; }

// --- suffix-bit-no-close
def a { bits<4> x = 1; bit b = x{1; }

// --- suffix-bit-string-index
def a { bits<4> x = 1; bit b = x{"a"}; }

// --- suffix-bit-name-undefined
def a { bits<4> x = 1; bit b = x{nope}; }

// --- suffix-bit-field-index
class A<int i> { bits<4> x = 1; bit b = x{i}; }

// --- suffix-bit-width
def a { bits<4> x = 1; bits<3> b = x{1-0}; }

// --- suffix-bit-comma-end
def a { bits<4> x = 1; bits<2> b = x{1,}; }

// --- suffix-bit-range-missing-end
def a { bits<4> x = 1; bits<2> b = x{1...}; }

// --- suffix-bit-in-class-out
class A<bits<4> v> { bit x = v{9}; }

// --- suffix-list-of-int
def a { int x = 1; int y = x[0]; }

// --- suffix-list-of-string
def a { string x = "abc"; string y = x[0]; }

// --- suffix-list-out-of-range
def a { list<int> l = [1, 2]; int x = l[2]; }

// --- suffix-list-negative
def a { list<int> l = [1, 2]; int x = l[-1]; }

// --- suffix-list-out-in-class
class A<int i> { list<int> l = [1, 2]; int x = l[i]; }
def a : A<5>;

// --- suffix-list-slice-out
def a { list<int> l = [1, 2]; list<int> x = l[0...5]; }

// --- suffix-list-empty-index
def a { list<int> l = [1, 2]; int x = l[]; }

// --- suffix-list-no-close
def a { list<int> l = [1, 2]; int x = l[0; }

// --- suffix-list-string-index
def a { list<int> l = [1, 2]; int x = l["a"]; }

// --- suffix-list-string-list-index
def a { list<int> l = [1, 2]; list<int> x = l[["a"]]; }

// --- suffix-list-range-type
def a { list<int> l = [1, 2]; list<int> x = l["a"...1]; }

// --- suffix-list-range-end-type
def a { list<int> l = [1, 2]; list<int> x = l[0..."b"]; }

// --- suffix-list-slice-as-scalar
def a { list<int> l = [1, 2]; int x = l[0, 1]; }

// --- suffix-list-element-as-list
def a { list<int> l = [1, 2]; list<int> x = l[0]; }

// --- suffix-list-wrong-elem
def a { list<int> l = [1, 2]; string x = l[0]; }

// --- suffix-on-unset
def a { int x = ?[0]; }

// --- suffix-on-unset-field
def a { int x = ?.v; }

// --- slice-comma-only
def a { list<int> l = [1, 2]; list<int> x = l[,]; }

// --- paren-value
def a { int x = (1); }

// --- value-missing
def a { int x = ; }

// --- value-is-type
def a { int x = int; }

// --- value-greater
def a { int x = >; }

// --- value-keyword
def a { int x = class; }

// --- missing-equal
def a { int x 1; }

// --- let-bits-width-mismatch
class A { bits<8> x = 0; } def a : A { let x{3-0} = {1, 0}; }

// --- let-bits-overflow
class A { bits<8> x = 0; } def a : A { let x{3-0} = 16; }

// --- let-bits-out-of-range
class A { bits<8> x = 0; } def a : A { let x{8} = 1; }

// --- let-bits-on-int
class A { int x = 0; } def a : A { let x{0} = 1; }

// --- let-bits-on-string
class A { string x = ""; } def a : A { let x{0} = 1; }

// --- let-bits-twice-same-bit
class A { bits<8> x = 0; } def a : A { let x{0,0} = 0b11; }

// --- let-bits-empty
class A { bits<8> x = 0; } def a : A { let x{} = 1; }

// --- let-bits-no-close
class A { bits<8> x = 0; } def a : A { let x{1 = 1; }

// --- let-bits-string
class A { bits<8> x = 0; } def a : A { let x{3-0} = "a"; }

// --- let-bits-negative-index
class A { bits<8> x = 0; } def a : A { let x{-1} = 1; }

// --- top-let-bits-out-of-range
class A { bits<8> x = 0; } let x<9> = 1 in def a : A;

// --- top-let-bits-braces
class A { bits<8> x = 0; } let x{1} = 1 in def a : A;

// --- top-let-bits-no-close
class A { bits<8> x = 0; } let x<1 = 1 in def a : A;

// --- top-let-bits-width
class A { bits<8> x = 0; } let x<3-0> = 99 in def a : A;
