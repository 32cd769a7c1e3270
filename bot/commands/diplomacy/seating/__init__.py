"""The seats of a round: drafted, changed by hand, posted."""
