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
