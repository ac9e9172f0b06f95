"""Pictures as a page: one file, nothing from elsewhere, no script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from looplint.picture import Beat, Picture, Said
from looplint.picture.states import State, States
from looplint.report import plain
from looplint.report.excerpt import Sources
from looplint.report.summary import number, place
from looplint.rule import Judged
from looplint.trace.page import Places, flat

_STYLE = Path(__file__).with_name("page.css")
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # the browser loads nothing and runs nothing
_NAMES = {
    State.PLAIN: "plain",
    State.TRAINING: "training",
    State.EVALUATION: "evaluation",
    State.EMPTY: "empty",
    State.FRESH: "fresh",
    State.SCALED: "scaled",
    State.USED: "used",
    State.MIXED: "mixed",
}


def page(pictures: Sequence[Picture], title: str, sources: Sources) -> str:
    """The page. All text that comes from files is escaped."""
    found = sum(len(picture.findings) + len(picture.elsewhere) for picture in pictures)
    bodies = "".join(_section(drawn, index, sources) for index, drawn in enumerate(pictures))
    said = number(found, "finding") if found else "Nothing found"
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        f"<title>looplint: {_text(title)}</title>\n<style>\n{_STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
        f'<body>\n<header><h1>{_text(title)}</h1><p class="dim">{said}. Time goes down, each column is one thing that '
        f"the training moves.</p></header>\n<main>\n{bodies}</main>\n</body>\n</html>\n"
    )


def _text(text: str) -> str:
    return escape(plain(flat(text)))


def _section(picture: Picture, index: int, sources: Sources) -> str:
    drawn = _Table(picture, index, sources)
    when = " and ".join(f"<code>{_text(answer)}</code>" for answer in picture.answers)
    return (
        f'<section aria-labelledby="run{index}">\n<h2 id="run{index}">{_text(picture.title)}</h2>\n'
        + (f"<p>when {when}</p>\n" if when else "")
        + "".join(_listed(picture.findings, drawn.anchors))
        + "".join(_listed(picture.elsewhere, {}, "Not shown in this picture"))
        + f"{_legend(picture)}{drawn.html()}</section>\n"
    )


def _listed(findings: Sequence[Judged], anchors: dict[int, str], title: str = "") -> Iterator[str]:
    if not findings:
        return
    yield f"<h3>{title}</h3>\n" if title else ""
    yield '<ul class="findings">\n'
    for judged in findings:
        rule, finding = judged.rule, judged.finding
        where = _text(place(finding.span))
        linked = f'<a href="#{anchors[id(judged)]}">{where}</a>' if id(judged) in anchors else where
        yield (
            f'<li class="finding {judged.group}"><strong>{judged.group} {rule.code} {rule.name}</strong> {linked}<br>'
            f"{_text(finding.message)}</li>\n"
        )
    yield "</ul>\n"


def _legend(picture: Picture) -> str:
    signs = ['<li><span class="mark"></span>happens here</li>']
    signs.append('<li><span class="mark touched"></span>is part of it</li>')
    if picture.findings:
        group = picture.findings[0].group
        signs.append(f'<li class="{group}"><span class="mark wrong">✗</span>goes wrong</li>')
    met = {state for beat in picture.beats for state in (*beat.before, *beat.after)}
    for state in (s for s in State if s in met and s not in (State.PLAIN, State.EMPTY, State.TRAINING)):
        name = _NAMES[state]
        signs.append(f'<li><span class="lane b-{name} a-{name}"></span>{state}</li>')
    return f'<ul class="legend" aria-label="Legend">{"".join(signs)}</ul>\n'


class _Table:
    """The lanes of one picture as a table: a row for each beat, and for all that is said of it."""

    def __init__(self, picture: Picture, index: int, sources: Sources) -> None:
        self.picture = picture
        self.sources = sources
        self.index = index
        self.places = Places(beat.at for beat in picture.beats if beat.at is not None)
        self.anchors: dict[int, str] = {}  # of findings
        for row, beat in enumerate(picture.beats):
            for said in beat.said:
                if said.kind == "finding":
                    self.anchors.setdefault(id(said.judged), f"run{index}-{row}")

    def html(self) -> str:
        """The table."""
        names = "".join(f'<th scope="col" class="lane-name">{_text(lane.title)}</th>' for lane in self.picture.lanes)
        head = f'<tr><th scope="col">line</th>{names}<th scope="col">what happens</th><th scope="col">source</th></tr>'
        rows = "".join(row for number, beat in enumerate(self.picture.beats) for row in self._rows(number, beat))
        label = _text(self.picture.title)
        return (
            f'<div class="scroll" role="region" tabindex="0" aria-label="{label}">\n<table>\n'
            f'<caption class="hidden">The events of {label}, one a row, with the lanes that each touches</caption>\n'
            f"<thead>{head}</thead>\n<tbody>\n{rows}</tbody>\n</table>\n</div>\n"
        )

    def _rows(self, number: int, beat: Beat) -> Iterator[str]:
        group = next((str(said.judged.group) for said in beat.said if said.kind == "finding"), "")
        names = f"{beat.kind} {'bites ' + group if group else ''}".strip()
        cells = "".join(self._cell(lane, beat) for lane in range(len(self.picture.lanes)))
        depth = f'style="--depth:{beat.depth}"'
        words = f'<td class="words turn" {depth}>{_text(beat.words)}</td>'
        if beat.kind == "head":
            words = f'<th scope="row" class="words turn" {depth}>{_text(beat.words)}</th>'
        at = _text(self.places.of(beat.at))
        yield (
            f'<tr id="run{self.index}-{number}" class="{names}"><td class="place">{at}</td>{cells}{words}'
            f'<td class="code"><code>{self._source(beat)}</code></td></tr>\n'
        )
        for said in beat.said:
            yield self._said(said, beat)

    def _source(self, beat: Beat) -> str:
        if beat.at is None:
            return ""
        return _text((self.sources.line(beat.at.path, beat.at.line, beat.at.cell) or "").strip())

    def _cell(self, lane: int, beat: Beat) -> str:
        names = f"lane b-{_NAMES[beat.before[lane]]} a-{_NAMES[beat.after[lane]]}"
        return f'<td class="{names}">{self._mark(lane, beat)}{self._change(lane, beat)}</td>'

    def _mark(self, lane: int, beat: Beat) -> str:
        if not beat.lanes or not min(beat.lanes) <= lane <= max(beat.lanes):
            return ""
        across = ""
        if len(beat.lanes) > 1:
            end = " first" if lane == min(beat.lanes) else " last" if lane == max(beat.lanes) else ""
            across = f'<span class="across{end}"></span>'
        if lane not in beat.lanes:
            return across
        name = _text(self.picture.lanes[lane].title)
        if lane != beat.lanes[0]:
            return f'{across}<span class="mark touched"></span><span class="hidden">with {name}</span>'
        if beat.bites:
            return (
                f'{across}<span class="mark wrong" aria-hidden="true">✗</span><span class="hidden">{name}: wrong</span>'
            )
        return f'{across}<span class="mark"></span><span class="hidden">{name}</span>'

    @staticmethod
    def _change(lane: int, beat: Beat) -> str:
        new = beat.after[lane]
        return f'<span class="hidden">, now {new}</span>' if new is not beat.before[lane] and new else ""

    def _said(self, said: Said, beat: Beat) -> str:
        rule = said.judged.rule
        text = {
            "finding": f"<strong>{rule.code} {rule.name}</strong><br>{_text(said.text)}",
            "note": f'<span class="dim">{rule.code}:</span> {_text(said.text)}',
            "help": f"<strong>help:</strong> {_text(said.text)}",
        }[said.kind]
        box = "note" if said.kind == "note" else f"finding {said.judged.group}"
        return (
            f'<tr class="said"><td class="place"></td>{_lines(beat.after)}'
            f'<td colspan="2" class="said turn" style="--depth:{beat.depth}">'
            f'<div class="box {box}">{text}</div></td></tr>\n'
        )


def _lines(states: States) -> str:
    return "".join(f'<td class="lane b-{_NAMES[state]} a-{_NAMES[state]}"></td>' for state in states)


__all__ = ["page"]
