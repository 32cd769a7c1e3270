"""Who sits where in a round: from what a director wants to the draft that is posted."""
