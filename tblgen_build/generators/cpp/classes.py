"""C++ classes and methods: assembled, declared and defined."""

from __future__ import annotations

from . import Writer, cpp
from .literals import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Final, Literal

    Side = Literal["declarations", "definitions", "both"]
    Visibility = Literal["public", "protected", "private"]

_FUNCTION: Final = cpp("""
    $head {
      $body
    }

""")

# The body begins after the brace, as in the reference.
_CONSTRUCTOR: Final = cpp("""
    $head : $members {  $first
        $rest
    }

""")

_EMPTY: Final = cpp("""
    $head {}

""")

_DECLARED: Final = cpp("""
    $declaration

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
    $sections
    };
""")

# A visibility and the members it holds for; the class's own visibility is not said.
_SECTION: Final = cpp("""
    $visibility
      $members
""")

# What a method is; bits, as tens of thousands of methods are made.
STATIC: Final = 1
CONSTEXPR: Final = 2
CONST: Final = 4
INLINE: Final = 8
PRIVATE: Final = 16
DECLARATION: Final = 32  # declared only: the user defines it
CONSTRUCTOR: Final = 64
_DECLARING: Final = 128  # the class is being declared, not its methods defined
_BOTH: Final = 256  # it is being declared, and its methods defined
_IN_CLASS: Final = INLINE | CONSTEXPR

_FLAGS_OF: Final[dict[Side, int]] = {"declarations": _DECLARING, "definitions": 0, "both": _BOTH}

_SPECIFIERS: Final = ("", "static ", "constexpr ", "static constexpr ")  # by the two lowest bits


class Parameter:
    """A parameter of a C++ function. Not to be changed: its texts are made once."""

    __slots__ = ("declaration", "default", "definition", "name", "optional", "type")

    def __init__(self, type: str, name: str, default: str = "", optional: bool = False) -> None:
        self.type = type
        self.name = name
        self.default = default  # none where empty
        self.optional = optional  # shown as a comment only
        space = "" if not type or type.endswith(("&", "*")) else " "
        text = f"/*optional*/{type}{space}{name}" if optional else f"{type}{space}{name}"
        self.definition = text
        self.declaration = f"{text} = {default}" if default else text


class Method:
    """A method of a class, with its statements as text, or written to `body`."""

    __slots__ = ("_statements", "deprecated", "flags", "name", "parameters", "return_type")

    def __init__(
        self,
        return_type: str,
        name: str,
        parameters: Sequence[Parameter],
        flags: int = 0,  # STATIC, INLINE and the like
        body: str = "",
    ) -> None:
        self.return_type = return_type
        self.name = name
        self.parameters = parameters
        self.flags = flags
        self.deprecated: str | None = None
        self._statements: str | Writer = body

    @property
    def body(self) -> Writer:
        """Where statements are written that are not known as the method is made."""
        statements = self._statements
        if isinstance(statements, str):
            text = statements
            statements = self._statements = Writer()
            statements.write(text)
        return statements

    def set_body(self, text: str) -> None:
        """Instead of what it had."""
        self._statements = text

    def write(self, *parts: str) -> None:
        """Append text to the body as it is."""
        self.body.write(*parts)

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
        flags = self.flags
        if flags & (DECLARATION | _BOTH):
            return not flags & DECLARATION
        return bool(flags & _IN_CLASS) == bool(flags & _DECLARING)

    def _with_body(self, head: str) -> str:
        return _FUNCTION(head=head, body=self._statements)

    def declaration(self) -> str:
        flags = self.flags
        type_ = self.return_type
        space = "" if not type_ or type_[-1] in "&*" else " "
        parameters = ", ".join([p.declaration for p in self.parameters])
        const = " const" if flags & CONST else ""
        head = f"{_SPECIFIERS[flags & 3]}{type_}{space}{self.name}({parameters}){const}"
        if self.deprecated is not None:
            head = _DEPRECATED(message=quoted(self.deprecated), entity=head).rstrip()
        return self._with_body(head) if flags & _IN_CLASS else f"{head};"

    def definition(self, prefix: str) -> str:
        """The definition outside the class; `prefix` qualifies the name (`Class::`)."""
        flags = self.flags
        if flags & (DECLARATION | _IN_CLASS):
            return ""
        type_ = self.return_type
        space = "" if not type_ or type_[-1] in "&*" else " "
        parameters = ", ".join([p.definition for p in self.parameters])
        const = " const" if flags & CONST else ""
        return self._with_body(f"{type_}{space}{prefix}{self.name}({parameters}){const}")


class Constructor(Method):
    """A constructor, with the members or bases it initializes and the text of what with."""

    __slots__ = ("initializers",)

    def __init__(
        self,
        name: str,
        parameters: Sequence[Parameter],
        flags: int = 0,
        initializers: Sequence[tuple[str, str]] = (),
        body: str = "",
    ) -> None:
        super().__init__("", name, parameters, flags | CONSTRUCTOR, body)
        self.initializers = initializers

    def declaration(self) -> str:
        text = super().declaration()
        return _DECLARED(declaration=text) if text.endswith(";") else text

    def _with_body(self, head: str) -> str:
        members = ", ".join([f"{name}({value})" for name, value in self.initializers])
        if not self._statements:
            return _EMPTY(head=f"{head} : {members}" if members else head)
        if not members:
            return super()._with_body(head)
        first, _, rest = str(self._statements).partition("\n")
        return _CONSTRUCTOR(head=head, members=members, first=first, rest=rest)


class CommonMethod(Method):
    """A method that many classes have as it is: made once, not to be changed."""

    __slots__ = ("_declaration", "text")

    def __init__(
        self,
        return_type: str,
        name: str,
        parameters: Sequence[Parameter] = (),
        flags: int = 0,
        body: str = "",
    ) -> None:
        super().__init__(return_type, name, parameters, flags, body)
        self.text = body
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

    def insert(self, method: Method) -> Sequence[Method] | None:
        """The methods that this one makes redundant; None where it is redundant itself."""
        signatures = method.signatures()
        types = signatures[0]
        if types in self._covered:
            return None
        if len(signatures) == 1:
            self._by_types[types] = method
            self._covered.add(types)
            return ()
        redundant = [self._by_types.pop(s) for s in signatures if s in self._by_types]
        self._by_types[types] = method
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
        "_default_flags",
        "_definitions",
        "_fields",
        "_members",
        "_methods",
        "_overloads",
        "_private_methods",
        "_sections",
        "_visibility",
        "is_struct",
        "name",
        "parents",
        "side",
        "template_params",
    )

    def __init__(
        self,
        name: str,
        *,
        side: Side,
        is_struct: bool = False,
        template_params: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.side: Side = side
        self.is_struct = is_struct
        self.parents: list[str] = []  # with visibility: `public Base`
        self.template_params = template_params
        # Those of every method: a template's are in the class.
        self._default_flags = _FLAGS_OF[side] | (INLINE if template_params else 0)
        self._methods: list[Method] = []  # that have no place yet
        self._private_methods: list[Method] = []
        self._overloads: dict[str, Method | _Overloads] = {}
        self._fields: list[str] = []
        # What a visibility label is followed by; the list that members go to is the last one's.
        self._members: list[str | Method] = []
        self._sections: list[tuple[str, list[str | Method]]] = [("", self._members)]
        self._definitions: list[str | Method] = []
        self._visibility: Visibility = "public" if is_struct else "private"

    def add_parent(self, name: str, visibility: Visibility = "public") -> None:
        self.parents.append(f"{visibility} {name}")

    def add(
        self,
        return_type: str,
        name: str,
        parameters: Sequence[Parameter] = (),
        flags: int = 0,
        body: str = "",
    ) -> Method | None:
        """Add a method; None where one that is there already makes it redundant."""
        return self.insert(Method(return_type, name, parameters, flags | self._default_flags, body))

    def add_like(self, method: CommonMethod, return_type: str, flags: int) -> Method | None:
        """Add what is like a common method but for its type and flags."""
        return self.add(return_type, method.name, method.parameters, flags, method.text)

    def add_constructor(
        self,
        parameters: Sequence[Parameter],
        flags: int = 0,
        initializers: Sequence[tuple[str, str]] = (),
        body: str = "",
    ) -> None:
        """Add a constructor that differs from those there are."""
        flags |= self._default_flags
        self.insert(Constructor(self.name, parameters, flags, initializers, body))

    def insert(self, method: Method) -> Method | None:
        """Add a method; None where one that is there already makes it redundant."""
        known = self._overloads.setdefault(method.name, method)
        if known is not method:
            if isinstance(known, Method):
                known = self._overloads[method.name] = _Overloads(known)
            redundant = known.insert(method)
            if redundant is None:
                return None
            for other in redundant:
                (self._private_methods if other.flags & PRIVATE else self._methods).remove(other)
        (self._private_methods if method.flags & PRIVATE else self._methods).append(method)
        return method

    def add_field(self, type_: str, name: str) -> None:
        """Add a private field."""
        self._fields.append(f"{type_} {name};")

    def declare(self, text: str, definition: str = "") -> None:
        """Add text to the class as it is, and to the definitions where given."""
        self._members.append(text)
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
        self._members.append(f"{type_} {name};")

    def declare_visibility(self, visibility: Visibility) -> None:
        self._members = []
        self._sections.append((f"{visibility}:", self._members))
        self._visibility = visibility

    def finalize(self) -> None:
        """Give gathered methods and fields their place. May be called again after more."""
        self._place(self._methods, "public")
        self._place(self._private_methods, "private")
        if self._fields and self._visibility != "private":
            self.declare_visibility("private")
        self._members += self._fields
        self._methods = []
        self._private_methods = []
        self._overloads = {}
        self._fields = []

    def _place(self, methods: list[Method], visibility: Visibility) -> None:
        if methods and self._visibility != visibility:
            self.declare_visibility(visibility)
        self._members += methods
        self._definitions += methods

    def declaration(self) -> str:
        return self.declared().text()

    def declared(self) -> Writer:
        """The declaration, for a template: large text is copied once less."""
        parents = f" : {', '.join(self.parents)}" if self.parents else ""
        head = f"{'struct' if self.is_struct else 'class'} {self.name}{parents}"
        sections = Writer()
        for visibility, items in self._sections:
            members = [i if isinstance(i, str) else i.declaration() for i in items]
            sections.emit(_SECTION, visibility=visibility, members=members)
        text = Writer()
        text.emit(_CLASS, head=head, sections=sections)
        if not self.template_params:
            return text
        whole = Writer()
        whole.emit(_TEMPLATE, parameters=", ".join(self.template_params), entity=text)
        return whole

    def definition(self) -> list[str]:
        """The definitions outside the class, each to end its line."""
        prefix = f"{self.name}::"
        return [i if isinstance(i, str) else i.definition(prefix) for i in self._definitions]
