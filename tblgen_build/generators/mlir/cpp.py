"""A small toolkit for emitting C++: classes, methods, namespaces, placeholder substitution.

It knows C++ syntax only: neither records nor what the emitted code means.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Final, Literal

    Side = Literal["declarations", "definitions"]
    Visibility = Literal["public", "protected", "private"]
else:
    Side = Visibility = str


# What a method is; bits, as tens of thousands of methods are made.
STATIC: Final = 1
INLINE: Final = 2
CONST: Final = 4
CONSTEXPR: Final = 8
PRIVATE: Final = 16
DECLARATION: Final = 32  # declared only: the user defines it
CONSTRUCTOR: Final = 64
_IN_CLASS: Final = INLINE | CONSTEXPR

NO_SUBSTITUTE: Final = "<no-subst-found>"

_WORD: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
_ESCAPES: Final = {"\\": "\\\\", "\t": "\\t", "\n": "\\n", '"': '\\"'}


def substitute(template: str, context: Mapping[str, str], args: Sequence[str] = ()) -> str:
    """Replace `$name`, `$0` and `$0...` in the template; `$$` is a dollar sign.

    Names are looked up without the dollar sign (`_self`, `_builder`, …). A
    placeholder without a substitute stays and is marked, as in the reference,
    so that the C++ compiler points at it.
    """
    if "$" not in template:
        return template
    pieces = template.split("$")
    parts = [pieces[0]]
    index = 1
    while index < len(pieces):
        piece = pieces[index]
        index += 1
        if piece:
            _replace_first(piece, context, args, parts)
        else:
            parts.append("$")
            if index < len(pieces):
                parts.append(pieces[index])
                index += 1
    return "".join(parts)


def _replace_first(
    piece: str, context: Mapping[str, str], args: Sequence[str], parts: list[str]
) -> None:
    """Append a piece that a dollar sign precedes, with the placeholder it begins with replaced."""
    end = 0
    is_index = "0" <= piece[0] <= "9"
    for char in piece:
        if char not in _WORD or (is_index and not "0" <= char <= "9"):
            break
        end += 1
    name = piece[:end]
    found: str | None = None
    if is_index:
        position = int(name)
        if piece.startswith("...", end):
            end += 3
            found = ", ".join(args[position:]) if position < len(args) else None
        elif position < len(args):
            found = args[position]
    elif name:
        found = context.get(name)
    else:
        found = "$"
    parts.append(f"${piece[:end]}{NO_SUBSTITUTE}" if found is None else found)
    parts.append(piece[end:])


def _escape_character(char: str) -> str:
    simple = _ESCAPES.get(char)
    if simple is not None:
        return simple
    if " " <= char <= "~":
        return char
    return "".join([f"\\{byte:03o}" for byte in char.encode("utf-8", "surrogateescape")])


def escape_string(text: str) -> str:
    """The text as the inside of a C++ string literal."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return text
    return "".join([_escape_character(char) for char in text])


def error_stream_string(
    message: str, context: Mapping[str, str], *, in_op_error: bool = False
) -> str:
    """The inside of a string literal for a diagnostic; `{{expr}}` in the message streams `expr`.

    With `in_op_error` the literal is the argument of `emitOpError(...)`, whose
    closing parenthesis the caller writes after the last literal.
    """
    escaped = escape_string(message)
    literal, found, rest = escaped.partition("{{")
    if not rest:
        return escaped if not found else literal
    parts = [literal, '")' if in_op_error else '"']
    while rest:
        expression, _, tail = rest.partition("}}")
        parts += (" << ", substitute(expression, context))
        if not tail:
            break
        literal, _, rest = tail.partition("{{")
        parts += (' << ("' if not rest and in_op_error else ' << "', literal)
    return "".join(parts)


def snake_to_camel(name: str, capitalize_first: bool = False) -> str:
    """`some_name` as `someName`, or `SomeName` with `capitalize_first`."""
    if "_" in name:
        parts = name.split("_")
        first = parts[0]
        for index, part in enumerate(parts):
            if index and "a" <= part[:1] <= "z" and (first or index > 1):
                parts[index] = part[0].upper() + part[1:]
            elif index:
                parts[index] = f"_{part}"
        name = "".join(parts)
    if capitalize_first and "a" <= name[:1] <= "z":
        return name[0].upper() + name[1:]
    return name


def open_namespace(namespace: str) -> str:
    """The text that opens a namespace given as `a::b` (none where empty)."""
    name = namespace.removeprefix("::")
    return f"namespace {name} {{\n" if name else ""


def close_namespace(namespace: str) -> str:
    name = namespace.removeprefix("::")
    return f"}} // namespace {name}\n" if name else ""


def doc_comment(text: str) -> str:
    """The text as a `///` comment, without surrounding blank lines."""
    lines = text.strip().splitlines()
    return "".join(f"/// {line.strip()}\n" for line in lines)


def file_header(title: str) -> str:
    return f"// {title}\n// Generated by TableGen: do not edit.\n\n"


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
    """A method or constructor of a class; append statements to `body`."""

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
        self.body: list[str] = []
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
        """Append to the body."""
        self.body += parts

    def add_template_param(self, param: str) -> None:
        """Make this a template, defined in the class."""
        self.flags |= INLINE
        self.template_params = [*self.template_params, param]

    def _block(self) -> str:
        body = "".join(self.body)
        if not self.flags & CONSTRUCTOR:
            return f" {{\n{body}}}\n\n" if body.endswith("\n") else f" {{\n{body}\n}}\n\n"
        members = ", ".join([f"{name}({value})" for name, value in self.initializers])
        block = f" {{\n{body}\n}}\n\n" if body else " {}\n\n"
        return f" : {members}{block}" if members else block

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
            head = f'[[deprecated("{escape_string(self.deprecated)}")]]\n{head}'
        if not flags & _IN_CLASS:
            return f"{head};\n"
        if self.template_params:
            head = f"template <{', '.join(self.template_params)}>\n{head}"
        return f"{head}{self._block()}"

    def definition(self, prefix: str) -> str:
        """The definition outside the class; `prefix` qualifies the name (`Class::`)."""
        flags = self.flags
        if flags & (DECLARATION | _IN_CLASS):
            return ""
        type_ = self.return_type
        parameters = ", ".join([p.definition for p in self.parameters])
        space = "" if not type_ or type_[-1] in "&*" else " "
        const = " const" if flags & CONST else ""
        return f"{type_}{space}{prefix}{self.name}({parameters}){const}{self._block()}"


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
        if body:
            self.body.append(body)
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
        params = ", ".join(template_params)
        template = f"template <{params}>\n" if params else ""
        self.declare(f"{template}using {name} = {value};" if value else f"{template}using {name};")

    def declare_field(self, type_: str, name: str) -> None:
        """Add a field at this place, under the current visibility."""
        self.declare(f"{type_} {name};")

    def declare_visibility(self, visibility: Visibility) -> None:
        self._declarations.append(f"{visibility}:\n")
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
        parts: list[str] = []
        if self.template_params:
            parts.append(f"template <{', '.join(self.template_params)}>\n")
        parents = " : " + ", ".join(self.parents) if self.parents else ""
        parts.append(f"{'struct' if self.is_struct else 'class'} {self.name}{parents} {{\n")
        for item in self._declarations:
            parts.append(item if isinstance(item, str) else item.declaration())
        parts.append("};\n")
        return "".join(parts)

    def definition(self) -> str:
        """The definitions outside the class."""
        prefix = f"{self.name}::"
        return "".join(
            [i if isinstance(i, str) else i.definition(prefix) for i in self._definitions]
        )
