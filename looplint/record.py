"""Records: dataclasses that cost next to nothing to define.

`dataclasses` imports `inspect`, and compiles six methods for each class when it is defined: together a third of the
time in which looplint reads a script. A record compiles its constructor when the first instance is made, and shares all
other methods. To whoever asks, it is a dataclass: `dataclasses.replace`, `fields` and `asdict` work.
"""

from operator import attrgetter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar, dataclass_transform, overload

    T = TypeVar("T")

    @overload
    def field(*, default: T, init: bool = True, repr: bool = True) -> T: ...
    @overload
    def field(*, default_factory: Callable[[], T], init: bool = True, repr: bool = True) -> T: ...
    def field(*, default: object = None, default_factory: object = None, init: bool = True, repr: bool = True) -> Any:
        """A field with a default, or one that is made anew for each instance. Not `init`: no constructor takes it."""

    @dataclass_transform(field_specifiers=(field,))
    def record(
        *, frozen: bool = False, eq: bool = True, order: bool = False, slots: bool = True
    ) -> Callable[[type[T]], type[T]]:
        """Make a class a record of its annotated names. `order` compares field by field, which `eq` does anyway."""

    def replace(made: T, **changes: object) -> T:
        """A copy with other values in some fields."""

else:
    _NONE = object()

    def replace(made, **changes):
        """A copy with other values in some fields."""
        return made.__class__(**{name: getattr(made, name) for name in made.__match_args__} | changes)

    class field:  # noqa: N801 - as in dataclasses
        """A field with a default, or one that is made anew for each instance. Not `init`: no constructor takes it."""

        __slots__ = ("default", "default_factory", "init", "repr")

        def __init__(self, *, default=_NONE, default_factory=_NONE, init=True, repr=True):
            self.default = default
            self.default_factory = default_factory
            self.init = init
            self.repr = repr

    def record(*, frozen=False, eq=True, order=False, slots=True):
        """Make a class a record of its annotated names. `order` compares field by field, which `eq` does anyway."""

        def make(cls):
            own = _own_fields(cls)
            inherited = {n: f for base in cls.__mro__[:0:-1] for n, f in vars(base).get("_record_fields", {}).items()}
            fields = {**inherited, **own}
            taken = tuple(name for name, given in fields.items() if given.init)
            added = {"_record_fields": fields, "__match_args__": taken, "__dataclass_fields__": _Fields()}
            added |= {"__init__": _first_init(fields, frozen), "__repr__": _repr}
            added = {name: value for name, value in added.items() if name not in vars(cls)}
            added |= {**(_equality(fields, frozen) if eq else {}), **(_order(fields) if order else {})}
            if frozen:
                added |= {"__setattr__": _refuse, "__delattr__": _refuse, "__reduce__": _reduce}
            return _slotted(cls, own, added) if slots else _extended(cls, own, added)

        return make

    def _slotted(cls, own, added):
        """The class made anew: slots cannot be added to one that exists."""
        names = {name: value for name, value in vars(cls).items() if name not in own}
        names.pop("__dict__", None)
        names.pop("__weakref__", None)
        return type(cls)(cls.__name__, cls.__bases__, {**names, **added, "__slots__": tuple(own)})

    def _extended(cls, own, added):
        for name, value in added.items():
            setattr(cls, name, value)
        for name, given in own.items():
            if given.default is not _NONE:
                setattr(cls, name, given.default)
            elif given.default_factory is not _NONE:
                delattr(cls, name)
        return cls

    def _own_fields(cls):
        annotated = [name for name, kind in cls.__annotations__.items() if "ClassVar" not in str(kind)]
        given = {name: vars(cls).get(name, _NONE) for name in annotated}
        return {name: value if isinstance(value, field) else field(default=value) for name, value in given.items()}

    def _first_init(fields, frozen):
        """A constructor that puts the real one in its place when it is first called."""

        def __init__(self, *args, **kwargs):  # noqa: N807
            owner = next(cls for cls in type(self).__mro__ if vars(cls).get("__init__") is __init__)
            owner.__init__ = _compiled_init(owner, fields, frozen)
            owner.__init__(self, *args, **kwargs)

        return __init__

    def _compiled_init(owner, fields, frozen):
        known, parameters, body = {"_new": _NONE, "_set": object.__setattr__}, ["self"], []
        for number, (name, given) in enumerate(fields.items()):
            value, default = name, ""
            if given.default_factory is not _NONE:
                known[f"_make{number}"] = given.default_factory
                value, default = (f"_make{number}() if {name} is _new else {name}", "=_new")
            elif given.default is not _NONE:
                known[f"_default{number}"] = given.default
                default = f"=_default{number}"
            if given.init:
                parameters.append(f"{name}{default}")
            else:
                value = f"_make{number}()" if given.default_factory is not _NONE else f"_default{number}"
            body.append(f"_set(self, {name!r}, {value})" if frozen else f"self.{name} = {value}")
        exec(f"def __init__({', '.join(parameters)}):\n " + "\n ".join(body or ["pass"]), known)
        made = known["__init__"]
        made.__qualname__, made.__module__ = f"{owner.__qualname__}.__init__", owner.__module__
        return made

    def _values(fields):
        """What reads all fields of a record as a tuple."""
        if len(fields) > 1:
            return attrgetter(*fields)
        return lambda self: tuple(getattr(self, name) for name in fields)

    def _equality(fields, frozen):
        values = _values(fields)

        def __eq__(self, other):  # noqa: N807
            return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

        return {"__eq__": __eq__, "__hash__": (lambda self: hash(values(self))) if frozen else None}

    def _order(fields):
        values = _values(fields)

        def compare(method):
            return lambda a, b: getattr(values(a), method)(values(b)) if a.__class__ is b.__class__ else NotImplemented

        return {method: compare(method) for method in ("__lt__", "__le__", "__gt__", "__ge__")}

    def _repr(self):
        shown = ", ".join(f"{n}={getattr(self, n)!r}" for n, given in self._record_fields.items() if given.repr)
        return f"{self.__class__.__qualname__}({shown})"

    def _reduce(self):
        """Pickle and copy a frozen record by its constructor."""
        return self.__class__, tuple(getattr(self, name) for name in self.__match_args__)

    def _refuse(self, name, value=None):
        raise AttributeError(f"{self.__class__.__qualname__} is frozen: {name!r} cannot be changed")

    class _Fields:
        """The fields as `dataclasses` wants them, made when it asks."""

        def __get__(self, instance, owner):
            import dataclasses

            listed = []
            for name, given in owner._record_fields.items():
                options = {n: v for n in field.__slots__ if (v := getattr(given, n)) is not _NONE}
                listed.append((name, object, dataclasses.field(**options, kw_only=True)))
            return dataclasses.make_dataclass(owner.__name__, listed).__dataclass_fields__
