"""A document -> a report: from its unsaved text, and from what the files around it hold on the disk."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from looplint.check import Report, check_paths, forget_knowledge
from looplint.config import FILES, Config, ConfigError, Settings
from looplint.server.places import Opened
from looplint.static.discover import discover, tests
from looplint.static.modules import Project, stamp

Stamps = tuple[tuple[str, int, int], ...]  # paths with the time of change and the size of those that are there
_SAID = ("settings", "configuration")


class Result(NamedTuple):
    """What a check gave. `settings` are those that it was made with, `files` the settings files that it concerns."""

    opened: Opened
    report: Report
    settings: Settings
    files: frozenset[str] = frozenset()


class Checker:
    """Checks documents one after the other, in one thread: what was read of other files is kept while they stay."""

    def __init__(self) -> None:
        self.overrides: Mapping[str, object] = {}
        self.file: str | None = None
        self._settings: dict[str, tuple[Stamps, Settings]] = {}  # by folder

    def configure(self, said: object) -> None:
        """Take the client's settings: a table as in looplint.toml, or `settings` with such a table.

        `configuration` names a settings file that holds for all documents. Raises `ConfigError`.
        """
        table = dict(said) if isinstance(said, Mapping) else {}
        nested = table if not set(table) & set(_SAID) else table.get("settings") or {}
        overrides = dict(nested) if isinstance(nested, Mapping) else {}
        file = table.get("configuration") or None
        if file is not None and not isinstance(file, str):
            raise ConfigError("configuration must be the path of a settings file")
        Settings((overrides,), file=file, isolated=file is None)  # says what it does not understand
        self.overrides, self.file = overrides, file
        self._settings.clear()

    def forget(self) -> None:
        """Files have come, gone or changed."""
        Project.forget()
        forget_knowledge()
        self._settings.clear()

    def check(self, opened: Opened) -> Result:
        """Check a document."""
        settings = self.settings(opened.path)
        config = settings.of(opened.path)
        Project.read_changed()
        report = Report([], [])
        if self.wanted(opened, config):
            report = check_paths([], settings, stdin=(opened.path, opened.data))
        files = frozenset(file for file in (config.file, *(error.file for error in settings.errors)) if file)
        return Result(opened, report, settings, files)

    def wanted(self, opened: Opened, config: Config) -> bool:
        """Whether a run over the project would read this document."""
        path = opened.path
        if not Path(path).is_file():
            return True
        found = discover([path], lambda folder: config.filter._replace(force=True))
        return any(isinstance(each, str) for each in found) and not tests(path, opened.data)

    def settings(self, path: str) -> Settings:
        """The settings as the files say now."""
        folder = str(Path(path).absolute().parent)
        stamps = self.stamps(folder)
        known = self._settings.get(folder)
        if known is None or known[0] != stamps:
            if known is not None:
                Project.forget()
            known = self._settings[folder] = stamps, self._read()
        return known[1]

    def _read(self) -> Settings:
        try:
            return Settings((self.overrides,), file=self.file)
        except ConfigError as error:  # of the working directory, or of the file that was named
            settings = Settings((self.overrides,), isolated=True)
            settings.errors.append(error)
            return settings

    def stamps(self, folder: str) -> Stamps:
        """The settings files of a folder and of those above it."""
        names = [self.file] if self.file else []
        for above in (Path(folder), *Path(folder).parents):
            names += [str(Path(above, name)) for name in FILES]
        return tuple((name, *found) for name in names if (found := stamp(name)))
