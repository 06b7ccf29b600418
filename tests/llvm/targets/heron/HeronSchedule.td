// What instructions do, for all processors.

foreach name = ["ALU", "ALUW", "Branch", "Jump", "Load", "Store", "Mul", "Div", "CSR", "FAdd", "FMul",
                "FMA", "FDiv", "FMove", "FLoad", "FStore", "VALU", "VMul", "VLoad", "VStore",
                "Clip", "Pair"] in
  def Write#name : SchedWrite;
foreach name = ["ALU", "ALUW", "Branch", "Base", "StoreData", "Mul", "Div", "CSR", "FAdd", "FMul", "FMA",
                "FDiv", "FMove", "VALU", "VMul", "VMask", "VBase", "Clip"] in
  def Read#name : SchedRead;

def WriteALULoad : WriteSequence<[WriteALU, WriteLoad]>;
def WriteALU2 : WriteSequence<[WriteALU], 2>;

// Some operations wait for their operands in groups of registers.
def ReadVGroup : SchedRead;
multiclass GroupedWrite<list<string> groups> {
  foreach group = groups in def "" # group : SchedWrite;
}
defm WriteVSlide : GroupedWrite<["_M1", "_M2", "_M4", "_M8"]>;

def IIC_None : InstrItinClass;
def IIC_Legacy : InstrItinClass;
