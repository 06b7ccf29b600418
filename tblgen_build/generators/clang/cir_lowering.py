"""Patterns that lower the operations of Clang's IR: gen-cir-lowering."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator

from .required import definitions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_FILE: Final = cpp("""
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
_PRIVATE: Final = cpp("""

    private:
    $declarations
""")
_RECURSIVE: Final = cpp("""

      setHasBoundedRewriteRecursion();

""")


# The tools of later releases read more fields of an operation.
@generator("gen-cir-lowering", help="Generate CIR operation lowering patterns", since=22, until=22)
def LOWERING(records: Records, options: Options) -> str:
    ops = definitions(records, "CIR_Op")
    for op in ops:
        op.value_as_bit("hasCXXABILowering")
        op.value_as_bit("hasLLVMLowering")
    for_abi = [op for op in ops if op.value_as_bit("hasCXXABILowering")]
    for_llvm = [op for op in ops if op.value_as_bit("hasLLVMLowering")]
    return file_header("Lowering patterns for CIR operations") + _FILE(
        abi_patterns=[_ABI_PATTERN(pattern=_abi_name(op), op=_class_name(op)) for op in for_abi],
        abi_list=_listed(_abi_name(op) for op in for_abi),
        llvm_patterns="\n".join(_llvm_pattern(op) for op in for_llvm),
        llvm_list=_listed(_llvm_name(op) for op in for_llvm),
    )


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
