"""Generated training scripts that grow in one way each: what a reader must survive, or read in linear time.

A shape is a function of a size. It returns a project: the text of each file by its name; `main.py` is the program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from textwrap import dedent

Project = dict[str, str]
Shape = Callable[[int], Project]

HEAD = """\
import argparse

import torch
from torch import nn
from torch.nn import functional as F
from torch.utils.data import DataLoader, TensorDataset

args = argparse.Namespace(**dict.fromkeys([f"flag_{i}" for i in range(64)], True))
data = TensorDataset(torch.randn(64, 4), torch.randint(0, 2, (64,)))
loader = DataLoader(data, batch_size=8, shuffle=True)
model = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.1), nn.Linear(8, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 10)
"""

LOOP = """\
model.train()
for x, y in loader:
    optimizer.zero_grad()
    loss = F.cross_entropy(model(x), y)
    loss.backward()
    optimizer.step()
scheduler.step()
"""

EPOCHS = """\
for epoch in range(3):
    for i, (x, y) in enumerate(loader):
        loss = F.cross_entropy(model(x), y)
"""


def indented(text: str, levels: int = 1) -> str:
    """The text, moved right by so many levels."""
    return "".join("    " * levels + line for line in text.splitlines(keepends=True))


def each(template: str, numbers: Iterable[int], levels: int = 0) -> str:
    """The template once for each number: `@` stands for the number, `<` for the one before, `>` for the one after."""
    text = indented(dedent(template).lstrip("\n"), levels)
    return "".join(text.replace("@", str(i)).replace("<", str(i - 1)).replace(">", str(i + 1)) for i in numbers)


def one_file(*parts: str) -> Project:
    """A project of one file."""
    return {"main.py": HEAD + "".join(parts)}


# -- must be read in linear time -------------------------------------------------------------------------------------
def statements(lines: int) -> Project:
    """One training loop, then lines that have nothing to do with it."""
    return one_file(LOOP, each("value_@ = [abs(@), str(@ + 1)]\n", range(lines - 21)))


def numbers(lines: int) -> Project:
    """A large table written out."""
    return one_file("table = [\n", each("    [1@, 2@, 3@, 4@, 5@, 6@, 7@, 8@, 9@, 10@],\n", range(lines)), "]\n", LOOP)


def loops(lines: int) -> Project:
    """One training loop after another, on the same model."""
    return one_file(LOOP * (lines // 7))


def functions(lines: int) -> Project:
    """Functions that train, each called once."""
    define = "def train_@(model, loader, optimizer):\n" + indented(LOOP)
    count = range(lines // 9)
    return one_file(each(define, count), each("train_@(model, loader, optimizer)\n", count))


def uncalled(lines: int) -> Project:
    """Functions that train and that nothing calls: an entry each."""
    return one_file(each("def train_@(model, loader, optimizer, scheduler):\n" + indented(LOOP), range(lines // 8)))


def methods(lines: int) -> Project:
    """One Trainer class with ever more methods that each take one step."""
    head = """
        class Trainer:
            def __init__(self, model, optimizer):
                self.model = model
                self.optimizer = optimizer
    """
    step = """
        def step_@(self, x, y):
            self.optimizer.zero_grad()
            loss = F.cross_entropy(self.model(x), y)
            loss.backward()
            self.optimizer.step()
    """
    count = range(lines // 7)
    use = "trainer = Trainer(model, optimizer)\nmodel.train()\nfor x, y in loader:\n"
    return one_file(dedent(head), each(step, count, 1), use, each("trainer.step_@(x, y)\n", count, 1))


def files(count: int) -> Project:
    """Programs that import the same trainer."""
    engine = f"{HEAD}def train(model, loader, optimizer, scheduler):\n{indented(LOOP)}"
    main = f"{HEAD}from engine import train\nfor epoch in range(9):\n    train(model, loader, optimizer, scheduler)\n"
    return {"engine.py": engine} | {f"main_{i}.py": main for i in range(count)}


def imports(count: int) -> Project:
    """Modules that import each other in a chain, the last of which trains."""
    links = {f"part_{i}.py": f"from part_{i + 1} import train\n" for i in range(count)}
    last = {f"part_{count}.py": f"{HEAD}def train():\n{indented(LOOP)}"}
    return links | last | {"main.py": "from part_0 import train\n\ntrain()\n"}


# -- must end --------------------------------------------------------------------------------------------------------
def branches(count: int) -> Project:
    """Independent `if`s in the loop, each with a statement that matters."""
    kinds = ("optimizer.zero_grad()", "loss.backward()", "optimizer.step()", "model.eval()", "model.train()")
    return one_file(EPOCHS, *(each(f"if args.flag_@:\n    {kinds[i % len(kinds)]}\n", [i], 2) for i in range(count)))


def chain(count: int) -> Project:
    """One long `if`/`elif` chain that picks what is done."""
    first = "if args.mode == 0:\n    optimizer.step()\n"
    rest = "elif args.mode == @:\n    loss.backward()\n    optimizer.step()\n"
    return one_file(EPOCHS, indented(first, 2), each(rest, range(1, count), 2))


def factories(count: int) -> Project:
    """Optimizers and models that are each chosen by an `if` of their own."""
    make = """
        if args.flag_@:
            net_@ = nn.Linear(4, 2)
        else:
            net_@ = nn.Sequential(nn.Linear(4, 2))
        opt_@ = torch.optim.SGD(net_@.parameters()) if args.sgd_@ else torch.optim.Adam(net_@.parameters())
    """
    step = "opt_@.zero_grad()\nF.cross_entropy(net_@(x), y).backward()\nopt_@.step()\n"
    return one_file(each(make, range(count)), EPOCHS, each(step, range(count), 2))


def alternatives(depth: int) -> Project:
    """Tests with several ways to be true within each other: each of them leads to the same."""
    tests = "".join(indented(f"if args.a_{i} or args.b_{i} or args.c_{i}:\n", i) for i in range(depth))
    return one_file(HEAD, "while args.more():\n", indented(tests), indented(LOOP, depth + 1))


def jumps(count: int) -> Project:
    """Guards in the loop that leave it or skip the rest."""
    kinds = ("continue", "break", "continue", "return", "raise ValueError(x)")
    guard = "if x[@].sum() == @:\n    {}\nloss.backward()\n"
    guards = "".join(each(guard.format(kinds[i % len(kinds)]), [i], 2) for i in range(count))
    return one_file("def fit():\n", indented(EPOCHS + guards), "            optimizer.step()\n\nfit()\n")


def handlers(count: int) -> Project:
    """`try` statements in the loop, one after another."""
    body = """
        try:
            loss.backward()
        except RuntimeError:
            optimizer.zero_grad()
        finally:
            optimizer.step()
    """
    return one_file(EPOCHS, each(body, range(count), 2))


def nested(depth: int) -> Project:
    """Loops within loops, something that matters before and after each."""
    opening = [
        each("for step_@ in range(args.n_@):\n", [i], i) + indented("optimizer.zero_grad()\n" if i % 2 else LOOP, i + 1)
        for i in range(depth)
    ]
    return one_file(*opening, *(indented("optimizer.step()\n", i) for i in range(depth, 0, -1)))


def literal_loops(depth: int) -> Project:
    """Loops over eight written elements within each other."""
    heads = [each("for choice_@ in (1, 2, 3, 4, 5, 6, 7, 8):\n", [i], i) for i in range(depth)]
    return one_file(*heads, indented(LOOP, depth))


def gates(count: int) -> Project:
    """Gates on the batch index, of different periods."""
    gate = "if (i + 1) % args.n_@ == 0:\n    optimizer.step()\n    optimizer.zero_grad()\nloss.backward()\n"
    return one_file(EPOCHS, each(gate, range(count), 2))


def recursion(count: int) -> Project:
    """Functions that call the next one and themselves; the last calls the first."""
    visit = "def visit_@(x, y, depth):\n" + indented(LOOP + "visit_>(x, y, depth - 1)\nvisit_@(x, y, depth - 1)\n")
    last = f"def visit_{count}(x, y, depth):\n    visit_0(x, y, depth)\n"
    return one_file(each(visit, range(count)), last, "visit_0(None, None, 9)\n")


def calls(count: int) -> Project:
    """Functions that each call the three before them: there are exponentially many ways down."""
    step = "    optimizer.zero_grad()\n    F.cross_entropy(model(x), y).backward()\n    optimizer.step()\n"
    parts = [
        each("def part_@(x, y):\n", [i]) + (each("part_@(x, y)\n", range(max(0, i - 3), i), 1) or step)
        for i in range(count)
    ]
    return one_file(*parts, f"for x, y in loader:\n    part_{count - 1}(x, y)\n")


def everyone(count: int) -> Project:
    """Functions that each take a step and call all the others."""
    parts = [
        each("def part_@(x, y):\n    optimizer.step()\n", [i])
        + each("part_@(x, y)\n", (k for k in range(count) if k != i), 1)
        for i in range(count)
    ]
    return one_file(*parts, "for x, y in loader:\n    part_0(x, y)\n")


def bindings(count: int) -> Project:
    """One function called again and again with other objects, through a function that is too."""
    train = f"def train(model, optimizer):\n{indented(LOOP)}\n"
    twice = "def twice(model, optimizer):\n    train(model, optimizer)\n    train(model, optimizer)\n"
    use = (
        "model_@ = nn.Linear(4, 2)\noptimizer_@ = torch.optim.SGD(model_@.parameters())\ntwice(model_@, optimizer_@)\n"
    )
    return one_file(train, twice, each(use, range(count)))


def optimizers(count: int) -> Project:
    """Many optimizers in one loop."""
    made = each("opt_@ = torch.optim.SGD(model[@].parameters(), lr=0.1)\n", range(count))
    clear, step = (each(f"opt_@.{what}()\n", range(count), 2) for what in ("zero_grad", "step"))
    return one_file(made, EPOCHS, clear, "        loss.backward()\n", step)


def bases(count: int) -> Project:
    """A chain of base classes, each of which overrides the step and calls the one above."""
    first = """
        class Trainer_0:
            def __init__(self, model, optimizer):
                self.model = model
                self.optimizer = optimizer

            def step(self, x, y):
                F.cross_entropy(self.model(x), y).backward()
    """
    derived = """
        class Trainer_@(Trainer_<):
            def step(self, x, y):
                self.optimizer.zero_grad()
                super().step(x, y)
                self.optimizer.step()
    """
    use = f"trainer = Trainer_{count - 1}(model, optimizer)\nfor x, y in loader:\n    trainer.step(x, y)\n"
    return one_file(dedent(first), each(derived, range(1, count)), use)


def rebindings(count: int) -> Project:
    """Names handed on from one to the next."""
    names = each("optimizer_@ = optimizer_<\nmodel_@ = model_<\n", range(1, count))
    body = LOOP.replace("model", f"model_{count - 1}").replace("optimizer", f"optimizer_{count - 1}")
    return one_file("optimizer_0, model_0 = optimizer, model\n", names, body)


def wrappers(count: int) -> Project:
    """A model wrapped again and again, in a loop as well."""
    again = "for epoch in range(3):\n    model = torch.compile(model)\n" + indented(LOOP)
    return one_file("model = nn.DataParallel(model)\n" * count, again)


def scopes(depth: int) -> Project:
    """`with` statements within each other."""
    heads = [indented("with torch.set_grad_enabled(args.flag):\n", i) for i in range(depth)]
    return one_file(*heads, indented(LOOP, depth))


def containers(count: int) -> Project:
    """A dictionary of many optimizers, one of which is picked by a name that is not known."""
    rows = each('"@": torch.optim.SGD(model.parameters(), lr=0.@),\n', range(count), 1)
    return one_file("table = {\n", rows, "}\noptimizer = table[args.name]\n", LOOP)


def expression(depth: int) -> Project:
    """One expression that goes deep."""
    return one_file("total = " + "(1 + " * depth + "2" + ")" * depth + "\n", LOOP)


LINEAR: dict[str, Shape] = {
    shape.__name__: shape for shape in (statements, numbers, loops, functions, uncalled, methods, files, imports)
}
CORNERS: dict[str, tuple[Shape, int]] = {
    shape.__name__: (shape, size)
    for shape, size in (
        (branches, 40),
        (chain, 100),
        (factories, 20),
        (alternatives, 18),
        (jumps, 25),
        (handlers, 25),
        (nested, 12),
        (literal_loops, 8),
        (gates, 12),
        (recursion, 30),
        (calls, 500),
        (everyone, 60),
        (bindings, 60),
        (optimizers, 40),
        (bases, 60),
        (rebindings, 200),
        (wrappers, 30),
        (scopes, 18),
        (containers, 100),
        (expression, 90),
    )
}
