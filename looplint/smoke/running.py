"""Run probes one after the other: the most telling first, inside a budget, each with a verdict."""

from __future__ import annotations

import importlib.util
import resource
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, Verdict
from looplint.smoke.probe import CannotRun, Probe


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one probe. `reason` tells why it was skipped or how it broke; `detail` holds the traceback."""

    probe: Probe
    verdict: Verdict
    measurements: tuple[Measurement, ...] = ()
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    reason: str = ""
    detail: str = ""

    @property
    def failed(self) -> tuple[Measurement, ...]:
        """The measurements that do not hold."""
        return tuple(m for m in self.measurements if not m.holds)


@dataclass(slots=True)
class Session:
    """All outcomes so far, and the probes that the budget left out."""

    outcomes: list[Outcome] = field(default_factory=list)
    left_out: list[Probe] = field(default_factory=list)

    @property
    def code(self) -> int:
        """0 where all hold, 1 where some do not, 2 where a probe broke or none could run."""
        verdicts = {o.verdict for o in self.outcomes}
        if Verdict.BROKEN in verdicts or not verdicts & {Verdict.HOLDS, Verdict.FAILS}:
            return 2
        return 1 if Verdict.FAILS in verdicts else 0


class Watcher:
    """Is told what happens; the tables derive from it."""

    def begins(self, probe: Probe) -> None:
        """A probe starts."""

    def measured(self, measurement: Measurement) -> None:
        """The probe that runs has measured something."""

    def ends(self, outcome: Outcome) -> None:
        """A probe is done."""


def run(plan: Sequence[Probe], bench: Bench, watcher: Watcher, budget: float = float("inf")) -> Session:
    """Run the probes of `plan` in order; those that the budget of seconds has no room for are left out."""
    session, start = Session(), perf_counter()
    for probe in plan:
        spent = perf_counter() - start
        if spent + probe.seconds * _pace(session) > budget:
            session.left_out.append(probe)
            continue
        watcher.begins(probe)
        outcome = run_one(probe, bench, watcher.measured)
        session.outcomes.append(outcome)
        watcher.ends(outcome)
    return session


def _pace(session: Session) -> float:
    """How much slower this machine is than the probes say, from those that ran; at least 1."""
    ran = [o for o in session.outcomes if o.verdict in (Verdict.HOLDS, Verdict.FAILS)]
    expected = sum(o.probe.seconds for o in ran)
    return max(1.0, sum(o.seconds for o in ran) / expected) if expected else 1.0


def run_one(
    probe: Probe, bench: Bench, tell: Callable[[Measurement], None] = lambda m: None, to_the_end: bool = True
) -> Outcome:
    """Run one probe, or only `to_the_end` of what holds.

    Whatever it raises becomes its verdict; KeyboardInterrupt and SystemExit pass.
    """
    found: list[Measurement] = []
    wall, cpu = perf_counter(), cpu_seconds()
    verdict, reason, detail = Verdict.HOLDS, "", ""
    try:
        for measurement in _measurements(probe, bench):
            found.append(measurement)
            tell(measurement)
            if not (measurement.holds or to_the_end):
                break
    except CannotRun as lack:
        verdict, reason = Verdict.SKIPPED, str(lack)
    except Exception as error:  # one broken probe must not stop the others
        verdict, detail = Verdict.BROKEN, traceback.format_exc()
        reason = f"{type(error).__name__}: {first_line(error)}"
    if not all(m.holds for m in found):
        verdict = Verdict.FAILS  # also where it broke afterwards: what is known is enough
    return Outcome(probe, verdict, tuple(found), perf_counter() - wall, cpu_seconds() - cpu, reason, detail)


def _measurements(probe: Probe, bench: Bench) -> Iterator[Measurement]:
    for package in probe.packages:
        if importlib.util.find_spec(package) is None:
            raise CannotRun(f"{package} is not installed: pip install {package}")
    if bench.launched and not probe.together:
        raise CannotRun("it is about one process: start it without torchrun")
    with bench.at(probe.name):
        yield from probe.measure(bench)


def first_line(error: BaseException) -> str:
    """What an error says, without what it adds."""
    return (str(error).strip().splitlines() or [""])[0]


def cpu_seconds() -> float:
    """CPU time of this process and of the children that it waited for."""
    used = (resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN))
    return sum(u.ru_utime + u.ru_stime for u in used)
