// The operations: what they infer, check, fold and simplify.

#include "Units/Units.h"

#include "llvm/ADT/SmallString.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"

#include <cmath>

using namespace mlir;
using namespace units;

namespace {

//--- custom directives --------------------------------------------------------

// The shortest of the usual precisions that reads back as the same number.
std::string decimal(double number) {
  SmallString<32> text;
  double reread = 0;
  for (unsigned digits : {6, 15, 16, 17}) {
    text.clear();
    APFloat(number).toString(text, digits);
    if (!text.str().getAsDouble(reread) && reread == number)
      break;
  }
  if (!text.str().contains('.'))
    text += ".0"; // what MLIR takes as a float
  return text.str().str();
}

// number ::= float prefix?, without the type
ParseResult parseNumber(OpAsmParser &parser, FloatAttr &attribute, PrefixAttr &prefix) {
  double value = 0;
  if (failed(parser.parseFloat(value)))
    return failure();
  attribute = parser.getBuilder().getF64FloatAttr(value);

  SMLoc location = parser.getCurrentLocation();
  StringRef name;
  if (failed(parser.parseOptionalKeyword(&name)))
    return success();
  std::optional<Prefix> known = symbolizePrefix(name);
  if (!known)
    return parser.emitError(location) << "no SI prefix is called '" << name << "'";
  prefix = PrefixAttr::get(parser.getContext(), *known);
  return success();
}

void printNumber(OpAsmPrinter &printer, Operation *, FloatAttr attribute, PrefixAttr prefix) {
  printer << decimal(attribute.getValueAsDouble());
  if (prefix)
    printer << ' ' << stringifyPrefix(prefix.getValue());
}

// (%time, %quantity...) { ... }: the arguments' types are those of the duration and the quantities.
ParseResult parseRates(OpAsmParser &parser, Region &region, TypeRange initial, Type duration) {
  SMLoc location = parser.getCurrentLocation();
  SmallVector<OpAsmParser::Argument> arguments;
  if (failed(parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren)))
    return failure();
  if (arguments.size() != initial.size() + 1)
    return parser.emitError(location)
           << "expected " << initial.size() + 1 << " names: of the time, and of every quantity";
  arguments[0].type = duration;
  for (auto [argument, type] : llvm::zip_equal(llvm::drop_begin(arguments), initial))
    argument.type = type;
  if (failed(parser.parseRegion(region, arguments)))
    return failure();
  IntegrateOp::ensureTerminator(region, parser.getBuilder(), parser.getBuilder().getUnknownLoc());
  return success();
}

void printRates(OpAsmPrinter &printer, Operation *, Region &region, TypeRange, Type) {
  printer << '(';
  llvm::interleaveComma(region.getArguments(), printer,
                        [&](Value argument) { printer.printOperand(argument); });
  printer << ") ";
  printer.printRegion(region, /*printEntryBlockArgs=*/false);
}

//--- folding ------------------------------------------------------------------

FloatAttr applyPrefix(FloatAttr value, PrefixAttr prefix) {
  if (!prefix)
    return value;
  // A negative power is a division: 1 / 1000 is rounded once, 0.001 twice.
  int power = powerOfTen(prefix.getValue());
  double factor = std::pow(10.0, std::abs(power)), number = value.getValueAsDouble();
  return FloatAttr::get(value.getType(), power < 0 ? number / factor : number * factor);
}

FloatAttr reciprocal(Builder &builder, FloatAttr value) {
  return builder.getF64FloatAttr(1.0 / value.getValueAsDouble());
}

QuantityType reciprocalType(Value divisor) {
  auto type = llvm::cast<QuantityType>(divisor.getType());
  DimensionAttr one = DimensionAttr::get(type.getContext());
  return QuantityType::get(type.getStorage(), one.times(type.getDimension(), -1));
}

// Constants are doubles: only of these the result is known to be rounded as at run time.
template <typename Function>
OpFoldResult foldNumbers(ArrayRef<Attribute> operands, Type result, Function function) {
  SmallVector<double, 2> numbers;
  for (Attribute operand : operands) {
    auto number = llvm::dyn_cast_or_null<FloatAttr>(operand);
    if (!number)
      return nullptr;
    numbers.push_back(number.getValueAsDouble());
  }
  double number = function(numbers);
  if (!llvm::cast<QuantityType>(result).getStorage().isF64() || !std::isfinite(number))
    return nullptr;
  return FloatAttr::get(Float64Type::get(result.getContext()), number);
}

//--- inference ----------------------------------------------------------------

template <typename Op>
LogicalResult inferQuantity(std::optional<Location> location, ValueRange operands,
                            SmallVectorImpl<Type> &results) {
  SmallVector<DimensionAttr, 2> dimensions;
  FloatType storage;
  for (Value operand : operands) {
    auto type = llvm::dyn_cast<QuantityType>(operand.getType());
    if (!type || (storage && type.getStorage() != storage))
      return emitOptionalError(location, "operands are stored as different types");
    storage = type.getStorage();
    dimensions.push_back(type.getDimension());
  }
  DimensionAttr dimension = Op::deriveDimension(dimensions);
  if (!dimension)
    return emitOptionalError(location, "'", Op::getOperationName(), "' has no result for ",
                             operands.front().getType());
  results.push_back(QuantityType::get(storage, dimension));
  return success();
}

} // namespace

//--- the dialect --------------------------------------------------------------

void UnitsDialect::initialize() {
  registerAttributesAndTypes();
  addOperations<
#define GET_OP_LIST
#include "Units/UnitsOps.cpp.inc"
      >();
}

Operation *UnitsDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type,
                                             Location location) {
  auto number = llvm::dyn_cast<FloatAttr>(value);
  if (!number || !llvm::isa<QuantityType>(type))
    return nullptr;
  return ConstantOp::create(builder, location, type, number);
}

namespace {
#include "UnitsPatterns.cpp.inc"
} // namespace

void UnitsDialect::getCanonicalizationPatterns(RewritePatternSet &patterns) const {
  populateWithGenerated(patterns);
}

//--- the operations -----------------------------------------------------------

LogicalResult ConstantOp::verify() {
  if (!std::isfinite(getNumber().getValueAsDouble()))
    return emitOpError("is not a finite number");
  return success();
}

FloatAttr ConstantOp::getNumber() { return applyPrefix(getValueAttr(), getPrefixAttr()); }

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getNumber(); }

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  return foldNumbers(adaptor.getOperands(), getType(), [](auto n) { return n[0] + n[1]; });
}

OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  return foldNumbers(adaptor.getOperands(), getType(), [](auto n) { return n[0] - n[1]; });
}

OpFoldResult NegOp::fold(FoldAdaptor adaptor) {
  return foldNumbers(adaptor.getOperands(), getType(), [](auto n) { return -n[0]; });
}

OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  return foldNumbers(adaptor.getOperands(), getType(), [](auto n) { return n[0] * n[1]; });
}

OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  return foldNumbers(adaptor.getOperands(), getType(), [](auto n) { return n[0] / n[1]; });
}

OpFoldResult SqrtOp::fold(FoldAdaptor adaptor) {
  return foldNumbers(adaptor.getOperands(), getType(), [](auto n) { return std::sqrt(n[0]); });
}

DimensionAttr MulOp::deriveDimension(ArrayRef<DimensionAttr> operands) {
  return operands[0].times(operands[1]);
}

DimensionAttr DivOp::deriveDimension(ArrayRef<DimensionAttr> operands) {
  return operands[0].times(operands[1], -1);
}

DimensionAttr SqrtOp::deriveDimension(ArrayRef<DimensionAttr> operands) {
  return operands[0].squareRoot();
}

#define INFER_QUANTITY(Op)                                                                         \
  LogicalResult Op::inferReturnTypes(MLIRContext *, std::optional<Location> location,              \
                                     Adaptor adaptor, SmallVectorImpl<Type> &results) {            \
    return inferQuantity<Op>(location, adaptor.getOperands(), results);                            \
  }
INFER_QUANTITY(MulOp)
INFER_QUANTITY(DivOp)
INFER_QUANTITY(SqrtOp)

LogicalResult ClampOp::verify() {
  if (!getLow() && !getHigh())
    return emitOpError("needs a bound: 'from' a low one, 'to' a high one, or both");
  return success();
}

LogicalResult IntegrateOp::inferReturnTypes(MLIRContext *, std::optional<Location>, Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  llvm::append_range(results, adaptor.getInitial().getTypes());
  return success();
}

// What the region is given: the time, and every quantity; all of them stored alike.
LogicalResult IntegrateOp::verify() {
  SmallVector<Type> expected{getDuration().getType()};
  llvm::append_range(expected, getInitial().getTypes());
  if (getRates().front().getArgumentTypes() != TypeRange(expected))
    return emitOpError("has a region whose arguments are not the time and the quantities");
  FloatType storage = llvm::cast<QuantityType>(expected.front()).getStorage();
  for (Type type : expected)
    if (llvm::cast<QuantityType>(type).getStorage() != storage)
      return emitOpError() << "stores " << type << " and the time as different types";
  return success();
}

// A rate is the quantity per time: the dimensions say whether the region yields the wrong one.
LogicalResult IntegrateOp::verifyRegions() {
  auto yield = llvm::cast<YieldOp>(getRates().front().getTerminator());
  if (yield.getRates().size() != getInitial().size())
    return yield.emitOpError() << "yields " << yield.getRates().size() << " rates of "
                               << getInitial().size() << " quantities";
  DimensionAttr time = llvm::cast<QuantityType>(getDuration().getType()).getDimension();
  for (auto [quantity, rate] : llvm::zip_equal(getInitial(), yield.getRates())) {
    auto type = llvm::cast<QuantityType>(quantity.getType());
    auto expected = QuantityType::get(type.getStorage(), type.getDimension().times(time, -1));
    if (rate.getType() != expected)
      return yield.emitOpError() << "yields " << rate.getType() << " as the rate of " << type
                                 << ": expected " << expected;
  }
  return success();
}

#include "Units/UnitsInterfaces.cpp.inc"

#define GET_OP_CLASSES
#include "Units/UnitsOps.cpp.inc"
