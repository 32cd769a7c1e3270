### /codice match: a whole match in one line or on one card, the open tables, the slips of a round.

# The commands

codice-match = match
    .about = Record a whole match, or all the slips of a round
    .example = /codice match 3 "Bears 5, Wolves A, Bears 2"
    .table = table
    .table-about = number of the table; without it, all open tables
    .hands = hands
    .hands-about = who won each hand, and the others' agents; A assassin, T3 time. Several tables with “;”

# The cards

codice-tell-title = Table { $table } · whole match
codice-tell-hand = Hand { $hand } of { $of } · starting: { $starter }
codice-tell-side = { $letter } win for { $winner }: agents found by { $loser }
codice-tell-how = One tap a hand; 💀 if the others found the assassin
codice-tell-how-time = The losers ran out of time: with how many agents found?
codice-tell-time-button = ⏱️ Out of time
codice-tell-agents-button = 🕵️ Not out of time
codice-tell-record-button = { $count ->
    [one] Record the hand
   *[other] Record { $count } hands
}
codice-match-button = 📋 Whole match
codice-open-tables = { $count ->
    [0] No open table
    [one] One open table
   *[other] { $count } open tables
}
codice-open-table = Table { $table } · { $score } · { $what }
codice-open-referee = waiting for a referee
codice-open-confirm = hand { $hands }: waiting for { $team } to confirm
codice-open-hands = { $count ->
    [one] hand { $hands } is missing
   *[other] hands { $hands } are missing
}
codice-told-now = Recorded · Table { $table } · { $score }
codice-told-waits = { $count ->
    [one] Hand { $hands } is not recorded: report it
   *[other] Hands { $hands } are not recorded: report them
} once the referee has decided.
codice-slips-button = 📝 Slips
codice-slips-asked = { $count ->
    [one] 1 slip
   *[other] { $count } slips
}: is that right?
codice-slips-not-yet = Nothing is recorded yet.
codice-slips-recorded = { $count ->
    [0] No slip recorded
    [one] One slip recorded
   *[other] { $count } slips recorded
}
codice-slips-record-button = { $count ->
    [one] Record one table
   *[other] Record { $count } tables
}
codice-slips-mend-button = Correct the text
codice-slips-column-table = Table
codice-slips-column-hand = Hand { $hand }
codice-slips-column-result = Result
codice-slips-agents = { $team }: { $count }
codice-slips-time = { $team }: ⏱ { $count }
codice-slips-assassin = { $team }: 💀
codice-slips-referee = { $team }: ⚖
codice-slips-trouble = Table { $table }: { $why }

# Refusals

refused-codice-match-is-so = All of that is already recorded for table { $table }.
refused-codice-hands-too-many = At table { $table } the match ends after { $hands ->
    [one] one hand
   *[other] { $hands } hands
}: there are more here.
refused-codice-hand-otherwise = Hand { $hand } of table { $table } is confirmed with another result: /codice fix changes it.
refused-codice-slips-unread = I do not understand this: “{ $value }”. First the table, then for each hand who won and the others' agents: /codice match 3 "Bears 5, Wolves A, Bears 2"
refused-codice-slips-two-ways = This can be read in two ways: put a comma between hands and “;” between tables, and write whole names.
refused-codice-slips-twice = Table { $table } is there twice: keep one slip.
