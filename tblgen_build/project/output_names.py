"""What a dialect's output holds, by its name, with the conventions of LLVM's projects.

    OUTPUT:  STEM ".h.inc"     declarations of the stem's topic
           | STEM ".cpp.inc"   their definitions
           | STEM ".md"        their documentation
           | STEM ".inc"       rewrite patterns
           | STEM "." NUMBER ".cpp"    compiles a shard of STEM.cpp.inc's operations
    STEM:    ends in one of TOPICS, or is the source's own name: operations then

A name that fits nowhere is an error, never a guess. Knows names, neither files nor generators.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# How many files compile the operations of one source: operations a file, the fewest and the most
# files. At least two, so that a project's own code is the same for any number.
SHARDS = 50, 2, 32


def shard_count(operations: int) -> int:
    """The same on every machine."""
    each, fewest, most = SHARDS
    return min(max(-(-operations // each), fewest), most)


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


# --- shards -------------------------------------------------------------------


def shard_of(output: str) -> tuple[str, int] | None:
    """The stem and the number of a file that compiles a shard; None for any other."""
    stem, dot, number = output.removesuffix(".cpp").rpartition(".")
    is_shard = output.endswith(".cpp") and dot and number.isdecimal() and number.isascii()
    return (stem, int(number)) if is_shard else None


def options_of_all(
    source: str,
    outputs: Sequence[str],
    dialect: str = "",
    passes: str = "",
    headers: Sequence[str] = (),
) -> list[tuple[str, ...]]:
    """The options of each output of one command: there are as many shards as files for them.

    `headers` are what these include. Raises UnknownName.
    """
    counts = shard_counts(outputs)
    found: list[tuple[str, ...]] = []
    for output in outputs:
        shard = shard_of(output)
        if shard is not None:
            definitions = base_name(f"{shard[0]}.cpp.inc")
            words = ["--gen-op-shard", f"--op-shard-index={shard[1]}"]
            words.append(f"--op-shard-definitions={definitions}")
            found.append((*words, *[f"--op-shard-header={header}" for header in headers]))
            continue
        options = output_options(source, output, dialect, passes)
        count = counts.get(output.removesuffix(".inc").rpartition(".")[0], 0)
        if count and options[0] in ("--gen-op-decls", "--gen-op-defs"):
            options = (*options, f"--op-shard-count={count}")
        found.append(options)
    return found


def shard_counts(outputs: Sequence[str]) -> dict[str, int]:
    """How many shards there are, by stem. Raises UnknownName."""
    numbers: dict[str, list[int]] = {}
    for output in outputs:
        shard = shard_of(output)
        if shard is not None:
            numbers.setdefault(shard[0], []).append(shard[1])
    for stem, found in numbers.items():
        if len(found) < 2 or sorted(found) != list(range(len(found))):
            raise UnknownName(
                f"'{stem}.NUMBER.cpp': files that compile shards are numbered from 0 on, and "
                "there are at least two"
            )
        for ending in (".h.inc", ".cpp.inc"):
            if f"{stem}{ending}" not in outputs:
                raise UnknownName(f"'{stem}.0.cpp' needs '{stem}{ending}' beside it")
    return {stem: len(found) for stem, found in numbers.items()}


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
        f"after one of {', '.join(TOPICS)} or after the source's own name, or in .inc for "
        f"rewrite patterns; for all else there is `tblgen emit`"
    )
