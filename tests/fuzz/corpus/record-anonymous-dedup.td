class K<int n> { int v = n; }
def a { K x = K<1>; K y = K<1>; K z = K<2>; list<K> l = [K<1>, K<2>, K<3>]; }
