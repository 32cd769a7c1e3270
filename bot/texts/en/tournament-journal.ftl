### The journal of every tournament: its name, entries, marks, the round's clock, held notices.

tournament-line-founded = { $who } opens the tournament { $name }
tournament-line-abandoned = { $who } closes the tournament before its end
tournament-line-entered = Entered: { $name }
tournament-line-admitted = { $entrant }: a place from round { $since } on
tournament-line-marked = { $entrant }: { $paid }, { $box }
tournament-line-withdrawn = { $entrant }: withdrawn
tournament-line-disqualified = { $entrant }: disqualified
tournament-line-replaced = { $entrant }: { $who } in the place of { $player }
tournament-line-paused = The round's clock was stopped
tournament-line-resumed = The round's clock runs on
tournament-line-extended = The round was given { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
}
tournament-line-time-up = The time of round { $round } was over
tournament-line-hold = Notices are held
tournament-line-hold-off = Notices are no longer held
tournament-line-released = { $notices ->
    [one] 1 notice posted
   *[other] { $notices } notices posted
}

tournament-entrant-gone = an entry that was voided
tournament-paid = fee paid
tournament-not-paid = fee to pay
tournament-box = brings a box
tournament-no-box = no box
