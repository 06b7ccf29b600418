// --- comments-line
// one
def a; // trailing
//

// --- comments-block
/* one */ def a /* two */ ; /***/ /**/ def b;

// --- comments-nested
/* a /* b /* c */ d */ e */ def a;

// --- comments-line-inside-block
/* // */ def a;

// --- comments-block-open-inside-line
// /* not open
def a;

// --- comments-slash-star-slash
/*/ inside */ def a;

// --- string-in-comment
/* " */ def a; // "
def b;

// --- formfeed-and-tabs
def	a	;
def b;

// --- ints-decimal
def a {
  int a = 0; int b = 00; int c = 0042; int d = -0; int e = +7; int f = -7;
  int g = 9223372036854775807; int h = -9223372036854775808; int i = +9223372036854775807;
}

// --- ints-binary
def a {
  int a = 0b0; int b = 0b1; int c = 0b101; int d = 0b00101;
  int e = 0b1111111111111111111111111111111111111111111111111111111111111111;
}

// --- ints-binary-width-matters-in-bits
def a {
  bits<4> a = 0b0101; bits<8> b = { 0b0011, 0b1100 }; bits<6> c = {0b001, 0b110};
}

// --- ints-binary-leading-zero-width
def a { bits<3> x = {0b1, 0b01}; }

// --- idents-zero-b-not-binary
class B { string s = "x"; }
def 0b2 : B;
def 0bx : B;
def u { B x = 0b2; B y = 0bx; }

// --- idents-underscore
def _; def __a; def _1; def A_b_C;

// --- keyword-like-identifiers
def Class; def classes; def int_; def defs; def trues; def In;

// --- strings-plain
def a { string s = ""; string t = " "; string u = "a b c"; string v = "'"; }

// --- strings-escapes
def a { string s = "\\ \' \" \t \n"; string t = "\\n"; string u = "\"\""; }

// --- strings-adjacent
def a { string s = "one" "two"   "three"; string t = "a"
  "b"
  /* c */ "d"; }

// --- strings-with-comment-markers
def a { string s = "// not"; string t = "/* not */"; string u = "[{ x }]"; string v = "#ifdef"; }

// --- strings-dollar-and-hash
def a { string s = "$x"; string t = "a#b"; string u = "%"; }

// --- strings-high-bytes
def a { string s = "é ü 漢 \t"; }

// --- code-plain
def a { code c = [{ return 1; }]; string s = [{x}]; code d = [{}]; }

// --- code-multiline
def a { code c = [{
  if (a) {
    b[0] = "x";
  }
  // comment }
  /* other */
}]; }

// --- code-with-quotes-and-backslashes
def a { code c = [{ "\n" '\'' \\ }]; }

// --- code-bracket-tricks
def a { code c = [{ a]b }} ] } [{ [[ }]; }

// --- code-keeps-unset-string-kind
class A<string s> { string t = s; code c = s; }
def a : A<[{ x }]>;
def b : A<"x">;

// --- code-then-string-mixed-paste
def a { string s = [{a}] # "b"; string t = "a" # [{b}]; code u = [{a}] # [{b}]; }

// --- code-equal-string
def a { bit x = !eq([{a}], "a"); list<string> l = ["a", [{a}]]; }

// --- tight-tokens
class A<int x>{int y=x;}def a:A<3>{let y=4;}def b:A<5>;

// --- dots-and-ranges
def a { bits<8> x = 0xa5; bits<4> y = x{7...4}; bits<4> z = x{3-0}; bits<2> w = x{7-6}; }

// --- range-lexed-as-negative
def a { list<int> l = [1,2,3,4,5][1-3]; list<int> m = [1,2,3,4,5][1...3]; list<int> n = [1,2,3,4,5][1 -3]; }

// --- plus-sign-number
def a { list<int> l = [+1, -1, +0]; }

// --- dag-names
def op;
def a { dag d = (op:$o 1:$x, $y, "s":$_z9); }

// --- dag-name-without-colon-first-op
def op;
def a { dag d = (op $x, $y); dag e = (op); dag f = (op:$n); }

// --- carriage-returns
def a;
def b { string s = "x"; }

// --- question-mark
def a { int x = ?; string s = ?; list<int> l = ?; dag d = ?; bit b = ?; bits<3> c = ?; code e = ?; }

// --- booleans
def a { bit t = true; bit f = false; int i = true; bits<2> b = { true, false }; string s = !if(true, "y", "n"); }

// --- empty-body-forms
class A; class B {} class C<int x = 0>; def a; def b {} def c : B; def d : B {}

// --- locations-many-lines


def a {


  int x
    = 1;
}

// --- int-too-large
def a { int x = 9223372036854775808; }
