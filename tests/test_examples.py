"""How the fences of a page become examples."""

from __future__ import annotations

import pytest

from looplint import Group, Rule
from looplint.examples import Breakage, breakages, examples, fences, marked, split

PAGE = """
# A title
Text.

```python bad
import torch
optimizer.step()  # LL901
```
```python fixed
optimizer.zero_grad()
```
```python bad
# file: engine.py
def step(optimizer):
    optimizer.step()  # LL900, LL901
# file: main.py
from engine import step  # LL900
```
```diff reference_loop/train.py
-    clear()
```
```text
not an example
```
"""


def rule(doc: str) -> Rule:
    return Rule("LL901", "a-name", Group.ERROR, frozenset(), lambda run: [], doc, "0.1")


def test_examples_in_order_with_their_marks() -> None:
    first, second, third = examples(rule(PAGE))
    assert [first.id, second.id, third.id] == ["LL901-bad-1", "LL901-fixed-1", "LL901-bad-2"]
    assert first.files == {"train.py": "import torch\noptimizer.step()  # LL901\n"}
    assert first.expected == {("train.py", 2)}
    assert second.expected == set()
    assert third.expected == {("engine.py", 3)}


def test_a_fence_is_split_at_its_file_lines() -> None:
    files = split("import torch\n# file: pkg/a.py\nx = 1\n# file: b.py\n")
    assert files == {"train.py": "import torch\n", "pkg/a.py": "# file: pkg/a.py\nx = 1\n", "b.py": "# file: b.py\n"}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("step()  # LL901", True),
        ("step()  # LL900 LL901", True),
        ("step()  # LL901: explained", False),
        ("step()  # looplint: ignore[LL901]", False),
        ("step()  # looplint: ignore[LL300] why  # LL901", True),
        ("print('LL901')", False),
    ],
)
def test_marks_stand_at_the_end_of_the_line(line: str, found: bool) -> None:
    assert marked(line, "LL901") == ([1] if found else [])


def test_longer_fences_hold_shorter_ones() -> None:
    (fence,) = fences("````text\n```python\nx\n```\n````\n")
    assert fence.text == "```python\nx\n```\n"


@pytest.mark.parametrize(
    ("doc", "message"), [("```python wrong\n```", "'wrong'"), ("```python bad\nx", "never closed")]
)
def test_malformed_fences_are_refused(doc: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        examples(rule(doc))


def test_breakage_takes_lines_out_and_puts_lines_in() -> None:
    (change,) = breakages(rule(PAGE))
    assert change.path == "reference_loop/train.py"
    assert change.apply("def f():\n    clear()\n    step()\n") == "def f():\n    step()\n"
    moved = Breakage("LL901", "x.py", "-    clear()\n...\n     step()\n+    clear()\n")
    assert moved.apply("def f():\n    clear()\n    step()\n") == "def f():\n    step()\n    clear()\n"


@pytest.mark.parametrize("text", ["    step()\n", "    clear()\n    clear()\n"])
def test_breakage_must_fit_exactly_once(text: str) -> None:
    with pytest.raises(ValueError, match="exactly once"):
        Breakage("LL901", "x.py", "-    clear()\n").apply(text)
