### Nome in Codice: standings, explanations, the bracket of the finals, the screen in the hall.

# Standings

codice-standings-after = Standings after round { $round } of { $rounds }
codice-standings-qualified = Standings after the qualifying rounds
codice-standings-final = Final standings
codice-standings-column-place = #
codice-standings-column-team = Team
codice-standings-column-won = Hands
codice-standings-column-round = Round { $round }
codice-standings-column-pbg = PBG
codice-standings-column-qualifying = Qualif.
codice-standings-qualify = The first { $teams } go to the finals.
codice-standings-ties = Level on hands, the last round decides (hands, then PBG), then the one before, and so on.
codice-standings-ties-robin = Level on hands, the matches among the tied decide (hands, then PBG), then the last round.
codice-standings-by-lot = * Level in everything: the lot decided.
codice-standings-withdrawn = Withdrawn: { $teams }
codice-standings-disqualified = Disqualified: { $teams }
codice-standings-first = 🥇 { $team }
codice-standings-second = 🥈 { $team }
codice-standings-third = 🥉 { $team }
codice-standings-part = { $name } · places { $first }–{ $last } of { $teams }
codice-standings-page = { $first }–{ $last }
codice-standings-why-button = Why?
codice-standings-bracket-button = Bracket

refused-codice-no-standings-yet = The first standings come at the end of round 1. Meanwhile: /codice tables
refused-codice-round-open = Round { $round } is not over yet: /codice tables says what is missing.
refused-codice-standings-held = The director is still looking at the standings of round { $round }.
refused-codice-post-held = The new notices wait for you: first “Review” and “Post”, or /codice hold no.

# Explanations

codice-explain-title = { $team } · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] place { $place }
}
codice-explain-title-out = { $team } · out of the standings
codice-explain-total = { $won ->
    [one] 1 hand won
   *[other] { $won } hands won
} in the qualifying rounds
codice-explain-played = { $round } · table { $table } · against { $opponent }: { $won ->
    [one] 1 hand
   *[other] { $won } hands
}, PBG { $pbg } ({ $own } points of { $all })
codice-explain-played-final = { $round } · table { $table } · against { $opponent }: { $won ->
    [one] 1 hand
   *[other] { $won } hands
}
codice-explain-bye = { $round } · bye: { $won ->
    [one] 1 hand
   *[other] { $won } hands
}, PBG { $pbg }
codice-explain-decided = { $round } · table { $table } · against { $opponent }, by decision: { $won ->
    [one] 1 hand
   *[other] { $won } hands
}, PBG { $pbg }
codice-explain-decided-final = { $round } · table { $table } · against { $opponent }, by decision: { $won ->
    [one] 1 hand
   *[other] { $won } hands
}
codice-explain-on = { $round } · table { $table } · against { $opponent }: being played, { $won }–{ $lost }
codice-explain-missed = { $round } · did not play: 0 hands
codice-explain-hand-agents = { $started ->
    [1] ▸
   *[other] { "" }
}{ $own }–{ $against }
codice-explain-hand-time = { $started ->
    [1] ▸
   *[other] { "" }
}{ $own }–{ $against } on time
codice-explain-hand-assassin = { $started ->
    [1] ▸
   *[other] { "" }
}{ $own }–{ $against } assassin
codice-explain-hand-referee = { $started ->
    [1] ▸
   *[other] { "" }
}{ $own }–{ $against } referee
codice-explain-hand-doubt = { $started ->
    [1] ▸
   *[other] { "" }
}{ $own }–{ $against } disputed
codice-explain-arrow = ▸ started the hand
codice-explain-lot = Lot for ties, drawn at the beginning: { $lot }
codice-explain-other-button = Compare…
codice-explain-team-button = { $team }

codice-explain-above = { $ahead } above { $behind }
codice-explain-decides = What decides: { $what }, { $ahead } against { $behind }
codice-explain-level = { $count ->
    [one] On the criterion before it they are level
   *[other] On the { $count } criteria before it they are level
}
codice-explain-column-what = Criterion
codice-explain-by-total = hands won in all
codice-explain-by-direct-points = hands won among the tied
codice-explain-by-direct-pbg = PBG among the tied
codice-explain-by-points = hands won in round { $round }
codice-explain-by-pbg = PBG of round { $round }
codice-explain-by-lot = the lot
codice-explain-by-finals = the place in the finals
codice-explain-share = { $percent } ({ $exact })
codice-explain-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
codice-explain-no-place = none

# Finals

codice-stage-qualifying = Round { $round } of { $rounds }
codice-stage-quarterfinal = Quarter-final
codice-stage-semifinal = Semi-final
codice-stage-placement = Placement
codice-stage-final = Final
codice-bracket-title = Finals
codice-bracket-as-now = As it would be if the qualifying rounds ended now. There are { $rounds } of them.
codice-bracket-not-yet = The standings after { $rounds } rounds will say who gets there.
codice-bracket-quarterfinal = Quarter-finals · { $hands } hands
codice-bracket-semifinal = Semi-finals · { $hands } hands
codice-bracket-placement = Placement matches · { $hands } hands
codice-bracket-final = Final · { $hands } hands
codice-bracket-for = { $letter } · { $place }
codice-bracket-to-come = { $match } · { $one } – { $two }
codice-bracket-on = { $match } · table { $table } · { $one } { $first }–{ $second } { $two }
codice-bracket-over = { $match } · { $one } { $first }–{ $second } { $two }
codice-bracket-decided = { $match } · { $what }
codice-bracket-seed = number { $seed } of the standings
codice-bracket-standings-button = Standings

refused-codice-no-finals = With { $teams } teams there are no finals: who is first in the standings wins.

# The screen in the hall

codice-board-entered = { $teams ->
    [one] Entries are open · 1 team
   *[other] Entries are open · { $teams } teams
}
codice-board-teams = Teams entered
codice-board-column-team = Team
codice-board-column-players = Players
codice-board-missing = { $count ->
    [one] { $round } · 1 table missing
   *[other] { $round } · { $count } tables missing
}
codice-board-over = The tournament is over · { $team } win
codice-board-round = Time of the round
codice-board-clock = Table { $table } · { $what }
codice-board-preparation = preparation
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
