def Audit : Pass<"ledger-audit"> {
  let summary = "List all bookings";
}
