class K<int n> { int v = n; list<int> l = [n, 2]; bits<4> b = n; }
class H<K k> { K kk = k; int d = k.v; }
def k : K<5>; def h : H<k>;
def a { int x = k.v; int y = h.kk.v; int z = h.kk.l[1]; bit b = k.b{0}; bits<2> c = h.kk.b{2-1}; }
