class A<int a, string b, list<int> c = [1], bit d = 0> { int x = a; string y = b; list<int> z = c; bit w = d; }
def p : A<1, "x">; def q : A<1, b = "y">; def r : A<a = 1, b = "z">; def s : A<b = "w", a = 2>; def t : A<1, "v", d = 1>; def u : A<1, "v", d = 1, c = []>;
