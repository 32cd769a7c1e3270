"""Tests of the check of exported books: what is forged is refused, by the command line and by the page alike."""
