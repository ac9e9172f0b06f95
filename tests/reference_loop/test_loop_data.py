"""Which samples a process sees, in which order, with which random numbers."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
import torch
from conftest import MakeOptions, identical

from reference_loop import task
from reference_loop.data import Batch, Batches, Loaders, Seeded, Ticket, build_loaders, usable_workers
from reference_loop.distributed import World
from reference_loop.images import SHAPES, Preprocessing, SyntheticShapes, image_folders
from reference_loop.randomness import capture, derive, preserved, restore, seed_everything


class Noise:
    """Item i draws from all three generators."""

    def __len__(self) -> int:
        return 23

    def __getitem__(self, index: int) -> tuple[torch.Tensor, int]:
        return torch.tensor([random.random(), float(np.random.rand()), torch.rand(()).item()]), index


def loaders(options: MakeOptions, world: World | None = None, **changes: Any) -> Loaders:
    return build_loaders(task, (Noise(), Noise()), options(**changes), world or World(torch.device("cpu")))


def epoch(built: Loaders, number: int, start: int = 0) -> list[tuple[int, list[float]]]:
    built.order.set_epoch(number, start)
    return [(i, x.tolist()) for batch in built.train for i, x in zip(batch.ids, batch.inputs, strict=True)]


def test_an_epoch_has_every_sample_once_in_another_order(options: MakeOptions) -> None:
    built = loaders(options)
    first, second = epoch(built, 0), epoch(built, 1)
    assert sorted(i for i, _ in first) == list(range(23)) == sorted(i for i, _ in second)
    assert [i for i, _ in first] != [i for i, _ in second]


def test_random_numbers_differ_by_sample_and_epoch_and_not_by_worker(options: MakeOptions) -> None:
    built = loaders(options)
    first, second = dict(epoch(built, 0)), dict(epoch(built, 1))
    everything = [number for drawn in (*first.values(), *second.values()) for number in drawn]
    assert len(set(everything)) == 2 * 23 * 3
    workers = loaders(options, workers=2)
    assert (dict(epoch(workers, 0)), dict(epoch(workers, 1))) == (first, second)  # also when the workers persist
    assert dict(epoch(loaders(options, batch_size=5), 0)) == first
    assert dict(epoch(loaders(options, seed=1), 0)) != first


@pytest.mark.parametrize("workers", [0, 2])
def test_a_pass_can_begin_anywhere(options: MakeOptions, workers: int) -> None:
    built = loaders(options, workers=workers)
    whole = epoch(built, 3)
    assert epoch(built, 3, start=2) == whole[16:]
    assert epoch(built, 3) == whole
    assert len(built.train) == len(built.order) == 3  # the length is the epoch's, not the pass's


def test_loading_leaves_the_model_s_generators_alone(options: MakeOptions) -> None:
    built = loaders(options)
    seed_everything(5)
    before = capture()
    list(built.evaluation)
    epoch(built, 0)
    assert identical(capture(), before)


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_shards(options: MakeOptions, size: int) -> None:
    """In training equally long, together everything; in evaluation each sample exactly once."""
    built = [loaders(options, World(torch.device("cpu"), rank, size)) for rank in range(size)]
    seen = [[i for i, _ in epoch(one, 0)] for one in built]
    assert len({len(shard) for shard in seen}) == 1
    assert set().union(*seen) == set(range(23))
    evaluated = sorted(i for one in built for batch in one.evaluation for i in batch.ids)
    assert evaluated == list(range(23))


def test_a_failing_sample_is_named() -> None:
    class Torn(Noise):
        def __getitem__(self, index: int) -> tuple[torch.Tensor, int]:
            raise OSError("truncated")

    with pytest.raises(OSError, match="truncated") as caught:
        Seeded(Torn(), 0).__getitems__([Ticket(2, 7)])
    assert caught.value.__notes__ == ["while loading sample 7 in epoch 2"]


def test_a_batch_of_nested_tensors_moves_as_a_whole() -> None:
    batch = Batch({"image": torch.zeros(2, 3, 4, 4), "ids": [torch.ones(2)]}, (torch.zeros(2), "text"), [4, 5])
    moved = batch.to(torch.device("cpu"), channels_last=True)
    assert len(moved) == 2
    assert moved.inputs["image"].is_contiguous(memory_format=torch.channels_last)
    assert torch.equal(moved.inputs["ids"][0], torch.ones(2))
    assert moved.targets[1] == "text"


def test_workers_follow_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {}
    for cores, share in [(1, 1), (2, 1), (8, 1), (64, 1), (64, 8), (8, 8)]:
        monkeypatch.setattr("os.sched_getaffinity", lambda _, n=cores: set(range(n)))
        monkeypatch.setenv("LOCAL_WORLD_SIZE", str(share))
        found[cores, share] = usable_workers()
    assert found == {(1, 1): 0, (2, 1): 1, (8, 1): 4, (64, 1): 4, (64, 8): 4, (8, 8): 0}


def test_derived_seeds_are_distinct_and_stable() -> None:
    seeds = [derive(seed, epoch, sample) for seed in range(3) for epoch in range(10) for sample in range(100)]
    assert len(set(seeds)) == len(seeds)
    assert derive(0, "order") == 16563326
    assert all(0 <= seed < 2**32 for seed in seeds)


def test_random_state_is_captured_whole() -> None:
    seed_everything(3)
    state = capture()
    drawn = random.random(), np.random.rand(), np.random.normal(), torch.rand(2)
    with preserved():
        seed_everything(9)
    restore(state)
    again = random.random(), np.random.rand(), np.random.normal(), torch.rand(2)
    assert drawn[:3] == again[:3]
    assert torch.equal(drawn[3], again[3])


def test_shapes_can_be_told_apart_and_sets_share_none() -> None:
    images = Preprocessing(16, task.MEAN, task.STD)
    one = SyntheticShapes(200, 16, 10, images.one, seed=1)
    other = SyntheticShapes(200, 16, 10, images.one, seed=2)
    assert [target for _, target in (one[i] for i in range(12))] == [*range(10), 0, 1]
    flat = {image.numpy().tobytes() for image in (*one.images, *other.images)}
    assert len(flat) == 400
    assert torch.equal(one.images, SyntheticShapes(200, 16, 10, images.one, seed=1).images)
    with pytest.raises(ValueError, match="classes must be 2 to 10, not 11"):
        SyntheticShapes(5, 16, len(SHAPES) + 1, images.one, seed=0)


def test_training_and_evaluation_share_the_preprocessing() -> None:
    """One image, cropped by nothing, comes out of both transforms equal."""
    images = Preprocessing(8, task.MEAN, task.STD)
    raw = torch.full((3, 8, 8), 100, dtype=torch.uint8)  # a crop of a plain image is the image
    assert torch.allclose(images.augmented()(raw), images.one(raw), atol=1e-6)
    expected = (100 / 255 - torch.tensor(task.MEAN)) / torch.tensor(task.STD)
    assert torch.allclose(images.one(raw)[:, 0, 0], expected, atol=1e-5)


def test_folders_of_images(tmp_path: Any, options: MakeOptions) -> None:
    from PIL import Image

    for part in ("train", "val"):
        for color, name in [(40, "dark"), (220, "light")]:
            (tmp_path / part / name).mkdir(parents=True)
            for number in range(4):
                Image.new("L", (20 + number, 24), color).save(tmp_path / part / name / f"{number}.png")
    config = options(data=str(tmp_path))
    train_set, val_set = task.build_datasets(config)
    assert task.class_count(config) == 2
    assert (len(train_set), len(val_set)) == (8, 8)
    image, target = val_set[5]
    assert (image.shape, target) == ((3, 16, 16), 1)
    (tmp_path / "val" / "extra").mkdir()
    (tmp_path / "val" / "extra" / "0.png").write_bytes((tmp_path / "val" / "dark" / "0.png").read_bytes())
    with pytest.raises(ValueError, match=r"train and val differ in their classes: \['extra'\]"):
        image_folders(str(tmp_path), Preprocessing(16, task.MEAN, task.STD))
    with pytest.raises(ValueError, match="no folder 'train'"):
        image_folders(str(tmp_path / "val"), Preprocessing(16, task.MEAN, task.STD))


def test_the_order_is_a_batch_sampler() -> None:
    sampler = torch.utils.data.DistributedSampler(Noise(), 1, 0, shuffle=False)  # type: ignore[arg-type]
    order = Batches(sampler, 10)
    order.set_epoch(4, start=2)
    assert list(order) == [[Ticket(4, 20), Ticket(4, 21), Ticket(4, 22)]]
