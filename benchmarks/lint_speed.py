"""How fast looplint reads code, as a multiple of `ast.parse` over the same files.

    python benchmarks/lint_speed.py tests/bench            a folder
    python benchmarks/lint_speed.py transformers==5.24.0   a source distribution, downloaded and unpacked
    python benchmarks/lint_speed.py timm pytorch-lightning several: measured together
    python benchmarks/lint_speed.py --start-up             `looplint --version` and one script of 100 lines
    python benchmarks/lint_speed.py tests/bench --jobs 2   one process against several

Only the `.py` files that mention torch are measured. Each sample is a process of its own with all rules on, without
cache; its user + system CPU counts from the first line of the script, so the import of looplint is in it and the start
of Python is not. The parser drops each tree at once. The cyclic collector is off in both. The smallest of `--pairs`
interleaved pairs counts.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from processes import cost_of, interleaved, least, table
from sdists import unpack

PARSE = """
import gc, sys, time
gc.disable()
start = time.process_time()
import ast, warnings
warnings.simplefilter("ignore")
for path in open(sys.argv[1], encoding="utf-8").read().splitlines():
    try:
        ast.parse(open(path, "rb").read())
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        pass
print(time.process_time() - start)
"""

LINT = """
import gc, os, sys, time
gc.disable()
start = time.process_time()
files = open(sys.argv[1], encoding="utf-8").read().splitlines()
from looplint.cli import main
try:
    main(["check", "--isolated", "--no-cache", "--select", "ALL", "--exit-zero", "--output-format", "concise",
          "--output-file", os.devnull, "--jobs", "1", *files])
except SystemExit as end:
    assert end.code in (None, 0, 2), end.code
print(time.process_time() - start)
"""

HUNDRED_LINES = 100


def mentions_torch(path: Path) -> bool:
    """Whether a file can matter: the same byte search for both."""
    return b"torch" in path.read_bytes()


def files_under(folder: Path) -> list[Path]:
    """The Python files of a folder that mention torch, in a stable order."""
    return [path for path in sorted(folder.rglob("*.py")) if path.is_file() and mentions_torch(path)]


def measured(code: str, listing: str) -> float:
    """The CPU seconds that a sample says it used."""
    return float(cost_of([sys.executable, "-c", code, listing], ok=(0,)).output)


def ratio(files: Iterable[Path], pairs: int) -> tuple[float, float]:
    """(the ratio of linting to parsing, the CPU seconds of parsing): each the smallest of its samples."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as listing:
        listing.write("\n".join(map(str, files)))
        listing.flush()
        samples = [(measured(PARSE, listing.name), measured(LINT, listing.name)) for _ in range(pairs)]
    parsed, linted = (min(column) for column in zip(*samples, strict=True))
    return linted / parsed, parsed


def report_ratio(name: str, files: list[Path], pairs: int) -> None:
    """Measure and print one line."""
    lines = sum(path.read_bytes().count(b"\n") for path in files)
    times, parsed = ratio(files, pairs)
    print(f"{name}: {len(files)} files, {lines:,} lines: {times:.2f} x ast.parse (itself {parsed:.2f} CPU s)")


def script(lines: int) -> str:
    """An honest training script of about so many lines."""
    head = [
        "import torch",
        "from torch import nn",
        "from torch.utils.data import DataLoader, TensorDataset",
        "",
        "model = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.1), nn.Linear(8, 2))",
        "optimizer = torch.optim.SGD(model.parameters(), lr=0.1)",
        "data = TensorDataset(torch.randn(64, 4), torch.randint(0, 2, (64,)))",
        "loader = DataLoader(data, batch_size=8, shuffle=True)",
        "criterion = nn.CrossEntropyLoss()",
        "",
        "for epoch in range(3):",
        "    model.train()",
        "    for x, y in loader:",
        "        optimizer.zero_grad()",
        "        loss = criterion(model(x), y)",
        "        loss.backward()",
        "        optimizer.step()",
        "    print(epoch)",
        "",
    ]
    return "\n".join([*head, *(f"value_{i} = [{i}, {i + 1}]" for i in range(lines - len(head)))]) + "\n"


def start_up(pairs: int) -> None:
    """Print what starting costs, as multiples of starting Python."""
    looplint = [sys.executable, "-m", "looplint"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "train.py"
        path.write_text(script(HUNDRED_LINES))
        commands = {
            "python -c pass": [sys.executable, "-c", "pass"],
            "looplint --version": [*looplint, "--version"],
            "looplint, a script of 100 lines": [*looplint, "--isolated", "--no-cache", str(path)],
        }
        costs = interleaved(pairs, *commands.values())
    base = least(costs[0])
    rows = [[name, f"{least(c) / base:.2f}", f"{least(c) * 1000:.0f}"] for name, c in zip(commands, costs, strict=True)]
    print("\n".join(table([["start-up", "x python -c pass", "CPU ms"], *rows])))


def scaling(files: list[Path], jobs: int, pairs: int) -> None:
    """Print what several processes save: elapsed time, against one, and the CPU time they cost together."""
    looplint = [sys.executable, "-m", "looplint", "--isolated", "--no-cache", "--select", "ALL"]
    rows = [["--jobs", "elapsed", "CPU"]]
    taken: dict[int, list[tuple[float, float]]] = {1: [], jobs: []}
    for _ in range(pairs):
        for n, samples in taken.items():
            before = time.perf_counter()
            cost = cost_of([*looplint, "--jobs", str(n), *map(str, files)], ok=(0, 1, 2))
            samples.append((time.perf_counter() - before, cost.cpu))
    one = [min(column) for column in zip(*taken[1], strict=True)]
    for n, samples in taken.items():
        best = [min(column) for column in zip(*samples, strict=True)]
        rows.append([str(n), f"{best[0] / one[0]:.2f} x", f"{best[1] / one[1]:.2f} x"])
    print("\n".join(table(rows)))


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", help="folders, or requirements to download")
    parser.add_argument("--pairs", type=int, default=5, help="how many interleaved pairs (default: 5)")
    parser.add_argument("--start-up", action="store_true", help="measure starting instead")
    parser.add_argument("--jobs", type=int, help="measure one process against so many instead")
    options = parser.parse_args()
    if options.start_up:
        start_up(options.pairs)
    with tempfile.TemporaryDirectory() as folder:
        files: list[Path] = []
        for i, what in enumerate(options.what):
            tree = Path(what) if Path(what).is_dir() else unpack(what, Path(folder) / str(i))
            files += files_under(tree)
        if files and options.jobs:
            scaling(files, options.jobs, options.pairs)
        elif files:
            report_ratio(" + ".join(options.what), files, options.pairs)


if __name__ == "__main__":
    main()
