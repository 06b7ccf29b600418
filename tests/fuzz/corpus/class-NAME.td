class A { string n = NAME; string m = NAME # "_x"; string o = "p" # NAME; }
def foo : A; def bar : A; def : A;
