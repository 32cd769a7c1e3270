"""How names are compared: those that nobody can tell apart on sight have one key, and some keys are like others."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import combinations

_PAIRS = """
    аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw ѵv кk мm нh тt вb зz єe ԍg ӏl
    αa οo ρp τt νv ιi κk χx γy υu εe ηn μu βb ωw σo ϲc ϳj
    օo ոn ռn սu հh ցq գq զq աw եt յj լl
    ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ɑa ɡg ıi łl øo đd ħh ŧt
"""
_LOOK_ALIKES = str.maketrans({pair[0]: pair[1] for pair in _PAIRS.split()})
"""Small letters that are taken for Latin ones: Cyrillic, Greek, Armenian, and Latin ones drawn nearly the same."""

_CAPITAL_PAIRS = """
    ΖZ ΗH ΜM ΝN ΥY ҮY
    ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᏃZ
    ꓮA ꓐB ꓚC ꓓD ꓰE ꓝF ꓖG ꓧH ꓲI ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ
"""
_CAPITALS = str.maketrans({pair[0]: pair[1] for pair in _CAPITAL_PAIRS.split()})
"""Capitals that are taken for Latin ones, though their small letters are not, or there are none: Greek, Cyrillic,
Cherokee, Lisu."""

_BLANK = {0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0}
"""Characters that show nothing, though Unicode calls them letters or symbols."""
_UNSEEN = ("Cf", "Cc", "Co", "Cs", "Cn", "Mn")
"""Categories of characters that nobody sees by themselves: formats, controls, private, unassigned, marks above."""


def key(name: str) -> str:
    """What a name is found by: the same for all spellings that look the same; empty where there is nothing to see."""
    if name.isascii() and name.isprintable():
        return " ".join(name.casefold().split())
    spelled = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    seen = "".join(" " if sign.isspace() else sign for sign in spelled if _is_seen(sign))
    folded = unicodedata.normalize("NFKD", seen.translate(_CAPITALS).casefold())
    return " ".join("".join(filter(_is_seen, folded)).translate(_LOOK_ALIKES).split())


def _is_seen(character: str) -> bool:
    category = unicodedata.category(character)
    return character.isspace() or (category not in _UNSEEN and ord(character) not in _BLANK)


# --- likeness

_AT_A_GLANCE = str.maketrans(dict(zip("i|!€$£@", "lllesla", strict=True)))
"""Characters that are taken for each other at a glance; too weak a likeness for two names to be the same."""
_LIKE_AN_L = str.maketrans("I|1", "lll")
"""Characters that are drawn as a small L."""
_FIGURES = str.maketrans("0134578", "oleastb")
"""Figures that are taken for letters, in words that are no numbers."""
_POINTS = str.maketrans("", "", "\"#%&'()*,-./:;?[\\]_{}·•’‘“”«»…–—")
"""Points and dashes, which nobody looks at."""
_TWICE = re.compile(r"([^\W\d_])\1+")

SHORTEST_BEGINNING = 3
"""Letters from which the beginning of a name may stand for it: Bru for Bruno."""

SHORTEST_MISTYPED = 5
"""Letters from which a name that differs by one counts as a slip: "Anna" and "Anita" are two people."""

CROWD = 6
"""From so many on, names that have something in common say nothing: half a club is called Marco."""

RESERVED = frozenset({"here", "everyone", "everybody", "tutti", "tutte", "channel", "all", "admin", "araldo", "herald"})
"""What platforms take for a call to many, and the bot's own name: never anybody's."""


_MONTHS = """
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    january february march april may june july august september october november december
"""
_MONTH = "|".join(sorted({*_MONTHS.split(), *(month[:3] for month in _MONTHS.split())}, reverse=True))
_NO_NAME = re.compile(
    rf"(?:[^\W\d]+,? )?\d{{1,2}}(?:\.|°|st|nd|rd|th)? (?:of )?(?:{_MONTH})\.?(?:,? \d{{2,4}})?(?: .*)?"
    r"|\d{1,4}[-/.]\w+[-/.]\d{1,4}(?:[t ,].*)?|\S+@\S+\.\w+|\w+://.*"
    r"|true|false|vero|falso|null|nan|#?n/[ad]|#(?:ref|rif|name|nome)[!?]"
)
"""What stands in other columns of a file: dates, addresses, marks, errors."""


_MARKED = re.compile(r"(?P<name>\S.*) \((?P<mark>[^()]+)\)")
_GUESTS_MARK = re.compile(r"(?:ospite|guest)(?: (?P<sign>[0-9a-z]{1,2}))?")
_OURS = re.compile(r"<[@#]|^(?:ex socio|ex membro|former member) \S+$")
"""How a mention is written, and what we call whoever was erased."""


def reserved(name: str, own: Collection[str] = ()) -> bool:
    """Whether nobody may be called so; `own` are more names of the bot itself."""
    wanted, looks = key(name.lstrip("@")), key(name.lstrip("@").translate(_LIKE_AN_L))
    nobodys, long = _nobodys(frozenset(own))
    return not wanted or not {wanted, looks}.isdisjoint(nobodys) or glanced(wanted) in long


@lru_cache(maxsize=8)
def _nobodys(own: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
    """The keys of all that nobody is called, and what the long ones look like: of a whole club each name is compared
    with the same ones."""
    nobodys = RESERVED | {key(one) for one in own}
    return nobodys, frozenset(glanced(one) for one in nobodys if len(one) >= SHORTEST_MISTYPED)


def names_nobody(name: str) -> bool:
    """Whether that is a number, a date or an address, which nobody is called: another column of a file holds it."""
    seen = key(name.removeprefix("@"))
    return not any(map(str.isalpha, seen)) or _NO_NAME.fullmatch(seen) is not None


def guests_key(name: str, new: str = "") -> str:
    """What a club's guest is found by; one who is `new` has a sign of their own, which no key of a name holds."""
    return f"{key(name)}\n{new}" if new else key(name)


def key_in(guests_key: str) -> str:
    """The key of the name in what a guest is found by."""
    return guests_key.partition("\n")[0]


def marked(key: str) -> tuple[str, str]:
    """A key without what follows in brackets, as we write what tells two of one name apart, and that; else it alone."""
    found = _MARKED.fullmatch(key)
    return (found["name"], found["mark"]) if found else (key, "")


def guests_mark(mark: str) -> str | None:
    """The sign of a guest in a mark, which only one of several needs; none where it is no guest's."""
    found = _GUESTS_MARK.fullmatch(mark)
    return found["sign"] or "" if found else None


def written_by_us(key: str) -> bool:
    """Whether a key looks like what only we write: a mention, somebody erased, a guest told apart."""
    return bool(_OURS.search(key) or guests_mark(marked(key)[1]) is not None)


def alike(one: str, other: str) -> bool:
    """Whether two different keys may be the same name, mistyped or made to look so, or one the other's beginning."""
    return (
        squeezed(one) == squeezed(other)
        or first(one) == other
        or first(other) == one
        or begins(one, other)
        or begins(other, one)
        or one_slip(one, other)
    )


def glanced(key: str) -> str:
    """A key with the characters that are taken for each other made one, and without those that nobody looks at."""
    words = key.translate(_POINTS).split()
    seen = " ".join(word if word.isdecimal() else word.translate(_FIGURES).translate(_AT_A_GLANCE) for word in words)
    return seen.replace("rn", "m").replace("vv", "w") or key


def squeezed(key: str) -> str:
    """What is left of a key at a glance where no letter stands twice in a row: Anna, Ana and Annna."""
    words = key.split(" ")
    return glanced(" ".join(word if len({*word}) == 1 else _TWICE.sub(r"\1", word) for word in words))


def initials(name: str) -> str:
    """The first letter of each word of a name."""
    return " ".join(f"{word[0].upper()}." for word in name.partition(" (")[0].split())


def first(key: str) -> str:
    """The first of several names; empty where there is only one."""
    return key.partition(" ")[0] if " " in key else ""


def beginnings(key: str) -> Iterator[str]:
    """All that a key may be shortened to, and itself, without its spaces; no number is another's beginning."""
    whole = key.replace(" ", "")
    for end in range(SHORTEST_BEGINNING, len(whole) + 1):
        if not whole[end - 1 : end + 1].isdecimal() or end == len(whole):
            yield whole[:end]


def shorter(key: str) -> Iterator[str]:
    """Keys of shorter names that a new name may extend: every beginning of a single word, but only whole words of
    several, since a match within one is chance."""
    words = key.split()
    yield from beginnings(key) if len(words) == 1 else ("".join(words[: end + 1]) for end in range(len(words)))


def begins(one: str, other: str) -> bool:
    """Whether one key is a beginning of the other, or the same but for spaces."""
    return one.replace(" ", "") in beginnings(other)


def surnames(key: str) -> list[str]:
    """The words of a name after the first: each may be what somebody is called by."""
    return key.split(" ")[1:]


def slips(key: str) -> Iterator[str]:
    """What two keys have in common if one slip makes one of the other: all that one letter less leaves, and the key."""
    if len(key) >= SHORTEST_MISTYPED:
        yield key
        yield from {key[:at] + key[at + 1 :] for at in range(len(key))}


def _on_purpose(key: str, at: int) -> bool:
    """Whether the sign at that place tells people apart who bear one name: a number, or the initial of a surname."""
    alone = (not at or key[at - 1] == " ") and (at + 1 >= len(key) or key[at + 1] in " .")
    return at < len(key) and (key[at].isdecimal() or (alone and key[at] != " "))


def one_slip(one: str, other: str) -> bool:
    """Whether one key becomes the other by one letter more, less or other, or by two neighbours that change places.

    Not by another figure: player 12 and player 13 are two.
    """
    if min(len(one), len(other)) < SHORTEST_MISTYPED or _figures(one) != _figures(other):
        return False
    if len(one) > len(other):
        one, other = other, one
    if len(other) - len(one) > 1:
        return False
    start = next((at for at, sign in enumerate(one) if sign != other[at]), len(one))
    if _on_purpose(one, start) or _on_purpose(other, start):
        return False
    here, there = one[start:], other[start:]
    if len(one) < len(other):
        return here == there[1:]
    return here[1:] == there[1:] or (here[:2] == there[1::-1] and here[2:] == there[2:])


def _figures(key: str) -> str:
    return "".join(filter(str.isdigit, key))


def alike_pairs(names: Mapping[str, Collection[str]]) -> list[tuple[str, str]]:
    """The pairs of those who have keys that are the same or alike, without comparing everybody with everybody."""
    near = defaultdict[str, dict[str, str]](dict)
    for person, keys in names.items():
        for one in filter(None, keys):
            for common in (
                f"glance {squeezed(one)}",
                f"first {first(one) or one}",
                *(f"begins {part}" for part in beginnings(one)),
                *(f"slip {rest}" for rest in slips(one)),
            ):
                near[common][person] = one
    pairs: dict[tuple[str, str], tuple[str, str]] = {}
    for bearers in near.values():
        if 1 < len(bearers) < CROWD:
            for one, other in combinations(sorted(bearers, key=lambda person: (bearers[person], person)), 2):
                # Who has several names may come first by one of them, and second by another: they are one pair.
                if (other, one) not in pairs and (
                    bearers[one] == bearers[other] or alike(bearers[one], bearers[other])
                ):
                    pairs[one, other] = bearers[one], bearers[other]
    return sorted(pairs, key=lambda pair: (pairs[pair], pair))
