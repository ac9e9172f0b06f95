"""JSON schemas of the settings and of the JSON report, for editors and for programs that read them.

python -m looplint.schemas           writes docs/schemas/
python -m looplint.schemas --check   says whether they are up to date
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from looplint.config import KEYS
from looplint.events import Confidence, Group
from looplint.report import FORMATS

FOLDER = Path(__file__).parents[1] / "docs" / "schemas"
_DRAFT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]
_TEXT: Schema = {"type": "string"}
_FLAG: Schema = {"type": "boolean"}
_TEXTS: Schema = {"type": "array", "items": _TEXT}
_COUNT: Schema = {"type": "integer", "minimum": 1}

# Every setting: what it means, and its values.
_SETTINGS: dict[str, tuple[str, Schema]] = {
    "select": ("Only these: codes, their beginnings, names, groups, or ALL.", _TEXTS),
    "extend-select": ("These as well.", _TEXTS),
    "ignore": ("Not these.", _TEXTS),
    "per-file-ignores": (
        "Not these in the files that a pattern means.",
        {"type": "object", "additionalProperties": _TEXTS},
    ),
    "confidence": ("The least confidence to report.", {"enum": [str(level) for level in Confidence]}),
    "exclude": ("Files and folders to leave out, in place of the usual ones.", _TEXTS),
    "extend-exclude": ("Files and folders to leave out as well.", _TEXTS),
    "force-exclude": ("Leave them out even where they are named.", _FLAG),
    "respect-gitignore": ("Leave out what git ignores.", _FLAG),
    "fail-on": (
        "The least weight that makes the exit status 1.",
        {"enum": [str(group) for group in Group]},
    ),
    "target-torch": (
        "The PyTorch that the code is for, such as 2.6.",
        {"type": "string", "pattern": r"^[0-9]+\.[0-9]+(\.[0-9]+)?$"},
    ),
    "require-reason": ("Report comments that silence findings without a reason.", _FLAG),
    "knowledge": ("Files of rows (.toml) and stubs (.py) on other libraries.", _TEXTS),
    "output-format": ("How to report.", {"enum": list(FORMATS)}),
    "fix": ("Repair what can be repaired.", _FLAG),
    "unsafe-fixes": ("Repair also what may not be meant.", _FLAG),
    "show-fixes": ("List what was repaired.", _FLAG),
    "fixable": ("What may be repaired.", _TEXTS),
    "unfixable": ("What may not.", _TEXTS),
    "cache-dir": ("Where to keep what was found.", {"type": "string", "minLength": 1}),
}


def settings() -> Schema:
    """The schema of `looplint.toml`, and of `tool.looplint` in pyproject.toml. Raises KeyError where one has none."""
    properties = {key: {"description": _SETTINGS[key][0], **_SETTINGS[key][1]} for key in KEYS}
    return {
        "$schema": _DRAFT,
        "title": "Settings of looplint",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
    }


def _record(properties: Mapping[str, Schema], description: str = "") -> Schema:
    """An object with just these keys."""
    described = {"description": description} if description else {}
    return {
        **described,
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def report() -> Schema:
    """The schema of what `--output-format json` prints."""
    point = {"$ref": "#/$defs/point"}
    where = {"filename": _TEXT, "cell": _or_null(_COUNT), "location": point}
    edit = _record({"content": _TEXT, **where, "end_location": point})
    fix = _record(
        {
            "applicability": {"enum": ["safe", "unsafe", "display"]},
            "message": _TEXT,
            "edits": {"type": "array", "items": edit},
        }
    )
    finding = {
        "code": {"type": "string", "pattern": "^[A-Z]+[0-9]+$"},
        "name": _TEXT,
        "group": {"enum": [str(group) for group in Group]},
        "confidence": {"enum": [str(level) for level in Confidence]},
        "message": _TEXT,
        **where,
        "end_location": point,
        "when": _or_null(_TEXT),
        "doubt": _or_null(_TEXT),
        "notes": {"type": "array", "items": _record({"message": _TEXT, **where})},
        "others": {"type": "array", "items": _record(where)},
        "fix": _or_null(fix),
        "noqa_row": _COUNT,
        "url": _or_null(_TEXT),
    }
    return {
        "$schema": _DRAFT,
        "title": "Report of looplint",
        "description": "What `--output-format json` prints. Places count from 1, in a notebook by cell.",
        "type": "array",
        "items": _record(finding),
        "$defs": {"point": _record({"row": _COUNT, "column": _COUNT})},
    }


def main(words: list[str]) -> int:
    """Write the schemas, or compare them."""
    stale = 0
    for name, schema in (("settings", settings()), ("report", report())):
        path, text = FOLDER / f"{name}.json", json.dumps(schema, indent=2) + "\n"
        if "--check" not in words:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != text:
            print(f"{path} is out of date: python -m looplint.schemas")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
