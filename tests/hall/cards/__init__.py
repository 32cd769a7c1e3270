"""Cards, boards and what stands on them."""
