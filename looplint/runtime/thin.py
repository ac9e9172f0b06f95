"""Three turns stand for all: a run in which each loop turns a few times, whatever drives it.

The recorder drops equal turns of loaders' loops; that other loops turn shows only afterwards. Rules compare events with
events, so a run of thousands of equal turns would cost minutes and tell nothing more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from looplint.events import Turn

ALIKE = 2  # turns of one kind that are kept, besides the last turn and the one before a turn of another kind


Kind = tuple[Hashable, Hashable]  # what happens, and to which object


def thinned(kinds: Sequence[Kind], around: Sequence[tuple[Turn, ...]]) -> list[int]:
    """The numbers of the events to keep, in order; `around`: the turns of each."""
    first: dict[Hashable, int] = {}
    for number, (_, obj) in enumerate(kinds):
        first.setdefault(obj, number)
    return _Thinning(kinds, around, first).kept(range(len(kinds)), 0)


class _Thinning(NamedTuple):
    kinds: Sequence[Kind]
    around: Sequence[tuple[Turn, ...]]
    first: dict[Hashable, int]  # when each object was met

    def kept(self, numbers: Sequence[int], depth: int) -> list[int]:
        """What is kept of some events, which stand in the same turns down to a depth."""
        found: list[int] = []
        for loop, group in groupby(numbers, lambda number: _loop(self.around[number], depth)):
            if loop is None:
                found += group
            else:
                found += self.of_loop([self.kept(turn, depth + 1) for turn in _turns(group, depth, self.around)])
        return found

    def of_loop(self, turns: list[list[int]]) -> Iterator[int]:
        """The turns of one loop that are kept: the first of each kind, the last, and those next to another kind."""
        does = [self.done(turn, begin=turn[0] if index else -1) for index, turn in enumerate(turns)]
        seen: Counter[Hashable] = Counter()
        for index, turn in enumerate(turns):
            seen[does[index]] += 1
            if index == len(turns) - 1 or seen[does[index]] <= ALIKE or does[index + 1] not in seen:
                yield from turn

    def done(self, turn: list[int], begin: int) -> tuple[Kind, ...]:
        """What a turn does: an object that is met from `begin` on is one like that of another turn."""
        new: dict[Hashable, int] = {}
        found: list[Kind] = []
        for what, obj in (self.kinds[number] for number in turn):
            is_new = 0 <= begin <= self.first[obj]
            found.append((what, ("new", new.setdefault(obj, len(new))) if is_new else obj))
        return tuple(found)


def _loop(turns: tuple[Turn, ...], depth: int) -> int | None:
    return id(turns[depth].loop) if len(turns) > depth else None


def _turns(numbers: Iterator[int], depth: int, around: Sequence[tuple[Turn, ...]]) -> Iterator[list[int]]:
    for _, turn in groupby(numbers, lambda number: id(around[number][depth])):
        yield list(turn)
