"""The limits of components: buttons, menus, windows ('modals') and components v2.

Every figure is from Discord docs, Components > Component reference."""

from __future__ import annotations

import copy
import re
from collections.abc import Collection
from typing import Any

from tests.lab.discord.checks.fields import FieldCheck
from tests.lab.discord.constants import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    LABEL,
    LABEL_ONLY,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    TEXT,
    TEXT_INPUT,
    THUMB,
    V2_TYPES,
)
from tests.lab.discord.model.seen import walk
from tests.lab.discord.wire import Form

TOP_MODAL, TOP_V1 = {ROW, TEXT, LABEL}, {ROW}
TOP_V2 = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}
IN_CONTAINER = TOP_V2 - {CONTAINER}
IN_LABEL = SELECTS | {TEXT_INPUT} | LABEL_ONLY
MAX_COMPONENTS, MAX_TEXT = 40, 4000  # in all, of a message with components v2
MAX_ROWS, MAX_IN_ROW = 5, 5


class ComponentCheck(FieldCheck):
    """Checks the components of one message or window."""

    def __init__(
        self,
        form: Form,
        *,
        v2: bool,
        modal: bool = False,
        filenames: Collection[str] = (),
        emojis: Collection[dict] = (),
    ):
        super().__init__(form, modal=modal, filenames=filenames, emojis=emojis)
        self.v2 = v2
        self.count = self.text_total = 0
        self.used_ids: set[int] = set()

    def run(self, comps: Any, path: str) -> list[dict]:
        """Note what is wrong; the components with their ids filled in."""
        f = self.form
        if not isinstance(comps, list):
            f.not_a_list(path)
            return []
        comps = copy.deepcopy(comps)
        if (self.modal and not 1 <= len(comps) <= MAX_ROWS) or (not self.v2 and len(comps) > MAX_ROWS):
            f.length(path, 1, MAX_ROWS)
        allowed = TOP_MODAL if self.modal else TOP_V2 if self.v2 else TOP_V1
        for i, c in enumerate(comps):
            self._one(c, f"{path}.{i}", allowed)
        if self.v2 and self.count > MAX_COMPONENTS:
            f.err(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components exceeds {MAX_COMPONENTS}.",
            )
        if self.v2 and self.text_total > MAX_TEXT:
            f.err(
                path,
                "COMPONENT_TEXT_TOTAL_LENGTH_EXCEEDED",
                f"The total text length of all components exceeds {MAX_TEXT} characters.",
            )
        self._number(comps)
        return comps

    def _number(self, comps: list[dict]) -> None:
        """Discord fills the ids in, in order, where there is none."""
        following = 1
        for c in walk([c for c in comps if isinstance(c, dict)]):
            if not c.get("id"):
                while following in self.used_ids:
                    following += 1
                c["id"] = following
                self.used_ids.add(following)

    def _one(self, c: Any, path: str, allowed: Collection[int], parent: int = 0) -> None:
        f = self.form
        if not isinstance(c, dict) or not isinstance(c.get("type"), int):
            f.required(path + ".type")
            return
        t = c["type"]
        self.count += 1
        if c.get("id"):
            if c["id"] in self.used_ids:
                f.err(path + ".id", "COMPONENT_DUPLICATE_ID", "Component id must be unique within the message.")
            self.used_ids.add(c["id"])
        if t not in allowed:
            if t in V2_TYPES and not self.v2 and not self.modal:
                f.err(path, "MESSAGE_COMPONENTS_V2_REQUIRED", "This component requires the IS_COMPONENTS_V2 flag.")
            else:
                f.choices(path + ".type", "type", allowed)
            return
        if t == ROW:
            self._row(c, path)
        elif t == BUTTON:
            self.button(c, path)
        elif t in SELECTS:
            self.select(c, path)
        elif t == TEXT_INPUT:
            self.text_input(c, path, in_row=parent == ROW)
        elif t == SECTION:
            self._section(c, path)
        elif t == TEXT:
            if f.text(path + ".content", c.get("content"), 1, 4000, required=True):
                self.text_total += len(c["content"])
        elif t == THUMB:
            self.media(c.get("media"), path + ".media")
            f.text(path + ".description", c.get("description"), 0, 1024)
        elif t == GALLERY:
            self._gallery(c, path)
        elif t == FILE:
            self.media(c.get("file"), path + ".file", attachment_only=True)
        elif t == SEPARATOR:
            if c.get("spacing") not in (None, 1, 2):
                f.choices(path + ".spacing", "spacing", (1, 2))
        elif t == CONTAINER:
            if not c.get("components"):
                f.required(path + ".components")
            accent = c.get("accent_color")
            if accent is not None and not (isinstance(accent, int) and 0 <= accent <= 0xFFFFFF):
                f.number(path + ".accent_color", 0, 0xFFFFFF)
            self._kids(c, path, IN_CONTAINER)
        elif t == LABEL:
            f.text(path + ".label", c.get("label"), 1, 45, required=True)
            f.text(path + ".description", c.get("description"), 0, 100)
            self._inner(c, path, "component", IN_LABEL)
        elif t in LABEL_ONLY:
            self.choosing(c, path)

    def _kids(self, c: dict, path: str, allowed: Collection[int]) -> None:
        for j, kid in enumerate(c.get("components") or []):
            self._one(kid, f"{path}.components.{j}", allowed, c["type"])

    def _inner(self, c: dict, path: str, key: str, allowed: Collection[int]) -> None:
        """The single component within a label or a section."""
        kid = c.get(key)
        if not isinstance(kid, dict) or kid.get("type") not in allowed:
            self.form.required(f"{path}.{key}")
        else:
            self._one(kid, f"{path}.{key}", allowed, c["type"])

    def _row(self, c: dict, path: str) -> None:
        f, kids = self.form, c.get("components") or []
        types = [k.get("type") if isinstance(k, dict) else None for k in kids]
        if self.modal:
            if types != [TEXT_INPUT]:
                f.err(path + ".components", "BASE_TYPE_BAD_LENGTH", "A modal row holds exactly one text input.")
            self._kids(c, path, {TEXT_INPUT})
            return
        if not 1 <= len(kids) <= MAX_IN_ROW:
            f.length(path + ".components", 1, MAX_IN_ROW)
        if len(kids) > 1 and any(t in SELECTS for t in types):
            f.err(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
        self._kids(c, path, SELECTS | {BUTTON})

    def _section(self, c: dict, path: str) -> None:
        if not 1 <= len(c.get("components") or []) <= 3:
            self.form.length(path + ".components", 1, 3)
        self._kids(c, path, {TEXT})
        self._inner(c, path, "accessory", {BUTTON, THUMB})

    def _gallery(self, c: dict, path: str) -> None:
        items = c.get("items") or []
        if not 1 <= len(items) <= 10:
            self.form.length(path + ".items", 1, 10)
        for j, item in enumerate(items):
            self.media(item.get("media"), f"{path}.items.{j}.media")
            self.form.text(f"{path}.items.{j}.description", item.get("description"), 0, 1024)

    def media(self, m: Any, path: str, attachment_only: bool = False) -> None:
        """A picture or a file: a web address, or attachment://name of a file sent along."""
        url = m.get("url") if isinstance(m, dict) else None
        if not url:
            self.form.required(path)
        elif url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.filenames:
                self.form.err(
                    path,
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found",
                )
        elif attachment_only and "/cdn/" not in url:
            self.form.err(path, "FILE_COMPONENT_URL_INVALID", "The url must be an attachment reference")
        elif not re.match(r"^https?://", url):
            self.form.err(path, "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https').")
