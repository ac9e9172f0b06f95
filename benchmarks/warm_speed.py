"""What a second run costs, as a multiple of a second run of `ruff check` over the same files.

    python benchmarks/warm_speed.py                     the sources of transformers
    python benchmarks/warm_speed.py timm==1.0.9 src     another distribution; a folder in it
    python benchmarks/warm_speed.py --folder PATH       a folder that is here

Both tools run once to fill their caches (looplint on all cores: that takes minutes), then in turn. User + system CPU of
the whole process counts, and of `--pairs` interleaved pairs the smallest. Exit 1 above `--limit`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from processes import cost_of, interleaved, least, table
from sdists import unpack


def commands(folder: str) -> tuple[list[str], list[str]]:
    """What is measured."""
    ours = [sys.executable, "-m", "looplint", "--isolated", "--exit-zero", "--output-format", "json", folder]
    ruff = shutil.which("ruff", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    if ruff is None:
        raise SystemExit("ruff is not installed")
    return ours, [ruff, "check", "--exit-zero", folder]  # by the project's own settings: it keeps no file with findings


def measure(folder: str, pairs: int) -> float:
    """Fill both caches, then compare; prints a table and gives back the ratio."""
    ours, ruff = commands(folder)
    cold = [cost_of(command, ok=(0, 1, 2)).cpu for command in (ours, ruff)]
    for command in (ours, ruff):  # once more: what had only just been unpacked is trusted from now on
        cost_of(command, ok=(0, 1, 2))
    warm = [least(costs) for costs in interleaved(pairs, ours, ruff)]
    rows = [("", "cold", "warm")]
    rows += [
        (name, f"{a:.2f} s", f"{b:.3f} s") for name, a, b in zip(("looplint", "ruff check"), cold, warm, strict=True)
    ]
    print(*table(rows), f"warm: {warm[0] / warm[1]:.2f} times ruff", sep="\n")
    return warm[0] / warm[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("requirement", nargs="?", default="transformers")
    parser.add_argument("inside", nargs="?", default="src")
    parser.add_argument("--folder", help="measure this instead of a distribution")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--limit", type=float, default=3.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        if options.folder:
            folder = Path(options.folder).resolve()
        else:
            (root,) = unpack(options.requirement, Path(work)).iterdir()
            folder = root / options.inside
        os.chdir(folder.parent)
        return int(measure(folder.name, options.pairs) > options.limit)


if __name__ == "__main__":
    sys.exit(main())
