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
codice-clock-preparing = Preparation: it ends { $ends }
codice-clock-preparation-stopped = Preparation stopped: { $left } left
codice-clock-then = Then the time of { $team } runs
codice-clock-runs-for = The time of { $team } runs: { $left }, it ends { $falls }
codice-clock-prepared = The preparation is over: play!
codice-clock-left = { $team }: { $left } left
codice-clock-left-turn = { $team }: { $left } left, on turn
codice-clock-still = The clocks stand still
codice-clock-match-over = No more is played at this table: the match is over.
codice-clock-fallen = ⏰ Table { $table } · time is up for { $team }
codice-clock-start-button = ▶️ Start the preparation
codice-clock-begin-button = We are ready
codice-clock-pass-button = Pass for { $team }
codice-clock-stop-button = ⏸ Stop
codice-clock-go-button = ▶️ Go on

# The journal

codice-line-clock-started = { $place }: the preparation begins
codice-line-clock-prepared = { $place }: the preparation is over
codice-line-clock-passed = { $place }: pass
codice-line-clock-stopped = { $place }: the clocks stand still
codice-line-clock-runs-on = { $place }: the clocks run on
codice-line-flag-fell = { $place }: time is up for { $team }

# The refusals

refused-codice-clock-runs = The clock of table { $table } is already running: /codice clock { $table }
refused-codice-clock-prepared = The preparation is over: the time of { $team } runs. /codice clock { $table }
refused-codice-clock-turn = It is the turn of { $team } now: see /codice clock { $table }
refused-codice-no-clock = The clock of table { $table } has not started: /codice clock { $table }
refused-codice-clock-on = The clock of hand { $hand } at table { $table } is on already.
refused-codice-clock-stopped = The clock of table { $table } stands still: let it run first.
refused-codice-flag-fell = At table { $table } the time of { $team } is over: record the hand.
