"""A run in lanes: events stand in the right ones, states are those of the training, findings bite where they are."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from looplint.check import check_paths
from looplint.cli import main
from looplint.picture import Beat, Picture
from looplint.picture.choose import pictures_of
from looplint.picture.html import page
from looplint.picture.lanes import Kind
from looplint.picture.states import State
from looplint.picture.text import draw
from looplint.report.excerpt import Sources
from looplint.static.analyse import flows_of
from looplint.static.modules import Project
from looplint.static.source import load
from looplint.trace.page import Page

EXAMPLES = Path(__file__).parents[1] / "examples"

STALE = """
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.rand(64, 8), torch.rand(64, 1)), batch_size=8)
model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.1), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(2):
    model.train()
    for inputs, wanted in loader:
        loss = nn.functional.mse_loss(model(inputs), wanted)
        loss.backward()
        optimizer.step()
    model.eval()
    with torch.no_grad():
        print(model(torch.rand(4, 8)))
"""


def pictures(path: Path) -> list[Picture]:
    source, project = load(str(path)), Project.of(path)
    return pictures_of(flows_of(source, project), check_paths([str(path)]).findings, source.path)


@pytest.fixture
def stale(tmp_path: Path) -> Path:
    path = tmp_path / "stale.py"
    path.write_text(STALE)
    return path


def lane(picture: Picture, kind: Kind) -> int:
    (number,) = [n for n, lane in enumerate(picture.lanes) if lane.kind is kind]
    return number


def beats(picture: Picture, words: str) -> list[Beat]:
    return [beat for beat in picture.beats if beat.kind == "event" and beat.words.startswith(words)]


def test_an_event_stands_in_its_lane_and_touches_others(stale: Path) -> None:
    (picture,) = pictures(stale)
    kinds = {words: [picture.lanes[n].kind for n in beats(picture, words)[0].lanes] for words in ("backward", "step")}
    assert kinds["backward"] == [Kind.GRADIENTS, Kind.MODEL]
    assert kinds["step"] == [Kind.OPTIMIZER, Kind.GRADIENTS, Kind.MODEL]


def test_the_gradients_between_the_events_are_those_of_the_training(stale: Path) -> None:
    (picture,) = pictures(stale)
    gradients = lane(picture, Kind.GRADIENTS)
    changes = [(b.words, b.after[gradients]) for b in picture.beats if b.after[gradients] is not b.before[gradients]]
    assert changes[:4] == [
        ("backward", State.FRESH),
        ("step", State.USED),
        ("backward", State.MIXED),
        ("step", State.USED),
    ]


def test_scaled_gradients_are_fresh_once_the_scale_is_divided_out() -> None:
    (wrong,) = pictures(EXAMPLES / "train_amp.py")
    gradients = lane(wrong, Kind.GRADIENTS)
    (clip, *_) = beats(wrong, "gradients clipped")
    assert clip.before[gradients] is State.SCALED
    assert clip.bites
    assert wrong.answers == ["args.amp is true"]


def test_the_mode_of_a_model_is_seen(stale: Path) -> None:
    (picture,) = pictures(stale)
    model = lane(picture, Kind.MODEL)
    modes = {words: beats(picture, words)[0].after[model] for words in ("forward, no grad", "backward")}
    assert modes == {"forward, no grad": State.EVALUATION, "backward": State.TRAINING}


def test_a_finding_bites_once_where_it_is_reported_and_its_path_is_marked(stale: Path) -> None:
    (picture,) = pictures(stale)
    bitten = [beat for beat in picture.beats if beat.bites]
    assert [(beat.words, beat.at.line if beat.at else 0) for beat in bitten] == [("backward", 13)]
    assert [j.rule.code for j in picture.findings] == ["LL101"]
    notes = [(beat.words, said.text) for beat in picture.beats for said in beat.said if said.kind == "note"]
    assert notes == [
        ("step", "this step leaves its gradients in place"),
        ("backward", "this backward adds to them"),
        ("step", "this step uses the sum"),
    ]
    assert not picture.elsewhere


def test_two_turns_are_drawn_and_what_is_the_same_is_said_so(stale: Path) -> None:
    (picture,) = pictures(stale)
    heads = [(beat.kind, beat.words) for beat in picture.beats if beat.kind != "event"]
    assert heads == [("head", "epoch 1"), ("head", "batch 1"), ("head", "batch 2"), ("head", "epoch 2"),
                     ("same", "batch 1 to 2: as above")]  # fmt: skip


def test_two_models_have_two_lanes_and_each_its_gradients() -> None:
    (picture,) = pictures(EXAMPLES / "train_gan.py")
    titles = [lane.title for lane in picture.lanes]
    assert sorted(titles) == sorted(
        ["data", "discriminator", "generator", "∇ discriminator", "∇ generator", "optimizer_d", "optimizer_g"]
    )
    steps = [[titles[n] for n in beat.lanes] for beat in beats(picture, "step")[:2]]
    assert steps == [
        ["optimizer_d", "∇ discriminator", "discriminator"],
        ["optimizer_g", "∇ generator", "generator"],
    ]


def test_a_finding_that_no_run_shows_is_listed(tmp_path: Path) -> None:
    path = tmp_path / "train.py"
    path.write_text(STALE + "print(1)  # looplint: ignore[LL101]\n")
    (picture,) = pictures(path)
    assert [j.finding.span.line for j in picture.elsewhere] == [18]
    assert "Not shown in this picture" in page([picture], "train.py", Sources())
    assert "train.py:18" in "\n".join(drawn(path))


# -- on a terminal -----------------------------------------------------------------------------------------------
def drawn(path: Path, encoding: str = "utf-8") -> list[str]:
    raw = BytesIO()
    stream = TextIOWrapper(raw, encoding=encoding)
    draw(pictures(path), Page(stream, False), Sources())
    stream.flush()
    return raw.getvalue().decode(encoding).splitlines()


def test_marks_stand_below_the_names_of_their_lanes(stale: Path) -> None:
    lines = drawn(stale)
    header = next(line for line in lines if "gradients" in line and "optimizer" in line)
    (wrong,) = [line for line in lines if "✗" in line and "│" in line]
    begin = header.index("gradients")
    assert begin <= wrong.index("✗") < begin + len("gradients")
    assert wrong.lstrip().startswith("13")
    assert "loss.backward()" in wrong


def test_a_terminal_without_box_characters_gets_others(stale: Path) -> None:
    text = "\n".join(drawn(stale, "ascii"))
    assert "X" in text
    assert "\\u" not in text


def test_what_a_file_holds_cannot_move_the_cursor(tmp_path: Path) -> None:
    path = tmp_path / "evil.py"
    path.write_text(STALE.replace("optimizer.step()", "optimizer.step()  # \x1b[2J\u202e"))
    assert not re.search("[\x1b\u202e]", "\n".join(drawn(path)))


# -- in a browser ------------------------------------------------------------------------------------------------
class Read(HTMLParser):
    """What is in a page: its tags, open and closed, its links and ids, its text."""

    VOID = ("meta", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_a_page_is_whole_and_loads_nothing(stale: Path) -> None:
    text = page(pictures(stale), "stale.py", Sources())
    read = Read(text)
    assert read.open == []
    assert not {"script", "link", "img", "iframe", "object"} & {tag for tag, _ in read.tags}
    assert not re.search(r"url\(|@import|https?:|//", re.sub(r"<code>.*?</code>", "", text))
    assert "default-src 'none'" in text
    assert not [name for _, attrs in read.tags for name in attrs if name.startswith("on")]


def test_a_page_leads_from_each_finding_to_its_place(stale: Path) -> None:
    read = Read(page(pictures(stale), "stale.py", Sources()))
    ids = [attrs["id"] for _, attrs in read.tags if "id" in attrs]
    links = [attrs["href"] for tag, attrs in read.tags if tag == "a"]
    assert len(set(ids)) == len(ids)
    assert links
    assert all(link is not None and link.removeprefix("#") in ids for link in links)


def test_every_row_has_a_cell_for_every_lane(stale: Path) -> None:
    pictured = pictures(stale)
    text = page(pictured, "stale.py", Sources())
    for row in re.findall(r"<tr[ >].*?</tr>", text, re.DOTALL)[1:]:
        assert row.count('<td class="lane ') == len(pictured[0].lanes)


def test_a_page_can_be_read_without_seeing_it(stale: Path) -> None:
    read = Read(page(pictures(stale), "stale.py", Sources()))
    assert ("html", {"lang": "en"}) in read.tags
    assert all(attrs.get("scope") for tag, attrs in read.tags if tag == "th")
    assert "gradients: wrong" in read.text
    assert any("now used and fresh gradients" in text for text in read.text)


def test_a_page_escapes_what_it_shows(tmp_path: Path) -> None:
    path = tmp_path / "<b>evil&.py"
    path.write_text(STALE.replace("loss.backward()", "loss.backward()  # </code><script>alert(1)</script>\u202e"))
    text = page(pictures(path), str(path), Sources())
    assert "<script" not in text
    assert "<b>" not in text
    assert "\u202e" not in text
    assert "&lt;script&gt;" in text


# -- the command -------------------------------------------------------------------------------------------------
def test_trace_draws_and_writes(stale: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run.html"
    assert main(["trace", str(stale), "--lanes", "--html", str(out)]) == 0
    assert "✗" in capsys.readouterr().out
    assert out.read_text("utf-8").startswith("<!doctype html>")
    assert main(["trace", str(stale), "--html", str(tmp_path / "no" / "folder.html")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_trace_draws_one_rule_also_where_it_is_not_sure(stale: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", str(stale), "--lanes", "--rule", "LL102"]) == 0
    assert "✗" not in capsys.readouterr().out
    assert main(["trace", str(stale), "--lanes", "--rule", "LL101"]) == 0
    assert "LL101 gradients are not cleared" in capsys.readouterr().out


def test_a_file_without_a_training_is_said_to_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hello.py"
    path.write_text("import torch\nprint('hello')\n")
    assert main(["trace", str(path), "--lanes"]) == 0
    assert "nothing to draw" in capsys.readouterr().out
