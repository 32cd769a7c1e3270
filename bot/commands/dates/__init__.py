"""The next dates of campaigns and tournaments, and how people write a moment."""
