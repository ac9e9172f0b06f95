"""The server: messages in, answers and diagnostics out. One thread checks, so that the editor is never kept waiting."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import BinaryIO, TypeVar

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from looplint import __version__
from looplint.config import ConfigError
from looplint.server import answers
from looplint.server.checking import Checker, Result
from looplint.server.places import UTF_16, Opened, notebook, path_of, script

STACK = 64 * 2**20  # bytes: reading nests deeply, and a thread has less room than a program
SOONEST, LATEST = 0.03, 0.4  # seconds without a keystroke before a check, by how long the last one took
WATCHED = ("**/*.{py,ipynb}", "**/{pyproject,looplint,.looplint}.toml")
_JUPYTER = types.NotebookDocumentFilterWithCells(
    notebook=types.NotebookDocumentFilterNotebookType(notebook_type="jupyter-notebook"),
    cells=[types.NotebookCellLanguage(language="python")],
)
T = TypeVar("T")


class Server(LanguageServer):
    """A language server with the documents that are open, and what was last found in each."""

    def __init__(self) -> None:
        # The full text with each change: positions in it are then nobody's business but ours.
        super().__init__(
            "looplint",
            __version__,
            text_document_sync_kind=types.TextDocumentSyncKind.Full,
            notebook_document_sync=types.NotebookDocumentSyncOptions([_JUPYTER], save=True),
        )
        self.checker = Checker()
        self.results: dict[str, Result] = {}
        self.shown: dict[str, dict[str, list[types.Diagnostic]]] = {}  # by document, then by address
        self.waiting: dict[str, asyncio.Task[None]] = {}
        self.took: dict[str, float] = {}
        self.told: set[str] = set()
        self.worker = ThreadPoolExecutor(1, "looplint")
        before = threading.stack_size(STACK)
        self.worker.submit(int).result()
        threading.stack_size(before)

    # -- what is open --------------------------------------------------------------------------------------------
    def opened(self, uri: str) -> Opened | None:
        """The document with this address, as it is now: a script, or the notebook that has this cell."""
        encoding = str(getattr(self.workspace.position_encoding, "value", self.workspace.position_encoding) or UTF_16)
        book = self.workspace.notebook_documents.get(uri) or self.workspace.get_notebook_document(cell_uri=uri)
        texts = self.workspace.text_documents
        if book is not None:
            known = [texts[cell.document] for cell in book.cells if cell.document in texts]
            cells = [(text.uri, text.version, text.source) for text in known if text.language_id in (None, "python")]
            return notebook(book.uri, cells, encoding)
        text = texts.get(uri)
        return script(uri, text.version, text.source, encoding) if text is not None else None

    def documents(self) -> list[str]:
        """The addresses of all that is open: scripts, and notebooks as a whole."""
        books = self.workspace.notebook_documents
        cells = {cell.document for book in books.values() for cell in book.cells}
        return [*books, *(uri for uri in self.workspace.text_documents if uri not in cells)]

    # -- checking ------------------------------------------------------------------------------------------------
    def soon(self, uri: str, delay: float | None = None) -> None:
        """Check a document when nothing has been typed for a moment."""
        if (task := self.waiting.pop(uri, None)) is not None:
            task.cancel()
        wait = min(max(self.took.get(uri, 0.0) / 2, SOONEST), LATEST) if delay is None else delay
        self.waiting[uri] = asyncio.create_task(self._later(uri, wait))

    async def _later(self, uri: str, delay: float) -> None:
        await asyncio.sleep(delay)
        await self.current(uri)

    async def current(self, uri: str) -> Result | None:
        """What is found in the document as it is now; checked if it has changed since. None where it is not open."""
        opened = self.opened(uri)
        if opened is None:
            return None
        known = self.results.get(opened.uri)
        if known is not None and known.opened.stamp == opened.stamp:
            return known
        began = time.perf_counter()
        result = await self.work(partial(self.checker.check, opened), f"checking {opened.path}")
        now = self.opened(opened.uri)
        if result is None or now is None or now.stamp != opened.stamp:
            return result  # closed, or typed on: what comes next has a check of its own
        self.took[opened.uri] = time.perf_counter() - began
        self.results[opened.uri] = result
        self.show(opened.uri, answers.diagnostics(result))
        self.tell(result)
        return result

    async def work(self, what: Callable[[], T], named: str) -> T | None:
        """Do something where everything is checked; None where it failed, which is said."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.worker, what)
        except Exception as error:
            traceback.print_exc()
            self.say(f"{named} failed: {type(error).__name__}: {error}; please report this", types.MessageType.Error)
            return None

    # -- saying --------------------------------------------------------------------------------------------------
    def show(self, uri: str, found: dict[str, list[types.Diagnostic]]) -> None:
        """Show diagnostics in place of what was shown for a document before."""
        before = self.shown.pop(uri, {})
        if found:
            self.shown[uri] = found
        for address in dict.fromkeys([*before, *found]):
            if address in found or not any(address in other for other in self.shown.values()):
                self.publish(address, found.get(address, []))

    def publish(self, address: str, found: list[types.Diagnostic]) -> None:
        """Send the diagnostics of one text, with its version where it is open."""
        text = self.workspace.text_documents.get(address)
        version = text.version if text is not None else None
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(address, found, version))

    def tell(self, result: Result) -> None:
        """Say once what could not be done."""
        for problem in result.report.problems:
            if problem.kind != "config":
                self.say(f"{problem.path}: {problem.message}", types.MessageType.Warning)

    def say(self, message: str, kind: types.MessageType) -> None:
        """Say something, once; the log has it each time."""
        self.window_log_message(types.LogMessageParams(kind, f"looplint: {message}"))
        if message not in self.told:
            self.told.add(message)
            self.window_show_message(types.ShowMessageParams(kind, f"looplint: {message}"))

    # -- what changes all ----------------------------------------------------------------------------------------
    async def again(self) -> None:
        """Check all that is open anew: files or settings have changed."""
        await self.work(self.checker.forget, "reading anew")
        self.results.clear()
        for uri in self.documents():
            self.soon(uri)

    def configure(self, said: object) -> None:
        """Take the settings of the client."""
        try:
            self.checker.configure(said)
        except ConfigError as error:
            self.say(f"the editor's settings: {error.message}", types.MessageType.Error)

    def close(self, uri: str) -> None:
        """A document was closed: nothing is shown for it any longer."""
        if (task := self.waiting.pop(uri, None)) is not None:
            task.cancel()
        self.results.pop(uri, None)
        self.show(uri, {})


def build() -> Server:
    """A server that knows what to do with each message."""
    server = Server()
    feature = server.feature

    @feature(types.INITIALIZE)
    def initialize(ls: Server, params: types.InitializeParams) -> None:
        folders = params.workspace_folders or []
        root = folders[0].uri if folders else params.root_uri
        if root and Path(folder := path_of(root)).is_dir():
            os.chdir(folder)  # what a command at the root of the project would see
        ls.configure(params.initialization_options)

    @feature(types.INITIALIZED)
    async def initialized(ls: Server, params: types.InitializedParams) -> None:
        workspace = ls.client_capabilities.workspace
        watching = workspace.did_change_watched_files if workspace else None
        if watching and watching.dynamic_registration:
            watchers = [types.FileSystemWatcher(pattern) for pattern in WATCHED]
            options = types.DidChangeWatchedFilesRegistrationOptions(watchers)
            asked = types.Registration("looplint-files", types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options)
            await ls.client_register_capability_async(types.RegistrationParams([asked]))

    @feature(types.TEXT_DOCUMENT_DID_OPEN)
    async def opened(ls: Server, params: types.DidOpenTextDocumentParams) -> None:
        ls.soon(params.text_document.uri, 0)

    @feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(ls: Server, params: types.DidChangeTextDocumentParams) -> None:
        ls.soon(params.text_document.uri)

    @feature(types.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(ls: Server, params: types.DidCloseTextDocumentParams) -> None:
        ls.close(params.text_document.uri)

    @feature(types.NOTEBOOK_DOCUMENT_DID_OPEN)
    async def book_opened(ls: Server, params: types.DidOpenNotebookDocumentParams) -> None:
        ls.soon(params.notebook_document.uri, 0)

    @feature(types.NOTEBOOK_DOCUMENT_DID_CHANGE)
    async def book_changed(ls: Server, params: types.DidChangeNotebookDocumentParams) -> None:
        ls.soon(params.notebook_document.uri)

    @feature(types.NOTEBOOK_DOCUMENT_DID_CLOSE)
    async def book_closed(ls: Server, params: types.DidCloseNotebookDocumentParams) -> None:
        ls.close(params.notebook_document.uri)

    @feature(types.TEXT_DOCUMENT_DID_SAVE)
    @feature(types.NOTEBOOK_DOCUMENT_DID_SAVE)
    @feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    async def files_changed(ls: Server, params: object) -> None:
        await ls.again()

    @feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)
    async def configured(ls: Server, params: types.DidChangeConfigurationParams) -> None:
        said = params.settings
        own = said.get("looplint") if isinstance(said, dict) else getattr(said, "looplint", None)
        if own is not None:
            ls.configure(own)
        await ls.again()

    @feature(types.TEXT_DOCUMENT_HOVER)
    async def hover(ls: Server, params: types.HoverParams) -> types.Hover | None:
        result = await ls.current(params.text_document.uri)
        return answers.hover(result, params.text_document.uri, params.position) if result else None

    kinds = types.CodeActionOptions([types.CodeActionKind.QuickFix, answers.FIX_ALL], resolve_provider=True)

    @feature(types.TEXT_DOCUMENT_CODE_ACTION, kinds)
    async def actions(ls: Server, params: types.CodeActionParams) -> list[types.CodeAction]:
        result = await ls.current(params.text_document.uri)
        if result is None:
            return []
        offered = await ls.work(partial(answers.actions, result, params), "code actions") or []
        return offered if _resolves(ls) else [await _resolved(ls, action) for action in offered]

    @feature(types.CODE_ACTION_RESOLVE)
    async def resolve(ls: Server, action: types.CodeAction) -> types.CodeAction:
        return await _resolved(ls, action)

    return server


def _resolves(ls: Server) -> bool:
    """Whether the client asks for the edit of an action once that is chosen."""
    document = ls.client_capabilities.text_document
    support = document.code_action.resolve_support if document and document.code_action else None
    return support is not None and "edit" in support.properties


async def _resolved(ls: Server, action: types.CodeAction) -> types.CodeAction:
    uri = action.data.get("uri") if isinstance(action.data, dict) else getattr(action.data, "uri", None)
    if action.edit is None and uri and (result := await ls.current(uri)) is not None:
        action.edit = await ls.work(partial(answers.fix_all, result), "fixing")
    return action


def serve(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Serve until the client says goodbye. Nothing but messages goes to `stdout`: what others print, to stderr."""
    sys.stdout = sys.stderr
    build().start_io(stdin, stdout)
