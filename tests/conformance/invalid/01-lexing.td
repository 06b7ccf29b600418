// --- ints-hex
def a {
  int a = 0x0; int b = 0xff; int c = 0XFF; int d = 0xDEADbeef; int e = 0x7fffffffffffffff;
  int f = 0xffffffffffffffff; int g = 0x8000000000000000; int h = 0x00000000000000000001;
}

// --- idents-leading-digits
def 8bit { int 3x = 1; int 0xg = 3xy; }
def 3xy2; def 1_; def 0b2; def 0x; def 12abc12;
class 3C<int 4a> { int 5b = 4a; }
def use : 3C<2>;

// --- reserved-word-in-field-of-string
def a { string class = "x"; }

// --- unterminated-block-comment
def a;
/* never closed
def b;

// --- unterminated-nested-comment
/* a /* b */
def a;

// --- unterminated-string-eol
def a { string s = "abc
; }

// --- unterminated-string-eof
def a { string s = "abc

// --- unterminated-code
def a { code c = [{ abc
}

// --- bad-escape
def a { string s = "a\qb"; }

// --- bad-escape-r
def a { string s = "\r"; }

// --- bad-escape-zero
def a { string s = "\0"; }

// --- bad-escape-x
def a { string s = "\x41"; }

// --- escaped-newline
def a { string s = "a\
b"; }

// --- int-too-small
def a { int x = -9223372036854775809; }

// --- hex-too-large
def a { int x = 0x10000000000000000; }

// --- binary-too-large
def a { int x = 0b11111111111111111111111111111111111111111111111111111111111111111; }

// --- hex-no-digits
def a { int x = 0x; }

// --- hex-bad-digit
def a { int x = 0xg; }

// --- binary-bad-digit
def a { int x = 0b2; }

// --- binary-trailing-digit
def a { int x = 0b102; }

// --- bad-bang
def a { int x = !nosuch(1); }

// --- bang-space
def a { int x = ! add(1, 2); }

// --- bang-uppercase
def a { int x = !Add(1, 2); }

// --- bang-lonely
def a { int x = !; }

// --- bang-digit
def a { int x = !1; }

// --- char-at
@ def a;

// --- char-percent
def a { int x = 5 % 2; }

// --- char-backslash
def a \ { }

// --- char-caret
^

// --- char-ampersand
def a { bit x = 1 & 1; }

// --- char-star
def a { int x = 1 * 2; }

// --- char-slash-alone
def a / ;

// --- char-tilde
def a ~

// --- char-single-quote
def a { string s = 'x'; }

// --- char-backtick
`

// --- dot-dot
def a { bits<4> x = 3; bits<2> y = x{1..0}; }

// --- dot-dot-dot-dot
def a { bits<4> x = 3; bits<2> y = x{1....0}; }

// --- dollar-alone
def op; def a { dag d = (op 1:$); }

// --- dollar-digit
def op; def a { dag d = (op 1:$1); }

// --- dollar-space
def op; def a { dag d = (op 1:$ x); }

// --- minus-alone
def a { int x = -; }

// --- plus-alone
def a { int x = +; }

// --- minus-space-number
def a { int x = - 1; }

// --- minus-hex
def a { int x = -0x1; }

// --- minus-binary
def a { int x = -0b1; }

// --- double-minus
def a { int x = --1; }

// --- utf8-identifier
def é;

// --- non-ascii-punctuation
def a { int x = 1； }

// --- close-code-stray
def a { code c = }]; }

// --- keyword-as-def-name
def class;

// --- keyword-as-class-name
class def;

// --- keyword-as-field-name
def a { int let = 1; }

// --- keyword-bit-as-name
def bit;

// --- keyword-then
def then;

// --- keyword-in-as-field
def a { int in = 1; }

// --- keyword-true-as-name
class true;

// --- keyword-field-as-name
def a { int field = 1; }

// --- keyword-dump-as-name
class dump;

// --- keyword-deftype-as-name
class deftype;

// --- keyword-include-inside-body
def a { int include = 1; }

// --- hash-lonely-top
# def a;

// --- number-at-top
42

// --- string-at-top
"x"

// --- semicolon-at-top
def a; ;

// --- brace-at-top
}

// --- identifier-at-top
foo

// --- error-column-after-tabs
	def a { int x = 	@; }

// --- error-column-after-multibyte
def a { string s = "é"; int x = @; }

// --- error-after-crlf-comment
// a
/* b
c */ @

// --- error-after-code-block
def a { code c = [{ a
b
}]; int x = @; }

// --- ident-with-dash
def a-b;

// --- bang-with-trailing-digits
def a { int x = !add1(1, 2); }

// --- multiple-errors-first-wins
def a { int x = "s"; }
def b { int y = @; }
