"""The rules of mixed precision, on runs written by hand: orders of scale, backward, unscale, clip, step and update."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from runs import Script, places

from looplint import LoopKind, Obj, Op, Role
from looplint.rule import rules

BATCH = LoopKind.BATCH
CODES = ("LL301", "LL302", "LL303", "LL304", "LL308")
LINES = {"b": 10, "p": 11, "u": 12, "C": 13, "S": 14, "s": 15, "U": 16, "z": 17}


class Amp:
    """A training with a scaler, written as letters.

    b: scaled backward, p: plain backward, u: unscale_, C: clip, S: scaler.step, s: optimizer.step, U: update, z: clear.
    """

    def __init__(self, **scaler: object) -> None:
        self.script = Script()
        self.model = self.script.model()
        self.optimizer = self.script.optimizer("optimizer", self.model)
        self.scaler = self.script.make(Role.SCALER, "scaler", "torch.amp.GradScaler", 1, **scaler)
        self.max_norm: float = 1.0

    def play(self, letters: str, model: Obj | None = None, optimizer: Obj | None = None, line: int = 0) -> None:
        """Append events; `line` is added to their lines."""
        model, optimizer = model or self.model, optimizer or self.optimizer
        script, params = self.script, frozenset({model})
        for letter in letters:
            at = LINES[letter] + line
            match letter:
                case "b":
                    script.event(Op.SCALE, self.scaler, at, params)
                    script.backward(model, line=at, scaler=self.scaler)
                case "p":
                    script.backward(model, line=at)
                case "u":
                    script.event(Op.UNSCALE, self.scaler, at, params, {"optimizer": optimizer})
                case "C":
                    script.clip(model, at, self.max_norm)
                case "S":
                    script.step(optimizer, at, scaler=self.scaler)
                case "s":
                    script.step(optimizer, at)
                case "U":
                    script.event(Op.SCALER_UPDATE, self.scaler, at)
                case "z":
                    script.zero_grad(optimizer, at)

    def loop(self, count: int = 2) -> Iterator[int]:
        """The turns of a batch loop."""
        return self.script.turns(self.script.loop(BATCH, gates=count > 2), count)

    def fired(self) -> dict[str, list[int]]:
        """What each rule reports, and where."""
        run = self.script.run()
        found = {code: places(rules()[code].check(run)) for code in CODES}
        return {code: lines for code, lines in found.items() if lines}


ORDERS = {
    "as documented": ("zbSU", {}),
    "with a clip": ("zbuCSU", {}),
    "clip while scaled": ("zbCSU", {"LL301": [13]}),
    "unscale after the clip": ("zbCuSU", {"LL301": [13]}),
    "no update": ("zbS", {"LL302": [14]}),
    "update first": ("zbUS", {"LL302": [16]}),
    "two updates": ("zbSUU", {"LL302": [16]}),
    "optimizer's own step": ("zbs", {"LL303": [15]}),
    "own step after unscale_": ("zbus", {"LL303": [15], "LL308": []}),
    "plain backward": ("zpSU", {"LL304": [11]}),
    "a second, plain loss": ("zbpSU", {"LL304": [11]}),
    "plain all over": ("zpCs", {}),
    "unscaled twice": ("zbuuCSU", {"LL308": [12]}),
    "both losses scaled": ("zbbuCSU", {}),
    "unscale between two losses": ("zbubCSU", {"LL301": [13]}),
}


@pytest.mark.parametrize(("order", "expected"), ORDERS.values(), ids=ORDERS)
def test_orders_in_a_batch_loop(order: str, expected: dict[str, list[int]]) -> None:
    amp = Amp()
    for _ in amp.loop():
        amp.play(order)
    assert amp.fired() == {code: lines for code, lines in expected.items() if lines}


@pytest.mark.parametrize("order", ["zbCSU", "zbS", "zbs", "zpSU", "zbuuSU", "zbSUU"])
def test_a_disabled_scaler_passes_everything_through(order: str) -> None:
    amp = Amp(enabled=False)
    for _ in amp.loop():
        amp.play(order)
    assert amp.fired() == {}


def test_ll301_measuring_the_norm_is_no_clip() -> None:
    amp = Amp()
    amp.max_norm = math.inf
    for _ in amp.loop():
        amp.play("zbCSU")
    assert amp.fired() == {}


@pytest.mark.parametrize(("unscaled", "expected"), [("both", {}), ("one", {"LL301": [13]})])
def test_ll301_every_optimizer_of_the_clipped_gradients(unscaled: str, expected: dict[str, list[int]]) -> None:
    amp = Amp()
    part = amp.script.model("model.head", whole=amp.model)
    other = amp.script.optimizer("other", part)
    for _ in amp.loop():
        amp.play("zb")
        amp.play("z", part, other)
        if unscaled == "both":
            amp.play("u")
        amp.play("u", part, other)
        amp.play("CS")
        amp.play("S", part, other, line=20)
        amp.play("U")
    assert amp.fired() == expected


def test_ll301_another_models_clip() -> None:
    amp = Amp()
    critic = amp.script.model("critic")
    opt_d = amp.script.optimizer("opt_d", critic)
    for _ in amp.loop():
        amp.play("zb")
        amp.play("zpCs", critic, opt_d, line=20)
        amp.play("SU")
    assert amp.fired() == {}


def accumulate(amp: Amp, each: str, gated: str) -> None:
    """Three micro-batches: closed, open, closed."""
    loop = amp.script.loop(BATCH, gates=True)
    for turn in amp.script.turns(loop, 3):
        amp.play(each)
        if turn == 1:
            with amp.script.guard("(i + 1) % 4 == 0", 9, "gate", loop, every=4):
                amp.play(gated)


@pytest.mark.parametrize(
    ("each", "gated", "expected"),
    [
        ("b", "uCSUz", {}),
        ("bu", "CSUz", {"LL308": [12]}),
        ("buC", "SUz", {"LL308": [12]}),
        ("bC", "uSUz", {"LL301": [13]}),
        ("b", "SzU", {}),
    ],
)
def test_accumulation(each: str, gated: str, expected: dict[str, list[int]]) -> None:
    amp = Amp()
    accumulate(amp, each, gated)
    assert amp.fired() == expected


def test_ll302_an_update_on_every_micro_batch() -> None:
    amp = Amp()
    for turn in amp.script.turns(amp.script.loop(BATCH, gates=True), 3):
        amp.play("bSUz" if turn == 1 else "bU")
    assert amp.fired() == {"LL302": [16]}


@pytest.mark.parametrize(("order", "expected"), [("SS", {}), ("SUS", {"LL302": [16]})])
def test_ll302_one_loss_two_optimizers(order: str, expected: dict[str, list[int]]) -> None:
    amp = Amp()
    head = amp.script.model("head")
    other = amp.script.optimizer("other", head)
    for _ in amp.loop():
        amp.play("z")
        amp.play("z", head, other)
        amp.script.backward(amp.model, head, line=10, scaler=amp.scaler)
        amp.play("S")
        if order == "SUS":
            amp.play("U")
        amp.play("S", head, other, line=20)
        amp.play("U", line=20)
    assert amp.fired() == expected


def test_ll302_an_update_for_each_of_two_separate_losses() -> None:
    amp = Amp()
    critic = amp.script.model("critic")
    opt_d = amp.script.optimizer("opt_d", critic)
    for _ in amp.loop():
        amp.play("zbSU", critic, opt_d)
        amp.play("zbSU", line=20)
    assert amp.fired() == {}


@pytest.mark.parametrize(("under", "code"), [("data", "LL302"), ("gate", "LL308")])
def test_an_unscale_without_its_step_is_a_skip_or_an_accumulation(under: str, code: str) -> None:
    amp = Amp()
    loop = amp.script.loop(BATCH, gates=under == "gate")
    for turn in amp.script.turns(loop, 2):
        amp.play("zbuC" if under == "data" else "buC")
        if turn == 1:
            with amp.script.guard("norm < limit", 9, under, loop, every=4 if under == "gate" else None):
                amp.play("SU")
    assert amp.fired() == {code: [16 if under == "data" else 12]}


def test_ll304_a_loss_from_outside_is_a_doubt() -> None:
    amp = Amp()
    for _ in amp.loop():
        amp.script.backward(amp.model, line=11, known=False)
        amp.play("SU")
    run = amp.script.run(whole=False, open=True)
    assert [bool(finding.doubt) for finding in rules()["LL304"].check(run)] == [True, True]
