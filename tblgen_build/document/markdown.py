"""The documentation as plain Markdown, for MkDocs, Sphinx (MyST) and the like: names to texts.

Descriptions are Markdown already; only their headings are put below ours.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tblgen_build.document.guarded import CodeLines, guarded, harmless
from tblgen_build.document.notes import (
    attribute_notes,
    count_note,
    default,
    effects,
    interface_name,
    option_type,
    parameter_note,
    value_notes,
)
from tblgen_build.document.places import ENUMS, INTERFACES, PASSES, Places
from tblgen_build.document.prose import dedented, first_sentence
from tblgen_build.document.traits import written_traits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build import mlir
    from tblgen_build._core import Record
    from tblgen_build.document.content import Content
    from tblgen_build.document.sources import Sources

ENDING = ".md"
INDEX = "index.md"
PART = 3  # the level of an operation's heading on its dialect's page
_HEADING = re.compile(r"^(#{1,6})(?=\s)")


def markdown_files(content: Content, title: str, sources: Sources) -> dict[str, str]:
    return Writer(content, title, sources).all()


class Writer:
    def __init__(self, content: Content, title: str, sources: Sources) -> None:
        self.content = content
        self.title = title
        self.sources = sources
        self.places = Places(content, ENDING)

    def all(self) -> dict[str, str]:
        content, files = self.content, {}
        rows = []
        for dialect in content.dialects_by_name:
            page = self.places.file(dialect.name)
            files[page] = self.dialect(content.of_dialect(dialect.name))
            rows.append((f"[{dialect.name}]({page})", summary_of(dialect), ""))
        for name, title, sections in (
            (
                INTERFACES,
                "Interfaces",
                [self.interface(one, 2) for one in content.other_interfaces],
            ),
            (ENUMS, "Enums", [self.enum(one, 2) for one in content.other_enums]),
            (PASSES, "Passes", [self.pass_(one) for one in content.passes]),
        ):
            if sections:
                files[name + ENDING] = joined([f"# {title}", *sections])
                rows.append((f"[{title}]({name}{ENDING})", "", ""))
        files[INDEX] = joined([f"# {self.title}", table(("Dialect", "", ""), rows)])
        return files

    def dialect(self, own: Content) -> str:
        [dialect] = own.dialects
        parts = [f"# {dialect.name}", line(dialect.summary), prose(dialect.description, 1)]
        parts.append(self.where(dialect.record, f"{dialect.cpp_namespace}::{dialect.cpp_class}"))
        for title, sections in (
            ("Operations", [self.operation(one) for one in own.operations]),
            ("Types", [self.definition(one) for one in own.types]),
            ("Attributes", [self.definition(one) for one in own.attributes]),
            ("Enums", [self.enum(one) for one in own.enums]),
            ("Interfaces", [self.interface(one) for one in own.interfaces]),
        ):
            if sections:
                parts += [f"## {title}", *sections]
        return joined(parts)

    def operation(self, op: mlir.Operation) -> str:
        values = ("Name", "Type", "Notes")
        attributes = [
            (one.name, self.type(one), cell(attribute_notes(op, one, code)))
            for one in op.attributes
        ]
        return joined(
            [
                heading(op.name, f"`{op.name}`"),
                line(op.summary),
                fenced(f"{op.name} {' '.join(op.format.split())}") if op.format else "",
                prose(op.description, PART),
                titled("Operands", values, [self.value_row(op, o) for o in op.operands]),
                titled("Attributes", values, attributes),
                titled(
                    "Properties",
                    values,
                    [(o.name, self.type(o), cell(default(o, code))) for o in op.properties],
                ),
                titled("Results", values, [self.value_row(op, o) for o in op.results]),
                titled("Regions", values, [self.part_row(o) for o in op.regions]),
                titled("Successors", values, [self.part_row(o) for o in op.successors]),
                self.traits(op.record),
                self.interfaces(op.interfaces),
                listed("Effects", effects(op, code)),
                self.where(op.record, op.qualified_cpp_class),
            ]
        )

    def type(self, of: mlir.Value | mlir.Attribute | mlir.Property) -> str:
        address = self.places.of_record(of.record) or self.places.of_name(of.constraint)
        text = cell(of.type)
        return f"[{text}]({address})" if address else text

    def value_row(self, op: mlir.Operation, one: mlir.Value) -> tuple[str, str, str]:
        return one.name, self.type(one), value_notes(op, one)

    def part_row(self, one: mlir.Region | mlir.Successor) -> tuple[str, str, str]:
        return one.name, cell(one.type), count_note(one)

    def traits(self, record: Record) -> str:
        shown = [
            f"`{one.text}`" + (f" ({harmless(one.summary)})" if one.summary else "")
            for one in written_traits(record)
        ]
        return listed("Traits", shown)

    def interfaces(self, interfaces: Sequence[mlir.Trait]) -> str:
        shown = []
        for trait in interfaces:
            name, address = f"`{interface_name(trait)}`", self.places.of_trait(trait)
            shown.append(f"[{name}]({address})" if address else name)
        return listed("Interfaces", shown)

    def definition(self, one: mlir.Definition) -> str:
        mark = "!" if one.kind == "type" else "#"
        rows = []
        for parameter in one.parameters:
            text = f"`{parameter.cpp_type}` {parameter.summary}".strip()
            rows.append((parameter.name, cell(text), cell(parameter_note(parameter, code))))
        return joined(
            [
                heading(one.cpp_class, f"`{mark}{one.name}`" if one.mnemonic else one.cpp_class),
                line(one.summary),
                fenced(f"{mark}{one.name} {one.format}") if one.format and one.mnemonic else "",
                prose(one.description, PART),
                titled("Parameters", ("Name", "Type", "Notes"), rows),
                self.traits(one.record),
                self.interfaces([t for t in one.traits if t.kind == "interface"]),
                self.where(one.record, f"{one.cpp_namespace}::{one.cpp_class}"),
            ]
        )

    def enum(self, one: mlir.Enum, level: int = PART) -> str:
        rows = [(case.text, str(case.value), f"`{case.symbol}`") for case in one.cases]
        return joined(
            [
                heading(one.name, one.name, level),
                line(one.summary),
                table(("Case", "Value", "C++"), [(code(text), *rest) for text, *rest in rows]),
                self.where(one.record, f"{one.cpp_namespace}::{one.name}"),
            ]
        )

    def interface(self, one: mlir.Interface, level: int = PART) -> str:
        parts = [heading(one.name, one.name, level), prose(one.description, level)]
        for method in one.methods:
            arguments = ", ".join(f"{type_} {name}" for type_, name in method.arguments)
            static = "static " if method.is_static else ""
            parts.append(fenced(f"{static}{method.return_type} {method.name}({arguments})", "c++"))
            parts.append("" if method.has_default else "Has to be implemented.")
            parts.append(prose(method.description, level))
        parts.append(self.where(one.record, f"{one.cpp_namespace}::{one.name}"))
        return joined(parts)

    def pass_(self, one: mlir.Pass) -> str:
        options = [
            (
                o.argument,
                cell(option_type(o, code)),
                code(cell(o.default)),
                cell(o.description),
            )
            for o in one.options
        ]
        statistics = [(name, cell(text)) for name, text in one.statistics]
        return joined(
            [
                heading(one.argument, f"`-{one.argument}`", 2),
                line(one.summary),
                prose(one.description, 2),
                titled("Options", ("Option", "Type", "Default", "Description"), options),
                titled("Statistics", ("Name", "Description"), statistics),
                self.where(one.record, one.name),
            ]
        )

    def where(self, record: Record, cpp: str) -> str:
        at, address = self.sources.place(record), self.sources.address(record)
        return f"`{cpp.removeprefix('::')}`, " + (f"[{at}]({address})" if address else at)


def summary_of(dialect: mlir.Dialect) -> str:
    return cell(first_sentence(dialect.summary or dialect.description))


def listed(title: str, shown: Sequence[str]) -> str:
    return f"{title}: {', '.join(dict.fromkeys(shown))}" if shown else ""


# --- Markdown ----------------------------------------------------------------


def joined(parts: Sequence[str]) -> str:
    return "\n\n".join(part.strip("\n") for part in parts if part.strip()) + "\n"


def heading(anchor: str, text: str, level: int = PART) -> str:
    """With an anchor that every site generator keeps."""
    return f'<a id="{anchor}"></a>\n\n{"#" * level} {text}'


def line(text: str) -> str:
    text = harmless(" ".join(text.split()))
    return f"_{text}_" if text and "_" not in text else text


def prose(text: str, below: int) -> str:
    """Moves headings below ours, without gaps between levels. Leaves code alone."""
    lines = dedented(text).split("\n")
    margins = CodeLines(lines).margins
    found = [
        _HEADING.match(one) if at < 0 else None for one, at in zip(lines, margins, strict=True)
    ]
    depths = sorted({len(heading[1]) for heading in found if heading})
    for at, heading in enumerate(found):
        if heading:
            level = min(6, below + 1 + depths.index(len(heading[1])))
            lines[at] = "#" * level + lines[at][heading.end() :]
        elif margins[at] == 1:
            # Python-Markdown ignores a fence after a space. One space is no list, so it is a slip.
            lines[at] = lines[at].removeprefix(" ")
    return "\n".join(guarded(lines))


def fenced(text: str, language: str = "") -> str:
    return f"```{language}\n{text}\n```"


def code(text: str) -> str:
    return f"`{text}`" if text else ""


def cell(text: str) -> str:
    return harmless(" ".join(text.split())).replace("|", "\\|")


def titled(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    shown = [(code(name), *rest) for name, *rest in rows]
    return f"**{title}**\n\n{table(head, shown)}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns that are empty are left out."""
    kept = [at for at in range(len(head)) if at == 0 or any(row[at] for row in rows)]
    lines = [[head[at] for at in kept], ["---"] * len(kept)]
    lines += [[row[at] for at in kept] for row in rows]
    return "\n".join(f"| {' | '.join(one)} |" for one in lines)
