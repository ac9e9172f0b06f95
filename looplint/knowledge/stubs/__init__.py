"""What frameworks do, in plain PyTorch. Stubs are read in the place of a call, never imported or executed.

Each file describes one framework. `stands_for` names the packages whose public classes and functions it describes, under
the same names. When a script calls one, the reader executes the stub's code on paper exactly as it does with the
script's own functions; every event is reported at the script's line.

The dialect: attributes set in `__init__`, functions and methods with ordinary parameters, `if`, `for`, `with`, `return`,
closures, `@property`, `@staticmethod`, `@classmethod`, `@contextmanager` generators with one `yield`, and the names of
`looplint.knowledge.marks`. Keywords that the called function does not have are kept as facts of its event:
`loss.backward(framework_divides=4)`.

A stub shows what a script can get wrong about the framework and leaves out what the framework gets right by itself:
gradient scaling that no caller sees, hooks of its own callbacks, logging.
"""
