"""Classify sequences of tokens: inputs are a dict of whole numbers, the batch is collated by hand."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

WORDS, LENGTH, CLASSES = 50, 12, 4


class Sentences:
    def __init__(self, count: int, seed: int) -> None:
        generator = torch.Generator().manual_seed(seed)
        self.tokens = torch.randint(CLASSES, WORDS, (count, LENGTH), generator=generator)
        self.targets = torch.arange(count) % CLASSES
        self.tokens[:, 0] = self.targets  # the first word tells the class

    def __len__(self) -> int:
        return len(self.tokens)

    def __getitem__(self, index: int) -> tuple[Tensor, int]:
        return self.tokens[index], int(self.targets[index])


class Classifier(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.words = nn.Embedding(WORDS, 16)
        self.encoder = nn.TransformerEncoderLayer(16, 2, 32, batch_first=True)
        self.head = nn.Linear(16, CLASSES)

    def forward(self, inputs: dict[str, Tensor]) -> Tensor:
        logits: Tensor = self.head(self.encoder(self.words(inputs["tokens"])).mean(dim=1))
        return logits


def build_model(config: Any) -> nn.Module:
    return Classifier()


def build_datasets(config: Any) -> tuple[Sentences, Sentences]:
    return Sentences(200, config.seed), Sentences(80, config.seed + 1)


def collate(items: list[tuple[Tensor, int]]) -> tuple[dict[str, Tensor], Tensor]:
    tokens, targets = zip(*items, strict=True)
    return {"tokens": torch.stack(tokens)}, torch.tensor(targets)


def loss(outputs: Tensor, targets: Tensor) -> Tensor:
    return functional.cross_entropy(outputs, targets, reduction="none")


def measure(outputs: Tensor, targets: Tensor) -> dict[str, Tensor]:
    return {"correct": (outputs.argmax(dim=1) == targets).sum()}
