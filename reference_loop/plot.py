"""Draw a run: `python -m reference_loop.plot RUN` writes RUN/plot.png.

Every batch's loss is a point, so that an odd one stands out; those that were noticed while training carry their batch.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reference_loop.record import read_lines

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Lines = list[dict[str, Any]]


def draw(run: Path, out: Path | None = None) -> Path:
    """Draw loss, metric, learning rate and gradient norm over the optimizer steps; returns the PNG's path.

    Raises FileNotFoundError if the folder holds no record, ValueError if the record holds no step.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure  # not pyplot: no global state, no display

    lines = read_lines(run / "record.jsonl")
    steps = [line for line in lines if line["kind"] == "step"]
    evaluations = [line for line in lines if line["kind"] == "evaluation"]
    if not steps:
        raise ValueError(f"{run / 'record.jsonl'} holds no step yet")
    others = [
        line for path in sorted(run.glob("record-*.jsonl")) for line in read_lines(path) if line["kind"] == "step"
    ]
    figure = Figure(figsize=(10, 10), layout="constrained")
    FigureCanvasAgg(figure)
    loss, metric, rate, norm = figure.subplots(4, 1, sharex=True, height_ratios=[3, 2, 1, 2])
    draw_loss(loss, steps, others, evaluations, noticed(lines))
    draw_metric(metric, evaluations, json.loads((run / "config.json").read_text(encoding="utf-8"))["metric"])
    rate.plot(*column(steps, "lr"), color="tab:green")
    rate.set_ylabel("learning rate")
    norm.plot(*column(steps, "norm"), ".", markersize=3, color="tab:purple")
    norm.set_yscale("log")
    norm.set_ylabel("gradient norm")
    norm.set_xlabel("optimizer step")
    for axes in (loss, metric, rate, norm):
        axes.grid(alpha=0.3)
    figure.suptitle(f"{run.parent.name} / {run.name}")
    path = out or run / "plot.png"
    figure.savefig(path, dpi=120)
    return path


def draw_loss(axes: Axes, steps: Lines, others: Lines, evaluations: Lines, odd: dict[int, str]) -> None:
    """Each batch as a point, the smoothed curve, the evaluation's; odd batches by name."""
    axes.plot(*column(others, "loss"), ".", markersize=3, color="tab:gray", alpha=0.4)
    axes.plot(*column(steps, "loss"), ".", markersize=3, color="tab:blue", alpha=0.4, label="each batch")
    axes.plot(*column(steps, "smoothed"), color="tab:blue", label="smoothed")
    axes.plot(
        [e["step"] for e in evaluations],
        [e["metrics"]["loss"] for e in evaluations],
        "o-",
        color="tab:orange",
        label="evaluation",
    )
    for line in steps:
        if line["step"] in odd:
            axes.annotate(
                line["batch"], (line["step"], line["loss"]), (4, 4), textcoords="offset points", color="tab:red"
            )
    axes.set_ylabel("loss")
    axes.legend(loc="upper right")


def draw_metric(axes: Axes, evaluations: Lines, name: str) -> None:
    """The metric that decides; a star where it was the best so far."""
    axes.plot([e["step"] for e in evaluations], [e["metrics"][name] for e in evaluations], "o-", color="tab:orange")
    best = [e for e in evaluations if e["best"]]
    axes.plot(
        [e["step"] for e in best],
        [e["metrics"][name] for e in best],
        "*",
        markersize=12,
        color="tab:red",
        label="best so far",
    )
    axes.set_ylabel(name)
    axes.legend(loc="lower right")


def column(lines: Lines, name: str) -> tuple[list[int], list[float]]:
    """Steps and values of one field."""
    return [line["step"] for line in lines], [line[name] for line in lines]


def noticed(lines: Lines) -> dict[int, str]:
    """The steps whose loss was noticed while training, and what was said."""
    return {line["step"]: line["text"] for line in lines if line["kind"] == "note" and line["text"].startswith("loss ")}


def main(argv: Sequence[str] | None = None) -> int:
    """Draw the runs named; returns the exit code."""
    parser = argparse.ArgumentParser("python -m reference_loop.plot", description="Draw runs to PNG.")
    parser.add_argument("run", nargs="+", type=Path, help="folder of a run")
    parser.add_argument("--out", type=Path, help="where to write (default: plot.png in the run's folder)")
    args = parser.parse_args(argv)
    if args.out and len(args.run) > 1:
        parser.error("--out names one file, but several runs are given")
    try:
        for run in args.run:
            print(draw(run, args.out))
    except ModuleNotFoundError as error:
        print(f"reference_loop.plot: {error.name} is not installed: pip install matplotlib", file=sys.stderr)
        return 2
    except (OSError, ValueError) as error:
        print(f"reference_loop.plot: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
