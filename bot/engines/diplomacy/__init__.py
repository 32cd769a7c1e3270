"""Diplomacy with Italia-2010: seats, centres, draws, scores, standings, the top table, the reading of orders."""
