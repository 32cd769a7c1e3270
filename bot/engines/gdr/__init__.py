"""Role-playing tournaments judged with RBB 2.0: the adventure, the judges' sheets, the scores."""
