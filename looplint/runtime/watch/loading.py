"""How long a training waits for its batches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import torch

from looplint.runtime.stacks import Place
from looplint.runtime.watch.parameters import Seen

if TYPE_CHECKING:
    from looplint.runtime.hooks import Ear

FIRST = 3  # turns of a passage, in which workers start, that do not count
MOST_LOADERS = 64
OFTEN = 64  # rounds in which each batch is timed
SELDOM = 16  # rounds; of so many later ones two, the second of which counts


class _Loader:
    """What was seen of one loader."""

    __slots__ = ("asked", "idle", "place", "round", "since", "total", "turn", "turns", "waited")

    def __init__(self, place: Place) -> None:
        self.place = place
        self.turn = 0  # of this passage
        self.turns = self.idle = self.asked = 0
        self.round = -1
        self.since = 0.0  # when the last batch came
        self.waited = self.total = 0.0


def _is_idle() -> bool | None:
    """Whether the accelerator has done all that it was given; None where there is none, or it may not be asked."""
    if not torch.cuda.is_initialized() or torch.cuda.is_current_stream_capturing():
        return None  # asking would break the capture of a graph
    try:
        return bool(torch.cuda.current_stream().query())
    except RuntimeError:  # of an earlier kernel: the script will meet it itself
        return None


class Loading:
    """Adds up the seconds that pass in `next` and between."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear
        self._met: dict[int, _Loader] = {}

    def begins(self, loader: int, place: Place) -> None:
        """A passage begins."""
        if loader in self._met or len(self._met) < MOST_LOADERS:
            self._met.setdefault(loader, _Loader(place)).turn = 0

    def batch(self, loader: int, asked: float, came: float, round: int) -> None:
        """A batch came, at these times, and the training is in this round."""
        met = self._met.get(loader)
        if met is None:
            return
        met.turn += 1
        if met.turn > FIRST and met.round != round and met.since:  # a step since the last batch: training
            met.turns += 1
            met.waited += came - asked
            met.total += came - met.since
            if (round >= OFTEN or met.turns % SELDOM == 0) and (idle := _is_idle()) is not None:
                met.asked += 1
                met.idle += idle
        met.round, met.since = round, came

    def seen(self) -> Iterator[Seen]:
        """The observations so far."""
        for number, met in self._met.items():
            if met.turns:
                yield f"loading {number}", "loading", number, met.place, {
                    "turns": met.turns,
                    "waited": met.waited,
                    "total": met.total,
                    "asked": met.asked,
                    "idle": met.idle,
                }  # fmt: skip
