"""Classes and methods of C++ as they are put together, declared and defined."""

from __future__ import annotations

from . import Writer, cpp
from .literals import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Final, Literal

    Side = Literal["declarations", "definitions"]
    Visibility = Literal["public", "protected", "private"]

_FUNCTION: Final = cpp("""
    $head {
      $body
    }

""")

_CONSTRUCTOR: Final = cpp("""
    $head : $members {
      $body
    }

""")

_EMPTY: Final = cpp("""
    $head {}

""")

_TEMPLATE: Final = cpp("""
    template <$parameters>
    $entity
""")

_DEPRECATED: Final = cpp("""
    [[deprecated($message)]]
    $entity
""")

_CLASS: Final = cpp("""
    $head {
    $members
    };
""")

_VISIBILITY: Final = {name: name + ":\n" for name in ("public", "protected", "private")}
_VISIBILITIES: Final = frozenset(_VISIBILITY.values())

# What stands in a class.
_MEMBERS: Final = cpp("  $members\n")

# What a method is; bits, as tens of thousands of methods are made.
STATIC: Final = 1
INLINE: Final = 2
CONST: Final = 4
CONSTEXPR: Final = 8
PRIVATE: Final = 16
DECLARATION: Final = 32  # declared only: the user defines it
CONSTRUCTOR: Final = 64
_IN_CLASS: Final = INLINE | CONSTEXPR


class Parameter:
    """A parameter of a C++ function. Not to be changed: its texts are made once."""

    __slots__ = ("declaration", "default", "definition", "name", "optional", "type")

    def __init__(self, type: str, name: str, default: str = "", optional: bool = False) -> None:
        self.type = type
        self.name = name
        self.default = default  # none where empty
        self.optional = optional  # shown as a comment only
        space = "" if type.endswith(("&", "*")) else " "
        text = f"/*optional*/{type}{space}{name}" if optional else f"{type}{space}{name}"
        self.definition = text
        self.declaration = f"{text} = {default}" if default else text


class Method:
    """A method or constructor of a class; its statements are written to `body`."""

    __slots__ = (
        "body",
        "deprecated",
        "flags",
        "initializers",
        "name",
        "parameters",
        "return_type",
        "side",
        "template_params",
    )

    def __init__(
        self,
        return_type: str,
        name: str,
        parameters: Sequence[Parameter],
        side: Side,
        flags: int = 0,  # STATIC, INLINE and the like
    ) -> None:
        self.return_type = return_type
        self.name = name
        self.parameters = parameters
        self.side = side
        self.flags = flags
        self.body = Writer()
        self.deprecated: str | None = None
        self.template_params: Sequence[str] = ()
        if flags & CONSTRUCTOR:
            # Members or bases with what initializes them.
            self.initializers: list[tuple[str, str]] = []

    def signatures(self) -> list[tuple[str, ...]]:
        """The parameter types a call can have: all of them, then without trailing defaults."""
        parameters = self.parameters
        types = tuple([p.type for p in parameters])
        found = [types]
        count = len(types)
        while count and parameters[count - 1].default:
            count -= 1
            found.append(types[:count])
        return found

    @property
    def wants_body(self) -> bool:
        """Whether a body will be written at all: a costly one need not be made otherwise."""
        if self.flags & DECLARATION:
            return False
        return bool(self.flags & _IN_CLASS) == (self.side == "declarations")

    def write(self, *parts: str) -> None:
        """Append text to the body as it is."""
        self.body.write(*parts)

    def add_template_param(self, param: str) -> None:
        """Make this a template, defined in the class."""
        self.flags |= INLINE
        self.template_params = [*self.template_params, param]

    def _with_body(self, head: str) -> str:
        if not self.flags & CONSTRUCTOR:
            return _FUNCTION(head=head, body=self.body)
        members = ", ".join([f"{name}({value})" for name, value in self.initializers])
        if not self.body:
            return _EMPTY(head=f"{head} : {members}" if members else head)
        if not members:
            return _FUNCTION(head=head, body=self.body)
        return _CONSTRUCTOR(head=head, members=members, body=self.body)

    def declaration(self) -> str:
        flags = self.flags
        type_ = self.return_type
        parameters = ", ".join([p.declaration for p in self.parameters])
        space = "" if not type_ or type_[-1] in "&*" else " "
        const = " const" if flags & CONST else ""
        static = "static " if flags & STATIC else ""
        constexpr = "constexpr " if flags & CONSTEXPR else ""
        head = f"{static}{constexpr}{type_}{space}{self.name}({parameters}){const}"
        if self.deprecated is not None:
            head = _DEPRECATED(message=quoted(self.deprecated), entity=head).rstrip()
        if not flags & _IN_CLASS:
            return head + ";\n"
        text = self._with_body(head)
        if self.template_params:
            return _TEMPLATE(parameters=", ".join(self.template_params), entity=text)
        return text

    def definition(self, prefix: str) -> str:
        """The definition outside the class; `prefix` qualifies the name (`Class::`)."""
        flags = self.flags
        if flags & (DECLARATION | _IN_CLASS):
            return ""
        type_ = self.return_type
        parameters = ", ".join([p.definition for p in self.parameters])
        space = "" if not type_ or type_[-1] in "&*" else " "
        const = " const" if flags & CONST else ""
        return self._with_body(f"{type_}{space}{prefix}{self.name}({parameters}){const}")


class CommonMethod(Method):
    """A method that many classes have as it is: made once, not to be changed."""

    __slots__ = ("_declaration",)

    def __init__(
        self,
        return_type: str,
        name: str,
        parameters: Sequence[Parameter] = (),
        flags: int = 0,
        body: str = "",
    ) -> None:
        super().__init__(return_type, name, parameters, "declarations", flags)
        self.body.write(body)
        self._declaration = super().declaration()

    def declaration(self) -> str:
        return self._declaration


class _Overloads:
    """Methods of one name, none of which covers the calls that fit another."""

    __slots__ = ("_by_types", "_covered")

    def __init__(self, first: Method) -> None:
        signatures = first.signatures()
        self._by_types = {signatures[0]: first}
        self._covered = set(signatures)

    def insert(self, method: Method) -> list[Method] | None:
        """The methods that this one makes redundant; None where it is redundant itself."""
        signatures = method.signatures()
        if signatures[0] in self._covered:
            return None
        redundant = [self._by_types.pop(s) for s in signatures if s in self._by_types]
        self._by_types[signatures[0]] = method
        if redundant:
            self._covered = {s for m in self._by_types.values() for s in m.signatures()}
        else:
            self._covered.update(signatures)
        return redundant


class Class:
    """A C++ class or struct being composed.

    Methods and fields are gathered and take their place among the other
    declarations at `finalize`, public methods first, then private methods,
    then fields. A method that a call to another one would cover is dropped.
    """

    __slots__ = (
        "_declarations",
        "_definitions",
        "_fields",
        "_methods",
        "_overloads",
        "_visibility",
        "is_struct",
        "name",
        "parents",
        "side",
        "template_params",
    )

    def __init__(self, name: str, *, side: Side, is_struct: bool = False) -> None:
        self.name = name
        self.side = side
        self.is_struct = is_struct
        self.parents: list[str] = []  # with visibility: `public Base`
        self.template_params: list[str] = []
        self._methods: list[Method] = []
        self._overloads: dict[str, Method | _Overloads] = {}
        self._fields: list[tuple[str, str]] = []
        self._declarations: list[str | Method] = []
        self._definitions: list[str | Method] = []
        self._visibility: Visibility = "public" if is_struct else "private"

    def add_parent(self, name: str, visibility: Visibility = "public") -> None:
        self.parents.append(f"{visibility} {name}")

    def add_method(
        self,
        return_type: str,
        name: str,
        parameters: Sequence[Parameter] = (),
        *,
        is_static: bool = False,
        is_inline: bool = False,
        is_const: bool = False,
        is_constexpr: bool = False,
        is_private: bool = False,
        is_declaration: bool = False,
    ) -> Method | None:
        """Add a method; None where one that is there already makes it redundant."""
        flags = STATIC if is_static else 0
        if is_inline:
            flags |= INLINE
        if is_const:
            flags |= CONST
        if is_constexpr:
            flags |= CONSTEXPR
        if is_private:
            flags |= PRIVATE
        if is_declaration:
            flags |= DECLARATION
        return self.add(return_type, name, parameters, flags)

    def add(
        self, return_type: str, name: str, parameters: Sequence[Parameter] = (), flags: int = 0
    ) -> Method | None:
        """As `add_method`, with the flags as a number: this is called for every method there is."""
        if self.template_params:
            flags |= INLINE
        return self.insert(Method(return_type, name, parameters, self.side, flags))

    def add_constructor(
        self,
        parameters: Sequence[Parameter] = (),
        *,
        is_inline: bool = False,
        is_constexpr: bool = False,
        is_private: bool = False,
        is_declaration: bool = False,
    ) -> Method | None:
        flags = CONSTRUCTOR
        if is_inline:
            flags |= INLINE
        if is_constexpr:
            flags |= CONSTEXPR
        if is_private:
            flags |= PRIVATE
        if is_declaration:
            flags |= DECLARATION
        return self.add("", self.name, parameters, flags)

    def insert(self, method: Method) -> Method | None:
        """Add a method; None where one that is there already makes it redundant."""
        name = method.name
        if name in self._overloads:
            return self._overload(method)
        self._overloads[name] = method
        self._methods.append(method)
        return method

    def _overload(self, method: Method) -> Method | None:
        known = self._overloads[method.name]
        if isinstance(known, Method):
            known = self._overloads[method.name] = _Overloads(known)
        redundant = known.insert(method)
        if redundant is None:
            return None
        for other in redundant:
            self._methods.remove(other)
        self._methods.append(method)
        return method

    @property
    def methods(self) -> Sequence[Method]:
        """The methods added since the last `finalize`."""
        return self._methods

    def add_field(self, type_: str, name: str) -> None:
        """Add a private field."""
        self._fields.append((type_, name))

    def declare(self, text: str, definition: str = "") -> None:
        """Add text to the class as it is, and to the definitions where given."""
        self._declarations.append(text if text.endswith("\n") else text + "\n")
        if definition:
            self._definitions.append(definition)

    def declare_using(
        self, name: str, value: str = "", template_params: Iterable[str] = ()
    ) -> None:
        parameters = ", ".join(template_params)
        text = f"using {name} = {value};" if value else f"using {name};"
        self.declare(_TEMPLATE(parameters=parameters, entity=text) if parameters else text)

    def declare_field(self, type_: str, name: str) -> None:
        """Add a field at this place, under the current visibility."""
        self.declare(f"{type_} {name};")

    def declare_visibility(self, visibility: Visibility) -> None:
        self._declarations.append(_VISIBILITY[visibility])
        self._visibility = visibility

    def finalize(self) -> None:
        """Give gathered methods and fields their place. May be called again after more."""
        self._place([m for m in self._methods if not m.flags & PRIVATE], "public")
        self._place([m for m in self._methods if m.flags & PRIVATE], "private")
        if self._fields and self._visibility != "private":
            self.declare_visibility("private")
        for type_, name in self._fields:
            self.declare_field(type_, name)
        self._methods = []
        self._overloads = {}
        self._fields = []

    def _place(self, methods: list[Method], visibility: Visibility) -> None:
        if methods and self._visibility != visibility:
            self.declare_visibility(visibility)
        self._declarations += methods
        self._definitions += methods

    def declaration(self) -> str:
        parents = " : " + ", ".join(self.parents) if self.parents else ""
        head = f"{'struct' if self.is_struct else 'class'} {self.name}{parents}"
        text = _CLASS(head=head, members=self._members())
        if self.template_params:
            return _TEMPLATE(parameters=", ".join(self.template_params), entity=text)
        return text

    def _members(self) -> list[str]:
        """All declarations: those between two visibilities are indented at once."""
        parts: list[str] = []
        members: list[str] = []
        for item in self._declarations:
            if not isinstance(item, str):
                members.append(item.declaration())
            elif item in _VISIBILITIES:
                parts += (_MEMBERS(members=members), item)
                members = []
            else:
                members.append(item)
        parts.append(_MEMBERS(members=members))
        return parts

    def definition(self) -> str:
        """The definitions outside the class."""
        prefix = f"{self.name}::"
        return "".join(
            [i if isinstance(i, str) else i.definition(prefix) for i in self._definitions]
        )
