"""Where modules lie, so that whoever looks for one finds it in one guess; and that the documents name what is there."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from itertools import combinations
from pathlib import Path

import pytest

import bot
from tests.sources import nodes

pytestmark = pytest.mark.sources

HOUSE = Path(bot.__file__).parent.parent
FOLDERS = sorted({path.parent for side in ("bot", "tests") for path in (HOUSE / side).rglob("*.py")})
PLACES = ("", "bot", "bot/hall", "bot/engines/daimon", "bot/chats/discord", "bot/chats/telegram", "tests", "docs")
"""Folders in which documents name files without saying so."""
WHOLE = (
    "bot",
    "bot/chats",
    "bot/chats/discord",
    "bot/chats/telegram",
    "bot/chats/telegram/answering",
    "bot/chats/telegram/sending",
    "bot/commands",
    "bot/engines",
    "bot/hall",
    "bot/hall/books",
    "bot/hall/cards",
    "bot/hall/declared",
    "bot/hall/delivery",
    "bot/hall/people",
    "bot/hall/running",
    "bot/hall/running/said",
)
"""Rooms of which the plan says module by module what lives there."""
MANY = 24
"""Modules that a reader still finds side by side in one folder."""
LONG = 400
"""Lines that a reader still takes in at once."""
ENDINGS = ("s", "es", "er", "ers", "or", "ors", "ing", "ings", "ed", "ion", "ions")

OF_EVERY_GAME = {
    "Character": "who is played, by the rules of the game",
    "ClockRules": "the minutes of a tournament's clock",
    "ClockStarted": "a tournament's clock runs",
    "Ended": "a tournament's last round was over",
    "FormulaRolled": "a formula was thrown in this book",
    "Game": "what is played, and counts for points",
    "Listed": "a tournament's standings as they are shown",
    "Round": "a tournament's round",
    "RoundClosed": "a tournament's round was over",
    "Score": "what a player is given for what they played",
    "Where": "at which table of which round",
}
"""Classes that are the same thing in several games: no room of one game reads another's."""


def rooms(path: str) -> set[str]:
    """The packages in a folder."""
    return {module.parent.name for module in (HOUSE / path).glob("*/__init__.py")}


def roots(name: str) -> set[str]:
    """What may be left of a name without its ending: `run`, of `running`."""
    found = {name}
    for root in (name.removesuffix(ending) for ending in ENDINGS if name.endswith(ending)):
        if len(root) > 2:
            found |= {root, f"{root}e"} | ({root[:-1]} if root[-1] == root[-2] and name[-1] != "s" else set())
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=[str(folder.relative_to(HOUSE)) for folder in FOLDERS])
def test_no_folder_holds_too_many_modules(folder: Path) -> None:
    counted = [
        module for module in folder.glob("*.py") if module.name != "__init__.py" or HOUSE / "bot" in module.parents
    ]
    assert len(counted) <= MANY


def test_no_module_is_too_long() -> None:
    modules = [module for folder in FOLDERS for module in folder.glob("*.py")]
    lines = {str(module.relative_to(HOUSE)): len(module.read_text("utf-8").splitlines()) for module in modules}
    assert {module: many for module, many in lines.items() if many > LONG} == {}


def test_daimon_has_the_same_subjects_on_every_side() -> None:
    subjects = rooms("bot/engines/daimon")
    assert len(subjects) == 11
    assert subjects == rooms("bot/commands/daimon") | {"rules"} == rooms("tests/commands/daimon") | {"rules"}
    assert subjects == {path.name for path in (HOUSE / "tests/engines/daimon").iterdir() if any(path.glob("test_*.py"))}


def test_no_module_s_name_is_another_s_with_a_different_ending() -> None:
    names = {path.stem for path in (HOUSE / "bot").rglob("*.py")} - {"__init__"}
    alike = [pair for pair in combinations(sorted(names), 2) if roots(pair[0]) & roots(pair[1])]
    assert alike == []


def test_a_class_has_a_name_of_its_own() -> None:
    where: defaultdict[str, list[str]] = defaultdict(list)
    for module in sorted((HOUSE / "bot").rglob("*.py")):
        for node in nodes(module):
            if isinstance(node, ast.ClassDef):
                where[node.name].append(str(module.relative_to(HOUSE / "bot")))
    twice = {name: modules for name, modules in where.items() if len(modules) > 1}
    assert {name: modules for name, modules in twice.items() if name not in OF_EVERY_GAME} == {}
    assert sorted(twice) == sorted(OF_EVERY_GAME)
    for modules in twice.values():
        assert len({module.split("/")[1] for module in modules}) == len(modules), modules


def test_twins_are_seen() -> None:
    twins = [("asker", "asking"), ("strike", "striking"), ("check", "checks"), ("run", "running"), ("judge", "judging")]
    assert all(roots(one) & roots(other) for one, other in twins)
    assert not roots("roles") & roots("rolls")


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/design.md", "docs/decisions.md"])
def test_what_a_document_names_is_there(document: str) -> None:
    words = (HOUSE / document).read_text("utf-8")
    files = set(re.findall(r"(?<![\w/.-])[\w.-]+(?:/[\w.-]+)+\.(?:py|ftl|toml|md|txt|js)\b", words))
    assert files
    assert [file for file in sorted(files) if not any((HOUSE / place / file).exists() for place in PLACES)] == []
    targets = set(re.findall(r"^(\w+):", (HOUSE / "Makefile").read_text("utf-8"), re.M))
    assert set(re.findall(r"(?:`|^    )make ([a-z]+)", words, re.M)) <= targets


@pytest.mark.parametrize("room", WHOLE)
def test_the_plan_names_every_module_of_these_rooms(room: str) -> None:
    words = set(re.findall(r"\w+", (HOUSE / "docs/design.md").read_text("utf-8")))
    modules = {
        path.stem for path in (HOUSE / room).iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert len(modules) > 3
    assert modules - words == {"__init__"}


EXCEPTIONS = {"Exception", "RuntimeError", "ValueError", "LookupError", "OSError", "DiscordException", "ClientError"}
"""Of what others raise, those of which some of ours are made."""


ANSWERS = {
    "engines/codice/standings.py": "article 42",
    "hall/people/erasing.py": "async def erased(",
    "chats/discord/answering/answering.py": ".delete_original_response()",
    "pictures/table.py": "def draw(",
    "engines/daimon/fights/strike_wounds.py": "def wounds_of(",
    "engines/diplomacy/voting.py": "def propose_draw(",
    "chats/telegram/rate_limits.py": "group: tuple[int, float] = (20, 60.0)",
    "engines/mito/points.py": "def stakes(",
    "hall/declared/line_reader.py": "class LineReader",
    "engines/diplomacy/scoring.py": "def scores(",
    "hall/declared/permissions.py": "def allowed(",
    "hall/books/shelf.py": "def drop(",
    "hall/cards/card_drawer.py": "class Drawer",
    "hall/delivery/herald.py": "except Later as",
    "hall/cards/press_id.py": "def written(",
    "engines/daimon/growth/growth.py": "def price(",
    "engines/daimon/contests/ties.py": "class TieRevealed(",
    "engines/daimon/oracle/oracle.py": "class OracleAsked(",
    "engines/daimon/table/master_vote.py": "def count_votes(",
    "storage/sqlite_schema.py": "MIGRATIONS",
    "engines/diplomacy/seating/search.py": "def best_seats(",
    "adventure_toml.py": "tomllib",
    "engines/diplomacy/orders/which_count.py": "def judge(",
    "engines/mito/closing.py": "class PeriodClosed(",
    "commands/gdr/judging.py": '@cog.command("judge"',
    "hall/delivery/neighbours.py": "def heard(",
    "hall/delivery/lease.py": "await self._store.lease(",
    "texts/it/daimon/contests.ftl": "contest = confronto",
    "chats/club/static/composer.js": "suggestions",
    "storage/contract.py": "class Store(Protocol)",
}
"""The answers of CONTRIBUTING.md, and by what each is known to be still one."""


def test_every_question_has_its_answer() -> None:
    table = (HOUSE / "CONTRIBUTING.md").read_text("utf-8").partition("| where is … |")[2]
    rows = re.findall(r"\| ([^|]+) \| `([^|]+)` (?=\|)", table)
    assert len(rows) == 30
    assert [file for _, file in rows] == list(ANSWERS)
    assert [file for file, what in ANSWERS.items() if what not in (HOUSE / "bot" / file).read_text("utf-8")] == []


def test_every_exception_is_explained() -> None:
    words = (HOUSE / "CONTRIBUTING.md").read_text("utf-8").partition("| exception |")[2].partition("## ")[0]
    named = {
        name
        for row in words.splitlines()
        if row.startswith("| `")
        for name in re.findall(r"`([A-Z]\w+)`", row.split("|")[1])
    }
    bases = {
        node.name: {ast.unparse(base).split(".")[-1] for base in node.bases}
        for module in (HOUSE / "bot").rglob("*.py")
        for node in nodes(module)
        if isinstance(node, ast.ClassDef)
    }
    raised = set[str]()
    while found := {name for name, own in bases.items() if own & (raised | EXCEPTIONS)} - raised:
        raised |= found
    assert len(named) > 20
    assert {name for name in raised if not name.startswith("_")} == named
