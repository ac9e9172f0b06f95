"""`looplint server`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(words: Sequence[str]) -> int:
    """Serve an editor on standard input and output; returns 2 where pygls is not installed."""
    from looplint.cli import FINE, fail
    from looplint.parser import server_parser

    server_parser().parse_args(words)
    try:
        from looplint.server.service import serve
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in {"pygls", "lsprotocol", "cattrs", "attrs", "attr"}:
            raise
        return fail("the language server needs pygls: python -m pip install 'looplint[lsp]'")
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return FINE
