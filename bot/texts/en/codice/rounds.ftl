### /codice tables, bye, pair, pause, extend: a round, its tables, its clock.

# The commands

codice-tables = tables
    .about = Show the tables of a round, who starts, which hand is on
    .example = /codice tables
    .round = round
    .round-about = number of the round; without it, the current one

codice-bye = bye
    .about = Move the bye to another team
    .example = /codice bye "The Foxes"
    .team = team
    .team-about = the team that gets the bye

codice-pair = pair
    .about = Pair two teams by hand, before the round begins
    .example = /codice pair 2 "The Bears" "The Wolves"
    .table = table
    .table-about = number of the table
    .team1 = team1
    .team1-about = one of the two teams; article 17 says who starts
    .team2 = team2
    .team2-about = the other team

codice-pause = pause
    .about = Stop the round's clock or start it again; with minutes, add them
    .example = /codice pause 10
    .minutes = minutes
    .minutes-about = how many more minutes

# The cards

codice-mine-button = My table
refused-codice-no-table-of-yours = { $entered ->
    [1] You have no table in this round.
   *[other] You have no table in this round. If you were entered by name, the club first confirms that it is you.
}
codice-pairings-title = Tables · { $round }
codice-table-line = Table { $table } · { $one } – { $two } · starting: { $starter }
codice-table-stake = { $stake } · { $line }
codice-table-decided = Table { $table } · { $what }
codice-bye-line = Bye · { $team }: { $hands ->
    [one] 1 hand won
   *[other] { $hands } hands won
}, table { $table }
codice-bye-again = Bye number { $times } for { $team }
codice-round-ends = The round's time ends { $at }
codice-round-paused = The round's clock is stopped
codice-table-button = Table { $table }
codice-line-title = { $name } · { $round }
codice-you-meet = Table { $table }, against { $team } ({ $players })
codice-you-start = You start
codice-they-start = Starting: { $team }
codice-line-chiefs = Spymasters of the first hand: { $own } for you, { $other } for them
codice-you-rest = You sit this round out: it counts as { $hands ->
    [one] 1 hand won
   *[other] { $hands } hands won
}
codice-tables-title = Tables · { $round }
codice-missing-unplayed = { $count ->
    [one] Still playing: table { $tables }
   *[other] Still playing: tables { $tables }
}
codice-missing-awaiting = { $count ->
    [one] To be confirmed: table { $tables }
   *[other] To be confirmed: tables { $tables }
}
codice-missing-called = { $count ->
    [one] Waiting for a referee: table { $tables }
   *[other] Waiting for a referee: tables { $tables }
}
codice-state-over = ✅ Table { $table } · { $what }
codice-state-new = ▫️ { $line }
codice-state-on = ▶️ Table { $table } · { $score } · hand { $hand } of { $of }, starting: { $starter }
codice-close-button = Close the round
codice-closed = Closed: { $round }
codice-moved = Tables changed · { $round }
codice-moved-nothing = Nothing changed
codice-results-title = Results · { $round }
codice-result-line = Table { $table } · { $result }
codice-rested = Bye · { $team }: { $hands ->
    [one] 1 hand won
   *[other] { $hands } hands won
}
codice-prizes-title = { $name }: won by { $team }!
codice-prize-1 = 🥇 { $team }
codice-prize-2 = 🥈 { $team }
codice-prize-3 = 🥉 { $team }
codice-column-place = #
codice-column-team = Team
codice-column-players = Players
codice-to-standings-button = Standings
codice-time-up = Time is up · { $round }
codice-time-runs = The clock is running: { $minutes ->
    [one] one minute left
   *[other] { $minutes } minutes left
}
codice-time-stands = The clock is stopped: { $minutes ->
    [one] one minute left
   *[other] { $minutes } minutes left
}
codice-pause-button = Pause
codice-resume-button = Resume
codice-extend-button = +{ $minutes } min
codice-time-over = Time is up for the round
codice-round-clock-button = ⏱ Round clock

# The refusals

refused-codice-ended = The tournament is over: correct with /codice fix, naming the round.
refused-codice-no-such-round = The rounds posted go from 1 to { $last }.
refused-codice-no-such-table = In this round the tables go from 1 to { $last }.
refused-codice-round-other = This button is of another round: round { $round } is on now. See /codice tables.
refused-codice-round-begun = Round { $round } has begun: its tables are no longer changed by hand.
refused-codice-tables-held = The director is looking at the tables of round { $round }: they will be here soon.
refused-codice-tables-missing = Still to finish: tables { $tables }. The round closes with the last hand.
refused-codice-tables-are-fixed = In a round robin and in the finals the rules set the tables: they are not changed by hand.
refused-codice-no-bye = Nobody has a bye in this round.
refused-codice-has-the-bye = That team already has the bye.
refused-codice-same-team = They are the same team: name two.
refused-codice-own-team = It concerns your own team: another director has to do it.
refused-codice-not-in-this-round = There is no match for { $name } in this round.
