// Nodes that a target adds to selection dags.

// --- constraints_and_properties --gen-sd-node-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def TA : SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisSameAs<0,1>, SDTCisPtrTy<2>]>;
def TB : SDTypeProfile<0, -1, [SDTCisInt<0>, SDTCisVT<1, i64>]>;
def zb : SDNode<"ZooISD::BBB", TB, [SDNPHasChain, SDNPVariadic, SDNPOutGlue, SDNPOptInGlue]>;
def za : SDNode<"ZooISD::AAA", TA>;
def zc : SDNode<"ZooISD::CCC", SDTypeProfile<2, 3, [SDTCisOpSmallerThanOp<0,1>, SDTCisEltOfVec<0,1>, SDTCisSubVecOfVec<1,2>, SDTCVecEltisVT<0,i8>, SDTCisSameNumEltsAs<0,1>, SDTCisSameSizeAs<0,1>, SDTCisVTSmallerThanOp<0,1>, SDTCisFP<2>, SDTCisVec<3>]>, [SDNPMayLoad, SDNPMayStore, SDNPSideEffect, SDNPMemOperand, SDNPInGlue, SDNPCommutative, SDNPAssociative]>;
def other : SDNode<"ISD::ADDX", TA>; def foreign : SDNode<"OtherISD::Q", TA>;
def za2 : SDNode<"ZooISD::AAA", TA>;
def strict : SDNode<"ZooISD::STRICT_Z", TA, [SDNPHasChain]> { let IsStrictFP = 1; let TSFlags = 5; }

// --- modes_and_shared_constraints --gen-sd-node-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def M : HwMode<[]>;
def VM : ValueTypeByHwMode<[DefaultMode, M], [i32, i64]>;
def VM2 : ValueTypeByHwMode<[M], [f32]>;
def TX : SDTypeProfile<1, 2, [SDTCisVT<0, VM>, SDTCVecEltisVT<1, VM>, SDTCisVT<1, VM2>]>;
def a : SDNode<"ZooISD::A", TX>;
def b : SDNode<"ZooISD::B", SDTypeProfile<1, 1, [SDTCisVT<0, VM>]>>;
def c : SDNode<"ZooISD::C", SDTypeProfile<1, 1, [SDTCisInt<0>]>>;
def d : SDNode<"ZooISD::D", SDTypeProfile<1, 1, [SDTCisVT<1, i8>]>>;
def e : SDNode<"ZooISD::E", SDTypeProfile<1, 1, [SDTCisSameAs<0, 2>]>>;
def f : SDNode<"ZooISD::F", SDTypeProfile<1, 1, [SDTCVecEltisVT<0, f32>, SDTCisFP<0>]>>;
def g : SDNode<"ZooISD::G", SDTypeProfile<1, 1, [SDTCisEltOfVec<0, 1>, SDTCisPtrTy<0>]>>;
def disagree1 : SDNode<"ZooISD::H", TX>;
def disagree2 : SDNode<"ZooISD::H", TX, [SDNPHasChain]>;
def partly1 : SDNode<"ZooISD::I", TX>;
def partly2 : SDNode<"ZooISD::I", SDTypeProfile<1, 2, []>>;
def all : SDNode<"ZooISD::J", TX, [SDNPHasChain, SDNPOutGlue, SDNPInGlue, SDNPOptInGlue,
  SDNPMemOperand, SDNPVariadic, SDNPAssociative]>;
def noscope : SDNode<"noscope", TX>;

// --- another_namespace --gen-sd-node-info --sdnode-namespace=ArkISD --warn-on-skipped-nodes=false
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def T : SDTypeProfile<1, 1, []>;
def a : SDNode<"ArkISD::A", T>;
def b : SDNode<"ZooISD::B", T>;
def c : SDNode<"C", T>;

// --- odd-numbers-and-names --gen-sd-node-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class T<int r, int o, list<SDTypeConstraint> c = []> : SDTypeProfile<r, o, c>;
def n1 : SDNode<"ZooISD::a", T<-5, -7>>; def n2 : SDNode<"ZooISD::b", T<300, 99999999999>>;
def n3 : SDNode<"::c", T<1, 1>>; def n4 : SDNode<"ZooISD::d", T<1, 1>> { let TSFlags = 0xffffffff; }
def n5 : SDNode<"ZooISD::e", T<1, 1, [SDTCisEltOfVec<0, -1>, SDTCisSameAs<-2, 300>, SDTCisPtrTy<4294967297>]>>;

// --- types-by-mode-in-order --gen-sd-node-info
include "llvm/Target/Target.td"
def Ark : Target;
def Wet : HwMode<[]>; def Dry : HwMode<[]>; def Icy : HwMode<[]>;
def Both : ValueTypeByHwMode<[Wet, Dry], [i16, i32]>;
def Last : ValueTypeByHwMode<[Dry], [i32]>;
def Always : ValueTypeByHwMode<[Dry, DefaultMode], [i32, i8]>;
def First : ValueTypeByHwMode<[Wet], [i16]>;
def Ends : ValueTypeByHwMode<[Icy, Wet], [i64, i16]>;
foreach type = [Last, Ends, First, Both, Always] in
def pair_#type : SDNode<"ArkISD::PAIR_"#type, SDTypeProfile<0, 1, [SDTCisVT<0, type>]>>;
