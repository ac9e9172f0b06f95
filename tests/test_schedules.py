"""The rules of learning-rate schedules, on runs written by hand; and the units in which lengths are counted."""

from __future__ import annotations

from typing import Any

import pytest
from runs import Script, places

from looplint import LoopKind, Obj, Op, Role, schedules
from looplint.rule import rules
from looplint.schedules import Unit

EPOCH, BATCH, OTHER, UNROLLED = LoopKind.EPOCH, LoopKind.BATCH, LoopKind.OTHER, LoopKind.UNROLLED
CODES = tuple(f"LL40{n}" for n in range(1, 8))
STEP, PER_BATCH, PER_EPOCH = 10, 12, 14  # lines


def fired(script: Script, *codes: str) -> dict[str, list[int]]:
    """What each rule reports, and where; those that are silent left out."""
    run = script.run()
    found = {code: places(rules()[code].check(run)) for code in codes or CODES}
    return {code: lines for code, lines in found.items() if lines}


class Schedule:
    """A training with one scheduler that may be advanced at several places."""

    def __init__(self, made: str = "StepLR", unit: str = "epoch", **args: Any) -> None:
        self.script = Script()
        self.model = self.script.model(mode_dependent=False)
        self.optimizer = self.script.optimizer("optimizer", self.model)
        self.scheduler = self.script.make(
            Role.SCHEDULER, "scheduler", f"torch.optim.lr_scheduler.{made}", 1, self.optimizer, **args
        )
        self.scheduler.facts["unit"] = unit
        self.epochs = self.script.loop(EPOCH, "range(epochs)", target="epoch")
        self.batches = self.script.loop(BATCH, "loader")

    def step(self) -> None:
        self.script.backward(self.model, line=STEP)
        self.script.step(self.optimizer, STEP)

    def advance(self, line: int, **args: Any) -> None:
        self.script.event(Op.SCHEDULE, self.scheduler, line, None, args)

    def train(self, places: str, **args: Any) -> dict[str, list[int]]:
        """Two epochs of two batches. Places: "t" top of the epoch, "b" before the step, "a" after it, "e" epoch end."""
        for _ in self.script.turns(self.epochs):
            if "t" in places:
                self.advance(5, **args)
            for _ in self.script.turns(self.batches):
                if "b" in places:
                    self.advance(8, **args)
                self.step()
                if "a" in places:
                    self.advance(PER_BATCH, **args)
            if "e" in places:
                self.advance(PER_EPOCH, **args)
        return fired(self.script)


EPOCHS, STEPS = {"T_max": "args.epochs"}, {"T_max": "args.epochs * len(loader)"}


@pytest.mark.parametrize(
    ("made", "args", "places", "expected"),
    [
        ("CosineAnnealingLR", EPOCHS, "e", {}),
        ("CosineAnnealingLR", EPOCHS, "a", {"LL402": [PER_BATCH]}),
        ("CosineAnnealingLR", EPOCHS, "t", {"LL401": [5]}),
        ("CosineAnnealingLR", EPOCHS, "", {"LL405": [1]}),
        ("CosineAnnealingLR", STEPS, "a", {}),
        ("CosineAnnealingLR", STEPS, "b", {"LL401": [8]}),
        ("CosineAnnealingLR", STEPS, "e", {"LL403": [PER_EPOCH]}),
        ("CosineAnnealingLR", STEPS, "ae", {"LL403": [PER_EPOCH], "LL406": [PER_EPOCH]}),
        ("CosineAnnealingLR", {"T_max": "steps // len(loader)"}, "e", {}),
        ("CosineAnnealingLR", {"T_max": "self.length"}, "a", {}),
        ("StepLR", {"step_size": 30}, "a", {"LL402": [PER_BATCH]}),
        ("StepLR", {"step_size": 3000}, "a", {}),
        ("StepLR", {"step_size": 3000}, "e", {}),
        ("MultiStepLR", {"milestones": (30, 60, 90)}, "a", {"LL402": [PER_BATCH]}),
        ("MultiStepLR", {"milestones": (30000, 60000)}, "a", {}),
        ("ExponentialLR", {"gamma": 0.95}, "a", {"LL402": [PER_BATCH]}),
        ("ExponentialLR", {"gamma": 0.9999}, "a", {}),
        ("LinearLR", {"total_iters": 50}, "a", {}),
    ],
)
def test_places_and_lengths(made: str, args: dict[str, Any], places: str, expected: dict[str, list[int]]) -> None:
    assert Schedule(made, **args).train(places) == expected


@pytest.mark.parametrize(
    ("made", "args", "places", "expected"),
    [
        ("OneCycleLR", {"epochs": 8, "steps_per_epoch": "len(loader)"}, "a", {}),
        ("OneCycleLR", {"epochs": 8, "steps_per_epoch": "len(loader)"}, "e", {"LL403": [PER_EPOCH]}),
        ("OneCycleLR", {"epochs": 8, "steps_per_epoch": 1}, "e", {}),
        ("OneCycleLR", {"total_steps": "epochs"}, "e", {}),
        ("CyclicLR", {}, "e", {"LL403": [PER_EPOCH]}),
        ("CyclicLR", {"step_size_up": 5}, "e", {}),
    ],
)
def test_schedules_made_for_batches(
    made: str, args: dict[str, Any], places: str, expected: dict[str, list[int]]
) -> None:
    assert Schedule(made, "batch", **args).train(places) == expected


@pytest.mark.parametrize(
    ("counter", "counts", "places", "expected"),
    [
        ("epoch", (), "a", {"LL402": [PER_BATCH]}),
        ("epoch", (), "e", {}),
        ("step", (), "a", {}),
        ("epoch", ("len(loader) * 5",), "a", {}),
        ("s", ("100", "args.epochs * len(loader)"), "e", {"LL403": [PER_EPOCH]}),
        ("n", ("opt.n_epochs",), "a", {"LL402": [PER_BATCH]}),
    ],
)
def test_lambdas(counter: str, counts: tuple[str, ...], places: str, expected: dict[str, list[int]]) -> None:
    schedule = Schedule("LambdaLR", "any")
    schedule.scheduler.facts.update(counter=counter, counts=counts)
    assert schedule.train(places) == expected


@pytest.mark.parametrize("places", ["t", "a", "b", "te", "ae"])
def test_an_explicit_position_may_be_set_anywhere(places: str) -> None:
    assert Schedule("CosineAnnealingLR", **EPOCHS).train(places, epoch="epoch + i / n") == {}


@pytest.mark.parametrize("places", ["t", "a", "b", "e"])
def test_a_scheduler_with_a_clock_of_its_own_is_left_alone(places: str) -> None:
    schedule = Schedule("StepLR", step_size=3)
    schedule.scheduler.facts["own_step"] = True
    assert schedule.train(places) == {}


def test_a_known_number_of_epochs_tells_more() -> None:
    for number, expected in ((20, {"LL402": [PER_BATCH]}), (60, {})):
        schedule = Schedule("CosineAnnealingLR", T_max=number)
        schedule.epochs.length = 20
        assert schedule.train("a") == expected


def test_one_loop_over_all_steps_counts_steps() -> None:
    schedule = Schedule("MultiStepLR", milestones=(60, 90))
    for _ in schedule.script.turns(schedule.batches):
        schedule.step()
        schedule.advance(PER_BATCH)
    assert fired(schedule.script) == {}


def test_an_epoch_that_is_one_step() -> None:
    schedule = Schedule("CosineAnnealingLR", **EPOCHS)
    for _ in schedule.script.turns(schedule.epochs):
        schedule.step()
        schedule.advance(PER_EPOCH)
    assert fired(schedule.script) == {}


def test_ll401_before_training_begins_and_in_a_resume_loop() -> None:
    schedule = Schedule("StepLR", step_size=30)
    schedule.advance(2)
    for _ in schedule.script.turns(schedule.script.loop(OTHER, "range(start)")):
        schedule.advance(3)
    assert schedule.train("e") == {}


def test_ll401_schedulers_in_a_list() -> None:
    schedule = Schedule("StepLR", step_size=30)
    for _ in schedule.script.turns(schedule.epochs):
        for _ in schedule.script.turns(schedule.script.loop(UNROLLED, "schedulers"), 1):
            schedule.advance(5)
        for _ in schedule.script.turns(schedule.batches):
            schedule.step()
    assert fired(schedule.script) == {"LL401": [5]}


def test_ll401_not_in_the_pass_that_does_not_step() -> None:
    schedule = Schedule("StepLR", step_size=3000)
    for turn in schedule.script.turns(schedule.batches):
        schedule.advance(5)
        if turn:
            schedule.step()
    assert fired(schedule.script, "LL401") == {}


@pytest.mark.parametrize("kind", ["gate", "data"])
def test_ll402_held_back_by_a_test(kind: str) -> None:
    schedule = Schedule("StepLR", step_size=3)
    for _ in schedule.script.turns(schedule.epochs):
        for turn in schedule.script.turns(schedule.batches):
            schedule.step()
            if turn:
                with schedule.script.guard("i % n == 0", 11, kind, schedule.batches, every="n"):
                    schedule.advance(PER_BATCH)
    assert fired(schedule.script) == {}


# -- LL404 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("places", "args", "expected"),
    [
        ("e", {"metric": "val_loss"}, {}),
        ("e", {}, {"LL404": [PER_EPOCH]}),
        ("a", {"metric": "loss.item()"}, {"LL404": [PER_BATCH]}),
        ("a", {"metric": "running_loss / n"}, {}),
        ("t", {"metric": "train_loss"}, {}),
    ],
)
def test_ll404(places: str, args: dict[str, Any], expected: dict[str, list[int]]) -> None:
    assert Schedule("ReduceLROnPlateau", "metric").train(places, **args) == expected


@pytest.mark.parametrize(
    ("metric", "loader", "expected"),
    [
        ("val_loss", "val_loader", {"LL404": [PER_EPOCH]}),
        ("test_loss", "test_loader", {"LL404": [PER_EPOCH]}),
        ("val_loss", "test_loader", {}),
        ("loss", "val_loader", {}),
    ],
)
def test_ll404_before_the_evaluation(metric: str, loader: str, expected: dict[str, list[int]]) -> None:
    schedule = Schedule("ReduceLROnPlateau", "metric")
    script = schedule.script
    for _ in script.turns(schedule.epochs):
        for _ in script.turns(schedule.batches):
            script.forward(schedule.model, STEP)
            schedule.step()
        schedule.advance(PER_EPOCH, metric=metric)
        for _ in script.turns(script.loop(BATCH, loader)):
            script.forward(schedule.model, 20)
    assert fired(script) == expected


# -- LL405 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("how", ["passed", "returned", "member"])
def test_ll405_a_scheduler_that_is_handed_on(how: str) -> None:
    schedule = Schedule("StepLR", step_size=3)
    if how == "member":
        schedule.script.make(Role.SCHEDULER, "all", "SequentialLR", 2, schedulers=(schedule.scheduler,))
    else:
        schedule.script.mention(schedule.scheduler, 2, how)
    found = schedule.train("")
    assert found == ({"LL405": [2]} if how == "member" else {})


def test_ll405_without_training_there_is_nothing_to_schedule() -> None:
    assert fired(Schedule("StepLR", step_size=3).script) == {}


# -- LL406, LL407 ------------------------------------------------------------------------------------------------
def test_ll406_two_places_after_the_same_steps() -> None:
    schedule = Schedule("StepLR", step_size=3)
    for _ in schedule.script.turns(schedule.epochs):
        for _ in schedule.script.turns(schedule.batches):
            schedule.step()
        schedule.advance(13)
        schedule.advance(PER_EPOCH)
    assert fired(schedule.script) == {"LL406": [PER_EPOCH]}


@pytest.mark.parametrize(
    ("length", "expected"),
    [
        ("epochs * len(loader) // accumulate", {"LL407": [PER_BATCH]}),
        ("epochs * len(loader) // 4", {"LL407": [PER_BATCH]}),
        ("epochs * len(loader)", {}),
        (100, {"LL407": [PER_BATCH]}),
    ],
)
def test_ll407_by_what_the_length_counts(length: Any, expected: dict[str, list[int]]) -> None:
    schedule = Schedule("LinearLR", "any", total_iters=length)
    script = schedule.script
    for _ in script.turns(schedule.epochs):
        for turn in script.turns(schedule.batches, 3):
            script.backward(schedule.model, line=STEP)
            if turn == 1:
                with script.guard("(i + 1) % 4 == 0", 9, "gate", schedule.batches, every=4):
                    script.step(schedule.optimizer, STEP)
            schedule.advance(PER_BATCH)
    assert fired(script) == expected


# -- lengths -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("args.epochs", Unit.EPOCHS),
        ("NUM_EPOCHS - 5", Unit.EPOCHS),
        ("total_steps // len(train_loader)", Unit.EPOCHS),
        ("len(train_loader)", Unit.STEPS),
        ("args.epochs * len(self.train_dl) // accumulate", Unit.STEPS),
        ("math.ceil(len(dataset) / batch_size) * 3", Unit.STEPS),
        ("cfg.max_iters", Unit.STEPS),
        ("epochs * steps_per_epoch", Unit.STEPS),
        ("args.lr_steps", None),
        ("args.step_size", None),
        ("len(milestones)", None),
        ("1000", None),
    ],
)
def test_the_unit_of_an_expression(text: str, unit: Unit | None) -> None:
    assert schedules.unit_of(text) is unit


def test_a_length_that_names_both_units_tells_nothing() -> None:
    scheduler = Obj(Role.SCHEDULER, "Warmup", args={"warmup_epochs": 5, "total_steps": "10 * len(loader)"})
    assert schedules.horizon(scheduler).unit is None


def test_a_loop_in_which_the_scheduler_is_made_anew_does_not_repeat_for_it() -> None:
    script = Script()
    model = script.model(mode_dependent=False)
    for _ in script.turns(script.loop(OTHER, "rounds")):
        optimizer = script.optimizer("optimizer", model)
        scheduler = script.make(Role.SCHEDULER, "warmup", "WarmUp", 2, optimizer, total_iters="len(loader)")
        script.event(Op.SCHEDULE, scheduler, 3)
        for _ in script.turns(script.loop(BATCH, "loader")):
            script.step(optimizer, STEP)
    assert fired(script) == {}


def test_ll407_a_pass_without_gradients_is_no_micro_batch() -> None:
    schedule = Schedule("LambdaLR", "any")
    script = schedule.script
    for turn in script.turns(schedule.batches, 3):
        if turn == 1:
            with script.guard("i % 4 == 0", 9, "gate", schedule.batches, every=4):
                schedule.step()
        schedule.advance(PER_BATCH)
    assert fired(script) == {}
