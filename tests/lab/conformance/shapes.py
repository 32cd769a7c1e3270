"""Shapes of JSON values, read from a compact table, and what is wrong with a value that should have one.

A shape is the name of another one, or an object with some of these words:

``is``        kinds of value: string, integer, number, boolean, null, array, object, file
``length``    least and greatest length of a string, in characters
``bytes``     greatest length of a string, in bytes of UTF-8
``range``     least and greatest number
``among``     the only values
``each``      the shape of an array's items, ``count`` how many there may be
``fields``    an object's fields by name; ``needs`` those that must be there; ``others`` the shape of any other field
``any``       shapes of which one must do
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

KINDS: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "array": (list,),
    "object": (dict,),
    "file": (bytes,),
}
Shape = str | dict[str, Any]


@dataclass(frozen=True)
class Table:
    """The shapes of one platform, and which request has which."""

    source: str  # what the table was made from
    requests: dict[str, Shape]
    shapes: dict[str, Shape]

    @classmethod
    def read(cls, path: Path) -> Table:
        """The table of this file."""
        return cls(**json.loads(path.read_text(encoding="utf-8")))

    def since(self, path: Path) -> Table:
        """This table with what that one adds to it: requests, shapes, fields of either."""
        more = Table.read(path)
        return Table(
            f"{self.source}; {more.source}", _joined(self.requests, more.requests), _joined(self.shapes, more.shapes)
        )

    def faults(self, request: str, value: Any) -> list[str]:
        """What is wrong with the body of this request; nothing is, if the table does not know the request."""
        shape = self.requests.get(request)
        return [] if shape is None else self.wrong(shape, value, "body")

    def wrong(self, shape: Shape, value: Any, at: str) -> list[str]:
        """What is wrong with a value of this shape, each with the place."""
        if isinstance(shape, str):
            return self.wrong(self.shapes[shape], value, at)
        if "any" in shape:
            return self._none_of(shape["any"], value, at)
        found = [*_own(shape, value, at)]
        if found:
            return found
        if isinstance(value, list) and "each" in shape:
            found += [w for i, v in enumerate(value) for w in self.wrong(shape["each"], v, f"{at}[{i}]")]
        if isinstance(value, dict) and ("fields" in shape or "others" in shape):
            found += self._fields(shape, value, at)
        return found

    def _fields(self, shape: dict[str, Any], value: dict[str, Any], at: str) -> list[str]:
        fields = shape.get("fields", {})
        found = [f"{at} lacks {name}" for name in shape.get("needs", ()) if name not in value]
        for name, v in value.items():
            inner = fields.get(name, shape.get("others"))
            found += [f"{at} has no field {name}"] if inner is None else self.wrong(inner, v, f"{at}.{name}")
        return found

    def _none_of(self, shapes: list[Shape], value: Any, at: str) -> list[str]:
        """The faults by the alternative that was meant: one of its kind and ``type``, the nearest."""
        tried = [self.wrong(s, value, at) for s in shapes]
        if not all(tried):
            return []
        meant = [found for found in tried if not found[0].startswith((f"{at} is ", f"{at}.type is "))]
        return min(meant or tried, key=len)


def _joined(shapes: dict[str, Shape], more: dict[str, Shape]) -> dict[str, Shape]:
    joined = dict(shapes)
    for name, new in more.items():
        old = shapes.get(name)
        if isinstance(old, dict) and isinstance(new, dict):
            new = {**old, **new, "fields": {**old["fields"], **new["fields"]}} if "fields" in new else {**old, **new}
        joined[name] = new
    return joined


def _own(shape: dict[str, Any], value: Any, at: str) -> list[str]:
    """What is wrong with the value itself, whatever is inside."""
    if "is" in shape and not any(_is(value, kind) for kind in shape["is"]):
        return [f"{at} is {type(value).__name__}, not {' or '.join(shape['is'])}"]
    if value is None:
        return []
    if "among" in shape and value not in shape["among"]:
        return [f"{at} is {value!r}, which is none of {shape['among']}"]
    found = []
    if isinstance(value, str):
        if "length" in shape:
            found += _outside(len(value), shape["length"], f"{at} has {len(value)} characters")
        if "bytes" in shape:
            found += _outside(len(value.encode()), shape["bytes"], f"{at} has {len(value.encode())} bytes")
    elif isinstance(value, list) and "count" in shape:
        found += _outside(len(value), shape["count"], f"{at} has {len(value)} items")
    elif isinstance(value, int | float) and "range" in shape:
        found += _outside(value, shape["range"], f"{at} is {value}")
    return found


def _is(value: Any, kind: str) -> bool:
    if isinstance(value, bool):
        return kind == "boolean"
    return isinstance(value, KINDS[kind])


def _outside(n: float, bounds: list[float | None], told: str) -> list[str]:
    least, most = bounds
    if (least is not None and n < least) or (most is not None and n > most):
        return [f"{told}, not {least or 0} to {'any' if most is None else most}"]
    return []
