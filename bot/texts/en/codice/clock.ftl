### /codice clock: the clocks of the tables.

# The commands

codice-clock = clock
    .about = Open the two 7-minute clocks of a table, with buttons
    .example = /codice clock 3
    .table = table
    .table-about = number of the table

# The cards

codice-clock-title = ⏱ Table { $table } · hand { $hand }
codice-clock-starts = Starting: { $team }
codice-clock-times = { $preparation ->
    [one] 1 minute
   *[other] { $preparation } minutes
} of preparation, then { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} for each team
codice-clock-preparing = Preparation: ends { $ends }
codice-clock-preparation-stopped = Preparation stopped: { $left } left
codice-clock-then = Then the clock runs for { $team }
codice-clock-runs-for = The clock is running for { $team }: { $left } left, ends { $falls }
codice-clock-prepared = The preparation is over: play!
codice-clock-left = { $team }: { $left } left
codice-clock-left-turn = { $team }: { $left } left, to play
codice-clock-still = The clocks are stopped
codice-clock-match-over = Nothing more is played at this table: the match is over.
codice-clock-fallen = ⏰ Table { $table } · time is up for { $team }
codice-clock-start-button = ▶️ Start the preparation
codice-clock-begin-button = We are ready
codice-clock-pass-button = Pass for { $team }
codice-clock-stop-button = ⏸ Stop
codice-clock-go-button = ▶️ Resume

# The journal

codice-line-clock-started = { $place }: the preparation begins
codice-line-clock-prepared = { $place }: the preparation is over
codice-line-clock-passed = { $place }: pass
codice-line-clock-stopped = { $place }: clocks stopped
codice-line-clock-runs-on = { $place }: clocks running again
codice-line-flag-fell = { $place }: time is up for { $team }

# The refusals

refused-codice-clock-runs = The clock of table { $table } is already running: /codice clock { $table }
refused-codice-clock-prepared = The preparation is over: the clock runs for { $team }. /codice clock { $table }
refused-codice-clock-turn = It is { $team } to play now: see /codice clock { $table }
refused-codice-no-clock = The clock of table { $table } has not started: /codice clock { $table }
refused-codice-clock-on = The clock of hand { $hand } at table { $table } is already running.
refused-codice-clock-stopped = The clock of table { $table } is stopped: start it again first.
refused-codice-flag-fell = At table { $table } time is up for { $team }: record the hand.
