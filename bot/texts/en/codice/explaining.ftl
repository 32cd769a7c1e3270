### /codice explain: where points come from, why one stands above another.

# The commands

codice-explain = explain
    .about = Explain where the points come from, and why one team stands above another
    .example = /codice explain "The Bears" "The Wolves"
    .team = team
    .team-about = the team
    .other = other
    .other-about = the team to compare it with

# The cards

codice-explain-title = { $team } · { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
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
    [one] They are level on the criterion before it
   *[other] They are level on the { $count } criteria before it
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
codice-explain-place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
codice-explain-no-place = none

# The refusals

refused-codice-not-in-standings = Not in the standings: { $name }.
