"""Make ``discord.json`` from Discord's OpenAPI document (github discord/discord-api-spec, specs/openapi.json, MIT):

python -m tests.lab.conformance.from_openapi openapi.json "commit and date"
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from tests.lab.conformance.writing import write

HERE = Path(__file__).parent
METHODS = ("post", "put", "patch", "delete")
# what the bot and the lab use of the HTTP API: the rest of the document is left out
USED = re.compile(
    r"/channels/.*|/interactions/.*|/webhooks/\{\w+\}/\{\w+\}.*|/applications/\{\w+\}/(guilds/\{\w+\}/)?commands.*"
    r"|/users/@me.*|/guilds/\{\w+\}/(channels|roles|members|scheduled-events).*"
)


def shape_of(s: dict[str, Any]) -> Any:
    """A schema of the document as a shape."""
    if "$ref" in s:
        return s["$ref"].rsplit("/", 1)[1]
    alternatives = s.get("oneOf") or s.get("anyOf")
    if alternatives and all("const" in a for a in alternatives):
        return {"among": [a["const"] for a in alternatives]}
    if alternatives:
        return {"any": [shape_of(a) for a in alternatives]}
    if "allOf" in s and "type" not in s:
        (only,) = s["allOf"]
        return shape_of(only)
    kinds = s.get("type", [])
    shape: dict[str, Any] = {"is": [kinds] if isinstance(kinds, str) else kinds} if kinds else {}
    for word, least, most in (
        ("length", "minLength", "maxLength"),
        ("range", "minimum", "maximum"),
        ("count", "minItems", "maxItems"),
    ):
        if s.get(least) or most in s:
            shape[word] = [s.get(least), s.get(most)]
    if "enum" in s:
        shape["among"] = s["enum"]
    if "items" in s:
        shape["each"] = shape_of(s["items"])
    if "properties" in s:
        shape["fields"] = {name: shape_of(p) for name, p in s["properties"].items()}
        if s.get("required"):
            shape["needs"] = s["required"]
    if isinstance(s.get("additionalProperties"), dict):
        shape["others"] = shape_of(s["additionalProperties"])
    return shape


def main(document: str, version: str) -> None:
    """Write the table beside this module."""
    spec = json.loads(Path(document).read_text(encoding="utf-8"))
    requests = {}
    for path, operations in spec["paths"].items():
        if not USED.fullmatch(path):
            continue
        for method in METHODS:
            body = operations.get(method, {}).get("requestBody", {}).get("content", {}).get("application/json")
            if body:
                requests[f"{method.upper()} {re.sub(r'{[^}]+}', '*', path)}"] = shape_of(body["schema"])
    shapes = {name: shape_of(s) for name, s in spec["components"]["schemas"].items()}
    source = f"Discord HTTP API v{spec['info']['version']}, github discord/discord-api-spec, {version}"
    write(HERE / "discord.json", source, requests, shapes)


if __name__ == "__main__":
    main(*sys.argv[1:])
