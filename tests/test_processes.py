"""Tests that only some of the processes pass: what stands under them, and what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from looplint.events import Op, Scope
from looplint.static.analyse import flows_of
from looplint.static.flow import EventNode, nodes
from looplint.static.modules import Project
from looplint.static.source import load

HEAD = """
import functools
import os
import torch
import torch.distributed as dist
from accelerate import Accelerator
from pytorch_lightning.utilities import rank_zero_only
from utils import is_main_process, get_rank, master_only

def is_dist():
    return dist.is_available() and dist.is_initialized()

def current_rank():
    if not is_dist():
        return 0
    return dist.get_rank()

def main_process():
    return current_rank() == 0

model = torch.nn.Linear(1, 1)
model.eval()
accelerator = Accelerator()
"""

MAIN = [
    "if dist.get_rank() == 0: {save}",
    "if not dist.get_rank(): {save}",
    "if rank < 1: {save}",
    "if args.local_rank in (-1, 0): {save}",
    "if opt['rank'] in [0, -1]: {save}",
    "if cfg.world_rank % 8 == 0 and cfg.save: {save}",
    "if int(os.environ['RANK']) == 0: {save}",
    "if os.environ.get('LOCAL_RANK', '0') == 0: {save}",
    "if not args.distributed or args.rank == 0: {save}",
    "if args.world_size == 1 or args.rank == 0: {save}",
    "if main_process(): {save}",
    "if is_main_process(): {save}",
    "if get_rank() == 0: {save}",
    "if accelerator.is_main_process: {save}",
    "if rank != 0: pass\nelse: {save}",
    "def f():\n  if rank != 0: return\n  {save}\nf()",
    "def f():\n  with open('x'):\n    if rank > 0: return\n  {save}\nf()",
    "for epoch in range(2):\n  if rank: continue\n  {save}",
    "if rank != 0: raise SystemExit\n{save}",
    "is_main = rank == 0 and not args.dry\nif is_main: {save}",
    "writer = torch.nn.Linear(1, 1) if rank == 0 else None\nif writer is not None: {save}",
    "@rank_zero_only\ndef f(): {save}\nf()",
    "@master_only\ndef f(): {save}\nf()",
    "def only(g):\n  @functools.wraps(g)\n  def h(*a):\n    if current_rank() == 0: return g(*a)\n  return h\n"
    "@only\ndef f(): {save}\nf()",
    "def work(gpu, n):\n  if gpu == 0: {save}\ntorch.multiprocessing.spawn(work, args=(2,), nprocs=2)",
]
ALL = [
    "{save}",
    "if args.save: {save}",
    "if rank == 0 or args.save_all: {save}",
    "if epoch % 5 == 0 or rank == 0: {save}",
    "if dist.is_initialized(): {save}",
    "if args.distributed: {save}",
    "if args.world_size > 1: {save}",
    "if lora_rank == 0: {save}",
    "if rank == 0: pass\n{save}",
    "def f():\n  if rank != 0: return\nf()\n{save}",
    "if rank == 0: pass\nelse: pass\n{save}",
]
OTHERS = ["if rank != 0: {save}", "if rank == 0: pass\nelse: {save}", "def f():\n  if rank == 0: return\n  {save}\nf()"]


def saved(tmp_path: Path, code: str) -> EventNode:
    path = tmp_path / "train.py"
    path.write_text(HEAD + code.format(save="torch.save(model, 'm.pt')") + "\n")
    events = [e for flow in flows_of(load(str(path)), Project(tmp_path)) for e in nodes(flow.flow) if e.op is Op.SAVE]
    assert events
    return events[0]


def scopes(event: EventNode) -> set[Scope]:
    return {context.scope for context in event.under}


@pytest.mark.parametrize("code", MAIN)
def test_only_the_main_process_comes_here(tmp_path: Path, code: str) -> None:
    assert scopes(saved(tmp_path, code)) == {Scope.RANK_ZERO}


@pytest.mark.parametrize("code", ALL)
def test_all_processes_come_here(tmp_path: Path, code: str) -> None:
    assert scopes(saved(tmp_path, code)) == set()


@pytest.mark.parametrize("code", OTHERS)
def test_all_but_the_main_process_come_here(tmp_path: Path, code: str) -> None:
    assert scopes(saved(tmp_path, code)) == {Scope.OTHER_RANKS}
