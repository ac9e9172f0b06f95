"""Rows as people write them (TOML) and as the reader asks for them (`Tables`).

Used when the tables are compiled and for users' own files; looplint's own rows come ready from `table.py`.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from looplint.events import Op, Role, Scope
from looplint.record import field, record

Row = dict[str, Any]

TABLES = ("class", "function", "method", "attribute", "alias", "inherits", "guess")
NOT_COMPILED = ("source", "since")  # for people; the reader never asks
UNITS = ("epoch", "batch", "metric", "any", "own")


class RowError(ValueError):
    """A row that says something the reader would not understand: the file, the row, what is wrong."""


@record(slots=False)
class Tables:
    """What `table.py` holds, by the same names."""

    classes: dict[str, Row] = field(default_factory=dict)
    functions: dict[str, Row] = field(default_factory=dict)
    methods: dict[str, dict[str, Row]] = field(default_factory=dict)
    attributes: dict[str, dict[str, Row]] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    prefixes: dict[str, str] = field(default_factory=dict)  # "torch.nn.modules.loss." -> "torch.nn."
    inherits: dict[str, str] = field(default_factory=dict)
    patterns: dict[str, list[tuple[str, str, Row]]] = field(default_factory=dict)  # first name -> (kind, regex, row)
    guesses: dict[str, tuple[str, str]] = field(default_factory=dict)  # role or kind -> (names, unless)
    stubs: dict[str, tuple[str, str]] = field(default_factory=dict)  # qualified -> (file, name in it)
    libraries: dict[str, bool] = field(default_factory=dict)  # packages whose own code is never followed

    def update(self, other: Tables) -> None:
        """Take over what another holds; its rows win."""
        for each in fields(Tables):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            for key, value in theirs.items():
                if each.name in ("methods", "attributes"):
                    mine[key] = {**mine.get(key, {}), **value}
                elif each.name == "patterns":
                    mine[key] = [*value, *mine.get(key, [])]
                else:
                    mine[key] = value


def spellings(key: str) -> Iterator[str]:
    """The names that a key with alternatives stands for: `a.{b,c}` -> `a.b`, `a.c`."""
    if not (brace := re.search(r"\{([^{}]*)\}", key)):
        yield key
        return
    for choice in brace[1].split(","):
        yield from spellings(key[: brace.start()] + choice.strip() + key[brace.end() :])


def read(path: Path) -> Tables:
    """The rows of one TOML file, or the stubs of one Python file. Raises RowError, OSError."""
    if path.suffix == ".py":
        stubs = dict(_stubs(path))
        return Tables(stubs=stubs, libraries={name.partition(".")[0]: True for name in stubs})
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RowError(f"{path}: {error}") from None
    return _Reader(path, document).tables()


def sources(document: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each row's name with its public source, "" where it has none (for the tests)."""
    for table in ("class", "function"):
        for key, row in document.get(table, {}).items():
            for name in spellings(key):
                yield name, row.get("source", "").replace("{}", name)
    for table in ("method", "attribute"):
        for key, group in document.get(table, {}).items():
            for name, row in group.items():
                if isinstance(row, dict):
                    yield f"{key}.{name}", row.get("source", group.get("source", ""))


@record(slots=False)
class _Reader:
    """One document on its way into tables."""

    path: Path
    document: Mapping[str, Any]

    def tables(self) -> Tables:
        tables = Tables()
        for name in self.document:
            if name not in (*TABLES, "verified", "libraries"):
                self._fail(name, f"no such table; there are {', '.join(TABLES)}")
        self._named("class", tables.classes, tables)
        self._named("function", tables.functions, tables)
        self._grouped("method", tables.methods)
        self._grouped("attribute", tables.attributes)
        self._aliases(tables)
        for key, base in self.document.get("inherits", {}).items():
            tables.inherits.update((name, base) for name in spellings(key))
        tables.libraries.update(dict.fromkeys(self.document.get("libraries", ()), True))
        for role, row in self.document.get("guess", {}).items():
            tables.guesses[role] = (row["names"], row.get("unless", ""))
        return tables

    def _named(self, kind: str, into: dict[str, Row], tables: Tables) -> None:
        for key, row in self.document.get(kind, {}).items():
            checked = self._row(f'{kind}."{key}"', row)
            if "*" in key:
                for first in dict.fromkeys(name.partition(".")[0] for name in spellings(key)):
                    tables.patterns.setdefault(first, []).append((kind, _regex(key), checked))
                continue
            for name in spellings(key):
                if name in into:
                    self._fail(f'{kind}."{name}"', "stands here twice")
                else:
                    into[name] = checked

    def _grouped(self, kind: str, into: dict[str, dict[str, Row]]) -> None:
        for key, group in self.document.get(kind, {}).items():
            rows = {
                name: self._row(f"{kind}.{key}.{name}", row) for name, row in group.items() if isinstance(row, dict)
            }
            for owner in spellings(key):
                into.setdefault(owner, {}).update(rows)

    def _aliases(self, tables: Tables) -> None:
        for key, target in self.document.get("alias", {}).items():
            for name in spellings(key):
                if name.endswith(".*"):
                    tables.prefixes[name[:-1]] = target[:-1]
                elif target.endswith(".*"):
                    tables.aliases[name] = target[:-1] + name.rpartition(".")[2]
                else:
                    tables.aliases[name] = target

    def _row(self, where: str, row: Mapping[str, Any]) -> Row:
        self._check(where, row)
        return {key: _frozen(value) for key, value in row.items() if key not in NOT_COMPILED}

    def _check(self, where: str, row: Mapping[str, Any]) -> None:
        known: dict[str, Sequence[str]] = {
            "role": list(Role),
            "op": list(Op),
            "op_if_false": list(Op),
            "scope": list(Scope),
            "scope_if_false": list(Scope),
            "unit": UNITS,
        }
        for key, values in known.items():
            if key in row and row[key] not in values:
                self._fail(where, f"{key} = {row[key]!r} is none of {', '.join(values)}")
        params = [str(name).lstrip("*") for name in row.get("params", ())]
        for key in ("of", "wraps", "obj", "switch", "holds", "training", "rate", "unless_zero", "named_by"):
            if "params" in row and key in row and row[key] not in (*params, *row.get("defaults", {})):
                self._fail(where, f"{key} = {row[key]!r} is none of its params")

    def _fail(self, where: str, what: str) -> None:
        raise RowError(f"{self.path}: [{where}] {what}")


def _regex(key: str) -> str:
    """A key with alternatives and stars as a regular expression; a star stays within one component."""
    marks = {"{": "(?:", "}": ")", ",": "|", "*": "[^.]*"}
    return "".join(marks.get(char, re.escape(char)) for char in key)


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    if isinstance(value, dict):
        return {key: _frozen(item) for key, item in value.items()}
    return value


def _stubs(path: Path) -> Iterator[tuple[str, tuple[str, str]]]:
    """The public names of a stub file, under each package that its `stands_for` names."""
    try:
        tree = ast.parse(path.read_bytes(), str(path))
    except (SyntaxError, ValueError) as error:
        raise RowError(f"{path}: {error}") from None
    packages: tuple[str, ...] = ()
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="stands_for")], value=value):
                packages = tuple(ast.literal_eval(value))
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) if not name.startswith("_"):
                yield from ((f"{package}.{name}", (str(path), name)) for package in packages)
    if not packages:
        raise RowError(f'{path}: no `stands_for = ("package", ...)` says whose names these are')
