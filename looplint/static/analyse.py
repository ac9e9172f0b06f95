"""A source -> the findings of the rules over all runs that begin in it, or that lead into it.

Entries: the module's top level; every function or method that nothing visible calls; in other files of the project,
those that call into this one.
"""

from __future__ import annotations

import gc
import re
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from looplint.events import Op, Role
from looplint.judge import Found, judge, strongest
from looplint.rule import Judged, Rule
from looplint.run import Entry, Run
from looplint.static import effects, inline
from looplint.static.flow import EventNode, Flow, nodes
from looplint.static.modules import ENTRY_WORDS, ClassInfo, FunctionInfo, Module, Project
from looplint.static.reader import Budget, Reader
from looplint.static.runs import enumerate_runs, project
from looplint.static.source import Source
from looplint.static.statements import run_body
from looplint.static.values import Class, Const, Func

MOST_CALLERS = 6  # files of a project that are executed for one callee
CALLER_HOPS = 2


@dataclass(slots=True)
class Analysis:
    """What the rules found, in this file and in those that its runs pass through; and the rules that crashed."""

    findings: list[Judged] = field(default_factory=list)
    crashes: list[tuple[str, str]] = field(default_factory=list)


@dataclass(slots=True)
class EntryFlow:
    """One entry with its flow."""

    entry: Entry
    flow: Flow


def analyse(source: Source, project: Project, rules: Sequence[Rule]) -> Analysis:
    """Apply rules to all runs that concern a source. Raises nothing of the rules: crashes are part of the result."""
    analysis = Analysis()
    checks = [rule for rule in rules if rule.reads]
    if not checks or not ENTRY_WORDS.search(source.text):
        return analysis
    found: list[Judged] = []
    for flow in flows_of(source, project):
        found += judged(flow, checks, analysis.crashes)
    analysis.findings = _told_once(strongest(found))
    return analysis


def flows_of(source: Source, project: Project, hops: int = CALLER_HOPS) -> list[EntryFlow]:
    """The flows of all entries that lead through a source; those of its own functions that no caller leads to included."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return _flows(project.adopt(source), project, hops)
    finally:
        if collecting:
            gc.enable()


def _flows(module: Module, project: Project, hops: int) -> list[EntryFlow]:
    flows = own_flows(module, project)
    if hops:
        names = [f.name for f in _functions(module) if _is_entry(module, f)]
        if names:
            for path in project.callers(module, names)[:MOST_CALLERS]:
                caller = project.load(path)
                if caller is not None and ENTRY_WORDS.search(caller.source.text):
                    flows += _flows_into(caller, project, hops - 1, module)
    reached = {id(info) for info in _functions(module) if info.called_from_outside}
    return [f for f in flows if not (f.entry.info is not None and id(f.entry.info) in reached)]


def _flows_into(caller: Module, project: Project, hops: int, module: Module) -> list[EntryFlow]:
    before = {id(f): f.visits for f in _functions(module)}
    flows = _flows(caller, project, hops)
    for info in _functions(module):
        if info.visits > before.get(id(info), 0):
            info.called_from_outside = True
    return flows


def own_flows(module: Module, project: Project) -> list[EntryFlow]:
    """The flows of a module's own entries, computed once."""
    known: list[EntryFlow] | None = project.results.get(module.path)  # type: ignore[assignment]
    if known is None or getattr(module, "flows", None) is not known:
        known = list(_own_flows(module, project))
        project.results[module.path] = known
        module.flows = known
    return known


def _own_flows(module: Module, project: Project) -> Iterator[EntryFlow]:
    reader = Reader(project, module)
    frame = inline.frame_of(reader, module)
    reader.frame = frame
    top = _attempt(reader, lambda: run_body(reader, module.tree.body))
    if top:
        yield EntryFlow(Entry("<module>", module.path), top)
    makes: Flow = [n for n in nodes(top) if n.op in (Op.MAKE, Op.WRAP)]
    functions = [f for f in _functions(module) if f.holds_events or _hands_on(f)]
    for certain in (True, False):  # first what nothing refers to, then what no run has passed through
        for info in functions:
            if info.visits or not (_is_entry(module, info) if certain else info.holds_events):
                continue
            flow = _entry_flow(reader, frame, info, makes)
            if flow:
                yield EntryFlow(Entry(info.qualname, module.path, whole=False, open=True, info=info), flow)


def _hands_on(info: FunctionInfo) -> bool:
    """Whether a function without events of its own may lead to some: a `main` that calls others."""
    return info.name in ("main", "run", "launch", "fit", "forward") or "train" in info.name or "main" in info.name


def _attempt(reader: Reader, body: Any) -> Flow:
    reader.flow = []
    reader.executed = reader.inlined = 0
    try:
        body()
    except Budget:
        pass
    flow, reader.flow = reader.flow, []
    return flow


def _entry_flow(reader: Reader, frame: Any, info: FunctionInfo, makes: Flow) -> Flow:
    """The flow of one function as an entry: its parameters unknown, a method after its __init__."""
    reader.reset()
    reader.frame = frame

    def body() -> None:
        receiver = None
        if info.cls is not None and not info.decorated("staticmethod"):
            receiver = inline.instance_of_entry(reader, Class(info.cls, frame))
        inline.run_entry(reader, Func(info, frame, receiver))

    flow = _attempt(reader, body)
    return [*makes, *flow] if flow and any(True for _ in nodes(flow)) else []


def _functions(module: Module) -> Iterator[FunctionInfo]:
    yield from module.functions.values()
    for cls in module.classes.values():
        yield from cls.methods.values()


_PRIVATE = ("__init__", "__new__", "__len__", "__getitem__", "__repr__", "__str__", "__post_init__")


def _is_entry(module: Module, info: FunctionInfo) -> bool:
    """Whether nothing in the file seems to refer to a function."""
    if info.name in _PRIVATE or (info.cls is not None and _is_hook(info)):
        return False
    return module.mentions(info.name) <= module.definitions(info.name)


def _is_hook(info: FunctionInfo) -> bool:
    return info.name == "forward"


# -- rules over flows ----------------------------------------------------------------------------------------------
def judged(entry: EntryFlow, rules: Sequence[Rule], crashes: list[tuple[str, str]]) -> list[Judged]:
    """The findings of rules over one flow: one enumeration per read group."""
    present = frozenset(node.op for node in nodes(entry.flow))
    wanted = [rule for rule in rules if rule.needs <= present and rule.reads & present]
    found: list[Judged] = []
    for group in _groups(wanted):
        ops = frozenset().union(*(rule.reads for rule in group))
        runs = enumerate_runs(project(entry.flow, ops), entry.entry)
        for rule in group:
            found += _judged(rule, runs, crashes)
    return found


def _groups(rules: list[Rule]) -> list[list[Rule]]:
    """Rules that are read together: those of one hundred."""
    table: dict[str, list[Rule]] = {}
    for rule in rules:
        table.setdefault(rule.code[:3], []).append(rule)
    return list(table.values())


def _judged(rule: Rule, runs: list[Run], crashes: list[tuple[str, str]]) -> list[Judged]:
    found: Found = []
    try:
        for index, run in enumerate(runs):
            found += [(index, finding) for finding in rule.check(run) or ()]
    except Exception:
        crashes.append((rule.code, traceback.format_exc(limit=-3)))
        return []
    return judge(rule, runs, found)


def _told_once(findings: list[Judged]) -> list[Judged]:
    """One cause, one finding: what another rule tells at the same place, or in the same loop on the same object."""
    told = {(j.rule.code, _place(j)) for j in findings}
    return [j for j in findings if not any((code, _place(j)) in told for code in j.rule.unless)]


def _place(judged: Judged) -> Any:
    event = judged.finding.at
    loops = getattr(event, "turns", ())
    obj = getattr(event, "obj", None)
    if obj is not None and obj.role is not Role.LOSS:
        return id(obj)
    return id(loops[-1].loop) if loops else judged.finding.span


__all__ = ["Analysis", "ClassInfo", "Const", "EventNode", "analyse", "effects", "flows_of", "own_flows", "re"]
