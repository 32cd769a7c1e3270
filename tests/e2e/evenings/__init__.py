"""Evenings of tests/playthroughs, played over sockets."""
