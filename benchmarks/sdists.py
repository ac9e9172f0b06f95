"""Source distributions, brought by pip and unpacked: real code to measure with and to judge findings in."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path


def unpack(requirement: str, into: Path) -> Path:
    """Download a source distribution (or, where there is none, a wheel) with pip and unpack it.

    Raises RuntimeError if pip can get neither.
    """
    archives = into / "archives"
    for kind in ("--no-binary", "--only-binary"):
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", kind, ":all:", "-d", str(archives)]
        if subprocess.run([*command, requirement], check=False).returncode == 0:
            break
    else:
        raise RuntimeError(f"pip could not download {requirement}")
    (archive,) = archives.iterdir()
    tree = into / "tree"
    if archive.suffix in (".whl", ".zip"):
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(tree)
    else:
        with tarfile.open(archive) as packed:
            packed.extractall(tree, filter="data")
    return tree
