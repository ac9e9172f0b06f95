"""One line made wrong: the fault that a probe must notice.

A sabotage is a real edit of a source file. The edited text is compiled, and each function whose code differs takes
over the new code object, so that every name under which the function was imported already runs the fault, forked
processes included. Nothing is written to disk and everything is put back at the end.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import sys
import types
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch


class SabotageError(ValueError):
    """The edit does not fit the source any more, or changes nothing."""


@dataclass(frozen=True, slots=True)
class Sabotage:
    """Replace `old` by `new` in the one line of `module` that holds it.

    `within` names the function that holds the line, where the file has it more than once.
    """

    name: str
    module: str
    old: str
    new: str
    within: str = ""

    @property
    def path(self) -> Path:
        """The file of the module."""
        spec = importlib.util.find_spec(self.module)
        if spec is None or spec.origin is None:
            raise SabotageError(f"{self.name}: there is no module {self.module}")
        return Path(spec.origin)

    @property
    def line(self) -> int:
        """The line, counted from one, that holds `old`.

        Raises:
            SabotageError: no line holds it, or more than one.
        """
        lines = self.path.read_text().splitlines()
        first, last = self._bounds(lines)
        found = [n for n in range(first, last) if self.old in lines[n]]
        if len(found) != 1:
            where = f"{self.module}{'.' + self.within if self.within else ''}"
            raise SabotageError(f"{self.name}: {len(found)} lines of {where} hold {self.old!r}; it must be one")
        return found[0] + 1

    def _bounds(self, lines: list[str]) -> tuple[int, int]:
        """The half-open range of lines, counted from zero, where `old` is sought."""
        if not self.within:
            return 0, len(lines)
        heads = [
            n
            for n, line in enumerate(lines)
            if line.lstrip().startswith((f"def {self.within}(", f"class {self.within}"))
        ]
        if len(heads) != 1:
            raise SabotageError(
                f"{self.name}: {len(heads)} definitions of {self.within} in {self.module}; it must be one"
            )
        indent = len(lines[heads[0]]) - len(lines[heads[0]].lstrip())
        for n in range(heads[0] + 1, len(lines)):
            text = lines[n].lstrip()
            if text and len(lines[n]) - len(text) <= indent and not text.startswith(")"):
                return heads[0], n
        return heads[0], len(lines)

    @property
    def before(self) -> str:
        """The line as it stands, without its indentation."""
        return self.path.read_text().splitlines()[self.line - 1].strip()

    @property
    def after(self) -> str:
        """The line with the fault."""
        return self.before.replace(self.old, self.new)

    def edited(self) -> str:
        """The whole text of the module with the fault."""
        lines = self.path.read_text().splitlines(keepends=True)
        lines[self.line - 1] = lines[self.line - 1].replace(self.old, self.new)
        return "".join(lines)

    @contextmanager
    def applied(self) -> Iterator[None]:
        """Run with the fault inside the `with` block."""
        edited = self.edited()
        with ExitStack() as undo:
            if not _graft(importlib.import_module(self.module), edited, undo):
                raise SabotageError(f"{self.name}: the edit changes no code of {self.module}")
            ACTIVE.append(self)
            undo.callback(ACTIVE.remove, self)
            yield


ACTIVE: list[Sabotage] = []  # those applied now, for a fresh interpreter to apply as well


def _graft(module: types.ModuleType, text: str, undo: ExitStack) -> int:
    """Give the functions and plain constants of `module` the code and values that `text` defines; how many changed."""
    fresh = types.ModuleType(module.__name__)
    fresh.__dict__.update(__file__=module.__file__, __package__=module.__package__, __spec__=module.__spec__)
    standing = sys.modules[module.__name__]
    sys.modules[module.__name__] = fresh  # dataclasses look their module up while the text runs
    try:
        exec(compile(text, str(module.__file__), "exec"), fresh.__dict__)
    finally:
        sys.modules[module.__name__] = standing
    return sum(_replace(module, name, value, undo) for name, value in list(vars(fresh).items()) if _own(name, module))


def _own(name: str, module: types.ModuleType) -> bool:
    return not name.startswith("__") and name in vars(module)


def _replace(module: types.ModuleType, name: str, new: Any, undo: ExitStack) -> int:
    old = vars(module)[name]
    if isinstance(old, type) and isinstance(new, type) and old.__module__ == module.__name__:
        return sum(_take(vars(old).get(key), value, undo) for key, value in list(vars(new).items()))
    if _function(old) is not None and _function(new) is not None:
        return _take(old, new, undo)
    if type(old) is type(new) and _plain(old) and _plain(new) and old != new:
        return _reassign(name, old, new, undo)
    return 0


def _plain(value: Any) -> bool:
    """Whether a value is made of numbers, texts and types of tensors alone, so that it can be compared."""
    if isinstance(value, dict):
        return all(_plain(item) for item in value.values())
    if isinstance(value, tuple | list | set | frozenset):
        return all(_plain(item) for item in value)
    return value is None or isinstance(value, str | int | float | torch.dtype)


def _reassign(name: str, old: Any, new: Any, undo: ExitStack) -> int:
    """Set a constant in every loaded module that holds it under this name."""
    for holder in list(sys.modules.values()):
        if getattr(holder, "__dict__", {}).get(name) is old:
            setattr(holder, name, new)
            undo.callback(setattr, holder, name, old)
    return 1


def _take(old: Any, new: Any, undo: ExitStack) -> int:
    """Let the function behind `old` run the code of the one behind `new`; 1 where that is different code."""
    ours, theirs = _function(old), _function(new)
    if ours is None or theirs is None or ours.__code__.co_filename != theirs.__code__.co_filename:
        return 0
    same = ours.__code__ == theirs.__code__ and _defaults(ours) == _defaults(theirs)
    if same:
        return 0
    undo.callback(_dress, ours, ours.__code__, *_defaults(ours))
    _dress(ours, theirs.__code__, *_defaults(theirs))
    return 1


def _defaults(function: types.FunctionType) -> tuple[Any, Any]:
    return function.__defaults__, function.__kwdefaults__


def _dress(function: types.FunctionType, code: types.CodeType, defaults: Any, keywords: Any) -> None:
    function.__code__, function.__defaults__, function.__kwdefaults__ = code, defaults, keywords


def _function(thing: Any) -> types.FunctionType | None:
    """The plain function inside a method, property, decorator or cache; None for anything else."""
    if isinstance(thing, staticmethod | classmethod):
        thing = thing.__func__
    if isinstance(thing, property | functools.cached_property):
        thing = thing.fget if isinstance(thing, property) else thing.func
    unwrapped: Any = thing
    while hasattr(unwrapped, "__wrapped__"):
        unwrapped = unwrapped.__wrapped__
    return unwrapped if isinstance(unwrapped, types.FunctionType) else None
