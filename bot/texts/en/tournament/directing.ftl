### Every tournament: the round's clock and the notices held back.

# A known draw

gains-points = { $who }: { $before } → { $after }
known-draw-in = That way these come in: { $who }
known-draw-out = That way these are left out: { $who }

# The journal

tournament-line-paused = The round's clock was stopped
tournament-line-resumed = The round's clock was started again
tournament-line-extended = The round was given { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
}
tournament-line-time-up = Time was up for round { $round }
tournament-line-hold = Notices are held
tournament-line-hold-off = Notices are no longer held
tournament-line-released = { $notices ->
    [one] 1 notice posted
   *[other] { $notices } notices posted
}

# The refusals

refused-tournament-full = A tournament holds { $most } entrants at most, and there are more here. Check the file, or open a second tournament.
refused-tournament-clock-held = The clock of round { $round } starts when you post its tables: “Review” and “Post”.
refused-tournament-minutes-too-few = It takes at least a minute.
refused-tournament-no-round-on = No round is on now.
refused-tournament-held-already = Notices are already waiting for the director.
refused-tournament-not-held = Notices are not held.
refused-tournament-nothing-held = No notice is waiting.
