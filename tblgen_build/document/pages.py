"""The documentation as self-contained pages to browse:

file names to texts. page.html is the frame of all pages; search.js searches the index.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build import mlir
from tblgen_build.depend.page import embedded
from tblgen_build.document.data import short_path
from tblgen_build.document.places import ENUMS, INTERFACES, PASSES, Places
from tblgen_build.document.prose import first_sentence, html_of, inline, table_html

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Record
    from tblgen_build.document.content import Content

TEMPLATE = Path(__file__).with_name("page.html")
ENDING = ".html"
INDEX, INCLUDES = "index.html", "includes.html"
LONG = 14  # links, more of which are folded away on pages with contents of their own
COUNT = {"one": "", "optional": "optional", "any": "any number", "groups": "groups"}


def pages(content: Content, title: str, includes: str = "") -> dict[str, str]:
    """`includes` is the page of the include graph, where there is one."""
    return Site(content, title, includes).all()


class Section(NamedTuple):
    anchor: str
    name: str
    kind: str
    summary: str
    html: str


class Site:
    def __init__(self, content: Content, title: str, includes: str) -> None:
        self.content = content
        self.title = title
        self.includes = includes
        self.places = Places(content, ENDING)
        self.template = TEMPLATE.read_text(encoding="utf-8")
        self.index: list[tuple[str, str, str, str]] = []  # name, kind, address, summary

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
        body = [head]
        for name, sections in filled:
            if len(filled) > 1:
                body.append(f'<h2 class="part">{name}</h2>')
            body += [section.html for section in sections]
            for one in sections:
                address = f"{file}#{one.anchor}"
                self.index.append((one.name, one.kind, address, one.summary))
        values = {"contents": self.contents(file, filled), "body": "\n".join(body)}
        return self.filled(f"{title} - {self.title}", values)

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
        if self.content.other_interfaces:
            links.append((INTERFACES + ENDING, "Interfaces"))
        if self.content.other_enums:
            links.append((ENUMS + ENDING, "Enums"))
        if self.content.passes:
            links.append((PASSES + ENDING, "Passes"))
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

    def front_page(self) -> str:
        cards = []
        for dialect in self.content.dialects_by_name:
            own = self.content.of_dialect(dialect.name)
            counts = [
                f"{len(found)} {word}{'' if len(found) == 1 else 's'}"
                for found, word in (
                    (own.operations, "operation"),
                    (own.types, "type"),
                    (own.attributes, "attribute"),
                )
                if found
            ]
            summary = first_sentence(dialect.summary or dialect.description)
            page = self.places.file(dialect.name)
            self.index.append((dialect.name, "dialect", page, summary))
            cards.append(
                f'<a class="card" href="{escape(page)}"><b>{escape(dialect.name)}</b>'
                f"{inline(summary)} <small>{', '.join(counts)}</small></a>"
            )
        body = f'<h1>{escape(self.title)}</h1>\n<div class="cards">{"".join(cards)}</div>'
        return self.filled(self.title, {"contents": self.contents(INDEX, []), "body": body})

    def dialect_page(self, own: Content) -> str:
        [dialect] = own.dialects
        head = [f"<h1>{escape(dialect.name)}</h1>"]
        if dialect.summary:
            head.append(f'<p class="summary">{self.inline(dialect.summary)}</p>')
        head.append(self.prose(dialect.description, level=2))
        head.append(where(dialect.record, f"{dialect.cpp_namespace}::{dialect.cpp_class}"))
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

    def section(self, anchor: str, name: str, kind: str, summary: str, parts: list[str]) -> Section:
        shown = f'<p class="summary">{self.inline(summary)}</p>' if summary else ""
        html = (
            f'<section id="{escape(anchor)}"><h3><a href="#{escape(anchor)}">'
            f"{escape(name)}</a></h3>{shown}\n" + "\n".join(filter(None, parts)) + "</section>"
        )
        return Section(anchor, name, kind, first_sentence(summary), html)

    def operation(self, op: mlir.Operation) -> Section:
        traits = [one for one in op.traits if one.kind != "interface"]
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
                    [(one.name, self.type(one.type, one), COUNT[one.arity]) for one in op.operands],
                ),
                self.table("Attributes", [self.attribute_row(one) for one in op.attributes]),
                self.table(
                    "Properties",
                    [
                        (one.name, self.type(one.type or one.interface_type, one), default(one))
                        for one in op.properties
                    ],
                ),
                self.table(
                    "Results",
                    [(one.name, self.type(one.type, one), COUNT[one.arity]) for one in op.results],
                ),
                self.table(
                    "Regions",
                    [
                        (one.name, escape(one.type), "any number" if one.is_variadic else "")
                        for one in op.regions
                    ],
                ),
                self.table(
                    "Successors",
                    [
                        (one.name, escape(one.type), "any number" if one.is_variadic else "")
                        for one in op.successors
                    ],
                ),
                self.traits("Traits", traits),
                self.traits("Interfaces", op.interfaces),
                where(op.record, op.qualified_cpp_class),
            ],
        )

    def attribute_row(self, one: mlir.Attribute) -> tuple[str, str, str]:
        notes = ["optional"] if one.is_optional else []
        notes += ["derived"] if one.is_derived else []
        notes += [default(one)] if one.default else []
        return one.name, self.type(one.type, one), ", ".join(notes)

    def type(self, text: str, of: mlir.Value | mlir.Attribute | mlir.Property) -> str:
        """In words, as a link where the documentation has it."""
        address = self.places.of_record(of.record) or self.places.of_name(of.constraint)
        shown = self.inline(text)
        return f'<a href="{escape(address)}">{shown}</a>' if address else shown

    def table(self, title: str, rows: Sequence[tuple[str, str, str]]) -> str:
        """Of names, HTML and notes in plain text."""
        if not rows:
            return ""
        body = [
            [f"<code>{escape(name)}</code>" if name else "", html, escape(note)]
            for name, html, note in rows
        ]
        has_notes = any(note for *_, note in rows)
        if not has_notes:
            body = [row[:2] for row in body]
        head = ["Name", "Type", "Notes"] if has_notes else ["Name", "Type"]
        return f'<h4 class="kind">{title}</h4>\n{table_html(head, body)}'

    def traits(self, title: str, traits: Sequence[mlir.Trait]) -> str:
        shown = []
        for trait in traits:
            name = trait_name(trait)
            if not name:
                continue
            code = f"<code>{escape(name)}</code>"
            address = self.places.of_trait(trait)
            shown.append(f'<a href="{escape(address)}">{code}</a>' if address else code)
        if not shown:
            return ""
        return f'<h4 class="kind">{title}</h4>\n<p>{", ".join(dict.fromkeys(shown))}</p>'

    def definition(self, one: mlir.Definition) -> Section:
        mark = "!" if one.kind == "type" else "#"
        rows = []
        for parameter in one.parameters:
            note = f"default: {parameter.default}" if parameter.default else ""
            note = note or ("optional" if parameter.is_optional else "")
            text = f"<code>{escape(parameter.cpp_type)}</code>"
            if parameter.summary:
                text += f" {self.inline(parameter.summary)}"
            rows.append((parameter.name, text, note))
        return self.section(
            one.cpp_class,
            f"{mark}{one.name}" if one.mnemonic else one.cpp_class,
            one.kind,
            one.summary,
            [
                format_html(mark + one.name, one.format) if one.mnemonic else "",
                self.prose(one.description),
                self.table("Parameters", rows),
                self.traits("Traits", [t for t in one.traits if t.kind != "interface"]),
                self.traits("Interfaces", [t for t in one.traits if t.kind == "interface"]),
                where(one.record, f"{one.cpp_namespace}::{one.cpp_class}"),
            ],
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
                where(one.record, f"{one.cpp_namespace}::{one.name}"),
            ],
        )

    def interface(self, one: mlir.Interface) -> Section:
        parts = [self.prose(one.description)]
        for method in one.methods:
            arguments = ", ".join(f"{type_} {name}" for type_, name in method.arguments)
            static = "static " if method.is_static else ""
            signature = f"{static}{method.return_type} {method.name}({arguments})"
            note = "" if method.has_default else '<p class="where">has to be implemented</p>'
            parts += [f"<pre>{escape(signature)}</pre>{note}", self.prose(method.description, 5)]
        parts.append(where(one.record, f"{one.cpp_namespace}::{one.name}"))
        summary = first_sentence(one.description) if one.description.strip() else ""
        made = self.section(one.name, one.name, f"{one.kind} interface", "", parts)
        return made._replace(summary=summary)

    def pass_(self, one: mlir.Pass) -> Section:
        rows = [
            (option.argument, self.inline(option.description), option.default)
            for option in one.options
        ]
        return self.section(
            one.argument,
            f"-{one.argument}",
            "pass",
            one.summary,
            [
                self.prose(one.description),
                self.table("Options", rows),
                self.table("Statistics", [(n, self.inline(d), "") for n, d in one.statistics]),
                where(one.record, one.name),
            ],
        )

    def prose(self, text: str, level: int = 4) -> str:
        return html_of(text, self.places.of_name, level) if text.strip() else ""

    def inline(self, text: str) -> str:
        return inline(" ".join(text.split()), self.places.of_name)


def current(is_current: bool) -> str:
    return ' aria-current="page"' if is_current else ""


def trait_name(trait: mlir.Trait) -> str:
    """As people call it; empty for a predicate that has no name."""
    if trait.cpp_name:
        return trait.cpp_name.removesuffix("::Trait").rpartition("::")[2]
    return "" if trait.record.is_anonymous else trait.name


def default(one: mlir.Attribute | mlir.Property) -> str:
    return f"default: {one.default}" if one.default else ""


def where(record: Record, cpp: str) -> str:
    at = f"{short_path(record.location.file)}:{record.location.line}"
    return f'<p class="where"><code>{escape(cpp.removeprefix("::"))}</code>, {escape(at)}</p>'


def format_html(name: str, text: str | None) -> str:
    """The assembly format with its parts told apart; empty where C++ has it."""
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
