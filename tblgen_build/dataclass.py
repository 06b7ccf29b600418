"""`dataclass` and `field` for the compile path: the standard ones, as far as generators need them.

The standard module imports `inspect` and more, 11 ms that a drop-in compile does
not have, and its frozen classes are slow to construct. Here `frozen` is a promise
that the type checker keeps: at run time nothing is intercepted. Type checkers see
the standard functions.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dataclasses import dataclass, field
else:

    class _Missing:
        def __repr__(self):
            return "MISSING"

    _MISSING = _Missing()

    class _Field:
        __slots__ = ("compare", "default", "default_factory", "name", "repr")

        def __init__(self, default, default_factory, repr, compare):
            self.name = ""
            self.default = default
            self.default_factory = default_factory
            self.repr = repr
            self.compare = compare

    def field(*, default=_MISSING, default_factory=_MISSING, repr=True, compare=True):
        """A field's default, or what makes it, and whether it counts in repr() and ==."""
        return _Field(default, default_factory, repr, compare)

    def dataclass(cls=None, /, *, frozen=False, slots=False, eq=True, order=False):
        """Make __init__, __repr__, __eq__ (and with `order`, __lt__) from the class's annotations.

        As with the standard one, frozen classes are hashable by value, others with `eq` are not.
        """

        def decorate(cls):
            return _make(cls, frozen, slots, eq, order)

        return decorate if cls is None else decorate(cls)

    def _is_class_variable(annotation):
        return str(annotation).startswith(("ClassVar", "typing.ClassVar"))

    def _own_fields(cls):
        fields = []
        for name, annotation in vars(cls).get("__annotations__", {}).items():
            if _is_class_variable(annotation):
                continue
            value = cls.__dict__.get(name, _MISSING)
            if not isinstance(value, _Field):
                if isinstance(value, (list, dict, set)):
                    raise ValueError(f"field {name}: a mutable default; use default_factory")
                value = _Field(value, _MISSING, True, True)
            value.name = name
            fields.append(value)
        return fields

    def _all_fields(cls):
        fields = {}
        for base in reversed(cls.__mro__[1:]):
            for inherited in base.__dict__.get("_dataclass_fields_", ()):
                fields[inherited.name] = inherited
        for own in _own_fields(cls):
            fields[own.name] = own
        return tuple(fields.values())

    # Code of an __init__ that stores so many arguments, without names. To put names in takes a
    # twentieth of the time of compiling a source.
    _STORES = {}

    def _store_code(count):
        code = _STORES.get(count)
        if code is None:
            names = [f"a{i}" for i in range(count)]
            body = "\n".join([f" self.{name} = {name}" for name in names]) or " pass"
            scope = {}
            exec(f"def __init__(self, {', '.join(names)}):\n{body}", scope)
            code = _STORES[count] = scope["__init__"].__code__
        return code

    def _simple_init(fields):
        names = tuple([f.name for f in fields])
        code = _store_code(len(names)).replace(co_varnames=("self", *names), co_names=names)
        defaults = tuple([f.default for f in fields if f.default is not _MISSING])
        if any(f.default is _MISSING for f in fields[len(fields) - len(defaults) :]):
            raise TypeError("a field without a default follows one that has a default")
        return type(_simple_init)(code, {}, "__init__", defaults or None)

    def _init_source(cls, fields):
        parameters, body = [], []
        for f in fields:
            default = "" if f.default is _MISSING else f"=_default_{f.name}"
            if f.default_factory is not _MISSING:
                default = "=_MISSING"
                body.append(
                    f" self.{f.name} = _factory_{f.name}() if {f.name} is _MISSING else {f.name}"
                )
            else:
                body.append(f" self.{f.name} = {f.name}")
            parameters.append(f.name + default)
        if hasattr(cls, "__post_init__"):
            body.append(" self.__post_init__()")
        return f"def __init__(self, {', '.join(parameters)}):\n" + "\n".join(body)

    def _compiled_init(cls, fields):
        scope = {"_MISSING": _MISSING}
        for f in fields:
            scope[f"_default_{f.name}"] = f.default
            scope[f"_factory_{f.name}"] = f.default_factory
        exec(_init_source(cls, fields), scope)
        return scope["__init__"]

    def _init_method(cls, fields):
        has_factory = any(f.default_factory is not _MISSING for f in fields)
        if has_factory or hasattr(cls, "__post_init__"):
            method = _compiled_init(cls, fields)
        else:
            method = _simple_init(fields)
        method.__qualname__ = f"{cls.__qualname__}.__init__"
        return method

    def _comparison_key(fields):
        names = tuple(f.name for f in fields if f.compare)

        def key(self):
            return tuple([getattr(self, name) for name in names])

        return key

    def _comparisons(fields, frozen, order):
        key = _comparison_key(fields)

        def eq(self, other):
            if other.__class__ is not self.__class__:
                return NotImplemented
            return self is other or key(self) == key(other)

        methods = {"__eq__": eq, "__hash__": (lambda self: hash(key(self))) if frozen else None}
        if order:

            def less(self, other):
                if other.__class__ is not self.__class__:
                    return NotImplemented
                return key(self) < key(other)

            methods["__lt__"] = less
        return methods

    def _repr_method(fields):
        names = tuple(f.name for f in fields if f.repr)

        def repr_(self):
            values = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
            return f"{self.__class__.__qualname__}({values})"

        return repr_

    def _make(cls, frozen, slots, eq, order):
        fields = _all_fields(cls)
        members = {
            "_dataclass_fields_": fields,
            "__match_args__": tuple(f.name for f in fields),
            "__init__": _init_method(cls, fields),
            "__repr__": _repr_method(fields),
        }
        if eq:
            members |= _comparisons(fields, frozen, order)
        own = cls.__dict__
        explicit = {"__init__", "__repr__", "__eq__", "__hash__", "__lt__"}
        if "__eq__" in own:
            explicit.discard("__hash__")
        members = {k: v for k, v in members.items() if k not in explicit or k not in own}
        if "__hash__" in own and own["__hash__"] is not None:
            members.pop("__hash__", None)
        return _with_slots(cls, members) if slots else _with_members(cls, fields, members)

    def _with_members(cls, fields, members):
        for name, member in members.items():
            setattr(cls, name, member)
        for f in fields:
            if isinstance(cls.__dict__.get(f.name), _Field):
                delattr(cls, f.name)
                if f.default is not _MISSING:
                    setattr(cls, f.name, f.default)
        return cls

    def _with_slots(cls, members):
        own_names = tuple(f.name for f in _own_fields(cls))
        inherited = {
            f.name for b in cls.__mro__[1:] for f in b.__dict__.get("_dataclass_fields_", ())
        }
        namespace = {k: v for k, v in cls.__dict__.items() if k not in own_names}
        namespace.pop("__dict__", None)
        namespace.pop("__weakref__", None)
        namespace |= members
        namespace["__slots__"] = tuple(name for name in own_names if name not in inherited)
        made = type(cls)(cls.__name__, cls.__bases__, namespace)
        made.__qualname__ = cls.__qualname__
        return made


__all__ = ["dataclass", "field"]
