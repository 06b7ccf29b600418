// What is collected of nodes: classes say it.

// --- classes --gen-clang-data-collectors
class Root {
  code Code = [{
    // comment
    addData(S->getType());
  }];
}
class Leaf : Root { code Code = [{ addData(S->leaf()); }]; }
class B { code Code = "a();"; }
class A1<int x> { code Code = "x"#x; string Y = "z"; }
class A2 { code Code; }
class A3<string s> { code Code = s; }
class a { code Code = ""; }
def Some { code Code = "q"; }

// --- other_values --gen-clang-data-collectors
class A<string c> { code Code = c; int n = 1; }
class B { code Code = ?; }
class C : A<"x"> { let Code = [{ a;
  b; }]; }
class D { string Code = "say \"hi\"\n"; }
class E { int Code = 4; }
class F { list<int> Code = [1, 2]; }
class G { bits<3> Code = 5; }
class H<string n> { code Code = !strconcat("a", n, "b"); }
def D1 : D;
