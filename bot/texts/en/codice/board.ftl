### Nome in Codice: the screen in the hall.

codice-board-entered = { $teams ->
    [one] Entries are open · 1 team
   *[other] Entries are open · { $teams } teams
}
codice-board-teams = Teams entered
codice-board-column-team = Team
codice-board-column-players = Players
codice-board-missing = { $count ->
    [one] { $round } · 1 table still playing
   *[other] { $round } · { $count } tables still playing
}
codice-board-over = The tournament is over · won by { $team }
codice-board-round = Time of the round
codice-board-clock = Table { $table } · { $what }
codice-board-preparation = preparation
codice-board-leads-to = What the last tables decide
codice-board-tables = Tables · ▸ who starts
codice-board-column-table = Table
codice-board-column-teams = Teams
codice-board-score = { $first }–{ $second }
codice-board-starts = ▸ { $team }
codice-board-hand = hand { $hand }/{ $of }
codice-board-to-confirm = to be confirmed
codice-board-referee = referee!
codice-board-done = over
codice-board-decided = by decision
codice-board-rests = sits out
codice-board-next = Next
codice-board-meets = Against { $team }
codice-board-rests-next = You sit the next round out
codice-board-meets-winner = Against the winner of match { $match }
codice-board-meets-loser = Against the loser of match { $match }
