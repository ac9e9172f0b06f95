"""Reading one odd file, and what went wrong."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

from looplint.check import check_paths
from looplint.config import Config
from looplint.selection import Layer

BENCH = Path(__file__).parents[1] / "bench"
ALL_RULES = Config(layers=(Layer(("ALL",)),))


class TooSlow(BaseException):
    """Not an Exception: nothing between here and there may take it for a fault of a rule."""


def _stop(*_: object) -> None:
    raise TooSlow


def read(data: bytes, name: str, seconds: float, codes: Counter[str]) -> str:
    """What went wrong, or ""; counts what was found."""
    before = signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        report = check_paths([], ALL_RULES, stdin=(name, data))
    except TooSlow:
        return "hang"
    except BaseException as error:
        return f"crash-{type(error).__name__}"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    codes.update(judged.rule.code for judged in report.findings)
    crashes = [problem.message for problem in report.problems if problem.kind == "crash"]
    return f"crash: {crashes[0]}" if crashes else ""
