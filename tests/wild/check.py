"""Hold looplint to findings in real projects that a person has judged by reading the code.

    python tests/wild/check.py                  every project that has a verdict file here
    python tests/wild/check.py timm==1.0.31     this one

The source distribution is downloaded by pip and read with default settings. `NAME-VERSION.txt` beside this file has a
line for each judged finding: `path:line code verdict`, then in our own words why, if it needs saying. The verdict is
`real` or `false`; a notebook's line is `path:cell:line`. Lines that begin with `#` are comments.

Shown are real findings that are no longer reported, false ones that still are, and findings that nobody has judged.
Exits 1 if there are any of the first two kinds.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
Key = tuple[str, str]  # place, code


@dataclass
class Comparison:
    """Findings against verdicts."""

    confirmed: list[Key] = field(default_factory=list)
    vanished: list[Key] = field(default_factory=list)
    false: list[Key] = field(default_factory=list)
    unjudged: list[Key] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Whether all verdicts are met."""
        return not self.vanished and not self.false


def verdicts(text: str) -> dict[Key, str]:
    """The verdicts of a file. Raises ValueError on a line that is none, or on one that is there twice."""
    found: dict[Key, str] = {}
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        place, code, verdict, *_ = [*line.split(maxsplit=3), "", "", ""]
        if verdict not in ("real", "false") or not place.rpartition(":")[2].isdigit() or (place, code) in found:
            raise ValueError(f"no verdict, or a second one: {line}")
        found[place, code] = verdict
    return found


def compare(judged: Mapping[Key, str], reported: Mapping[Key, str]) -> Comparison:
    """Sort findings (their messages by place and code) and verdicts into those that agree and those that do not."""
    done = Comparison()
    for key, verdict in judged.items():
        if verdict == "real":
            (done.confirmed if key in reported else done.vanished).append(key)
        elif key in reported:
            done.false.append(key)
    done.unjudged += [key for key in reported if key not in judged]
    return done


def lint(tree: Path) -> dict[Key, str]:
    """The messages of what looplint reports below a folder, by place and code."""
    command = [sys.executable, "-m", "looplint", "--isolated", "--no-cache", "--output-format", "json", "."]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tree, check=False)
    if done.returncode not in (0, 1, 2):
        raise RuntimeError(f"looplint exited {done.returncode}: {done.stderr[-2000:]}")
    found = {}
    for finding in json.loads(done.stdout):
        path = Path(finding["filename"]).resolve().relative_to(tree.resolve()).as_posix()
        cell = f"{finding['cell']}:" if finding.get("cell") else ""
        found[f"{path}:{cell}{finding['location']['row']}", finding["code"]] = finding["message"]
    return found


def check(requirement: str) -> bool:
    """Download, lint, compare, print; whether all verdicts are met."""
    sys.path.insert(0, str(HERE.parent.parent / "benchmarks"))
    from sdists import unpack

    name, _, version = requirement.partition("==")
    file = HERE / f"{name}-{version}.txt"
    judged = verdicts(file.read_text(encoding="utf-8")) if file.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        (tree,) = unpack(requirement, Path(folder)).iterdir()
        reported = lint(tree)
    done = compare(judged, reported)
    print(f"{requirement}: {len(done.confirmed)} real findings reported, {len(done.unjudged)} unjudged")
    for title, keys in (("vanished", done.vanished), ("false", done.false), ("unjudged", done.unjudged)):
        for place, code in keys:
            print(f"  {title:8} {place} {code} {reported.get((place, code), '')}")
    return done.holds


def main() -> int:
    """Read the arguments and check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("requirements", nargs="*", metavar="NAME==VERSION")
    known = ["==".join(file.stem.rsplit("-", 1)) for file in sorted(HERE.glob("*.txt"))]
    wanted = parser.parse_args().requirements or known
    held = [check(requirement) for requirement in wanted]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
