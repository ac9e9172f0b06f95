"""What an expression can stand for while a script is executed on paper.

A value is one of a few small classes. Training objects are `Ref`s to an `Obj`; tensors say which models their gradient
flows into; what is not understood is a `Sym`, an unknown with a stable name, so that the same question asked twice gets
the same answer. A value that differs between branches is a `Phi`.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from looplint.events import Loop, Obj, Origin, Role, Span
from looplint.record import field, record

if TYPE_CHECKING:
    from looplint.amounts import Amount
    from looplint.static.modules import ClassInfo, FunctionInfo, Module

NO_LOOPS: frozenset[int] = frozenset()


class Value:
    """Base of all values."""

    __slots__ = ()


@record(eq=False)
class Const(Value):
    """A literal."""

    value: Any


@record(eq=False)
class Sym(Value):
    """An unknown, named by what it is computed from.

    `key` identifies it (two equal keys: the same value on one path), `text` is how a person would write it, `name` the
    last identifier (for guesses), `varies` the loops in which it differs from turn to turn. For arithmetic and
    comparisons `parts` is (operator, operands...).
    """

    key: str
    text: str = ""
    name: str = ""
    varies: frozenset[int] = NO_LOOPS
    parts: tuple[Any, ...] = ()
    counter: bool = False  # a number that moves in its loop
    obj: Obj | None = None  # the object that it was taken to be, once used as one
    of: tuple[Obj, ...] | None = None  # the models whose parameters the call that made it was given
    given: dict[str, Any] = field(default_factory=dict)  # the named arguments of that call
    origin: Origin | None = None  # where in a checkpoint it was read
    first: Value | None = None  # of a number that a loop moves: what it is before the first turn


@record(eq=False)
class State(Value):
    """A state dict, or (`tensor`) one of its tensors, of an object as it was at the STATE event of this `token`.

    `copied`: its tensors are its own; otherwise they are those of the object and change with it.
    """

    obj: Obj  # as written, wrappers included
    token: str
    copied: bool = False
    tensor: bool = False


@record(eq=False)
class Ref(Value):
    """A training object."""

    obj: Obj


@record(eq=False)
class Tensor(Value):
    """A tensor.

    `reaches`: the models its gradient flows into (None: unknown; empty: none). `facts`: what happened to it.
    """

    reaches: frozenset[Obj] | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    name: str = ""
    obj: Obj | None = None

    def as_loss(self, at: Span, name: str) -> Obj:
        """The LOSS object of this tensor, made once."""
        if self.obj is None:
            made = str(self.facts.get("made", ""))
            self.obj = Obj(Role.LOSS, made, name or self.name, at, reaches=self.reaches, facts=self.facts)
        return self.obj


@record(eq=False)
class Seq(Value):
    """A tuple, list or set; `open` when it has further, unknown elements."""

    items: dict[Any, Value]
    kind: str = "tuple"
    open: bool = False
    born: tuple[Loop, ...] = ()  # the loops in which it was made
    kept: Obj | None = None  # the accumulator that it is, once something is kept in it

    def values(self) -> list[Value]:
        """The elements in order."""
        return list(self.items.values())


@record(eq=False)
class Map(Value):
    """A dict with known keys; `open` when it has further, unknown ones."""

    items: dict[Any, Value]
    open: bool = False
    at: Span | None = None  # where it is written out
    born: tuple[Loop, ...] = ()
    kept: Obj | None = None


@record(eq=False)
class Func(Value):
    """A function of the user (or of a stub), with the frame that it closes over and its bound receiver."""

    info: FunctionInfo
    closure: Frame | None = None
    receiver: Value | None = None
    args: tuple[Value, ...] = ()  # bound by functools.partial
    kwargs: dict[str, Value] = field(default_factory=dict)


@record(eq=False)
class Class(Value):
    """A class of the user (or of a stub)."""

    info: ClassInfo
    closure: Frame | None = None


@record(eq=False)
class Inst(Value):
    """An instance of a user's class; `obj` when it is a training object too (an nn.Module, a dataset)."""

    cls: ClassInfo
    attrs: dict[Any, Value] = field(default_factory=dict)
    obj: Obj | None = None
    key: str = ""
    closed: bool = True  # all attributes that exist were seen being set


@record(eq=False)
class Ext(Value):
    """Something of an installed package, by qualified name: a module, class or function."""

    name: str


@record(eq=False)
class ModuleRef(Value):
    """A module of the project."""

    module: Module


@record(eq=False)
class Bound(Value):
    """A method of a value, not yet called."""

    receiver: Value
    method: str


@record(eq=False)
class Params(Value):
    """The parameters (or gradients) of models: `model.parameters()`. `of` None: unknown.

    `lazy`: a generator, read once; `obj` once it has a name, `parts` what it reads from in its turn. `trainable`: only
    those that required a gradient at that time.
    """

    of: tuple[Obj, ...] | None
    what: str = "parameters"  # parameters | parameter | grad | group
    lazy: bool = False
    source: Obj | None = None  # the optimizer whose groups were walked
    obj: Obj | None = None
    parts: tuple[Params, ...] = ()
    trainable: bool = False


@record(eq=False)
class Iter(Value):
    """Something to loop over: a loader, enumerate(loader), a range."""

    element: Value
    over: Obj | None = None
    text: str = ""
    length: Any = None
    kind: str = ""  # range | loader | modules | parameters | ""
    amount: Amount | None = None  # how many turns
    made_in: tuple[int, ...] | None = None  # of an iterator: the loops around the call of iter()


@record(eq=False)
class Gen(Value):
    """A call of the user's generator (or context manager) function, executed where it is used."""

    func: Func
    args: list[Value]
    kwargs: dict[str, Value]
    node: ast.Call


@record(eq=False)
class Scoped(Value):
    """A context manager, called but not entered: `torch.no_grad()`. `scope` None: one without meaning here."""

    name: str
    scope: str | None
    facts: dict[str, Any] = field(default_factory=dict)
    value: Value | None = None


class Phi(Value):
    """`yes` where the answer to the question is yes, else `no`. `size`: how many values it may stand for."""

    __slots__ = ("_key", "no", "options", "question", "size", "yes")

    def __init__(self, question: Question, yes: Value, no: Value) -> None:
        self.question = question
        self.yes = yes
        self.no = no
        self.size: int = size_of(yes) + size_of(no)
        self.options: tuple[Value, ...] = (*options(yes), *options(no))
        self._key = ""

    @property
    def key(self) -> str:
        """A text that is equal for equal values."""
        if not self._key:
            self._key = shortened(f"({self.question.key}?{key_of(self.yes)}:{key_of(self.no)})")
        return self._key


LONGEST_KEY = 240


def size_of(value: Value) -> int:
    """How many values it may stand for."""
    return value.size if isinstance(value, Phi) else 1


def shortened(key: str) -> str:
    """A key of bounded length; different keys stay different."""
    return key if len(key) <= LONGEST_KEY else f"{key[:120]}..{hash(key):x}"


@record(eq=False)
class Question:
    """A test that the code asks. Equal keys are the same question for as long as nothing in it changes.

    `varies`: the loops in which it is asked anew each turn. `gate`: the turns of the innermost of them on which it is
    answered yes, for counters ("(i + 1) % n == 0"). `guessed`: whether an exception is raised.
    """

    key: str
    text: str
    varies: frozenset[int] = NO_LOOPS
    gate: tuple[bool, ...] | None = None
    guessed: bool = False
    every: Any = None  # a gate's period
    subject: str = ""  # of `subject == constant`
    constant: str = ""
    every_key: str = ""
    main: bool | None = None  # the answer that only the main process gives
    alone: bool | None = None  # the answer that only a single process gives


class Frame:
    """The variables of one call, or of a module.

    `pending`: a module of which only the functions and classes are known; its top level is executed when another name
    is asked for.
    """

    __slots__ = ("declared_global", "func", "module", "parent", "pending", "qualname", "vars")

    def __init__(self, module: Module, parent: Frame | None = None, qualname: str = "") -> None:
        self.module = module
        self.parent = parent
        self.qualname = qualname
        self.pending = False
        self.vars: dict[Any, Value] = {}
        self.declared_global: dict[str, Frame] = {}

    def holder(self, name: str) -> Frame | None:
        """The frame in which a name is bound, following closures."""
        frame: Frame | None = self
        while frame is not None:
            if name in frame.vars:
                return frame
            frame = frame.parent
        return None


NONE = Const(None)
MOST_UNROLLED = 8


def is_unrolled(value: Seq) -> bool:
    """Whether a loop over a literal is read turn by turn: its elements are few and differ in a way that matters."""
    return not value.open and len(value.items) <= MOST_UNROLLED and _tell_apart(value)


def _tell_apart(value: Seq) -> bool:
    """Whether these are not only plain tensors or unknowns."""
    return not value.items or any(
        isinstance(v, (Const, Ref, Inst, Func, Class, Map, Params, Phi, Ext))
        or (isinstance(v, Tensor) and "grows_in" in v.facts)
        or (isinstance(v, Seq) and any(isinstance(x, (Const, Ref, Inst, Func, Params)) for x in v.values()))
        for v in value.values()
    )


def options(value: Value) -> tuple[Value, ...]:
    """The values a Phi may stand for, else the value itself."""
    return value.options if type(value) is Phi else (value,)


def key_of(value: Value) -> str:
    """A text that is equal for equal values."""
    if isinstance(value, Sym):
        return value.key
    if isinstance(value, Const):
        return repr(value.value)
    if isinstance(value, Ext):
        return value.name
    if isinstance(value, Ref):
        return f"#{id(value.obj.root)}"
    if isinstance(value, Phi):
        return value.key
    return f"#{id(value)}"


def text_of(value: Value) -> str:
    """How a person would write a value."""
    if isinstance(value, Sym):
        return value.text or value.name or value.key
    if isinstance(value, Const):
        return repr(value.value)
    if isinstance(value, Ext):
        return value.name
    if isinstance(value, Ref):
        return value.obj.name or value.obj.made
    if isinstance(value, Tensor):
        return value.name or "tensor"
    if isinstance(value, Phi):
        return text_of(value.yes)
    if isinstance(value, Iter) and value.text:
        return value.text
    return type(value).__name__.lower()


def varies_of(value: Value) -> frozenset[int]:
    """The loops in which a value differs from turn to turn."""
    if isinstance(value, Sym):
        return value.varies
    if isinstance(value, Phi):
        return value.question.varies | varies_of(value.yes) | varies_of(value.no)
    return NO_LOOPS
