"""Models handed to an exporter: with which example inputs, and what in their forward a trace would freeze."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from looplint.events import Obj, Op, Span
from looplint.static import scores
from looplint.static.values import Const, Map, Seq, Tensor, Value

if TYPE_CHECKING:
    from looplint.static.modules import ClassInfo, FunctionInfo
    from looplint.static.reader import Reader

Kwargs = dict[str, Value]

_INPUTS = ("args", "example_inputs", "inputs", "kwargs")
_DYNAMIC = ("dynamic_axes", "dynamic_shapes")


def export(
    r: Reader, row: Any, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    """`torch.onnx.export(model, args, ...)` and the like."""
    from looplint.static.effects import _object_of, plain

    model = _object_of(r, target)
    if model is None:
        return None
    given = {k: v for k, v in bound.items() if k not in (row["obj"], "**", *_INPUTS)}
    args: dict[str, Any] = {k: plain(r, v) for k, v in given.items()}
    args.setdefault("dynamo", row.get("defaults", {}).get("dynamo"))
    inputs = next((bound[k] for k in _INPUTS if k in bound), None)
    args["exports"] = row["exports"]
    args["sizes"] = tuple(sizes(r, inputs)) if inputs is not None else ()
    args["open"] = "**" in bound
    args["axes"] = _keys(r, given.get("dynamic_axes"))
    names = [v for k in ("input_names", "output_names") if (v := given.get(k)) is not None]
    args["names"] = _names(r, names)
    told = (k.value for k in _keywords(node) if k.arg in _DYNAMIC and not _is_none(k.value))
    args["dynamic"] = " ".join(map(r.text, told))
    args["branches"] = _branches(r, model)
    args["scores"] = scores.in_evaluation(r, model, node)
    r.emit(Op.EXPORT, model, node, args, frozenset({model.root}))
    return None


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _keywords(node: ast.AST) -> list[ast.keyword]:
    return node.keywords if isinstance(node, ast.Call) else []


def sizes(r: Reader, value: Value) -> Iterator[tuple[Any, ...]]:
    """The sizes of example inputs, as far as they are known."""
    value = r.resolved(value)
    if isinstance(value, Tensor) and "shape" in value.facts:
        yield value.facts["shape"]
    elif isinstance(value, (Seq, Map)):
        for inner in value.items.values():
            yield from sizes(r, inner)


def _keys(r: Reader, value: Value | None) -> tuple[Any, ...] | None:
    """The names that dynamic axes are given for; None where the code does not tell."""
    value = r.resolved(value) if value is not None else None
    return tuple(value.items) if isinstance(value, Map) and not value.open else None


def _names(r: Reader, values: list[Value]) -> tuple[Any, ...] | None:
    found: list[Any] = []
    for value in values:
        given = r.resolved(value)
        if not isinstance(given, Seq) or given.open:
            return None
        found += [v.value for v in given.values() if isinstance(v, Const)]
    return tuple(found)


# -- what a trace freezes ---------------------------------------------------------------------------------------------
def _branches(r: Reader, model: Obj) -> tuple[tuple[Span, str], ...]:
    cls: ClassInfo | None = model.root.facts.get("class")
    forward = cls.methods.get("forward") if cls is not None else None
    if cls is None or forward is None:
        return ()
    if "data_branches" not in cls.facts:
        cls.facts["data_branches"] = tuple(_Taint(forward, cls.methods).branches())
    found: tuple[tuple[Span, str], ...] = cls.facts["data_branches"]
    return found


_SHAPES = frozenset({"shape", "size", "dim", "ndim", "ndimension", "numel", "device", "dtype", "requires_grad"})
_IDENTITY = (ast.Is, ast.IsNot, ast.In, ast.NotIn)
_ASKING = frozenset({"len", "isinstance", "hasattr", "type", "getattr", "callable", "print", "range", "id"})


DEEPEST = 2  # methods within methods


def _calls_in(node: ast.stmt) -> Iterator[ast.Call]:
    """The calls of methods of self in a statement, but for those in its blocks."""
    parts = [node.test] if isinstance(node, (ast.If, ast.While)) else [node]
    if isinstance(node, (ast.For, ast.With, ast.Try, ast.FunctionDef, ast.ClassDef)):
        return
    for call in (each for part in parts for each in ast.walk(part) if isinstance(each, ast.Call)):
        of = call.func.value if isinstance(call.func, ast.Attribute) else None
        if isinstance(of, ast.Name) and of.id == "self":
            yield call


class _Taint:
    """Which names of a forward hold data, in the order of the text; branches on them are what a trace freezes."""

    def __init__(self, info: FunctionInfo, methods: Mapping[str, FunctionInfo], depth: int = 0) -> None:
        self.info, self.methods, self.depth = info, methods, depth
        assert not isinstance(info.node, ast.Lambda)
        spec = info.node.args
        plain = spec.args[len(spec.args) - len(spec.defaults) :] if spec.defaults else []
        optional = {arg.arg for arg in (*plain, *spec.kwonlyargs)}
        typed = {a.arg for a in spec.args if isinstance(a.annotation, ast.Name) and a.annotation.id in _PLAIN}
        self.names = {a.arg for a in spec.args[1:] if a.arg not in optional | typed}

    def branches(self) -> Iterator[tuple[Span, str]]:
        assert not isinstance(self.info.node, ast.Lambda)
        yield from self._body(self.info.node.body)

    def _body(self, body: list[ast.stmt]) -> Iterator[tuple[Span, str]]:
        for node in body:
            for call in _calls_in(node) if self.depth < DEEPEST else ():
                yield from self._inside(call)
            if isinstance(node, (ast.If, ast.While)):
                if self.holds(node.test):
                    yield self.info.module.source.span(node.test), ast.unparse(node.test)[:80]
                yield from self._body(node.body)
                yield from self._body(node.orelse)
            elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)) and node.value is not None:
                self._assign(node)
            elif isinstance(node, (ast.For, ast.With)):
                yield from self._body(node.body)

    def _inside(self, call: ast.Call) -> Iterator[tuple[Span, str]]:
        """The branches in a method of the model that is given data."""
        method = self.methods.get(call.func.attr) if isinstance(call.func, ast.Attribute) else None
        if method is None or method is self.info or isinstance(method.node, ast.Lambda):
            return
        inner = _Taint(method, self.methods, self.depth + 1)
        names = [arg.arg for arg in method.node.args.args[1:]]
        held = {name for name, value in zip(names, call.args, strict=False) if self.holds(value)}
        inner.names = held | {k.arg for k in call.keywords if k.arg is not None and self.holds(k.value)}
        if inner.names:
            yield from inner.branches()

    def _assign(self, node: ast.Assign | ast.AnnAssign | ast.AugAssign) -> None:
        assert node.value is not None
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = {n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)}
        if self.holds(node.value):
            self.names |= names
        elif isinstance(node, ast.Assign):
            self.names -= names

    def holds(self, node: ast.AST) -> bool:
        """Whether an expression is computed from the values of the inputs, not from their shapes alone."""
        if isinstance(node, ast.Name):
            return node.id in self.names
        if isinstance(node, ast.Attribute):
            return node.attr not in _SHAPES and self.holds(node.value)
        if isinstance(node, ast.Compare) and any(isinstance(op, _IDENTITY) for op in node.ops):
            return False
        if isinstance(node, ast.Call):
            func = node.func
            if isinstance(func, ast.Name) and func.id in _ASKING:
                return False
            if isinstance(func, ast.Attribute) and (func.attr in _SHAPES or func.attr.startswith("is_")):
                return False
            inner = [*node.args, *(k.value for k in node.keywords)]
            return any(map(self.holds, inner)) or (isinstance(func, ast.Attribute) and self.holds(func.value))
        if isinstance(node, (ast.Lambda, ast.ListComp, ast.GeneratorExp, ast.DictComp)):
            return False
        return any(self.holds(child) for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr))


_PLAIN = frozenset({"int", "bool", "str", "float", "Optional", "List", "Dict"})
