// Simplifications, as rewrite rules.

include "Units/UnitsOps.td"
include "mlir/IR/PatternBase.td"

// 1.5 kilo is 1500.
def ApplyPrefix : NativeCodeCall<"applyPrefix($0, $1)">;
def NoPrefix : NativeCodeCall<"::units::PrefixAttr()">;
def HasPrefix : Constraint<CPred<"$0 != nullptr">, "has a prefix">;
def PrefixIsAFactor : Pat<
  (Units_ConstantOp $value, $prefix),
  (Units_ConstantOp (ApplyPrefix $value, $prefix), (NoPrefix)),
  [(HasPrefix $prefix)]>;

// Signs.
def NegNeg : Pat<(Units_NegOp (Units_NegOp $x)), (replaceWithValue $x)>;
def AddNeg : Pat<(Units_AddOp $x, (Units_NegOp $y)), (Units_SubOp $x, $y)>;
def SubNeg : Pat<(Units_SubOp $x, (Units_NegOp $y)), (Units_AddOp $x, $y)>;

// A quotient by a constant is a product, where rounding may differ.
def Reciprocal : NativeCodeCall<"reciprocal($_builder, $0)">;
def ReciprocalType : NativeCodeCall<"reciprocalType($0)">;
def MayUseReciprocal : Constraint<
  CPred<"::units::bitEnumContainsAll($0.getValue(), ::units::Relaxed::Reciprocal)">,
  "may use the reciprocal">;
def HasReciprocal : Constraint<
  CPred<"std::isfinite(1.0 / applyPrefix($0, $1).getValueAsDouble())">, "has a reciprocal">;
def DivByConstant : Pat<
  (Units_DivOp $x, (Units_ConstantOp:$divisor $value, $prefix), $relaxed),
  (Units_MulOp $x,
    (Units_ConstantOp (Reciprocal (ApplyPrefix $value, $prefix)), (NoPrefix),
      (returnType (ReciprocalType $divisor))),
    $relaxed),
  [(MayUseReciprocal $relaxed), (HasReciprocal $value, $prefix)]>;
