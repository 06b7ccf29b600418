"""C++ that several generators write differently, depending on the release."""

from __future__ import annotations

from tblgen_build.generators.cpp import sections
from tblgen_build.releases.mlir import (
    LOGICAL_RESULTS_ARE_LLVMS,
    NAMESPACES_ARE_JOINED,
    OPERATIONS_CREATE_THEMSELVES,
    UNUSED_IS_STANDARD,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Release, TemplateValue


def in_namespace(release: Release, name: str, body: TemplateValue) -> str:
    """The body in the namespace `a::b`, or `::a::b`; as it is where the name is empty."""
    if release.has(NAMESPACES_ARE_JOINED):
        return sections.in_namespace(name, body)
    return sections.in_nested_namespaces(name, body)


def logical_result(release: Release) -> str:
    """The C++ type of what may fail."""
    is_llvms = release.has(LOGICAL_RESULTS_ARE_LLVMS)
    return "::llvm::LogicalResult" if is_llvms else "::mlir::LogicalResult"


def creation_call(release: Release, operation: str, builder: str, arguments: str) -> str:
    """The call that builds and inserts an operation; the first argument is the location."""
    if release.has(OPERATIONS_CREATE_THEMSELVES):
        return f"{operation}::create({builder}, {arguments})"
    return f"{builder}.create<{operation}>({arguments})"


def perhaps_unused(release: Release, specifier: str) -> str:
    """The specifier of a function that need not be used: `static` or `inline`."""
    if release.has(UNUSED_IS_STANDARD):
        return f"[[maybe_unused]] {specifier}"
    return f"{specifier} LLVM_ATTRIBUTE_UNUSED"


def begun(code: str) -> str:
    """Users' code from the line on in which it begins."""
    begin = len(code) - len(code.lstrip())
    return code[code.rfind("\n", 0, begin) + 1 :]


def trimmed(code: str) -> str:
    """Users' code from the line on in which it begins, up to the end of its last line."""
    code = begun(code.rstrip(" \t"))
    return code if not code or code.endswith("\n") else code + "\n"
