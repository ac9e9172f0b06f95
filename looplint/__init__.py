"""looplint: a linter and sanity check for PyTorch training loops.

Rules and plug-ins import from here only. The names are loaded when they are first asked for: a command pays for nothing
that it does not use.
"""

import sys

TYPE_CHECKING = False  # as type checkers understand it; importing typing costs more than all of this

__version__ = "0.1.0"

__all__ = [
    "Answer",
    "Confidence",
    "Config",
    "Content",
    "Context",
    "Counter",
    "Edit",
    "Entry",
    "Event",
    "Finding",
    "Fix",
    "Group",
    "Guard",
    "Judged",
    "Loop",
    "LoopKind",
    "Note",
    "Obj",
    "Op",
    "Origin",
    "Piece",
    "Read",
    "Record",
    "Role",
    "Rule",
    "Run",
    "Scope",
    "Scores",
    "Span",
    "Turn",
    "check",
    "recording",
    "related",
    "rule",
]

if TYPE_CHECKING:
    from looplint.check import check
    from looplint.config import Config
    from looplint.events import (
        Confidence,
        Content,
        Context,
        Counter,
        Event,
        Group,
        Guard,
        Loop,
        LoopKind,
        Obj,
        Op,
        Origin,
        Piece,
        Read,
        Record,
        Role,
        Scope,
        Scores,
        Span,
        Turn,
    )
    from looplint.rule import Edit, Finding, Fix, Judged, Note, Rule, rule
    from looplint.run import Answer, Entry, Run, related
    from looplint.runtime.recording import recording
else:
    _HOMES = ("events", "rule", "run", "config", "check", "runtime.recording")

    def _find(name):
        for home in _HOMES:
            __import__(f"{__name__}.{home}")
            found = vars(sys.modules[f"{__name__}.{home}"])
            if name in found:
                return found[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __getattr__(name):
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = _find(name)
        return value

    def _function(name):
        """A name that is a function and a module: importing the module must not put it in the function's place."""
        return property(lambda package: _find(name), lambda package, module: None)

    class _Package(type(sys)):
        check = _function("check")
        rule = _function("rule")

    sys.modules[__name__].__class__ = _Package
