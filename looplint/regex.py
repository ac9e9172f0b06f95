"""Regular expressions that are compiled when they are first used.

A hundred rules and readers have their own, most scripts meet a tenth of them, and compiling all took a third of the
time to the first finding.
"""

import re
from typing import Any, AnyStr, cast

METHODS = ("findall", "finditer", "fullmatch", "match", "search", "split", "sub")


class _Regex:
    """Looks like `re.Pattern`. Its methods become those of the compiled pattern, so that later calls cost the same."""

    def __init__(self, pattern: str | bytes, flags: int) -> None:
        self.pattern = pattern
        self.flags = flags

    def __getattr__(self, name: str) -> Any:
        if name not in METHODS:
            raise AttributeError(name)
        compiled = re.compile(self.pattern, self.flags)
        self.__dict__.update({method: getattr(compiled, method) for method in METHODS})
        return self.__dict__[name]


def regex(pattern: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """What `re.compile` gives, compiled at its first use; an error in it is raised there (a test compiles them all)."""
    return cast("re.Pattern[AnyStr]", _Regex(pattern, flags))


def words(*alternatives: str, flags: int = 0) -> re.Pattern[str]:
    """A pattern that finds any of these words, fast: each begins with a letter or a dot that stands for itself.

    Python's engine leaps to the next character that may begin a match, unless an assertion or a group stands first;
    that `\\b` makes a search six times as slow. A word that begins with `\\b` is therefore looked for without it, and
    the boundary is asked for after the word.
    """
    return regex("|".join(map(_literal_first, alternatives)), flags)


def _literal_first(word: str) -> str:
    found = _BOUND.match(word)
    return f"{found[1]}(?<=\\b{found[1]}){word[found.end() :]}" if found else word


_BOUND = regex(r"\\b(\w+)")
