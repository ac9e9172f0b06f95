"""A source -> the findings of the rules over all runs that begin in it, or that lead into it.

Entries: the module's top level; every function or method that nothing visible calls; in other files of the project,
those that call into this one.
"""

from __future__ import annotations

import ast
import gc
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from operator import attrgetter
from typing import Any

from looplint.events import Confidence, Obj, Op, Role
from looplint.judge import Found, judge, strongest
from looplint.record import field, record, replace
from looplint.regex import regex, words
from looplint.rule import Judged, Rule
from looplint.run import Entry, Run
from looplint.static import effects, inline, registration
from looplint.static.describe import functional_dropout
from looplint.static.flow import EventNode, Flow, nodes
from looplint.static.modules import (
    DEFINITIONS,
    ENTRY_WORDS,
    MAY_DROP,
    OTHER_FRAMEWORKS,
    ClassInfo,
    FunctionInfo,
    Module,
    Project,
)
from looplint.static.reader import Budget, Reader
from looplint.static.runs import decisions, enumerate_runs, few_runs, project
from looplint.static.source import Source
from looplint.static.statements import run_body
from looplint.static.values import Class, Const, Func, Value

CALLER_HOPS = 2
DEEPEST = 12_000  # frames of Python: calls in place nest deeply


@record()
class Analysis:
    """What the rules found, in this file and in those that its runs pass through; and the rules that crashed."""

    findings: list[Judged] = field(default_factory=list)
    crashes: list[tuple[str, str]] = field(default_factory=list)


@record(eq=False)
class EntryFlow:
    """One entry with its flow, the functions that it passes through, and what the rules said of it."""

    entry: Entry
    flow: Flow
    functions: frozenset[int]
    modules: frozenset[int]
    verdicts: dict[tuple[str, ...], Analysis] = field(default_factory=dict)


def analyse(source: Source, project: Project, rules: Sequence[Rule], torch: str = "") -> Analysis:
    """Apply rules to all runs that concern a source. Raises nothing of the rules: crashes are part of the result.

    `torch`: the release that the code is for; "" the newest that the project's dependencies allow.
    """
    analysis = Analysis()
    checks = [rule for rule in rules if rule.reads]
    if not checks or OTHER_FRAMEWORKS.search(source.text) or not _is_worth_executing(project.adopt(source)):
        return analysis
    found: list[Judged] = []
    for flow in flows_of(source, project):
        verdict = judged(flow, checks, torch or project.torch)
        found += verdict.findings
        analysis.crashes += verdict.crashes
    analysis.findings = told_once(strongest(found))
    if source.errors:
        analysis.findings = [_in_part_of_the_code(one) for one in analysis.findings]
    return analysis


def _in_part_of_the_code(one: Judged) -> Judged:
    """What is said of a notebook of which a cell could not be read may be answered there."""
    return replace(one, confidence=Confidence.MEDIUM) if one.confidence is Confidence.HIGH else one


def _is_worth_executing(module: Module) -> bool:
    return any(module.lines_with(words) for words in (ENTRY_WORDS, registration.DEFINES, _ENDS_IN_PROBABILITIES))


# A model that ends in probabilities: the last of a Sequential, or the last that a forward does. The loss of another
# file may want raw scores.
_LAST_IN_TEXT = r"\w*\([^\n]*\)[ \t]*(?:\n[ \t]*return \w+[ \t]*)?(?:\n[ \t]*)*(?:\n(?=\S|    def )|\Z)"
_ENDS_IN_PROBABILITIES = words(
    *(rf"\b{layer}\([^()]*\)\s*,?\s*\)" for layer in ("Softmax", "Sigmoid")),
    *(f"{function}{_LAST_IN_TEXT}" for function in ("softmax", "sigmoid")),
)


def flows_of(source: Source, project: Project, hops: int = CALLER_HOPS) -> list[EntryFlow]:
    """The flows of all entries in a source, and of those in other files that lead through it."""
    collecting, depth = gc.isenabled(), sys.getrecursionlimit()
    gc.disable()
    sys.setrecursionlimit(max(depth, DEEPEST))
    try:
        return _flows(project.adopt(source), project, hops)
    finally:
        sys.setrecursionlimit(depth)
        if collecting:
            gc.enable()


def _flows(module: Module, project: Project, hops: int) -> list[EntryFlow]:
    own = own_flows(module, project)
    if not hops:
        return own
    names = _callable_names(module, own)
    calling: list[EntryFlow] = []
    for path in project.callers(module, names) if names else []:
        caller = project.load(path)
        if caller is not None and _may_run(caller, names):
            calling += [f for f in _flows(caller, project, hops - 1) if id(module) in f.modules]
    reached = frozenset().union(*(flow.functions for flow in calling))
    return calling + [f for f in own if f.entry.info is None or _goes_further(f, f.entry.info, reached)]


def _is_for_others(info: FunctionInfo) -> bool:
    """Whether a function of a package has options, for callers that nobody here sees."""
    init = info.cls.methods.get("__init__") if info.cls is not None else None
    optional = info.is_optional or (init is not None and init.is_optional)
    return optional and info.module.is_part and not info.name.startswith("_")


def _goes_further(flow: EntryFlow, info: FunctionInfo, reached: frozenset[int]) -> bool:
    """Whether no caller comes to a function, or not to what it does with an option that none of them gives."""
    if id(info) not in reached or _is_for_others(info):
        return True
    further = (f for f in _functions(info.module) if id(f) in flow.functions and id(f) not in reached)
    return info.is_optional and any(f.prepares or f.trains for f in further)


def _may_run(module: Module, names: list[str]) -> bool:
    """Whether a file that mentions these names calls one of them, or has a word of a training itself."""
    text = module.source.text
    calls = rf"\b(?:{'|'.join(map(re.escape, names))})\("
    return "optim" in text or bool(module.lines_with(ENTRY_WORDS)) or re.search(calls, text) is not None


def _callable_names(module: Module, own: list[EntryFlow]) -> list[str]:
    """The names under which other files may call into a module: what its own program does not run."""
    program = next((flow.functions for flow in own if flow.entry.whole), frozenset())
    outside = [info for info in _functions(module) if id(info) not in program]
    names = {cls.name for cls in module.classes.values() if cls.has(_ENDS_IN_PROBABILITIES)}
    wanted = [info for info in outside if _may_matter(info)]
    while wanted:  # and what calls those
        names |= {_public(info) for info in wanted}
        mentions = _mentions(names)
        wanted = [info for info in outside if _public(info) not in names and info.has(mentions)]
    return sorted(names)


def _public(info: FunctionInfo) -> str:
    """The name by which another file comes to a function: that of its class."""
    return info.cls.name if info.cls is not None else info.name


def _mentions(names: Iterable[str]) -> re.Pattern[str]:
    return words(*(rf"\b{name}\b" for name in sorted(names)))


def _may_matter(info: FunctionInfo) -> bool:
    return info.trains or info.prepares or _evaluates(info) or info.has(_LOADS)


_LOADS = words(r"\btorch\.load\(", r"\.load_state_dict\(")


def _evaluates(info: FunctionInfo) -> bool:
    """Whether a function may be an evaluation that lacks its eval() or no_grad: its callers may hold them."""
    return "eval" in info.name or "valid" in info.name or "test" in info.name


def own_flows(module: Module, project: Project) -> list[EntryFlow]:
    """The flows of a module's own entries, computed once."""
    if module.flows is None:
        module.flows = list(_own_flows(module, project))
    return module.flows


def _own_flows(module: Module, project: Project) -> Iterator[EntryFlow]:
    reader = Reader(project, module)
    frame = inline.frame_of(reader, module)
    reader.frame = frame
    functions = _worth_reading(module)
    frame.pending = not functions and _only_defines(module)  # its names are bound when asked for
    top = _attempt(reader, lambda: run_body(reader, module.tree.body)) if not frame.pending else []
    if top:
        yield _entry(reader, Entry("<module>", module.path, open=module.is_part), top)
    makes: Flow = [n for n in nodes(top) if n.op in (Op.MAKE, Op.WRAP)]
    yield from _idle_data(reader, module, frame, makes)
    hooks = [info for info in functions if _fitting(reader, info.cls) is not None]
    yield from _functions_alone(reader, module, frame, makes, [info for info in functions if info not in hooks])
    yield from _unfitted(reader, module, frame)
    yield from _functions_alone(reader, module, frame, makes, hooks)
    yield from _idle_constructors(reader, module, frame)
    yield from _idle_models(reader, module, frame)
    yield from _defined_models(reader, module, frame)


# What a top level may call and still only bind names: loggers, types, containers, numbers.
_PLAIN = frozenset(
    [
        "getLogger",
        "get_logger",
        "TypeVar",
        "NewType",
        "namedtuple",
        "compile",
        "getenv",
        "get",
        "join",
        "dict",
        "list",
        "set",
        "tuple",
        "frozenset",
        "OrderedDict",
        "defaultdict",
        "range",
        "len",
        "int",
        "float",
        "str",
    ]
)
_USED_UNCALLED = words(r"\bis_available\b")
_BODIES = ("body", "orelse", "finalbody")


def _only_defines(module: Module) -> bool:
    """Whether the top of a file only binds names: nothing is trained there, and no value is computed that matters."""
    simple: list[ast.stmt] = []
    pending = list(module.tree.body)
    while pending:
        statement = pending.pop()
        if isinstance(statement, (ast.If, ast.Try)):
            parts = [statement, *getattr(statement, "handlers", ())]
            pending += [s for part in parts for name in _BODIES for s in getattr(part, name, ())]
        elif isinstance(statement, (ast.Assign, ast.AnnAssign)):
            simple.append(statement)
        elif not isinstance(statement, (*DEFINITIONS, ast.Pass)) and not _is_text(statement):
            return False
    return not any(module.has(_USED_UNCALLED, statement) or _computes(statement) for statement in simple)


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _computes(statement: ast.stmt) -> bool:
    calls = (node.func for node in ast.walk(statement) if isinstance(node, ast.Call))
    return any(getattr(func, "attr", getattr(func, "id", "")) not in _PLAIN for func in calls)


def _functions_alone(
    reader: Reader, module: Module, frame: Any, makes: Flow, functions: list[FunctionInfo]
) -> Iterator[EntryFlow]:
    """Functions that no run has passed through: first those that nothing refers to."""
    starts = partial(_starts, module)
    tried: set[int] = set()
    unread = partial(_is_unread, module)
    for wanted in (partial(_is_entry, module), unread, starts, attrgetter("trains"), attrgetter("prepares")):
        for info in functions:
            for entry in _ways_to(info, functions, tried) if not info.visits and wanted(info) else ():
                flow = _entry_flow(reader, frame, entry, makes)
                if flow:
                    yield _entry(reader, Entry(entry.qualname, module.path, whole=False, open=True, info=entry), flow)


def _ways_to(info: FunctionInfo, functions: list[FunctionInfo], tried: set[int]) -> Iterator[FunctionInfo]:
    """What to enter for a function that no run has come to: what calls it where an option is given that no call gives.

    `train(data, resume_from=None)` may only ever be called without it: what it loads then belongs to its training.
    """
    calls = re.compile(rf"\b{re.escape(info.name)}\(")
    for caller in functions:
        if (
            caller is not info
            and caller.visits
            and not info.visits
            and caller.is_optional
            and calls.search(caller.text)
        ):
            yield caller
    if not info.visits:
        yield info


def _defined_models(reader: Reader, module: Module, frame: Any) -> Iterator[EntryFlow]:
    """The Module classes that lose track of some of their modules: one event each."""
    for cls in module.classes.values():
        unread = cls.methods.get("__init__") not in reader.ever and registration.may_lose_modules(cls)
        if unread and effects.role_of_class(reader, cls) is Role.MODEL:
            reader.reset()
            reader.frame = frame
            _attempt(reader, partial(inline.instance_of_entry, reader, Class(cls, frame)))
    lost: dict[int, list[Any]] = {}
    for (key, _), fact in reader.unregistered.items():
        lost.setdefault(key, []).append(fact)
    for cls in module.classes.values():
        facts = {
            "unregistered": tuple(lost.pop(id(cls), ())),
            "constructed": registration.constructed_in_forward(reader, cls),
        }
        if any(facts.values()) and effects.role_of_class(reader, cls) is Role.MODEL:
            yield _definition(reader, module, cls, facts)
    for elsewhere in lost.values():
        yield _definition(reader, module, None, {"unregistered": tuple(elsewhere)})


def _definition(reader: Reader, module: Module, cls: ClassInfo | None, facts: dict[str, Any]) -> EntryFlow:
    """The entry of one class: a single DEFINE event."""
    model = (
        facts["unregistered"][0]["model"] if cls is None else Obj(Role.MODEL, cls.name, cls.name, facts={"class": cls})
    )
    at = facts["unregistered"][0]["at"] if cls is None else module.source.span(cls.node)
    reader.passed, reader.cut_short = set(), False
    flow: Flow = [EventNode(Op.DEFINE, model, at, facts, (), model)]
    return _entry(reader, Entry(model.made, module.path, whole=False, open=True), flow)


def _entry(reader: Reader, entry: Entry, flow: Flow) -> EntryFlow:
    if reader.cut_short:
        entry = replace(entry, open=True)
    passed = {entry.info, *reader.passed} - {None}
    modules = {id(info.module) for info in passed} | {id(reader.entry_module)}
    return EntryFlow(entry, flow, frozenset(map(id, passed)), frozenset(modules))


def _idle_constructors(reader: Reader, module: Module, frame: Any) -> Iterator[EntryFlow]:
    """Modules that no run builds, and whose constructor freezes something."""
    if "requires_grad =" not in module.source.text:
        return
    for cls in module.classes.values():
        init = cls.methods.get("__init__")
        if init is None or init in reader.ever or "requires_grad =" not in init.text:
            continue
        if effects.role_of_class(reader, cls) is Role.MODEL:
            reader.reset()
            reader.frame = frame
            build = partial(inline.instance_of_entry, reader, Class(cls, frame))
            if flow := _attempt(reader, build):
                yield _entry(reader, Entry(init.qualname, module.path, whole=False, open=True), flow)


_GIVES_LOADER = regex(r"(?:get_)?(?:train|val|valid|validation|dev|test|eval)\w*_?(?:data)?_?loaders?")


def _idle_data(reader: Reader, module: Module, frame: Any, makes: Flow) -> Iterator[EntryFlow]:
    """Data modules that no run uses: set up once, then asked for each of their loaders."""
    for cls in module.classes.values():
        methods = [info for name, info in cls.methods.items() if _GIVES_LOADER.fullmatch(name)]
        if len(methods) < 2 or any(info.visits for info in methods):
            continue
        reader.reset()
        reader.frame = frame
        flow = _attempt(reader, partial(_set_up, reader, Class(cls, frame), methods))
        if flow:
            yield _entry(reader, Entry(cls.name, module.path, whole=False, open=True, info=methods[0]), [*makes, *flow])


def _fitting(reader: Reader, cls: ClassInfo | None) -> FunctionInfo | None:
    """How a framework fits a class, where that has a training step for it."""
    if cls is None or "training_step" not in cls.methods:
        return None
    found = inline.find_method(reader, cls, "fitted_alone")
    return found[0] if found is not None and found[0].module.stub else None


def _unfitted(reader: Reader, module: Module, frame: Any) -> Iterator[EntryFlow]:
    """Modules of a framework that no trainer here is given: each as a trainer with defaults would fit it."""
    for cls in module.classes.values():
        fit = _fitting(reader, cls)
        step = cls.methods.get("training_step")
        if fit is None or step is None or step.visits:
            continue
        reader.reset()
        reader.frame = frame
        flow = _attempt(reader, partial(_fit, reader, Class(cls, frame), fit))
        if flow and not reader.cut_short:
            yield _entry(reader, Entry(cls.name, module.path, whole=False, open=True, info=step), flow)


def _fit(reader: Reader, cls: Class, fit: FunctionInfo) -> None:
    receiver = inline.instance_of_entry(reader, cls)
    func = Func(fit, inline.frame_of(reader, fit.module), receiver)
    inline.call_function(reader, func, [], {}, cls.info.node)  # all that the framework does stands at the class


def _set_up(reader: Reader, cls: Class, loaders: list[FunctionInfo]) -> None:
    receiver = inline.instance_of_entry(reader, cls)
    for name in ("prepare_data", "setup"):
        if (info := cls.info.methods.get(name)) is not None:
            inline.run_entry(reader, Func(info, cls.closure, receiver))
    for info in loaders:
        inline.run_entry(reader, Func(info, cls.closure, receiver))


def _idle_models(reader: Reader, module: Module, frame: Any) -> Iterator[EntryFlow]:
    """Modules with functional dropout that no run builds: one forward each."""
    if not module.lines_with(MAY_DROP):
        return
    for cls in module.classes.values():
        init = cls.methods.get("__init__")
        if "forward" not in cls.methods or (init is not None and init in reader.ever):
            continue
        model = Obj(Role.MODEL, cls.name, cls.name, module.source.span(cls.node), facts={"class": cls})
        if functional_dropout(reader, model) and effects.role_of_class(reader, cls) is Role.MODEL:
            reader.reset()
            reader.frame = frame
            flow = _attempt(reader, lambda model=model, cls=cls: effects.forward(reader, model, [], cls.node))
            yield _entry(reader, Entry(f"{cls.name}.forward", module.path, whole=False, open=True), flow)


def _worth_reading(module: Module) -> list[FunctionInfo]:
    """The functions with a word of a training, or that name one of those, or that may lead into another file."""
    training = [info for info in _functions(module) if info.trains or info.prepares]
    names = {info.name for info in training} | {info.cls.name for info in training if info.cls is not None}
    if not names:
        return [info for info in _functions(module) if _hands_on(info)]
    mentions = _mentions(names)
    return [info for info in _functions(module) if _hands_on(info) or info.has(mentions)]


_TRAINS = regex(r"^(?!(?:set|get|is|has)_).*train(?!ed)")  # neither `from_pretrained`, nor what only sets something


def _hands_on(info: FunctionInfo) -> bool:
    """Whether a function without events of its own may lead to some: a `main` that calls others."""
    return info.name in ("run", "launch", "fit") or "main" in info.name or bool(_TRAINS.search(info.name))


def _attempt(reader: Reader, body: Any) -> Flow:
    reader.flow = []
    reader.passed = set()
    reader.cut_short = False
    reader.executed = reader.inlined = 0
    try:
        body()
    except (Budget, RecursionError):
        reader.cut_short = True
    flow, reader.flow = reader.flow, []
    return flow


def _entry_flow(reader: Reader, frame: Any, info: FunctionInfo, makes: Flow) -> Flow:
    """The flow of one function as an entry: its parameters unknown, a method after its __init__."""
    reader.reset()
    reader.frame = frame
    made = _given_to(reader, frame, info)
    if made.cut_short:
        return []
    reader.reset()
    reader.frame = frame
    flow = made.flow
    if info.cls is None or info.name != "__init__":  # which has just run
        func = Func(info, frame, made.value)
        with reader.taken_back():
            flow = [*flow, *_attempt(reader, lambda: inline.run_entry(reader, func))]
    reader.passed |= made.passed
    return [*makes, *flow] if any(True for _ in nodes(flow)) else []


@record(eq=False)
class _Receiver:
    """What the methods of a class are entered with: an instance, and what its construction did."""

    value: Value | None
    flow: Flow
    passed: set[FunctionInfo]
    cut_short: bool = False


_NOBODY = _Receiver(None, [], set())


def _given_to(reader: Reader, frame: Any, info: FunctionInfo) -> _Receiver:
    """What a function finds in its first parameter: nothing, its class, or an instance."""
    if info.cls is None or info.decorated("staticmethod"):
        return _NOBODY
    if info.decorated("classmethod"):
        return _Receiver(Class(info.cls, frame), [], set())
    return _receiver(reader, frame, info.cls)


def _receiver(reader: Reader, frame: Any, cls: ClassInfo) -> _Receiver:
    """An instance of a class, constructed once for all of its methods: each finds it as the constructor left it."""
    known: _Receiver | None = reader.receivers.get(id(cls))
    if known is None:
        made: list[Value] = []
        flow = _attempt(reader, lambda: made.append(inline.instance_of_entry(reader, Class(cls, frame))))
        known = _Receiver(made[0] if made else None, flow, reader.passed, reader.cut_short)
        reader.receivers[id(cls)] = known
    return known


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


_OPTIMIZER = words(r"\boptim\.\w", *(rf"\b{name}\(" for name in ("Adam", "AdamW", "SGD", "RMSprop")))


def _is_unread(module: Module, info: FunctionInfo) -> bool:
    """Whether the name of a function that sets up a training is never read alone: `train` beside `model.train()`."""
    if info.cls is not None or not info.has(_OPTIMIZER):
        return False
    name = re.escape(info.name)
    found = re.findall(rf"(?<![\w.\"'/-]){name}\b(?!\s*=[^=]|[\"'/-])", module.source.text)
    return len(found) <= module.definitions(info.name)


def _starts(module: Module, info: FunctionInfo) -> bool:
    """Whether a method is one that others start a training by; models have methods of these names as well."""
    own = info.cls is not None and "forward" not in info.cls.methods
    named = info.name in ("train", "fit", "run", "launch")
    return own and named and f"self.{info.name}(" not in module.source.text


def _is_hook(info: FunctionInfo) -> bool:
    return info.name == "forward"


# -- rules over flows ----------------------------------------------------------------------------------------------
def judged(entry: EntryFlow, rules: Sequence[Rule], torch: str = "") -> Analysis:
    """What rules say of one flow: one enumeration per read group. Said once, whatever file asks."""
    key = (torch, *(rule.code for rule in rules))
    if key not in entry.verdicts:
        entry.verdicts[key] = _verdict(entry, rules, torch)
    return entry.verdicts[key]


def _verdict(entry: EntryFlow, rules: Sequence[Rule], torch: str) -> Analysis:
    verdict = Analysis()
    present = frozenset(node.op for node in nodes(entry.flow))
    wanted = [rule for rule in rules if rule.needs <= present and rule.reads & present]
    for group, runs in _read(entry, wanted):
        for run in runs:
            run.torch = torch
        for rule in group:
            verdict.findings += _judged(rule, runs, verdict.crashes)
    return verdict


def _read(entry: EntryFlow, rules: list[Rule]) -> Iterator[tuple[list[Rule], list[Run]]]:
    """The rules with the runs that they read: the same for all where a flow has few, else for each hundred, or group.

    What one rule asks of a run is known to the next: nine flows out of ten can be read once for all rules.
    """
    whole = _projected(entry.flow, rules)
    runs = few_runs(whole, entry.entry, FEW_RUNS)
    if runs is not None:
        yield rules, runs
        return
    spent = 0
    for related in by_hundred(rules):
        part = _projected(whole, related)
        runs = few_runs(part, entry.entry, SOME_RUNS)
        if runs is not None:
            yield related, runs
            continue
        groups, many = read_together(related), decisions(part)
        if many > MANY and spent > MOST_DECISIONS:
            groups = [related]
        spent += many * len(groups)
        for group in groups:
            yield group, enumerate_runs(_projected(part, group), entry.entry)


def _projected(flow: Flow, rules: list[Rule]) -> Flow:
    ops = frozenset().union(*(rule.reads for rule in rules))
    roles = frozenset().union(*(rule.roles for rule in rules))
    return project(flow, ops, roles)


FEW_RUNS, SOME_RUNS = 8, 16
# A flow of many decisions is walked for each group until it comes to most on all walks: that costs seconds.
MANY, MOST_DECISIONS = 100, 1000
FEW = 4


def by_hundred(rules: list[Rule]) -> list[list[Rule]]:
    """Rules by their hundred, those that are read alone apart."""
    table: dict[str, list[Rule]] = {}
    for rule in rules:
        table.setdefault(rule.code if rule.alone else rule.code[:3], []).append(rule)
    return list(table.values())


def read_together(rules: list[Rule]) -> list[list[Rule]]:
    """Rules that are read together: those of one hundred, without those that are read alone.

    Rules of few ops need not share the runs of all others: those that read the same have runs of their own.
    """
    table: dict[Any, list[Rule]] = {}
    for rule in rules:
        few = (rule.reads, rule.roles) if len(rule.reads) <= FEW else ()
        table.setdefault(rule.code if rule.alone else (rule.code[:3], few), []).append(rule)
    return list(table.values())


def _judged(rule: Rule, runs: list[Run], crashes: list[tuple[str, str]]) -> list[Judged]:
    found: Found = []
    try:
        for index, run in enumerate(runs):
            found += [(index, finding) for finding in rule.check(run) or ()]
    except Exception as error:
        crashes.append((rule.code, _one_line(error)))
        return []
    return judge(rule, runs, found)


def _one_line(error: Exception) -> str:
    """What went wrong in a rule, and where."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" ({os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno})" if trace is not None else ""
    return f"{type(error).__name__}: {error}{where}"


def told_once(findings: list[Judged]) -> list[Judged]:
    """One cause, one finding: what another rule tells at the same place, or in the same loop on the same object.

    What only a run shows are symptoms: they may come from anything that is wrong in it.
    """
    told = {(j.rule.code, _place(j)) for j in findings}
    codes = {code for code, _ in told}
    return [
        j
        for j in findings
        if not any((c, _place(j)) in told or (c in codes and j.rule.runs_only) for c in j.rule.unless)
    ]


def _place(judged: Judged) -> Any:
    event = judged.finding.at
    loops = getattr(event, "turns", ())
    obj = getattr(event, "obj", None)
    if obj is not None and obj.role is not Role.LOSS:
        return id(obj)
    return id(loops[-1].loop) if loops else judged.finding.span


__all__ = ["Analysis", "ClassInfo", "Const", "EventNode", "analyse", "effects", "flows_of", "own_flows", "re"]
