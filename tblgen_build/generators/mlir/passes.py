"""Base classes, factories and registration of passes, their C API and their documentation.

Flags: gen-pass-decls, gen-pass-capi-header, gen-pass-capi-impl, gen-pass-doc.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import Option, generator

from .doc_text import HEADER, description_paragraph, summary_paragraph
from .model.passes import passes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .model.passes import Pass, PassOption

_PASS_PTR: Final = "std::unique_ptr<::mlir::Pass>"


# --- gen-pass-decls ------------------------------------------------------------


def _guarded(macro: str, body: str) -> str:
    """The body where the includer asks for it, once."""
    return f"#ifdef {macro}\n{body}#undef {macro}\n#endif // {macro}\n"


def _option_struct(pass_: Pass) -> str:
    fields: list[str] = []
    for option in pass_.options:
        type_ = f"::llvm::SmallVector<{option.type}>" if option.is_list else option.type
        default = f" = {option.default}" if option.default else ""
        fields.append(f"  {type_} {option.cpp_name}{default};\n")
    return f"struct {pass_.name}Options {{\n{''.join(fields)}}};\n"


def _factories(pass_: Pass) -> Iterator[tuple[str, str]]:
    """Parameters and arguments of the generated factory functions."""
    if pass_.constructor:
        return
    yield "", ""
    if pass_.options:
        yield f"{pass_.name}Options options", "std::move(options)"


def _declaration_section(pass_: Pass) -> str:
    parts = [_option_struct(pass_)] if pass_.options else []
    parts += [f"{_PASS_PTR} create{pass_.name}({params});\n" for params, _ in _factories(pass_)]
    return "".join(parts)


def _option_member(option: PassOption) -> str:
    kind = "ListOption" if option.is_list else "Option"
    arguments = [
        "*this",
        f'"{option.argument}"',
        f'::llvm::cl::desc(R"PO({option.description})PO")',
    ]
    if option.default:
        arguments.append(f"::llvm::cl::init({option.default})")
    if option.flags:
        arguments.append(option.flags)
    return f"  ::mlir::Pass::{kind}<{option.type}> {option.cpp_name}{{{', '.join(arguments)}}};\n"


def _special_members(base: str, parent: str) -> str:
    return f"""  using Base = {base};

  {base}() : {parent}(::mlir::TypeID::get<DerivedT>()) {{}}
  {base}(const {base} &other) : {parent}(other) {{}}
  {base}& operator=(const {base} &) = delete;
  {base}({base} &&) = delete;
  {base}& operator=({base} &&) = delete;
  ~{base}() = default;

"""


def _identity_methods(pass_: Pass) -> str:
    """What the pass is called, and how a pointer to it is cast and cloned."""
    return f"""  static constexpr ::llvm::StringLiteral getArgumentName() {{
    return ::llvm::StringLiteral("{pass_.argument}");
  }}
  ::llvm::StringRef getArgument() const override {{ return "{pass_.argument}"; }}

  ::llvm::StringRef getDescription() const override {{ return R"PD({pass_.summary})PD"; }}

  static constexpr ::llvm::StringLiteral getPassName() {{
    return ::llvm::StringLiteral("{pass_.name}");
  }}
  ::llvm::StringRef getName() const override {{ return "{pass_.name}"; }}

  static bool classof(const ::mlir::Pass *pass) {{
    return pass->getTypeID() == ::mlir::TypeID::get<DerivedT>();
  }}

  std::unique_ptr<::mlir::Pass> clonePass() const override {{
    return std::make_unique<DerivedT>(*static_cast<const DerivedT *>(this));
  }}

"""


def _options_constructor(pass_: Pass, base: str) -> str:
    moves = "".join(
        [f"    {o.cpp_name} = std::move(options.{o.cpp_name});\n" for o in pass_.options]
    )
    return f"  {base}({pass_.name}Options options) : {base}() {{\n{moves}  }}\n"


def _base_class(pass_: Pass) -> str:
    """The class template that the pass derives from."""
    base = f"{pass_.name}Base"
    dialects = [f"    registry.insert<{d}>();\n" for d in pass_.dependent_dialects]
    parts = [
        "namespace impl {\n\ntemplate <typename DerivedT>\n",
        f"class {base} : public {pass_.base_class} {{\npublic:\n",
        _special_members(base, pass_.base_class),
        _identity_methods(pass_),
        "  void getDependentDialects(::mlir::DialectRegistry &registry) const override {\n",
        *dialects,
        "  }\n\n",
        f"  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID({base}<DerivedT>)\n\n",
    ]
    if pass_.options:
        parts.append(_options_constructor(pass_, base))
    parts.append("protected:\n")
    parts += map(_option_member, pass_.options)
    parts += [
        f'  ::mlir::Pass::Statistic {s.cpp_name}{{this, "{s.name}", R"PS({s.description})PS"}};\n'
        for s in pass_.statistics
    ]
    parts.append("private:\n")
    parts += [
        f"\n  friend {_PASS_PTR} create{pass_.name}({params}) {{\n"
        f"    return std::make_unique<DerivedT>({args});\n  }}\n"
        for params, args in _factories(pass_)
    ]
    parts.append("};\n} // namespace impl\n")
    return "".join(parts)


def _definition_section(pass_: Pass) -> str:
    name = f"create{pass_.name}"
    factories = list(_factories(pass_))
    parts = [
        f"\nnamespace impl {{\n  {_PASS_PTR} {name}({params});\n}} // namespace impl\n"
        for params, _ in factories
    ]
    parts.append(_base_class(pass_))
    parts += [
        f"\n{_PASS_PTR} {name}({params}) {{\n  return impl::{name}({args});\n}}\n"
        for params, args in factories
    ]
    return "".join(parts)


def _creation(pass_: Pass) -> str:
    return pass_.constructor or f"create{pass_.name}()"


def _registration_section(pass_: Pass) -> str:
    """Registration, also under the name it had before passes were named without a suffix."""
    parts = [
        f"\ninline void register{pass_.name}{suffix}() {{\n"
        f"  ::mlir::registerPass([]() -> {_PASS_PTR} {{\n"
        f"    return {_creation(pass_)};\n  }});\n}}\n"
        for suffix in ("", "Pass")
    ]
    return "".join(parts)


def _group_registration(group: str, all_passes: list[Pass]) -> str:
    calls = "".join([f"  register{pass_.name}();\n" for pass_ in all_passes])
    return f"\ninline void register{group}Passes() {{\n{calls}}}\n"


@generator(
    "gen-pass-decls",
    help="pass base classes, factories and registration",
    options=[Option("name", help="name of this group of passes")],
)
def DECLS(records: Records, options: Options) -> str:
    all_passes = passes(records)
    macros = [pass_.name.upper() for pass_ in all_passes]
    parts = [
        file_header("Passes"),
        _guarded("GEN_PASS_DECL", "".join([f"#define GEN_PASS_DECL_{m}\n" for m in macros])),
    ]
    for pass_, macro in zip(all_passes, macros, strict=True):
        parts += (
            f"\n// {pass_.name}\n\n",
            _guarded(f"GEN_PASS_DECL_{macro}", _declaration_section(pass_)),
            _guarded(f"GEN_PASS_DEF_{macro}", _definition_section(pass_)),
        )
    group = _group_registration(options.string("name"), all_passes)
    registrations = [f"#define GEN_PASS_REGISTRATION_{m}\n" for m in macros]
    parts.append("\n#ifdef GEN_PASS_REGISTRATION\n" + "".join(registrations) + "#endif\n")
    for pass_, macro in zip(all_passes, macros, strict=True):
        parts.append(_guarded(f"GEN_PASS_REGISTRATION_{macro}", _registration_section(pass_)))
    parts.append(_guarded("GEN_PASS_REGISTRATION", group))
    deprecated = '#error "GEN_PASS_CLASSES is deprecated; use per-pass macros"\n'
    parts.append(_guarded("GEN_PASS_CLASSES", deprecated))
    return "".join(parts)


# --- C API ---------------------------------------------------------------------

_PREFIX: Final = Option("prefix", help="prefix of the C functions: mlirCreate<prefix><pass>")


@generator("gen-pass-capi-header", help="C API of passes: header", options=[_PREFIX])
def CAPI_HEADER(records: Records, options: Options) -> str:
    prefix = options.string("prefix")
    parts = [
        file_header("Passes: C API"),
        '#include "mlir-c/Pass.h"\n\n#ifdef __cplusplus\nextern "C" {\n#endif\n\n',
        f"MLIR_CAPI_EXPORTED void mlirRegister{prefix}Passes(void);\n\n",
    ]
    for pass_ in passes(records):
        name = f"{prefix}{pass_.name}"
        parts.append(
            f"MLIR_CAPI_EXPORTED MlirPass mlirCreate{name}(void);\n"
            f"MLIR_CAPI_EXPORTED void mlirRegister{name}(void);\n\n"
        )
    parts.append("#ifdef __cplusplus\n}\n#endif\n")
    return "".join(parts)


@generator("gen-pass-capi-impl", help="C API of passes: implementation", options=[_PREFIX])
def CAPI_IMPL(records: Records, options: Options) -> str:
    prefix = options.string("prefix")
    parts = [
        file_header("Passes: C API"),
        f"void mlirRegister{prefix}Passes(void) {{\n  register{prefix}Passes();\n}}\n\n",
    ]
    for pass_ in passes(records):
        name = f"{prefix}{pass_.name}"
        parts.append(
            f"MlirPass mlirCreate{name}(void) {{\n"
            f"  return wrap({_creation(pass_)}.release());\n}}\n"
            f"void mlirRegister{name}(void) {{\n  register{pass_.name}();\n}}\n\n"
        )
    return "".join(parts)


# --- documentation -------------------------------------------------------------


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    """A section of names and descriptions, the descriptions aligned."""
    if not rows:
        return ""
    width = max(len(name) for name, _ in rows)
    lines = "".join([f"{name:<{width}} : {text}\n" for name, text in rows])
    return f"\n#### {title}\n\n```\n{lines}```\n"


def _documentation(pass_: Pass) -> str:
    parts = [
        f"### `-{pass_.argument}`\n",
        summary_paragraph(pass_.summary),
        description_paragraph(pass_.description),
    ]
    parts.append(_table("Options", [(f"-{o.argument}", o.description) for o in pass_.options]))
    parts.append(_table("Statistics", [(s.name, s.description) for s in pass_.statistics]))
    parts.append("\n")
    return "".join(parts)


@generator("gen-pass-doc", help="documentation of passes")
def DOC(records: Records, options: Options) -> str:
    by_argument = sorted(passes(records), key=lambda pass_: pass_.argument)
    return HEADER + "".join(map(_documentation, by_argument))
