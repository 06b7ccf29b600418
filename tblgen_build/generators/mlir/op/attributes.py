"""Accessors of attributes and properties: names, getters, setters, removers."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import (
    INLINE,
    PRIVATE,
    STATIC,
    Class,
    CommonMethod,
    Parameter,
)
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.operator import NamedAttribute
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.generators.mlir.op.emission import Accessor, OpEmission
from tblgen_build.releases.mlir_operations import (
    PROPERTIES_HAVE_ACCESSORS,
    REMOVERS_GIVE_FORMER_ATTRIBUTE,
    SETTERS_STORE_PROPERTIES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


_NAME: Final = "::mlir::StringAttr"
_NAMES: Final = "::llvm::ArrayRef<::llvm::StringRef>"
_OPERATION_NAME: Final = Parameter("::mlir::OperationName", "name")
_INDEX: Final = Parameter("unsigned", "index")


# --- names ---------------------------------------------------------------------

# Inline in all releases.
_NO_NAMES: Final = CommonMethod(_NAMES, "getAttributeNames", (), STATIC | INLINE, "return {};")
_NAME_FOR_INDEX: Final = CommonMethod(
    _NAME,
    "getAttributeNameForIndex",
    (_INDEX,),
    INLINE | PRIVATE,
    "return getAttributeNameForIndex((*this)->getName(), index);",
)

_ATTRIBUTE_NAMES: Final = cpp("""
    static ::llvm::StringRef attrNames[] = {$names};
    return ::llvm::ArrayRef(attrNames);
""")

_NAME_OF_INDEX: Final = cpp("""
    assert(index < $count && "invalid attribute index");
    assert(name.getStringRef() == getOperationName() && "invalid operation name");
    assert(name.isRegistered() && "Operation isn't registered, missing a "
          "dependent dialect loading?");
    return name.getAttributeNames()[index];
""")


def add_attribute_names(emission: OpEmission, class_: Class) -> None:
    """`getAttributeNames` and a getter for the name of each stored attribute."""
    names = list(emission.attributes)
    has_segments = emission.operand_segments and emission.uses_properties
    if not names and not has_segments:
        emission.add_inline(class_, _NO_NAMES)
        return
    all_names = [*names, known_traits.OPERAND_SEGMENT_SIZES] if has_segments else names
    quoted = ", ".join([f'::llvm::StringRef("{name}")' for name in all_names])
    body = _ATTRIBUTE_NAMES(names=quoted)
    emission.add(class_, _NAMES, "getAttributeNames", (), STATIC | INLINE, body)
    emission.add_inline(class_, _NAME_FOR_INDEX)
    body = _NAME_OF_INDEX(count=len(names)) if names else "return {};"
    parameters = (_OPERATION_NAME, _INDEX)
    flags = STATIC | INLINE | PRIVATE
    emission.add(class_, _NAME, "getAttributeNameForIndex", parameters, flags, body)
    for index, name in enumerate(names):
        _add_name(
            emission,
            class_,
            name,
            f"return getAttributeNameForIndex({index});",
            f"return getAttributeNameForIndex(name, {index});",
        )
    if has_segments:
        _add_name(
            emission,
            class_,
            known_traits.OPERAND_SEGMENT_SIZES,
            "return (*this)->getName().getAttributeNames().back();",
            "return name.getAttributeNames().back();",
        )


def _add_name(emission: OpEmission, class_: Class, name: str, own: str, of_name: str) -> None:
    """The getters of an attribute's name, from the operation and from its name."""
    getter = emission.op.getter_name(name) + "AttrName"
    emission.add(class_, _NAME, getter, (), INLINE, own)
    emission.add(class_, _NAME, getter, (_OPERATION_NAME,), STATIC | INLINE, of_name)


# --- values ----------------------------------------------------------------------


def cast_of(attr: Attribute) -> str:
    """The cast to the storage type of an attribute that may be missing where it is optional."""
    return "dyn_cast_or_null" if attr.has_default_value or attr.is_optional else "cast"


def default_attribute(attr: Attribute, builder: str) -> str:
    """The C++ that builds the default of an attribute that has one."""
    context = {"_builder": builder}
    return substitute(attr.const_builder_call, context, [substitute(attr.default_value, context)])


def attribute_from_value(attr: Attribute, builder: str, value: str) -> str:
    """The C++ that builds an attribute of a C++ value, which needs no quotes as literals do."""
    template = attr.const_builder_call.replace('"$0"', "$0")
    return substitute(template, {"_builder": builder}, [value])


def is_unit(attr: Attribute) -> bool:
    return attr.attr_def_name == "UnitAttr"


def can_use_unwrapped(attr: Attribute) -> bool:
    """Whether the attribute can be built of its return type."""
    return attr.return_type != attr.storage_type and attr.is_const_buildable


def check_default(attr: Attribute) -> None:
    """A default that stands for an attribute that is not there has to be built each time."""
    if attr.has_default_value and attr.is_optional and not attr.is_const_buildable:
        raise attr.record.error(
            f"attribute '{attr.attr_def_name}' has a default value, but no 'constBuilderCall' to "
            "build it with"
        )


# --- getters -------------------------------------------------------------------

_VALUE: Final = cpp("""
    auto attr = ${getter}Attr();
    return $value;
""")

_VALUE_OR_DEFAULT: Final = cpp("""
    auto attr = ${getter}Attr();
    if (!attr)
      return $default;
    return $value;
""")

_ADAPTOR_ATTRIBUTE: Final = cpp("""
    $assertion
    auto attr = ::llvm::$cast<$type>($stored);
    $fallback
    return attr;
""")

_ADAPTOR_DEFAULT: Final = cpp("""
    if (!attr)
      attr = $default;
""")


def _value_getter(attr: Attribute, getter: str, builder: str) -> str:
    """The body that makes the return type of the stored attribute."""
    convert = attr.convert_from_storage
    value = substitute(convert, {"_builder": builder, "_self": "attr"})
    if not (attr.has_default_value and attr.is_optional):
        return _VALUE(getter=getter, value=value)
    default = default_attribute(attr, builder)
    default = substitute(convert, {"_builder": builder, "_self": default})
    return _VALUE_OR_DEFAULT(getter=getter, default=default, value=value)


def add_adaptor_attributes(emission: OpEmission, base: Class) -> None:
    """Attribute and property getters of the generic adaptor's base."""
    add_property_getters(emission, base)
    if not emission.op.native_attributes:
        return
    accessor = Accessor(emission, False)
    for named in emission.op.native_attributes:
        attr = named.attr
        getter = emission.op.getter_name(named.name)
        is_inline = emission.has_properties and not attr.has_default_value
        flags = emission.small if is_inline else 0
        stored = emission.add(base, attr.storage_type, f"{getter}Attr", (), flags)
        if stored.wants_body:
            stored.write(_adaptor_attribute(emission, named, accessor))
        check_default(attr)
        value = emission.add(base, attr.return_type, getter)
        if value.wants_body:
            value.write(_value_getter(attr, getter, accessor.builder))


def _adaptor_attribute(emission: OpEmission, named: NamedAttribute, accessor: Accessor) -> str:
    attr = named.attr
    assertion = fallback = ""
    if not emission.has_properties:
        assertion = 'assert(odsAttrs && "no attributes when constructing adapter");'
    if attr.has_default_value and attr.is_optional:
        fallback = _ADAPTOR_DEFAULT(default=default_attribute(attr, accessor.builder))
    return _ADAPTOR_ATTRIBUTE(
        assertion=assertion,
        cast=cast_of(attr),
        type=attr.storage_type,
        stored=accessor.attribute(named.name),
        fallback=fallback,
    )


def add_property_getters(emission: OpEmission, class_: Class) -> None:
    if not emission.release.has(PROPERTIES_HAVE_ACCESSORS):
        return
    for prop in emission.op.properties:
        getter = emission.op.getter_name(prop.name)
        body = f"return getProperties().{getter}();"
        emission.add(class_, prop.prop.interface_type, getter, (), emission.small, body)


def add_property_setters(emission: OpEmission, class_: Class) -> None:
    if not emission.release.has(PROPERTIES_HAVE_ACCESSORS):
        return
    for prop in emission.op.properties:
        setter = emission.op.setter_name(prop.name)
        value = Parameter(prop.prop.interface_type, f"new{setter[3:]}")
        body = f"getProperties().{setter}({value.name});"
        emission.add(class_, "void", setter, (value,), emission.small, body)


def add_attribute_getters(emission: OpEmission, class_: Class) -> None:
    accessor = Accessor(emission, True)
    for named in emission.op.attributes:
        getter = emission.op.getter_name(named.name)
        attr = named.attr
        if attr.is_derived:
            # What has the name already hides it, which is not an error here.
            class_.add(attr.return_type, getter, (), 0, attr.derived_body)
            continue
        # An operand may have this name: its accessor goes first, as in the reference.
        storage = attr.storage_type
        body = f"return ::llvm::{cast_of(attr)}<{storage}>({accessor.attribute(named.name)});"
        class_.add(storage, f"{getter}Attr", (), emission.small, body)
        check_default(attr)
        method = emission.add(class_, attr.return_type, getter)
        if method.wants_body:
            method.write(_value_getter(attr, getter, accessor.builder))
    if emission.op.derived_attributes:
        _add_derived_materialization(emission, class_)


# --- derived attributes ----------------------------------------------------------

_IS_DERIVED: Final = cpp("""
    $checks
    return false;
""")

_NOT_MATERIALIZABLE: Final = cpp("""
    emitOpError("op has non-materializable derived attributes '$names'");
    return nullptr;
""")

_MATERIALIZE: Final = cpp("""
    ::mlir::MLIRContext* ctx = getContext();
    ::mlir::Builder odsBuilder(ctx); (void)odsBuilder;
    return ::mlir::DictionaryAttr::get( ctx, {
      $others
      $last});
""")

_DERIVED_ENTRY: Final = cpp("""
    {${getter}AttrName(),
    $value}$comma
""")


def _add_derived_materialization(emission: OpEmission, class_: Class) -> None:
    """What the derived attribute interface asks for, where there are derived attributes."""
    op = emission.op
    derived = op.derived_attributes
    emission.add_trait(known_traits.DERIVED_ATTRIBUTES)
    parameters = (Parameter("::llvm::StringRef", "name"),)
    checks = [f'if (name == "{named.name}") return true;' for named in derived]
    body = _IS_DERIVED(checks=checks)
    emission.add(class_, "bool", "isDerivedAttribute", parameters, STATIC, body)
    method = emission.add(class_, "::mlir::DictionaryAttr", "materializeDerivedAttributes")
    missing = [op.getter_name(d.name) for d in derived if not d.attr.convert_from_storage]
    if missing:
        names = "', '".join(missing)
        emission.warnings.append(
            op.record.error(
                f"derived attributes cannot be materialized: what '{names}' of op "
                f"'{op.record.name}' give is not convertible to an attribute"
            )
        )
    if not method.wants_body:
        return
    if missing:
        method.body.emit(_NOT_MATERIALIZABLE, names=", ".join(missing))
        return
    entries: list[str] = []
    for named in derived:
        getter = op.getter_name(named.name)
        context = {
            "_builder": "odsBuilder",
            "_ctxt": "ctx",
            "_storage": "ctx",
            "_self": f"{getter}()",
        }
        value = substitute(named.attr.convert_from_storage, context)
        comma = "," if named is not derived[-1] else ""
        entries.append(_DERIVED_ENTRY(getter=getter, value=value, comma=comma))
    others, _, last = "".join(entries).rstrip("\n").rpartition("\n")
    method.body.emit(_MATERIALIZE, others=others, last=last)


# --- setters -------------------------------------------------------------------

_SET_OPTIONAL_PROPERTY: Final = cpp("""
    auto &odsProp = getProperties().$name;
    if (attrValue)
      odsProp = $built;
    else
      odsProp = nullptr;
""")

_SET_OPTIONAL: Final = cpp("""
    if (attrValue)
      return (*this)->setAttr($name(), $built);
    (*this)->removeAttr($name());
""")

_REMOVE_PROPERTY: Final = cpp("""
    auto attr = getProperties().$name;
    getProperties().$name = {};
    return attr;
""")


_REMOVE_PROPERTY_BY_REFERENCE: Final = cpp("""
    auto &attr = getProperties().$name;
    attr = {};
    return attr;
""")


def add_attribute_setters(emission: OpEmission, class_: Class) -> None:
    """`set…Attr` with the stored attribute, then `set…` with the value where it can be built."""
    for named in emission.op.attributes:
        attr = named.attr
        if attr.is_derived:
            continue
        setter = emission.op.setter_name(named.name)
        name_getter = emission.op.getter_name(named.name) + "AttrName"
        if _stores_properties(emission):
            body = f"getProperties().{named.name} = attr;"
        else:
            body = f"(*this)->setAttr({name_getter}(), attr);"
        value = Parameter(attr.storage_type, "attr")
        class_.add("void", f"{setter}Attr", (value,), emission.small, body)
        if can_use_unwrapped(attr.base):
            _add_value_setter(emission, class_, named, setter, name_getter)


def _add_value_setter(
    emission: OpEmission, class_: Class, named: NamedAttribute, setter: str, name_getter: str
) -> None:
    attr = named.attr
    base = attr.base
    is_optional = attr.is_optional
    is_wrapped = is_optional and not is_unit(attr)
    type_ = "bool" if is_unit(attr) else attr.return_type
    if is_wrapped:
        type_ = f"::std::optional<{base.return_type}>"
    method = class_.add("void", setter, (Parameter(type_, "attrValue"),))
    if method is None or not method.wants_body:
        return
    built = attribute_from_value(
        base if is_optional else attr,
        "::mlir::Builder((*this)->getContext())",
        "*attrValue" if is_wrapped else "attrValue",
    )
    stores_properties = _stores_properties(emission)
    if stores_properties and is_optional:
        method.body.emit(_SET_OPTIONAL_PROPERTY, name=named.name, built=built)
    elif stores_properties:
        method.write(f"getProperties().{named.name} = {built};")
    elif is_optional:
        method.body.emit(_SET_OPTIONAL, name=name_getter, built=built)
    else:
        method.write(f"(*this)->setAttr({name_getter}(), {built});")


def _stores_properties(emission: OpEmission) -> bool:
    return emission.uses_properties and emission.release.has(SETTERS_STORE_PROPERTIES)


def add_attribute_removers(emission: OpEmission, class_: Class) -> None:
    """`remove…Attr` for optional attributes."""
    gives_former = emission.release.has(REMOVERS_GIVE_FORMER_ATTRIBUTE)
    remove_property = _REMOVE_PROPERTY if gives_former else _REMOVE_PROPERTY_BY_REFERENCE
    for named in emission.op.attributes:
        if not named.attr.is_optional:
            continue
        if emission.uses_properties:
            body = remove_property(name=named.name)
        else:
            getter = emission.op.getter_name(named.name)
            body = f"return (*this)->removeAttr({getter}AttrName());"
        name = emission.op.remover_name(named.name)
        class_.add("::mlir::Attribute", name, (), emission.small, body)
