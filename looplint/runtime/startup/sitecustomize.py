"""Python runs this at its start: in a script that `looplint run` started, and in every process that it starts."""

import os
import sys

_HERE = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - nothing else is imported before the script


def _next_one() -> None:
    """The `sitecustomize` that would have run without this one."""
    from importlib.machinery import PathFinder

    spec = PathFinder.find_spec("sitecustomize", [p for p in sys.path if os.path.abspath(p or ".") != _HERE])  # noqa: PTH100
    if spec is not None and spec.loader is not None:
        from importlib.util import module_from_spec

        module = sys.modules["sitecustomize"] = module_from_spec(spec)
        spec.loader.exec_module(module)


if os.environ.get("LOOPLINT_RECORD"):
    package = os.path.dirname(os.path.dirname(os.path.dirname(_HERE)))  # noqa: PTH120
    sys.path.insert(0, package)
    try:
        from looplint.runtime import start
    finally:
        sys.path.remove(package)
    start.when_torch_is_imported()
sys.path[:] = [p for p in sys.path if os.path.abspath(p or ".") != _HERE]  # noqa: PTH100
_next_one()
