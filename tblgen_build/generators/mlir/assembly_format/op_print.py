"""The body of an operation's `print` method: one function a kind of element of its format."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.statements import if_else
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.releases.mlir_operations import (
    BOUND_ATTRIBUTES_ARE_ELIDED_ONCE,
    DEFAULT_PROPERTIES_ARE_NOT_PRINTED,
    ELIDED_ATTRIBUTES_ARE_CONSTANT,
    INHERENT_ATTRIBUTES_ARE_WALKED,
    PROP_DICT_IS_PARTIAL,
    PROP_DICT_LEAVES_OUT_SEGMENTS,
    PROP_DICT_NEEDS_PROPERTIES,
    PROPERTIES_HAVE_KEYS,
    PROPERTIES_PRINT_THEIR_SPACE,
    SPACES_ARE_PARTS_OF_LITERALS,
)

from .elements import (
    AllOperands,
    AllRegions,
    AllSuccessors,
    AttrDict,
    AttributeVariable,
    Custom,
    FunctionalType,
    Literal,
    OIList,
    OperandVariable,
    OptionalGroup,
    PropDict,
    PropertyVariable,
    RegionVariable,
    SuccessorVariable,
    TypeDirective,
    Whitespace,
)
from .format_spacing import Spacing
from .op_elements import elided_anchor, unit_of_clause
from .op_getters import attribute_getter, default_of, getter
from .op_presence import presence, presence_of_any
from .op_print_attributes import print_attribute, print_property
from .op_print_custom import print_custom
from .op_print_values import (
    print_functional_type,
    print_operand,
    print_region,
    print_regions,
    print_successor,
    print_successors,
    print_type,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.operator import NamedAttribute, Operator

    from .elements import Element
    from .op_format import OpFormat

_LOCAL_BUILDER: Final = {"_builder": "odsBuilder"}
_BODY: Final = cpp("""
    $elements
""")


def print_body(format_: OpFormat) -> str:
    return _BODY(elements=_OpPrinter(format_).print_all(format_.elements))


class _OpPrinter:
    """Elements are printed in order, so that spaces can go between them."""

    __slots__ = ("format", "op", "release", "spacing")

    def __init__(self, format_: OpFormat) -> None:
        self.format = format_
        self.op = format_.op
        self.release = format_.op.record.release
        self.spacing = Spacing(
            "_odsPrinter", joins_literals=self.release.has(SPACES_ARE_PARTS_OF_LITERALS)
        )

    def print_all(self, elements: Sequence[Element], without: Element | None = None) -> list[str]:
        return [text for e in elements if e is not without for text in self.print(e)]

    def print(self, element: Element) -> tuple[str, ...]:
        """The space before the element, where it may have one, and what prints it."""
        match element:
            case Literal():
                return (self.spacing.literal(element.text),)
            case Whitespace():
                return (self.print_whitespace(element),)
            case AttrDict():
                return (self.print_attr_dict(element),)
            case OptionalGroup():
                return (self.print_group(element),)
            case PropDict():
                return (self.print_prop_dict(),)
            case OIList():
                return tuple(self.print_oilist(element))
        return self.spacing.before_value(), self.print_value(element)

    def print_value(self, element: Element) -> str:
        op = self.op
        match element:
            case OperandVariable():
                return print_operand(op, element)
            case TypeDirective():
                return print_type(op, element)
            case AttributeVariable():
                return print_attribute(op, element)
            case Custom():
                return print_custom(op, element)
            case FunctionalType():
                return print_functional_type(op, element)
            case PropertyVariable():
                return print_property(element)
            case RegionVariable():
                return print_region(op, element)
            case SuccessorVariable():
                return print_successor(op, element)
            case AllOperands():
                return "_odsPrinter << getOperation()->getOperands();"
            case AllRegions():
                return print_regions(op, "getOperation()->getRegions()")
            case AllSuccessors():
                return print_successors("getOperation()->getSuccessors()")
        raise AssertionError(f"{type(element).__name__} is nothing an operation prints by itself")

    def print_whitespace(self, whitespace: Whitespace) -> str:
        if whitespace.text == "\n":
            return "_odsPrinter.printNewline();"
        self.spacing.wants_space = False
        self.spacing.after_punctuation = not whitespace.text
        return self.spacing.explicit_space() if whitespace.text else ""

    # --- dictionaries ----------------------------------------------------------------

    def print_attr_dict(self, attr_dict: AttrDict) -> str:
        self.spacing.after_punctuation = False
        keyword = "WithKeyword" if attr_dict.with_keyword else ""
        if self.op.dialect.has_strict_formats:
            return _PRINT_DISCARDABLE(keyword=keyword)
        names = [*self.format.computed_sizes(), *self.format.inferred_attributes]
        names += [a.name for a in self.format.used_attributes]
        bound = names if self.release.has(BOUND_ATTRIBUTES_ARE_ELIDED_ONCE) else ()
        lists, attributes = self.printed_attributes()
        return _PRINT_ATTR_DICT(
            elided=self.elided_attributes(names),
            defaults=_elide_default_attributes(self.op, "elidedAttrs", bound),
            lists=lists,
            keyword=keyword,
            attributes=attributes,
        )

    def elided_attributes(self, names: Sequence[str]) -> str:
        """The declaration of `elidedAttrs`, which defaults may be added to."""
        if not self.release.has(ELIDED_ATTRIBUTES_ARE_CONSTANT):
            elided = [f'elidedAttrs.push_back("{name}");' for name in names]
            return _PUSHED_ATTRIBUTES(elided=elided)
        quoted = ", ".join([f'"{name}"' for name in names])
        if any(_has_default(named) and named.name not in names for named in self.op.attributes):
            return _LISTED_ATTRIBUTES(names=quoted)
        if names:
            return _CONSTANT_ATTRIBUTES(names=quoted)
        return "::llvm::ArrayRef<::llvm::StringRef> elidedAttrs;"

    def printed_attributes(self) -> tuple[str, str]:
        """What lists the attributes that may be printed, and the expression for them."""
        is_walked = self.release.has(INHERENT_ATTRIBUTES_ARE_WALKED)
        if not self.format.has_prop_dict or not self.release.has(PROP_DICT_IS_PARTIAL):
            return (_WALK_ATTRIBUTES(), _WALKED) if is_walked else ("", "(*this)->getAttrs()")
        attributes = "getDiscardableAttrs()"
        if is_walked:
            attributes = "getDiscardableAttrDictionary().getValue()"
        return "", f"llvm::to_vector((*this)->{attributes})"

    def print_prop_dict(self) -> str:
        self.spacing.after_punctuation = False
        op, release = self.op, self.op.record.release
        if not release.has(PROP_DICT_IS_PARTIAL):
            return _PRINT_ALL_PROPERTIES()
        needs_properties = release.has(PROP_DICT_NEEDS_PROPERTIES)
        names = self.format.computed_sizes() if release.has(PROP_DICT_LEAVES_OUT_SEGMENTS) else []
        if release.has(PROPERTIES_HAVE_KEYS):
            names += self.format.inferred_attributes
        names += [p.name for p in self.format.used_properties]
        names += [a.name for a in self.format.used_attributes]
        has_space = release.has(PROPERTIES_PRINT_THEIR_SPACE)
        printed = _PRINT_PROPERTIES_AND_SPACE if has_space else _PRINT_PROPERTIES
        bound = names if release.has(BOUND_ATTRIBUTES_ARE_ELIDED_ONCE) else ()
        return _PRINT_PROP_DICT(
            elided=[f'elidedProps.push_back("{name}");' for name in names],
            default_attributes=_elide_default_attributes(op, "elidedProps", bound),
            default_properties=_elide_default_properties(op),
            properties=printed() if op.has_properties or not needs_properties else "",
        )

    # --- groups and clauses ------------------------------------------------------------

    def print_group(self, group: OptionalGroup) -> str:
        elided = elided_anchor(group, (*group.then_elements[:1], *group.else_elements[:1]))
        then = self.print_all(group.then_elements, elided)
        otherwise = self.print_all(group.else_elements, elided) if group.else_elements else None
        negation = "!" if group.is_inverted else ""
        return if_else(f"{negation}{presence(self.op, group.anchor)}", then, otherwise)

    def print_oilist(self, oilist: OIList) -> list[str]:
        texts: list[str] = []
        separator = oilist.separator
        before = self.spacing.state
        for clause in oilist.clauses:
            condition = f"false{presence_of_any(self.op, clause.elements)}"
            printed: list[str] = []
            if separator is not None:
                self.spacing.state = before
                printed.append(_PRINT_SEPARATOR(separator=self.spacing.literal(separator.text)))
                self.spacing.state = (True, True)
            printed.append(self.spacing.literal(clause.literal.text))
            if unit_of_clause(clause) is None:
                printed += self.print_all(clause.elements)
            texts.append(if_else(condition, printed))
        if separator is not None:
            return [_PRINT_CLAUSES(clauses=texts)]
        return texts


_PRINT_CLAUSES: Final = cpp("""
    {
      bool oilistClausePrinted = false;
      $clauses
    }
""")

_PRINT_SEPARATOR: Final = cpp("""
    if (oilistClausePrinted) {
      $separator
    }
    oilistClausePrinted = true;
""")

# --- dictionaries ----------------------------------------------------------------------

_PUSHED_ATTRIBUTES: Final = cpp("""
    ::llvm::SmallVector<::llvm::StringRef, 2> elidedAttrs;
    $elided
""")

_LISTED_ATTRIBUTES: Final = cpp("""
    ::llvm::SmallVector<::llvm::StringRef, 2> elidedAttrs = {$names};
""")

_CONSTANT_ATTRIBUTES: Final = cpp("""
    static constexpr ::llvm::StringRef elidedAttrs[] = {$names};
""")

_WALK_ATTRIBUTES: Final = cpp("""
    ::mlir::NamedAttrList _odsAttrs((*this)->getRawDictionaryAttrs());
    (*this)->getName().walkInherentAttrs(*this, [&](::llvm::StringRef name, ::mlir::Attribute &attr) {
      _odsAttrs.append(name, attr);
    });
""")  # noqa: E501
_WALKED: Final = "_odsAttrs.getDictionary((*this)->getContext()).getValue()"

_PRINT_DISCARDABLE: Final = cpp("""
    _odsPrinter.printOptionalAttrDict$keyword((*this)->getDiscardableAttrDictionary().getValue());
""")

_PRINT_ATTR_DICT: Final = cpp("""
    $elided
    $defaults
    $lists
    _odsPrinter.printOptionalAttrDict$keyword($attributes, elidedAttrs);
""")

_PRINT_PROP_DICT: Final = cpp("""
    ::llvm::SmallVector<::llvm::StringRef, 2> elidedProps;
    $elided
    $default_attributes
    $default_properties
    $properties
""")

_PRINT_PROPERTIES: Final = cpp("""
    _odsPrinter << " ";
    printProperties(this->getContext(), _odsPrinter, getProperties(), elidedProps);
""")

_PRINT_ALL_PROPERTIES: Final = cpp("""
    _odsPrinter << " ";
    printProperties(this->getContext(), _odsPrinter, getProperties());
""")

_PRINT_PROPERTIES_AND_SPACE: Final = cpp("""
    printProperties((*this)->getContext(), _odsPrinter, getProperties(), elidedProps);
""")

_ELIDE_DEFAULT_ATTRIBUTE: Final = cpp("""
    {
      ::mlir::Builder odsBuilder($context);
      ::mlir::Attribute attr = $value;
      if(attr && (attr == $default))
        $elided.push_back("$name");
    }
""")

_ELIDE_DEFAULT_PROPERTY: Final = cpp("""
    if ($value == $default) {  elidedProps.push_back("$name");
    }
""")


def _has_default(named: NamedAttribute) -> bool:
    return not named.attr.is_derived and named.attr.has_default_value


def _elide_default_attributes(op: Operator, elided: str, bound: Container[str] = ()) -> list[str]:
    asks_operation = op.record.release.has(ELIDED_ATTRIBUTES_ARE_CONSTANT)
    return [
        _ELIDE_DEFAULT_ATTRIBUTE(
            context="(*this)->getContext()" if asks_operation else "getContext()",
            value=attribute_getter(op, named.name),
            default=default_of(named.attr, _LOCAL_BUILDER),
            elided=elided,
            name=named.name,
        )
        for named in op.attributes
        if _has_default(named) and named.name not in bound
    ]


def _elide_default_properties(op: Operator) -> list[str]:
    if not op.record.release.has(DEFAULT_PROPERTIES_ARE_NOT_PRINTED):
        return []
    return [
        _ELIDE_DEFAULT_PROPERTY(
            value=getter(op, named.name),
            default=substitute(named.prop.default_value, _LOCAL_BUILDER),
            name=named.name,
        )
        for named in op.properties
        if named.prop.has_default_value
    ]
