"""`--fix` and `--diff`: what the command does with the fixes of a report."""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from looplint.check import Problem, Report
from looplint.fix.repair import Refine, Repair, Stdin, fixable, repair
from looplint.fix.write import difference, write
from looplint.report import plain
from looplint.static.source import SourceError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from looplint.config import Settings


def fixed(
    report: Report, settings: Settings, *, unsafe: bool, stdin: Stdin, refine: Refine, again: Callable[[Stdin], Report]
) -> Report:
    """Repair the files of a report; returns the report on what is left. `again` checks everything anew.

    Of standard input, the repaired text goes to standard output.
    """
    done = repair(report, settings, unsafe=unsafe, stdin=stdin, refine=refine)
    problems: list[Problem] = []
    for path, (old, new) in done.contents.items():
        if stdin and path == stdin[0]:
            stdin = (path, new)
        else:
            problems += _written(path, old, new)
    if stdin:
        _print(stdin[1])
    left = refine(again(stdin)) if done.contents else report
    failed = {problem.path for problem in problems}
    repaired = [judged for judged in done.fixed if judged.finding.span.path not in failed]
    return left._replace(problems=[*left.problems, *problems], fixed=repaired, unsafe_fixes=unsafe)


def _written(path: str, old: bytes, new: bytes) -> list[Problem]:
    try:
        write(path, old, new)
    except SourceError as error:
        return [Problem(path, 0, 0, 0, error.message, "unreadable")]
    return []


def _print(data: bytes) -> None:
    """Bytes as they are: an encoding of their own, and line ends, must reach whoever reads them."""
    sys.stdout.flush()
    binary = getattr(sys.stdout, "buffer", None)
    if binary is not None:
        binary.write(data)
        binary.flush()
    else:
        sys.stdout.write(data.decode("utf-8", "replace"))


def shown(report: Report, settings: Settings, *, unsafe: bool, stdin: Stdin, refine: Refine, stream: TextIO) -> Repair:
    """Write what the fixes of a report would change, as a unified diff, and change nothing."""
    done = repair(report, settings, unsafe=unsafe, stdin=stdin, refine=refine)
    tame = stream.isatty()
    for path, (old, new) in done.contents.items():
        stream.writelines(_tame(line) if tame else line for line in difference(path, old, new))
    return done


def _tame(line: str) -> str:
    """A line that no terminal obeys."""
    return "\t".join(plain(part) for part in line.rstrip("\r\n").split("\t")) + "\n"


def summary(report: Report, done: Repair, unsafe: bool) -> str:
    """What a diff does, in one line."""
    count, files = len(done.fixed), len(done.contents)
    hidden = 0 if unsafe else sum(fixable(j, unsafe=True) and not fixable(j, unsafe=False) for j in report.findings)
    more = f" ({hidden} more with --unsafe-fixes)" if hidden else ""
    if not count:
        return f"no fixes available{more}"
    return f"would fix {count} finding{'' if count == 1 else 's'} in {files} file{'' if files == 1 else 's'}{more}"


def listing(report: Report) -> list[str]:
    """What was fixed, by file and rule (`--show-fixes`)."""
    by_file: dict[str, Counter[tuple[str, str]]] = {}
    for judged in report.fixed:
        by_file.setdefault(judged.finding.span.path, Counter())[judged.rule.code, judged.rule.name] += 1
    lines = []
    for path, found in sorted(by_file.items()):
        lines.append(f"{plain(path)}:")
        lines += [f"  {count} x {code} ({name})" for (code, name), count in sorted(found.items())]
    return lines
