"""What was found in files that have not changed since, nor anything that reading them consulted.

One file per folder that looplint is run in, settings, and version of looplint and Python. Its three lines hold

- the *states*: of every file that mattered, its time of change, its size and its contents (a hash); of every folder in
  which something was looked for in vain, its time of change;
- the *entries*: of each file that was checked, what it gave, and under which settings;
- the *links*: who consulted what (`looplint.dependents`).

A run first holds the states against the disk. Where all is as it was, every entry holds, and the links are not even
parsed. Where something has changed, the entries that it has a say in are forgotten. Nothing here is needed for anything
but speed: whatever goes wrong, the files are read.
"""

from __future__ import annotations

import json
import os
import stat
import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from looplint.check import Outcome
    from looplint.config import Config
    from looplint.dependents import Links
    from looplint.static.consulted import Import

FOLDER = ".looplint_cache"
FORMAT = 1
COARSE = 20_000_000  # ns: within so long, a file can change again without a new time of change
KEPT = 30 * 86_400  # s: how long what nobody asks for is kept
_TAG = """\
Signature: 8a477f597d28d172789f06886806bc55
# This folder is the cache of looplint. It may be deleted at any time.
"""
_IDLE = 0  # in place of an outcome: no training can stand in the file


class State(NamedTuple):
    """A file or folder at a moment: times in nanoseconds. `mark` is the hash of a file's contents, "" if not needed."""

    modified: int
    changed: int
    size: int
    mark: str = ""

    @property
    def latest(self) -> int:
        """When it changed last."""
        return max(self.modified, self.changed)


class Key(NamedTuple):
    """What an outcome depends on beside files: the settings, the root of the project, how the file was come by."""

    settings: str
    root: str
    walked_test: bool


def _file(path: str) -> State | None:
    """The state of a regular file; None where there is none."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    if not stat.S_ISREG(found.st_mode):
        return None
    return State(found.st_mtime_ns, found.st_ctime_ns, found.st_size)


def _folder(path: str) -> State | None:
    """The state of a folder: it changes when something in it comes or goes."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return State(found.st_mtime_ns, 0, found.st_ino) if stat.S_ISDIR(found.st_mode) else None


def _mark(data: bytes) -> str:
    """The contents of a file in 32 characters."""
    from hashlib import blake2b

    return blake2b(data, digest_size=16).hexdigest()


def _read(path: str) -> bytes | None:
    try:
        with open(path, "rb") as file:
            return file.read()
    except (OSError, ValueError):
        return None


class Cache:
    """The outcomes of earlier runs from a folder, and those of this run."""

    def __init__(self, folder: str, settings: str) -> None:
        """`settings` part runs whose outcomes would push each other out."""
        self.began = time.time_ns()
        self.here = os.getcwd()
        self.place = folder
        self.version = _version()
        name = _mark(repr((self.here, settings, self.version)).encode())
        self.path = os.path.join(folder, self.version.partition(" ")[0], f"{name}.json")
        self._files: dict[str, State] = {}
        self._folders: dict[str, State] = {}
        self._keys: dict[Key, int] = {}
        self._paths = [""]  # that the stored spans name; the first stands for the file itself
        self._entries: dict[str, tuple[int, Any]] = {}
        self._plain_links: bytes | None = None
        self._links: Links | None = None
        self._renewed = False  # whether states were found out of date
        self._usable: bool | None = None
        self._sought: dict[str, tuple[Key, State | None]] = {}  # what must be read, as it was before
        self._new: dict[str, Outcome | None] = {}
        self._marks: dict[str, str] = {}
        self._keys_of: dict[tuple[int, str, bool], Key] = {}
        self._texts: dict[int, tuple[Config, str]] = {}
        self._load()

    # -- asking and telling --------------------------------------------------------------------------------------
    def known(self, path: str, config: Config, *, walked: bool) -> Outcome | None:
        """What a file gave, where that still holds. Otherwise it is going to be read: say so by `contents`, `note`."""
        whole = path if os.path.isabs(path) else os.path.normpath(f"{self.here}{os.sep}{path}")
        key = self._key(whole, path, config, walked)
        number, stored = self._entries.get(whole, (-1, None))
        if self._keys.get(key) == number:
            if stored == _IDLE:
                from looplint.check import Outcome

                return Outcome(path)
            if (outcome := self._restored(whole, path, stored)) is not None:
                return outcome
        if self._usable is None:
            self._usable = _prepare(self.place, os.path.dirname(self.path))
        self._sought[path] = key, _file(path)
        return None

    def contents(self, path: str, data: bytes) -> None:
        """Take note of what was read in a file."""
        if path in self._sought:
            self._marks[self._whole(path)] = _mark(data)

    def note(self, path: str, outcome: Outcome | None) -> None:
        """Take in what the contents of a file gave; None: no training can stand in them."""
        if path in self._sought and (outcome is None or not outcome.problems):
            self._new[path] = outcome

    def save(self, imports: Iterable[Import]) -> None:
        """Write what is new, and the imports that this run has followed. Does nothing where that cannot be."""
        if not self._new and not self._renewed:
            return
        try:
            if self._usable or _prepare(self.place, os.path.dirname(self.path)):
                self._gather(imports)
                _replace(self.path, self._text_of_all())
                _sweep(self.place)
        except OSError:
            return

    def _whole(self, path: str) -> str:
        return path if os.path.isabs(path) else os.path.normpath(f"{self.here}{os.sep}{path}")

    def _key(self, whole: str, path: str, config: Config, walked: bool) -> Key:
        from looplint.static.discover import may_test, root_of

        folder, test = os.path.dirname(whole), walked and may_test(path)
        key = self._keys_of.get((id(config), folder, test))
        if key is None:
            key = self._keys_of[id(config), folder, test] = Key(self._text(config), root_of(folder, self.here), test)
        return key

    def _text(self, config: Config) -> str:
        """Those of the settings that have a say in outcomes."""
        known = self._texts.get(id(config))
        if known is None:
            knowledge = [(path, _mark(_read(path) or b"")) for path in config.knowledge]
            known = self._texts[id(config)] = config, repr((config.layers, config.target_torch, knowledge))
        return known[1]

    def _restored(self, whole: str, path: str, stored: Any) -> Outcome | None:
        from looplint.stored import Malformed, restore

        self._paths[0] = path  # how the file is called this time
        try:
            return restore(stored, path, self._paths)
        except Malformed:
            del self._entries[whole]
            return None

    def _roots(self) -> dict[str, str]:
        """The root of each checked file's project."""
        roots = [key.root for key in self._keys]
        return {path: roots[number] for path, (number, _) in self._entries.items()}

    # -- loading -------------------------------------------------------------------------------------------------
    def _load(self) -> None:
        lines = self._lines()
        if lines is None:
            return
        try:
            states, entries, self._plain_links = json.loads(lines[0]), json.loads(lines[1]), lines[2]
            self._files = {path: State(*_checked(state, int, int, int, str)) for path, state in states[0].items()}
            self._folders = {path: State(*_checked(state, int, int, int, str)) for path, state in states[1].items()}
            self._keys = {Key(*_checked(key, str, str, bool)): number for number, key in enumerate(entries[0])}
            self._paths = _checked(entries[1], *[str] * len(entries[1]))
            self._entries = {path: (number, stored) for path, (number, stored) in entries[2].items()}
            self._verify()
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            self._files, self._folders, self._keys, self._paths, self._entries = {}, {}, {}, [""], {}
            self._links, self._plain_links = None, None

    def _lines(self) -> list[bytes] | None:
        """The lines of the cache file; None where there is none, or it is damaged, or somebody else's."""
        if not (_is_folder(os.path.dirname(self.path)) and _is_folder(self.place)):
            return None
        try:
            with open(os.open(self.path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0)), "rb") as file:
                data = file.read() if _ours(file.fileno()) else b""
        except OSError:
            return None
        head, _, body = data.partition(b"\n")
        lines = body.split(b"\n")
        return lines if len(lines) == 3 and head == self._head(body) else None

    def _head(self, body: bytes) -> bytes:
        return f"{self.version} {_mark(body)}".encode()

    def _verify(self) -> None:
        """Hold the states against the disk, and forget what no longer holds."""
        files = {path: now for path, was in self._files.items() if (now := _file(path)) is None or now[:3] != was[:3]}
        folders = {path for path, was in self._folders.items() if _folder(path) != was}
        if files or folders:
            self._renewed = True
            self._renew(files, folders)

    def _renew(self, files: dict[str, State | None], folders: set[str]) -> None:
        """Find out what is behind new times of change."""
        links = self._unfolded()
        changed = {path for path, now in files.items() if now is None or self._contents_differ(path)}
        touched = {path for path, now in files.items() if now is not None and not self._files[path].mark}
        for path, now in files.items():
            if path in changed or now is None:
                del self._files[path]
            else:
                self._files[path] = self._settled(now._replace(mark=self._files[path].mark), self.began)
        for path in folders:
            del self._folders[path]
        came = {path for path in links.sought() if path not in self._files and os.path.isfile(path)} - changed
        listed, lost = links.relisted(folders)
        touched |= changed | came | (listed - self._files.keys())
        self._forget(links.affected(changed | came, self._roots()) | links.asking(touched) | lost)
        for path in changed:
            links.tried.pop(path, None)

    def _contents_differ(self, path: str) -> bool:
        was = self._files[path].mark
        return bool(was) and was != self._mark_of(path)

    def _mark_of(self, path: str) -> str:
        if path not in self._marks:
            self._marks[path] = _mark(_read(path) or b"")
        return self._marks[path]

    @staticmethod
    def _settled(state: State, looked: int) -> State:
        """The state as it is stored: without a time where it might change once more under the same one."""
        coarse = 2_000_000_000 if state.modified % 10_000_000 == 0 else COARSE
        return state._replace(modified=-1) if state.latest > looked - coarse else state

    def _unfolded(self) -> Links:
        if self._links is None:
            from looplint.dependents import Links

            self._links = Links.of(json.loads(self._plain_links)) if self._plain_links is not None else Links()
        return self._links

    def _forget(self, paths: Iterable[str]) -> None:
        for path in paths:
            self._entries.pop(path, None)
            self._unfolded().queries.pop(path, None)

    # -- saving --------------------------------------------------------------------------------------------------
    def _gather(self, imports: Iterable[Import]) -> None:
        """Put the new outcomes among the known ones, with the states that they rest on."""
        from looplint.stored import store

        links = self._unfolded()
        unsure = links.add(imports)
        numbers = {"": 0} | {path: number for number, path in enumerate(self._paths) if number}
        for path, outcome in self._new.items():
            key, state = self._sought[path]
            whole = self._whole(path)
            if state is None or whole not in self._marks:
                continue
            stored = _IDLE if outcome is None else store(outcome, {path, whole}, numbers)
            self._entries[whole] = self._keys.setdefault(key, len(self._keys)), stored
            self._files[whole] = self._settled(state._replace(mark=self._marks[whole]), self.began)
            links.queries.pop(whole, None)
            if outcome is not None and outcome.queries:
                links.add_queries(whole, outcome.queries)
            links.add_root(key.root)
        self._paths = list(numbers)
        unsure |= self._watch(links)
        self._forget(links.affected(unsure, self._roots()))

    def _watch(self, links: Links) -> set[str]:
        """Note the states of all that was consulted. Gives back what changed while this run went on."""
        unsure, looked = set(), time.time_ns()
        listed = {path for _, files in links.projects.values() for path in files}
        folders = {folder for kept, _ in links.projects.values() for folder in kept}
        read = links.read()
        for path in read | listed:
            if path in self._files and (self._files[path].mark or path not in read):
                continue
            now = _file(path)
            if now is None:
                folders.add(_nearest(os.path.dirname(path)))
                continue
            if now.latest > self.began - COARSE:
                unsure.add(path)
            self._files[path] = self._settled(now._replace(mark=self._mark_of(path) if path in read else ""), looked)
        for path in folders - self._folders.keys():
            if (state := _folder(path)) is not None:
                self._folders[path] = self._settled(state, looked)
        return unsure

    def _text_of_all(self) -> bytes:
        keys = [list(key) for key in self._keys]
        parts = (
            [self._files, self._folders],
            [keys, self._paths, self._entries],
            self._unfolded().plain(),
        )
        body = b"\n".join(json.dumps(part, separators=(",", ":")).encode("ascii") for part in parts)
        return self._head(body) + b"\n" + body


def _checked(values: Any, *kinds: type) -> list[Any]:
    """The values if they are of these kinds; raises TypeError otherwise."""
    if not isinstance(values, list) or [type(value) for value in values] != list(kinds):
        raise TypeError("not what was stored")
    return values


def _nearest(folder: str) -> str:
    """The innermost folder of a path that exists."""
    while not os.path.isdir(folder) and os.path.dirname(folder) != folder:
        folder = os.path.dirname(folder)
    return folder


# -- the folder on the disk --------------------------------------------------------------------------------------
def place(config: Config, asked: str | None = None) -> str:
    """The folder of the cache: the one asked for, that of the settings, or one beside the settings file."""
    root = os.path.abspath(config.root or os.curdir)
    return os.path.abspath(asked) if asked is not None else os.path.join(root, config.cache_dir or FOLDER)


def _is_folder(path: str) -> bool:
    """Whether a path is a folder itself: a link could lead anywhere."""
    try:
        return stat.S_ISDIR(os.lstat(path).st_mode)
    except OSError:
        return False


def _ours(descriptor: int) -> bool:
    """Whether a file belongs to the user, or to the owner of the working directory: others have no say."""
    if not hasattr(os, "geteuid"):
        return True
    return os.fstat(descriptor).st_uid in {os.geteuid(), os.stat(os.curdir).st_uid}


def _prepare(folder: str, below: str) -> bool:
    """Make the folders, with what keeps them out of repositories and backups. Says whether that could be done."""
    try:
        for made in (folder, below):
            os.makedirs(made, exist_ok=True)
            if not _is_folder(made):
                return False
        for name, text in ((".gitignore", "# Made by looplint.\n*\n"), ("CACHEDIR.TAG", _TAG)):
            if not os.path.lexists(os.path.join(folder, name)):
                _replace(os.path.join(folder, name), text.encode())
    except OSError:
        return False
    return os.access(below, os.W_OK)


def _replace(path: str, data: bytes) -> None:
    """Write a file at one stroke; a link in its place is replaced, not followed."""
    aside = f"{path}.{os.getpid()}.tmp"
    try:
        with open(aside, "xb") as file:
            file.write(data)
        os.replace(aside, path)
    except OSError:
        if os.path.lexists(aside):
            os.unlink(aside)
        raise


def _sweep(folder: str) -> None:
    """Delete what no run has written for long: other versions, other settings, what a killed run left behind."""
    now = time.time()
    for version in _listed(folder):
        if not version.is_dir(follow_symlinks=False):
            continue
        kept = 0
        for entry in _listed(version.path):
            limit = 3600 if entry.name.endswith(".tmp") else KEPT
            if entry.name.endswith((".json", ".tmp")) and now - entry.stat(follow_symlinks=False).st_mtime > limit:
                os.unlink(entry.path)
            else:
                kept += 1
        if not kept:
            os.rmdir(version.path)


def _listed(folder: str) -> list[os.DirEntry[str]]:
    with os.scandir(folder) as scan:
        return list(scan)


def clean(folder: str) -> bool:
    """Delete a cache. Says whether there was one; what does not look like one is left alone."""
    import shutil

    if not _is_folder(folder) or _read(os.path.join(folder, "CACHEDIR.TAG")) != _TAG.encode():
        return False
    shutil.rmtree(folder)
    return True


# -- the version -------------------------------------------------------------------------------------------------
def _version() -> str:
    """What is installed and has a say in outcomes: looplint with its knowledge, the rules of plug-ins, Python."""
    from looplint import __version__, plugins

    parts = [FORMAT, sys.version_info[:3], sys.implementation.name, _build(__version__)]
    parts += _plugins() if plugins.named() else []
    return f"{__version__} {_mark(repr(parts).encode())}"


def _build(version: str) -> object:
    """The files of looplint: by the list that the installer wrote, or by their times of change."""
    package = os.path.dirname(os.path.abspath(__file__))
    listed = _read(os.path.join(os.path.dirname(package), f"looplint-{version}.dist-info", "RECORD"))
    return _mark(listed) if listed is not None else list(_sources(package))


def _sources(folder: str) -> Iterator[tuple[str, int, int]]:
    """The files of a package with their times of change and sizes."""
    for entry in sorted(_listed(folder), key=lambda entry: entry.name):
        if entry.name.endswith((".py", ".toml")):
            found = entry.stat()
            yield entry.name, found.st_mtime_ns, found.st_size
        elif entry.name != "__pycache__" and entry.is_dir(follow_symlinks=False):
            yield from _sources(entry.path)


def _plugins() -> list[object]:
    """The files of the packages that bring rules."""
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    from looplint.plugins import GROUP

    found: list[object] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        spec = find_spec(entry.value.partition(":")[0].partition(".")[0])
        folders = list(spec.submodule_search_locations or ()) if spec else []
        alone = _file(spec.origin) if spec and spec.origin and not folders else None
        found += [entry.name, entry.value, alone, *(list(_sources(folder)) for folder in folders)]
    return found
