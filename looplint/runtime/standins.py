"""Small data, models and settings for the parameters of a function that nobody calls, by their names.

An example shows `def train(model, loader, optimizer)` and leaves the rest to the reader. To run it, something has to be
passed: a model of a few weights, a loader of a few batches that fit it, two epochs. Of what fits there are several
kinds (classes or numbers as targets, vectors or images as inputs); `variants` lists them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

SAMPLES, BATCH = 24, 4
_MOST = 24  # variants that are tried


class Variant(NamedTuple):
    """One kind of data: the shape of an input, what targets are, how a loader gives them, what flags say."""

    shape: tuple[int, ...]
    classes: int
    target: str  # "class", "number", "vector"
    gives: str  # "pairs", "inputs", "triples"
    flag: bool


def variants(text: str) -> Iterator[Variant]:
    """The kinds of data that may fit a script, the likeliest first; its layers say of which size."""
    sizes = [tuple(map(int, found)) for found in re.findall(r"\bLinear\((\d+), (\d+)", text)] or [(8, 3)]
    images = [(int(channels), 16, 16) for channels in re.findall(r"\bConv2d\((\d+)", text)[:1]]
    shapes = [*images, *dict.fromkeys((size,) for size, _ in sizes)]
    outs = list(dict.fromkeys([sizes[-1][1], *(out for _, out in sizes)]))
    numbers = "mse" in text.lower() or "l1" in text.lower() or "BCE" in text or "binary" in text
    targets = ("vector", "number", "class") if numbers else ("class", "vector", "number")
    flags = (True, False) if re.search(_FLAGS, text) else (True,)
    found = product(shapes, outs, ("pairs", "inputs", "triples"), targets, flags)
    yield from (Variant(s, c, t, g, f) for _, (s, c, g, t, f) in zip(range(_MOST), found, strict=False))


def on_processor(text: str) -> str:
    """A script as it can be run where there is no accelerator; its lines stay where they are."""
    return re.sub(r"""(["'])cuda(:\d)?\1""", '"cpu"', text).replace(".cuda()", ".cpu()")


class StandIns:
    """Values by the names of parameters; models and what belongs to them are made once."""

    def __init__(self, variant: Variant, folder: Path) -> None:
        self.variant = variant
        self.folder = folder
        self.made: dict[str, Any] = {}

    def of(self, name: str) -> Any:
        """The value for a parameter of this name."""
        if name not in self.made:
            self.made[name] = self._make(name)
        return self.made[name]

    def _make(self, name: str) -> Any:
        for words, make in _KINDS:
            if re.fullmatch(words, name):
                return make(self, name)
        return 2

    # -- data ----------------------------------------------------------------------------------------------------
    def inputs(self, count: int = SAMPLES) -> Any:
        """Inputs of the variant's shape."""
        import torch

        return torch.randn(count, *self.variant.shape, generator=torch.Generator().manual_seed(count))

    def targets(self, count: int = SAMPLES) -> Any:
        """Targets of the variant's kind."""
        import torch

        generator, classes = torch.Generator().manual_seed(count + 1), self.variant.classes
        if self.variant.target == "class":
            return torch.randint(0, max(classes, 2), (count,), generator=generator)
        shape = (count, classes) if self.variant.target == "vector" else (count,)
        return torch.rand(*shape, generator=generator)

    def dataset(self) -> Any:
        """What a loader is made of."""
        from torch.utils.data import TensorDataset

        if self.variant.gives == "inputs":
            return list(self.inputs())
        if self.variant.gives == "triples":
            return TensorDataset(self.inputs(), self.targets(), self.targets())
        return TensorDataset(self.inputs(), self.targets())

    def loader(self) -> Any:
        """A loader of six batches."""
        from torch.utils.data import DataLoader

        return DataLoader(self.dataset(), batch_size=BATCH, shuffle=True)

    def batches(self) -> list[Any]:
        """What the loader gives, as a list that can be saved."""
        given = [self.inputs().split(BATCH), self.targets().split(BATCH), self.targets().split(BATCH)]
        if self.variant.gives == "inputs":
            return list(given[0])
        return list(zip(*given[: 2 if self.variant.gives == "pairs" else 3], strict=True))

    def files(self, text: str) -> None:
        """Write the files of data that a script reads, where it does not write them itself."""
        import torch

        for name in dict.fromkeys(re.findall(r"""torch\.load\(f?["']([\w{}]+)\.pt""", text)):
            stem = re.sub(r"\{.*\}", "", name)
            if not re.fullmatch(_DATA_FILES, stem):
                continue
            unpacked = re.search(rf"""^\s*(\w+(?:, \w+)+) = torch\.load\(["']{name}""", text, re.MULTILINE)
            content: Any = self.batches()
            if stem == "loaders":
                names = unpacked[1].split(", ") if unpacked else []
                every = {key: self.batches() for key in ("train", "val", "valid", "validation", "test")}
                content = [self.batches() for _ in names] if names else every
            for number in ("", *map(str, range(5))) if stem != name else ("",):
                torch.save(content, self.folder / f"{stem}{number}.pt")

    # -- models --------------------------------------------------------------------------------------------------
    def model(self) -> Any:
        """A model that fits the data, with layers that have a mode."""
        from math import prod

        from torch import nn

        size = prod(self.variant.shape)
        layers = (nn.Flatten(), nn.Linear(size, 8), nn.BatchNorm1d(8), nn.ReLU(), nn.Dropout(0.1))
        return nn.Sequential(*layers, nn.Linear(8, self.variant.classes))

    def optimizer(self) -> Any:
        """An optimizer of the model that is passed beside it."""
        import torch

        name = next((name for name in ("model", "net", "student", "disc", "critic") if name in self.made), "model")
        return torch.optim.SGD(self.of(name).parameters(), lr=0.01, momentum=0.9)

    def scheduler(self) -> Any:
        """A schedule of that optimizer."""
        import torch

        return torch.optim.lr_scheduler.StepLR(self.of("optimizer"), 1)

    def scaler(self) -> Any:
        """A scaler that scales on a processor too."""
        import torch

        return torch.amp.GradScaler("cpu", init_scale=2.0**8)

    def settings(self) -> Any:
        """What an `args` holds: whatever it is asked for."""
        return _Settings(self)

    def loss(self) -> Any:
        """A criterion that fits the targets."""
        from torch import nn

        return nn.CrossEntropyLoss() if self.variant.target == "class" else nn.MSELoss()


class _Settings:
    """Command-line arguments, whatever they are called."""

    def __init__(self, among: StandIns) -> None:
        self.__dict__["among"] = among

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self.among.of(name)


def _device(stand_ins: StandIns, name: str) -> Any:
    import torch

    return torch.device("cpu")


_FLAGS = r"\b(use_\w+|enabled|amp|fp16|distributed|deterministic|discrete|recording|on|show|verbose|keep)\b"
_DATA_FILES = (
    r"loaders?|batches|replay|rollouts|views|train|valid|val|test|held_out|task|fold|noise|new|table|images|data"
)
_LOADERS = r"(\w+_)?(loader|dataloader|dl|data|val|test|batches|views|windows|prompts)"
_KINDS: tuple[tuple[str, Any], ...] = (
    (r"(\w+_)?(data)?loaders", lambda s, n: {"train": s.loader(), "val": s.loader()}),
    (_LOADERS, lambda s, n: s.loader()),
    (r"(\w+_)?(set|dataset|ds|samples)", lambda s, n: s.dataset()),
    (r"(\w+_)?(model|net|network|critic|discriminator|disc|encoder|head|teacher|student)", lambda s, n: s.model()),
    (r"gen|generator", lambda s, n: s.model()),
    (r"(\w+_)?(optimizer|optim|opt)", lambda s, n: s.optimizer()),
    (r"(\w+_)?(scheduler|schedule|sched)", lambda s, n: s.scheduler()),
    (r"(\w+_)?scaler", lambda s, n: s.scaler()),
    (r"criterion|loss_fn|(\w+_)?loss_function", lambda s, n: s.loss()),
    (r"args|cfg|config|settings|hparams|opts", lambda s, n: s.settings()),
    (r"device|dev", _device),
    (r"x|xs|inputs?|images?|batch|text", lambda s, n: s.inputs(BATCH)),
    (r"y|ys|labels?|targets?", lambda s, n: s.targets(BATCH)),
    (r"(\w+_)?(path|file|checkpoint|resume|output|newest)", lambda s, n: str(s.folder / "checkpoint.pt")),
    (r"root|folder|(\w+_)?dir", lambda s, n: str(s.folder)),
    (_FLAGS, lambda s, n: s.variant.flag),
    (r"(\w+_)?(lr|rate|eps|decay|limit|clip|max_norm|momentum|gamma|alpha|value)", lambda s, n: 0.1),
    (r"(local_)?rank|worker_id|seed|start_epoch|epoch|warmup|worker", lambda s, n: 0),
    (r"(\w+_)?(steps|total|samples)", lambda s, n: 12),
    (r"phase|mode|name|split", lambda s, n: "train"),
    (r"tasks", lambda s, n: [s.loader(), s.loader()]),
    (r"validate|evaluate|measure|metric", lambda s, n: lambda *given: 0.5),
)  # fmt: skip


def call(defined: dict[str, Any], entry: str, stand_ins: StandIns) -> None:
    """Call what the reader takes for a beginning: a function, a method of an instance, a model."""
    import inspect

    def given(function: Any) -> dict[str, Any]:
        parameters = inspect.signature(function).parameters.values()
        wanted = [p for p in parameters if p.default is p.empty and p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
        return {p.name: stand_ins.of(p.name) for p in wanted}

    owner, _, name = entry.rpartition(".")
    target = defined.get(owner or name)
    if isinstance(target, type):
        made = target(**given(target))
        if not owner:
            _start(made, stand_ins)
            return
        target = getattr(made, name)
    if callable(target):
        target(**given(target))


def _start(model: Any, stand_ins: StandIns) -> None:
    """Call a model from a line that is added to the script, so that there is a place at which it happens."""
    script = stand_ins.folder / sys.argv[0]
    text = script.read_text(encoding="utf-8")
    added = "\n\ndef start(model, inputs):\n    return model(inputs)\n"
    if added not in text:
        script.write_text(text + added, encoding="utf-8")
    namespace: dict[str, Any] = {}
    exec(compile("\n" * text.removesuffix(added).count("\n") + added, str(script), "exec"), namespace)
    namespace["start"](model, stand_ins.inputs(BATCH))


__all__ = ["StandIns", "Variant", "call", "on_processor", "variants"]
