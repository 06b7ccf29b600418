"""The documentation as self-contained pages to browse: file names to texts.

page.html is the frame of all pages; search.js has the index that it searches.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build import mlir
from tblgen_build.depend.page import embedded
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
from tblgen_build.document.prose import first_sentence, html_of, inline, table_html
from tblgen_build.document.traits import written_traits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Record
    from tblgen_build.document.content import Content
    from tblgen_build.document.sources import Sources

TEMPLATE = Path(__file__).with_name("page.html")
ENDING = ".html"
INDEX, INCLUDES = "index.html", "includes.html"
LONG = 14  # links; on pages with their own contents, more than this are folded away


def pages(content: Content, title: str, sources: Sources, includes: str = "") -> dict[str, str]:
    """`includes` is the page of the include graph, where there is one."""
    return Site(content, title, sources, includes).all()


class Findable(NamedTuple):
    """A row of the search's index."""

    name: str
    kind: str
    address: str
    summary: str
    other_names: str


class Section(NamedTuple):
    anchor: str
    name: str
    kind: str
    summary: str
    names: str  # of its C++ class and its record
    html: str


class Site:
    def __init__(self, content: Content, title: str, sources: Sources, includes: str) -> None:
        self.content = content
        self.title = title
        self.sources = sources
        self.includes = includes
        self.places = Places(content, ENDING)
        self.template = TEMPLATE.read_text(encoding="utf-8")
        self.index: list[Findable] = []

    def all(self) -> dict[str, str]:
        content, files = self.content, {}
        for dialect in self.content.dialects_by_name:
            own = content.of_dialect(dialect.name)
            files[self.places.file(dialect.name)] = self.dialect_page(own)
        for name, title, sections in (
            (INTERFACES, "Interfaces", [self.interface(one) for one in content.other_interfaces]),
            (ENUMS, "Enums", [self.enum(one) for one in content.other_enums]),
            (PASSES, "Passes", [self.pass_(one) for one in content.passes]),
        ):
            if sections:
                head = f"<h1>{title}</h1>"
                files[name + ENDING] = self.page(name + ENDING, title, head, [(title, sections)])
        files[INDEX] = self.front_page()
        if self.includes:
            files[INCLUDES] = self.includes
        files["search.js"] = f"const SEARCH = {embedded(self.index)};\n"
        return files

    # --- pages ---------------------------------------------------------------

    def page(
        self, file: str, title: str, head: str, parts: Sequence[tuple[str, list[Section]]]
    ) -> str:
        filled = [(name, sections) for name, sections in parts if sections]
        crumbs = f'<a href="{INDEX}">{escape(self.title)}</a> / {escape(title)}'
        body = [f'<p class="crumbs">{crumbs}</p>', head]
        for name, sections in filled:
            if len(filled) > 1:
                body.append(f'<h2 class="part">{name}</h2>')
            if len(sections) > 1:
                body.append(self.overview(sections))
            body += [section.html for section in sections]
            for one in sections:
                address = f"{file}#{one.anchor}"
                self.index.append(Findable(one.name, one.kind, address, one.summary, one.names))
        values = {"contents": self.contents(file, filled), "body": "\n".join(body)}
        return self.filled(f"{title} - {self.title}", values)

    def overview(self, sections: Sequence[Section]) -> str:
        """Names and summaries: the part at a glance."""
        rows = [
            f'<li><a href="#{escape(one.anchor)}"><code>{escape(one.name)}</code></a>'
            f"<span>{self.inline(one.summary)}</span></li>"
            for one in sections
        ]
        return f'<ul class="overview">{"".join(rows)}</ul>'

    def filled(self, title: str, values: dict[str, str]) -> str:
        text = self.template.replace("@title@", escape(title))
        before, contents, rest = text.partition("@contents@")
        between, body, after = rest.partition("@body@")
        assert contents
        assert body
        return f"{before}{values['contents']}{between}{values['body']}{after}"

    def contents(self, file: str, parts: Sequence[tuple[str, list[Section]]]) -> str:
        links = [(INDEX, self.title)]
        links += [(self.places.file(one.name), one.name) for one in self.content.dialects_by_name]
        links += [(name + ENDING, word.capitalize()) for name, word, _ in self.other_pages()]
        if self.includes:
            links.append((INCLUDES, "Include graph"))
        rows = [
            f'<li><a href="{escape(address)}"{current(address == file)}>{escape(name)}</a></li>'
            for address, name in links
        ]
        list_ = f"<ul>{''.join(rows)}</ul>"
        if parts and len(rows) > LONG:
            list_ = f"<details><summary>All dialects</summary>\n{list_}</details>"
        lists = [list_]
        for name, sections in parts:
            rows = [
                f'<li><a href="#{escape(one.anchor)}">{escape(one.name)}</a></li>'
                for one in sections
            ]
            lists.append(f"<h2>{name}</h2>\n<ul>{''.join(rows)}</ul>")
        return "\n".join(lists)

    def other_pages(self) -> list[tuple[str, str, Sequence[object]]]:
        """What belongs to no dialect: the page, what is on it, and all of that."""
        content = self.content
        rows: list[tuple[str, str, Sequence[object]]] = [
            (INTERFACES, "interfaces", content.other_interfaces),
            (ENUMS, "enums", content.other_enums),
            (PASSES, "passes", content.passes),
        ]
        return [row for row in rows if row[2]]

    def front_page(self) -> str:
        cards = []
        for dialect in self.content.dialects_by_name:
            own = self.content.of_dialect(dialect.name)
            counts = [
                counted(found, words)
                for found, words in (
                    (own.operations, "operations"),
                    (own.types, "types"),
                    (own.attributes, "attributes"),
                    (own.enums, "enums"),
                    (own.interfaces, "interfaces"),
                )
                if found
            ]
            summary = first_sentence(dialect.summary or dialect.description)
            page = self.places.file(dialect.name)
            self.index.append(Findable(dialect.name, "dialect", page, summary, dialect.cpp_class))
            cards.append(
                f'<a class="card" href="{escape(page)}"><b>{escape(dialect.name)}</b>'
                f"{inline(summary)} <small>{', '.join(counts)}</small></a>"
            )
        for name, word, found in self.other_pages():
            cards.append(
                f'<a class="card" href="{name}{ENDING}"><b>{word.capitalize()}</b>'
                f"<small>{counted(found, word)}</small></a>"
            )
        if self.includes:
            text = "<b>Include graph</b>Which file includes which"
            cards.append(f'<a class="card" href="{INCLUDES}">{text}</a>')
        body = f'<h1>{escape(self.title)}</h1>\n<div class="cards">{"".join(cards)}</div>'
        return self.filled(self.title, {"contents": self.contents(INDEX, []), "body": body})

    def dialect_page(self, own: Content) -> str:
        [dialect] = own.dialects
        head = [f"<h1>{escape(dialect.name)}</h1>"]
        if dialect.summary:
            head.append(f'<p class="summary">{self.inline(dialect.summary)}</p>')
        head.append(self.prose(dialect.description, level=2))
        head.append(self.where(dialect.record, f"{dialect.cpp_namespace}::{dialect.cpp_class}"))
        return self.page(
            self.places.file(dialect.name),
            dialect.name,
            "\n".join(head),
            [
                ("Operations", [self.operation(one) for one in own.operations]),
                ("Types", [self.definition(one) for one in own.types]),
                ("Attributes", [self.definition(one) for one in own.attributes]),
                ("Enums", [self.enum(one) for one in own.enums]),
                ("Interfaces", [self.interface(one) for one in own.interfaces]),
            ],
        )

    # --- sections ------------------------------------------------------------

    def section(
        self,
        anchor: str,
        name: str,
        kind: str,
        summary: str,
        parts: list[str],
        record: Record,
        cpp: str,
    ) -> Section:
        """`cpp` is the qualified class that is made of the record."""
        shown = f'<p class="summary">{self.inline(summary)}</p>' if summary else ""
        html = (
            f'<section id="{escape(anchor)}"><header><h3><a href="#{escape(anchor)}">'
            f"{escape(name)}</a></h3>{badge(kind)}</header>{shown}{self.where(record, cpp)}\n"
            + "\n".join(filter(None, parts))
            + "</section>"
        )
        names = " ".join(dict.fromkeys((cpp.rpartition("::")[2], record.name)))
        return Section(anchor, name, kind, first_sentence(summary), names, html)

    def operation(self, op: mlir.Operation) -> Section:
        return self.section(
            op.name,
            op.name,
            "operation",
            op.summary,
            [
                format_html(op.name, op.format),
                self.prose(op.description),
                self.table(
                    "Operands",
                    [self.value_row(op, one) for one in op.operands],
                ),
                self.table("Attributes", [self.attribute_row(op, one) for one in op.attributes]),
                self.table(
                    "Properties",
                    [self.property_row(one) for one in op.properties],
                ),
                self.table(
                    "Results",
                    [self.value_row(op, one) for one in op.results],
                ),
                self.table(
                    "Regions",
                    [(one.name, escape(one.type), count_note(one)) for one in op.regions],
                ),
                self.table(
                    "Successors",
                    [(one.name, escape(one.type), count_note(one)) for one in op.successors],
                ),
                self.traits(op.record),
                self.interfaces(op.interfaces),
                listed("Effects", effects(op, code)),
            ],
            op.record,
            op.qualified_cpp_class,
        )

    def value_row(self, op: mlir.Operation, one: mlir.Value) -> tuple[str, str, str]:
        return one.name, self.type(one.type, one), escape(value_notes(op, one))

    def attribute_row(self, op: mlir.Operation, one: mlir.Attribute) -> tuple[str, str, str]:
        return one.name, self.type(one.type, one), attribute_notes(op, one, code)

    def property_row(self, one: mlir.Property) -> tuple[str, str, str]:
        return one.name, self.type(one.type or one.interface_type, one), default(one, code)

    def type(self, text: str, of: mlir.Value | mlir.Attribute | mlir.Property) -> str:
        """In words, with a link if the documentation contains it."""
        address = self.places.of_record(of.record) or self.places.of_name(of.constraint)
        shown = self.inline(text)
        return f'<a href="{escape(address)}">{shown}</a>' if address else shown

    def table(self, title: str, rows: Sequence[tuple[str, str, str]]) -> str:
        """Of names, HTML and notes in HTML."""
        body = [[code(name), html, note] for name, html, note in rows]
        has_notes = any(note for *_, note in rows)
        if not has_notes:
            body = [row[:2] for row in body]
        return titled(title, ["Name", "Type", "Notes"] if has_notes else ["Name", "Type"], body)

    def traits(self, record: Record) -> str:
        shown = [
            f"<code>{escape(one.text)}</code>"
            + (f" ({self.inline(one.summary)})" if one.summary else "")
            for one in written_traits(record)
        ]
        return listed("Traits", shown)

    def interfaces(self, interfaces: Sequence[mlir.Trait]) -> str:
        shown = []
        for trait in interfaces:
            name, address = code(interface_name(trait)), self.places.of_trait(trait)
            shown.append(f'<a href="{escape(address)}">{name}</a>' if address else name)
        return listed("Interfaces", shown)

    def definition(self, one: mlir.Definition) -> Section:
        mark = "!" if one.kind == "type" else "#"
        rows = []
        for parameter in one.parameters:
            text = f"<code>{escape(parameter.cpp_type)}</code>"
            if parameter.summary:
                text += f" {self.inline(parameter.summary)}"
            rows.append((parameter.name, text, parameter_note(parameter, code)))
        return self.section(
            one.cpp_class,
            f"{mark}{one.name}" if one.mnemonic else one.cpp_class,
            one.kind,
            one.summary,
            [
                format_html(mark + one.name, one.format) if one.mnemonic else "",
                self.prose(one.description),
                self.table("Parameters", rows),
                self.traits(one.record),
                self.interfaces([t for t in one.traits if t.kind == "interface"]),
            ],
            one.record,
            f"{one.cpp_namespace}::{one.cpp_class}",
        )

    def enum(self, one: mlir.Enum) -> Section:
        cases = [
            [f"<code>{escape(case.text)}</code>", str(case.value), escape(case.symbol)]
            for case in one.cases
        ]
        return self.section(
            one.name,
            one.name,
            "bit enum" if one.is_bit_enum else "enum",
            one.summary,
            [
                table_html(["Case", "Value", "C++"], cases),
            ],
            one.record,
            f"{one.cpp_namespace}::{one.name}",
        )

    def interface(self, one: mlir.Interface) -> Section:
        parts = [self.prose(one.description)]
        for method in one.methods:
            arguments = ", ".join(f"{type_} {name}" for type_, name in method.arguments)
            static = "static " if method.is_static else ""
            signature = f"{static}{method.return_type} {method.name}({arguments})"
            note = "" if method.has_default else '<p class="where">has to be implemented</p>'
            parts += [f"<pre>{escape(signature)}</pre>{note}", self.prose(method.description, 5)]
        summary = first_sentence(one.description) if one.description.strip() else ""
        cpp = f"{one.cpp_namespace}::{one.name}"
        kind = f"{one.kind} interface"
        made = self.section(one.name, one.name, kind, "", parts, one.record, cpp)
        return made._replace(summary=summary)

    def pass_(self, one: mlir.Pass) -> Section:
        options = [
            [code(o.argument), option_type(o, code), code(o.default), self.inline(o.description)]
            for o in one.options
        ]
        statistics = [[code(name), self.inline(text)] for name, text in one.statistics]
        return self.section(
            one.argument,
            f"-{one.argument}",
            "pass",
            one.summary,
            [
                self.prose(one.description),
                titled("Options", ["Option", "Type", "Default", "Description"], options),
                titled("Statistics", ["Name", "Description"], statistics),
            ],
            one.record,
            one.name,
        )

    def where(self, record: Record, cpp: str) -> str:
        at, address = escape(self.sources.place(record)), self.sources.address(record)
        place = f'<a href="{escape(address)}">{at}</a>' if address else at
        return f'<p class="where"><code>{escape(cpp.removeprefix("::"))}</code>, {place}</p>'

    def prose(self, text: str, level: int = 4) -> str:
        return html_of(text, self.places.of_name, level) if text.strip() else ""

    def inline(self, text: str) -> str:
        return inline(" ".join(text.split()), self.places.of_name)


def badge(kind: str) -> str:
    """Its color depends on the last word: a bit enum is an enum."""
    return f'<span class="kind k-{kind.rpartition(" ")[2]}">{kind}</span>'


def counted(found: Sequence[object], words: str) -> str:
    """`2 passes`, `1 pass`."""
    one = words.removesuffix("es" if words.endswith("sses") else "s")
    return f"{len(found)} {one if len(found) == 1 else words}"


def current(is_current: bool) -> str:
    return ' aria-current="page"' if is_current else ""


def listed(title: str, shown: Sequence[str]) -> str:
    """A line of HTML under a title; empty if there is nothing to show."""
    if not shown:
        return ""
    return f'<h4 class="label">{title}</h4>\n<p>{", ".join(dict.fromkeys(shown))}</p>'


def titled(title: str, head: list[str], rows: list[list[str]]) -> str:
    """A table of HTML under a title; empty if it has no rows."""
    return f'<h4 class="label">{title}</h4>\n{table_html(head, rows)}' if rows else ""


def code(text: str) -> str:
    return f"<code>{escape(text)}</code>" if text else ""


def format_html(name: str, text: str | None) -> str:
    """The assembly format with its parts in colors; empty if the format is written in C++."""
    if text is None:
        return ""
    parts = [f'<span class="f-name">{escape(name)}</span> ']
    at = 0
    for token in mlir.format_tokens(text):
        shown = escape(token.text)
        if token.kind in ("variable", "literal", "directive"):
            shown = f'<span class="f-{token.kind}">{shown}</span>'
        parts += [" " if at < token.offset and at > 0 else "", shown]
        at = token.offset + len(token.text)
    return f'<pre class="format">{"".join(parts)}</pre>'
