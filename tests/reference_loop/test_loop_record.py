"""The record of a run, its picture, and what is noticed while it is made."""

from __future__ import annotations

import json
import math
import os
import pty
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from conftest import MakeOptions, lines
from torch import Tensor, nn

from reference_loop import plot, task
from reference_loop.data import Batch
from reference_loop.diagnose import CAUSES, NonFiniteError, Watch, locate
from reference_loop.record import Record, memory_mb, read_lines
from reference_loop.train import train

CPU = torch.device("cpu")


def test_each_step_has_a_line(options: MakeOptions) -> None:
    outcome = train(options(ema=0.9), task)
    steps = lines(outcome, "step")
    assert [line["step"] for line in steps] == list(range(1, 13))
    assert [line["batch"] for line in steps[:8]] == ["e0b0", "e0b2", "e0b4", "e0b6", "e0b8", "e0b10", "e1b0", "e1b2"]
    for line in steps:
        assert {
            "epoch",
            "loss",
            "smoothed",
            "norm",
            "lr",
            "skipped",
            "memory",
            "wait",
            "seconds",
            "time",
        } <= line.keys()
        assert 0 <= line["wait"] <= 1
        assert line["memory"] > 10
        assert line["norm"] > 0
    assert max(line["lr"] for line in steps) == 1e-3


def test_a_resumed_run_has_each_step_once(options: MakeOptions) -> None:
    stopped = train(options(stop_after=4), task)
    with (stopped.folder / "record.jsonl").open("a") as file:  # steps that were made after the last checkpoint
        file.write(json.dumps({"kind": "step", "step": 5, "loss": 99.0}) + "\n" + '{"kind": "step", "st')
    resumed = train(options(resume=str(stopped.folder)), task)
    assert [line["step"] for line in lines(resumed, "step")] == list(range(1, 13))
    assert all(line["loss"] < 99 for line in lines(resumed, "step"))


def test_tensorboard_is_written_where_installed(options: MakeOptions) -> None:
    pytest.importorskip("tensorboard")
    outcome = train(options(tensorboard=True), task)
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    events = EventAccumulator(str(outcome.folder))
    events.Reload()
    assert {"step/loss", "step/lr", "step/norm", "evaluation/accuracy"} <= set(events.Tags()["scalars"])
    assert [event.value for event in events.Scalars("step/loss")] == pytest.approx(
        [line["loss"] for line in lines(outcome, "step")]
    )


def test_without_tensorboard_it_goes_on(options: MakeOptions, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch.utils.tensorboard", None)
    outcome = train(options(tensorboard=True, epochs=1), task)
    assert not list(outcome.folder.glob("events*"))


def test_a_person_at_a_terminal_sees_a_bar(options: MakeOptions) -> None:
    """On a terminal a bar is drawn; the evaluations stand above it."""
    config = options(quiet=False)
    child, screen = pty.fork()
    if child == 0:
        sys.stdout = os.fdopen(1, "w")
        train(config, task)
        os._exit(0)
    shown = b""
    while True:
        try:
            shown += os.read(screen, 4096)
        except OSError:
            break
    os.waitpid(child, 0)
    assert b"12/12" in shown
    assert b"epoch 2  step 12" in shown


def test_memory_is_asked_in_mebibytes() -> None:
    before = memory_mb(CPU)
    block = torch.ones(64, 2**18)  # 64 MiB, written to
    assert 10 < before <= memory_mb(CPU) < 100_000
    assert block.sum() == 2**24


def test_the_picture_is_drawn(options: MakeOptions, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = train(options(ema=0.9), task)
    assert plot.main([str(outcome.folder)]) == 0
    picture = outcome.folder / "plot.png"
    assert capsys.readouterr().out.strip() == str(picture)
    from PIL import Image

    with Image.open(picture) as image:
        assert image.size == (1200, 1200)
        assert len(image.convert("RGB").getcolors(maxcolors=100_000) or []) > 50


def test_odd_batches_are_named_in_the_picture(options: MakeOptions) -> None:
    from matplotlib.figure import Figure

    steps = [{"step": n, "loss": 1.0, "smoothed": 1.0, "batch": f"e0b{n}"} for n in range(5)]
    axes = Figure().subplots()
    plot.draw_loss(axes, steps, [], [], {3: "loss 9"})
    assert [text.get_text() for text in axes.texts] == ["e0b3"]


def test_what_cannot_be_drawn_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert plot.main([str(tmp_path)]) == 2
    assert "record.jsonl" in capsys.readouterr().err
    (tmp_path / "record.jsonl").write_text("")
    assert plot.main([str(tmp_path)]) == 2
    assert "holds no step yet" in capsys.readouterr().err


def test_without_matplotlib_one_is_told_what_to_install(
    options: MakeOptions, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.backends.backend_agg", None)
    assert plot.main([str(train(options(epochs=1), task).folder)]) == 2
    assert "pip install matplotlib" in capsys.readouterr().err


def rows(*losses: float) -> list[tuple[str, Tensor, list[int]]]:
    return [("e0b3", torch.tensor(losses), list(range(10, 10 + len(losses))))]


def test_a_spike_is_attributed_to_its_samples() -> None:
    watch = Watch()
    for step in range(30):
        assert list(watch.see(1.0 + 0.01 * (step % 3), 1.0, rows(1.0, 1.0))) == []
    (note,) = watch.see(4.0, 1.0, rows(0.5, 15.0, 0.5))
    assert note == "loss 4 after 1.01 +- 0.01: batch e0b3; largest: sample 11 15, sample 10 0.5, sample 12 0.5"


def test_a_spike_is_seen_while_the_loss_falls() -> None:
    """Above the trend, though below where the loss was twenty steps ago."""
    watch = Watch()
    for step in range(40):
        assert list(watch.see(2.0 - 0.03 * step + 0.02 * (step % 2), 1.0, rows(1.0))) == []
    (note,) = watch.see(1.4, 1.0, rows(1.4))
    assert note.startswith("loss 1.4 after 0.9")


def test_noise_is_no_spike() -> None:
    watch, generator = Watch(), torch.Generator().manual_seed(0)
    for _ in range(300):
        loss = 2.0 + 0.5 * torch.randn((), generator=generator).item()
        assert list(watch.see(loss, 1.0 + abs(loss), rows(loss))) == []


def test_a_loss_that_is_not_finite_is_no_spike() -> None:
    watch = Watch()
    for loss in (math.nan, math.inf, 1.0, math.nan):
        assert not list(watch.see(loss, math.nan, rows(loss)))


def test_a_jump_of_the_norm_and_a_vanished_gradient_are_noticed() -> None:
    watch = Watch()
    for _ in range(20):
        assert not list(watch.see(2.0, 1.0, rows(2.0)))
    assert list(watch.see(2.0, 50.0, rows(2.0))) == [
        "gradient norm 50, ten times the largest of the last 20 steps, in e0b3"
    ]
    (note,) = watch.see(2.0, 1e-9, rows(2.0))
    assert note.startswith("gradient norm 1.0e-09 while the loss is 2")
    assert not list(watch.see(2.0, 1e-9, rows(2.0)))  # once


def test_a_small_gradient_at_a_small_loss_is_fine() -> None:
    watch = Watch()
    assert not list(watch.see(2.0, 1.0, rows(2.0)))
    assert not list(watch.see(0.001, 1e-9, rows(0.001)))


class Net(nn.Module):
    def __init__(self, fault: str) -> None:
        super().__init__()
        self.first, self.second, self.fault = nn.Linear(4, 4), Second(fault), fault
        self.head = nn.Linear(4, 3)

    def forward(self, x: Tensor) -> Tensor:
        hidden = self.second(self.first(x))
        if self.fault == "between":
            hidden = hidden / 0
        outputs: Tensor = self.head(hidden)
        return outputs / 0 if self.fault == "last" else outputs


class Second(nn.Module):
    def __init__(self, fault: str) -> None:
        super().__init__()
        self.fault = fault

    def forward(self, x: Tensor) -> Tensor:
        if self.fault == "forward":
            return (x * 1e4).exp()
        if self.fault == "backward":
            return (x * 0).sqrt() + x  # the root's slope at 0 is infinite
        return x


def found(fault: str, inputs: Tensor | None = None) -> str:
    torch.manual_seed(0)
    model = Net(fault)
    if fault == "weight":
        model.head.weight.data[0, 0] = math.nan
    batch = Batch(torch.randn(5, 4) if inputs is None else inputs, torch.tensor([0, 1, 2, 0, 1]), [7, 8, 9, 10, 11])
    return locate(model, task, [batch], task.Options(), CPU)


def test_the_first_value_that_is_not_finite_is_located() -> None:
    assert found("").startswith("each micro-batch is finite")
    assert found("forward").startswith(
        "forward: the output of second (Second) is the first not finite; its largest inp"
    )
    assert "exp or log" in found("forward")
    assert found("backward").startswith(
        "backward: the gradient that arrives at the output of first (Linear) is the fir"
    )
    assert found("between").endswith("head (Linear) is the first not finite; so is its input already; " + CAUSES)
    assert found("last").startswith("forward: the output of the model (Net) is the first not finite")
    assert found("weight").startswith("head.weight itself is not finite before the forward pass")
    inputs = torch.zeros(5, 4)
    inputs[1, 2], inputs[3, 0] = math.nan, math.inf
    assert found("", inputs).startswith("the input is not finite in samples 8, 10")


def test_a_loss_that_is_not_finite_names_its_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task, "loss", lambda outputs, targets: outputs.sum(dim=1) + torch.log(targets.float()))
    assert found("").startswith("the loss is not finite for samples 7, 10, though the model's output is")


def test_training_stops_before_the_weights_are_spoiled(options: MakeOptions, monkeypatch: pytest.MonkeyPatch) -> None:
    calls, loss = [0], task.loss

    def failing(outputs: Tensor, targets: Tensor) -> Tensor:
        calls[0] += outputs.requires_grad
        return loss(outputs, targets) / (0 if calls[0] > 7 else 1)

    monkeypatch.setattr(task, "loss", failing)
    config = options(accumulate=1, save_steps=1)
    with pytest.raises(NonFiniteError, match=r"step 6: the loss is not finite for samples"):  # two were the check's
        train(config, task)
    (record,) = Path(config.runs).glob("*/*/record.jsonl")
    assert "step 6: the loss is not finite" in read_lines(record)[-1]["text"]
    monkeypatch.setattr(task, "loss", loss)
    resumed = train(replace(config, resume=str(record.parent)), task)
    assert resumed.reason == "finished"
    assert all(torch.isfinite(p).all() for p in resumed.state.model.parameters())


def test_fp16_is_given_up_when_it_only_overflows(options: MakeOptions, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task, "loss", lambda outputs, targets: outputs.float().sum(dim=1) * 1e36)
    with pytest.raises(NonFiniteError, match="step 25: fp16 overflowed 25 steps in a row"):
        train(options(precision="fp16", epochs=9), task)


def test_rewinding_keeps_the_record_whole(tmp_path: Path, options: MakeOptions) -> None:
    from reference_loop.distributed import World

    record = Record(tmp_path, options(), World(CPU), 10)
    for step in range(1, 6):
        record.note(step, f"note {step}")
    record.close()
    record = Record(tmp_path, options(), World(CPU), 10, start=3)
    record.note(4, "again")
    record.close()
    assert [line["text"] for line in read_lines(tmp_path / "record.jsonl")] == ["note 1", "note 2", "note 3", "again"]
