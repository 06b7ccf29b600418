// Rewriters of declarative patterns.

// +++ operations.td
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
def New_Dialect : Dialect { let name = "fresh"; let cppNamespace = "::fresh"; }
class New_Op<string n, list<Trait> tr = []> : Op<New_Dialect, n, tr>;

def AttrOp : New_Op<"a"> {
  let arguments = (ins I32:$x, I32Attr:$at);
  let results = (outs I32:$r);
}
def UnaryOp : New_Op<"b"> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
def BinaryOp : New_Op<"bin"> {
  let arguments = (ins I32:$x, AnyType:$y);
  let results = (outs AnyType:$r);
}
def SameTypeOp : New_Op<"c", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$r);
}
def SinkOp : New_Op<"z"> { let arguments = (ins I32:$x); let results = (outs); }
def TwoResultsOp : New_Op<"two"> {
  let arguments = (ins I32:$x, OptionalAttr<I32Attr>:$o, DefaultValuedAttr<I32Attr, "5">:$d,
      UnitAttr:$u);
  let results = (outs I32:$r, F32:$s);
}
def SegmentsOp : New_Op<"v", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I32>:$x, Optional<I32>:$y, I32:$z, StrAttr:$str);
  let results = (outs Variadic<I32>:$r, Optional<F32>:$s);
}
def VariadicOp : New_Op<"v1"> {
  let arguments = (ins Variadic<I32>:$x);
  let results = (outs Variadic<I32>:$r);
}
def PropsOp : New_Op<"p"> {
  let arguments = (ins I32:$x, I64Prop:$p, DefaultValuedProp<StringProp, "\"x\"">:$q,
      UnitProp:$u, StrAttr:$s);
  let results = (outs I32:$r);
}
def PropOp : New_Op<"pi", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$x, I64Prop:$p);
  let results = (outs I32:$r);
}
def Color : I32EnumAttr<"Enu", "an enum", [I32EnumAttrCase<"X", 0>, I32EnumAttrCase<"Y", 3>]> {
  let cppNamespace = "::fresh";
}
def Flags : I32BitEnumAttr<"Bits", "bits", [I32BitEnumAttrCaseBit<"X", 0>, I32BitEnumAttrCaseBit<"Y", 3>]> {
  let cppNamespace = "::fresh";
}
def EnumOp : New_Op<"e"> {
  let arguments = (ins I32:$x, Color:$e, Flags:$b);
  let results = (outs I32:$r);
}
def Old_Dialect : Dialect {
  let name = "old";
  let cppNamespace = "::old";
  let usePropertiesForAttributes = 0;
}
class Old_Op<string n, list<Trait> tr = []> : Op<Old_Dialect, n, tr>;
def OldAttrOp : Old_Op<"a"> {
  let arguments = (ins I32:$x, I32Attr:$at, OptionalAttr<I32Attr>:$o, DefaultValuedAttr<I32Attr,
      "5">:$d);
  let results = (outs I32:$r);
}
def OldConstOp : Old_Op<"f", [FirstAttrDerivedResultType]> {
  let arguments = (ins I32Attr:$at);
  let results = (outs I32:$r);
}
def OldSegmentsOp : Old_Op<"s", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y);
  let results = (outs I32:$r);
}
def OldInferredOp : Old_Op<"i", [InferTypeOpAdaptor]> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$r);
}
def OldNestedOp : Old_Op<"vv"> {
  let arguments = (ins VariadicOfVariadic<I32, "seg">:$x, DenseI32ArrayAttr:$seg);
  let results = (outs Optional<I32>:$r);
}
def TwoVariadicsOp : New_Op<"ss", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y);
  let results = (outs Variadic<I32>:$r);
}
def OldAnyOp : Old_Op<"any"> {
  let arguments = (ins AnyAttr:$x);
  let results = (outs AnyType:$r);
}
def Native : NativeCodeCall<"nat($_builder, $_loc, $0, $1)">;
def NativePair : NativeCodeCall<"natm($0...)", 2>;
def NativeVoid : NativeCodeCallVoid<"natv($_self, $0)">;
def NativeSelf : NativeCodeCall<"leaf($_self)">;
def MatchTwo : NativeCodeCall<"match($_self, &$0, &$1)">;
def Related : Constraint<CPred<"$_self.foo($0, $1, $2)">, "foo">;

// --- variadic_operands_1 --gen-rewriters
include "operations.td"
def Case1 : Pattern<(SegmentsOp:$res $x, $y, $z, $s), [(VariadicOp:$k $x), (UnaryOp $z)]>;
def Case2 : Pat<(BinaryOp $x, (VariadicOp:$v $y)), (VariadicOp $v)>;
def Case3 : Pat<(VariadicOp (variadic $x, (UnaryOp $y), $x)), (VariadicOp (variadic $y, $x,
    (UnaryOp $y)))>;
def Case4 : Pat<(OldConstOp $x), (UnaryOp (TwoVariadicsOp (variadic (OldConstOp $x)), (variadic
    (OldConstOp $x), (OldConstOp $x))))>;
def Case5 : Pat<(TwoVariadicsOp $x, $y), (TwoVariadicsOp $x, $y)>;
def Case6 : Pat<(VariadicOp (variadic:$g $x, $y)), (VariadicOp $g)>;
def Case7 : Pat<(TwoVariadicsOp:$s (variadic $x), (variadic)), (replaceWithValue $s)>;
def Case8 : Pat<(VariadicOp:$r (variadic $x, (UnaryOp:$b $y))), (VariadicOp $x)>;
def Case9 : Pat<(VariadicOp:$r (variadic $x, (UnaryOp:$b $y))), (VariadicOp $b)>;
def Case10 : Pat<(VariadicOp:$r (variadic $x, (UnaryOp:$b $y))), (VariadicOp $r)>;
def Case11 : Pat<(VariadicOp:$r (variadic $x, (UnaryOp:$b $y))), (VariadicOp $r__0)>;
def Case12 : Pat<(SinkOp (MatchTwo $x, $y)), (VariadicOp $x)>;
def Case13 : Pattern<(SinkOp $x), [(NativePair:$g $x), (VariadicOp $g), (VariadicOp $g__0),
    (NativeSelf $g), (UnaryOp $g)]>;
def Case14 : Pattern<(AttrOp $x, $y), [(VariadicOp $y)]>;

// --- variadic_operands_2 --gen-rewriters
include "operations.td"
def Case1 : Pattern<(SegmentsOp $x, $y, $z, $s), [(VariadicOp $y), (VariadicOp $x)]>;
def Case2 : Pattern<(SegmentsOp:$r $x, $y, $z, $s), [(VariadicOp $r__1), (VariadicOp $x)]>;
def Case3 : Pat<(SinkOp $x), (VariadicOp $x)>;
def Case4 : Pat<(SinkOp $x), (VariadicOp (NativeSelf $x))>;
def Case5 : Pat<(SinkOp $x), (VariadicOp (replaceWithValue $x))>;
def Case6 : Pat<(SinkOp $x), (SinkOp (TwoVariadicsOp (variadic), (variadic)))>;
def Case7 : Pat<(VariadicOp:$r $x), (replaceWithValue $x)>;
def Case8 : Pat<(VariadicOp $x), (VariadicOp (variadic))>;
def Case9 : Pat<(VariadicOp $x), (variadic $x)>;
def Case10 : Pat<(SinkOp $x), (SinkOp (variadic $x))>;
def Case11 : Pat<(TwoVariadicsOp (variadic:$g (UnaryOp:$b $x), $y), $z), (replaceWithValue $y)>;
def Case12 : Pat<(SegmentsOp $x, $y, $z, $s), (SegmentsOp $x, $y, $z, $s), [], [(UnaryOp $z),
    (VariadicOp $x), (SameTypeOp:$r (UnaryOp $z))]>;
def Case13 : Pat<(TwoVariadicsOp (variadic $x, (UnaryOp $x)), (variadic:$p)), (TwoVariadicsOp $p,
    (variadic $x, (replaceWithValue $x), (NativePair:$q__0 $x), NativeSelf:$x))>;
def Case14 : Pat<(OldInferredOp (OldNestedOp $x, $_)), (OldInferredOp (OldNestedOp (variadic $x,
    $x), $x))>;

// --- variadic_operands_3 --gen-rewriters
include "operations.td"
def Case1 : Pat<(TwoVariadicsOp (variadic (UnaryOp $x), (UnaryOp $y)), (variadic (UnaryOp $x),
    $y)), (TwoVariadicsOp (variadic), (variadic $x))>;
def Case2 : Pat<(AttrOp $x, $y), (VariadicOp (variadic (VariadicOp (variadic $x)), (NativePair:$q
    $x), (NativeVoid $x), (TwoResultsOp $x, $y, $y, $y)))>;
def Case3 : Pat<(VariadicOp $x), (NativeSelf $x), [(HasNoUseOf:$x $x), (F32:$x $x)]>;
def Case4 : Pat<(BinaryOp $x, $y), (NativeSelf (NativePair:$g__0 $x), (NativePair:$h $x), (UnaryOp
    $x), (TwoResultsOp $x, $x, $x, $x), (replaceWithValue $x), (variadic $x))>;

// --- either_order --gen-rewriters
include "operations.td"
def Case1 : Pat<(BinaryOp (either $x, (UnaryOp $y))), (BinaryOp $y, $x)>;
def Case2 : Pat<(BinaryOp (either I32:$x, $y)), (BinaryOp (TwoResultsOp:$k__1 $x, (NativeSelf $y),
    ConstantAttr<I32Attr, "7">, ConstUnitAttr), (UnaryOp $y, (returnType $y,
    "$_builder.getI32Type()", (NativeSelf $x))))>;
def Case3 : Pat<(BinaryOp (either (UnaryOp:$a (BinaryOp (either $x, $y))), (SameTypeOp $z))),
    (SameTypeOp $z)>;

// --- shared_trees_1 --gen-rewriters
include "operations.td"
def Case1 : Pat<(BinaryOp (BinaryOp $x, $x), (UnaryOp:$k $y)), (UnaryOp $x)>;
def Case2 : Pat<(BinaryOp (UnaryOp:$k $y), (BinaryOp $x, $x)), (UnaryOp $x)>;

// --- shared_trees_2 --gen-rewriters
include "operations.td"
def Case1 : Pat<(BinaryOp $x, (UnaryOp:$k $x)), (UnaryOp $x)>;
def Case2 : Pat<(BinaryOp $x, (UnaryOp:$k $x)), (UnaryOp $x)>;

// --- shared_trees_3 --gen-rewriters
include "operations.td"
def Case1 : Pat<(SinkOp (BinaryOp $x, (BinaryOp $x, (MatchTwo I32:$q, $z)))), (SinkOp $x)>;
def Case2 : Pat<(SameTypeOp (BinaryOp $x, (BinaryOp $x, (MatchTwo I32:$q, $z)))), (SameTypeOp
    $q)>;

// --- shared_trees_4 --gen-rewriters
include "operations.td"
multiclass M { def _1 : Pat<(SinkOp $x), (SinkOp $x)>; } defm A : M; multiclass N { defm _B : M; }
    defm C : N; defm : M;

// --- shared_trees_5 --gen-rewriters
include "operations.td"
def Case1 : Pat<(PropsOp $x, ConstantProp<I64Prop, "5">:$p, $_, $_, $_), (PropOp (PropOp $x, $p),
    (NativeSelf $p))>;
def Case2 : Pat<(PropsOp I32:$x, I64Prop:$p, StringProp:$_, UnitProp:$_, ConfinedAttr<AnyAttr,
    [AttrConstraint<Or<[CPred<"($_builder, $_op, $_self)">, CPred<"b">]>,
    "x {{$_op}} \n {{$_self.a()}}"> ]>:$_), (PropOp (PropOp $x, $p), (NativeSelf $p))>;
def Case3 : Pat<(BinaryOp $x, AnyType:$y), (BinaryOp $x, $y)>;

// --- shared_trees_6 --gen-rewriters
include "operations.td"
def Case10 : Pat<(SinkOp $x), (SinkOp $x, (location $x))>;
def Case11 : Pat<(SameTypeOp (UnaryOp $x)), (UnaryOp $x)>;
def Case12 : Pat<(UnaryOp (SameTypeOp (UnaryOp $x))), (UnaryOp (NativeSelf (NativeSelf (UnaryOp
    $x)), $x))>;

// --- shared_trees_7 --gen-rewriters
include "operations.td"
def Case13 : Pat<(UnaryOp (SameTypeOp (UnaryOp $x))), (UnaryOp (NativeSelf (UnaryOp $x), $x))>;
def Case14 : Pat<(SinkOp (SameTypeOp (UnaryOp $x))), (SinkOp $x), [(Related $x)], [], (addBenefit
    -7)>;

// --- shared_trees_8 --gen-rewriters
include "operations.td"
def Case39 : Pat<(BinaryOp (UnaryOp $x), (UnaryOp $x)), (UnaryOp $x)>;
def Q : Pat<(UnaryOp (BinaryOp (UnaryOp $x), (UnaryOp $y))), (UnaryOp $x)>;
def R : Pat<(BinaryOp (UnaryOp $x), (UnaryOp $y)), (UnaryOp $x)>;

// --- shared_trees_9 --gen-rewriters
include "operations.td"
class X<dag a, dag b> : Pat<(UnaryOp a), b>;
def Case42 : X<(SameTypeOp $x), (SameTypeOp $x)>;
def : X<(SameTypeOp $x), (UnaryOp $x)>;
foreach i = [1,2] in def Case43_#i : X<(SameTypeOp $x), (UnaryOp $x)>;
foreach i = [1,2] in def : X<(SameTypeOp $x), (UnaryOp $x)>;

// --- shared_trees_10 --gen-rewriters
include "operations.td"
def Case45 : NativeCodeCall<"$$0 $0 $ $_ $__0 $9 $1... $_other">;
def Case45a : Pat<(BinaryOp $x, $y), (Case45 $x, $y)>;

// --- shared_trees_11 --gen-rewriters
include "operations.td"
def Case58 : Pat<(OldInferredOp $x), (OldInferredOp $x)>;
def Case58b : Pat<(OldInferredOp (OldInferredOp $y)), (OldInferredOp $y)>;
def Case58c : Pat<(UnaryOp (OldInferredOp (OldInferredOp $y))), (OldInferredOp $y)>;

// --- properties_1 --gen-rewriters
include "operations.td"
def Case1 : Pat<(PropsOp $x, $p, $q, $u, $s), (PropsOp $x, $p, $q, $u, $s)>;
def Case2 : Pat<(PropsOp $x, ConstantProp<I64Prop, "5">:$p, $_, $_, $_), (PropOp (PropOp $x, $p),
    (NativeSelf $p))>;
def Case3 : Pat<(PropsOp $x, I64Prop:$p, $_, $_, $_), (PropOp (PropOp $x, ConstantProp<I64Prop,
    "5">), ConstantProp<I64Prop, "6">)>;
def Case4 : Pat<(PropsOp $x, $a, $b, $c, $d), (UnaryOp (PropsOp $x, $a, $b, $c, $d))>;
def Case5 : Pat<(PropsOp $x, $a, $b, $c, $d), (UnaryOp (PropsOp $x, ConstantProp<I64Prop, "2">:$a,
    NativeSelf:$b, (NativeSelf $c), (NativePair:$g $d)))>;
def Case6 : Pat<(UnaryOp $x), (PropsOp $x, ConstantProp<I64Prop, "1">, ConstantProp<I64Prop, "1">,
    ConstantAttr<I32Attr, "2">, ConstantProp<I64Prop, "1">)>;
def Case7 : Pat<(UnaryOp $x), (NativeSelf $x), [(I64Prop $x)]>;
def Case8 : Pat<(UnaryOp $x), (PropOp (NativeSelf $x), (NativeSelf $x)), [], [], (addBenefit 3)>;
def Case9 : Pat<(PropsOp $x, $a, $_, $_, $_), (replaceWithValue $a)>;
def Case10 : Pat<(PropsOp $x, $a, $_, $_, $_), (NativeSelf NativeSelf:$a, NativeSelf:$x)>;
def Case11 : Pat<(PropsOp $x, $a, $_, $_, $_), (NativeSelf I32:$x, I32:$a)>;
def Case12 : Pat<(PropsOp $x, $a, $_, $_, $_), (NativeSelf I32:$x__1, I32:$a)>;
def Case13 : Pat<(PropsOp $x, $a, $_, $_, $_), (SameTypeOp $x__1)>;
def Case14 : Pat<(PropsOp $x, $a, $_, $_, $_), (SameTypeOp $a__1)>;

// --- properties_2 --gen-rewriters
include "operations.td"
def Case1 : Pat<(PropsOp $x, $a, $_, $_, $s), (replaceWithValue $a)>;
def Case2 : Pat<(PropsOp $x, $a, $_, $_, $s), (replaceWithValue $s)>;
def Case3 : Pat<(PropsOp $x, $a, $_, $_, $s), (NativeSelf I32:$x__1, I32:$a__1, I32:$s__1)>;
def Case4 : Pat<(PropsOp $x, $a, $_, $_, $s), (replaceWithValue $x__1)>;
def Case5 : Pattern<(PropsOp $x, $a, $_, $_, $s), [(NativePair:$q $x), (SameTypeOp $q__8)]>;
def Case6 : Pattern<(PropsOp $x, $a, $_, $_, $s), [(NativePair:$q $x), (replaceWithValue $q__8)]>;

// --- enums --gen-rewriters
include "operations.td"
def Case1 : Pat<(EnumOp $x, ConstantEnumCase<Color, "X">:$e, ConstantEnumCase<Flags, "X|Y">),
    (EnumOp $x, ConstantEnumCase<Color, "Y">, ConstantEnumCase<Flags, "Y">)>;
def Case2 : Pat<(EnumOp $x, Color:$e, $b), (EnumOp $x, I32EnumAttrCase<"X", 0>, $b)>;
def Case3 : Pat<(EnumOp $x, $e, $b), (EnumOp $x, NativeSelf:$e, (NativeSelf $b))>;
def Case4 : Pat<(EnumOp $x, $e, $b), (EnumOp (SameTypeOp NativeSelf:$x), NativeSelf:$e,
    (NativeSelf $b))>;
def Case5 : Pat<(EnumOp $x, (MatchTwo $q, $r), $b), (EnumOp (SameTypeOp NativeSelf:$x),
    NativeSelf:$q, (NativeSelf $b))>;
def Case6 : Pat<(BinaryOp (MatchTwo $q, $r), (MatchTwo $s, $t)), (EnumOp (SameTypeOp
    NativeSelf:$q), NativeSelf:$r, (NativeSelf $s))>;

// --- locations --gen-rewriters
include "operations.td"
def Case1 : Pattern<(BinaryOp $x, (UnaryOp $y)), [(BinaryOp (Native $x, $y), (UnaryOp (UnaryOp:$l
    $x, (location "hey")), (location $x)), (location $x, $y, "foo"))]>;
def Case2 : Pat<(SinkOp $x), (NativeVoid $x, (location "foo"))>;
def Case3 : Pat<(SinkOp $x), (SinkOp (SameTypeOp $x, (returnType $x), (location "foo")), (location
    $x, "b"))>;
def Case4 : Pat<(UnaryOp $x), (SameTypeOp (NativeSelf $x, (location "here")), (location
    "there"))>;
def Case5 : Pat<(UnaryOp $x), (SameTypeOp (Native $x, $x, (location $x)))>;
def Case6 : Pat<(UnaryOp:$q $x), (SameTypeOp (Native $x, $x), (location $q, $x, $x))>;
def Case7 : Pat<(TwoResultsOp:$q $x, $_, $_, $_), (TwoResultsOp:$r $x, $x, $x, $x, (location
    $q))>;
def Case8 : Pat<(UnaryOp:$q $x), (SameTypeOp (TwoResultsOp:$f__1 $x, $x, $x, $x, (returnType $q,
    $x), (location $q)))>;
def Case9 : Pat<(UnaryOp $x), (SameTypeOp (NativeSelf $x, (location $x, "a")))>;
def Case10 : Pat<(UnaryOp $x), (SameTypeOp $x, (location "a\"b"))>;
def Case11 : Pat<(UnaryOp $x), (OldInferredOp (OldInferredOp $x, (location $x), (returnType
    $x)))>;

// --- return_types --gen-rewriters
include "operations.td"
def Case1 : Pat<(OldAttrOp $x, $a, $o, $d), (OldAttrOp (OldAttrOp:$v $x, $a, $o,
    ConstantAttr<I32Attr, "2">:$g, (returnType (NativeSelf $x))), NativeSelf:$a, $o, $d)>;
def Case2 : Pat<(UnaryOp $x), (OldInferredOp (OldInferredOp $x, (returnType)))>;

// --- supplemental --gen-rewriters
include "operations.td"
def Case1 : Pattern<(SinkOp $x), [(SinkOp:$q $x)], [], [(Native $q, $x), (NativeVoid $q)]>;
def Case2 : Pat<(TwoResultsOp $x, $a, $b, $c), (TwoResultsOp (SameTypeOp:$k $x), $a, $b, $c),
    [(Related $a, $x)], [(Native $k, $k)]>;
def Case3 : Pattern<(SinkOp $x), [(NativeVoid $x), (NativeVoid (SameTypeOp $x)), (SameTypeOp $x)],
    [], [(NativeVoid $x), (NativeSelf $x)]>;
def Case4 : Pattern<(UnaryOp $x), [(NativeVoid $x), (NativeVoid (SameTypeOp $x)), (SameTypeOp
    $x)], [], [(NativeVoid $x), (NativeSelf $x)]>;

// --- constraints --gen-rewriters
include "operations.td"
def Case1 : Pat<(SegmentsOp:$res $x, $y, $z, $s), (SegmentsOp $x, $y, $z, $s), [(Related $x, $y,
    $z), (Related:$x $res__0, $res__1), (F32 $res__1), (HasNoUseOf:$res)]>;
def Case2 : Pat<(OldSegmentsOp:$k $x, $y), (UnaryOp (OldSegmentsOp $x, $y)), [(HasNoUseOf $k)]>;
def Case3 : Pat<(BinaryOp (UnaryOp:$k $x), (UnaryOp $x)), (SameTypeOp (NativeSelf $x)),
    [(HasNoUseOf:$k), (F32 $x)]>;
def Case4 : Pat<(UnaryOp $x), (NativeSelf $x), [(HasNoUseOf:$x $x), (F32:$x $x)]>;
def Case5 : Pat<(UnaryOp $x), (SameTypeOp $x),
    [(Constraint<CPred<"$_builder $_loc $_op $0 $_self">> $x)]>;

// --- attributes_in_the_dictionary --gen-rewriters
include "operations.td"
def Case1 : Pat<(OldAttrOp $x, $a, $o, $d), (OldAttrOp $x, $a, $o, $d)>;
def Case2 : Pat<(OldAttrOp $x, $a, $o, $d), (OldInferredOp (OldConstOp $a))>;
def Case3 : Pat<(OldSegmentsOp $x, $y), (OldSegmentsOp $x, $y)>;
def Case4 : Pat<(OldNestedOp $x, $s), (OldNestedOp $x, $s)>;
def Case5 : Pat<(OldAnyOp I32Attr:$x), (OldAnyOp $x)>;
def Case6 : Pat<(OldAnyOp ConstantAttr<I32Attr, "3">), (OldAnyOp ConstantAttr<I32Attr, "2">)>;
def Case7 : Pat<(OldAnyOp (NativeSelf I32Attr:$x)), (OldAnyOp $x)>;
def Case8 : Pat<(BinaryOp $x, (ConstantLikeMatcher AnyAttr:$b)), (OldAnyOp $b)>;
def Case9 : Pat<(OldAnyOp $x), (NativeSelf $x)>;
def Case10 : Pat<(OldAttrOp AnyType:$x, AnyAttr:$a, UnitAttr:$o, F32Attr), (OldAttrOp $x, $a, $o,
    ConstF32Attr<"1.0">)>;
def Case11 : Pat<(OldAnyOp ConstBoolAttrTrue), (OldAnyOp ConstBoolAttrFalse)>;
def Case12 : Pat<(OldAnyOp ConstantStrAttr<StrAttr, "abc">:$x), (OldAnyOp ConstantStrAttr<StrAttr,
    "abc">:$x)>;
def Case13 : Pat<(UnaryOp (NativeSelf)), (OldConstOp ConstantAttr<I32Attr, "2">)>;
def Case14 : Pat<(UnaryOp $x), (OldInferredOp (OldInferredOp $x))>;

// --- native_code_1 --gen-rewriters
include "operations.td"
def Case1 : Pattern<(BinaryOp $x, (MatchTwo $a, I32Attr:$b)), [(AttrOp (NativePair:$g__1 $x, $a),
    $b)]>;
def Case2 : Pattern<(TwoResultsOp:$q $x, $a, $b, $c), [(NativePair:$g $x, $a)]>;
def Case3 : Pattern<(TwoResultsOp:$q $x, $a, $b, $c), [(NativeVoid $x), (NativePair:$g $x, $a),
    (replaceWithValue $g__0), (TwoResultsOp:$w__0 $x, $a, $b, $c)]>;
def Case4 : Pattern<(SinkOp (SinkOp:$w $x)), [(SinkOp $x), (NativeVoid $w)]>;
def Case5 : Pat<(TwoResultsOp:$w $x, $o, ConfinedAttr<I32Attr, [IntPositive]>:$d, $u),
    (TwoResultsOp $x, NativeSelf:$o, NativeSelf:$d, (NativeSelf $u))>;
def Case6 : Pat<(AttrOp $x, $y), (AttrOp $x, NativeSelf:$y)>;
def Case7 : Pat<(SegmentsOp $a, $b, I32:$c, ConstantStrAttr<StrAttr, "x\"y">:$s), (SegmentsOp $a,
    $b, $c, NativeSelf:$s)>;
def Case8 : Pat<(SinkOp $x), (SinkOp (NativePair:$g__1 $x))>;
def Case9 : Pat<(BinaryOp $x, F32:$y), (NativeSelf:$g $x)>;
def Case10 : Pat<(BinaryOp $x, F32:$y), (NativeSelf:$g__0 $x)>;
def Case11 : Pat<(UnaryOp I32), (SameTypeOp (ConstantLikeMatcher))>;
def Case12 : Pat<(BinaryOp $x, $y), (SameTypeOp (NativeSelf (NativeVoid $x)))>;
def Case13 : Pat<(AttrOp $x, $y), (AttrOp $x, (NativeVoid $y))>;
def Case14 : Pat<(AttrOp $x, $y), (AttrOp $x, (NativePair $y))>;

// --- native_code_2 --gen-rewriters
include "operations.td"
def Case1 : Pat<(UnaryOp (NativeSelf F32:$x, I32Attr:$_, $_, $y)), (NativeSelf $y, $x)>;
def Case2 : Pat<(UnaryOp (NativeSelf F32:$x, Color:$e, ConstantEnumCase<Color,"X">:$f, $y)),
    (NativeSelf $y, $x, $e, $f)>;
def Case3 : Pat<(UnaryOp (NativeSelf F32:$x, I32EnumAttrCase<"X", 0>:$e, $y)), (NativeSelf $y, $x,
    $e)>;

// --- several_results --gen-rewriters
include "operations.td"
def Case1 : Pat<(SinkOp (TwoResultsOp:$w $x, $_, $_, $_)), (SinkOp $w__0)>;
def Case2 : Pattern<(TwoResultsOp $x, $a, $b, $c), [(replaceWithValue $x), (replaceWithValue
    $x)]>;
def Case3 : Pattern<(TwoResultsOp:$r $x, $a, $b, $c), [(replaceWithValue $r), (replaceWithValue
    $r__1)]>;
def Case4 : Pat<(SinkOp (SegmentsOp:$v $x, $y, $z, $s)), (SinkOp $v__1)>;
def Case5 : Pattern<(SegmentsOp:$r $x, $y, $z, $s), [(SegmentsOp:$q $x, $y, $z, $s),
    (replaceWithValue $q__0), (replaceWithValue $q__1)]>;
def Case6 : Pattern<(SegmentsOp:$r $x, $y, $z, $s), [(SegmentsOp:$q__1 $x, $y, $z, $s),
    (replaceWithValue $r__0)]>;
def Case7 : Pattern<(TwoResultsOp $x, $a, $b, $c), [(SinkOp (UnaryOp $x)), (TwoResultsOp
    (SameTypeOp $x), $a, $b, $c)]>;
def Case8 : Pattern<(UnaryOp $x), [(TwoResultsOp:$r__0 $x, $x, $x, $x), (SameTypeOp $r__1)]>;
def Case9 : Pattern<(TwoResultsOp $x, $a, $_, $_), [(replaceWithValue $x), (replaceWithValue
    $a)]>;

// --- single_operations --gen-rewriters
include "operations.td"
def Case1 : Pat<(BinaryOp $x, $x), (UnaryOp $x)>;
def Case2 : Pat<(BinaryOp $x, (BinaryOp $x, (BinaryOp $x, $y))), (UnaryOp $x)>;
def Case3 : Pat<(AttrOp $x, $y), (AttrOp $y, $x)>;
def Case4 : Pat<(UnaryOp:$x__1 $y), (UnaryOp $y)>;
def Case5 : Pattern<(SinkOp $x), []>;
def Case6 : Pat<(BinaryOp (UnaryOp $x), F32:$y), (BinaryOp (UnaryOp:$k $x), $k)>;
def Case7 : Pat<(BinaryOp (UnaryOp $x), (UnaryOp $x)), (SameTypeOp $x)>;
def Case8 : Pat<(BinaryOp:$long_name_here $first_operand, (BinaryOp $second_operand, (BinaryOp
    $third_operand, (BinaryOp $a1, (BinaryOp $a2, (BinaryOp $a3, (BinaryOp $a4, (BinaryOp $a5,
    (BinaryOp $a6, (BinaryOp:$u7 $a7, (BinaryOp $a8, (BinaryOp:$i1 $a9, (BinaryOp $b1, (BinaryOp
    $b2, (BinaryOp $b3, (BinaryOp:$i2 $b4, (BinaryOp $b5, (BinaryOp $b6, (BinaryOp $a1, (BinaryOp
    $a1, (BinaryOp $a1, (BinaryOp $a1, $a2)))))))))))))))))))))), (UnaryOp $a1)>;
def Case9 : Pat<(SinkOp:$r $x), (SinkOp $r)>;
def Case10 : Pat<(AttrOp $x, (UnaryOp $x)), (AttrOp $x, $x)>;
def Case11 : Pat<(UnaryOp:$r__2 $x), (SameTypeOp $r)>;

// --- replaced_by_nothing --gen-rewriters
include "operations.td"
def Case1 : Pat<(PropsOp $x, (SinkOp:$none $y), $_, $_, $_), (replaceWithValue $none)>;
def Case2 : Pat<(UnaryOp (SinkOp:$none $y)), (replaceWithValue $none)>;

// --- attributes_behind_either --gen-rewriters
include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, dag args> : Op<T_Dialect, mnemonic> {
  let arguments = args;
  let results = (outs I32:$r);
}
def AOp : T_Op<"a", (ins I32:$a, I32:$b, I32Attr:$k, I32:$c)>;
def BOp : T_Op<"b", (ins I32Attr:$k, I32:$a, I32:$b)>;
def COp : T_Op<"c", (ins I32:$a, I32:$b, I64Prop:$k, I32Attr:$l, I32:$c)>;
def : Pat<(AOp (either $x, $y), $k, $c), (replaceWithValue $x)>;
def : Pat<(BOp $k, (either $x, $y)), (replaceWithValue $x)>;
def : Pat<(COp (either $x, $y), $k, $l, $c), (replaceWithValue $x)>;

// --- conditions-on-properties-of-any-type --gen-rewriters
include "mlir/IR/PatternBase.td"
include "mlir/IR/Properties.td"
def P_Dialect : Dialect { let name = "p"; let cppNamespace = "::p"; }
def Pos : ConfinedProp<I64Prop, CPred<"$_self > 0">, "positive">;
def Big : PropConstraint<CPred<"$_self > 7">, "big">;
class P_Op<string n> : Op<P_Dialect, n> { let arguments = (ins I64Prop:$p); let results = (outs I32:$r); }
def A : P_Op<"a">;
def B : P_Op<"b">;
def : Pat<(A Pos:$p), (B $p)>;
def : Pat<(B Pos:$p), (A $p)>;
def : Pat<(B Big:$p), (A $p)>;
def : Pat<(A Big:$p), (A $p)>;
def : Pat<(B PropConstraint<CPred<"$_self > 7">, "another">:$p), (A $p)>;
def : Pat<(B ConstantProp<I64Prop, "5">), (A ConstantProp<I64Prop, "6">)>;

// --- nothing_to_hand_on --gen-rewriters
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
def Bare : Dialect { let name = "bare"; let cppNamespace = "::bare"; }
def SourceOp : Op<Bare, "source"> { let results = (outs AnyType:$r); }
def SinkOp : Op<Bare, "sink"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Case1 : Pat<(SinkOp (SinkOp $x)), (SinkOp (SourceOp))>;
