"""Readers and writers of the types of properties.

gen-clang-basic-reader, gen-clang-basic-writer.
"""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

from .property_model import PropertyType, Rules
from .values import read, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

# --- reading ------------------------------------------------------------------------

_READER: Final = cpp("""
    template <class ValueType>
    struct ReadDispatcher;
    $dispatchers
    template <class T>
    struct ReadDispatcher<llvm::ArrayRef<T>> {
      template <class BasicReader, class... Args>
      static llvm::ArrayRef<T> read(BasicReader &R, Args &&... args) {
        return R.readArray(std::forward<Args>(args)...);
      }
    };
    template <class T>
    struct ReadDispatcher<std::optional<T>> {
      template <class BasicReader, class... Args>
      static std::optional<T> read(BasicReader &R, Args &&... args) {
        return R.readOptional(std::forward<Args>(args)...);
      }
    };

    template <class ValueType>
    struct UnpackOptionalValue;
    $unpackers

    template <class Impl>
    class BasicReaderBase {
      ASTContext &C;
    protected:
      BasicReaderBase(ASTContext &ctx) : C(ctx) {}
    public:
      ASTContext &getASTContext() { return C; }
      Impl &asImpl() { return static_cast<Impl&>(*this); }
      $methods
    };

""")
_READ_DISPATCHER: Final = cpp("""
    template <>
    struct ReadDispatcher<$type> {
      template <class BasicReader, class... Args>
      static $type read(BasicReader &R, Args &&... args) {
        return R.read$name(std::forward<Args>(args)...);
      }
    };
""")
_UNPACKER: Final = cpp("""
    template <>
    struct UnpackOptionalValue<$type> {
      static std::optional<$type> unpack($type value) {
        return $code;
      }
    };
""")
_READ_ENUM: Final = cpp("""
    $type read$name() {
      return asImpl().template readEnum<$type>();
    }
""")
_READ_SUBCLASS: Final = cpp("""
    $type read$name() {
      return cast_or_null<$subclass>(asImpl().read$base());
    }
""")
_READ_BY_KIND: Final = cpp("""
    $type read$name() {
      auto &ctx = asImpl().getASTContext();
      auto &&subR = asImpl().readObject();
      $kind $kind_name = subR.find("$kind_name").read$kind_type();
      switch ($kind_name) {
      $cases
      }
      llvm_unreachable("bad $kind");
    }
""")
_READ_CASE: Final = cpp("""
    case $type::$name: {
    $properties
    $creation
    }

""")


@generator("gen-clang-basic-reader", help="properties: class that reads all nodes' properties")
def READER(records: Records, options: Options) -> str:
    model = _Model(records)
    return file_header("Helper classes for BasicReaders", records.main_file) + _READER(
        dispatchers=[_READ_DISPATCHER(type=one.read_as(), name=one.name) for one in model.types],
        unpackers=[
            _UNPACKER(type=one.read_as(), code=code)
            for one in model.types
            if (code := one.record.value_as_string("UnpackOptional"))
        ],
        methods=[_read(one, model) for one in model.types],
    )


def _read(one: PropertyType, model: _Model) -> str:
    record, name, type_ = one.record, one.name, one.read_as()
    if record.is_subclass_of("EnumPropertyType"):
        return _READ_ENUM(type=type_, name=name)
    if record.is_subclass_of("SubclassPropertyType"):
        return _READ_SUBCLASS(
            type=type_,
            name=name,
            subclass=record.value_as_string("SubclassName"),
            base=record.value_as_def("Base").name,
        )
    rule = model.kind_rules.get(record)
    if rule is None:
        return ""
    kind = PropertyType(rule.value_as_def("KindType"))
    return _READ_BY_KIND(
        type=type_,
        name=name,
        kind=kind.read_as(),
        kind_type=kind.name,
        kind_name=rule.value_as_string("KindPropertyName"),
        cases=[_read_case(case, type_, model.rules) for case in model.cases.get(record, [])],
    )


def _read_case(case: Record, type_: str, rules: Rules) -> str:
    properties = rules.properties(case)
    return _READ_CASE(
        type=type_,
        name=case.value_as_string("Name"),
        properties=read(properties, "subR"),
        creation=rules.creation(case, properties),
    )


# --- writing ------------------------------------------------------------------------

_WRITER: Final = cpp("""
    template <class ValueType>
    struct WriteDispatcher;
    $dispatchers
    template <class T>
    struct WriteDispatcher<llvm::ArrayRef<T>> {
      template <class BasicWriter, class... Args>
      static void write(BasicWriter &W, Args &&... args) {
        return W.writeArray(std::forward<Args>(args)...);
      }
    };
    template <class T>
    struct WriteDispatcher<std::optional<T>> {
      template <class BasicWriter, class... Args>
      static void write(BasicWriter &W, Args &&... args) {
        return W.writeOptional(std::forward<Args>(args)...);
      }
    };

    template <class ValueType>
    struct PackOptionalValue;
    $packers

    template <class Impl>
    class BasicWriterBase {
      ASTContext &C;
    protected:
      BasicWriterBase(ASTContext &ctx) : C(ctx) {}
    public:
      ASTContext &getASTContext() { return C; }
      Impl &asImpl() { return static_cast<Impl&>(*this); }
      $methods
    };

""")
_WRITE_DISPATCHER: Final = cpp("""
    template <>
    struct WriteDispatcher<$type> {
      template <class BasicWriter, class... Args>
      static void write(BasicWriter &W, Args &&... args) {
        return W.write$name(std::forward<Args>(args)...);
      }
    };
""")
_PACKER: Final = cpp("""
    template <>
    struct PackOptionalValue<$type> {
      static $type pack(std::optional<$type> value) {
        return $code;
      }
    };
""")
_WRITE_ENUM: Final = cpp("""
    void write$name($type value) {
      asImpl().writeEnum(value);
    }
""")
_WRITE_SUBCLASS: Final = cpp("""
    void write$name($type value) {
      asImpl().write$base(value);
    }
""")
_WRITE_BY_KIND: Final = cpp("""
    void write$name($parameter node) {
      auto &&subW = asImpl().writeObject();
      $kind $kind_name = ($code);
      subW.find("$kind_name").write$kind_type($kind_name);
      switch ($kind_name) {
      $cases
      }
      llvm_unreachable("bad $kind");
    }
""")
_WRITE_CASE: Final = cpp("""
    case $type::$name: {
    $helper
    $properties
    return;
    }

""")


@generator("gen-clang-basic-writer", help="properties: class that writes all nodes' properties")
def WRITER(records: Records, options: Options) -> str:
    model = _Model(records)
    return file_header("Helper classes for BasicWriters", records.main_file) + _WRITER(
        dispatchers=[
            _WRITE_DISPATCHER(type=type_, name=one.name)
            for one in model.types
            for type_ in _with_const(one)
        ],
        packers=[
            _PACKER(type=type_, code=code)
            for one in model.types
            if (code := one.record.value_as_string("PackOptional"))
            for type_ in _with_const(one)
        ],
        methods=[_write(one, model) for one in model.types],
    )


def _with_const(one: PropertyType) -> list[str]:
    """The types that are written as it: the constant one too, where that is written."""
    return list(dict.fromkeys([one.read_as(), one.written_as()]))


def _write(one: PropertyType, model: _Model) -> str:
    record, name = one.record, one.name
    if record.is_subclass_of("EnumPropertyType"):
        return _WRITE_ENUM(name=name, type=one.passed_as())
    if record.is_subclass_of("SubclassPropertyType"):
        base = record.value_as_def("Base").name
        return _WRITE_SUBCLASS(name=name, type=one.passed_as(), base=base)
    rule = model.kind_rules.get(record)
    if rule is None:
        return ""
    kind = PropertyType(rule.value_as_def("KindType"))
    return _WRITE_BY_KIND(
        name=name,
        parameter=one.passed_as(),
        kind=kind.read_as(),
        kind_type=kind.name,
        kind_name=rule.value_as_string("KindPropertyName"),
        code=rule.value_as_string("Read"),
        cases=[
            _WRITE_CASE(
                type=one.read_as(),
                name=case.value_as_string("Name"),
                helper=model.rules.helper(case),
                properties=write(model.rules.properties(case), "subW"),
            )
            for case in model.cases.get(record, [])
        ],
    )


# --- what both walk -----------------------------------------------------------------


class _Model:
    """The types of properties, and for those that are told apart by a kind, its cases."""

    __slots__ = ("cases", "kind_rules", "rules", "types")

    def __init__(self, records: Records) -> None:
        self.rules = Rules(records)
        types = of_each(definitions(records, "PropertyType"), PropertyType)
        self.types = [one for one in types if one.element is None]
        self.kind_rules = self.rules.kinds
        self.cases: dict[Record, list[Record]] = {}
        of_each(definitions(records, "PropertyTypeCase"), self._add_case)
        of_each(self.kind_rules, self._check_cases)

    def _add_case(self, record: Record) -> None:
        type_ = record.value_as_def("Type")
        if type_ not in self.kind_rules:
            raise record.error(f'no kind rule for "{type_.name}"')
        self.cases.setdefault(type_, []).append(record)

    def _check_cases(self, type_: Record) -> None:
        if type_ not in self.cases:
            raise self.kind_rules[type_].error(f'no cases found for "{type_.name}"')
