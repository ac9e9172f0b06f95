"""The command: what people type, what they read, and with which status it ends."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import engine
import pytest
from signals import heeding_interrupts

from looplint import __version__, cli, progress
from looplint.options import COMMANDS, Options, parse
from looplint.parser import check_parser
from looplint.rule import rules


class Done(NamedTuple):
    status: int
    out: str
    err: str


class Shell:
    """Types commands into a folder of its own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.capsys, self.monkeypatch = folder, capsys, monkeypatch

    def __call__(self, *words: str, stdin: bytes = b"") -> Done:
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        try:
            status = cli.main(words)
        except SystemExit as left:
            status = int(left.code or 0)
        out, err = self.capsys.readouterr()
        assert "Traceback" not in err
        return Done(status, out, err)

    def write(self, path: str, *lines: str) -> Path:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(["import torch", *lines]))
        return file


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    engine.put_in_place(monkeypatch)
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return Shell(tmp_path, capsys, monkeypatch)


def concise(done: Done) -> list[str]:
    return done.out.splitlines()


# -- exit status ---------------------------------------------------------------------------------------------------
def test_the_status_says_what_happened(shell: Shell) -> None:
    shell.write("good.py")
    shell.write("bad.py", "# finds LL101")
    shell.write("broken.py", "f(")
    assert shell("good.py").status == 0
    assert shell("bad.py").status == 1
    assert shell("bad.py", "broken.py").status == 2
    assert shell("bad.py", "nope.py").status == 2
    assert shell("--exit-zero", "bad.py").status == 0
    assert shell("--exit-zero", "bad.py", "broken.py").status == 2
    assert shell("--exit-zero", "nope.py").status == 2


def test_a_crashing_rule_is_named_with_its_file_and_nothing_else_is_lost(shell: Shell) -> None:
    shell.write("a.py", "# crashes LL301", "# finds LL101")
    for format in ("full", "concise", "json", "github", "sarif"):
        done = shell("--output-format", format, "--exit-zero", "a.py")
        assert done.status == 2
        assert "LL101" in done.out
        said = done.out + done.err
        assert "rule LL301 (clip-before-unscale) crashed: ZeroDivisionError: division by zero" in said
        assert "a.py" in said


def test_fail_on_decides_which_findings_count(shell: Shell) -> None:
    shell.write("a.py", "# finds LL101 warning")
    assert shell("a.py").status == 1
    assert shell("--fail-on", "warning", "a.py").status == 1
    assert shell("--fail-on", "error", "a.py").status == 0
    shell.write("b.py", "# finds LL101 advice")
    assert shell("--select", "ALL", "b.py").status == 1
    assert shell("--select", "ALL", "--fail-on", "warning", "b.py").status == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--select", "LL1O1", "a.py"], "there is no rule 'LL1O1'; did you mean LL101?"),
        (["--ignore", "zero-grad", "a.py"], "there is no rule 'zero-grad'"),
        (["--per-file-ignores", "a.py", "a.py"], "is not of the form PATTERN:CODE"),
        (["--per-file-ignores", "a.py:LL199", "a.py"], "there is no rule 'LL199'"),
        (["--confidence", "certain", "a.py"], "invalid choice: 'certain'"),
        (["--target-torch", "two", "a.py"], "must be a version of torch"),
        (["--jobs", "0", "a.py"], "must be 1 or more"),
        (["--frobnicate"], "unrecognized arguments: --frobnicate"),
        (["--config", "nope.toml", "a.py"], "nope.toml: cannot be read"),
        (["--config", "confidnce='low'", "a.py"], "unknown setting 'confidnce'; did you mean 'confidence'?"),
        (["--config", "=", "a.py"], "is not of the form KEY=VALUE"),
        (["--config", "x.toml", "--isolated", "a.py"], "--isolated reads no settings file"),
        (["--output-file", "no/such/folder", "a.py"], "--output-file cannot be written"),
        (["explain"], "the following arguments are required: CODE"),
        (["explain", "LL199"], "there is no rule 'LL199'"),
        (["trace", "nope.py"], "no such file"),
        (["new", "LL1", "x"], "'LL1' is no code"),
    ],
)
def test_bad_arguments_are_said_in_one_line(words: list[str], says: str, shell: Shell) -> None:
    shell.write("a.py")
    done = shell(*words)
    assert done.status == 2
    assert done.err.startswith("looplint: error: ")
    assert says in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_a_misspelt_command_is_recognized(shell: Shell) -> None:
    done = shell("explian", "LL101")
    assert done.status == 2
    assert "did you mean looplint explain?" in done.out


def test_a_fault_of_looplint_does_not_look_like_findings(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "_check", lambda *_: 1 / 0)
    assert cli.main(["a.py"]) == 2
    assert "a fault of looplint itself" in shell.capsys.readouterr().err


# -- what is read --------------------------------------------------------------------------------------------------
def test_the_working_directory_is_read_where_no_path_is_given(shell: Shell) -> None:
    shell.write("a.py", "# finds LL101")
    for words in (["check"], ["--output-format", "full"], ["check", "."]):
        assert shell(*words).status == 1


def test_nothing_to_check_is_said(shell: Shell) -> None:
    done = shell("--output-format", "json", ".")
    assert (done.status, json.loads(done.out)) == (0, [])
    assert done.err == "looplint: nothing to check: no script or notebook in .\n"
    assert shell("-q", ".").err == ""


def test_a_command_goes_before_a_path_of_its_name(shell: Shell) -> None:
    shell.write("rules/a.py", "# finds LL101")
    shell.write("check/b.py", "# finds LL101")
    assert "zero-grad-missing" in shell("rules").out
    assert shell("./rules").status == 1
    assert shell("check", "rules").status == 1
    assert shell("check", "check").status == 1


def test_standard_input_is_read_under_any_name(shell: Shell) -> None:
    code = b"import torch\n# finds LL101\n"
    assert concise(shell("--output-format=concise", "-", stdin=code))[0].startswith("<stdin>:2:1: LL101")
    named = shell("--output-format=concise", "--stdin-filename", "src/x.py", "-", stdin=code)
    assert concise(named)[0].startswith("src/x.py:2:1: LL101")
    assert "finds LL101" in shell("-", stdin=code).out, "the lines are shown though there is no file"
    assert shell("-", stdin=b"import torch (").status == 2


def test_exclusions_of_the_command_line_add_to_those_of_the_settings(shell: Shell) -> None:
    for folder in ("a", "b", "c", "build"):
        shell.write(f"{folder}/x.py", "# finds LL101")
    (shell.folder / "looplint.toml").write_text('extend-exclude = ["a"]')
    assert [line[:6] for line in concise(shell("--output-format=concise", "--exclude", "b/x.py")) if "LL" in line] == [
        "c/x.py"
    ]
    assert shell("--exclude", "c", "c/x.py").status == 1
    assert shell("--exclude", "c", "--force-exclude", "c/x.py").status == 0


def test_show_files_lists_what_would_be_read(shell: Shell) -> None:
    shell.write("a/x.py")
    shell.write("build/y.py")
    assert shell("--show-files").out == "a/x.py\n"
    assert shell("--show-files", "nope", "a").status == 2


# -- settings ------------------------------------------------------------------------------------------------------
def test_settings_come_from_files_and_from_the_command_line(shell: Shell) -> None:
    shell.write("a.py", "# finds LL101 low", "# finds LL102")
    shell.folder.joinpath("pyproject.toml").write_text('[tool.looplint]\nconfidence = "low"\nignore = ["LL102"]\n')

    def lines(*words: str) -> list[str]:
        return [
            line.split(":")[1] for line in concise(shell("--output-format=concise", *words, "a.py")) if "LL" in line
        ]

    assert lines() == ["2"]
    assert lines("--isolated") == ["3"]
    assert lines("--confidence", "high") == []
    assert lines("--config", "confidence='high'") == lines("--config", "confidence=high") == []
    assert lines("--select", "ALL") == ["2", "3"]
    assert lines("--extend-select", "LL102") == ["2", "3"]
    assert lines("--ignore", "LL1") == []
    assert lines("--per-file-ignores", "*.py:LL101,LL102") == []
    shell.folder.joinpath("other.toml").write_text("")
    assert lines("--config", "other.toml") == ["3"]


def test_show_settings_says_what_holds_and_why(shell: Shell) -> None:
    shell.folder.joinpath("looplint.toml").write_text('confidence = "low"\nignore = ["LL101"]\nselect = ["error"]\n')
    out = shell("--show-settings", ".").out
    assert f"from {shell.folder / 'looplint.toml'}" in out
    assert "confidence          low\n" in out
    shown = {line.split()[0]: line.split(maxsplit=3)[-1] for line in out.splitlines() if line.startswith("LL")}
    assert shown["LL101"] == "no"
    assert shown["LL102"] == "yes"
    assert shown["LL115"] == "only as error"


def test_broken_settings_stop_the_run_with_their_name(shell: Shell) -> None:
    shell.write("a.py")
    shell.folder.joinpath("looplint.toml").write_text("nonsense = 1")
    done = shell("a.py")
    assert done.status == 2
    assert done.err == f"looplint: error: {shell.folder / 'looplint.toml'}: unknown setting 'nonsense'\n"


# -- what is written -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("format", ["full", "concise", "json", "github", "sarif"])
def test_names_with_escapes_and_markup_are_harmless(format: str, shell: Shell) -> None:
    names = ["\x1b[31mred.py", "[bold]b[/bold].py", "a\nb.py", "\u202ertl.py", os.fsdecode(b"\xff.py")]
    for name in names:
        shell.write(name, "# finds LL101")
    shell.write("\x1b[2Jbroken.py", "f(")
    (shell.folder / "\x1b[2Jgone.py").symlink_to("nothing")
    for words in ((".",), ("\x1b[2Jgone.py", "\x1b[2Jnope"), ("-v", "."), ("--show-files", ".")):
        done = shell("--output-format", format, *words)
        assert done.status in {0, 2}
        assert "\x1b" not in done.out + done.err
        assert "\u202e" not in done.out + done.err
        done.out.encode()


def test_markup_in_names_survives_colour(shell: Shell) -> None:
    shell.write("[bold]b[/bold].py", "# finds LL101")
    assert "[bold]b[/bold].py" in shell("--color", "always", ".").out


def test_colour_is_for_terminals_unless_the_environment_says_otherwise(shell: Shell) -> None:
    shell.write("a.py", "# finds LL101")
    assert "\x1b" not in shell("a.py").out
    assert "\x1b" in shell("--color", "always", "a.py").out
    shell.monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b" in shell("a.py").out
    assert "\x1b" not in shell("--color", "never", "a.py").out
    shell.monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in shell("a.py").out


def test_an_output_file_holds_the_report_and_nothing_else_is_left(shell: Shell) -> None:
    shell.write("src/a.py", "# finds LL101")
    out = shell.folder / "report.json"
    out.write_text("old")
    done = shell("--output-format", "json", "--output-file", "report.json", "src", "nope.py")
    assert done.out == ""
    assert "nope.py: no such file or directory" in done.err
    assert [finding["code"] for finding in json.loads(out.read_text())] == ["LL101"]
    assert sorted(p.name for p in shell.folder.iterdir()) == [".looplint_cache", "report.json", "src"]


def test_an_output_file_may_be_a_device(shell: Shell) -> None:
    shell.write("a.py", "# finds LL101")
    assert shell("--output-file", os.devnull, "a.py").status == 1


def test_statistics_count(shell: Shell) -> None:
    shell.write("a.py", "# finds LL101", "# finds LL101", "# finds LL102")
    assert [line.split()[:2] for line in concise(shell("--statistics", "a.py"))[:2]] == [["2", "LL101"], ["1", "LL102"]]
    counted = json.loads(shell("--statistics", "--output-format", "json", "a.py").out)
    assert [(row["code"], row["count"]) for row in counted] == [("LL101", 2), ("LL102", 1)]


def test_quiet_says_only_the_findings(shell: Shell) -> None:
    shell.write("a.py", "# finds LL101")
    assert concise(shell("-q", "--output-format=concise", "a.py")) == ["a.py:2:1: LL101 fault LL101"]


def test_verbose_says_what_is_missing(shell: Shell) -> None:
    shell.write("a.py", "# finds LL101 low", "# finds LL101 # noqa", "# finds LL101 advice")
    (shell.folder / "r.ipynb").write_text('{"cells": [], "metadata": {"kernelspec": {"language": "R"}, "x": "torch"}}')
    (shell.folder / "link.py").symlink_to("nothing")
    err = shell("-v", ".").err
    assert "skipped r.ipynb: its kernel speaks r, not Python" in err
    assert "skipped link.py: a link to nothing" in err
    assert "not shown: 1 of low confidence" in err
    assert "not shown: 1 by comments" in err
    assert "not shown: 1 of the group advice" in err
    assert "1 file checked" in err


# -- the other commands --------------------------------------------------------------------------------------------
def test_version(shell: Shell) -> None:
    for words in (["--version"], ["-V"], ["--version", "a.py"], ["check", "--version"]):
        assert shell(*words) == Done(0, f"looplint {__version__}\n", "")


def test_help_names_every_command_and_option(shell: Shell) -> None:
    help = shell("--help").out
    assert help == shell("-h").out == shell().out == shell("check", "--help").out
    assert all(f"  {command}" in help for command in COMMANDS)
    for action in check_parser()._actions:
        assert action.help
        assert all(option in help for option in action.option_strings)
    for command in ("explain", "rules", "trace", "new"):
        done = shell(command, "--help")
        assert done.status == 0
        assert done.out.startswith(f"usage: looplint {command}")


LINES = [["a"], ["-"], ["a", "--isolated", "b"], ["--no-cache", "--exit-zero", "--quiet"], []]


@pytest.mark.parametrize("words", LINES, ids=" ".join)
def test_what_is_read_without_argparse_is_what_it_reads(words: list[str]) -> None:
    assert vars(parse(words)) == vars(check_parser().parse_intermixed_args(words))
    assert vars(parse([*words, "--color=auto"])) == vars(parse(words))


def test_paths_may_stand_between_options() -> None:
    options = parse(["a", "--select", "LL1", "b", "-v", "--", "-c"])
    assert (options.paths, options.select, options.verbose) == (["a", "b", "-c"], ["LL1"], True)


def test_every_option_has_a_place() -> None:
    named = {action.dest for action in check_parser()._actions} - {"help"}
    assert vars(check_parser().parse_args([])) == vars(Options())
    assert named == set(vars(Options()))


def test_explain_takes_codes_names_and_beginnings(shell: Shell) -> None:
    page = shell("explain", "LL101").out
    assert "`LL101` · `zero-grad-missing`" in page
    assert shell("explain", "zero-grad-missing").out == shell("explain", "ll101").out == page
    assert shell("explain", "LL00").out.count("· since") == 4
    both = shell("explain", "LL101", "LL199", "LL102")
    assert both.status == 2
    assert both.out.count("· since") == 2, "the known ones are shown all the same"


def test_rules_lists_all(shell: Shell) -> None:
    table = shell("rules").out
    assert all(code in table for code in rules())
    assert [rule["code"] for rule in json.loads(shell("rules", "--output-format", "json").out)] == list(rules())


def test_new_writes_the_file_of_a_rule(shell: Shell) -> None:
    done = shell("new", "ACME101", "loss-forgotten")
    assert done.status == 0
    assert "ACME101" in (shell.folder / "loss_forgotten.py").read_text()
    assert shell("new", "ACME101", "loss-forgotten").status == 2, "it exists"


def test_smoke_gets_all_words_behind_it(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    from looplint.smoke import cli as smoke

    monkeypatch.setattr(smoke, "main", lambda words: 7 if words == ["--list", "check"] else 0)
    assert shell("smoke", "--list", "check").status == 7


# -- waiting -------------------------------------------------------------------------------------------------------
def test_a_bar_is_drawn_only_for_someone_who_waits(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress.bar(quiet=False) is None, "standard error is no terminal here"
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert progress.bar(quiet=True) is None
    monkeypatch.setenv("TERM", "xterm")
    bar = progress.bar(quiet=False)
    assert bar is not None
    bar(1, 10)
    assert shell.capsys.readouterr().err == "", "not in the first second"
    monkeypatch.setattr(bar, "_next", 0)
    bar(5, 10)
    bar.close()
    assert "Checking" in shell.capsys.readouterr().err


# -- as a process --------------------------------------------------------------------------------------------------
def run(*words: str, cwd: Path, flags: tuple[str, ...] = (), **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *flags, "-m", "looplint", *words]
    return subprocess.run(
        command, cwd=cwd, env={**ENV, **more}, capture_output=True, text=True, check=False, timeout=60
    )


ENV = {key: value for key, value in os.environ.items() if key not in {"NO_COLOR", "FORCE_COLOR"}} | {
    "PYTHONPATH": str(Path(__file__).parents[1])
}
FORGOTTEN = """\
import torch

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs, targets in loader:
    loss = torch.nn.functional.cross_entropy(model(inputs), targets)
    loss.backward()
    optimizer.step()
"""


def test_it_finds_what_it_is_made_for(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(FORGOTTEN)
    done = run("--output-format=concise", "train.py", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert " LL101 " in done.stdout.splitlines()[0]


@pytest.mark.parametrize("flags", [("-OO",), ("-W", "error"), ("-X", "dev", "-W", "error"), ("-P",)], ids=" ".join)
def test_it_works_however_python_is_run(flags: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(FORGOTTEN + "x = '\\d'\n")
    (tmp_path / "note.ipynb").write_text(json.dumps({"cells": [{"cell_type": "code", "source": FORGOTTEN}]}))
    done = run("--output-format=concise", ".", cwd=tmp_path, flags=flags)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.count(" LL101 ") == 2


def test_pages_are_there_without_docstrings(tmp_path: Path) -> None:
    assert "`LL101` · `zero-grad-missing`" in run("explain", "LL101", cwd=tmp_path, flags=("-OO",)).stdout
    assert run("rules", cwd=tmp_path, flags=("-OO",)).returncode == 0


SHADOWS = ("random", "json", "argparse", "torch", "rich", "libcst", "multiprocessing", "dataclasses", "inspect")
PYTHONS_OWN = ("types", "tokenize", "enum", "re", "typing", "os")  # `-m` itself would import some: not ours to prevent


@pytest.mark.parametrize(
    ("way", "shadows"), [("-m", SHADOWS), ("script", (*SHADOWS, *PYTHONS_OWN))], ids=("-m", "script")
)
def test_nothing_of_the_users_is_executed_or_imported(way: str, shadows: tuple[str, ...], tmp_path: Path) -> None:
    """Files that would leave a mark, also under the names of Python's own modules."""
    mark, folder, script = tmp_path / "mark", tmp_path / "work", tmp_path / "bin" / "looplint"
    for made in (folder, script.parent):
        made.mkdir()
    script.write_text("import sys\nfrom looplint.cli import command\ncommand()\n")
    leave = f"open({str(mark)!r}, 'w').close()\n"
    for name in (*shadows, "train", "engine", "conftest", "setup", "sitecustomize"):
        (folder / f"{name}.py").write_text(f"{leave}import engine, json, torch\n{FORGOTTEN}")
    cells = [{"cell_type": "code", "source": f"!touch {mark}\n{leave}{FORGOTTEN}"}]
    (folder / "note.ipynb").write_text(json.dumps({"cells": cells}))
    (folder / "stubs.py").write_text(f'{leave}stands_for = ("mylib",)\n')
    (folder / "pyproject.toml").write_text('[tool.looplint]\nknowledge = ["stubs.py"]\n')
    start = ["-m", "looplint"] if way == "-m" else [str(script)]
    command = [sys.executable, *start, ".", "--output-format=json", "--jobs", "2"]
    done = subprocess.run(command, cwd=folder, env=ENV, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (1, "")
    assert len({finding["filename"] for finding in json.loads(done.stdout)}) == len(shadows) + 6
    assert not mark.exists()


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    for number in range(200):
        (tmp_path / f"f{number}.py").write_text(FORGOTTEN)
    command = [sys.executable, "-m", "looplint", "."]
    with subprocess.Popen(command, cwd=tmp_path, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 1


def test_an_interrupted_run_ends_at_once_and_quietly(tmp_path: Path) -> None:
    for number in range(400):
        (tmp_path / f"f{number}.py").write_text(FORGOTTEN * 20)
    command = [sys.executable, "-m", "looplint", "--jobs", "2", "."]
    with subprocess.Popen(
        command, cwd=tmp_path, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
        preexec_fn=heeding_interrupts,
    ) as process:  # fmt: skip
        time.sleep(1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=10)
    assert (process.returncode, out, err) == (130, b"", b"looplint: interrupted\n")


def test_a_terminal_without_unicode_gets_escapes_and_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "größe.py").write_text(FORGOTTEN, encoding="utf-8")
    done = run(".", cwd=tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="1")
    assert (done.returncode, done.stderr) == (1, "")
    assert "gr\\xf6\\xdfe.py" in done.stdout


def test_a_large_generated_file_costs_little_more_than_its_parse(tmp_path: Path) -> None:
    table = "".join(f"    ({n}, 'value {n}', [{n}, {n + 1}, {n + 2}]),\n" for n in range(110_000))
    (tmp_path / "data.py").write_text(f"import torch\nTABLE = [\n{table}]\n{FORGOTTEN}")
    assert (tmp_path / "data.py").stat().st_size > 5_000_000
    parse = "import ast, gc; gc.disable(); ast.parse(open('data.py').read())"
    parsed, _ = cpu_of([sys.executable, "-c", parse], tmp_path)
    seconds, done = cpu_of([sys.executable, "-m", "looplint", "."], tmp_path)
    assert done.returncode == 1, done.stderr
    assert seconds < 2.5 * parsed


def cpu_of(command: list[str], cwd: Path) -> tuple[float, subprocess.CompletedProcess[str]]:
    before = os.times()
    done = subprocess.run(command, cwd=cwd, env=ENV, capture_output=True, text=True, check=False)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system, done


def test_beyond_that_a_file_is_refused_clearly(tmp_path: Path) -> None:
    (tmp_path / "data.py").write_text("import torch\n" + "x = 1\n" * 1_500_000)
    (tmp_path / "train.py").write_text(FORGOTTEN)
    done = run("--output-format=concise", ".", cwd=tmp_path)
    assert done.returncode == 2
    assert " LL101 " in done.stdout
    assert "too large to be checked" in done.stdout
