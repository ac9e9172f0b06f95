"""What one optimizer step does."""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import torch
from conftest import MakeOptions, identical, lines, weights
from torch import nn
from torch.nn import functional

from reference_loop import optim, task
from reference_loop.data import Batch, grouped
from reference_loop.distributed import World
from reference_loop.prepare import Setup, prepare
from reference_loop.train import train, train_step

CPU = World(torch.device("cpu"))


@contextmanager
def prepared(config: task.Options) -> Iterator[Setup]:
    setup = prepare(config, task, CPU)
    setup.net.train()
    yield setup
    setup.record.close()


def batches(*sizes: int, seed: int = 0) -> list[Batch]:
    """Fixed batches of these sizes, the same samples however they are cut."""
    generator = torch.Generator().manual_seed(seed)
    inputs = torch.randn(sum(sizes), 3, 16, 16, generator=generator)
    targets = torch.arange(sum(sizes)) % 10
    parts = zip(inputs.split(sizes), targets.split(sizes), torch.arange(sum(sizes)).split(sizes), strict=True)
    return [Batch(x, y, ids.tolist()) for x, y, ids in parts]


@pytest.mark.parametrize("sizes", [(8, 8, 8, 8), (16, 16), (8, 8, 8, 5), (8, 1), (1, 1, 1)])
def test_accumulated_equals_one_big_batch(options: MakeOptions, sizes: tuple[int, ...]) -> None:
    """With any split, a short tail included: the loss is divided by the samples of the step, not by its batches."""
    config = options(norm="group", dropout=0.0, optimizer="sgd", clip="1.0")
    with prepared(config) as one, prepared(config) as many:
        big = train_step(one, batches(sum(sizes)))
        small = train_step(many, batches(*sizes))
        assert big.loss == pytest.approx(small.loss, rel=1e-6)
        assert big.norm == pytest.approx(small.norm, rel=1e-5)
        assert (weights(one.state) - weights(many.state)).abs().max() < 1e-6


def test_the_step_is_the_textbook_s(options: MakeOptions) -> None:
    config = options(norm="group", dropout=0.0, optimizer="sgd", clip="0.5", schedule="constant", lr=0.1)
    with prepared(config) as setup:
        model = copy.deepcopy(setup.state.model)
        group = batches(8)
        train_step(setup, group)
        optimizer = torch.optim.SGD(optim.parameter_groups(model, config.weight_decay), lr=0.1, momentum=0.9)
        functional.cross_entropy(model(group[0].inputs), group[0].targets).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 0.5)
        optimizer.step()
        for ours, theirs in zip(setup.state.model.parameters(), model.parameters(), strict=True):
            torch.testing.assert_close(ours, theirs, rtol=1e-6, atol=1e-7)


def test_gradients_left_behind_do_not_enter_a_step(options: MakeOptions) -> None:
    config = options(norm="group", dropout=0.0)
    with prepared(config) as clean, prepared(config) as dirty:
        for parameter in dirty.state.model.parameters():
            parameter.grad = torch.full_like(parameter, 1e3)
        assert train_step(dirty, batches(8)).norm == train_step(clean, batches(8)).norm


def test_clipping_acts_on_true_gradients(options: MakeOptions) -> None:
    """The scale of fp16 must be out of the gradient before its norm is limited."""
    with prepared(options(precision="fp16", clip="0.1", optimizer="sgd", norm="group", dropout=0.0)) as setup:
        step = train_step(setup, batches(8))
        after = (
            torch.cat([p.grad.flatten() for p in setup.state.model.parameters() if p.grad is not None]).norm().item()
        )
        assert setup.state.scaler.get_scale() > 1000
        assert 0.1 < step.norm < 100
        assert after == pytest.approx(0.1, rel=1e-3)


def overflowing(batch: Batch) -> Batch:
    return Batch(batch.inputs * 1e30, batch.targets, batch.ids)


def test_an_overflow_skips_all_that_hangs_on_the_step(options: MakeOptions) -> None:
    with prepared(options(precision="fp16", ema=0.9, clip="auto")) as setup:
        state = setup.state
        train_step(setup, batches(8))
        before = copy.deepcopy(state.state_dict())
        step = train_step(setup, [overflowing(batches(8)[0])])
        after = state.state_dict()
        assert step.skipped
        assert after["scaler"]["scale"] < before["scaler"]["scale"]
        assert after["schedule"] == before["schedule"]
        assert identical(after["average"], before["average"])
        assert identical(after["optimizer"], before["optimizer"])
        named = dict(state.model.named_parameters())
        assert identical(
            {name: after["model"][name] for name in named}, {name: before["model"][name] for name in named}
        )


@pytest.mark.parametrize(
    ("schedule", "moves"),
    [("cosine", "step"), ("onecycle", "step"), ("step", "epoch"), ("multistep", "epoch"), ("plateau", "evaluation")],
)
def test_each_schedule_moves_at_its_moment_only(schedule: str, moves: str) -> None:
    parameter = nn.Parameter(torch.zeros(1))
    optimizer = torch.optim.SGD([parameter], lr=1.0)
    config = task.Options(schedule=schedule, milestones=(1,), step_size=1, plateau_patience=0, warmup=0.5)
    built = optim.build_schedule(optimizer, config, 1.0, 10)
    parameter.grad = torch.ones(1)
    optimizer.step()
    built.after("evaluation", 0.5)  # the plateau's first metric is its best
    for moment in ("step", "epoch", "evaluation"):
        before = optimizer.param_groups[0]["lr"]
        built.after(moment, 0.4 if moment == "evaluation" else None)
        assert (optimizer.param_groups[0]["lr"] != before) == (moment == moves), moment


def test_cosine_rises_and_falls_to_nothing() -> None:
    factor = optim.warmup_cosine(4, 20)
    values = [factor(step) for step in range(20)]
    assert values[:5] == [0.25, 0.5, 0.75, 1.0, 1.0]
    assert values[4:] == sorted(values[4:], reverse=True)
    assert 0 < values[-1] < 0.01


@pytest.mark.parametrize("steps", [1, 2, 3, 20, 40, 1000])
@pytest.mark.parametrize("warmup", [0.0, 0.05, 0.5, 0.99])
def test_onecycle_takes_any_length(steps: int, warmup: float) -> None:
    optimizer = torch.optim.AdamW([nn.Parameter(torch.zeros(1))], lr=1.0)
    schedule = optim.build_schedule(optimizer, task.Options(schedule="onecycle", warmup=warmup), 1.0, steps)
    rates = []
    for _ in range(steps):
        optimizer.step()
        rates.append(optimizer.param_groups[0]["lr"])
        if len(rates) < steps:
            schedule.after("step")
    assert all(0 < rate <= 1 for rate in rates)
    assert rates[-1] <= rates[0] or steps < 3


def test_norms_and_biases_do_not_decay() -> None:
    model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.Linear(4, 2))
    model[2].weight.requires_grad_(False)
    decayed, free = optim.parameter_groups(model, 0.1)
    assert decayed == {"params": [model[0].weight], "weight_decay": 0.1}
    assert free == {"params": [model[0].bias, model[1].weight, model[1].bias, model[2].bias], "weight_decay": 0.0}


def test_clip_auto_measures_then_limits_and_says_so(options: MakeOptions) -> None:
    outcome = train(options(clip="auto", clip_steps=10, epochs=4), task)
    norms = [line["norm"] for line in lines(outcome, "step")]
    assert outcome.state.clip.limit == sorted(norms[:10])[8]
    (note,) = [line for line in lines(outcome, "note") if line["text"].startswith("clip auto: over 10 steps")]
    assert note["step"] == 10


def test_clip_auto_ignores_overflow() -> None:
    clip = optim.Clip("auto", 2)
    assert [clip.see(norm) for norm in (math.inf, 1.0, math.nan)] == ["", "", ""]
    assert "limit is now 3" in clip.see(3.0)
    assert clip.see(9.0) == ""


def test_the_average_follows_the_weights_and_the_buffers(options: MakeOptions) -> None:
    with prepared(options(ema=0.5)) as setup:
        state = setup.state
        assert state.average is not None
        train_step(setup, batches(8))
        first = [p.detach().clone() for p in state.model.parameters()]
        train_step(setup, batches(8, seed=1))
        for average, before, now in zip(
            state.average.module.parameters(), first, state.model.parameters(), strict=True
        ):
            torch.testing.assert_close(average.detach(), 0.5 * before + 0.5 * now.detach())
        assert identical(dict(state.average.module.named_buffers()), dict(state.model.named_buffers()))


def test_a_compiled_model_keeps_its_names(options: MakeOptions, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled in place; here by a backend that changes no number and needs no C++ compiler."""
    compile_it = nn.Module.compile
    monkeypatch.setattr(nn.Module, "compile", lambda module: compile_it(module, backend="eager"))
    plain, compiled = train(options(ema=0.9), task), train(options(ema=0.9, compile=True), task)
    assert compiled.state.model._compiled_call_impl is not None
    assert torch.equal(weights(plain.state), weights(compiled.state))
    best = torch.load(compiled.folder / "best.pt", weights_only=True)
    assert best.keys() == plain.state.model.state_dict().keys()


def test_channels_last_and_deterministic_change_no_result(options: MakeOptions) -> None:
    plain = train(options(dropout=0.0), task)
    changed = train(options(dropout=0.0, channels_last=True, deterministic=True), task)
    assert torch.are_deterministic_algorithms_enabled()
    assert next(changed.state.model.parameters()).is_contiguous(memory_format=torch.channels_last)
    assert (weights(plain.state) - weights(changed.state)).abs().max() < 1e-3
    train(options(epochs=1), task)
    assert not torch.are_deterministic_algorithms_enabled()


@pytest.mark.parametrize("precision", ["bf16", "fp16"])
def test_reduced_precision_agrees_with_fp32(options: MakeOptions, precision: str) -> None:
    plain = train(options(dropout=0.0), task)
    reduced = train(options(dropout=0.0, precision=precision), task)
    one, other = ([line["loss"] for line in lines(outcome, "step")] for outcome in (plain, reduced))
    assert one != other
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 0.02


@pytest.mark.parametrize(("count", "size", "expected"), [(7, 3, [3, 3, 1]), (6, 3, [3, 3]), (0, 3, []), (2, 5, [2])])
def test_grouping_keeps_the_tail(count: int, size: int, expected: list[int]) -> None:
    group = batches(*[1] * count) if count else []
    assert [len(part) for part in grouped(group, size)] == expected
