"""HTML style: the tags and the complaints of tdlib's parse_html (Bot API docs, Formatting options > HTML style)."""

from __future__ import annotations

import re

from tests.lab.telegram.text.units import Out, byte_offset, cut16
from tests.lab.telegram.wire import ApiError, bad

TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "u": "underline",
    "ins": "underline",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "a": "text_link",
    "pre": "pre",
    "code": "code",
    "tg-emoji": "custom_emoji",
    "blockquote": "blockquote",
}
NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
REFERENCE = re.compile(r"&(#x[0-9a-fA-F]+|#\d+|lt|gt|amp|quot);?")


def parse_html(src: str) -> tuple[str, list[dict]]:
    """The text and its entities; 400 as Telegram complains."""
    return _Parser(src).run()


class _Parser:
    def __init__(self, src: str):
        self.src, self.i = src, 0
        self.out = Out()
        self.stack: list[dict] = []
        self.entities: list[dict] = []

    def run(self) -> tuple[str, list[dict]]:
        while self.i < len(self.src):
            c = self.src[self.i]
            if c == "&":
                self._reference()
            elif c == "<":
                self._tag()
            else:
                self.out.add(c)
                self.i += 1
        if self.stack:
            raise self._fail(f'Can\'t find end tag corresponding to start tag "{self.stack[-1]["tag"]}"')
        return self.out.text, self.entities

    def _fail(self, text: str, at: int | None = None) -> ApiError:
        where = "" if at is None else f" at byte offset {byte_offset(self.src, at)}"
        return bad(f"can't parse entities: {text}{where}")

    def _reference(self) -> None:
        m = REFERENCE.match(self.src, self.i)
        text = _character(m.group(1)) if m else None
        self.out.add(text or "&")
        self.i = m.end() if m and text else self.i + 1

    def _spaces(self) -> None:
        while self.i < len(self.src) and self.src[self.i].isspace():
            self.i += 1

    def _word(self, stop: str) -> str:
        start = self.i
        while self.i < len(self.src) and not self.src[self.i].isspace() and self.src[self.i] not in stop:
            self.i += 1
        return self.src[start : self.i].lower()

    def _at_end(self) -> bool:
        return self.i >= len(self.src)

    def _tag(self) -> None:
        begin = self.i
        self.i += 1
        if self.src[self.i : self.i + 1] == "/":
            self.i += 1
            self._end_tag(begin)
            return
        name = self._word(">")
        if self._at_end():
            raise self._fail("Unclosed start tag", begin)
        if name not in TAGS:
            raise self._fail(f'Unsupported start tag "{name}"', begin)
        attrs = self._attributes(name, begin)
        if name == "span" and attrs.get("class") != "tg-spoiler":
            raise self._fail('Tag "span" must have class "tg-spoiler"', begin)
        self.stack.append({"tag": name, "offset": self.out.n, "attrs": attrs})

    def _attributes(self, name: str, begin: int) -> dict[str, str]:
        attrs: dict[str, str] = {}
        while True:
            self._spaces()
            if self._at_end():
                raise self._fail("Unclosed start tag", begin)
            if self.src[self.i] == ">":
                self.i += 1
                return attrs
            key = self._word("=>")
            if not key:
                raise self._fail(f'Empty attribute name in the tag "{name}"', begin)
            self._spaces()
            attrs[key] = ""
            if not self._at_end() and self.src[self.i] == "=":
                self.i += 1
                self._spaces()
                value = self._value(begin)
                attrs[key] = re.sub(r"&(lt|gt|amp|quot);", lambda m: NAMED[m.group(1)], value)

    def _value(self, begin: int) -> str:
        quote = self.src[self.i : self.i + 1]
        if quote and quote in "\"'":
            start, end = self.i + 1, self.src.find(quote, self.i + 1)
            if end < 0:
                raise self._fail("Unclosed start tag", begin)
            self.i = end + 1
            return self.src[start:end]
        start = self.i
        m = re.compile(r"[\w.\-]*").match(self.src, start)
        self.i = m.end() if m else start
        if self.i == start or not (self._at_end() or self.src[self.i].isspace() or self.src[self.i] == ">"):
            raise self._fail("Unexpected end of name token", start)
        return self.src[start : self.i].lower()

    def _end_tag(self, begin: int) -> None:
        name = self._word(">")
        self._spaces()
        if self._at_end() or self.src[self.i] != ">":
            raise self._fail("Unclosed end tag", begin)
        self.i += 1
        if not self.stack:
            raise self._fail("Unexpected end tag", begin)
        top = self.stack.pop()
        if name and name != top["tag"]:
            raise bad(
                f"can't parse entities: Unmatched end tag at byte offset {byte_offset(self.src, begin)}, "
                f'expected "</{top["tag"]}>", found "</{name}>"'
            )
        entity = self._entity(top)
        if entity and entity["length"] > 0:
            self.entities.append(entity)

    def _entity(self, top: dict) -> dict | None:
        tag, attrs = top["tag"], top["attrs"]
        e = {"type": TAGS[tag], "offset": top["offset"], "length": self.out.n - top["offset"]}
        if tag == "a":
            return link(e, attrs.get("href") or cut16(self.out.text, e["offset"], e["length"]))
        outer = self.stack[-1] if self.stack else {}
        if tag == "code" and outer.get("tag") == "pre" and attrs.get("class", "").startswith("language-"):
            outer["language"] = attrs["class"].removeprefix("language-")
            return None
        if tag == "pre" and top.get("language"):
            e["language"] = top["language"]
        elif tag == "tg-emoji":
            e["custom_emoji_id"] = attrs.get("emoji-id", "")
        elif tag == "blockquote" and "expandable" in attrs:
            e["type"] = "expandable_blockquote"
        return e


def link(e: dict, url: str) -> dict | None:
    """A link to a page, or a mention of a user; None if Telegram would see no link in it."""
    if url.startswith("tg://user?id="):
        return {**e, "type": "text_mention", "_user": int(re.sub(r"\D", "", url) or 0)}
    if not re.match(r"^(https?://|tg:|mailto:|tel:)?[^\s]+\.[^\s]+|^tg:", url):
        return None
    return {**e, "url": url if re.match(r"^\w+:", url) else "http://" + url}


def _character(reference: str) -> str | None:
    if not reference.startswith("#"):
        return NAMED[reference]
    code = int(reference[2:], 16) if reference[1] == "x" else int(reference[1:])
    return chr(code) if 0 < code < 0x10FFFF else None
