"""What a dialect's output holds, told from its name as LLVM's projects give it.

    OUTPUT:  STEM ".h.inc"     declarations of the stem's topic
           | STEM ".cpp.inc"   their definitions
           | STEM ".md"        their documentation
           | STEM ".inc"       rewrite patterns
    STEM:    ends in one of TOPICS, or is the source's own name: operations then

A name that fits nowhere is an error, never a guess. Knows names, neither files nor generators.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class UnknownName(Exception):
    """A name does not say what the output holds; str() is what to tell the user."""


class Topic:
    """What outputs can be about. A flag is empty where there is no such output."""

    __slots__ = ("declarations", "definitions", "dialect_option", "documentation")

    def __init__(
        self,
        declarations: str,
        definitions: str = "",
        documentation: str = "",
        dialect_option: str = "",
    ) -> None:
        self.declarations = declarations
        self.definitions = definitions
        self.documentation = documentation
        # Of both C++ outputs; the documentation's is always --dialect
        self.dialect_option = dialect_option


DIALECT = Topic("gen-dialect-decls", "gen-dialect-defs", "gen-dialect-doc", "dialect")
TYPES = Topic("gen-typedef-decls", "gen-typedef-defs", "gen-typedef-doc", "typedefs-dialect")
ATTRIBUTES = Topic("gen-attrdef-decls", "gen-attrdef-defs", "gen-attrdef-doc", "attrdefs-dialect")
OPERATIONS = Topic("gen-op-decls", "gen-op-defs", "gen-op-doc")
PASSES = Topic("gen-pass-decls", documentation="gen-pass-doc")


def interfaces(of: str) -> Topic:
    return Topic(*(f"gen-{of}-interface-{what}" for what in ("decls", "defs", "docs")))


# By the ending of the stem: the first that fits counts.
TOPICS: Mapping[str, Topic] = {
    "Dialect": DIALECT,
    "Ops": OPERATIONS,
    "Types": TYPES,
    "Attributes": ATTRIBUTES,
    "Attrs": ATTRIBUTES,
    "AttrDefs": ATTRIBUTES,
    "Enums": Topic("gen-enum-decls", "gen-enum-defs", "gen-enum-doc"),
    "AttrInterfaces": interfaces("attr"),
    "TypeInterfaces": interfaces("type"),
    "Interfaces": interfaces("op"),
    "AttrInterface": interfaces("attr"),
    "TypeInterface": interfaces("type"),
    "Interface": interfaces("op"),
    "AttrConstraints": Topic("gen-attr-constraint-decls", "gen-attr-constraint-defs"),
    "TypeConstraints": Topic("gen-type-constraint-decls", "gen-type-constraint-defs"),
    "Passes": PASSES,
    "Patterns": Topic("", "gen-rewriters"),
}
# By extension, the longer ones first: a flag of the topic.
FORMS = (".h.inc", ".cpp.inc", ".md", ".inc")


def output_options(
    source: str, output: str, dialect: str = "", passes: str = ""
) -> tuple[str, ...]:
    """The generator and its options for `output`, made from `source`. Raises UnknownName."""
    name = base_name(output)
    form = next((form for form in FORMS if name.endswith(form)), "")
    if form == ".inc":
        return ("--gen-rewriters",)
    topic = topic_of(name.removesuffix(form), base_name(source).removesuffix(".td"))
    if topic is None or not form:
        raise UnknownName(describe_unknown(output))
    flag = flag_of(topic, form)
    if not flag:
        raise UnknownName(f"'{output}': {name.removesuffix(form)} has no {form} output")
    return (f"--{flag}", *selection(topic, form, dialect, passes))


def topic_of(stem: str, source_stem: str) -> Topic | None:
    for ending, topic in TOPICS.items():
        if stem.endswith(ending):
            return topic
    return OPERATIONS if stem == source_stem else None


def flag_of(topic: Topic, form: str) -> str:
    if form == ".md":
        return topic.documentation
    return topic.declarations if form == ".h.inc" else topic.definitions


def selection(topic: Topic, form: str, dialect: str, passes: str) -> Sequence[str]:
    """The options that say for which dialect, or for which group of passes."""
    if topic is PASSES:
        return [f"--name={passes}"] if passes and form == ".h.inc" else []
    if form == ".md":
        takes_dialect = topic.dialect_option or topic is OPERATIONS
        return [f"--dialect={dialect}"] if dialect and takes_dialect else []
    return [f"--{topic.dialect_option}={dialect}"] if dialect and topic.dialect_option else []


def base_name(path: str) -> str:
    return path.rpartition("/")[2]


def describe_unknown(output: str) -> str:
    return (
        f"'{output}': the name does not say what to generate. It ends in .h.inc, .cpp.inc or .md "
        f"behind one of {', '.join(TOPICS)} or behind the source's own name, or in .inc for "
        f"rewrite patterns; for all else there is `tblgen emit`"
    )
