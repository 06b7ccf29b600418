// Nodes that are wrong, whether they are the target's own or not.

// --- unknown-property --gen-sd-node-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class T<int r, int o, list<SDTypeConstraint> c = []> : SDTypeProfile<r, o, c>;
def P : SDNodeProperty; def n1 : SDNode<"bad", T<1, 1>, [P]> { let TSFlags = ?; }

// --- flags-unset --gen-sd-node-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class T<int r, int o, list<SDTypeConstraint> c = []> : SDTypeProfile<r, o, c>;
def P : SDTypeConstraint<1>; def n1 : SDNode<"ISD::X", T<1, 1, [P]>> { let TSFlags{3} = ?; }

// --- unknown-constraint --gen-sd-node-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class T<int r, int o, list<SDTypeConstraint> c = []> : SDTypeProfile<r, o, c>;
def P : SDTypeConstraint<1>; def n1 : SDNode<"ISD::X", T<1, 1, [P]>>;

// --- void --gen-sd-node-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class T<int r, int o, list<SDTypeConstraint> c = []> : SDTypeProfile<r, o, c>;
def n1 : SDNode<"ZooISD::a", T<1, 1, [SDTCisVT<0, isVoid>]>>;

// --- no-class --gen-sd-node-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class T<int r, int o, list<SDTypeConstraint> c = []> : SDTypeProfile<r, o, c>;
def n1 : SDNode<"ISD::X", T<1, 1>> { let SDClass = ?; }
