"""What is kept of a long run."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable
from types import FrameType

import pytest

from looplint.runtime import recorder as module
from looplint.runtime import stacks
from looplint.runtime.recorder import ALIKE, FEWER, LONG, PASSAGES, TURNS, Recorder, Stop
from looplint.runtime.rows import TURN
from looplint.runtime.stacks import Mark, Stacks


class Kept:
    """A recorder, and the events that it has kept."""

    def __init__(self, **limits: float) -> None:
        self.out = io.StringIO()
        self.recorder = Recorder(lambda: self.out, **limits)  # type: ignore[arg-type]

    def events(self) -> list[str]:
        self.recorder.finish()
        rows = map(json.loads, self.out.getvalue().splitlines())
        return [row[1] for row in rows if row[0] == "event"]


def loop(recorder: Recorder, turns: int, body: Callable[[int], None], number: int = 1) -> None:
    for index in range(turns):
        frame = sys._getframe()
        if recorder.goes_on(TURN, number, frame) is None:
            recorder.turn_begins(number, 1, recorder.stacks.here(frame), frame)
        body(index)
    recorder.passage_ends(number)


def test_equal_turns_are_kept_a_few_times_and_once_at_the_end() -> None:
    kept = Kept()
    loop(kept.recorder, 1000, lambda index: kept.recorder.event("forward", 1))
    assert kept.events().count("forward") == ALIKE + 1


def test_a_turn_of_another_kind_is_kept_with_the_one_before_it() -> None:
    kept = Kept()

    def body(index: int) -> None:
        kept.recorder.event("backward", 1)
        if index == 500:
            kept.recorder.event("step", 1)

    loop(kept.recorder, 1000, body)
    events = [event for event in kept.events() if event != "turn"]
    assert events.count("step") == 1
    assert events.index("step") == ALIKE + 2  # ALIKE turns, the one before, its own backward
    assert events[-1] == "backward"


def test_a_loop_in_a_loop_is_kept_as_a_part_of_its_turn() -> None:
    kept = Kept()

    def validate(index: int) -> None:
        kept.recorder.event("step", 1)
        loop(kept.recorder, 50, lambda i: kept.recorder.event("forward", 1), number=100 + index)

    loop(kept.recorder, 30, validate)
    events = kept.events()
    assert events.count("step") == ALIKE + 1
    assert events.count("forward") == PASSAGES * (ALIKE + 1) + FEWER + 1


def test_a_passage_that_is_left_early_ends_with_the_loop_around() -> None:
    kept = Kept()

    def body(index: int) -> None:
        frame = sys._getframe()
        kept.recorder.turn_begins(100 + index, 1, kept.recorder.stacks.here(frame), frame)
        kept.recorder.event("forward", 1)

    loop(kept.recorder, 3, body)
    assert kept.events().count("forward") == 3


def test_a_record_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ROWS", 10)
    kept = Kept()
    for number in range(1000):
        if not kept.recorder.deaf:
            kept.recorder.event("forward", number)
    assert len(kept.events()) == 10


def test_a_run_stops_after_so_many_steps() -> None:
    kept = Kept(steps=3)

    def train() -> None:
        for _ in range(10):
            kept.recorder.event("step", 1)

    with pytest.raises(Stop):
        train()
    assert kept.events().count("step") == 4  # the hook speaks before the step: the fourth is not taken


def test_a_forked_process_writes_a_record_of_its_own() -> None:
    files: dict[int, io.StringIO] = {}
    recorder = Recorder(lambda: files.setdefault(os.getpid(), io.StringIO()))
    recorder.event("forward", 1)
    recorder.flush()
    reading, writing = os.pipe()
    if not os.fork():
        if not recorder.deaf:
            recorder.event("step", 1)
        recorder.finish()
        os.write(writing, files[os.getpid()].getvalue().encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    assert '"step"' in told
    assert '"at"' in told  # positions again: the file is read on its own
    assert '"step"' not in files[os.getpid()].getvalue()


def test_a_call_keeps_its_number_and_no_later_call_gets_it() -> None:
    found = Stacks()

    def call() -> list[int]:
        return [found.here(sys._getframe()).stack[-1][0] for _ in (1, 2)]

    seen = [call() for _ in range(50)]
    assert all(first == second for first, second in seen)
    assert len({first for first, _ in seen}) == 50


def test_a_mark_gives_way_to_a_tracer() -> None:
    found = Stacks()
    calls: list[str] = []
    found.here(sys._getframe())
    assert type(sys._getframe().f_trace) is Mark

    def trace(frame: object, event: str, argument: object) -> object:
        calls.append(event)
        return trace

    def traced() -> None:
        found.here(sys._getframe())

    before = sys.gettrace()
    sys.settrace(trace)  # type: ignore[arg-type]
    try:
        traced()
    finally:
        sys.settrace(before)
    assert "line" in calls


class Looped(Kept):
    """A recorder that is asked first, as the hooks ask it."""

    def __init__(self) -> None:
        super().__init__()
        self.made = 0  # calls that were told in full
        self.known = 0  # those that were known without looking up where they were made
        self.recorder.stacks._codes[id(Looped.call.__code__)] = stacks._OTHERS  # a hook is none of the user's calls

    def call(self, op: str, obj: object = 1) -> None:
        frame = sys._getframe(1)
        number = obj if isinstance(obj, int) else self.recorder.objects.number(obj, "model")
        if self.recorder.goes_on(op, obj if isinstance(obj, int) else id(obj), frame) is not None:
            self.known += 1
        elif not self.recorder.again(op, obj, self.recorder.stacks.here(frame), frame):
            self.made += 1
            self.recorder.event(op, number)
            self.recorder.told()

    def stacks(self) -> list[tuple[str, int]]:
        """What is kept, each with the number of the innermost call."""
        self.recorder.finish()
        rows = map(json.loads, self.out.getvalue().splitlines())
        return [(row[1], row[3][-1][0]) for row in rows if row[0] == "event" and row[1] != "turn"]


def test_a_turn_like_the_last_is_recognized_and_not_told_again() -> None:
    kept = Looped()

    def body(index: int) -> None:
        kept.call("forward")
        kept.call("step")

    loop(kept.recorder, 1000, body)
    assert kept.made == 2 * (ALIKE + 1)
    assert kept.recorder.steps == 1000
    seen = kept.stacks()
    assert [op for op, _ in seen] == ["forward", "step"] * (ALIKE + 1)
    calls = [call for _, call in seen[::2]]
    assert len(set(calls)) == ALIKE + 1
    assert [call for _, call in seen[1::2]] == calls  # the last turn is the last one, not an earlier one again
    assert calls[-1] - calls[-2] > 900


def test_calls_of_a_frame_that_stands_still_are_known_by_it() -> None:
    kept = Looped()

    def often() -> None:
        for _ in range(1000):
            kept.call("forward")
            kept.call("step")

    often()
    told = TURNS + ALIKE + 1
    assert kept.known >= 2 * (1000 - told - 2)
    assert kept.recorder.steps == 1000


class Thing:
    """An object, such as a model."""


def test_an_object_with_the_address_of_one_that_is_gone_is_another() -> None:
    kept, things = Looped(), [Thing()]
    known = []

    def often() -> None:
        for index in range(32):
            before = kept.known
            kept.call("forward", things[0])
            kept.call("step")
            known.append(kept.known - before)
            if index == 30:
                address = id(things.pop())
                others = [Thing()]
                while id(others[-1]) != address:
                    others.append(Thing())
                things.append(others[-1])

    often()
    assert known[-2:] == [2, 0]


@pytest.mark.parametrize("odd", [600, 999], ids=["in-between", "at-the-end"])
@pytest.mark.parametrize("kind", ["longer", "shorter", "other", "not-asked-for"])
def test_a_turn_that_departs_from_the_last_is_told_as_ever(kind: str, odd: int) -> None:
    def body(kept: Looped, index: int) -> None:
        kept.call("zero-grad")
        if index == odd and kind == "not-asked-for":
            kept.recorder.event("make", 2)
        kept.call("backward", 7 if index == odd and kind == "other" else 1)
        if index == odd and kind == "shorter":
            return
        kept.call("step")
        if index == odd and kind == "longer":
            kept.call("schedule")

    asked, plain = Looped(), Looped()
    plain.recorder.again = lambda *_: False  # type: ignore[method-assign]
    for kept in (asked, plain):
        loop(kept.recorder, 1000, lambda index, kept=kept: body(kept, index))  # type: ignore[misc]
    first, second = asked.stacks(), plain.stacks()
    assert [op for op, _ in first] == [op for op, _ in second]
    assert [call - first[0][1] for _, call in first] == [call - second[0][1] for _, call in second]


def test_a_loader_within_a_turn_that_is_recognized() -> None:
    kept = Looped()

    def body(index: int) -> None:
        kept.call("step")
        if index == 500:
            loop(kept.recorder, 9, lambda i: kept.call("forward"), number=2)
        kept.call("schedule")

    loop(kept.recorder, 1000, body)
    ops = [op for op, _ in kept.stacks()]
    assert ops.count("forward") == ALIKE + 1
    where = ops.index("forward")
    assert ops[where - 1] == "step"
    assert ops[where + ALIKE + 1] == "schedule"


def step_often(kept: Looped, turns: int, odd: int = -1) -> None:
    for index in range(turns):
        kept.call("forward")
        if index == odd:
            kept.call("schedule")
        kept.call("step")


def step_in_a_call(kept: Looped, turns: int, odd: int = -1) -> None:
    def one(index: int) -> None:
        kept.call("forward")
        if index == odd:
            kept.call("schedule")
        kept.call("step")

    for index in range(turns):
        one(index)


def step_several(kept: Looped, turns: int, odd: int = -1) -> None:
    for index in range(turns):
        kept.call("forward")
        if index == odd:
            kept.call("schedule")
        for _ in range(3):
            kept.call("step")


BARE_LOOPS = pytest.mark.parametrize("loop", [step_often, step_in_a_call, step_several])


@BARE_LOOPS
def test_turns_of_a_loop_without_a_loader_are_recognized(loop: Callable[..., None]) -> None:
    kept = Looped()
    loop(kept, 1000)
    steps = 3 if loop is step_several else 1
    assert kept.made == (TURNS + ALIKE + 1) * (1 + steps) + 1  # what begins a turn is known when it is told
    assert kept.recorder.steps == 1000 * steps
    kept.call("save")
    assert [op for op, _ in kept.stacks()] == (["forward"] + ["step"] * steps) * (TURNS + ALIKE + 1) + ["save"]


@BARE_LOOPS
@pytest.mark.parametrize("odd", [3, TURNS, TURNS + ALIKE + 1, 600, 999])
def test_another_turn_of_a_loop_without_a_loader_is_told(loop: Callable[..., None], odd: int) -> None:
    asked, plain = Looped(), Looped()
    plain.recorder.again = lambda *_: False  # type: ignore[method-assign]

    def run(kept: Looped) -> None:
        loop(kept, 1000, odd)
        kept.call("save")

    asked.recorder.stacks.here(sys._getframe())  # numbers this call, before any that is compared
    for kept in (asked, plain):
        run(kept)
    first, second = asked.stacks(), plain.stacks()
    assert [op for op, _ in first] == [op for op, _ in second]
    assert [op for op, _ in first].count("schedule") == 1
    assert len(first) < 200
    assert [call - first[0][1] for _, call in first] == [call - second[0][1] for _, call in second]


def test_an_outer_loop_does_not_hide_how_often_an_inner_one_turned_anew() -> None:
    kept = Looped()

    def episodes() -> None:
        for _ in range(10):
            for _ in range(100):
                kept.call("forward")
            kept.call("step")

    episodes()
    ops = [op for op, _ in kept.stacks()]
    assert ops.count("step") == 10
    assert ops.count("forward") <= 10 * (TURNS + ALIKE + 1)
    assert all(ops[where - 1] == "forward" for where, op in enumerate(ops) if op == "step")


def test_a_batch_that_is_trained_on_for_long_does_not_fill_the_memory() -> None:
    kept = Looped()

    def overfit(frame: FrameType) -> None:
        kept.recorder.turn_begins(1, 1, kept.recorder.stacks.here(frame), frame)
        step_often(kept, 5000)

    overfit(sys._getframe())
    assert len(kept.stacks()) < 2 * LONG


def test_loops_of_a_function_by_its_instructions() -> None:
    def nested() -> None:
        for one in range(2):
            while one:
                one -= 1
            print(one)
        print()

    found = stacks.loops_in(nested.__code__)
    assert len(found) == 2
    (outer, end), (inner, inner_end) = found
    assert outer < inner < inner_end < end
