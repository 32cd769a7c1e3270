"""The check of entries of which nobody knew until they were told: each line binds those that were secret then."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from bot.checker import hashes
from bot.checker.entry_table import EntryKind
from bot.checker.reading import ExportFile, Values, compactly, draws, hides, whole

ENTRY = {"at", "by", "kind", "schema", "body"}
"""The keys of such an entry."""
Report = Callable[[int, str], None]
"""Says what is found: in which line, and why."""


class TellingLine(NamedTuple):
    """A line that tells a secret entry: the last line before that, and its text where that is not hidden again."""

    line: int
    since: int
    text: str | None


class SecretEntries:
    """All that are told in a file."""

    def __init__(self, first: int, kinds: Mapping[str, EntryKind], false: Report) -> None:
        self._first, self._kinds, self._false = first, kinds, false
        self._told: dict[int, TellingLine] = {}

    def take(self, line: int, says: Values, body: Values) -> None:
        """A line that tells one, as it stands there, and with all that is told of it."""
        number, since, text = body.get("number"), body.get("since"), body.get("line")
        right = whole(number) and number > 0 and whole(since) and self._first - 1 <= since < line
        if not right or number in self._told or "line" not in says:
            self._false(line, "other-secrets")
            return
        if "line" in body and not self._is_entry(text):
            self._false(line, "no-secret")
            return
        assert whole(number) and whole(since)
        self._told[number] = TellingLine(line, since, text)

    def _is_entry(self, text: object) -> bool:
        """Whether it is an entry that may be secret: no dice are in it, and nothing is hidden."""
        try:
            entry = compactly(text) if isinstance(text, str) else None
        except ValueError:
            return False
        if not isinstance(entry, dict) or entry.keys() != ENTRY or not isinstance(entry["body"], dict):
            return False
        kind = self._kinds.get(str(entry["kind"]))
        made = whole(entry["at"]) and whole(entry["schema"]) and isinstance(entry["by"], str)
        return made and kind is not None and kind.secret and not any(draws(entry["body"])) and not hides(entry["body"])

    def done(self, file: ExportFile, lines: Collection[int], missing: Report) -> None:
        """Check, after the last line, that the secret entries told are those that each line of the chain binds; `lines`
        are all its numbers."""
        told = sorted(self._told.items())
        for (_, one), (_, after) in itertools.pairwise(told):
            if after.since < one.since:
                self._false(after.line, "other-secrets")
        if file.secrets.keys() - self._told.keys():
            self._false(0, "tells-nothing")
        if not file.salts:
            return
        for line in file.salts.keys() - {*lines}:
            self._false(line, "tells-nothing")
        if [*self._told] and max(self._told) != len(self._told):
            self._false(0, "other-secrets")
        unknown = [one for number, one in told if one.text is None or number not in file.secrets]
        for one in unknown:
            missing(one.line, "no-salts")
        bindings = [
            (one, hashes.bound(file.secrets[number], one.text))
            for number, one in told
            if one.text is not None and number in file.secrets
        ]
        for line in lines:
            known = [binding for one, binding in bindings if one.since < line < one.line]
            if line not in file.salts:
                missing(line, "no-salts")
            elif any(one.since < line < one.line for one in unknown):
                continue
            elif hashes.hidden_list(file.salts[line], known) != self._untold(file, line):
                self._false(line, "other-secrets")

    def _untold(self, file: ExportFile, line: int) -> object:
        return file.chain[line - self._first].values.get("untold")
