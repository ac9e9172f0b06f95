"""What must hold on each Python that looplint supports, as far as this machine has them: `nox`.

nox -s core             the tests that need no torch
nox -s wheel            a built wheel in an empty environment: installed, tried, its types found
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import nox


def _runs(python: str) -> bool:
    """Whether a Python is there, and not only a name that leads to none."""
    try:
        return subprocess.run([f"python{python}", "-c", ""], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


PYTHONS = [python for python in ("3.11", "3.12", "3.13", "3.14") if _runs(python)]
CORE = [
    *("adopt", "baseline", "cache", "check", "cli", "config", "discover", "docs", "examples", "hostile", "imports"),
    *("notebook", "plugins", "report", "source", "startup", "suppress"),
]
nox.options.default_venv_backend = "venv"
nox.options.sessions = ["core"]


@nox.session(python=PYTHONS)
def core(session: nox.Session) -> None:
    """The core without torch."""
    session.install(".", "pytest", "hypothesis")
    session.run("python", "-m", "pytest", "-q", *(f"tests/test_{name}.py" for name in CORE), *session.posargs)


@nox.session(python=PYTHONS)
def wheel(session: nox.Session) -> None:
    """What is shipped: `nox -s wheel -- dist/*.whl`."""
    built = [str(Path(path).resolve()) for path in session.posargs]
    if not built:
        session.run("python", "-m", "pip", "wheel", "-q", "--no-deps", "-w", session.create_tmp(), ".")
        built = [str(path) for path in Path(session.create_tmp()).glob("looplint-*.whl")]
    session.install(*built, "mypy")
    examples = str(Path("examples").resolve())
    with session.chdir(session.create_tmp()):
        session.run("looplint", "--version")
        session.run("looplint", "--no-cache", examples, success_codes=[1], silent=True)
        Path("typed.py").write_text(
            "from looplint import Judged, check\nfound: list[Judged] = check('x = 1')\n", "utf-8"
        )
        session.run("mypy", "--strict", "--config-file=", "typed.py")
