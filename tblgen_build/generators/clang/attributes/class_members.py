"""An argument in the class of its attribute: the members, the parameters, the accessors."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.clang import WRAPPED_ATTRIBUTES_HAVE_TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .attribute_arguments import AttributeArgument

# --- members ------------------------------------------------------------------------

_ONE: Final = cpp("$type $lower;\n\n")
_VERSION: Final = cpp("$type $lower;\n\n\n")
_ALL: Final = cpp("""
      unsigned ${lower}_Size;
      $type *${lower}_;

""")
_STRING: Final = cpp("""
    unsigned ${lower}Length;
    char *$lower;

""")
_ALIGNED: Final = cpp("""
    bool is${lower}Expr;
    union {
    Expr *${lower}Expr;
    TypeSourceInfo *${lower}Type;
    };
    std::optional<unsigned> ${lower}Cache;


""")
_ENUM: Final = cpp("""
    $enum
    private:
      $members
""")
_OWN_ENUM: Final = cpp("""
    public:
      enum $type {
        $enumerators
      };
""")


def member(argument: AttributeArgument) -> str:
    lower = argument.lower
    if argument.kind in ("EnumArgument", "VariadicEnumArgument"):
        own = ""
        if not argument.is_external:
            own = _OWN_ENUM(
                type=argument.record.value_as_string("Type"),
                enumerators=",\n".join(argument.enumerators()),
            )
        values = _ALL if argument.is_variadic else _ONE
        return _ENUM(enum=own, members=values(type=argument.declared_type, lower=lower))
    if argument.kind == "AlignedArgument":
        return _ALIGNED(lower=lower)
    if argument.kind == "StringArgument":
        return _STRING(lower=lower)
    one = _VERSION if argument.kind == "VersionArgument" else _ONE
    return (_ALL if argument.is_variadic else one)(type=argument.declared_type, lower=lower)


def parameters(argument: AttributeArgument) -> str:
    """As functions take it that make the attribute."""
    upper, type_ = argument.upper, argument.declared_type
    if argument.kind == "AlignedArgument":
        return f"bool Is{upper}Expr, void *{upper}"
    return f"{type_} *{upper}, unsigned {upper}Size" if argument.is_variadic else f"{type_} {upper}"


# --- accessors ----------------------------------------------------------------------

_GET: Final = cpp("""
    $type get$upper() const {
      return $lower;
    }

    $default
""")
_DEFAULT: Final = cpp("static const $type Default$upper = $value;\n\n")
_GET_TYPE: Final = cpp("""
    QualType get$upper() const {
      return $lower->getType();
    }  $type get${upper}Loc() const {
      return $lower;
    }

""")
_GET_STRING: Final = cpp("""
    llvm::StringRef get$upper() const {
      return llvm::StringRef($lower, ${lower}Length);
    }
    unsigned get${upper}Length() const {
      return ${lower}Length;
    }
    void set$upper(ASTContext &C, llvm::StringRef S) {
      ${lower}Length = S.size();
      this->$lower = new (C, 1) char [${lower}Length];
      if (!S.empty())
        std::memcpy(this->$lower, S.data(), ${lower}Length);
    }

""")
_GET_VERSION: Final = cpp("""
    VersionTuple get$upper() const {
      return $lower;
    }
    void set$upper(ASTContext &C, VersionTuple V) {
      $lower = V;
    }

""")
_GET_ALIGNED: Final = cpp("""
    bool is${upper}Dependent() const;
    bool is${upper}ErrorDependent() const;
    unsigned get$upper(ASTContext &Ctx) const;
    bool is${upper}Expr() const {
      return is${lower}Expr;
    }
    Expr *get${upper}Expr() const {
      assert(is${lower}Expr);
      return ${lower}Expr;
    }
    TypeSourceInfo *get${upper}Type() const {
      assert(!is${lower}Expr);
      return ${lower}Type;
    }  std::optional<unsigned> getCached${upper}Value() const {
      return ${lower}Cache;
    }  void setCached${upper}Value(unsigned AlignVal) {
      ${lower}Cache = AlignVal;
    }

""")
_GET_ENUM: Final = cpp("""
    $type get$upper() const {
      return $lower;
    }

    $conversions
""")
_GET_WRAPPED: Final = cpp("""
    Attr *get$upper() const {
      return $lower;
    }
    void set$upper(Attr *V) {
      $lower = V;
    }
    $typed
""")
_GET_TYPED: Final = cpp("""
    $type *get${upper}As() const {
      return llvm::cast_or_null<$type>($lower);
    }
    void set${upper}As($type *V) {
      $lower = V;
    }

""")
_CONVERSIONS: Final = cpp("""
    static bool ConvertStrTo$name(StringRef Val, $type &Out);
    static const char *Convert${name}ToStr($type Val);
""")
_GET_ALL: Final = cpp("""
    typedef $pointer ${lower}_iterator;
    ${lower}_iterator ${lower}_begin() const { return ${lower}_; }
    ${lower}_iterator ${lower}_end() const { return ${lower}_ + ${lower}_Size; }
    unsigned ${lower}_size() const { return ${lower}_Size; }
    llvm::iterator_range<${lower}_iterator> $lower() const { return llvm::make_range(${lower}_begin(), ${lower}_end()); }
    $more
""")  # noqa: E501
_SET_DELAYED: Final = cpp("""
    void setDelayedArgs(ASTContext &Ctx, Expr * *DelayedArgs, unsigned DelayedArgsSize) {
      delayedArgs_Size = DelayedArgsSize;
      delayedArgs_ = new (Ctx, 16) Expr *[delayedArgs_Size];
      std::copy(DelayedArgs, DelayedArgs + delayedArgs_Size, delayedArgs_);
    }
""")

_GETS: Final = {
    "AlignedArgument": _GET_ALIGNED,
    "StringArgument": _GET_STRING,
    "VersionArgument": _GET_VERSION,
}


def accessors(argument: AttributeArgument) -> str:
    lower, upper, kind = argument.lower, argument.upper, argument.kind
    if argument.is_variadic:
        return _GET_ALL(
            pointer=f"{argument.declared_type}*",
            lower=lower,
            more=_more(argument),
        )
    if kind == "EnumArgument":
        return _GET_ENUM(
            type=argument.type, upper=upper, lower=lower, conversions=_conversions(argument)
        )
    if kind == "TypeArgument":
        return _GET_TYPE(type=argument.type, upper=upper, lower=lower)
    if kind == "WrappedAttr" and argument.record.release.has(WRAPPED_ATTRIBUTES_HAVE_TYPES):
        class_ = argument.record.value_as_string("AttrType")
        typed = _GET_TYPED(type=class_, upper=upper, lower=lower) if class_ else ""
        return _GET_WRAPPED(upper=upper, lower=lower, typed=typed)
    if template := _GETS.get(kind):
        return template(upper=upper, lower=lower)
    return _GET(type=argument.type, upper=upper, lower=lower, default=_default(argument))


def _more(argument: AttributeArgument) -> str:
    if argument.is_delayed:
        return _SET_DELAYED()
    blank = "\n\n"
    return blank + (_conversions(argument) if argument.kind == "VariadicEnumArgument" else "")


def _conversions(argument: AttributeArgument) -> str:
    if argument.is_fake:
        return ""
    name = argument.type.rpartition("::")[2]
    return _CONVERSIONS(name=name, type=argument.type)


def _default(argument: AttributeArgument) -> str:
    """The constant for an argument that is not written."""
    if argument.record.is_subclass_of("DefaultIntArgument"):
        value = str(argument.record.value_as_int("Default"))
    elif argument.record.is_subclass_of("DefaultBoolArgument"):
        value = "true" if argument.record.value_as_bit("Default") else "false"
    else:
        return ""
    return _DEFAULT(type=argument.type, upper=argument.upper, value=value)
