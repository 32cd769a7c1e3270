"""Where a text stands in both languages, and which code says it: `make text KEY=roll-successes`."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import bot
from bot.commands import COGS
from bot.texts import LANGUAGES
from bot.texts.words import RULES, words
from bot.toml_lines import lines_of
from tests.sources import nodes

HOME = Path(bot.__file__).parent
HOUSE = HOME.parent
MOST_PLACES = 8
"""A word that stands in more places tells nobody where to look."""
PREFIXES = ("", "refused-", "page-", "checker-")
"""What the code leaves out of a key: `Refused` puts it before its reason, the page before its words."""


@dataclass(frozen=True, order=True)
class Place:
    """A line of a file."""

    file: Path
    line: int

    def __str__(self) -> str:
        lines = self.file.read_text("utf-8").splitlines()
        return f"{self.file.relative_to(HOUSE)}:{self.line}  {lines[self.line - 1].strip()}"


# --- where it stands


@cache
def texts(language: str) -> dict[str, Place]:
    """Every key of a language, attributes as `key.attribute`, with the line where its text begins."""
    found: dict[str, Place] = {}
    for file in sorted((HOME / "texts" / language).rglob("*.ftl")):
        message = ""
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if begun := re.match(r"([a-zA-Z][\w-]*) *=", line):
                message = begun[1]
                found[message] = Place(file, number)
            elif begun := re.match(r" +\.([a-zA-Z][\w-]*) *=", line):
                found[f"{message}.{begun[1]}"] = Place(file, number)
    return found


@cache
def words_of_the_rules() -> dict[str, Place]:
    """Every key made of a table of config/rules, with the line of that table."""
    found = {}
    said = {key for language in LANGUAGES for key, _ in words(language)}
    for file in sorted(RULES.rglob("*.toml")):
        before = file.stem if file.parent == RULES else file.parent.name
        for path, number in lines_of(file.read_text("utf-8")).items():
            # A table on one line, about = { it = …, en = … }, is one key of its file.
            if (key := "-".join(map(str, (before, *path)))) in said:
                found[key] = Place(file, number)
    return found


def where_it_stands(key: str) -> list[Place]:
    """The places of a text, one a language; words of the rules have both languages in one."""
    found = [texts(language)[key] for language in LANGUAGES if key in texts(language)]
    return found or [words_of_the_rules()[one] for one in (key,) if one in words_of_the_rules()]


# --- who says it


@dataclass(frozen=True)
class Shape:
    """A key that is put together: f"trouble-{reason}"."""

    forms: tuple[re.Pattern[str], ...]
    """Two: where two holes follow one another, either may hold the more words."""
    fixed: int
    """How many letters of it are written out: of several shapes the one with most is the surest."""
    begins: str
    """What is written out before its first hole."""
    place: Place


@dataclass
class Code:
    """What the code writes out: whole keys and words, and keys with holes by how they begin."""

    words: dict[str, set[Place]] = field(default_factory=lambda: defaultdict(set))
    loose: dict[str, set[Place]] = field(default_factory=lambda: defaultdict(set))
    """Names, and words of the rules and of the page's scripts: keys are made of them, but most are none."""
    said: dict[str, set[Place]] = field(default_factory=lambda: defaultdict(set))
    """The keys that are said or refused right where they are written out."""
    within: dict[str, set[Place]] = field(default_factory=lambda: defaultdict(set))
    """The keys that stand within other texts."""
    shapes: dict[str, list[Shape]] = field(default_factory=lambda: defaultdict(list))
    _known: dict[str, bool] = field(default_factory=dict)

    def read(self, file: Path) -> None:
        """Takes in a module."""
        for node in nodes(file):
            match node:
                case ast.Call(args=[first, *_]) if called(node) in ("say", "Say", "Refused", "name"):
                    for key in constants(first):
                        self.said[f"refused-{key}" if called(node) == "Refused" else key].add(Place(file, node.lineno))
                    if called(node) == "Refused" and isinstance(first, ast.JoinedStr):
                        self._shape(first, file, "refused-")
                case ast.Call(keywords=keywords) if called(node) == "Choice":
                    for key in (key for word in keywords if word.arg == "name" for key in constants(word.value)):
                        self.said[f"choices-{key}"].add(Place(file, node.lineno))
                case ast.JoinedStr():
                    self._shape(node, file)
                case ast.Constant(value=str() | int() as value):
                    self.words[str(value)].add(Place(file, node.lineno))
                    self.loose[str(value).replace("_", "-")].add(Place(file, node.lineno))
                case (
                    ast.arg(arg=name)
                    | ast.AnnAssign(target=ast.Name(id=name))
                    | ast.Assign(targets=[ast.Name(id=name)])
                ):
                    self.loose[name.lower().replace("_", "-")].add(Place(file, node.lineno))

    def read_page(self, file: Path) -> None:
        """Takes in a script or a document of a page, which knows its texts without what the keys of all begin with."""
        page = "checker" if file.name == "checker.html" else "page"
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for quoted, word in re.findall(r"""(["'`]?)\b([\w-]+)\b""", line):
                (self.said if quoted else self.loose)[f"{page}-{word}"].add(Place(file, number))

    def read_rules(self, file: Path) -> None:
        """Takes in the keys and words of a rules file: keys of texts are made of them."""
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for word in re.findall(r"[\w-]+", line.partition("#")[0]):
                self.loose[word].add(Place(file, number))

    def read_texts(self, file: Path) -> None:
        """Takes in the texts that stand within other texts."""
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for key in re.findall(r"\{ ([a-z][\w-]*)[ .}]", line):
                self.within[key].add(Place(file, number))

    def _shape(self, node: ast.JoinedStr, file: Path, before: str = "") -> None:
        parts = [str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values]
        shape = before + "".join(parts).partition(".")[0]
        if re.fullmatch(r"(?=.*[a-z])(?=.*-)[a-z0-9*-]+", shape):
            holes = ("([a-z0-9-]+)", "([a-z0-9-]+?)")
            forms = tuple(re.compile(re.escape(shape).replace(r"\*", hole)) for hole in holes)
            fixed = len(shape.replace("*", ""))
            begins = shape.partition("*")[0]
            self.shapes[begins].append(Shape(forms, fixed, begins, Place(file, node.lineno)))

    def makes(self, key: str) -> Iterator[tuple[Shape, tuple[str, ...]]]:
        """The shapes that can give a key, with what fills their holes: words that stand in the code or the rules."""
        for length in range(len(key)):
            for shape in self.shapes.get(key[:length], ()):
                for found in (form.fullmatch(key) for form in shape.forms):
                    if found and all(map(self.known, found.groups())):
                        yield shape, found.groups()

    def known(self, key: str) -> bool:
        """Whether a word or a key is written out, or made of such."""
        if key not in self._known:
            written = any(key in found for found in (self.words, self.said, self.loose))
            self._known[key] = written or next(self.makes(key), None) is not None
        return self._known[key]


def called(call: ast.Call) -> str:
    """The name of the function that a call calls."""
    return getattr(call.func, "id", "") or getattr(call.func, "attr", "")


def constants(node: ast.expr) -> list[str]:
    """The words that an expression can be: a constant, or one of two."""
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp():
            return [*constants(node.body), *constants(node.orelse)]
    return []


@cache
def code() -> Code:
    """The whole house."""
    found = Code()
    for file in sorted(HOME.rglob("*")):
        match file.suffix:
            case ".py":
                found.read(file)
            case ".js" | ".html":
                found.read_page(file)
            case ".ftl":
                found.read_texts(file)
    for file in sorted(RULES.rglob("*.toml")):
        found.read_rules(file)
    return found


@cache
def commands() -> dict[str, list[Place]]:
    """The functions of every command and of every group of commands, by their keys."""
    found: dict[str, list[Place]] = defaultdict(list)
    for command in (one for cog in COGS for one in cog.commands):
        written = inspect.unwrap(command.answer).__code__
        place = Place(Path(written.co_filename), written.co_firstlineno)
        for key in {command.key, command.path[0]}:
            found[key].append(place)
    return found


def who_says_it(key: str) -> list[Place]:
    """The places that say a text, the surest first: its own command, the whole key, a key put together, a word."""
    key, house = key.partition(".")[0], code()
    if (command := key.removeprefix("also-")) in commands():
        return commands()[command]
    whole = house.said.get(key, set()) | (house.words.get(key, set()) if "-" in key else set())
    if whole or key in house.within:
        return [*sorted(whole), *sorted(house.within.get(key, ()))]
    rest = next((key.removeprefix(one) for one in PREFIXES[1:] if key.startswith(one)), "")
    if 0 < len(house.words.get(rest, ())) <= MOST_PLACES:
        return sorted(house.words[rest])
    return _put_together(key) or sorted(house.words.get(key) or house.loose.get(key, ()))


def _put_together(key: str) -> list[Place]:
    """Where a key is put together, and where the words come from that few places write."""
    house = code()
    made = list(house.makes(key))
    most = max((shape.fixed for shape, _ in made), default=0)
    shapes = {shape.place for shape, _ in made if shape.fixed == most}
    # What begins with the first word may well make it too: one place names skills, another anything of the rules.
    others = {shape.place for shape, _ in made if shape.begins.startswith(f"{key.partition('-')[0]}-")}
    filling = {word for shape, words in made if shape.fixed == most for word in words}
    written = [house.words.get(word, set()) for word in filling]
    parts = {place for places in written if len(places) <= MOST_PLACES for place in places}
    return [*sorted(shapes), *sorted(others - shapes), *sorted(parts - shapes - others)]


# --- said to whoever asks


def meant(key: str) -> str:
    """The key of a text by what somebody has of it, "" if there is none."""
    return next((before + key for before in PREFIXES if where_it_stands(before + key)), "")


def near(key: str) -> list[str]:
    """Keys that look like one."""
    known = [*texts(LANGUAGES[0]), *words_of_the_rules()]
    return get_close_matches(key, known, n=5) or [one for one in known if key and key in one][:5]


def told(asked: str) -> str:
    """All about a key, for whoever looks for its text."""
    key = meant(asked)
    if not key:
        others = near(asked)
        return f"There is no text “{asked}”." + (f" There is {', '.join(others)}." if others else "")
    lines = [key, *(f"  {place}" for place in where_it_stands(key))]
    places = who_says_it(key)
    lines += ["said by", *(f"  {place}" for place in places[:MOST_PLACES])]
    if len(places) > MOST_PLACES:
        lines.append(f"  and {len(places) - MOST_PLACES} more")
    return "\n".join(lines)


def main(words: Sequence[str]) -> int:
    """Say it to whoever asks on the command line; the exit code."""
    asked = " ".join(words).strip()
    if not asked:
        print("Which text? For instance: make text KEY=roll-successes", file=sys.stderr)
        return 1
    print(told(asked))
    return 0 if meant(asked) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
