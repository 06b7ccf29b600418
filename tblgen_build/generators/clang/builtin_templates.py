"""Templates that are built in: their names, and their parameters: gen-clang-builtin-templates."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import generator

from .required import definitions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_ROOT: Final = "BuiltinTemplate"

_FILE: Final = cpp("""
    $defaults
    #if defined(CREATE_BUILTIN_TEMPLATE_PARAMETER_LIST)
    $cases
    #undef CREATE_BUILTIN_TEMPLATE_PARAMETER_LIST
    #else
    $names
    #undef BuiltinTemplate
    #endif
    $undefined
""")
_DEFAULT: Final = cpp("""
    #ifndef $macro
    #define $macro(NAME) BuiltinTemplate(NAME)
    #endif

""")
_NAME: Final = cpp("$macro($name)\n")
_SEVERAL: Final = cpp("{$names}")
_UNDEFINED: Final = cpp("#undef $macro\n")
_CASE: Final = cpp("""
    case BTK$name: {
     $statements

      return $list;
      }
""")
_LIST: Final = cpp("""
    auto *$name = TemplateParameterList::Create(C, SourceLocation(), SourceLocation(), {$parameters}, SourceLocation(), nullptr);
""")  # noqa: E501
_TYPE: Final = cpp("""
    auto *$name = TemplateTypeParmDecl::Create(C, DC, SourceLocation(), SourceLocation(), $place, /*Id=*/nullptr, /*Typename=*/false, $is_pack);
""")  # noqa: E501
_TEMPLATE: Final = cpp("""
    auto *$name = TemplateTemplateParmDecl::Create(C, DC, SourceLocation(), $place, /*ParameterPack=*/false, /*Id=*/nullptr, /*Kind=*/TNK_Type_template, /*Typename=*/false, $list);
""")  # noqa: E501
_VALUE: Final = cpp("""
    auto *$info = C.getTrivialTypeSourceInfo(QualType($type->getTypeForDecl(), 0));
    auto *$name = NonTypeTemplateParmDecl::Create(C, DC, SourceLocation(), SourceLocation(), $place, /*Id=*/nullptr, $info->getType(), $is_pack, $info);
""")  # noqa: E501
_BUILTIN_VALUE: Final = cpp("""
    auto *$name = NonTypeTemplateParmDecl::Create(C, DC, SourceLocation(), SourceLocation(), $place, /*Id=*/nullptr, $info->getType(), /*ParameterPack=*/false, $info);
""")  # noqa: E501
_BUILTIN_INFO: Final = cpp("TypeSourceInfo *$info = C.getTrivialTypeSourceInfo($type);\n")
# Types of values that are built in: the variable that has it, and how Clang is asked for it.
_BUILTIN_TYPES: Final = {
    "size_t": ("SizeTInfo", "C.getSizeType()"),
    "uint32_t": ("Uint32TInfo", "C.UnsignedIntTy"),
}


@generator("gen-clang-builtin-templates", help="builtins: templates")
def TEMPLATES(records: Records, options: Options) -> str:
    templates = definitions(records, _ROOT)
    macros = {template: _macro(template) for template in templates}
    own_macros = [
        macro for macro in string_map_order(macros.values(), records.release) if macro != _ROOT
    ]
    return file_header("Tables and code for Clang's builtin templates") + _FILE(
        defaults=[_DEFAULT(macro=macro) for macro in own_macros],
        cases=[_case(template) for template in templates],
        names=[_NAME(macro=macro, name=template.name) for template, macro in macros.items()],
        undefined=[_UNDEFINED(macro=macro) for macro in own_macros],
    )


def _macro(template: Record) -> str:
    """The class that says for which language the template is; of several, as the reference."""
    names = [class_.name for class_ in template.direct_superclasses]
    return names[0] if len(names) == 1 else _SEVERAL(names=", ".join(names))


def _case(template: Record) -> str:
    declarations = _Declarations()
    list_ = declarations.add_list(template, template.value_as_list_of_defs("TemplateHead"), 0)
    return _CASE(name=template.name, statements=declarations.statements, list=list_)


class _Declarations:
    """The statements that declare a template's parameters; all variables are counted through."""

    __slots__ = ("_count", "_known_types", "statements")

    def __init__(self) -> None:
        self.statements: list[str] = []
        self._count = 0
        self._known_types: set[str] = set()

    def _variable(self, kind: str) -> str:
        self._count += 1
        return f"{kind}{self._count - 1}"

    def add_list(self, template: Record, parameters: list[Record], depth: int) -> str:
        """Declares the parameters of a template, and the list of them, whose name it returns."""
        if not parameters:
            raise template.error("Expected at least one argument in template parameter list")
        named: dict[str, str] = {}
        variables: list[str] = []
        for position, parameter in enumerate(parameters):
            variable = self._add(parameter, f"{depth}, {position}", depth, named)
            named[parameter.value_as_string("Name")] = variable
            variables.append(variable)
        list_ = self._variable("TPL")
        self.statements.append(_LIST(name=list_, parameters=", ".join(variables)))
        return list_

    def _add(self, parameter: Record, place: str, depth: int, named: dict[str, str]) -> str:
        """Declares a parameter; `named` has those before it in the same list."""
        variable = self._variable("Parm")
        if parameter.is_subclass_of("Class"):
            statement = _TYPE(name=variable, place=place, is_pack=_is_pack(parameter))
        elif parameter.is_subclass_of("NTTP"):
            type_ = named.get(parameter.value_as_string("TypeName"))
            if type_ is None:
                raise _unknown_type(parameter)
            statement = _VALUE(
                name=variable,
                place=place,
                info=self._variable("TSI"),
                type=type_,
                is_pack=_is_pack(parameter),
            )
        elif parameter.is_subclass_of("BuiltinNTTP"):
            statement = _BUILTIN_VALUE(name=variable, place=place, info=self._info(parameter))
        elif parameter.is_subclass_of("Template"):
            inner = self.add_list(parameter, parameter.value_as_list_of_defs("Args"), depth + 1)
            statement = _TEMPLATE(name=variable, place=place, list=inner)
        else:
            raise parameter.error("Unknown Argument Type")
        self.statements.append(statement)
        return variable

    def _info(self, parameter: Record) -> str:
        """The variable that has the type, declared where it is wanted first."""
        name = parameter.value_as_string("TypeName")
        if name not in _BUILTIN_TYPES:
            raise _unknown_type(parameter)
        info, type_ = _BUILTIN_TYPES[name]
        if name not in self._known_types:
            self._known_types.add(name)
            self.statements.append(_BUILTIN_INFO(info=info, type=type_))
        return info


def _is_pack(parameter: Record) -> str:
    return "true" if parameter.value_as_bit("IsVariadic") else "false"


def _unknown_type(parameter: Record) -> RecordError:
    return parameter.error("Unknown Type Name")
