"""Accessors of attributes and properties: names, getters, setters, removers."""

from __future__ import annotations

from tblgen_build.generators.cpp.classes import (
    INLINE,
    PRIVATE,
    STATIC,
    Class,
    CommonMethod,
    Method,
    Parameter,
)
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.operator import NamedAttribute
from tblgen_build.generators.mlir.op.emission import OPERAND_SEGMENTS, Accessor, OpEmission
from tblgen_build.generators.mlir.placeholders import substitute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


_NAME: Final = "::mlir::StringAttr"
_NAMES: Final = "::llvm::ArrayRef<::llvm::StringRef>"
_OPERATION_NAME: Final = Parameter("::mlir::OperationName", "name")
_NO_NAMES: Final = CommonMethod(_NAMES, "getAttributeNames", (), STATIC | INLINE, "  return {};\n")
_NAME_FOR_INDEX: Final = CommonMethod(
    _NAME,
    "getAttributeNameForIndex",
    [Parameter("unsigned", "index")],
    INLINE | PRIVATE,
    "  return getAttributeNameForIndex((*this)->getName(), index);\n",
)


# --- names ---------------------------------------------------------------------


def add_attribute_names(emission: OpEmission, class_: Class) -> None:
    """`getAttributeNames` and a getter for the name of each stored attribute."""
    names = list(emission.attributes)
    has_segments = emission.operand_segments and emission.segments_are_properties
    if not names and not has_segments:
        emission.add_common(class_, _NO_NAMES)
        return
    method = emission.add(class_, _NAMES, "getAttributeNames", flags=STATIC | INLINE)
    all_names = [*names, OPERAND_SEGMENTS] if has_segments else names
    quoted = ", ".join([f'::llvm::StringRef("{name}")' for name in all_names])
    method.write(
        f"  static ::llvm::StringRef attrNames[] = {{{quoted}}};\n"
        "  return ::llvm::ArrayRef(attrNames);\n"
    )
    _add_name_for_index(emission, class_, len(names))
    for index, name in enumerate(names):
        getter = emission.op.getter_name(name) + "AttrName"
        method = emission.add(class_, _NAME, getter, flags=INLINE)
        method.write(f"  return getAttributeNameForIndex({index});\n")
        method = emission.add(class_, _NAME, getter, [_OPERATION_NAME], STATIC | INLINE)
        method.write(f"  return getAttributeNameForIndex(name, {index});\n")
    if has_segments:
        _add_segments_name(emission, class_)


def _add_name_for_index(emission: OpEmission, class_: Class, count: int) -> None:
    index = Parameter("unsigned", "index")
    name = "getAttributeNameForIndex"
    emission.add_common(class_, _NAME_FOR_INDEX)
    method = emission.add(class_, _NAME, name, [_OPERATION_NAME, index], STATIC | INLINE | PRIVATE)
    if not count:
        method.write("  return {};\n")
        return
    method.write(
        f'  assert(index < {count} && "invalid attribute index");\n'
        '  assert(name.getStringRef() == getOperationName() && "invalid operation name");\n'
        '  assert(name.isRegistered() && "Operation isn\'t registered, missing a "\n'
        '        "dependent dialect loading?");\n'
        "  return name.getAttributeNames()[index];\n"
    )


def _add_segments_name(emission: OpEmission, class_: Class) -> None:
    getter = emission.op.getter_name(OPERAND_SEGMENTS) + "AttrName"
    method = emission.add(class_, _NAME, getter, flags=INLINE)
    method.write("  return (*this)->getName().getAttributeNames().back();\n")
    method = emission.add(class_, _NAME, getter, [_OPERATION_NAME], STATIC | INLINE)
    method.write("  return name.getAttributeNames().back();\n")


# --- getters -------------------------------------------------------------------


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


def _write_value_getter(method: Method, attr: Attribute, getter: str, builder: str) -> None:
    """The body that makes the return type of the stored attribute."""
    method.write(f"  auto attr = {getter}Attr();\n")
    context = {"_builder": builder}
    if attr.has_default_value and attr.is_optional:
        default = default_attribute(attr, builder)
        value = substitute(attr.convert_from_storage, {**context, "_self": default})
        method.write(f"    if (!attr)\n      return {value};\n")
    value = substitute(attr.convert_from_storage, {**context, "_self": "attr"})
    method.write(f"  return {value};\n")


def add_adaptor_attributes(emission: OpEmission, base: Class) -> None:
    """Attribute and property getters of the generic adaptor's base."""
    for prop in emission.op.properties:
        getter = emission.op.getter_name(prop.name)
        method = emission.add(base, prop.prop.interface_type, getter, flags=INLINE)
        method.write(f"  return getProperties().{getter}();\n")
    accessor = Accessor(emission, False)
    for named in emission.op.native_attributes:
        getter = emission.op.getter_name(named.name)
        _add_adaptor_storage(emission, base, named, accessor)
        method = emission.add(base, named.attr.return_type, getter)
        if method.wants_body:
            _write_value_getter(method, named.attr, getter, accessor.builder)


def _add_adaptor_storage(
    emission: OpEmission, base: Class, named: NamedAttribute, accessor: Accessor
) -> None:
    attr = named.attr
    is_inline = emission.has_properties and not attr.has_default_value
    getter = emission.op.getter_name(named.name) + "Attr"
    method = emission.add(base, attr.storage_type, getter, flags=(INLINE if is_inline else 0))
    if not method.wants_body:
        return
    if not emission.has_properties:
        method.write('  assert(odsAttrs && "no attributes when constructing adapter");\n')
    stored = accessor.attribute(named.name)
    method.write(f"  auto attr = ::llvm::{cast_of(attr)}<{attr.storage_type}>({stored});\n")
    if attr.has_default_value and attr.is_optional:
        default = default_attribute(attr, accessor.builder)
        method.write(f"  if (!attr)\n    attr = {default};\n")
    method.write("  return attr;\n")


def add_property_getters(emission: OpEmission, class_: Class) -> None:
    for prop in emission.op.properties:
        getter = emission.op.getter_name(prop.name)
        method = emission.add(class_, prop.prop.interface_type, getter, flags=INLINE)
        method.write(f"  return getProperties().{getter}();\n")


def add_property_setters(emission: OpEmission, class_: Class) -> None:
    for prop in emission.op.properties:
        setter = emission.op.setter_name(prop.name)
        value = Parameter(prop.prop.interface_type, f"new{setter[3:]}")
        method = emission.add(class_, "void", setter, [value], INLINE)
        method.write(f"  getProperties().{setter}({value.name});\n")


def add_attribute_getters(emission: OpEmission, class_: Class) -> None:
    accessor = Accessor(emission, True)
    for named in emission.op.attributes:
        getter = emission.op.getter_name(named.name)
        attr = named.attr
        if attr.is_derived:
            method = emission.add(class_, attr.return_type, getter)
            method.write(f"  {attr.derived_body}\n")
            continue
        # An operand may have this name: its accessor goes first, as in the reference.
        storage = class_.add(attr.storage_type, f"{getter}Attr", flags=INLINE)
        if storage is not None:
            storage.write(
                f"  return ::llvm::{cast_of(attr)}<{attr.storage_type}>"
                f"({accessor.attribute(named.name)});\n"
            )
        method = emission.add(class_, attr.return_type, getter)
        if method.wants_body:
            _write_value_getter(method, attr, getter, accessor.builder)
    _add_derived_materialization(emission, class_)


def _add_derived_materialization(emission: OpEmission, class_: Class) -> None:
    """What the derived attribute interface asks for, where there are derived attributes."""
    derived = emission.op.derived_attributes
    if not derived:
        return
    emission.add_trait("::mlir::DerivedAttributeOpInterface::Trait")
    name = Parameter("::llvm::StringRef", "name")
    method = emission.add(class_, "bool", "isDerivedAttribute", [name], STATIC)
    for named in derived:
        method.write(f'  if (name == "{named.name}") return true;\n')
    method.write(" return false;\n")
    method = emission.add(class_, "::mlir::DictionaryAttr", "materializeDerivedAttributes")
    op = emission.op
    missing = [op.getter_name(d.name) for d in derived if not d.attr.convert_from_storage]
    if missing:
        names = "', '".join(missing)
        emission.warnings.append(
            op.record.error(
                f"derived attributes cannot be materialized: what '{names}' of op "
                f"'{op.record.name}' give is not convertible to an attribute"
            )
        )
    if method.wants_body:
        _write_materialization(emission, method, missing)


def _write_materialization(emission: OpEmission, method: Method, missing: list[str]) -> None:
    op = emission.op
    derived = op.derived_attributes
    if missing:
        names = ", ".join(missing)
        method.write(
            f"  emitOpError(\"op has non-materializable derived attributes '{names}'\");\n"
            "  return nullptr;\n"
        )
        return
    context = {"_builder": "odsBuilder", "_ctxt": "ctx", "_storage": "ctx"}
    entries: list[str] = []
    for named in derived:
        getter = op.getter_name(named.name)
        value = substitute(named.attr.convert_from_storage, {**context, "_self": f"{getter}()"})
        entries.append(f"    {{{getter}AttrName(),\n{value}}}")
    method.write(
        "  ::mlir::MLIRContext* ctx = getContext();\n"
        "  ::mlir::Builder odsBuilder(ctx); (void)odsBuilder;\n"
        "  return ::mlir::DictionaryAttr::get(  ctx, {\n",
        ",\n".join(entries),
        "});\n",
    )


# --- setters -------------------------------------------------------------------


def add_attribute_setters(emission: OpEmission, class_: Class) -> None:
    """`set…Attr` with the stored attribute, then `set…` with the value where it can be built."""
    uses_properties = emission.op.dialect.uses_properties_for_attributes
    for named in emission.op.attributes:
        if named.attr.is_derived:
            continue
        setter = emission.op.setter_name(named.name)
        name_getter = emission.op.getter_name(named.name) + "AttrName"
        value = Parameter(named.attr.storage_type, "attr")
        method = class_.add("void", f"{setter}Attr", [value], INLINE)
        if method is not None and uses_properties:
            method.write(f"  getProperties().{named.name} = attr;\n")
        elif method is not None:
            method.write(f"  (*this)->setAttr({name_getter}(), attr);\n")
        _add_value_setter(emission, class_, named, setter, name_getter)


def _add_value_setter(
    emission: OpEmission, class_: Class, named: NamedAttribute, setter: str, name_getter: str
) -> None:
    attr = named.attr
    base = attr.base
    if not can_use_unwrapped(base):
        return
    is_wrapped = attr.is_optional and not is_unit(attr)
    type_ = "bool" if is_unit(attr) else attr.return_type
    if is_wrapped:
        type_ = f"::std::optional<{base.return_type}>"
    method = class_.add("void", setter, [Parameter(type_, "attrValue")])
    if method is None or not method.wants_body:
        return
    is_optional = attr.is_optional
    built = attribute_from_value(
        base if is_optional else attr,
        Accessor(emission, True).builder,
        "*attrValue" if is_wrapped else "attrValue",
    )
    if emission.op.dialect.uses_properties_for_attributes:
        _write_property_setter(method, named.name, built, is_optional)
    elif is_optional:
        method.write(
            f"    if (attrValue)\n      return (*this)->setAttr({name_getter}(), {built});\n"
            f"    (*this)->removeAttr({name_getter}());\n"
        )
    else:
        method.write(f"  (*this)->setAttr({name_getter}(), {built});\n")


def _write_property_setter(method: Method, name: str, built: str, is_optional: bool) -> None:
    if not is_optional:
        method.write(f"  getProperties().{name} = {built};\n")
        return
    method.write(
        f"    auto &odsProp = getProperties().{name};\n"
        f"    if (attrValue)\n      odsProp = {built};\n"
        "    else\n      odsProp = nullptr;\n"
    )


def can_use_unwrapped(attr: Attribute) -> bool:
    """Whether the attribute can be built of its return type."""
    return attr.return_type != attr.storage_type and attr.is_const_buildable


def add_attribute_removers(emission: OpEmission, class_: Class) -> None:
    """`remove…Attr` for optional attributes."""
    for named in emission.op.attributes:
        if not named.attr.is_optional:
            continue
        name = emission.op.remover_name(named.name)
        method = class_.add("::mlir::Attribute", name, flags=INLINE)
        if method is None:
            continue
        if emission.op.dialect.uses_properties_for_attributes:
            method.write(
                f"    auto attr = getProperties().{named.name};\n"
                f"    getProperties().{named.name} = {{}};\n"
                "    return attr;\n"
            )
        else:
            getter = emission.op.getter_name(named.name)
            method.write(f"  return (*this)->removeAttr({getter}AttrName());\n")
