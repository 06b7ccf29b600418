"""The body of an attribute's or type's `print` method: one function a kind of element."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.statements import call, if_else
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.releases.mlir import (
    DEFINITIONS_INDENT_NEW_LINES,
    MNEMONICS_PRINT_SPACES,
    NO_MEMBERS_HAVE_NO_BLOCK,
    REFERENCES_ANCHOR_GROUPS,
)

from .definition_elements import captured, members_with_brackets, mentioned, plain_enum
from .elements import (
    CodeString,
    Custom,
    Literal,
    OptionalGroup,
    ParameterVariable,
    Params,
    Ref,
    Struct,
    Whitespace,
)
from .format_literals import space_after
from .format_spacing import Spacing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Release
    from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeParameter

    from .elements import Element

_CONTEXT: Final = {
    "_printer": "odsPrinter",
    "_ctxt": "getContext()",
    "_builder": "odsBuilder",
}

_BODY: Final = cpp("""
    ::mlir::Builder odsBuilder(getContext());
    $elements
""")

_PRINT: Final = cpp("""
    $space
    $value
""")

_PRINT_MEMBERS: Final = cpp("""
    $space
    {
      bool _firstPrinted = true;
      $members
    }
""")

_PRINT_MEMBER: Final = cpp("""
    if (!_firstPrinted) odsPrinter << ", ";
    _firstPrinted = false;
    $key
    $value
""")

_PRINT_BRACKETS: Final = cpp("""
    odsPrinter << "[";
    $value
    odsPrinter << "]";
""")

_PRINT_KEY: Final = cpp("""
    odsPrinter << "$name = ";
""")


def print_body(release: Release, elements: Sequence[Element]) -> str:
    return _BODY(elements=_DefinitionPrinter(release).print_all(elements))


def begins_with_space(elements: Sequence[Element]) -> bool:
    """Whether the mnemonic prints the space between it and the format."""
    if not elements or isinstance(elements[0], OptionalGroup):
        return False
    first = elements[0]
    if isinstance(first, Whitespace):
        return bool(first.text)
    return not isinstance(first, Literal) or space_after(first.text)


class _DefinitionPrinter:
    """Elements are printed in order, so that spaces can go between them."""

    __slots__ = ("_release", "_spacing")

    def __init__(self, release: Release) -> None:
        self._release = release
        self._spacing = Spacing("odsPrinter")
        if release.has(MNEMONICS_PRINT_SPACES):
            self._spacing.state = (False, True)

    def print_all(self, elements: Sequence[Element]) -> list[str]:
        return [self._print(element) for element in elements]

    def _print(self, element: Element) -> str:
        match element:
            case Literal():
                return self._spacing.literal(element.text)
            case Whitespace():
                return self._print_whitespace(element)
            case ParameterVariable():
                return self._print_parameter(element)
            case Custom():
                return self._print_custom(element)
            case Params():
                return self._print_params(element)
            case Struct():
                return self._print_struct(element)
            case OptionalGroup():
                return self._print_group(element)
        raise AssertionError(f"{type(element).__name__} is nothing a definition prints by itself")

    def _print_whitespace(self, whitespace: Whitespace) -> str:
        self._spacing.wants_space = False
        if whitespace.text == "\n":
            has_newlines = self._release.has(DEFINITIONS_INDENT_NEW_LINES)
            return "odsPrinter.printNewline();" if has_newlines else "odsPrinter << '\\n';"
        if whitespace.text:
            return f'odsPrinter << "{whitespace.text}";'
        self._spacing.after_punctuation = True
        return ""

    def _print_parameter(self, variable: ParameterVariable) -> str:
        parameter, value = variable.parameter, _getter(variable.parameter)
        if variable.is_qualified:
            value = f"odsPrinter << {value}"
        elif parameter.printer is None:
            value = f"odsPrinter.printStrippedAttrOrType({value})"
        else:
            value = substitute(parameter.printer, {**_CONTEXT, "_self": value})
        text = _PRINT(space=self._spacing.before_value(), value=f"{value};")
        return if_else(_has_value(parameter), text) if parameter.is_optional else text

    def _print_enum(self, parameter: AttrOrTypeParameter) -> str:
        """The case alone."""
        value = f"odsPrinter << {_getter(parameter)}.getValue();"
        text = _PRINT(space=self._spacing.before_value(), value=value)
        return if_else(_has_value(parameter), text) if parameter.is_optional else text

    def _print_custom(self, custom: Custom) -> str:
        value = call(f"print{custom.name}", "odsPrinter", [*map(_argument, custom.args)])
        return _PRINT(space=self._spacing.before_value(), value=value)

    # --- parameters separated by commas ------------------------------------------------

    def _print_params(self, params: Params) -> str:
        space = self._space_before_members(params)
        members = [self._print_member(variable, "") for variable in params.variables]
        return self._print_members(space, members)

    def _print_struct(self, struct: Struct) -> str:
        space = self._space_before_members(struct)
        members = [
            self._print_member(member, _PRINT_KEY(name=captured(member)[0].name), has_brackets)
            for member, has_brackets in members_with_brackets(struct, self._release)
        ]
        return self._print_members(space, members)

    def _print_members(self, space: str, members: list[str]) -> str:
        if not members and self._release.has(NO_MEMBERS_HAVE_NO_BLOCK):
            return space
        return _PRINT_MEMBERS(space=space, members=members)

    def _space_before_members(self, element: Params | Struct) -> str:
        """A space, if any of them is printed."""
        if not self._spacing.is_due:
            return ""
        space = self._spacing.explicit_space()
        parameters = captured(element)
        if all(parameter.is_optional for parameter in parameters):
            return if_else(_any_has_value(parameters), space)
        return space

    def _print_member(
        self, member: ParameterVariable | Custom, key: str, has_brackets: bool = False
    ) -> str:
        """A member with its default value is left out."""
        parameter = captured(member)[0]
        self._spacing.wants_space = False
        self._spacing.after_punctuation = True
        is_plain = isinstance(member, ParameterVariable) and not member.is_qualified
        if key and is_plain and plain_enum(parameter) is not None:
            value = self._print_enum(parameter)
        else:
            value = self._print(member)
        if has_brackets:
            value = _PRINT_BRACKETS(value=value)
        text = _PRINT_MEMBER(key=key, value=value)
        return if_else(_has_value(parameter), text) if parameter.is_optional else text

    # --- optional groups -----------------------------------------------------------------

    def _print_group(self, group: OptionalGroup) -> str:
        """The branch that has the anchor is printed if a parameter of it has no default value."""
        anchors = mentioned(group.anchor)
        if not self._release.has(REFERENCES_ANCHOR_GROUPS):
            anchors = captured(group.anchor)
        condition = _any_has_value(anchors)
        before = self._spacing.state
        then = self.print_all(group.then_elements)
        self._spacing.state = before
        otherwise = self.print_all(group.else_elements)
        return if_else(f"!({condition})" if group.is_inverted else condition, then, otherwise)


def _getter(parameter: AttrOrTypeParameter) -> str:
    return f"{parameter.accessor_name}()"


def _has_value(parameter: AttrOrTypeParameter) -> str:
    """The condition that an optional parameter differs from its default."""
    default = substitute(parameter.default_value or "", _CONTEXT)
    context = {**_CONTEXT, "_lhs": _getter(parameter), "_rhs": default}
    return f"!({substitute(parameter.comparator, context)})"


def _any_has_value(parameters: Sequence[AttrOrTypeParameter]) -> str:
    return " || ".join([_has_value(p) for p in parameters if p.is_optional])


def _argument(argument: Element) -> str:
    """What the user's print function is handed."""
    match argument:
        case ParameterVariable(parameter=p) | Ref(arg=ParameterVariable(parameter=p)):
            return _getter(p)
        case CodeString():
            return substitute(argument.code, _CONTEXT)
    raise AssertionError(f"{type(argument).__name__} is not an argument of a custom directive")
