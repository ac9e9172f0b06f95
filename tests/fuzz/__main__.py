"""Let looplint read what nobody would write, for as long as one likes.

    python tests/fuzz --minutes 10 --keep /tmp/crashes

Each file is read with all rules on. A crash, a file that takes more than `--seconds` of CPU, or a process that grows
beyond `--megabytes` is reported, and the file kept with a name that says why. Exit status 1 if there was any.
`tests/fuzz/test_fuzz.py` does the same for a few seconds; what is found becomes a case in `tests/test_hostile.py`.
"""

from __future__ import annotations

import argparse
import random
import resource
import sys
import time
from collections import Counter
from pathlib import Path

from mutate import mutated
from reading import BENCH, read

from looplint.static.modules import Project


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=5, help="the most CPU time for one file")
    parser.add_argument("--megabytes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, default=Path("fuzz-found"))
    options = parser.parse_args()
    scripts = [path.read_bytes() for path in sorted(BENCH.rglob("*.py"))]
    notebooks = [path.read_bytes() for path in sorted(BENCH.rglob("*.ipynb"))]
    found, codes, count, slowest = Counter[str](), Counter[str](), 0, 0.0
    end = time.monotonic() + 60 * options.minutes
    while time.monotonic() < end:
        chance = random.Random(f"{options.seed}/{count}")
        notebook = notebooks and chance.random() < 0.1
        name = "train.ipynb" if notebook else "train.py"
        data = mutated(notebooks if notebook else scripts, chance)
        start = time.process_time()
        why = read(data, name, options.seconds, codes)
        slowest = max(slowest, time.process_time() - start)
        count += 1
        if count % 50 == 0:
            Project._known.clear()
        if why:
            found[why] += 1
            options.keep.mkdir(parents=True, exist_ok=True)
            (options.keep / f"{why.partition(':')[0]}-{options.seed}-{count}-{name}").write_bytes(data)
            print(f"{count}: {why}", flush=True)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{count} files, the slowest {slowest:.2f} s of CPU, {megabytes} MB at most; {sum(found.values())} faults")
    print(f"{codes.pop('LL001', 0)} did not parse; in the others, {codes.total()} findings of {len(codes)} rules")
    for why, often in found.most_common():
        print(f"{often:6}  {why}")
    return int(bool(found) or megabytes > options.megabytes)


if __name__ == "__main__":
    sys.exit(main())
