// The passes: quantities to plain numbers, and a report of dimensions.

#include "Units/Passes.h"
#include "Units/Units.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/DialectConversion.h"

#include <cmath>

namespace units {
#define GEN_PASS_DEF_UNITSTOARITH
#define GEN_PASS_DEF_UNITSREPORT
#include "Units/UnitsPasses.h.inc"
} // namespace units

using namespace mlir;
using namespace units;

namespace {

//--- integrals are loops ------------------------------------------------------

// Still with units: that the sums below verify is that the dimensions are right.
void expand(IntegrateOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), op);
  auto durationType = llvm::cast<QuantityType>(op.getDuration().getType());
  FloatType storage = durationType.getStorage();
  auto numberType = QuantityType::get(storage, DimensionAttr::get(op.getContext()));
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, builder.getIndexAttr(value));
  };

  auto count = builder.getF64FloatAttr(static_cast<double>(op.getSteps()));
  Value steps = ConstantOp::create(builder, numberType, count);
  Value step = DivOp::create(builder, op.getDuration(), steps);
  auto loop =
      scf::ForOp::create(builder, index(0), index(op.getSteps()), index(1), op.getInitial());

  builder.setInsertionPointToStart(loop.getBody());
  Value counter = arith::IndexCastOp::create(builder, builder.getI64Type(), loop.getInductionVar());
  Value number = arith::SIToFPOp::create(builder, storage, counter);
  Value time = MulOp::create(builder, step, WrapOp::create(builder, numberType, number, nullptr));

  Block &rates = op.getRates().front();
  auto yield = llvm::cast<YieldOp>(rates.getTerminator());
  SmallVector<Value> arguments{time};
  llvm::append_range(arguments, loop.getRegionIterArgs());
  for (auto [argument, value] : llvm::zip_equal(rates.getArguments(), arguments))
    argument.replaceAllUsesWith(value);
  loop.getBody()->getOperations().splice(loop.getBody()->end(), rates.getOperations());

  builder.setInsertionPoint(yield);
  SmallVector<Value> next;
  for (auto [quantity, rate] : llvm::zip_equal(loop.getRegionIterArgs(), yield.getRates())) {
    Value change = MulOp::create(builder, rate, step);
    next.push_back(AddOp::create(builder, quantity, change));
  }
  scf::YieldOp::create(builder, next);
  yield.erase();
  op.replaceAllUsesWith(loop);
  op.erase();
}

//--- quantities are numbers ---------------------------------------------------

class NumberConverter : public TypeConverter {
public:
  explicit NumberConverter(Precision precision) {
    addConversion([](Type type) { return type; });
    addConversion([precision](QuantityType type) -> Type {
      switch (precision) {
      case Precision::Keep:
        return type.getStorage();
      case Precision::Single:
        return Float32Type::get(type.getContext());
      case Precision::Double:
        return Float64Type::get(type.getContext());
      }
      llvm_unreachable("all precisions are above");
    });
  }
};

Value resize(OpBuilder &builder, Location location, Value number, Type type) {
  unsigned from = number.getType().getIntOrFloatBitWidth(), to = type.getIntOrFloatBitWidth();
  if (from < to)
    return arith::ExtFOp::create(builder, location, type, number);
  return from == to ? number : arith::TruncFOp::create(builder, location, type, number).getResult();
}

Value makeNumber(OpBuilder &builder, Location location, Type type, double value) {
  return arith::ConstantOp::create(builder, location, builder.getFloatAttr(type, value));
}

Value scale(OpBuilder &builder, Location location, Value number, PrefixAttr prefix, bool up) {
  if (!prefix)
    return number;
  int power = powerOfTen(prefix.getValue());
  Value factor = makeNumber(builder, location, number.getType(), std::pow(10, std::abs(power)));
  if ((power > 0) == up)
    return arith::MulFOp::create(builder, location, number, factor);
  return arith::DivFOp::create(builder, location, number, factor);
}

arith::FastMathFlags flagsFor(Relaxed relaxed) {
  auto flags = arith::FastMathFlags::none;
  if (bitEnumContainsAll(relaxed, Relaxed::Reassociate))
    flags = flags | arith::FastMathFlags::reassoc;
  if (bitEnumContainsAll(relaxed, Relaxed::Contract))
    flags = flags | arith::FastMathFlags::contract;
  if (bitEnumContainsAll(relaxed, Relaxed::Reciprocal))
    flags = flags | arith::FastMathFlags::arcp;
  return flags;
}

arith::CmpFPredicate predicateFor(Predicate predicate) {
  switch (predicate) {
  case Predicate::Less:
    return arith::CmpFPredicate::OLT;
  case Predicate::LessOrEqual:
    return arith::CmpFPredicate::OLE;
  case Predicate::Equal:
    return arith::CmpFPredicate::OEQ;
  case Predicate::NotEqual:
    return arith::CmpFPredicate::UNE;
  case Predicate::GreaterOrEqual:
    return arith::CmpFPredicate::OGE;
  case Predicate::Greater:
    return arith::CmpFPredicate::OGT;
  }
  llvm_unreachable("all predicates are above");
}

// Operations that are the same without units.
template <typename Source, typename Target> struct SameOperation : OpConversionPattern<Source> {
  using OpConversionPattern<Source>::OpConversionPattern;

  LogicalResult matchAndRewrite(Source op, typename Source::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<Target>(op, adaptor.getOperands());
    return success();
  }
};

template <typename Source, typename Target> struct Product : OpConversionPattern<Source> {
  Product(const TypeConverter &types, MLIRContext *context, bool strict)
      : OpConversionPattern<Source>(types, context), strict(strict) {}

  LogicalResult matchAndRewrite(Source op, typename Source::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto flags = flagsFor(strict ? Relaxed::None : op.getRelaxed());
    rewriter.replaceOpWithNewOp<Target>(op, adaptor.getLhs(), adaptor.getRhs(), flags);
    return success();
  }

  bool strict;
};

struct LowerConstant : OpConversionPattern<ConstantOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult matchAndRewrite(ConstantOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = getTypeConverter()->convertType(op.getType());
    double number = op.getNumber().getValueAsDouble();
    rewriter.replaceOp(op, makeNumber(rewriter, op.getLoc(), type, number));
    return success();
  }
};

struct LowerWrap : OpConversionPattern<WrapOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult matchAndRewrite(WrapOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = getTypeConverter()->convertType(op.getType());
    Value number = resize(rewriter, op.getLoc(), adaptor.getNumber(), type);
    rewriter.replaceOp(op, scale(rewriter, op.getLoc(), number, op.getPrefixAttr(), /*up=*/true));
    return success();
  }
};

struct LowerUnwrap : OpConversionPattern<UnwrapOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult matchAndRewrite(UnwrapOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value quantity = adaptor.getQuantity();
    Value number = scale(rewriter, op.getLoc(), quantity, op.getPrefixAttr(), /*up=*/false);
    rewriter.replaceOp(op, resize(rewriter, op.getLoc(), number, op.getType()));
    return success();
  }
};

struct LowerClamp : OpConversionPattern<ClampOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult matchAndRewrite(ClampOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value number = adaptor.getOperand();
    if (Value low = adaptor.getLow())
      number = arith::MaximumFOp::create(rewriter, op.getLoc(), number, low);
    if (Value high = adaptor.getHigh())
      number = arith::MinimumFOp::create(rewriter, op.getLoc(), number, high);
    rewriter.replaceOp(op, number);
    return success();
  }
};

struct LowerCompare : OpConversionPattern<CompareOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult matchAndRewrite(CompareOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<arith::CmpFOp>(op, predicateFor(op.getPredicate()),
                                               adaptor.getLhs(), adaptor.getRhs());
    return success();
  }
};

struct LowerBranch : OpConversionPattern<BranchOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult matchAndRewrite(BranchOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value holds = arith::CmpFOp::create(rewriter, op.getLoc(), predicateFor(op.getPredicate()),
                                        adaptor.getLhs(), adaptor.getRhs());
    rewriter.replaceOpWithNewOp<cf::CondBranchOp>(op, holds, op.getThen(), op.getOtherwise());
    return success();
  }
};

struct ToArith : units::impl::UnitsToArithBase<ToArith> {
  using UnitsToArithBase::UnitsToArithBase;

  void runOnOperation() override {
    getOperation().walk([](IntegrateOp op) { expand(op); }); // inner ones first

    MLIRContext &context = getContext();
    NumberConverter types(precision);
    ConversionTarget target(context);
    RewritePatternSet patterns(&context);
    target.addIllegalDialect<UnitsDialect>();
    target.addLegalDialect<arith::ArithDialect, cf::ControlFlowDialect, math::MathDialect>();
    patterns.add<Product<MulOp, arith::MulFOp>, Product<DivOp, arith::DivFOp>>(types, &context,
                                                                               strict);
    patterns.add<SameOperation<AddOp, arith::AddFOp>, SameOperation<SubOp, arith::SubFOp>,
                 SameOperation<NegOp, arith::NegFOp>, SameOperation<SqrtOp, math::SqrtOp>,
                 LowerConstant, LowerWrap, LowerUnwrap, LowerClamp, LowerCompare, LowerBranch>(
        types, &context);
    scf::populateSCFStructuralTypeConversionsAndLegality(types, patterns, target);
    convertFunctions(types, patterns, target);
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }

  static void convertFunctions(TypeConverter &types, RewritePatternSet &patterns,
                               ConversionTarget &target) {
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns, types);
    populateCallOpTypeConversionPattern(patterns, types);
    populateReturnOpTypeConversionPattern(patterns, types);
    populateBranchOpInterfaceTypeConversionPattern(patterns, types);
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
      return types.isSignatureLegal(op.getFunctionType()) && types.isLegal(&op.getBody());
    });
    target.addDynamicallyLegalOp<func::CallOp, func::ReturnOp>(
        [&](Operation *op) { return types.isLegal(op); });
    target.addDynamicallyLegalDialect<cf::ControlFlowDialect>(
        [&](Operation *op) { return types.isLegal(op); });
  }
};

//--- the report ---------------------------------------------------------------

struct Report : units::impl::UnitsReportBase<Report> {
  using UnitsReportBase::UnitsReportBase;

  void runOnOperation() override {
    getOperation()->walk([&](DimensionedOpInterface op) {
      if (!only.empty() && !llvm::is_contained(only, op->getName().getStringRef()))
        return;
      ++numReported;
      if (op.isDimensionless())
        op->emitRemark() << "a mere number";
      else
        op->emitRemark() << op.getQuantity();
    });
  }
};

} // namespace
