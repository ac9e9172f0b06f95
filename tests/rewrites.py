"""Rewrites of a script that keep its meaning: what looplint finds in one form it must find in the others.

A rewrite takes the text of a script and returns the files of the new form, or None where it does not apply. `main.py`
(or `main.ipynb`) is the program. Statements keep the line that they had, so a place can be carried over.
"""

from __future__ import annotations

import ast
import json
import symtable
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

Place = tuple[str, int, int]  # file, cell (0 outside of notebooks), line
Definition = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
Import = (ast.Import, ast.ImportFrom)


@dataclass
class Rewritten:
    """The new files, and where each statement of the old text went (by its first and last line)."""

    files: dict[str, str] = field(default_factory=dict)
    moved: list[tuple[int, int, Place, int]] = field(default_factory=list)  # old first, old last, place, new last

    def places(self, line: int) -> list[tuple[Place, int]]:
        """Where the innermost statement around an old line went: its first line and its last."""
        around = [(last - first, place, end) for first, last, place, end in self.moved if first <= line <= last]
        least = min((size for size, *_ in around), default=None)
        return [(place, end) for size, place, end in around if size == least]


Rewrite = Callable[[ast.Module, str], Rewritten | None]


# -- writing -------------------------------------------------------------------------------------------------------
def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        yield statement
        for name in ("body", "handlers", "orelse", "finalbody", "cases"):
            for inner in getattr(statement, name, []):
                if isinstance(inner, ast.stmt):
                    yield from _statements([inner])
                elif isinstance(inner, ast.ExceptHandler | ast.match_case):
                    yield from _statements(inner.body)


def _is_block(statement: ast.stmt) -> bool:
    return hasattr(statement, "body")


def _lines(statement: ast.stmt) -> tuple[int, int]:
    """The first and last line of a statement; of a block, of what stands above its body."""
    decorators = getattr(statement, "decorator_list", [])
    first = min([statement.lineno, *(decorator.lineno for decorator in decorators)])
    return first, statement.lineno if _is_block(statement) else statement.end_lineno or statement.lineno


def _follow(done: Rewritten, name: str, cell: int, before: list[ast.stmt], text: str) -> None:
    """Note where the statements, that have the lines of the old text, stand in the new one."""
    for old, new in zip(_statements(before), _statements(ast.parse(text).body), strict=True):
        if old.lineno:
            first, last = _lines(new)
            done.moved.append((*_lines(old), (name, cell, first), last))


def _write(done: Rewritten, name: str, body: list[ast.stmt]) -> None:
    text = ast.unparse(ast.Module(body, [])) + "\n"
    done.files[name] = text
    _follow(done, name, 0, body, text)


def _one_file(body: list[ast.stmt]) -> Rewritten:
    done = Rewritten()
    _write(done, "main.py", body)
    return done


def _parsed(text: str) -> list[ast.stmt]:
    """New statements: line 0, for they have no place in the old text."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            node.lineno = node.end_lineno = 0
    return tree.body


# -- what a script is made of --------------------------------------------------------------------------------------
def _globals_used(text: str) -> set[str]:
    """The module's names that functions and classes look up when they run."""
    used: set[str] = set()
    tables = list(symtable.symtable(text, "main.py", "exec").get_children())
    while tables:
        table = tables.pop()
        used |= {symbol.get_name() for symbol in table.get_symbols() if symbol.is_global()}
        tables += table.get_children()
    return used


def _assigned(body: list[ast.stmt]) -> set[str]:
    """The names that statements outside of functions and classes give a value."""
    loose = [s for s in body if not isinstance(s, Definition + Import)]
    return {n.id for s in loose for n in ast.walk(s) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _at_definition(body: list[ast.stmt]) -> set[str]:
    """The names that are looked up while functions and classes are defined."""
    parts: list[ast.AST] = []
    for s in body:
        if isinstance(s, ast.ClassDef):
            parts += [*s.decorator_list, *s.bases, *s.body]
        elif isinstance(s, Definition):
            parts += [*s.decorator_list, *s.args.defaults, *filter(None, s.args.kw_defaults)]
    return {n.id for part in parts for n in ast.walk(part) if isinstance(n, ast.Name)}


def _split(tree: ast.Module, text: str) -> tuple[list[ast.stmt], list[ast.stmt], list[ast.stmt]] | None:
    """Imports, definitions, and the rest; None where the definitions need the rest."""
    if (_globals_used(text) | _at_definition(tree.body)) & _assigned(tree.body):
        return None
    imports = [s for s in tree.body if isinstance(s, Import)]
    definitions = [s for s in tree.body if isinstance(s, Definition)]
    return imports, definitions, [s for s in tree.body if not isinstance(s, Definition + Import)]


# -- the rewrites --------------------------------------------------------------------------------------------------
def in_main(tree: ast.Module, text: str) -> Rewritten | None:
    """The loose statements in a function `main`."""
    parts = _split(tree, text)
    if parts is None or len(parts[2]) < 4 or "__name__" in text:
        return None
    imports, definitions, rest = parts
    main, call = _parsed("def main():\n    pass\nif __name__ == '__main__':\n    main()\n")
    assert isinstance(main, ast.FunctionDef)
    main.body = rest
    return _one_file([*imports, *definitions, main, call])


def in_two_files(tree: ast.Module, text: str) -> Rewritten | None:
    """Functions and classes in a file of their own."""
    parts = _split(tree, text)
    if parts is None or not parts[1]:
        return None
    imports, definitions, rest = parts
    names = ", ".join(d.name for d in definitions if isinstance(d, Definition))
    done = Rewritten()
    _write(done, "library.py", [*imports, *definitions])
    _write(done, "main.py", [*imports, *_parsed(f"from library import {names}"), *rest])
    return done


def in_cells(tree: ast.Module, text: str) -> Rewritten | None:
    """A notebook with a cell for each statement."""
    done, cells = Rewritten(), []
    for number, statement in enumerate(tree.body, 1):
        source = ast.unparse(statement)
        cells.append({"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None, "source": source})
        _follow(done, "main.ipynb", number, [statement], source)
    kernel = {"kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3"}}
    done.files["main.ipynb"] = json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})
    return done


SYNONYMS = {
    "model": "network",
    "net": "network",
    "optimizer": "updater",
    "opt": "updater",
    "optim": "updater",
    "criterion": "objective",
    "loss": "cost",
    "scheduler": "annealing",
    "sched": "annealing",
    "scaler": "amplifier",
    "loader": "feed",
    "dl": "feed",
    "acc": "hits",
}


def _synonym(name: str) -> str:
    return "_".join(SYNONYMS.get(word, word) for word in name.split("_"))


class _Renaming(ast.NodeTransformer):
    """Renames variables, parameters and attributes of `self`, save those that are also reached in another way."""

    def __init__(self, tree: ast.Module) -> None:
        nodes = list(ast.walk(tree))
        kept = {a.asname or a.name for n in nodes if isinstance(n, Import) for a in n.names}
        kept |= {n.attr for n in nodes if isinstance(n, ast.Attribute) and not _on_self(n)}
        kept |= {n.name for n in nodes if isinstance(n, Definition)}
        kept |= {n.arg for n in nodes if isinstance(n, ast.keyword) and n.arg}
        bound = {n.id for n in nodes if isinstance(n, ast.Name) and _is_stored(n)}
        bound |= {n.arg for n in nodes if isinstance(n, ast.arg)}
        bound |= {n.attr for n in nodes if isinstance(n, ast.Attribute) and _on_self(n) and _is_stored(n)}
        self.new = {name: _synonym(name) for name in bound - kept}

    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = self.new.get(node.id, node.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        self.generic_visit(node)
        node.arg = self.new.get(node.arg, node.arg)
        return node

    def visit_Global(self, node: ast.Global) -> ast.Global:
        node.names = [self.new.get(name, name) for name in node.names]
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        self.generic_visit(node)
        if _on_self(node):
            node.attr = self.new.get(node.attr, node.attr)
        return node


def _is_stored(node: ast.Name | ast.Attribute) -> bool:
    return isinstance(node.ctx, ast.Store)


def _on_self(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def renamed(tree: ast.Module, text: str) -> Rewritten | None:
    """Other words for the usual names."""
    return _one_file(_Renaming(tree).visit(tree).body)


class _Aliasing(ast.NodeTransformer):
    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = {"torch": "th", "nn": "layers", "F": "fn"}.get(node.id, node.id)
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        for alias in node.names:
            alias.asname = {"torch": "th", "torch.nn": "layers"}.get(alias.name, alias.asname)
            alias.asname = "fn" if alias.name == "torch.nn.functional" else alias.asname
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        for alias in node.names:
            if node.module in ("torch", "torch.nn") and alias.name in ("nn", "functional"):
                alias.asname = {"nn": "layers", "functional": "fn"}[alias.name]
        return node


def aliased(tree: ast.Module, text: str) -> Rewritten | None:
    """Torch and its parts under other names."""
    if any(alias.name == "*" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) for alias in n.names):
        return None  # the names may come from there
    bound = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    if bound & {"torch", "nn", "F", "th", "layers", "fn"} or "import torch." in text:
        return None
    return _one_file(_Aliasing().visit(tree).body)


class _Counting(ast.NodeTransformer):
    def __init__(self) -> None:
        self.count = 0

    def visit_For(self, node: ast.For) -> ast.For:
        self.generic_visit(node)
        if isinstance(node.iter, ast.Name | ast.Attribute) and isinstance(node.target, ast.Tuple | ast.Name):
            self.count += 1
            index = ast.Name(f"number_{self.count}", ast.Store())
            node.target = ast.Tuple([index, node.target], ast.Store())
            node.iter = ast.parse(f"enumerate(tqdm({ast.unparse(node.iter)}, desc='run'))", mode="eval").body
        return node


def counted(tree: ast.Module, text: str) -> Rewritten | None:
    """Loops under `enumerate` and a progress bar."""
    counting = _Counting()
    body = counting.visit(tree).body
    return _one_file([*_parsed("from tqdm import tqdm"), *body]) if counting.count else None


class _Interrupting(ast.NodeTransformer):
    def __init__(self) -> None:
        self.count = 0

    def visit_For(self, node: ast.For) -> ast.stmt:
        if not any(isinstance(n, ast.For) for inner in node.body for n in ast.walk(inner)):
            return node
        self.count += 1
        (guarded,) = _parsed("try:\n    pass\nexcept KeyboardInterrupt:\n    print('stopped')\n")
        assert isinstance(guarded, ast.Try)
        guarded.body = [node]
        return guarded


def interruptible(tree: ast.Module, text: str) -> Rewritten | None:
    """The outer loops end at Ctrl-C."""
    interrupting = _Interrupting()
    body = interrupting.visit(tree).body
    return _one_file(body) if interrupting.count else None


class _Logging(ast.NodeTransformer):
    def visit_For(self, node: ast.For) -> ast.stmt:
        self.generic_visit(node)
        (opened,) = _parsed("with open('log.txt', 'a') as log:\n    pass\n")
        assert isinstance(opened, ast.With)
        opened.body = [node]
        return opened


def logged(tree: ast.Module, text: str) -> Rewritten | None:
    """Loops with a log file open around them."""
    return _one_file(_Logging().visit(tree).body) if any(isinstance(n, ast.For) for n in ast.walk(tree)) else None


class _Handing(ast.NodeTransformer):
    """`X.step()` and the like become calls of a function that does it."""

    def __init__(self) -> None:
        self.count = 0

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        match node.value:
            case ast.Call(
                func=ast.Attribute(value=ast.Name() as receiver, attr="backward" | "step" as what), args=[], keywords=[]
            ):
                self.count += 1
                node.value.func = ast.Name(f"do_{what}", ast.Load())
                node.value.args = [receiver]
        return node


def handed(tree: ast.Module, text: str) -> Rewritten | None:
    """Backward passes and steps done by functions."""
    handing = _Handing()
    body = handing.visit(tree).body
    helpers = _parsed("def do_backward(value):\n    value.backward()\ndef do_step(what):\n    what.step()\n")
    return _one_file([*helpers, *body]) if handing.count else None


REWRITES: tuple[Rewrite, ...] = (
    in_main,
    in_two_files,
    in_cells,
    renamed,
    aliased,
    counted,
    interruptible,
    logged,
    handed,
)
