"""
# Training, evaluation and deployment prepare their inputs alike

## What it measures
Evaluation samples against the task's `preprocessing` of the same raw inputs, which is what the exported model runs.
Then a black and a white image through the training set's transform: cropping, flipping and resizing leave a plain
image plain, so what arrives tells the scale and the normalisation.

Needs `preprocessing(config)` in the task, and sets that keep their transform in `transform`, as torchvision's do.

## Tolerance
1e-5 in evaluation: the same arithmetic in another order of dimensions. 0.5 in training, in the units that the model
sees: a colour augmentation may shift a plain image a little, a forgotten normalisation shifts it by more than 1.

## If it fails
Mean, standard deviation, size or interpolation are written down in two places, and the places differ.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor
from torch.utils.data import Subset
from torchvision.transforms import v2

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_most, exactly
from looplint.smoke.probe import CannotRun, probe
from looplint.smoke.sabotage import Sabotage
from reference_loop.randomness import preserved, seed_sample

EVALUATION, TRAINING, DRAWS = 1e-5, 0.5, 8

NOT_NORMALISED = Sabotage(
    "training images are not normalised",
    "reference_loop.images",
    "v2.Compose([crop, v2.RandomHorizontalFlip(), self.scale, self.normalise])",
    "v2.Compose([crop, v2.RandomHorizontalFlip(), self.scale])",
)
CROPPED = Sabotage(
    "evaluation crops where deployment resizes",
    "reference_loop.images",
    "batch: Tensor = self(image[None])",
    "batch: Tensor = self(v2.functional.center_crop(image[None], [3 * self.size // 4] * 2))",
)


@probe(tells=70, seconds=0.1, sabotages=(NOT_NORMALISED, CROPPED))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Compare what three places make of the same raw input."""
    config = bench.config()
    if not hasattr(bench.task, "preprocessing"):
        raise CannotRun("the task has no preprocessing(config)")
    deployed = bench.task.preprocessing(config).eval()
    training, evaluation = (bare(dataset) for dataset in bench.small().build_datasets(config))
    differences = []
    for index in range(min(4, len(evaluation))):
        raw = as_tensor(without_transform(evaluation)[index][0])
        differences.append((deployed(raw[None])[0] - evaluation[index][0]).abs().max().item())
    yield at_most("evaluation sample against preprocessing", max(differences), EVALUATION)
    raw = without_transform(training)[0][0]
    shape = tuple(training[0][0].shape)
    yield exactly("shape of a training sample", str(shape), str(tuple(deployed(as_tensor(raw)[None])[0].shape)))
    for name, value in (("black", 0), ("white", 255)):
        plain = torch.full_like(as_tensor(raw), value)
        wanted = deployed(plain[None])[0].mean(dim=(1, 2))
        yield at_most(f"{name} image in training against preprocessing", apart(training, raw, plain, wanted), TRAINING)


def apart(training: Any, raw: Any, plain: Tensor, wanted: Tensor) -> float:
    """How far, in the worst channel, training moves a plain image from where preprocessing puts it, on average."""
    given = plain if isinstance(raw, Tensor) else v2.functional.to_pil_image(plain)
    found = []
    with preserved():
        for seed in range(DRAWS):
            seed_sample(seed)
            found.append(training.transform(given).mean(dim=(1, 2)))
    return (torch.stack(found).mean(dim=0) - wanted).abs().max().item()


def bare(dataset: Any) -> Any:
    """The set inside a Subset; it must keep its transform where torchvision's do."""
    while isinstance(dataset, Subset):
        dataset = dataset.dataset
    if not callable(getattr(dataset, "transform", None)):
        raise CannotRun(f"{type(dataset).__name__} keeps no transform in `transform`")
    return dataset


def without_transform(dataset: Any) -> Any:
    """The same set, giving raw inputs."""
    raw = copy.copy(dataset)
    raw.transform = lambda image: image
    return raw


def as_tensor(raw: Any) -> Tensor:
    """An image as (channels, height, width) of 8 bits."""
    return raw if isinstance(raw, Tensor) else v2.functional.pil_to_tensor(raw)
