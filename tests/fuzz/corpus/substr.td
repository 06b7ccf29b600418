class A<string s, int i, int n> { string a = !substr(s, i); string b = !substr(s, i, n); string c = !substr("hello", i); }
def p : A<"abcdef", 2, 3>; def q : A<"abcdef", 0, 0>; def r : A<"abcdef", 5, 10>; def t { string x = !substr("abc", 3); string y = !substr("abc", 0, 100); string z = !substr("abc", 1, 1); }
