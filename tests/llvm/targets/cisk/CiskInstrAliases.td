// Other spellings that the assembler accepts or the printer prefers.

foreach v = ["att", "intel"] in {
  def : MnemonicAlias<"sal", "shl", v>;
  def : MnemonicAlias<"pushf", "pushfq", v>, Requires<[In64Bit]>;
  def : MnemonicAlias<"pushf", "pushfl", v>, Requires<[In32Bit]>;
}
def : MnemonicAlias<"call", "calll", "att">, Requires<[Not64Bit]>;
def : MnemonicAlias<"hang", "hlt">;
def : TokenAlias<"short", "near">;

def : InstAlias<"clr{l}\t$d", (XORrr32 GR32:$d, GR32:$d)>;
def : InstAlias<"inc{l}\t$d", (ADDri8_32 GR32:$d, 1)>;
def : InstAlias<"dec{l}\t$d", (SUBri8_32 GR32:$d, 1), 2>;
def : InstAlias<"dec{q}\t$d", (SUBri64 GR64:$d, 1), 2>, Requires<[In64Bit]>;
def : InstAlias<"jz\t$d", (JCC32 br32:$d, 4)>;
def : InstAlias<"jnz\t$d", (JCC32 br32:$d, 5), 0>;
def : InstAlias<"mov{l}\t{$s, $d|$d, $s}", (MOV32mr full32:$d, GR32:$s), 0>;
def : InstAlias<"mov\t{$s, $d|$d, $s}", (MOV32rr GR32:$d, GR32:$s), 0, "intel">;
#ifdef LLVM_21
def : InstAlias<"load\t$d, $b", (ADDrd32 GR32:$d, GR32:$b, 0), 0>;
#else
def : InstAlias<"load\t$d, $b", (ADDrd32 GR32:$d, (memdisp GR32:$b, 0)), 0>;
#endif
def : InstAlias<"rep", (LOCK)> { let UseInstAsmMatchConverter = 0; }
def : InstAlias<"nopl\t$r", (MOV32rr GR32:$r, GR32:$r)>, Requires<[OptForSize]>;
foreach i = 0-15 in {
  defvar c = Conds[i];
  def : InstAlias<"cmov"#c#"{l}\t{$s, $d|$d, $s}", (CMOV32rr GR32:$d, GR32:$s, i), 0>;
}
foreach i = [2, 7] in {
  defvar c = Conds[i];
  def : InstAlias<"set"#c#"\t$d", (SETCC GR8:$d, i), 3>;
}
def : InstAlias<"shld{l}\t{$s, $d|$d, $s}", (SHLD GR32:$d, GR32:$s, CL), 0>;
def : InstAlias<"vadd\t{$b, $a, $d|$d, $a, $b}", (VADDm FR128:$d, FR128:$a, FR128:$b, K1), 0>, Requires<[HasFP2]>;
