// What is done to operands, and what holds registers, until release 19.

// +++ base.td
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }

// --- recorded_and_checked --gen-dag-isel
include "base.td"
def A : R<"a">;
def GPR : RegisterClass<"Test", [i32], 32, (add A)>;
def difference : PatFrag<(ops node:$a, node:$b), (sub (mul node:$a, 7), node:$b), [{ return fits(Operands); }]> {
  let PredicateCodeUsesOperands = 1;
}
def X : Instruction {
  let Namespace = "Test"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a);
  let Pattern = [(set GPR:$d, (difference GPR:$a, (i32 24)))];
}

// --- declared_compositions --gen-register-info
// Registers have no sub-register by `declared`: the parts' own index reaches them.
include "base.td"
def part : SubRegIndex<8>; def other : SubRegIndex<8, 8>;
def first : SubRegIndex<16>; def second : SubRegIndex<16, 16>;
def declared : ComposedSubRegIndex<first, part>;
foreach i = 0-3 in def B#i : R<"b"#i>;
foreach i = 0-1 in def W#i : R<"w"#i> {
  let SubRegs = [!cast<Register>("B"#!mul(i, 2)), !cast<Register>("B"#!add(!mul(i, 2), 1))];
  let SubRegIndices = [part, other];
}
def P : R<"p"> { let SubRegs = [W0, W1]; let SubRegIndices = [first, second]; }
def Bytes : RegisterClass<"Test", [i8], 8, (add B0, B1, B2, B3)>;
def Words : RegisterClass<"Test", [i16], 16, (add W0, W1)>;
def Pairs : RegisterClass<"Test", [i32], 32, (add P)>;
