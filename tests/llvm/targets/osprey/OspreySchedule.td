// Classes of instructions for itineraries and schedules.

foreach name = ["ALUi", "ALUr", "ALUs", "Move", "Mul", "Div", "Load", "LoadMulti", "Store", "StoreMulti",
                "Branch", "Float", "FloatLoad", "FloatMul", "Vector", "Misc"] in
  def Iti#name : InstrItinClass;
def WriteALU : SchedWrite;
def WriteMul : SchedWrite;
def WriteLoad : SchedWrite;
def WriteBranch : SchedWrite;
def ReadALU : SchedRead;
def ReadShift : SchedRead;
