"""Which process passes a test: `if rank == 0`, `if is_main_process()`, `if not distributed`.

A rank is known by what gave it (`dist.get_rank()`, `os.environ["RANK"]`, the first argument of a spawned function) or
by its name. A question may ask for the main process (`Question.main` is the answer that it gives) or whether there is
one process only (`Question.alone`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

from looplint import knowledge
from looplint.events import Scope
from looplint.regex import regex
from looplint.static.values import Const, Question, Seq, Sym, Value

Test: TypeAlias = "bool | tuple[Question, Test, Test]"
Answers = tuple[bool | None, bool | None]  # of the main process, of a single process

_READ = regex(
    r"(?:int\()?(?:torch\.distributed\.get_(?:node_local_)?rank\(|os\.(?:environ|getenv)\W+(?:get\W+)?\w*(?:RANK|PROCID)\b)"
)
_SIZES = regex(
    r"(?:int\()?(?:torch\.distributed\.get_world_size\(|os\.(?:environ|getenv)\W+(?:get\W+)?\w*(?:WORLD_SIZE|NPROCS)\b)"
)
_INITIALIZED = regex(r"torch\.distributed\.is_(?:initialized|available)\(")


def is_rank(value: Value | None) -> bool:
    """Whether a value is the number of this process, or of it within its node."""
    if not isinstance(value, Sym):
        return False
    if value.parts:
        return value.parts[0] == "%" and is_rank(value.parts[1])
    return bool(_READ.match(value.key)) or knowledge.looks_like("rank", _called(value))


def is_world_size(value: Value | None) -> bool:
    """Whether a value is the number of processes."""
    if not isinstance(value, Sym) or value.parts:
        return False
    return bool(_SIZES.match(value.key)) or knowledge.looks_like("world_size", _called(value))


def _called(value: Sym) -> str:
    """How the script calls an unknown: its name, else the last word of what it is: `opt["rank"]`, `get_rank()`."""
    return value.name or next(iter(re.findall(r"(\w+)\W*$", value.text.partition("(")[0])), "")


def asked(sym: Sym) -> Answers:
    """Which answer to the question whether an unknown is true the main process gives, and which a single process."""
    if not sym.parts:
        return _asked_of_name(sym)
    if len(sym.parts) != 3:
        return None, None
    op, left, right = sym.parts
    if not isinstance(left, Sym):
        op, left, right = _SWAPPED.get(op, op), right, left
    if is_rank(left):
        return _asked_of_rank(op, right)
    return (None, _alone(op, right)) if is_world_size(left) else (None, None)


_SWAPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


def _asked_of_name(sym: Sym) -> Answers:
    name = _called(sym)
    if knowledge.looks_like("main_process", name):
        return True, None
    if is_rank(sym):
        return False, None  # `if rank:`
    if _INITIALIZED.match(sym.key) or knowledge.looks_like("distributed", name):
        return None, False
    return None, None


def _asked_of_rank(op: str, other: Value) -> Answers:
    if op == "in" and isinstance(other, Seq):
        ranks = {v.value for v in other.values() if isinstance(v, Const)}
        return (True, None) if 0 in ranks else (None, True) if -1 in ranks else (None, None)
    if not isinstance(other, Const):
        return (True, None) if op == "==" else (None, None)  # one process, whichever it is
    return (
        _OF_RANK.get((op, other.value), (None, None))
        if other.value is None or _is_number(other.value)
        else (None, None)
    )


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


_OF_RANK: dict[tuple[str, int | None], Answers] = {
    ("==", 0): (True, None),
    ("<", 1): (True, None),
    ("<=", 0): (True, None),
    (">", 0): (False, None),
    (">=", 1): (False, None),
    ("==", -1): (None, True),
    ("==", None): (None, True),
    ("<", 0): (None, True),
    (">", -1): (None, False),
    (">=", 0): (None, False),
}


def _alone(op: str, other: Value) -> bool | None:
    """The answer of a single process to a test of the number of processes."""
    if not isinstance(other, Const):
        return None
    return {("==", 1): True, ("<=", 1): True, ("<", 2): True, (">", 1): False, (">=", 2): False}.get((op, other.value))


def side(test: Test, outcome: bool) -> Scope | None:
    """The scope of what stands under this outcome of a test: only the main process comes there, or only the others."""
    who = {_who(way) for way in _ways(test, outcome)}
    if Scope.RANK_ZERO in who and who <= {Scope.RANK_ZERO, "alone"}:
        return Scope.RANK_ZERO
    return Scope.OTHER_RANKS if who == {Scope.OTHER_RANKS} else None


def _who(way: list[tuple[Question, bool]]) -> str:
    mains = {answer is question.main for question, answer in way if question.main is not None}
    if mains:
        return Scope.RANK_ZERO if mains == {True} else Scope.OTHER_RANKS
    return "alone" if any(question.alone is answer for question, answer in way) else "all"


def _ways(test: Test, outcome: bool) -> Iterator[list[tuple[Question, bool]]]:
    if isinstance(test, bool):
        if test is outcome:
            yield []
        return
    for answer, follow in ((True, test[1]), (False, test[2])):
        for way in _ways(follow, outcome):
            yield [(test[0], answer), *way]
