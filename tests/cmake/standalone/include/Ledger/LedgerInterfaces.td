// What can be asked of a booking.

include "mlir/IR/Interfaces.td"

def Ledger_Booking : OpInterface<"Booking"> {
  let cppNamespace = "::ledger";
  let methods = [
    InterfaceMethod<"Whether it is on the debit side.", "bool", "isDebit", (ins), "", [{
      return true;
    }]>
  ];
}
