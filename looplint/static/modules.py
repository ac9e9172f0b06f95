"""The files of a project as modules: their functions and classes, and how imports lead from one to another."""

from __future__ import annotations

import ast
import os
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar

from looplint.record import field, record
from looplint.regex import regex, words
from looplint.static import consulted
from looplint.static.discover import forget_roots, inside, root_of

if TYPE_CHECKING:
    from looplint.static.source import Source

# Words without which a stretch of code holds no event.
EVENT_WORDS = words(
    *(r"\bbackward\b", r"\.step\b", "zero_grad", r"\.eval\b", r"\.train\b", "no_grad", "inference_mode"),
    *("grad_enabled", "clip_grad", r"\bunscale_", r"\.update\(", r"\.fit\(", "DataLoader", r"\.save\b", r"\.load\b"),
    *("load_state_dict", r"\bexport\b", r"\btrace\(", "manual_seed", "all_reduce", "barrier", r"\.optim\b"),
    *("lr_scheduler", r"dropout\("),
)
_ALONE = r"\(.*\)[ \t]*(?:#.*)?$"  # a call that ends its line: a context manager that nobody enters, or one kept
# Words of a training: without one, in a function or in what it calls, no rule can speak of the function.
TRAINING_WORDS = words(
    *(r"\bbackward\b", r"\.step\b", "zero_grad", "lr_scheduler", r"Scheduler\(", r"\.fit\("),
    *(r"is_available\b(?!\s*\()", r"\.training\s*=(?!=)", r"\.eval[ \t]*$", r"\.train[ \t]*$", r"\.update[ \t]*$"),
    *(r"\.unscale_[ \t]*$", r"\.requires_grad = ", r"\ball_reduce\(", r"\ball_gather\(", r"\bbarrier\("),
    *(f"{name}{_ALONE}" for name in ("no_grad", "inference_mode", "autocast", "no_sync")),
    flags=re.MULTILINE,
)
# Words of code that prepares a training without one of its own: loaders, splits, seeds, switches.
DATA_WORDS = words(
    *(r"DataLoader\(", r"random_split\(", r"cudnn\.\w+\s*=", r"manual_seed\(", r"random\.seed\(", r"torch\.load\("),
    r"load_state_dict\(",
)
# Words of code that makes a model, or changes what it is made of.
BUILDING_WORDS = words(
    *(r"\bnn\.", r"\bModule", r"\bParameter\(", "requires_grad", r"\bregister_", r"\bLinear", r"\bConv\d"),
    *(r"\bBatchNorm", r"\bLayerNorm", r"\bDropout", r"\.eval\(", r"\.train\("),
)
# What may be a dropout that does not know the mode: a function, not a layer.
_DROPOUTS = (
    *(rf"\b{owner}\.\w*dropout\w*\(" for owner in ("F", "functional", "fn")),
    r"\bscaled_dot_product_attention\(",
)
MAY_DROP = words(*_DROPOUTS)
# Words without which a file is not worth executing: no training, no evaluation, no export happens in it.
ENTRY_WORDS = words(
    *(r"\bbackward\b", r"\.step\b", "zero_grad", r"\.eval\b", r"\.train\(", "no_grad", "inference_mode"),
    *("grad_enabled", "clip_grad", "lr_scheduler", r"\btrace\(", r"\bexport\b", r"torch\.save", r"torch\.load"),
    *("load_state_dict", "DataLoader", r"cudnn\.", r"\.fit\(", r"is_available\b(?!\s*\()", r"\.requires_grad = "),
    *_DROPOUTS,
)


# A file of another framework, that does not know torch.
OTHER_FRAMEWORKS = regex(
    r"\A(?![\s\S]*\btorch)[\s\S]*^\s*(?:import|from)\s+(?:mxnet|tensorflow|keras|jax|flax|paddle|mindspore|oneflow)\b",
    re.MULTILINE,
)


@record(eq=False)
class FunctionInfo:
    """A function or method of a module."""

    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
    module: Module
    name: str
    cls: ClassInfo | None = None
    nested: bool = False
    inert: set[Any] = field(default_factory=set)  # kinds of arguments with which it did nothing that matters
    visits: int = 0  # how often it was executed as part of a run
    dropouts: list[dict[str, Any]] | None = None  # that are always on, once looked for
    _generator: bool | None = None
    _averages: bool | None = None
    _text: str | None = None

    @property
    def qualname(self) -> str:
        """`Trainer.fit`, or the bare name."""
        return f"{self.cls.name}.{self.name}" if self.cls else self.name

    @property
    def text(self) -> str:
        """Its code, as `Module.code` has it."""
        if self._text is None:
            self._text = self.module.code_of(self.node)
        return self._text

    def has(self, words: re.Pattern[str]) -> bool:
        """Whether its code has one of these words."""
        return self.module.has(words, self.node)

    @property
    def holds_events(self) -> bool:
        """Whether its text has a word that may be an event."""
        return self.has(EVENT_WORDS)

    @property
    def trains(self) -> bool:
        """Whether its text has a word of a training."""
        return self.has(TRAINING_WORDS)

    @property
    def prepares(self) -> bool:
        """Whether its text has a word of what stands before a training."""
        return self.has(DATA_WORDS)

    @property
    def is_optional(self) -> bool:
        """Whether something that it does may depend on an argument that need not be given."""
        args = self.node.args
        return any(isinstance(d, ast.Constant) and not d.value for d in (*args.defaults, *args.kw_defaults))

    @property
    def builds(self) -> bool:
        """Whether its text has a word of what a model is made of."""
        return self.has(BUILDING_WORDS)

    @property
    def generator(self) -> bool:
        """Whether it yields."""
        if self._generator is None:
            self._generator = "yield" in self.text and _yields(self.node)
        return self._generator

    @property
    def averages(self) -> bool:
        """Whether it moves an average of weights towards others."""
        if self._averages is None:
            from looplint.static.averages import averages

            self._averages = averages(self)
        return self._averages

    def decorated(self, *names: str) -> bool:
        """Whether a decorator's last name component is one of these."""
        if isinstance(self.node, ast.Lambda):
            return False
        return any(_last_name(d) in names for d in self.node.decorator_list)


@record(eq=False)
class ClassInfo:
    """A class of a module, with the functions in its body."""

    node: ast.ClassDef
    module: Module
    name: str
    methods: dict[str, FunctionInfo] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)  # filled by the reader: what its forward does
    _counters: dict[str, str] | None = None
    _text: str | None = None

    @property
    def text(self) -> str:
        """Its code, as `Module.code` has it."""
        if self._text is None:
            self._text = self.module.code_of(self.node)
        return self._text

    def has(self, words: re.Pattern[str]) -> bool:
        """Whether its code has one of these words."""
        return self.module.has(words, self.node)

    def moves(self, name: str) -> bool:
        """Whether a method other than the constructor assigns an attribute."""
        pattern = re.compile(rf"\bself\.{re.escape(name)}\s*=(?!=)")
        return any(pattern.search(m.text) for own, m in self.methods.items() if own != "__init__")

    def counters(self) -> dict[str, str]:
        """The attributes that methods move by `self.x += ...`; "~reset" where one also sets it back."""
        if self._counters is None:
            found = set(re.findall(r"\bself\.(\w+)\s*\+=\s*(?:1\b|len\()", self.text))
            later = "".join(m.text for name, m in self.methods.items() if name != "__init__")
            back = {name for name in found if re.search(rf"\bself\.{name}\s*=\s*0\b", later)}
            self._counters = {name: "~reset" if name in back else "" for name in found}
        return self._counters


_ADDED_TO = regex(r"(\w+)\s*[+-]=|\b(\w+)\s*=[^=\n]*\b\2\s*\+|\b(\w+)\s*=[^=\n]*\+\s*(?:\w+\.)?\3\b")


class Module:
    """One file: its tree and the functions and classes found in it (nested functions are found when executed)."""

    __slots__ = (
        "_added_to",
        "_assigned",
        "_bindings",
        "_code",
        "_imports",
        "_joined",
        "_lines",
        "_lines_with",
        "_optional",
        "_says",
        "_stopping",
        "_words",
        "classes",
        "flows",
        "functions",
        "name",
        "path",
        "source",
        "stamp",
        "stub",
        "tree",
    )

    def __init__(self, source: Source, name: str, *, stub: bool = False, stamp: tuple[int, int] | None = None) -> None:
        self.stamp = stamp  # of the file when it was read; None where its text came from elsewhere
        self.source = source
        self.path = source.path
        self.name = name
        self.stub = stub
        self.tree = source.tree
        self._lines: list[str] | None = None
        self._words: dict[str, int] | None = None
        self._assigned: set[str] | None = None
        self._bindings: dict[str, ast.stmt | None] | None = None
        self._added_to: frozenset[str] | None = None
        self._stopping: frozenset[str] | None = None
        self._imports: dict[str, tuple[ast.Import | ast.ImportFrom, ast.alias]] | None = None
        self._optional: frozenset[str] | None = None
        self._code: list[str] | None = None
        self._joined: str | None = None
        self._lines_with: dict[re.Pattern[str], list[int]] = {}
        self._says: dict[re.Pattern[str], bool] = {}
        self.flows: list[Any] | None = None  # of its own entries, once read
        self.functions: dict[str, FunctionInfo] = {}
        self.classes: dict[str, ClassInfo] = {}
        for node in _definitions(self.tree.body):
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = self.new_class(node)
            else:
                self.functions[node.name] = FunctionInfo(node, self, node.name)

    def anew(self) -> Module:
        """The same text, of which nothing has been concluded yet."""
        return Module(self.source, self.name, stub=self.stub, stamp=self.stamp)

    def new_class(self, node: ast.ClassDef) -> ClassInfo:
        """A class with its methods; the last of several definitions of a name wins."""
        info = ClassInfo(node, self, node.name)
        for item in _definitions(node.body):
            if not isinstance(item, ast.ClassDef) and not _is_setter(item):
                info.methods[item.name] = FunctionInfo(item, self, item.name, info)
        return info

    @property
    def imports(self) -> dict[str, tuple[ast.Import | ast.ImportFrom, ast.alias]]:
        """What its top level imports, by the names that this binds; `*1`, `*2` ... for star imports."""
        if self._imports is None:
            self._imports = {}
            for node in _imports(self.tree.body):
                for alias in node.names:
                    plain = _bound(node, alias)
                    name = f"*{len(self._imports)}" if plain == "*" else plain
                    self._imports.setdefault(name, (node, alias))
        return self._imports

    @property
    def is_part(self) -> bool:
        """Whether it is a part of a package and no program: what has relative imports cannot be started by itself."""
        relative = any(isinstance(node, ast.ImportFrom) and node.level for node, _ in self.imports.values())
        return relative and "__main__" not in self.source.text and os.path.basename(self.path) != "__main__.py"

    @property
    def optional_imports(self) -> frozenset[str]:
        """The names of imports that may fail, or that have an alternative: under `try`, or bound more than once.

        Or under a test of whether a package is there: `if is_apex_available():`.
        """
        if self._optional is None:
            every = [_bound(node, alias) for node in _imports(self.tree.body) for alias in node.names]
            tried = [n for n in self.tree.body if isinstance(n, ast.Try) or _asks_for_a_package(n)]
            may_fail = {_bound(node, alias) for node in _imports([*tried]) for alias in node.names}
            self._optional = frozenset(may_fail | {name for name in every if every.count(name) > 1} - {"torch"})
        return self._optional

    @property
    def added_to(self) -> frozenset[str]:
        """The names that its text adds to: `x += ...`, `x = x + ...`."""
        if self._added_to is None:
            lines = [line for line in self.source.text.split("\n") if "+" in line or "-=" in line]
            self._added_to = frozenset(n for found in _ADDED_TO.findall("\n".join(lines)) for n in found if n)
        return self._added_to

    @property
    def stopping(self) -> frozenset[str]:
        """The names whose size a test asks for that leaves a loop or function, sets a flag or is handed back."""
        if self._stopping is None:
            names = (_subject(test) for node in ast.walk(self.tree) for test in _ending(node))
            self._stopping = frozenset(name for name in names if name)
        return self._stopping

    def assigns(self, name: str) -> bool:
        """Whether its top level binds a name by an assignment, a loop or a `with`."""
        if self._assigned is None:
            self._assigned = set(_stored(self.tree.body))
        return name in self._assigned

    def binding(self, name: str) -> ast.stmt | None:
        """The statement that alone gives a name of its top level its value; None where others have a part in it."""
        if self._bindings is None:
            self._bindings = {}
            for statement in self.tree.body:
                bound = set(_bound_plainly(statement))
                for touched in bound or _touched(statement):
                    alone = touched in bound and touched not in self._bindings
                    self._bindings[touched] = statement if alone else None
        return self._bindings.get(name)

    def mentions(self, name: str) -> int:
        """How often a name stands in the text, in code, comments or strings."""
        if self._words is None:
            self._words = {}
            for word in re.findall(r"[A-Za-z_]\w*", self.source.text):
                self._words[word] = self._words.get(word, 0) + 1
        return self._words.get(name, 0)

    def definitions(self, name: str) -> int:
        """How many functions and methods of the file have this name."""
        return (name in self.functions) + sum(name in cls.methods for cls in self.classes.values())

    @property
    def code(self) -> list[str]:
        """Its lines as code to look for words in: without comments and docstrings, and with the names that most give
        to parts of torch: `Linear(` becomes `nn.Linear(`.
        """
        if self._code is None:
            text = self.source.text
            found = text.split("\n") if "#" not in text else [_uncommented(line) for line in text.split("\n")]
            for first, last in self._docstrings():
                found[first - 1 : last] = [""] * (last - first + 1)
            self._code = self._spelled(found)
        return self._code

    def lines_with(self, words: re.Pattern[str]) -> list[int]:
        """The numbers of the lines of its code that have one of these words; each is looked for once."""
        known = self._lines_with.get(words)
        if known is None:
            if self._joined is None:
                self._joined = "\n".join(self.code)
            code, known, seen, line = self._joined, [], 0, 1
            for match in words.finditer(code):
                line += code.count("\n", seen, match.start())
                seen = match.start()
                known.append(line)
            self._lines_with[words] = known
        return known

    def says(self, words: re.Pattern[str]) -> bool:
        """Whether one of these words stands anywhere in its text; each is looked for once."""
        if words not in self._says:
            self._says[words] = words.search(self.source.text) is not None
        return self._says[words]

    def has(self, words: re.Pattern[str], node: ast.AST) -> bool:
        """Whether the code of a function or class has one of these words."""
        lines = self.lines_with(words)
        at = bisect_left(lines, node.lineno)  # type: ignore[attr-defined]
        return at < len(lines) and lines[at] <= node.end_lineno  # type: ignore[attr-defined]

    def code_of(self, node: ast.AST) -> str:
        """The code of a function or class."""
        return "\n".join(self.code[node.lineno - 1 : node.end_lineno])  # type: ignore[attr-defined]

    def _docstrings(self) -> Iterator[tuple[int, int]]:
        """The first and last lines of the docstrings of functions, classes and methods; each has its lines alone."""
        owners: list[ast.AST] = [cls.node for cls in self.classes.values()]
        owners += [info.node for cls in self.classes.values() for info in cls.methods.values()]
        owners += [info.node for info in self.functions.values()]
        for owner in owners:
            first, *rest = owner.body[:2]  # type: ignore[attr-defined]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                last = first.end_lineno or first.lineno
                if first.lineno > owner.lineno and all(after.lineno > last for after in rest):  # type: ignore[attr-defined]
                    yield first.lineno, last

    def _spelled(self, lines: list[str]) -> list[str]:
        named = {bound: _usual_name(*imported) for bound, imported in self.imports.items()}
        names = {bound: usual for bound, usual in named.items() if usual and usual != bound}
        if not names:
            return lines
        pattern = words(*(rf"{name}(?<![\w.]{name})\b(?!\s*=[^=])" for name in names))
        return pattern.sub(lambda match: names[match[0]], "\n".join(lines)).split("\n")

    def slice(self, node: ast.AST) -> str:
        """The source lines of a node."""
        return "\n".join(self.lines[node.lineno - 1 : node.end_lineno])  # type: ignore[attr-defined]

    @property
    def lines(self) -> list[str]:
        """The source's lines, as ast counts them."""
        if self._lines is None:
            self._lines = self.source.text.split("\n")
        return self._lines


_COMMENT = regex(r"(?:^|(?<=\s))#[^\"']*$")


def _uncommented(line: str) -> str:
    """A line without its comment; one with quotes stays, for the sign may stand in a string."""
    return _COMMENT.sub("", line) if "#" in line else line


def _definitions(body: list[ast.stmt]) -> list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """The functions and classes of a body, also those under `if` and `try`."""
    found: list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef] = []
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.append(node)
        elif isinstance(node, (ast.If, ast.Try, ast.With)):
            for name in ("body", "orelse", "finalbody"):
                found += _definitions(getattr(node, name, []))
            for handler in getattr(node, "handlers", []):
                found += _definitions(handler.body)
    return found


def _stored(body: list[ast.stmt]) -> Iterator[str]:
    """The names that a body binds, functions and classes left out."""
    stack: list[ast.AST] = list(body)
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Store):
                yield node.id
        elif not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            stack.extend(ast.iter_child_nodes(node))


DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


def _bound_plainly(statement: ast.stmt) -> Iterator[str]:
    """The names that an assignment binds, if it does no more than that."""
    if isinstance(statement, ast.Assign):
        targets = [t for target in statement.targets for t in _elements(target)]
    elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
        targets = [statement.target]
    else:
        return
    if all(isinstance(target, ast.Name) for target in targets):
        yield from (target.id for target in targets if isinstance(target, ast.Name))


def _elements(target: ast.expr) -> list[ast.expr]:
    return target.elts if isinstance(target, (ast.Tuple, ast.List)) else [target]


def _touched(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement may bind or change, being no definition."""
    if not isinstance(statement, DEFINITIONS):
        yield from (node.id for node in ast.walk(statement) if isinstance(node, ast.Name))


def _imports(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports of a body, also those under `if`, `try` and `with`."""
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, (ast.If, ast.Try, ast.With)):
            for name in ("body", "orelse", "finalbody"):
                yield from _imports(getattr(node, name, []))
            for handler in getattr(node, "handlers", []):
                yield from _imports(handler.body)


_PACKAGE = regex(r"(?i)available|installed|version|find_spec|\bha(?:s|ve)_")


def _asks_for_a_package(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and _PACKAGE.search(ast.unparse(node.test)) is not None


def _bound(node: ast.Import | ast.ImportFrom, alias: ast.alias) -> str:
    """The name that an import binds."""
    return alias.asname or (alias.name.split(".")[0] if isinstance(node, ast.Import) else alias.name)


_USUAL_NAMES = {
    "torch": "torch",
    "torch.nn": "nn",
    "torch.nn.functional": "F",
    "numpy": "np",
    "numpy.random": "np.random",
    "random": "random",
}


def _usual_name(node: ast.Import | ast.ImportFrom, alias: ast.alias) -> str:
    """What most call that which is imported; "" where there is no such custom, or it has no other name here."""
    if isinstance(node, ast.Import):
        return _USUAL_NAMES.get(alias.name, "") if alias.asname else ""
    if alias.name == "*":
        return ""
    whole = _USUAL_NAMES.get(f"{node.module}.{alias.name}")
    owner = _USUAL_NAMES.get(node.module or "") if not node.level else None
    return whole or (f"{owner}.{alias.name}" if owner else "")


def _is_setter(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(_last_name(d) in ("setter", "deleter", "overload") for d in node.decorator_list)


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _yields(function: ast.AST) -> bool:
    stack: list[ast.AST] = list(ast.iter_child_nodes(function))
    while stack:
        node = stack.pop()
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)):
            stack.extend(ast.iter_child_nodes(node))
    return False


def stamp(path: str) -> tuple[int, int] | None:
    """When a file was changed, and its size; None where there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


TEST_FILE = regex(r"(^|/)(tests?|testing)/|(^|/)(test_[^/]*|[^/]*_test|conftest)\.py$")
SKIPPED_FOLDERS = {".git", ".venv", "venv", "env", "node_modules", "__pycache__", "build", "dist", "site-packages"}
MOST_FILES = 4000  # of a project, when callers are sought
MOST_CALLERS = 6  # files that are executed for one callee
MOST_MODULES = 240  # kept in memory with their trees


class Project:
    """The files around a script. Reads each once, and finds modules by the names under which they are imported."""

    _known: ClassVar[dict[str, Project]] = {}

    def __init__(self, root: str | os.PathLike[str]) -> None:
        self.root = os.fspath(root)
        self._modules: dict[str, Module | None] = {}
        self._shared: set[str] = set()  # of the modules, those that others import
        self._python_files: list[str] | None = None
        self._folders: list[str] = []
        self._found: dict[tuple[str, str, int], str | None] = {}
        self._where: dict[tuple[str, str, int], tuple[str, ...]] = {}  # the files that were looked for
        self._tried: list[str] = []  # by the import that is being sought
        self._asked: set[tuple[str, str, str, int]] = set()
        self._torch: str | None = None
        self._importers: dict[bytes, list[str]] | None = None  # by the words of their import statements

    @classmethod
    def of(cls, path: str | os.PathLike[str]) -> Project:
        """The project that a file belongs to; one object per root."""
        whole = os.path.abspath(path)
        root = root_of(os.path.dirname(whole) if os.path.splitext(whole)[1] else whole, os.getcwd())
        if root not in cls._known:
            cls._known[root] = cls(root)
        return cls._known[root]

    @classmethod
    def read_anew(cls) -> None:
        """Forget what was read: files have changed, though not which there are."""
        for project in cls._known.values():
            project._modules.clear()

    @classmethod
    def read_changed(cls) -> None:
        """Forget what was concluded, and the files that have changed; the trees of the others stay."""
        for project in cls._known.values():
            modules = project._modules.items()
            kept = [(path, old) for path, old in modules if old is not None and old.stamp and old.stamp == stamp(path)]
            project._modules = {path: old.anew() for path, old in kept}

    @classmethod
    def forget(cls) -> None:
        """Forget all: files may have come, gone or changed."""
        cls._known.clear()
        forget_roots()

    @property
    def torch(self) -> str:
        """The newest release of torch that its dependencies allow; "" where they set no bound."""
        if self._torch is None:
            from looplint.static.deprecated import pinned

            self._torch = pinned(self)
        return self._torch

    def adopt(self, source: Source) -> Module:
        """The module of a source that was already read; the same one for the same text, however its path is spelled."""
        key = os.path.abspath(source.path)
        known = self._modules.get(key)
        if known is None or known.source.text != source.text:
            self._forget_old()
            known = self._modules[key] = Module(source, _stem(source.path))
        return known

    def load(self, path: str, *, stub: bool = False) -> Module | None:
        """The module of a file, or None when it cannot be read."""
        key = os.path.abspath(path)
        self._shared.add(key)
        if (known := self._modules.get(key)) is not None:
            self._modules[key] = self._modules.pop(key)  # the last that is forgotten
            return known
        if key not in self._modules:
            from looplint.static.source import SourceError, load

            self._forget_old()
            try:
                before = stamp(path)
                self._modules[key] = Module(load(path), _stem(path), stub=stub, stamp=before)
            except (SourceError, OSError):
                self._modules[key] = None
        return self._modules[key]

    def _forget_old(self) -> None:
        """Keep memory bounded: of very many modules those not asked for longest are read again when needed.

        First those that no other has imported so far: what one file of a package imports, the next does as well.
        """
        if len(self._modules) > MOST_MODULES:
            for path in sorted(self._modules, key=self._shared.__contains__)[: MOST_MODULES // 3]:
                del self._modules[path]

    def find(self, dotted: str, importer: Module, level: int = 0) -> Module | None:
        """The module imported under a name from a file: relative, beside it, from the root, `src/` or an ancestor."""
        key = (dotted, os.path.dirname(importer.path), level)
        if key not in self._found:
            self._tried = []
            found = self._find(dotted, importer, level)
            self._found[key] = found.path if found is not None else None
            self._where[key] = tuple(self._tried)
        path = self._found[key]
        if (asked := (importer.path, *key)) not in self._asked:
            self._asked.add(asked)
            consulted.imports.append(
                consulted.Import(os.path.abspath(importer.path), self._where[key], path is not None)
            )
        return self.load(path) if path is not None and os.path.abspath(path) != os.path.abspath(importer.path) else None

    def _find(self, dotted: str, importer: Module, level: int) -> Module | None:
        parts = [p for p in dotted.split(".") if p]
        folder = os.path.dirname(os.path.abspath(importer.path))
        if level:
            for _ in range(level - 1):
                folder = os.path.dirname(folder)
            return self._at(folder, parts, importer)
        root = self.root
        seen = set()
        while folder.startswith(root) and folder not in seen:
            seen.add(folder)
            if (found := self._at(folder, parts, importer)) is not None:
                return found
            if folder == root:
                break
            folder = os.path.dirname(folder)
        return self._at(os.path.join(root, "src"), parts, importer)

    def _at(self, folder: str, parts: list[str], importer: Module) -> Module | None:
        base = os.path.join(folder, *parts)
        for path in (base + ".py", os.path.join(base, "__init__.py")):
            self._tried.append(path)
            if os.path.isfile(path) and os.path.abspath(importer.path) != path and self._holds(path):
                return self.load(path)
        return None

    def python_files(self) -> list[str]:
        """All Python files of the project that may call into others (tests left out)."""
        if self._python_files is None:
            found: list[str] = []
            for folder, names, files in os.walk(self.root):
                names[:] = sorted(n for n in names if n not in SKIPPED_FOLDERS and not n.startswith("."))
                self._folders.append(folder)
                found += [os.path.join(folder, f) for f in sorted(files) if f.endswith(".py")]
                if len(found) > MOST_FILES:
                    break
            root = self.root
            own = [f for f in found[:MOST_FILES] if not TEST_FILE.search(f[len(root) :])]
            self._python_files = [f for f in own if not os.path.islink(f) or self._holds(f)]
        return self._python_files

    def _holds(self, path: str) -> bool:
        """Whether a file lies in the project, also after all links: one that leads elsewhere is not followed."""
        return inside(os.path.realpath(path), os.path.realpath(self.root))

    def folders(self) -> list[str]:
        """The folders in which `python_files` looks."""
        self.python_files()
        return self._folders

    @staticmethod
    def start_of(path: str) -> bytes:
        """The bytes of a file, of a very large one the first; empty when unreadable."""
        try:
            with open(path, "rb") as file:
                return file.read(2_000_000)
        except OSError:
            return b""

    def importers(self, name: str) -> list[str]:
        """The files with this word in an import statement; all are looked through once."""
        if self._importers is None:
            self._importers = {}
            for path in self.python_files():
                for word in import_words(self.start_of(path)):
                    self._importers.setdefault(word, []).append(path)
        return self._importers.get(name.encode(), [])

    def callers(self, module: Module, names: list[str]) -> list[str]:
        """The files that import this module and mention one of these names; of very many, the nearest."""
        stem = _stem(module.path)
        if stem == "__init__":
            stem = os.path.basename(os.path.dirname(os.path.abspath(module.path)))
        if not names or not stem.isidentifier():
            return []
        wanted, own = mentions(names), os.path.abspath(module.path)
        importing = sorted(self.importers(stem), key=lambda path: -_shared_folders(path, own))
        calling = (path for path in importing if path != own and wanted.search(self.start_of(path)))
        found = list(islice(calling, MOST_CALLERS))
        consulted.queries.append(consulted.Query(self.root, own, stem, tuple(names), tuple(found)))
        return found


def _stem(path: str) -> str:
    return os.path.splitext(os.path.basename(path))[0]


def _shared_folders(one: str, other: str) -> int:
    """How deep two files lie in the same folders: in a collection of projects, many have a file of this name."""
    pairs = zip(one.split(os.sep)[:-1], other.split(os.sep)[:-1], strict=False)
    return next((depth for depth, (a, b) in enumerate(pairs) if a != b), min(one.count(os.sep), other.count(os.sep)))


def mentions(names: Iterable[str]) -> re.Pattern[bytes]:
    """What finds one of these names in a file."""
    return re.compile(rb"\b(?:" + b"|".join(re.escape(n.encode()) for n in names) + rb")\b")


def import_words(data: bytes) -> set[bytes]:
    """The words of the import statements of a file."""
    return set(_WORD.findall(b" ".join(_IMPORTS.findall(data))))


_IMPORTS = regex(rb"^[ \t]*(?:from|import)\b(?:[^\n(]|\([^)]*\))*", re.MULTILINE)
_WORD = regex(rb"[A-Za-z_]\w*")


def _subject(test: ast.expr) -> str:
    """What a comparison is about: the last word of its left side."""
    left = test.left if isinstance(test, ast.Compare) else test
    return left.attr if isinstance(left, ast.Attribute) else left.id if isinstance(left, ast.Name) else ""


def _ending(node: ast.AST) -> Iterator[ast.Compare]:
    """The comparisons by which a statement ends something, or says that it is to end."""
    asked: ast.expr | None = None
    match node:
        case ast.If(test=test, body=body) if _leaves(body):
            asked = test
        case ast.While(test=test) | ast.Return(value=test):
            asked = test
        case ast.Assign(targets=[target], value=test) if "stop" in ast.unparse(target).lower():
            asked = test
    parts = asked.values if isinstance(asked, ast.BoolOp) else [asked]
    yield from (part for part in parts if isinstance(part, ast.Compare))


def _leaves(body: list[ast.stmt]) -> bool:
    """Whether statements end something: a jump, or a flag that says so."""
    last = body[-1]
    if isinstance(last, (ast.Break, ast.Return, ast.Raise)):
        return True
    flags = (s.targets[0] for s in body if isinstance(s, ast.Assign) and isinstance(s.value, ast.Constant))
    return any("stop" in ast.unparse(flag).lower() for flag in flags)
