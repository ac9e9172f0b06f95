"""Rules from outside: found by entry points, harmless when broken, free when there are none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from looplint import plugins

RULE = '''"""
# A loss that looks odd
```python bad
x = 1  # {code}
```
"""
from looplint import Group, Op, rule

@rule("{code}", "{name}", Group.WARNING, reads={{Op.STEP}})
def check(run):
    return []
'''
SHOW = """
import sys
from looplint.rule import broken_plugins, rules
print(*(code for code in rules() if not code.startswith("LL")), sep=",")
print("importlib.metadata" in sys.modules)
print(*broken_plugins.items())
"""


def install(folder: Path, name: str, module: str, group: str = plugins.GROUP) -> None:
    """What pip leaves behind for a package with an entry point."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {module}\n")


def run(folder: Path) -> list[str]:
    path = f"{folder}:{Path(plugins.__file__).parents[1]}"
    done = subprocess.run(
        [sys.executable, "-c", SHOW], env={"PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    package = tmp_path / "acme_rules"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "odd.py").write_text(RULE.format(code="ACME101", name="odd-loss"))
    (package / "even.py").write_text(RULE.format(code="ACME102", name="even-loss"))
    return tmp_path


def test_a_package_is_walked(site: Path) -> None:
    install(site, "acme", "acme_rules")
    assert run(site) == ["ACME101,ACME102", "True", ""]


def test_a_module_is_enough(site: Path) -> None:
    install(site, "acme", "acme_rules.odd")
    assert run(site)[0] == "ACME101"


def test_without_plugins_metadata_is_not_read(site: Path) -> None:
    install(site, "acme", "acme_rules", group="console_scripts")
    assert run(site) == ["", "False", ""]


def test_a_broken_plugin_stops_no_other(site: Path) -> None:
    install(site, "acme", "acme_rules")
    install(site, "broken", "no_such_module")
    codes, _, failed = run(site)
    assert codes == "ACME101,ACME102"
    assert "'broken'" in failed
    assert "No module named 'no_such_module'" in failed


def test_a_plugin_cannot_take_a_code_of_ours(site: Path) -> None:
    (site / "acme_rules" / "odd.py").write_text(RULE.format(code="LL101", name="odd-loss"))
    install(site, "acme", "acme_rules.odd")
    _, _, failed = run(site)
    assert "two rules have the code LL101" in failed


def test_a_broken_plugin_is_named_in_the_report(site: Path) -> None:
    install(site, "broken", "no_such_module")
    path = f"{site}:{Path(plugins.__file__).parents[1]}"
    command = [sys.executable, "-m", "looplint", "-", "--isolated"]
    done = subprocess.run(
        command, env={"PYTHONPATH": path}, input="import torch\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "broken  problem its rules are missing: ModuleNotFoundError: No module named 'no_such_module'" in done.stdout
