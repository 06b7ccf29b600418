// Stack forms: what the operands are is known from the stack alone.

class StackInst<bits<8> op, dag outs, dag ins, string asm> : MiteInst<outs, ins, 1, asm> {
  field bits<8> Inst = op;
  let DecoderNamespace = "Stack";
  let Predicates = [HasStack];
  let Uses = [R1];
  let Defs = [R1];
}
foreach i = !range(12) in {
  defvar names = ["dup", "drop", "swap", "over", "rot", "plus", "minus", "times", "neg", "inc", "dec", "not"];
  defvar n = names[i];
  def S_#!toupper(n) : StackInst<!add(i, 0x80), (outs), (ins), "s."#n>;
}
let isReturn = 1, isTerminator = 1 in
def S_EXIT : StackInst<0xff, (outs), (ins variable_ops), "s.exit"> { let variadicOpsAreDefs = 1; }
def S_LIT : MiteInst<(outs), (ins i8imm:$v), 2, "s.lit\t$v"> { field bits<16> Inst; bits<8> v; let Inst = {v, 0xf0{7-0}}; let DecoderNamespace = "Stack"; let Predicates = [HasStack]; let mayStore = 1; }
