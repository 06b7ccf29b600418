"""Markdown documentation of interfaces."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template
from tblgen_build.generators.mlir.documentation.markdown_text import HEADER, description_paragraph
from tblgen_build.generators.mlir.interfaces.signatures import typed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build.generators.mlir.model.interface import Interface, InterfaceMethod

_INTERFACES: Final = Template("""
    $header

    # $base definitions
    $interfaces
""")

_INTERFACE: Final = Template("""

    ## $name (`$record`)
    $description

    ### Methods:
    $methods
""")

_METHOD: Final = Template("""

    #### `$name`

    ```c++
    $signature;
    ```
    $description
    $note
""")

_MUST_BE_IMPLEMENTED: Final = """
NOTE: This method *must* be implemented by the user.
"""


def _method(method: InterfaceMethod) -> str:
    static = "static " if method.is_static else ""
    parameters = ", ".join([typed(a.type, a.name) for a in method.arguments])
    return _METHOD(
        name=method.name,
        signature=f"{static}{typed(method.return_type, method.name)}({parameters})",
        description=description_paragraph(method.description),
        note="\n" if method.body else _MUST_BE_IMPLEMENTED,
    )


def _interface(interface: Interface) -> str:
    return _INTERFACE(
        name=interface.name,
        record=interface.record.name,
        description=description_paragraph(interface.description),
        methods=[_method(method) for method in interface.methods],
    )


def documentation(base: str, found: Iterable[Interface]) -> str:
    """Of all interfaces of a kind, whose C++ base is named in the title."""
    return _INTERFACES(header=HEADER, base=base, interfaces=[_interface(i) for i in found])
