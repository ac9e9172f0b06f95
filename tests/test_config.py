"""Settings: which file holds, what it may say, and which findings are wanted then."""

from __future__ import annotations

from pathlib import Path

import pytest

from looplint import Confidence, Group
from looplint.config import KEYS, Config, ConfigError, Settings, amended
from looplint.rule import rules
from looplint.selection import DEFAULT, Layer, Selection, selector, suggestion, unknown


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(path: str, text: str) -> Path:
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


# -- finding the file ----------------------------------------------------------------------------------------------
def test_the_nearest_file_upward_holds(here: Path) -> None:
    write("pyproject.toml", '[tool.looplint]\nconfidence = "low"\n')
    write("sub/looplint.toml", 'confidence = "medium"\n')
    write("sub/deep/pyproject.toml", "[tool.other]\nlooplint = 1\n")  # says nothing to us
    settings = Settings()
    assert settings.of("a.py").confidence is Confidence.LOW
    assert settings.of("sub/a.py").confidence is Confidence.MEDIUM
    assert settings.of("sub/deep/er/a.py").confidence is Confidence.MEDIUM
    assert settings.of("sub/a.py").file == str(here / "sub" / "looplint.toml")
    assert settings.of("sub/a.py").root == str(here / "sub")


def test_looplint_toml_goes_before_pyproject(here: Path) -> None:
    write("pyproject.toml", '[tool.looplint]\nconfidence = "low"\n')
    write(".looplint.toml", 'confidence = "medium"\n')
    assert Settings().of("a.py").confidence is Confidence.MEDIUM


def test_without_a_file_the_defaults_hold(here: Path) -> None:
    assert Settings().of("a.py") == Config()


def test_isolated_reads_no_file(here: Path) -> None:
    write("looplint.toml", "nonsense")
    assert Settings(isolated=True).of("a.py") == Config()


def test_a_named_file_holds_everywhere_and_from_the_working_directory(here: Path) -> None:
    write("sub/looplint.toml", 'confidence = "low"\n')
    write("ci/strict.toml", '[tool.looplint]\nrequire-reason = true\nexclude = ["a/b.py"]\n')
    config = Settings(file="ci/strict.toml").of("sub/a.py")
    assert config.require_reason
    assert config.confidence is Confidence.HIGH
    assert config.root == str(here)


def test_the_command_line_goes_over_the_file(here: Path) -> None:
    write("looplint.toml", 'confidence = "low"\nextend-exclude = ["a"]\nselect = ["LL1"]\n')
    config = Settings(({"confidence": "medium", "extend-exclude": ["b"], "ignore": ["LL101"]},)).of("x.py")
    assert config.confidence is Confidence.MEDIUM
    assert config.extend_exclude == ("a", "b")
    assert not config.selection().chosen("LL101", Group.ERROR)
    assert config.selection().chosen("LL102", Group.ERROR)
    assert not config.selection().chosen("LL301", Group.ERROR)


def test_a_broken_file_below_is_noted_and_left_out(here: Path) -> None:
    write("sub/looplint.toml", "confidence = ")
    settings = Settings()
    assert settings.of("sub/a.py") == settings.of("sub/b.py") == Config()
    assert [(error.file, error.message[:13]) for error in settings.errors] == [
        (str(here / "sub" / "looplint.toml"), "no valid TOML")
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("selct = []", "unknown setting 'selct'; did you mean 'select'?"),
        ("require_reason = true", "unknown setting 'require_reason'; did you mean 'require-reason'?"),
        ("zzz = 1", "unknown setting 'zzz'"),
        ("select = 'LL1'", "select must be a list of strings"),
        ("select = [1]", "select must be a list of strings"),
        ("confidence = 'hihg'", "confidence must be high, medium or low; did you mean high?"),
        ("fail-on = 'never'", "fail-on must be advice, warning or error"),
        ("target-torch = 2.6", 'target-torch must be a version of torch such as "2.6"'),
        ("require-reason = 'yes'", "require-reason must be true or false"),
        ("output-format = 'xml'", "output-format must be full, concise, json, github, gitlab, junit or sarif"),
        ("per-file-ignores = ['a']", "per-file-ignores must be a table of patterns and lists of codes"),
        ("[per-file-ignores]\na = 'LL1'", "per-file-ignores must be a list of strings"),
        ("select = [", "no valid TOML"),
    ],
)
def test_what_a_file_may_not_say_is_an_error_with_its_name(text: str, says: str, here: Path) -> None:
    write("looplint.toml", text)
    with pytest.raises(ConfigError) as caught:
        Settings()
    assert caught.value.message.startswith(says)
    assert caught.value.file == str(here / "looplint.toml")


def test_tool_looplint_must_be_a_table(here: Path) -> None:
    write("pyproject.toml", "[tool]\nlooplint = 3\n")
    with pytest.raises(ConfigError, match="must be a table"):
        Settings()


def test_a_pyproject_that_does_not_name_looplint_is_not_even_parsed(here: Path) -> None:
    write("pyproject.toml", "this is [ no TOML")
    assert Settings().of("a.py") == Config()


def test_a_named_file_must_exist(here: Path) -> None:
    with pytest.raises(ConfigError, match="no such file"):
        Settings(file="nope.toml")


def test_every_key_has_a_place_in_the_settings() -> None:
    layered = {"select", "extend-select", "ignore"}
    assert {key.replace("-", "_") for key in KEYS if key not in layered} == set(Config._fields) - {
        "layers", "file", "root"
    }  # fmt: skip


def test_knowledge_is_relative_to_the_file(here: Path) -> None:
    write("sub/looplint.toml", 'knowledge = ["rows.toml"]\n')
    assert Settings().of("sub/a.py").knowledge == (str(here / "sub" / "rows.toml"),)


# -- which findings are wanted -------------------------------------------------------------------------------------
def chosen(select: str = "", extend: str = "", ignore: str = "", *, group: Group = Group.ERROR) -> set[str]:
    """The codes of gradients, with findings of this weight, that a layer over the defaults lets through."""
    layer = Layer(tuple(select.split()) if select else None, tuple(extend.split()), tuple(ignore.split()))
    selection = Selection([Layer(DEFAULT), layer])
    return {code for code in rules() if code.startswith("LL1") and selection.chosen(code, group)}


ALL = {code for code in rules() if code.startswith("LL1")}


def test_by_default_errors_and_warnings_are_wanted() -> None:
    assert chosen() == chosen(group=Group.WARNING) == ALL
    assert chosen(group=Group.ADVICE) == set()


def test_select_begins_anew_and_extend_select_adds() -> None:
    assert chosen("LL101 LL102") == {"LL101", "LL102"}
    assert chosen("warning") == set()
    assert chosen("warning", extend="LL101") == {"LL101"}
    assert chosen(extend="LL101", group=Group.ADVICE) == {"LL101"}
    assert chosen("ALL", group=Group.ADVICE) == ALL


def test_names_prefixes_and_lower_case_are_understood() -> None:
    assert chosen("zero-grad-missing") == chosen("ll101") == {"LL101"}
    assert chosen("LL10") == {code for code in ALL if code.startswith("LL10")}
    assert chosen("all") == ALL


def test_the_more_specific_word_decides_and_ignore_among_equals() -> None:
    assert chosen("LL101", ignore="LL1") == {"LL101"}
    assert chosen("LL1", ignore="LL101") == ALL - {"LL101"}
    assert chosen("LL101", ignore="LL101") == set()
    assert chosen("ALL", ignore="error") == set()
    assert chosen("ALL", ignore="error", extend="LL10") == {code for code in ALL if code.startswith("LL10")}


def test_groups_mean_the_weight_of_the_finding_not_of_the_rule() -> None:
    selection = Selection([Layer(DEFAULT)])
    rule = next(rule for rule in rules().values() if rule.group is Group.ADVICE)
    assert selection.chosen(rule.code, Group.ERROR)
    assert not selection.chosen(rule.code, Group.ADVICE)
    assert selection.runs(rule)
    assert not Selection([Layer(("LL101",))]).runs(rule)


@pytest.mark.parametrize("word", ["LL999", "LL", "L", "", "zero-grad", "Error", "LL1O1", "LL1 01", "1"])
def test_words_that_mean_nothing_are_known(word: str) -> None:
    meant = word == "LL"  # the beginning of every code
    assert (selector(word) is not None) is meant
    assert unknown([word, "LL101"]) == ([] if meant else [word])


def test_the_nearest_word_is_suggested() -> None:
    assert suggestion("LL1O1") == "; did you mean LL101?"
    assert suggestion("zero-grad-mising") == "; did you mean zero-grad-missing?"
    assert suggestion("eror") == "; did you mean error?"
    assert suggestion("xyzzy") == ""


@pytest.mark.parametrize(
    ("pattern", "path", "holds"),
    [
        ("tests/*", "tests/a.py", True),
        ("tests", "tests/deep/a.py", True),
        ("./tests/", "tests/a.py", True),
        ("test_*.py", "src/test_a.py", True),
        ("*.ipynb", "a.py", False),
        ("tests/*", "src/tests/a.py", False),
        ("!src/*", "tools/a.py", True),
        ("!src/*", "src/a.py", False),
    ],
)
def test_per_file_ignores_mean_names_and_paths(pattern: str, path: str, holds: bool, here: Path) -> None:
    config = amended(Config(), {"per-file-ignores": {pattern: ["LL101"]}}, str(here / "looplint.toml"), str(here))
    for written in (path, str(here / path)):
        selection = config.selection(written)
        assert selection.chosen("LL101", Group.ERROR) is not holds
        assert selection.chosen("LL102", Group.ERROR)
