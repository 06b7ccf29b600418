// --- include-missing
include "nope.td"

// --- include-missing-after-def
def a;
include "nope.td"
def b;

// --- include-no-string
include foo

// --- include-no-string-eof
include

// --- include-code
include [{x.td}]

// --- error-in-include
include "b.td"
// +++ b.td
def a { int x = "s"; }

// --- error-in-nested-include
include "b.td"
// +++ b.td

include "c.td"
// +++ c.td

def a { int x = "s"; }

// --- error-in-inc-dir-include
include "b.td"
// +++ inc/b.td
def a { int x = "s"; }

// --- error-after-include
include "b.td"
def a { int x = "s"; }
// +++ b.td
def z;

// --- unterminated-def-in-include
include "b.td"
def b;
// +++ b.td
def a {

// --- ifdef-no-endif
#ifdef FOO
def a;

// --- ifdef-no-endif-defined -DFOO
#ifdef FOO
def a;

// --- ifndef-no-endif
#ifndef FOO
def a;

// --- else-no-endif
#ifdef FOO
#else
def a;

// --- endif-alone
def a;
#endif

// --- else-alone
#else

// --- else-twice
#ifdef FOO
#else
#else
#endif

// --- else-twice-defined -DFOO
#ifdef FOO
#else
#else
#endif

// --- endif-in-include
#ifdef FOO
include "b.td"
#endif
#ifndef FOO
include "b.td"
// +++ b.td
#endif

// --- ifdef-open-in-include
include "b.td"
#endif
// +++ b.td
#ifndef FOO

// --- define-no-name
#define
def a;

// --- ifdef-no-name
#ifdef
#endif

// --- define-digit-name
#define 1A

// --- define-trailing-tokens
#define A 1

// --- ifdef-trailing-tokens
#ifdef A B
#endif

// --- else-trailing-tokens
#ifdef A
#else B
#endif

// --- endif-trailing-tokens
#ifdef A
#endif A

// --- directive-not-first-on-line
def a; #define FOO

// --- ifdef-not-first-on-line
def a; #ifdef FOO
#endif

// --- unknown-directive
#undef FOO

// --- if-directive
#if 1
#endif

// --- definefoo
#defineFOO

// --- ifdef-nested-unclosed
#ifdef A
#ifdef B
#endif

// --- define-twice-then-error
#define FOO
#define FOO
def a { int x = @; }

// --- ifdef-comment-between
#ifdef /* c */ FOO
#endif
def @;

// --- endif-inside-open-block-comment
#ifdef A
/*
#endif

// --- include-empty-name
include ""

// --- include-in-expression-missing
def a { int x = include "nope.td"; }

// --- string-at-end-of-file @no-eol
def a { string s = "x

// --- include-at-end-of-file @no-eol
include

// --- def-at-end-of-file @no-eol
def a {

// --- directives-need-boundary
#ifdefx FOO

// --- ifdef-eats-comment-boundary
#ifdef/**/FOO
#endif

// --- hash-space-define
# define FOO

// --- token-at-eof-after-include @no-eol
include "d.td"
// +++ d.td
def z

// --- d-option-bad -D1bad
def a;

// --- warning-define-twice-before-the-parsers-error
#define FOO
#define FOO
def a { int x = nope; }

// --- warning-define-twice-behind-the-parsers-error
#define FOO
def a { int x = nope; }
#define FOO

// --- warning-define-twice-with-more-on-the-line
#define FOO
#define FOO x
