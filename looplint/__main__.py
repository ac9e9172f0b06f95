"""`python -m looplint`."""

import os
import sys

if sys.path and sys.path[0] in {"", os.getcwd()}:
    del sys.path[0]  # `-m` puts the working directory first: a user's random.py must not pass for Python's

from looplint.cli import command

if __name__ == "__main__":
    command()
