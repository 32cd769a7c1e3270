"""An adventure as a workbook, for authors who write in a spreadsheet: read as the TOML file is, and refused with the
sheet and the cell."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal, InvalidOperation
from typing import Any, TypeAlias

from bot.adventure_toml import adventure_of, cleaned, named_facts, names
from bot.engines.book import Refused
from bot.engines.gdr.adventure import Adventure
from bot.engines.gdr.adventure_made import MOST_OPTIONS, read
from bot.engines.gdr.adventure_tables import ITALIAN as KEYS
from bot.engines.gdr.adventure_tables import Flaw, Path
from bot.engines.gdr.rules import GdrRules
from bot.hall.cards.card import Say

MOST_UNPACKED = 12_000_000
"""Bytes of a workbook once unpacked: more is no adventure."""
MOST_ROWS, MOST_COLUMNS = 1500, 40
DEEPEST = 12
"""Parts of a dotted name that are looked at; the reader of adventures allows fewer."""
IN_CELLS = {
    *("not-a-text", "missing", "no-characters", "no-cd", "empty", "two-kinds", "section-and-element", "about"),
    *("shares-missing", "diceless-sum", "values-count", "no-aa-thresholds", "vsp-twice"),
}
"""What is said of a spreadsheet in other words than of TOML."""
YES = {"x", "sì", "si", "s", "yes", "y", "true", "vero", "1"}
NO = {"", "no", "n", "false", "falso", "0"}

SHEETS = {
    "adventure": ("Avventura", "Adventure"),
    "characters": ("Personaggi", "Characters"),
    "aa": ("Avanzamento", "Progress"),
    "cd": ("Coerenza", "Consistency"),
    "weights": ("Pesi", "Weights"),
    "values": ("Valori", "Values"),
    "thresholds": ("Soglie", "Thresholds"),
}
"""The sheets of a workbook, in Italian and in English: either is read."""
Sheets: TypeAlias = dict[str, tuple[str, list[list[Any]]]]
"""The rows of cells of each sheet that is known, with the name it has there."""
OPTIONS = tuple(name for at in range(1, MOST_OPTIONS + 1) for name in (f"option {at}", f"value {at}"))
COLUMNS = {
    "adventure": ("what", "value"),
    "characters": ("key", "name", "nature", "optional"),
    "aa": ("item", "text", "weight", "partly", *OPTIONS),
    "cd": ("character", "item", "text", "weight", "partly", "about", *OPTIONS),
    "weights": ("descriptor", "weight"),
    "values": ("descriptor", "worth 1", "worth 2", "worth 3", "worth 4"),
    "thresholds": ("of", "min", "med", "max"),
}
ITALIAN = {
    "what": "che cosa", "value": "valore", "key": "sigla", "name": "nome", "nature": "carattere",
    "optional": "facoltativo", "item": "voce", "text": "testo", "weight": "peso", "partly": "in parte",
    "character": "personaggio", "about": "riguarda", "descriptor": "voce", "of": "di che cosa",
    "min": "min", "med": "med", "max": "max",
    **{f"option {at}": f"opzione {at}" for at in range(1, MOST_OPTIONS + 1)},
    **{f"value {at}": f"vale {at}" for at in range(1, MOST_OPTIONS + 1)},
    **{f"worth {at}": f"risposta {at}" for at in range(1, 5)},
}  # fmt: skip
PLAIN = {
    "titolo": "title",
    "tipo": "kind",
    "senza dadi": "diceless",
    "title": "title",
    "kind": "kind",
    "diceless": "diceless",
}
SHARE_ROWS = {"player": ("quota giocatore", "player share"), "team": ("quota squadra", "team share")}
"""What the rows of the shares are called, in Italian and in English."""
SHARES = {name: whose for whose, rows in SHARE_ROWS.items() for name in rows}
THRESHOLDS = {
    "avanzamento": "aa",
    "progress": "aa",
    "personaggi": "vsp",
    "characters": "vsp",
    "squadra": "team",
    "team": "team",
}


def is_workbook(content: bytes) -> bool:
    """Whether a file is a workbook by its first bytes."""
    return content.startswith(b"PK\x03\x04")


def adventure_in(content: bytes, rules: GdrRules) -> Adventure:
    """The adventure of a file, be it TOML or a workbook."""
    return of_workbook(content, rules) if is_workbook(content) else adventure_of(content, rules)


def of_workbook(content: bytes, rules: GdrRules) -> Adventure:
    """The adventure of a workbook; refused with the sheet, the cell and the reason."""
    return of_sheets(_sheets(content), rules)


def of_sheets(sheets: Sheets, rules: GdrRules) -> Adventure:
    """The adventure that stands in these cells."""
    reading = _Reading(sheets)
    try:
        return read(cleaned(reading.values()), rules, names(rules))
    except Flaw as flaw:
        sheet, cell = reading.place(flaw)
        raise Refused("gdr-adventure-cell", sheet=sheet, cell=cell, why=_why(flaw, reading.italian)) from None


def _why(flaw: Flaw, italian: bool) -> Say:
    """What is wrong, and what to write instead, in words of a spreadsheet: it has no quotes and no brackets."""
    facts = named_facts(flaw, "value")
    for name in ("key", "level"):  # Its sheet is named before.
        if isinstance(said := facts.get(name), str):
            facts[name] = said.removeprefix("aa.").removeprefix("cd.")
    if italian and isinstance(key := facts.get("key"), str):
        facts["key"] = ITALIAN.get(key) or KEYS.get(key, key)
    if flaw.path[:1] == ("shares",) and "key" in facts:
        rows = SHARE_ROWS["player" if flaw.path[1] in ("player", KEYS["player"]) else "team"]
        facts |= {"key": rows[0], "english": rows[1]} if "english" in facts else {"key": rows[0 if italian else 1]}
    if flaw.reason == "empty" and flaw.path == ("aa",):
        facts["level"] = SHEETS["aa"][0 if italian else 1]
    if flaw.reason == "sum" and flaw.path[0] in ("aa", "cd"):
        return Say("gdr-cell-sum", facts | {"level": _level(flaw.path)})
    if flaw.reason == "not-a-number" and not facts["value"]:
        return Say("gdr-cell-no-number", facts)
    return Say(f"gdr-{'cell' if flaw.reason in IN_CELLS else 'flaw'}-{flaw.reason}", facts)


def _level(path: Path) -> Say:
    """The items of one level of a tree."""
    first = 2 if path[0] == "cd" else 1
    if inside := ".".join(map(str, path[first:])):
        return Say("gdr-cell-level-inside", {"item": inside})
    return Say("gdr-cell-level-of", {"key": str(path[1])}) if first == 2 else Say("gdr-cell-level-first", {})


def _sheets(content: bytes) -> Sheets:
    """The cells of a workbook."""
    from openpyxl import load_workbook  # 5 MB, for those who write adventures

    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            if sum(one.file_size for one in packed.infolist()) > MOST_UNPACKED:
                raise Refused("gdr-adventure-too-large", most=MOST_UNPACKED // 1000)
        book = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        found = {}
        known = {name.casefold(): key for key, named in SHEETS.items() for name in named}
        for title in book.sheetnames:
            key = known.get(title.strip().casefold())
            if key is not None and key not in found:
                cells = book[title].iter_rows(max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS, values_only=True)
                found[key] = (title, [list(row) for row in cells])
        book.close()
    except Refused:
        raise
    except Exception:  # whatever a bent file brings the library to
        raise Refused("gdr-adventure-not-workbook") from None
    if "aa" not in found or "characters" not in found:
        italian, english = (" · ".join(names) for names in zip(*SHEETS.values(), strict=True))
        raise Refused("gdr-adventure-sheets", names=italian, english=english)
    if any(len(rows) > MOST_ROWS for _, rows in found.values()):
        raise Refused("gdr-adventure-too-large", most=MOST_UNPACKED // 1000)
    return found


class _Reading:
    """A workbook on its way to the tables of an adventure, with the cell of each value."""

    def __init__(self, sheets: Sheets) -> None:
        self._sheets = sheets
        self._cells: dict[Path, tuple[str, str]] = {}
        self._names: dict[Path, tuple[str, str]] = {}
        """The cells with the names of descriptors, whose numbers stand beside them."""
        self.italian = any(title == SHEETS[key][0] for key, (title, _) in sheets.items())

    def place(self, flaw: Flaw) -> tuple[str, str]:
        """The sheet and the cell that stand nearest to what is wrong; of a sum the first of its numbers."""
        path = flaw.path
        if flaw.reason in ("no-such-descriptor", "descriptor-misspelt") and path in self._names:
            return self._names[path]
        if flaw.reason == "sum":
            weights = (one for one in self._cells if one[:-2] == path and one[-1] == "weight")
            path = next(weights, path)
        for length in range(len(path), 0, -1):
            if path[:length] in self._cells:
                return self._cells[path[:length]]
        first = str(path[0]) if path else "adventure"
        sheet = first if first in SHEETS else "adventure"
        return (self._sheets[sheet][0] if sheet in self._sheets else SHEETS[sheet][0]), "A1"

    def values(self) -> dict[str, Any]:
        """The tables, as a file of TOML would give them."""
        found: dict[str, Any] = {}
        for cells in self._rows("adventure"):
            self._plain(found, cells)
        characters: dict[str, Any] = {}
        for cells in self._rows("characters"):
            key, at = cells.text("key"), ("characters", cells.text("key"))
            if key in characters:
                raise self._flaw(cells, "key", Flaw(at, "twice", key=key))
            self._note(at, cells, "key")
            one: dict[str, Any] = {"name": cells.words("name")}
            if cells.words("nature"):
                one["nature"] = cells.words("nature")
            one["optional"] = self._yes(cells, "optional", at)
            characters[key] = one
            for name in ("name", "nature", "optional"):
                self._note((*at, name), cells, name)
        found["characters"] = characters
        found["aa"] = self._tree("aa")
        found["cd"] = self._tree("cd")
        found |= self._mathematics()
        return found

    def _plain(self, found: dict[str, Any], cells: _SheetRow) -> None:
        what = cells.words("what").casefold()
        if what in PLAIN:
            key = PLAIN[what]
            found[key] = self._yes(cells, "value", (key,)) if key == "diceless" else cells.words("value")
            self._note((key,), cells, "value")
        elif what in SHARES:
            vsp = cells.number("value")
            pair = {"vsp": vsp, "aa": 100 - vsp if isinstance(vsp, int | Decimal) else vsp}
            found.setdefault("shares", {})[SHARES[what]] = pair
            self._note(("shares", SHARES[what]), cells, "value")
        elif what:
            raise self._flaw(cells, "what", Flaw((what[:40],), "unknown", key=what[:40]))

    def _tree(self, sheet: str) -> dict[str, Any]:
        """The items of a tree, each by its dotted name, sections before what stands in them."""
        found: dict[str, Any] = {}
        for cells in self._rows(sheet):
            parts = [part for part in re.split(r"\s*\.\s*", cells.text("item")) if part]
            character = [cells.text("character")] if sheet == "cd" else []
            way = [*character, *parts]
            at: Path = (sheet, *way)
            if not parts or len(way) > DEEPEST:
                raise self._flaw(cells, "item", Flaw(at, "key", key=cells.text("item")[:30], most=30))
            inside = found
            for part in way[:-1]:
                inside = inside.setdefault(part, {})
            if way[-1] in inside and "text" in inside[way[-1]]:
                raise self._flaw(cells, "item", Flaw(at, "twice", key=".".join(way)))
            one = inside.setdefault(way[-1], {})
            one |= {"text": cells.words("text"), "weight": cells.number("weight")}
            if character:
                self._note(("cd", *character), cells, "character")
            self._note(at, cells, "item")
            for name in ("text", "weight", "partly", "about"):
                self._note((*at, name), cells, name)
            if (partly := cells.words("partly")).casefold() not in NO:
                one["partly"] = True if partly.casefold() in YES - {"1"} else cells.number("partly")
            if cells.words("about"):
                one["about"] = [part for part in re.split(r"[\s,;]+", cells.words("about")) if part]
            options = self._options(cells, (*at, "options"))
            if options:
                one["options"] = options
        return found

    def _options(self, cells: _SheetRow, at: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for place in range(1, MOST_OPTIONS + 1):
            words = cells.words(f"option {place}")
            if not words and cells.raw(f"value {place}") is None:
                continue
            if not words:
                raise self._flaw(cells, f"option {place}", Flaw((*at, ""), "not-a-text", key=f"option {place}"))
            if words in found:
                raise self._flaw(cells, f"option {place}", Flaw(at, "twice", key=words))
            found[words] = cells.number(f"value {place}")
            self._note((*at, words), cells, f"value {place}")
            self._cells.setdefault(at, self._cells[(*at, words)])
        return found

    def _mathematics(self) -> dict[str, Any]:
        weights: dict[str, Any] = {}
        for cells in self._rows("weights"):
            weights[cells.text("descriptor")] = cells.number("weight")
            self._note(("weights", cells.text("descriptor")), cells, "weight", "descriptor")
        values: dict[str, Any] = {}
        for cells in self._rows("values"):
            each = [cells.number(f"worth {at}") for at in range(1, 5) if cells.raw(f"worth {at}") not in (None, "")]
            values[cells.text("descriptor")] = each
            self._note(("values", cells.text("descriptor")), cells, "worth 1", "descriptor")
        thresholds: dict[str, Any] = {}
        for cells in self._rows("thresholds"):
            of = cells.text("of")
            triple = [cells.number(name) for name in ("min", "med", "max")]
            if of.casefold() in THRESHOLDS:
                key: tuple[str, ...] = (THRESHOLDS[of.casefold()],)
            elif of.startswith("cd."):
                key = ("cd", of.removeprefix("cd."))
            else:
                key = ("descriptors", of)
            inside = thresholds
            for part in key[:-1]:
                inside = inside.setdefault(part, {})
            inside[key[-1]] = triple
            self._note(("thresholds", *key), cells, "min", "of")
        return {"weights": weights, "values": values, "thresholds": thresholds}

    def _yes(self, cells: _SheetRow, column: str, at: Path) -> bool:
        written = cells.words(column).casefold()
        if written not in YES | NO:
            raise self._flaw(cells, column, Flaw((*at, column), "not-yes", key=written[:40]))
        return written in YES

    def _note(self, at: Path, cells: _SheetRow, column: str, name: str = "") -> None:
        self._cells.setdefault(at, (cells.title, cells.cell(column)))
        if name:
            self._names.setdefault(at, (cells.title, cells.cell(name)))

    def _flaw(self, cells: _SheetRow, column: str, flaw: Flaw) -> Flaw:
        """A flaw that stands in this cell, whatever was noted there before."""
        self._cells[flaw.path] = (cells.title, cells.cell(column))
        return flaw

    def _rows(self, sheet: str) -> Iterator[_SheetRow]:
        """The rows of a sheet in which something stands, by the columns that its first row names."""
        if sheet not in self._sheets:
            return
        title, rows = self._sheets[sheet]
        known = {word: name for name in COLUMNS[sheet] for word in (name, ITALIAN[name])}
        heads = [known.get(str(cell or "").strip().casefold(), "") for cell in (rows[0] if rows else [])]
        columns = {name: at for at, name in reversed(list(enumerate(heads))) if name}
        for name in COLUMNS[sheet]:
            if name not in columns and name not in OPTIONS and not name.startswith("worth"):
                flaw = Flaw((sheet,), "no-column", key=ITALIAN[name], english=name)
                self._cells[sheet,] = (title, "A1")
                raise flaw
        for number, row in enumerate(rows[1:], 2):
            if any(cell not in (None, "") for cell in row):
                yield _SheetRow(title, number, row, columns)


class _SheetRow:
    """A row of a sheet, by the names of its columns."""

    def __init__(self, title: str, number: int, cells: Sequence[Any], columns: Mapping[str, int]) -> None:
        self.title, self._number, self._cells, self._columns = title, number, cells, columns

    def cell(self, column: str) -> str:
        """Where it stands: C5."""
        from openpyxl.utils import get_column_letter

        return f"{get_column_letter(self._columns.get(column, 0) + 1)}{self._number}"

    def raw(self, column: str) -> Any:
        """What stands there."""
        at = self._columns.get(column)
        return self._cells[at] if at is not None and at < len(self._cells) else None

    def words(self, column: str) -> str:
        """What stands there, as words."""
        value = self.raw(column)
        if isinstance(value, bool):
            return "x" if value else ""
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        return "" if value is None else " ".join(str(value).split())

    def text(self, column: str) -> str:
        """The same, for a key."""
        return self.words(column)

    def number(self, column: str) -> Any:
        """A number, exactly as it is seen there; else what stands there, to be refused."""
        value = self.raw(column)
        if isinstance(value, float):
            value = repr(round(value, 6))
        if isinstance(value, int) and not isinstance(value, bool):
            return value if abs(value) < 10**12 else str(value)[:40]
        written = str(value if value is not None else "").strip().replace(",", ".").removesuffix("%").strip()
        if len(written) > 30:
            return written[:40]
        try:
            return Decimal(written)
        except InvalidOperation:
            return written
