// Slots, what every class of instructions needs of them, and the packets that they allow.

def SLOT0 : FuncUnit;
def SLOT1 : FuncUnit;
def SLOT2 : FuncUnit;
def SLOT3 : FuncUnit;
def SLOT_ENDLOOP : FuncUnit;
def CVI_ST : FuncUnit;
def CVI_XLANE : FuncUnit;
def CVI_SHIFT : FuncUnit;
def CVI_MPY0 : FuncUnit;
def CVI_MPY1 : FuncUnit;
def CVI_LD : FuncUnit;
// Units that are made of others.
def CVI_XLSHF : FuncUnit;
def CVI_MPY01 : FuncUnit;
def CVI_ALL : FuncUnit;
def CVI_ALL_NOMEM : FuncUnit;

def QuadComboFuncs : ComboFuncUnits<[
  ComboFuncData<CVI_XLSHF, [CVI_XLANE, CVI_SHIFT]>,
  ComboFuncData<CVI_MPY01, [CVI_MPY0, CVI_MPY1]>,
  ComboFuncData<CVI_ALL, [CVI_ST, CVI_XLANE, CVI_SHIFT, CVI_MPY0, CVI_MPY1, CVI_LD]>,
  ComboFuncData<CVI_ALL_NOMEM, [CVI_XLANE, CVI_SHIFT, CVI_MPY0, CVI_MPY1]>
]>;

def Quad_FWD : Bypass;
def Vec_FWD : Bypass;

foreach n = ["ALU", "ALU64", "MPY", "LD", "ST", "NewST", "J", "CR", "NVJ", "EXT", "PSEUDO", "ENDLOOP", "DUPLEX",
             "VA", "VADV", "VX", "VXDV", "VS", "VP", "VLD", "VST", "VSTNEW", "VHIST", "PREFIX"] in
  def tc_#n : InstrItinClass;

class ScalarItin {
  list<InstrItinData> List = [
    InstrItinData<tc_ALU, [InstrStage<1, [SLOT0, SLOT1, SLOT2, SLOT3]>], [2, 1, 1], [Quad_FWD, Quad_FWD, Quad_FWD]>,
    InstrItinData<tc_ALU64, [InstrStage<1, [SLOT2, SLOT3]>], [3, 1, 1], [Quad_FWD, Quad_FWD, Quad_FWD]>,
    InstrItinData<tc_MPY, [InstrStage<1, [SLOT2, SLOT3]>], [4, 2, 2], [Quad_FWD, NoBypass, NoBypass]>,
    InstrItinData<tc_LD, [InstrStage<1, [SLOT0, SLOT1]>], [4, 1, 2], [Quad_FWD, Quad_FWD, Quad_FWD]>,
    InstrItinData<tc_ST, [InstrStage<1, [SLOT0, SLOT1]>], [1, 2, 3], [Quad_FWD, Quad_FWD]>,
    InstrItinData<tc_NewST, [InstrStage<1, [SLOT0]>], [1, 2, 3]>,
    InstrItinData<tc_J, [InstrStage<1, [SLOT2, SLOT3]>], [2]>,
    InstrItinData<tc_CR, [InstrStage<1, [SLOT3]>], [3, 1]>,
    InstrItinData<tc_NVJ, [InstrStage<1, [SLOT0]>], [3, 2]>,
    InstrItinData<tc_EXT, [InstrStage<1, [SLOT0, SLOT1, SLOT2, SLOT3]>]>,
    InstrItinData<tc_PSEUDO, [InstrStage<1, [SLOT0, SLOT1, SLOT2, SLOT3], 0>, InstrStage<1, [SLOT2, SLOT3]>], [1, 1, 1]>,
    InstrItinData<tc_ENDLOOP, [InstrStage<1, [SLOT_ENDLOOP]>]>,
    InstrItinData<tc_DUPLEX, [InstrStage<1, [SLOT0], 0>, InstrStage<1, [SLOT1], 0, Reserved>], [1, 1, 1], [], 2>,
    InstrItinData<tc_PREFIX, [InstrStage<1, [SLOT0, SLOT1]>], [], [], 0>
  ];
}
class VectorItin {
  list<InstrItinData> List = [
    InstrItinData<tc_VA, [InstrStage<1, [SLOT0, SLOT1, SLOT2, SLOT3], 0>, InstrStage<1, [CVI_XLANE, CVI_SHIFT, CVI_MPY0, CVI_MPY1]>], [9, 7, 7], [Vec_FWD, Vec_FWD, Vec_FWD]>,
    InstrItinData<tc_VADV, [InstrStage<1, [SLOT0, SLOT1, SLOT2, SLOT3], 0>, InstrStage<1, [CVI_XLSHF, CVI_MPY01]>], [9, 7, 7]>,
    InstrItinData<tc_VX, [InstrStage<1, [SLOT2, SLOT3], 0>, InstrStage<1, [CVI_MPY0, CVI_MPY1]>], [9, 5, 5]>,
    InstrItinData<tc_VXDV, [InstrStage<1, [SLOT2, SLOT3], 0>, InstrStage<1, [CVI_MPY01]>], [9, 5, 5]>,
    InstrItinData<tc_VS, [InstrStage<1, [SLOT0, SLOT1, SLOT2, SLOT3], 0>, InstrStage<1, [CVI_SHIFT]>], [9, 5]>,
    InstrItinData<tc_VP, [InstrStage<1, [SLOT0, SLOT1, SLOT2, SLOT3], 0>, InstrStage<1, [CVI_XLANE]>], [9, 5]>,
    InstrItinData<tc_VLD, [InstrStage<1, [SLOT0, SLOT1], 0>, InstrStage<1, [CVI_LD], 0>, InstrStage<1, [CVI_XLANE, CVI_SHIFT, CVI_MPY0, CVI_MPY1]>], [9, 1, 2]>,
    InstrItinData<tc_VST, [InstrStage<1, [SLOT0], 0>, InstrStage<1, [CVI_ST], 0>, InstrStage<1, [CVI_XLANE, CVI_SHIFT, CVI_MPY0, CVI_MPY1]>], [1, 2, 5]>,
    InstrItinData<tc_VSTNEW, [InstrStage<1, [SLOT0], 0>, InstrStage<1, [CVI_ST]>], [1, 2, 5]>,
    InstrItinData<tc_VHIST, [InstrStage<1, [SLOT0, SLOT1, SLOT2, SLOT3], 0>, InstrStage<1, [CVI_ALL]>], [3]>
  ];
}

defvar ScalarSlots = [SLOT0, SLOT1, SLOT2, SLOT3, SLOT_ENDLOOP];
def QuadItinV1 : ProcessorItineraries<ScalarSlots, [Quad_FWD], ScalarItin<>.List>;
def QuadItinV2 : ProcessorItineraries<ScalarSlots # [CVI_ST, CVI_XLANE, CVI_SHIFT, CVI_MPY0, CVI_MPY1, CVI_LD,
                                                     CVI_XLSHF, CVI_MPY01, CVI_ALL, CVI_ALL_NOMEM],
                                      [Quad_FWD, Vec_FWD], ScalarItin<>.List # VectorItin<>.List>;
def QuadItinTiny : ProcessorItineraries<[SLOT0, SLOT2, SLOT3], [], [
  InstrItinData<tc_ALU, [InstrStage<1, [SLOT0, SLOT2, SLOT3]>], [2, 1, 1]>,
  InstrItinData<tc_LD, [InstrStage<1, [SLOT0]>], [3, 1]>,
  InstrItinData<tc_ST, [InstrStage<1, [SLOT0]>], [1, 2]>,
  InstrItinData<tc_MPY, [InstrStage<1, [SLOT3]>, InstrStage<2, [SLOT3], -1, Reserved>], [5, 2, 2]>,
  InstrItinData<tc_J, [InstrStage<1, [SLOT2]>]>
]> { let PacketizerNamespace = "Tiny"; }

def QuadModelV1 : SchedMachineModel {
  let IssueWidth = 4;
  let Itineraries = QuadItinV1;
  let LoadLatency = 1;
  let CompleteModel = 0;
}
def QuadModelV2 : SchedMachineModel {
  let IssueWidth = 4;
  let Itineraries = QuadItinV2;
  let LoadLatency = 1;
  let CompleteModel = 0;
}
def QuadModelTiny : SchedMachineModel {
  let IssueWidth = 3;
  let Itineraries = QuadItinTiny;
  let CompleteModel = 0;
}
