### The table: its card, the hands, the other team's word, disputes.

codice-nobody = nobody
codice-team-gone = a team that was voided
codice-round = round { $round } of { $of }
codice-sort-quarterfinal = quarterfinals
codice-sort-semifinal = semifinal
codice-sort-placement = placement
codice-sort-final = final
codice-team-players = { $team } ({ $players })
codice-seat = { $team } (chief { $chief }, with { $other })
codice-seat-alone = { $team } (chief { $chief })

codice-table-title = Table { $table } · { $round }
codice-hand-title = Table { $table } · hand { $hand } of { $of }
codice-score = { $one } { $first }–{ $second } { $two }
codice-result = { $score }, points { $first }–{ $second }
codice-next-hand = Hand { $hand } of { $of }: { $starter } start; chiefs { $one } and { $two }
codice-hand-line = Hand { $hand }: { $outcome }

codice-outcome-agents = { $winner } win; { $loser } found { $count ->
    [0] no agents
    [one] 1 agent
   *[other] { $count } agents
}
codice-outcome-time = { $winner } win; { $loser } ran out of time with { $count ->
    [0] no agents found
    [one] 1 agent found
   *[other] { $count } agents found
}
codice-outcome-assassin = { $winner } win; { $loser } found the assassin
codice-outcome-referee = { $winner } win by the referee's decision; { $loser } stay at zero
codice-outcome-nobody = nobody wins, neither { $one } nor { $two }: the referee decided

codice-match-won = { $winner } beat { $loser }
codice-match-given = the match goes to { $winner } over { $loser } by decision
codice-match-passed = { $winner } win without playing
codice-match-empty = not played
codice-match-nobody = the match is lost by both, { $one } and { $two }, by decision

# Recording, press by press

codice-won-button = { $team } win
codice-how = How did { $winner } win?
codice-how-agents = 🕵️ All agents found
codice-how-time = ⏱️ The others' time
codice-how-assassin = 💀 The others' assassin
codice-won-by-agents = { $winner } found all their agents
codice-won-by-time = { $winner } win: { $loser } ran out of time
codice-count-started = How many agents did { $loser } find? They started: 0 to { $most }
codice-count-followed = How many agents did { $loser } find? They did not start: 0 to { $most }
codice-back-button = Back
codice-table-clock-button = ⏱️ Clock
codice-referee-button = ✋ Referee
codice-swap-button = Swap chiefs
codice-swapped = { $team }: the chiefs have changed turns
codice-swapped-later = { $team }: the chiefs change turns from round { $round } on

# The other team's word

codice-confirm = { $team }, is that right? ({ $players })
codice-confirm-wait = Silence confirms it, after { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
codice-confirm-button = Confirm
codice-contest-button = Dispute
codice-news-confirmed = { $line } — confirmed
codice-news-recorded = { $line } — recorded by the referee
codice-news-settled = { $line } — the referee has decided
codice-stood = Table { $table }, hand { $hand }: it stands. { $team } did not answer

# Disputes

codice-disputed = Hand { $hand } is disputed
codice-says = { $team } say: { $outcome }
codice-says-no = { $team } say that it was not so
codice-wants-referee = { $team } ask for a referee
codice-referee-wants = The referee wants a closer look
codice-right-button = { $team } are right
codice-referee-awaited = A referee is on the way
codice-referees-called = { $who }: a referee is needed at table { $table }
codice-referee-wanted = A referee is needed at table { $table }

# What referees decide

codice-news-decided = { $line } — the referee has decided
codice-concerns = For { $one } and { $two }
codice-proposed = { $who } plays at this table and proposes — { $what }
codice-proposal-asks = { $team }, do you agree? ({ $players })
codice-agree-button = Agreed
codice-disagree-button = No, another referee
codice-lift-button = Take the decision back
codice-lifted = Table { $table }: what was played counts again
codice-fixed-title = Corrected: table { $table } of round { $round }
codice-recounted = Everything after it has been worked out again
codice-unsettled = After the correction the posted tables would be others: the director chooses
codice-choice-again = Tables to be chosen again
codice-unsettled-played = Played already, these stay as they were:
codice-unsettled-begun = { $count ->
    [one] At table { $tables }
   *[other] At tables { $tables }
} something is recorded already: the round cannot be paired again
codice-difference = Round { $round }, table { $table }: posted { $posted }; it would be { $now }
codice-no-table = no table
codice-rests = the bye of { $team }
codice-against = { $one } – { $two } ({ $starter } start)
codice-keep-button = Keep the tables
codice-again-button = Pair again
codice-kept = The posted tables stand as they are ({ $count ->
    [one] 1 difference left
   *[other] { $count } differences left
})
codice-paired-again = Round { $round } is paired again: these tables have changed
