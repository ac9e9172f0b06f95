"""Whatever a file holds, looplint ends, says what it could not read, and does not crash."""

import ast
import json
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from looplint.check import Report, check_paths
from looplint.config import Config
from looplint.selection import Layer

BENCH = Path(__file__).parent / "bench"
SCRIPTS = sorted(BENCH.rglob("*.py"))
NOTEBOOKS = sorted(BENCH.rglob("*.ipynb"))
CPU_SECONDS = 20
ALL_RULES = Config(layers=(Layer(["ALL"]),))
budget = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@contextmanager
def cpu_limit() -> Iterator[None]:
    """Fail when what runs inside uses more CPU time than any file is worth."""

    def stop(*_: object) -> None:
        raise AssertionError(f"not done after {CPU_SECONDS} s of CPU time")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def read(data: bytes | str, name: str = "train.py") -> Report:
    """Lint the contents of a file with all rules. It may not crash; that it cannot be parsed is fine."""
    data = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    with cpu_limit():
        report = check_paths([], ALL_RULES, stdin=(name, data))
    assert [problem for problem in report.problems if problem.kind == "crash"] == []
    for judged in report.findings:
        assert judged.finding.span.line >= 1
        assert judged.finding.span.column >= 1
    return report


def test_what_is_read_is_linted() -> None:
    found = read((BENCH / "LL301-flat-clip-scaled" / "buggy.py").read_bytes()).findings
    assert "LL301" in {judged.rule.code for judged in found}


# -- bytes ---------------------------------------------------------------------------------------------------------
SNIPPETS = [
    b"",
    b"\0",
    b"\xff",
    b"\r",
    b"\f",
    b"\t",
    b"(",
    b")",
    b":",
    b"=",
    b'"""',
    b"#",
    b"\\\n",
    b"    ",
    b"*",
    b"@",
]
SNIPPETS += [b".step()", b"self.", b"lambda: ", b"not ", b"yield ", b"await ", b"None", b"0", b"\n\n", b"\xef\xbb\xbf"]


@budget
@given(
    st.sampled_from(SCRIPTS),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 40), st.sampled_from(SNIPPETS)), max_size=6),
)
def test_any_bytes(path: Path, edits: list[tuple[float, int, bytes]]) -> None:
    data = path.read_bytes()
    for where, length, snippet in edits:
        at = int(where * len(data))
        data = data[:at] + snippet + data[at + length :]
    read(data)


@budget
@given(
    st.sampled_from(NOTEBOOKS),
    st.floats(0, 1),
    st.integers(0, 200),
    st.sampled_from([*SNIPPETS, b"{", b"]", b'"', b","]),
)
def test_any_notebook(path: Path, where: float, length: int, snippet: bytes) -> None:
    data = path.read_bytes()
    at = int(where * len(data))
    read(data[:at] + snippet + data[at + length :], "train.ipynb")


@budget
@given(st.binary(max_size=200))
def test_any_bytes_at_all(data: bytes) -> None:
    read(b"import torch\n" + data)
    read(data + b"\nimport torch\n")


# -- lines ---------------------------------------------------------------------------------------------------------
@budget
@given(st.sampled_from(SCRIPTS), st.randoms(use_true_random=False))
def test_lines_lost_doubled_and_moved(path: Path, chance: random.Random) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    for _ in range(chance.randint(1, 8)):
        i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
        match chance.choice(["lose", "double", "swap", "indent", "dedent"]):
            case "lose" if len(lines) > 1:
                del lines[i]
            case "double":
                lines.insert(j, lines[i])
            case "swap":
                lines[i], lines[j] = lines[j], lines[i]
            case "indent":
                lines[i] = "    " + lines[i]
            case _:
                lines[i] = lines[i].removeprefix("    ")
        j = min(j, len(lines))
    read("\n".join(lines))


# -- statements ----------------------------------------------------------------------------------------------------
WRAPS = [
    "if args.flag:\n    pass",
    "if args.flag:\n    x = 1\nelse:\n    pass",
    "while True:\n    pass",
    "while step < 10:\n    pass\nelse:\n    x = 1",
    "for step in range(3):\n    pass",
    "for _, optimizer in enumerate([optimizer, optimizer]):\n    pass",
    "for model in models.values():\n    pass",
    "with torch.no_grad():\n    pass",
    "with torch.autocast('cuda') as ctx, open('a') as model:\n    pass",
    "try:\n    pass\nexcept (RuntimeError, *errors) as loss:\n    raise\nelse:\n    x = 1\nfinally:\n    model.eval()",
    "try:\n    x = 1\nfinally:\n    pass",
    "try:\n    pass\nexcept* ValueError:\n    x = 1",
    "def train(model, optimizer=optimizer, *args, x=None, **kwargs):\n    pass\ntrain(model, *[optimizer], **{'x': 1})",
    "def steps():\n    pass\n    yield loss\nfor loss in steps():\n    loss.backward()",
    "async def train():\n    pass",
    "class Trainer(Base, metaclass=Meta):\n    pass",
    "class A:\n    def __init__(self, m):\n        self.m = m\n    def fit(self):\n        pass\nA(model).fit()",
    "match loss:\n    case {'a': model, **rest} if rest:\n        pass\n    case [a, *_] | (a, _):\n        x = 1",
    "match loss:\n    case torch.Tensor(shape=s) as t:\n        pass\n    case 1 | None | 'a':\n        pass",
    "@torch.no_grad()\ndef evaluate(self):\n    global model\n    pass\nevaluate(1)",
]
LEAVES = [
    "break",
    "continue",
    "return loss",
    "return",
    "raise",
    "del model",
    "global optimizer",
    "model, *optimizer = optimizer, model",
    "(self.model, table[0]), optimizer.lr = model, 3",
    "loss += model(x)",
    "optimizer = model = loss = None",
    "if (loss := criterion(model(x), y)) > 0: loss.backward()",
    "optimizer.step() if args.flag else optimizer.zero_grad()",
    "[optimizer.step() for optimizer in optimizers if optimizer]",
    "{name: p.grad.zero_() for name, p in model.named_parameters()}",
    "(lambda: optimizer.step())()",
    "step = optimizer.step; step()",
    "getattr(optimizer, 'step')()",
    "getattr(model, name)()",
    "optimizer.step",
    "exec('optimizer.step()')",
    "from . import model",
    "from .... import *",
    "import train",
    "assert loss.backward() is None, optimizer.step()",
    "yield from train()",
    "await optimizer.step()",
    "model = model",
    "model.model = model",
    "optimizers = [optimizer] * 3; optimizers[-1].step()",
    "optimizer.param_groups[0]['lr'] *= 0.1",
    "print(f'{optimizer.step()!r:>{model.width}}')",
    "super().step()",
    "self.optimizer.step()",
    "type(model)(**vars(args)).train()",
    "model.__class__.forward = lambda self, x: x",
    "optimizer: torch.optim.Optimizer",
    "sys.exit(main())",
]


class Composer:
    """Puts statements of real scripts and odd ones into odd places."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def statements(self, depth: int) -> list[ast.stmt]:
        """A few statements, some of which hold others."""
        return [s for _ in range(self.chance.randint(1, 4)) for s in self.statement(depth)]

    def statement(self, depth: int) -> list[ast.stmt]:
        """One of the scripts' statements, an odd one, or one that holds more."""
        kind = self.chance.random()
        if kind < 0.35:
            found = [
                n for n in ast.walk(ast.parse(self.chance.choice(SCRIPTS).read_bytes())) if isinstance(n, ast.stmt)
            ]
            return [self.chance.choice(found)]
        if kind < 0.7 or depth > 6:
            return ast.parse(self.chance.choice(LEAVES)).body
        tree = ast.parse(self.chance.choice(WRAPS))
        for node in ast.walk(tree):
            for name in ("body", "orelse", "finalbody"):
                body = getattr(node, name, None)
                if isinstance(body, list) and body and isinstance(body[0], ast.Pass):
                    setattr(node, name, [*self.statements(depth + 1), *body[1:]])
        return tree.body


@budget
@given(st.randoms(use_true_random=False))
def test_odd_programs(chance: random.Random) -> None:
    head = SCRIPTS[chance.randrange(len(SCRIPTS))].read_text(encoding="utf-8")
    body = ast.unparse(ast.Module(Composer(chance).statements(0), []))
    read(f"{head}\n{body}\n")
    read(f"import torch\n{body}\n")


@pytest.mark.parametrize("leaf", LEAVES)
@pytest.mark.parametrize(
    "around", ["{}", "for step in loader:\n    {}", "def train(model):\n    {}\ntrain(1)", "class A:\n    {}"]
)
def test_each_odd_statement(leaf: str, around: str) -> None:
    head = "import torch\nmodel = torch.nn.Linear(2, 2)\noptimizer = torch.optim.SGD(model.parameters(), 1)\n"
    read(f"{head}loss = model(x).sum()\n{around.format(leaf)}\noptimizer.step()\n")


CYCLES = {
    "a class that is its own base": "class A(A):\n    def step(self):\n        super().step()\nA().step()\n",
    "bases in a circle": "class A(B):\n    pass\nclass B(A):\n    pass\nB().step()\n",
    "a property that reads its": "class A:\n    @property\n    def step(s):\n        return s.step\nA().step()\n",
    "a list in itself": "a = []\na.append(a)\nfor b in a:\n    b.step()\nfor c in a[0][0]:\n    c.step()\n",
    "an object in itself": "class A:\n    pass\na = A()\na.a = a\na.a.a.a.step()\n",
    "a function that returns itself": "def f():\n    return f\nf()()()().step()\n",
    "a function that takes itself": "def f(g):\n    g(g).step()\nf(f)\n",
    "a decorator of itself": "@f\ndef f(g):\n    return f(g)\nf(f).step()\n",
    "a generator of itself": "def f():\n    yield from f()\n    yield optimizer.step()\nfor x in f():\n    x.step()\n",
    "a name that is its own value": "x = x\ny = y.step\ny()\n",
    "a file that imports itself": "import train\nfrom train import step\ntrain.step()\nstep()\n",
    "names swapped for ever": "while True:\n    a, b = b, a\n    a.step()\n    b.zero_grad()\n",
    "a context in itself": "@contextlib.contextmanager\ndef f():\n    with f():\n        yield\nwith f():\n    pass\n",
    "a default that calls": "def f(x=f()):\n    return x.step()\nf()\n",
    "wrapped for ever": "while True:\n    model = torch.compile(model)\n    model(x).backward()\n",
}


@pytest.mark.parametrize("text", CYCLES.values(), ids=CYCLES)
def test_what_leads_back_to_itself(text: str) -> None:
    read(f"import contextlib\nimport torch\noptimizer = torch.optim.SGD([], 1)\n{text}")


# -- depth and size ------------------------------------------------------------------------------------------------
def deep() -> dict[str, str]:
    """Texts that go deep; the parser refuses some of them."""
    n = 3000
    return {
        "parentheses": "x = " + "(" * n + ")" * n,
        "calls": "x = " + "f(" * n + ")" * n,
        "attributes": "x" + ".y" * n + ".step()",
        "method calls": "x" + ".y()" * n + ".step()",
        "subscripts": "x" + "[0]" * n + ".step()",
        "sums": "x = " + " + ".join(["y"] * n),
        "unary operators": "x = " + "-" * n + "1",
        "conditions": "x = " + "a if b else " * n + "c",
        "comparisons": "x = " + " < ".join(["y"] * n),
        "and": "if " + " and ".join(f"args.a{i}" for i in range(n)) + ":\n    optimizer.step()",
        "elif": "if a:\n    pass\n" + "".join(f"elif a == {i}:\n    optimizer.step()\n" for i in range(n)),
        "blocks": "".join(" " * i + "if a:\n" for i in range(95)) + " " * 95 + "optimizer.step()",
        "functions": "".join(" " * i + "def f():\n" for i in range(95)) + " " * 95 + "optimizer.step()",
        "lambdas": "f = " + "lambda: " * n + "optimizer.step()",
        "lists": "x = " + "[" * 150 + "]" * 150,
        "assignments": " = ".join(f"x{i}" for i in range(n)) + " = optimizer",
        "strings": "x = " + "'a'\\\n" * n,
        "f-strings": "x = " + "".join("f'{y}' " for _ in range(n)),
        "decorators": "@f\n" * n + "def g():\n    optimizer.step()",
        "with items": "with " + ", ".join(["torch.no_grad()"] * n) + ":\n    optimizer.step()",
        "arguments": "f(" + ", ".join(f"a{i}=optimizer" for i in range(n)) + ")",
        "comprehensions": "x = [optimizer.step() " + "for a in b " * 15 + "]",
        "statements on a line": "optimizer.step();" * n,
        "one long line": "x = '" + "y" * 1_000_000 + "'",
    }


@pytest.mark.parametrize("text", deep().values(), ids=deep())
def test_depth_does_not_kill_the_interpreter(text: str, tmp_path: Path) -> None:
    path = tmp_path / "train.py"
    path.write_text(f"import torch\noptimizer = torch.optim.SGD([], 1)\n{text}\n")

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))

    command = [
        sys.executable,
        "-m",
        "looplint",
        "--isolated",
        "--no-cache",
        "--select",
        "ALL",
        "--output-format",
        "json",
    ]
    done = subprocess.run([*command, str(path)], capture_output=True, text=True, preexec_fn=limit, check=False)
    assert done.returncode in (0, 1, 2), done.stderr[-2000:] or f"ended by signal {-done.returncode}"
    assert "Traceback" not in done.stderr
    assert isinstance(json.loads(done.stdout), list)
