"""The pictures of the site show what the commands print today, and its commands exist."""

from __future__ import annotations

import html
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from looplint.options import COMMANDS

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs").glob("*.md"))


def pictures() -> ModuleType:
    pytest.importorskip("rich")
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "docs" / "pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def words(text: str) -> list[str]:
    return re.sub(r"[\s\xa0]+", " ", text).split()


def shown(svg: str) -> list[str]:
    """The words in a picture, line by line."""
    texts = re.findall(r'<text class="[^"]*-r\d+" x="([^"]*)" y="([^"]*)"[^>]*>(.*?)</text>', svg)
    lines: dict[float, list[tuple[float, str]]] = {}
    for x, y, text in texts:
        lines.setdefault(float(y), []).append((float(x), html.unescape(text)))
    return [word for _, parts in sorted(lines.items()) for word in words("".join(text for _, text in sorted(parts)))]


@pytest.mark.parametrize("name", ["check", "diff", "lanes", "trace"])
def test_a_picture_shows_what_is_printed_today(name: str) -> None:
    module = pictures()
    (command,) = module.PICTURES[name]
    expected = words(f"$ {command}\n{module.Text.from_ansi(module.output(command)).plain}")
    assert "".join(shown((ROOT / "docs" / "images" / f"{name}.svg").read_text("utf-8"))) == "".join(expected)


def test_a_page_is_what_is_written_today() -> None:
    module = pictures()
    assert (ROOT / "docs" / "images" / "lanes.html").read_text("utf-8") == module.page("lanes")


def test_all_pictures_are_tested() -> None:
    module = pictures()
    assert set(module.PICTURES) == {"check", "diff", "lanes", "trace"}
    drawn = {f"{name}.svg" for name in module.PICTURES} | {f"{name}.html" for name in module.PAGES}
    assert {path.name for path in (ROOT / "docs" / "images").iterdir()} == drawn


def test_the_pages_name_only_commands_that_exist() -> None:
    known = {*COMMANDS, "train.py", "src"}
    for page in [*PAGES, ROOT / "README.md"]:
        for block in re.findall(r"^```console\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL):
            for line in block.splitlines():
                if found := re.match(r"(?:\$ )?looplint ([a-z][\w./]*)", line):
                    assert found[1] in known or (ROOT / found[1]).exists(), f"{page.name}: {line}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_options_on_a_page_exist(page: Path) -> None:
    from looplint.parser import check_parser, run_parser, trace_parser

    known = {o for make in (check_parser, run_parser, trace_parser) for a in make()._actions for o in a.option_strings}
    text = page.read_text("utf-8")
    lines = [line for line in text.splitlines() if re.search(r"(?:^|`|- )looplint (?!smoke)", line)]
    for line in lines:
        for option in re.findall(r"(?<![\w-])(--[a-z][\w-]*)", line.partition("#")[0].partition(" -- ")[0]):
            if not re.search(rf"looplint run \S+ .*{option}", line):  # of the user's script
                assert option in known, line


def readme_commands() -> list[str]:
    """The commands of looplint in the README, without those that change files or need torch."""
    blocks = re.findall(r"^```console\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    lines = [line.partition("  #")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if re.match(r"looplint (?!run|smoke|server|.*--fix)", line)]


def test_the_readme_has_commands() -> None:
    assert len(readme_commands()) >= 6


@pytest.mark.parametrize("command", readme_commands())
def test_every_command_of_the_readme_works_as_printed(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command.split()],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode in {0, 1}, done.stderr
    assert done.stdout
