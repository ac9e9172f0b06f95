from pathlib import Path

ROOTS = [Path("."), Path("data")]


def checked(file):
    if Path(file).is_file() or file == "":
        return file
    found = [root / file for root in ROOTS if (root / file).is_file()]
    if not found:
        raise FileNotFoundError(file)
    return str(found[0])
