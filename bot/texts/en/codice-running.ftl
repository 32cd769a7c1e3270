### The tournament: opening, entries, draw, tables, clock, notices.

codice-opened = { $name }: the tournament is open
codice-in-the-way = { $name } has not come to its end, and is still open in this room
codice-in-the-way-how = Closed, it is played no further, but it stays on record: you can find it again, and an undo opens it
codice-shut-button = Close it
codice-shut = { $name } is closed
codice-shut-how = You find it again with /journal book:codice
codice-open-button = Open { $name }
codice-how-to-enter = Teams are of two: { $command }, with a name and the players
codice-places = { $places ->
    [one] One place
   *[other] { $places } places
}: beyond them, those who bring a box enter first, then by entry
codice-enter-button = Enter a team
codice-entries-button = Entries
codice-start-button = Make the draw
codice-entered = { $team }: entered
codice-entered-late = It plays from round { $round } on, with 0 points for the rounds missed
codice-teams-count = { $count ->
    [0] No team has entered
    [one] 1 team has entered
   *[other] { $count } teams have entered
}
codice-boxes-count = { $count ->
    [0] No box
    [one] 1 box
   *[other] { $count } boxes
} for { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
codice-waits = There are { $places } places and none for it yet: those who bring a box come first
codice-is-waiting = waiting
codice-paid-button = 💶 Has paid
codice-box-button = 📦 Brings a box
codice-entries-title = Teams entered
codice-head-number = #
codice-head-team = Team
codice-head-players = Players
codice-head-paid = Fee
codice-head-box = Box
codice-head-place-kept = Place
codice-withdrawn = { $team }: withdrawn
codice-disqualified = { $team }: disqualified
codice-replaced = { $team }: { $by } in the place of { $player }

codice-imported = Entered { $count ->
    [one] 1 team
   *[other] { $count } teams
} of { $all }

codice-started = Here we go: { $teams } teams
codice-plan = { $rounds ->
    [one] One qualifying round
   *[other] { $rounds } qualifying rounds
}, then { $qualifiers } go through
codice-plan-finals = { $rounds ->
    [one] Finals: a single round
   *[other] Finals in { $rounds } rounds
}
codice-plan-robin = Round robin in { $rounds } rounds: everybody against everybody, no finals
codice-plan-extended = { $teams } teams are more than table 1 knows: I have extended it, one more round for each doubling
codice-left-out = No place for { $team }
codice-admit-button = Let { $team } in

# A round

codice-pairings-title = Tables · { $round }
codice-table-line = Table { $table } · { $one } – { $two } · { $starter } start
codice-table-stake = { $stake } · { $line }
codice-table-decided = Table { $table } · { $what }
codice-bye-line = Bye · { $team }: { $hands } hands won, table { $table }
codice-bye-again = { $team } have the bye { $times } times by now
codice-round-ends = The round's time ends { $at }
codice-round-paused = The round's clock stands still
codice-table-button = Table { $table }
codice-line-title = { $name } · { $round }
codice-you-meet = Table { $table }, against { $team } ({ $players })
codice-you-start = You start
codice-they-start = { $team } start
codice-line-chiefs = Chiefs of the first hand: { $own } for you, { $other } for them
codice-you-rest = You sit this round out: it counts as { $hands } hands won

codice-tables-title = Tables · { $round }
codice-missing-unplayed = { $count ->
    [one] Table { $tables } is missing
   *[other] Tables { $tables } are missing
}
codice-missing-awaiting = { $count ->
    [one] Table { $tables } awaits confirmation
   *[other] Tables { $tables } await confirmation
}
codice-missing-called = { $count ->
    [one] Table { $tables } awaits a referee
   *[other] Tables { $tables } await a referee
}
codice-state-over = ✅ Table { $table } · { $what }
codice-state-new = ▫️ { $line }
codice-state-on = ▶️ Table { $table } · { $score } · hand { $hand } of { $of }, { $starter } start
codice-close-button = Close the round
codice-closed = Closed: { $round }
codice-moved = Tables changed · { $round }
codice-moved-nothing = They were so already

codice-results-title = Results · { $round }
codice-result-line = Table { $table } · { $result }
codice-rested = Bye · { $team }: { $hands } hands won
codice-undone-pairings = Round { $round } is undone
codice-undone-pairings-why = What had begun it was undone: back to the round before
codice-undone-standings = Round { $round } is open again
codice-undone-standings-why = What had closed it was undone: its results and standings will be posted anew
codice-undone-results = The prizes are taken back
codice-undone-results-why = What had closed the tournament was undone: it goes on
codice-prizes-title = { $name }: { $team } win!
codice-prize-1 = 🥇 { $team }
codice-prize-2 = 🥈 { $team }
codice-prize-3 = 🥉 { $team }
codice-column-place = #
codice-column-team = Team
codice-column-players = Players
codice-to-standings-button = Standings

# Clock and notices

codice-time-up = Time is up · { $round }
codice-time-runs = The clock runs: { $minutes ->
    [one] one minute left
   *[other] { $minutes } minutes left
}
codice-time-stands = The clock stands: { $minutes ->
    [one] one minute left
   *[other] { $minutes } minutes left
}
codice-pause-button = Pause
codice-resume-button = Run on
codice-extend-button = +{ $minutes } min
codice-hold-on = From now on notices wait for the director
codice-hold-how = Tables, standings and prizes: when there is one I say so here, and the director sees it before all
codice-hold-off = Notices go out by themselves again
codice-hold-off-button = Hold no longer
codice-held-title = Notices that wait for the director
codice-held-changed = The tables that wait have changed: the director sees them with “Review”
codice-held-unsettled = The tables that wait would be others: the director chooses from “Review”
codice-held-pairings = Tables of round { $round }
codice-held-standings = Results and standings after round { $round }
codice-held-results = Prize list
codice-review-button = Review
codice-release-button = Post
codice-released = Notices posted
codice-posted = Posted in { $room }
