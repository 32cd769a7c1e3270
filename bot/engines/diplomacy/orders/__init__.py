"""Reading the orders on a slip (article 9): the map, what was written, what of it counts."""
