"""The command: what it prints, in which format, with which exit code, and that it leaves nothing behind."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from looplint.smoke.bench import Bench
from looplint.smoke.cli import main
from looplint.smoke.measurement import Verdict, at_most, exactly, shown, within
from looplint.smoke.probe import CannotRun, Probe, probes
from looplint.smoke.processes import free_port
from looplint.smoke.running import Outcome, Session, Watcher, run, run_one
from looplint.smoke.table import LiveTable, conclusion

QUICK = ["--device", "cpu", "--select", "loss-at-start,samples-stay-apart"]


def made_up(
    name: str, *measurements: object, seconds: float = 0.01, tells: int = 1, error: Exception | None = None
) -> Probe:
    def measure(bench: Bench) -> object:
        yield from measurements
        if error:
            raise error

    return Probe(name, "made-up", f"# {name}\n", measure, tells, seconds, ())  # type: ignore[arg-type]


def test_list_names_every_probe(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(probes())


@pytest.mark.parametrize("name", probes())
def test_explain_prints_the_page(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", name]) == 0
    page = capsys.readouterr().out
    for part in (name, probes()[name].title, "What it measures", "Tolerance", "Sabotage"):
        assert part in page


def test_explain_an_unknown_probe(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "loss-at-the-start"]) == 2
    assert "did you mean 'loss-at-start'" in capsys.readouterr().err


def test_unknown_names_and_nothing_left(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--select", "no-such"]) == 2
    assert main(["--select", "loss-at-start", "--skip", "learning"]) == 2
    assert capsys.readouterr().err.count("looplint smoke: error: ") == 2


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--output-format", "json", "--seed", "3"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert (record["seed"], record["device"], record["exit"]) == (3, "cpu", 0)
    assert {p["name"]: p["verdict"] for p in record["probes"]} == {
        "loss-at-start": "holds",
        "samples-stay-apart": "holds",
    }
    assert all(m["holds"] for p in record["probes"] for m in p["measurements"])


def test_junit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--output-format", "junit"]) == 0
    root = ElementTree.fromstring(capsys.readouterr().out)
    assert [case.get("name") for case in root.iter("testcase")] == ["loss-at-start", "samples-stay-apart"]
    assert (root.get("tests"), root.get("failures"), root.get("errors")) == ("2", "0", "0")


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    out = capsys.readouterr().out
    assert "loss before training" in out
    assert "2 hold" in out


def test_keeps_what_the_probes_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept"
    assert main(["--device", "cpu", "--select", "same-seed-same-run", "--keep", str(kept)]) == 0
    assert list((kept / "same-seed-same-run").rglob("record.jsonl"))
    assert str(kept) in capsys.readouterr().out


def test_no_cuda(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    assert main(["--device", "cuda"]) == 2
    assert "no CUDA device" in capsys.readouterr().err
    assert main(["--device", "auto", "--select", "loss-at-start"]) == 0
    assert "cpu (auto: no CUDA device)" in capsys.readouterr().out


def test_without_torch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert main([]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    wanted = "torch is not installed; smoke runs a real training: pip install 'looplint[smoke]'"
    assert line == f"looplint smoke: error: {wanted}"


def test_with_an_old_torch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "2.5.1+cu121")
    assert main([]) == 2
    assert "torch 2.5.1+cu121 is too old; smoke needs 2.6" in capsys.readouterr().err


def test_budget_takes_the_most_telling_first(bench: Bench) -> None:
    plan = [made_up("a", seconds=5), made_up("b", seconds=1), made_up("c", seconds=4), made_up("d", seconds=2)]
    session = run(plan, bench, Watcher(), budget=4.5)
    assert [o.probe.name for o in session.outcomes] == ["b", "c", "d"]
    assert [p.name for p in session.left_out] == ["a"]


def test_budget_says_what_it_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--budget", "0.001"]) == 2
    assert "left out by the budget: loss-at-start, samples-stay-apart" in capsys.readouterr().out


def test_verdicts(bench: Bench) -> None:
    holds = run_one(made_up("h", at_most("x", 1.0, 2.0), shown("y", "z")), bench)
    fails = run_one(made_up("f", at_most("x", float("nan"), 2.0)), bench)
    skipped = run_one(made_up("s", error=CannotRun("no GPU")), bench)
    broken = run_one(made_up("b", error=ValueError("first\nsecond")), bench)
    both = run_one(made_up("fb", exactly("x", 1, 2), error=ValueError("later")), bench)
    assert [o.verdict for o in (holds, fails, skipped, broken, both)] == [
        Verdict.HOLDS,
        Verdict.FAILS,
        Verdict.SKIPPED,
        Verdict.BROKEN,
        Verdict.FAILS,
    ]
    assert broken.reason == "ValueError: first"
    assert Session([holds, skipped]).code == 0
    assert Session([holds, fails]).code == 1
    assert Session([holds, fails, broken]).code == 2
    assert Session([skipped]).code == 2
    assert Session([]).code == 2


def test_a_failure_is_told_in_full(bench: Bench) -> None:
    session = Session([run_one(made_up("f", within("x [y]", 3.0, 1.0, 2.0, "turn it down")), bench)])
    session.left_out.append(made_up("later"))
    console = Console(width=120, record=True, file=StringIO())
    with LiveTable(console) as table:
        table.begins(session.outcomes[0].probe)
        table.ends(session.outcomes[0])
    conclusion(session, 1.0, 2.0, console)
    text = console.export_text()
    for part in (
        "x [y]: 3, must be 1 .. 2",
        "help: turn it down",
        "looplint smoke explain f",
        "1 fails",
        "budget: later",
    ):
        assert part in text


def test_what_a_probe_does_to_the_process_is_undone(bench: Bench) -> None:
    import torch

    def measure(bench: Bench) -> list[object]:
        torch.manual_seed(1)
        torch.set_grad_enabled(False)
        torch.use_deterministic_algorithms(True)
        os.environ["LOOPLINT_TEST"] = "1"
        return []

    before = torch.get_rng_state()
    run_one(Probe("p", "g", "", measure, 1, 1.0, ()), bench)  # type: ignore[arg-type]
    assert torch.equal(before, torch.get_rng_state())
    assert torch.is_grad_enabled()
    assert not torch.are_deterministic_algorithms_enabled()
    assert "LOOPLINT_TEST" not in os.environ


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_leaves_nothing_behind(number: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "looplint", "smoke", "--device", "cpu", "--select", "resume,distributed"]
    env = {**os.environ, "TMPDIR": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        until = time.monotonic() + 60
        while not list(tmp_path.rglob("record.jsonl")) and time.monotonic() < until:
            time.sleep(0.05)
        process.send_signal(number)
        _, error = process.communicate(timeout=60)
    assert process.returncode in (128 + number, 130), error
    assert "Traceback" not in error
    assert list(tmp_path.glob("looplint-*")) == []


def test_outcome_without_measurements_is_drawn() -> None:
    console = Console(width=100, record=True, file=StringIO())
    with LiveTable(console) as table:
        table.ends(Outcome(made_up("empty"), Verdict.SKIPPED, reason="it lacks [something]"))
    assert "it lacks [something]" in console.export_text()


@pytest.mark.skipif(not os.environ.get("LOOPLINT_SLOW"), reason="takes half a minute: set LOOPLINT_SLOW=1")
@pytest.mark.parametrize("agents", [1, 2])
def test_uses_the_processes_that_torchrun_started(agents: int) -> None:
    smoke = ["-m", "looplint", "smoke", "--device", "cpu", "--select", "metrics-are-those-of-one,loss-at-start"]
    meeting = ["--rdzv-backend", "c10d", "--rdzv-endpoint", f"127.0.0.1:{free_port()}", "--local-addr", "127.0.0.1"]
    share = [
        "--nnodes",
        str(agents),
        "--nproc-per-node",
        str(2 // agents),
        *(meeting if agents > 1 else ["--standalone"]),
    ]
    command = [sys.executable, "-m", "torch.distributed.run", *share, *smoke]
    started = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(agents)]
    said = "".join(process.communicate(timeout=300)[0] for process in started)
    assert [process.returncode for process in started] == [0] * agents
    assert said.count("1 holds, 1 skipped") == 1
    assert "it is about one process" in " ".join(said.split())
