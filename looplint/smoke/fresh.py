"""Train in an interpreter of its own: `python -m looplint.smoke.fresh ORDER ANSWER`, alone or under torchrun.

ORDER is a JSON file; the state that the run comes to is saved as ANSWER.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from looplint.smoke.order import Order
from looplint.smoke.processes import ChildFailed
from looplint.smoke.together import trained


def trained_elsewhere(order: Order, folder: Path, launcher: Sequence[str] = (), patience: float = 300) -> Any:
    """The state that a run comes to in a new interpreter; `launcher` goes before the module's name, as torchrun does.

    None where the process that saves it is another machine's.

    Raises:
        ChildFailed: it ended with an error, or took longer than `patience` seconds.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written, answer = folder / "order.json", folder / "answer.pt"
    written.write_text(json.dumps({"path": sys.path, "order": order.plain()}))
    command = [sys.executable, *launcher, "-m", "looplint.smoke.fresh", str(written), str(answer)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=patience, check=False)
    except subprocess.TimeoutExpired as error:
        raise ChildFailed(f"a new interpreter took longer than {patience:.0f} s") from error
    if done.returncode:
        raise ChildFailed(f"a new interpreter ended with {done.returncode}", done.stderr[-4000:])
    return torch.load(answer, weights_only=True) if answer.exists() else None


def main(argv: list[str]) -> int:
    """Do what the order says."""
    content = json.loads(Path(argv[0]).read_text())
    sys.path[:] = content["path"]
    torch.set_num_threads(1)
    report = trained(Order.from_json(content["order"]))
    if report.main:
        torch.save(report.state, argv[1])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
