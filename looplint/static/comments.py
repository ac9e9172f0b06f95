"""The comments of a text, each with the statement that it belongs to."""

from __future__ import annotations

import io
import tokenize

from looplint.static.source import Comment

_LAYOUT = {tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


class _Reader:
    """Walks tokens and closes statements: a comment is known to the full only when its statement ends."""

    def __init__(self) -> None:
        self.found: list[Comment] = []
        self.first = 0  # the line that opened the current statement; 0 between statements
        self.waiting: list[tokenize.TokenInfo] = []

    def token(self, token: tokenize.TokenInfo) -> None:
        if token.type == tokenize.COMMENT:
            self.waiting.append(token)
        elif token.type == tokenize.NEWLINE:
            self.close(self.first or token.start[0], token.start[0])
        elif token.type not in _LAYOUT:
            self.first = self.first or token.start[0]
        elif token.type == tokenize.NL and not self.first and not token.line.strip():
            self.close(0, 0)  # a blank line: comments above it belong to no statement

    def close(self, first: int, last: int) -> None:
        for token in self.waiting:
            (line, column), alone = token.start, not token.line[: token.start[1]].strip()
            start, end = (first, last) if first else (line, line)
            self.found.append(Comment(line, column + 1, token.string, start, end, alone))
        self.waiting = []
        self.first = 0


def comments(text: str) -> list[Comment]:
    """All comments of a text in order, as far as it can be read."""
    reader = _Reader()
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            reader.token(token)
    except (tokenize.TokenError, SyntaxError):
        pass  # what did not parse is an error of its own
    reader.close(0, 0)
    return reader.found
