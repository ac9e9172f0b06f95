"""Tests of the code as questions: decision trees over questions, and the gates that counters open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, TypeGuard

from looplint import knowledge
from looplint.regex import regex
from looplint.static import processes
from looplint.static.values import (
    Const,
    Inst,
    Phi,
    Question,
    Ref,
    Sym,
    Tensor,
    Value,
    key_of,
    options,
    shortened,
    size_of,
    text_of,
    varies_of,
)

# A test is a truth value, or a question with the tests that follow each answer.
Test: TypeAlias = "bool | tuple[Question, Test, Test]"

MOST_LEAVES = 32  # of a test; beyond, its parts are one question
MOST_VALUES = 16  # that a name may stand for; beyond, some are forgotten


def negated(test: Test) -> Test:
    """The test with yes and no exchanged."""
    if isinstance(test, bool):
        return not test
    return (test[0], negated(test[1]), negated(test[2]))


def both(one: Test, other: Test) -> Test:
    """`one and other`."""
    if isinstance(one, bool):
        return other if one else False
    return _node(one[0], both(one[1], other), both(one[2], other))


def either(one: Test, other: Test) -> Test:
    """`one or other`."""
    return negated(both(negated(one), negated(other)))


def _node(question: Question, yes: Test, no: Test) -> Test:
    return yes if isinstance(yes, bool) and yes is no else (question, yes, no)


def questions(test: Test) -> Iterator[Question]:
    """The questions of a test."""
    if not isinstance(test, bool):
        yield test[0]
        yield from questions(test[1])
        yield from questions(test[2])


def alike(one: Test, other: Test) -> bool:
    """Whether two tests ask the same."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    return one[0].key == other[0].key and alike(one[1], other[1]) and alike(one[2], other[2])


def leaves(test: Test) -> int:
    """How many ways there are through a test."""
    return 1 if isinstance(test, bool) else leaves(test[1]) + leaves(test[2])


def simplified(test: Test, known: dict[str, bool]) -> Test:
    """The test where some answers are known already."""
    if isinstance(test, bool):
        return test
    answer = known.get(test[0].key)
    if answer is not None:
        return simplified(test[1] if answer else test[2], known)
    yes = simplified(test[1], {**known, test[0].key: True})
    no = simplified(test[2], {**known, test[0].key: False})
    return _node(test[0], yes, no)


def implied(test: Test, outcome: bool) -> dict[str, bool]:
    """The answers that are the same on every way to this outcome."""
    ways = list(_ways(test, outcome))
    if not ways:
        return {}
    first, *rest = ways
    return {k: v for k, v in first.items() if all(way.get(k) == v for way in rest)}


def _ways(test: Test, outcome: bool) -> Iterator[dict[str, bool]]:
    if isinstance(test, bool):
        if test is outcome:
            yield {}
        return
    for answer, follow in ((True, test[1]), (False, test[2])):
        for way in _ways(follow, outcome):
            yield {test[0].key: answer, **way}


def phi(test: Test, yes: Value, no: Value) -> Value:
    """The value that is `yes` where the test holds, else `no`."""
    if yes is no or same(yes, no):
        return yes
    if isinstance(test, bool):
        return yes if test else no
    if _is_opaque(yes) and _is_opaque(no):
        return _either_unknown(test, yes, no)
    if _too_many(yes, no):
        return max((yes, no), key=lambda v: (isinstance(v, (Ref, Inst, Tensor)), size_of(v)))
    return Phi(test[0], phi(test[1], yes, no), phi(test[2], yes, no))


_MADE = regex(r".[@#]")  # in the key of what a call gave back, and of its attributes


def _is_opaque(value: Value) -> TypeGuard[Sym]:
    """Whether nothing is known of a value: what some call gave back, and no object by its name."""
    if not isinstance(value, Sym) or value.parts or value.counter or not _MADE.search(value.key):
        return False
    if value.key.startswith("torch."):  # a device, a dtype, a rank: asked for later on both sides
        return False
    return value.obj is None and value.of is None and not value.given and knowledge.guess(value.name) is None


def _either_unknown(test: Test, yes: Sym, no: Sym) -> Sym:
    """One of two unknowns is an unknown: what is asked of it later is one question, not one on each branch."""
    asked = list(questions(test))
    key = shortened(f"({'|'.join(q.key for q in asked)}?{yes.key}:{no.key})")
    varies = yes.varies.union(no.varies, *(q.varies for q in asked))
    return Sym(key, yes.text if yes.text == no.text else "", yes.name if yes.name == no.name else "", varies)


def _too_many(yes: Value, no: Value) -> bool:
    """Whether a name would stand for too many values; the same few under many answers are not."""
    size = size_of(yes) + size_of(no)
    if size <= MOST_VALUES:
        return False
    return size > MOST_LEAVES * 4 or len({id(v) for v in (*options(yes), *options(no))}) > MOST_VALUES // 2


def same(one: Value, other: Value) -> bool:
    """Whether two values are known to be equal."""
    if type(one) is not type(other):
        return False
    if isinstance(one, (Const, Sym)):
        return key_of(one) == key_of(other)
    return not isinstance(one, Phi) and key_of(one) == key_of(other)


# -- gates -------------------------------------------------------------------------------------------------------
# How a test on a counter answers in the three turns that stand for a loop.
FIRST, AFTER_FIRST = (True, False, False), (False, True, True)
MIDDLE, ENDS = (False, True, False), (True, False, True)
LAST, NOT_LAST = (False, False, True), (True, True, False)
ALWAYS = (True, True, True)


def gate(sym: Sym) -> tuple[bool, ...] | None:
    """The turns on which a test on a counter is true, or None where it is no such test."""
    if not sym.parts and sym.name in ("sync_gradients", "is_last_batch") and sym.varies:
        return MIDDLE if sym.name == "sync_gradients" else LAST
    if not sym.parts:
        return AFTER_FIRST if sym.counter and sym.varies else None
    op, *operands = sym.parts
    if op == "%":
        inner = _remainder(sym, 0)
        return inner and tuple(not x for x in inner)
    if op not in ("==", "<", "<=", ">", ">=") or len(operands) != 2:
        return None
    left, right = operands
    if not _counts(left) and _counts(right):
        left, right = right, left
        op = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}.get(op, op)
    if not _counts(left):
        return None
    if op == "==":
        return _equal(left, right)
    if (known := _from_zero(op, left, right)) is not None:
        return (known, known, known)
    if "reset" in left.name.split("~"):
        if isinstance(right, Const) and right.value == 0:
            return ALWAYS if op in (">", ">=") else tuple(not x for x in ALWAYS)
        return MIDDLE if op in (">", ">=") else ENDS
    if op in (">", ">="):
        return LAST if _is_end(right) else AFTER_FIRST
    return NOT_LAST if _is_end(right) else FIRST


def _from_zero(op: str, left: Sym, right: Value) -> bool | None:
    """Whether a comparison holds on every turn, or on none, of a counter that begins at zero: `i >= 0`, `i < 0`."""
    if left.parts or "index" not in left.name.split("~") or not isinstance(right, Const):
        return None
    if isinstance(right.value, bool) or not isinstance(right.value, (int, float)):
        return None
    if (op in (">=", "<") and right.value <= 0) or (op in (">", "<=") and right.value < 0):
        return op in (">=", ">")
    return None


def _counts(value: object) -> bool:
    return isinstance(value, Sym) and value.counter and bool(value.varies)


def _equal(left: Sym, right: Value) -> tuple[bool, ...]:
    if left.parts and left.parts[0] == "%":
        return _remainder(left, right.value if isinstance(right, Const) else right) or MIDDLE
    if isinstance(right, Const) and right.value in (0, 1) and "reset" in left.name.split("~"):
        return ENDS
    if isinstance(right, Const) and right.value == 0 and "index" in left.name.split("~"):
        return FIRST
    return LAST if _is_end(right) else MIDDLE


def _remainder(left: Sym, target: object) -> tuple[bool, ...] | None:
    """`i % n == target`: open at the ends for a plain index and 0, else in the middle."""
    counter = left.parts[1]
    if not _counts(counter):
        return None
    if _is_end(left.parts[2]):
        return LAST
    return ENDS if target == 0 and "index" in counter.name.split("~") and not counter.parts else MIDDLE


_ENDS = regex(r"num_|n_|total|max_?(?:\w+_)?(?:steps?|iters?|iterations|updates|epochs?|batches)$")


def _is_end(value: Value) -> bool:
    """Whether a bound is the loop's length: `len(loader)`, `len(loader) - 1`, `total`."""
    if isinstance(value, Sym):
        if value.parts and value.parts[0] in ("-", "+"):
            return _is_end(value.parts[1])
        return value.parts[:1] == ("len",) or "len(" in value.key or _ENDS.match(value.name) is not None
    return False


def question_of(sym: Sym) -> Question:
    """The question whether an unknown is true."""
    pattern = gate(sym)
    question = Question(sym.key, text_of(sym), varies_of(sym), pattern)
    question.main, question.alone = processes.asked(sym)
    if sym.parts[:1] == ("==",) and isinstance(sym.parts[2], Const):
        question.subject, question.constant = key_of(sym.parts[1]), key_of(sym.parts[2])
    if pattern is not None:
        question.every, question.every_key = _period(sym)
    return question


def test_of(sym: Sym) -> Test:
    """The test whether an unknown is true. All tests for the main process are one question."""
    question = question_of(sym)
    if question.main is None:
        return (question, True, False)
    yes = question.main
    question.key, question.main = "the main process", True
    if not yes:
        question.text, question.subject = f"not {question.text}", ""
    return (question, yes, not yes)


def _period(sym: Sym) -> tuple[object, str]:
    """The period of a gate: N of `% N`, or the bound of a counter."""
    for part in (sym, *sym.parts[1:]):
        if isinstance(part, Sym) and part.parts and part.parts[0] == "%":
            period = part.parts[2]
            return (period.value if isinstance(period, Const) else text_of(period)), key_of(period)
    if not sym.parts and sym.name == "sync_gradients":
        return "sync_gradients", ""
    if not any(isinstance(p, Sym) and p.counter and "reset" in p.name for p in sym.parts[1:]):
        return None, ""  # a warm-up, nothing that comes back
    bound = next((p for p in sym.parts[1:] if isinstance(p, (Const, Sym)) and not _counts(p)), None)
    if bound is None:
        return None, ""
    return (bound.value if isinstance(bound, Const) else text_of(bound)), ""
