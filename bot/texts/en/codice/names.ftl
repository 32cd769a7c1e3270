### Nome in Codice: what teams, rounds and matches are called, and how a hand is told.

# The cards

codice-nobody = nobody
codice-team-gone = a team that was voided
codice-round = round { $round } of { $of }
codice-sort-quarterfinal = quarter-finals
codice-sort-semifinal = semi-final
codice-sort-placement = placement
codice-sort-final = final
codice-team-players = { $team } ({ $players })
codice-seat = { $team } (spymaster { $chief }, with { $other })
codice-seat-alone = { $team } (spymaster { $chief })
codice-score = { $one } { $first }–{ $second } { $two }
codice-result = { $score }, points { $first }–{ $second }
codice-next-hand = Hand { $hand } of { $of } · starting: { $starter }; spymasters { $one } and { $two }
codice-outcome-agents = win for { $winner }; { $count ->
    [0] no agents
    [one] 1 agent
   *[other] { $count } agents
} for { $loser }
codice-outcome-time = win for { $winner }; { $loser } ran out of time with { $count ->
    [0] no agents found
    [one] 1 agent found
   *[other] { $count } agents found
}
codice-outcome-assassin = win for { $winner }; assassin found by { $loser }
codice-outcome-referee = win for { $winner } by the referee's decision; zero points for { $loser }
codice-outcome-nobody = nobody wins, neither { $one } nor { $two }: the referee decided
codice-match-given = the match goes to { $winner } over { $loser } by decision
codice-match-passed = win for { $winner } without playing
codice-match-empty = not played
codice-match-nobody = the match is lost by both, { $one } and { $two }, by decision
codice-stage-qualifying = Round { $round } of { $rounds }
codice-stage-quarterfinal = Quarter-final
codice-stage-semifinal = Semi-final
codice-stage-placement = Placement
codice-stage-final = Final

# The journal

codice-line-table = Round { $round }, table { $table }
codice-line-hand = Round { $round }, table { $table }, hand { $hand }
codice-line-winner = win for { $team }
codice-why-draw = draw
codice-why-standings = by the standings
codice-why-entry = one team more
codice-why-withdrawal = one team fewer
codice-why-bye = bye moved
codice-why-by-hand = by hand
codice-why-correction = after a correction
codice-line-given = the match goes to { $team } by decision
codice-line-given-nobody = both lose the match by decision

# The refusals

refused-codice-no-such-team = There is no team “{ $name }”: see them with /codice tables.
refused-codice-team-of-many = “{ $name }” can mean { $names }: write the whole name.
