"""What a board votes on: a draw, a variant."""
