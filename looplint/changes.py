"""The words in which a rule says its repair: what to insert, move, delete, wrap or write differently, and where.

A place is an event or a span that the rule knows anyway. A change is only said here; `looplint.fix` finds the text of
it, or that there is none: where a name cannot be used at the place, where a statement would leave its function, where
an argument is hidden in `**options`. Then the finding keeps its title and nothing is applied.

    Fix("clear before this backward", safe=True, changes=(before(backward, "{}.zero_grad()", written(step)),))
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from looplint.events import Event, Obj, Op, Span
from looplint.record import record

if TYPE_CHECKING:
    from looplint.rule import Place


@record(frozen=True)
class Word:
    """A name as the code around the change writes it.

    `part` of what stands `at` a place: "receiver" of a call, its "callee", its "argument" (the first), the "target"
    that it is assigned to, the "whole". `name` is taken where the place lies in another function, if it can be seen
    from there. Without a place it is the name of a library (`torch.no_grad`), written as the file imports it.
    """

    part: str
    name: str = ""
    at: Place | None = None


@record(frozen=True)
class Change:
    """One change; `kind` is the name of the function below that made it."""

    kind: str
    at: Place
    text: str = ""
    words: tuple[Word, ...] = ()
    to: Place | None = None
    name: str = ""
    position: int = -1


# -- names -------------------------------------------------------------------------------------------------------
def written(event: Event, obj: Obj | None = None) -> Word:
    """The object of an event, as the code writes it there."""
    own = obj or event.through or event.obj
    name = own.name if own is not None else ""
    if event.op is Op.STEP and event.args.get("scaler") is not None:
        return Word("argument", name, event)
    if event.op is Op.MAKE:
        return Word("target", name, event)
    return Word("callee" if event.op is Op.FORWARD else "receiver", name, event)


def receiver(at: Place, name: str = "") -> Word:
    """What the method that is called at a place is called on; `name` where that is out of reach."""
    return Word("receiver", name, at)


def argument(at: Place, name: str = "") -> Word:
    """The first argument of the call at a place."""
    return Word("argument", name, at)


def whole(at: Place) -> Word:
    """The expression at a place."""
    return Word("whole", "", at)


def target(at: Place, name: str = "") -> Word:
    """The name that the value made at a place is given."""
    return Word("target", name, at)


def library(name: str) -> Word:
    """A name of a library (`torch.no_grad`) as the file imports it; imported where it is not."""
    return Word("library", name)


def spelled(name: str) -> Word:
    """A name that must be known where it is used."""
    return Word("spelled", name)


# -- statements --------------------------------------------------------------------------------------------------
def before(at: Place, text: str, *words: Word) -> Change:
    """A new statement before the one that a place stands in."""
    return Change("before", at, text, words)


def after(at: Place, text: str, *words: Word) -> Change:
    """A new statement behind the one that a place stands in."""
    return Change("after", at, text, words)


def head(at: Place, text: str, *words: Word) -> Change:
    """A new statement at the head of the body of the loop, function or block at a place."""
    return Change("head", at, text, words)


def tail(at: Place, text: str, *words: Word) -> Change:
    """A new statement at the end of the body of the loop, function or block at a place."""
    return Change("tail", at, text, words)


def move_before(what: Place, to: Place) -> Change:
    """Move a statement before another one of its function."""
    return Change("move_before", what, to=to)


def move_after(what: Place, to: Place) -> Change:
    """Move a statement behind another one of its function."""
    return Change("move_after", what, to=to)


def delete(at: Place) -> Change:
    """Take out the statement that a place stands in."""
    return Change("delete", at)


def wrap(at: Place, text: str, *words: Word, until: Place | None = None) -> Change:
    """Put the statement of a place, up to that of another one, under a new line (`with {}():`)."""
    return Change("wrap", at, text, words, to=until)


def decorate(at: Place, text: str, *words: Word) -> Change:
    """A new decorator (`@{}()`) of the function at a place."""
    return Change("decorate", at, text, words)


# -- expressions -------------------------------------------------------------------------------------------------
def replace(at: Place, text: str, *words: Word) -> Change:
    """Write an expression differently; `{}` in the text are the words, `whole(at)` among them."""
    return Change("replace", at, text, words)


def callee(at: Place, text: str, *words: Word) -> Change:
    """Call something else with the same arguments."""
    return Change("callee", at, text, words)


def keyword(call: Place, name: str, text: str, *words: Word, position: int = -1) -> Change:
    """Give a call an argument by name, or another value where it has it: by name, or at a position from 0."""
    return Change("keyword", call, text, words, name=name, position=position)


def drop(call: Place, name: str, *, position: int = -1) -> Change:
    """Leave out the argument of this name, or at this position."""
    return Change("drop", call, name=name, position=position)


def span_of(place: Place) -> Span:
    """Where a place is."""
    return place.at if isinstance(place, Event) else place
