"""Fractions as people read them: to two decimals, rounded half up, with the sign that belongs to them."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from bot.hall.cards import Argument, say

DECIMALS = 2


def figure(value: Fraction, decimals: int = DECIMALS) -> Argument:
    """A number to so many decimals."""
    scale = 10**decimals
    hundredths = floor(abs(value) * scale + Fraction(1, 2))
    whole, rest = divmod(hundredths, scale)
    shown: Argument = say("decimal", whole=str(whole), rest=f"{rest:0{decimals}}") if decimals else str(whole)
    return say("gdr-negative", value=shown) if value < 0 and hundredths else shown


def percent(value: Fraction) -> Argument:
    """A share as a whole percentage."""
    return say("percent", value=figure(value * 100, 0))
