"""The path to a finding: its notes and its own place in the order in which they happen."""

from __future__ import annotations

from typing import NamedTuple

from looplint.events import Event, Span
from looplint.rule import Judged


class Step(NamedTuple):
    """One place of the path. `order` counts from 1; 0 where the order is not known. `main` is the reported place."""

    at: Span
    text: str
    order: int = 0
    main: bool = False


def steps(judged: Judged) -> list[Step]:
    """The finding's own place, then its notes as given, each with its order in the run where all are events.

    A note on the finding's own place is the text of that step.
    """
    finding = judged.finding
    own = next((note for note in finding.notes if note.span == finding.span), None)
    notes = [note for note in finding.notes if note is not own]
    places = [finding.at, *(note.at for note in notes)]
    found = [Step(finding.span, own.text if own else "", main=True), *(Step(note.span, note.text) for note in notes)]
    indices = [place.index if isinstance(place, Event) else -1 for place in places]
    if min(indices) < 0:
        return found
    path = sorted(range(len(found)), key=lambda i: (indices[i], i))
    return [step._replace(order=path.index(i) + 1) for i, step in enumerate(found)]


def in_order(judged: Judged) -> list[Step]:
    """The steps as they happen; where that is not known, the notes as given and then the finding's own place."""
    return sorted(steps(judged), key=lambda step: (step.order, step.main))
