"""Which files' outcomes a changed file has a say in: along imports, and by searches for callers."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any

from looplint.static.consulted import Import, Query

_PINS = ("pyproject.toml", "requirements.txt", "setup.cfg", "setup.py", "environment.yml", "environment.yaml")


class Links:
    """What was consulted by whom.

    `tried`: by file, the paths at which its imports were sought; of a project's root, the files that may pin torch.
    `queries`: by checked file, its searches for callers. `projects`: by root, the folders and files of such a search.
    """

    def __init__(self) -> None:
        self.tried: dict[str, set[str]] = {}
        self.queries: dict[str, list[Query]] = {}
        self.projects: dict[str, tuple[list[str], list[str]]] = {}

    # -- taking in -----------------------------------------------------------------------------------------------
    def add(self, imports: Iterable[Import]) -> set[str]:
        """Take in imports. Gives back what was found then and is gone now."""
        gone = set()
        for each in imports:
            self.tried.setdefault(each.importer, set()).update(each.tried)
            if each.found and not os.path.isfile(each.tried[-1]):
                gone.add(each.tried[-1])
        return gone

    def add_root(self, root: str) -> None:
        """Take in a project whose dependencies may say which torch it is for."""
        self.tried.setdefault(root, {os.path.join(root, name) for name in _PINS})

    def add_queries(self, path: str, queries: Iterable[Query]) -> None:
        """Take in the searches for the callers of a file, and which files of the project they went through."""
        self.queries[path] = list(queries)
        for query in self.queries[path]:
            if query.root not in self.projects:
                self.projects[query.root] = _listed(query.root)

    def sought(self) -> set[str]:
        """All paths that were tried."""
        return {path for tried in self.tried.values() for path in tried}

    def read(self) -> set[str]:
        """The files of which the contents count, as far as they exist."""
        called = {path for queries in self.queries.values() for query in queries for path in query.found}
        return self.sought() | self.tried.keys() | called

    # -- what follows from a change ------------------------------------------------------------------------------
    def affected(self, changed: set[str], roots: Mapping[str, str]) -> set[str]:
        """Those of the checked files (with the root of each) that a change of these files concerns."""
        reached = self._leading_to(changed)
        found = {path for path, root in roots.items() if path in reached or root in reached}
        return found | {
            path
            for path, queries in self.queries.items()
            if any(caller in reached for query in queries for caller in query.found)
        }

    def _leading_to(self, changed: set[str]) -> set[str]:
        """These files, and all that import them, over any number of steps."""
        users: dict[str, list[str]] = {}
        for importer, tried in self.tried.items():
            for path in tried:
                users.setdefault(path, []).append(importer)
        reached, waiting = set(changed), list(changed)
        while waiting:
            for user in users.get(waiting.pop(), ()):
                if user not in reached:
                    reached.add(user)
                    waiting.append(user)
        return reached

    def asking(self, touched: set[str]) -> set[str]:
        """The checked files whose search for callers would now find one of these as well."""
        from looplint.static.modules import import_words, mentions

        by_word: dict[bytes, list[tuple[str, Query]]] = {}
        for path, queries in self.queries.items():
            for query in queries:
                by_word.setdefault(query.stem.encode(), []).append((path, query))
        found = set()
        for candidate in touched:
            data = _start_of(candidate)
            for word in import_words(data) & by_word.keys():
                for path, query in by_word[word]:
                    new = candidate not in query.found and candidate != query.module and path not in found
                    if new and mentions(query.words).search(data):
                        found.add(path)
        return found

    def relisted(self, changed: set[str]) -> tuple[set[str], set[str]]:
        """After changes in these folders: the files that projects have got, and the checked files that must be read."""
        new: set[str] = set()
        lost: set[str] = set()
        for root in [root for root, (folders, _) in self.projects.items() if not changed.isdisjoint(folders)]:
            self.projects[root] = _listed(root)
            known = set(self.projects[root][1])
            new |= known
            lost |= {
                path
                for path, queries in self.queries.items()
                if any(query.root == root and not known.issuperset(query.found) for query in queries)
            }
        return new, lost

    # -- as plain data -------------------------------------------------------------------------------------------
    def plain(self) -> Any:
        """All of it for JSON, each path once."""
        names: dict[str, int] = {}

        def number(path: str) -> int:
            return names.setdefault(path, len(names))

        def numbers(paths: Iterable[str]) -> list[int]:
            return [number(path) for path in paths]

        tried = [[number(path), numbers(sorted(many))] for path, many in self.tried.items()]
        queries = [
            [number(path), [[number(q.root), number(q.module), q.stem, q.words, numbers(q.found)] for q in many]]
            for path, many in self.queries.items()
            if many
        ]
        projects = [
            [number(root), numbers(folders), numbers(files)] for root, (folders, files) in self.projects.items()
        ]
        return {"names": list(names), "tried": tried, "queries": queries, "projects": projects}

    @classmethod
    def of(cls, data: Any) -> Links:
        """What `plain` made. Raises ValueError, TypeError or LookupError for anything else."""
        links, names = cls(), list(map(str, data["names"]))
        links.tried = {names[path]: {names[n] for n in many} for path, many in data["tried"]}
        links.queries = {
            names[path]: [
                Query(names[root], names[module], str(stem), tuple(map(str, words)), tuple(names[n] for n in found))
                for root, module, stem, words, found in many
            ]
            for path, many in data["queries"]
        }
        links.projects = {
            names[root]: ([names[n] for n in folders], [names[n] for n in files])
            for root, folders, files in data["projects"]
        }
        return links


def _listed(root: str) -> tuple[list[str], list[str]]:
    from pathlib import Path

    from looplint.static.modules import Project

    project = Project(Path(root))
    return project.folders(), project.python_files()


def _start_of(path: str) -> bytes:
    from looplint.static.modules import Project

    return Project.start_of(path)
