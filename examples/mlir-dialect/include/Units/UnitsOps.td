// The operations. The root of everything generated for them, for the types and for the enumerations.

#ifndef UNITS_OPS_TD
#define UNITS_OPS_TD

include "Units/UnitsDialect.td"
include "Units/UnitsEnums.td"
include "Units/UnitsInterfaces.td"
include "Units/UnitsTypes.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Units_Op<string mnemonic, list<Trait> traits = []> : Op<Units_Dialect, mnemonic, traits>;

// Computes a quantity, and has no other effect.
class Units_Arithmetic<string mnemonic, list<Trait> traits = []>
    : Units_Op<mnemonic, [Pure, DeclareOpInterfaceMethods<Units_DimensionedOpInterface>] # traits> {
  let results = (outs Units_Quantity:$result);
}

// A quantity of the kind of all operands.
class Units_SameKind<string mnemonic, list<Trait> traits = []>
    : Units_Arithmetic<mnemonic, [SameOperandsAndResultType] # traits>;

// A quantity of another kind than the operands: `deriveDimension` says which.
class Units_OtherKind<string mnemonic, list<Trait> traits = []>
    : Units_Arithmetic<mnemonic, [InferTypeOpAdaptor] # traits> {
  let extraClassDeclaration = [{
    static ::units::DimensionAttr deriveDimension(
        ::llvm::ArrayRef<::units::DimensionAttr> operands);
  }];
}

//--- numbers in and out -------------------------------------------------------

def Units_ConstantOp : Units_Arithmetic<"constant", [ConstantLike]> {
  let summary = "a quantity that is known";
  let description = [{
    ```mlir
    %g = units.constant 9.81 : !units.quantity<f64, m/s2>
    %d = units.constant 1.5 kilo : !units.quantity<f64, m>
    ```
  }];
  let arguments = (ins F64Attr:$value, OptionalAttr<Units_PrefixAttr>:$prefix);
  let assemblyFormat = "custom<Number>($value, $prefix) attr-dict `:` type($result)";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$type, "::mlir::FloatAttr":$value), [{
      build($_builder, $_state, type, value, PrefixAttr());
    }]>
  ];
  let extraClassDeclaration = [{
    // The number of units: the value, times what the prefix stands for.
    ::mlir::FloatAttr getNumber();
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Units_WrapOp : Units_Arithmetic<"wrap", [
    TypesMatchWith<"the number is what the quantity is stored as", "result", "number",
                   "::llvm::cast<::units::QuantityType>($_self).getStorage()">]> {
  let summary = "a number of units as a quantity";
  let arguments = (ins AnyFloat:$number, OptionalAttr<Units_PrefixAttr>:$prefix);
  let assemblyFormat = "$number (`in` `` $prefix^)? attr-dict `:` type($result)";
}

def Units_UnwrapOp : Units_Op<"unwrap", [Pure,
    TypesMatchWith<"the number is what the quantity is stored as", "quantity", "number",
                   "::llvm::cast<::units::QuantityType>($_self).getStorage()">]> {
  let summary = "a quantity as a number of units";
  let arguments = (ins Units_Quantity:$quantity, OptionalAttr<Units_PrefixAttr>:$prefix);
  let results = (outs AnyFloat:$number);
  let assemblyFormat = "$quantity (`in` `` $prefix^)? attr-dict `:` type($quantity)";
}

//--- arithmetic ---------------------------------------------------------------

class Units_SumOp<string mnemonic, list<Trait> traits = []> : Units_SameKind<mnemonic, traits> {
  let arguments = (ins Units_Quantity:$lhs, Units_Quantity:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Units_AddOp : Units_SumOp<"add", [Commutative]> {
  let summary = "sum of two quantities of one kind";
}

def Units_SubOp : Units_SumOp<"sub"> {
  let summary = "difference of two quantities of one kind";
}

def Units_NegOp : Units_SameKind<"neg"> {
  let summary = "a quantity with the other sign";
  let arguments = (ins Units_Quantity:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
  let hasFolder = 1;
}

class Units_ProductOp<string mnemonic, list<Trait> traits = []>
    : Units_OtherKind<mnemonic, traits> {
  let arguments = (ins
    Units_Quantity:$lhs,
    Units_Quantity:$rhs,
    DefaultValuedAttr<Units_RelaxedAttr, "::units::Relaxed::None">:$relaxed
  );
  let assemblyFormat = [{
    $lhs `,` $rhs (`relaxed` `` $relaxed^)? attr-dict `:` type($lhs) `,` type($rhs)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
      build($_builder, $_state, lhs, rhs, Relaxed::None);
    }]>
  ];
  let hasFolder = 1;
}

def Units_MulOp : Units_ProductOp<"mul", [Commutative]> {
  let summary = "product of two quantities";
  let description = [{
    ```mlir
    %f = units.mul %mass, %g : !units.quantity<f64, kg>, !units.quantity<f64, m/s2>
    %e = units.mul %f, %h relaxed<reassociate|contract>
        : !units.quantity<f64, N>, !units.quantity<f64, m>
    ```
  }];
}

def Units_DivOp : Units_ProductOp<"div"> {
  let summary = "quotient of two quantities";
}

def Units_SqrtOp : Units_OtherKind<"sqrt"> {
  let summary = "square root of a quantity";
  let description = "There is one where all exponents of the dimension are even.";
  let arguments = (ins Units_Quantity:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
  let hasFolder = 1;
}

def Units_ClampOp : Units_SameKind<"clamp", [AttrSizedOperandSegments]> {
  let summary = "a quantity between bounds";
  let description = [{
    ```mlir
    %t = units.clamp %t0 from %low to %high : !units.quantity<f64, K>
    %v = units.clamp %v0 to %limit : !units.quantity<f64, m/s>
    ```
  }];
  let arguments = (ins
    Units_Quantity:$operand,
    Optional<Units_Quantity>:$low,
    Optional<Units_Quantity>:$high
  );
  let assemblyFormat = [{
    $operand oilist(`from` $low | `to` $high) attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

//--- decisions ----------------------------------------------------------------

def Units_CompareOp : Units_Op<"compare", [Pure, SameTypeOperands]> {
  let summary = "whether one quantity is less than, equal to, ... another";
  let arguments = (ins
    Units_PredicateAttr:$predicate,
    Units_Quantity:$lhs,
    Units_Quantity:$rhs
  );
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `` $predicate $rhs attr-dict `:` type($lhs)";
}

def Units_BranchOp : Units_Op<"branch", [Pure, SameTypeOperands, Terminator]> {
  let summary = "jump that depends on how two quantities compare";
  let description = [{
    ```mlir
    units.branch %height gt %ground, ^flying, ^landed : !units.quantity<f64, m>
    ```
  }];
  let arguments = (ins
    Units_PredicateAttr:$predicate,
    Units_Quantity:$lhs,
    Units_Quantity:$rhs
  );
  let successors = (successor AnySuccessor:$then, AnySuccessor:$otherwise);
  let assemblyFormat = [{
    $lhs `` $predicate $rhs `,` $then `,` $otherwise attr-dict `:` type($lhs)
  }];
}

//--- change over time ---------------------------------------------------------

def Units_IntegrateOp : Units_Op<"integrate", [
    Pure, InferTypeOpAdaptor,
    SingleBlockImplicitTerminator<"::units::YieldOp">]> {
  let summary = "quantities that change at a known rate, some time later";
  let description = [{
    The region gets the time since the start and the quantities at that time; it yields their rates.
    They are followed over `duration` in equal steps (Euler's method).

    ```mlir
    %height, %speed = units.integrate %h0, %v0 over %time in 1000 steps
        : !units.quantity<f64, m>, !units.quantity<f64, m/s> over !units.quantity<f64, s>
        (%t, %h, %v) {
      units.yield %v, %g : !units.quantity<f64, m/s>, !units.quantity<f64, m/s2>
    }
    ```
  }];
  let arguments = (ins
    Variadic<Units_Quantity>:$initial,
    Units_Quantity:$duration,
    ConfinedAttr<I64Attr, [IntPositive]>:$steps
  );
  let results = (outs Variadic<Units_Quantity>:$results);
  let regions = (region SizedRegion<1>:$rates);
  let assemblyFormat = [{
    $initial `over` $duration `in` $steps `steps` `:` type($initial) `over` type($duration)
    custom<Rates>($rates, ref(type($initial)), ref(type($duration))) attr-dict
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Units_YieldOp : Units_Op<"yield", [Pure, ReturnLike, Terminator,
    HasParent<"::units::IntegrateOp">]> {
  let summary = "the rates at which quantities change";
  let arguments = (ins Variadic<Units_Quantity>:$rates);
  let assemblyFormat = "($rates^ `:` type($rates))? attr-dict";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

#endif // UNITS_OPS_TD
