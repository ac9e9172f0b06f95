"""What names mean to a training: look-ups over the compiled rows of `torch.toml` and `ecosystem.toml`.

A row is a plain mapping; the head of `torch.toml` lists its keys.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from looplint.events import Role
from looplint.knowledge import table

Row = Mapping[str, Any]

_STUBS = __file__.removesuffix("__init__.py") + "stubs" + os.sep
_KINDS = {"class": "classes", "function": "functions"}
_ROLES = ("optimizer", "scheduler", "scaler", "loader", "criterion", "ema", "sampler", "metric", "dataset", "model")

_layers: list[Any] = [table]  # users' own tables stand before ours


def klass(qualified: str) -> Row | None:
    """The row of the class with this qualified name, or None."""
    return _named("class", canonical(qualified))


def function(qualified: str) -> Row | None:
    """The row of the function, context manager or decorator with this qualified name, or None.

    A class method that makes an object (`AutoModel.from_pretrained`) is one as well: its row and its class's together.
    """
    qualified = canonical(qualified)
    return _named("function", qualified) or _maker(qualified)


def method(owner: str, name: str) -> Row | None:
    """The row of a method of a role (`Role.OPTIMIZER`, "tensor") or of a class by its qualified name, or None.

    A class without a row for it has its role's; roles inherit from each other (an EMA is a model).
    """
    return _member("methods", canonical(owner), name)


def attribute(owner: str, name: str) -> Row | None:
    """The row of an attribute of a role or class, or None."""
    return _member("attributes", canonical(owner), name)


@cache
def canonical(qualified: str) -> str:
    """The name under which the rows know this name: `torch.optim.adamw.AdamW` -> `torch.optim.AdamW`."""
    for _ in range(4):  # aliases of aliases; a cycle ends
        renamed = _renamed(qualified)
        if renamed == qualified:
            break
        qualified = renamed
    return qualified


def guess(name: str) -> Role | None:
    """The role that a variable's or attribute's name suggests (its last component counts), or None."""
    word = _word(name)
    return next((Role(role) for role in _ROLES if _suggests(role, word)), None)


def looks_like(kind: str, name: str) -> bool:
    """Whether a name is one of a kind that `[guess.*]` describes: "rank", "main_process", "distributed"."""
    return bool(name) and _suggests(kind, _word(name))


def looks_like_evaluation(name: str) -> bool:
    """Whether a loader, function or phase is named for evaluation: `val_loader`, `evaluate`, `"test"`."""
    return _suggests("evaluation", _word(name))


def looks_like_epochs(name: str) -> bool:
    """Whether a loop variable or iterable counts epochs: `epoch`, `range(num_epochs)`."""
    return any(_suggests("epoch", _word(part)) for part in re.findall(r"[\w.]+", name))


def looks_like_trial(name: str) -> bool:
    """Whether a loop goes over independent trainings: folds, runs, seeds, clients."""
    return any(_suggests("trial", _word(part)) for part in _parts(name))


def looks_like_repetition(name: str) -> bool:
    """Whether a loop repeats a training that is to be independent of the others: folds, seeds, runs."""
    return any(_suggests("repetition", _word(part)) for part in _parts(name))


def looks_like_search(target: str, over: str) -> bool:
    """Whether a loop tries settings: it goes over a grid, or has two settings at least for its variables."""
    names = _parts(target)
    settings = sum(_suggests("setting", _word(name)) for name in names)
    if any(_suggests("epoch", _word(name)) for name in names):
        return False  # so long with this rate, then with that one
    return settings > 1 or any(_suggests("search", _word(part)) for part in _parts(over))


def _parts(text: str) -> list[str]:
    """The dotted names in a piece of code; of `kfold.split(x)` and `ids.split(8)`, what is split."""
    return re.findall(r"[\w.]+", text.replace(".split(", "("))


def may_be_parameter(name: str) -> bool:
    """Whether an attribute of a model may be a parameter, and no module: `pos_embed`, `logit_scale`."""
    return _suggests("parameter", _word(name))


def mode_dependent(row: Row, arguments: Mapping[str, Any]) -> bool | None:
    """Whether a module of this class, made with these arguments, differs between train() and eval(); None: unknown.

    `arguments` holds plain values where the code shows them; a parameter that is there with another value than a
    plain one counts as not zero.
    """
    answer = row.get("mode_dependent", False)
    if answer == "unknown":
        return None
    if answer and (parameter := row.get("unless_zero")):
        return bool(arguments.get(parameter, row.get("defaults", {}).get(parameter, True)))
    return bool(answer)


def of_architecture(name: object) -> dict[str, Any]:
    """What is known of a network that is made by its name (`timm.create_model("resnet50")`): as torchvision's of it."""
    row = function(f"torchvision.models.{name}") if isinstance(name, str) else None
    return {key: row[key] for key in ("mode_dependent", "normalises") if row is not None and key in row}


def stub(qualified: str) -> tuple[str, str] | None:
    """The file that describes a framework's class or function in plain PyTorch and its name there, or None."""
    path, name = _first("stubs", canonical(qualified)) or ("", "")
    if not name:
        return None
    return path if os.sep in path else _STUBS + path, name  # a bare name is one of ours


def is_library(package: str) -> bool:
    """Whether this package is read by its rows and stubs alone, also in its own repository: nobody follows its code."""
    return any(package in layer.libraries for layer in _layers)


def extend(paths: Iterable[str]) -> None:
    """Add users' own rows (.toml) and stubs (.py); theirs win over ours. Raises RowError, OSError."""
    from pathlib import Path

    from looplint.knowledge.rows import read

    _layers[:0] = [read(Path(path).resolve()) for path in paths]
    _forget()


def reset() -> None:
    """Forget users' rows and stubs."""
    _layers[:] = [table]
    _forget()


def _forget() -> None:
    for cached in (canonical, _named, _maker, _member, _regex, _suggests):
        cached.cache_clear()


def _first(kind: str, key: str) -> Any:
    return next((found for layer in _layers if (found := getattr(layer, kind).get(key)) is not None), None)


@cache
def _named(kind: str, qualified: str) -> Row | None:
    row: Row | None = _first(_KINDS[kind], qualified)
    last = qualified.rpartition(".")[2]
    if row is not None or (kind == "class" and not last[:1].isupper()):
        return row
    for layer in _layers:
        for of, regex, candidate in layer.patterns.get(qualified.partition(".")[0], ()):
            if of == kind and re.fullmatch(regex, qualified):
                found: Row = candidate
                return found
    return None


@cache
def _maker(qualified: str) -> Row | None:
    owner, _, name = qualified.rpartition(".")
    made = klass(owner) if owner else None
    row = _member("methods", canonical(owner), name) if made is not None else None
    return {**made, **row} if made is not None and row is not None and row.get("makes") else None


@cache
def _member(kind: str, owner: str, name: str) -> Row | None:
    for _ in range(8):
        for layer in _layers:
            row: Row | None = getattr(layer, kind).get(owner, {}).get(name)
            if row is not None:
                return row
        above = _above(owner)
        if above is None:
            break
        owner = above
    return None


def _above(owner: str) -> str | None:
    """Where a class or role that lacks a method looks next: what it is like, then its role, then the role's base."""
    row = _named("class", owner) or function(owner) or {}
    candidates = (_first("inherits", owner), row.get("like"), row.get("role"))
    return next((str(each) for each in candidates if each and each != owner), None)


def _renamed(qualified: str) -> str:
    for layer in _layers:
        if target := layer.aliases.get(qualified):
            return str(target)
        prefix = qualified
        while "." in prefix:
            prefix = prefix.rpartition(".")[0]
            if target := layer.prefixes.get(prefix + "."):
                return str(target) + qualified[len(prefix) + 1 :]
    return qualified


@lru_cache(maxsize=4096)
def _word(name: str) -> str:
    """The last component in snake case: `self.trainLoader` -> `train_loader`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name.rpartition(".")[2]).lower()


@cache
def _regex(kind: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    names, unless = _first("guesses", kind)
    return re.compile(names), re.compile(unless or r"(?!)")


@cache
def _suggests(kind: str, word: str) -> bool:
    names, unless = _regex(kind)
    return bool(names.fullmatch(word)) and not unless.fullmatch(word)
