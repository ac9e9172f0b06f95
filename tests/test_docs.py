"""A rule's docstring as page, table row and scaffold; the generated files."""

from __future__ import annotations

import io
import json
import sys
from importlib import import_module
from pathlib import Path

import pytest

from looplint import Group, Rule, __version__, docs
from looplint.examples import examples
from looplint.rule import rules

DOC = """
# Gradients kept
They add up.
```python bad
step()  # LL901
```
```python good
clear()
```
```diff reference_loop/train.py
-    clear()
```
"""
RULE = Rule("LL901", "gradients-kept", Group.ERROR, frozenset(), lambda run: [], DOC, "0.2")


def test_a_page_says_what_it_is_and_captions_its_examples() -> None:
    assert (
        docs.page(RULE)
        == """\
# Gradients kept

`LL901` · `gradients-kept` · error · since 0.2

They add up.

**Wrong**

```python
step()  # LL901
```

**Also right**

```python
clear()
```

**What breaks `reference_loop/train.py`**

```diff
-    clear()
```

Right as it is? `# looplint: ignore[LL901] the reason` at the end of the line says so.
"""
    )


def test_explain_writes_the_page() -> None:
    stream = io.StringIO()
    docs.explain(RULE, stream)
    assert stream.getvalue() == docs.page(RULE)


def test_explain_in_color_loses_no_line_of_code() -> None:
    from rich.text import Text

    stream = io.StringIO()
    docs.explain(RULE, stream, color=True)
    lines = [line.strip() for line in Text.from_ansi(stream.getvalue()).plain.splitlines()]
    assert "\x1b[" in stream.getvalue()
    assert {"Gradients kept", "step()  # LL901", "clear()", "-    clear()"} <= set(lines)


def test_every_section_that_a_code_can_fall_into_is_named() -> None:
    found = docs.sections()
    assert [section.digit for section in found] == list("0123456789")
    assert all(section.title for section in found)


def test_the_table_lists_every_rule_once() -> None:
    stream = io.StringIO()
    docs.rules_table(stream)
    for rule in rules().values():
        assert sum(line.split()[:1] == [rule.code] for line in stream.getvalue().splitlines()) == 1
        assert docs.markdown_table("docs/").count(f"| [{rule.code}](docs/{rule.code}.md) | `{rule.name}` |") == 1


def test_the_table_as_json_has_the_pages() -> None:
    stream = io.StringIO()
    docs.rules_table(stream, "json")
    records = {record["code"]: record for record in json.loads(stream.getvalue())}
    assert records.keys() == rules().keys()
    for code, rule in rules().items():
        assert records[code]["explanation"] == docs.page(rule)
        assert (records[code]["name"], records[code]["group"]) == (rule.name, rule.group)


# -- new rules ---------------------------------------------------------------------------------------------------
def test_a_new_rule_is_a_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = docs.new_rule("ACME101", "loss-looks-odd", tmp_path)
    assert path == tmp_path / "loss_looks_odd.py"
    monkeypatch.syspath_prepend(str(tmp_path))
    registry: dict[str, Rule] = {}
    monkeypatch.setattr(sys.modules["looplint.rule"], "_registry", registry)
    import_module("loss_looks_odd")
    rule = registry["ACME101"]
    assert rule.title == "Loss looks odd"
    assert [example.kind for example in examples(rule)] == ["bad", "fixed", "good"]
    assert examples(rule)[0].expected == {("train.py", 8)}


def test_our_codes_go_into_their_folder_of_the_checkout() -> None:
    (folder,) = {section.folder for section in docs.sections() if section.digit == "3"}
    path = docs.new_rule("LL399", "no-such-rule-yet")
    try:
        assert path == folder / "no_such_rule_yet.py"
    finally:
        path.unlink()


@pytest.mark.parametrize(
    ("code", "name", "message"),
    [
        ("L1", "a-name", "no code"),
        ("LL1234", "a-name", "no code"),
        ("ACME101", "A_Name", "no name"),
        ("LL101", "a-name", "LL101 zero-grad-missing exists"),
        ("ACME101", "zero-grad-missing", "LL101 zero-grad-missing exists"),
    ],
)
def test_malformed_and_taken_names_are_refused(code: str, name: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=message):
        docs.new_rule(code, name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    docs.new_rule("ACME101", "a-name", tmp_path)
    with pytest.raises(FileExistsError):
        docs.new_rule("ACME102", "a-name", tmp_path)


# -- generated files ---------------------------------------------------------------------------------------------
@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    readme = "# T\n<!-- looplint: rules -->\nold\n<!-- /looplint -->\nend\n"
    (tmp_path / "README.md").write_text(readme)
    return tmp_path


def test_drift_is_found_and_mended(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert docs.main(["--check"], checkout) == 1
    assert not (checkout / "docs").exists()
    assert docs.main([], checkout) == 0
    assert docs.main(["--check"], checkout) == 0
    page = checkout / "docs" / "rules" / "LL101.md"
    page.write_text("changed by hand")
    (checkout / "docs" / "rules" / "LL000.md").write_text("a rule that is gone")
    capsys.readouterr()
    assert docs.main(["--check"], checkout) == 1
    assert capsys.readouterr().out.splitlines()[:2] == [
        "docs/rules/LL000.md is out of date",
        "docs/rules/LL101.md is out of date",
    ]
    assert docs.main([], checkout) == 0
    assert page.read_text("utf-8") == docs.page(rules()["LL101"])
    assert not (checkout / "docs" / "rules" / "LL000.md").exists()


def test_readme_keeps_what_stands_around_the_table(checkout: Path) -> None:
    docs.main([], checkout)
    text = (checkout / "README.md").read_text("utf-8")
    assert text.startswith("# T\n<!-- looplint: rules -->\n**LL")
    assert text.endswith("|\n<!-- /looplint -->\nend\n")


def test_commands_in_the_readme_are_run(checkout: Path) -> None:
    readme = "<!-- looplint: looplint --version -->\n<!-- /looplint -->\n"
    (checkout / "README.md").write_text(readme)
    assert (
        f"```console\n$ looplint --version\nlooplint {__version__}\n```"
        in docs.generated(checkout)[checkout / "README.md"]
    )
