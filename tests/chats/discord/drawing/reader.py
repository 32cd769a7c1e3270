"""Reads Markdown as Discord's clients do, to see what a message would mean to them.

The rules are those of Discord's clients (simple-markdown with their additions), in their order; what no rule takes is
text. A run is (kind, words); strong text is read again inside.
"""

from __future__ import annotations

import re

Run = tuple[str, str]

_LINE = {
    "heading": re.compile(r"#{1,3}\s+\S"),
    "small": re.compile(r"-#\s+\S"),
    "quote": re.compile(r"\s*>(>>)?\s+\S"),
    "list": re.compile(r"\s*([-*+]|\d+[.)])\s+\S"),
}
_RULES = {
    "escape": re.compile(r"\\([^0-9A-Za-z\s])"),
    "fence": re.compile(r"```(?:[a-z0-9_+\-.#]+?\n)?\n*([\s\S]*?)\n*```", re.I),
    "code": re.compile(r"(`+)([\s\S]*?[^`])\1(?!`)"),
    "autolink": re.compile(r"<(?:https?://|mailto:|tel:|\+)[^\s>]+>"),
    "url": re.compile(r"(?:https?|steam|discord)://[^\s<]+"),
    "link": re.compile(r"\[((?:\[[^\]]*\]|[^\[\]]|\](?=[^\[]*\]))*)\]\(\s*<?[^\s]*?>?\s*\)"),
    "stamp": re.compile(r"<t:-?\d{1,17}(?::[a-zA-Z])?>"),
    "mention": re.compile(r"<@!?\d+>|<@&\d+>|<#\d+>|</[^<>:]+:\d+>|<id:\w+>|@everyone|@here"),
    "emoji": re.compile(r"<a?:\w+:\d+>|:(?=[^\s:]*[a-z]|100:|1234:)[\w+-]+(?:::skin-tone-\d)?:"),
    "strong": re.compile(r"\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)"),
    "underline": re.compile(r"__((?:\\[\s\S]|[^\\])+?)__(?!_)"),
    "italic": re.compile(r"\b_(?:__|\\[\s\S]|[^\\_])+?_\b|\*(?=\S)(?:\*\*|\s+(?:[^*\s]|\*\*)|[^\s*])+?\*(?!\*)"),
    "strike": re.compile(r"~~(?:\\[\s\S]|[^\\])+?~~(?!_)|~(?=\S)[^~]+~"),
    "spoiler": re.compile(r"\|\|[\s\S]+?\|\|"),
}
_TEXT = re.compile(r"[\s\S]+?(?=[^0-9A-Za-z\s\u00c0-\uffff]|\n|\w+:\S|$)")
INVITE = re.compile(r"(?:discord\.gg|discord(?:app)?\.com/invite)/\w", re.I)


def read(content: str) -> list[Run]:
    """The runs of a message, neighbours of one kind joined."""
    runs: list[Run] = []
    for number, line in enumerate(_lines(content)):
        if number:
            runs.append(("text", "\n"))
        if not line.startswith("```"):
            runs += [(kind, line) for kind, rule in _LINE.items() if rule.match(line)]
        runs += _inline(line)
    joined: list[Run] = []
    for kind, words in runs:
        if joined and joined[-1][0] == kind:
            joined[-1] = (kind, joined[-1][1] + words)
        else:
            joined.append((kind, words))
    return joined


def _lines(content: str) -> list[str]:
    """Lines, where a fence is one."""
    return re.findall(r"```[\s\S]*?```|[^\n]+|(?<=\n)(?=\n)", content)


def _inline(text: str) -> list[Run]:
    runs: list[Run] = []
    at = 0
    while at < len(text):
        for kind, rule in _RULES.items():
            found = rule.match(text, at)
            if found is None:
                continue
            if kind == "escape":
                runs.append(("text", found[1]))
            elif kind == "strong":
                runs += [("strong" if inner == "text" else inner, words) for inner, words in _inline(found[1])]
            else:
                runs.append((kind, found[found.re.groups] if kind in ("code", "fence") else found[0]))
            break
        else:
            found = _TEXT.match(text, at)
            assert found is not None
            runs.append(("text", found[0]))
        at = found.end()
    return runs
