"""How fast the house is."""
