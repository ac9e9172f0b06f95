"""A rule's docstring as page, terminal text and table row; `python -m looplint.docs` writes the files.

Written are `docs/rules/`, and in README.md and the pages of `docs/` what stands between `<!-- looplint: ... -->` and
`<!-- /looplint -->`: the rule table, and the output of commands, which are run for it. `--check` writes nothing and
fails where a file differs.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from looplint import __version__
from looplint.examples import fences
from looplint.regex import regex
from looplint.rule import Rule, rules

ROOT = Path(__file__).parents[1]

_CAPTIONS = {"bad": "Wrong", "fixed": "Right", "good": "Also right"}
_FIXES = {
    "safe": "Fix is available: `looplint --fix` repairs it where the change is mechanical.",
    "unsafe": "Fix is available (unsafe): `looplint --fix --unsafe-fixes` repairs it where the change is mechanical.",
}
_BLOCK = regex(r"(<!-- looplint: (?P<what>.+?) -->\n).*?(<!-- /looplint -->)", re.DOTALL)


# -- pages -------------------------------------------------------------------------------------------------------
def page(rule: Rule) -> str:
    """The page of a rule as Markdown for people: its identity under the title, a caption over each example."""
    title, _, body = rule.doc.strip().partition("\n")
    facts = f"`{rule.code}` · `{rule.name}` · {rule.group} · since {rule.since}"
    if rule.runs_only:
        facts += " · seen by `looplint run` only"
    end = f"Right as it is? `# looplint: ignore[{rule.code}] the reason` at the end of the line says so.\n"
    fix = f"{_FIXES[rule.fix]}\n\n" if rule.fix else ""
    return f"# {title.removeprefix('#').strip()}\n\n{facts}\n\n{fix}{_captioned(body).strip()}\n\n{end}"


def _captioned(body: str) -> str:
    lines = body.splitlines()
    for fence in reversed(list(fences(body))):
        language, *rest = fence.words or ("",)
        lines[fence.line - 1] = "```" + language
        if caption := _caption(language, " ".join(rest).partition(" run")[0]):
            blank = [""] if fence.line > 1 and lines[fence.line - 2].strip() else []
            lines[fence.line - 1 : fence.line - 1] = [*blank, caption, ""]
    return "\n".join(lines)


def _caption(language: str, rest: str) -> str:
    if language == "diff" and rest:
        return f"**What breaks `{rest}`**"
    return f"**{_CAPTIONS[rest]}**" if rest in _CAPTIONS else ""


def explain(rule: Rule, stream: TextIO, color: bool = False) -> None:
    """Write the page of a rule for a terminal."""
    text = page(rule)
    if not color:
        stream.write(text)
        return
    from looplint.report.markdown import draw

    draw(text, stream)


# -- tables ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Section:
    """A folder of rules: the digit that their codes begin with, its name, and what it is about."""

    digit: str
    folder: Path
    title: str


def sections(root: Path | None = None) -> list[Section]:
    """The folders below `looplint/rules`, whose docstrings read `LL3xx: mixed precision`."""
    inits = (root or Path(__file__).parent / "rules").glob("*/__init__.py")
    said = [(init.parent, re.match(r'"""LL(\d)xx: (.+?)"""', init.read_text(encoding="utf-8"))) for init in inits]
    return sorted((Section(about[1], folder, about[2]) for folder, about in said if about), key=lambda s: s.digit)


def _by_section() -> Iterator[tuple[str, str, list[Rule]]]:
    """(heading, title, rules) of each section that has rules; rules from outside come last."""
    left = dict(rules())
    for section in sections():
        own = [left.pop(code) for code in list(left) if code.startswith(f"LL{section.digit}")]
        if own:
            yield f"LL{section.digit}xx", section.title, own
    if left:
        yield "Plug-ins", "rules from outside", list(left.values())


def rules_table(stream: TextIO, format: str = "full", color: bool = False) -> None:
    """Write all rules: a table for people ("full") or, as "json", a list of objects with their pages."""
    if format == "json":
        json.dump([_record(rule) for rule in rules().values()], stream, indent=2)
        stream.write("\n")
        return
    from looplint.report.terminal import Piece, Terminal

    terminal = Terminal(stream, color)
    width = max((len(rule.name) for rule in rules().values()), default=0)
    for heading, title, found in _by_section():
        terminal.write(Piece(f"{heading} {title}", "message"))
        for rule in found:
            group = Piece(f"  {rule.group:<8}", str(rule.group))
            fix = Piece(f"{f'fix: {rule.fix}' if rule.fix else '':<13}", "name")
            terminal.write(f"  {rule.code}", group, f"{rule.name:<{width}}  ", fix, Piece(rule.title, "name"))
        terminal.write()


def _record(rule: Rule) -> dict[str, str]:
    return {
        "code": rule.code,
        "name": rule.name,
        "group": str(rule.group),
        "summary": rule.title,
        "since": rule.since,
        "fix": rule.fix,
        "explanation": page(rule),
    }


def markdown_table(folder: str) -> str:
    """All rules as Markdown tables, each linked to its page in a folder."""
    parts = []
    for heading, title, found in _by_section():
        rows = "\n".join(
            f"| [{rule.code}]({folder}{rule.code}.md) | `{rule.name}` | {rule.group} | {rule.fix} "
            f"| {rule.title}{' (seen in a run)' if rule.runs_only else ''} |"
            for rule in found
        )
        header = "| code | name | group | fix | what it finds |\n|---|---|---|---|---|"
        parts.append(f"**{heading}** {title}\n\n{header}\n{rows}\n")
    return "\n".join(parts)


# -- a new rule --------------------------------------------------------------------------------------------------
_BLANK = '''"""
# {title}
Say what is wrong in two or three sentences, and what it does to the training: which number comes out wrong, and why
nobody notices. Name the source of each claim.

```python bad
import torch

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs, targets in loader:
    loss = torch.nn.functional.cross_entropy(model(inputs), targets)
    loss.backward()
    optimizer.step()  # {code}
```
```python fixed
The same, repaired by the fewest lines.
```
```python good
What looks alike and is right: one fence for each idiom that a hasty check would report.
```
"""

from collections.abc import Iterator

from looplint import Finding, Group, Note, Op, Run, rule


@rule("{code}", "{name}", Group.ERROR, reads={{Op.BACKWARD, Op.STEP}}, needs={{Op.STEP}}, since="{since}")
def check(run: Run) -> Iterator[Finding]:
    for step in run.all(Op.STEP):
        backward = run.last(Op.BACKWARD, before=step)
        if backward is not None and run.meets(backward, step):
            yield Finding(step, "say what is wrong and what it does", notes=(Note(backward, "computed here"),))
'''


def new_rule(code: str, name: str, folder: Path | None = None) -> Path:
    """Write the file of a new rule with blanks to fill, and return its path.

    A code of looplint's own goes into its folder of the checkout; any other one into `folder`, by default the working
    directory. Raises `ValueError` where the code or the name is taken or malformed, `FileExistsError` for a file.
    """
    _refuse(code, name)
    target = (folder or _folder(code)) / f"{name.replace('-', '_')}.py"
    title = name.replace("-", " ").capitalize()
    since = ".".join(__version__.split(".")[:2])
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    with target.open("x", encoding="utf-8", newline="\n") as stream:
        stream.write(_BLANK.format(code=code, name=name, title=title, since=since))
    return target


def _refuse(code: str, name: str) -> None:
    if not re.fullmatch(r"[A-Z]{2,}[0-9]{3}", code):
        raise ValueError(f"{code!r} is no code: write capitals and three digits, as in LL312 or ACME101")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise ValueError(f"{name!r} is no name: write lower-case words with hyphens, as in clip-before-unscale")
    for rule in rules().values():
        if code == rule.code or name == rule.name:
            raise ValueError(f"{rule.code} {rule.name} exists already: {rule.path}")


def _folder(code: str) -> Path:
    if not code.startswith("LL"):
        return Path.cwd()
    if not (ROOT / "pyproject.toml").exists():
        raise ValueError("LL codes are looplint's own; for a rule of yours choose another prefix, as in ACME101")
    for section in sections():
        if code[2] == section.digit:
            return section.folder
    raise ValueError(f"no folder below looplint/rules says LL{code[2]}xx in its docstring")


# -- files -------------------------------------------------------------------------------------------------------
def generated(root: Path) -> dict[Path, str]:
    """Every generated file of a checkout with the text that it should have."""
    folder = root / "docs" / "rules"
    files = {folder / f"{rule.code}.md": page(rule) for rule in rules().values() if rule.code.startswith("LL")}
    files[folder / "index.md"] = f"# Rules\n\n{markdown_table('')}"
    for path in (root / "README.md", *sorted((root / "docs").glob("*.md"))):
        text = path.read_text(encoding="utf-8")
        if _BLOCK.search(text):
            files[path] = _BLOCK.sub(lambda block: _filled(block, root), text)
    return files


def _filled(block: re.Match[str], root: Path) -> str:
    what = block["what"]
    text = markdown_table("docs/rules/") if what == "rules" else f"```console\n$ {what}\n{_output(what, root)}```\n"
    return f"{block[1]}{text}{block[3]}"


def _output(command: str, root: Path) -> str:
    """What a looplint command prints in a checkout."""
    import subprocess

    told = {"COLUMNS", "FORCE_COLOR", "GITHUB_ACTIONS"}  # what would change the output
    environment = {k: v for k, v in os.environ.items() if k not in told}
    environment |= {"PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-m", *command.split()]
    done = subprocess.run(words, cwd=root, env=environment, capture_output=True, encoding="utf-8", check=False)
    if done.returncode > 1 or done.stderr:
        raise RuntimeError(f"{command}: {done.stderr or done.stdout}")
    return done.stdout


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Write the generated files, or with `--check` name those that differ and return 1."""
    import argparse

    parser = argparse.ArgumentParser(prog="python -m looplint.docs", description="Write the generated documentation.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 where a file is out of date")
    check = parser.parse_args(arguments).check
    files = generated(root)
    gone = set((root / "docs" / "rules").glob("*.md")) - files.keys()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in sorted([*stale, *gone]):
        print(path.relative_to(root), "is out of date" if check else "written" if path in files else "removed")
    if not check:
        _write({path: files[path] for path in stale}, gone)
    elif stale or gone:
        print("run: python -m looplint.docs")
    return int(check and bool(stale or gone))


def _write(files: dict[Path, str], gone: set[Path]) -> None:
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    for path in gone:
        path.unlink()


if __name__ == "__main__":
    sys.exit(main())
