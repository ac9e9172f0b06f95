"""Probes, and how they are found: one file each under `looplint.smoke.probes`, its docstring the page.

A file's name is the probe's name, its folder the probe's group.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from looplint.smoke.measurement import Measurement
from looplint.smoke.sabotage import Sabotage

if TYPE_CHECKING:
    from looplint.smoke.bench import Bench

Measure = Callable[["Bench"], Iterable[Measurement]]


class CannotRun(Exception):
    """This machine or task lacks what the probe needs; the message says what."""


class UnknownProbe(ValueError):
    """A name that is no probe and no group."""


@dataclass(frozen=True, slots=True)
class Probe:
    """A property of the loop, how it is measured, and the faults that must break it.

    `tells`: how much it says about a loop's health, 100 the most; the order under a budget. `seconds`: its usual wall
    time on two CPU cores. `packages`: what it needs beyond torch, by import name. `slow`: only with `--slow`.
    `together`: it is about several processes, and can use those that torchrun started.
    """

    name: str
    group: str
    doc: str
    measure: Measure
    tells: int
    seconds: float
    sabotages: tuple[Sabotage, ...]
    packages: tuple[str, ...] = ()
    slow: bool = False
    together: bool = False
    path: str = ""

    @property
    def title(self) -> str:
        """The first heading of its page."""
        return self.doc.strip().splitlines()[0].removeprefix("#").strip()


_registry: dict[str, Probe] = {}


def probe(
    *,
    tells: int,
    seconds: float,
    sabotages: Iterable[Sabotage],
    packages: Iterable[str] = (),
    slow: bool = False,
    together: bool = False,
) -> Callable[[Measure], Measure]:
    """Register the decorated function as a probe; its name, group and page come from its file."""

    def register(measure: Measure) -> Measure:
        module = sys.modules[measure.__module__]
        group, stem = measure.__module__.split(".")[-2:]
        name, path = stem.replace("_", "-"), module.__file__ or ""
        if name in _registry and _registry[name].path != path:
            raise ValueError(f"two probes are named {name}: {_registry[name].path} and {path}")
        _registry[name] = Probe(
            name,
            group,
            module.__doc__ or "",
            measure,
            tells,
            seconds,
            tuple(sabotages),
            tuple(packages),
            slow,
            together,
            path,
        )
        return measure

    return register


@cache
def probes() -> dict[str, Probe]:
    """All probes by name, the most telling first, found by walking `looplint.smoke.probes`."""
    import looplint.smoke.probes as package

    for _, name, _ in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(name)
    return {p.name: p for p in sorted(_registry.values(), key=lambda p: (-p.tells, p.seconds, p.name))}


def chosen(select: Iterable[str] = (), skip: Iterable[str] = (), slow: bool = False) -> list[Probe]:
    """The probes to run; `select` and `skip` take names and groups. A slow probe runs if named or with `slow`.

    Raises:
        UnknownProbe: a name that is neither a probe nor a group.
    """
    wanted, unwanted = list(select), list(skip)
    for name in wanted + unwanted:
        _known(name)
    return [p for p in probes().values() if _wanted(p, wanted, slow) and not {p.name, p.group} & set(unwanted)]


def _wanted(p: Probe, select: list[str], slow: bool) -> bool:
    named = p.name in select or p.group in select or not select
    return named and (slow or not p.slow or p.name in select)


def _known(name: str) -> None:
    names = set(names_and_groups())
    if name not in names:
        near = difflib.get_close_matches(name, names, 1)
        raise UnknownProbe(f"there is no probe or group {name!r}" + (f"; did you mean {near[0]!r}?" if near else ""))


def names_and_groups() -> Iterator[str]:
    """What `--select` understands."""
    yield from probes()
    yield from dict.fromkeys(p.group for p in probes().values())
