"""An adventure written down: as a workbook that its author fills in and sends back, or as the same in TOML."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any

from bot.adventures.workbook import COLUMNS, ITALIAN, SHARE_ROWS, SHEETS, Sheets
from bot.engines.gdr.adventure import Adventure, Element
from bot.engines.gdr.adventure_tables import ITALIAN as KEYS
from bot.engines.gdr.rules import HUNDRED, Thresholds
from bot.texts import FIRST_LANGUAGE, Texts

KINDS = {"technical": "tecnica", "interpretive": "interpretativa", "own": "propria"}


def as_workbook(adventure: Adventure, language: str, texts: Texts) -> bytes:
    """An adventure as a workbook: what its author fills in, or sends back changed."""
    from openpyxl import Workbook
    from openpyxl.styles import Alignment, Font, PatternFill
    from openpyxl.utils import get_column_letter

    bold, ground, top = (
        Font(bold=True),
        PatternFill("solid", fgColor="DCEBE9"),
        Alignment(wrap_text=True, vertical="top"),
    )
    book = Workbook()
    book.remove(book.active)
    for sheet, (title, rows) in as_sheets(adventure, language).items():
        page = book.create_sheet(title)
        for row in rows:
            page.append(row)
        for head in page[1]:
            head.font, head.fill = bold, ground
        for at, name in enumerate(COLUMNS[sheet], 1):
            wide = name in ("text", "nature", "name", "value") or name.startswith("option ")
            page.column_dimensions[get_column_letter(at)].width = 44 if wide else 16
        for cells in page.iter_rows(min_row=2):
            for cell in cells:
                cell.alignment = top
        page.freeze_panes = "A2"
    help_page = book.create_sheet(texts.say(language, "gdr-book-help-sheet"))
    help_page.column_dimensions["A"].width = 100
    for line in texts.say(language, "gdr-book-help").splitlines():
        help_page.append([line])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def as_sheets(adventure: Adventure, language: str) -> Sheets:
    """The cells of that workbook, those of its heads first."""
    italian = language == FIRST_LANGUAGE
    heads = {sheet: [ITALIAN[name] if italian else name for name in named] for sheet, named in COLUMNS.items()}
    return {
        sheet: (SHEETS[sheet][0 if italian else 1], [heads[sheet], *([_as_cell(cell) for cell in row] for row in rows)])
        for sheet, rows in _written(adventure, italian).items()
    }


def _as_cell(value: Any) -> Any:
    if isinstance(value, Decimal):
        return int(value) if value == int(value) else float(value)
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@"):
        return f" {value}"  # no spreadsheet computes it
    return value


def _written(adventure: Adventure, italian: bool) -> dict[str, list[Sequence[Any]]]:
    yes = "x"
    plain = ("titolo", "tipo", "senza dadi") if italian else ("title", "kind", "diceless")
    kind = KINDS if italian else {}
    rows: list[Sequence[Any]] = [
        (plain[0], adventure.title),
        (plain[1], kind.get(adventure.kind, adventure.kind)),
        (plain[2], yes if adventure.diceless else ""),
    ]
    if adventure.kind == "own":
        named = {whose: names[0 if italian else 1] for whose, names in SHARE_ROWS.items()}
        rows += [(named["player"], adventure.share.player), (named["team"], adventure.share.team)]
    characters = [(key, one.name, one.about, yes if one.optional else "") for key, one in adventure.characters.items()]
    cd: list[Sequence[Any]] = []
    for character, tree in adventure.cd.items():
        cd += [(character, *row) for row in _elements(tree, "", about=True)]
    given = adventure.thresholds
    of = ("avanzamento", "personaggi", "squadra") if italian else ("progress", "characters", "team")
    thresholds = [(of[0], *_triple(given.aa))]
    thresholds += [(name, *_triple(one)) for name, one in ((of[1], given.vsp), (of[2], given.team)) if one is not None]
    thresholds += [(key, *_triple(one)) for key, one in given.descriptors.items()]
    thresholds += [(f"cd.{key}", *_triple(one)) for key, one in given.cd.items()]
    return {
        "adventure": rows,
        "characters": list(characters),
        "aa": list(_elements(adventure.aa, "", about=False)),
        "cd": cd,
        "thresholds": list(thresholds),
        "weights": list(adventure.weights.items()),
        "values": [(key, *values) for key, values in adventure.values.items()],
    }


def _triple(one: Thresholds) -> tuple[Decimal, Decimal, Decimal]:
    return one.min, one.med, one.max


def _elements(tree: Mapping[str, Element], path: str, *, about: bool) -> Iterator[Sequence[Any]]:
    for key, one in tree.items():
        at = f"{path}.{key}" if path else key
        concerns = [" ".join(one.about)] if about else []
        options = [cell for option in one.options for cell in (option.text, option.value)]
        yield (at, one.text, one.weight, one.partly if one.partly is not None else "", *concerns, *options)
        yield from _elements(one.parts, at, about=about)


# --- the same in TOML


def as_toml(adventure: Adventure, language: str) -> bytes:
    """An adventure as a TOML file, in either language's keys."""
    known = KEYS if language == FIRST_LANGUAGE else {}
    lines = _toml(adventure, lambda key: known.get(key, key), language)
    return ("\n".join(lines) + "\n").encode()


def _toml(adventure: Adventure, key: Any, language: str) -> Iterator[str]:
    kind = KINDS.get(adventure.kind, adventure.kind) if language == FIRST_LANGUAGE else adventure.kind
    yield f"{key('title')} = {_quoted(adventure.title)}"
    yield f"{key('kind')} = {_quoted(kind)}"
    yield f"{key('diceless')} = {str(adventure.diceless).lower()}"
    if adventure.kind == "own":
        for whose in ("player", "team"):
            vsp = getattr(adventure.share, whose)
            yield ""
            yield f"[{key('shares')}.{key(whose)}]"
            yield f"vsp = {_number(vsp)}"
            yield f"aa = {_number(HUNDRED - vsp)}"
    for name, one in adventure.characters.items():
        yield ""
        yield f"[{key('characters')}.{_quoted(name)}]"
        yield f"{key('name')} = {_quoted(one.name)}"
        if one.about:
            yield f"{key('nature')} = {_quoted(one.about)}"
        if one.optional:
            yield f"{key('optional')} = true"
    yield from _toml_thresholds(adventure, key)
    if adventure.weights:
        yield ""
        yield f"[{key('weights')}]"
        yield from (f"{_quoted(name)} = {_number(weight)}" for name, weight in adventure.weights.items())
    if adventure.values:
        yield ""
        yield f"[{key('values')}]"
        for name, values in adventure.values.items():
            yield f"{_quoted(name)} = [{', '.join(map(_number, values))}]"
    yield from _toml_tree(adventure.aa, "aa", key)
    for character, tree in adventure.cd.items():
        yield from _toml_tree(tree, f"cd.{_quoted(character)}", key)


def _toml_thresholds(adventure: Adventure, key: Any) -> Iterator[str]:
    given = adventure.thresholds
    yield ""
    yield f"[{key('thresholds')}]"
    for name, one in (("aa", given.aa), ("vsp", given.vsp), ("team", given.team)):
        if one is not None:
            yield f"{key(name)} = [{', '.join(map(_number, _triple(one)))}]"
    for part, each in (("descriptors", given.descriptors), ("cd", given.cd)):
        if each:
            yield ""
            yield f"[{key('thresholds')}.{key(part)}]"
            yield from (f"{_quoted(name)} = [{', '.join(map(_number, _triple(one)))}]" for name, one in each.items())


def _toml_tree(tree: Mapping[str, Element], path: str, key: Any) -> Iterator[str]:
    for name, one in tree.items():
        at = f"{path}.{_quoted(name)}"
        yield ""
        yield f"[{at}]"
        yield f"{key('text')} = {_quoted(one.text)}"
        yield f"{key('weight')} = {_number(one.weight)}"
        if one.partly is not None:
            yield f"{key('partly')} = {_number(one.partly)}"
        if one.about:
            yield f"{key('about')} = [{', '.join(map(_quoted, one.about))}]"
        if one.options:
            yield ""
            yield f"[{at}.{key('options')}]"
            yield from (f"{_quoted(option.text)} = {_number(option.value)}" for option in one.options)
        yield from _toml_tree(one.parts, at, key)


def _quoted(text: str) -> str:
    """A text, or a key, between quotation marks: as a key it means the same as without."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _number(value: Decimal | int) -> str:
    return f"{Decimal(value).normalize():f}"
