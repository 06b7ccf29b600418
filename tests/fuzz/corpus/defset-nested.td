class K; class L : K;
defset list<K> outer = { def a : K; defset list<L> inner = { def b : L; } def c : L; }
def r { list<K> o = outer; list<L> i = inner; }
