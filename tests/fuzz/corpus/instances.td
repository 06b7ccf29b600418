class K; class L : K; def k2 : K; def l1 : L; def a : K; def : K;
def r { list<K> x = !instances<K>(); list<L> y = !instances<L>(); list<K> z = !instances<K>("^k"); list<K> w = !instances<K>("1$"); int n = !size(!instances<K>()); }
def zlast : K;
