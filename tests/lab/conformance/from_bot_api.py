"""Make ``telegram.json`` from a copy of the Bot API's page for machines (github PaulSonOfLars/telegram-bot-api-spec,
api.json):

    python -m tests.lab.conformance.from_bot_api api.json

What came after the copy stands in ``telegram_since.json``, by hand, until a newer copy knows it.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from tests.lab.conformance.writing import write
from tests.lab.telegram import methods
from tests.lab.telegram.methods.table import METHODS

methods.load()

HERE = Path(__file__).parent
PLAIN = {
    "String": {"is": ["string"]},
    "Integer": {"is": ["integer"]},
    "Float": {"is": ["number"]},
    "Boolean": {"is": ["boolean"]},
    "InputFile": {"is": ["file", "string"]},
}


def shape_of(types: list[str], description: str, known: dict[str, Any]) -> Any:
    """The types of a field, and the limits that its description tells, as a shape."""
    shapes = [_one(t, known) for t in types]
    if len(shapes) > 1:
        return {"any": shapes}
    shape = shapes[0]
    told = re.search(r"\b(\d+)-(\d+) (characters|bytes)(?! after)", description)
    if types == ["String"] and told:
        least, most = int(told[1]), int(told[2])
        return {**shape, "length" if told[3] == "characters" else "bytes": [least or None, most]}
    return shape


def _one(name: str, known: dict[str, Any]) -> Any:
    if name.startswith("Array of "):
        return {"is": ["array"], "each": _one(name.removeprefix("Array of "), known)}
    if name in PLAIN:
        return PLAIN[name]
    assert name in known, f"the document does not say what {name} is"
    return name


def object_of(fields: list[dict[str, Any]], known: dict[str, Any]) -> dict[str, Any]:
    """A list of fields as the shape of an object."""
    shape: dict[str, Any] = {
        "is": ["object"],
        "fields": {f["name"]: shape_of(f["types"], f["description"], known) for f in fields},
    }
    if needs := [f["name"] for f in fields if f["required"]]:
        shape["needs"] = needs
    return shape


def main(document: str) -> None:
    """Write the table beside this module."""
    spec = json.loads(Path(document).read_text(encoding="utf-8"))
    types = spec["types"]
    shapes = {
        name: {"any": t["subtypes"]} if t.get("subtypes") else object_of(t.get("fields", []), types)
        for name, t in types.items()
    }
    requests = {
        name: object_of(m.get("fields", []), types) for name, m in spec["methods"].items() if name.lower() in METHODS
    }
    write(HERE / "telegram.json", f"{spec['version']} of {spec['release_date']}", requests, shapes)


if __name__ == "__main__":
    main(*sys.argv[1:])
