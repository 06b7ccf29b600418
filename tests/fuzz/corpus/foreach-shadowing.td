defvar x = "global";
class A<list<int> l, int x> { list<int> a = !foreach(x, l, !mul(x, 2)); int b = x; }
def p : A<[1, 2], 9>;
def q { list<int> y = !foreach(x, [1, 2], x); string s = x; }
