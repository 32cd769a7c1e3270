"""The name under which a game declares what a book notes of an absence of the house: at the moment of its last sign of
life, so clocks that ran on while nobody could press stand still."""

from __future__ import annotations

AWAY = "house.away"
