"""The language server, asked by a real client over its standard input and output."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pygls", reason="the language server is an extra: python -m pip install 'looplint[lsp]'")

from lsprotocol import types
from pygls.lsp.client import LanguageClient

from looplint.rule import rules
from looplint.server import answers
from looplint.server.places import Lines, encoded, path_of

ROOT = Path(__file__).parents[1]
BUGGY = """\
import torch

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs, targets in loader:
    loss = torch.nn.functional.cross_entropy(model(inputs), targets)
    loss.backward()
    optimizer.step()
"""
FINE = BUGGY.replace("    loss.backward()", "    optimizer.zero_grad()\n    loss.backward()")
CLIP = """\
import torch

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler()
for inputs, targets in loader:
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = torch.nn.functional.cross_entropy(model(inputs), targets)
    scaler.scale(loss).backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    scaler.step(optimizer)
    scaler.update()
"""


class Client(LanguageClient):
    """An editor that remembers what it was shown."""

    def __init__(self) -> None:
        super().__init__("test-editor", "1")
        self.shown: dict[str, types.PublishDiagnosticsParams] = {}
        self.news = asyncio.Event()
        self.messages: list[str] = []
        self.registered: list[str] = []

        @self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(params: types.PublishDiagnosticsParams) -> None:
            self.shown[params.uri] = params
            self.news.set()

        @self.feature(types.WINDOW_SHOW_MESSAGE)
        def message(params: types.ShowMessageParams) -> None:
            self.messages.append(params.message)
            self.news.set()

        @self.feature(types.WINDOW_LOG_MESSAGE)
        def logged(params: types.LogMessageParams) -> None: ...

        @self.feature(types.CLIENT_REGISTER_CAPABILITY)
        def register(params: types.RegistrationParams) -> None:
            self.registered += [registration.method for registration in params.registrations]
            self.news.set()

    async def until(self, true: Callable[[], Any], seconds: float = 15.0) -> Any:
        """Wait for something to be so."""
        async with asyncio.timeout(seconds):
            while not (found := true()):
                self.news.clear()
                await self.news.wait()
        return found

    async def codes(self, uri: str, version: int) -> list[str]:
        """The codes that are shown for one version of a document."""
        await self.until(lambda: uri in self.shown and self.shown[uri].version == version)
        return [str(each.code) for each in self.shown[uri].diagnostics]

    def open(self, path: Path, text: str, version: int = 1) -> str:
        uri = path.as_uri()
        item = types.TextDocumentItem(uri, "python", version, text)
        self.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return uri

    def change(self, uri: str, version: int, text: str) -> None:
        whole = types.TextDocumentContentChangeWholeDocument(text)
        named = types.VersionedTextDocumentIdentifier(version, uri)
        self.text_document_did_change(types.DidChangeTextDocumentParams(named, [whole]))

    async def actions(self, uri: str, only: list[str] | None = None) -> dict[str, types.CodeAction]:
        where = types.Range(types.Position(0, 0), types.Position(10_000, 0))
        context = types.CodeActionContext(self.shown[uri].diagnostics, only=only)
        asked = types.CodeActionParams(types.TextDocumentIdentifier(uri), where, context)
        found = await self.text_document_code_action_async(asked)
        return {action.title: action for action in found or () if isinstance(action, types.CodeAction)}


def talk(
    folder: Path,
    conversation: Callable[[Client], Awaitable[None]],
    options: object = None,
    encodings: list[str] | None = None,
    resolve: bool = True,
    command: tuple[str, ...] = ("-m", "looplint", "server"),
) -> None:
    """Start a server in a folder, hold a conversation with it, and see it end properly."""

    async def main() -> None:
        client = Client()
        await client.start_io(sys.executable, *command, cwd=folder)
        support = types.ClientCodeActionResolveOptions(["edit"]) if resolve else None
        capabilities = types.ClientCapabilities(
            general=types.GeneralClientCapabilities(position_encodings=encodings),
            text_document=types.TextDocumentClientCapabilities(
                code_action=types.CodeActionClientCapabilities(resolve_support=support)
            ),
            notebook_document=types.NotebookDocumentClientCapabilities(
                types.NotebookDocumentSyncClientCapabilities(dynamic_registration=False)
            ),
            workspace=types.WorkspaceClientCapabilities(
                did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True)
            ),
        )
        asked = types.InitializeParams(capabilities, root_uri=folder.as_uri(), initialization_options=options)
        await client.initialize_async(asked)
        client.initialized(types.InitializedParams())
        try:
            async with asyncio.timeout(60):
                await conversation(client)
            await client.shutdown_async(None)
            client.exit(None)
            server = client._server
            assert server is not None
            assert await asyncio.wait_for(server.wait(), 10) == 0
        finally:
            if (server := client._server) is not None and server.returncode is None:
                server.kill()
            await client.stop()

    asyncio.run(main())


def edited(text: str, edits: list[Any]) -> str:
    """A text of plain characters after edits."""
    lines = text.splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines) + 1)]

    def offset(at: types.Position) -> int:
        return starts[min(at.line, len(lines))] + at.character

    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end) :]
    return text


def changed(uri: str, text: str, action: types.CodeAction) -> str:
    assert action.edit is not None
    assert action.edit.changes is not None
    return edited(text, list(action.edit.changes[uri]))


# -- diagnostics -------------------------------------------------------------------------------------------------
def test_findings_are_shown_from_the_unsaved_text(tmp_path: Path) -> None:
    file = tmp_path / "train.py"
    file.write_text(FINE)

    async def conversation(client: Client) -> None:
        uri = client.open(file, BUGGY)
        assert await client.codes(uri, 1) == ["LL101"]
        (found,) = client.shown[uri].diagnostics
        assert found.severity == types.DiagnosticSeverity.Error
        assert found.source == "looplint"
        assert found.range == types.Range(types.Position(6, 4), types.Position(6, 19))
        assert found.message.startswith("gradients are not cleared")
        assert found.message.count("\nhelp: ") == 1
        assert found.code_description is not None
        page = path_of(found.code_description.href)  # in the looplint that serves, wherever that is installed
        assert Path(page).parts[-4:] == Path(rules()["LL101"].path).parts[-4:]
        related = found.related_information or []
        assert [step.location.range.start.line for step in related] != []
        assert {step.location.uri for step in related} == {uri}
        client.change(uri, 2, FINE)
        assert await client.codes(uri, 2) == []
        client.change(uri, 3, BUGGY)
        assert await client.codes(uri, 3) == ["LL101"]
        client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri)))
        await client.until(lambda: not client.shown[uri].diagnostics)
        assert file.read_text() == FINE

    talk(tmp_path, conversation)


def test_quick_typing_is_checked_when_it_pauses(tmp_path: Path) -> None:
    async def conversation(client: Client) -> None:
        uri = client.open(tmp_path / "train.py", FINE)
        for version in range(2, 40):
            client.change(uri, version, FINE + "#" * version)
        client.change(uri, 40, BUGGY)
        assert await client.codes(uri, 40) == ["LL101"]
        assert not client.messages

    talk(tmp_path, conversation)


def test_what_does_not_parse_is_a_finding_and_later_none(tmp_path: Path) -> None:
    async def conversation(client: Client) -> None:
        uri = client.open(tmp_path / "train.py", BUGGY + "for x in (\n")
        assert await client.codes(uri, 1) == ["LL001"]
        client.change(uri, 2, BUGGY)
        assert await client.codes(uri, 2) == ["LL101"]

    talk(tmp_path, conversation)


@pytest.mark.parametrize(("encoding", "column"), [("utf-8", 28), ("utf-16", 22), ("utf-32", 20)])
def test_columns_are_counted_in_the_units_that_were_agreed_on(tmp_path: Path, encoding: str, column: int) -> None:
    written = BUGGY.replace("    loss.backward()", "    note = 'é😀😀 ü'; loss.backward()")

    async def conversation(client: Client) -> None:
        uri = client.open(tmp_path / "train.py", written)
        assert await client.codes(uri, 1) == ["LL101"]
        start = client.shown[uri].diagnostics[0].range.start
        assert (start.line, start.character) == (6, column)

    talk(tmp_path, conversation, encodings=[encoding])


def test_lines_are_counted_as_python_and_editors_do() -> None:
    lines = Lines("a\x0cb\r\nc\u2028d\re\n")
    assert lines.lines == ["a\x0cb", "c\u2028d", "e", ""]
    assert lines.newline == "\r\n"
    for line, column in [(1, 1), (1, 4), (2, 3), (4, 1)]:
        assert lines.place(lines.position(line, column)) == (line, column)
    assert lines.position(99, 99) == types.Position(3, 0)
    wide = Lines("x = '😀' + y")
    assert wide.position(1, 10).character == 10
    assert wide.place(types.Position(0, 10)) == (1, 10)


def test_a_text_is_read_in_the_encoding_that_it_declares() -> None:
    assert encoded("# coding: latin-1\nä\n") == b"# coding: latin-1\n\xe4\n"
    assert encoded("ä") == b"\xc3\xa4"
    assert encoded("# coding: nonsense\n") == b"# coding: nonsense\n"


def test_the_path_leads_through_other_files(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("")
    engine, train = tmp_path / "engine.py", tmp_path / "train.py"
    rest = CLIP[CLIP.index("    torch.nn.utils.clip") :]
    engine.write_text(f"import torch\n\n\ndef update(scaler, model, optimizer):\n{rest}")
    main = "from engine import update\n" + CLIP.replace(rest, "    update(scaler, model, optimizer)\n")
    train.write_text(main)

    async def conversation(client: Client) -> None:
        here = client.open(engine, engine.read_text())
        assert await client.codes(here, 1) == ["LL301"]
        related = client.shown[here].diagnostics[0].related_information or []
        assert {step.location.uri for step in related} >= {train.as_uri()}
        train.write_text(main.replace("    update(", "    scaler.unscale_(optimizer)\n    update("))
        saved = types.FileEvent(train.as_uri(), types.FileChangeType.Changed)
        client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([saved]))
        await client.until(lambda: not client.shown[here].diagnostics)

    talk(tmp_path, conversation)


def test_another_file_is_read_again_when_it_has_changed(tmp_path: Path) -> None:
    """Also where no client tells of it: the next check notices."""
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "engine.py").write_text("def clear(optimizer):\n    pass\n")
    main = "from engine import clear\n" + BUGGY.replace(
        "    loss.backward()", "    clear(optimizer)\n    loss.backward()"
    )

    async def conversation(client: Client) -> None:
        uri = client.open(tmp_path / "train.py", main)
        assert await client.codes(uri, 1) == ["LL101"]
        (tmp_path / "engine.py").write_text("def clear(optimizer):\n    optimizer.zero_grad()\n")
        client.change(uri, 2, main + "\n")
        assert await client.codes(uri, 2) == []

    talk(tmp_path, conversation)


# -- settings ----------------------------------------------------------------------------------------------------
def test_settings_are_read_again_when_they_change(tmp_path: Path) -> None:
    settings = tmp_path / "pyproject.toml"
    settings.write_text("[tool.looplint]\nignore = ['LL101']\n")

    async def conversation(client: Client) -> None:
        uri = client.open(tmp_path / "train.py", BUGGY)
        assert await client.codes(uri, 1) == []
        await client.until(lambda: client.registered == [types.WORKSPACE_DID_CHANGE_WATCHED_FILES])
        settings.write_text("[tool.looplint]\n")
        event = types.FileEvent(settings.as_uri(), types.FileChangeType.Changed)
        client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([event]))
        await client.until(lambda: client.shown[uri].diagnostics)
        settings.write_text("[tool.looplint]\nconfidence = 'hihg'\n")
        client.change(uri, 2, BUGGY + "\n")  # noticed without being told
        wrong = await client.until(lambda: client.shown[settings.as_uri()].diagnostics)
        assert "confidence must be" in wrong[0].message
        settings.write_text("[tool.looplint]\n")
        client.change(uri, 3, BUGGY)
        assert await client.codes(uri, 3) == ["LL101"]
        await client.until(lambda: not client.shown[settings.as_uri()].diagnostics)

    talk(tmp_path, conversation)


def test_the_editor_has_settings_too(tmp_path: Path) -> None:
    async def conversation(client: Client) -> None:
        uri = client.open(tmp_path / "train.py", BUGGY)
        assert await client.codes(uri, 1) == []
        told = types.DidChangeConfigurationParams({"looplint": {"ignore": []}})
        client.workspace_did_change_configuration(told)
        await client.until(lambda: client.shown[uri].diagnostics)
        client.workspace_did_change_configuration(types.DidChangeConfigurationParams({"looplint": {"nonsense": 1}}))
        await client.until(lambda: any("unknown setting 'nonsense'" in message for message in client.messages))
        assert client.shown[uri].diagnostics

    talk(tmp_path, conversation, {"settings": {"ignore": ["LL101"]}})


def test_what_a_run_over_the_project_leaves_out_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "looplint.toml").write_text("extend-exclude = ['old']\n")
    (tmp_path / "old").mkdir()
    (tmp_path / "tests").mkdir()
    for file in ("train.py", "old/train.py", "tests/test_train.py"):
        (tmp_path / file).write_text(BUGGY)

    async def conversation(client: Client) -> None:
        assert await client.codes(client.open(tmp_path / "old" / "train.py", BUGGY), 1) == []
        test = "import pytest\n\n\ndef test_it():\n    pass\n" + BUGGY
        assert await client.codes(client.open(tmp_path / "tests" / "test_train.py", test), 1) == []
        assert await client.codes(client.open(tmp_path / "train.py", BUGGY), 1) == ["LL101"]

    talk(tmp_path, conversation)


# -- hover and actions -------------------------------------------------------------------------------------------
def test_hovering_shows_the_page(tmp_path: Path) -> None:
    async def conversation(client: Client) -> None:
        ignored = BUGGY.replace(".backward()", ".backward()  # looplint: ignore[LL101] summed on purpose")
        uri = client.open(tmp_path / "train.py", BUGGY)
        other = client.open(tmp_path / "other.py", ignored)
        assert await client.codes(uri, 1) == ["LL101"]
        assert await client.codes(other, 1) == []
        for address, column, page in [(uri, 6, True), (uri, 1, False), (other, 42, True), (other, 30, False)]:
            here = types.HoverParams(types.TextDocumentIdentifier(address), types.Position(6, column))
            hover = await client.text_document_hover_async(here)
            text = getattr(hover.contents, "value", "") if hover else ""
            assert ("`LL101` · `zero-grad-missing`" in text) is page, (address, column)

    talk(tmp_path, conversation)


def test_a_fix_is_a_code_action(tmp_path: Path) -> None:
    async def conversation(client: Client) -> None:
        uri = client.open(tmp_path / "train.py", CLIP)
        assert await client.codes(uri, 1) == ["LL301"]
        actions = await client.actions(uri)
        title = next(title for title in actions if title.startswith("looplint: call scaler.unscale_"))
        fixed = changed(uri, CLIP, actions[title])
        assert actions[title].is_preferred
        assert "    scaler.unscale_(optimizer)\n    torch.nn.utils.clip" in fixed
        client.change(uri, 2, fixed)
        assert await client.codes(uri, 2) == []

    talk(tmp_path, conversation)


@pytest.mark.parametrize("resolve", [True, False])
def test_all_that_is_safe_is_fixed_at_once(tmp_path: Path, resolve: bool) -> None:
    twice = CLIP.replace("\n", "\r\n") + "model.eval()  # looplint: ignore[LL301] idle\r\n"

    async def conversation(client: Client) -> None:
        uri = client.open(tmp_path / "train.py", twice)
        assert sorted(await client.codes(uri, 1)) == ["LL002", "LL301"]
        actions = await client.actions(uri, ["source.fixAll"])
        (action,) = actions.values()
        assert action.kind == answers.FIX_ALL
        assert (action.edit is None) is resolve
        if resolve:
            action = await client.code_action_resolve_async(action)
        fixed = changed(uri, twice, action)
        assert fixed.count("\n") == fixed.count("\r\n") == twice.count("\n") + 1
        client.change(uri, 2, fixed)
        assert await client.codes(uri, 2) == []
        assert not (tmp_path / "train.py").exists()

    talk(tmp_path, conversation, resolve=resolve)


IGNORED = {
    "loss.backward()": "loss.backward()  # looplint: ignore[LL101]",
    "loss.backward()  # both": "loss.backward()  # both  # looplint: ignore[LL101]",
    "loss.backward(\n    )": "loss.backward(  # looplint: ignore[LL101]\n    )",
    "loss.backward()  # looplint: ignore[LL202] so": "loss.backward()  # looplint: ignore[LL202, LL101] so",
    'note = """a\n    """; loss.backward()': 'note = """a\n    """; loss.backward()  # looplint: ignore[LL101]',
    "loss \\\n        .backward()": "loss \\\n        .backward()  # looplint: ignore[LL101]",
    'loss.backward(); note = """a\n"""': 'loss.backward(); note = """a\n"""  # looplint: ignore[LL101]',
}


def test_a_finding_can_be_ignored_where_it_stands(tmp_path: Path) -> None:
    async def conversation(client: Client) -> None:
        for number, (before, after) in enumerate(IGNORED.items()):
            text = BUGGY.replace("loss.backward()", before)
            uri = client.open(tmp_path / f"train{number}.py", text)
            assert "LL101" in await client.codes(uri, 1)
            actions = await client.actions(uri, ["quickfix"])
            ignored = changed(uri, text, actions["looplint: ignore LL101 here"])
            assert ignored == BUGGY.replace("loss.backward()", after)
            client.change(uri, 2, ignored)
            assert "LL101" not in await client.codes(uri, 2)

    talk(tmp_path, conversation)


# -- notebooks ---------------------------------------------------------------------------------------------------
def test_a_notebook_is_checked_as_a_whole(tmp_path: Path) -> None:
    head, _, loop = CLIP.partition("for inputs")
    texts = ["%matplotlib inline\n" + head, "print('ü')", "for inputs" + loop.rstrip()]
    path = tmp_path / "train.ipynb"
    addresses = [f"vscode-notebook-cell:{path}#{number}" for number in range(3)]

    async def conversation(client: Client) -> None:
        cells = [types.NotebookCell(types.NotebookCellKind.Code, address) for address in addresses]
        book = types.NotebookDocument(path.as_uri(), "jupyter-notebook", 1, cells)
        items = [types.TextDocumentItem(a, "python", 1, text) for a, text in zip(addresses, texts, strict=True)]
        client.notebook_document_did_open(types.DidOpenNotebookDocumentParams(book, items))
        assert await client.codes(addresses[2], 1) == ["LL301"]
        assert not client.shown[addresses[0]].diagnostics
        (found,) = client.shown[addresses[2]].diagnostics
        assert found.range.start == types.Position(5, 4)
        actions = await client.actions(addresses[2])
        assert set(actions) >= {"looplint: ignore LL301 here", "looplint: fix all that is safe to fix"}
        action = await client.code_action_resolve_async(actions["looplint: fix all that is safe to fix"])
        assert action.edit is not None
        assert set(action.edit.changes or ()) == {addresses[2]}
        fixed = changed(addresses[2], texts[2], action)
        assert "\n    scaler.unscale_(optimizer)\n" in fixed
        text = types.NotebookDocumentCellContentChanges(
            types.VersionedTextDocumentIdentifier(2, addresses[2]),
            [types.TextDocumentContentChangeWholeDocument(fixed)],
        )
        change = types.NotebookDocumentChangeEvent(cells=types.NotebookDocumentCellChanges(text_content=[text]))
        named = types.VersionedNotebookDocumentIdentifier(2, path.as_uri())
        client.notebook_document_did_change(types.DidChangeNotebookDocumentParams(named, change))
        assert await client.codes(addresses[2], 2) == []

    talk(tmp_path, conversation)


# -- what must not happen ----------------------------------------------------------------------------------------
CRASHING = """
import sys
from looplint.cli import main
from looplint.record import replace
from looplint.rule import rules

def broken(run):
    print("noise on standard output")
    raise ZeroDivisionError("oh")

rules()["LL101"] = replace(rules()["LL101"], check=broken)
sys.exit(main(["server", "--stdio"]))
"""


def test_a_rule_that_crashes_is_named_and_the_server_lives_on(tmp_path: Path) -> None:
    async def conversation(client: Client) -> None:
        uri = client.open(tmp_path / "train.py", BUGGY)
        assert await client.codes(uri, 1) == []
        await client.until(lambda: any("LL101" in message and "crashed" in message for message in client.messages))
        client.change(uri, 2, CLIP)
        assert await client.codes(uri, 2) == ["LL301"]

    talk(tmp_path, conversation, command=("-c", CRASHING))


def test_a_fault_of_the_server_is_told_and_the_server_lives_on(tmp_path: Path) -> None:
    code = """
import sys
from looplint.server import checking
real = checking.check_paths
def once(*args, **more):
    checking.check_paths = real
    raise RuntimeError("out of luck")
checking.check_paths = once
from looplint.cli import main
sys.exit(main(["server"]))
"""

    async def conversation(client: Client) -> None:
        uri = client.open(tmp_path / "train.py", BUGGY)
        await client.until(lambda: any("out of luck" in message for message in client.messages))
        client.change(uri, 2, BUGGY + "\n")
        assert await client.codes(uri, 2) == ["LL101"]

    talk(tmp_path, conversation, command=("-c", code))


def test_without_pygls_the_command_says_what_to_install(tmp_path: Path) -> None:
    import subprocess

    code = "import sys; sys.modules['pygls'] = None; from looplint.cli import main; sys.exit(main(['server']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 2
    assert "pip install 'looplint[lsp]'" in done.stderr


def test_every_tag_belongs_to_a_rule() -> None:
    assert set(answers.TAGS) <= {rule.name for rule in rules().values()}


def test_json_of_a_notebook_is_one(tmp_path: Path) -> None:
    from looplint.server.places import notebook

    book = notebook((tmp_path / "a.ipynb").as_uri(), [("c:1", 1, "x"), ("c:2", 1, "y")], "utf-16")
    assert [cell["source"] for cell in json.loads(book.data)["cells"]] == ["x", "y"]
