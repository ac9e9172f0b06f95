"""The rules of train, eval and gradient mode, on runs written by hand; and the names that speak of validation."""

from __future__ import annotations

from typing import Any

import pytest
from runs import Script, places, span

from looplint import LoopKind, Obj, Op, Role, Scope, phases
from looplint.rule import rules

EPOCH, BATCH, OTHER, UNROLLED = LoopKind.EPOCH, LoopKind.BATCH, LoopKind.OTHER, LoopKind.UNROLLED
MODES = ("LL201", "LL202", "LL203", "LL204", "LL205")
TRAIN, EVAL, TRAINED, VALIDATED = 10, 30, 12, 32  # lines


def fired(script: Script, *codes: str, **entry: bool) -> dict[str, list[int]]:
    """What each rule reports, and where; those that are silent left out."""
    run = script.run(**entry)
    found = {code: places(rules()[code].check(run)) for code in codes or MODES}
    return {code: lines for code, lines in found.items() if lines}


def loader(name: str, **args: Any) -> Obj:
    return Obj(Role.LOADER, "torch.utils.data.DataLoader", name, args=args)


class Training:
    """A training of one model that can be put together in many ways."""

    def __init__(self, **facts: Any) -> None:
        self.script = Script()
        self.model = self.script.model(**({"mode_dependent": True} | facts))
        self.optimizer = self.script.optimizer("optimizer", self.model)
        self.train_loop = self.script.loop(BATCH, "loader", over=loader("train_loader"))
        self.val_loop = self.script.loop(BATCH, "loader", over=loader("val_loader"))

    def mode(self, op: Op, line: int) -> None:
        self.script.event(op, self.model, line, frozenset({self.model}))

    def train(self, line: int = TRAINED) -> None:
        for _ in self.script.turns(self.train_loop):
            self.script.forward(self.model, line)
            self.script.backward(self.model, line=line + 1)
            self.script.step(self.optimizer, line + 2)

    def validate(self, grad: bool = False, line: int = VALIDATED) -> None:
        for _ in self.script.turns(self.val_loop):
            if grad:
                self.script.forward(self.model, line)
            else:
                with self.script.scope(Scope.NO_GRAD, line - 1):
                    self.script.forward(self.model, line)


ORDERS = {
    "train, eval": ("T t E v", {}),
    "no eval": ("T t v", {"LL201": [VALIDATED]}),
    "no mode at all": ("t v", {"LL201": [VALIDATED]}),
    "eval after the validation": ("T t v E", {"LL201": [VALIDATED]}),
    "train before the validation": ("T t E T v", {"LL201": [VALIDATED]}),
    "no grad missing": ("T t E g", {"LL202": [VALIDATED]}),
    "both missing": ("T t g", {"LL201": [VALIDATED], "LL202": [VALIDATED]}),
    "never back": ("t E v", {"LL203": [EVAL]}),
    "back at the end": ("t E v T", {}),
    "trained in eval mode": ("E t v", {"LL204": [TRAINED]}),
    "validated first": ("E v T t", {}),
}


@pytest.mark.parametrize(("order", "expected"), ORDERS.values(), ids=ORDERS)
def test_orders_in_an_epoch_loop(order: str, expected: dict[str, list[int]]) -> None:
    training = Training()
    for _ in training.script.turns(training.script.loop(EPOCH)):
        for letter in order.split():
            match letter:
                case "T":
                    training.mode(Op.TRAIN, TRAIN)
                case "E":
                    training.mode(Op.EVAL, EVAL)
                case "t":
                    training.train()
                case "v":
                    training.validate()
                case "g":
                    training.validate(grad=True)
    assert fired(training.script) == expected


def test_a_model_without_mode_dependent_layers_is_left_alone() -> None:
    training = Training(mode_dependent=False)
    for _ in training.script.turns(training.script.loop(EPOCH)):
        training.train()
        training.validate()
        training.mode(Op.EVAL, EVAL)
    assert fired(training.script) == {}


def test_unknown_layers_are_a_doubt_unless_the_script_switches_modes() -> None:
    doubts = []
    for switched in (False, True):
        training = Training(mode_dependent=None)
        if switched:
            training.mode(Op.TRAIN, TRAIN)
        training.train()
        training.validate()
        [finding] = rules()["LL201"].check(training.script.run())
        doubts.append(bool(finding.doubt))
    assert doubts == [True, False]


def test_ll201_the_mode_of_a_model_from_outside_is_unknown() -> None:
    script = Script()
    model = script.passed(Role.MODEL, "model")
    for _ in script.turns(script.loop(BATCH, "train_loader")):
        script.forward(model, TRAINED)
        script.backward(model, line=TRAINED + 1)
    with script.scope(Scope.NO_GRAD):
        for _ in script.turns(script.loop(BATCH, "val_loader")):
            script.forward(model, VALIDATED)
    assert fired(script, "LL201", whole=False, open=True) == {}


def test_ll201_accuracy_on_the_training_batch_is_no_validation() -> None:
    training = Training()
    for _ in training.script.turns(training.train_loop):
        training.script.forward(training.model, TRAINED)
        training.script.backward(training.model, line=TRAINED + 1)
        with training.script.scope(Scope.NO_GRAD, text="with torch.no_grad(): acc = accuracy(model(x), y)"):
            training.script.forward(training.model, TRAINED + 3)
    assert fired(training.script) == {}


@pytest.mark.parametrize(("text", "found"), [("val_acc = model(x_val)", True), ("fake = model(noise)", False)])
def test_ll201_outside_of_loops_the_code_must_speak_of_validation(text: str, found: bool) -> None:
    training = Training()
    for _ in training.script.turns(training.script.loop(EPOCH)):
        training.train()
        with training.script.scope(Scope.NO_GRAD):
            training.script.forward(training.model, VALIDATED, text=text)
    assert fired(training.script) == ({"LL201": [VALIDATED]} if found else {})


def test_ll201_dropout_that_samples_on_purpose() -> None:
    training = Training()
    training.train()
    with training.script.call("mc_dropout_predict"):
        training.validate()
    assert fired(training.script) == {}


def test_a_function_named_evaluate_that_feeds_the_loss_is_no_validation() -> None:
    training = Training()
    for _ in training.script.turns(training.train_loop):
        with training.script.call("evaluate_actions"):
            training.script.forward(training.model, TRAINED)
        training.script.backward(training.model, line=TRAINED + 1)
    assert fired(training.script) == {}


def test_ll202_an_evaluation_that_takes_gradients_needs_its_graph() -> None:
    training = Training()
    training.train()
    training.mode(Op.EVAL, EVAL)
    for _ in training.script.turns(training.val_loop):
        training.script.forward(training.model, VALIDATED)
        training.script.event(Op.GRAD, None, VALIDATED + 1, frozenset({training.model}))
    assert fired(training.script) == {}


@pytest.mark.parametrize("form", ["statement", "frozen", "enable_grad", "once"])
def test_ll202_is_silent_for(form: str) -> None:
    training = Training()
    script = training.script
    training.train()
    training.mode(Op.EVAL, EVAL)
    match form:
        case "statement":
            script.event(Op.GRAD_MODE, None, 31, None, {"enabled": False})
            training.validate(grad=True)
        case "frozen":
            script.event(Op.FREEZE, training.model, 31, frozenset({training.model}))
            training.validate(grad=True)
        case "enable_grad":
            with script.scope(Scope.ENABLE_GRAD):
                training.validate(grad=True)
        case "once":
            script.forward(training.model, VALIDATED, text="model(x_test)")
    assert fired(script) == {}


def test_ll203_another_module_or_a_part_is_not_the_model() -> None:
    training = Training()
    script = training.script
    teacher = script.model("teacher", mode_dependent=True)
    backbone = script.model("model.backbone", whole=training.model)
    for _ in script.turns(script.loop(EPOCH)):
        script.event(Op.EVAL, teacher, 5)
        training.train()
        script.event(Op.EVAL, backbone, 6)
    assert fired(script) == {}


def test_ll204_a_pretrained_model_begins_in_eval_mode() -> None:
    training = Training(mode="eval")
    training.train()
    assert fired(training.script) == {"LL204": [TRAINED]}


@pytest.mark.parametrize(("frozen", "silent"), [(True, True), (False, False)])
def test_ll204_in_the_training_function_it_may_be_meant(frozen: bool, silent: bool) -> None:
    training = Training()
    with training.script.call("train"):
        if frozen:
            training.script.event(Op.FREEZE, training.model, 4, frozenset({training.model}))
        training.mode(Op.EVAL, EVAL)
        training.train()
    findings = list(rules()["LL204"].check(training.script.run()))
    assert [bool(finding.doubt) for finding in findings] == ([] if silent else [True])


def test_ll205_a_step_in_the_validation_loop() -> None:
    training = Training()
    for _ in training.script.turns(training.script.loop(EPOCH)):
        training.train()
        training.train_loop, kept = training.val_loop, training.train_loop
        training.train(line=40)
        training.train_loop = kept
    assert fired(training.script, "LL205") == {"LL205": [41]}


def test_ll205_phases_of_one_loop() -> None:
    training = Training()
    script = training.script
    phase = script.loop(UNROLLED, '("train", "val")', length=("train", "val"))
    for _ in script.turns(script.loop(EPOCH)):
        for _ in script.turns(phase):
            for _ in script.turns(script.loop(BATCH, "loaders[phase]")):
                script.forward(training.model, 20)
                script.backward(training.model, line=21)
                script.step(training.optimizer, 22)
    assert fired(script, "LL205") == {"LL205": [21]}


def test_ll205_adaptation_at_test_time_is_meant() -> None:
    training = Training()
    training.train()
    training.train_loop = training.val_loop
    with training.script.call("adapt"):
        training.train(line=40)
    assert fired(training.script, "LL205") == {}


# -- LL206 -------------------------------------------------------------------------------------------------------
def dropout(line: int, owner: str = "Net.forward", comment: str = "") -> dict[str, Any]:
    return {"at": span(line), "call": "F.dropout", "owner": owner, "comment": comment}


@pytest.mark.parametrize(
    ("call", "found"),
    [
        (dropout(50), True),
        (dropout(50, comment="# always on, as in the paper"), False),
        (dropout(50, owner="Prenet.forward"), False),
        (dropout(50, owner="MCDropoutNet.forward"), False),
        (dropout(50, owner="McNet.forward_mc"), False),
        (dropout(50, owner="Comic.forward"), True),
    ],
)
def test_ll206_unless_a_name_or_a_comment_says_so(call: dict[str, Any], found: bool) -> None:
    script = Script()
    script.forward(script.model(), functional_dropout=(call,))
    assert fired(script, "LL206") == ({"LL206": [50]} if found else {})


def test_ll206_a_training_method_may_drop_as_it_likes() -> None:
    training = Training()
    for _ in training.script.turns(training.train_loop):
        training.script.forward(training.model, TRAINED, functional_dropout=(dropout(50), dropout(51)))
        training.script.backward(training.model, line=TRAINED + 1)
    with training.script.scope(Scope.NO_GRAD):
        for _ in training.script.turns(training.val_loop):
            training.script.forward(training.model, VALIDATED, functional_dropout=(dropout(51),))
    assert fired(training.script, "LL206") == {"LL206": [51]}


# -- names -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name",
    [
        *("val_loader", "valLoader", "test_dl", "self.dev_iterator", "x_test", "Xval", "evaluate_epoch"),
        *("validation_step", "testset", "eval_dataset", "loaders['val']", "holdout", "run_test"),
    ],
)
def test_names_that_speak_of_evaluation(name: str) -> None:
    assert phases.speaks_of_evaluation(name)


@pytest.mark.parametrize(
    "name",
    [
        *("train_loader", "value_loader", "device_loader", "latest", "trainval_loader", "train_and_validate"),
        *("contest", "attestation", "loader", "evaluator_of_train_set", "retrieval", "interval"),
    ],
)
def test_names_that_do_not(name: str) -> None:
    assert not phases.speaks_of_evaluation(name)


@pytest.mark.parametrize(("mode", "code"), [("train", "LL201"), ("eval", "LL204")])
def test_in_the_middle_of_a_program_the_mode_may_have_changed(mode: str, code: str) -> None:
    doubts = []
    for whole in (True, False):
        training = Training(mode=mode)
        with training.script.call("train_and_check"):
            training.train()
            training.validate()
        findings = rules()[code].check(training.script.run(whole=whole))
        doubts += [bool(finding.doubt) for finding in findings]
    assert doubts == [False, True]


@pytest.mark.parametrize(("function", "found"), [("saliency_map", False), ("evaluate", True)])
def test_ll202_functions_that_want_gradients(function: str, found: bool) -> None:
    training = Training()
    training.train()
    training.mode(Op.EVAL, EVAL)
    with training.script.call(function):
        training.validate(grad=True)
    assert fired(training.script) == ({"LL202": [VALIDATED]} if found else {})


def test_sampling_under_no_grad_is_no_validation() -> None:
    training = Training()
    training.train()
    for name, found in (("range(10)", True), ("scheduler.timesteps", False)):
        with training.script.scope(Scope.NO_GRAD, text="with torch.no_grad(): noise = model(sample, val_masks)"):
            for _ in training.script.turns(training.script.loop(OTHER, name)):
                training.script.forward(training.model, VALIDATED if found else 40)
    assert fired(training.script) == {"LL201": [VALIDATED]}
