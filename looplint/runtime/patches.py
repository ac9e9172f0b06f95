"""Functions of torch that tell what they do: put in their place on the class or module, and taken away again.

Never on an instance, where it would end up in a `state_dict`, and where torch warns of it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

Wrapper = Callable[[Callable[..., Any]], Callable[..., Any]]


class Patches:
    """What was put in place of what."""

    def __init__(self) -> None:
        self._undo: list[tuple[Any, str, Any]] = []
        self._handles: list[Any] = []

    def put(self, holder: Any, name: str, wrapper: Wrapper) -> None:
        """Wrap a function that a class or module itself defines; what is missing in this version of torch is left."""
        original = vars(holder).get(name) if isinstance(holder, type) else getattr(holder, name, None)
        if original is None:
            return
        made = functools.wraps(original)(wrapper(original)) if callable(original) else None
        if made is None:
            return
        self._undo.append((holder, name, original))
        setattr(holder, name, made)

    def on_removal(self, handle: Any) -> None:
        """Remove a hook of torch's own with the rest."""
        self._handles.append(handle)

    def remove(self) -> None:
        """Put everything back."""
        for holder, name, original in reversed(self._undo):
            setattr(holder, name, original)
        for handle in self._handles:
            handle.remove()
        self._undo, self._handles = [], []
