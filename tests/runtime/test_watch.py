"""The numbers of a run: what they add to findings, what they cost, what they leave alone."""

from __future__ import annotations

import gc
import io
import json
import os
import time
import tracemalloc
import weakref

import pytest

torch = pytest.importorskip("torch")

import looplint  # noqa: E402
from looplint import Group  # noqa: E402
from looplint.config import Config  # noqa: E402
from looplint.runtime.hooks import listen  # noqa: E402
from looplint.runtime.recorder import Recorder  # noqa: E402
from looplint.runtime.stacks import Place  # noqa: E402
from looplint.runtime.watch import ALWAYS, due  # noqa: E402
from looplint.runtime.watch.parameters import Parameters  # noqa: E402
from looplint.selection import Layer  # noqa: E402


@pytest.mark.parametrize("steps", [30, 400])
def test_a_clip_of_scaled_gradients_is_told_with_both_norms(steps: int) -> None:
    model = torch.nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    scaler = torch.amp.GradScaler("cpu", init_scale=2.0**16)
    with looplint.recording() as run:
        for inputs in torch.randn(steps, 16, 8):
            optimizer.zero_grad()
            scaler.scale(model(inputs).pow(2).mean()).backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            scaler.step(optimizer)
            scaler.update()
    (finding,) = [one.finding for one in run.findings if one.rule.code == "LL301"]
    (note,) = [note.text for note in finding.notes if "clipped" in note.text]
    how_often, _, norms = note.partition(": norm ")
    words = how_often.split()
    if steps == 30:
        assert how_often == "clipped 30 of 30 steps"
    else:  # not each norm is read
        assert how_often.startswith("clipped in ")
        assert how_often.endswith(f" steps that were looked at, of {steps} in all")
        assert words[2] == words[5]
        assert 64 <= int(words[2]) < 100
    scaled, true = float(norms.split()[0].replace(",", "")), float(norms.split()[3])
    assert 0.4 * scaled < true * 2**16 < 2.5 * scaled


def held(steps: int) -> int:
    """The bytes that looplint holds after so many steps, of epochs of 50."""
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.BatchNorm1d(4), torch.nn.Linear(4, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    loader = torch.utils.data.DataLoader(torch.ones(200, 4), batch_size=4)
    recorder = Recorder(lambda: open(os.devnull, "w"))  # noqa: PTH123, SIM115 - closed with the recorder
    patches = listen(recorder)
    tracemalloc.start()
    try:
        for _ in range(steps // 50):
            for inputs in loader:
                optimizer.zero_grad()
                model(inputs).sum().backward()
                torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
                optimizer.step()
        recorder.flush()
        gc.collect()  # plans that were given up are cycles: they wait for the collector, and are not held
        ours = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, "*/looplint/*")])
    finally:
        tracemalloc.stop()
        patches.remove()
        recorder.finish()
    return sum(trace.size for trace in ours.traces)


def test_what_is_held_does_not_grow_with_the_run() -> None:
    short, long = held(150), held(900)
    assert long < 1.5 * short


def test_rounds_are_looked_at_ever_less_often() -> None:
    assert sum(map(due, range(8))) == 8
    assert sum(map(due, range(100_000))) < 100_000 / 60


@pytest.mark.parametrize(("share", "each"), [(0.0, 1.0), (1.0, 0.0), (1.0, 1.0)])
def test_looks_that_take_too_much_are_put_off(share: float, each: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("looplint.runtime.watch.SHARE", share)
    monkeypatch.setattr("looplint.runtime.watch.EACH", each)
    recorder = Recorder(io.StringIO)
    looks: list[int] = []
    look = Parameters.look

    def counted(self: Parameters, optimizer: object, place: Place, number: int, called: set[int]) -> None:
        looks.append(number)
        look(self, optimizer, place, number, called)

    monkeypatch.setattr(Parameters, "look", counted)
    patches = listen(recorder)
    try:
        model = torch.nn.Linear(4, 1)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
        for _ in range(300):
            optimizer.zero_grad()
            model(torch.ones(4, 4)).sum().backward()
            optimizer.step()
    finally:
        patches.remove()
        recorder.finish()
    late = [128, 256]  # there is always another when the rounds have doubled
    few = [number for number in range(300) if due(number) and (number <= ALWAYS or number in late)]
    assert looks == (few if share * each == 0 else [number for number in range(300) if due(number)])


def test_the_numbers_keep_nothing_of_the_script_alive() -> None:
    alive: list[weakref.ref[torch.nn.Module]] = []
    recorder = Recorder(io.StringIO)
    patches = listen(recorder)
    try:

        def run() -> None:
            model = torch.nn.Linear(4, 1)
            alive.append(weakref.ref(model.weight))
            optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
            for _ in range(40):
                optimizer.zero_grad()
                model(torch.ones(4, 4)).sum().backward()
                optimizer.step()

        run()
        gc.collect()
        assert alive[0]() is None
    finally:
        patches.remove()
        recorder.finish()


def test_numbers_go_on_where_the_record_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("looplint.runtime.recorder.MOST_ROWS", 30)
    out = io.StringIO()
    recorder = Recorder(lambda: out)
    patches = listen(recorder)
    try:
        model = torch.nn.Linear(4, 1)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
        for _ in range(60):
            optimizer.zero_grad()
            model(torch.ones(4, 4)).sum().backward()
            optimizer.step()
    finally:
        patches.remove()
        recorder.finish()
    rows = [json.loads(line) for line in out.getvalue().splitlines()]
    assert sum(row[0] == "event" for row in rows) == 30
    last = [row[-1] for row in rows if row[:2] == ["observation", "parameters 1"]][-1]
    assert last["rounds"] == 49


class Stream:
    """An accelerator's queue, as far as it is asked about."""

    def __init__(self, answer: bool | None) -> None:
        self.answer, self.asked = answer, 0

    def query(self) -> bool:
        self.asked += 1
        if self.answer is None:
            raise RuntimeError("CUDA error: an illegal memory access was encountered")
        return self.answer


@pytest.mark.parametrize(
    ("answer", "capturing", "group"),
    [(True, False, Group.WARNING), (False, False, None), (None, False, Group.ADVICE), (True, True, Group.ADVICE)],
    ids=["idle", "busy", "failed", "capturing"],
)
def test_whether_an_accelerator_waits_for_data_is_asked_of_its_queue(
    answer: bool | None, capturing: bool, group: Group | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = Stream(answer)
    monkeypatch.setattr(torch.cuda, "is_initialized", lambda: True)
    monkeypatch.setattr(torch.cuda, "is_current_stream_capturing", lambda: capturing)
    monkeypatch.setattr(torch.cuda, "current_stream", lambda: stream)
    model = torch.nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    with looplint.recording(Config(layers=(Layer(select=("LL655",)),))) as run:
        for inputs in torch.utils.data.DataLoader(Slow(), batch_size=4):
            optimizer.zero_grad()
            model(inputs).pow(2).mean().backward()
            optimizer.step()
    assert [one.group for one in run.findings] == ([group] if group is not None else [])
    assert bool(stream.asked) is not capturing


class Slow(torch.utils.data.Dataset[torch.Tensor]):
    """A second and a half for all of it."""

    def __len__(self) -> int:
        return 300

    def __getitem__(self, index: int) -> torch.Tensor:
        time.sleep(0.005)
        return torch.ones(8)
