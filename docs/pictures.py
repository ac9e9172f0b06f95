"""The pictures in docs/images: `python docs/pictures.py` runs each command anew and draws what it prints or writes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).parents[1]
WIDTH = 112
PICTURES = {
    "check": ("looplint examples/train_amp.py",),
    "diff": ("looplint --diff examples/train_amp.py",),
    "trace": ("looplint trace examples/train_amp.py --rule LL301",),
    "lanes": ("looplint trace examples/train_amp.py --lanes",),
}
PAGES = {"lanes": "looplint trace examples/train_amp.py --html"}


def output(command: str) -> str:
    """What a command of looplint prints on a terminal."""
    environment = {**os.environ, "COLUMNS": str(WIDTH), "PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(ROOT)}
    environment = {**environment, "FORCE_COLOR": "1", "NO_COLOR": ""}
    words = [sys.executable, "-m", *command.split()]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)
    if done.returncode > 1:
        raise RuntimeError(f"{command}: {done.stderr}")
    return done.stdout


def draw(name: str, commands: tuple[str, ...]) -> str:
    """An SVG of a terminal in which these commands were typed."""
    console = Console(record=True, width=WIDTH, file=open(os.devnull, "w"), force_terminal=True)  # noqa: PTH123, SIM115
    for command in commands:
        console.print(Text(f"$ {command}", style="bold"))
        console.print(Text.from_ansi(output(command)))
    return console.export_svg(title=commands[0], unique_id=f"looplint-{name}")


def page(name: str) -> str:
    """What a command writes for a browser."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / f"{name}.html"
        output(f"{PAGES[name]} {file}")
        return file.read_text(encoding="utf-8")


def main() -> None:
    """Draw all pictures."""
    folder = ROOT / "docs" / "images"
    folder.mkdir(exist_ok=True)
    for name, commands in PICTURES.items():
        (folder / f"{name}.svg").write_text(draw(name, commands), encoding="utf-8", newline="\n")
    for name in PAGES:
        (folder / f"{name}.html").write_text(page(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
