"""The C++ body of `print`, from the tree of an attribute's or a type's assembly format."""

from __future__ import annotations

from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeParameter
from tblgen_build.generators.mlir.placeholders import substitute

from .code_writer import CodeWriter
from .definition_format import (
    Argument,
    Code,
    Custom,
    Element,
    Literal,
    OptionalGroup,
    Params,
    Struct,
    Variable,
    Whitespace,
)
from .literals import is_keyword, space_after, space_before, whitespace_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_CONTEXT: Final = {
    "_printer": "odsPrinter",
    "_ctxt": "getContext()",
    "_builder": "odsBuilder",
}
_DEFAULT_PRINTER: Final = "$_printer.printStrippedAttrOrType($_self)"
_QUALIFIED_PRINTER: Final = "$_printer << $_self"


def _getter(parameter: AttrOrTypeParameter) -> str:
    return f"{parameter.accessor_name}()"


def _has_value(parameter: AttrOrTypeParameter) -> str:
    """The condition that an optional parameter differs from its default."""
    default = substitute(parameter.default_value or "", _CONTEXT)
    context = {**_CONTEXT, "_lhs": _getter(parameter), "_rhs": default}
    return f"!({substitute(parameter.comparator, context)})"


def _any_has_value(parameters: Sequence[AttrOrTypeParameter]) -> str:
    return " || ".join([_has_value(p) for p in parameters if p.is_optional])


class DefinitionPrintEmitter:
    """Writes the statements of one `print` method, with spaces between elements where due."""

    __slots__ = ("_after_punctuation", "_out", "_wants_space")

    def __init__(self) -> None:
        self._out = CodeWriter()
        self._wants_space = True
        self._after_punctuation = False

    def emit(self, elements: Sequence[Element]) -> str:
        """The statements for the elements of the format."""
        self._out.line("::mlir::Builder odsBuilder(getContext());")
        self._elements(elements)
        return self._out.text()

    def _elements(self, elements: Sequence[Element]) -> None:
        for element in elements:
            self._element(element)

    def _element(self, element: Element) -> None:
        if isinstance(element, Literal):
            self._literal(element.text)
        elif isinstance(element, Whitespace):
            self._whitespace(element.text)
        elif isinstance(element, Variable):
            self._variable(element)
        elif isinstance(element, Custom):
            self._custom(element)
        elif isinstance(element, (Params, Struct)):
            self._list(element)
        else:
            self._optional_group(element)

    def _literal(self, text: str) -> None:
        space = ""
        if self._wants_space and space_before(text, self._after_punctuation):
            space = " << ' '"
        self._out.line(f'odsPrinter{space} << "{text}";')
        self._wants_space = space_after(text)
        self._after_punctuation = not is_keyword(text)

    def _whitespace(self, text: str) -> None:
        printed = whitespace_of(text)
        if printed == "\n":
            self._out.line("odsPrinter.printNewline();")
        elif printed:
            self._out.line(f'odsPrinter << "{printed}";')
        self._wants_space = False
        if not text:
            self._after_punctuation = True

    def _space(self) -> None:
        if self._is_space_due():
            self._out.line("odsPrinter << ' ';")
        self._wants_space = True
        self._after_punctuation = False

    def _is_space_due(self) -> bool:
        return self._wants_space or not self._after_punctuation

    def _variable(self, variable: Variable) -> None:
        parameter = variable.parameter
        if parameter.is_optional:
            self._out.block(f"if ({_has_value(parameter)}) {{")
        self._space()
        context = {**_CONTEXT, "_self": _getter(parameter)}
        if variable.is_qualified:
            printer = _QUALIFIED_PRINTER
        else:
            printer = parameter.printer if parameter.printer is not None else _DEFAULT_PRINTER
        self._out.line(f"{substitute(printer, context)};")
        if parameter.is_optional:
            self._out.end()

    def _argument(self, argument: Argument) -> str:
        if isinstance(argument, Code):
            return substitute(argument.text, _CONTEXT)
        return _getter(argument.parameter)

    def _custom(self, custom: Custom) -> None:
        self._space()
        arguments = ", ".join(["odsPrinter", *[self._argument(a) for a in custom.arguments]])
        self._out.line(f"print{custom.name}({arguments});")

    def _list(self, element: Params | Struct) -> None:
        """Members separated by commas, those that have their default value left out."""
        out = self._out
        parameters = element.captured
        if self._is_space_due():
            self._list_space(parameters)
        out.block()
        out.line("bool _firstPrinted = true;")
        if isinstance(element, Params):
            for variable in element.variables:
                self._member(variable, "")
        else:
            for member in element.members:
                self._member(member, f"{member.captured[0].name} = ")
        out.end()

    def _list_space(self, parameters: Sequence[AttrOrTypeParameter]) -> None:
        if not all(parameter.is_optional for parameter in parameters):
            self._out.line("odsPrinter << ' ';")
            return
        self._out.block(f"if ({_any_has_value(parameters)}) {{")
        self._out.line("odsPrinter << ' ';")
        self._out.end()

    def _member(self, member: Variable | Custom, key: str) -> None:
        out = self._out
        parameter = member.captured[0]
        if parameter.is_optional:
            out.block(f"if ({_has_value(parameter)}) {{")
        out.line('if (!_firstPrinted) odsPrinter << ", ";')
        out.line("_firstPrinted = false;")
        if key:
            out.line(f'odsPrinter << "{key}";')
        self._wants_space = False
        self._after_punctuation = True
        self._element(member)
        if parameter.is_optional:
            out.end()

    def _optional_group(self, group: OptionalGroup) -> None:
        out = self._out
        anchor = group.anchor
        mentioned = anchor.mentioned if isinstance(anchor, Custom) else anchor.captured
        condition = _any_has_value(mentioned)
        out.block(f"if (!({condition})) {{" if group.is_inverted else f"if ({condition}) {{")
        before = (self._wants_space, self._after_punctuation)
        self._elements(group.then)
        out.otherwise()
        self._wants_space, self._after_punctuation = before
        self._elements(group.otherwise)
        out.end()
