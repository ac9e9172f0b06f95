"""Records behave as dataclasses do."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from looplint.record import field, record, replace


@record(frozen=True, order=True)
class Point:
    x: int
    y: int = 2
    tags: tuple[str, ...] = ()

    @property
    def sum(self) -> int:
        return self.x + self.y


@record(eq=False)
class Node:
    name: str
    children: list[Node] = field(default_factory=list)
    weight: float = field(default=1.0)


@record()
class Leaf(Node):
    color: str = "green"

    def __repr__(self) -> str:
        return f"<{self.name}>"


@record(slots=False)
class Open:
    x: int
    y: int = field(default=3)
    z: list[int] = field(default_factory=list)
    kind: ClassVar[str] = "open"


@record(eq=False)
class Remembering:
    name: str
    seen: list[int] = field(default_factory=list, init=False, repr=False)
    count: int = field(default=0, init=False)


@record(frozen=True)
class Empty:
    pass


@record(frozen=True)
class One:
    x: object


@dataclass(frozen=True, slots=True, order=True)
class DataPoint:
    x: int
    y: int = 2
    tags: tuple[str, ...] = ()


MADE = [
    ((1,), {}), ((1, 3), {}), ((), {"x": 1}), ((1,), {"tags": ("a",)}), ((1, 2, ("b",)), {}),
]  # fmt: skip


@pytest.mark.parametrize(("args", "kwargs"), MADE)
def test_a_record_is_what_a_dataclass_is(args: Any, kwargs: Any) -> None:
    ours, theirs = Point(*args, **kwargs), DataPoint(*args, **kwargs)
    assert (ours.x, ours.y, ours.tags) == (theirs.x, theirs.y, theirs.tags)
    assert repr(ours).replace("Point", "DataPoint") == repr(theirs)
    assert hash(ours) == hash(theirs)
    assert Point.__match_args__ == DataPoint.__match_args__
    for others, other_kwargs in MADE:
        one, two = Point(*others, **other_kwargs), DataPoint(*others, **other_kwargs)
        assert (ours == one, ours < one, ours <= one, ours > one, ours >= one) == (
            theirs == two, theirs < two, theirs <= two, theirs > two, theirs >= two,
        )  # fmt: skip


@pytest.mark.parametrize(
    "made", [lambda: Point(), lambda: Point(1, 2, (), 4), lambda: Point(1, z=3), lambda: Point(1, x=1)]
)
def test_wrong_arguments_are_refused(made: Any) -> None:
    with pytest.raises(TypeError, match=r"Point\.__init__"):
        made()


def test_a_frozen_record_cannot_be_changed() -> None:
    point = Point(1)
    with pytest.raises(AttributeError):
        point.x = 2
    with pytest.raises(AttributeError):
        del point.x
    assert point.x == 1
    assert {point: 1}[Point(1)] == 1


def test_records_without_equality_are_told_apart_by_identity() -> None:
    one, other = Node("a"), Node("a")
    assert one != other
    assert len({one, other}) == 2
    one.name = "b"
    assert one.name == "b"
    assert one.children is not other.children


def test_a_record_that_can_change_has_no_hash() -> None:
    assert Leaf("a") == Leaf("a")
    with pytest.raises(TypeError):
        hash(Leaf("a"))


def test_fields_are_inherited() -> None:
    leaf = Leaf("a", [], 2.0, "red")
    assert (leaf.name, leaf.weight, leaf.color, repr(leaf)) == ("a", 2.0, "red", "<a>")
    assert Leaf.__match_args__ == ("name", "children", "weight", "color")
    assert isinstance(leaf, Node)
    assert Node("b").weight == 1.0


def test_slots_hold_no_further_names() -> None:
    with pytest.raises(AttributeError):
        Node("a").other = 1
    Open(1).other = 1
    assert (Open(1).y, Open.kind, Open(1).z, Open.__match_args__) == (3, "open", [], ("x", "y", "z"))


def test_a_field_may_be_its_own_business() -> None:
    one, other = Remembering("a"), Remembering(name="b")
    assert repr(one) == "Remembering(name='a', count=0)"
    assert one.seen == []
    assert one.seen is not other.seen
    assert replace(one, name="c").name == "c"
    assert dataclasses.replace(one, name="c").name == "c"
    with pytest.raises(TypeError):
        Remembering("a", [])


def test_small_records() -> None:
    assert Empty() == Empty()
    assert repr(Empty()) == "Empty()"
    assert One(1) == One(1) != One(2)
    assert Point(1) != One(1)


@pytest.mark.parametrize("made", [Point(1, tags=("a",)), Leaf("a", [], 3.0), Open(1), Empty(), One("x")])
def test_records_can_be_copied_and_sent(made: Any) -> None:
    for copied in (copy.copy(made), copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        assert copied == made
        assert type(copied) is type(made)


def test_a_copy_may_differ_in_some_fields() -> None:
    assert replace(Point(1, 2, ("a",)), y=7) == Point(1, 7, ("a",))
    assert replace(DataPoint(1), y=7) == DataPoint(1, 7)
    with pytest.raises(TypeError):
        replace(Point(1), z=1)


def test_dataclasses_takes_them_for_its_own() -> None:
    assert dataclasses.is_dataclass(Point)
    assert [f.name for f in dataclasses.fields(Leaf("a"))] == ["name", "children", "weight", "color"]
    assert dataclasses.replace(Point(1), y=5) == Point(1, 5)
    assert dataclasses.asdict(Point(1)) == {"x": 1, "y": 2, "tags": ()}
    assert dataclasses.fields(Node)[1].default_factory is list


def test_methods_and_matching() -> None:
    assert Point(1, 4).sum == 5
    match Point(7, 8):
        case Point(x, y):
            assert (x, y) == (7, 8)
