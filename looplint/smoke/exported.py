"""Export a trained model and take it through a round trip: what the three export probes share."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_least, at_most, exactly
from looplint.smoke.probe import CannotRun
from reference_loop.export import FORMATS, TOLERANCE, Deployed, ExportError, deployable, export


def run_folder(bench: Bench) -> Path:
    """The folder of a run with an average of the weights and a single evaluation: best and last are the same."""
    return bench.once("exported run", lambda: bench.train(ema=0.9, epochs=1, keep=1).folder)


def round_trip(bench: Bench, kind: str) -> Iterator[Measurement]:
    """Export in one format; compare at every shape, and with the weights that were evaluated."""
    try:
        module, examples = deployable(run_folder(bench))
    except ExportError as error:
        raise CannotRun(str(error)) from error
    path, complaint = exported(module, examples, kind, bench.place)
    yield exactly("what the exporter says", complaint or "exported", "exported")
    if path is None:
        return
    expected = reference(bench, examples)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # TorchScript warns that it is deprecated
        loaded = FORMATS[kind].read(path)
    worst = max(apart(loaded(example), wanted) for example, wanted in zip(examples, expected, strict=True))
    yield at_most("difference between what was evaluated and what was exported", worst, TOLERANCE)
    yield at_least("shapes compared", len({tuple(example.shape) for example in examples}), min(4, len(examples)))


def exported(module: nn.Module, examples: list[Tensor], kind: str, folder: Path) -> tuple[Path | None, str]:
    """The file, or what the exporter complains about."""
    try:
        return export(module, examples, kind, folder)[0], ""
    except ExportError as error:
        return None, str(error)


def reference(bench: Bench, examples: list[Tensor]) -> list[Tensor]:
    """What the averaged weights that the run evaluated answer, in eval mode, built without the exporter's help."""
    folder = run_folder(bench)
    state = torch.load(folder / "last.pt", weights_only=True, map_location="cpu")["state"]
    config = bench.config(ema=0.9)
    model = bench.task.build_model(config)
    model.load_state_dict(
        {k.removeprefix("module."): v for k, v in state["average"].items() if k.startswith("module.")}
    )
    preprocessing = bench.task.preprocessing(config) if hasattr(bench.task, "preprocessing") else nn.Identity()
    whole = Deployed(preprocessing, model).eval()
    with torch.no_grad():
        return [whole(example) for example in examples]


def apart(found: Any, wanted: Tensor) -> float:
    """The largest difference, as a share of the largest output; infinite where the shapes differ."""
    if found.shape != wanted.shape:
        return float("inf")
    difference: float = ((found - wanted).abs().max() / wanted.abs().max().clamp(min=1.0)).item()
    return difference
