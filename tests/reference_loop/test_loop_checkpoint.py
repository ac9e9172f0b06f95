"""Files: what is kept, what is refused, and what is said about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from conftest import MakeOptions, lines, weights
from torch import nn

from reference_loop import checkpoint, task
from reference_loop.checkpoint import CheckpointError
from reference_loop.state import State
from reference_loop.train import Outcome, train


@pytest.fixture
def done(options: MakeOptions) -> Outcome:
    return train(options(epochs=5, save_steps=2, ema=0.9), task)


def tear(path: Path, how: str) -> None:
    content = path.read_bytes()
    path.unlink()  # last.pt is a second name of the newest one
    if how == "cut":
        path.write_bytes(content[: len(content) // 2])
    elif how == "flipped":
        middle = len(content) // 2
        path.write_bytes(content[:middle] + bytes([content[middle] ^ 0xFF]) + content[middle + 1 :])
    elif how == "empty":
        path.write_bytes(b"")
    elif how == "foreign":
        torch.save({"epoch": 3, "state_dict": {}}, path)
    elif how == "text":
        path.write_text("hello")
    elif how == "older":
        torch.save({"kind": checkpoint.KIND, "version": 0}, path)


MESSAGES = {
    "cut": "torn, or not a checkpoint",
    "flipped": "torn, or not a checkpoint",
    "empty": "torn, or not a checkpoint",
    "text": "torn, or not a checkpoint",
    "foreign": "not written by this loop",
    "older": "has format 0, this loop reads 1",
}


@pytest.mark.parametrize("how", MESSAGES)
def test_a_bad_file_is_named_and_the_previous_one_used(options: MakeOptions, done: Outcome, how: str) -> None:
    newest, previous = checkpoint.steps(done.folder)[:2]
    for path in (done.folder / "last.pt", newest):
        tear(path, how)
    with pytest.raises(CheckpointError, match=MESSAGES[how]):
        checkpoint.read(newest)
    resumed = train(options(epochs=5, save_steps=2, ema=0.9, resume=str(done.folder)), task)
    said = [line["text"] for line in lines(resumed, "note")]
    assert sum(MESSAGES[how] in text for text in said) == 2
    assert f"resumed from {previous} at step {int(previous.stem[5:])}" in said
    assert torch.equal(weights(done.state), weights(resumed.state))


def test_a_refused_resume_changes_nothing(options: MakeOptions) -> None:
    stopped = train(options(stop_after=2), task)
    before = {path.name: path.read_bytes() for path in stopped.folder.iterdir()}
    with pytest.raises(CheckpointError):
        train(options(batch_size=4, resume=str(stopped.folder)), task)
    assert {path.name: path.read_bytes() for path in stopped.folder.iterdir()} == before


def test_an_earlier_checkpoint_can_be_gone_back_to(options: MakeOptions, done: Outcome) -> None:
    """The later ones are set aside: they would count as newer than what is saved from here on."""
    earlier = done.folder / "step-000000026.pt"
    resumed = train(options(epochs=5, save_steps=2, ema=0.9, resume=str(earlier), stop_after=27), task)
    assert [path.name for path in checkpoint.steps(done.folder)] == ["step-000000027.pt", "step-000000026.pt"]
    assert sorted(path.name for path in done.folder.glob("later-*")) == [
        "later-step-000000028.pt",
        "later-step-000000030.pt",
    ]
    assert (done.folder / "last.pt").samefile(done.folder / "step-000000027.pt")
    assert [line["step"] for line in lines(resumed, "step")] == list(range(1, 28))


def test_nothing_readable_is_an_error(options: MakeOptions, done: Outcome, tmp_path: Path) -> None:
    for path in done.folder.glob("*.pt"):
        tear(path, "cut")
    with pytest.raises(CheckpointError, match="torn"):
        train(options(resume=str(done.folder)), task)
    with pytest.raises(CheckpointError, match=r"no such file or folder"):
        train(options(resume=str(tmp_path / "nowhere")), task)
    with pytest.raises(CheckpointError, match=r"holds no checkpoint|no such file"):
        train(options(resume=str(tmp_path)), task)


def test_three_are_kept_and_best_is_weights_alone(options: MakeOptions, done: Outcome) -> None:
    kept = [int(path.stem[5:]) for path in checkpoint.steps(done.folder)]
    assert kept == [30, 28, 26]
    assert (done.folder / "last.pt").samefile(done.folder / "step-000000030.pt")
    model = task.build_model(options())
    model.load_state_dict(torch.load(done.folder / "best.pt", weights_only=True))
    assert not list(done.folder.glob("*.tmp"))
    assert (done.folder / "best.pt").stat().st_size < (done.folder / "last.pt").stat().st_size / 3


def test_best_is_the_average_at_its_best(options: MakeOptions) -> None:
    outcome = train(options(epochs=1, ema=0.5), task)
    assert outcome.state.average is not None
    best = torch.load(outcome.folder / "best.pt", weights_only=True)
    for name, value in outcome.state.average.module.state_dict().items():
        assert torch.equal(best[name], value), name
    assert lines(outcome, "evaluation")[-1]["weights"] == "average"


def test_every_field_of_the_state_is_saved(done: Outcome) -> None:
    saved = checkpoint.read(done.folder / "last.pt")
    assert set(saved["state"]) == set(State.__dataclass_fields__)
    assert saved["plan"]["config"]["ema"] == 0.9
    assert set(saved["state"]["random"]["ranks"][0]) == {"python", "numpy", "torch", "cuda"}


def test_a_state_that_does_not_fit_is_named(options: MakeOptions, done: Outcome) -> None:
    with pytest.raises(CheckpointError, match=r"does not fit this run: .*average"):
        train(options(epochs=5, resume=str(done.folder)), task)
    with pytest.raises(CheckpointError, match=r"does not fit this run: Error.* in loading state_dict for SmallConvNet"):
        train(options(epochs=5, ema=0.9, width=4, resume=str(done.folder)), task)


def test_where_links_are_not_possible_last_is_a_copy(
    done: Outcome, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(*_: Any) -> None:
        raise OSError("no links here")

    monkeypatch.setattr("os.link", refuse)
    newest = checkpoint.steps(done.folder)[0]
    checkpoint.point(tmp_path / "last.pt", newest)
    assert (tmp_path / "last.pt").read_bytes() == newest.read_bytes()


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "x.pt"
    checkpoint.write(path, {"x": 1})
    with pytest.raises(Exception, match="pickle"):
        checkpoint.write(path, {"x": lambda: None})
    assert torch.load(path, weights_only=True) == {"x": 1}


class Backbone(nn.Module):
    def __init__(self, classes: int, extra: bool = False) -> None:
        super().__init__()
        self.body, self.head = nn.Linear(4, 3), nn.Linear(3, classes)
        if extra:
            self.extra = nn.Linear(2, 2)


def test_a_backbone_is_loaded_and_the_rest_reported(tmp_path: Path) -> None:
    theirs, ours = Backbone(10), Backbone(5, extra=True)
    torch.save(theirs.state_dict() | {"old.weight": torch.zeros(1)}, tmp_path / "w.pt")
    said = checkpoint.load_matching(ours, tmp_path / "w.pt")
    assert torch.equal(ours.body.weight, theirs.body.weight)
    assert ours.head.weight.shape == (5, 3)
    assert said == [
        f"{tmp_path / 'w.pt'}: 2 of 6 tensors loaded",
        "skipped, other shape: head.bias, head.weight",
        "skipped, not in the model: old.weight",
        "left as initialised, not in the file: extra.bias, extra.weight",
    ]


def test_init_starts_from_a_run_s_weights(options: MakeOptions, done: Outcome) -> None:
    outcome = train(options(epochs=1, lr=1e-12, clip="none", init=str(done.folder / "best.pt")), task)
    said = [line["text"] for line in lines(outcome, "note")]
    assert said == [f"{done.folder / 'best.pt'}: 38 of 38 tensors loaded"]
    assert lines(outcome, "step")[0]["epoch"] == 0
    from_full = train(options(epochs=1, lr=1e-12, clip="none", init=str(done.folder / "last.pt")), task)
    assert lines(from_full, "note")[0]["text"].endswith("38 of 38 tensors loaded")


@pytest.mark.parametrize("content", [{"a": 1}, {"a": torch.zeros(2)}, [1]])
def test_weights_that_do_not_fit_are_an_error(tmp_path: Path, content: Any) -> None:
    torch.save(content, tmp_path / "w.pt")
    with pytest.raises(CheckpointError, match=r"not a state_dict|no name and shape agrees"):
        checkpoint.load_matching(Backbone(2), tmp_path / "w.pt")
    with pytest.raises(CheckpointError, match="no weights can be read"):
        checkpoint.load_matching(Backbone(2), tmp_path / "absent.pt")
