"""What a reading looked for beside the file itself: noted for whoever keeps the outcome, as `looplint.cache` does."""

from __future__ import annotations

from typing import NamedTuple


class Import(NamedTuple):
    """An import that was followed: the file that holds it, the paths that were tried, and whether the last was there.

    All paths are absolute.
    """

    importer: str
    tried: tuple[str, ...]
    found: bool


class Query(NamedTuple):
    """A search for the files of a project that import a module under its name and mention one of the words."""

    root: str
    module: str
    stem: str
    words: tuple[str, ...]
    found: tuple[str, ...]


imports: list[Import] = []  # each once, by whatever file it was first needed
queries: list[Query] = []  # those of the file that is being read
_told = 0


def new_imports() -> list[Import]:
    """The imports that this process has not yet told."""
    global _told
    start, _told = _told, len(imports)
    return imports[start:]
