// Pseudo instructions, what they expand to, short forms, and patterns.

let usesCustomInserter = 1, Uses = [SR] in
def Select16 : MitePseudo<(outs GR16:$d), (ins GR16:$a, GR16:$b, i8imm:$cc)>;
let Defs = [R1, SR], Uses = [R1] in {
  def ADJDOWN : MitePseudo<(outs), (ins i16imm:$a, i16imm:$b)>;
  def ADJUP : MitePseudo<(outs), (ins i16imm:$a, i16imm:$b)>;
}
def PRET : MitePseudo<(outs), (ins)>, PseudoInstExpansion<(RET)> { let isReturn = 1; let isTerminator = 1; }
def PMOV : MitePseudo<(outs GR16:$d), (ins GR16:$s)>, PseudoInstExpansion<(MOV16rr GR16:$d, GR16:$s)>;
def PBR0 : MitePseudo<(outs), (ins GR16:$s)>, PseudoInstExpansion<(BR R5)>;
def PCLR : MitePseudo<(outs GR16:$d), (ins)>, PseudoInstExpansion<(MOV16ri GR16:$d, 0)>;
def PIDX : MitePseudo<(outs), (ins indexed:$m, GR16:$r)>, PseudoInstExpansion<(ADD16mr indexed:$m, GR16:$r)>;
def LEAVE : MitePseudo<(outs GR16:$d), (ins unknown:$x)> { let isMeta = 1; let isNotDuplicable = 1; let isConvergent = 1; }

def : Pat<(i16 (add GR16:$a, GR16:$a)), (RLA GR16:$a)>;
def : Pat<(i16 (zext GR8:$a)), (AND16ri (SUBREG_TO_REG (i16 0), GR8:$a, lo8), 255)>;
def : Pat<(i8 (trunc GR16:$a)), (EXTRACT_SUBREG GR16:$a, lo8)>;
def : Pat<(i16 (int_mite_swap GR16:$a)), (SWPB GR16:$a)>;
def : Pat<(i32 (mul (sext GR16:$a), (sext GR16:$b))), (MPY GR16:$a, GR16:$b)>, Requires<[HasMul]>;

let Predicates = [HasBit] in {
  def C_MOV : I16<0b1100, (outs GRLow:$rd), (ins GRLow:$rs), "c.mov\t$rs, $rd"> { let Inst{7} = 0; let Inst{5-4} = 0; let bw = 0; }
  let Constraints = "$rd = $src" in
  def C_ADD : I16<0b1100, (outs GRLow:$rd), (ins GRLow:$src, GRLow:$rs), "c.add\t$rs, $rd"> { let Inst{7} = 1; let Inst{5-4} = 0; let bw = 0; }
}
def : CompressPat<(ADDS GRLow:$d, GRLow:$s, 1), (C_MOV GRLow:$d, GRLow:$s), [HasBit]>;
def : Pat<(i16 (ctpop GR16:$a)), (CADD GR16:$a, GR16:$a)>;
def : Pat<(i16 (ctlz GR16:$a)), (ADDS GR16:$a)>;

// Odd properties, each on an instruction of its own.
class Odd<int n> : I16<0b1011, (outs GR16:$rd), (ins GR16:$rs), "odd"#n#"\t$rs, $rd"> { let Inst{7-4} = n; }
def ODD0 : Odd<0> { let isUnpredicable = 1; let hasDelaySlot = 1; let isBitcast = 1; }
def ODD1 : Odd<1> { let hasPostISelHook = 1; let isAuthenticated = 1; let isRegSequence = 1; }
def ODD2 : Odd<2> { let hasExtraSrcRegAllocReq = 1; let isExtractSubreg = 1; let mayRaiseFPException = 1; }
def ODD3 : Odd<3> { let hasExtraDefRegAllocReq = 1; let isInsertSubreg = 1; let isPreISelOpcode = 1; }
#ifdef LLVM_21
def ODD4 : Odd<4> { let PostEncoderMethod = "fixUpOdd"; let isIndirectBranch = 1; let isTerminator = 1; }
#else
def ODD4 : Odd<4> { let supportsDeactivationSymbol = 1; let PostEncoderMethod = "fixUpOdd"; let isIndirectBranch = 1; let isTerminator = 1; }
#endif
def ODD5 : Odd<5> { let AsmVariantName = "verbose"; let FastISelShouldIgnore = 1; let Pattern = [(set GR16:$rd, (not GR16:$rs))]; }
def ODD6 : Odd<6>, Deprecated<FeatureStack> { let AsmVariantName = "native"; }
def ODD7 : Odd<7>, ComplexDeprecationPredicate<"Odd"> { let HasPositionOrder = 1; let UseLogicalOperandMappings = 1; }
def ODD8 : Odd<8>, Requires<[HasBig, HasMul]> { let isMoveImm = 1; let isTrap = 1; let isAdd = 1; let isCompare = 1; let isSelect = 1; let TSFlags = 0xABCDEF; }
def generic : TypedOperand<"OPERAND_GENERIC_2"> { let IsPointer = 1; }
def GENERIC : MitePseudo<(outs generic:$d), (ins type0:$s, untyped_imm_0:$i)> { let isPreISelOpcode = 1; let isMeta = 1; }
