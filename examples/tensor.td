// A small dialect, in the manner of MLIR's, that examples and the README use.

class Dialect<string n> {
  string name = n;
}

class Op<Dialect d, string m> {
  Dialect dialect = d;
  string mnemonic = m;
  list<string> traits = [];
}

def Tensor : Dialect<"tensor">;

def AddOp : Op<Tensor, "add"> {
  let traits = ["Commutative", "Pure"];
}

foreach kind = ["min", "max"] in
  def Reduce_ # kind : Op<Tensor, "reduce_" # kind>;
