"""Images: one place for size, mean and standard deviation, and two kinds of dataset that use it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import torch
from PIL import Image
from torch import Tensor, nn
from torch.nn.functional import interpolate
from torch.utils.data import Dataset
from torchvision.datasets import ImageFolder
from torchvision.transforms import v2

Transform = Callable[[Tensor], Tensor]
Shape = Callable[[Tensor, Tensor], Tensor]


class Preprocessing(nn.Module):
    """Raw images (N, 3, H, W) of 8 bits, H and W any, to what a model takes: (N, 3, size, size), normalised.

    Evaluation and the exported model run this very module; training crops and flips, then scales and normalises with
    its parts. Whole images are resized whatever their aspect: a crop would depend on the shape, which tracing freezes.
    """

    def __init__(self, size: int, mean: tuple[float, ...], std: tuple[float, ...]) -> None:
        super().__init__()
        self.size = size
        self.scale = v2.ToDtype(torch.float32, scale=True)
        self.normalise = v2.Normalize(list(mean), list(std))

    def forward(self, images: Tensor) -> Tensor:
        """Scale to [0, 1], resize, normalise."""
        square = (self.size, self.size)
        images = interpolate(self.scale(images), square, mode="bilinear", antialias=True)
        normalised: Tensor = self.normalise(images)
        return normalised

    def one(self, image: Tensor) -> Tensor:
        """The same for a single image (3, H, W): the transform of evaluation."""
        batch: Tensor = self(image[None])
        return batch[0]

    def augmented(self) -> Transform:
        """A random view of a single image (3, H, W): the transform of training."""
        crop = v2.RandomResizedCrop(self.size, scale=(0.6, 1.0), antialias=True)
        view: Transform = v2.Compose([crop, v2.RandomHorizontalFlip(), self.scale, self.normalise])
        return view


def _bars(x: Tensor, y: Tensor) -> Tensor:
    return (_square(x, y) < 1) & ((y * 3).floor() % 2 == 0)


def _square(x: Tensor, y: Tensor) -> Tensor:
    return torch.maximum(x.abs(), y.abs())


# Each shape as a function of x and y (in units of its radius), unchanged by a mirror: training flips images.
SHAPES: dict[str, Shape] = {
    "disc": lambda x, y: x**2 + y**2 < 1,
    "square": lambda x, y: _square(x, y) < 0.9,
    "cross": lambda x, y: (torch.minimum(x.abs(), y.abs()) < 0.3) & (_square(x, y) < 1),
    "ring": lambda x, y: (x**2 + y**2 < 1) & (x**2 + y**2 > 0.4),
    "frame": lambda x, y: (_square(x, y) < 0.9) & (_square(x, y) > 0.55),
    "diamond": lambda x, y: x.abs() + y.abs() < 1.1,
    "bars": _bars,
    "stripes": lambda x, y: _bars(y, x.abs()),
    "triangle": lambda x, y: (y < 0.8) & (x.abs() < (y + 1) / 2),
    "saltire": lambda x, y: ((x - y).abs() < 0.35) & (_square(x, y) < 1) | ((x + y).abs() < 0.35) & (_square(x, y) < 1),
}


class SyntheticShapes(Dataset[tuple[Tensor, int]]):
    """Noisy images of coloured shapes, drawn at the start; nothing to download.

    The class of image i is i modulo the number of classes. Sets with different seeds share no image.
    """

    def __init__(self, samples: int, size: int, classes: int, transform: Transform, seed: int) -> None:
        if not 2 <= classes <= len(SHAPES):
            raise ValueError(f"there are {len(SHAPES)} shapes: classes must be 2 to {len(SHAPES)}, not {classes}")
        self.transform = transform
        self.targets = [index % classes for index in range(samples)]
        self.images = torch.empty(samples, 3, size, size, dtype=torch.uint8)
        generator = torch.Generator().manual_seed(seed)
        for target, shape in enumerate(list(SHAPES.values())[:classes]):
            self.images[target::classes] = draw(shape, len(self.images[target::classes]), size, generator)

    def __len__(self) -> int:
        """Number of images."""
        return len(self.targets)

    def __getitem__(self, index: int) -> tuple[Tensor, int]:
        """Image `index`, transformed, and its class."""
        return self.transform(self.images[index]), self.targets[index]


def draw(shape: Shape, count: int, size: int, generator: torch.Generator) -> Tensor:
    """Images (count, 3, size, size) of 8 bits: one shape at random places, in random sizes and colours, with noise."""
    u = torch.rand(9, count, 1, 1, generator=generator)
    axis, radius = torch.linspace(-1, 1, size), 0.45 + 0.25 * u[0]
    x, y = axis[None, :] - 0.6 * (u[1] - 0.5), axis[:, None] - 0.6 * (u[2] - 0.5)
    paint, ground = 0.55 + 0.45 * u[3:6], 0.45 * u[6:9]
    images = torch.where(shape(x / radius, y / radius), paint, ground).transpose(0, 1)
    noise = 0.05 * torch.randn(images.shape, generator=generator)
    return ((images + noise).clamp(0, 1) * 255).byte()


def image_folders(root: str, preprocessing: Preprocessing) -> tuple[ImageFolder, ImageFolder]:
    """The sets under root/train and root/val, one folder per class in each.

    Raises ValueError if a folder is missing or the two do not have the same classes.
    """
    for part in ("train", "val"):
        if not (Path(root) / part).is_dir():
            raise ValueError(f"{root} has no folder {part!r}; it needs train/<class>/*.jpg and val/<class>/*.jpg")
    train = ImageFolder(str(Path(root) / "train"), preprocessing.augmented(), loader=load_image)
    val = ImageFolder(str(Path(root) / "val"), preprocessing.one, loader=load_image)
    if train.classes != val.classes:
        raise ValueError(f"train and val differ in their classes: {sorted(set(train.classes) ^ set(val.classes))}")
    return train, val


def load_image(path: str) -> Tensor:
    """An image file as (3, H, W) of 8 bits."""
    with Image.open(path) as image:
        pixels: Tensor = v2.functional.pil_to_tensor(image.convert("RGB"))
        return pixels
