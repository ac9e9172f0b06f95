"""From what a rule says of a repair to files that are repaired.

`resolve`: a rule's changes -> edits of the text. `text`: edits -> bytes, in scripts and notebooks. `repair`: the fixes
of a report, until nothing is left to do. `write`: files replaced at one stroke, and differences shown.
"""
