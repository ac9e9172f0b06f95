"""Draw the outcomes as they come: one table, printed probe by probe, so that it scrolls and also fits a log file."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.markup import escape
from rich.status import Status
from rich.table import Table

from looplint.smoke.measurement import Measurement, Verdict
from looplint.smoke.probe import Probe
from looplint.smoke.running import Outcome, Session, Watcher

STYLE = {Verdict.HOLDS: "green", Verdict.FAILS: "bold red", Verdict.SKIPPED: "yellow", Verdict.BROKEN: "bold magenta"}
WIDTHS = (27, 14, 17, 7, 8)  # probe, value, limit, time, verdict; what was measured takes the rest


class LiveTable(Watcher):
    """Rows on a console; on a terminal also a line that tells which probe runs."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.status: Status | None = None

    def __enter__(self) -> Self:
        self.console.print(self._grid([("probe", "measured", "", "limit", "time", "verdict")], "bold"))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hush()

    def begins(self, probe: Probe) -> None:
        """Show on a terminal what runs."""
        if self.console.is_terminal:
            self.status = self.console.status(f"[cyan]{probe.name}[/]  {escape(probe.title)}")
            self.status.start()

    def measured(self, measurement: Measurement) -> None:
        """Show on a terminal what was measured last."""
        if self.status is not None:
            self.status.update(f"[cyan]{escape(measurement.what)}[/] {escape(measurement.shown)}")

    def ends(self, outcome: Outcome) -> None:
        """Print the rows of a probe."""
        self._hush()
        self.console.print(self._grid(rows(outcome), ""))

    def _hush(self) -> None:
        if self.status is not None:
            self.status.stop()
            self.status = None

    def _grid(self, lines: Sequence[tuple[str, ...]], style: str) -> Table:
        probe, value, limit, time, verdict = WIDTHS
        table = Table.grid(padding=(0, 1, 0, 0))
        what = max(20, self.console.width - sum(WIDTHS) - len(WIDTHS))
        for width, justify in ((probe, "left"), (what, "left"), (value, "right"), (limit, "left"), (time, "right")):
            table.add_column(width=width, justify=justify, overflow="fold", style=style)  # type: ignore[arg-type]
        table.add_column(min_width=verdict, style=style)
        for line in lines:
            table.add_row(*line)
        return table


def rows(outcome: Outcome) -> list[tuple[str, ...]]:
    """One row for each measurement; the first carries the probe, its time and its verdict."""
    style = STYLE[outcome.verdict]
    first = (f"{outcome.seconds:.1f} s", f"[{style}]{outcome.verdict}[/]")
    lines = [_cells(m) for m in outcome.measurements]
    if outcome.reason:
        lines.append((escape(outcome.reason), "", ""))
    lines = lines or [("nothing measured", "", "")]
    head = (outcome.probe.name, *lines[0], *first)
    return [head, *(("", *line, "", "") for line in lines[1:])]


def _cells(m: Measurement) -> tuple[str, str, str]:
    cells = (m.what, m.shown, m.limit)
    what, value, limit = (escape(cell) if m.holds else f"[red]{escape(cell)}[/]" for cell in cells)
    return what, value, limit


def conclusion(session: Session, wall: float, cpu: float, console: Console) -> None:
    """What failed and what to do, what the budget left out, and the count."""
    for outcome in session.outcomes:
        if outcome.verdict in (Verdict.FAILS, Verdict.BROKEN):
            console.print(*_explained(outcome), sep="\n")
    if session.left_out:
        names = ", ".join(p.name for p in session.left_out)
        console.print(f"\n[yellow]left out by the budget:[/] {names}")
    console.print(f"\n{count(session)} in {wall:.1f} s ({cpu:.0f} s of CPU time)", highlight=False)


def _explained(outcome: Outcome) -> list[str]:
    lines = [f"\n[{STYLE[outcome.verdict]}]{outcome.probe.name}[/]: {escape(outcome.probe.title)}"]
    for m in outcome.failed:
        lines.append(f"  {escape(m.what)}: {escape(m.shown)}, must be {escape(m.limit)}")
        lines += [f"  help: {escape(m.hint)}"] if m.hint else []
    if outcome.detail:
        lines.append(escape(outcome.detail.rstrip()))
    return [*lines, f"  looplint smoke explain {outcome.probe.name}"]


def count(session: Session) -> str:
    """'29 hold, 1 fails, 2 skipped'."""
    order = (Verdict.HOLDS, Verdict.FAILS, Verdict.BROKEN, Verdict.SKIPPED)
    numbers = {v: sum(o.verdict is v for o in session.outcomes) for v in order}
    words = {
        v: "hold" if v is Verdict.HOLDS and n != 1 else "fail" if v is Verdict.FAILS and n != 1 else str(v)
        for v, n in numbers.items()
    }
    return ", ".join(f"{n} {words[v]}" for v, n in numbers.items() if n) or "no probe ran"
