"""How an intrinsic is called: in C++ and in LLVM IR. Knows nothing else of intrinsics."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record

PREFIX = "int_"


def enum_name(intrinsic: Record) -> str:
    """Its name in namespace llvm::Intrinsic."""
    name = intrinsic.name
    if not name.startswith(PREFIX):
        raise intrinsic.error(f"the name of intrinsic '{name}' must begin with '{PREFIX}'")
    return name[len(PREFIX) :]


def llvm_name(intrinsic: Record) -> str:
    """Its name in LLVM IR: the one stated, else the record's with dots for underscores."""
    return intrinsic.value_as_string("LLVMName") or _default_name(intrinsic)


def states_default_name(intrinsic: Record) -> bool:
    """Does it state a name in LLVM IR that it would have without?"""
    return intrinsic.value_as_string("LLVMName") == _default_name(intrinsic)


def _default_name(intrinsic: Record) -> str:
    return "llvm." + enum_name(intrinsic).replace("_", ".")
