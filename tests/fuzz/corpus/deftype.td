deftype I = int; deftype S = string; deftype B4 = bits<4>; deftype L = list<int>; deftype J = I; deftype D = dag; deftype C = code; deftype LL = list<L>;
class A<I i, S s> { I x = i; S y = s; B4 z = 3; L l = [1]; J j = 4; C c = [{x}]; LL ll = [[1]]; list<S> ls = ["q"]; }
def a : A<1, "x">;
defvar q = !cast<I>(3);
