"""The nouns of looplint: what a training run is made of. No logic beyond small look-ups.

A *run* is the list of `Event`s of one training, in order. The static reader (`looplint.static`) writes such lists from
source text; the recorder (`looplint.runtime`) writes the one that happened. Rules cannot tell which.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from looplint.amounts import Amount
from looplint.record import field, record


class Role(StrEnum):
    """What an object is to the training."""

    MODEL = "model"
    OPTIMIZER = "optimizer"
    SCHEDULER = "scheduler"
    SCALER = "scaler"
    LOADER = "loader"
    DATASET = "dataset"
    SAMPLER = "sampler"
    TRANSFORM = "transform"
    CRITERION = "criterion"
    LOSS = "loss"
    METRIC = "metric"
    EMA = "ema"
    CHECKPOINT = "checkpoint"
    ENGINE = "engine"
    PARAMETERS = "parameters"
    UNKNOWN = "unknown"


class Op(StrEnum):
    """What happens in a run. The comment names the `Event.obj` of each."""

    MAKE = "make"  # the new object
    DEFINE = (
        "define"  # a Module class of the file; args["unregistered"], args["constructed"]: modules it loses track of
    )
    WRAP = "wrap"  # the wrapped model (DDP, compile, prepare); args["by"] is the wrapper's qualified name
    FORWARD = "forward"  # model
    LOSS = "loss"  # criterion or loss function, called; args: "value" is the resulting loss Obj, "scores" its input
    TERM = "term"  # obj None: a loss, or a part of one, gets a name; args["used"]: whether a backward comes from it
    SCALE = "scale"  # scaler; args["loss"] is the loss Obj
    BACKWARD = "backward"  # the loss
    GRAD = "grad"  # torch.autograd.grad: the loss; gradients are returned, not accumulated
    ASSIGN_GRAD = "assign-grad"  # the model whose `p.grad` is written by hand (not cleared)
    UNSCALE = "unscale"  # scaler; args["optimizer"]
    CLIP = "clip"  # the model (or parameters) whose gradients are clipped
    STEP = "step"  # optimizer; args["scaler"] when stepped by a GradScaler, args["closure"] with a closure
    UPDATE = "update"  # a model whose parameters are written by hand under no_grad (`p -= lr * p.grad`)
    SCALER_UPDATE = "scaler-update"  # scaler
    ZERO_GRAD = "zero-grad"  # optimizer, model or parameters whose gradients are cleared
    SCHEDULE = "schedule"  # scheduler; args["metric"] / args["epoch"] when given
    TRAIN = "train"  # model put into training mode
    EVAL = "eval"  # model put into evaluation mode
    FLAG = "flag"  # model whose `training` attribute is assigned; args["value"]
    REBIND = "rebind"  # obj None: a statement of an evaluation in a step loop binds args["names"], read at args["used"]
    GRAD_MODE = "grad-mode"  # statement form torch.set_grad_enabled(x): obj None; args["enabled"]
    FREEZE = "freeze"  # model (part): requires_grad_(False)
    UNFREEZE = "unfreeze"  # model (part): requires_grad_(True)
    EMA_UPDATE = "ema-update"  # ema, or a copy of a model; args["model"]: towards whose weights; args["buffers"]
    SWAP = "swap"  # ema, whose weights go "in" to args["model"], "out" again, or both ("context"): args["way"]
    SAVE = "save"  # the object or None; args["content"] is the `Content`, args["file"] the path as written
    LOAD = "load"  # the checkpoint that is read from a file; its facts["reads"] are the `Read`s of its keys
    RESTORE = "restore"  # object.load_state_dict(...); args["source"] is a `Piece`, args["checked"]: used
    STATE = "state"  # object.state_dict() (args["how"] "state"), or a second name for it ("alias"); args["token"]
    BEST = "best"  # obj None; a record is broken: args["record"] is the `Record`
    ATTACH = "attach"  # a complete model that gets args["part"] under args["name"]: a head replaced, a layer added
    ADD_PARAMS = "add-params"  # optimizer: add_param_group; `params` are the models added
    CONSUME = "consume"  # a named generator of parameters read to its end; args["by"]: "optimizer", "loop", a function
    ASSIGN = "assign"  # model, written args["on"], whose `requires_grad` is set as an attribute; args["value"]
    DISCARD = "discard"  # the bare call of a method without side effects, args["method"], on a tensor
    KEEP = "keep"  # the sum or list in which a value outlives its turn; args: "value", "how", the "loop" outlived
    AVERAGE = "average"  # a sum over turns, divided, or a metric, computed; args: "sum" (of what), "by" ("samples" ...)
    REPORT = "report"  # what was computed from the batches of args["loader"] is read after their loop, or logged
    COUNT = "count"  # a counter that stops the training moves, where no record is broken
    LOG = "log"  # a value logged under a "step" that is the "same" in other turns of some loops
    THRESHOLD = "threshold"  # a model's output held against a number: obj the model; args: "value", "scores"
    READ = "read"  # device -> host (`.item()`, `.cpu()`)
    MEASURE = "measure"  # metric updated
    RESET = "reset"  # metric reset, or a model whose weights are drawn anew
    REDUCE = "reduce"  # collective over ranks
    BARRIER = "barrier"
    SET_EPOCH = "set-epoch"  # sampler, or what the call is on (a loader; None where that is unknown)
    INIT_GROUP = "init-group"  # a process joins a process group; args["backend"]
    DESTROY_GROUP = "destroy-group"
    LEAVE = "leave"  # args["loops"] are left early (args["kind"]: break, return), by the data or in some processes only
    PLACE = "place"  # model moved to a device, args["args"] or args["device"]; obj None: the process's own is chosen
    SEED = "seed"  # args["value"], args["seeds"]; args["varies"] where the value differs from turn to turn
    MODIFY = "modify"  # a dataset, loader or sampler of which an attribute is set: args["name"], args["value"]
    CONFIGURE = "configure"  # a switch of torch is set: args["name"] ("torch.backends.cudnn.benchmark"), args["value"]
    DRAW = "draw"  # a batch taken by hand, `next(...)`: the loader; args["fresh"] from an iterator made for it alone
    EXPORT = (
        "export"  # model; args["exports"] "trace", "script", "export" or "onnx"; args["sizes"] of the example inputs
    )
    MENTION = "mention"  # an object handed on: args["how"] is "named" (method named, not called), "passed", "stepped"
    ENTER = "enter"  # a context manager called as a bare statement: args["what"], args["scope"]
    CAST = "cast"  # model whose parameters change their type: args["dtype"]; args["input"]: its input is half instead
    DEPRECATED = "deprecated"  # obj None: args["name"] is used, args["instead"] is meant, since torch args["since"]
    OBSERVE = "observe"  # recorded runs only: args["what"] was looked at, the rest of args are the numbers
    GUARD = "guard"  # obj None: args["epsilon"] is to keep a half-precision value off zero


class Scope(StrEnum):
    """A context that an event can stand in."""

    NO_GRAD = "no-grad"
    ENABLE_GRAD = "enable-grad"
    AUTOCAST = "autocast"
    NO_SYNC = "no-sync"
    RANK_ZERO = "rank-zero"  # only one process comes here
    OTHER_RANKS = "other-ranks"  # all but the main process come here
    HANDLER = "handler"  # an except block: a guessed path
    FORKED_RNG = "forked-rng"  # the random state is put back afterwards
    OFF_STEP = "off-step"  # inside a framework's accumulation context (`accelerator.accumulate`)


class Group(StrEnum):
    """What a finding means."""

    ERROR = "error"  # the run is wrong
    WARNING = "warning"  # very likely wrong, or wasteful
    ADVICE = "advice"  # opt-in


class Confidence(StrEnum):
    """How sure looplint is; measured by `looplint.judge`."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


class Span(NamedTuple):
    """A place in a file: lines and columns from 1.

    `cell` counts all cells of a notebook from 1; lines then count in it.
    """

    path: str
    line: int
    column: int = 1
    end_line: int = 0
    end_column: int = 0
    cell: int = 0


@record(frozen=True)
class Either:
    """A plain value that an answer decides: `yes` where the question (a key of `Run.choices`) is answered so.

    `subject` and `constant` as in `looplint.run.Answer`. `Run.values` says what it can be in a run.
    """

    question: str
    yes: Any
    no: Any
    subject: str = ""
    constant: str = ""


@record(eq=False)
class Obj:
    """One object of the training, compared by identity.

    `made` is the qualified name of what built it (`torch.optim.AdamW`), "" when it is guessed from a name or a use.
    `name` is how the user writes it. `of` are the objects it was built from: optimizer -> models (or their parts),
    scheduler -> optimizer, loader -> dataset, sampler -> dataset; None when that is unknown.
    `whole` is the model that this one is a part of (`model.fc` -> `model`). `base` is what this one wraps.
    A LOSS carries `reaches`: the models its gradient flows into; None when unknown, empty when it carries no gradient.
    """

    role: Role
    made: str = ""
    name: str = ""
    at: Span | None = None
    args: Mapping[str, Any] = field(default_factory=dict)
    of: tuple[Obj, ...] | None = None
    whole: Obj | None = None
    base: Obj | None = None
    reaches: frozenset[Obj] | None = None
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def root(self) -> Obj:
        """The object below all wrappers."""
        obj = self
        while obj.base is not None:
            obj = obj.base
        return obj

    @property
    def known(self) -> bool:
        """Whether its construction was seen (rather than guessed from a name or a use)."""
        return bool(self.made)

    def lineage(self) -> Iterator[Obj]:
        """This object and all that it is a part of, wrappers removed, innermost first."""
        obj: Obj | None = self
        while obj is not None:
            obj = obj.root
            yield obj
            obj = obj.whole

    def __repr__(self) -> str:
        return f"<{self.role} {self.name or '?'}{f' = {self.made}' if self.made else ''}>"


@record(frozen=True)
class Scores:
    """What the numbers are that a model gave, or that were computed from its output.

    `kind`: "logits", "softmax", "log_softmax", "sigmoid" or "log_sigmoid"; "" where the code does not tell. `at` is
    where they became so, `model` the one whose output it is, untouched but for its shape.
    """

    kind: str = ""
    at: Span | None = None
    model: Obj | None = None


@record(frozen=True)
class Origin:
    """Where in a checkpoint a value was read: the CHECKPOINT object, the keys that lead to it, what was added since.

    `edited`: a dict built anew from the one that was read: keys renamed, entries left out. `chosen`: entries left out.
    """

    of: Obj
    keys: tuple[Any, ...] = ()
    plus: int = 0
    edited: bool = False
    chosen: bool = False


@record(frozen=True)
class Read:
    """One key that the script asks a checkpoint for. `optional`: it may be missing (`.get`, a test, a handler)."""

    keys: tuple[Any, ...]
    at: Span
    optional: bool = False
    text: str = ""


class LoopKind(StrEnum):
    """What a loop goes over."""

    BATCH = "batch"  # a loader, or something that yields batches
    EPOCH = "epoch"  # encloses a batch loop, or is named so
    UNROLLED = "unrolled"  # a literal: each element is its own turn
    CALL = "call"  # a function called: one turn
    OTHER = "other"  # folds, trials, layers, inner steps, while loops


@record(eq=False)
class Loop:
    """A loop of the script, or a call (`kind` CALL: `name` is the function's name, `over` its bound object or None)."""

    kind: LoopKind
    name: str = ""  # the text of the iterable, or the called function's name
    at: Span | None = None
    over: Obj | None = None  # the loader or dataset looped over, where known
    target: str = ""  # the loop variable(s) as written
    length: Any = None  # a literal number of turns, where known
    defined: Span | None = None  # a call: where its function is defined
    amount: Amount | None = None  # how many turns, as a product
    leaves: bool = False  # may be left before its last turn
    spawned: bool = False  # a call that runs in processes of its own
    gates: bool = False  # holds a choice on its own counter (`i % n == 0`)
    carries: tuple[str, ...] = ()  # names that hand a model's output, with its graph, to the model in the next turn
    counts: str = ""  # what its names say: "epochs", "repetitions" (folds, seeds, runs), "searches", "trials"
    starts: tuple[Origin, ...] = ()  # where in checkpoints its counters were read, before the first turn


@record(frozen=True)
class Counter:
    """A number that a loop moves: so much more than at the head of the turn; `starts`: where it was read from."""

    loop: Loop
    plus: int = 0
    starts: tuple[Origin, ...] = ()


@record(frozen=True)
class Piece:
    """Something that is saved, or put back.

    `how`: "state" (a state dict of `objs`), "object" (they themselves), "value" (a number, a text) or "unknown".
    `tokens`: the STATE events at which it was taken, where it still shares the tensors of its object.
    """

    how: str
    objs: tuple[Obj, ...] = ()
    text: str = ""
    at: Span | None = None
    tokens: tuple[str, ...] = ()
    origins: tuple[Origin, ...] = ()
    counter: Counter | None = None


@record(frozen=True)
class Content:
    """What a file is given, flat: the keys that lead to each piece.

    `open`: it may hold more. `at`: where the dict is written out.
    """

    pieces: Mapping[tuple[Any, ...], Piece]
    open: bool = False
    at: Span | None = None

    def of(self, obj: Obj) -> Piece | None:
        """The piece that holds an object or its state, or None."""
        return next((p for p in self.pieces.values() if any(o.root is obj.root for o in p.objs)), None)

    def holds(self, *roles: Role) -> bool:
        """Whether it holds an object of one of these roles, or its state."""
        return any(o.role in roles for piece in self.pieces.values() for o in piece.objs)


@record(frozen=True)
class Record:
    """`if value > best: best = value`: the best so far, by its name.

    `higher`: a higher value is taken as better; None where the code does not tell. `starts`: what it is before the
    loop: constants, texts, or an `Origin`. `assigned`: the record is written where it is broken. `given`: what the
    value is to the caller, where `value` is but a name for it.
    """

    name: str
    value: str
    higher: bool | None
    starts: tuple[Any, ...] = ()
    assigned: bool = True
    at: Span | None = None
    given: str = ""


@record(eq=False)
class Turn:
    """One pass through one loop; `index` from 0. `last` where this is the final pass that the run shows.

    One object per pass of a run: compared by identity.
    """

    loop: Loop
    index: int
    last: bool = False
    said: str | None = field(default=None, init=False, repr=False)  # what it says of its phase, once asked


@record(frozen=True)
class Context:
    """An entered scope: its place and what is known of it (`{"dtype": "torch.float16", "enabled": True}`).

    A fact that the script's settings decide is an `Either`.
    """

    scope: Scope
    at: Span
    facts: Mapping[str, Any] = field(default_factory=dict)


def switched_on(under: tuple[Context, ...]) -> Context | None:
    """The autocast region that holds under these contexts; None where there is none, or the innermost is off."""
    inner = next((c for c in reversed(under) if c.scope is Scope.AUTOCAST), None)
    return None if inner is None or inner.facts.get("enabled") is False else inner


@record(frozen=True)
class Guard:
    """A test under which an event stands, by indentation or because the other answer jumps away.

    `kind` is "gate" for a test on a loop's counter, "data" for one whose answer may change with each batch, "config"
    for the rest. Of a gate: `loop` is the loop whose turns it counts (None for a framework's own), `every` its period
    (a number where the code tells, else the text), `fresh` whether the counter starts anew each time the loop is
    entered, `last` whether the last turn opens it as well. `stuck`: the counter, where only the code under the test
    moves it.
    """

    text: str
    at: Span
    kind: str = "config"
    loop: Loop | None = None
    every: Any = None
    fresh: bool = True
    last: bool = False
    stuck: str = ""
    period: Amount | None = None  # `every` as a product


@record(eq=False)
class Event:
    """One thing that happens.

    `obj` is the object below all wrappers, `through` the object as written (`ddp_model`).
    `params`: the models (or parts) whose parameters or gradients are touched; None when unknown.
    `at` is the first of `spans`: equal branches give one event with several places.
    `turns` are the loops and calls it stands in, outermost first; `index` is its position in the run.
    `guards` are the tests under which it stands, outermost first, callers' included.
    `by` is the framework in whose own code it happens, "" for the user's.
    """

    op: Op
    obj: Obj | None
    spans: tuple[Span, ...]
    args: Mapping[str, Any]
    under: tuple[Context, ...]
    turns: tuple[Turn, ...]
    through: Obj | None = None
    params: frozenset[Obj] | None = None
    index: int = -1
    guards: tuple[Guard, ...] = ()
    by: str = ""
    _real: tuple[Turn, ...] | None = field(default=None, repr=False)  # the turns of real loops, once asked for

    @property
    def at(self) -> Span:
        """The place to report."""
        return self.spans[0]

    def inside(self, *scopes: Scope) -> Context | None:
        """The innermost of these scopes around the event, or None."""
        return next((c for c in reversed(self.under) if c.scope in scopes), None)

    @property
    def autocast(self) -> Context | None:
        """The innermost autocast region around the event, unless it is one that switches autocast off."""
        return switched_on(self.under)

    @property
    def grad_enabled(self) -> bool:
        """Whether autograd records here, as far as the code shows."""
        inner = self.inside(Scope.NO_GRAD, Scope.ENABLE_GRAD)
        return inner is None or inner.scope is Scope.ENABLE_GRAD

    def loops(self, *kinds: LoopKind) -> tuple[Turn, ...]:
        """The turns of real loops (or of these kinds) around the event, outermost first."""
        if kinds:
            return tuple(t for t in self.turns if t.loop.kind in kinds)
        if self._real is None:
            self._real = tuple(t for t in self.turns if t.loop.kind is not LoopKind.CALL)
        return self._real

    @property
    def functions(self) -> tuple[str, ...]:
        """The names of the functions being called here, outermost first."""
        return tuple(t.loop.name for t in self.turns if t.loop.kind is LoopKind.CALL)

    def __repr__(self) -> str:
        turns = "".join(f"[{t.index}]" for t in self.turns)
        return f"{self.op}({self.obj!r})@{self.at.line}{turns}"
