// Dimensions: reading and writing them as units, and calculating with them.

#include "Units/Units.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace units;

namespace {

using Exponents = std::array<int64_t, 7>;

struct Unit {
  StringRef name;
  Exponents exponents; // m kg s A K mol cd
};

constexpr size_t numBaseUnits = 7;

// Base units first, in the order of a dimension's parameters.
constexpr Unit knownUnits[] = {
    {"m", {1, 0, 0, 0, 0, 0, 0}},   {"kg", {0, 1, 0, 0, 0, 0, 0}},   {"s", {0, 0, 1, 0, 0, 0, 0}},
    {"A", {0, 0, 0, 1, 0, 0, 0}},   {"K", {0, 0, 0, 0, 1, 0, 0}},    {"mol", {0, 0, 0, 0, 0, 1, 0}},
    {"cd", {0, 0, 0, 0, 0, 0, 1}},  {"N", {1, 1, -2, 0, 0, 0, 0}},   {"J", {2, 1, -2, 0, 0, 0, 0}},
    {"W", {2, 1, -3, 0, 0, 0, 0}},  {"Pa", {-1, 1, -2, 0, 0, 0, 0}}, {"C", {0, 0, 1, 1, 0, 0, 0}},
    {"V", {2, 1, -3, -1, 0, 0, 0}}, {"Hz", {0, 0, -1, 0, 0, 0, 0}},
};

const Unit *findUnit(StringRef name) {
  const auto *found =
      llvm::find_if(knownUnits, [&](const Unit &unit) { return unit.name == name; });
  return found == std::end(knownUnits) ? nullptr : found;
}

// Adds what "kg.m2" says, `sign` times, to the exponents.
ParseResult addFactors(AsmParser &parser, SMLoc location, StringRef text, int64_t sign,
                       Exponents &exponents) {
  for (StringRef factor : llvm::split(text, '.')) {
    StringRef name = factor.rtrim("0123456789");
    StringRef digits = factor.drop_front(name.size());
    const Unit *unit = findUnit(name);
    int64_t exponent = 1;
    if (!unit)
      return parser.emitError(location) << "no unit is called '" << name << "'";
    if (!digits.empty() && (digits.getAsInteger(10, exponent) || exponent > 99))
      return parser.emitError(location) << "exponents go up to 99, not " << digits;
    for (size_t i = 0; i < numBaseUnits; ++i)
      exponents[i] += sign * exponent * unit->exponents[i];
  }
  return success();
}

ParseResult parseFactors(AsmParser &parser, int64_t sign, Exponents &exponents) {
  SMLoc location = parser.getCurrentLocation();
  StringRef text;
  if (failed(parser.parseOptionalKeyword(&text)))
    return parser.emitError(location, "expected a unit, such as kg.m/s2");
  return addFactors(parser, location, text, sign, exponents);
}

DimensionAttr makeDimension(MLIRContext *context, const Exponents &e) {
  return DimensionAttr::get(context, e[0], e[1], e[2], e[3], e[4], e[5], e[6]);
}

// unit ::= (`1` | factors) (`/` factors)?
// factors ::= a keyword: name exponent? (`.` name exponent?)*
ParseResult parseUnit(AsmParser &parser, DimensionAttr &dimension) {
  Exponents exponents{};
  int64_t one = 1;
  SMLoc location = parser.getCurrentLocation();
  OptionalParseResult number = parser.parseOptionalInteger(one);
  if (number.has_value() ? failed(*number) : failed(parseFactors(parser, 1, exponents)))
    return failure();
  if (one != 1)
    return parser.emitError(location, "a unit begins with a name, or with 1");
  if (succeeded(parser.parseOptionalSlash()) && failed(parseFactors(parser, -1, exponents)))
    return failure();
  dimension = makeDimension(parser.getContext(), exponents);
  return success();
}

// The factors of one side of the `/`: those whose exponents have the sign.
std::string factors(const Exponents &exponents, int64_t sign) {
  SmallVector<std::string> shown;
  for (size_t i = 0; i < numBaseUnits; ++i) {
    int64_t exponent = sign * exponents[i];
    if (exponent > 0)
      shown.push_back(knownUnits[i].name.str() + (exponent > 1 ? llvm::itostr(exponent) : ""));
  }
  return llvm::join(shown, ".");
}

// A named unit where one fits, base units otherwise. A frequency stays 1/s: so are other rates.
void printUnit(AsmPrinter &printer, DimensionAttr dimension) {
  const Exponents exponents = dimension.getExponents();
  for (const Unit &unit : knownUnits) {
    if (unit.exponents == exponents && unit.name != "Hz") {
      printer << unit.name;
      return;
    }
  }
  std::string above = factors(exponents, 1), below = factors(exponents, -1);
  printer << (above.empty() ? "1" : above) << (below.empty() ? "" : "/") << below;
}

} // namespace

Exponents DimensionAttr::getExponents() const {
  return {getLength(),      getMass(),   getTime(),      getCurrent(),
          getTemperature(), getAmount(), getLuminosity()};
}

DimensionAttr DimensionAttr::times(DimensionAttr other, int64_t exponent) const {
  Exponents product = getExponents();
  for (auto [mine, theirs] : llvm::zip_equal(product, other.getExponents()))
    mine += exponent * theirs;
  return makeDimension(getContext(), product);
}

DimensionAttr DimensionAttr::squareRoot() const {
  Exponents root = getExponents();
  for (int64_t &exponent : root) {
    if (exponent % 2 != 0)
      return nullptr;
    exponent /= 2;
  }
  return makeDimension(getContext(), root);
}

#include "Units/UnitsEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "Units/UnitsAttributes.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "Units/UnitsTypes.cpp.inc"

#include "Units/UnitsDialect.cpp.inc"

// Here, where the classes of attributes and types are complete.
void UnitsDialect::registerAttributesAndTypes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "Units/UnitsAttributes.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "Units/UnitsTypes.cpp.inc"
      >();
}
