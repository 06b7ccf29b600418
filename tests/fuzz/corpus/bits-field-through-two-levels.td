class F<bits<6> o> { bits<6> opc = o; bits<16> I; let I{15-10} = opc; } class G<bits<6> o, bits<5> r> : F<o> { bits<5> rd = r; bits<5> rs; let I{9-5} = rd; let I{4-0} = rs; }
def a : G<0b101010, 3>; def b : G<1, ?> { let rs = 31; } def c : G<2, 2> { let opc = 0b111111; let I{4} = 1; }
