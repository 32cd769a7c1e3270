"""What is general in tournaments: entrants, pairings, standings, brackets, the round's clock, notices, differences."""
