"""Patterns are compiled when they are first used, and all of them compile."""

import importlib
import pkgutil
import re

import pytest

import looplint
from looplint.regex import METHODS, _Regex, regex

WITHOUT_TORCH = [m.name for m in pkgutil.walk_packages(looplint.__path__, "looplint.") if "smoke" not in m.name]
PATTERNS = {
    f"{name}.{own}": value
    for name in WITHOUT_TORCH
    if not name.endswith(("__main__", "sitecustomize"))
    for own, value in vars(importlib.import_module(name)).items()
    if isinstance(value, _Regex)
}


@pytest.mark.parametrize("pattern", PATTERNS.values(), ids=PATTERNS)
def test_compiles(pattern: _Regex) -> None:
    re.compile(pattern.pattern, pattern.flags)


@pytest.mark.parametrize("method", METHODS)
def test_means_what_the_compiled_one_means(method: str) -> None:
    arguments = ("-", "a1b22") if method == "sub" else ("a1b22",)
    lazy, compiled = (getattr(make(r"(?i)\d+", re.ASCII), method)(*arguments) for make in (regex, re.compile))
    assert _plain(lazy) == _plain(compiled)


def _plain(found: object) -> object:
    """What was found, without the matches' identities."""
    if isinstance(found, re.Match):
        return found.span()
    return [_plain(one) for one in found] if hasattr(found, "__next__") else found  # type: ignore[attr-defined]


def test_an_error_is_raised_at_the_first_use() -> None:
    pattern = regex("(")
    with pytest.raises(re.error):
        pattern.search("x")
    with pytest.raises(AttributeError, match="groups"):
        _ = pattern.groups
