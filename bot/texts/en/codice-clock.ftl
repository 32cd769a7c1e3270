### Nome in Codice: the clocks of the tables.

codice-clock-title = ⏱ Table { $table } · hand { $hand }
codice-clock-starts = { $team } starts
codice-clock-times = { $preparation ->
    [one] 1 minute
   *[other] { $preparation } minutes
} of preparation, then { $minutes } minutes for each team
codice-clock-preparing = Preparation: it ends { $ends }
codice-clock-preparation-stopped = Preparation stopped: { $left } left
codice-clock-then = Then the time of { $team } runs
codice-clock-runs-for = The time of { $team } runs: { $left }, it ends { $falls }
codice-clock-prepared = The preparation is over: play!
codice-clock-left = { $team }: { $left } left
codice-clock-left-turn = { $team }: { $left } left, it is their turn
codice-clock-still = The clocks stand still
codice-clock-match-over = No more is played at this table: the match is over.
codice-clock-fallen = ⏰ Table { $table } · time is up for { $team }

codice-clock-start-button = ▶️ Start the preparation
codice-clock-begin-button = We are ready
codice-clock-pass-button = { $team } pass
codice-clock-stop-button = ⏸ Stop
codice-clock-go-button = ▶️ Go on

codice-time-over = The time of the round is over
codice-round-clock-button = ⏱ Time of the round

codice-line-clock-started = { $place }: the preparation begins
codice-line-clock-prepared = { $place }: the preparation is over
codice-line-clock-passed = { $place }: pass
codice-line-clock-stopped = { $place }: the clocks stand still
codice-line-clock-runs-on = { $place }: the clocks run on
codice-line-flag-fell = { $place }: time is up for { $team }

refused-codice-clock-runs = The clock of table { $table } is already running: /codice clock { $table }
refused-codice-clock-prepared = The preparation is over: the time of { $team } runs. /codice clock { $table }
refused-codice-clock-turn = It is the turn of { $team } now: see /codice clock { $table }
