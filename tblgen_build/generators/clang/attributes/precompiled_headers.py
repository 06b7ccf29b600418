"""How attributes are written to a precompiled header and read again.

gen-clang-attr-pch-read, gen-clang-attr-pch-write.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.clang import INTEROP_PREFERENCES_ARE_KEPT

from .attribute_arguments import arguments_of
from .clang_attribute import node_attributes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records, Template
    from tblgen_build.registry import Options

    from .attribute_arguments import AttributeArgument
    from .clang_attribute import ClangAttribute

_INTEROP: Final = "VariadicOMPInteropInfoArgument"


def _keeps_preferences(argument: AttributeArgument) -> bool:
    return argument.record.release.has(INTEROP_PREFERENCES_ARE_KEPT)


# --- reading ------------------------------------------------------------------------

_READER: Final = cpp("""
      switch (Kind) {
      $cases
      }
""")
_READ: Final = cpp("""
    case attr::$name: {
      $inherited
      bool isImplicit = Record.readInt();
      bool isPackExpansion = Record.readInt();
      $arguments
      New = new (Context) ${name}Attr($values);
      $set_inherited
      New->setImplicit(isImplicit);
      New->setPackExpansion(isPackExpansion);
      $delayed
      $custom
      break;
    }
""")
_READ_CUSTOM: Final = cpp("read${name}Attr(cast<${name}Attr>(New));\n")
_READ_ONE: Final = cpp("$type $name = Record.$read;\n")
_READ_WHOLE: Final = cpp("$type $name= Record.$read;\n")
_READ_INDEX: Final = cpp("ParamIdx $name = ParamIdx::deserialize(Record.readInt());\n")
_READ_ENUM: Final = cpp("$type $name(static_cast<$type>(Record.readInt()));\n")
_READ_ALIGNED: Final = cpp("""
    bool is${name}Expr = Record.readInt();
    void *${name}Ptr;
    if (is${name}Expr)
      ${name}Ptr = Record.readExpr();
    else
      ${name}Ptr = Record.readTypeSourceInfo();
""")
_READ_ALL: Final = cpp("""
    unsigned ${name}Size = Record.readInt();
    SmallVector<$type, 4> $name;
    $name.reserve(${name}Size);
    for (unsigned i = 0; i != ${name}Size; ++i)
      $name.push_back(Record.$read);
""")
_READ_ALL_INDICES: Final = cpp("""
    unsigned ${name}Size = Record.readInt();
    SmallVector<$type, 4> $name;
    $name.reserve(${name}Size);
    for (unsigned i = 0; i != ${name}Size; ++i)
      $name.push_back(ParamIdx::deserialize(Record.$read));
""")
_READ_ALL_ENUMS: Final = cpp("""
    unsigned ${name}Size = Record.readInt();
    SmallVector<$type, 4> $name;
    $name.reserve(${name}Size);
    for (unsigned i = ${name}Size; i; --i)
      $name.push_back(static_cast<$type>(Record.$read));
""")
_READ_ALL_STRINGS: Final = cpp("""
    unsigned ${name}Size = Record.readInt();
    SmallVector<$type, 4> $name;
    $name.reserve(${name}Size);
    SmallVector<std::string, 4> ${name}Storage;
    ${name}Storage.reserve(${name}Size);
    for (unsigned i = 0; i != ${name}Size; ++i)
      ${name}Storage.push_back(Record.$read);
    for (unsigned i = 0; i != ${name}Size; ++i)
      $name.push_back(${name}Storage[i]);
""")
_READ_INTEROP: Final = cpp("""
    unsigned ${name}Size = Record.readInt();
    SmallVector<$type, 4> $name;
    $name.reserve(${name}Size);
    for (unsigned I = 0, E = ${name}Size; I != E; ++I) {
      bool IsTarget = Record.$read;
      bool IsTargetSync = Record.$read;
      $add
    }
""")
_ADD_INTEROP: Final = cpp("$name.emplace_back(IsTarget, IsTargetSync);\n")
_ADD_PREFERENCES: Final = cpp("""
    OMPInteropInfo Info(IsTarget, IsTargetSync);
    Info.HasPreferAttrs = Record.readBool();
    unsigned prefsSize = Record.readInt();
    Info.Prefs.reserve(prefsSize);
    for (unsigned J = 0; J < prefsSize; ++J) {
      bool hasFr = Record.readBool();
      Expr *Fr = hasFr ? Record.readExpr() : nullptr;
      unsigned attrsSize = Record.readInt();
      llvm::SmallVector<Expr *, 2> Attrs;
      Attrs.reserve(attrsSize);
      for (unsigned K = 0; K < attrsSize; ++K)
        Attrs.push_back(Record.readExpr());
      Info.Prefs.emplace_back(Fr, std::move(Attrs));
    }
    $name.push_back(Info);
""")
_INHERITED: Final = "bool isInherited = Record.readInt();"
_SET_INHERITED: Final = "cast<InheritableAttr>(New)->setInherited(isInherited);"
_SET_DELAYED: Final = cpp(
    "cast<${name}Attr>(New)->setDelayedArgs(Context, delayedArgs.data(), delayedArgsSize);\n"
)

# What the record is asked for, by kind.
_READS: Final = {
    "BoolArgument": "readInt()",
    "ExprArgument": "readExpr()",
    "IdentifierArgument": "readIdentifier()",
    "IntArgument": "readInt()",
    "OMPTraitInfoArgument": "readOMPTraitInfo()",
    "StringArgument": "readString()",
    "TypeArgument": "readTypeSourceInfo()",
    "UnsignedArgument": "readInt()",
    "VersionArgument": "readVersionTuple()",
    "WrappedAttr": "readAttr()",
    "VariadicEnumArgument": "readInt()",
    "VariadicExprArgument": "readExpr()",
    "VariadicIdentifierArgument": "readIdentifier()",
    "VariadicOMPInteropInfoArgument": "readBool()",
    "VariadicParamIdxArgument": "readInt()",
    "VariadicParamOrParamIdxArgument": "readInt()",
    "VariadicStringArgument": "readString()",
    "VariadicUnsignedArgument": "readInt()",
}
_READ_VARIADIC: Final[dict[str, Template]] = {
    "VariadicEnumArgument": _READ_ALL_ENUMS,
    "VariadicParamIdxArgument": _READ_ALL_INDICES,
    "VariadicStringArgument": _READ_ALL_STRINGS,
}


@generator("gen-clang-attr-pch-read", help="attributes: reading from precompiled headers")
def READER(records: Records, options: Options) -> str:
    return file_header("Attribute deserialization code", records.main_file) + _READER(
        cases=of_each(node_attributes(records), _reader_of)
    )


def _reader_of(attribute: ClangAttribute) -> str:
    arguments = arguments_of(attribute.record)
    return _READ(
        name=attribute.name,
        inherited=_INHERITED if attribute.is_inheritable else "",
        arguments=[_read(argument) for argument in [*attribute.delayed(), *arguments]],
        values=", ".join(["Context", "Info", *[_value(argument) for argument in arguments]]),
        set_inherited=_SET_INHERITED if attribute.is_inheritable else "",
        delayed=[_SET_DELAYED(name=attribute.name) for _ in attribute.delayed()],
        custom=_READ_CUSTOM(name=attribute.name) if attribute.is_serialized_by_itself else "",
    )


def _read(argument: AttributeArgument) -> str:
    kind, name, type_ = argument.kind, argument.lower, argument.type
    if kind == "AlignedArgument":
        return _READ_ALIGNED(name=name)
    if kind == "EnumArgument":
        return _READ_ENUM(type=type_, name=name)
    if kind == "DeclArgument":
        return _READ_ONE(type=type_, name=name, read=f"readDeclAs<{type_.removesuffix('*')}>()")
    if kind == "ParamIdxArgument":
        return _READ_INDEX(name=name)
    if argument.is_variadic:
        if kind == _INTEROP:
            add = _ADD_PREFERENCES if _keeps_preferences(argument) else _ADD_INTEROP
            return _READ_INTEROP(type=type_, name=name, read=_READS[kind], add=add(name=name))
        template = _READ_VARIADIC.get(kind, _READ_ALL)
        return template(type=type_, name=name, read=_READS[kind])
    if kind in ("StringArgument", "VersionArgument"):
        read_as = "std::string" if kind == "StringArgument" else type_
        return _READ_WHOLE(type=read_as, name=name, read=_READS[kind])
    return _READ_ONE(type=type_, name=name, read=_READS[kind])


def _value(argument: AttributeArgument) -> str:
    """What was read, as the constructor takes it."""
    name = argument.lower
    if argument.kind == "AlignedArgument":
        return f"is{name}Expr, {name}Ptr"
    return f"{name}.data(), {name}Size" if argument.is_variadic else name


# --- writing ------------------------------------------------------------------------

_WRITER: Final = cpp("""
      switch (A->getKind()) {
      $cases
      }
""")
_WRITE: Final = cpp("""
    case attr::$name: {
      $node
      $inherited
      Record.push_back(A->isImplicit());
      Record.push_back(A->isPackExpansion());
      $arguments
      $custom
      break;
    }
""")
_WRITE_CUSTOM: Final = cpp("Record.Add${name}Attr(SA);\n")
_NODE: Final = cpp("const auto *SA = cast<${name}Attr>(A);")
_WRITE_INHERITED: Final = "Record.push_back(SA->isInherited());"
_WRITE_ALIGNED: Final = cpp("""
    Record.push_back(SA->is${upper}Expr());
    if (SA->is${upper}Expr())
      Record.AddStmt(SA->get${upper}Expr());
    else
      Record.AddTypeSourceInfo(SA->get${upper}Type());
""")
_WRITE_ALL: Final = cpp("""
    Record.push_back(SA->${lower}_size());
    for (auto &Val : SA->$lower())
      $write
""")
_WRITE_ALL_ENUMS: Final = cpp("""
    Record.push_back(SA->${lower}_size());
    for (${attribute}Attr::${lower}_iterator i = SA->${lower}_begin(), e = SA->${lower}_end(); i != e; ++i)
      Record.push_back((*i));
""")  # noqa: E501
_WRITE_INTEROP: Final = cpp("""
    Record.push_back(SA->${lower}_size());
    for (${attribute}Attr::${lower}_iterator I = SA->${lower}_begin(), E = SA->${lower}_end(); I != E; ++I) {
      Record.writeBool(I->IsTarget);
      Record.writeBool(I->IsTargetSync);
      $preferences
    }
""")  # noqa: E501
_WRITE_PREFERENCES: Final = cpp("""
    Record.writeBool(I->HasPreferAttrs);
    Record.push_back(I->Prefs.size());
    for (auto &P : I->Prefs) {
      Record.writeBool(P.Fr != nullptr);
      if (P.Fr) Record.AddStmt(P.Fr);
      Record.push_back(P.Attrs.size());
      for (Expr *A : P.Attrs) Record.AddStmt(A);
    }
""")

_WRITES: Final = {
    "BoolArgument": cpp("Record.push_back(SA->get$upper());\n"),
    "DeclArgument": cpp("Record.AddDeclRef(SA->get$upper());\n"),
    "EnumArgument": cpp("Record.push_back(static_cast<uint64_t>(SA->get$upper()));\n"),
    "ExprArgument": cpp("Record.AddStmt(SA->get$upper());\n"),
    "IdentifierArgument": cpp("Record.AddIdentifierRef(SA->get$upper());\n"),
    "IntArgument": cpp("Record.push_back(SA->get$upper());\n"),
    "OMPTraitInfoArgument": cpp("Record.writeOMPTraitInfo(SA->get$upper());\n"),
    "ParamIdxArgument": cpp("Record.push_back(SA->get$upper().serialize());\n"),
    "StringArgument": cpp("Record.AddString(SA->get$upper());\n"),
    "TypeArgument": cpp("Record.AddTypeSourceInfo(SA->get${upper}Loc());\n"),
    "UnsignedArgument": cpp("Record.push_back(SA->get$upper());\n"),
    "VersionArgument": cpp("Record.AddVersionTuple(SA->get$upper());\n"),
    "WrappedAttr": cpp("AddAttr(SA->get$upper());\n"),
    "AlignedArgument": _WRITE_ALIGNED,
}
# Of each value of a variadic argument.
_WRITES_EACH: Final = {
    "VariadicExprArgument": "Record.AddStmt(Val);",
    "VariadicIdentifierArgument": "Record.AddIdentifierRef(Val);",
    "VariadicParamIdxArgument": "Record.push_back(Val.serialize());",
    "VariadicParamOrParamIdxArgument": "Record.push_back(Val);",
    "VariadicStringArgument": "Record.AddString(Val);",
    "VariadicUnsignedArgument": "Record.push_back(Val);",
}


@generator("gen-clang-attr-pch-write", help="attributes: writing to precompiled headers")
def WRITER(records: Records, options: Options) -> str:
    return file_header("Attribute serialization code", records.main_file) + _WRITER(
        cases=of_each(node_attributes(records), _writer_of)
    )


def _writer_of(attribute: ClangAttribute) -> str:
    arguments = arguments_of(attribute.record)
    return _WRITE(
        name=attribute.name,
        node=_NODE(name=attribute.name) if arguments or attribute.is_inheritable else "",
        inherited=_WRITE_INHERITED if attribute.is_inheritable else "",
        arguments=[_write(argument) for argument in [*attribute.delayed(), *arguments]],
        custom=_WRITE_CUSTOM(name=attribute.name) if attribute.is_serialized_by_itself else "",
    )


def _write(argument: AttributeArgument) -> str:
    kind = argument.kind
    if not argument.is_variadic:
        return _WRITES[kind](upper=argument.upper)
    if kind == _INTEROP:
        preferences = _WRITE_PREFERENCES() if _keeps_preferences(argument) else ""
        return _WRITE_INTEROP(
            lower=argument.lower, attribute=argument.attribute, preferences=preferences
        )
    if kind == "VariadicEnumArgument":
        return _WRITE_ALL_ENUMS(lower=argument.lower, attribute=argument.attribute)
    return _WRITE_ALL(lower=argument.lower, write=_WRITES_EACH[kind])
