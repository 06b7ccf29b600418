def op; def op2; class K; def k : K;
def a { dag d = (op); dag e = (op 1, "s", [1, 2], (op2 k), k, ?, $n, k:$m); dag f = (op:$opn k); }
