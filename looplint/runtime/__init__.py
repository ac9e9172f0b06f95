"""`looplint run`: what really happens while a script trains, as the same events that the reader foretells.

In the process that trains, `hooks` tells `Recorder` what happens, and the recorder writes rows to a file. Afterwards,
in the process of the command, `rebuild` makes a `Run` of the rows, and the rules judge it.
"""
