"""The rules: dice that can be checked, books that fold, and what a roll means."""
