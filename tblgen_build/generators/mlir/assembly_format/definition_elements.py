"""Which parameters of an attribute or type an element binds and mentions."""

from __future__ import annotations

from tblgen_build.releases.mlir import ARRAYS_IN_STRUCTS_HAVE_BRACKETS

from .elements import Custom, ParameterVariable, Params, Ref, Struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Release
    from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeParameter
    from tblgen_build.generators.mlir.model.enum import EnumInfo

    from .elements import Element


def captured(element: Element) -> list[AttrOrTypeParameter]:
    """The parameters that the element binds."""
    match element:
        case ParameterVariable():
            return [element.parameter]
        case Custom():
            return [a.parameter for a in element.args if isinstance(a, ParameterVariable)]
        case Params():
            return [variable.parameter for variable in element.variables]
        case Struct():
            return [parameter for member in element.members for parameter in captured(member)]
    return []


def mentioned(element: Element) -> list[AttrOrTypeParameter]:
    """The parameters that the element binds or refers to."""
    if not isinstance(element, Custom):
        return captured(element)
    args = [arg.arg if isinstance(arg, Ref) else arg for arg in element.args]
    return [arg.parameter for arg in args if isinstance(arg, ParameterVariable)]


def members_with_brackets(
    struct: Struct, release: Release
) -> list[tuple[ParameterVariable | Custom, bool]]:
    """The members, each with whether its value stands in brackets.

    The commas of an array would be taken for those between members.
    """
    can_have = release.has(ARRAYS_IN_STRUCTS_HAVE_BRACKETS)
    last = struct.members[-1] if struct.members else None
    return [
        (member, can_have and member is not last and _has_commas(member))
        for member in struct.members
    ]


def _has_commas(member: ParameterVariable | Custom) -> bool:
    if not isinstance(member, ParameterVariable):
        return False
    if member.parameter.is_plain_array:
        return True
    info = plain_enum(member.parameter)
    return info is not None and info.is_bit_enum and info.separator.strip() == ","


def plain_enum(parameter: AttrOrTypeParameter) -> EnumInfo | None:
    """The enum of a parameter that is its case alone in a struct."""
    record = parameter.record
    if record is None or not record.is_subclass_of("EnumAttrParameter"):
        return None
    from tblgen_build.generators.mlir.model.enum import EnumInfo

    return EnumInfo(record.value_as_def("attr").value_as_def("enum"))
