// The type of a quantity, and the attribute that is its dimension.

#ifndef UNITS_TYPES_TD
#define UNITS_TYPES_TD

include "Units/UnitsDialect.td"
include "mlir/IR/AttrTypeBase.td"

class Exponent<string unit> : DefaultValuedParameter<"int64_t", "0", "exponent of the " # unit>;

def Units_Dimension : AttrDef<Units_Dialect, "Dimension"> {
  let mnemonic = "dimension";
  let summary = "Exponents of the seven SI base units";
  let description = [{
    `#units.dimension<length = 1, time = -2>` is an acceleration's dimension. Where a type names
    it, it is written as a unit: `m/s2`.
  }];
  let parameters = (ins
    Exponent<"metre">:$length,
    Exponent<"kilogram">:$mass,
    Exponent<"second">:$time,
    Exponent<"ampere">:$current,
    Exponent<"kelvin">:$temperature,
    Exponent<"mole">:$amount,
    Exponent<"candela">:$luminosity
  );
  let assemblyFormat = "`<` struct(params) `>`";

  let extraClassDeclaration = [{
    bool isOne() const { return *this == DimensionAttr::get(getContext()); }
    std::array<int64_t, 7> getExponents() const;

    // The dimension of a product: this, and `other` to the power of `exponent`.
    DimensionAttr times(DimensionAttr other, int64_t exponent = 1) const;
    // The dimension of a square root; null where an exponent is odd.
    DimensionAttr squareRoot() const;
  }];
  // Every exponent may be left out.
  let builders = [AttrBuilder<(ins), [{ return $_get($_ctxt, 0, 0, 0, 0, 0, 0, 0); }]>];
}

def Units_Quantity : TypeDef<Units_Dialect, "Quantity"> {
  let mnemonic = "quantity";
  let summary = "A number with a physical dimension";
  let description = [{
    The unit is a product of base units (`m kg s A K mol cd`) and of those with a name of their own
    (`N J W Pa C V Hz`), each followed by an exponent, and at most one `/` that divides by what
    follows: `kg.m/s2`, `J/K`, `1/s`. A number without dimension is written `1`.
  }];
  let parameters = (ins "::mlir::FloatType":$storage, "::units::DimensionAttr":$dimension);
  let assemblyFormat = "`<` $storage `,` custom<Unit>($dimension) `>`";
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::FloatType":$storage,
                                        "::units::DimensionAttr":$dimension), [{
      return $_get(storage.getContext(), storage, dimension);
    }]>
  ];
}

#endif // UNITS_TYPES_TD
