class S<int n, string m> { int sum = n; string s = m; }
class A<list<int> l> { S r = !foldl(S<0, "">, l, a, x, S<!add(a.sum, x), a.s # x>); int total = r.sum; } def p : A<[1, 2, 3]>;
