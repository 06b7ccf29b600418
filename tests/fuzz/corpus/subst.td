class K; def a : K; def b : K; def c : K;
class A<string s, K k> { string x = !subst("a", "b", s); string y = !subst("ll", "LL", "hello"); string z = !subst("a", "", s); K q = !subst(a, b, k); K r = !subst(c, b, k); string w = !subst(s, "x", "banana"); string v = !subst("a", "aa", s); }
def p : A<"banana", a>;
