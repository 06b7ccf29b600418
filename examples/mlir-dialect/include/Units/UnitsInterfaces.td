// What every operation that computes a quantity can be asked.

#ifndef UNITS_INTERFACES_TD
#define UNITS_INTERFACES_TD

include "mlir/IR/Interfaces.td"

def Units_DimensionedOpInterface : OpInterface<"DimensionedOpInterface"> {
  let cppNamespace = "::units";
  let description = [{
    An operation whose first result is a quantity. Most keep the dimension of what they are given;
    those that do not say how they derive it.
  }];

  let methods = [
    StaticInterfaceMethod<
      [{The dimension of the result from those of the operands; null where there is none.}],
      "::units::DimensionAttr", "deriveDimension",
      (ins "::llvm::ArrayRef<::units::DimensionAttr>":$operands), "", [{
        return ::llvm::all_equal(operands) ? operands.front() : nullptr;
      }]>,
    InterfaceMethod<
      [{The quantity that is computed.}],
      "::units::QuantityType", "getQuantity", (ins), "", [{
        return ::llvm::cast<::units::QuantityType>($_op->getResult(0).getType());
      }]>,
    InterfaceMethod<
      [{Whether the quantity is a mere number.}],
      "bool", "isDimensionless", (ins), "", [{
        return $_op.getQuantity().getDimension().isOne();
      }]>,
  ];
}

#endif // UNITS_INTERFACES_TD
