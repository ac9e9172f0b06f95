"""Rules and what they yield. A rule is a small plain function over a `Run`; one file holds page, examples and code."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from looplint.events import Confidence, Event, Group, Op, Role, Span
from looplint.record import field, record

if TYPE_CHECKING:
    from looplint.changes import Change
    from looplint.run import Run

Place = Event | Span


@record(frozen=True)
class Note:
    """A place on the path to a finding, and what happened there ("scaled here")."""

    at: Place
    text: str

    @property
    def span(self) -> Span:
        """Where the note points."""
        return self.at.at if isinstance(self.at, Event) else self.at


@record(frozen=True)
class Edit:
    """Replace the text from (line, column) to (end_line, end_column) of a span by `text`."""

    at: Span
    text: str


@record(frozen=True)
class Fix:
    """What to write instead: a title ("call scaler.unscale_(optimizer) before clipping"), edits where mechanical.

    A rule says its edits as `changes` (see `looplint.changes`); they become `edits` when the finding leaves the reader.
    `safe`: what a correct run computes stays as it was, and nothing is guessed about what the author meant.
    """

    title: str
    edits: tuple[Edit, ...] = ()
    safe: bool = False
    changes: tuple[Change, ...] = ()


@record(frozen=True)
class Finding:
    """What a rule yields.

    `message` says in one line, lower case and without a final period, what is wrong and what it does to the training.
    `notes` show the path, in order. `group` only where this finding weighs differently from its rule.
    `doubt`, a few words, caps the confidence at MEDIUM. `on_data`: it is the fault that the data of one batch can lead
    here; otherwise a finding that only an answer of kind "data" brings about is not HIGH. `never`: it says that
    something never happens, and stands only where every run that passes its place says so.
    `along`: it is about events that must all happen, those of its notes: a run that lacks one says nothing against it.
    """

    at: Place
    message: str
    notes: tuple[Note, ...] = ()
    fix: Fix | None = None
    group: Group | None = None
    doubt: str = ""
    on_data: bool = False
    never: bool = False
    along: bool = False

    @property
    def span(self) -> Span:
        """The place that is reported."""
        return self.at.at if isinstance(self.at, Event) else self.at


# The objects that drive a training: whose making and handing on most rules read.
DRIVERS = frozenset({Role.MODEL, Role.OPTIMIZER, Role.SCHEDULER, Role.SCALER, Role.EMA, Role.LOSS})

Check = Callable[["Run"], Iterable[Finding]]


@record(frozen=True)
class Rule:
    """A check with its name and needs.

    `reads`: the ops that it asks about; its runs contain these, and may contain those of others.
    `needs`: ops without which it cannot fire (all of them must be in the code).
    `roles`: the objects whose MAKE and MENTION it reads.
    `alone`: of a flow with many runs, it reads runs of its own; other rules read theirs together, by hundreds.
    `fix`: what `--fix` can do about its findings: "safe", "unsafe" (only with `--unsafe-fixes`), "" nothing.
    `unless`: codes of rules that, at the same object and turn, already tell this cause.
    """

    code: str
    name: str
    group: Group
    reads: frozenset[Op]
    check: Check
    doc: str
    since: str
    needs: frozenset[Op] = frozenset()
    unless: tuple[str, ...] = ()
    path: str = ""
    roles: frozenset[Role] = DRIVERS
    alone: bool = False
    fix: str = ""

    @property
    def runs_only(self) -> bool:
        """Whether it needs numbers, which only a recorded run has."""
        return Op.OBSERVE in self.needs

    @property
    def title(self) -> str:
        """The first heading of its page."""
        first = next(iter(self.doc.strip().splitlines()), self.name)
        return first.removeprefix("#").strip()


broken_plugins: dict[str, str] = {}  # by name, with the reason; filled by `rules()`

_registry: dict[str, Rule] = {}


def _page(path: str) -> str:
    """The docstring of a module from its file: `python -OO` takes docstrings away."""
    try:
        with open(path, encoding="utf-8") as file:  # noqa: PTH123
            _, page, *_ = file.read().split('"""', 2)
    except (OSError, ValueError):
        return ""
    return page


def rule(
    code: str,
    name: str,
    group: Group,
    *,
    reads: Iterable[Op] = (),
    needs: Iterable[Op] = (),
    unless: Iterable[str] = (),
    roles: Iterable[Role] = DRIVERS,
    alone: bool = False,
    fix: str = "",
    since: str = "0.1",
) -> Callable[[Check], Check]:
    """Register the decorated function as a rule; its page is the docstring of its module."""

    def register(check: Check) -> Check:
        module = sys.modules[check.__module__]
        path = module.__file__ or ""
        doc = module.__doc__ or _page(path)
        if code in _registry and _registry[code].path != path:
            raise ValueError(f"two rules have the code {code}: {_registry[code].path} and {path}")
        _registry[code] = Rule(
            code,
            name,
            group,
            frozenset(reads),
            check,
            doc,
            since,
            frozenset(needs),
            tuple(unless),
            path,
            frozenset(roles),
            alone,
            fix,
        )
        return check

    return register


@record(frozen=True)
class Judged:
    """A finding of a rule with the confidence that the runs give it."""

    rule: Rule
    finding: Finding
    confidence: Confidence
    when: str = ""  # the answer under which it happens: "when args.amp is true"
    others: tuple[Span, ...] = field(default=())  # further places of the same event

    @property
    def group(self) -> Group:
        """Its own weight, or its rule's."""
        return self.finding.group or self.rule.group


@cache
def rules() -> dict[str, Rule]:
    """All rules by code, found by walking `looplint.rules` and the plug-ins (`looplint.plugins`)."""
    import looplint.rules as package
    from looplint import bundle, plugins

    bundle.load(package)
    broken_plugins.update(plugins.load())
    return dict(sorted(_registry.items()))


def iter_rules() -> Iterator[Rule]:
    """All rules in the order of their codes."""
    yield from rules().values()
