### /codice bracket: the finals.

# The commands

codice-bracket = bracket
    .about = Show the bracket of the finals, as a picture
    .example = /codice bracket

# The cards

codice-bracket-title = Finals
codice-bracket-as-now = As it would be if the qualifying rounds ended now. There are { $rounds } of them.
codice-bracket-not-yet = The standings after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} will say who gets there.
codice-bracket-quarterfinal = Quarter-finals · { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
codice-bracket-semifinal = Semi-finals · { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
codice-bracket-placement = Placement matches · { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
codice-bracket-final = Final · { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
codice-bracket-for = { $letter } · { $place }
codice-bracket-to-come = { $match } · { $one } – { $two }
codice-bracket-on = { $match } · table { $table } · { $one } { $first }–{ $second } { $two }
codice-bracket-over = { $match } · { $one } { $first }–{ $second } { $two }
codice-bracket-decided = { $match } · { $what }
codice-bracket-seed = number { $seed } of the standings
codice-bracket-standings-button = Standings

# The refusals

refused-codice-no-finals = With { $teams } teams there are no finals: whoever is first in the standings wins.
