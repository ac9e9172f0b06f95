"""Functions of torch that tell what they do: put in their place on the class or module, and taken away again.

Never on an instance, where it would end up in a `state_dict`, and where torch warns of it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

Wrapper = Callable[[Callable[..., Any]], Callable[..., Any]]

# A warning with a `stacklevel` is one of the script's line, found by counting frames from torch's on. Python leaves out
# the frames of its import system, which it knows by these two words in the names of their files.
UNSEEN = "<looplint, as importlib _bootstrap>"


class Patches:
    """What was put in place of what."""

    def __init__(self) -> None:
        self._undo: list[tuple[Any, str, Any]] = []
        self._handles: list[Any] = []

    def put(self, holder: Any, name: str, wrapper: Wrapper) -> None:
        """Wrap a function that a class or module itself defines; what is missing in this version of torch is left."""
        original = vars(holder).get(name) if isinstance(holder, type) else getattr(holder, name, None)
        if not callable(original):
            return
        made = wrapper(original)
        made.__code__ = made.__code__.replace(co_filename=UNSEEN)
        self._undo.append((holder, name, original))
        setattr(holder, name, functools.wraps(original)(made))

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
