"""Fixes: what a rule says becomes text, the text stays otherwise as it was, and nothing that does harm is written."""

from __future__ import annotations

import ast
import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cases import Case, load

from looplint import Confidence, Event, Op, Span, changes
from looplint.changes import Change, Word
from looplint.check import Report, check_paths
from looplint.cli import main
from looplint.config import Config, Settings
from looplint.examples import Example, examples, unmarked
from looplint.fix.comments import loses
from looplint.fix.repair import repair
from looplint.fix.resolve import Trees, resolved
from looplint.fix.text import Unwritable, applied
from looplint.rule import Edit, Finding, Fix, rules
from looplint.selection import Layer
from looplint.static.source import load as load_source

FIXABLE = [rule for rule in rules().values() if rule.fix]
BAD = [example for rule in FIXABLE for example in examples(rule) if example.kind == "bad"]
BENCH = [case for case in load("bench") if case.rule in rules() and rules()[case.rule].fix]


# -- the vocabulary ----------------------------------------------------------------------------------------------
SCRIPT = """\
import torch

def train(model, opt, loader):
    total = 0
    for x in loader:
        # the loss
        loss = model(x)
        loss.backward(); opt.step()
        if x.any():
            opt.zero_grad()  # now
        text = '''
  kept
'''
        total += f(
            loss,
            2,
        )
    return total
"""


def place(script: str, text: str, last: bool = False) -> Span:
    """Where a text stands in a script."""
    start = script.rindex(text) if last else script.index(text)
    end = start + len(text)
    line, end_line = script.count("\n", 0, start) + 1, script.count("\n", 0, end) + 1
    return Span("a.py", line, start - script.rfind("\n", 0, start), end_line, end - script.rfind("\n", 0, end))


def edits_of(script: str, *made: Change) -> tuple[Edit, ...]:
    finding = Finding(Span("a.py", 1), "wrong", fix=Fix("right", changes=made))
    fix = resolved(finding, Trees(load_source("a.py", script.encode()))).fix
    assert fix is not None
    assert fix.changes == ()
    return fix.edits


def changed(script: str, *made: Change) -> str:
    """The script after changes, which must be possible."""
    edits = edits_of(script, *made)
    assert edits, "these changes are not possible"
    after = applied("a.py", script.encode(), edits).decode()
    ast.parse(after)
    return after


def at(text: str, last: bool = False) -> Span:
    return place(SCRIPT, text, last)


FOR = SCRIPT[SCRIPT.index("for x") : SCRIPT.index("    return")].rstrip()
CALL = SCRIPT[SCRIPT.index("f(\n") : SCRIPT.index("    return")].rstrip()
TEST = "if x.any():\n            opt.zero_grad()"


@pytest.mark.parametrize(
    ("change", "old", "new"),
    [
        pytest.param(
            changes.before(at("model(x)"), "model.eval()"),
            "        # the loss\n        loss",
            "        model.eval()\n        # the loss\n        loss",
            id="before, above the comment",
        ),
        pytest.param(changes.before(at("opt.step()"), "a()"), "; opt.step()", "; a(); opt.step()", id="in a line"),
        pytest.param(changes.after(at("opt.step()"), "a()"), "opt.step()\n", "opt.step(); a()\n", id="its end"),
        pytest.param(changes.after(at("loss.backward()"), "a()"), "d(); opt", "d(); a(); opt", id="between in a line"),
        pytest.param(
            changes.after(at("opt.zero_grad()"), "a()"), "  # now\n", "  # now\n            a()\n", id="behind"
        ),
        pytest.param(changes.after(at(FOR), "a()"), "    return", "    a()\n    return", id="behind a loop"),
        pytest.param(changes.head(at(FOR), "a()"), "        # the", "        a()\n        # the", id="head"),
        pytest.param(changes.tail(at(FOR), "a()"), "    return", "        a()\n    return", id="tail"),
        pytest.param(changes.delete(at("model(x)")), "        loss = model(x)\n", "", id="delete"),
        pytest.param(changes.delete(at("opt.step()")), "; opt.step()", "", id="delete the last of a line"),
        pytest.param(changes.delete(at("loss.backward()")), "loss.backward(); ", "", id="delete the first of a line"),
        pytest.param(
            changes.delete(at("opt.zero_grad()")), f"{TEST}  # now", "if x.any():\n            pass  # now", id="alone"
        ),
        pytest.param(
            changes.move_before(at(f"total += {CALL}"), at("x.any()")),
            SCRIPT[SCRIPT.index("        if x") : SCRIPT.index("    return")],
            """\
        total += f(
            loss,
            2,
        )
        if x.any():
            opt.zero_grad()  # now
        text = '''
  kept
'''
""",
            id="move up",
        ),
        pytest.param(
            changes.wrap(at("text = '''\n  kept\n'''"), "with {}():", changes.library("torch.no_grad")),
            "        text = '''\n  kept\n'''\n",
            "        with torch.no_grad():\n            text = '''\n  kept\n'''\n",
            id="wrap, but not inside of strings",
        ),
        pytest.param(changes.replace(at("loss", last=False), "{}", changes.spelled("opt")), "", "", id="no such place"),
        pytest.param(
            changes.replace(at("model(x)"), "{} / 2", changes.whole(at("model(x)"))), "(x)", "(x) / 2", id="replace"
        ),
        pytest.param(changes.callee(at("model(x)"), "{}.half", changes.spelled("model")), "l(x)", "l.half(x)", id="f"),
        pytest.param(changes.keyword(at("opt.step()"), "n", "1"), "p()", "p(n=1)", id="the only argument"),
        pytest.param(changes.keyword(at("model(x)"), "n", "1"), "l(x)", "l(x, n=1)", id="one more argument"),
        pytest.param(changes.keyword(at("model(x)"), "n", "1", position=0), "l(x)", "l(1)", id="by position"),
        pytest.param(
            changes.keyword(at(CALL), "n", "1"), "            2,\n", "            2,\n            n=1,\n", id="by line"
        ),
        pytest.param(changes.drop(at(CALL), "n", position=1), "loss,\n            2,", "loss,", id="drop"),
        pytest.param(
            changes.decorate(at(SCRIPT[SCRIPT.index("def") :].rstrip()), "@{}()", changes.library("torch.no_grad")),
            "def",
            "@torch.no_grad()\ndef",
            id="decorate",
        ),
        pytest.param(
            changes.before(at("model(x)"), "{}()", changes.library("copy.deepcopy")),
            "import torch\n",
            "import copy\nimport torch\n",
            id="import",
        ),
    ],
)
def test_a_change_becomes_text(change: Change, old: str, new: str) -> None:
    if not old:
        assert edits_of(SCRIPT, change) == ()
        return
    after = changed(SCRIPT, change)
    if "import" in new:
        assert after.startswith(new)
        assert "copy.deepcopy()" in after
    else:
        assert after == SCRIPT.replace(old, new, 1)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(changes.before(at("model(x)"), "{}()", changes.spelled("net")), id="a name of another function"),
        pytest.param(changes.after(at("return total"), "a()"), id="behind a return"),
        pytest.param(changes.move_before(at("loss.backward()"), at("model(x)")), id="past what it reads"),
        pytest.param(changes.move_after(at("return total"), at("total = 0")), id="a return"),
        pytest.param(changes.drop(at("model(x)"), "shuffle"), id="no such argument"),
        pytest.param(changes.delete(Span("a.py", 90, 1, 90, 2)), id="no such line"),
        pytest.param(changes.delete(Span("gone.py", 1, 1, 1, 2)), id="no such file"),
    ],
)
def test_a_change_that_cannot_be_is_none(change: Change) -> None:
    assert edits_of(SCRIPT, change) == ()


At = Callable[[str], Span]
LOOP = """\
import torch
for x in data:
    loss = model(x)
    if clip is not None:
        clip_(model)  # limit
    step()
    if x:
        count += 1
    else:
        best = x
"""
AMP = """\
import torch
with torch.autocast("cuda"):
    loss = f(x)
    # back
    loss.backward()
    text = '''
  kept'''
done()
"""


@pytest.mark.parametrize(
    ("script", "made", "old", "new"),
    [
        pytest.param(
            LOOP,
            lambda at: changes.move_after(at("clip_(model)"), at("step()")),
            "    if clip is not None:\n        clip_(model)  # limit\n    step()\n",
            "    step()\n    if clip is not None:\n        clip_(model)  # limit\n",
            id="a test moves with what it holds",
        ),
        pytest.param(
            LOOP,
            lambda at: changes.move_before(at("clip_(model)"), at("loss = model(x)"), bare=True),
            LOOP[LOOP.index("    loss") : LOOP.index("    step")],
            "    clip_(model)  # limit\n    loss = model(x)\n",
            id="bare, and the empty test goes",
        ),
        pytest.param(
            LOOP,
            lambda at: changes.move_after(at("best = x"), at(LOOP[LOOP.index("for") :].rstrip()), past=True),
            "    else:\n        best = x\n",
            "    else:\n        pass\nbest = x\n",
            id="the last statement out of a loop",
        ),
        pytest.param(
            "for p in params:\n    p.grad = None\nback()\n",
            lambda at: changes.move_after(at("p.grad = None"), at("back()")),
            "for p in params:\n    p.grad = None\nback()\n",
            "back()\nfor p in params:\n    p.grad = None\n",
            id="a loop moves with what needs its variable",
        ),
        pytest.param(
            "s.step(loss)\nloss = f()\nloss /= 2\nprint(loss)\n",
            lambda at: changes.move_after(at("s.step(loss)"), at("f()"), past=True),
            "s.step(loss)\nloss = f()\nloss /= 2\n",
            "loss = f()\nloss /= 2\ns.step(loss)\n",
            id="behind the last that binds its names",
        ),
        pytest.param(
            LOOP, lambda at: changes.otherwise(at("count += 1"), "a()"), "best", "a()\n        best", id="else"
        ),
        pytest.param(
            LOOP, lambda at: changes.otherwise(at("best = x"), "a()"), "count", "a()\n        count", id="then"
        ),
        pytest.param(LOOP, lambda at: changes.close(at("step()"), "a()"), "best = x\n", "best = x\na()\n", id="close"),
        pytest.param(
            LOOP,
            lambda at: changes.enter(at("step()"), "with a():"),
            LOOP[LOOP.index("    step") :],
            "    with a():\n        if x:\n            count += 1\n        else:\n            best = x\n",
            id="enter",
        ),
        pytest.param(
            AMP,
            lambda at: changes.leave(at("loss.backward()"), at('torch.autocast("cuda")')),
            AMP[AMP.index("    # back") : AMP.index("done")],
            "# back\nloss.backward()\ntext = '''\n  kept'''\n",
            id="leave a block, but not inside of strings",
        ),
        pytest.param(
            AMP,
            lambda at: changes.leave(at("loss = f(x)"), at('torch.autocast("cuda")')),
            AMP[AMP.index("with") : AMP.index("done")],
            "loss = f(x)\n# back\nloss.backward()\ntext = '''\n  kept'''\n",
            id="leave with everything",
        ),
        pytest.param(
            "@no_grad()\ndef f(x):\n    return g(x)\n",
            lambda at: changes.leave(at("g(x)"), at("no_grad()")),
            "@no_grad()\n",
            "",
            id="leave a decorator",
        ),
        pytest.param(
            "import m\nm.training = False\n",
            lambda at: changes.rewrite(
                at("m.training = False"), "{}.eval()", changes.receiver(at("m.training = False"))
            ),
            "m.training = False",
            "m.eval()",
            id="rewrite",
        ),
        pytest.param(
            "y = F.softmax(x)\n",
            lambda at: changes.rename(at("F.softmax(x)"), "log_softmax", "softmax"),
            "F.s",
            "F.log_s",
            id="rename",
        ),
        pytest.param(
            "import F\ny = F.sigmoid(a + b) * 2\n",
            lambda at: changes.undo(at("F.sigmoid(a + b)")),
            "F.sigmoid(a + b)",
            "(a + b)",
            id="undo a function",
        ),
        pytest.param(
            "y = f(x.detach())\n", lambda at: changes.undo(at("x.detach()")), ".detach()", "", id="undo a method"
        ),
        pytest.param(
            "m.half()\ng()\n", lambda at: changes.undo(at("m.half()")), "m.half()\n", "", id="undo a statement"
        ),
        pytest.param(
            "m = S(\n    L(),\n    Softmax(dim=1),\n)\n",
            lambda at: changes.undo(at("Softmax(dim=1)")),
            ",\n    Softmax(dim=1)",
            "",
            id="undo a layer in a list",
        ),
        pytest.param(
            "import torch\na = torch.nn.Softmax()\n",
            lambda at: changes.undo(at("torch.nn.Softmax()")),
            "Softmax",
            "Identity",
            id="undo a layer",
        ),
        pytest.param(
            "s = {'a': 1}\n", lambda at: changes.entry(at("{'a': 1}"), "b", "2"), "1}", "1, 'b': 2}", id="entry"
        ),
        pytest.param(
            's = {\n    "a": 1,\n}\n',
            lambda at: changes.entry(at('{\n    "a": 1,\n}'), "b", "2"),
            "1,\n",
            '1,\n    "b": 2,\n',
            id="entry by line",
        ),
        pytest.param(
            "f(x)\n",
            lambda at: changes.either((changes.drop(at("f(x)"), "n"),), (changes.keyword(at("f(x)"), "n", "1"),)),
            "(x)",
            "(x, n=1)",
            id="the second way",
        ),
        pytest.param(
            "s.scale(a - b).backward()\n",
            lambda at: _halved(changes.loss(_backward(at("s.scale(a - b).backward()")))),
            "a - b",
            "(a - b) / 2",
            id="the loss that is scaled",
        ),
        pytest.param(
            "loss.backward()\n",
            lambda at: _halved(changes.loss(_backward(at("loss.backward()")))),
            "loss",
            "(loss / 2)",
            id="the loss",
        ),
        pytest.param(
            "acc.backward(loss)\n",
            lambda at: _halved(changes.loss(_backward(at("acc.backward(loss)")))),
            "(loss",
            "(loss / 2",
            id="the loss that is given",
        ),
        pytest.param(
            "t += a + b\n",
            lambda at: changes.suffix(changes.kept(at("t += a + b")), ".detach()"),
            "a + b",
            "(a + b).detach()",
            id="what a sum keeps",
        ),
        pytest.param(
            "t += [a]\n",
            lambda at: changes.suffix(changes.kept(at("t += [a]")), ".cpu()"),
            "a]",
            "a.cpu()]",
            id="what a list keeps",
        ),
        pytest.param(
            "t.append(a)\n",
            lambda at: changes.suffix(changes.kept(at("t.append(a)")), ".cpu()"),
            "(a)",
            "(a.cpu())",
            id="what is appended",
        ),
        pytest.param(
            "p(s / len(d))\n",
            lambda at: changes.replace(changes.divisor(at("s / len(d)")), "2"),
            "len(d)",
            "2",
            id="divisor",
        ),
        pytest.param(
            "p(s > 0.5)\n", lambda at: changes.replace(changes.compared(at("s > 0.5")), "0"), "0.5", "0", id="compared"
        ),
        pytest.param(
            "a = s['k']\n", lambda at: changes.replace(changes.key(at("s['k']")), '"b"'), "'k'", '"b"', id="key"
        ),
        pytest.param(
            "l = f(q, t)\n",
            lambda at: changes.suffix(changes.within(at("f(q, t)"), "t"), ".detach()"),
            "t)",
            "t.detach())",
            id="within",
        ),
        pytest.param(
            "import a, b, c\nf(a if b else c)\n",
            lambda at: changes.suffix(changes.argument(at("f(a if b else c)")), ".cpu()"),
            "a if b else c",
            "(a if b else c).cpu()",
            id="brackets",
        ),
    ],
)
def test_places_and_parts(script: str, made: Callable[[At], Change], old: str, new: str) -> None:
    assert old in script
    assert changed(script, made(lambda text: place(script, text))) == script.replace(old, new, 1)


def _halved(word: Word) -> Change:
    return changes.replace(word, "{} / 2", word)


def _backward(at: Span) -> Event:
    return Event(Op.BACKWARD, None, (at,), {}, (), ())


@pytest.mark.parametrize(
    ("script", "made"),
    [
        pytest.param("m = m.to(d, t)\n", lambda at: changes.undo(at("m.to(d, t)")), id="a call that does more"),
        pytest.param(
            "import m\nm.training = mode\n",
            lambda at: changes.rewrite(
                at("m.training = mode"), "{}.eval()", changes.receiver(at("m.training = mode")), ends="= False"
            ),
            id="another value",
        ),
        pytest.param(
            "a, b = f()\n",
            lambda at: changes.suffix(changes.added(at("a, b = f()")), ".cpu()"),
            id="a value of several parts",
        ),
        pytest.param(
            "t += [a, b]\n", lambda at: changes.suffix(changes.kept(at("t += [a, b]")), ".cpu()"), id="a list"
        ),
        pytest.param(
            "t.extend(a)\n", lambda at: changes.suffix(changes.kept(at("t.extend(a)")), ".cpu()"), id="extend"
        ),
        pytest.param(
            "for k, v in d.items():\n    v.to(c)\n",
            lambda at: changes.rewrite(
                at("v.to(c)"), "{} = {}", changes.receiver(at("v.to(c)")), changes.whole(at("v.to(c)"))
            ),
            id="a value that a loop only shows",
        ),
        pytest.param("with a, b:\n    f()\n", lambda at: changes.leave(at("f()"), at("a")), id="one of two blocks"),
        pytest.param(
            "with a as x:\n    f(x)\ng()\n",
            lambda at: changes.move_after(at("f(x)"), at("g()")),
            id="a name of a block",
        ),
        pytest.param(
            "if a:\n    f()\nelif b:\n    g()\n", lambda at: changes.otherwise(at("f()"), "h()"), id="before an elif"
        ),
        pytest.param(
            "y = [f(x) for x in d]\n", lambda at: changes.after(at("f(x)"), "g()"), id="inside of a comprehension"
        ),
        pytest.param("f = lambda: g()\n", lambda at: changes.wrap(at("g()"), "with a:"), id="inside of a lambda"),
        pytest.param("a(); b()\n", lambda at: changes.wrap(at("a()"), "with c:"), id="one of two in a line"),
        pytest.param("s = {'a': 1}\n", lambda at: changes.entry(at("{'a': 1}"), "a", "2"), id="an entry that is there"),
    ],
)
def test_what_would_tear_code_apart_is_none(script: str, made: Callable[[At], Change]) -> None:
    assert edits_of(script, made(lambda text: place(script, text))) == ()


def test_an_argument_behind_stars_is_not_guessed() -> None:
    script = "f(a, **options)\n"
    call = place(script, "f(a, **options)")
    assert edits_of(script, changes.drop(call, "n")) == ()
    assert changed(script, changes.keyword(call, "n", "1")) == 'f(a, **{**options, "n": 1})\n'
    script = "f(*a)\n"
    assert edits_of(script, changes.keyword(place(script, "f(*a)"), "n", "1", position=0)) == ()


def test_names_are_written_as_at_the_place() -> None:
    script = "import torch as th\ndef go(net, o):\n    net(1)\n    o.step()\ndef other(o):\n    run()\n"
    step = Word("receiver", "optimizer", place(script, "o.step()"))
    assert "    o.zero_grad()\n    net(1)" in changed(
        script, changes.before(place(script, "net(1)"), "{}.zero_grad()", step)
    )
    assert edits_of(script, changes.before(place(script, "run()"), "{}.zero_grad()", step)) == ()
    no_grad = changes.library("torch.no_grad")
    assert "with th.no_grad():\n        run()" in changed(
        script, changes.wrap(place(script, "run()"), "with {}():", no_grad)
    )


@pytest.mark.parametrize(
    ("head", "call", "expected"),
    [
        ("from torch import no_grad\n", "torch.no_grad", "no_grad()"),
        ("import torch.nn as nn\n", "torch.nn.Linear", "nn.Linear()"),
        ("from torch import nn\n", "torch.nn.Linear", "nn.Linear()"),
    ],
)
def test_libraries_are_written_as_imported(head: str, call: str, expected: str) -> None:
    script = head + "a()\n"
    after = changed(script, changes.before(place(script, "a()"), "{}()", changes.library(call)))
    assert after == f"{head}{expected}\na()\n"


def test_an_import_keeps_off_docstring_and_future() -> None:
    script = '"""Doc."""\n\nfrom __future__ import annotations\n\nimport os\n\na()\n'
    after = changed(script, changes.before(place(script, "a()"), "{}(1)", changes.library("copy.deepcopy")))
    assert after == script.replace("import os", "import copy\nimport os").replace("\na()", "\ncopy.deepcopy(1)\na()")


# -- bytes -------------------------------------------------------------------------------------------------------
EDIT = Edit(Span("a.py", 2, 1, 2, 1), "x = 1\n")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"a\r\nb\r\n", b"a\r\nx = 1\r\nb\r\n"),
        (b"a\rb\r", b"a\rx = 1\rb\r"),
        (b"\xef\xbb\xbfa\nb", b"\xef\xbb\xbfa\nx = 1\nb"),
        (b"# coding: latin-1 \xe9\nb \xe9", b"# coding: latin-1 \xe9\nx = 1\nb \xe9"),
        (b"a\x0c\nb", b"a\x0c\nx = 1\nb"),
        ("é\n\u2028b\n".encode(), "é\nx = 1\n\u2028b\n".encode()),
    ],
)
def test_all_other_bytes_stay(before: bytes, after: bytes) -> None:
    assert applied("a.py", before, [EDIT]) == after


def test_what_an_encoding_lacks_is_not_written() -> None:
    with pytest.raises(Unwritable):
        applied("a.py", b"# coding: ascii\nb\n", [Edit(EDIT.at, "é\n")])


@pytest.mark.parametrize(
    ("before", "after", "lost"),
    [
        ("x = 1  # why\n", "x = 1\n", True),
        ("x = 1  # why\ny = 2  # why\n", "y = 2  # why\n", True),
        ("# head\nx = 1  # why\ny = 2\n", "# head\ny = 2\nx = 1  # why\n", False),
        ("x = '# no comment'\n", "x = ''\n", False),
        ("x = 1\n", "x = (1\n", True),
        ("%time x = 1  # a line of a notebook\n", "x = 1\n", False),
    ],
)
def test_comments_are_kept(before: str, after: str, lost: bool) -> None:
    assert loses(before, after) is lost


@pytest.mark.parametrize(("remark", "repaired"), [("", True), ("  # as in the paper", False)])
def test_a_fix_that_would_lose_a_comment_is_dropped(
    remark: str, repaired: bool, command: Command, tmp_path: Path
) -> None:
    file = tmp_path / "train.py"
    file.write_text(TWO_STEPS.format(remark))
    command("--fix", "--unsafe-fixes", "--select", "LL128", "train.py")
    assert (file.read_text() != TWO_STEPS.format(remark)) is repaired


TWO_STEPS = """\
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
    optimizer.step(){}
"""


def test_edits_that_overlap_are_refused() -> None:
    with pytest.raises(Unwritable):
        applied("a.py", b"abcd\n", [Edit(Span("a.py", 1, 1, 1, 3), ""), Edit(Span("a.py", 1, 2, 1, 4), "")])


# -- files -------------------------------------------------------------------------------------------------------
FAULT = b"""\
import torch
from torch import nn

model, scaler = nn.Linear(8, 2), torch.amp.GradScaler("cuda")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    # not too much
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    scaler.step(optimizer)
    scaler.update()
"""
CLEAR = b"    optimizer.zero_grad()\n"
RIGHT = FAULT.replace(b"    # not", b"    scaler.unscale_(optimizer)\n    # not")


class Done(NamedTuple):
    status: int
    out: str
    err: str


Command = Callable[..., Done]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run looplint in an empty folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR", "GITHUB_ACTIONS"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: str, stdin: bytes = b"") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        status = main(["check", "--isolated", "--output-format", "concise", *words])
        return Done(status, *capsys.readouterr())

    return run


def test_fix_changes_the_file_and_reports_what_is_left(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(FAULT)
    done = command("a.py")
    assert done.status == 1
    assert "LL301 [*] " in done.out
    assert "[*] 1 fixable with --fix" in done.out
    done = command("--fix", "a.py")
    assert (done.status, (tmp_path / "a.py").read_bytes()) == (0, RIGHT)
    assert "Fixed 1 finding, nothing left in 1 file" in done.out
    assert command("--fix", "a.py").status == 0
    assert sorted(p.name for p in tmp_path.iterdir() if p.is_file()) == ["a.py"]


def test_an_unsafe_fix_is_asked_for(command: Command, tmp_path: Path) -> None:
    wrong = RIGHT.replace(CLEAR, b"")
    (tmp_path / "a.py").write_bytes(wrong)
    done = command("--fix", "a.py")
    assert (done.status, (tmp_path / "a.py").read_bytes()) == (1, wrong)
    assert "[*]" not in done.out
    assert "1 fixable with --fix --unsafe-fixes" in done.out
    assert "LL101 [*]" in command("--unsafe-fixes", "a.py").out
    assert command("--fix", "--unsafe-fixes", "a.py").status == 0


def test_fixes_are_carried_out_until_nothing_is_left(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(FAULT.replace(CLEAR, b""))
    done = command("--fix", "--unsafe-fixes", "--show-fixes", "a.py")
    assert done.status == 0
    assert "1 x LL101 (zero-grad-missing)" in done.err
    assert "1 x LL301 (clip-before-unscale)" in done.err
    assert command("a.py").status == 0


@pytest.mark.parametrize("words", [("--unfixable", "LL3"), ("--fixable", "LL1"), ("--config", "unfixable=['LL301']")])
def test_what_is_not_to_be_fixed_is_not(words: tuple[str, ...], command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(FAULT)
    done = command("--fix", *words, "a.py")
    assert (done.status, (tmp_path / "a.py").read_bytes()) == (1, FAULT)
    assert "[*]" not in done.out


def test_settings_may_ask_for_fixes(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(FAULT)
    assert command("--config", "fix=true", "--no-fix", "a.py").status == 1
    assert (tmp_path / "a.py").read_bytes() == FAULT
    assert command("--config", "fix=true", "--config", "show-fixes=true", "a.py").err.count("LL301") == 1
    assert (tmp_path / "a.py").read_bytes() == RIGHT


def test_suppressed_and_known_findings_are_left(command: Command, tmp_path: Path) -> None:
    hidden = FAULT.replace(b"1.0)\n", b"1.0)  # noqa: LL301\n")
    (tmp_path / "a.py").write_bytes(hidden)
    assert command("--fix", "a.py").status == 0
    assert (tmp_path / "a.py").read_bytes() == hidden
    (tmp_path / "a.py").write_bytes(FAULT)
    command("--write-baseline", "known.json", "a.py")
    assert command("--fix", "--baseline", "known.json", "a.py").status == 0
    assert (tmp_path / "a.py").read_bytes() == FAULT


def test_exit_statuses_with_fixes(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(FAULT)
    assert command("--fix", "--exit-non-zero-on-fix", "a.py").status == 1
    assert command("--fix", "--exit-non-zero-on-fix", "a.py").status == 0
    (tmp_path / "a.py").write_bytes(RIGHT.replace(CLEAR, b""))
    done = command("--fix-only", "a.py")
    assert (done.status, "LL101" in done.out) == (0, False)


def test_diff_shows_and_changes_nothing(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(FAULT)
    done = command("--diff", "a.py")
    assert done.status == 1
    assert "+    scaler.unscale_(optimizer)\n" in done.out
    assert "would fix 1 finding in 1 file" in done.err
    assert (tmp_path / "a.py").read_bytes() == FAULT
    subprocess.run(["patch", "-s", "a.py"], input=done.out, text=True, check=True)
    assert (tmp_path / "a.py").read_bytes() == RIGHT
    done = command("--diff", "a.py")
    assert (done.status, done.out) == (0, "")


def test_standard_input_comes_out_repaired(command: Command, tmp_path: Path) -> None:
    done = command("--fix", "-", stdin=FAULT)
    assert (done.status, done.out) == (0, RIGHT.decode())
    assert "Fixed 1 finding" in done.err
    done = command("--fix", "--stdin-filename", "a.py", "-", stdin=RIGHT)
    assert (done.status, done.out) == (0, RIGHT.decode())
    assert "+    scaler.unscale_(optimizer)\n" in command("--diff", "-", stdin=FAULT).out


def test_mode_and_link_stay(command: Command, tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    file, link = tmp_path / "real" / "a.py", tmp_path / "link.py"
    file.write_bytes(FAULT)
    file.chmod(0o751)
    link.symlink_to("real/a.py")
    assert command("--fix", "link.py").status == 0
    assert link.is_symlink()
    assert (file.read_bytes(), file.stat().st_mode & 0o777) == (RIGHT, 0o751)


def test_a_file_that_cannot_be_written_is_a_problem_of_one_line(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.py").write_bytes(FAULT)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    done = command("--fix", "--output-format", "json", "a.py")
    assert done.status == 2
    assert done.err == "looplint: error: a.py: cannot be written: permission denied\n"
    assert (tmp_path / "a.py").read_bytes() == FAULT


def test_a_full_disk_leaves_the_file(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "a.py").write_bytes(FAULT)
    monkeypatch.setattr(os, "fsync", full)
    done = command("--fix", "a.py")
    assert done.status == 2
    assert "cannot be written: no space left on device" in done.out + done.err
    assert [(p.name, p.read_bytes()) for p in tmp_path.iterdir() if p.is_file()] == [("a.py", FAULT)]


def test_a_file_that_changed_meanwhile_is_left(tmp_path: Path) -> None:
    from looplint.fix.write import write
    from looplint.static.source import SourceError

    (tmp_path / "a.py").write_bytes(b"new")
    with pytest.raises(SourceError, match="changed while"):
        write(str(tmp_path / "a.py"), b"old", b"newer")
    assert (tmp_path / "a.py").read_bytes() == b"new"


def test_a_repair_that_spans_two_files(command: Command, tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text("def update(optimizer, loss):\n    loss.backward()\n    optimizer.step()\n")
    (tmp_path / "train.py").write_text(
        "import torch\nfrom engine import update\n\nnet = torch.nn.Linear(2, 2)\n"
        "opt = torch.optim.SGD(net.parameters(), lr=0.1)\nfor x in torch.load('x.pt'):\n    update(opt, net(x).sum())\n"
    )
    assert command(".").status == 1
    assert command("--fix", "--unsafe-fixes", ".").status == 0
    assert "    optimizer.zero_grad()\n    loss.backward()" in (tmp_path / "engine.py").read_text()


# -- notebooks ---------------------------------------------------------------------------------------------------
def notebook(indent: int | None, *, as_text: bool = False) -> str:
    lines = FAULT.decode().splitlines(keepends=True)
    lines = ["%matplotlib inline\n", *lines[:-1], lines[-1].rstrip("\n")]
    code = {
        "cell_type": "code",
        "execution_count": 3,
        "metadata": {"tags": ["é"]},
        "outputs": [{"data": {"text/plain": ["1.0  "]}, "output_type": "execute_result"}],
        "source": "".join(lines) if as_text else lines,
    }
    words = {"cell_type": "markdown", "metadata": {}, "source": ["# Training"]}
    whole = {"cells": [words, code, {**code, "source": []}], "metadata": {"b": 1, "a": 2.50}, "nbformat": 4}
    return json.dumps(whole, indent=indent, ensure_ascii=False).replace("2.5", "2.50") + "\n"


@pytest.mark.parametrize("indent", [None, 1, 4])
@pytest.mark.parametrize("as_text", [False, True])
def test_a_notebook_keeps_all_but_the_lines_that_change(
    indent: int | None, as_text: bool, command: Command, tmp_path: Path
) -> None:
    text = notebook(indent, as_text=as_text)
    (tmp_path / "a.ipynb").write_text(text)
    assert command("--fix", "a.ipynb").status == 0
    after = (tmp_path / "a.ipynb").read_text()
    added = json.dumps("    scaler.unscale_(optimizer)\n")
    if as_text:
        assert after == text.replace("    # not", added[1:-1] + "    # not")
    else:
        place = text.index('"    # not')
        blanks = text[text[:place].rstrip().__len__() : place] if indent else " "
        assert after == text[:place] + added + "," + blanks + text[place:]


def test_a_notebook_shows_its_differences_by_cell(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.ipynb").write_text(notebook(1))
    done = command("--diff", "a.ipynb")
    assert done.status == 1
    assert done.out.startswith("--- a.ipynb:cell 2\n")
    assert "+    scaler.unscale_(optimizer)\n" in done.out


# -- harm --------------------------------------------------------------------------------------------------------
def repaired(folder: Path, code: str, confidence: Confidence = Confidence.LOW) -> tuple[Report, Report]:
    """What one rule finds in a folder, before and after its fixes."""
    settings = Settings(isolated=True)
    settings.fix(Config(layers=(*Config().layers, Layer(extend_select=(code,))), confidence=confidence))
    report = check_paths([str(folder)], settings)
    done = repair(report, settings, unsafe=True, refine=lambda found: found)
    for path, (_, data) in done.contents.items():
        Path(path).write_bytes(data)
        if path.endswith(".py"):
            ast.parse(data)
    return report, check_paths([str(folder)], settings)


def of(code: str, report: Report) -> list[Any]:
    assert report.problems == []
    return [judged for judged in report.findings if judged.rule.code == code]


@pytest.fixture
def other_fix(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Finding], tuple[Change, ...]]], None]:
    """Let LL301 say another repair."""

    def give(made: Callable[[Finding], tuple[Change, ...]]) -> None:
        from looplint.record import replace

        old = rules()["LL301"]

        def check(run: Any) -> Iterator[Finding]:
            for finding in old.check(run):
                yield replace(finding, fix=Fix("harm", safe=True, changes=made(finding)))

        monkeypatch.setitem(rules(), "LL301", replace(old, check=check))

    return give


@pytest.mark.parametrize(
    "harm",
    [
        pytest.param(lambda f: (changes.before(f.at, "for"),), id="does not parse"),
        pytest.param(lambda f: (changes.before(f.at, "f()"),), id="repairs nothing"),
        pytest.param(
            lambda f: (changes.delete(f.at), changes.after(f.notes[-1].at, "optimizer.step()")), id="another finding"
        ),
    ],
)
def test_a_fix_that_does_harm_is_dropped(harm: Any, other_fix: Any, command: Command, tmp_path: Path) -> None:
    other_fix(harm)
    (tmp_path / "a.py").write_bytes(FAULT.replace(CLEAR, b""))
    done = command("--fix", "--unsafe-fixes", "a.py")
    assert done.status == 1
    assert "LL301" in done.out
    assert (tmp_path / "a.py").read_bytes() == FAULT.replace(CLEAR, b"").replace(
        b"    scaler.scale", CLEAR + b"    scaler.scale"
    )


# -- all rules ---------------------------------------------------------------------------------------------------
def write(example: Example, folder: Path) -> None:
    for name, text in example.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(unmarked(text), encoding="utf-8")


@pytest.mark.parametrize("rule", FIXABLE, ids=lambda rule: rule.code)
def test_a_rule_that_says_it_has_a_fix_has_one(rule: Any, tmp_path: Path) -> None:
    """On one of its page's examples at least; what it repairs is silent, and breaks nothing."""
    assert rule.fix in {"safe", "unsafe"}
    went = 0
    for number, example in enumerate(e for e in BAD if e.code == rule.code):
        folder = tmp_path / str(number)
        folder.mkdir()
        write(example, folder)
        before, after = repaired(folder, rule.code)
        fixes = [judged.finding.fix for judged in of(rule.code, before) if judged.finding.fix is not None]
        assert rule.fix == "safe" or not any(fix.safe for fix in fixes)
        went += any(fix.edits for fix in fixes) and not of(rule.code, after)
    assert went


def test_no_other_rule_has_one(tmp_path: Path) -> None:
    others = {rule.code for rule in rules().values() if not rule.fix}
    for example in (example for code in sorted(others) for example in examples(rules()[code])):
        if example.kind == "bad":
            write(example, tmp_path / example.id)
    report = check_paths([str(tmp_path)], Config(layers=(Layer(select=("ALL",)),), confidence=Confidence.LOW))
    fixed = {j.rule.code for j in report.findings if j.finding.fix is not None and j.finding.fix.edits}
    assert fixed & others == set()


LEAST = 0.7  # of the faults of rules with a fix


def test_most_faults_of_the_bench_are_repaired(tmp_path: Path) -> None:
    """The rule is silent on what comes out; `pytest -s` tells which are left."""
    left = [case.name for case in BENCH if not _is_repaired(case, tmp_path)]
    done = len(BENCH) - len(left)
    print(f"\nrepaired: {done} of {len(BENCH)} faults ({done / len(BENCH):.0%}); left: {', '.join(left)}")
    assert done >= LEAST * len(BENCH)


def _is_repaired(case: Case, away: Path) -> bool:
    buggy = next(case.path.glob("buggy*"))
    folder = away / case.name
    if buggy.is_dir():
        shutil.copytree(buggy, folder)
    else:
        folder.mkdir(parents=True)
        shutil.copy(buggy, folder / buggy.name)
    before, after = repaired(folder, case.rule, Confidence.HIGH)
    return bool(of(case.rule, before)) and not of(case.rule, after)


RUN = ("LL202-class-test-with-grad", "LL803-losses-list")


@pytest.mark.parametrize("name", RUN)
def test_a_repaired_script_still_runs(name: str, tmp_path: Path) -> None:
    case = next(case for case in BENCH if case.name == name)
    assert _is_repaired(case, tmp_path)
    script = tmp_path / name / "buggy.py"
    done = subprocess.run([sys.executable, script], cwd=script.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
