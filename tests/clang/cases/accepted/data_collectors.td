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
