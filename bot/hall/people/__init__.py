"""Persons, their accounts, rooms and clubs, and everything that is kept of one person."""
