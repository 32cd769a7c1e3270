"""Persons, accounts, rooms, and what is kept of people."""
