"""From a request to what is written: its meaning, its book, its permissions, its answer."""
