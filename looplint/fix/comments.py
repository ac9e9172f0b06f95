"""No fix may lose a comment: what libcst reads in a script before and after, since `ast` knows nothing of comments.

Comments that silence linters are not counted: to take one away may be the fix.
"""

from __future__ import annotations

import re
from collections import Counter

from looplint.regex import regex

_SILENCES = regex(r"#\s*(?:looplint:|noqa\b)", re.IGNORECASE)


def loses(before: str, after: str) -> bool:
    """Whether a comment of a script is missing afterwards, or what was a file of Python no longer is one."""
    held, left = comments(before), comments(after)
    return held is not None and (left is None or bool(held - left))


def comments(text: str) -> Counter[str] | None:
    """How often each comment stands in a script; None for what libcst does not read."""
    import libcst

    found: Counter[str] = Counter()

    class Reader(libcst.CSTVisitor):
        """Counts comments, wherever they stand."""

        def visit_Comment(self, node: libcst.Comment) -> None:  # noqa: N802
            if not _SILENCES.search(node.value):
                found[node.value] += 1

    try:
        libcst.parse_module(text).visit(Reader())
    except (libcst.ParserSyntaxError, RecursionError):
        return None
    return found
