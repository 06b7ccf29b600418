def op; class A<dag d, dag e> { dag a = !con(d, e); dag b = !con((op 1), d); dag c = !con(d, (op:$n 2)); dag g = !con((op), (op), (op 3)); dag h = !con(d, e, d, e); }
def p : A<(op 1:$x, $y), (op:$nm "s")>; def q : A<(op), (op)>;
