"""How dates are planned, and moments read."""
