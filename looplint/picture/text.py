"""A picture on a terminal: lanes are columns, time goes down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from looplint.events import Span
from looplint.picture import Beat, Picture, Said
from looplint.picture.states import State
from looplint.report.excerpt import Sources
from looplint.report.summary import place
from looplint.report.terminal import Line, Piece, display_width
from looplint.trace.page import INDENT, WIDEST, Page, Places, cut, flat

# How the line of a lane is drawn: a sign, one for terminals without box characters, a style.
LINES = {
    State.PLAIN: ("│", "|", "context"),
    State.TRAINING: ("│", "|", "context"),
    State.EVALUATION: ("┊", ":", "when"),
    State.EMPTY: (" ", " ", ""),
    State.FRESH: ("┃", "#", "help"),
    State.SCALED: ("║", "%", "when"),
    State.USED: ("╎", ":", "context"),
    State.MIXED: ("▓", "&", "note"),
}
_MARK, _TOUCHED, _BITES = ("●", "@"), ("○", "o"), ("✗", "X")
_ACROSS, _CROSSING = ("─", "-"), ("┼", "+")
_EXPLAINED = (State.EVALUATION, State.FRESH, State.SCALED, State.USED, State.MIXED)
_NARROWEST = 3
_LONG = 30  # beats, after which the names of the lanes are repeated
_NARROW = 30  # columns for a sentence, or the lanes make room for it
_LEAST_CODE = 14  # columns of source text, or none
_FITS = ((10, 2), (7, 1), (4, 1), (2, 1))  # how long the names of lanes may be, and the space between: what fits first
_WORDS = 30  # at most, of the column before it


def draw(pictures: Sequence[Picture], page: Page, sources: Sources) -> None:
    """Write pictures one below the other."""
    for drawn in pictures:
        _Drawn(drawn, page, sources).write()


class _Drawn:
    def __init__(self, picture: Picture, page: Page, sources: Sources) -> None:
        self.picture, self.page, self.sources = picture, page, sources
        self.ascii = not page.terminal.unicode
        self.places = Places(beat.at for beat in picture.beats if beat.at is not None)
        self.width = page.width if page.terminal.colored else WIDEST
        taken = max((self._taken(beat) for beat in picture.beats), default=0)
        for longest, gap in _FITS:
            self.titles = [cut(lane.title, longest) for lane in picture.lanes]
            self.widths = [max(_NARROWEST, display_width(title)) + gap for title in self.titles]
            left = self.width - self._margin - sum(self.widths)
            if left >= min(taken, _WORDS):
                break
        self.words = min(taken, max(_WORDS, left - 40), max(left, 12))

    @property
    def _margin(self) -> int:
        return self.places.width + 5

    @staticmethod
    def _taken(beat: Beat) -> int:
        return INDENT * beat.depth + display_width(flat(beat.words))

    def write(self) -> None:
        """Heading, legend, lanes, what is left to say."""
        page, picture = self.page, self.picture
        page.heading(picture.title, picture.aside)
        for number, answer in enumerate(picture.answers):
            page.line([Piece("  when " if not number else "       ", "when"), Piece(answer)], self.width)
        for line in self.legend():
            page.line(line, self.width)
        if picture.beats:
            page.line(self.header(), self.width)
        before: Span | None = None
        for beat in picture.beats:
            page.line(self.beat(beat, before), self.width)
            before = beat.at
            for said in beat.said:
                for line in self.said(said, beat):
                    page.line(line, self.width)
        if len(picture.beats) > _LONG:
            page.line(self.header(), self.width)
        for judged in picture.elsewhere:
            where, text = f"  also {place(judged.finding.span)} ", f"{judged.rule.code} {judged.finding.message}"
            page.line([Piece(where, "place"), Piece(text, str(judged.group))], self.width)
        page.blank()

    def _sign(self, signs: tuple[str, ...]) -> str:
        return signs[1] if self.ascii else signs[0]

    def legend(self) -> Iterator[Line]:
        """What the lines of lanes mean, as far as they occur."""
        signs = ((_MARK, "happens here"), (_TOUCHED, "is part of it"), (_BITES, "goes wrong"))
        bites = any(beat.bites for beat in self.picture.beats)
        told = [(self._sign(sign), text) for sign, text in (signs if bites else signs[:2])]
        yield [Piece("  "), *(Piece(f"{sign} {text}   ", "name") for sign, text in told)]
        met = {state for beat in self.picture.beats for state in (*beat.before, *beat.after)}
        pieces: Line = []
        for state in _EXPLAINED:
            if state in met:
                pieces += [
                    Piece(" " * 3),
                    Piece(self._sign(LINES[state][:2]), LINES[state][2]),
                    Piece(f" {state}", "name"),
                ]
        if pieces:
            yield [Piece("  "), *pieces[1:]]

    def header(self) -> Line:
        """The names of the lanes."""
        named = [f"{title:^{width}}" for title, width in zip(self.titles, self.widths, strict=True)]
        return [Piece(" " * self._margin), Piece("".join(named), "place")]

    # -- lines ---------------------------------------------------------------------------------------------------
    def beat(self, beat: Beat, before: Span | None) -> Line:
        """One line: place, lanes, what happens, the source text."""
        gutter = Piece(f"  {self.places.of(beat.at):>{self.places.width}} │ ", "gutter")
        text = flat(beat.words)
        room = self.words - INDENT * beat.depth
        if display_width(text) > room:
            text = f"{text[: room - 1]}…"
        style = {"head": "place", "same": "name"}.get(beat.kind, str(_finding(beat).judged.group) if beat.bites else "")
        line = [gutter, *self.lanes(beat.after, beat), Piece(" " * INDENT * beat.depth), Piece(text, style)]
        left = self.width - self._margin - sum(self.widths) - self.words - 2
        if beat.at is not None and left >= _LEAST_CODE and not _same_line(beat.at, before):
            code = self.sources.line(beat.at.path, beat.at.line, beat.at.cell) or ""
            pad = " " * (self.words - display_width(text) - INDENT * beat.depth + 2)
            line.append(Piece(f"{pad}{flat(code.strip())}", "context"))
        return line

    def said(self, said: Said, beat: Beat) -> Iterator[Line]:
        """What stands under a beat, beside the lanes that go on."""
        from textwrap import wrap

        group = str(said.judged.group)
        first, style = {
            "finding": (f"└ {said.judged.rule.code} ", group),
            "note": (f"└ {said.judged.rule.code}: ", "note"),
            "help": ("  help: ", "help"),
        }[said.kind]
        lanes = self.lanes(beat.after, None)
        indent = INDENT * beat.depth
        room = self.width - self._margin - sum(self.widths) - indent - len(first)
        if room < _NARROW:  # a sentence is worth more than lines beside it
            lanes, indent = [], INDENT
            room = self.width - self._margin - indent - len(first)
        for number, text in enumerate(wrap(flat(said.text), room)):
            lead = first if not number else " " * len(first)
            gutter = Piece(f"  {'':>{self.places.width}} │ ", "gutter")
            body = Piece(text, style if said.kind != "help" else "")
            yield [gutter, *lanes, Piece(" " * indent), Piece(lead, style), body]

    def lanes(self, states: Sequence[State], beat: Beat | None) -> Line:
        """The lanes beside a line; the marks of a beat in them."""
        cells: list[tuple[str, str]] = [(" ", "")] * sum(self.widths)
        middles = []
        for number, width in enumerate(self.widths):
            middles.append(sum(self.widths[:number]) + width // 2)
            *signs, style = LINES[states[number]]
            cells[middles[-1]] = (self._sign(tuple(signs)), style)
        if beat is not None and beat.lanes:
            self._mark(cells, middles, beat)
        grouped = groupby(cells, key=lambda cell: cell[1])
        return [Piece("".join(sign for sign, _ in group), style) for style, group in grouped]

    def _mark(self, cells: list[tuple[str, str]], middles: Sequence[int], beat: Beat) -> None:
        style = str(_finding(beat).judged.group) if beat.bites else "note" if beat.said else "place"
        begin, end = middles[min(beat.lanes)], middles[max(beat.lanes)]
        for column in range(begin, end):
            cells[column] = (self._sign(_ACROSS if cells[column][0] == " " else _CROSSING), style)
        for number in beat.lanes[1:]:
            cells[middles[number]] = (self._sign(_TOUCHED), style)
        cells[middles[beat.lanes[0]]] = (self._sign(_BITES if beat.bites else _MARK), style)


def _same_line(one: Span, other: Span | None) -> bool:
    return other is not None and (one.path, one.cell, one.line) == (other.path, other.cell, other.line)


def _finding(beat: Beat) -> Said:
    return next(said for said in beat.said if said.kind == "finding")


__all__ = ["LINES", "draw"]
