"""How names are compared: those that nobody can tell apart on sight have one key."""

from __future__ import annotations

import unicodedata

_PAIRS = """
    аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw ѵv кk мm нh тt вb зz єe ԍg
    αa οo ρp τt νv ιi κk χx γy υu εe ηn μu βb
    օo ոn սu հh ցq
    ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ɑa ɡg ıi łl øo đd ħh ŧt
"""
_LOOK_ALIKES = str.maketrans({pair[0]: pair[1] for pair in _PAIRS.split()})
"""Small letters that are taken for Latin ones: Cyrillic, Greek, Armenian, and Latin ones drawn nearly the same."""

_BLANK = {
    *(0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
}
"""Signs that show nothing, though Unicode calls them letters, symbols or marks."""
_UNSEEN = ("Cf", "Cc", "Co", "Cs", "Cn", "Mn")
"""Sorts of signs that are no part of what one sees: formats, controls, private and unassigned ones, marks above."""


def key(name: str) -> str:
    """What a name is found by: the same for all spellings that look the same; empty where there is nothing to see."""
    spelled = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    seen = "".join(" " if sign.isspace() else sign for sign in spelled if _is_seen(sign))
    folded = unicodedata.normalize("NFKD", seen.casefold())
    return " ".join("".join(filter(_is_seen, folded)).translate(_LOOK_ALIKES).split())


def _is_seen(sign: str) -> bool:
    return sign.isspace() or (unicodedata.category(sign) not in _UNSEEN and ord(sign) not in _BLANK)
