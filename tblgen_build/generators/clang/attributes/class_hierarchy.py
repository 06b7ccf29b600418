"""The classes of attributes in C++, which those of the records mirror."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .clang_attribute import ClangAttribute

# Each class, the one it derives from, and the macro of its attributes: bases first.
CLASSES: Final = (
    ("Attr", "", "ATTR"),
    ("TypeAttr", "Attr", "TYPE_ATTR"),
    ("StmtAttr", "Attr", "STMT_ATTR"),
    ("DeclOrStmtAttr", "InheritableAttr", "DECL_OR_STMT_ATTR"),
    ("InheritableAttr", "Attr", "INHERITABLE_ATTR"),
    ("DeclOrTypeAttr", "InheritableAttr", "DECL_OR_TYPE_ATTR"),
    ("InheritableParamAttr", "InheritableAttr", "INHERITABLE_PARAM_ATTR"),
    ("InheritableParamOrStmtAttr", "InheritableParamAttr", "INHERITABLE_PARAM_OR_STMT_ATTR"),
    ("ParameterABIAttr", "InheritableParamAttr", "PARAMETER_ABI_ATTR"),
    ("HLSLAnnotationAttr", "InheritableAttr", "HLSL_ANNOTATION_ATTR"),
    ("HLSLSemanticBaseAttr", "HLSLAnnotationAttr", "HLSL_SEMANTIC_ATTR"),
)
_NOT_IN_CPP: Final = ("DeclOrTypeAttr", "TargetSpecificAttr")
_BASES: Final = {class_: base for class_, base, _ in CLASSES}


def nearest_class(attribute: ClangAttribute) -> str:
    """The narrowest class that the attribute is of."""
    nearest, depth = "Attr", 0
    for class_ in _BASES:
        if attribute.of_class(class_) and _depth(class_) > depth:
            nearest, depth = class_, _depth(class_)
    return nearest


def cpp_base(attribute: ClangAttribute) -> str:
    """The class that the attribute's derives from in C++: the last that it is of and C++ has."""
    classes = [class_.name for class_ in attribute.record.superclasses]
    return next(name for name in reversed(classes) if name not in _NOT_IN_CPP)


def _depth(class_: str) -> int:
    base = _BASES[class_]
    return _depth(base) + 1 if base else 0
