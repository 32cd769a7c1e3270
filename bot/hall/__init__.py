"""The application: commands declared once, cards, permissions, books in memory, the herald and the clock."""
