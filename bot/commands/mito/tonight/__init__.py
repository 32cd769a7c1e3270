"""The tables of tonight: opened, sat down to, ended."""
