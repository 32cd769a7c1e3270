"""From a request to what is written: its meaning, its book, the form that asks for what is missing, its record."""
