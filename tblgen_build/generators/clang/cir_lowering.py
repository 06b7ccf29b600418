"""Patterns that lower the operations of Clang's IR: gen-cir-lowering."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import boolean
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator
from tblgen_build.releases.clang import LOWERING_KNOWS_LLVM, LOWERING_KNOWS_SYMBOLS

from .required import definitions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records, TemplateValue
    from tblgen_build.registry import Options

_HAS_VALUE: Final = "hasAttrToValueLowering"
_CONSTRUCTOR: Final = "customLLVMLoweringConstructorDecl"
_FLAGS: Final = "fastmath_flags"  # an argument
_SYMBOLS: Final = ("mlir::SymbolTableCollection &", "symbolTables")

_FILE: Final = cpp("""
    $visitor
    #ifdef GET_ABI_LOWERING_PATTERNS
    $abi_patterns
    #endif

    #ifdef GET_ABI_LOWERING_PATTERNS_LIST
    $abi_list
    #endif

    #ifdef GET_LLVM_LOWERING_PATTERNS
    $llvm_patterns
    #endif

    #ifdef GET_LLVM_LOWERING_PATTERNS_LIST
    $llvm_list
    #endif

    $legal_attributes
""")
_VISITOR: Final = cpp("""
    #ifdef GET_CIR_ATTR_TO_VALUE_VISITOR_DECLS
    mlir::Value visit(mlir::Attribute attr) {
      return llvm::TypeSwitch<mlir::Attribute, mlir::Value>(attr)
          .Case<$classes>(
              [&](auto attrT) { return visitCirAttr(attrT); })
          .Default([this](mlir::Attribute attr) {
            mlir::emitError(parentOp->getLoc(), "unsupported CIR attribute in LLVM constant lowering")
                << attr;
            return mlir::Value();
          });
    }

    $visits
    #endif // GET_CIR_ATTR_TO_VALUE_VISITOR_DECLS

""")  # noqa: E501
_VISIT: Final = cpp("mlir::Value visitCirAttr($class_ attr);")
_LEGAL_ATTRIBUTES: Final = cpp("""
    #ifdef CXX_ABI_ALWAYS_LEGAL_ATTRS
    $classes
    #endif
""")
_ABI_PATTERN: Final = cpp("""
    class $pattern : public mlir::OpConversionPattern<cir::$op> {
      [[maybe_unused]] mlir::DataLayout *dataLayout;
      [[maybe_unused]] cir::LowerModule *lowerModule;

    public:
      $pattern(mlir::MLIRContext *context, const mlir::TypeConverter &typeConverter, mlir::DataLayout &dataLayout, cir::LowerModule &lowerModule)
        : OpConversionPattern<cir::$op>(typeConverter, context), dataLayout(&dataLayout), lowerModule(&lowerModule) {}

      mlir::LogicalResult matchAndRewrite(cir::$op op, OpAdaptor adaptor, mlir::ConversionPatternRewriter &rewriter) const override;
    };
""")  # noqa: E501
_LLVM_PATTERN: Final = cpp("""
    class $pattern : public mlir::OpConversionPattern<cir::$op> {
      [[maybe_unused]] cir::LowerModule *lowerMod;
      [[maybe_unused]] mlir::DataLayout const &dataLayout;

    public:
      using mlir::OpConversionPattern<cir::$op>::OpConversionPattern;
      $pattern(mlir::TypeConverter const &typeConverter, mlir::MLIRContext *context, cir::LowerModule *lowerMod, mlir::DataLayout const &dataLayout)
        : OpConversionPattern<cir::$op>(typeConverter, context), lowerMod(lowerMod), dataLayout(dataLayout) {$recursion}

      mlir::LogicalResult matchAndRewrite(cir::$op op, OpAdaptor adaptor, mlir::ConversionPatternRewriter &rewriter) const override;
      $extra
    };
""")  # noqa: E501
# Its members are what its constructor is given.
_PATTERN: Final = cpp("""
    class $pattern : public mlir::OpConversionPattern<cir::$op> {
      [[maybe_unused]] mlir::DataLayout const &dataLayout;
      $members

    public:
      using mlir::OpConversionPattern<cir::$op>::OpConversionPattern;
      $pattern(const mlir::TypeConverter &typeConverter, mlir::MLIRContext *context, const mlir::DataLayout &dataLayout$parameters)
        : OpConversionPattern<cir::$op>(typeConverter, context), dataLayout(dataLayout)$initializers {$recursion}

      mlir::LogicalResult matchAndRewrite(cir::$op op, OpAdaptor adaptor, mlir::ConversionPatternRewriter &rewriter) const override$body
      $extra
    };
""")  # noqa: E501
_REWRITTEN: Final = cpp("""
     {
      $statements
      return mlir::success();
    }
""")
_CONVERTED_TYPE: Final = cpp("""
    mlir::Type resTy = typeConverter->convertType(op.getType());
""")
_IS_CONVERTED: Final = cpp("""
    if (!resTy)
      return op.emitError() << "ClangIR lowering NYI: cannot convert " << op.getType();
""")
_REPLACE: Final = cpp("""
    rewriter.replaceOpWithNewOp<mlir::LLVM::$llvm_op>(op, $types, adaptor.getOperands()$properties);
""")
_CONSTRAINED: Final = cpp("""
     {
      return lowerConstrainableFPOp<mlir::LLVM::$llvm_op>(
          op, adaptor.getOperands(), op.getFenvAttr(),
          $flags,
          *getTypeConverter(), rewriter, "$intrinsic",
          /*hasRoundingMode=*/$rounds);
    }
""")
_PRIVATE: Final = cpp("""

    private:
    $declarations
""")
_RECURSIVE: Final = cpp("""

      setHasBoundedRewriteRecursion();

""")


@generator("gen-cir-lowering", help="patterns that lower ClangIR operations", since=22)
def LOWERING(records: Records, options: Options) -> str:
    ops = definitions(records, "CIR_Op")
    for op in ops:
        op.value_as_bit("hasCXXABILowering")
        op.value_as_bit("hasLLVMLowering")
    for_abi = [op for op in ops if op.value_as_bit("hasCXXABILowering")]
    for_llvm = [op for op in ops if op.value_as_bit("hasLLVMLowering")]
    knows_llvm = records.release.has(LOWERING_KNOWS_LLVM)
    pattern = _pattern if knows_llvm else _llvm_pattern
    return file_header("Lowering patterns for CIR operations") + _FILE(
        visitor=_visitor(records) if knows_llvm else "",
        abi_patterns=[_ABI_PATTERN(pattern=_abi_name(op), op=_class_name(op)) for op in for_abi],
        abi_list=_listed(_abi_name(op) for op in for_abi),
        llvm_patterns="\n".join(pattern(op) for op in for_llvm),
        llvm_list=_listed(_llvm_name(op) for op in for_llvm if not _has_constructor(op)),
        legal_attributes=_legal_attributes(records) if knows_llvm else "",
    )


# --- attributes


def _visitor(records: Records) -> str:
    visited = [a for a in definitions(records, "CIR_Attr") if a.value_as_bit(_HAS_VALUE)]
    classes = [_attribute_class(attribute) for attribute in visited]
    return _VISITOR(classes=_listed(classes), visits=[_VISIT(class_=class_) for class_ in classes])


def _legal_attributes(records: Records) -> str:
    """Those that no rule of C++ is about."""
    legal = definitions(records, "EnumAttr")
    for attribute in definitions(records, "CIR_Attr"):
        if not attribute.value_as_bit("canHaveIllegalCXXABIType"):
            legal.append(attribute)
    has_dialects = records.release.has(LOWERING_KNOWS_SYMBOLS)
    classes = [
        _attribute_class(attribute) if has_dialects else f"cir::{_class_name(attribute)}"
        for attribute in legal
    ]
    return _LEGAL_ATTRIBUTES(classes=_listed(classes))


def _attribute_class(attribute: Record) -> str:
    namespace = attribute.value_as_def("dialect").value_as_string("cppNamespace")
    return f"{namespace.removeprefix('::')}::{attribute.value_as_string('cppClassName')}"


# --- operations


def _listed(names: Iterable[str]) -> str:
    return ",\n".join(names)


def _class_name(op: Record) -> str:
    """As MLIR's: the def's name after its first underscore, unless nothing stands on a side."""
    dialect, _, name = op.name.partition("_")
    return name if dialect and name else dialect or op.name


def _abi_name(op: Record) -> str:
    return f"CIR{_class_name(op)}ABILowering"


def _llvm_name(op: Record) -> str:
    return f"CIRToLLVM{_class_name(op)}Lowering"


def _llvm_pattern(op: Record) -> str:
    extra = op.value_as_string("extraLLVMLoweringPatternDecl")
    return _LLVM_PATTERN(
        pattern=_llvm_name(op),
        op=_class_name(op),
        recursion=_RECURSIVE if op.value_as_bit("isLLVMLoweringRecursive") else "",
        extra=_PRIVATE(declarations=extra) if extra else "",
    )


def _pattern(op: Record) -> str:
    """A pattern that may know into which operation of LLVM its own one is lowered."""
    knows_symbols = op.release.has(LOWERING_KNOWS_SYMBOLS)
    own = _constructor_parameters(op) if _has_constructor(op) else []
    parameters = [*([_SYMBOLS] if knows_symbols else []), *own]
    texts = [f"{type_}{name}" for type_, name in parameters]
    members = [f"{text};" for text in texts]
    if knows_symbols:  # the first one
        members[0] = f"[[maybe_unused]] {members[0]}"
    extra = op.value_as_string("extraLLVMLoweringPatternDecl")
    return _PATTERN(
        pattern=_llvm_name(op),
        op=_class_name(op),
        members=members,
        parameters="".join([f", {text}" for text in texts]),
        initializers="".join([f", {name}({name})" for _, name in parameters]),
        recursion=_RECURSIVE if op.value_as_bit("isLLVMLoweringRecursive") else "",
        body=_body(op),
        extra=_PRIVATE(declarations=extra) if extra else "",
    )


def _has_constructor(op: Record) -> bool:
    """Whether the pattern has a constructor of its own: Clang makes such patterns itself."""
    knows_llvm = op.release.has(LOWERING_KNOWS_LLVM)
    return knows_llvm and op.value_as_optional_def(_CONSTRUCTOR) is not None


def _constructor_parameters(op: Record) -> list[tuple[str, str]]:
    """The types and names of what the constructor takes besides what all take."""
    found: list[tuple[str, str]] = []
    parameters = op.value_as_def(_CONSTRUCTOR).value_as_dag("dagParams")
    for type_, name in zip(parameters.args, parameters.arg_names, strict=True):
        if name is None:
            raise op.error(f"a parameter of the constructor for '{op.name}' has no name")
        found.append((f"{type_.as_unquoted_string()} ", name))
    return found


def _body(op: Record) -> TemplateValue:
    """Of matchAndRewrite, where the operation of LLVM says all of it."""
    llvm_op = op.value_as_string("llvmOp")
    knows_symbols = op.release.has(LOWERING_KNOWS_SYMBOLS)
    intrinsic = op.value_as_string("constrainedLLVMIntrinsic") if knows_symbols else ""
    if not llvm_op:
        if intrinsic:
            raise op.error(f"'{op.name}' has a 'constrainedLLVMIntrinsic', but no 'llvmOp'")
        return ";"
    if _has_constructor(op):
        raise op.error(
            f"'{op.name}' has both an 'llvmOp' and a '{_CONSTRUCTOR}': leave one of them out"
        )
    if intrinsic:
        has_flags = _FLAGS in op.value_as_dag("arguments").arg_names
        return _CONSTRAINED(
            llvm_op=llvm_op,
            flags="op.getFastmathFlagsAttr()" if has_flags else "cir::FastMathFlagsAttr{}",
            intrinsic=intrinsic,
            rounds=boolean(op.value_as_bit("constrainedLLVMIntrinsicHasRoundingMode")),
        )
    statements: list[TemplateValue] = []
    types = "mlir::TypeRange{}"
    if op.value_as_dag("results").args:
        statements.append(_CONVERTED_TYPE())
        types = "resTy"
        if knows_symbols:
            statements.append(_IS_CONVERTED())
            types = "mlir::TypeRange{resTy}"
    properties = f", cir::getDefaultProperties<mlir::LLVM::{llvm_op}>(op.getContext())"
    statements.append(
        _REPLACE(llvm_op=llvm_op, types=types, properties=properties if knows_symbols else "")
    )
    return _REWRITTEN(statements=statements)
