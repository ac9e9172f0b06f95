"""Files that nobody would write: mutations of those of the bench, by bytes and by tokens."""

from __future__ import annotations

import io
import random
import tokenize
from collections.abc import Sequence
from contextlib import suppress

BYTES = [
    b"\0",
    b"\xff",
    b"\r",
    b"\f",
    b"\t",
    b"(",
    b")",
    b":",
    b"=",
    b'"""',
    b"'",
    b"#",
    b"\\\n",
    b"    ",
    b"\n",
    b"@",
    b"{",
    b"]",
]


def of_bytes(data: bytes, other: bytes, chance: random.Random) -> bytes:
    """Pieces cut out, doubled, taken from another file; bytes put in."""
    for _ in range(chance.randint(1, 8)):
        at, length = chance.randrange(len(data) + 1), chance.randrange(60)
        start = chance.randrange(len(other) + 1)
        piece = chance.choice([b"", chance.choice(BYTES), other[start : start + length], data[at : at + length] * 2])
        data = data[:at] + piece + data[at + chance.choice([0, length]) :]
    return data


def of_tokens(data: bytes, other: bytes, chance: random.Random) -> bytes:
    """Tokens exchanged for others of their kind, so that the result often parses: other names, numbers, operators."""
    tokens, donors = _tokens(data), _tokens(other)
    if not tokens or not donors:
        return of_bytes(data, other, chance)
    changed = {chance.randrange(len(tokens)) for _ in range(chance.randint(1, 12))}
    lines = data.decode("utf-8", "replace").splitlines(keepends=True)
    for index in sorted(changed, reverse=True):
        old = tokens[index]
        alike = [t.string for t in (*donors, *tokens) if t.type == old.type and "\n" not in t.string]
        if alike and old.start[0] == old.end[0] <= len(lines):
            line = lines[old.start[0] - 1]
            lines[old.start[0] - 1] = line[: old.start[1]] + chance.choice(alike) + line[old.end[1] :]
    return "".join(lines).encode("utf-8", "surrogatepass")


def of_lines(data: bytes, other: bytes, chance: random.Random) -> bytes:
    """Blocks moved, doubled, indented, and taken from another file: whole statements in odd places."""
    lines, donors = data.splitlines(keepends=True), other.splitlines(keepends=True) or [b"\n"]
    for _ in range(chance.randint(1, 6)):
        at, start, length = chance.randrange(len(lines) + 1), chance.randrange(len(donors)), chance.randint(1, 12)
        block = donors[start : start + length]
        depth = chance.choice([b"", b"    ", b"        "])
        lines[at : at + chance.choice([0, 0, length])] = [depth + line.lstrip() if depth else line for line in block]
    return b"".join(lines)


WAYS = (of_bytes, of_tokens, of_lines)


def mutated(files: Sequence[bytes], chance: random.Random) -> bytes:
    """A mutation of one of these files."""
    data = chance.choice(files)
    for _ in range(chance.choice([1, 1, 2])):
        data = chance.choice(WAYS)(data, chance.choice(files), chance)
    return data


def _tokens(data: bytes) -> list[tokenize.TokenInfo]:
    kinds = {tokenize.NAME, tokenize.NUMBER, tokenize.STRING, tokenize.OP}
    found: list[tokenize.TokenInfo] = []
    with suppress(tokenize.TokenError, SyntaxError, ValueError):
        found.extend(token for token in tokenize.tokenize(io.BytesIO(data).readline) if token.type in kinds)
    return found
