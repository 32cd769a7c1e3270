### The journal and the exported tables of Nome in Codice tournaments.

codice-line-table = Round { $round }, table { $table }
codice-line-hand = Round { $round }, table { $table }, hand { $hand }
codice-line-winner = { $team } win
codice-line-opened = The book of a Nome in Codice tournament was opened
codice-line-started = First draw among { $teams } teams
codice-line-swapped = { $team }: chiefs swapped from round { $since } on
codice-line-paired = Round { $round }: { $pairings ->
    [one] 1 table
   *[other] { $pairings } tables
} ({ $why })
codice-why-draw = draw
codice-why-standings = by the standings
codice-why-entry = one team more
codice-why-withdrawal = one team fewer
codice-why-bye = bye moved
codice-why-by-hand = by hand
codice-why-correction = after a correction
codice-line-closed = Round { $round } closed
codice-line-ended = The tournament is over
codice-line-reported = { $place }: { $outcome } (say { $team })
codice-line-recorded = { $place }: { $outcome } (referee)
codice-line-confirmed = { $place }: { $outcome } (confirmed)
codice-line-disputed = { $place }: disputed by { $who }
codice-line-rival = { $place }: disputed, { $team } say: { $outcome }
codice-line-stood = { $place }: stands, nobody answered
codice-line-called = { $place }: { $who } calls a referee
codice-line-fixed = { $place }: corrected, { $outcome }
codice-line-decided = { $place }: { $what }
codice-line-given = the match goes to { $team } by decision
codice-line-given-nobody = both lose the match by decision
codice-line-proposed = { $place }: { $who } proposes, { $what }
codice-line-refused = { $place }: { $who } does not agree
codice-line-lifted = { $place }: decision taken back
codice-line-proposed-hand = { $place }: { $who } proposes, { $outcome }
codice-line-kept = The posted tables stand as they are

codice-sheet-number = number
codice-sheet-team = team
codice-sheet-players = players
codice-sheet-paid = paid
codice-sheet-box = box
codice-sheet-since = since round
codice-sheet-fate = state
codice-sheet-place = place
codice-sheet-round = round
codice-sheet-table = table
codice-sheet-hand = hand
codice-sheet-starter = starter
codice-sheet-winner = winner
codice-sheet-loser = loser
codice-sheet-ending = ending
codice-sheet-agents = loser's agents
codice-sheet-standing = confirmation
codice-sheet-total = hands won
codice-sheet-won-of = hands round { $round }
codice-sheet-own-of = points round { $round }
codice-sheet-all-of = all points round { $round }
codice-fate-in = in
codice-fate-withdrawn = withdrawn
codice-fate-disqualified = disqualified
codice-standing-reported = waiting
codice-standing-confirmed = confirmed
codice-standing-disputed = disputed
codice-by-decision = by decision
