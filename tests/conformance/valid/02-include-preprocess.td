// --- include-simple
include "b.td"
def a : B;
// +++ b.td
class B { int x = 1; }

// --- include-from-inc-dir
include "lib.td"
def a : Lib;
// +++ inc/lib.td
class Lib;

// --- include-dir-of-includer
include "sub/one.td"
def a : Two;
// +++ inc/sub/one.td
include "sub/two.td"
// +++ inc/sub/two.td
class Two;

// --- include-current-dir-before-inc
include "x.td"
// +++ x.td
def fromhere;
// +++ inc/x.td
def frominc;

// --- include-twice
include "x.td"
include "x.td"
// +++ x.td
#ifndef X
#define X
def x;
#endif

// --- include-mid-expression-token
def a { list<int> l =
include "l.td"
; }
// +++ l.td
[1, 2]

// --- include-inside-class-body
class A {
include "body.td"
}
def a : A;
// +++ body.td
int x = 3;

// --- include-inside-foreach
foreach i = [1, 2] in {
include "f.td"
}
// +++ f.td
def r#i;

// --- include-inside-let
class A { int x = 0; }
let x = 1 in {
include "f.td"
}
// +++ f.td
def a : A;

// --- include-ends-without-newline-token
include "f.td" def b;
// +++ f.td
def a;

// --- include-adjacent-strings-not-joined
include "b.td"
def z;
// +++ b.td
def y;

// --- define-and-ifdef
#define FOO
#ifdef FOO
def yes;
#else
def no;
#endif

// --- ifndef
#ifndef FOO
def yes;
#else
def no;
#endif

// --- ifdef-undefined
#ifdef FOO
def no;
#endif
def x;

// --- d-option -DFOO
#ifdef FOO
def yes;
#endif

// --- d-options-two -DFOO -DBAR
#ifdef FOO
#ifdef BAR
def yes;
#endif
#endif

// --- nested-skipped
#ifdef A
#ifdef B
def one;
#else
def two;
#endif
#else
#ifndef B
def three;
#else
def four;
#endif
#endif

// --- skipped-has-bad-tokens
#ifdef NOPE
@ ^ ` 'x' "unclosed on the line
[{ unclosed code
!bad ..
#endif
def a;

// --- skipped-comment-handling
#ifdef NOPE
/* #endif */
// #endif
def no;
#endif
def a;

// --- skipped-string-with-endif
#ifdef NOPE
"x
#endif
def a;

// --- skipped-block-comment-over-lines
#ifdef NOPE
/*
#endif
#else
*/
#endif
def a;

// --- directive-leading-space
   #define FOO
	#ifdef FOO
def a;
  #endif

// --- directive-leading-comment
/* c */ #define FOO
/* c */ /* d */ #ifdef FOO
def a;
/* multi
line */ #endif

// --- directive-trailing-comments
#define FOO // c
#ifdef FOO /* c */ // d
def a;
#else // e
def b;
#endif /* f */

// --- directive-trailing-comment-multi-line
#define FOO /* starts
 ends */
#ifdef FOO
def a;
#endif

// --- define-twice
#define FOO
#ifdef FOO
def a;
#endif

// --- define-in-skipped-region-not-seen
#ifdef NOPE
#define FOO
#endif
#ifndef FOO
def a;
#endif

// --- ifdef-inside-def
def a {
#ifdef FOO
  int x = 1;
#else
  int y = 2;
#endif
}

// --- ifdef-inside-list
def a { list<int> l = [1,
#ifndef FOO
  2,
#endif
  3]; }

// --- else-empty
#ifdef FOO
#else
#endif
def a;

// --- ifdef-at-eof-no-newline-comment
#ifdef FOO
def b;
#endif // end

// --- include-in-skipped-region
#ifdef FOO
include "missing.td"
#endif
def a;

// --- macro-name-underscore-digits
#define _A1
#ifdef _A1
def a;
#endif

// --- define-not-expanded
#define FOO
def FOO;

// --- paste-after-newline-is-not-directive
def a { string s = "x"
  # "y"; }

// --- paste-identifier-else
multiclass M<int i> { def x#i; }
defm a : M<1>;

// --- locs-in-include
include "sub/f.td"
def b : F { let x = 2; }
// +++ sub/f.td
class F { int x = 1; }
def inner : F;

// --- ifdef-in-multiclass
multiclass M {
#ifdef FOO
  def x;
#else
  def y;
#endif
}
defm d : M;

// --- ifdef-name-defined-later
#ifdef FOO
def no;
#endif
#define FOO
#ifdef FOO
def yes;
#endif

// --- warning-duplicate-define-of-d-option -DFOO
#ifndef FOO
def no;
#endif
def a;

// --- define-at-end-of-file @no-eol
#define FOO

// --- line-comment-at-end-of-file @no-eol
def a; // x

// --- define-in-include-seen-by-includer-2
include "d.td"
#ifdef FOO
def a;
#endif
// +++ d.td
#define FOO

// --- else-comment-boundary
#ifdef FOO
@
#else/* x */
def a;
#endif// y

// --- warning-define-twice
#define FOO
#define   FOO
def a;

// --- warning-define-of-d-option -DFOO
  /* c */ #define FOO // c
def a;

// --- warning-define-twice-at-end-of-file @no-eol
#define FOO
#define FOO

// --- warning-define-twice-between-other-warnings
class A<int x>;
#define FOO
class B<int y>;
#define FOO
class C<int z>;
