"""The two Markdown styles (Bot API docs, Formatting options > MarkdownV2 style, Markdown style)."""

from __future__ import annotations

import re

from tests.lab.telegram.text.units import Out, byte_offset
from tests.lab.telegram.wire import ApiError, bad

NAMES = {
    "bold": "Bold",
    "italic": "Italic",
    "underline": "Underline",
    "strikethrough": "Strikethrough",
    "spoiler": "Spoiler",
    "code": "Code",
    "pre": "PreCode",
    "text_link": "TextUrl",
    "blockquote": "BlockQuote",
}
RESERVED = "_*[]()~`>#+-=|{}.!"
SINGLE = {"_": "italic", "*": "bold", "~": "strikethrough"}
DOUBLE = {"__": "underline", "||": "spoiler"}


def parse_markdown_v2(src: str) -> tuple[str, list[dict]]:
    """The text and its entities; 400 as Telegram complains."""
    return _ParserV2(src).run()


class _ParserV2:
    def __init__(self, src: str):
        self.src, self.i = src, 0
        self.out = Out()
        self.stack: list[dict] = []
        self.entities: list[dict] = []

    @property
    def top(self) -> str:
        """The kind of the innermost open entity."""
        return self.stack[-1]["type"] if self.stack else ""

    def run(self) -> tuple[str, list[dict]]:
        while self.i < len(self.src):
            self._step()
        while self.top == "blockquote":
            self._close()
        if self.stack:
            raise self._no_end()
        return self.out.text, self.entities

    def _no_end(self) -> ApiError:
        e = self.stack[-1]
        where = byte_offset(self.src, e["at"])
        return bad(f"can't parse entities: Can't find end of {NAMES[e['type']]} entity at byte offset {where}")

    def _open(self, kind: str, width: int, **extra: str) -> None:
        self.stack.append({"type": kind, "offset": self.out.n, "at": self.i, "extra": extra})
        self.i += width

    def _close(self, width: int = 0) -> None:
        e = self.stack.pop()
        length = self.out.n - e["offset"]
        if length > 0:
            self.entities.append({"type": e["type"], "offset": e["offset"], "length": length, **e["extra"]})
        self.i += width

    def _write(self, width: int = 1, skip: int = 0) -> None:
        self.out.add(self.src[self.i + skip : self.i + skip + width])
        self.i += skip + width

    def _step(self) -> None:
        c, two, after = self.src[self.i], self.src[self.i : self.i + 2], self.src[self.i + 1 : self.i + 2]
        if c == "\\" and after and 0 < ord(after) <= 126:
            self._write(skip=1)
        elif self.top in ("code", "pre"):
            self._within_code(c)
        elif c == "\n":
            if self.top == "blockquote" and after != ">":
                self._close()
            self._write()
        elif c == ">" and (self.i == 0 or self.src[self.i - 1] == "\n"):
            if self.top != "blockquote":
                self._open("blockquote", 0)
            self.i += 1
        elif c not in RESERVED:
            self._write()
        elif two in DOUBLE or c in SINGLE:
            self._toggle(DOUBLE.get(two) or SINGLE[c], 2 if two in DOUBLE else 1)
        elif c == "`":
            m = re.compile(r"```([\w+\-]*)\n?").match(self.src, self.i)
            if m:
                self._open("pre", m.end() - self.i, **({"language": m.group(1)} if m.group(1) else {}))
            else:
                self._open("code", 1)
        elif c == "[" or two == "![":
            self._open("text_link", 1 if c == "[" else 2)
        elif c == "]" and self.top == "text_link":
            self._link()
        else:
            raise bad(f"can't parse entities: Character '{c}' is reserved and must be escaped with the preceding '\\'")

    def _within_code(self, c: str) -> None:
        mark = "`" if self.top == "code" else "```"
        if self.src.startswith(mark, self.i):
            self._close(len(mark))
        else:
            self._write()

    def _toggle(self, kind: str, width: int) -> None:
        if self.top == kind:
            self._close(width)
        elif any(e["type"] == kind for e in self.stack):
            raise self._no_end()
        else:
            self._open(kind, width)

    def _link(self) -> None:
        m = re.compile(r"\]\(((?:\\.|[^)\\])*)\)").match(self.src, self.i)
        if self.src[self.i + 1 : self.i + 2] == "(" and not m:
            where = byte_offset(self.src, self.i)
            raise bad(f"can't parse entities: Can't find end of a URL at byte offset {where}")
        url = re.sub(r"\\(.)", r"\1", m.group(1)) if m else ""
        width = m.end() - self.i if m else 1
        if url.startswith("tg://user?id="):
            self.stack[-1].update(type="text_mention", extra={"_user": int(re.sub(r"\D", "", url) or 0)})
        elif "." in url:
            self.stack[-1]["extra"] = {"url": url}
        else:
            self.stack.pop()
            self.i += width
            return
        self._close(width)


def parse_markdown(src: str) -> tuple[str, list[dict]]:
    """The older style, without nesting."""
    out, entities, i = Out(), [], 0

    def no_end() -> ApiError:
        where = byte_offset(src, i)
        return bad(f"can't parse entities: Can't find end of the entity starting at byte offset {where}")

    while i < len(src):
        c, start = src[i], out.n
        if c == "\\" and src[i + 1 : i + 2] in ("_", "*", "`", "["):
            out.add(src[i + 1])
            i += 2
        elif c not in "_*`[":
            out.add(c)
            i += 1
        elif c == "[":
            m = re.compile(r"\[([^\]]*)\](?:\(([^)]*)\))?").match(src, i)
            if not m:
                raise no_end()
            out.add(m.group(1) if m.group(2) else m.group(0))
            if "." in (m.group(2) or ""):
                entities.append({"type": "text_link", "offset": start, "length": out.n - start, "url": m.group(2)})
            i = m.end()
        else:
            mark = "```" if src.startswith("```", i) else c
            kind = {"```": "pre", "_": "italic", "*": "bold", "`": "code"}[mark]
            end = src.find(mark, i + len(mark))
            if end < 0:
                raise no_end()
            out.add(src[i + len(mark) : end])
            if out.n > start:
                entities.append({"type": kind, "offset": start, "length": out.n - start})
            i = end + len(mark)
    return out.text, entities
