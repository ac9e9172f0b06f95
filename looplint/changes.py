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

    `part` of what stands `at` a place: see the functions below. `name`, else one of the `others`, is taken where that
    place lies in another function, if it can be seen from there. `number`: which argument.
    """

    part: str
    name: str = ""
    at: Place | None = None
    number: int = 0
    others: tuple[str, ...] = ()


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
    said: str = ""
    inside: bool = False
    bare: bool = False
    past: bool = False
    ways: tuple[tuple[Change, ...], ...] = ()
    without: tuple[Place, ...] = ()


def either(*ways: tuple[Change, ...]) -> Change:
    """The first of several ways in which all changes can be written down."""
    return Change("either", ways[0][0].at, ways=ways)


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


def method(at: Place) -> Word:
    """The method and its arguments, with the dot before it: `.to(device)`."""
    return Word("method", "", at)


def argument(at: Place, name: str = "", *, number: int = 0) -> Word:
    """An argument of the call at a place: the first, or that of a number from 0."""
    return Word("argument", name, at, number)


def given(at: Place, name: str, *, position: int = -1) -> Word:
    """The argument of this name, or at this position, of the call at a place."""
    return Word("given", name, at, position)


def loss(backward: Event) -> Word:
    """The loss that a backward starts from: `loss` in `scaler.scale(loss).backward()`."""
    return Word("loss", backward.obj.name if backward.obj is not None else "", backward)


def scaler(backward: Event, name: str = "") -> Word:
    """What scales a loss: `scaler` in `scaler.scale(loss).backward()`."""
    return Word("scaler", name, backward)


def inner(at: Place) -> Word:
    """What is left without a call: `x` of `torch.sigmoid(x)`, `x.sigmoid()`, `x.detach()`."""
    return Word("inner", "", at)


def within(at: Place, name: str) -> Word:
    """A name within the expression at a place."""
    return Word("within", name, at)


def added(at: Place) -> Word:
    """What an assignment gives, or what stands there itself."""
    return Word("added", "", at)


def kept(at: Place) -> Word:
    """What an assignment or `append` keeps: `loss` of `total += loss`, `losses.append(loss)`, `losses += [loss]`."""
    return Word("kept", "", at)


def key(at: Place) -> Word:
    """The key by which something is read: `"model"` of `state["model"]`."""
    return Word("key", "", at)


def divisor(at: Place) -> Word:
    """What the quotient at a place is divided by."""
    return Word("divisor", "", at)


def compared(at: Place) -> Word:
    """The number that something is compared with."""
    return Word("compared", "", at)


def whole(at: Place) -> Word:
    """The expression at a place."""
    return Word("whole", "", at)


def target(at: Place, name: str = "") -> Word:
    """The name that the value made at a place is given."""
    return Word("target", name, at)


def library(name: str) -> Word:
    """A name of a library (`torch.no_grad`) as the file imports it; imported where it is not."""
    return Word("library", name)


def spelled(name: str, *others: str) -> Word:
    """The first of these names that is known where it is used."""
    return Word("spelled", name, others=others)


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


def move_before(what: Place, to: Place, *, inside: bool = False, bare: bool = False) -> Change:
    """Move a statement before another one of its function, or what holds that one; `inside`: right before it.

    A test that holds it alone moves with it, unless `bare`.
    """
    return Change("move_before", what, to=to, inside=inside, bare=bare)


def move_after(what: Place, to: Place, *, inside: bool = False, bare: bool = False, past: bool = False) -> Change:
    """Move a statement behind another one of its function, as `move_before` does.

    `past`: also past what binds the names that it reads, which is the point of the move, and behind the last of these.
    """
    return Change("move_after", what, to=to, inside=inside, bare=bare, past=past)


def otherwise(at: Place, text: str, *words: Word) -> Change:
    """A new statement at the head of the other branch of the innermost test around a place."""
    return Change("otherwise", at, text, words)


def close(at: Place, text: str, *words: Word) -> Change:
    """A new statement at the end of the program that a place of the top level belongs to."""
    return Change("close", at, text, words)


def delete(at: Place) -> Change:
    """Take out the statement that a place stands in."""
    return Change("delete", at)


def wrap(at: Place, text: str, *words: Word, until: Place | None = None, without: tuple[Place, ...] = ()) -> Change:
    """Put the statement of a place, up to that of another one, under a new line (`with {}():`), some left out."""
    return Change("wrap", at, text, words, to=until, without=without)


def enter(at: Place, text: str, *words: Word) -> Change:
    """Turn a statement into a line (`with {}:`) that holds all that follows it in its block."""
    return Change("enter", at, text, words)


def leave(at: Place, block: Place) -> Change:
    """Take a statement, and all that follows it there, out of the `with` at another place."""
    return Change("leave", at, to=block)


def decorate(at: Place, text: str, *words: Word) -> Change:
    """A new decorator (`@{}()`) of the function at a place."""
    return Change("decorate", at, text, words)


def rewrite(at: Place, text: str, *words: Word, ends: str = "") -> Change:
    """Write another statement in the place of the one that a place stands in, if that ends so."""
    return Change("rewrite", at, text, words, said=ends)


# -- expressions -------------------------------------------------------------------------------------------------
def replace(at: Place | Word, text: str, *words: Word) -> Change:
    """Write an expression, or a part of one, differently; `{}` in the text are the words, `whole(at)` among them."""
    if isinstance(at, Word):
        assert at.at is not None
        return Change("replace", at.at, text, words, name=at.part, position=at.number, said=at.name)
    return Change("replace", at, text, words, name="whole")


def suffix(at: Place | Word, text: str) -> Change:
    """Put something behind an expression: `.detach()`."""
    word = at if isinstance(at, Word) else whole(at)
    return replace(word, "{}" + text, word)


def rename(call: Place, name: str, old: str) -> Change:
    """Call what has another last name than the old one: `F.softmax(x)` becomes `F.log_softmax(x)`."""
    return Change("rename", call, name, name=old)


def undo(call: Place) -> Change:
    """Leave a call out: `x.half()` becomes `x`; as a statement of its own, it goes, and so does a layer in a list."""
    return Change("undo", call)


def callee(at: Place, text: str, *words: Word) -> Change:
    """Call something else with the same arguments."""
    return Change("callee", at, text, words)


def keyword(call: Place, name: str, text: str, *words: Word, position: int = -1) -> Change:
    """Give a call an argument by name, or another value where it has it: by name, or at a position from 0."""
    return Change("keyword", call, text, words, name=name, position=position)


def entry(at: Place, key: str, text: str, *words: Word) -> Change:
    """A new entry of the dict that is written out at a place."""
    return Change("entry", at, text, words, name=key)


def drop(call: Place, name: str, *, position: int = -1) -> Change:
    """Leave out the argument of this name, or at this position."""
    return Change("drop", call, name=name, position=position)


def span_of(place: Place) -> Span:
    """Where a place is."""
    return place.at if isinstance(place, Event) else place


def outermost(event: Event, unlike: Event) -> Place:
    """The outermost call or loop around an event that is not around another one; else the event."""
    around = {id(turn.loop) for turn in unlike.turns}
    return next((t.loop.at for t in event.turns if id(t.loop) not in around and t.loop.at is not None), event)
