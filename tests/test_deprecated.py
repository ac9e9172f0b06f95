"""What is deprecated depends on the release that the code is for."""

from pathlib import Path

import pytest

from looplint.check import check_paths
from looplint.config import Config
from looplint.static.deprecated import pinned
from looplint.static.modules import Project

OLD = """
import torch
from torch.cuda.amp import GradScaler

def train(model, loader, optimizer):
    scaler = GradScaler()
    for x, y in loader:
        optimizer.zero_grad()
        scaler.scale(torch.nn.functional.cross_entropy(model(x), y)).backward()
        scaler.step(optimizer)
        scaler.update()
"""


def lines(folder: Path, target: str | None = None) -> list[int]:
    report = check_paths([str(folder)], Config(target_torch=target))
    assert report.problems == []
    return [judged.finding.span.line for judged in report.findings if judged.rule.code == "LL309"]


@pytest.mark.parametrize(("target", "found"), [(None, [3]), ("2.4", [3]), ("2.10", [3]), ("2.3", []), ("1.13.1", [])])
def test_the_setting_decides(target: str | None, found: list[int], tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(OLD, encoding="utf-8")
    assert lines(tmp_path, target) == found


@pytest.mark.parametrize(
    ("file", "text", "release"),
    [
        ("requirements.txt", "numpy==1.26.4\ntorch==1.13.1\n", "1.13"),
        ("requirements.txt", "torchvision==0.15\ntorch>=2.0\n", ""),
        ("requirements.txt", "torch>=1.8, <2.4\n", "2.3"),
        ("pyproject.toml", '[project]\ndependencies = ["torch~=2.2.1", "x==1.0"]\n', "2.2"),
        ("environment.yml", "dependencies:\n  - pytorch=1.9\n", "1.9"),
        ("setup.py", "install_requires=['torch<=2.1.0']", "2.1"),
    ],
)
def test_else_what_the_project_pins(file: str, text: str, release: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    assert pinned(Project(tmp_path)) == release


def test_a_pin_silences_and_the_setting_goes_before_it(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("install_requires=['torch==2.1.0']", encoding="utf-8")
    (tmp_path / "train.py").write_text(OLD, encoding="utf-8")
    assert lines(tmp_path) == []
    assert lines(tmp_path, "2.6") == [3]


OPTIONAL = """
import torch
from transformers.utils import is_apex_available

if is_apex_available():
    from apex import amp

def train(model, loader, optimizer):
    model, optimizer = amp.initialize(model, optimizer, opt_level="O1")
    for x, y in loader:
        optimizer.zero_grad()
        with amp.scale_loss(torch.nn.functional.cross_entropy(model(x), y), optimizer) as scaled:
            scaled.backward()
        optimizer.step()
"""


def test_what_is_imported_only_where_it_is_installed_is_an_alternative(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(OPTIONAL, encoding="utf-8")
    assert lines(tmp_path) == []
    (tmp_path / "train.py").write_text(OPTIONAL.replace("is_apex_available()", "True"), encoding="utf-8")
    assert lines(tmp_path) == [6]
