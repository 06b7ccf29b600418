"""Libraries of runtime functions, what each has, and which a system has by default: LLVM's main."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import guarded
from tblgen_build.generators.llvm.model.set_theory import records_among
from tblgen_build.generators.mistakes import of_each

from .libcall_groups import INFO, Implementation, LibcallGroup, Library, condition, grouped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Final

    from tblgen_build._core import Record, Records

_ENUM: Final = cpp("""
    enum class RuntimeLibrary : unsigned char {
      UnknownLibrary = 0,
      $libraries
    };
""")

_TARGET: Final = (
    "const llvm::Triple &TT, ExceptionHandling ExceptionModel, FloatABI::ABIType FloatABI, "
    "StringRef ABIName, LongDoubleFormat LongDoubleFormat"
)
_ARGUMENTS: Final = "TT, ExceptionModel, FloatABI, ABIName, LongDoubleFormat"

_DECLARATION: Final = cpp("void $function($target, CallingConv::ID DefaultCC);")
_DECLARATIONS: Final = cpp("""
    $functions
    bool setAvailableLibraryLibcalls(RTLIB::RuntimeLibrary Library, $target);
    static CallingConv::ID getDefaultLibcallCallingConv($target);
""")
_FUNCTION: Final = cpp("""
    void llvm::$info::$function($target, CallingConv::ID DefaultCC) {
      $common
      $variants
      $exclusions
      $after
    }

""")
_VARIANT: Final = cpp("""
    $condition{
      $groups
    }
""")
_EXCLUSION: Final = cpp("""

    if ($condition) {
      $excluded
    }
""")
_EXCLUDED: Final = cpp("setUnavailable($constant); // $name")
_CONVENTIONS: Final = cpp("""
    CallingConv::ID llvm::$info::getDefaultLibcallCallingConv($target) {
      $systems
      return CallingConv::C;
    }

""")
_CONVENTION: Final = cpp("""
    if ($condition) {
      return $convention;
    }
""")
_DEFAULTS: Final = cpp("""
    ArrayRef<RTLIB::RuntimeLibrary> llvm::$info::getDefaultRuntimeLibraries(const llvm::Triple &TT) {
      $systems
      return {};
    }

""")  # noqa: E501
_DEFAULT: Final = cpp("""
    if ($condition) {
      static constexpr RTLIB::RuntimeLibrary Libs[] = {
        $libraries
      };
      return Libs;
    }
""")
_SETTERS: Final = cpp("""
    bool llvm::$info::setAvailableLibraryLibcalls(RTLIB::RuntimeLibrary Library, $target) {
      const CallingConv::ID DefaultCC = getDefaultLibcallCallingConv($arguments);
      switch (Library) {
      $cases
      default:
        return false;
      }
    }

""")
_CASE: Final = cpp("""
    case RTLIB::RuntimeLibrary::$library:
      $isolated
      $function($arguments, DefaultCC);
      return true;
""")
_ISOLATED: Final = cpp("""
    if ($condition) {
      $function($arguments, DefaultCC);
      return true;
    }
""")


def library_enum(records: Records) -> str:
    return _ENUM(libraries=[f"{_identifier(name)}," for name in _names(records)])


def _names(records: Records) -> list[str]:
    libraries = records.all_derived_definitions_if_defined("LibcallLibrary")
    return sorted(set(of_each(libraries, lambda each: each.value_as_string("LibraryName"))))


def _identifier(name: str) -> str:
    return "".join([c if c.isascii() and c.isalnum() else "_" for c in name])


def libraries(records: Records, implementations: Sequence[Implementation]) -> list[str]:
    """The sections about them."""
    found = _Libraries(records, implementations)
    return [
        guarded("GET_RUNTIME_LIBCALLS_INFO_MEMBER_DECLS", found.declarations()),
        guarded("GET_RUNTIME_LIBCALLS_INFO", found.definitions()),
    ]


class _Variant:
    """What a library has under one predicate."""

    def __init__(
        self,
        records: Records,
        record: Record,
        by_record: Mapping[Record, Implementation],
        numbers: Mapping[Record, int],
    ) -> None:
        self.record = record
        self.name = record.value_as_string("LibraryName")
        self.is_isolated = record.value_as_bit("Isolated")
        self.predicate = record.value_as_def("Pred")
        self.condition = condition(self.predicate)
        library = Library(records, by_record)
        value = record.value("Impls")
        assert value is not None
        members = [
            _implementation(record, member, by_record)
            for member in records_among(library.evaluate(value, record))
        ]
        self.groups = grouped(library, members)
        for group in self.groups:
            group.members.sort(key=lambda member: (numbers[member.provides], member.number))
        if self.is_isolated and not self.condition:
            raise record.error(f"the library '{record.name}' is isolated: it must have a predicate")

    @property
    def function(self) -> str:
        name = self.record.name if self.is_isolated else _identifier(self.name)
        return f"setAvailableLibFuncs_{name}"

    def unrestricted(self) -> list[Implementation]:
        return [m for group in self.groups if group.is_unrestricted for m in group.members]

    def text(self, common: Iterable[Implementation]) -> str:
        remaining = [(group, _others(group, common)) for group in self.groups]
        return _VARIANT(
            condition=f"if ({self.condition}) " if self.condition else "",
            groups=[group.text(members) for group, members in remaining if members],
        )

    def has_any(self, records: Sequence[Record], common: Iterable[Implementation]) -> bool:
        return any(
            member.record in records for group in self.groups for member in _others(group, common)
        )


def _others(group: LibcallGroup, common: Iterable[Implementation]) -> list[Implementation]:
    if not group.is_unrestricted:
        return group.members
    return [member for member in group.members if member not in common]


def _implementation(
    library: Record, member: Record, by_record: Mapping[Record, Implementation]
) -> Implementation:
    found = by_record.get(member)
    if found is None:
        raise library.error(f"'{member.name}' of '{library.name}' is not a RuntimeLibcallImpl")
    return found


class _Libraries:
    def __init__(self, records: Records, implementations: Sequence[Implementation]) -> None:
        self._by_record = {i.record: i for i in implementations}
        calls = records.all_derived_definitions("RuntimeLibcall")
        numbers = {call: number for number, call in enumerate(calls)}
        # By function, in the order of the variants that begin them.
        self._functions: dict[str, list[_Variant]] = {}
        for variant in of_each(
            records.all_derived_definitions_if_defined("LibcallLibrary"),
            lambda record: _Variant(records, record, self._by_record, numbers),
        ):
            self._functions.setdefault(variant.function, []).append(variant)
        self._names = _names(records)
        self._exclusions = records.all_derived_definitions_if_defined("LibraryExclusion")
        self._systems = records.all_derived_definitions_if_defined("SystemRuntimeLibrary")
        self._check()

    def _check(self) -> None:
        merged = [v[0].name for v in self._functions.values() if not v[0].is_isolated]
        of_each(self._functions.values(), lambda variants: _check_merged(variants[0], merged))
        of_each(
            self._exclusions,
            lambda each: self._check_name(each, each.value_as_string("LibraryName")),
        )
        of_each(self._systems, self._check_defaults)

    def _check_defaults(self, system: Record) -> None:
        for name in system.value_as_list_of_strings("DefaultLibraries"):
            self._check_name(system, name)

    def _check_name(self, record: Record, name: str) -> None:
        if name not in self._names:
            raise record.error(f"'{name}' is not the name of a LibcallLibrary")

    def declarations(self) -> str:
        functions = [_DECLARATION(function=name, target=_TARGET) for name in self._functions]
        return _DECLARATIONS(functions=functions, target=_TARGET)

    def definitions(self) -> str:
        return "".join(
            [
                *[self._function(variants) for variants in self._functions.values()],
                self._conventions(),
                self._defaults(),
                self._setters(),
            ]
        )

    def _function(self, variants: Sequence[_Variant]) -> str:
        """Common members first; variants that have again what is excluded there come last."""
        exclusions = [] if variants[0].is_isolated else self._exclusions_of(variants[0].name)
        common = _common(variants)
        after = [v for v in variants if _is_excluded(v, exclusions, common)]
        before = [v for v in variants if v not in after]
        return _FUNCTION(
            info=INFO,
            function=variants[0].function,
            target=_TARGET,
            common=LibcallGroup(None, None).text(common) if common else "",
            variants=[variant.text(common) for variant in before],
            exclusions=[self._exclusion(exclusion) for exclusion in exclusions],
            after=[variant.text(common) for variant in after],
        )

    def _exclusions_of(self, name: str) -> list[Record]:
        return [
            exclusion
            for exclusion in self._exclusions
            if exclusion.value_as_string("LibraryName") == name
            and exclusion.value_as_list_of_defs("Exclude")
        ]

    def _exclusion(self, exclusion: Record) -> str:
        excluded = [self._by_record[e] for e in exclusion.value_as_list_of_defs("Exclude")]
        return _EXCLUSION(
            condition=condition(exclusion.value_as_def("Pred")),
            excluded=[_EXCLUDED(constant=e.constant, name=e.name) for e in excluded],
        )

    def _conventions(self) -> str:
        systems = [text for text in of_each(self._systems, _system_convention) if text]
        return _CONVENTIONS(info=INFO, target=_TARGET, systems=systems)

    def _defaults(self) -> str:
        systems = [text for text in of_each(self._systems, _system_libraries) if text]
        return _DEFAULTS(info=INFO, systems=systems)

    def _setters(self) -> str:
        isolated: dict[str, list[str]] = {}
        for function, variants in self._functions.items():
            if variants[0].is_isolated:
                text = _ISOLATED(
                    condition=variants[0].condition, function=function, arguments=_ARGUMENTS
                )
                isolated.setdefault(variants[0].name, []).append(text)
        cases = [
            _CASE(
                library=_identifier(variants[0].name),
                isolated=isolated.get(variants[0].name, []),
                function=function,
                arguments=_ARGUMENTS,
            )
            for function, variants in self._functions.items()
            if not variants[0].is_isolated
        ]
        return _SETTERS(info=INFO, target=_TARGET, arguments=_ARGUMENTS, cases=cases)


def _system_convention(system: Record) -> str:
    """Empty where it has none."""
    code = system.value_as_def("DefaultLibcallCallingConv").value_as_string("CallingConv").strip()
    if not code:
        return ""
    return _CONVENTION(condition=condition(system.value_as_def("TriplePred")), convention=code)


def _system_libraries(system: Record) -> str:
    """Empty where it has none."""
    names = sorted(set(system.value_as_list_of_strings("DefaultLibraries")))
    if not names:
        return ""
    predicate = condition(system.value_as_def("TriplePred"))
    constants = [f"RTLIB::RuntimeLibrary::{_identifier(name)}," for name in names]
    return _DEFAULT(condition=predicate, libraries=constants)


def _check_merged(variant: _Variant, merged: Sequence[str]) -> None:
    if variant.name not in merged:
        raise variant.record.error(f"no library is named '{variant.name}' and is not isolated")


def _common(variants: Sequence[_Variant]) -> list[Implementation]:
    """What all of several variants have without a restriction."""
    if len(variants) < 2:
        return []
    first, *others = [variant.unrestricted() for variant in variants]
    return [member for member in first if all(member in members for members in others)]


def _is_excluded(
    variant: _Variant, exclusions: Iterable[Record], common: Iterable[Implementation]
) -> bool:
    return any(
        exclusion.value_as_def("Pred") == variant.predicate
        and variant.has_any(exclusion.value_as_list_of_defs("Exclude"), common)
        for exclusion in exclusions
    )
