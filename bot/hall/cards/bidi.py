"""Words written from right to left, kept from turning the numbers and signs that stand around them."""

from __future__ import annotations

import re

_SIGN = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
_TURNING = re.compile(rf"{_SIGN}(?:[\s'.-]*{_SIGN})*")
_MARK = "\u200e"
"""LEFT-TO-RIGHT MARK: invisible, and a left-to-right letter for the algorithm that orders a line's characters."""


def steady(text: str) -> str:
    """The words, with each right-to-left run between marks, so that the rest of the line stays left to right."""
    if text.isascii() or not _TURNING.search(text):
        return text
    return _TURNING.sub(rf"{_MARK}\g<0>{_MARK}", text)
