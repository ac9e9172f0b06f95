"""The probes of several processes over two machines: two network namespaces, with nothing between them but a cable."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

pytestmark = pytest.mark.skipif(not os.environ.get("LOOPLINT_SLOW"), reason="takes half a minute: set LOOPLINT_SLOW=1")
NAMES, HOSTS = ("looplint-a", "looplint-b"), ("10.213.7.1", "10.213.7.2")


def ip(*words: str, check: bool = True) -> int:
    return subprocess.run(["ip", *words], check=check, capture_output=True).returncode


@pytest.fixture
def machines() -> Iterator[tuple[str, ...]]:
    """Two namespaces joined by a pair of virtual interfaces."""
    if shutil.which("ip") is None or ip("netns", "add", NAMES[0], check=False):
        pytest.skip("this machine does not let us make network namespaces")
    try:
        ip("netns", "add", NAMES[1])
        ip("link", "add", "cable", "netns", NAMES[0], "type", "veth", "peer", "name", "cable", "netns", NAMES[1])
        for name, host in zip(NAMES, HOSTS, strict=True):
            ip("-n", name, "addr", "add", f"{host}/24", "dev", "cable")
            ip("-n", name, "link", "set", "cable", "up")
            ip("-n", name, "link", "set", "lo", "up")
        yield NAMES
    finally:
        for name in NAMES:
            ip("netns", "del", name, check=False)


def test_probes_hold_over_two_machines(machines: tuple[str, ...]) -> None:
    smoke = ["-m", "looplint", "smoke", "--device", "cpu", "--select", "distributed,resumed-on-several-processes"]
    env = {**os.environ, "GLOO_SOCKET_IFNAME": "cable"}
    launch = ["-m", "torch.distributed.run", "--nnodes", "2", "--nproc-per-node", "1", "--master-addr", HOSTS[0]]
    started = [
        subprocess.Popen(
            ["ip", "netns", "exec", name, sys.executable, *launch, "--node-rank", str(number), *smoke],
            stdout=subprocess.PIPE,
            text=True,
            env=env,
        )
        for number, name in enumerate(machines)
    ]
    said = "".join(process.communicate(timeout=300)[0] for process in started)
    assert [process.returncode for process in started] == [0, 0], said
    assert "4 hold" in said
