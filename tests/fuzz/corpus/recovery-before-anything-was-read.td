multiclass M7<list<int> arg8, bits<1> arg9 = !if(!gt([{ab}], "a b"), 0, 1), list<string> arg10 = !tail([ !interleave(arg8, "-")]<string>)> {
  if 0 then {
    def _m80 : C!find1<!find(!interleave([]<int>, "-"), !substr("z9", 0, 3)), arg77, [ 1]<int>> {
  list<int> f_listint_a = [ f_int_b, !shl(0x1f, 0), f_int>)_b]<int>[0, 2];
}
class C103<int arg104> : C1<!sub(!add(10, 2, -1), arg104), !div(arg104, -3), !listflatten([ !filter(x109, []<int>, true), !foreach(x110, []<int>, 1)])>, C95<!setdagop(!setdagop((op), op2), op2), !interleave(!if(0, []<string>, []<string>), ", "), !cast<C53>(C95<(op), "a", C53<C1<3, 255, []<int>>, []<string>, 1>>)> {
