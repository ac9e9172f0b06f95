"""Paths to the files that are to be read: folders walked, exclusions honoured, links tamed."""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from looplint.regex import regex

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec

SUFFIXES = (".py", ".ipynb")
EXCLUDED = (
    *(".bzr", ".direnv", ".eggs", ".git", ".git-rewrite", ".hg", ".ipynb_checkpoints", ".jj", ".looplint_cache"),
    *(".mypy_cache", ".nox", ".pants.d", ".pyenv", ".pytest_cache", ".pytype", ".ruff_cache", ".svn", ".tox", ".venv"),
    *(".vscode", "__pycache__", "__pypackages__", "_build", "buck-out", "build", "dist", "node_modules"),
    *("site-packages", "venv"),
)

# Bytes without which no training can stand in a file: the libraries that train, and the calls that a helper makes on
# objects that it was given. `looplint:` is here for files whose suppressions have become unused.
_TELLS = [
    *(b"torch", b"lightning", b"transformers", b"accelerate", b"deepspeed", b"fabric", b"ignite", b"timm", b"fastai"),
    *(b".backward(", b".step(", b".eval(", b".zero_grad(", b"looplint:"),
]


class Filter(NamedTuple):
    """What a walk leaves out. Patterns match a name or, with `*` also matching `/`, the path below `root`."""

    exclude: tuple[str, ...] = ()  # in place of the defaults, where given
    extend_exclude: tuple[str, ...] = ()
    root: str = ""  # the folder that patterns with a slash are relative to; "" for the working directory
    gitignore: bool = True
    force: bool = False  # holds for paths that were named as well


class Missed(NamedTuple):
    """A path that is not read. `problem`: it was asked for, so this is an error; otherwise it is only worth saying."""

    path: str
    why: str
    problem: bool = False


class Walked(str):
    """A file that was found in a folder, not named."""

    __slots__ = ()


Found = Iterator[str | Missed]
FilterOf = Callable[[str], Filter]


def matters(data: bytes) -> bool:
    """Whether a file may hold a training loop or a part of one."""
    return any(tell in data for tell in _TELLS)


ROOT_MARKS = ("pyproject.toml", "setup.py", "setup.cfg", ".git")
_marked: dict[str, str] = {}


def forget_roots() -> None:
    """Seek the roots of projects anew: their marks may have come or gone."""
    _marked.clear()


def root_of(folder: str, here: str) -> str:
    """The root of the project around an absolute folder: the nearest folder upward with a mark of one.

    Where there is none, the working directory `here` if it lies above, else the folder itself.
    """
    at, below = folder, []
    while at not in _marked:
        below.append(at)
        above = os.path.dirname(at)
        if any(os.path.exists(os.path.join(at, mark)) for mark in ROOT_MARKS):
            _marked[at] = at
        elif above == at:
            _marked[at] = ""
        else:
            at = above
    _marked.update(dict.fromkeys(below, _marked[at]))
    inside = folder == here or folder.startswith(here.rstrip(os.sep) + os.sep)
    return _marked[folder] or (here if inside else folder)


_TEST_PATH = regex(r"(^|[/\\])(tests?|testing)[/\\]|(^|[/\\])(test_[^/\\]*|[^/\\]*_test|conftest)\.py$")
_TEST_TELLS = regex(rb"^[ \t]*(?:(?:import|from)[ \t]+(?:pytest|unittest)\b|def[ \t]+test_)", re.MULTILINE)


def may_test(path: str) -> bool:
    """Whether a path is one of those under which tests stand."""
    return _TEST_PATH.search(path) is not None


def tests(path: str, data: bytes) -> bool:
    """Whether a file holds tests: what trains there is no training, and nobody waits for its result."""
    return may_test(path) and _TEST_TELLS.search(data) is not None


def discover(paths: Iterable[str], filter_of: FilterOf | None = None) -> list[str | Missed]:
    """The files to read, each once: those of a folder in the order of their names, and every path that is not read.

    `filter_of` gives the filter of a folder. What is named is read whatever its suffix, unless the filter is forced.
    """
    walk = _Walk(filter_of or (lambda folder: _DEFAULT))
    found: list[str | Missed] = []
    for path in paths:
        found.extend(walk.named(os.path.normpath(path) if path else path))
    return found


_DEFAULT = Filter()
_GITIGNORE, _EXCLUDE = ".gitignore", ".git/info/exclude"


class _Walk:
    def __init__(self, filter_of: FilterOf) -> None:
        self.filter_of = filter_of
        self.seen: set[str] = set()
        self.top = ""  # the folder that is walked, links resolved
        self.patterns: dict[Filter, _Patterns] = {}
        self.ignores: dict[str, list[_Ignore]] = {}

    def named(self, path: str) -> Found:
        """A path that was asked for."""
        try:
            mode = os.stat(path).st_mode
        except (OSError, ValueError) as error:
            yield Missed(path, _why(path, error), problem=True)
            return
        folder = path if stat.S_ISDIR(mode) else os.path.dirname(path)
        real = os.path.realpath(path)
        if self.filter_of(folder).force and self.excluded_above(path):
            yield Missed(path, "excluded")
        elif stat.S_ISDIR(mode):
            self.top = real
            yield from self.walk(_Folder(path, real, self.inherited(path)))
        else:
            yield from self.once(path, real)

    def once(self, path: str, real: str) -> Found:
        """A file, unless it was found before."""
        if real not in self.seen:
            self.seen.add(real)
            yield path

    def walk(self, start: _Folder) -> Found:
        """The files of a folder and of those below it, without recursion: folders nest as deep as they like."""
        stack = [start]
        while stack:
            folder = stack.pop()
            try:
                with os.scandir(folder.path) as scan:
                    entries = sorted(scan, key=lambda entry: entry.name)
            except OSError as error:
                yield Missed(folder.path, _why(folder.path, error), problem=True)
                continue
            names = {entry.name for entry in entries}
            if folder is start or "pyvenv.cfg" not in names:  # a virtual environment under any name
                yield from self.entries(folder, entries, names, stack)

    def entries(
        self, folder: _Folder, entries: Sequence[os.DirEntry[str]], names: set[str], stack: list[_Folder]
    ) -> Found:
        """The files of a folder; its folders go onto the stack."""
        rules = self.filter_of(folder.path)
        patterns = self.patterns_of(rules)
        ignores = folder.ignores
        if rules.gitignore and _GITIGNORE in names:
            ignores = [*ignores, *self.ignores_in(folder.real)]
        below: list[_Folder] = []
        for entry in entries:
            is_folder = _is_folder(entry)
            if not is_folder and not entry.name.endswith(SUFFIXES):
                continue
            path = os.path.join(folder.path, entry.name) if folder.path != os.curdir else entry.name
            real = os.path.join(folder.real, entry.name)
            if patterns.match(entry.name, real) or (rules.gitignore and _ignored(real, is_folder, ignores)):
                continue
            if is_folder:
                below.append(_Folder(path, real, ignores))
            else:
                yield from self.file(entry, path, real)
        stack.extend(reversed(below))

    def file(self, entry: os.DirEntry[str], path: str, real: str) -> Found:
        """A file found on a walk; links to files count as the file that they lead to."""
        try:
            if entry.is_file() and not entry.is_symlink():
                yield from self.once(Walked(path), real)
            elif entry.is_file() and inside(os.path.realpath(path), self.top):
                yield from self.once(Walked(path), os.path.realpath(path))
            elif entry.is_file():
                yield Missed(path, "a link that leads out of the folder is not followed")
            elif entry.is_symlink() and entry.is_dir():
                yield Missed(path, "a link to a folder is not followed")
            else:
                yield Missed(path, "a link to nothing" if entry.is_symlink() else "no regular file")
        except OSError as error:
            yield Missed(path, _why(path, error))

    def patterns_of(self, rules: Filter) -> _Patterns:
        if rules not in self.patterns:
            self.patterns[rules] = _Patterns(rules)
        return self.patterns[rules]

    def excluded_above(self, path: str) -> bool:
        """Whether a named path, or a folder above it up to the working directory, is excluded."""
        inside = os.path.relpath(path)
        parts = inside.split(os.sep) if not inside.startswith(os.pardir) else [os.path.basename(path)]
        for count, name in enumerate(parts, 1):
            part = os.sep.join(parts[:count]) if len(parts) > 1 else path
            folder = os.path.dirname(part) or os.curdir
            if self.patterns_of(self.filter_of(folder)).match(name, os.path.abspath(part)):
                return True
        return self.is_ignored(path)

    def is_ignored(self, path: str) -> bool:
        """Whether git ignores a path, itself or with a folder above it."""
        whole = os.path.realpath(path)
        root = _repository(os.path.dirname(whole))
        if not root or not self.filter_of(os.path.dirname(path)).gitignore:
            return False
        at, ignores = root, [*self.ignores_in(root, _EXCLUDE), *self.ignores_in(root)]
        parts = os.path.relpath(whole, root).split(os.sep)
        for count, name in enumerate(parts, 1):
            at = os.path.join(at, name)
            if _ignored(at, count < len(parts) or os.path.isdir(at), ignores):
                return True
            ignores = [*ignores, *self.ignores_in(at)]
        return False

    def inherited(self, folder: str) -> list[_Ignore]:
        """What the `.gitignore` files above a named folder say, down from the root of its repository.

        Nothing where they say that the folder itself is ignored: it was asked for.
        """
        whole = os.path.realpath(folder)
        root = _repository(whole)
        if not root or (whole != root and self.is_ignored(folder)):
            return []
        found, at = self.ignores_in(root, _EXCLUDE), root
        for name in os.path.relpath(whole, root).split(os.sep):
            if name != os.curdir:
                found = [*found, *self.ignores_in(at)]
                at = os.path.join(at, name)
        return found

    def ignores_in(self, folder: str, name: str = _GITIGNORE) -> list[_Ignore]:
        key = os.path.join(folder, name)
        if key not in self.ignores:
            self.ignores[key] = _read_ignore(folder, key)
        return self.ignores[key]


def inside(path: str, folder: str) -> bool:
    """Whether an absolute path lies in a folder; both without links."""
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def _repository(folder: str) -> str:
    """The root of the git repository around a folder, or "": outside of one, git would ignore nothing."""
    while not os.path.exists(os.path.join(folder, ".git")):
        parent = os.path.dirname(folder)
        if parent == folder:
            return ""
        folder = parent
    return folder


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir(follow_symlinks=False)
    except OSError:
        return False


def _why(path: str, error: Exception) -> str:
    text = (getattr(error, "strerror", None) or str(error)).lower()
    if os.path.islink(path):
        circle = isinstance(error, OSError) and error.errno == errno.ELOOP
        return "a link that leads back to itself" if circle else f"a link to nothing: {text}"
    return text


# -- patterns ----------------------------------------------------------------------------------------------------
class _Patterns:
    """The exclusions of a filter: plain names in a set, all else as one expression."""

    def __init__(self, rules: Filter) -> None:
        written = [*(rules.exclude or EXCLUDED), *rules.extend_exclude]
        patterns = [pattern.rstrip("/").removeprefix("./") for pattern in written]
        self.names = {pattern for pattern in patterns if not re.search(r"[*?\[/]", pattern)}
        self.root = rules.root
        self.rest: re.Pattern[str] | None = None
        if others := [pattern for pattern in patterns if pattern not in self.names]:
            from fnmatch import translate

            self.rest = re.compile("|".join(map(translate, others)))

    def match(self, name: str, whole: str) -> bool:
        """Whether a name, or its absolute path as seen from the root, is excluded."""
        if name in self.names:
            return True
        if self.rest is None:
            return False
        inside = os.path.relpath(whole, self.root or os.curdir).replace(os.sep, "/")
        return any(map(self.rest.match, (name, inside, whole)))


# -- .gitignore --------------------------------------------------------------------------------------------------
class _Ignore(NamedTuple):
    folder: str  # absolute
    spec: GitIgnoreSpec


class _Folder(NamedTuple):
    path: str  # as it was reached
    real: str  # absolute, links resolved
    ignores: list[_Ignore]


def _read_ignore(folder: str, path: str) -> list[_Ignore]:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            lines = file.read().splitlines()
    except OSError:
        return []
    if not any(line.strip() and not line.startswith("#") for line in lines):
        return []
    from pathspec import GitIgnoreSpec

    return [_Ignore(folder, GitIgnoreSpec.from_lines(lines))]


def _ignored(whole: str, folder: bool, ignores: Sequence[_Ignore]) -> bool:
    """Whether git ignores an absolute path: the innermost file that says something decides."""
    for ignore in reversed(ignores):
        inside = whole[len(ignore.folder) :].lstrip(os.sep).replace(os.sep, "/")
        said = ignore.spec.check_file(inside + "/" if folder else inside).include
        if said is not None:
            return said
    return False
