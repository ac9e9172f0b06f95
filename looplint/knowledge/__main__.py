"""`python -m looplint.knowledge`: compile the rows and the names of the stubs into the tables that looplint loads."""

from __future__ import annotations

import sys
from pathlib import Path

from looplint.knowledge.rows import Row, Tables, read

HERE = Path(__file__).parent
OUTPUT = HERE / "table.py"
HEADER = '''"""Generated from the rows and stubs by `python -m looplint.knowledge`. Do not edit."""

# fmt: off
# ruff: noqa

from typing import Any

'''


def render(tables: Tables) -> str:
    """The text of a table: dict literals that share equal rows, so that loading it is one quick unmarshal."""
    shared = _Shared()
    rows = [
        _block("classes", {key: shared(row) for key, row in tables.classes.items()}),
        _block("functions", {key: shared(row) for key, row in tables.functions.items()}),
        _block("methods", {key: _inner(rows, shared) for key, rows in tables.methods.items()}),
        _block("attributes", {key: _inner(rows, shared) for key, rows in tables.attributes.items()}),
        _block("patterns", {key: _patterns(rows, shared) for key, rows in tables.patterns.items()}),
    ]
    plain = [
        _block(name, {key: repr(value) for key, value in getattr(tables, name).items()})
        for name in ("aliases", "prefixes", "inherits", "guesses", "stubs", "libraries")
    ]
    return HEADER + shared.definitions() + "\n" + "\n".join(rows + plain)


class _Shared:
    """Rows that occur more than once become one name."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def __call__(self, row: Row) -> str:
        return self.names.setdefault(repr(row), f"r{len(self.names)}")

    def definitions(self) -> str:
        return "".join(f"{name} = {text}\n" for text, name in self.names.items())


def _block(name: str, entries: dict[str, str]) -> str:
    lines = "".join(f"    {key!r}: {text},\n" for key, text in entries.items())
    return f"{name}: dict[str, Any] = {{\n{lines}}}\n"


def _inner(rows: dict[str, Row], shared: _Shared) -> str:
    return "{" + ", ".join(f"{key!r}: {shared(row)}" for key, row in rows.items()) + "}"


def _patterns(patterns: list[tuple[str, str, Row]], shared: _Shared) -> str:
    return "[" + ", ".join(f"({kind!r}, {regex!r}, {shared(row)})" for kind, regex, row in patterns) + "]"


def compiled() -> str:
    """The text that `table.py` should have."""
    tables = Tables()
    for path in (*sorted(HERE.glob("*.toml")), *sorted((HERE / "stubs").glob("[!_]*.py"))):
        tables.update(read(path))
    tables.stubs = {qualified: (Path(path).name, name) for qualified, (path, name) in tables.stubs.items()}
    return render(tables)


def main(arguments: list[str]) -> int:
    """Write the table, or with `--check` only say whether it is current."""
    text = compiled()
    if OUTPUT.exists() and OUTPUT.read_text("utf-8") == text:
        return 0
    if "--check" in arguments:
        print(f"{OUTPUT.name} is out of date: run `python -m looplint.knowledge`")
        return 1
    OUTPUT.write_text(text, "utf-8")
    print(f"wrote {OUTPUT.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
