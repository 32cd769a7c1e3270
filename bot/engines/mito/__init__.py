"""M.I.T.O. ladders for RisiKo: the rules alone."""
