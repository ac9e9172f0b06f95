"""Compare what runs leave behind: states as nests of dicts, lists, tensors and plain values."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor


def leaves(thing: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every tensor and plain value of a nest, with its place in it."""
    if isinstance(thing, dict):
        for key in sorted(thing, key=str):
            yield from leaves(thing[key], f"{path}.{key}" if path else str(key))
    elif isinstance(thing, list | tuple):
        for number, item in enumerate(thing):
            yield from leaves(item, f"{path}[{number}]")
    else:
        yield path, thing


def tensors(thing: Any) -> list[Tensor]:
    """The tensors of a nest."""
    return [leaf for _, leaf in leaves(thing) if isinstance(leaf, Tensor)]


def fingerprint(thing: Any) -> str:
    """A short text that is equal where all leaves are equal, bit for bit."""
    digest = hashlib.blake2b(digest_size=8)
    for path, leaf in leaves(thing):
        digest.update(path.encode())
        digest.update(_bytes(leaf))
    return digest.hexdigest()


def _bytes(leaf: Any) -> bytes:
    if not isinstance(leaf, Tensor):
        return repr(leaf).encode()
    flat = leaf.detach().cpu().contiguous().reshape(-1)
    head = f"{leaf.dtype}{tuple(leaf.shape)}".encode()
    return head + flat.view(torch.uint8).numpy().tobytes() if flat.numel() else head


def largest_difference(one: Any, other: Any) -> float:
    """The largest absolute difference between two nests; infinite where they differ in kind, shape or a plain value."""
    first, second = dict(leaves(one)), dict(leaves(other))
    if first.keys() != second.keys():
        return math.inf
    return max((_difference(first[path], second[path]) for path in first), default=0.0)


def _difference(a: Any, b: Any) -> float:
    if isinstance(a, Tensor) and isinstance(b, Tensor):
        if a.shape != b.shape or a.dtype != b.dtype:
            return math.inf
        if torch.equal(a.cpu(), b.cpu()):
            return 0.0
        return _finite_or_inf((a.detach().cpu().double() - b.detach().cpu().double()).abs().max().item())
    if isinstance(a, int | float) and isinstance(b, int | float):
        return 0.0 if a == b or (a != a and b != b) else _finite_or_inf(abs(a - b))
    return 0.0 if a == b else math.inf


def _finite_or_inf(value: float) -> float:
    return value if math.isfinite(value) else math.inf
