"""The places of the documentation: files, anchors, and where a name links to.

They are the same for pages and for Markdown except for the file name extension.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tblgen_build.document.content import bare

if TYPE_CHECKING:
    from tblgen_build import mlir
    from tblgen_build._core import Record
    from tblgen_build.document.content import Content

INTERFACES, PASSES, ENUMS = "interfaces", "passes", "enums"
_RESERVED = frozenset({INTERFACES, PASSES, ENUMS, "index", "includes"})


class Places:
    def __init__(self, content: Content, ending: str) -> None:
        self.ending = ending
        self._of_record: dict[tuple[str, int], str] = {}  # by place, which names of units share
        self._of_name: dict[str, str] = {}
        self._of_interface: dict[str, str] = {}
        for dialect in content.dialects:
            self._add_dialect(content.of_dialect(dialect.name))
        for enum in content.other_enums:
            self._add(enum.record, f"{ENUMS}{ending}#{enum.name}", enum.name)
        for interface in content.other_interfaces:
            self._add_interface(interface, f"{INTERFACES}{ending}#{interface.name}")
        for one in content.passes:
            self._add(one.record, f"{PASSES}{ending}#{one.argument}", one.argument)

    def file(self, dialect: str) -> str:
        """The page of a dialect."""
        stem = dialect or "builtin"
        return f"{stem}-dialect{self.ending}" if stem in _RESERVED else f"{stem}{self.ending}"

    def _add_dialect(self, own: Content) -> None:
        [dialect] = own.dialects
        page = self.file(dialect.name)
        self._of_name[dialect.name] = page
        for op in own.operations:
            self._add(op.record, f"{page}#{op.name}", op.name)
        for definition in (*own.types, *own.attributes):
            mark = "!" if definition.kind == "type" else "#"
            self._add(
                definition.record,
                f"{page}#{definition.cpp_class}",
                definition.cpp_class,
                mark + definition.name,
            )
        for enum in own.enums:
            self._add(enum.record, f"{page}#{enum.name}", enum.name)
        for interface in own.interfaces:
            self._add_interface(interface, f"{page}#{interface.name}")

    def _add(self, record: Record, address: str, *names: str) -> None:
        self._of_record[place_of(record)] = address
        for name in (*names, record.name):
            self._of_name.setdefault(name, address)

    def _add_interface(self, interface: mlir.Interface, address: str) -> None:
        self._add(interface.record, address, interface.name)
        self._of_interface[f"{bare(interface.cpp_namespace)}::{interface.name}"] = address

    def of_record(self, record: Record) -> str:
        """Empty where the record is not documented."""
        return self._of_record.get(place_of(record), "")

    def of_trait(self, trait: mlir.Trait) -> str:
        """Interfaces are identified by their C++ names, because many records may declare one."""
        if trait.kind != "interface":
            return ""
        return self._of_interface.get(bare(trait.cpp_name).removesuffix("::Trait"), "")

    def of_name(self, text: str) -> str:
        """What a code span in a description may mean."""
        return self._of_name.get(text, "")


def place_of(record: Record) -> tuple[str, int]:
    at = record.location
    return f"{at.file}:{at.line}:{record.name}", at.column
