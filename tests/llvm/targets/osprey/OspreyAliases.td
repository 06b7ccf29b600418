// Other ways to write instructions.

class OspreyAlias<string asm, dag result, int emit = 1> : InstAlias<asm, result, emit>, Requires<[IsLong]>;

def : MnemonicAlias<"swi", "svc">;
def : MnemonicAlias<"push", "stm", "plain">, Requires<[IsLong]>;
def : MnemonicAlias<"push", "stm", "unified">, Requires<[IsShort]>;
def : MnemonicAlias<"xor", "eor">;
def : MnemonicAlias<"ldmia", "ldm">, Requires<[IsLong, HasV5]>;
def : MnemonicAlias<"ldmia", "ldm", "unified">;
def : TokenAlias<".s8", ".i8">;
def : TokenAlias<".u8", ".i8">;
def : TokenAlias<".f", ".f32">;

def : OspreyAlias<"add${s}${p} $Rd, $Rn, $imm",
                  (SUBri GPR:$Rd, GPR:$Rn, mod_imm_neg:$imm, pred:$p, cc_out:$s), 0>;
def : OspreyAlias<"mov${s}${p} $Rd, $imm", (MVNi GPR:$Rd, mod_imm_not:$imm, pred:$p, cc_out:$s), 0>;
def : OspreyAlias<"neg${s}${p} $Rd, $Rm", (RSBri GPR:$Rd, GPR:$Rm, 0, pred:$p, cc_out:$s)>;
#ifdef LLVM_21 // operands of several parts are written one by one
def : OspreyAlias<"nop${p}", (MOVr R0, R0, pred:$p, zero_reg), 2>;
#else
def : OspreyAlias<"nop${p}", (MOVr R0, R0, pred:$p, (cc_out zero_reg)), 2>;
#endif
def : OspreyAlias<"tst${p} $Rn", (TSTrr GPR:$Rn, GPR:$Rn, pred:$p), 3>;
def : OspreyAlias<"pop${p} $regs", (LDM_UPD SP, reglist:$regs, pred:$p), 0>;
#ifdef LLVM_21
def : OspreyAlias<"ldr${p} $Rt, [$Rn]", (LDRi12 GPR:$Rt, GPR:$Rn, 0, pred:$p)>;
#else
def : OspreyAlias<"ldr${p} $Rt, [$Rn]", (LDRi12 GPR:$Rt, (addr_imm12 GPR:$Rn, 0), pred:$p)>;
#endif
let UseInstAsmMatchConverter = 0 in
def : OspreyAlias<"ldrpre${p} $Rt, $addr", (LDR_PRE GPR:$Rt, GPR:$Rt, addr_imm12_pre:$addr, pred:$p), 0>;
def : InstAlias<"dmb", (DMB 15), 1, "unified">, Requires<[HasBarriers]>;
#ifdef LLVM_21
def : InstAlias<"{vnegate|vneg.single} $Fd, $Fm", (VNEG SPR:$Fd, SPR:$Fm, 14, zero_reg)>,
      Requires<[HasFloat]>;
def : InstAlias<"movs $Rd, $Rm", (MOVr GPR:$Rd, GPR:$Rm, 14, zero_reg, FLAGS), 0>;
def : InstAlias<"mov $Rd, $Rm", (tMOVr GPR:$Rd, GPR:$Rm)>, Requires<[IsShort]>;
def : InstAlias<"swp $Rd, [$Rn]", (SWP GPRNoPC:$Rd, GPRNoPC:$Rd, GPRWithZR:$Rn, 14, zero_reg)>,
      Requires<[HasV5]>;
#else
def : InstAlias<"{vnegate|vneg.single} $Fd, $Fm", (VNEG SPR:$Fd, SPR:$Fm, (pred 14, zero_reg))>,
      Requires<[HasFloat]>;
def : InstAlias<"movs $Rd, $Rm", (MOVr GPR:$Rd, GPR:$Rm, (pred 14, zero_reg), (cc_out FLAGS)), 0>;
def : InstAlias<"mov $Rd, $Rm", (tMOVr GPR:$Rd, GPR:$Rm)>, Requires<[IsShort]>;
def : InstAlias<"swp $Rd, [$Rn]", (SWP GPRNoPC:$Rd, GPRNoPC:$Rd, GPRWithZR:$Rn, (pred 14, zero_reg))>,
      Requires<[HasV5]>;
#endif
