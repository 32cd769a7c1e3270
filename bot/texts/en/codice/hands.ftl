### /codice hand, dispute: the table's card, the hands, the other team's word, disputes.

# The commands

codice-hand = hand
    .about = Record how a hand ended
    .example = /codice hand 3 "The Bears" assassin
    .table = table
    .table-about = number of the table
    .winner = winner
    .winner-about = the team that won
    .ending = ending
    .ending-about = how it ended: agents, time, assassin or referee
    .loser-agents = loser_agents
    .loser-agents-about = agents found by the losing team; needed with agents and time
    .hand = hand
    .hand-about = which hand, where it could be two: without it, the one that is meant

codice-dispute = dispute
    .about = Call a referee to the table
    .example = /codice dispute 3
    .table = table
    .table-about = number of the table
    .hand = hand
    .hand-about = which hand, where it could be two

choices-ending =
    .agents = agents
    .time = time
    .assassin = assassin
    .referee = referee

# The cards

codice-table-title = Table { $table } · { $round }
codice-hand-title = Table { $table } · hand { $hand } of { $of }
codice-hand-line = Hand { $hand }: { $outcome }
codice-match-won = Match to { $winner } over { $loser }
codice-won-button = Win for { $team }
codice-how = Win for { $winner }: how?
codice-how-agents = 🕵️ All agents found
codice-how-time = ⏱️ The others ran out of time
codice-how-assassin = 💀 The others found the assassin
codice-won-by-agents = Win for { $winner }: all agents found
codice-won-by-time = Win for { $winner }: { $loser } ran out of time
codice-count-started = How many agents did { $loser }, who started, find? 0 to { $most }
codice-count-followed = How many agents did { $loser }, who did not start, find? 0 to { $most }
codice-back-button = Back
codice-table-clock-button = ⏱️ Clock
codice-referee-button = ✋ Referee
codice-swap-button = Swap spymasters
codice-swapped = { $team }: the spymasters have changed turns
codice-swapped-later = { $team }: the spymasters change turns from round { $round } on
codice-confirm = { $team }, is that right? ({ $players })
codice-confirm-wait = If nobody objects it is confirmed after { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
codice-confirm-alone = Silence will not confirm it: it takes a word from { $team }, or from a referee
codice-confirm-button = Confirm
codice-confirm-all-button = Confirm all
codice-contest-button = Dispute
codice-contest-hand-button = Dispute hand { $hand }
codice-news-confirmed = { $line } — confirmed
codice-news-repeated = { $line } — already recorded: the opponents answer
codice-news-recorded = { $line } — recorded by the referee
codice-news-settled = { $line } — the referee has decided
codice-which-title = Table { $table }: which hand is it?
codice-which-told = { $line } — recorded, not yet final
codice-which-next = Hand { $hand }: the next one
codice-which-type = Nothing is recorded yet. Press, or write the number too: hand:{ $hand }
codice-which-button = Hand { $hand }
codice-told-alone = Only one team has reported this match, { $team }: the round waits for word from { $other } or a referee
codice-told-alone-director = { $who }, please hear the other team too
codice-stood = Table { $table }, hand { $hand }: it stands. No answer from { $team }
codice-disputed = Hand { $hand } is disputed
codice-says = According to { $team }: { $outcome }
codice-says-no = According to { $team } that is not right
codice-wants-referee = Referee asked for by { $team }
codice-referee-wants = The referee wants a closer look
codice-right-button = The right report: { $team }
codice-played-here = Hand { $hand } of { $of }: it is being played here, and records its own result
codice-referee-awaited = A referee is on the way
codice-referees-called = { $who }: a referee is needed at table { $table }
codice-referee-wanted = A referee is needed at table { $table }

# The journal

codice-line-swapped = { $team }: spymasters swapped from round { $since } on
codice-line-reported = { $place }: { $outcome } (according to { $team })
codice-line-recorded = { $place }: { $outcome } (referee)
codice-line-confirmed = { $place }: { $outcome } (confirmed)
codice-line-disputed = { $place }: disputed by { $who }
codice-line-rival = { $place }: disputed, according to { $team }: { $outcome }
codice-line-stood = { $place }: stands, nobody answered
codice-line-told-alone = { $place }: reported by one team only, waiting
codice-line-called = { $place }: { $who } calls a referee

# The refusals

refused-codice-table-of-before = You played at table { $table } in round { $round }: this is round { $now }, and you are not there. A hand from a round that is over is put right by a referee, with /codice fix.
refused-codice-not-your-table = Only its two teams and the referees can record the hands of table { $table }.
refused-codice-winner-not-here = That team is not at table { $table }: see /codice tables.
refused-codice-agents-missing = How many agents did the losing team find? Add a number from 0 to { $most } (article 33).
refused-codice-agents-too-many = { $started ->
    [1] The losing team started: it can have found 0 to { $most } agents, not { $have } (article 33).
   *[other] The losing team did not start: it can have found 0 to { $most } agents, not { $have } (articles 33 and 34).
}
refused-codice-agents-lost = Whoever finds the assassin has 0 points (article 36): leave the number of agents out.
refused-codice-agents-not-by-decision = By decision the losing team has 0 (article 32): leave the number of agents out.
refused-codice-hand-other = Table { $table } has moved on: hand { $hand } is next.
refused-codice-hand-here = Hand { $hand } of table { $table } is being played here: it records its own result. If it cannot be finished, call a referee with /codice dispute.
refused-codice-hand-disputed = Hand { $hand } of table { $table } is disputed: the referee decides first.
refused-codice-match-complete = Table { $table } has all its hands; to change one, use /codice fix.
refused-codice-match-decided = The match of round { $round } at table { $table } has already been given by decision.
refused-codice-referee-decides = Decisions are the referee's: call one with /codice dispute.
refused-codice-nothing-to-confirm = Hand { $hand } of table { $table } no longer awaits confirmation.
refused-codice-own-report = Your own team recorded hand { $hand } of table { $table }: the opponents answer.
refused-codice-referee-called = A referee has already been called to table { $table }.
refused-codice-begun-by-others = Somebody else is in the middle of reporting this hand. To report it yourself press “Back”, then the team that won.
