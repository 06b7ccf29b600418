"""The tables of builtins: gen-clang-builtins."""

from __future__ import annotations

from string import ascii_lowercase

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import escape
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

from .builtin_prototypes import PrototypeError, encoded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, RecordError, Records
    from tblgen_build.registry import Options

_FILE: Final = cpp(r"""

    #ifdef GET_BUILTIN_ENUMERATORS
        $enumerators

    #endif // GET_BUILTIN_ENUMERATORS

    #ifdef GET_BUILTIN_STR_TABLE

    #ifdef __GNUC__
    #pragma GCC diagnostic push
    #pragma GCC diagnostic ignored "-Woverlength-strings"
    #endif
    static constexpr char BuiltinStringsStorage[] =
      $strings
      ;
    #ifdef __GNUC__
    #pragma GCC diagnostic pop
    #endif

    static constexpr llvm::StringTable
    BuiltinStrings = BuiltinStringsStorage;

    #endif // GET_BUILTIN_STR_TABLE

    #ifdef GET_BUILTIN_INFOS
        $infos

    #endif // GET_BUILTIN_INFOS

    #ifdef GET_BUILTIN_PREFIXED_INFOS
        $prefixed_infos

    #endif // GET_BUILTIN_PREFIXED_INFOS

    #ifdef ATOMIC_BUILTIN
    $atomics

    #endif // ATOMIC_BUILTIN
    #undef ATOMIC_BUILTIN
""")
_ENUMERATOR: Final = cpp("BI$name,\n")
_STRING: Final = cpp(r"""
    "$text\0"
""")
_INFO: Final = cpp("""
    Builtin::Info{Builtin::Info::StrOffsets{$name, $type, $attributes, $features}, HeaderDesc::$header, $languages},
""")  # noqa: E501
_ATOMIC: Final = cpp("""
    $undefined
    ATOMIC_BUILTIN($name, "$type", "$attributes")
""")
_UNDEFINED: Final = cpp("#undef $name\n")

_ALL_LANGUAGES: Final = "ALL_LANGUAGES"
_NO_HEADER: Final = "NO_HEADER"
_IN_HEADERS: Final = str.maketrans("/.-", "___")
_HEADER_LETTERS: Final = frozenset(f"{ascii_lowercase}_/.-")


class Builtin:
    """A builtin by one of its names."""

    __slots__ = (
        "attributes",
        "features",
        "has_prefix",
        "header",
        "is_macro",
        "languages",
        "name",
        "prefix",
        "type",
    )

    def __init__(self, record: Record, name: str, type_: str) -> None:
        required = record.value_as_optional_def("RequiredNamePrefix")
        self.has_prefix = required is not None
        self.prefix = required.value_as_string("Spelling") if required else ""
        self.is_macro = record.value_as_bit("RequiresUndef")  # in headers of some system
        self.name = name
        self.type = type_
        self.attributes = _attributes(record)
        self.features: str | None = None
        self.header = _NO_HEADER
        self.languages = _ALL_LANGUAGES
        if record.is_subclass_of("LibBuiltin"):
            self.attributes = f"f{self.attributes}"
            self._take_header(record)
        elif record.is_subclass_of("TargetLibBuiltin"):
            self._take_header(record)
        elif record.is_subclass_of("TargetBuiltin"):
            self.features = record.value_as_string("Features")
        elif record.is_subclass_of("LangBuiltin"):
            self.languages = record.value_as_string("Languages")

    def _take_header(self, record: Record) -> None:
        self.header = _header(record).upper().translate(_IN_HEADERS)
        self.languages = record.value_as_string("Languages")

    def with_builtin_before(self, record: Record) -> Builtin:
        """Its other name, which needs no header."""
        alias = Builtin(record, f"__builtin_{self.name}", self.type)
        is_constant = record.value_as_bit("OnlyBuiltinPrefixedAliasIsConstexpr")
        alias.attributes = f"F{'E' if is_constant else ''}{_attributes(record)}"
        alias.header, alias.languages = _NO_HEADER, _ALL_LANGUAGES
        return alias

    def strings(self) -> list[str]:
        """What the table of strings must have for it."""
        return [self.name, self.type, self.attributes, self.features or ""]


def _header(record: Record) -> str:
    return record.value_as_string("Header")


def _check_header(record: Record) -> None:
    """Raises RecordError where its header cannot become an enumerator."""
    has_header = record.is_subclass_of("LibBuiltin") or record.is_subclass_of("TargetLibBuiltin")
    if has_header and not _HEADER_LETTERS.issuperset(_header(record)):
        raise record.error("Unexpected header name")


def _attributes(record: Record) -> str:
    namespace = record.value_as_optional_string("Namespace")
    if namespace not in (None, "std"):
        raise _at_field(record, "Namespace", f"Unknown namespace: {namespace}")
    parts = ["z" if namespace else ""]
    for attribute in record.value_as_list_of_defs("Attributes"):
        parts.append(attribute.value_as_string("Mangling"))
        if attribute.is_subclass_of("IndexedAttribute"):
            parts.append(f":{attribute.value_as_int('Index')}:")
        elif attribute.is_subclass_of("MultiIndexAttribute"):
            indices = [str(index) for index in attribute.value_as_list_of_ints("Indices")]
            parts.append(f"<{','.join(indices)}>")
    return "".join(parts)


@generator("gen-clang-builtins", help="builtins: list for macros")
def BUILTINS(records: Records, options: Options) -> str:
    every = definitions(records, "Builtin")
    in_turn = sorted(every, key=_sort_key)
    spelled = dict(zip(in_turn, of_each(in_turn, _spelled), strict=True))
    of_each([record for record in every if spelled[record]], _check_header)
    atomic = [
        builtin
        for record in every
        if record.is_subclass_of("AtomicBuiltin")
        for builtin in spelled[record]
    ]
    plain = atomic + [
        builtin
        for record in every
        if not record.is_subclass_of("AtomicBuiltin")
        for builtin in spelled[record]
        if not builtin.has_prefix
    ]
    # As by the reference, an atomic one with a prefix stands in both tables.
    prefixed = [builtin for record in every for builtin in spelled[record] if builtin.has_prefix]
    strings = _Strings([*plain, *prefixed])
    return file_header("List of builtins that Clang recognizes") + _FILE(
        enumerators=[
            _ENUMERATOR(name=f"{builtin.prefix}{builtin.name}") for builtin in [*plain, *prefixed]
        ],
        strings=[_STRING(text=escape(text)) for text in strings.offsets],
        infos=[_info(builtin, strings) for builtin in plain],
        prefixed_infos=[_info(builtin, strings) for builtin in prefixed],
        atomics=[
            _ATOMIC(
                name=builtin.name,
                type=builtin.type,
                attributes=builtin.attributes,
                undefined=_UNDEFINED(name=builtin.name) if builtin.is_macro else "",
            )
            for builtin in atomic
        ],
    )


def _sort_key(record: Record) -> int:
    """When a builtin is checked: the first of several mistakes is the reference's."""
    if record.is_subclass_of("AtomicBuiltin"):
        return 0
    return 2 if record.value_as_optional_def("RequiredNamePrefix") else 1


class _Strings:
    """The strings of all builtins one after the other, each once, the empty one first."""

    __slots__ = ("offsets",)

    def __init__(self, builtins: list[Builtin]) -> None:
        self.offsets = {"": 0}
        end = 1
        for builtin in builtins:
            for text in builtin.strings():
                if text not in self.offsets:
                    self.offsets[text] = end
                    end += len(text.encode(errors="surrogateescape")) + 1

    def of(self, text: str) -> str:
        return f"{self.offsets[text]} /* {text} */"


def _info(builtin: Builtin, strings: _Strings) -> str:
    return _INFO(
        name=strings.of(builtin.name),
        type=strings.of(builtin.type),
        attributes=strings.of(builtin.attributes),
        features="0" if builtin.features is None else strings.of(builtin.features),
        header=builtin.header,
        languages=builtin.languages,
    )


# --- by which names -----------------------------------------------------------------


def _spelled(record: Record) -> list[Builtin]:
    """The builtin by each of its names, of a template for each of its types."""
    found: list[Builtin] = []
    for substitution, before, after in _substitutions(record):
        type_ = _type(record, substitution)
        for name in record.value_as_list_of_strings("Spellings"):
            builtin = Builtin(record, f"{before}{name}{after}", type_)
            if record.is_subclass_of("LibBuiltin") and record.value_as_bit(
                "AddBuiltinPrefixedAlias"
            ):
                found.append(builtin.with_builtin_before(record))
            found.append(builtin)
    return found


def _substitutions(record: Record) -> list[tuple[str | None, str, str]]:
    """What `T` stands for in turn, with what comes before and after the name then."""
    if not record.is_subclass_of("Template"):
        return [(None, "", "")]
    types = record.value_as_list_of_strings("Substitutions")
    affixes = record.value_as_list_of_strings("Affixes")
    if len(types) != len(affixes):
        raise record.error("Substitutions and affixes don't have the same lengths")
    is_prefix = record.value_as_bit("AsPrefix")
    return [
        (type_, affix if is_prefix else "", "" if is_prefix else affix)
        for type_, affix in zip(types, affixes, strict=True)
    ]


def _type(record: Record, substitution: str | None) -> str:
    prototype = record.value_as_string("Prototype")
    try:
        return encoded(
            prototype, substitution, record.value_as_bit("EnableOpenCLLong"), record.release
        )
    except PrototypeError as error:
        raise _at_field(record, "Prototype", str(error)) from None


def _at_field(record: Record, name: str, message: str) -> RecordError:
    field = record.field(name)
    return field.error(message) if field else record.error(message)
