"""Outcomes as plain JSON and back: what the cache holds.

A record becomes the list of its fields. What comes back is built only if its shape is that which the annotations of the
fields say: a file that somebody else wrote can hold wrong findings, but nothing that looplint would trip over.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from looplint.check import Outcome
from looplint.events import Confidence, Event, Group, Loop, LoopKind, Op, Span, Turn
from looplint.rule import Edit, Finding, Fix, Note, rules
from looplint.verdict import Verdict

Plain = Any  # what JSON holds: None, bool, int, str, lists
Number = Callable[[str], int]
Build = Callable[[Plain, "list[str]"], Any]


class Malformed(ValueError):
    """What was stored is none of ours."""


def store(outcome: Outcome, own: set[str], numbers: dict[str, int]) -> Plain:
    """An outcome without problems as plain data.

    The path of each span becomes its number among `numbers`, which grow; 0 for the file's `own` paths.
    """

    def number(path: str) -> int:
        return 0 if path in own else numbers.setdefault(path, len(numbers))

    comments = None if outcome.comments is None else [_plain(each, number) for each in outcome.comments]
    verdicts = [_plain(verdict, number) for verdict in outcome.verdicts]
    return [verdicts, comments, outcome.skipped, outcome.parsed]


def restore(data: Plain, path: str, paths: list[str]) -> Outcome:
    """The outcome that was stored. Raises `Malformed`."""
    try:
        verdicts, comments, skipped, parsed = data
        return Outcome(
            path,
            [_verdict(each, paths) for each in verdicts],
            comments=None if comments is None else _suppressions(comments, paths),
            skipped=_exactly(str)(skipped, paths),
            parsed=_exactly(bool)(parsed, paths),
        )
    except Malformed:
        raise
    except (TypeError, ValueError, LookupError) as error:
        raise Malformed(str(error)) from None


def _verdict(data: Plain, paths: list[str]) -> Verdict:
    verdict: Verdict = _record(Verdict)(data, paths)
    if verdict.code not in rules():
        raise Malformed(f"there is no rule {verdict.code}")
    return verdict


def _suppressions(data: Plain, paths: list[str]) -> list[Any]:
    if not data:
        return []
    from looplint.suppress import Suppression

    return [_record(Suppression)(each, paths) for each in data]


# -- there -------------------------------------------------------------------------------------------------------
def _plain(value: Any, number: Number) -> Plain:
    if value is None or isinstance(value, (bool, int, str)):
        return str(value) if isinstance(value, str) else value
    if isinstance(value, Span):
        return [number(value.path), *value[1:]]
    if isinstance(value, Event):
        return _plain_event(value, number)
    if isinstance(value, (tuple, list)) and not hasattr(value, "_fields"):
        return [_plain(each, number) for each in value]
    kind: type = value.__class__
    return [_plain(getattr(value, name), number) for name in _fields(kind)]


def _plain_event(event: Event, number: Number) -> Plain:
    """What `settled` leaves of an event."""
    turns = [
        [str(t.loop.kind), t.loop.name, _plain(t.loop.at, number), t.loop.target, t.index, t.last] for t in event.turns
    ]
    return [str(event.op), [_plain(at, number) for at in event.spans], turns, event.index]


# -- and back ----------------------------------------------------------------------------------------------------
@cache
def _fields(kind: type) -> dict[str, str]:
    """The fields of a record by name, with their annotations."""
    names: tuple[str, ...] = vars(kind).get("_fields") or vars(kind)["__match_args__"]
    return {name: _text(kind.__annotations__[name]) for name in names}


def _text(annotation: Any) -> str:
    return str(getattr(annotation, "__forward_arg__", annotation))


@cache
def _record(kind: type) -> Build:
    builders = [_builder(annotation) for annotation in _fields(kind).values()]

    def build(data: Plain, paths: list[str]) -> Any:
        _listed(data, len(builders))
        return kind(*(builder(each, paths) for builder, each in zip(builders, data, strict=True)))

    return build


def _builder(annotation: str) -> Build:
    """What builds a value of an annotated type."""
    if annotation.endswith(" | None"):
        inner = _builder(annotation.removesuffix(" | None"))
        return lambda data, paths: None if data is None else inner(data, paths)
    if annotation.startswith("tuple["):
        return _many(_BUILDERS.get(annotation.removeprefix("tuple[").removesuffix(", ...]")))
    return _BUILDERS[annotation]()


def _many(make: Callable[[], Build] | None) -> Build:
    """A tuple of any length; of what never leaves the reader, none."""
    inner = make() if make is not None else _refuse

    def build(data: Plain, paths: list[str]) -> Any:
        _listed(data)
        return tuple(inner(each, paths) for each in data)

    return build


def _refuse(data: Plain, paths: list[str]) -> Any:
    raise Malformed("something that cannot be stored")


def _listed(data: Plain, count: int | None = None) -> None:
    if not isinstance(data, list) or (count is not None and len(data) != count):
        raise Malformed(f"not a list of {count if count is not None else 'values'}")


@cache
def _exactly(kind: type) -> Build:
    def build(data: Plain, paths: list[str]) -> Any:
        if type(data) is not kind:
            raise Malformed(f"not of type {kind.__name__}")
        return data

    return build


def _one_of(kind: Callable[[str], Any]) -> Build:
    return lambda data, paths: kind(data)


def _span(data: Plain, paths: list[str]) -> Span:
    _listed(data, 6)
    if not all(type(number) is int and number >= 0 for number in data):
        raise Malformed("no place")
    return Span(paths[data[0]], *data[1:])


def _place(data: Plain, paths: list[str]) -> Event | Span:
    return _span(data, paths) if isinstance(data, list) and len(data) == 6 else _event(data, paths)


def _event(data: Plain, paths: list[str]) -> Event:
    _listed(data, 4)
    op, spans, turns, index = data
    loops: dict[str, Loop] = {}
    built = tuple(_turn(turn, paths, loops) for turn in turns)
    places = tuple(_span(at, paths) for at in spans)
    if not places:
        raise Malformed("an event without a place")
    return Event(Op(op), None, places, {}, (), built, index=_exactly(int)(index, paths))


def _turn(data: Plain, paths: list[str], loops: dict[str, Loop]) -> Turn:
    _listed(data, 6)
    kind, name, at, target, index, last = data
    place = None if at is None else _span(at, paths)
    text, integer, flag = _exactly(str), _exactly(int), _exactly(bool)
    loop = loops.setdefault(repr(data[:4]), Loop(LoopKind(kind), text(name, paths), place, target=text(target, paths)))
    return Turn(loop, integer(index, paths), flag(last, paths))


_BUILDERS: dict[str, Callable[[], Build]] = {
    "str": lambda: _exactly(str),
    "int": lambda: _exactly(int),
    "bool": lambda: _exactly(bool),
    "Confidence": lambda: _one_of(Confidence),
    "Group": lambda: _one_of(Group),
    "Span": lambda: _span,
    "Place": lambda: _place,
    "Note": lambda: _record(Note),
    "Edit": lambda: _record(Edit),
    "Fix": lambda: _record(Fix),
    "Finding": lambda: _record(Finding),
}
