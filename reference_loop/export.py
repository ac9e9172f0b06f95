"""Deploy a run: `python -m reference_loop.export RUN` writes RUN/export/model.{pt2,onnx,torchscript}.

What is exported takes raw inputs and gives logits: preprocessing is inside, softmax is left to the caller. The best
weights are taken, in eval mode. A file is kept only after it was read back and agreed with the original everywhere.
"""

from __future__ import annotations

import argparse
import json
import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils.data import default_collate

from reference_loop.config import Config, ConfigError, tupled
from reference_loop.contract import Task, TaskError, load_task, options_of

TOLERANCE = 1e-4  # fp32 differs by about 1e-7 between two orders of summation; a wrong export by far more

Loaded = Callable[[Tensor], Tensor]


class ExportError(RuntimeError):
    """A model that cannot be exported, or whose exported form disagrees; the message says at which shape."""


class Deployed(nn.Module):
    """Raw inputs to logits."""

    def __init__(self, preprocessing: nn.Module, model: nn.Module) -> None:
        super().__init__()
        self.preprocessing, self.model = preprocessing, model

    def forward(self, raw: Tensor) -> Tensor:
        """The model's outputs for raw inputs."""
        logits: Tensor = self.model(self.preprocessing(raw))
        return logits


@dataclass(frozen=True)
class Format:
    """A kind of file: how it is written, and how it is read back into something to call."""

    suffix: str
    write: Callable[[nn.Module, Tensor, dict[int, Any], Path], None]
    read: Callable[[Path], Loaded]


def export(module: nn.Module, examples: Sequence[Tensor], kind: str, folder: Path) -> tuple[Path, float]:
    """Export a module and check it on every example; returns the file and the largest difference met.

    Dimensions that differ between the examples are dynamic. Raises ExportError, and leaves no file, if the export fails
    or disagrees.
    """
    chosen, dynamic = FORMATS[kind], varying(examples)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"model.{chosen.suffix}"
    aside = path.with_name(f"aside.{chosen.suffix}")  # the suffix must stay: torch.export looks at it
    module.eval()  # train mode would freeze dropout and batch statistics into the file
    try:
        with warnings.catch_warnings(), torch.inference_mode():
            warnings.simplefilter("ignore")  # exporters warn about their own future
            chosen.write(module, examples[0], dynamic, aside)
            difference = round_trip(module, chosen.read(aside), examples)
        aside.replace(path)
    except ExportError:
        raise
    except Exception as error:  # exporters raise anything
        first = str(error).strip().splitlines() or [""]
        raise ExportError(f"{kind}: {type(error).__name__}: {first[0]}") from error
    finally:
        aside.unlink(missing_ok=True)
    return path, difference


def varying(examples: Sequence[Tensor]) -> dict[int, Any]:
    """The dimensions that differ between the examples, marked as dynamic. Raises ExportError."""
    first = examples[0]
    if len({example.dim() for example in examples}) > 1:
        raise ExportError("the examples differ in their number of dimensions")
    if first.shape[0] < 2:
        raise ExportError("the first example needs at least 2 samples: exporters take a batch of 1 for a constant")
    differ = [d for d in range(first.dim()) if len({example.shape[d] for example in examples}) > 1]
    return dict.fromkeys(differ, torch.export.Dim.DYNAMIC)  # not AUTO, which quietly makes a constant where it must


def round_trip(module: nn.Module, loaded: Loaded, examples: Sequence[Tensor]) -> float:
    """The largest difference between a module and what was read back, over all examples. Raises ExportError."""
    worst = 0.0
    for example in examples:
        expected, shape = module(example), tuple(example.shape)
        try:
            found = loaded(example)
        except Exception as error:  # a guard, or the runtime
            first = str(error).strip().splitlines() or [""]
            raise ExportError(f"what was exported refuses shape {shape}: {first[0]}") from error
        if found.shape != expected.shape:
            raise ExportError(
                f"what was exported gives {tuple(found.shape)} for shape {shape}, not {tuple(expected.shape)}"
            )
        difference = (found - expected).abs().max().item() / max(1.0, expected.abs().max().item())
        if not difference <= TOLERANCE:  # so that nan does not pass
            raise ExportError(
                f"what was exported differs by {difference:.1e} at shape {shape} (at most {TOLERANCE:.0e})"
            )
        worst = max(worst, difference)
    return worst


def write_program(module: nn.Module, example: Tensor, dynamic: dict[int, Any], path: Path) -> None:
    """torch.export: a graph for PyTorch itself, and for AOTInductor and ExecuTorch."""
    torch.export.save(torch.export.export(module, (example,), dynamic_shapes=(dynamic,)), path)


def read_program(path: Path) -> Loaded:
    """The exported program as a module."""
    module: Loaded = torch.export.load(path).module()
    return module


def write_onnx(module: nn.Module, example: Tensor, dynamic: dict[int, Any], path: Path) -> None:
    """ONNX, by way of torch.export."""
    program = torch.onnx.export(
        module,
        (example,),
        dynamo=True,
        dynamic_shapes=(dynamic,),
        input_names=["input"],
        output_names=["logits"],
        verbose=False,
    )
    assert program is not None  # only the older exporter returns nothing
    program.save(str(path))


def read_onnx(path: Path) -> Loaded:
    """The file in onnxruntime, on the CPU."""
    import onnxruntime

    runner = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    return lambda raw: torch.from_numpy(runner.run(None, {"input": raw.numpy()})[0])


def write_torchscript(module: nn.Module, example: Tensor, dynamic: dict[int, Any], path: Path) -> None:
    """TorchScript by tracing, for runtimes that still need it: any size, as long as nothing branches on shapes."""
    torch.jit.trace(module, example).save(str(path))


def read_torchscript(path: Path) -> Loaded:
    """The traced module."""
    module: Loaded = torch.jit.load(str(path))
    return module


FORMATS = {
    "torch-export": Format("pt2", write_program, read_program),
    "onnx": Format("onnx", write_onnx, read_onnx),
    "torchscript": Format("torchscript", write_torchscript, read_torchscript),
}


def deployable(run: Path) -> tuple[Deployed, list[Tensor]]:
    """The best weights of a run with their preprocessing, and the task's examples. Raises ExportError or TaskError."""
    try:
        settings = json.loads((run / "config.json").read_text(encoding="utf-8"))
        weights = torch.load(run / "best.pt", map_location="cpu", weights_only=True)
    except FileNotFoundError as error:
        raise ExportError(f"{error.filename} is missing: not the folder of a run that was evaluated") from error
    task = load_task(settings["task"])
    config = options_of(task)(**{name: tupled(value) for name, value in settings.items()})
    model = task.build_model(config)
    model.load_state_dict(weights)
    preprocessing = task.preprocessing(config) if hasattr(task, "preprocessing") else nn.Identity()
    return Deployed(preprocessing, model), examples_of(task, config)


def examples_of(task: Task, config: Config) -> list[Tensor]:
    """The task's examples, or batches of different size from its evaluation set."""
    if hasattr(task, "examples"):
        examples: list[Tensor] = task.examples(config)
        return examples
    evaluation = task.build_datasets(config)[1]
    collate = getattr(task, "collate", default_collate)
    batches = [collate([evaluation[i % len(evaluation)] for i in range(count)])[0] for count in (2, 1, 5)]
    if not all(isinstance(batch, Tensor) for batch in batches):
        raise ExportError("the model's input is not one tensor: give the task a function examples(config)")
    return batches


def main(argv: Sequence[str] | None = None) -> int:
    """Export a run; returns the exit code: 1 if a format failed, 2 if there is nothing to export."""
    parser = argparse.ArgumentParser("python -m reference_loop.export", description="Export the best weights of a run.")
    parser.add_argument("run", type=Path, help="folder of a run")
    parser.add_argument(
        "--format", nargs="+", choices=FORMATS, default=list(FORMATS), help="what to write (default: all)"
    )
    args = parser.parse_args(argv)
    try:
        module, examples = deployable(args.run)
    except (ExportError, TaskError, ConfigError) as error:
        print(f"reference_loop.export: {error}", file=sys.stderr)
        return 2
    failed = False
    for kind in args.format:
        try:
            path, difference = export(module, examples, kind, args.run / "export")
            print(f"{path}: agrees at {len(examples)} shapes (largest difference {difference:.1e})")
        except ExportError as error:
            print(f"reference_loop.export: {error}", file=sys.stderr)
            failed = True
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
