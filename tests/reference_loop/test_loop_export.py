"""What is exported is what was trained, at every shape; what is not is not kept."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest
import torch
from conftest import MakeOptions
from torch import Tensor, nn

from reference_loop import export, task
from reference_loop.export import FORMATS, ExportError
from reference_loop.train import Outcome, train

KINDS = list(FORMATS)


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    runs = tmp_path_factory.mktemp("export")
    tiny = {"epochs": 1, "samples": 90, "eval_samples": 21, "size": 16, "width": 8, "workers": 0, "ema": 0.9}
    return train(task.Options(**tiny, runs=str(runs), quiet=True, tensorboard=False), task)


def examples(*shapes: tuple[int, ...]) -> list[Tensor]:
    return [torch.rand(shape) + 0.5 for shape in shapes]


@pytest.mark.parametrize("kind", KINDS)
def test_a_run_is_exported_and_agrees_at_every_shape(
    outcome: Outcome, kind: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Raw images of any size and number in, logits out, as evaluation would have them."""
    assert export.main([str(outcome.folder), "--format", kind]) == 0
    path = outcome.folder / "export" / f"model.{FORMATS[kind].suffix}"
    printed = capfd.readouterr().out
    assert printed.startswith(f"{path}: agrees at 4 shapes")
    assert printed.count("\n") == 1
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)  # of torch.jit, which is on its way out
        loaded = FORMATS[kind].read(path)
    assert outcome.state.average is not None
    model = outcome.state.average.module.eval()
    images = task.preprocessing(task.Options(size=16))
    raw = torch.randint(0, 256, (5, 3, 19, 23), dtype=torch.uint8)  # a shape that was not among the examples
    with torch.no_grad():
        expected = model(torch.stack([images.one(image) for image in raw]))
    torch.testing.assert_close(loaded(raw), expected, rtol=1e-4, atol=1e-5)


class BranchOnBatch(nn.Module):
    """Another result for a single sample: tracing keeps the branch of its example."""

    def forward(self, x: Tensor) -> Tensor:
        return x * 2 if x.shape[0] > 1 else x * 3


class TrainModeOnly(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.BatchNorm1d(4)

    def forward(self, x: Tensor) -> Tensor:
        return self.norm(x)


@pytest.mark.parametrize("kind", KINDS)
def test_a_branch_on_the_batch_size_is_noticed(tmp_path: Path, kind: str) -> None:
    with pytest.raises(ExportError):
        export.export(BranchOnBatch(), examples((3, 4), (1, 4)), kind, tmp_path)
    assert not list(tmp_path.iterdir())  # nothing is kept


@pytest.mark.parametrize("kind", KINDS)
def test_eval_mode_is_exported(tmp_path: Path, kind: str) -> None:
    model = TrainModeOnly().train()
    with torch.no_grad():
        model(torch.randn(8, 4) * 3 + 1)
    _, difference = export.export(model, examples((3, 4), (7, 4)), kind, tmp_path)
    assert difference < 1e-6
    assert not model.training


def test_a_wrong_file_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_back = export.Format("torchscript", export.write_torchscript, lambda path: lambda raw: raw * 2.002)
    monkeypatch.setitem(FORMATS, "torchscript", read_back)
    with pytest.raises(ExportError, match=r"differs by 1\.0e-03 at shape \(3, 4\) \(at most 1e-04\)"):
        export.export(Doubled(), examples((3, 4)), "torchscript", tmp_path)
    assert not list(tmp_path.iterdir())


class Doubled(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x * 2


def test_not_a_number_never_agrees() -> None:
    with pytest.raises(ExportError, match="differs by nan"):
        export.round_trip(nn.Identity(), lambda raw: raw * float("nan"), examples((2, 2)))


def test_another_shape_never_agrees() -> None:
    with pytest.raises(ExportError, match=r"gives \(1, 2\) for shape \(2, 2\), not \(2, 2\)"):
        export.round_trip(nn.Identity(), lambda raw: raw[:1], examples((2, 2)))


def test_what_differs_is_dynamic() -> None:
    dynamic = torch.export.Dim.DYNAMIC
    assert export.varying(examples((2, 3, 8, 8), (1, 3, 8, 9))) == {0: dynamic, 3: dynamic}
    with pytest.raises(ExportError, match="at least 2 samples"):
        export.varying(examples((1, 3), (2, 3)))
    with pytest.raises(ExportError, match="number of dimensions"):
        export.varying(examples((2, 3), (2, 3, 4)))


def test_a_task_without_examples_uses_its_evaluation_set(options: MakeOptions) -> None:
    from types import SimpleNamespace

    plain = SimpleNamespace(build_datasets=task.build_datasets)
    found = export.examples_of(plain, options())  # type: ignore[arg-type]
    assert [tuple(x.shape) for x in found] == [(2, 3, 16, 16), (1, 3, 16, 16), (5, 3, 16, 16)]


def test_what_is_no_run_exits_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export.main([str(tmp_path)]) == 2
    assert "config.json is missing" in capsys.readouterr().err


def test_a_failing_format_exits_with_1(
    outcome: Outcome, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no such operator\nmore")

    monkeypatch.setitem(FORMATS, "torchscript", export.Format("x", fail, export.read_torchscript))
    assert export.main([str(outcome.folder), "--format", "torchscript"]) == 1
    assert capsys.readouterr().err == "reference_loop.export: torchscript: RuntimeError: no such operator\n"


def test_nothing_is_warned_about(outcome: Outcome) -> None:
    module, inputs = export.deployable(outcome.folder)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        export.export(module, inputs, "torchscript", outcome.folder / "quiet")
