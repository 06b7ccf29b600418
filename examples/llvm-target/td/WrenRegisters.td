// Sixteen registers, two of which have names of their own, and pairs of neighbors.

#ifndef WREN_REGISTERS_TD
#define WREN_REGISTERS_TD

let Namespace = "Wren" in {
  def sub_lo : SubRegIndex<32>;
  def sub_hi : SubRegIndex<32, 32>;
}

class WrenRegister<bits<4> number, string name, list<string> others = []>
    : Register<name, others> {
  let Namespace = "Wren";
  let HWEncoding{3-0} = number;
}

foreach i = 0...13 in
  def R#i : WrenRegister<i, "r"#i>, DwarfRegNum<[i]>;
def SP : WrenRegister<14, "sp", ["r14"]>, DwarfRegNum<[14]>;
def LR : WrenRegister<15, "lr", ["r15"]>, DwarfRegNum<[15]>;

def GPR : RegisterClass<"Wren", [i32], 32,
                        (add (sequence "R%u", 0, 13), SP, LR)>;

// Even and odd neighbor: 64 bits for the wide multiplication.
def Pairs : RegisterTuples<[sub_lo, sub_hi],
                           [(add R0, R2, R4, R6, R8, R10, R12),
                            (add R1, R3, R5, R7, R9, R11, R13)]>;
def GPRPair : RegisterClass<"Wren", [untyped], 32, (add Pairs)> {
  let Size = 64;
}

#endif // WREN_REGISTERS_TD
