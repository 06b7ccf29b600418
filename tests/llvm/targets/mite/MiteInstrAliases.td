// Emulated instructions and other names.

def : InstAlias<"nop", (MOV16rr R3, R3)>;
def : InstAlias<"pop\t$d", (MOV16rr GR16:$d, R1), 0>;
def : InstAlias<"clr\t$d", (MOV16ri GR16:$d, 0)>;
def : InstAlias<"inc\t$d", (ADD16rc GR16:$d, 1)>;
def : InstAlias<"{rlc|rotate}\t$d", (ADDC16rr GR16:$d, GR16:$d), 2>;
def : InstAlias<"tst\t$d", (CMP16ri GR16:$d, 0)>, Requires<[HasMul]>;
def : InstAlias<"jeq\t$t", (JCC jmptarget:$t, 1)>;
def : InstAlias<"jne\t$t", (JCC jmptarget:$t, 0), 1, "native">;
#ifdef LLVM_21
def : InstAlias<"inc\t$b $o", (ADD16mi GR16:$b, i16imm:$o, 1), 0>;
def : InstAlias<"add3\t$d, $s, $t", (CADD GR16:$d, GR16:$s, GR16:$t, 15, zero_reg, zero_reg), 0>;
#else
def : InstAlias<"inc\t$b $o", (ADD16mi (indexed GR16:$b, i16imm:$o), 1), 0>;
def : InstAlias<"add3\t$d, $s, $t", (CADD GR16:$d, GR16:$s, GR16:$t, (pred 15, zero_reg), (s_out zero_reg)), 0>;
#endif
def : InstAlias<"ret.old", (BR R1), 0> { let UseInstAsmMatchConverter = 0; }
def : MnemonicAlias<"bic", "and">;
def : MnemonicAlias<"jz", "jeq", "native">;
def : MnemonicAlias<"stop", "sleep">, Requires<[HasBig]>;
def : TokenAlias<".byte", ".b">;
