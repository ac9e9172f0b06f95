"""From sums over samples to metrics."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from torch import Tensor


@dataclass
class Metrics:
    """What an evaluation found. `values` are single numbers, `tables` per class (lists) or the confusion matrix."""

    samples: int
    values: dict[str, float]
    tables: dict[str, Any] = field(default_factory=dict)


def summarise(samples: int, sums: dict[str, Tensor]) -> Metrics:
    """From sums to what they mean: a square matrix is a confusion matrix, everything else is divided by the samples."""
    metrics = Metrics(samples, {})
    for name, value in sums.items():
        if value.dim() == 2 and value.shape[0] == value.shape[1]:
            values, tables = classification(value)
            metrics.values |= values
            metrics.tables |= tables | {name: value.long().tolist()}
        elif value.numel() == 1:
            metrics.values[name] = value.item() / samples
        else:
            metrics.tables[name] = (value / samples).tolist()
    return metrics


def classification(confusion: Tensor) -> tuple[dict[str, float], dict[str, list[float]]]:
    """Accuracy, macro F1 and each class's precision, recall and F1, from counts of true (row) by predicted (column).

    A ratio without any sample is 0; the macro mean is over the classes that occur, as truth or as prediction.
    """
    hits, true, predicted = confusion.diagonal(), confusion.sum(dim=1), confusion.sum(dim=0)
    precision, recall = hits / predicted.clamp(min=1), hits / true.clamp(min=1)
    f1 = 2 * hits / (true + predicted).clamp(min=1)
    occurs = (true + predicted) > 0
    values = {"accuracy": (hits.sum() / confusion.sum()).item(), "macro_f1": f1[occurs].mean().item()}
    return values, {"precision": precision.tolist(), "recall": recall.tolist(), "f1": f1.tolist()}
