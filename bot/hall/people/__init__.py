"""Persons, their accounts, rooms, clubs and languages; what the hall remembers of them; how a person is erased."""
