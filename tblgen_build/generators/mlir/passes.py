"""Base classes, factories and registration of passes, their C API and their documentation.

Flags: gen-pass-decls, gen-pass-capi-header, gen-pass-capi-impl, gen-pass-doc.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import Template, cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import Option, generator
from tblgen_build.releases.mlir import (
    DESCRIPTIONS_END_THEIR_LINE,
    PASS_CLASSES_COME_TOGETHER,
    PASS_OPTIONS_ARE_MOVED,
    PASS_OPTIONS_OWN_LISTS,
    PASSES_ARE_REGISTERED_ONE_BY_ONE,
    TEXTS_OF_PASSES_ARE_RAW,
)

from .documentation.text import HEADER, description_paragraph, summary_paragraph
from .model.passes import passes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Records, Release
    from tblgen_build.registry import Options

    from .model.passes import Pass, PassOption


# --- gen-pass-decls ------------------------------------------------------------

# Asks for all sections of a kind at once.
_ALL_DECLARATIONS: Final = cpp("""
    #ifdef GEN_PASS_DECL
    $macros
    #undef GEN_PASS_DECL
    #endif // GEN_PASS_DECL

""")

_ALL_REGISTRATIONS: Final = cpp("""
    #ifdef GEN_PASS_REGISTRATION
    $macros
    #endif

""")

# With the functions that make a pass: without options, and with them where it has any.
_PASS: Final = cpp("""
    // $name

    #ifdef GEN_PASS_DECL_$macro
    $options
    $declarations
    #undef GEN_PASS_DECL_$macro
    #endif // GEN_PASS_DECL_$macro
    #ifdef GEN_PASS_DEF_$macro
    $impl_declarations

    namespace impl {

    $class_
    } // namespace impl

    $factories
    #undef GEN_PASS_DEF_$macro
    #endif // GEN_PASS_DEF_$macro

""")

_BASE_CLASS: Final = cpp("""
    template <typename DerivedT>
    class ${name}Base : public $base_class {
    public:
      using Base = ${name}Base;

      ${name}Base() : $base_class(::mlir::TypeID::get<DerivedT>()) {}
      ${name}Base(const ${name}Base &other) : $base_class(other) {}
      ${name}Base& operator=(const ${name}Base &) = delete;
      ${name}Base(${name}Base &&) = delete;
      ${name}Base& operator=(${name}Base &&) = delete;
      ~${name}Base() = default;

      static constexpr ::llvm::StringLiteral getArgumentName() {
        return ::llvm::StringLiteral("$argument");
      }
      ::llvm::StringRef getArgument() const override { return "$argument"; }

      ::llvm::StringRef getDescription() const override { return $summary; }

      static constexpr ::llvm::StringLiteral getPassName() {
        return ::llvm::StringLiteral("$name");
      }
      ::llvm::StringRef getName() const override { return "$name"; }

      static bool classof(const ::mlir::Pass *pass) {
        return pass->getTypeID() == ::mlir::TypeID::get<DerivedT>();
      }

      std::unique_ptr<::mlir::Pass> clonePass() const override {
        return std::make_unique<DerivedT>(*static_cast<const DerivedT *>(this));
      }

      void getDependentDialects(::mlir::DialectRegistry &registry) const override {
        $dialects
      }

      MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(${name}Base<DerivedT>)

      $options_constructor
    protected:
      $option_members
      $statistics
    $private
    };
""")

_PRIVATE: Final = cpp("""
    private:
      $friends
""")

_OPTIONS: Final = cpp("""
    struct ${name}Options {
      $fields
    };
""")

_OPTIONS_CONSTRUCTOR: Final = cpp("""
    ${name}Base($parameter) : ${name}Base() {
      $moves
    }
""")

_OPTION: Final = cpp("""
    ::mlir::Pass::$class_name<$type> $name{$arguments};
""")

_STATISTIC: Final = cpp("""
    ::mlir::Pass::Statistic $member{this, "$name", $description};
""")

_FACTORY_DECLARATION: Final = cpp("""
    std::unique_ptr<::mlir::Pass> create$name($parameters);
""")

_IMPL_DECLARATION: Final = cpp("""
    namespace impl {
      std::unique_ptr<::mlir::Pass> create$name($parameters);
    } // namespace impl
""")

_FRIEND: Final = cpp("""
    friend std::unique_ptr<::mlir::Pass> create$name($parameters) {
      return std::make_unique<DerivedT>($arguments);
    }
""")

_FACTORY: Final = cpp("""
    std::unique_ptr<::mlir::Pass> create$name($parameters) {
      return impl::create$name($arguments);
    }
""")

# Also under the name that it had before passes were named without a suffix.
_REGISTRATION: Final = cpp("""
    inline void register$name() {
      ::mlir::registerPass([]() -> std::unique_ptr<::mlir::Pass> {
        return $creation;
      });
    }

    inline void register${name}Pass() {
      ::mlir::registerPass([]() -> std::unique_ptr<::mlir::Pass> {
        return $creation;
      });
    }
""")

_GUARDED_REGISTRATION: Final = cpp("""
    #ifdef GEN_PASS_REGISTRATION_$macro

    $registration
    #undef GEN_PASS_REGISTRATION_$macro
    #endif // GEN_PASS_REGISTRATION_$macro
""")


_GROUP_REGISTRATION: Final = cpp("""
    #ifdef GEN_PASS_REGISTRATION

    $registrations
    inline void register${group}Passes() {
      $calls
    }
    #undef GEN_PASS_REGISTRATION
    #endif // GEN_PASS_REGISTRATION
    #ifdef GEN_PASS_CLASSES
    $classes
    #undef GEN_PASS_CLASSES
    #endif // GEN_PASS_CLASSES
""")

_NO_CLASSES: Final = '#error "GEN_PASS_CLASSES is deprecated; use per-pass macros"'


def _factories(pass_: Pass) -> list[tuple[str, str]]:
    """Parameters and arguments of the functions that make a pass; none where the user does."""
    if pass_.constructor:
        return []
    if not pass_.options:
        return [("", "")]
    parameter, argument = _options_parameter(pass_)
    return [("", ""), (parameter, argument)]


def _options_parameter(pass_: Pass) -> tuple[str, str]:
    """How the options are taken, and handed on."""
    if pass_.record.release.has(PASS_OPTIONS_ARE_MOVED):
        return f"{pass_.name}Options options", "std::move(options)"
    return f"const {pass_.name}Options &options", "options"


def _options(pass_: Pass) -> str:
    """The structure of the pass's options."""
    if not pass_.options:
        return ""
    fields: list[str] = []
    owns_lists = pass_.record.release.has(PASS_OPTIONS_OWN_LISTS)
    list_type = "::llvm::SmallVector" if owns_lists else "::llvm::ArrayRef"
    for option in pass_.options:
        type_ = f"{list_type}<{option.type}>" if option.is_list else option.type
        default = f" = {option.default}" if option.default else ""
        fields.append(f"{type_} {option.cpp_name}{default};")
    return _OPTIONS(name=pass_.name, fields=fields)


def _option_member(release: Release, option: PassOption) -> str:
    arguments = [
        "*this",
        f'"{option.argument}"',
        f"::llvm::cl::desc({_text(release, 'PO', option.description)})",
    ]
    if option.default:
        arguments.append(f"::llvm::cl::init({option.default})")
    if option.flags:
        arguments.append(option.flags)
    return _OPTION(
        class_name="ListOption" if option.is_list else "Option",
        type=option.type,
        name=option.cpp_name,
        arguments=", ".join(arguments),
    )


def _options_constructor(pass_: Pass) -> str:
    if not pass_.options:
        return ""
    parameter, _ = _options_parameter(pass_)
    are_moved = pass_.record.release.has(PASS_OPTIONS_ARE_MOVED)
    moves: list[str] = []
    for option in pass_.options:
        value = f"options.{option.cpp_name}"
        moves.append(f"{option.cpp_name} = {f'std::move({value})' if are_moved else value};")
    return _OPTIONS_CONSTRUCTOR(name=pass_.name, parameter=parameter, moves=moves)


def _text(release: Release, delimiter: str, text: str) -> str:
    """A string literal of what a user wrote."""
    if release.has(TEXTS_OF_PASSES_ARE_RAW):
        return f'R"{delimiter}({text.strip()}){delimiter}"'
    return f'"{text}"'


def _base_class(pass_: Pass, options_constructor: str = "", private: str = "") -> str:
    release = pass_.record.release
    return _BASE_CLASS(
        name=pass_.name,
        base_class=pass_.base_class,
        argument=pass_.argument,
        summary=_text(release, "PD", pass_.summary),
        dialects=[f"registry.insert<{dialect}>();" for dialect in pass_.dependent_dialects],
        options_constructor=options_constructor,
        option_members=[_option_member(release, option) for option in pass_.options],
        statistics=[
            _STATISTIC(
                member=s.cpp_name, name=s.name, description=_text(release, "PS", s.description)
            )
            for s in pass_.statistics
        ],
        private=private,
    )


def _pass(pass_: Pass) -> str:
    """The sections of one pass: its options and what makes it; the class it derives from."""
    name, factories = pass_.name, _factories(pass_)
    friends = [_FRIEND(name=name, parameters=p, arguments=a) for p, a in factories]
    return _PASS(
        name=name,
        macro=name.upper(),
        options=_options(pass_),
        declarations=[_FACTORY_DECLARATION(name=name, parameters=p) for p, _ in factories],
        impl_declarations=[_IMPL_DECLARATION(name=name, parameters=p) for p, _ in factories],
        class_=_base_class(pass_, _options_constructor(pass_), _PRIVATE(friends=friends)),
        factories=[_FACTORY(name=name, parameters=p, arguments=a) for p, a in factories],
    )


def _creation(pass_: Pass) -> str:
    return pass_.constructor or f"create{pass_.name}()"


@generator(
    "gen-pass-decls",
    help="pass base classes, factories and registration",
    options=[Option("name", help="name of this group of passes")],
)
def DECLS(records: Records, options: Options) -> str:
    found = passes(records)
    macros = [pass_.name.upper() for pass_ in found]
    declarations = [f"#define GEN_PASS_DECL_{macro}" for macro in macros]
    parts = [file_header("Passes"), _ALL_DECLARATIONS(macros=declarations)]
    parts += [_pass(pass_) for pass_ in found]
    parts += _registrations(records.release, found, macros, options.string("name"))
    return "".join(parts)


def _registrations(
    release: Release, found: list[Pass], macros: list[str], group: str
) -> Iterable[str]:
    """Functions that register each pass, and all of the group."""
    functions = [_REGISTRATION(name=pass_.name, creation=_creation(pass_)) for pass_ in found]
    if release.has(PASSES_ARE_REGISTERED_ONE_BY_ONE):
        yield _ALL_REGISTRATIONS(macros=[f"#define GEN_PASS_REGISTRATION_{m}" for m in macros])
        for macro, function in zip(macros, functions, strict=True):
            yield _GUARDED_REGISTRATION(macro=macro, registration=function)
        functions = []
    has_classes = release.has(PASS_CLASSES_COME_TOGETHER)
    yield _GROUP_REGISTRATION(
        registrations=functions,
        group=group,
        calls=[f"register{pass_.name}();" for pass_ in found],
        classes=[_base_class(pass_) for pass_ in found] if has_classes else _NO_CLASSES,
    )


# --- C API ---------------------------------------------------------------------

_PREFIX: Final = Option("prefix", help="prefix of the C functions: mlirCreate<prefix><pass>")

_CAPI_HEADER: Final = cpp("""
    $header
    #include "mlir-c/Pass.h"

    #ifdef __cplusplus
    extern "C" {
    #endif

    MLIR_CAPI_EXPORTED void mlirRegister${prefix}Passes(void);

    $passes
    #ifdef __cplusplus
    }
    #endif
""")

_CAPI_DECLARATIONS: Final = cpp("""
    MLIR_CAPI_EXPORTED MlirPass mlirCreate$name(void);
    MLIR_CAPI_EXPORTED void mlirRegister$name(void);

""")

_CAPI_IMPL: Final = cpp("""
    $header
    void mlirRegister${prefix}Passes(void) {
      register${prefix}Passes();
    }

    $passes
""")

_CAPI_DEFINITIONS: Final = cpp("""
    MlirPass mlirCreate$name(void) {
      return wrap($creation.release());
    }
    void mlirRegister$name(void) {
      register$plain_name();
    }

""")


@generator("gen-pass-capi-header", help="C API of passes: header", options=[_PREFIX])
def CAPI_HEADER(records: Records, options: Options) -> str:
    prefix = options.string("prefix")
    return _CAPI_HEADER(
        header=file_header("Passes: C API"),
        prefix=prefix,
        passes=[_CAPI_DECLARATIONS(name=prefix + pass_.name) for pass_ in passes(records)],
    )


@generator("gen-pass-capi-impl", help="C API of passes: implementation", options=[_PREFIX])
def CAPI_IMPL(records: Records, options: Options) -> str:
    prefix = options.string("prefix")
    definitions = [
        _CAPI_DEFINITIONS(
            plain_name=pass_.name, name=prefix + pass_.name, creation=_creation(pass_)
        )
        for pass_ in passes(records)
    ]
    return _CAPI_IMPL(header=file_header("Passes: C API"), prefix=prefix, passes=definitions)


# --- documentation -------------------------------------------------------------

_DOCUMENTATION: Final = Template("""
    ### `-$argument`
    $summary
    $description
    $options
    $statistics

""")

# Names and descriptions, aligned.
_TABLE: Final = Template("""

    #### $title

    ```
    $rows
    ```
""")


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    if not rows:
        return ""
    width = max(len(name) for name, _ in rows)
    return _TABLE(title=title, rows=[f"{name:<{width}} : {text}" for name, text in rows])


def _documentation(pass_: Pass) -> str:
    text = _DOCUMENTATION(
        argument=pass_.argument,
        summary=summary_paragraph(pass_.summary.strip()),
        description=description_paragraph(pass_.description),
        options=_table("Options", [(f"-{o.argument}", o.description) for o in pass_.options]),
        statistics=_table("Statistics", [(s.name, s.description) for s in pass_.statistics]),
    )
    if pass_.record.release.has(DESCRIPTIONS_END_THEIR_LINE):
        return text
    has_tables = pass_.options or pass_.statistics
    is_open = pass_.description and not pass_.description.rstrip(" \t").endswith("\n")
    return text.rstrip("\n") if is_open and not has_tables else text


@generator("gen-pass-doc", help="documentation of passes")
def DOC(records: Records, options: Options) -> str:
    by_argument = sorted(passes(records), key=lambda pass_: pass_.argument)
    return HEADER + "".join(map(_documentation, by_argument))
