"""What the reader knows of the places where something happened: names, arguments, guards, what a loop goes over.

A run shows the order and the objects. It does not show that a loss was divided by four, or that a step waits behind a
test on a counter; the text does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from looplint.events import Loop, Op, Span
from looplint.static.analyse import EntryFlow, own_flows
from looplint.static.flow import Choice, EventNode, Flow, LoopNode, nodes
from looplint.static.modules import Project
from looplint.static.source import SourceError, load


class Foretold:
    """The events and loops that the reader sees in some files, by their places."""

    def __init__(self, files: Iterable[tuple[str, str]]) -> None:
        self._events: dict[tuple[Op, str, int, int], EventNode] = {}
        self._loops: dict[tuple[str, int, int], Loop] = {}
        self._entries: dict[tuple[str, str], EntryFlow] = {}  # by file and the name of the function
        self.defined: list[EventNode] = []  # the classes of models, with what they lose track of
        self.unread: list[str] = []
        for file, shown in files:
            try:
                self._read(file, shown)
            except (SourceError, OSError):
                self.unread.append(shown)

    def _read(self, file: str, shown: str) -> None:
        source = load(shown, Path(file).read_bytes())
        project = Project.of(Path(file))
        for entry in own_flows(project.adopt(source), project):
            self._entries.setdefault((shown, entry.entry.name), entry)
            for event in nodes(entry.flow):
                if event.op is Op.DEFINE:
                    self.defined.append(event)
                self._events.setdefault((event.op, *_place(event.span)), event)
            for loop in _loops(entry.flow, set()):
                if loop.at is not None:
                    self._loops.setdefault(_place(loop.at), loop)

    def event(self, op: Op, at: Span) -> EventNode | None:
        """The event that the reader sees at a place, or None."""
        return self._events.get((op, *_place(at)))

    def but_for(self, places: Iterable[Span]) -> list[EventNode]:
        """The events that the reader sees at other places than these."""
        taken = {_place(at) for at in places}
        return [node for (_, *place), node in self._events.items() if tuple(place) not in taken]

    def flow(self, shown: str, function: str) -> Flow | None:
        """What begins with a program, or with a function that nothing visible calls; None where nothing does."""
        known = self._entries.get((shown, function))
        return known.flow if known is not None else None

    def loop(self, at: Span | None) -> Loop | None:
        """The loop that the reader sees at a place, or None."""
        return self._loops.get(_place(at)) if at is not None else None


def _place(at: Span) -> tuple[str, int, int]:
    return at.path, at.line, at.column


def _loops(flow: Flow, seen: set[int]) -> Iterator[Loop]:
    for node in flow:
        if id(node) in seen:
            continue
        seen.add(id(node))
        if isinstance(node, Choice):
            yield from _loops([*node.yes, *node.no], seen)
        elif isinstance(node, LoopNode):
            yield node.loop
            for body in node.unrolled or [node.body]:
                yield from _loops(body, seen)
