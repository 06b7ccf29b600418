// Tables that only X86 has.

// +++ x86.td
include "llvm/Target/Target.td"
def X86InstrInfo : InstrInfo;
class PR<string n> : Register<n> { let Namespace = "X86"; }
foreach i = 0-7 in def R#i : PR<"r"#i>;
def GPR : RegisterClass<"X86", [i32], 32, (sequence "R%u", 0, 7)>;
def ATTParser : AsmParser; def IntelParser : AsmParser;
def ATTV : AsmParserVariant { int Variant = 0; string Name = "att"; string TokenizingCharacters = "%"; }
def IntelV : AsmParserVariant { int Variant = 1; string Name = "intel"; }
def ATTW : AsmWriter { int Variant = 0; } def IntelW : AsmWriter { int Variant = 1; }
def X86 : Target { let InstructionSet = X86InstrInfo; let AssemblyParserVariants = [ATTV, IntelV]; let AssemblyWriters = [ATTW, IntelW]; }
class I<dag outs, dag ins, string asm = "", list<dag> pat = []> : Instruction {
  let Namespace = "X86"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Pattern = pat; let Size = 4;
}
class X86Inst<bits<8> opc, bits<7> form, dag outs, dag ins, string asm> : Instruction {
  let Namespace = "X86"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm;
  bits<8> Opcode = opc; bits<7> FormBits = form; bits<3> OpPrefixBits = 0; bits<4> OpMapBits = 0; bits<2> OpSizeBits=0; bits<2> AdSizeBits = 0;
  bit hasREX_W = 0; bits<2> OpEncBits = 0; bit hasVEX_4V = 0; bit hasVEX_L=0; bit ignoresVEX_L = 0; bit hasEVEX_L2=0; bit hasEVEX_K=0; bit hasEVEX_Z=0; bit hasEVEX_B=0; bit hasEVEX_U=0; bit hasEVEX_NF = 0; bit hasTwoConditionalOps = 0; bits<8> ImmT=0; bit ForceDisassemble = 0; bits<3> CD8_Scale=0; bit IgnoresW = 0; bits<7> Form=form; bit isMemoryFoldable = 1; bits<3> ExplicitOpPrefixBits = 0; bit hasREX_WPrefix = 0; bit hasNoTrackPrefix=0; bits<2> explicitOpPrefixBits=0; bit ignoresW=0; bit hasVEX_W=0; bits<8> opcode=0;
}

// --- forms-and-variants --gen-x86-mnemonic-tables
include "x86.td"
def A : X86Inst<1, 1, (outs), (ins), "add\t{$src, $dst|$dst, $src}">;
def MULr : X86Inst<2, 1, (outs), (ins), "mul{l}\t{$s, $d|$d, $s}">;
def B : X86Inst<3, 1, (outs), (ins), "add\t{$src, $dst|$dst, $src}"> { let isPseudo = 1; }
def C : X86Inst<4, 1, (outs), (ins), "add"> { let isCodeGenOnly = 1; }
def D : X86Inst<5, 1, (outs), (ins), "vcmp${cc}ps\t{$src, $dst|$dst, $src}">;
def E : X86Inst<6, 1, (outs), (ins), "{retn|ret}{w}\t$x">;
def F : X86Inst<7, 1, (outs), (ins), "rep;movsb">;
def G : X86Inst<8, 1, (outs), (ins), "#PSEUDO">;
def H : X86Inst<9, 1, (outs), (ins), "lock xadd\t$x">;
def K : X86Inst<10, 1, (outs), (ins), "">;
def L : X86Inst<11, 1, (outs), (ins), "ADD\t{$src, $dst|$dst, $src}">;
def P : X86Inst<1, 0, (outs), (ins), "pseudo">;
def Q : X86Inst<1, 1, (outs), (ins), "cgo"> { let isCodeGenOnly = 1; let ForceDisassemble = 1; }
def S : X86Inst<1, 1, (outs), (ins), "asmonly"> { let isAsmParserOnly = 1; }

// --- mnemonics-of-the-other-writer --gen-x86-mnemonic-tables --asmwriternum=1
include "x86.td"
def A : X86Inst<1, 1, (outs), (ins), "turn{l}\t{$src, $dst|$dst, $src}">;
def B : X86Inst<2, 1, (outs), (ins), "go${cond}{l}\t$dst">;
def C : X86Inst<3, 1, (outs), (ins), "a${cond}b${cond}\t$dst">;
def D : X86Inst<4, 1, (outs), (ins), "{x${cond}l|y${cond}d|z}\t$dst">;
def E : X86Inst<5, 1, (outs), (ins), "no${condition}$cond\t${cond}">;
def F : X86Inst<6, 10, (outs), (ins), "prefix">;
def G : X86Inst<7, 1, (outs), (ins), "prefixed\t$x"> { let AsmVariantName = "NonParsable"; }
def H : X86Inst<8, 1, (outs), (ins), "one\t$x"> { let AsmVariantName = "intel"; }

// --- places-of-the-mnemonic --gen-x86-mnemonic-tables
include "x86.td"
def A : X86Inst<1, 1, (outs), (ins), "\tadd x">;
def B : X86Inst<2, 1, (outs), (ins), "sub\n\tx">;
def C : X86Inst<3, 1, (outs), (ins), "{|data16 }mul\tx">;
def D : X86Inst<4, 1, (outs), (ins), "a\\{b\\}\tx">;
def E : X86Inst<5, 1, (outs), (ins), "div {a\tb|c\td}">;
def F : X86Inst<6, 1, (outs), (ins), "x$$y\tx">;
def G : X86Inst<7, 1, (outs), (ins), "LDx\tx">;
def H : X86Inst<7, 1, (outs), (ins), "movéa\tx">;
foreach i = 0...70 in def Z#i : X86Inst<7, 1, (outs), (ins), "vop"#!mul(i, 7)#"ps\tx">;
foreach i = 0...70 in def Y#i : X86Inst<7, 1, (outs), (ins), "vop"#!mul(i, 7)#"ps\tx">;
