"""`looplint run` on scripts, as a user starts it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from signals import heeding_interrupts

pytest.importorskip("torch")

ROOT = Path(__file__).parents[2]
HEAD = """\
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.1), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
loader = DataLoader(TensorDataset(torch.randn(64, 4), torch.randn(64, 1)), batch_size=4)
"""
LOOP = """\
for epoch in range(3):
    for inputs, targets in loader:
        loss = nn.functional.mse_loss(model(inputs), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    print(epoch, float(loss))
"""
WRONG = LOOP.replace("        optimizer.zero_grad()\n", "")


class Ran:
    """A finished `looplint run`."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.report = folder / "report.json"
        command = [sys.executable, "-P", "-m", "looplint", "run", "--output-format", "json"]
        command += ["--output-file", str(self.report), *words]
        given = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
        done = subprocess.run(command, cwd=folder, env=given, capture_output=True, text=True, timeout=300, check=False)
        self.status, self.out, self.err = done.returncode, done.stdout, done.stderr
        self.findings = json.loads(self.report.read_text()) if self.report.exists() else []
        self.codes = {finding["code"] for finding in self.findings}
        self.report.unlink(missing_ok=True)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "right.py").write_text(HEAD + LOOP)
    (tmp_path / "wrong.py").write_text(HEAD + WRONG)
    return tmp_path


def test_finds_what_is_wrong_and_nothing_where_all_is_right(folder: Path) -> None:
    wrong, right = Ran(folder, "wrong.py"), Ran(folder, "right.py")
    assert (wrong.status, wrong.codes) == (1, {"LL101"})
    assert (right.status, right.codes) == (0, set())


def test_changes_nothing(folder: Path) -> None:
    """Losses, weights, random numbers, warnings and what is printed are the same to the bit."""
    (folder / "end.py").write_text(
        HEAD
        + LOOP
        + "import hashlib, io, warnings\n"
        + "warnings.warn('as ever')\n"
        + "out = io.BytesIO()\n"
        + "torch.save([model.state_dict(), optimizer.state_dict(), torch.get_rng_state()], out)\n"
        + "print(hashlib.sha256(out.getvalue()).hexdigest())\n"
    )
    plain = subprocess.run([sys.executable, "end.py"], cwd=folder, capture_output=True, text=True, check=True)
    ran = Ran(folder, "end.py")
    assert ran.out == plain.stdout
    assert ran.err == plain.stderr


def test_the_scripts_own_failure_is_its_own(folder: Path) -> None:
    (folder / "fails.py").write_text(HEAD + WRONG + "raise ValueError('mine')\n")
    (folder / "leaves.py").write_text(HEAD + WRONG + "import os\nos._exit(7)\n")
    failed = Ran(folder, "fails.py")
    assert failed.status == 1
    assert failed.err.rstrip().endswith("ValueError: mine")
    assert "looplint" not in failed.err
    assert failed.codes == {"LL101"}
    left = Ran(folder, "leaves.py")
    assert (left.status, left.codes) == (7, {"LL101"})


def test_ends_after_so_many_steps(folder: Path) -> None:
    ran = Ran(folder, "--steps", "20", "wrong.py")
    assert ran.out.splitlines()[0].startswith("0 ")
    assert len(ran.out.splitlines()) == 1  # sixteen steps are an epoch
    assert (ran.status, ran.codes) == (1, {"LL101"})


def test_arguments_are_the_scripts(folder: Path) -> None:
    (folder / "arguments.py").write_text("import sys\nprint(sys.argv, __name__)\n")
    expected = "['arguments.py', '--steps', '3', '-q'] __main__\n"
    assert Ran(folder, "arguments.py", "--steps", "3", "-q").out == expected
    assert Ran(folder, "arguments.py", "--", "--steps", "3", "-q").out == expected
    assert Ran(folder, "--", "arguments.py", "--steps", "3", "-q").out == expected


def test_a_module_and_any_other_command(folder: Path) -> None:
    assert Ran(folder, "-m", "wrong").codes == {"LL101"}
    assert Ran(folder, "--", sys.executable, "-c", "import wrong").codes == {"LL101"}


def test_says_when_nothing_can_be_run(folder: Path) -> None:
    assert "nothing to run" in Ran(folder).err
    missing = Ran(folder, "--", "no-such-command")
    assert missing.status == 2
    assert "no-such-command" in missing.err


def test_says_when_there_was_nothing_to_see(folder: Path) -> None:
    (folder / "hello.py").write_text("print('hello')\n")
    ran = Ran(folder, "hello.py")
    assert ran.status == 0
    assert "nothing was recorded" in ran.err


def test_a_comment_silences_here_as_well(folder: Path) -> None:
    marked = WRONG.replace("loss.backward()", "loss.backward()  # looplint: ignore[LL101] on purpose")
    (folder / "wrong.py").write_text(HEAD + marked)
    assert Ran(folder, "wrong.py").codes == set()


def test_workers_do_not_mind(folder: Path) -> None:
    text = (HEAD + WRONG).replace("batch_size=4)", "batch_size=4, num_workers=2)")
    (folder / "wrong.py").write_text(text)
    assert Ran(folder, "wrong.py").codes == {"LL101"}


def test_what_was_seen_outlives_a_kill(folder: Path) -> None:
    (folder / "killed.py").write_text(
        HEAD
        + WRONG.replace("range(3)", "range(40)").replace(
            "    print(epoch", "    import time; time.sleep(0.1); print(epoch"
        )
        + "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n"
    )
    ran = Ran(folder, "killed.py")
    assert ran.status == 128 + signal.SIGKILL
    assert ran.codes == {"LL101"}


def test_both_processes_of_torchrun_give_one_finding(folder: Path) -> None:
    (folder / "wrong.py").write_text(
        "import torch.distributed as dist\nfrom torch.nn.parallel import DistributedDataParallel\n"
        + HEAD.replace(
            "optimizer =", "dist.init_process_group('gloo')\nmodel = DistributedDataParallel(model)\noptimizer ="
        )
        + WRONG
        + "dist.destroy_process_group()\n"
    )
    run = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]
    ran = Ran(folder, "--select", "LL1", "--", *run, "wrong.py")
    assert len(ran.findings) == 1
    assert ran.codes == {"LL101"}


def test_interrupting_ends_the_script_and_reports(folder: Path) -> None:
    (folder / "long.py").write_text(HEAD + WRONG + "import time\nprint('ready', flush=True)\ntime.sleep(200)\n")
    report = folder / "report.json"
    command = [sys.executable, "-P", "-m", "looplint", "run", "--output-format", "json", "--output-file", str(report)]
    given = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [*command, "long.py"], cwd=folder, env=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True, preexec_fn=heeding_interrupts,
    ) as running:  # fmt: skip
        assert running.stdout is not None
        assert any(line.startswith("ready") for line in running.stdout)
        time.sleep(0.2)
        os.killpg(running.pid, signal.SIGINT)
        assert running.wait(60) == 128 + signal.SIGINT
    assert {finding["code"] for finding in json.loads(report.read_text())} == {"LL101"}


def test_draws_what_happened(folder: Path) -> None:
    ran = Ran(folder, "--lanes", "--html", "run.html", "wrong.py")
    page = (folder / "run.html").read_text("utf-8")
    (marked,) = [line for line in ran.err.splitlines() if "✗" in line and "│" in line]
    assert "loss.backward()" in marked
    assert "seen " in ran.err
    assert ran.out == Ran(folder, "wrong.py").out
    assert "LL101" in page
    assert "batch 3 and later: as above" in page


def test_the_text_says_what_a_schedule_counts(folder: Path) -> None:
    """A recorded number is the same in epochs and in steps."""
    schedule = (
        "steps = 3 * len(loader)\nschedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=steps)\n"
    )
    stepped = LOOP.replace("optimizer.step()\n", "optimizer.step()\n        schedule.step()\n")
    (folder / "steps.py").write_text(HEAD + schedule + stepped)
    (folder / "epochs.py").write_text(HEAD + schedule.replace("3 * len(loader)", "3") + stepped)
    assert Ran(folder, "steps.py").codes == set()
    assert Ran(folder, "epochs.py").codes == {"LL402"}


def test_spawned_workers_and_a_compiled_model_do_not_mind(folder: Path) -> None:
    text = (HEAD + WRONG).replace("batch_size=4)", "batch_size=4, num_workers=1, multiprocessing_context='spawn')")
    text = text.replace("optimizer =", "model = torch.compile(model, backend='eager')\noptimizer =")
    body = "\n".join(f"    {line}" for line in text.splitlines())
    (folder / "wrong.py").write_text(f"if __name__ == '__main__':\n{body}\n")
    ran = Ran(folder, "wrong.py")
    assert (ran.status, ran.codes) == (1, {"LL101"})
    assert "looplint itself failed" not in ran.err


def test_a_training_in_a_forked_process_is_seen(folder: Path) -> None:
    """As with `multiprocessing.Process`; the parent has not trained."""
    train = "\n".join(f"    {line}" for line in (HEAD + WRONG).splitlines())
    (folder / "wrong.py").write_text(
        f"import multiprocessing\nimport torch\n\ndef train():\n{train}\n\n"
        "child = multiprocessing.get_context('fork').Process(target=train)\nchild.start()\nchild.join()\n"
    )
    assert Ran(folder, "wrong.py").codes == {"LL101"}


DISTRIBUTED = """\
import torch.distributed as dist

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
body = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Linear(8, 1))
if ANSWER:
    body = nn.SyncBatchNorm.convert_sync_batchnorm(body)
model = nn.parallel.DistributedDataParallel(body)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
"""


def test_what_the_text_does_where_there_is_an_accelerator_is_not_missed(folder: Path) -> None:
    """SyncBatchNorm exists for accelerators only: a script that would convert its model there is not told to."""
    converts = DISTRIBUTED.replace("ANSWER", "torch.cuda.is_available()")
    never = "\n".join(line for line in DISTRIBUTED.splitlines() if "ANSWER" not in line and "convert" not in line)
    (folder / "converts.py").write_text(HEAD + converts + LOOP)
    (folder / "never.py").write_text(HEAD + never + "\n" + LOOP)
    assert "LL704" in Ran(folder, "never.py").codes
    assert "LL704" not in Ran(folder, "converts.py").codes


def test_what_the_text_says_of_loops_is_about_the_sums_and_loaders_of_the_run(folder: Path) -> None:
    (folder / "sums.py").write_text(
        HEAD
        + LOOP.replace("epoch in range(3):\n", "epoch in range(3):\n    total = 0.0\n").replace(
            "        optimizer.step()\n", "        optimizer.step()\n        total += loss\n"
        )
    )
    (folder / "shuffled.py").write_text(
        HEAD
        + """\
val_loader = DataLoader(TensorDataset(torch.randn(64, 4), torch.randn(64, 1)), batch_size=8, shuffle=True)
"""
        + LOOP
        + """\
    with torch.no_grad():
        print(sum(nn.functional.mse_loss(model(x), y).item() for x, y in val_loader))
"""
    )
    assert Ran(folder, "--select", "LL803", "sums.py").codes == {"LL803"}
    assert Ran(folder, "--select", "LL619", "shuffled.py").codes == {"LL619"}
