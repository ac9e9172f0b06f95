"""looplint: a linter and sanity check for PyTorch training loops.

Rules and plug-ins import from here only.
"""

from looplint.events import Confidence, Context, Event, Group, Guard, Loop, LoopKind, Obj, Op, Role, Scope, Span, Turn
from looplint.rule import Edit, Finding, Fix, Note, Rule, rule
from looplint.run import Answer, Entry, Run, related

__version__ = "0.1.0"

__all__ = [
    "Answer",
    "Confidence",
    "Context",
    "Edit",
    "Entry",
    "Event",
    "Finding",
    "Fix",
    "Group",
    "Guard",
    "Loop",
    "LoopKind",
    "Note",
    "Obj",
    "Op",
    "Role",
    "Rule",
    "Run",
    "Scope",
    "Span",
    "Turn",
    "related",
    "rule",
]
