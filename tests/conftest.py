"""What holds for all tests."""

import os

os.environ.pop("GITHUB_ACTIONS", None)  # the default format depends on it
