"""What the stubs make of scripts: the events of each framework, at the script's lines, and no finding on right code."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from looplint.events import Group, LoopKind, Op, Scope
from looplint.knowledge import __main__ as compiler
from looplint.rule import rules
from looplint.run import Run
from looplint.static.analyse import analyse, flows_of
from looplint.static.modules import Project
from looplint.static.runs import enumerate_runs
from looplint.static.source import load

SETUP = """
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.randn(64, 4), torch.zeros(64, dtype=torch.long))
train_loader = DataLoader(data, batch_size=8, shuffle=True)
val_loader = DataLoader(TensorDataset(torch.rand(32, 4), torch.rand(32, 1)), batch_size=8)
model = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Dropout(0.1), nn.Linear(8, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: 1 / (1 + step))
criterion = nn.CrossEntropyLoss()
"""

ACCELERATE = """
from accelerate import Accelerator

accelerator = Accelerator(gradient_accumulation_steps=4)
model, optimizer, train_loader, val_loader, scheduler = accelerator.prepare(
    model, optimizer, train_loader, val_loader, scheduler
)
for epoch in range(3):
    model.train()
    for x, y in train_loader:
        with accelerator.accumulate(model):
            loss = criterion(model(x), y)
            accelerator.backward(loss)
            if accelerator.sync_gradients:
                accelerator.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad()
    scheduler.step()
    model.eval()
    right = 0
    with torch.no_grad():
        for x, y in val_loader:
            found, wanted = accelerator.gather_for_metrics((model(x).argmax(1), y))
            right += (found == wanted).sum().item()
    accelerator.print(right)
    accelerator.save_state("state")
"""

FABRIC = """
import lightning as L

fabric = L.Fabric(accelerator="cpu")
fabric.launch()
model, optimizer = fabric.setup(model, optimizer)
train_loader, val_loader = fabric.setup_dataloaders(train_loader, val_loader)
for epoch in range(3):
    model.train()
    for x, y in train_loader:
        optimizer.zero_grad()
        fabric.backward(criterion(model(x), y))
        fabric.clip_gradients(model, optimizer, max_norm=1.0)
        optimizer.step()
    scheduler.step()
    model.eval()
    with torch.no_grad():
        for x, y in val_loader:
            print((model(x).argmax(1) == y).float().mean().item())
    fabric.save("state.pt", {"model": model, "optimizer": optimizer, "scheduler": scheduler, "epoch": epoch + 1})
"""

LIGHTNING = """
import pytorch_lightning as pl

class Classifier(pl.LightningModule):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.1), nn.Linear(8, 2))

    def training_step(self, batch, batch_idx):
        x, y = batch
        loss = nn.functional.cross_entropy(self.net(x), y)
        self.log("loss", loss)
        return {"loss": loss}

    def validation_step(self, batch, batch_idx):
        x, y = batch
        self.log("val_loss", nn.functional.cross_entropy(self.net(x), y))

    def configure_optimizers(self):
        optimizer = torch.optim.AdamW(self.parameters())
        cosine = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=3)
        return [optimizer], [{"scheduler": cosine, "interval": "epoch"}]

trainer = pl.Trainer(max_epochs=3, gradient_clip_val=1.0)
trainer.fit(Classifier(), train_loader, val_loader)
"""

MANUAL = """
import lightning.pytorch as pl

class Pair(pl.LightningModule):
    def __init__(self):
        super().__init__()
        self.automatic_optimization = False
        self.first = nn.Linear(4, 4)
        self.second = nn.Linear(4, 1)

    def training_step(self, batch):
        x, _ = batch
        opt_first, opt_second = self.optimizers()
        loss = -self.second(self.first(x)).mean()
        opt_first.zero_grad()
        self.manual_backward(loss)
        opt_first.step()
        loss = self.second(self.first(x).detach()).mean()
        opt_second.zero_grad()
        self.manual_backward(loss)
        opt_second.step()

    def configure_optimizers(self):
        return torch.optim.Adam(self.first.parameters()), torch.optim.Adam(self.second.parameters())

pl.Trainer(max_epochs=3).fit(Pair(), train_loader)
"""

DEEPSPEED = """
import deepspeed

engine, optimizer, _, scheduler = deepspeed.initialize(
    model=model, optimizer=optimizer, lr_scheduler=scheduler, config={"gradient_accumulation_steps": 4}
)
for epoch in range(3):
    engine.train()
    for x, y in train_loader:
        loss = criterion(engine(x), y)
        engine.backward(loss)
        engine.step()
    engine.eval()
    with torch.no_grad():
        for x, y in val_loader:
            print((engine(x).argmax(1) == y).float().mean().item())
    engine.save_checkpoint("state")
"""

IGNITE = """
from ignite.engine import Engine, Events, create_supervised_evaluator

def update(engine, batch):
    model.train()
    optimizer.zero_grad()
    x, y = batch
    loss = criterion(model(x), y)
    loss.backward()
    optimizer.step()
    return loss.item()

trainer = Engine(update)
evaluator = create_supervised_evaluator(model)

@trainer.on(Events.EPOCH_COMPLETED)
def evaluate(engine):
    scheduler.step()
    evaluator.run(val_loader)

@trainer.on(Events.ITERATION_COMPLETED(every=10))
def log(engine):
    print(engine.state.output)

trainer.run(train_loader, max_epochs=5)
"""

TIMM = """
from timm.utils import ModelEmaV2, NativeScaler

loss_scaler = NativeScaler()
ema = ModelEmaV2(model)
for epoch in range(3):
    model.train()
    for x, y in train_loader:
        with torch.autocast("cuda"):
            loss = criterion(model(x), y)
        optimizer.zero_grad()
        loss_scaler(loss, optimizer, clip_grad=1.0, parameters=model.parameters())
        ema.update(model)
    scheduler.step()
    torch.save({"model": model.state_dict(), "ema": ema.state_dict()}, "best.pt")
"""

TRAINER = """
from transformers import AutoModelForSequenceClassification, Trainer, TrainingArguments

class Weighted(Trainer):
    def compute_loss(self, model, inputs, return_outputs=False, **kwargs):
        outputs = model(**inputs)
        loss = nn.functional.cross_entropy(outputs.logits, inputs["labels"])
        return (loss, outputs) if return_outputs else loss

bert = AutoModelForSequenceClassification.from_pretrained("bert-base-uncased")
held_out = TensorDataset(torch.rand(8, 4), torch.rand(8, 1))
trainer = Weighted(model=bert, args=TrainingArguments("out"), train_dataset=data, eval_dataset=held_out)
trainer.train()
trainer.save_model("out")
"""

APEX = """
from apex import amp

model, optimizer = amp.initialize(model, optimizer, opt_level="O1")
for epoch in range(3):
    model.train()
    for x, y in train_loader:
        optimizer.zero_grad()
        loss = criterion(model(x), y)
        with amp.scale_loss(loss, optimizer) as scaled_loss:
            scaled_loss.backward()
        torch.nn.utils.clip_grad_norm_(amp.master_params(optimizer), 1.0)
        optimizer.step()
    scheduler.step()
"""

OPACUS = """
from opacus import PrivacyEngine

engine = PrivacyEngine()
model, optimizer, train_loader = engine.make_private(module=model, optimizer=optimizer, data_loader=train_loader)
for epoch in range(3):
    model.train()
    for x, y in train_loader:
        optimizer.zero_grad()
        criterion(model(x), y).backward()
        optimizer.step()
    scheduler.step()
"""

SCRIPTS = {
    "accelerate": ACCELERATE,
    "apex": APEX,
    "deepspeed": DEEPSPEED,
    "fabric": FABRIC,
    "ignite": IGNITE,
    "lightning": LIGHTNING,
    "lightning-manual": MANUAL,
    "opacus": OPACUS,
    "timm": TIMM,
    "transformers": TRAINER,
}


Read = Callable[[str], Run]


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """The longest run of a script."""

    def longest(code: str) -> Run:
        path = tmp_path / "train.py"
        path.write_text(SETUP + code)
        flows = flows_of(load(str(path)), Project(tmp_path))
        assert [flow.entry.name for flow in flows] == ["<module>"], "all that trains is reached from the top"
        return max(enumerate_runs(flows[0].flow, flows[0].entry), key=lambda run: len(run.events))

    return longest


def order(run: Run, *ops: Op) -> list[Op]:
    """These ops in the second batch of the first epoch (where a gate in three turns is open), in order."""
    wanted = {LoopKind.EPOCH: 0, LoopKind.BATCH: 1}
    return [e.op for e in run.all(*ops) if all(wanted.get(t.loop.kind, t.index) == t.index for t in e.turns)]


def line(code: str, text: str) -> int:
    return next(number for number, one in enumerate((SETUP + code).split("\n"), 1) if text in one)


STEP = (Op.FORWARD, Op.ZERO_GRAD, Op.SCALE, Op.BACKWARD, Op.UNSCALE, Op.CLIP, Op.STEP, Op.SCALER_UPDATE)


@pytest.mark.parametrize(
    ("code", "ops"),
    [
        (ACCELERATE, "forward backward clip step zero-grad forward"),
        (FABRIC, "zero-grad forward backward clip step forward"),
        (LIGHTNING, "forward zero-grad backward clip step forward"),
        (MANUAL, "forward forward zero-grad backward step forward forward zero-grad backward step"),
        (DEEPSPEED, "forward zero-grad backward step forward"),
        (IGNITE, "zero-grad forward backward step forward"),
        (TIMM, "forward zero-grad scale backward unscale clip step scaler-update"),
        (TRAINER, "zero-grad forward backward step forward"),
        (APEX, "zero-grad forward backward clip step"),
        (OPACUS, "zero-grad forward backward step"),
    ],
    ids=list(map(str, range(10))),
)
def test_a_framework_is_plain_pytorch(read: Read, code: str, ops: str) -> None:
    assert order(read(code), *STEP) == ops.split()


@pytest.mark.parametrize("name", SCRIPTS)
def test_right_code_is_silent(tmp_path: Path, name: str) -> None:
    path = tmp_path / "train.py"
    path.write_text(SETUP + SCRIPTS[name])
    analysis = analyse(load(str(path)), Project(tmp_path), list(rules().values()))
    assert analysis.crashes == []
    expected = {"apex": "LL309"}  # it is deprecated, and its own script says so
    told = [j for j in analysis.findings if j.group is not Group.ADVICE and j.rule.code != expected.get(name)]
    assert [(j.rule.code, j.finding.span.line, j.finding.message) for j in told] == []


@pytest.mark.parametrize(
    ("code", "right", "wrong", "rule", "at"),
    [
        (ACCELERATE, "            optimizer.zero_grad()\n", "", "LL101", "accelerator.backward(loss)"),
        (FABRIC, "        optimizer.zero_grad()\n", "", "LL101", "fabric.backward("),
        (FABRIC, "    model.eval()\n", "", "LL201", "for x, y in val_loader"),
        (DEEPSPEED, "    engine.eval()\n", "", "LL201", "for x, y in val_loader"),
        (LIGHTNING, 'return {"loss": loss}', 'return {"loss": loss.detach()}', "LL111", "loss.detach()"),
        (MANUAL, "        opt_first.zero_grad()\n", "", "LL101", "self.manual_backward(loss)"),
        (IGNITE, "    optimizer.zero_grad()\n", "", "LL101", "loss.backward()"),
        (APEX, "        optimizer.zero_grad()\n", "", "LL101", "scaled_loss.backward()"),
        (OPACUS, "        optimizer.step()\n", "", "LL107", "criterion(model(x), y).backward()"),
    ],
)  # fmt: skip
def test_wrong_code_is_found(tmp_path: Path, code: str, right: str, wrong: str, rule: str, at: str) -> None:
    broken = code.replace(right, wrong, 1)
    assert broken != code
    path = tmp_path / "train.py"
    path.write_text(SETUP + broken)
    analysis = analyse(load(str(path)), Project(tmp_path), list(rules().values()))
    found = {(j.rule.code, j.finding.span.line) for j in analysis.findings}
    assert (rule, line(broken, at)) in found


def test_prepared_objects_keep_their_identity(read: Read) -> None:
    run = read(ACCELERATE)
    steps = run.all(Op.STEP)
    assert {id(step.obj) for step in steps} == {id(run.optimizers[0])}
    assert steps[0].args["prepared"] == "accelerate.Accelerator.prepare"
    assert {id(m) for m in steps[0].params or ()} == {id(run.all(Op.FORWARD)[0].obj)}
    engine = read(DEEPSPEED)
    assert {id(e.obj) for e in engine.all(Op.FORWARD)} == {id(m) for m in engine.all(Op.STEP)[0].params or ()}


def test_accumulation_holds_the_step_back(read: Read) -> None:
    run = read(ACCELERATE)
    assert all(step.inside(Scope.OFF_STEP) for step in run.all(Op.STEP, Op.ZERO_GRAD))
    assert run.all(Op.BACKWARD)[0].args["framework_divides"] == 4
    plain = read(ACCELERATE.replace("gradient_accumulation_steps=4", ""))
    assert not any(step.inside(Scope.OFF_STEP) for step in plain.all(Op.STEP))
    assert "framework_divides" not in plain.all(Op.BACKWARD)[0].args
    assert all(step.inside(Scope.OFF_STEP) for step in read(DEEPSPEED).all(Op.STEP))


def test_no_sync_where_the_script_says_so(read: Read) -> None:
    context = "        with fabric.no_backward_sync(model, enabled=True):\n    "
    inside = FABRIC.replace("        fabric.backward(", f"{context}        fabric.backward(")
    assert read(inside).all(Op.BACKWARD)[0].inside(Scope.NO_SYNC)
    assert not read(inside.replace("enabled=True", "enabled=False")).all(Op.BACKWARD)[0].inside(Scope.NO_SYNC)


def test_lightning_schedules_by_its_interval(read: Read) -> None:
    def pace(run: Run) -> set[LoopKind]:
        around = (event.loops(LoopKind.EPOCH, LoopKind.BATCH) for event in run.all(Op.SCHEDULE))
        return {turns[-1].loop.kind for turns in around}

    assert pace(read(LIGHTNING)) == {LoopKind.EPOCH}
    assert pace(read(LIGHTNING.replace('"interval": "epoch"', '"interval": "step"'))) == {LoopKind.BATCH}
    bare = read(LIGHTNING.replace('[{"scheduler": cosine, "interval": "epoch"}]', "[cosine]"))
    assert pace(bare) == {LoopKind.EPOCH}
    assert not read(MANUAL).all(Op.SCHEDULE)


def test_lightning_validates_in_eval_mode_without_gradients(read: Read) -> None:
    run = read(LIGHTNING)
    training, validation = run.all(Op.FORWARD)[0], next(e for e in run.all(Op.FORWARD) if not e.grad_enabled)
    assert training.obj is not None
    assert run.mode(training.obj, training)[0] is True
    assert run.mode(training.obj, validation)[0] is False


def test_events_are_reported_where_the_script_stands(read: Read) -> None:
    run = read(TIMM)
    at = line(TIMM, "loss_scaler(loss")
    assert {event.at.line for event in run.all(Op.SCALE, Op.BACKWARD, Op.CLIP, Op.STEP)} == {at}
    assert all(event.at.path.endswith("train.py") for event in run.events)


# -- the files themselves ----------------------------------------------------------------------------------------------
STUBS = sorted((compiler.HERE / "stubs").glob("[!_]*.py"))
MARKS = {"scope", "wrap", "every", "scheduled", "loss_of", "reported", "several", "stated", "unknown"}


@pytest.mark.parametrize("path", STUBS, ids=lambda path: path.stem)
def test_a_stub_is_tried_and_keeps_to_its_dialect(path: Path) -> None:
    assert any(name.startswith(path.stem) for name in SCRIPTS), "no script here uses it"
    tree = ast.parse(path.read_text())
    assert "https://" in (ast.get_docstring(tree) or ""), "says where the framework is documented"
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            assert node.module == "looplint.knowledge.marks"
            assert {alias.name for alias in node.names} <= MARKS
        if isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= {"torch", "contextlib"}
        assert not isinstance(node, (ast.Try, ast.While, ast.AsyncFunctionDef, ast.Global, ast.Nonlocal, ast.Delete))
