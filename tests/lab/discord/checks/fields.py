"""The limits of the single interactive components: buttons, menus, text inputs.

Every figure is from Discord docs, Components > Component reference."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

import regex

from tests.lab.discord.constants import CHECKBOX, CHECKBOXES, RADIO, STRING_SELECT, UPLOAD
from tests.lab.discord.wire import Form

EMOJI = regex.compile(r"\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3")
LINK, PREMIUM = 5, 6  # button styles
MAX_OPTIONS = 25


class FieldCheck:
    """Checks what a person presses, chooses or types into."""

    def __init__(self, form: Form, *, modal: bool, filenames: Collection[str], emojis: Collection[dict]):
        self.form, self.modal, self.filenames = form, modal, filenames
        self.emoji_ids = {str(e.get("id")) for e in emojis}
        self.custom_ids: set[str] = set()

    def custom_id(self, c: dict, path: str) -> None:
        """1-100 characters, not twice in a message."""
        if self.form.text(path + ".custom_id", c.get("custom_id"), 1, 100, required=True):
            if c["custom_id"] in self.custom_ids:
                self.form.err(
                    path + ".custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
                )
            self.custom_ids.add(c["custom_id"])

    def emoji(self, e: Any, path: str) -> None:
        """A Unicode emoji, or one that the app can use."""
        if not e:
            return
        name, eid = e.get("name"), e.get("id")
        if eid:
            if str(eid) not in self.emoji_ids:
                self.form.err(path + ".id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        elif not name or not EMOJI.search(name):
            self.form.err(path + ".name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def button(self, c: dict, path: str) -> None:
        """A label of at most 80 characters or an emoji; a custom id or (links) an address."""
        f, style, url = self.form, c.get("style"), c.get("url")
        if style not in (1, 2, 3, 4, LINK, PREMIUM):
            f.choices(path + ".style", "style", (1, 2, 3, 4, LINK, PREMIUM))
            return
        if style == LINK:
            if not url:
                f.required(path + ".url")
            elif not re.match(r"^(https?|discord)://\S+$", url):
                f.err(
                    path + ".url",
                    "URL_TYPE_INVALID_SCHEME",
                    f"Scheme \"{url[:20]}\" is not supported. Scheme must be one of ('discord', 'http', 'https').",
                )
            elif len(url) > 512:
                f.at_most(path + ".url", 512)
            if c.get("custom_id"):
                f.err(
                    path,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
        elif style != PREMIUM:
            if url:
                f.err(path, "BUTTON_COMPONENT_INVALID_URL", "A url cannot be specified on this button style")
            self.custom_id(c, path)
        f.text(path + ".label", c.get("label"), 0, 80)
        if style != PREMIUM and not c.get("label") and not c.get("emoji"):
            f.err(path + ".label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required")
        self.emoji(c.get("emoji"), path + ".emoji")

    def select(self, c: dict, path: str) -> None:
        """A placeholder of at most 150 characters, 1-25 options, at most as many choices as options."""
        f = self.form
        self.custom_id(c, path)
        f.text(path + ".placeholder", c.get("placeholder"), 0, 150)
        lo, hi = c.get("min_values", 1), c.get("max_values", 1)
        if not isinstance(lo, int) or not 0 <= lo <= MAX_OPTIONS:
            f.number(path + ".min_values", 0, MAX_OPTIONS)
            lo = 1
        if not isinstance(hi, int) or not 1 <= hi <= MAX_OPTIONS:
            f.number(path + ".max_values", 1, MAX_OPTIONS)
            hi = 1
        if c["type"] == STRING_SELECT:
            self._options(c.get("options") or [], path, lo, hi)
        else:
            self._default_values(c, path, hi)
        if lo > hi:
            f.err(
                path + ".min_values", "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", "min_values is greater than max_values"
            )
        self._may_be_empty(c, path, lo)
        if self.modal and c.get("disabled"):  # > String select: "using this in a modal will result in an error"
            f.err(path + ".disabled", "COMPONENT_DISABLED_IN_MODAL", "Selects in modals cannot be disabled")

    def _may_be_empty(self, c: dict, path: str, lo: int) -> None:
        """min_values of 0 goes only with required: false, which in a modal has to be said; in a message it is the
        `required: true` that discord.py sends along (Rapptz/discord.py#10291, discord/discord-api-docs#7800)."""
        if lo == 0 and c.get("required", self.modal):
            self.form.err(
                path + ".min_values", "SELECT_COMPONENT_MIN_VALUES_REQUIRED", "min_values is 0 but required is true"
            )

    def _default_values(self, c: dict, path: str, hi: int) -> None:
        """Whom or what a menu of users, roles or channels has chosen before (> User select: default_values)."""
        f, given = self.form, c.get("default_values") or []
        kinds = {5: {"user"}, 6: {"role"}, 7: {"user", "role"}, 8: {"channel"}}[c["type"]]
        if len(given) > hi:
            f.length(path + ".default_values", 0, hi)
        for j, one in enumerate(given):
            if one.get("type") not in kinds:
                f.choices(f"{path}.default_values.{j}.type", "type", kinds)
        if c.get("options"):
            f.err(path + ".options", "COMPONENT_OPTIONS_NOT_ALLOWED", "Only string selects have options")

    def choosing(self, c: dict, path: str) -> None:
        """What stands in a label only: radio buttons (2-10), a group of checkboxes (1-10), a checkbox, files (0-10).

        > Radio group, Checkbox group, Checkbox, File upload."""
        f, t = self.form, c["type"]
        self.custom_id(c, path)
        if t == CHECKBOX:
            if "required" in c:  # "a Checkbox cannot be required": the structure has no such field
                f.err(path + ".required", "COMPONENT_FIELD_UNKNOWN", "A checkbox cannot be required")
            if not isinstance(c.get("default", False), bool):
                f.err(path + ".default", "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return
        lo, hi = c.get("min_values", 1), c.get("max_values", 1)
        if t != RADIO:
            self._may_be_empty(c, path, lo)
            if not 0 <= lo <= 10 or not 1 <= hi <= 10:
                f.number(path + ".min_values", 0, 10)
        if t == UPLOAD:
            return
        options, least = c.get("options") or [], {RADIO: 2, CHECKBOXES: 1}[t]
        if not least <= len(options) <= 10:
            f.length(path + ".options", least, 10)
        for j, o in enumerate(options):
            for name, needed in (("label", True), ("value", True), ("description", False)):
                f.text(f"{path}.options.{j}.{name}", o.get(name), int(needed), 100, required=needed)
        if len({o.get("value") for o in options}) < len(options):
            f.err(path + ".options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The option value is already used")
        if t == RADIO and sum(bool(o.get("default")) for o in options) > 1:
            f.err(path + ".options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Only one option can be the default")

    def _options(self, options: list[dict], path: str, lo: int, hi: int) -> None:
        f = self.form
        if not 1 <= len(options) <= MAX_OPTIONS:
            f.length(path + ".options", 1, MAX_OPTIONS)
        seen = set()
        for j, o in enumerate(options):
            p = f"{path}.options.{j}"
            f.text(p + ".label", o.get("label"), 1, 100, required=True)
            f.text(p + ".value", o.get("value"), 1, 100, required=True)
            f.text(p + ".description", o.get("description"), 0, 100)
            self.emoji(o.get("emoji"), p + ".emoji")
            if o.get("value") in seen:
                f.err(
                    p + ".value",
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            seen.add(o.get("value"))
        if sum(bool(o.get("default")) for o in options) > hi:
            f.err(
                path + ".options",
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                f"The number of default values exceeds max_values {hi}",
            )
        if hi > max(1, len(options)):
            f.err(
                path + ".max_values",
                "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
                f"max_values {hi} is larger than the number of options {len(options)}",
            )
        if lo > len(options):
            f.err(
                path + ".min_values",
                "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
                f"min_values {lo} is larger than the number of options {len(options)}",
            )

    def text_input(self, c: dict, path: str, *, in_row: bool) -> None:
        """A label of at most 45 characters (in a row; else the label around it has it), a text of at most 4000."""
        f = self.form
        self.custom_id(c, path)
        if in_row:
            f.text(path + ".label", c.get("label"), 1, 45, required=True)
        elif c.get("label") is not None:
            f.err(path + ".label", "COMPONENT_LABEL_NOT_ALLOWED", "label is not allowed on a text input within a label")
        if c.get("style") not in (1, 2):
            f.choices(path + ".style", "style", (1, 2))
        f.text(path + ".placeholder", c.get("placeholder"), 0, 100)
        f.text(path + ".value", c.get("value"), 0, 4000)
        lo, hi, value = c.get("min_length"), c.get("max_length"), c.get("value")
        if lo is not None and not 0 <= lo <= 4000:
            f.number(path + ".min_length", 0, 4000)
        if hi is not None and not 1 <= hi <= 4000:
            f.number(path + ".max_length", 1, 4000)
        if lo is not None and hi is not None and lo > hi:
            f.err(path + ".min_length", "TEXT_INPUT_MIN_GREATER_THAN_MAX", "min_length is greater than max_length")
        if value and hi is not None and len(value) > hi:
            f.at_most(path + ".value", hi)
