### /codice fix, walkover: what referees decide, and what the director then chooses.

# The commands

codice-fix = fix
    .about = Correct a hand; everything after it is worked out again
    .example = /codice fix 3 2 "The Wolves" agents 6
    .table = table
    .table-about = number of the table
    .hand = hand
    .hand-about = number of the hand
    .winner = winner
    .winner-about = the team that won
    .ending = ending
    .ending-about = how it ended: agents, time, assassin or referee
    .loser-agents = loser_agents
    .loser-agents-about = agents found by the losing team; needed with agents and time
    .round = round
    .round-about = number of the round; without it, the current one

codice-walkover = walkover
    .about = Decide the match, or just one hand, without it being played
    .example = /codice walkover 3 "The Wolves"
    .table = table
    .table-about = number of the table
    .loser = loser
    .loser-about = the team that loses; without it, both do
    .hand = hand
    .hand-about = number of the hand, if it is only for that one

# The cards

codice-penalty = Penalty for { $team } (article 32): round { $round }, table { $table }, hand { $hand }, { $who }
codice-penalise-button = ⚠️ Penalty for { $team }
codice-penalised = Penalty for { $team } (article 32): the turn ends here. Before the next clue the spymaster of { $other } covers one of that team's own words
codice-news-decided = { $line } — the referee has decided
codice-concerns = For { $one } and { $two }
codice-proposed = { $who } plays at this table and proposes — { $what }
codice-proposal-asks = Agreed? { $team } to answer ({ $players })
codice-agree-button = Agreed
codice-disagree-button = No, another referee
codice-lift-button = Take the decision back
codice-lifted = Table { $table }: what was played counts again
codice-fixed-title = Corrected: table { $table } of round { $round }
codice-recounted = Everything after it has been worked out again
codice-unsettled = After the correction the posted tables would be different: the director chooses
codice-unsettled-held = After the correction the tables on hold no longer follow from the standings
codice-choice-again = Tables to be chosen again
codice-unsettled-played = Already played, so these stay as they were:
codice-unsettled-begun = { $count ->
    [one] At table { $tables }
   *[other] At tables { $tables }
} something has already been recorded: the round cannot be paired again
codice-difference = Round { $round }, table { $table }: posted { $posted }; it would be { $now }
codice-difference-held = Round { $round }, table { $table }: on hold { $posted }; it would be { $now }
codice-no-table = no table
codice-rests = the bye of { $team }
codice-against = { $one } – { $two } (starting: { $starter })
codice-keep-button = Keep the tables
codice-again-button = Pair again
codice-kept = The tables stay as they are ({ $count ->
    [one] 1 difference left
   *[other] { $count } differences left
})
codice-paired-again = Round { $round } is paired again: these tables have changed

# The journal

codice-line-fixed = { $place }: corrected, { $outcome }
codice-line-penalised = { $place }: penalty for { $team } (article 32)
codice-line-decided = { $place }: { $what }
codice-line-proposed = { $place }: { $who } proposes, { $what }
codice-line-refused = { $place }: { $who } does not agree
codice-line-lifted = { $place }: decision taken back
codice-line-proposed-hand = { $place }: { $who } proposes, { $outcome }
codice-line-kept = The tables stay as they are

# The refusals

refused-codice-no-such-hand = At table { $table } { $last ->
    [0] there is no hand to correct yet
    [one] there is only hand 1
   *[other] the hands recorded go from 1 to { $last }
}.
refused-codice-tables-begun = Something is recorded at tables { $tables }: round { $round } cannot be paired again, keep the tables as they are.
refused-codice-nothing-to-settle = There is nothing left to choose: the tables are fine.
refused-codice-loser-not-here = That team is not at table { $table }: see /codice tables.
refused-codice-hand-is-so = Hand { $hand } of table { $table } is already recorded like that.
refused-codice-final-hand-needs-a-winner = In the finals somebody must win a hand: name who loses it.
refused-codice-own-table = You play at table { $table } yourself: another referee decides (article 6).
refused-codice-own-proposal = It was proposed on your side of table { $table }: the opponents answer.
refused-codice-nothing-proposed = There is nothing to agree on at table { $table }.
refused-codice-no-decision = There is no decision to take back at table { $table }.
refused-codice-leaves-open = Table { $table } of round { $round } would have no winner, and that cannot be: the tournament has gone on. If the last hand is wrong, take it back with /undo.
