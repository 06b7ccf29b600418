"""Types, parameters and arguments of interface methods as C++."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.generators.mlir.model.interface import InterfaceMethod


def typed(type_: str, name: str) -> str:
    type_ = type_.strip()
    return f"{type_}{name}" if type_.endswith(("&", "*")) else f"{type_} {name}"


def parameters(method: InterfaceMethod, *leading: str) -> str:
    return ", ".join([*leading, *[f"{a.type} {a.name}" for a in method.arguments]])


def typed_parameters(method: InterfaceMethod, *leading: str) -> str:
    """Like `parameters`, without a space after `&` and `*`."""
    return ", ".join([*leading, *[typed(a.type, a.name) for a in method.arguments]])


def arguments(method: InterfaceMethod, *leading: str) -> str:
    return ", ".join([*leading, *[a.name for a in method.arguments]])
