// Which instruction is which in another form.

def getLongForm : InstrMapping {
  let FilterClass = "VectorForm";
  let RowFields = ["BaseName"];
  let ColFields = ["Form"];
  let KeyCol = ["Short"];
  let ValueCols = [["Long"]];
}
def getShortForm : InstrMapping {
  let FilterClass = "VectorForm";
  let RowFields = ["BaseName"];
  let ColFields = ["Form"];
  let KeyCol = ["Long"];
  let ValueCols = [["Short"]];
}
def getLaneForm : InstrMapping {
  let FilterClass = "VectorForm";
  let RowFields = ["BaseName"];
  let ColFields = ["Form", "IsOrig"];
  let KeyCol = ["Short", "1"];
  let ValueCols = [["Lane", "0"], ["Long", "0"]];
}
def getRealOpcode : InstrMapping {
  let FilterClass = "Generated";
  let RowFields = ["PseudoName"];
  let ColFields = ["Generation"];
  let KeyCol = ["Pseudo"];
  let ValueCols = [["First"], ["Second"]];
}
def getWiderBuffer : InstrMapping {
  let FilterClass = "Buffer";
  let RowFields = ["BufferBase"];
  let ColFields = ["Elements"];
  let KeyCol = ["1"];
  let ValueCols = [["2"], ["3"], ["4"]];
}
