"""The recorder disturbs nothing: what a script computes, saves, prints and warns of is the same with it and without.

A few scripts are run each time, all that the benchmark's cases hold with `LOOPLINT_SLOW=1`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

pytest.importorskip("torch")

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "bench"
SITE = str(ROOT / "looplint" / "runtime" / "startup")
FEW = 3  # scripts of the ordinary run
WARNED = "LL401-trainer-per-batch"  # torch warns of a line of it, which is found by counting frames

# Runs a script as Python would, and tells at its end all that it has come to.
PROBE = '''\
import atexit, hashlib, itertools, os, random, runpy, sys, time

def clock():
    """Tells the same time in both runs: it goes on by a millisecond whenever it is asked."""
    ticks = itertools.count()
    return lambda: 1e9 + next(ticks) / 1000

def flat(value):
    if hasattr(value, "numpy"):
        return value.detach().double().numpy().tobytes().hex() if not value.is_complex() else repr(value)
    if isinstance(value, dict):
        return [(repr(key), flat(one)) for key, one in value.items()]
    if isinstance(value, (list, tuple)):
        return [flat(one) for one in value]
    return repr(value) if isinstance(value, (bool, int, float, str)) else type(value).__name__

def state(value):
    try:
        return value.state_dict()
    except Exception:
        return value

def tell():
    found = [torch.get_rng_state(), random.getstate(), list(numpy.random.get_state()[1])]
    for name, value in sorted(ended.items()):
        if not name.startswith("__") and not isinstance(value, type):
            found.append((name, state(value)))
    print("came to", hashlib.sha256(repr(flat(found)).encode()).hexdigest())

import numpy, torch  # else seeded by the system, as a model made before the script's own seed is
random.seed(0)
numpy.random.seed(0)
torch.manual_seed(0)
time.time, time.perf_counter = clock(), clock()
sys.argv = sys.argv[1:]
sys.path[0] = os.getcwd()
ended = {}
atexit.register(tell)
ended.update(runpy.run_path(sys.argv[0], run_name="__main__"))
'''


def scripts() -> list[Path]:
    """The scripts that a plain call of Python runs; a few of them start processes of their own."""
    found: list[Path] = []
    for meta in sorted(CASES.rglob("case.toml")):
        said = tomllib.loads(meta.read_text(encoding="utf-8"))
        if said["runnable"] and said.get("launch", "python") == "python" and "runs" not in said:
            found += sorted(meta.parent.glob("*.py"))
    return found


ALL = scripts()
CHOSEN = [
    script
    for number, script in enumerate(ALL)
    if os.environ.get("LOOPLINT_SLOW") or number % (len(ALL) // FEW) == 0 or script.parent.name == WARNED
]


def told(text: str, script: Path) -> str:
    """What a script printed. The letters of several processes mix as they like: of those, all that there are."""
    return "".join(sorted(text)) if "spawn" in script.read_text(encoding="utf-8") else text


def contents(file: Path) -> bytes:
    """What a script has written. Of a traced model without the frames that it was traced through, and their digest:
    `.debug_pkl` tells of the recorder's as well.
    """
    if not zipfile.is_zipfile(file):
        return file.read_bytes()
    with zipfile.ZipFile(file) as members:
        names = [name for name in sorted(members.namelist()) if not name.endswith((".debug_pkl", "/serialization_id"))]
        return b"".join(name.encode() + members.read(name) for name in names)


class Came:
    """What a script came to: exit status, output, warnings, weights, random state, files."""

    def __init__(self, script: Path, tmp_path: Path, record: Path | None = None) -> None:
        folder = tmp_path / "run"  # of one name in both runs: torch.jit writes it into what it saves
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / script.name).write_bytes(script.read_bytes())
        given = {**os.environ, "PYTHONPATH": "", "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
        if record is not None:
            record.mkdir()
            given |= {"LOOPLINT_RECORD": str(record), "PYTHONPATH": SITE}
        done = subprocess.run(
            [sys.executable, "-c", PROBE, script.name],
            cwd=folder,
            env=given,
            capture_output=True,
            text=True,
            check=False,
        )
        self.status = done.returncode
        self.out = told(done.stdout, script)
        # a traceback goes through the recorder as well
        self.err = told(done.stderr, script) if not done.returncode else done.stderr.splitlines()[-1]
        files = (file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
        self.files = {file.name: hashlib.sha256(contents(file)).hexdigest() for file in files}


@pytest.mark.parametrize("script", CHOSEN, ids=lambda script: f"{script.parent.name}/{script.name}")
def test_a_script_comes_to_the_same(script: Path, tmp_path: Path) -> None:
    record = tmp_path / "record"
    bare, recorded = Came(script, tmp_path), Came(script, tmp_path, record)
    assert vars(recorded) == vars(bare)
    assert len(bare.out) > len("came to") + 64
    if bare.status == 0:  # one that fails may have trained nothing yet
        assert any(file.stat().st_size for file in record.glob("*.jsonl"))
