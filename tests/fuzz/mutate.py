"""Files that nobody would write: mutations of those of the bench, by bytes and by tokens."""

from __future__ import annotations

import ast
import io
import keyword
import random
import tokenize
import warnings
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
    """Names, numbers, strings and operators exchanged for others, so that the result often parses."""
    tokens, donors = _tokens(data), _tokens(other)
    if not tokens or not donors:
        return of_bytes(data, other, chance)
    lines = data.decode("utf-8", "replace").splitlines(keepends=True)
    changed = {chance.randrange(len(tokens)) for _ in range(chance.randint(1, 12))}
    for index in sorted(changed, reverse=True):
        old = tokens[index]
        alike = [t.string for t in (*donors, *tokens) if _kind(t) == _kind(old)]
        if old.start[0] == old.end[0] <= len(lines):
            line = lines[old.start[0] - 1]
            lines[old.start[0] - 1] = line[: old.start[1]] + chance.choice(alike or [""]) + line[old.end[1] :]
    return "".join(lines).encode("utf-8", "surrogatepass")


def _kind(token: tokenize.TokenInfo) -> tuple[int, str]:
    """What a token can be exchanged for: keywords, brackets and what stands on several lines for themselves only."""
    fixed = keyword.iskeyword(token.string) or token.string in "()[]{}:" or "\n" in token.string
    return token.type, token.string if fixed else ""


def of_statements(data: bytes, other: bytes, chance: random.Random) -> bytes:
    """Statements of another file put among those of this one, at any depth; some taken out, some exchanged."""
    tree, donor = _parsed(data), _parsed(other)
    if tree is None or donor is None:
        return of_bytes(data, other, chance)
    given = [node for node in ast.walk(donor) if isinstance(node, ast.stmt)]
    bodies = [body for node in ast.walk(tree) for body in vars(node).values() if _is_body(body)]
    for _ in range(chance.randint(1, 6)):
        body = chance.choice(bodies or [tree.body])
        at = chance.randrange(len(body) + 1)
        body[at : at + chance.choice([0, 0, 1])] = [chance.choice(given or [ast.Pass()])]
    return ast.unparse(ast.fix_missing_locations(tree)).encode("utf-8", "surrogatepass")


def _is_body(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], ast.stmt)


def of_lines(data: bytes, other: bytes, chance: random.Random) -> bytes:
    """Blocks moved, doubled, indented, and taken from another file: whole statements in odd places."""
    lines, donors = data.splitlines(keepends=True), other.splitlines(keepends=True) or [b"\n"]
    for _ in range(chance.randint(1, 6)):
        at, start, length = chance.randrange(len(lines) + 1), chance.randrange(len(donors)), chance.randint(1, 12)
        block = donors[start : start + length]
        depth = chance.choice([b"", b"    ", b"        "])
        lines[at : at + chance.choice([0, 0, length])] = [depth + line.lstrip() if depth else line for line in block]
    return b"".join(lines)


WAYS = (of_bytes, of_tokens, of_tokens, of_lines, of_statements, of_statements)
ATTEMPTS = 10


def mutated(files: Sequence[bytes], chance: random.Random) -> bytes:
    """A mutation of one of these files: of ten, about nine parse, since the others never leave the parser."""
    for _ in range(ATTEMPTS):
        data = chance.choice(files)
        for _ in range(chance.randint(1, 3)):
            data = chance.choice(WAYS)(data, chance.choice(files), chance)
        if chance.random() < 0.05 or _parsed(data) is not None:
            break
    return data


def _parsed(data: bytes) -> ast.Module | None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return ast.parse(data)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None


def _tokens(data: bytes) -> list[tokenize.TokenInfo]:
    kinds = {tokenize.NAME, tokenize.NUMBER, tokenize.STRING, tokenize.OP}
    found: list[tokenize.TokenInfo] = []
    with suppress(tokenize.TokenError, SyntaxError, ValueError):
        found.extend(token for token in tokenize.tokenize(io.BytesIO(data).readline) if token.type in kinds)
    return found
