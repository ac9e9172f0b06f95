"""Which findings are wanted: codes, prefixes, rule names, groups and ALL, the more specific word deciding."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from looplint.events import Group
from looplint.rule import Rule, rules

DEFAULT = (str(Group.ERROR), str(Group.WARNING))
EVERYTHING = "ALL"
SYNTAX, UNUSED, REASON, UNKNOWN = OWN = ("LL001", "LL002", "LL003", "LL004")  # what looplint says of files and comments

_GROUPS = {*map(str, Group)}
_EXACT = 100  # the rank of a whole code or name


class Selector(NamedTuple):
    """What a selector stands for: the codes, in any weight or only in findings of one group. A higher rank decides."""

    text: str
    rank: int
    codes: frozenset[str]
    group: Group | None = None

    def matches(self, code: str, group: Group) -> bool:
        """Whether a finding of this code and weight is meant."""
        return code in self.codes and self.group in {None, group}


class Layer(NamedTuple):
    """What one place says: a file, or the command line. `select` begins anew, `extend_select` and `ignore` amend."""

    select: tuple[str, ...] | None = None
    extend_select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()


@cache
def selector(text: str) -> Selector | None:
    """The meaning of a code, prefix, name, group or ALL; None where there is no such thing."""
    known = rules()
    if text.upper() == EVERYTHING:
        return Selector(text, 0, frozenset(known))
    if text in set(Group):
        return Selector(text, 1, frozenset(known), Group(text))
    if text.upper() in known:
        return Selector(text, _EXACT, frozenset({text.upper()}))
    if re.fullmatch(r"[A-Za-z]+\d*", text) and (below := _below(text.upper(), known)):
        return Selector(text, 1 + len(text), below)
    named = frozenset(rule.code for rule in known.values() if rule.name == text)
    return Selector(text, _EXACT, named) if named else None


def _below(prefix: str, known: Mapping[str, Rule]) -> frozenset[str]:
    return frozenset(code for code in known if code.startswith(prefix) and (len(prefix) > 1))


def unknown(texts: Iterable[str]) -> list[str]:
    """Those of the selectors that mean nothing. Groups are known without loading a rule."""
    return [text for text in texts if text not in _GROUPS and selector(text) is None]


def suggestion(text: str) -> str:
    """ "; did you mean ...?", or "" where nothing is near."""
    misread = text[:2].upper() + text[2:].upper().replace("O", "0").replace("I", "1")
    near = misread if misread in rules() else nearest(text, [*rules(), *_names(), *Group, EVERYTHING])
    return f"; did you mean {near}?" if near else ""


def _names() -> list[str]:
    return [rule.name for rule in rules().values()]


def nearest(word: str, words: Iterable[str]) -> str:
    """The word that was probably meant, or ""."""
    from difflib import get_close_matches

    folded = {candidate.lower(): candidate for candidate in words}
    found = get_close_matches(word.lower(), folded, n=1, cutoff=0.6)
    return folded[found[0]] if found else ""


class Selection:
    """The decision of some layers, later ones amending earlier ones."""

    def __init__(self, layers: Iterable[Layer]) -> None:
        self._layers = [(layer.select is not None, _ordered(layer)) for layer in layers]
        self._known: dict[tuple[str, Group], bool] = {}

    def chosen(self, code: str, group: Group) -> bool:
        """Whether a finding of this code and weight is wanted."""
        key = code, group
        if key not in self._known:
            self._known[key] = self._decide(code, group)
        return self._known[key]

    def _decide(self, code: str, group: Group) -> bool:
        wanted = False
        for anew, selectors in self._layers:
            wanted = wanted and not anew
            for chosen, wants in selectors:
                if chosen.matches(code, group):
                    wanted = wants
        return wanted

    def runs(self, rule: Rule) -> bool:
        """Whether a finding of this rule can be wanted: it may weigh more than its rule."""
        return any(self.chosen(rule.code, group) for group in Group)


def _ordered(layer: Layer) -> list[tuple[Selector, bool]]:
    """The selectors of a layer, the deciding ones last; of equal ones, `ignore` decides."""
    wanted = [(text, True) for text in (*(layer.select or ()), *layer.extend_select)]
    written = [*wanted, *((text, False) for text in layer.ignore)]
    found = [(chosen, wants) for text, wants in written if (chosen := selector(text)) is not None]
    return sorted(found, key=lambda pair: (pair[0].rank, not pair[1]))
