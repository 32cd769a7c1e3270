### The journal and the exported tables of Diplomacy tournaments.

diplomacy-log-opened = A Diplomacy tournament's book was opened
diplomacy-log-board = Round { $round }, board { $board }
diplomacy-log-ties = Ties: (b) { $women ->
    [1] on
   *[other] off
}, (i) { $young ->
    [1] on
   *[other] off
}
diplomacy-log-stated = { $player } stated something for the ties
diplomacy-log-penalty = { $player }: −{ $points } points ({ $reason })
diplomacy-log-out = { $player }: disqualified{ $points ->
    [0] { "" }
   *[other] {" "}and −{ $points } points
} ({ $reason })
diplomacy-log-drafted = Round { $round } drafted: { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}
diplomacy-log-swapped = Draft changed: two seats swapped
diplomacy-log-declined = { $player } refuses the top table
diplomacy-log-urn = The powers of the top table came from the urn
diplomacy-log-counted = { $place }: { $year }, centres { $counts }
diplomacy-log-corrected = { $place }: { $year } corrected, centres { $counts }
diplomacy-log-finished = { $place }: closed
diplomacy-log-closed = Round { $round } is over
diplomacy-log-ended = The tournament is over
diplomacy-log-draw = { $place }: { $player } proposes a draw
diplomacy-log-variant = { $place }: a vote on the variant
diplomacy-log-ballot = { $place }: { $player } has voted
diplomacy-log-agreed = { $place }: the draw is agreed
diplomacy-log-refused = { $place }: the draw has failed
diplomacy-log-chosen = { $place }: { $variant }
diplomacy-log-late = { $place }: { $power } is late
diplomacy-log-minute = { $place }: { $power } takes the minute
diplomacy-log-clock = Clock of round { $round }, { $phase }: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
diplomacy-sheet-number = number
diplomacy-sheet-player = player
diplomacy-sheet-person = person
diplomacy-sheet-since = since round
diplomacy-sheet-fate = state
diplomacy-sheet-round = round
diplomacy-sheet-board = board
diplomacy-sheet-power = power
diplomacy-sheet-centres = centres
diplomacy-sheet-place = place
diplomacy-sheet-points = points
diplomacy-sheet-sum = sum
diplomacy-sheet-year = year
diplomacy-fate-in = in
diplomacy-fate-withdrawn = withdrawn
diplomacy-fate-disqualified = disqualified
