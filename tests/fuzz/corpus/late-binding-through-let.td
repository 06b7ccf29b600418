class A<int n> { int x = n; int y = !add(x, n); string s = "v" # y; list<int> l = [x, y]; bits<4> b = x; bit t = b{0}; int h = l[1]; }
def p : A<1>; def q : A<1> { let x = 3; } let x = 4 in def r : A<2>; def s : A<1> { let l = [7, 8]; let b = {1, 0, 0, 1}; }
