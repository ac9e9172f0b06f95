"""New contents to their files, each at one stroke; or shown as differences."""

from __future__ import annotations

import difflib
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from looplint.fix.text import decoded
from looplint.static.source import SourceError, read_bytes, reason


def write(path: str, old: bytes, new: bytes) -> None:
    """Put new contents in the place of the old ones: nobody ever reads half of them, and mode and owner stay.

    A link stays, and the file that it leads to is replaced. Raises `SourceError` of the kind "unreadable" where the
    file cannot be written, or holds something else by now.
    """
    real = Path(os.path.realpath(path))
    if read_bytes(str(real)) != old:
        raise SourceError("changed while it was being repaired; left as it is", path, kind="unreadable")
    if not os.access(real, os.W_OK):
        raise SourceError("cannot be written: permission denied", path, kind="unreadable")
    try:
        _replace(real, new)
    except OSError as error:
        raise SourceError(f"cannot be written: {reason(error)}", path, kind="unreadable") from None


def _replace(path: Path, data: bytes) -> None:
    status = path.stat()
    number, name = tempfile.mkstemp(prefix=f".{path.name[:100]}.", suffix=".tmp", dir=path.parent)
    aside = Path(name)
    try:
        with os.fdopen(number, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        with suppress(OSError, AttributeError):  # only its owner, or root, may give a file away
            os.chown(aside, status.st_uid, status.st_gid)
        aside.chmod(status.st_mode & 0o7777)
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)


def difference(path: str, old: bytes, new: bytes) -> Iterator[str]:
    """The lines of a unified diff, each with its end; of a notebook, one diff per cell."""
    for name, before, after in _parts(path, old, new):
        for line in difflib.unified_diff(before, after, name, name):
            yield line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"


def _parts(path: str, old: bytes, new: bytes) -> Iterator[tuple[str, list[str], list[str]]]:
    if path.endswith(".ipynb"):
        from looplint.fix.notebook import cells

        for number, before, after in cells(old, new):
            yield f"{path}:cell {number}", _split(before), _split(after)
        return
    yield path, _split(decoded(old)[2]), _split(decoded(new)[2])


def _split(text: str) -> list[str]:
    """The lines with their ends: a form feed or a Unicode separator ends none."""
    return re.findall(r"[^\n]*\n|[^\n]+", text)
