"""Settings: `[tool.looplint]` of the nearest pyproject.toml, or looplint.toml, and what the command line adds."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from looplint.events import Confidence, Group
from looplint.report import FORMATS
from looplint.selection import DEFAULT, Layer, Selection, nearest
from looplint.static.discover import Filter

FILES = ("looplint.toml", ".looplint.toml", "pyproject.toml")


class ConfigError(Exception):
    """A setting that cannot be understood, with the file that holds it ("" for the command line)."""

    def __init__(self, message: str, file: str = "", line: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.file = file
        self.line = line


class Config(NamedTuple):
    """All settings that hold for a folder. `layers` say which findings are wanted; see `looplint.selection`.

    `file` is where they were written, "" for the defaults. Patterns are relative to `root`.
    """

    layers: tuple[Layer, ...] = (Layer(DEFAULT),)
    per_file_ignores: tuple[tuple[str, tuple[str, ...]], ...] = ()
    confidence: Confidence = Confidence.HIGH
    exclude: tuple[str, ...] = ()
    extend_exclude: tuple[str, ...] = ()
    force_exclude: bool = False
    respect_gitignore: bool = True
    fail_on: Group = Group.ADVICE
    target_torch: str | None = None
    require_reason: bool = False
    knowledge: tuple[str, ...] = ()
    output_format: str = ""  # "full", or what suits the place
    fix: bool = False
    unsafe_fixes: bool = False
    show_fixes: bool = False
    fixable: tuple[str, ...] = ("ALL",)
    unfixable: tuple[str, ...] = ()
    cache_dir: str | None = None
    file: str = ""
    root: str = ""

    @property
    def filter(self) -> Filter:
        """Which files a walk leaves out."""
        exclude, more = tuple(self.exclude), tuple(self.extend_exclude)
        return Filter(exclude, more, self.root, self.respect_gitignore, self.force_exclude)

    @property
    def words(self) -> list[str]:
        """All selectors that were written."""
        selected = [word for layer in self.layers for part in layer for word in part or ()]
        fixed = (*self.fixable, *self.unfixable)
        return [*selected, *(word for _, ignored in self.per_file_ignores for word in ignored), *fixed]

    @property
    def fixed(self) -> Selection:
        """Which findings may be fixed."""
        return _selection((Layer(self.fixable, ignore=self.unfixable),), ())

    def selection(self, path: str = "") -> Selection:
        """Which findings are wanted, in this file."""
        ignored = [
            text for pattern, texts in self.per_file_ignores if _covers(pattern, path, self.root) for text in texts
        ]
        return _selection(self.layers, tuple(ignored))


_selections: dict[str, Selection] = {}


def _selection(layers: tuple[Layer, ...], ignored: tuple[str, ...]) -> Selection:
    key = repr((layers, ignored))  # callers may give lists
    if key not in _selections:
        _selections[key] = Selection([*layers, Layer(ignore=ignored)])
    return _selections[key]


def _covers(pattern: str, path: str, root: str) -> bool:
    """Whether a pattern of per-file-ignores means a path: by its name, or as seen from the root."""
    if not path:
        return False
    from fnmatch import fnmatch

    wanted, pattern = not pattern.startswith("!"), pattern.removeprefix("!").removeprefix("./")
    inside = os.path.relpath(path, root or os.curdir).replace(os.sep, "/")
    below = pattern.rstrip("/") + "/*"
    return wanted is any((fnmatch(os.path.basename(path), pattern), fnmatch(inside, pattern), fnmatch(inside, below)))


# -- reading values ----------------------------------------------------------------------------------------------
def _words(value: object) -> tuple[str, ...]:
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return tuple(value)
    raise ValueError("must be a list of strings")


def _flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError("must be true or false")


def _text(value: object) -> str:
    if isinstance(value, str) and value:
        return value
    raise ValueError("must be a text")


def _choice(*words: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        if isinstance(value, str) and value in words:
            return value
        near = nearest(value, words) if isinstance(value, str) else ""
        raise ValueError(
            f"must be {', '.join(words[:-1])} or {words[-1]}" + (f"; did you mean {near}?" if near else "")
        )

    return read


def _version(value: object) -> str:
    if isinstance(value, str) and re.fullmatch(r"\d+\.\d+(\.\d+)?", value):
        return value
    raise ValueError('must be a version of torch such as "2.6"')


def _table(value: object) -> tuple[tuple[str, tuple[str, ...]], ...]:
    if isinstance(value, dict):
        return tuple((str(pattern), _words(words)) for pattern, words in value.items())
    raise ValueError("must be a table of patterns and lists of codes")


_GROUPS = _choice(*reversed(list(Group)))
_CONFIDENCES = _choice(*reversed(list(Confidence)))

# Every key of the file with what reads its value.
KEYS: dict[str, Callable[[object], Any]] = {
    "select": _words,
    "extend-select": _words,
    "ignore": _words,
    "per-file-ignores": _table,
    "confidence": lambda value: Confidence(_CONFIDENCES(value)),
    "exclude": _words,
    "extend-exclude": _words,
    "force-exclude": _flag,
    "respect-gitignore": _flag,
    "fail-on": lambda value: Group(_GROUPS(value)),
    "target-torch": _version,
    "require-reason": _flag,
    "knowledge": _words,
    "output-format": _choice(*FORMATS),
    "fix": _flag,
    "unsafe-fixes": _flag,
    "show-fixes": _flag,
    "fixable": _words,
    "unfixable": _words,
    "cache-dir": _text,
}
_LAYER = {"select", "extend-select", "ignore"}
_ADDED = {"extend_exclude", "per_file_ignores", "knowledge"}


def amended(config: Config, table: Mapping[str, object], file: str = "", root: str = "") -> Config:
    """The settings with those of a table put over them; raises `ConfigError` for what it cannot understand."""
    values: dict[str, Any] = {}
    for key, value in table.items():
        if key not in KEYS:
            near = nearest(key, KEYS)
            raise ConfigError(f"unknown setting {key!r}" + (f"; did you mean {near!r}?" if near else ""), file)
        try:
            values[key.replace("-", "_")] = KEYS[key](value)
        except ValueError as error:
            raise ConfigError(f"{key} {error}", file) from None
    layer = Layer(**{key.replace("-", "_"): values.pop(key.replace("-", "_")) for key in _LAYER & table.keys()})
    if layer != Layer():
        values["layers"] = (*config.layers, layer)
    if "knowledge" in values:
        values["knowledge"] = tuple(os.path.join(root, name) for name in values["knowledge"])
    if file:
        values |= {"file": file, "root": root}
    else:  # the command line adds to these lists
        values |= {key: (*getattr(config, key), *values[key]) for key in _ADDED & values.keys()}
    return config._replace(**values)


# -- finding files -----------------------------------------------------------------------------------------------
def read_config(file: str, config: Config | None = None, root: str | None = None) -> Config | None:
    """The settings of a file, or None for a pyproject.toml that says nothing to looplint. Raises `ConfigError`."""
    try:
        with open(file, "rb") as stream:
            data = stream.read()
    except OSError as error:
        raise ConfigError(f"cannot be read: {(error.strerror or str(error)).lower()}", file) from None
    ours = os.path.basename(file) != "pyproject.toml"
    if not ours and b"looplint" not in data:
        return None
    table = _toml(file, data)
    if not ours:
        table = table.get("tool", {}).get("looplint")
        if table is None:
            return None
    elif set(table) == {"tool"}:
        table = table["tool"].get("looplint", {})  # a whole pyproject.toml under another name
    if not isinstance(table, dict):
        raise ConfigError("tool.looplint must be a table", file)
    return amended(config or Config(), table, file, os.path.dirname(file) if root is None else root)


def _toml(file: str, data: bytes) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(data.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ConfigError(f"no valid TOML: {error}", file) from None


class Settings:
    """The settings of each folder: those of the nearest file upward, with the command line over them.

    `overrides` are tables in the form of the file, the later over the earlier. With `file`, that file holds for all
    folders; with `isolated`, none is sought. A file that cannot be understood raises `ConfigError` where it holds for
    the working directory; below, it is noted in `errors` and left out.
    """

    def __init__(
        self,
        overrides: tuple[Mapping[str, object], ...] = (),
        *,
        file: str | None = None,
        isolated: bool = False,
    ) -> None:
        self.overrides = overrides
        self.errors: list[ConfigError] = []
        self._fixed: Config | None = None
        self._known: dict[str, Config] = {}
        self._default = self._over(Config())
        if file is not None:
            self._fixed = self._over(read_config(os.path.abspath(file), root=os.getcwd()) or Config())
        elif isolated:
            self._fixed = self._default
        else:
            self.here = self._seek(os.getcwd(), strict=True)

    def fix(self, config: Config) -> None:
        """Let these settings hold for all folders."""
        self._fixed = config

    def at(self, folder: str) -> Config:
        """The settings of a folder."""
        if self._fixed is not None:
            return self._fixed
        return self._seek(os.path.abspath(folder), strict=False)

    def of(self, path: str) -> Config:
        """The settings of a file."""
        return self._fixed or self.at(os.path.dirname(path))

    def _over(self, config: Config) -> Config:
        for table in self.overrides:
            config = amended(config, table)
        return config

    def _seek(self, folder: str, strict: bool) -> Config:
        if folder in self._known:
            return self._known[folder]
        found = self._in(folder, strict)
        if found is None:
            parent = os.path.dirname(folder)
            found = self._default if parent == folder else self._seek(parent, strict)
        self._known[folder] = found
        return found

    def _in(self, folder: str, strict: bool) -> Config | None:
        for name in FILES:
            file = os.path.join(folder, name)
            if not os.path.isfile(file):
                continue
            try:
                config = read_config(file)
            except ConfigError as error:
                if strict:
                    raise
                self.errors.append(error)
                continue
            if config is not None:
                return self._over(config)
        return None
