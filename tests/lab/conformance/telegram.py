"""What Telegram's specification says of a request's parameters."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.lab.conformance.shapes import Shape, Table

_HERE = Path(__file__).parent
TABLE = Table.read(_HERE / "telegram.json").since(_HERE / "telegram_since.json")
_NAMES = {name.lower(): name for name in TABLE.requests}


def faults(method: str, params: dict[str, Any], files: Iterable[str] = ()) -> list[str]:
    """What is wrong with them (a form's fields are texts: they are read first as their shape wants)."""
    name = _NAMES.get(method.lower())
    shape = TABLE.requests.get(name) if name else None
    if not isinstance(shape, dict):
        return []
    fields = shape["fields"]
    attached = {f: b"" for f in files if f in fields}  # others are named by attach://
    read = {k: _read(fields.get(k), v) for k, v in params.items()}
    return TABLE.faults(name or "", {**read, **attached})


def _read(shape: Shape | None, value: Any) -> Any:
    """A form's text as the kind of value that stands there (Bot API docs, Making requests)."""
    if not isinstance(value, str) or shape is None:
        return value
    kinds = _kinds(shape)
    if "boolean" in kinds and value.lower() in ("true", "false"):
        return value.lower() == "true"
    if "integer" in kinds and re.fullmatch(r"-?\d+", value):
        return int(value)
    if kinds & {"array", "object", "number"}:
        try:
            return json.loads(value)
        except ValueError:
            return value
    return value


def _kinds(shape: Shape) -> set[str]:
    if isinstance(shape, str):
        return _kinds(TABLE.shapes[shape])
    if "any" in shape:
        return {kind for s in shape["any"] for kind in _kinds(s)}
    return set(shape.get("is", ()))
