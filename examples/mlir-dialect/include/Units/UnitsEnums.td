// Enumerations: SI prefixes, how quantities compare, and the liberties arithmetic may take.

#ifndef UNITS_ENUMS_TD
#define UNITS_ENUMS_TD

include "Units/UnitsDialect.td"
include "mlir/IR/EnumAttr.td"

class Units_Enum<string name, string summary, list<EnumCase> cases>
    : I32Enum<name, summary, cases> {
  let cppNamespace = "::units";
}

// The value is the power of ten, plus nine: enumerators are not negative.
def Units_Prefix : Units_Enum<"Prefix", "SI prefix", [
  I32EnumCase<"Nano", 0, "nano">,
  I32EnumCase<"Micro", 3, "micro">,
  I32EnumCase<"Milli", 6, "milli">,
  I32EnumCase<"Centi", 7, "centi">,
  I32EnumCase<"Kilo", 12, "kilo">,
  I32EnumCase<"Mega", 15, "mega">,
  I32EnumCase<"Giga", 18, "giga">,
]>;

def Units_Predicate : Units_Enum<"Predicate", "comparison of two quantities", [
  I32EnumCase<"Less", 0, "lt">,
  I32EnumCase<"LessOrEqual", 1, "le">,
  I32EnumCase<"Equal", 2, "eq">,
  I32EnumCase<"NotEqual", 3, "ne">,
  I32EnumCase<"GreaterOrEqual", 4, "ge">,
  I32EnumCase<"Greater", 5, "gt">,
]>;

def Units_Reassociate : I32BitEnumCaseBit<"Reassociate", 0, "reassociate">;
def Units_Contract : I32BitEnumCaseBit<"Contract", 1, "contract">;
def Units_Reciprocal : I32BitEnumCaseBit<"Reciprocal", 2, "reciprocal">;

def Units_Relaxed : I32BitEnum<"Relaxed", "what may change how a result is rounded", [
  I32BitEnumCase<"None", 0, "none">,
  Units_Reassociate,
  Units_Contract,
  Units_Reciprocal,
  BitEnumCaseGroup<"Any", [Units_Reassociate, Units_Contract, Units_Reciprocal], "any">,
]> {
  let cppNamespace = "::units";
  let printBitEnumPrimaryGroups = 1;
}

def Units_PrefixAttr : EnumAttr<Units_Dialect, Units_Prefix, "prefix">;
def Units_PredicateAttr : EnumAttr<Units_Dialect, Units_Predicate, "predicate">;
def Units_RelaxedAttr : EnumAttr<Units_Dialect, Units_Relaxed, "relaxed"> {
  let assemblyFormat = "`<` $value `>`";
}

#endif // UNITS_ENUMS_TD
