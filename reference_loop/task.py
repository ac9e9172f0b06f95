"""The task: what is trained on what. This is the one file to replace; `--task mypackage.mytask` uses another.

Needed: `build_model`, `build_datasets`, `loss`, `measure`. Optional: `Options` (further options on the command line),
`collate` (items -> inputs, targets), `preprocessing` and `examples` (for export), `SMOKE` (options under which
`looplint smoke` trains).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import torch
from torch import Tensor, nn
from torch.nn import functional
from torchvision import models

from reference_loop.config import Config, option
from reference_loop.images import Preprocessing, SyntheticShapes, image_folders
from reference_loop.randomness import derive

SMOKE = {"size": 16, "width": 8, "samples": 64, "eval_samples": 37, "lr": 1e-2}  # a step of 3 ms that still learns
MEAN, STD = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)  # ImageNet's, as pretrained backbones expect


@dataclass(frozen=True, kw_only=True)
class Options(Config):
    """What this task lets one choose, beyond the loop's own options."""

    data: str = option("", "folder with train/<class>/ and val/<class>/; empty: synthetic shapes")
    size: int = option(32, "height and width of the images that the model sees")
    classes: int = option(10, "number of synthetic classes (a folder has its own)")
    samples: int = option(2000, "synthetic training images")
    eval_samples: int = option(501, "synthetic evaluation images")
    arch: str = option("small", "'small', or the name of a torchvision model")
    width: int = option(16, "channels of the first stage of 'small'")
    norm: Literal["batch", "group"] = option("batch", "normalisation in 'small'")
    dropout: float = option(0.1, "dropout before the last layer of 'small'")


def build_model(config: Options) -> nn.Module:
    """The network, with fresh weights."""
    if config.arch == "small":
        return SmallConvNet(class_count(config), config.width, config.norm, config.dropout)
    network: nn.Module = models.get_model(config.arch, weights=None, num_classes=class_count(config))
    return network


def build_datasets(config: Options) -> tuple[Any, Any]:
    """The training set, whose images are augmented, and the evaluation set, whose images are not."""
    images = preprocessing(config)
    if config.data:
        return image_folders(config.data, images)
    size, classes = config.size, config.classes
    train = SyntheticShapes(config.samples, size, classes, images.augmented(), derive(config.seed, "train"))
    evaluation = SyntheticShapes(config.eval_samples, size, classes, images.one, derive(config.seed, "evaluation"))
    return train, evaluation


def loss(outputs: Tensor, targets: Tensor) -> Tensor:
    """The loss of each sample, shape (N,): the loop sums and divides by the samples of the optimizer step."""
    return functional.cross_entropy(outputs, targets, reduction="none")


def measure(outputs: Tensor, targets: Tensor) -> dict[str, Tensor]:
    """What evaluation adds up: a (classes, classes) count of true class by predicted class.

    Accuracy and each class's precision, recall and F1 follow from it. Any other entry is a sum over the samples, which
    is divided by their number at the end.
    """
    classes = outputs.shape[1]
    cells = torch.bincount(targets * classes + outputs.argmax(dim=1), minlength=classes**2)
    return {"confusion": cells.reshape(classes, classes)}


def preprocessing(config: Options) -> Preprocessing:
    """Raw image to model input, for evaluation and inside the exported model."""
    return Preprocessing(config.size, MEAN, STD)


def examples(config: Options) -> list[Tensor]:
    """Raw inputs for the export and its round trip; what differs between them is exported as dynamic."""
    shapes = [(2, 48, 40), (1, 32, 32), (7, 33, 47), (3, 64, 80)]
    generator = torch.Generator().manual_seed(config.seed)
    return [torch.randint(0, 256, (n, 3, h, w), dtype=torch.uint8, generator=generator) for n, h, w in shapes]


def class_count(config: Options) -> int:
    """Number of classes: the folders of the training set, or the shapes asked for."""
    if not config.data:
        return config.classes
    return sum(entry.is_dir() for entry in (Path(config.data) / "train").iterdir())


class SmallConvNet(nn.Module):
    """Three stages of two convolutions, then the mean over the image: images (N, 3, H, W) to logits (N, classes)."""

    def __init__(self, classes: int, width: int, norm: str, dropout: float) -> None:
        super().__init__()
        channels = [3, width, 2 * width, 4 * width]
        self.stages = nn.Sequential(*(stage(before, after, norm) for before, after in pairwise(channels)))
        self.dropout = nn.Dropout(dropout)
        self.head = nn.Linear(channels[-1], classes)

    def forward(self, images: Tensor) -> Tensor:
        """Logits: softmax belongs to whoever needs probabilities."""
        features = self.stages(images).mean(dim=(2, 3))
        logits: Tensor = self.head(self.dropout(features))
        return logits


def stage(before: int, after: int, norm: str) -> nn.Sequential:
    """Two convolutions, of which the first halves height and width."""

    def block(inputs: int, stride: int) -> list[nn.Module]:
        normalisation = nn.BatchNorm2d(after) if norm == "batch" else nn.GroupNorm(4, after)
        return [nn.Conv2d(inputs, after, 3, stride, padding=1, bias=False), normalisation, nn.ReLU()]

    return nn.Sequential(*block(before, 2), *block(after, 1))
