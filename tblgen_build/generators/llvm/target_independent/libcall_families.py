"""Families of library calls that do one operation for several floating-point types."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import guarded
from tblgen_build.generators.mistakes import of_each

from .libcall_groups import INFO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Records

# How C++ asks for the types that a family may have a call for, and their suffixes.
_TYPES: Final = {
    "F32": "isFloatTy",
    "F64": "isDoubleTy",
    "F80": "isX86_FP80Ty",
    "F128": "isFP128Ty",
    "PPCF128": "isPPC_FP128Ty",
}
_UNKNOWN: Final = "RTLIB::UNKNOWN_LIBCALL"

_DECLARATION: Final = cpp("LLVM_ABI Libcall get$base(EVT VT);")
_SELECTOR: Final = cpp("""
    RTLIB::Libcall llvm::RTLIB::get$base(EVT VT) {
      $vectors
      return getFPLibCall(VT, $calls);
    }

""")
_VECTORS: Final = cpp("""
    if (VT.isVector()) {
      if (!VT.isSimple())
        return RTLIB::UNKNOWN_LIBCALL;
      switch (VT.getSimpleVT().SimpleTy) {
      $cases
      default:
        return RTLIB::UNKNOWN_LIBCALL;
      }
    }
""")
_VECTOR: Final = cpp("""
    case MVT::$type:
      return $call;
""")
_OF_INTRINSIC: Final = cpp("""
    RTLIB::Libcall llvm::$info::getLibcallForIntrinsic(Intrinsic::ID ID, FunctionType *FTy) {
      Type *Ty = FTy->getReturnType();
      if (!Ty->isFloatingPointTy()) {
        for (Type *ParamTy : FTy->params()) {
          if (ParamTy->isFloatingPointTy()) {
            Ty = ParamTy;
            break;
          }
        }
      }
      if (!Ty->isFloatingPointTy())
        return RTLIB::UNKNOWN_LIBCALL;
      switch (ID) {
      $families
      default:
        return RTLIB::UNKNOWN_LIBCALL;
      }
    }
""")
_CASES: Final = cpp("""
    $intrinsics
      $types
      return RTLIB::UNKNOWN_LIBCALL;
""")
_TYPE: Final = cpp("""
    if (Ty->$asked())
      return $call;
""")


class _LibcallFamily:
    def __init__(self, records: Records, record: Record) -> None:
        self.base = record.value_as_string("LibcallBase")
        self.intrinsics = record.value_as_list_of_strings("Intrinsics")
        self.vectors = record.value_as_list_of_strings("VectorSuffixes")
        self.suffixes = [s for s in _TYPES if records.get_def(f"{self.base}_{s}") is not None]
        if not self.suffixes:
            raise record.error(f"there is no runtime libcall whose base is '{self.base}'")

    def call(self, suffix: str) -> str:
        return f"RTLIB::{self.base}_{suffix}"


def families(records: Records) -> list[str]:
    """The sections about them."""
    found = of_each(
        records.all_derived_definitions_if_defined("RuntimeLibcallFamily"),
        lambda record: _LibcallFamily(records, record),
    )
    found.sort(key=_base)
    declarations = "".join([_DECLARATION(base=family.base) + "\n" for family in found])
    return [
        guarded("GET_RUNTIME_LIBCALL_FP_SELECTOR_DECLS", declarations),
        guarded("GET_RUNTIME_LIBCALL_FP_SELECTORS", "".join(map(_selector, found))),
        guarded("GET_RUNTIME_LIBCALL_INTRINSIC_TO_LIBCALL", _of_intrinsic(found)),
    ]


def _base(family: _LibcallFamily) -> str:
    return family.base


def _selector(family: _LibcallFamily) -> str:
    vectors = [_VECTOR(type=suffix.lower(), call=family.call(suffix)) for suffix in family.vectors]
    calls = [family.call(s) if s in family.suffixes else _UNKNOWN for s in _TYPES]
    return _SELECTOR(
        base=family.base,
        vectors=_VECTORS(cases=vectors) if vectors else "",
        calls=", ".join(calls),
    )


def _of_intrinsic(found: Sequence[_LibcallFamily]) -> str:
    """Intrinsics in the order of their names; those of one base stand with the first of them."""
    of_name = {name: family for family in found for name in family.intrinsics}
    by_base: dict[str, tuple[_LibcallFamily, list[str]]] = {}
    for name in sorted(of_name):
        family = of_name[name]
        by_base.setdefault(family.base, (family, []))[1].append(name)
    return _OF_INTRINSIC(
        info=INFO,
        families=[
            _CASES(
                intrinsics=[f"case Intrinsic::{name}:" for name in intrinsics],
                types=[_TYPE(asked=_TYPES[s], call=family.call(s)) for s in family.suffixes],
            )
            for family, intrinsics in by_base.values()
        ],
    )
