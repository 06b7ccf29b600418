// The dialect itself: its name, where its classes live, what it is for.

#ifndef UNITS_DIALECT_TD
#define UNITS_DIALECT_TD

include "mlir/IR/DialectBase.td"

def Units_Dialect : Dialect {
  let name = "units";
  let cppNamespace = "::units";
  let summary = "Numbers that know their physical unit";
  let description = [{
    A value of this dialect is a floating point number in SI base units together with its physical
    dimension. Adding metres to seconds does not parse, multiplying them gives metre seconds, and
    lowering leaves plain arithmetic: the units cost nothing at run time.
  }];

  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    void registerAttributesAndTypes();
  }];
}

#endif // UNITS_DIALECT_TD
