"""A macro call for each diagnostic, its enumerations, and the header around them.

gen-clang-diags-defs, -enums, -iface, -compat-ids, -index-name.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import quoted
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Option, Output, Rejection, generator
from tblgen_build.releases.clang import DIAGNOSTICS_HAVE_STABLE_IDS

from .diagnostic_text import Texts, parse_text, written
from .groups import Diagnostics, repeated_groups
from .stable_ids import StableIds
from .wording import check_wording

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from .diagnostic_text import Select

COMPONENT: Final = Option("clang-component", help="only the diagnostics of this component")

_START: Final = cpp("""
    #ifdef ${component}START
    __${component}START = DIAG_START_$component,
    #undef ${component}START
    #endif

""")

_DIAGNOSTIC: Final = cpp("""
    DIAG($name, $class_, (unsigned)diag::Severity::$severity, $text, $group, $sfinae, $no_error, $in_header, $in_macro, $deferrable, $category$ids)
""")  # noqa: E501


@generator("gen-clang-diags-defs", help="diagnostics: list for macros", options=[COMPONENT])
def DEFINITIONS(records: Records, options: Options) -> Output:
    component = options.string("clang-component")
    texts = Texts(definitions(records, "TextSubstitution"))
    diagnostics = Diagnostics(records)
    categories = diagnostics.categories()
    ids = StableIds(records) if records.release.has(DIAGNOSTICS_HAVE_STABLE_IDS) else None
    parts = [_START(component=component.upper())] if component else []
    repeated = repeated_groups(diagnostics)
    errors: list[RecordError] = []

    def definition(record: Record) -> str:
        _check_group(record)
        if not _is_of(component, record):
            return ""
        text = record.value_as_string("Summary")
        parsed = parse_text(text, record)
        errors.extend(check_wording(text, record))
        shown = written(texts.expanded(parsed, record))
        return _definition(record, shown, diagnostics, categories, ids)

    for record in diagnostics.diagnostics:
        try:
            parts.append(definition(record))
        except RecordError as error:
            errors.append(error)
    if errors:
        raise Rejection.of([*repeated, *errors])
    return Output("".join(parts), warnings=repeated)


def _check_group(record: Record) -> None:
    group = record.value_as_optional_def("Group")
    class_ = record.value_as_def("Class").name
    if class_ == "CLASS_ERROR" and group is not None:
        name = group.value_as_string("GroupName")
        raise record.error(f"Error {record.name} cannot be in a warning group [{name}]")
    if class_ == "CLASS_REMARK" and group is None:
        raise record.error(f"Error {record.name} not in any diagnostic group")


def _is_of(component: str, record: Record) -> bool:
    return not component or record.value_as_string("Component") == component


def _definition(
    record: Record,
    text: str,
    diagnostics: Diagnostics,
    categories: dict[str, int],
    ids: StableIds | None,
) -> str:
    return _DIAGNOSTIC(
        name=record.name,
        class_=record.value_as_def("Class").name,
        severity=record.value_as_def("DefaultSeverity").value_as_string("Name"),
        text=quoted(text),
        group=diagnostics.group_number(record),
        sfinae=record.value_as_def("SFINAE").name,
        no_error=_bool(record, "WarningNoWerror"),
        in_header=_bool(record, "ShowInSystemHeader"),
        in_macro=_bool(record, "ShowInSystemMacro"),
        deferrable=_bool(record, "Deferrable"),
        category=categories[diagnostics.category(record)],
        ids="".join([f", {offset}" for offset in ids.offsets(record)]) if ids else "",
    )


def _bool(record: Record, field: str) -> str:
    return "true" if record.value_as_bit(field) else "false"


# --- enumerations -------------------------------------------------------------------

_ENUM: Final = cpp("""
    DIAG_ENUM($name)
    $items
    DIAG_ENUM_END()
""")
_ITEM: Final = cpp("DIAG_ENUM_ITEM($number, $name)")


@generator(
    "gen-clang-diags-enums",
    help="diagnostics: enums for %select",
    options=[COMPONENT],
)
def ENUMS(records: Records, options: Options) -> str:
    component = options.string("clang-component")
    texts = Texts(definitions(records, "TextSubstitution"))
    parts: list[str] = []
    errors: list[RecordError] = []
    users: dict[str, Record] = {}
    for record in definitions(records, "Diagnostic"):
        try:
            text = parse_text(record.value_as_string("Summary"), record)
            is_shown = _is_of(component, record)
            for select in texts.enum_selects(text, record):
                errors += _repeated_names(select, record, users)
                if is_shown:
                    parts.append(_enum(select))
        except RecordError as error:
            errors.append(error)
    if errors:
        raise Rejection.of(errors)
    return "".join(parts)


def _repeated_names(
    select: Select, record: Record, users: dict[str, Record]
) -> Iterable[RecordError]:
    """Errors for a name of an enumeration that another has, and for one of two enumerators."""
    name = select.enum or ""
    if name in users:
        yield RecordError(
            f"Duplicate enumeration name '{name}'",
            record.location,
            [("Previous diagnostic is here", users[name].location)],
        )
    users.setdefault(name, record)
    seen: set[str] = set()
    for item in select.names:
        if item and item in seen:
            yield record.error(f"Duplicate enumerator name '{item}'")
        seen.add(item)


def _enum(select: Select) -> str:
    return _ENUM(
        name=select.enum or "",
        items=[_ITEM(number=number, name=name) for number, name in enumerate(select.names) if name],
    )


# --- the header ---------------------------------------------------------------------

_INTERFACE: Final = cpp(r"""

    namespace clang {
    namespace diag {
    enum {
    #define DIAG(ENUM, FLAGS, DEFAULT_MAPPING, DESC, GROUP, SFINAE, NOWERROR,      \
                 SHOWINSYSHEADER, SHOWINSYSMACRO, DEFERRABLE, CATEGORY$ids) \
      ENUM,
    #define ${upper}START
    #include "clang/Basic/Diagnostic${name}Kinds.inc"
    #undef DIAG
      NUM_BUILTIN_${upper}_DIAGNOSTICS
    };

    #define DIAG_ENUM(ENUM_NAME)                                                   \
      namespace ENUM_NAME {                                                        \
      enum {
    #define DIAG_ENUM_ITEM(IDX, NAME) NAME = IDX,
    #define DIAG_ENUM_END()                                                        \
      }                                                                            \
      ;                                                                            \
      }
    #include "clang/Basic/Diagnostic${name}Enums.inc"
    #undef DIAG_ENUM_END
    #undef DIAG_ENUM_ITEM
    #undef DIAG_ENUM
    } // end namespace diag

    namespace diag_compat {
    #define DIAG_COMPAT_IDS_BEGIN() enum {
    #define DIAG_COMPAT_IDS_END()                                                  \
      }                                                                            \
      ;
    #define DIAG_COMPAT_ID(IDX, NAME, ...) NAME = IDX,
    #include "clang/Basic/Diagnostic${name}CompatIDs.inc"
    #undef DIAG_COMPAT_ID
    #undef DIAG_COMPAT_IDS_BEGIN
    #undef DIAG_COMPAT_IDS_END
    } // end namespace diag_compat
    } // end namespace clang
""")


@generator(
    "gen-clang-diags-iface",
    help="diagnostics: headers of components",
    options=[COMPONENT],
)
def INTERFACE(records: Records, options: Options) -> str:
    component = options.string("clang-component")
    if not component:
        raise RecordError(
            "'-gen-clang-diags-iface' requires a component name: pass --clang-component=NAME"
        )
    has_ids = records.release.has(DIAGNOSTICS_HAVE_STABLE_IDS)
    return _INTERFACE(
        name=component,
        upper=component.upper(),
        ids=", STABLE_ID, \\\n             LEGACY_STABLE_IDS" if has_ids else "",
    )


# --- warnings about compatibility with other standards ------------------------------

_COMPATIBILITY: Final = cpp("""
    DIAG_COMPAT_IDS_BEGIN()
    $ids
    DIAG_COMPAT_IDS_END()
""")
_COMPATIBILITY_ID: Final = cpp("DIAG_COMPAT_ID($number,$name,$standard,$diagnostic,$before)")


@generator(
    "gen-clang-diags-compat-ids",
    help="diagnostics: numbers of those about compatibility",
    options=[COMPONENT],
)
def COMPATIBILITY(records: Records, options: Options) -> str:
    component = options.string("clang-component")
    parts: list[str] = []
    ids: list[str] = []
    last = ""
    numbered = enumerate(definitions(records, "CompatWarningId"))
    for own, id_ in of_each(numbered, lambda pair: _compatibility_id(*pair, component)):
        if not id_:
            continue
        if own != last:
            parts += [_COMPATIBILITY(ids=ids)] if ids else []
            ids = []
        last = own
        ids.append(id_)
    parts += [_COMPATIBILITY(ids=ids)] if ids else []
    return "".join(parts)


def _compatibility_id(number: int, record: Record, component: str) -> tuple[str, str]:
    """Its component and the id; empty where another component is wanted."""
    if not _is_of(component, record):
        return "", ""
    own = record.value_as_string("Component")
    return own, _compatibility(number, record)


def _compatibility(number: int, record: Record) -> str:
    return _COMPATIBILITY_ID(
        number=number,
        name=record.value_as_string("Name"),
        diagnostic=record.value_as_string("Diag"),
        before=record.value_as_string("DiagPre"),
        standard=record.value_as_int("Std"),
    )


# --- names --------------------------------------------------------------------------

_NAME: Final = cpp("""
    DIAG_NAME_INDEX($name)
""")


@generator("gen-clang-diags-index-name", help="diagnostics: sorted names")
def INDEX(records: Records, options: Options) -> str:
    names = [record.name for record in definitions(records, "Diagnostic")]
    names.sort(key=lambda name: name.encode(errors="surrogateescape"))
    return "".join([_NAME(name=name) for name in names])
