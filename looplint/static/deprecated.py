"""Names of PyTorch that are deprecated, where a script calls them."""

from __future__ import annotations

import ast
import os
from typing import TYPE_CHECKING, Any

from looplint import knowledge
from looplint.events import Op
from looplint.regex import regex

if TYPE_CHECKING:
    from looplint.static.modules import Module, Project
    from looplint.static.reader import Reader


def note(r: Reader, name: str, node: ast.AST) -> None:
    """Write the event of a call whose row says since which release its name is deprecated."""
    row: Any = knowledge.klass(name) or knowledge.function(name)
    if row is None or "deprecated_since" not in row or r.module.stub:
        return
    base = _base(node)
    if base in r.module.optional_imports:
        return
    at = _import_of(r.module, base, name) or node
    r.emit(Op.DEPRECATED, None, at, {"name": name, "instead": row["deprecated"], "since": row["deprecated_since"]})


def _base(node: ast.AST) -> str:
    """The first name of what is called: `torch.cuda.amp.autocast()` -> torch."""
    value = node.func if isinstance(node, ast.Call) else node
    while isinstance(value, ast.Attribute):
        value = value.value
    return value.id if isinstance(value, ast.Name) else ""


def _import_of(module: Module, base: str, name: str) -> ast.AST | None:
    """The import that brings a deprecated name, or its module, into the file; None where it is spelled out in full."""
    node, alias = module.imports.get(base, (None, None))
    if not isinstance(node, ast.ImportFrom) or alias is None or node.level:
        return None
    brought = knowledge.canonical(f"{node.module}.{alias.name}")
    return node if brought == name or (brought != "torch.cuda" and name.startswith(f"{brought}.")) else None


# -- the release that a project is for -------------------------------------------------------------------------------
_PINS = ("pyproject.toml", "requirements.txt", "setup.cfg", "setup.py", "environment.yml", "environment.yaml")
_PIN = regex(r"""(?m)(?:^|["'\s-])(?:py)?torch\s*(?:\[[^\]]*\])?\s*((?:[=<>~!]=?=?\s*[\d.*]+\s*,?\s*)+)""")
_UPPER = regex(r"(==?|<=?|~=(?=\s*\d+\.\d+\.))\s*(\d+)\.(\d+)")


def pinned(project: Project) -> str:
    """The newest torch that a project's dependencies allow; "" where they set no bound."""
    for name in _PINS:
        try:
            with open(os.path.join(project.root, name), encoding="utf-8", errors="replace") as file:
                text = file.read()
        except OSError:
            continue
        clauses = (clause.strip() for pin in _PIN.finditer(text) for clause in pin[1].split(","))
        for bound in filter(None, map(_UPPER.match, clauses)):
            return f"{bound[2]}.{int(bound[3]) - (bound[1] == '<' and int(bound[3]) > 0)}"
    return ""
