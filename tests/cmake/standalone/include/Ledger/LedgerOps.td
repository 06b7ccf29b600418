// Accounts and what is booked on them.

include "LedgerInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Ledger_Dialect : Dialect {
  let name = "ledger";
  let summary = "Bookkeeping";
  let cppNamespace = "::ledger";
  let useDefaultTypePrinterParser = 1;
}

def Ledger_Side : I32EnumAttr<"Side", "side of an account", [
  I32EnumAttrCase<"Debit", 0, "debit">,
  I32EnumAttrCase<"Credit", 1, "credit">
]> {
  let cppNamespace = "::ledger";
}

def Ledger_Amount : TypeDef<Ledger_Dialect, "Amount"> {
  let mnemonic = "amount";
  let parameters = (ins StringRefParameter<"the currency">:$currency);
  let assemblyFormat = "`<` $currency `>`";
}

def Ledger_BookOp : Op<Ledger_Dialect, "book", [Ledger_Booking]> {
  let summary = "book an amount";
  let arguments = (ins Ledger_Amount:$amount, Ledger_Side:$side, OptionalAttr<StrAttr>:$text);
  let assemblyFormat = "$side $amount (`for` $text^)? attr-dict `:` type($amount)";
}
