"""Equal turns are judged a few times, whatever loop they are of."""

from __future__ import annotations

from looplint.events import Loop, LoopKind, Turn
from looplint.runtime.thin import thinned

STEP = ("step", 1)


def turns(loop: Loop, count: int) -> list[tuple[Turn, ...]]:
    return [(Turn(loop, index),) for index in range(count)]


def test_of_equal_turns_two_and_the_last_are_kept() -> None:
    assert thinned([STEP] * 1000, turns(Loop(LoopKind.OTHER), 1000)) == [0, 1, 999]


def test_a_turn_of_another_kind_is_kept_with_the_one_before_it() -> None:
    kinds = [STEP, STEP, STEP, STEP, ("skipped", 1), STEP, STEP]
    assert thinned(kinds, turns(Loop(LoopKind.OTHER), 7)) == [0, 1, 3, 4, 6]


def test_inner_loops_are_thinned_before_their_turns_are_compared() -> None:
    """Epochs of different lengths do the same."""
    outer, inner = Loop(LoopKind.EPOCH), Loop(LoopKind.BATCH)
    around = []
    for epoch in range(6):
        turn = Turn(outer, epoch)
        around += [(turn, Turn(inner, batch)) for batch in range(10 + epoch)]
    kept = thinned([STEP] * len(around), around)
    assert [(around[n][0].index, around[n][1].index) for n in kept] == [
        (0, 0), (0, 1), (0, 9), (1, 0), (1, 1), (1, 10), (5, 0), (5, 1), (5, 14),
    ]  # fmt: skip


def test_what_is_in_no_loop_is_kept() -> None:
    assert thinned([("make", 1), ("make", 2), ("make", 3)], [(), (), ()]) == [0, 1, 2]


def test_the_model_of_each_fold_is_one_like_those_of_the_others() -> None:
    around = turns(Loop(LoopKind.OTHER), 9)
    assert thinned([("step", number) for number in range(9)], around) == [0, 1, 2, 8]


def test_each_optimizer_of_a_list_is_kept() -> None:
    loop = Loop(LoopKind.OTHER)
    around: list[tuple[Turn, ...]] = [*[()] * 6, *turns(loop, 6)]
    assert thinned([(what, number) for what in ("make", "step") for number in range(6)], around) == list(range(12))
