"""Figures as people read them: rounded half up, with the language's decimal sign and the sign that belongs to them."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from bot.hall.cards.card import Argument, say


def figure(value: Fraction | float, decimals: int = 2, *, plus: bool = False) -> Argument:
    """A number to so many decimals; with `plus`, also what is above zero says so."""
    scale = 10**decimals
    parts = floor(abs(Fraction(value)) * scale + Fraction(1, 2))
    sign = "" if not parts else "−" if value < 0 else "+" if plus else ""
    whole, rest = divmod(parts, scale)
    return say("decimal", whole=f"{sign}{whole}", rest=f"{rest:0{decimals}}") if decimals else f"{sign}{whole}"


def euro(cents: int) -> Argument:
    """A sum of money; whole euros without their cents."""
    return say("euro", value=figure(Fraction(cents, 100), 2 if cents % 100 else 0))


def percent(share: Fraction | float, decimals: int = 1) -> Argument:
    """A share as a percentage."""
    return say("percent", value=figure(Fraction(share) * 100, decimals))
