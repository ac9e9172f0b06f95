"""What autocast regions compute in, under the answers of a run."""

from __future__ import annotations

from looplint.events import Context, Event
from looplint.run import Run

_ELSEWHERE = ("cpu", "xpu", "hpu", "ipu")  # devices on which autocast takes bfloat16 where nothing is said
_SHORT = {"half": "float16"}


def dtypes(run: Run, region: Context) -> frozenset[str]:
    """The types that a region may compute in ("float16"); "" among them where the code does not tell.

    Where nothing is said, it is that of a GPU, unless the region names another device.
    """
    given = [value for value in run.values(region.facts.get("dtype")) if value is not None]
    if not given:
        return frozenset({"bfloat16" if is_on(run, region, *_ELSEWHERE) else "float16"})
    return frozenset(_name(value) for value in given)


def _name(value: object) -> str:
    if not isinstance(value, str) or not value.startswith("torch."):
        return ""
    name = value.removeprefix("torch.")
    return _SHORT.get(name, name)


def is_on(run: Run, region: Context, *devices: str) -> bool:
    """Whether a region is certainly one of these devices'."""
    named = run.values(region.facts.get("device_type"))
    return all(isinstance(value, str) and value.partition(":")[0] in devices for value in named)


def may_be_enabled(run: Run, region: Context) -> bool:
    """Whether a region may be switched on in this run."""
    return any(value is not False for value in run.values(region.facts.get("enabled", True)))


def is_enabled(run: Run, region: Context) -> bool:
    """Whether a region is certainly switched on in this run."""
    return run.values(region.facts.get("enabled", True)) == (True,)


def around(run: Run, event: Event) -> Context | None:
    """The autocast region around an event that may be switched on, or None."""
    region = event.autocast
    return region if region is not None and may_be_enabled(run, region) else None


def of_loss(run: Run, backward: Event) -> Context | None:
    """The autocast region in which the loss of a backward pass was computed, if it may be switched on."""
    region = backward.args.get("autocast")
    return region if isinstance(region, Context) and may_be_enabled(run, region) else None
