"""The limits of application commands.

Every figure is from Discord docs, Application Commands, unless said otherwise."""

from __future__ import annotations

import re
from typing import Any

import regex

from tests.lab.discord.constants import LOCALES, SUB_TYPES, VALUE_TYPES
from tests.lab.discord.wire import Form

# > Application command naming. Discord admits an apostrophe too, since 2024; the lab does not.
NAME = regex.compile(r"^[-_\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$")
# > Application command structure: name, description and choices of one command, all options within.
# 8000 since 2025, 4000 before. Set it to 4000 to be on the safe side.
COMMAND_SIZE = 8000
SLASH, ON_USER, ON_MESSAGE, ENTRY_POINT = 1, 2, 3, 4
# > Registering a command: per application and scope. (15 for the menus is uncertain; discord.py stops at 5.)
MAX_PER_TYPE = {SLASH: 100, ON_USER: 15, ON_MESSAGE: 15, ENTRY_POINT: 1}
DAILY_CREATES = 200
MAX_OPTIONS = MAX_CHOICES = 25
STRING, INTEGER, NUMBER = 3, 4, 10


def check_command(f: Form, c: dict, p: str) -> None:
    """Note what is wrong with a command; ``p`` is its path in the form, with a dot at the end, or ''."""
    kind = c.get("type", SLASH)
    if kind not in MAX_PER_TYPE:
        f.choices(p + "type", "type", MAX_PER_TYPE)
        return
    _check_localizations(f, c, p, names=kind == SLASH)
    if kind == SLASH:
        _check_name(f, c.get("name"), p + "name")
        f.text(p + "description", c.get("description"), 1, 100, required=True)
        _check_options(f, c.get("options") or [], p + "options", level=0)
        if command_size(c) > COMMAND_SIZE:
            f.err(
                p.rstrip(".") or "_", "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({COMMAND_SIZE})"
            )
    else:
        f.text(p + "name", c.get("name"), 1, 32, required=True)
        for key in ("description", "options"):
            if c.get(key):
                f.err(
                    p + key,
                    f"APPLICATION_COMMAND_CONTEXT_MENU_{key.upper()}_INVALID",
                    f"Context menu commands cannot have {key}",
                )
    permissions = c.get("default_member_permissions")
    if permissions is not None and not re.fullmatch(r"\d+", str(permissions)):
        f.err(p + "default_member_permissions", "BITFIELD_INVALID", "Invalid bitfield")
    if any(x not in (0, 1, 2) for x in c.get("contexts") or []):
        f.choices(p + "contexts", "contexts", (0, 1, 2))


def command_size(c: dict) -> int:
    """Characters of a command as Discord counts them: of every text, its longest translation."""

    def longest(x: dict, key: str) -> int:
        texts = [x.get(key) or "", *(x.get(key + "_localizations") or {}).values()]
        return max(len(str(t)) for t in texts)

    n = longest(c, "name") + longest(c, "description")
    for choice in c.get("choices") or []:
        n += longest(choice, "name") + len(str(choice.get("value", "")))
    return n + sum(command_size(o) for o in c.get("options") or [])


def _check_name(f: Form, name: Any, path: str) -> None:
    if not f.text(path, name, 1, 32, required=True):
        return
    if not NAME.match(name):
        f.err(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif name != name.lower():
        f.err(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_localizations(f: Form, c: dict, p: str, *, names: bool) -> None:
    for key, hi in (("name_localizations", 32), ("description_localizations", 100)):
        for locale, text in (c.get(key) or {}).items():
            path = f"{p}{key}.{locale}"
            if locale not in LOCALES:
                f.err(path, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
            elif key == "name_localizations" and names:
                _check_name(f, text, path)
            else:
                f.text(path, text, 1, hi, required=True)


def _check_options(f: Form, options: Any, path: str, level: int) -> None:
    """Level 0: of the command; 1: of a group; 2: of a subcommand (> Subcommands and subcommand groups)."""
    if not isinstance(options, list):
        f.not_a_list(path)
        return
    if len(options) > MAX_OPTIONS:
        f.at_most(path, MAX_OPTIONS)
    subs = [o.get("type") in SUB_TYPES for o in options]
    if any(subs) and not all(subs):
        f.err(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    names, saw_optional = set(), False
    for i, o in enumerate(options):
        p, t, name = f"{path}.{i}.", o.get("type"), o.get("name")
        if t not in VALUE_TYPES | SUB_TYPES or (t == 2 and level > 0) or (t == 1 and level > 1):
            f.err(p + "type", "BASE_TYPE_CHOICES", 'Value of field "type" is not allowed here.')
            continue
        _check_name(f, name, p + "name")
        f.text(p + "description", o.get("description"), 1, 100, required=True)
        _check_localizations(f, o, p, names=True)
        if name in names:
            f.err(path, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", f"Option name already taken: {name}")
        names.add(name)
        if t in SUB_TYPES:
            if t == 2 and not o.get("options"):
                f.required(p + "options")
            _check_options(f, o.get("options") or [], p + "options", level=2 if t == 1 else 1)
            continue
        if not o.get("required"):
            saw_optional = True
        elif saw_optional:
            f.err(
                p + "required",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        _check_value_option(f, o, p, t)


def _check_value_option(f: Form, o: dict, p: str, t: int) -> None:
    choices = o.get("choices") or []
    if choices and o.get("autocomplete"):
        f.err(
            p + "autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
            "Autocomplete cannot be true if choices are present",
        )
    if o.get("autocomplete") and t not in (STRING, INTEGER, NUMBER):
        f.err(
            p + "autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_TYPE",
            "Autocomplete is only for string, integer and number",
        )
    check_choices(f, choices, p + "choices", t)
    for key in ("min_value", "max_value"):
        v = o.get(key)
        if v is not None and t not in (INTEGER, NUMBER):
            f.err(p + key, "APPLICATION_COMMAND_OPTIONS_MINMAX_TYPE", "Only for integer and number")
        elif v is not None and ((t == INTEGER and not isinstance(v, int)) or abs(v) > 2**53):
            f.err(p + key, "NUMBER_TYPE_COERCE", f'Value "{v}" is not int.')
    for key, lo in (("min_length", 0), ("max_length", 1)):
        if o.get(key) is not None and not lo <= o[key] <= 6000:
            f.number(p + key, lo, 6000)


def check_choices(f: Form, choices: Any, path: str, t: int) -> None:
    """At most 25, names of 1-100 characters, values of the option's type (strings of at most 100)."""
    if len(choices) > MAX_CHOICES:
        f.at_most(path, MAX_CHOICES)
    seen = set()
    for j, choice in enumerate(choices):
        p, v = f"{path}.{j}", choice.get("value")
        f.text(f"{p}.name", choice.get("name"), 1, 100, required=True)
        for locale, text in (choice.get("name_localizations") or {}).items():
            if locale not in LOCALES:
                f.err(f"{p}.name_localizations.{locale}", "ENUM_TYPE_COERCE", "not a valid enum value")
            f.text(f"{p}.name_localizations.{locale}", text, 1, 100, required=True)
        if t == STRING:
            f.text(f"{p}.value", v, 0, 100, required=True)
        elif t == INTEGER and (not isinstance(v, int) or isinstance(v, bool)):
            f.err(f"{p}.value", "NUMBER_TYPE_COERCE", f'Value "{v}" is not int.')
        elif t == NUMBER and not isinstance(v, int | float):
            f.err(f"{p}.value", "NUMBER_TYPE_COERCE", f'Value "{v}" is not float.')
        if choice.get("name") in seen:
            f.err(path, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", "Choice name already exists")
        seen.add(choice.get("name"))
